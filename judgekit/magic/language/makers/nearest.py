"""What a word stands next to is what it speaks of: «controllate da un giocatore bersaglio», «il numero di carte … nel
tuo cimitero». The grammar takes such a word for the whole group as well; here it goes to what stands right before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import KEYS, Aim, AnOpponent, APlayer, Outside, Qual

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_AIMED = Qual({}, aimed=True)


def player_aimed_at(node: object) -> Aim | None:
    """The target that «un giocatore», «un avversario» is where «bersaglio» stands right behind."""
    if not isinstance(node, (AnOpponent, APlayer)):
        return None
    whose = "opponent" if isinstance(node, AnOpponent) else ""
    return Aim(tree.Wanted(tree.Filter("player", controller=whose)), next(KEYS))


def thing_aimed_at(node: object) -> Aim | None:
    """The same of «una creatura» to which something is attached."""
    one = isinstance(node, tree.Chosen) and node.how_many == 1 and not node.up_to
    return Aim(tree.Wanted(node.of), next(KEYS)) if one and isinstance(node, tree.Chosen) else None


def with_the_nearest_aimed(args: Sequence[object]) -> list[object]:
    """The parts of a noun, where a target is what the words before «bersaglio» name, and not the whole."""
    found: list[object] = []
    for one in args:
        last = found[-1] if found else None
        if type(one) is Qual and one == _AIMED and type(last) is Qual and last.nearest is not None:
            found[-1] = last.nearest
        elif type(one) is Qual and type(last) is Qual and (inner := _of_what_is_counted(last, one)) is not None:
            found[-1] = inner
        else:
            found.append(one)
    return found


def _of_what_is_counted(before: Qual, more: Qual) -> Qual | None:
    """What stands right behind things that are counted is said of them, and not of what is compared with their number:
    where these are, or that you control them. Of anything else one cannot tell.
    """
    compared = before.fields.get("compare", ())
    if not compared or not isinstance(compared[-1][2], tree.Count):
        return None
    if (placed := _with_its_place(before, more)) is not None:
        return placed
    name, sign, count = compared[-1]
    sorts = count.of.either or (count.of,)
    if any(one.noun != "permanent" or one.controller for one in sorts) or more.aimed:
        return None
    if more == Qual({"controller": "you"}):
        theirs = count._replace(of=tree.within(count.of, more.fields))
        return before._replace(fields={**before.fields, "compare": (*compared[:-1], (name, sign, theirs))})
    if not {"controller", "status"}.isdisjoint(more.fields) or more.alternatives or more.whose is not None:
        raise Outside
    return None


def _with_its_place(before: Qual, place: Qual) -> Qual | None:
    """`At most the number of creature cards in your graveyard`: there lie the cards that are counted."""
    where: dict[str, object] = {name: place.fields[name] for name in ("zone", "owner") if name in place.fields}
    if "zone" not in where or len(place.fields) != len(where) or place._replace(fields={}) != Qual({}):
        return None
    compared = before.fields.get("compare", ())
    if not compared or not isinstance(compared[-1][2], tree.Count):
        return None
    return _within(before, compared, lambda of: tree.within(of, where))


def _within(before: Qual, compared: Any, placed: Callable[[tree.Filter], tree.Filter]) -> Qual | None:
    name, sign, count = compared[-1]
    of = count.of
    if not isinstance(of, tree.Filter) or of.either or of.noun != "card" or of.zone != "battlefield" or of.status:
        return None
    told = (*compared[:-1], (name, sign, count._replace(of=placed(of))))
    return before._replace(fields={**before.fields, "compare": told})
