"""What a scenario expects: one statement a line, read into a kind and its arguments.

    kind            arguments                              written, for example
    in zone         name, zone, player ("" for any)        Orso è nel cimitero di Bruno
    exists          name                                   Orso esiste
    ceased          name                                   Goblin ha cessato di esistere
    phased out      name                                   Orso è fuori fase
    face down       name                                   Orso è a faccia in giù
    tokens          count, name                            in gioco ci sono 2 pedine Goblin
    life            player, count                          Anna ha 20 punti vita
    size            name, power, toughness (or None)       Orso è 2/2, Orso ha forza 2
    has word        name, word, of (as written, or None)   Orso ha protezione dal nero
    colours         name, colours (none: colourless)       Orso è rosso e blu
    types           name, types, subtypes, supertypes      Golem è un artefatto creatura
    damage          name, count                            Orso ha 1 danno
    counters        name (or a player's), counter, count   Orso ha 2 segnalini +1/+1
    tapped          name, tapped                           Orso è TAPpato (True) / STAPpato (False)
    attached        name, host                             Forza Sacra è assegnata a Orso
    controls        player, name                           Anna controlla Orso
    attacking       name                                   Orso sta attaccando
    blocking        name                                   Muro sta bloccando
    blocked by      name, names (none: by anything)        Orso è bloccato da Muro, Elfo
    unblocked       name                                   Orso è non bloccato
    order           name, names                            ordine di Orso: Muro, Elfo
    stack empty                                            la pila è vuota
    stack           names (top first)                      la pila è, dalla cima: Folgore, Diniego
    mana            player, symbols (none: empty)          Anna ha {R}{R} nella riserva di mana
    hand size       player, count                          Anna ha 3 carte in mano
    step            step, player ("" for any)              è il mantenimento di Bruno
    time            "day", "night" or "" for neither        è notte
    designated      name (or a player's), word             Anna è il monarca, Orso è rinomata
    won, lost       player                                 Anna ha vinto
    drawn                                                  la partita è pari
    nobody won                                             nessuno ha vinto
    verdict         action, "legal" or "illegal"           azione 2 è illegale
    triggers        name, count                            si innesca 1 volta: Sciamano
    cites           number                                 cita 310.4
    named           count, name, zone, player ("" any)     Anna controlla 2 permanenti di nome Orso
    come            name, zone, player ("" for any)        Orso torna in gioco, Orso va nel cimitero di Bruno
    deals           name, count, names (none: to anything) Folgore infligge 3 danni a Orso
    dies            name                                   Orso muore
    destroyed       name                                   Orso è distrutta

and those of `named_said` and `happened_said`: how many bear a name, damage dealt, life won and lost, cards drawn, what
was countered, whose turn it is.

«non» makes the statement `negated`, except where the argument says it: «non ha danni» is damage 0, «azione 2 non è
legale» is "illegal". Things are Names, players are texts, zones and steps the engine's words.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import BadScenario, Fault
from judgekit.magic import english
from judgekit.refs import is_cited
from judgekit.scenario import limits
from judgekit.scenario.faults import alike, nearest, plain
from judgekit.scenario.line import NUMBER, Line, Stopped
from judgekit.scenario.magic import happened_said, named_said, phrases
from judgekit.scenario.magic.actions import begun
from judgekit.scenario.magic.claim_parts import DIES, END, GOES, HAS, IS, LIVES, Said
from judgekit.scenario.magic.impersonal_claims import IMPERSONAL
from judgekit.scenario.magic.states_read import PLACES, STATES, attached, whose
from judgekit.scenario.model import Expectation, Name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.scenario.model import Where


# The arguments of every kind: their names, and what they are.
KINDS: dict[str, tuple[tuple[str, str], ...]] = {
    "in zone": (("name", "name"), ("zone", "zone"), ("player", "player")),
    "exists": (("name", "name"),),
    "ceased": (("name", "name"),),
    "phased out": (("name", "name"),),
    "face down": (("name", "name"),),
    "tokens": (("count", "count"), ("name", "name")),
    "life": (("player", "player"), ("count", "number")),
    "size": (("name", "name"), ("power", "number or none"), ("toughness", "number or none")),
    "has word": (("name", "name"), ("word", "text"), ("of", "text or none")),
    "colours": (("name", "name"), ("colours", "colours")),
    "types": (("name", "name"), ("types", "types"), ("subtypes", "texts"), ("supertypes", "supertypes")),
    "damage": (("name", "name"), ("count", "count")),
    "counters": (("name", "name"), ("counter", "text"), ("count", "count")),
    "tapped": (("name", "name"), ("tapped", "flag")),
    "attached": (("name", "name"), ("host", "name")),
    "controls": (("player", "player"), ("name", "name")),
    "attacking": (("name", "name"),),
    "blocking": (("name", "name"),),
    "blocked by": (("name", "name"), ("names", "names")),
    "unblocked": (("name", "name"),),
    "order": (("name", "name"), ("names", "names")),
    "stack empty": (),
    "stack": (("names", "names"),),
    "mana": (("player", "player"), ("symbols", "symbols")),
    "hand size": (("player", "player"), ("count", "count")),
    "step": (("step", "step"), ("player", "player")),
    "time": (("time", "time"),),
    "designated": (("name", "name"), ("word", "designation")),
    "won": (("player", "player"),),
    "lost": (("player", "player"),),
    "drawn": (),
    "nobody won": (),
    "verdict": (("action", "count"), ("verdict", "verdict")),
    "triggers": (("name", "name"), ("count", "count")),
    "cites": (("number", "text"),),
    **happened_said.KINDS,
    **named_said.KINDS,
}
FORMS = (
    "Orso è in gioco",
    "Orso è nel cimitero di Bruno",
    "Orso è in esilio",
    "Orso ha cessato di esistere",
    "Orso è a faccia in giù",
    "in gioco ci sono 2 pedine Goblin",
    "Anna ha 20 punti vita",
    "Orso è 2/2",
    "Orso ha volare",
    "Orso è rosso e blu",
    "Orso è un artefatto creatura",
    "Orso ha 1 danno",
    "Orso ha 2 segnalini +1/+1",
    "Orso è TAPpato",
    "Aura è assegnata a Orso",
    "Anna controlla Orso",
    "Orso sta attaccando",
    "Orso è bloccato da Muro, Elfo",
    "Orso è non bloccato",
    "ordine di Orso: Muro, Elfo",
    "la pila è vuota",
    "la pila è, dalla cima: Folgore, Diniego",
    "Anna ha {R}{R} nella riserva di mana",
    "la riserva di mana di Anna è vuota",
    "Anna ha 3 carte in mano",
    "è il mantenimento di Bruno",
    "Anna è il monarca",
    "Anna ha vinto",
    "Anna ha perso",
    "la partita è pari",
    "nessuno ha vinto",
    "azione 2 è illegale",
    "si innesca 1 volta: Sciamano",
    "cita 310.4",
    "Folgore si risolve",
    "dopo azione 3: Bruno ha 18 punti vita",
)
_VERBS = (
    r"sta|stanno|controlla|esiste|esistono|incanta|equipaggia|blocca|bloccano|attacca|attaccano|vince|perde|perdono"
    r"|guadagna|guadagnano|ottiene|vale|subisce|subiscono|riceve|ricevono|pesca|scarta|infligge|infliggono"
)
_REFLEXIVE = r"(?:si innesca|si risolv(?:e|ono)|si trasforma(?:no)?|scende|sale|scendono)(?!\w)"
BEHIND_NAME = rf"\s+(?:non\s+)?(?:{IS}|{HAS}|{GOES}|{DIES}|{LIVES}|(?:{_VERBS})(?!\w)|{_REFLEXIVE})"


def read_expectation(
    line: str,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
    statement: Callable[[Line], Said] | None = None,
) -> Expectation:
    """One statement. Raises BadScenario with the place where the reading stopped and the nearest forms.

    `statement` reads what stands between the limits and the numbers: by itself the statements of Magic.
    """
    reader = begun(line, where, players, names)
    try:
        return _whole(reader, tuple(editions), statement or _statement)
    except Stopped as stopped:
        raise BadScenario((Fault(*reader.place(stopped.at), f"qui ci si aspettava {stopped.expected}"),)) from None


def _whole(line: Line, editions: tuple[str, ...], statement: Callable[[Line], Said]) -> Expectation:
    """The limits in front, the numbers behind, and the statement between them."""
    text, start = line.text, line.place(0)
    cites = _cites(line, editions)
    only: tuple[str, ...] = ()
    after: int | None = None
    during = False
    while True:
        if not only and (found := line.take(limits.LIMIT)):
            only = limits.read(line, editions, found)
        elif after is None and (found := line.take(r"dopo (?:l'|la )?(?:azione |mossa )?([0-9]{1,6})\s*[:,]")):
            after = int(found[1])
        elif after is None and not during and (found := line.take(r"nell'(?:ultima azione|azione ([0-9]{1,6}))\s*:")):
            after, during = int(found[1]) if found[1] else None, True
        elif not line.take(r"(?:alla fine|infine)(?!\w)\s*[:,]?"):
            break
    said = statement(line)
    return Expectation(text, start, said.kind, said.args, said.negated, only, after, cites, during)


# --- what stands around a statement -----------------------------------------------------------------------------------


def _cites(line: Line, editions: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The numbers behind the statement, which then ends before them."""
    found = re.search(r"\[([^\[\]]*)\]\s*\.?\s*$", line.text[: line.end])
    if found is None or not line.text[: found.start()].strip():
        return ()
    cites = []
    for word in re.finditer(r"[^\s,]+", found[1]):
        at = found.start(1) + word.start()
        edition, colon, number = word[0].rpartition(":")
        if not is_cited(number):
            raise line.stop(f"un numero di regola come 502.2b o una voce come glossario/eco, non «{word[0]}»", at)
        cites.append((limits.edition(line, edition, at, editions) if colon else "", number))
    if not cites:
        raise line.stop("un numero di regola come 502.2b fra le quadre", found.start(1))
    line.end = len(line.text[: found.start()].rstrip())
    return tuple(dict.fromkeys(cites))


# --- statements -------------------------------------------------------------------------------------------------------


def _statement(line: Line) -> Said:
    if line.done:
        raise line.stop(f"un’affermazione, per esempio «{FORMS[0]}»")
    for pattern, read in IMPERSONAL:
        if line.word(pattern):
            return _ended(line, read(line))
    start = line.at
    player = line.player()
    if player is not None and line.look(BEHIND_NAME.removeprefix(r"\s+")):
        return _ended(line, _of_player(line, player))
    line.at = start
    subject = line.text[line.ahead(start) : line.end]
    name = line.name(BEHIND_NAME, "di che cosa si parla")
    if line.done:
        near = alike(subject, FORMS)
        hint = f"«{near}»" if near else "«Orso è in gioco», «Orso ha volare», «Anna ha 20 punti vita»"
        raise line.stop(f"un verbo («è», «ha», «sta», «controlla»), come in {hint}", line.end)
    return _ended(line, _of_thing(line, name))


def _ended(line: Line, said: Said) -> Said:
    line.finish("la fine dell’affermazione")
    return said


def _of_player(line: Line, player: str) -> Said:
    negated = line.word("non")
    if (happened := happened_said.of_player(line, player, negated=negated)) is not None:
        return happened
    if (named := named_said.controlled(line, player, negated=negated)) is not None:
        return named
    if line.word("controlla"):
        return Said("controls", (player, line.name(END)), negated)
    if line.take(rf"(?:{HAS}\s+vinto|vince)(?!\w)(?: la partita(?!\w))?"):
        return Said("won", (player,), negated)
    if line.take(rf"(?:{HAS}\s+perso|perde)(?!\w)(?: la partita(?!\w))?"):
        return Said("lost", (player,), negated)
    if found := line.take(rf"(?:{IS}|{GOES}|scende|sale) a (-?[0-9]{{1,6}})(?: {_LIFE})?(?![\w/])"):
        return Said("life", (player, int(found[1])), negated)
    if not line.take(HAS):
        return _of_thing_negated(line, Name(player, where=line.place(0)), negated=negated)
    if negated:
        line.word("piu")
    if line.word("la benedizione della citta"):
        return Said("designated", (Name(player, where=line.place(0)), "blessed"), negated)
    if line.take(r"l['’ ]\s*iniziativa(?!\w)"):
        return Said("designated", (Name(player, where=line.place(0)), "initiative"), negated)
    if line.word("la mano vuota"):
        return Said("hand size", (player, 0), negated)
    if (symbols := line.symbols()) is not None:
        line.need(r"nella (?:sua )?riserva(?: di mana)?(?!\w)", "«nella riserva di mana»")
        return Said("mana", (player, symbols), negated)
    if line.take(r"(?:nessuna carta|carte) in mano(?!\w)"):
        return Said("hand size", (player, 0))
    if found := line.take(rf"(-?[0-9]{{1,6}}) {_LIFE}(?!\w)"):
        return Said("life", (player, int(found[1])), negated)
    if line.look(rf"{NUMBER}\s+cart[ae] in mano(?!\w)"):
        count = line.number()
        line.need(r"cart[ae] in mano", "«carte in mano»")
        return Said("hand size", (player, count), negated)
    if line.look(rf"(?:{NUMBER}\s+)?(?:segnalin[oi]|dann[oi])(?!\w)"):
        return _counted(line, Name(player, where=line.place(0)), negated=negated)
    if (zone := _kept(line, player)) is not None:
        return zone._replace(negated=negated)
    raise line.stop("che cosa ha: «20 punti vita», «3 carte in mano», «{R} nella riserva di mana», «vinto», «perso»")


def _kept(line: Line, player: str) -> Said | None:
    """`ha Folgore in mano`."""
    start = line.at
    name = line.known(r"\s+(?:in mano|nel cimitero|in esilio)(?!\w)")
    if name is None:
        return None
    for pattern, read in PLACES:
        if line.word(pattern):
            said = read(line, name)
            return said._replace(args=(name, said.args[1], player))
    line.at = start
    return None


_LIFE = r"(?:punt[oi] vita|punt[oi] ferita|di vita|vita|vite|punt[oi]|pv)"


def _of_thing(line: Line, name: Name) -> Said:
    return _of_thing_negated(line, name, negated=line.word("non"))


def _of_thing_negated(line: Line, name: Name, *, negated: bool) -> Said:
    if line.take(happened_said.DEALT):
        return happened_said.dealt(line, name, negated=negated)
    if line.take(rf"{named_said.DEALS}|{named_said.DEALT_BY}"):
        return named_said.deals(line, name, negated=negated)
    if line.word("esiste|esistono"):
        line.word("piu|ancora")
        return Said("exists", (name,), negated)
    if plain(name.text) in map(plain, line.players):
        return _at_rest(line, name, negated=negated)
    if dies := line.take(DIES):
        if line.take(r"(?:e )?(?:va |finisce )?(?:nel|al) cimitero(?!\w)"):
            return Said("come", (name, "graveyard", whose(line)), negated)
        return Said("destroyed" if "distrutt" in dies[0] else "dies", (name,), negated)
    if line.take(LIVES):
        return Said("in zone", (name, "battlefield", ""), negated)
    if line.take(r"(?:attacca|attaccano)(?!\w)"):
        return Said("attacking", (name,), negated)
    if line.take(r"(?:incanta|equipaggia)(?!\w)"):
        return attached(line, name)._replace(negated=negated)
    if line.take(r"(?:blocca|bloccano)(?!\w)"):
        return Said("blocked by", (line.name(END, "chi è bloccato"), (name,)), negated)
    if line.take("si innesca"):
        return _triggers_of(line, name, negated=negated)
    if does := line.take(happened_said.ITSELF):
        return happened_said.itself(does[0], name, negated=negated)
    if line.take(r"(?:cade|cadono|(?:è|sono) cadut[oaie])(?=\s*\.?\s*$)"):
        return Said("dies", (name,), negated)
    if line.take(r"(?:guadagna(?:no)?|ottiene|ottengono)(?!\w)"):
        return _has(line, name, negated=negated)
    if not negated and line.take(r"(?:perde|perdono)(?!\w)"):
        return _has(line, name, negated=True)
    if line.take(GOES):
        return named_said.come(_gone(line, name))._replace(negated=negated)
    return _at_rest(line, name, negated=negated)


def _at_rest(line: Line, name: Name, *, negated: bool) -> Said:
    if line.word("sta|stanno"):
        kind = line.need(r"(attaccando|bloccando)(?!\w)", "«attaccando» o «bloccando»")[1]
        return Said("attacking" if kind == "attaccando" else "blocking", (name,), negated)
    if line.take(rf"{HAS}|vale(?!\w)"):
        return _has(line, name, negated=negated)
    if line.take(IS):
        return _is(line, name, negated=negated)
    if plain(name.text) in map(plain, line.players):
        raise line.stop(
            f"«è», «ha», «controlla», «vince» o «perde» (dei punti vita il totale: «{name.text} ha 20 punti vita»)"
        )
    near = nearest(name.text, line.players)
    hint = f": forse «{near}»?" if near else ""
    raise line.stop(f"«è», «ha» o «sta»; «{name.text}» non è un giocatore{hint}")


def _triggers_of(line: Line, name: Name, *, negated: bool) -> Said:
    """`Sciamano si innesca 2 volte`, `Sciamano non si innesca`."""
    count = 1
    if not line.word("una sola volta|una volta") and line.look(NUMBER):
        count = line.number()
        line.need(r"volt[ae](?!\w)", "«volta» o «volte»")
    return Said(
        "triggers", (name._replace(of_ability=False), 0 if negated and count == 1 else count), negated and count > 1
    )


def _gone(line: Line, name: Name) -> Said:
    """`torna in mano a Bruno`, `va al cimitero`: it is there."""
    for pattern, read in PLACES:
        if line.word(pattern):
            return read(line, name)
    raise line.stop("un luogo: «nel cimitero», «in mano», «in esilio», «nel grimorio»")


def _has(line: Line, name: Name, *, negated: bool) -> Said:
    if negated:
        line.word("piu")
    if line.word("cessato di esistere"):
        return Said("ceased", (name,), negated)
    line.word("subito|ricevuto")
    if (size := _size(line, name, negated=negated) or _part_of_size(line, name, negated=negated)) is not None:
        return size
    if line.look(rf"(?:{NUMBER}\s+|nessun\s+)?(?:segnalin[oi]|(?:punt[oi] )?dann[oi])(?!\w)"):
        return _counted(line, name, negated=negated)
    if line.look(r"vinto|perso|\{|-?[0-9]+ (?:punt|cart)"):
        near = nearest(name.text, line.players)
        hint = f": forse «{near}»?" if near else ""
        raise line.stop(f"una cosa che ha «{name.text}», che non è un giocatore{hint}")
    start = line.ahead()
    phrase = line.rest.removesuffix(".").rstrip()
    read = phrases.keyword(phrase)
    if read is None:
        near = phrases.nearest_keyword(phrase)
        hint = f" (forse «{near}»?)" if near else ""
        raise line.stop(f"una parola chiave, un danno o un segnalino, non «{phrase}»{hint}", start)
    line.at = line.end
    return Said("has word", (name, *read), negated)


def _size(line: Line, name: Name, *, negated: bool) -> Said | None:
    """`2/2`, `una 2/2`, `una creatura 2/2`."""
    found = line.take(r"(?:una?\s+)?(?:creatura\s+)?(-?[0-9]{1,6})/(-?[0-9]{1,6})(?![\w/])")
    return Said("size", (name, int(found[1]), int(found[2])), negated) if found else None


def _part_of_size(line: Line, name: Name, *, negated: bool) -> Said | None:
    """`forza 2`, `costituzione 3`, `forza 2 e costituzione 3`, `2 di forza`."""
    found: dict[str, int] = {}
    while said := line.take(
        r"(?:(forza|costituzione) (?:pari a )?(-?[0-9]{1,6})|(-?[0-9]{1,6}) di (forza|costituzione))(?!\w)"
    ):
        found[said[1] or said[4]] = int(said[2] or said[3])
        if len(found) > 1 or not line.look(r"e\s+(?:(?:forza|costituzione)\s|-?[0-9]+ di )"):
            break
        line.take("e")
    return Said("size", (name, found.get("forza"), found.get("costituzione")), negated) if found else None


def _counted(line: Line, name: Name, *, negated: bool) -> Said:
    """Damage and counters; «non ha danni» is none of them."""
    count = 0 if line.word("nessun") or not line.look(NUMBER) else line.number()
    line.word("punt[oi](?: di)?(?= dann)")
    if count == 0 and line.word("dann[oi]"):
        return Said("damage", (name, 0))
    if line.word("dann[oi]"):
        return Said("damage", (name, count), negated)
    line.need(r"segnalin[oi](?!\w)", "«danni» o «segnalini»")
    line.word("di")
    if line.done or line.look(r"\.?\s*$"):
        return Said("counters", (name, "", count), negated and count > 0)  # of every kind
    found = line.need(r"\S.*", "il nome dei segnalini («+1/+1»)")
    text = line.text[found.end() - len(found[0].lstrip()) : found.end()].removesuffix(".").strip()
    text = text[: len(_ON_IT.sub("", plain(text)))]
    return Said("counters", (name, phrases.counter(text), count), negated and count > 0)


_ON_IT = re.compile(r"\s+(?:su di (?:se|lui|lei|ess[oa])|sopra(?: di se)?|addosso)$")


def _is(line: Line, name: Name, *, negated: bool) -> Said:
    if negated:
        line.word("piu")
    for pattern, read in (*happened_said.STATES, *PLACES, *STATES):
        if line.word(pattern):
            return _denied(read(line, name), negated=negated)
    if (size := _size(line, name, negated=negated)) is not None:
        return size
    phrase = line.rest.removesuffix(".").rstrip()
    colours = phrases.colours(phrase)
    if colours is not None:
        line.at = line.end
        return Said("colours", (name, colours), negated)
    return Said("types", (name, *_types(line, phrase)), negated)


def _denied(said: Said, *, negated: bool) -> Said:
    return said._replace(negated=said.negated != negated)


def _types(line: Line, phrase: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """`un artefatto creatura`, `una creatura Goblin`, `leggendaria`, `una Foresta`."""
    types, subtypes, supertypes = [], [], []
    line.take(r"un'|(?:una|uno|un|dei|degli|delle)(?!\w)")
    base = line.ahead()
    for found in re.finditer(r"[^\s,—–]+", line.text[base : line.end]):
        word = found[0].removesuffix(".")
        said = plain(word)
        if said in phrases.by_plain("TYPES"):
            types.append(phrases.by_plain("TYPES")[said])
        elif said in phrases.by_plain("SUPERTYPES"):
            supertypes.append(phrases.by_plain("SUPERTYPES")[said])
        elif land := phrases.basic_land(said):
            subtypes.append(land)
        elif word[:1].isupper():
            subtypes.append(word)
        elif said not in {"e", "-"}:
            forms = [
                re.sub(r" (?:di|da) .*", " …", form.removeprefix("Orso è "))
                for form in FORMS
                if form.startswith("Orso è ")
            ]
            near = english.italian(word) or nearest(phrase, [*forms, *phrases.described()])
            near = near or nearest(word, phrases.described())
            hint = f" (forse «{near}»?)" if near else ""
            expected = "un luogo, una misura (2/2), uno stato, un colore o un tipo"
            raise line.stop(f"{expected}, non «{phrase}»{hint}", base + found.start())
    if not (types or subtypes or supertypes):
        raise line.stop("ciò che è: «in gioco», «2/2», «TAPpato», «rosso», «una creatura»")
    line.at = line.end
    return tuple(types), tuple(subtypes), tuple(supertypes)
