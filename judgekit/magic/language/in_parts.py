"""The parts of a text of which one is not understood: those that are, and those that wait, with what they wait for."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.language import anchors, known, levels, tree, votes
from judgekit.magic.language.put_aside import waiting
from judgekit.magic.language.read import FORMS, names_of, of_quotes
from judgekit.magic.language.sentences import paragraphs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from judgekit.magic.language.tree import Ability

    Read = Callable[[str], tuple[Ability, ...]]

_SPELLS = frozenset({"instant", "sorcery"})
_SOMETHING = "pesca una carta."  # an effect that is understood, in place of one that is not
# How sentences begin that go on about what the one before them does.
_GOES_ON = re.compile(
    r"(?:se (?:lo|non lo) (?:fai|fa|fanno)|se (?:quell|viene|vengono)|quando lo (?:fai|fa)|poi|quindi|altrimenti"
    r"|in tal caso|quell|quel|quei|quegli|mett|rimescol|mescol|rivel|guard|scegli|esili|distrugg|sacrific|crea"
    r"|pesc|scart|guadagn|perd|ripet|attiv|puoi (?:scegliere|mettere|rivelare)|tien)[a-zàèéìòù]*\b"
    r"|(?:ha|hanno|è|sono|ottiene|ottengono|diventa|diventano|entra|attacca|ess[aeio]|il suo|la sua|i suoi|le sue) ",
    re.IGNORECASE,
)
_WAITS = re.compile(r"(?:quando|ogniqualvolta|ogni volta che|all[’']inizio)\b", re.IGNORECASE)
# An event or a condition that goes on behind its comma, and so is told by more than the words before it.
_STILL_TELLS = re.compile(
    r"(?:o|e|oppure|\w+ o|attacc(?:a|hi|ano)|blocc(?:a|hi|ano)|muoi?(?:re|ono)|entr(?:a|i|ano)|divent(?:a|i|ano)"
    r"|lasci(?:a|ano)|lanci(?:a|ano)?|viene|vengono)\b",
    re.IGNORECASE,
)
# What tells of mana is paid with before anybody is asked; what costs of a spell say holds before it is cast.
_MANA = re.compile(r"\baggiung|\bmana\b", re.IGNORECASE)
_BEFORE_IT_IS_CAST = re.compile(
    r"\b(?:cost[ao]|costano|lanci\w*|gioc\w+|ogniqualvolta|quando|all[’']inizio|puoi)\b|^(?:se|fintanto|come)\b",
    re.IGNORECASE,
)


def in_parts(text: str, name: str, types: tuple[str, ...]) -> tuple[Ability, ...] | None:
    """The abilities of a text that is not understood as a whole; None where what is not might act unseen."""
    read_whole = partial(known.read, name=name, types=types)
    if _has_a_form_of_its_own(text, read_whole):
        return None
    good: list[str] = []
    aside: list[Ability] = []
    for line in _lines(text):
        for part in (line,) if _why_not(line, read_whole) is None else _parts(line, name):
            error = _why_not(part, read_whole)
            if error is None:
                good.append(part)
            elif waits := _that_waits(part, error, read_whole, types):
                aside += waits
            else:
                return None
    try:
        return (*(read_whole("\n".join(good)) if good else ()), *aside)
    except NotUnderstood:
        return None


def _has_a_form_of_its_own(text: str, read_whole: Read) -> bool:
    """Whether the lines of a text hang together: levels, what a choice lets it have, two halves of one ability."""
    text = votes.quoted(text)
    try:
        if any(form(text, read_whole) is not None for form in FORMS):
            return True
        return bool(anchors.anchored(text)[1] or levels.bands(text)[1])
    except NotUnderstood:
        return True


def _lines(text: str) -> Iterator[str]:
    """The lines of a text, with those behind one among which it lets somebody choose."""
    found: list[str] = []
    for line in filter(str.strip, text.split("\n")):
        if line.lstrip().startswith("•") and found:
            found[-1] = f"{found[-1]}\n{line}"
        else:
            found.append(line)
    return iter(found)


def _parts(line: str, name: str) -> list[str]:
    """The abilities of a line: each sentence begins one, but for those that go on about the one before."""
    if "\n" in line:
        return [line]
    found: list[list[str]] = []
    for said in (said for one in paragraphs(line, names_of(name), of_quotes(name)) for said in one):
        if found and _GOES_ON.match(said.text):
            found[-1].append(said.text)
        else:
            found.append([said.text])
    return [". ".join(part) + "." for part in found]


def _why_not(text: str, read_whole: Read) -> NotUnderstood | None:
    """Why a text is not understood; None where it is."""
    try:
        read_whole(text)
    except NotUnderstood as error:
        return error
    return None


def _that_waits(text: str, error: NotUnderstood, read_whole: Read, types: tuple[str, ...]) -> tuple[Ability, ...]:
    """What a part of a text is where only what it does is not understood; nothing where it may be more than that."""
    if _MANA.search(text):
        return ()
    what = tree.Unread(text, f"{error.message.removesuffix('.').rpartition('»: ')[2]}{error.hint}")
    if _SPELLS & set(types):
        return () if _BEFORE_IT_IS_CAST.search(text) else (tree.Spell((tree.Mode((), (what,)),)),)
    for begin in _begins(text):
        try:
            told = read_whole(f"{begin} {_SOMETHING}")
        except NotUnderstood:
            continue
        found = [waiting(one, what) for one in told]
        return tuple(one for one in found if one is not None) if all(one is not None for one in found) else ()
    return ()


def _begins(text: str) -> Sequence[str]:
    """What of a text might be what it waits for, or its costs, the longest first."""
    first = text.split("\n", 1)[0]
    if _WAITS.match(first):
        commas = [one.start() for one in re.finditer(",", first)]
        return [first[: at + 1] for at in reversed(commas) if not _STILL_TELLS.match(first[at + 1 :].lstrip())]
    costs = re.match(r"[^:«\"“]*:", first)
    chapter = re.match(r"[IVX, ]+ ?[—–-]", first)
    return [one.group() for one in (chapter, costs) if one is not None]
