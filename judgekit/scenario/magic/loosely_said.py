"""Lines with what people say besides: remarks in brackets, reasons, colons for verbs, verbs left out, other tenses.

Each way writes a line nearer to the language and leaves what it says as it is; a line is looked at so only where it is
not read otherwise. What only gives a reason is left out, and so is it of what is shown as checked.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import AND, Line
from judgekit.scenario.magic.reworded import CLAIMS, LONGEST, around
from judgekit.scenario.model import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Names = tuple[str, ...]
    Way = Callable[[str, Names, Names], Iterator[str]]

_MOST = 10  # ways in which one line is tried


def loosely(line: str, part: str, players: Names, names: Names) -> tuple[str, ...]:
    """A line without what says nothing, what is left out put in; the least changed first, never the line itself."""
    if len(line) > LONGEST:
        return ()
    before, body, behind = around(line)
    ways = _OF_CLAIMS if part == CLAIMS else _OF_ACTIONS
    found = {body: None}
    at = 0
    while at < len(found) <= _MOST:
        said = next(islice(found, at, None))
        for way in ways:
            for text in way(said, players, names):
                found.setdefault(" ".join(text.split()), None)
        at += 1
    return tuple(f"{before}{text} {behind}".strip() for text in islice(found, 1, _MOST))


# --- remarks ----------------------------------------------------------------------------------------------------------

_BRACKETS = re.compile(r"\s*\(([^()]*)\)")
_REMARK = re.compile(
    r"(?:cmc|cdm|mv|vm|valore di mana|costo convertito)\s*:?=?\s*[0-9x]+|ap|nap|(?:s)?tappat[oaie]"
    r"|(?:il suo |unico |il )*bersagli?o? (?:ora |ormai |non e )?(?:il|piu )?legale|danno letale|state.based.*|sba"
    r"|(?:perche|poiche|dato|visto|siccome|ok|nota|v\.|vedi|cfr|regola|come|cioe|ossia|in quanto|non).*"
    r"|(?:[0-9x*]+/[0-9x*]+)(?: \w+)*|(?:altri )?[0-9]{1,3}(?: dann[oi])? (?:al|allo|alla|a|ad|all'|su) ?.*|costo .*"
)
_REASON = re.compile(
    r"\s*[,;:–—-]?\s+(?:perche|poiche|giacche|dato che|visto che|siccome|in quanto|a causa (?:di|del|della|dell')"
    r"|per via (?:di|del|della|dell')|grazie a(?:l|lla|ll'|i|lle)?"
    r"|come (?:previsto|da regola|dice la regola)|essendo|avendo|dopo aver|con danno letale)(?!\w)"
)


def _without_brackets(said: str, _players: Names, _names: Names) -> Iterator[str]:
    """What stands in brackets is a remark, or belongs to the line."""
    found = _BRACKETS.search(said)
    if found is None:
        return
    inside = plain(found[1]).strip()
    if not inside or _REMARK.fullmatch(inside):
        yield said[: found.start()] + said[found.end() :]
    else:
        yield f"{said[: found.start()]} {found[1]} {said[found.end() :]}"


def _as_another_claim(said: str, players: Names, names: Names) -> Iterator[str]:
    """`Orso muore (Lupo sopravvive)`, `Orso sopravvive (2 danni)`: what stands in brackets is stated as well."""
    found = _BRACKETS.search(said)
    if found is not None and not _REMARK.fullmatch(plain(found[1]).strip()):
        yield f"{said[: found.start()]} e {found[1]}{said[found.end() :]}"
        yield f"{said[: found.start()]} con {found[1]}{said[found.end() :]}"


def _without_reason(said: str, _players: Names, _names: Names) -> Iterator[str]:
    """`Orso muore perché ha subito 3 danni`: that it dies."""
    if found := _REASON.search(plain(said)):
        yield said[: found.start()]


# --- verbs that are left out ------------------------------------------------------------------------------------------

_SIGN = re.compile(r"\s*(?:→|->|=>|⇒|=|:|,|–|—|-(?=\s))\s*")
_VERB = (
    r"(?:non |ne )?(?:è|sono|ha|hanno|va|vanno|sta|stanno|resta|restano|rimane|rimangono|torna|tornano|muore|muoiono"
    r"|sopravviv\w+|finisc\w+|diventa\w*|perde|vince|scende|sale|subisce|guadagna|pesca|si|controlla|viene|vengono"
    r"|attacca|blocca|incanta|equipaggia|esiste|entra|esce|lascia|passa|prende|riceve|vale|cade|cessa|era|fa)(?!\w)"
)
_PLACES = {
    "cimitero": "nel",
    "grimorio": "nel",
    "mazzo": "nel",
    "mano": "in",
    "esilio": "in",
    "gioco": "in",
    "campo": "in",
}
_BARE_PLACE = re.compile(rf"(?:in |nel |al |il )?(?P<z>{'|'.join(_PLACES)})(?!\w)")


def _with_verb(said: str, players: Names, names: Names) -> Iterator[str]:
    """`Drago vivo`, `Fanatico: cimitero di Luigi`, `Orso e Lupo morti`, `Bruno ancora a 10`."""
    subject, rest = _begun(said, players, names)
    if not subject or not rest or re.match(_VERB, plain(rest)):
        sign = _SIGN.match(rest) if subject else None
        if sign:
            yield f"{subject} {rest[sign.end() :]}"
        return
    if sign := _SIGN.match(rest):
        rest = rest[sign.end() :]
        yield f"{subject} {rest}"
        if re.match(_VERB, plain(rest)):
            return
    if place := _BARE_PLACE.match(plain(rest)):
        yield f"{subject} è {_PLACES[place['z']]} {rest[place.start('z') :]}"
        return
    yield f"{subject} è {rest}"
    yield f"{subject} ha {rest}"


def _begun(said: str, players: Names, names: Names) -> tuple[str, str]:
    """The things and players with which a line begins, and what follows; "" where it begins with none."""
    line = Line(said, NOWHERE, players, names)
    last = 0
    while line.known(r"(?!\w)") is not None:
        last = line.at
        if not line.take(rf",(?:\s*{AND})?|{AND}"):
            break
    return said[:last].strip(), said[last:].strip()


def _usa(said: str, players: Names, names: Names) -> Iterator[str]:
    """`A: attacca con Orso`, `B: Fulmine su Orso`, `B, in risposta, Fulmine su Orso`."""
    line = Line(said, NOWHERE, players, names)
    player = line.player()
    if player is None:
        return
    who, rest = said[: line.at].strip(), said[line.at :].strip()
    if sign := _SIGN.match(rest):
        rest = rest[sign.end() :]
        yield f"{who} {rest}"
    if Line(rest, NOWHERE, (), names).known(r"(?!\w)") is not None:
        yield f"{who} usa {rest}"


_PAIR = r"(?:blocc\w+|par\w+|davanti|contro|vs\.?|su\w*|<-|→|->|=>|x|a)(?: (?:a\w*|il|lo|la)(?= ))?"
_PAIRED = re.compile(rf"(?P<a>\S.*?)(?:\s*(?:→|->|=>)\s*|\s+{_PAIR}\s+|\s+sull'|\s+blocc\w+ l')(?P<b>\S.*)")
_PARTED = re.compile(rf"\s*[,;]\s*(?:{AND}\s+)?|\s+{AND}\s+")


def _in_pairs(said: str, players: Names, names: Names) -> Iterator[str]:
    """`Pia blocca: Topo sul Lupo, Ragno sull’Aquila`: who blocks, and whom, in pairs."""
    found = re.match(r"(?P<who>\S.*?),?:?\s+(?:blocca|para|blocchi)\s*(?:cosi)?\s*:?\s+(?P<rest>.+)", plain(said))
    if found is None or plain(found["who"]) not in map(plain, players):
        return
    rest, blocks = said[found.start("rest") :], []
    at = 0
    for end in (*(one.span() for one in _PARTED.finditer(plain(rest))), (len(rest), len(rest))):
        pair = _PAIRED.fullmatch(plain(rest[at : end[0]]))
        if pair is None:
            return
        blocker, attacker = (rest[at:][slice(*pair.span(which))] for which in "ab")
        if any(not _is_named(one, names) for one in (blocker, attacker)):
            return
        blocks.append(f"{attacker} con {blocker}")
        at = end[1]
    yield f"{said[: found.end('who')]} blocca {'; '.join(blocks)}"


def _is_named(said: str, names: Names) -> bool:
    line = Line(said, NOWHERE, (), names)
    return line.known(r"(?!)") is not None and line.done


# --- words that are put otherwise -------------------------------------------------------------------------------------

_TENSES = {
    "sara": "è", "resta sempre": "resta", "saranno": "sono",
    "avra": "ha", "avranno": "hanno", "morira": "muore",
    "moriranno": "muoiono", "mori": "muore", "restera": "resta", "rimarra": "resta", "resteranno": "restano",
    "rimarranno": "restano", "andra": "va", "andranno": "vanno", "finira": "finisce", "tornera": "torna",
    "sopravvivera": "sopravvive", "sopravviveranno": "sopravvivono", "perdera": "perde", "vincera": "vince",
    "controllera": "controlla", "entrera": "entra", "scendera": "scende", "diventera": "diventa", "verra": "viene",
    "subira": "subisce", "guadagnera": "guadagna", "peschera": "pesca", "riman": "resta",
}  # fmt: skip
_TENSE = re.compile(rf"(?<![\w'])(?:{'|'.join(_TENSES)})(?![\w'])")
_GONE_BY = {
    "rimast": "resta", "restat": "resta", "andat": "va", "finit": "finisce", "sces": "scende", "salit": "sale",
    "tornat": "torna", "diventat": "diventa", "passat": "passa", "uscit": "esce", "entrat": "entra",
}  # fmt: skip
_GONE = re.compile(rf"(?<![\w'])(?:è|sono) (?P<v>{'|'.join(_GONE_BY)})[oaie](?!\w)")
_PUT = re.compile(
    r"(?<![\w'])(?:ancora|tuttora|sempre|infatti|semplicemente|soltanto per ora|di nuovo|ormai|gia|dunque|in effetti"
    r"|alla fine(?: del turno)?|a fine turno|senza problemi|mai|affatto|per niente|tranquillamente"
    r"|normalmente|regolarmente)(?!\w),?"
)
_FILLED = re.compile(
    r"(?<![\w'])(?:allora|dunque|infine|invece|subito|adesso|ora|poi|quindi|a questo punto|a quel punto|in risposta"
    r"|a sua volta|a velocita (?:di )?istantaneo|nel (?:suo|proprio) turno|per prima cosa|nuovamente|di nuovo"
    r"|liberamente|semplicemente|anche|pure|senza aspettare|tenendo la priorita)(?!\w),?"
)


def _put_for(said: str, spans: Iterable[tuple[int, int, str]]) -> str:
    """A text with other words for some of it, told from the first to the last; "" where there is nothing to put."""
    parts, at = [], 0
    for start, end, words in spans:
        parts += [said[at:start], words]
        at = end
    return "".join((*parts, said[at:])) if parts else ""


def _at_present(said: str, _players: Names, _names: Names) -> Iterator[str]:
    """`sarà illegale`, `resterà in gioco`, `è rimasto in gioco`."""
    text = plain(said)
    there = sorted((*_TENSE.finditer(text), *_GONE.finditer(text)), key=lambda one: one.start())
    if now := _put_for(said, ((*one.span(), _TENSES.get(one[0]) or _GONE_BY[one["v"]]) for one in there)):
        yield now


def _without(pattern: re.Pattern[str]) -> Way:
    def way(said: str, _players: Names, _names: Names) -> Iterator[str]:
        if less := _put_for(said, ((*one.span(), "") for one in pattern.finditer(plain(said)))):
            yield re.sub(r"\s+,", ",", " ".join(less.split())).strip(" ,")

    return way


_OF_CLAIMS: tuple[Way, ...] = (
    _without_brackets,
    _as_another_claim,
    _at_present,
    _without(_PUT),
    _with_verb,
    _without_reason,
)
_OF_ACTIONS: tuple[Way, ...] = (_without_brackets, _in_pairs, _without(_FILLED), _usa)
