"""Lines that say where the game stands, and not who does what: that something resolves, that damage comes, that nobody
blocks, whose turn it is. Each is written here by its parts; the names of a board stand as numbers.
"""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import number_of
from judgekit.scenario.magic.clauses import ABILITY_WORD, ARTICLE, OF, ONE, N
from judgekit.scenario.magic.imported_cards import text_of
from judgekit.scenario.magic.table_block import laid_out
from judgekit.scenario.model import Activate, Attack, Block, GoTo

if TYPE_CHECKING:
    from judgekit.scenario.magic.table_seen import Table

# --- what resolves ----------------------------------------------------------------------------------------------------

_RESOLVES = (
    r"(?:si risolv(?:e|ono)|risolv(?:e|ono)|(?:viene|vengono|è|sono)(?: stat[oaie])? risolt[oaie]"
    r"|si (?:è|sono) risolt[oaie]"
    r"|(?:va|vanno) (?:a buon fine|in porto)|(?:ha|hanno|fa|fanno) effetto|passa(?:no)?|(?:è |va )?ok|resolve[sd]?"
    r"|(?:va|vanno) in risoluzione|arriva(?:no)? a (?:risolversi|risoluzione))"
)
_NOMINAL = r"(?:(?:si (?:passa|va|arriva) )?(?:al)?la risoluzione|risoluzione)"
_ABILITY = rf"(?P<ability>{ABILITY_WORD})(?: {OF}(?P<of>{ONE}))?"
_WHAT = (
    rf"(?:{_ABILITY}|(?P<what>{ONE})|(?P<top>la magia|la cima della pila|l'oggetto in cima|cio che (?:è|sta) in cima))"
)
_PASSING = re.compile(
    r"(?:(?:nessuno|@[0-9]+@|entrambi|tutti|tutti e due|i giocatori|l'avversario) (?:non )?(?:risponde"
    r"|reagisce|fa nulla|ha risposte"
    r"|rispondono|passa|passano|dice ok|lascia(?: risolvere)?)(?: (?:nulla|niente|la priorita|priorita|entrambi))?"
    r"|(?:nessuna risposta|niente risposte|senza risposte|passano (?:tutti|entrambi)|ok|va bene|tutto ok))"
    r"(?:,|;|:| e|, e|\.) "
)
_RESOLVED = tuple(
    re.compile(one)
    for one in (
        rf"(?P<what0>)(?:{_WHAT}) {_RESOLVES}",
        rf"(?P<what0>){_RESOLVES}:? {_WHAT}",
        rf"(?P<what0>){_NOMINAL} {OF}(?:{_ABILITY}|(?P<what>{ARTICLE}@[0-9]+@(?: [0-9]+)?))",
        rf"(?P<what0>){_NOMINAL}",
    )
)
_ALONE = re.compile(rf"{_RESOLVES}")


def _resolution(said: str, table: Table) -> str:
    found = _PASSING.match(said)
    rest = said[found.end() :] if found else said
    if found and _ALONE.fullmatch(rest) and rest.startswith(("si risol", "risol")):
        return "si risolve"
    if both := _AND_THEN.fullmatch(rest):
        first = _resolution(f"si risolve {both['x']}", table)
        second = _resolution(f"si risolve {both['y']}", table)
        return f"{first}, poi {second}" if first and second else ""
    if arrived := _arrival(rest, table):
        return arrived
    told = next((one for form in _RESOLVED if (one := form.fullmatch(rest))), None)
    if told is None:
        return ""
    parts = told.groupdict()
    if parts.get("ability"):
        source = table.names.written(parts["of"]) if parts.get("of") else ""
        return f"si risolve l’abilità di {source}" if source else "si risolve l’abilità"
    if parts.get("what"):
        name = table.names.name(parts["what"])
        if name in table.names.players:
            return ""
        if plain(name) in table.waiting():
            return f"si risolve {table.names.written(parts['what'])}"
        used = {table.as_compared(one.do.source.text) for one in table.before if isinstance(one.do, Activate)}
        return f"si risolve l’abilità di {name}" if plain(name) in used else ""
    return "si risolve"


_AND_THEN = re.compile(
    r"(?:si )?risolv(?:e|ono)(?: prima)? (?P<x>[^,]+?)(?:, poi| e poi|,| e)(?: si risolve)? (?P<y>.+)"
)
_ARRIVES = re.compile(
    rf"(?:(?:entra|arriva|scende|atterra|si posa)(?: in (?:gioco|campo)| sul campo(?: di battaglia)?)? (?P<x>{ONE})"
    rf"|(?P<y>{ONE}) (?:entra|arriva|scende|atterra|colpisce|va a segno|centra il bersaglio)(?:"
    rf" in (?:gioco|campo)| sul campo(?: di battaglia)?)?"
    r"|(?P<z>va a segno|colpisce|entra|risolto))"
)


def _arrival(said: str, table: Table) -> str:
    """`arriva l’Elfo`, `lo Shock va a segno`: of what lies on the stack, that it resolves."""
    found = _ARRIVES.fullmatch(said)
    if found is None:
        return ""
    if found["z"]:
        return "si risolve"
    name = table.names.name(found["x"] or found["y"])
    return f"si risolve {name}" if plain(name) in table.cast() else ""


# --- damage, blocks, turns --------------------------------------------------------------------------------------------

_COMES = (
    r"(?:(?:si (?:passa|va|arriva|procede|giunge)|passiamo|andiamo|tocca|è (?:il momento|l'ora)"
    r"|ora|adesso|arriva(?:no)?) )?"
    r"(?:(?:si )?(?:fa|fanno|infligge|infliggono|assegna|assegnano|calcola|calcolano|risolve|risolvono|applica)"
    r"(?:no)? )?(?:(?:viene|vengono) (?:inflitt[oi]|assegnat[oi]) )?"
)
_STEP = (
    r"(?:(?:al|all'|allo|alla|lo|la|l'|il|nella|nello|con la|con lo|risoluzione|inflizione) ?)?(?:"
    r"(?:step|fase|sottofase|interfase|assegnazione|inflizione|risoluzione) )?"
)
_DAMAGE = r"(?:il |i |al |ai |del |dei |di |lo |tutto il )?dann[oi](?: da combattimento| di combattimento)?"
_DEALT = (
    r"(?: (?:(?:viene|vengono) (?:inflitt|assegnat)[oi]|si (?:infligge|infliggono|fa|fanno)|arriva"
    r"(?:no)?|parte|partono))?"
)
_EACH_OTHER = re.compile(
    rf"(?:le (?:due )?creature|i due|gli attaccanti e i bloccanti|{ONE}(?:,? e {ONE})*) si (?:infliggono"
    rf"|fanno|scambiano|danno)"
    r"(?: (?:il|i) danno?i?(?: da combattimento)?| dann[oi](?: (?:a vicenda|reciprocamente))?)"
)
_DEALS = re.compile(rf"{_COMES}{_STEP}{_DAMAGE}{_DEALT}")
_ON_STACK = re.compile(
    rf"(?:(?:si (?:mette|mettono|manda|assegna)|(?:viene|vengono) mess[oi]|metto|mettiamo) )?{_DAMAGE}"
    rf"(?: (?:va|vanno|viene mess[oa]|vengono mess[ei]|finisce|finiscono|si mette|si mettono|entra"
    rf"|è|sono|viene assegnat[oa]))?"
    r" (?:in|nella|sulla|sullo|nello) (?:pila|stack)"
)
_OFF_STACK = re.compile(
    rf"(?:(?:{_RESOLVES}:? {_DAMAGE}(?: (?:in|dalla|della|sulla) pila)?)|(?:{_DAMAGE}(?: (?:in|nella"
    rf"|sulla) pila)? {_RESOLVES}))"
)


def _damage(said: str, table: Table) -> str:
    if _ON_STACK.fullmatch(said):
        return "danno"
    if _OFF_STACK.fullmatch(said):
        return "si risolve il danno"
    fights = any(isinstance(one.do, (Attack, Block)) for one in table.before)
    return "danno" if fights and (_DEALS.fullmatch(said) or _EACH_OTHER.fullmatch(said)) else ""


_NO_BLOCK = re.compile(
    rf"(?:nessuno (?:l[oaie]|li) (?:blocca|para)|(?:(?:è|sono|restano|resta) )?non bloccat[oaie]"
    rf"|{ONE} (?:passa|passano|arriva|arrivano)(?: (?:indisturbat|senza blocchi).*)?"
    rf"|{ONE} (?:resta|restano|è|sono) (?:non bloccat[oaie]|senza bloccanti))|(?P<p>@[0-9]+@)?,? ?(?:decide"
    rf" (?:di|che) |sceglie di )?(?:(?:non (?:mette|mettere|oppone|opporre|schiera|assegna|assegnare"
    rf"|usa"
    r"|ha|effettua|piazza|dichiara|dichiarare|fa|fare|manda)(?: (?:alcun|nessun[oa]?))? ?"
    r"(?:bloccant[ei]|blocc[oh]i?|creatur[ae] (?:a|per|come) bloccar?[ei]?|nulla davanti|niente"
    r" davanti|nulla in mezzo)?)"
    rf"|no block(?:s)?|prende|incassa|non ha modo di bloccare|senza bloccare|niente blocc(?:o|hi)"
    rf"|nessun blocco|(?:prende|incassa|subisce) (?:il |i |tutto il |tutti i )?dann[oi]"
    rf"|(?:lascia|fa) passare(?: {ONE}(?:(?:,| e|, e) {ONE})*)?|non blocca(?: (?:nulla|niente|nessuno|con nulla))?)"
)


def _no_block(said: str, table: Table) -> str:
    found = _NO_BLOCK.fullmatch(said)
    last = next((one for one in reversed(table.before) if isinstance(one.do, (Attack, Block))), None)
    if found is None or last is None or not isinstance(last.do, Attack):
        return ""
    player = table.names.name(found["p"]) if found["p"] and found["p"].startswith("@") else ""
    others = [one for one in table.names.players if one != last.player]
    player = player or (others[0] if len(others) == 1 else "")
    return f"{player} non blocca" if player in others else ""


_TAKES = re.compile(rf"(?P<p>@[0-9]+@) (?:ne )?(?:prende|subisce|incassa|si prende|si becca) (?P<n>{N})(?: dann[oi])?")


def _damage_taken(said: str, table: Table) -> str:
    found = _TAKES.fullmatch(said)
    if found is None or table.names.name(found["p"]) not in table.names.players:
        return ""
    return f"{table.names.name(found['p'])} subisce {number_of(found['n'])} danni"


_DRAWS_SOME = re.compile(r"(?P<p>@[0-9]+@) pesca(?: (?:la|le|una|sua|sue|cart[ae]) ?)*")


def _draws(said: str, table: Table) -> str:
    """`Anna pesca`, behind what makes her draw: so many cards as that says."""
    found = _DRAWS_SOME.fullmatch(said)
    since = list(takewhile(lambda one: not isinstance(one.do, GoTo), reversed(table.before)))
    if found is None or not since:
        return ""
    named = table.spoken_of(since)
    there = [(plain(text_of(thing)), plain(thing.name) in named) for _, thing in laid_out(table.board)]
    texts = {text for text, spoken in there if "pesc" in text and spoken}
    texts = texts or {text for text, _ in there if _TRIGGERS.search(text)}
    counts = {one for text in texts for one in re.findall(rf"pesc\w+ ({N}) cart", text)}
    if len(counts) != 1:
        return ""
    player = table.names.name(found["p"])
    if any("puoi pescare" in text for text in texts):
        return f"{player} sceglie sì"
    number = number_of(next(iter(counts)))
    return f"{player} pesca {number} cart{'a' if number == 1 else 'e'}"


_DRAWS_AND_DISCARDS = re.compile(
    rf"(?P<p>@[0-9]+@) pesca(?: (?:{N}|la|le)(?: cart[ae])?)?(?:,| e|, poi| e poi|, e) scarta (?P<x>{ONE})"
)


def _discards_what_it_drew_for(said: str, table: Table) -> str:
    """`Anna pesca e scarta Clone`, behind what asks for both: what she discards."""
    found = _DRAWS_AND_DISCARDS.fullmatch(said)
    named = table.spoken_of(table.before[-3:])
    texts = [plain(text_of(thing)) for _, thing in laid_out(table.board) if plain(thing.name) in named]
    if found is None or not any("pesc" in text and "scart" in text for text in texts):
        return ""
    return f"{table.names.name(found['p'])} scarta {table.names.written(found['x'])}"


_TOGETHER = re.compile(
    rf"(?P<x>{ONE}(?:, {ONE})*(?:,? e {ONE})) (?:fanno|infliggono|danno|mettono)(?: in tutto)? "
    rf"(?P<n>{N}) (?:punt[oi] )?(?:di )?dann[oi]"
    r"(?: da combattimento)?(?P<each> (?:ciascun[oa]|a testa|l'uno|per uno))? (?:all'|al|allo|alla"
    r"|ai|agli|alle|ad|a) ?(?P<z>.*@[0-9]+@(?: [0-9]+)?)"
)


def _dealt_together(said: str, table: Table) -> str:
    """`il Lupo e l’Orso fanno 5 danni a Bruno`: all of it where their powers are so much together, each where each has
    so much.
    """
    found = _TOGETHER.fullmatch(said)
    if found is None or found["each"]:
        return ""
    sources = [table.names.name(one) for one in re.findall(ONE, found["x"])]
    amount = number_of(found["n"])
    able = [_deals_alone(one, table) for one in sources]
    to = table.names.written(found["z"])
    if None in able:
        return ""
    if sum(one or 0 for one in able) == amount:
        return f"{to} subisce {amount} danni"
    if all(one == amount for one in able):
        return " e ".join(f"{one} infligge {amount} danni a {to}" for one in sources)
    return ""


def _deals_alone(name: str, table: Table) -> int | None:
    """How much damage a thing deals for all that one sees: what its text says, or its power."""
    for thing in table.named(name):
        if found := re.search(rf"infligg\w+ ({N}) dann", plain(text_of(thing))):
            return number_of(found[1])
        if thing.size is not None and isinstance(thing.size[0], int):
            return thing.size[0]
    return None


_TRIGGERS = re.compile(r"(?:quando|ogniqualvolta|ogni volta)[^.]*pesc")
_NEXT = re.compile(
    r"(?:(?:si )?(?:passa|va|arriva|inizia|comincia|parte|siamo) )?(?:il |al |nel |l'|all'|un )?"
    r"(?:turno (?:dopo|successivo|seguente|prossimo|nuovo)|(?:prossimo|nuovo) turno)(?: (?:di|del"
    r"|dell'|della) ?(?P<q>@[0-9]+@))?"
    r"|(?P<p>@[0-9]+@) (?:passa|chiude|finisce|termina|conclude|cede|da|lascia)(?: (?:il|qui il"
    r"|qui))? (?:suo |proprio )?turno"
    r"(?: (?:a|ad|all'|al|alla) ?(?P<r>@[0-9]+@))?"
    r"|(?:tocca|siamo|si passa|si va|la parola) (?:a|ad|all'|al|alla) ?(?P<t>@[0-9]+@)|(?P<u>@[0-9]+@) stappa"
    r"|(?:ora )?(?:è|siamo nel|siamo al|inizia il|comincia il|si passa al) turno (?:di |del |della"
    r" |dell')(?P<v>@[0-9]+@)"
    r"|(?:si )?(?:passa|cambia|gira) (?:il )?turno(?: (?:a|ad|all'|al|alla) ?(?P<s>@[0-9]+@))?"
)


def _next_turn(said: str, table: Table) -> str:
    found = _NEXT.fullmatch(said)
    if found is None:
        return ""
    who = next((found[one] for one in "qrstuv" if found[one]), "")
    if any(found[one] for one in "tuv") and _is_turn_of(table.names.name(who), table):
        return ""
    if who and found["p"] and table.names.name(who) == table.names.name(found["p"]):
        return ""
    if who and len(table.names.players) > 2 or any(found[one] for one in "qtuv"):
        return f"vai al turno di {table.names.name(who)}"
    return "vai al prossimo turno"


def _is_turn_of(player: str, table: Table) -> bool:
    """Whether it is the turn of a player as the board has it, and no line has gone on to another."""
    if any(isinstance(one.do, GoTo) for one in table.before):
        return False
    return (table.board.turn or table.names.players[0]) == player


_DRAWS = re.compile(r"(?P<p>@[0-9]+@) stappa(?:,| e|, e) pesca")


def _draws_for_the_turn(said: str, table: Table) -> str:
    found = _DRAWS.fullmatch(said)
    if found is None or _is_turn_of(table.names.name(found["p"]), table):
        return ""
    return f"vai a acquisizione di {table.names.name(found['p'])}"


_END = re.compile(
    r"(?:(?:(?:si )?(?:va|arriva|passa|siamo|giunge)|@[0-9]+@ (?:va|passa|arriva)) )?(?:a|alla"
    r"|in|il|la|nella|all'|al|nell') ?"
    r"(?:(?:sottofase (?:di fine|finale)|end step|fine)(?: (?:del )?turno)?|sottofase finale|end step|eot)"
    r"|end step|eot|sottofase finale|fine (?:del )?turno"
)


def _end_of_turn(said: str, _table: Table) -> str:
    return "vai alla sottofase finale" if _END.fullmatch(said) and not said.startswith("fine") else ""


_STEPS = {"upkeep": "mantenimento", "draw": "acquisizione", "draw step": "acquisizione"}
_STEPS |= {"fase principale 2": "seconda fase principale", "seconda main": "seconda fase principale"}
_STEPS |= {"main 2": "seconda fase principale", "second main": "seconda fase principale"}
_IN_ENGLISH = re.compile(
    rf"(?:(?:si (?:va|passa|arriva)|@[0-9]+@ (?:va|passa|entra)) )?(?:(?:in|nell'|all'|al|nel|nella"
    rf"|alla|a) ?)?(?P<s>{'|'.join(_STEPS)})"
    rf"(?: {OF}(?P<p>@[0-9]+@))?"
)


def _step_in_english(said: str, table: Table) -> str:
    found = _IN_ENGLISH.fullmatch(said)
    if found is None:
        return ""
    whose = f" di {table.names.name(found['p'])}" if found["p"] else ""
    return f"vai a {_STEPS[found['s']]}{whose}"


def goes_on(line: str, table: Table) -> bool:
    """Whether a line, read as it stands, means more by what lies there: it tells of who passes before what resolves, of
    what is drawn by an effect, or of what several deal in all.
    """
    said = _hidden(line, table)
    return _is_passing(said) or bool(_draws(said, table) or _dealt_together(said, table))


def told_of_itself(line: str, table: Table) -> bool:
    """Whether a line that states something moves the game on: whose turn it is, where it is not yet."""
    said = _hidden(line, table)
    return bool(_next_turn(said, table) or _arrival(said, table))


_DEED = re.compile(rf"(?:(?P<x>{ONE}) (?:fa|infligge|da) {N} .*|(?P<p>@[0-9]+@) rigenera)")


def is_deed(line: str, table: Table) -> bool:
    """Whether a line tells what a thing does by an ability that no line has activated: that it does so now."""
    found = _DEED.fullmatch(_hidden(line, table))
    if found is None:
        return False
    if found["p"]:
        return table.names.name(found["p"]) in table.names.players
    name = table.names.name(found["x"])
    texts = [plain(text_of(thing)) for thing in table.named(name, "battlefield")]
    return plain(name) not in table.spoken_of() and any(
        re.search(r"(?:\{t\}|\}|[-+−0-9]|sacrifica [^:.]*) ?:[^\n]*infligg", text) for text in texts
    )


def _is_passing(said: str) -> bool:
    """Whether a line tells of who passes, and then what resolves: one thing comes about."""
    found = _PASSING.match(said)
    return found is not None and any(form.fullmatch(said[found.end() :]) for form in (*_RESOLVED, _ALONE))


def _hidden(line: str, table: Table) -> str:
    return table.names.hidden(plain(line).strip(" ."))


def moment(line: str, table: Table) -> str:
    """A line that says where the game stands, in words that are read; "" where it is none."""
    said = _hidden(re.sub(r"^(?:poi|quindi|allora|a questo punto|infine)(?: |, )", "", plain(line).strip(" .")), table)
    for read in (
        _resolution,
        _damage,
        _no_block,
        _damage_taken,
        _dealt_together,
        _draws,
        _discards_what_it_drew_for,
        _draws_for_the_turn,
        _next_turn,
        _end_of_turn,
        _step_in_english,
    ):
        if told := read(said, table):
            return told
    return ""
