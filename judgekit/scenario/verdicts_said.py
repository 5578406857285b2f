"""Whether an action was allowed, where it is named by what it does: «l’attacco è illegale», «Folgore su Orso: legale».

Such a line is read as if it named the number, where one action alone is meant; else it stays as it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import ORDINALS
from judgekit.scenario.model import Name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judgekit.scenario.model import Action

_LONGEST = 120
_SO = r"legal[ei]|permess[oaie]|consentit[oaie]|valid[oaie]|lecit[oaie]|regolar[ei]|ammess[oaie]|possibil[ei]"
_SO += r"|corrett[oaie]"
_NOT_SO = r"illegal[ei]|vietat[oaie]|proibit[oaie]|illecit[oaie]|irregolar[ei]|impossibil[ei]|scorrett[oaie]"
_SAID = re.compile(
    r"(?P<what>\S.*?)\s*(?:[:,]\s*|\s)(?P<no>non )?"
    r"(?:(?:è|era|risulta|sarebbe|viene giudicat[oa]|è stat[oa]|si puo) )?"
    rf"(?P<v>(?P<ok>{_SO})|(?P<ko>{_NOT_SO})|(?P<can>fare))(?!\w)"
    r"(?P<why>(?:\s*[,;:(]\s*|\s+(?:perche|poiche|dato che|visto che|in quanto)\s)[^\[\]]*)?"
    r"\s*\.?\s*(?P<cites>\[[^\[\]]*\])?\s*$"
)
_VERDICT = re.compile(rf"(?<!\w)(?:{_SO}|{_NOT_SO})(?!\w)")
_CAN = re.compile(
    r"(?P<who>|\S.*? )(?P<no>non )?(?:puo|posso|puoi|possono|poteva|potevo|potevi|potevano|potrebbe|e in grado di)"
    r"(?: legalmente| regolarmente)? "
    r"(?P<what>(?:attaccare|bloccare|lanciare|giocare|attivare|essere bloccat\w+)(?!\w).*?)"
    r"\s*\.?\s*(?P<cites>\[[^\[\]]*\])?\s*$"
)
_IS_SO = re.compile(r"(?:l['’])?azione [0-9]+ (?:non )?è (?:il)?legale")
_NUMBERED = re.compile(r"(?<![\w'])(?:azion[ei]|moss[ae]|rig[ah]e?|giocat[ae])\s+(?:numero |n\.\s*)?[0-9]")
_MOMENT = re.compile(r"dopo (?:l')?(?:azione|mossa|riga) ?[0-9]+")
_SORTS = (  # what is said of an action, and of which classes it is
    (r"attacc\w*|dichiara\w* d\w*attac\w+", ("Attack",)),
    (r"blocc\w*|parat\w*", ("Block",)),
    (r"attiva\w*|abilita", ("Activate",)),
    (r"lanci\w*|gioca\w*|magia|castar\w*", ("Play", "Launch", "Activate")),
    (r"assegna\w*|divisione", ("Assign",)),
)
_ANY = re.compile(r"(?:l'|la |quest[ao] |quest')?(?:unica )?(?:azione|mossa|prova|giocata|tentativo)(?: di .+)?")
_DOES = ("Attack", "Block", "Activate", "Play", "Launch", "Assign", "TurnUp", "SetAside", "Bring")


def by_number(line: str, actions: Sequence[Action], names: Iterable[str]) -> str:
    """A statement that an action is legal or not with the action's number; the line itself where it is no such."""
    if len(line) <= _LONGEST and len(parts := re.split(r"[,;] (?:e |ma |mentre )?", line)) > 1:
        each = [by_number(one, actions, names) for one in parts]
        if any(one != part for one, part in zip(each, parts, strict=True)) and all(map(_IS_SO.match, each)):
            return " e ".join(each)
    said = plain(line)
    if len(line) > _LONGEST or not actions or _NUMBERED.search(said) or _MOMENT.match(said):
        return line
    if (found := _CAN.match(said)) is not None:
        what = f"{found['what'].removeprefix('essere ')} {found['who']}"
        legal = found["no"] is None
    elif (found := _SAID.match(said)) is not None and _VERDICT.search(found["why"] or "") is None:
        what, legal = found["what"], (found["ko"] is None) != (found["no"] is not None)
    else:
        return line
    meant = _meant(what, actions, names)
    if len(meant) != 1:
        return line
    cites = line[slice(*found.span("cites"))] if found["cites"] else ""
    return f"azione {meant[0]} è {'legale' if legal else 'illegale'} {cites}".strip()


_NTH = re.compile(rf"(?:il |la |l')?(?P<nth>{'|'.join(one[:-1] for one in ORDINALS)})[oa] (?P<what>\S.*)")


def _meant(what: str, actions: Sequence[Action], names: Iterable[str]) -> list[int]:
    """The numbers of the actions that words may mean; of «la seconda attivazione» the second."""
    if (found := _NTH.fullmatch(what)) is not None:
        nth = [one[:-1] for one in ORDINALS].index(found["nth"])
        return _meant(found["what"], actions, names)[nth : nth + 1]
    named = {plain(name) for name in names if _stands_in(plain(name), what)}
    longest = {one for one in named if not any(one != more and one in more for more in named)}
    sorts = next((those for word, those in _SORTS if re.match(rf"(?:l'|il |la |lo )?(?:{word})(?!\w)", what)), ())
    if not sorts and not longest and not _ANY.fullmatch(what):
        return []
    if not sorts and not _ANY.fullmatch(what):
        sorts = ("Play", "Launch", "Activate")
    those = [one for one in actions if type(one.do).__name__ in (sorts or _DOES)]
    trials = [one for one in those if one.trial]
    if _ANY.fullmatch(what) and "prova" in what:
        those = trials
    return [one.number for one in those if longest <= set(_named((one.player, one.do)))]


def _stands_in(name: str, said: str) -> bool:
    return bool(name) and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) is not None


def _named(said: object) -> Iterator[str]:
    if isinstance(said, Name):
        yield plain(said.text)
    elif isinstance(said, str):
        yield plain(said)
    elif isinstance(said, tuple):
        for one in said:
            yield from _named(one)
