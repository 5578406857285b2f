"""What is not played, said in Italian: rules of the table, events, and the nodes of a tree."""

from __future__ import annotations

from judgekit.magic.language import rule_names, tree


def rule_said(name: str) -> str:
    said = rule_names.OF_THINGS.get(name) or rule_names.ABOUT.get(name, "").replace("{}", "…") or _OF_TABLE.get(name)
    return f"«{said}»" if said else "una regola sulla partita"


def node_said(node: object) -> str:
    return NODES.get(type(node), "una parte della frase")


_OF_TABLE = {"open hands": "gioca con la mano scoperta", "no maximum hand size": "non ha limite di carte in mano"}
EVENTS = {
    "reveals": "rivelare",
    "turns up": "essere girato a faccia in su",
}
STATUS = {
    "chosen": "scelto",
}
NODES: dict[type, str] = {
    tree.Choose: "scegliere una qualità o una cosa",
    tree.BecomeCopy: "diventare una copia",
    tree.Change: "un cambiamento",
    tree.PartySize: "la compagnia",
    tree.Roll: "tirare un dado",
    tree.Rolled: "la tabella dei risultati di un dado",
    tree.DieResult: "il risultato di un dado",
    tree.Granter: "un’abilità data ad altri che nomina chi la dà",
    tree.UnattachCost: "togliere un Equipaggiamento come costo",
    tree.InIdentity: "il mana dell’identità di colore del comandante",
    tree.CouldProduce: "il mana che una terra potrebbe produrre",
    tree.TimesHappened: "quante volte è accaduto nel turno",
    tree.HappenedAmount: "quanto è stato guadagnato o perso nel turno",
    tree.Devotion: "la devozione a un colore",
    tree.CopySpell: "copiare una magia o un’abilità",
    tree.CopyToken: "creare pedine che sono copie",
    tree.Counter: "neutralizzare",
    tree.Suspect: "sospettare",
    tree.Goad: "spronare",
    tree.Exert: "stremare",
    tree.Excess: "il danno in eccesso",
    tree.Damage: "infliggere danno",
    tree.Discard: "scartare certe carte",
    tree.Draw: "pescare",
    tree.ExtraTurn: "un turno addizionale",
    tree.DayOrNight: "il giorno e la notte",
    tree.TimeIs: "il giorno e la notte",
    tree.Half: "la metà di una quantità",
    tree.Instead: "un effetto che ne sostituisce un altro",
    tree.Look: "guardare carte",
    tree.MoreLands: "giocare altre terre",
    tree.PlayOnly: "un limite a quando si gioca",
    tree.Plus: "una quantità più un numero",
    tree.Populate: "popolare",
    tree.Prevent: "prevenire danno",
    tree.Reflexive: "«quando lo fai»",
    tree.PutCounters: "mettere segnalini",
    tree.PutInto: "mettere in una zona",
    tree.Rearrange: "riordinare carte",
    tree.RemoveCounters: "togliere segnalini",
    tree.RemoveFromCombat: "rimuovere dal combattimento",
    tree.Reveal: "rivelare carte",
    tree.Skip: "saltare una fase o un turno",
    tree.Token: "mettere in gioco pedine",
    tree.Divide: "separare carte in mucchi",
    tree.ChoosePile: "scegliere un mucchio",
    tree.Fateseal: "destino",
    tree.Vote: "votare",
    tree.VotesFor: "i voti",
    tree.WinsTheVote: "i voti",
    tree.Discover: "scoprire",
    tree.BecomeMonarch: "diventare il monarca",
    tree.ControlPlayer: "controllare un giocatore",
    tree.TemptByRing: "essere tentati dall’Anello",
    tree.TakeInitiative: "prendere l’iniziativa",
    tree.EndCombat: "far terminare la fase di combattimento",
    tree.EndTurn: "far terminare il turno",
    tree.Venture: "esplorare il dungeon",
    tree.RoleToken: "una pedina Ruolo",
    tree.Incubate: "incubare",
    tree.Solve: "risolvere un Caso",
    tree.TimeTravel: "viaggiare nel tempo",
    tree.SpeedUp: "aumentare la velocità",
    tree.MaxSpeed: "la velocità massima",
    tree.Solved: "un Caso risolto",
    tree.Charged: "i simboli di stazione",
    tree.Planeswalk: "viaggiare tra i piani",
    tree.Chaos: "scatenare il caos",
    tree.TopCards: "le prime carte del grimorio",
    tree.TopOfGraveyard: "le prime carte del cimitero",
}
