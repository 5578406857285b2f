"""Lines as judges talk at the table, read by what lies there and by what was done before: pronouns, payments told in
passing, loyalty by number, things called by how they lie.

Each way gives a line in words that are read already, and only where one meaning is left; else the line stays as it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.vocabulary import is_keyword
from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBERS, number_of
from judgekit.scenario.magic import phrases
from judgekit.scenario.magic.asked_said import asked, in_combat
from judgekit.scenario.magic.clauses_meant import meant
from judgekit.scenario.magic.deeds_said import told_by_its_deed
from judgekit.scenario.magic.imported_cards import card_of, text_of
from judgekit.scenario.magic.moments_said import moment
from judgekit.scenario.magic.payments_said import costs, its_price
from judgekit.scenario.magic.people_said import THIRD
from judgekit.scenario.magic.table_seen import Table
from judgekit.scenario.magic.timed_acts import apart
from judgekit.scenario.model import Attack, Block, Name, Pass, Play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from judgekit.scenario.model import Action, BoardSaid, ThingSaid

_LONGEST = 160
_N = rf"(?:[0-9]{{1,3}}|{'|'.join(NUMBERS)})"
_ART = r"(?:(?:il|lo|la|i|gli|le|un|uno|una) |un'|l')?"
_ON = r"(?:sull'|(?:sulla|sullo|sugli|sulle|sui|sul|su) ?|all'|(?:alla|allo|agli|alle|ai|al|ad|a) ?)"
_ONE = rf"{_ART}@[0-9]+@(?: [0-9]{{1,3}})?(?: (?:di|del|dello|della|dell'|d') ?@[0-9]+@)?"


def ways(line: str, table: Table) -> Iterator[str]:
    """How a line may be written in words that are read, by what lies there; the least changed first."""
    if len(line) > _LONGEST:
        return
    board, before = table.board, table.before
    if (trial := asked(line, table.names.players)) and trial != line:
        yield trial
        yield from ways(trial, table)
        return
    if len(timed := apart(line, before, tuple(table.names.players))) > 1:
        inner = (said for said in (timed[-1], *ways(timed[-1], table.behind(()))))
        yield from (f"{timed[0]}, poi {said}" for said in inner)
        return
    for way in (_pronoun, _loyalty, _paid_in_passing, _resolves):
        if (said := way(line, table)) and said != line:
            yield said
            if deed := told_by_its_deed(said, board):
                yield deed
    if deed := told_by_its_deed(line, board):
        yield deed
    if said := moment(line, table) or meant(line, table):
        yield said


def by_name(line: str, board: BoardSaid, before: Sequence[Action]) -> str:
    """A line in which things are called by their names that it calls by how they lie, or by whose they are."""
    if len(line) > _LONGEST or _CALLED.search(plain(line)) is None:
        return line
    table = Table(board, before)
    return in_combat(_called_by_state(_of_ones_own(_itself(line), table), table), table)


_CALLED = re.compile(r"stess|medesim|propri|a faccia in giu|copert|mascherat|morph|morfo|attaccante|bloccante|bloccata")


# --- names ------------------------------------------------------------------------------------------------------------

_ITSELF = re.compile(r"(?<=\w) (?:stess[oaie]|medesim[oaie])(?=\s*(?:$|[.,;]|(?:e|in|con) ))")


def _itself(line: str) -> str:
    """`l’Inseguitore stesso`: what is named."""
    found = _ITSELF.search(plain(line))
    if found is None or re.search(r"(?<!\w)se$", plain(line[: found.start()])):
        return line
    return line[: found.start()] + line[found.end() :]


def _of_ones_own(line: str, table: Table) -> str:
    """`sul proprio Orso`, of two alike: of whoever acts."""
    said = plain(line)
    player = table.player(said)
    found = re.search(r"(?<!\w)propri[oaie] (?=\w)", said)
    if not player or found is None:
        return line
    rest = line[found.end() :]
    name = next((one for one in table.names.known if plain(rest).startswith(plain(one))), "")
    owners = {one.name for one in table.board.players for zone, things in one.zones if zone == "battlefield"
              for thing in things if plain(thing.name) == plain(name)}  # fmt: skip
    if not name or len(owners) < 2 or player not in owners:
        return line
    return f"{line[: found.start()]}{name} di {player}{rest[len(name) :]}"


_HIDDEN = re.compile(
    rf"(?<![\w'])(?P<a>{_ART})(?:(?:creatura|carta|permanente|quell[oa]) (?:a faccia in giu|copert[oa]|mascherat[oa])"
    r"|(?:morph|morfo|mascherat[oa]|copert[oa])(?= |$))(?: (?:di|del|dell')\s*(?P<p>\w+))?"
)


def _called_by_state(line: str, table: Table) -> str:
    """`la creatura a faccia in giù`: the only one that can be."""
    found = _HIDDEN.search(plain(line))
    if found is None:
        return line
    whose = next((one for one in table.names.players if found["p"] and plain(one) == found["p"]), "")
    down = [
        thing for thing in table.things("battlefield", whose) if "face down" in thing.status and thing.how_many == 1
    ]
    others = any(_hides(action) for action in table.before) or any(
        re.search(r"manifest|cela |mimetizz|a faccia in giu", plain(re.sub(r"\([^()]*\)", "", text_of(thing))))
        for zone in ("battlefield", "hand") for thing in table.things(zone) if thing not in down
    )  # fmt: skip
    if len(down) != 1 or others or (found["p"] and not whose):
        return line
    return f"{line[: found.start()]}{down[0].name}{line[found.end() :]}"


def _hides(action: Action) -> bool:
    return isinstance(action.do, Play) and any(word in phrases.FACE_DOWN for word in action.do.options)


# --- pronouns ---------------------------------------------------------------------------------------------------------

_HELPS, _HARMS = "pompa|salva|protegge|gonfia|ingrossa|difende", "uccide|brucia|ammazza|fulmina|distrugge|elimina|punge"
_EITHER = "bersaglia|colpisce|rimbalza|esilia|prende"
_IT = r"(?:lo |la |l')"
_CASTING, _UPON = "(?:lancia|gioca|fa|tira|spara|casta|mette|scarica)", "(?:sopra|addosso|contro|su|in testa)"
_SOME = rf"(?P<x>{_ONE}(?:(?:, | e ){_ONE})*)"


def _pronoun(line: str, table: Table) -> str:
    """A line with what «lo», «gli», «ci» stand for, where that is one thing; "" else."""
    begin = re.match(r"(?:in risposta,? |poi,? |prova: ?)*", plain(line))
    start = begin.end() if begin else 0
    said = plain(line[start:]).rstrip(" .")
    player = table.player(said)
    if not player:
        return ""
    rest = table.names.hidden(said[len(player) :].strip())
    for pattern, read in _PRONOUNS:
        if found := re.fullmatch(pattern, rest):
            told = read(found, player, table)
            return f"{line[:start]}{player} {told}" if told else ""
    return ""


def _blocks(found: re.Match[str], _player: str, table: Table) -> str:
    last = next((one.do for one in reversed(table.before) if isinstance(one.do, (Attack, Block))), None)
    attackers = [name for band in last.bands for name in band] if isinstance(last, Attack) else []
    return f"blocca con {table.names.listed(found['x'])}" if len(attackers) == 1 else ""


def _turns_up(found: re.Match[str], player: str, table: Table) -> str:
    down = [
        thing for thing in table.things("battlefield", player) if "face down" in thing.status and thing.how_many == 1
    ]
    hid = any(_hides(action) and action.player == player for action in table.before)
    return f"gira a faccia in su {down[0].name}{found['b']}" if len(down) == 1 and not hid else ""


def _regenerates(found: re.Match[str], player: str, table: Table) -> str:
    mine = [one for one in _spoken_of(table) if _is_of(one, player, table)]
    can = [one for one in mine if "rigenera" in table.texts(one.text, "battlefield", player)]
    return f"rigenera {_shown(can[0])}{found['b']}" if len(can) == 1 else ""


def _casts_on_it(found: re.Match[str], player: str, table: Table) -> str:
    """`gli lancia Folgore`, `lo pompa con Crescita`."""
    card = table.names.name(found["x"])
    verb = found.groupdict().get("v") or ""
    there = _spoken_of(table)
    if not table.named(card, "hand", player):
        return ""
    texts = table.texts(card, "hand", player)
    if re.search(r"magi[ae] (?:\w+ )?bersaglio", texts):
        return f"lancia {card} su {_shown(spell)}" if (spell := _last_cast(table)) is not None else ""
    if re.fullmatch(_HELPS, verb):
        there = [one for one in there if _is_of(one, player, table)]
    elif re.fullmatch(_HARMS, verb):
        there = [one for one in there if not _is_of(one, player, table)]
    return f"lancia {card} su {_shown(there[0])}" if len(there) == 1 and "bersagli" in texts else ""


def _replies(found: re.Match[str], player: str, table: Table) -> str:
    card = table.names.name(found["x"])
    texts = table.texts(card, "hand", player)
    spell = _last_cast(table)
    if not texts or not re.search(r"magi[ae] (?:\w+ )?bersaglio", texts) or spell is None:
        return ""
    return f"lancia {card} su {_shown(spell)}"


def _on_oneself(found: re.Match[str], player: str, table: Table) -> str:
    card = table.names.name(found["x"])
    return f"lancia {card} su {player}" if table.named(card, "hand", player) else ""


_PRONOUNS: tuple[tuple[str, Callable[[re.Match[str], str, Table], str]], ...] = (
    (rf"(?:ci|vi|gli|le) (?:mette|piazza|butta|manda) (?:davanti|contro|di fronte|a bloccare) {_SOME}", _blocks),
    (rf"ci (?:blocca|para) (?:con|col|coi) ?(?P<x>{_ONE})", _blocks),
    (rf"{_IT}gira(?: a faccia)? in su(?P<b>.*)", _turns_up),
    (rf"{_IT}(?:scopre|smaschera|svela)(?P<b>.*)", _turns_up),
    (rf"{_IT}(?:rigenera|fa rigenerare)(?P<b>.*)", _regenerates),
    (rf"ci risponde (?:con|lanciando|giocando) (?P<x>{_ONE})", _replies),
    (
        rf"si (?:tira|fa|lancia|spara|scarica) (?P<x>{_ONE})(?: (?:addosso|in faccia|in testa|da sol[oa]|contro))",
        _on_oneself,
    ),
    (
        rf"(?:ci|vi|gli|le) {_CASTING}(?: {_UPON})? (?P<x>{_ONE})(?: {_UPON})?",
        _casts_on_it,
    ),
    (rf"{_IT}(?P<v>{_HELPS}|{_HARMS}|{_EITHER}) (?:con |col |coll')(?P<x>{_ONE})", _casts_on_it),
)  # fmt: skip


def _spoken_of(table: Table) -> list[Name]:
    """The permanents that the last line that did something has named, and in a combat those before it."""
    found: dict[str, Name] = {}
    for action in reversed(table.before):
        if isinstance(action.do, Pass):
            continue
        for name in _named(action.do):
            if table.named(name.text.split(" di ")[0], "battlefield") and not name.of_ability:
                found.setdefault(repr((plain(name.text), name.nth)), name)
        if not isinstance(action.do, Block):
            break
    return list(found.values())


def _named(said: object) -> Iterator[Name]:
    if isinstance(said, Name):
        yield said
    elif isinstance(said, tuple):
        for one in said:
            yield from _named(one)


def _last_cast(table: Table) -> Name | None:
    """The spell that the line right before has cast."""
    last = table.before[-1] if table.before else None
    return last.do.card if last is not None and isinstance(last.do, Play) else None


def _is_of(name: Name, player: str, table: Table) -> bool:
    return bool(table.named(name.text, "battlefield", player)) or name.text.endswith(f" di {player}")


def _shown(name: Name) -> str:
    return f"{name.text} {name.nth}" if name.nth else name.text


# --- planeswalkers ----------------------------------------------------------------------------------------------------

_L = rf"(?P<l>[-+−–] ?[0-9]{{1,2}}|(?:piu|meno) {_N}|0|zero)"
_ABILITY = r"(?:il |la |lo |l'|(?:l')?abilita (?:di fedelta )?(?:da |di |a )?)?"
_W = rf"(?P<w>{_ONE})"
_AT = rf"(?:,? {_ON}(?P<y>{_ONE}))?"
_TO_DO_IT = r"(?:,? (?:per|e) (?P<deed>.+))?"
_FROM = r"(?:a |da |all'|alla |al )?"
_OF = r"(?:dell'|(?:della|dello|del|di|con|col) ?)"
_BY_NUMBER = tuple(
    re.compile(one)
    for one in (
        rf"(?:usa|attiva|fa|sceglie|applica|gioca|va a) {_ABILITY}{_L}(?: {_OF}{_W})?{_AT}{_TO_DO_IT}",
        rf"(?:usa|attiva|fa|va a) {_ABILITY}{_L}{_AT},? (?:con|di|del|della) {_W}{_TO_DO_IT}",
        rf"(?:usa|attiva) {_W},?:? ?(?:con |per |a |facendo |scegliendo )?{_ABILITY}{_L},?{_AT}{_TO_DO_IT}",
        rf"(?P<down>scala|toglie|leva) (?:di )?(?P<n>{_N})(?: segnalin\w+)?(?: fedelta)? {_FROM}{_W}{_AT}{_TO_DO_IT}",
        rf"(?P<down>scala|abbassa|fa scendere) {_W} di (?P<n>{_N}){_AT}{_TO_DO_IT}",
        rf"(?P<up>alza|fa salire) {_W} di (?P<n>{_N}){_AT}{_TO_DO_IT}",
    )
)
_ITS_OWN = re.compile(rf"{_W} (?:fa|usa|va a|attiva) {_ABILITY}{_L}{_AT}{_TO_DO_IT}")


def _loyalty(line: str, table: Table) -> str:
    """`usa il -1 di Ajani su Orso`, `fa -3`, `Vraska fa più 2`: a loyalty ability by its cost."""
    said = plain(line).rstrip(" .")
    player = table.player(said)
    rest = table.names.hidden(said[len(player) :].strip() if player else said)
    found = next((one for form in _BY_NUMBER if (one := form.fullmatch(rest))), None) if player else None
    if found is None and not player and (found := _ITS_OWN.fullmatch(rest)):
        named = table.names.name(found["w"])
        owners = [
            one for one in table.names.players if any(_has_loyalty(t) for t in table.named(named, "battlefield", one))
        ]
        player = owners[0] if len(owners) == 1 else ""
    if found is None or not player:
        return ""
    those = [thing for thing in table.things("battlefield", player) if _has_loyalty(thing)]
    parts = found.groupdict()
    if parts.get("w"):
        those = [thing for thing in those if plain(thing.name) == plain(table.names.name(parts["w"]))]
    if len(those) != 1:
        return ""
    sign = "−" if parts.get("down") else "+" if parts.get("up") else ""
    cost = _signed(parts["l"]) if parts.get("l") else f"{sign}{number_of(parts['n'])}"
    printed = {_signed(one): effect for one, effect in _PRINTED.findall(plain(text_of(those[0])))}
    if cost not in printed:
        return ""
    target = table.names.written(parts["y"]) if parts.get("y") else ""
    if parts.get("deed"):
        deed = told_by_its_deed(f"{player} usa {those[0].name} per {_back(parts['deed'], table)}", table.board)
        if not deed or printed[cost].rstrip(". ") not in plain(deed):
            return ""
        target = target or (deed.rpartition("» su ")[2] if "» su " in deed else "")
    return f"{player} attiva {those[0].name} scegliendo «{cost}»{f' su {target}' if target else ''}"


_PRINTED = re.compile(r"^ *([-+−–] ?[0-9]+|0) ?: ?(.*)$", re.MULTILINE)


def _back(said: str, table: Table) -> str:
    return re.sub(r"@([0-9]+)@", lambda found: table.names.known[int(found[1])], said)


def _has_loyalty(thing: ThingSaid) -> bool:
    card = card_of(thing)
    return (
        "planeswalker" in thing.types
        or thing.loyalty is not None
        or (card is not None and "planeswalker" in card.types)
    )


def _signed(said: str) -> str:
    said = plain(said).replace("piu ", "+").replace("meno ", "−").replace("-", "−").replace("–", "−").replace(" ", "")
    sign, number = (said[0], said[1:]) if said[:1] in "+−" else ("", said)
    return f"{sign}{NUMBERS.get(number, number)}".replace("zero", "0")


# --- what resolves ----------------------------------------------------------------------------------------------------

_BY_KEYWORD = re.compile(
    r"(?:si risolv(?:e|ono) )?(?:(?:l'abilita|il trigger|l'innesco|l'effetto) (?:di |d')|il |lo |la |l')?"
    r"(?P<k>[a-z]+(?: [a-z]+)?)(?: (?:di|del|della|dello|dell'|dei|degli|delle) ?(?P<x>@[0-9]+@))?"
    r"(?: si risolv(?:e|ono))?"
)


def _resolves(line: str, table: Table) -> str:
    """`persistere si risolve`: the ability of the only thing on the table that has that keyword."""
    said = plain(line).rstrip(" .")
    found = _BY_KEYWORD.fullmatch(table.names.hidden(said)) if "si risolv" in said else None
    if found is None or not is_keyword(found["k"]):
        return ""
    word = re.compile(rf"^(?:[^:\n]*, )?{re.escape(found['k'])}(?!\w)", re.MULTILINE)
    zones = ("battlefield", "hand", "graveyard", "stack")
    there = [thing for zone in zones for thing in table.things(zone) if _has_word(thing, found["k"], word)]
    names = dict.fromkeys(thing.name for thing in there)
    if found["x"]:
        names = {one: None for one in names if plain(one) == plain(table.names.name(found["x"]))}
    return f"si risolve l’abilità di {next(iter(names))}" if len(names) == 1 else ""


def _has_word(thing: ThingSaid, keyword: str, printed: re.Pattern[str]) -> bool:
    return any(plain(word) == keyword for word, _ in thing.words) or printed.search(plain(text_of(thing))) is not None


# --- payments ---------------------------------------------------------------------------------------------------------

_LANDS = r"(?:terre|terra|pianur[ae]|isol[ae]|palud[ei]|montagn[ae]|forest[ae]|@[0-9]+@)"
_SOME_OF = r"(?: (?:di (?:quei|quel|questi)|dei (?:suoi|propri)|sol[oi]|suoi|altri))?"
_SO_MUCH = rf"(?:(?P<n>{_N}){_SOME_OF} (?:mana|{_LANDS}(?! [0-9]))(?: \w+(?=$| e | per ))?)"
_FIRST = re.compile(
    rf"(?:tappa|gira|spende|paga|usa) (?:{_SO_MUCH}|(?P<sym>(?:\{{[^{{}} ]+\}})+))(?: e|,| per)(?: poi)? (?P<rest>\S.*)"
)
_BEHIND = re.compile(
    rf"(?P<rest>\S.*?),? (?:(?:con|usando|spendendo|pagando(?: con)?|tappando|girando) {_SO_MUCH}"
    r"|pagando(?:ne)? (?P<own>il (?:suo )?costo|il mana|la metamorfosi|il costo di metamorfosi)"
    r"|pagando (?P<sym>(?:\{[^{} ]+\})+))"
)
_CASTS = r"(?P<v>lancia|gioca|cala|evoca|casta|mette in gioco|gira a faccia in su|rigenera|attiva|usa|equipaggia)"


def _paid_in_passing(line: str, table: Table) -> str:
    """`TAPpa due Paludi e rigenera il Muro`, `gioca l’Orso con tre di quei mana`: where that is just what it costs."""
    begin = re.match(r"(?:in risposta,? |poi,? |prova: ?)*", plain(line))
    start = begin.end() if begin else 0
    whole = line[start:].rstrip(" .")
    player = table.player(plain(whole))
    if not player:
        return ""
    body = whole[len(player) :].strip()
    hidden = table.names.hidden(plain(body))
    found = _FIRST.fullmatch(hidden) or _BEHIND.fullmatch(hidden)
    if found is None:
        return ""
    said = _as_done(found["rest"])
    if meant := _pronoun(f"{player} {_back(said, table)}", table):
        said = table.names.hidden(plain(meant[len(player) :].strip()))
    verb = re.match(rf"{_CASTS} {_ART}(?P<x>@[0-9]+@)", said)
    if verb is None:
        return ""
    name = table.names.name(verb["x"])
    parts = found.groupdict()
    if parts.get("own") or parts.get("sym"):
        how = its_price(name, verb["v"], parts.get("sym") or "", table, player)
    else:
        how = "" if costs(name, verb["v"], number_of(found["n"]), table, player) else None
    if how is None:
        return ""
    return f"{line[:start]}{player} {_back(said, table)}{how}"


def _as_done(said: str) -> str:
    """`lanciare Folgore`: with its verb as somebody does it."""
    return re.sub(r"^\w+(?:are|ere|ire)(?!\w)", lambda found: THIRD.get(found[0], found[0]), said)
