"""What a scenario of Wizards of Mickey expects: one statement a line.

kind           arguments                     written, for example
worth          name, count                   Dardo vale 7
total          player, count                 Anna ha Potenza Magica Finale 8
wins challenge player                        Anna vince la sfida
nobody wins                                  nessuno vince la sfida
squad tokens   player, count                 Anna ha 2 Diamagic
tokens         name, count, colour           Topolino possiede 1 Diamagic rosso
in zone        name, zone, player            Dardo è negli scarti di Anna
covered        name                          Dardo è coperta
simple         name                          Dardo è Semplice
possesses      name, word                    Dardo possiede Continua
blocked        name                          Topolino è bloccato
with           name, wizard                  Dardo è di Topolino
placed         name, place                   Topolino è a sinistra
stake          count                         in palio ci sono 2 Diamagic
stake shown                                  i Diamagic in palio sono scoperti
reserve        count                         nella riserva ci sono 11 Diamagic
lost tokens    count                         fuori dal gioco c’è 1 Diamagic
phase          phase, player                 è la fase Pescare
turn           player                        è il turno di Anna
hand size      player, count                 Anna ha 3 carte in mano
deck size      player, count                 Anna ha 37 carte nel mazzo
drew           player, count                 Anna pesca 1 carta
discards       player, count                 Anna scarta 2 carte
pile size      player, count                 Anna ha 2 carte negli scarti
won, nobody won, verdict, cites              as for every game
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.scenario.line import NUMBER, OF, TO, Line
from judgekit.scenario.magic import as_said, expected, impersonal_claims
from judgekit.scenario.magic.claim_parts import EVEN, Said
from judgekit.scenario.magic.happened_said import number_said
from judgekit.scenario.magic.reworded import OF_WOM, told_if_unsure
from judgekit.scenario.wom import wom_words
from judgekit.wom.plays.specials import PERFORMED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.scenario.model import Expectation, Name, Where


KINDS: dict[str, tuple[tuple[str, str], ...]] = {
    "worth": (("name", "name"), ("count", "count")),
    "total": (("player", "player"), ("count", "count")),
    "wins challenge": (("player", "player"),),
    "nobody wins": (),
    "squad tokens": (("player", "player"), ("count", "count")),
    "tokens": (("name", "name"), ("count", "count"), ("colour", "text or none")),
    "in zone": (("name", "name"), ("zone", "wom zone"), ("player", "player")),
    "covered": (("name", "name"),),
    "simple": (("name", "name"),),
    "possesses": (("name", "name"), ("word", "text")),
    "blocked": (("name", "name"),),
    "with": (("name", "name"), ("wizard", "name")),
    "placed": (("name", "name"), ("place", "wom place")),
    "stake": (("count", "count"),),
    "stake shown": (),
    "reserve": (("count", "count"),),
    "lost tokens": (("count", "count"),),
    "phase": (("phase", "wom phase"), ("player", "player")),
    "turn": (("player", "player"),),
    "hand size": (("player", "player"), ("count", "count")),
    "deck size": (("player", "player"), ("count", "count")),
    "drew": (("player", "player"), ("count", "count")),
    "discards": (("player", "player"), ("count", "count")),
    "pile size": (("player", "player"), ("count", "count")),
    "won": (("player", "player"),),
    "nobody won": (),
    "verdict": (("action", "count"), ("verdict", "verdict")),
    "cites": (("number", "text"),),
}
FORMS = (
    "Dardo vale 7",
    "Anna ha Potenza Magica Finale 8",
    "Anna vince la sfida",
    "nessuno vince la sfida",
    "Anna ha 2 Diamagic",
    "Topolino possiede 1 Diamagic rosso",
    "Dardo è negli scarti di Anna",
    "Dardo è lanciata",
    "Dardo è lanciata nascosta",
    "Dardo è coperta",
    "Dardo è Semplice",
    "Dardo possiede Continua",
    "Topolino è bloccato",
    "Dardo è di Topolino",
    "Topolino è a sinistra",
    "in palio ci sono 2 Diamagic",
    "i Diamagic in palio sono scoperti",
    "nella riserva ci sono 11 Diamagic",
    "fuori dal gioco c’è 1 Diamagic",
    "è la fase Pescare",
    "è il turno di Anna",
    "Anna ha 3 carte in mano",
    "Anna ha 37 carte nel mazzo",
    "Anna pesca 1 carta",
    "Anna scarta 2 carte",
    "Anna ha 2 carte negli scarti",
    "Anna ha vinto",
    "nessuno ha vinto",
    "azione 2 è illegale",
    "cita fase-2.2.1",
)
_IS = (
    r"(?:(?:è|e'|sono|viene|vengono)(?:\s+(?:finit|tornat|mess|andat|stat)[oaie])?|resta(?:no)?|rimane|rimangono|diventa(?:no)?"
    r"|va|vanno|finisce|finiscono|torna(?:no)?|passa(?:no)?)(?!\w)(?:\s+(?:ancora|ora|infine|alla fine)(?!\w))*"
)
_STILL = r"(?:\s+(?:ancora|ora|infine|alla fine|in tutto|solo)(?!\w))*"
_HAS = rf"(?:ha|possiede|riceve|ottiene|totalizza|raggiunge)(?!\w){_STILL}"
_COUNTED = {"drew": r"(?:pesca|ha pescato)(?!\w)", "discards": r"(?:scarta|ha scartato)(?!\w)"}
_VERB = rf"\s+(?:non\s+)?(?:{_IS}|{_HAS}|(?:vale|valgono|vince)(?!\w)|{'|'.join(_COUNTED.values())})"
_TOTAL = rf"(?:la |una )?potenza magica finale(?: {OF}| pari {TO})?"
_END = r"(?!)"
WORDS = (*PERFORMED, "continua", "intoccabile", "solitario", "sotterfugio", "statica")
ZONES = (
    ("lanciata nascosta", "hidden"),
    ("lanciata", "launched"),
    ("negli scarti|fra gli scarti", "discards"),
    ("in mano|nella mano", "hand"),
    ("nel mazzo castelli", "castles"),
    ("fra i castelli scartati", "used castles"),
    ("nel mazzo", "deck"),
    ("nel supporto", "support"),
    ("in gioco", "in play"),
)


def read_expectation(
    line: str,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> Expectation:
    """One statement. Raises BadScenario with the place where the reading stopped and the nearest forms."""
    here = (tuple(players), tuple(names), tuple(editions))

    def read(text: str) -> Expectation:
        return expected.read_expectation(text, where, *here, _statement)

    told = as_said.timed(as_said.unlisted(line))
    found = as_said.stated(told, read, OF_WOM, here)
    return found._replace(text=line) if found is not None else told_if_unsure(read, told, OF_WOM, here[0])


def _statement(line: Line) -> Said:
    if line.done:
        raise line.stop(f"un’affermazione, per esempio «{FORMS[0]}»")
    for pattern, read in _IMPERSONAL:
        if line.word(pattern):
            return _ended(line, read(line))
    start = line.at
    player = line.player()
    if player is not None and line.look(_VERB.removeprefix(r"\s+")):
        return _ended(line, _of_player(line, player))
    line.at = start
    name = line.name(_VERB, "di che cosa si parla")
    return _ended(line, _of_card(line, name))


def _ended(line: Line, said: Said) -> Said:
    line.finish("la fine dell’affermazione")
    return said


def _of_player(line: Line, player: str) -> Said:
    negated = line.word("non")
    if line.word("vince (?:la|questa) sfida|ha vinto (?:la|questa) sfida|si aggiudica la sfida"):
        return Said("wins challenge", (player,), negated)
    if line.word("vince la partita"):
        return Said("won", (player,), negated)
    for kind, verb in _COUNTED.items():
        if line.take(rf"{verb}{_STILL}"):
            count = 0 if line.word("nessuna") else line.number("quante carte")
            line.need(r"cart[ae](?!\w)", "«carte»")
            return Said(kind, (player, count), negated and count > 0)
    has = line.need(_HAS, "«ha», «vince la sfida» o «vince la partita»")[0]
    if line.word("vinto(?: la partita)?"):
        return Said("won", (player,), negated)
    if line.word(_TOTAL) or has.strip().startswith(("totalizza", "raggiunge")):
        return Said("total", (player, line.number()), negated)
    count = 0 if line.word("nessun|nessuna") else line.number("quanti Diamagic o quante carte")
    if line.word("diamagic"):
        return Said("squad tokens", (player, count), negated and count > 0)
    line.need(r"cart[ae](?!\w)", "«Diamagic» o «carte»")
    if line.word("nel mazzo"):
        return Said("deck size", (player, count), negated and count > 0)
    if line.word("(?:neg|fra g|tra g)li scarti"):
        return Said("pile size", (player, count), negated and count > 0)
    line.need(r"in mano(?!\w)", "«in mano», «nel mazzo» o «negli scarti»")
    return Said("hand size", (player, count), negated and count > 0)


def _of_card(line: Line, name: Name) -> Said:
    negated = line.word("non")
    if line.take(rf"(?:vale|valgono)(?!\w){_STILL}"):
        return Said("worth", (name, line.number()), negated)
    if line.take(_HAS):
        if line.word(rf"(?:la |una )?potenza(?: magica)?(?: modificata)?(?: {OF}| pari {TO})?"):
            return Said("worth", (name, line.number()), negated)
        return _possesses(line, name, negated=negated)
    line.need(_IS, "«vale», «possiede» o «è»")
    if line.word("scopert[ao]"):
        return Said("covered", (name,), not negated)
    for pattern, read in _STATES:
        if found := line.take(rf"(?:{pattern})(?!\w)"):
            kind, args = read(line, found[0].strip())
            return Said(kind, (name, *args), negated)
    for pattern, zone in ZONES:
        if line.word(pattern):
            whose = (line.player() or "") if line.take(rf"{OF}|{TO}") else ""
            return Said("in zone", (name, zone, whose), negated)
    if line.take(rf"{OF}|(?:davanti|dietro) {TO}"):
        return Said("with", (name, line.name(_END, "un Mago")), negated)
    raise line.stop("un luogo («negli scarti di Anna»), «Semplice», «coperta», «bloccato», un’Azione Speciale")


def _possesses(line: Line, name: Name, *, negated: bool) -> Said:
    word = line.take(rf"(?:{'|'.join(WORDS)})(?!\w)")
    if word:
        return Said("possesses", (name, word[0].strip()), negated)
    count = 0 if line.word("nessun") else line.number("quanti Diamagic, o un’Azione Speciale")
    line.need(r"diamagic(?!\w)", "«Diamagic»")
    colour = line.take(r"blu|giall\w|ross\w|verd\w")
    return Said("tokens", (name, count, wom_words.colour(colour[0]) if colour else None), negated)


def _word(_: Line, word: str) -> tuple[str, tuple[object, ...]]:
    return "possesses", (word,)


def _place(_: Line, word: str) -> tuple[str, tuple[object, ...]]:
    return "placed", (wom_words.place(word) or "",)


def _just(kind: str) -> Callable[[Line, str], tuple[str, tuple[object, ...]]]:
    return lambda _line, _word: (kind, ())


_STATES: tuple[tuple[str, Callable[[Line, str], tuple[str, tuple[object, ...]]]], ...] = (
    ("semplice", _just("simple")),
    ("copert[ao]", _just("covered")),
    ("bloccat[ao]", _just("blocked")),
    ("a sinistra|al centro|a destra", _place),
    ("|".join(WORDS), _word),
)

# --- statements without a subject -------------------------------------------------------------------------------------


def _tokens(kind: str) -> Callable[[Line], Said]:
    def read(line: Line) -> Said:
        negated = line.word("non")
        line.need(r"(?:ci sono|c'è|c'e')(?!\w)", "«ci sono»")
        count = 0 if line.word("nessun") or not line.look(NUMBER) else line.number()
        line.need(r"diamagic(?!\w)", "«Diamagic»")
        return Said(kind, (count,), negated and count > 0)

    return read


def _nobody(line: Line) -> Said:
    if line.word("vince la sfida|ha vinto la sfida"):
        return Said("nobody wins")
    line.need(r"ha vinto(?!\w)", "«vince la sfida» o «ha vinto»")
    return Said("nobody won")


def _power(line: Line) -> Said:
    """`la Potenza Magica Finale di Bruno è 10`, `la Potenza Magica di Dardo è 7`."""
    final = line.word("finale")
    if not final:
        line.word("modificata")
    line.need(OF, "«di» e un giocatore o una Magia")
    start = line.at
    player = line.player()
    if player is not None and line.look(_VERB.removeprefix(r"\s+")):
        return _told(line, "total", player)
    line.at = start
    if final:
        raise line.stop(f"un giocatore ({', '.join(line.players)})")
    return _told(line, "worth", line.name(_VERB, "il nome di una Magia"))


def _told(line: Line, kind: str, whose: Name | str) -> Said:
    negated = line.word("non")
    line.need(_IS, "«è» e quanto")
    line.take(rf"(?:pari|uguale) {TO}|di(?!\w)")
    return Said(kind, (whose, line.number()), negated)


def _tie(line: Line) -> Said:
    negated = line.word("non")
    line.need(rf"(?:{_IS}|finisce(?!\w))", "«è pari»")
    line.need(EVEN, "«pari»")
    return Said("nobody wins", (), negated)


def _shown(line: Line) -> Said:
    negated = line.word("non")
    line.need(rf"{_IS}\s+scopert[oi](?!\w)", "«sono scoperti»")
    return Said("stake shown", (), negated)


def _phase(line: Line) -> Said:
    found = line.need(r".+?(?=\s+di\s|\s*\.?\s*$)", "il nome di una fase")
    phase = wom_words.phase(found[0])
    if phase is None:
        raise line.stop(f"una fase: {', '.join(forms[0] for forms in wom_words.PHASES.values())}", found.start())
    return Said("phase", (phase, (line.player() or "") if line.word("di") else ""))


def _turn(line: Line) -> Said:
    line.need(r"di(?!\w)", "«di» e un giocatore")
    player = line.player()
    if player is None:
        raise line.stop(f"un giocatore ({', '.join(line.players)})")
    return Said("turn", (player,))


_IMPERSONAL: tuple[tuple[str, Callable[[Line], Said]], ...] = (
    ("nessuno", _nobody),
    (r"(?:la )?potenza magica(?=.*\s(?:è|e'))", _power),
    (r"la sfida(?=\s+(?:non )?(?:è|e'|finisce))", _tie),
    ("in palio", _tokens("stake")),
    ("nella riserva", _tokens("reserve")),
    ("fuori dal gioco", _tokens("lost tokens")),
    ("i diamagic in palio|il diamagic in palio", _shown),
    (r"(?:è|e') la fase", _phase),
    (r"(?:è|e') il turno", _turn),
    *impersonal_claims.SHARED,
)

# --- writing ----------------------------------------------------------------------------------------------------------


def _called(name: Any) -> str:
    return f"{name.text} {name.nth}" if name.nth else str(name.text)


def _in_zone(no: str, name: object, zone: str, player: str) -> str:
    said = next(text for text, word in ZONES if word == zone).partition("|")[0]
    whose = "" if not player else f" a {player}" if zone == "hand" else f" di {player}"
    return f"{_called(name)} {no}è {said}{whose}"


def _possessed(no: str, name: object, count: int, colour: str | None) -> str:
    return f"{_called(name)} {no}possiede {count} Diamagic{f' {colour}' if colour else ''}"


_SAYING: dict[str, Callable[..., str]] = {
    "worth": lambda no, name, count: f"{_called(name)} {no}vale {count}",
    "total": lambda no, player, count: f"{player} {no}ha Potenza Magica Finale {count}",
    "wins challenge": lambda no, player: f"{player} {no}vince la sfida",
    "nobody wins": lambda _: "nessuno vince la sfida",
    "squad tokens": lambda no, player, count: f"{player} {no}ha {count} Diamagic",
    "tokens": _possessed,
    "in zone": _in_zone,
    "covered": lambda no, name: f"{_called(name)} {no}è coperta",
    "simple": lambda no, name: f"{_called(name)} {no}è Semplice",
    "possesses": lambda no, name, word: f"{_called(name)} {no}possiede {word.capitalize()}",
    "blocked": lambda no, name: f"{_called(name)} {no}è bloccato",
    "with": lambda no, name, wizard: f"{_called(name)} {no}è di {_called(wizard)}",
    "placed": lambda no, name, place: f"{_called(name)} {no}è {wom_words.PLACES[place][0]}",
    "stake": lambda no, count: f"in palio {no}ci sono {count} Diamagic",
    "stake shown": lambda no: f"i Diamagic in palio {no}sono scoperti",
    "reserve": lambda no, count: f"nella riserva {no}ci sono {count} Diamagic",
    "lost tokens": lambda no, count: f"fuori dal gioco {no}ci sono {count} Diamagic",
    "phase": lambda _, phase, player: f"è la fase {wom_words.PHASES[phase][0]}{f' di {player}' if player else ''}",
    "turn": lambda _, player: f"è il turno di {player}",
    "hand size": lambda no, player, count: f"{player} {no}ha {count} carte in mano",
    "deck size": lambda no, player, count: f"{player} {no}ha {count} carte nel mazzo",
    "drew": lambda no, player, count: f"{player} {no}pesca {number_said(count, 'carta', 'carte')}",
    "discards": lambda no, player, count: f"{player} {no}scarta {number_said(count, 'carta', 'carte')}",
    "pile size": lambda no, player, count: f"{player} {no}ha {number_said(count, 'carta', 'carte')} negli scarti",
    "won": lambda no, player: f"{player} {no}ha vinto",
    "nobody won": lambda _: "nessuno ha vinto",
    "verdict": lambda _, action, verdict: f"azione {action} è {'legale' if verdict == 'legal' else 'illegale'}",
    "cites": lambda no, number: f"{no}cita {number}",
}


def claim_line(kind: str, negated: bool, args: tuple[object, ...]) -> str:
    """The sentence for a statement, without what stands around it."""
    return _SAYING[kind]("non " if negated else "", *args)
