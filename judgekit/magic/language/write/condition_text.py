"""Conditions and costs."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import plain
from judgekit.magic.language.tree import Filter, You, same
from judgekit.magic.language.write.noun_forms import ending, number, phrase
from judgekit.magic.language.write.noun_text import Things
from judgekit.magic.language.write.verb_forms import braced, unwritten
from judgekit.magic.vocabulary import TIMES

# A cost: as it is told, after `puoi`, after `a meno che non`.
DO, TO, UNLESS = range(3)

_COSTS: dict[type, tuple[str, str, str]] = {
    tree.Mana: ("paga", "pagare", "paghi"), tree.PayLife: ("paga", "pagare", "paghi"),
    tree.PayEnergy: ("paga", "pagare", "paghi"),
    tree.SacrificeCost: ("sacrifica", "sacrificare", "sacrifichi"), tree.DiscardCost: ("scarta", "scartare", "scarti"),
    tree.TapOthers: ("TAPpa", "TAPpare", "TAPpi"), tree.ExertCost: ("strema", "stremare", "stremi"),
    tree.CounterCost: ("rimuovi", "rimuovere", "rimuova"), tree.PutCounterCost: ("metti", "mettere", "metta"),
    tree.ExileCost: ("esilia", "esiliare", "esili"), tree.PutCost: ("metti", "mettere", "metta"),
    tree.ReturnCost: ("riprendi in mano", "riprendere in mano", "riprenda in mano"),
}  # fmt: skip


class Conditions(Things):
    """What has to be so, and what is paid."""

    def condition(self, node: object) -> str:  # noqa: PLR0915  (one case after another)
        match node:
            case tree.Exists(Filter(status=("commander",), controller="you", owner="you"), ">=", 1):
                return "controlli il tuo comandante"
            case tree.Exists(of, (">=" | "<=") as sign, n) if of.zone == "graveyard":
                how = "più" if sign == ">=" else "meno"
                where = "sono nel tuo cimitero" if of.owner == "you" else "sono in un cimitero"
                return f"{number(n)} o {how} {self.every(of._replace(zone='battlefield', owner=''))} {where}"
            case tree.Exists(of, "=", 0) if of.controller == "you":
                return f"non controlli {self.every(of._replace(controller=''))}"
            case tree.Exists(of, ">=", n) if of.controller == "you":
                bare = of._replace(controller="")
                return "controlli " + (self.one(bare).text if n == 1 else f"{number(n)} {self.every(bare)}")
            case tree.Exists(of, "=", 0) if not of.controller:
                return f"non ci sono {self.every(of)} in gioco"
            case tree.Exists(of, ">=", n) if of.controller == "opponent":
                bare = of._replace(controller="")
                if n == 1:
                    return f"un avversario controlla {self.one(bare).text}"
                return f"i tuoi avversari controllano {number(n)} o più {self.every(bare)}"
            case tree.Compared(tree.Stat("hand", You()), (">=" | "<=") as sign, int(n)):
                return f"hai {n} carte o {'meno' if sign == '<=' else 'più'} in mano"
            case tree.Exists(of, ">=", 1) if of.controller == "defending player":
                return f"il giocatore in difesa controlla {self.one(of._replace(controller='')).text}"
            case tree.Exists(of, ">=", 1) if of.harm is not None and of.harm.thus:
                return f"è stato inflitto danno a {self.one(of._replace(harm=None)).text} in questo modo"
            case tree.Exists(of, ">=", 1) if not of.controller:
                return f"c'è {self.one(of).text}"
            case tree.Compared(tree.Stat("life", You()), "<", int(n)):
                return f"i tuoi punti vita sono meno di {n}"
            case tree.Compared(tree.Stat("life", You()), (">=" | "<=") as sign, int(n)):
                return f"hai {n} punti vita o {'meno' if sign == '<=' else 'più'}"
            case tree.Compared(tree.Stat("hand", You()), "=", 0):
                return "non hai carte in mano"
            case tree.Compared(tree.Stat("hand", one), ">", tree.Stat("hand", You())):
                return f"{self.somebody(one)} ha in mano più carte di te"
            case tree.Fits(tree.This(), of) if same(of, Filter(controller="you")):
                return f"controlli {self.self}"
            case tree.Not(tree.Compared(tree.Stat("hand", tree.Opponent()), ">=", tree.Stat("hand", You()))):
                return "hai in mano più carte di ogni avversario"
            case tree.CastInMain():
                return f"hai lanciato {self.name or 'questa magia'} durante la tua fase principale"
            case tree.ClassLevel("=", level):
                return f"{self.self} è di livello {level}"
            case tree.ClassLevel(_, level):
                return f"{self.self} è di livello {level} o superiore"
            case tree.CastBy("dono"):
                return "il dono è stato promesso"
            case tree.Not(tree.CastBy("dono")):
                return "il dono non è stato promesso"
            case tree.CastBy("barattare"):
                return "questa magia è stata barattata"
            case tree.CastBy("predire"):
                return "questa magia è stata predetta"
            case tree.CastBy(word) if plain(word) != word:
                raise unwritten(node)  # which of its copies, only what that costs would tell
            case tree.CastBy(word):
                return f"è stato pagato il suo costo di {word}"
            case tree.HadCounter(""):
                return "aveva segnalini"
            case tree.HadCounter(kind):
                return f"aveva un segnalino {kind}"
            case tree.Fits(tree.It(), of) if not of.zone:
                return f"è {self.one(of).text}"
            case tree.Fits(what, Filter(noun="object", status=("kicked",))):
                noun = self.thing(what, subject=True)
                form = ending(noun.gender, noun.many)
                return f"{noun.text} è stat{form} potenziat{form}"
            case tree.Fits(what, Filter(either=(_, *_) as sorts)) if all(s == Filter(status=s.status) for s in sorts):
                return " o ".join(self.condition(tree.Fits(what, each)) for each in sorts)
            case tree.Fits(what, of) if (of.any_subtypes and not of.types) or same(of, Filter(types=of.types, zone="")):
                noun = self.thing(what, subject=True)
                return f"{noun.text} è {self.one(of).text}"
            case tree.Fits(what, of) if not of.either:
                noun = self.thing(what, subject=True)
                quals = phrase(of, noun.many, self.amount).text.removeprefix("permanente ")
                if noun.gender == "f":
                    quals = phrase(of._replace(types=("creature",)), noun.many, self.amount).text.removeprefix(
                        "creatura "
                    )
                return f"{noun.text} è {quals}"
            case tree.Not(tree.CastLastTurn(1, False)):
                return "nell'ultimo turno non sono state lanciate magie"
            case tree.CastLastTurn(n, True):
                return f"nell'ultimo turno un giocatore ha lanciato {number(n)} o più magie"
            case tree.TimeIs(""):
                return "non è né giorno né notte"
            case tree.TimeIs(time):
                return f"è {TIMES[time]}"
            case tree.Not(tree.Fits(tree.This(), Filter(status=("tribute",)))):
                return "il tributo non è stato pagato"
            case tree.Bears(You(), "dungeon"):
                return "hai completato un dungeon"
            case tree.Bears(You(), "monarch"):
                return "sei il monarca"
            case tree.Bears(You(), "initiative"):
                return "hai l’iniziativa"
            case tree.Not(tree.Bears(You(), "initiative")):
                return "non hai l’iniziativa"
            case tree.Not(tree.Bears(You(), "monarch")):
                return "non sei il monarca"
            case tree.Bears(You(), "blessed"):
                return "hai la benedizione della città"
            case tree.Not(tree.Bears(You(), "blessed")):
                return "non hai la benedizione della città"
            case tree.YourTurn():
                return "è il tuo turno"
            case tree.Not(tree.YourTurn()):
                return "non è il tuo turno"
            case tree.WasCast():
                return "l'hai lanciata"
            case tree.Happened():
                return self.happened(node)
            case tree.Not(tree.Happened(event, 1) as never) if isinstance(event.what, You):
                return f"non {self.happened(never)}"
            case tree.Compared(tree.Stat("life", tree.Opponent()), "<", tree.Stat("life", You())):
                return "hai più punti vita di un avversario"
            case tree.Not(tree.Compared(tree.Stat("life", tree.Opponent()), ">=", tree.Stat("life", You()))):
                return "hai più punti vita di ogni avversario"
            case tree.Compared(tree.Stat("life", who), (">=" | "<=") as sign, int(n)):
                return f"{self.somebody(who)} ha {n} o {'meno' if sign == '<=' else 'più'} punti vita"
            case tree.Not(tree.Compared(tree.Stat("life", tree.EachPlayer() | tree.Opponent() as who), ">", int(n))):
                return f"{self.player(who).text} ha {n} o meno punti vita"
            case tree.Not(tree.Compared(tree.Stat("life", tree.EachPlayer() | tree.Opponent() as who), "<", int(n))):
                return f"{self.player(who).text} ha {n} o più punti vita"
            case tree.Not(tree.Fits(what, of)) if not of.either:
                return self.condition(tree.Fits(what, of)).replace(" è ", " non è ", 1)
        raise unwritten(node)

    def somebody(self, who: object) -> str:
        """The player of a condition that holds if one of several is so."""
        if isinstance(who, tree.Opponent):
            return "un avversario"
        return "un giocatore" if isinstance(who, tree.EachPlayer) else str(self.player(who).text)

    def happened(self, node: tree.Happened) -> str:
        """What has happened this turn."""
        event, n = node.event, node.times
        if tree.LAST_TURN in event.where:
            raise unwritten(node)
        match event.kind, event.what, event.other:
            case "gains life", You(), None:
                return "hai guadagnato punti vita in questo turno"
            case "loses life", You(), None:
                return "hai perso punti vita in questo turno"
            case (("gains life" | "loses life"), who, None) if not isinstance(who, Filter):
                verb = "guadagnato" if event.kind == "gains life" else "perso"
                return f"{self.somebody(who)} ha {verb} punti vita in questo turno"
            case "player attacks", You(), None:
                return "hai attaccato in questo turno"
            case "plays", Filter() as of, You() if node.besides:
                if n != 1:
                    raise unwritten(node)
                return f"hai giocato {self.one(of._replace(other=True)).text} in questo turno"
            case "plays", Filter() as of, You():
                what = self.one(of).text if n == 1 else f"{number(n, 'f')} {self.every(of)}"
                return f"hai giocato {what} in questo turno"
            case "dies", Filter() as of, None if not of.either:
                noun = self.one(of)
                bare = noun.text if n == 1 else f"{number(n, noun.gender)} {self.every(of)}"
                end = ending(noun.gender, n > 1)
                return f"{bare} {'sono' if n > 1 else 'è'} mort{end} in questo turno"
            case "leaves", Filter() as of, None if n == 1 and of.controller == "you":
                noun = self.one(of._replace(controller=""))
                return f"{noun.text} che controllavi ha lasciato il campo di battaglia in questo turno"
            case "enters", Filter() as of, None if n == 1 and of.controller == "opponent":
                noun = self.one(of._replace(controller=""))
                return f"un avversario ha fatto entrare in gioco {noun.text} sotto il suo controllo in questo turno"
            case "enters", Filter() as of, None if n == 1 and of.controller == "you":
                noun = self.one(of._replace(controller=""))
                return (
                    f"{noun.text} è entrat{ending(noun.gender, False)} in gioco sotto il tuo controllo in questo turno"
                )
        raise unwritten(node)

    def unless_so(self, node: object) -> str:
        """A condition behind `a meno che`, with the `non` that denies nothing."""
        match node:
            case tree.Bears(You(), "blessed"):
                return "tu non abbia la benedizione della città"
            case tree.Exists(of, ">=", n) if of.controller in {"you", "defending player", "opponent"}:
                who = {"you": "tu", "opponent": "un avversario"}.get(of.controller, "il giocatore in difesa")
                bare = of._replace(controller="")
                if n > 1 and of.controller == "opponent":
                    return f"i tuoi avversari non controllino {number(n)} o più {self.every(bare)}"
                return f"{who} non controlli " + (self.one(bare).text if n == 1 else f"{number(n)} {self.every(bare)}")
            case _:
                return self.condition(node)

    def costs(self, costs: tuple[object, ...], *, spoken: bool = False, mood: int = DO) -> str:
        said = [self.cost(cost, mood=mood, spoken=spoken or mood != DO) for cost in costs]
        return (", " if mood == DO else " e ").join(said)

    def cost(self, cost: object, *, mood: int = DO, spoken: bool = False) -> str:
        verb = _COSTS[type(cost)][mood] if type(cost) in _COSTS else ""
        match cost:
            case tree.Mana(symbols):
                return f"{verb} {braced(symbols)}" if spoken else braced(symbols)
            case tree.UntapCost():
                return "{Q}"
            case tree.TapCost():
                return "{T}"
            case tree.PayEnergy(int(n)):
                return f"{verb} {'{E}' * n}"
            case tree.PayLife(n):
                return f"{verb} {self.measured(n, 'punto vita', 'punti vita')}"
            case tree.DiscardCost(Filter() as of, n, at_random) if of == Filter("card", zone="hand"):
                return f"{verb} {self.measured(n, 'carta', 'carte', 'f')}" + (" a caso" if at_random else "")
            case tree.DiscardCost(Filter() as of, n):
                return f"{verb} {self.cost_things(of._replace(zone='battlefield'), n)}"
            case tree.ExileCost(tree.This()) if self.zone == "graveyard":
                return f"{verb} {self.self} dal tuo cimitero"
            case tree.PutCost(tree.TopCards() as top):
                return f"{verb} {self.thing(top).text} nel tuo cimitero"
            case tree.PutCost(Filter(zone="hand" | "graveyard") as of, "library", n, place):
                where = "in cima" if place == "top" else "in fondo"
                return f"{verb} {where} al tuo grimorio {self.cost_things(of, n)}"
            case tree.PutCost(Filter(zone="hand") as of, "graveyard", n):
                return f"{verb} nel tuo cimitero {self.cost_things(of, n)}"
            case tree.LoyaltyCost(n, down):
                return f"{'−' if down else '+' if n else ''}{'X' if isinstance(n, tree.X) else n}"
            case tree.ExertCost(of):
                return f"{verb} {self.thing(of).text}"
            case tree.CounterCost(kind, of=tree.This(), every=True):
                return f"{verb} tutti i {self.counters(kind, 2).partition(' ')[2]} da {self.self}"
            case tree.CounterCost(kind, of=tree.This(), least=1):
                return f"{verb} uno o più {self.counters(kind, 2).partition(' ')[2]} da {self.self}"
            case tree.CounterCost(kind, n, tree.This()):
                return f"{verb} {self.counters(kind, n)} da {self.self}"
            case tree.CounterCost(kind, n, Filter() as of):
                return f"{verb} {self.counters(kind, n)} da {self.one(of._replace(controller='you')).text}"
            case tree.PutCounterCost(kind, n, tree.This()):
                return f"{verb} {self.counters(kind, n)} su {self.self}"
            case tree.PutCounterCost(kind, n, Filter() as of):
                return f"{verb} {self.counters(kind, n)} su {self.one(of._replace(controller='you')).text}"
            case tree.EitherCost(options):
                return " o ".join(self.costs(option, spoken=spoken, mood=mood) for option in options)
            case tree.SacrificeCost(Filter() as of, _, True):
                return f"{verb} {self.one_of_each(of)}"
            case (
                tree.SacrificeCost(of, n)
                | tree.TapOthers(of, n)
                | tree.ExileCost(of, n)
                | tree.ReturnCost(of, n)
                | tree.DiscardCost(of, n)
            ):
                return f"{verb} {self.cost_things(of, n)}"
        raise unwritten(cost)

    def one_of_each(self, of: Filter) -> str:
        each = [self.one(sort).text for sort in of.either]
        return f"{', '.join(each[:-1])} e {each[-1]}"

    def cost_things(self, of: object, n: object) -> str:
        if not isinstance(of, Filter):
            return self.thing(of).text
        return self.one(of).text if n == 1 else f"{number(n)} {self.every(of)}"
