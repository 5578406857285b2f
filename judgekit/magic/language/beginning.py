"""When what is said of a permanent begins that the same text has just put there: «it is», «it has», «it becomes»."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import UNSAID
from judgekit.magic.language.sentences import stopped

if TYPE_CHECKING:
    from judgekit.magic.language.sentences import Said

_KINDS = ("types", "adds_types", "subtypes", "colors", "adds_colors")
_SIZES = ("set_power", "set_toughness")
_BLANK = tree.Change(None)
_CLAUSES = frozenset({"fintanto-che", "finché", "se", "per"})  # what a verb in them says is no part of the change


def begun_so(found: list[object], said: Said, steps: tuple[object, ...]) -> tuple[object, ...]:
    """The steps of a sentence that says what becomes of what has just been put onto the battlefield, told apart."""
    if not _follows_a_put(found) or not steps:
        return steps
    chosen = tuple(takewhile(lambda step: isinstance(step, tree.Choose), steps))
    changes = [step for step in steps[len(chosen) :] if isinstance(step, tree.Change)]
    if not changes or len(chosen) + len(changes) != len(steps):
        return steps
    return (*chosen, *(part for step in changes for part in _parts(step, said)))


def _follows_a_put(found: list[object]) -> bool:
    last = next((step for step in reversed(found) if not isinstance(step, tree.Shuffle)), None)
    if isinstance(last, tree.Change):
        return last.begins != ""
    return tree.put_by(last) is not None or put_later_by(last) is not None


def put_later_by(step: object) -> tree.PutInto | None:
    """The put onto the battlefield with which an instruction ends that is carried out later, somebody willing."""
    match step:
        case tree.Later(do=do):
            return tree.put_by(_without_changes(do))
        case tree.May(do=(*_, last)) | tree.If(then=(*_, last)):
            return put_later_by(last)
        case _:
            return None


def _without_changes(do: tuple[object, ...]) -> object:
    """The last instruction but those that say what what it puts there is like."""
    return next((step for step in reversed(do) if not (isinstance(step, tree.Change) and step.begins)), None)


def told_later(step: object, change: tree.Change) -> object:
    """An instruction with what is so of what it puts onto the battlefield later."""
    match step:
        case tree.Later(do=do):
            return step._replace(do=(*do, change))
        case tree.May(do=(*before, last)):
            return step._replace(do=(*before, told_later(last, change)))
        case tree.If(then=(*before, last)):
            return step._replace(then=(*before, told_later(last, change)))
        case _:
            return step


def _parts(step: tree.Change, said: Said) -> tuple[tree.Change, ...]:
    """A change, one by one what begins at different moments."""
    kinds = [word.kind for word in takewhile(lambda word: word.kind not in _CLAUSES, said.words)]
    being, having = _only(step, (*_KINDS, *_SIZES)), _only(step, ("words",))
    rest = step._replace(**{name: getattr(_BLANK, name) for name in (*_KINDS, *_SIZES, "words")})
    alone = _only(step, ())
    if being == having == alone:
        lacks = rest == _only(step, ("not_types",)) != alone and "è" in kinds and "smette" not in kinds
        return (step._replace(begins=tree.LACKS),) if lacks else (step,)
    how = _how(said, {"è", "conta-come"} & set(kinds), {"diventa"} & set(kinds), tree.IS)
    gained = _how(said, {"ha"} & set(kinds), {"guadagna", "prende"} & set(kinds), tree.HAS)
    if _has_its_size(kinds):
        if how or being != _only(step, _SIZES):
            raise stopped(said, None, "non è chiaro che cosa sia così già mentre entra")
        how = gained
    found = [being._replace(begins=how or gained)] if being != alone else []
    found += [having._replace(begins=gained or how)] if having != alone else []
    if len({part.begins for part in found}) == 1 and rest == alone:
        return (step._replace(begins=found[0].begins),)
    return (*found, rest) if rest != alone else tuple(found)


def _how(said: Said, at_once: set[str], afterwards: set[str], name: str) -> str:
    if at_once and afterwards:
        raise stopped(said, None, "non è chiaro che cosa sia così già mentre entra")
    return name if at_once else tree.AFTERWARDS if afterwards else ""


def _only(step: tree.Change, names: tuple[str, ...]) -> tree.Change:
    bare = tree.Change(step.what, until=step.until)
    return bare._replace(**{name: getattr(step, name) for name in names})


def _has_its_size(kinds: list[str]) -> bool:
    """Whether it «has» a base power and toughness, rather than being something of that size."""
    return any(one == "ha" and two.startswith(("forza-", "costituzione-")) for one, two in pairwise(kinds))


def stays(step: object) -> bool:
    """`It is still a land`: that belongs to what it becomes."""
    return isinstance(step, tree.Change) and step == tree.Change(step.what, adds_types=True, until=UNSAID)


def keeping_its_types(step: object) -> object | None:
    """What becomes something, and goes on being what it was; None where nothing becomes of another type."""
    match step:
        case tree.Change(types=(_, *_)):
            return step._replace(adds_types=True)
        case tree.May(do=(*before, last), otherwise=()) if (kept := keeping_its_types(last)) is not None:
            return step._replace(do=(*before, kept))
        case tree.If(then=(*before, last), otherwise=()) if (kept := keeping_its_types(last)) is not None:
            return step._replace(then=(*before, kept))
        case _:
            return None


def as_turned_up(said: Said, do: tuple[object, ...]) -> tree.Instead:
    """What is done with a permanent as it is turned face up: counters are put on it."""
    match do:
        case (tree.PutCounters(what=tree.This(), how_many=int()),):
            return tree.Instead(tree.TURNED_UP, tree.This(), do)
        case _:
            raise stopped(said, None, "non so fare questo mentre qualcosa viene girato a faccia in su")


def done_once(said: Said, ability: tree.Triggered) -> tree.Triggered:
    """An ability of which somebody does but once each turn what they may do."""
    do = ability.modes[0].do
    if len(do) != 1 or not isinstance(do[0], tree.May):
        raise stopped(said, said.words[0], "non è chiaro che cosa si faccia una volta sola")
    return ability._replace(done_once=True)


def is_always_done(step: object) -> bool:
    """Whether an instruction is done whatever there is: looking at no cards is surveying all the same."""
    match step:
        case tree.Surveil(tree.You(), int() as n) | tree.Scry(tree.You(), int() as n):
            return n > 0
        case tree.Token(int() as n) | tree.KnownToken(int() as n):
            return n > 0 and isinstance(step.who, tree.You)
    return False
