"""What is done to permanents: tapped and untapped, destroyed, regenerated, sacrificed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts, objects
from judgekit.magic.language.makers.intermediate import (
    BOTH,
    Act,
    Clause,
    Meanings,
    Outside,
    Part,
    Parts,
    Qual,
    TableRule,
    of,
    said,
)
from judgekit.magic.language.makers.merged_filters import filter_of
from judgekit.magic.language.makers.parties import enterer
from judgekit.magic.language.tree import Chosen, Each, Filter, You, within

if TYPE_CHECKING:
    from collections.abc import Iterable


def tap_or_untap(args: Parts) -> Act:
    what = args[0]
    return Act("nobody", lambda _: tree.OneOf(You(), ((tree.Tap(what),), (tree.Untap(what),))))


def _told(args: Iterable[object]) -> object:
    return next(a for a in args if not isinstance(a, Word))


def sacrifice(who: object, what: object) -> tree.Sacrifice:
    match what:
        case Chosen():
            return tree.Sacrifice(who, within(what.of, {"controller": ""}), what.how_many, up_to=what.up_to)
        case Each():
            return tree.Sacrifice(who, what)
        case _:
            return tree.Sacrifice(who, what)


def sacrifices(args: Parts) -> Act:
    """Who sacrifices gives up some things of a sort, or one of each of several sorts, all at once."""
    parts, each = next(a for a in args if type(a) is tuple), acts.per(args)
    sorts = one_of_each(parts)
    if sorts is not None and each is None:
        return Act("player", lambda who: tree.Sacrifice(who, sorts, len(sorts.either), apart=True))
    what = objects.thing([parts])
    if each is None:
        return Act("player", lambda who: sacrifice(who, what))
    if not isinstance(what, Chosen) or what.up_to or tree.is_several(what):
        raise Outside
    return Act("player", lambda who: sacrifice(who, what._replace(how_many=acts.times(what.how_many, each))))


def sacrifices_as_many(args: Parts) -> Act:
    """As many things of a sort as were told of before."""
    (kind,) = of(Qual, args)
    what = filter_of(kind.fields)
    if what.zone != "battlefield" or what.noun not in {"permanent", "token"}:
        raise Outside
    return Act("player", lambda who: tree.Sacrifice(who, what, tree.Amount()))


def one_of_each(parts: tuple[Part, ...]) -> Filter | None:
    """The sorts of «an artifact, a creature and a land»; None of anything else."""
    if len(parts) == 1 or parts[0].joint != "e" or any(p.aimed or p.fixed is not None or p.det != "a" for p in parts):
        return None
    return Filter(either=tuple(within(part.filter, {"controller": ""}) for part in parts))


def untaps_too(args: Parts) -> Act:
    """What untaps in the untap steps of others, too."""
    what = enterer(_told(args))
    return Act("nobody", lambda _: TableRule("untaps with others", what))


_DETAINED = ("cannot attack", "cannot block", "cannot be activated")


def detain(args: Parts) -> Act:
    """Until one's next turn it neither attacks nor blocks, and its activated abilities are not activated."""
    change = tree.Change(args[0], rules=_DETAINED, until=f"{tree.UNTIL_YOUR_NEXT}turn")
    return Act("nobody", lambda _: tree.Action("trattenere", (change,)))


def those_two_fight(args: Parts) -> Clause:
    """The two creatures that the text has chosen fight each other."""
    if said(args, "TYPE") != ["creature"] or said(args, "NUMBER") not in ([], ["2"]):
        raise Outside
    fight = tree.Fight(BOTH, BOTH)
    return Clause(None, Act("nobody", lambda _: fight))


MEANINGS: Meanings = {
    "destroy": acts.by_anyone(tree.Destroy),
    "bury": acts.by_anyone(tree.Bury),
    "tap": acts.by_anyone(tree.Tap),
    "untap": acts.by_anyone(tree.Untap),
    "untaps_too": untaps_too,
    "tap_or_untap": tap_or_untap,
    "regenerate": acts.by_anyone(tree.Regenerate),
    "phase_out": acts.by_thing(lambda what, *_: tree.PhaseOut(what)),
    "exert": acts.by_anyone(tree.Exert),
    "transform": acts.by_anyone(tree.Transform),
    "turn_over": acts.by_anyone(tree.TurnOver),
    "unlock": acts.by_anyone(lambda *a: tree.Unlock(_told(a))),
    "lock": acts.by_anyone(lambda *a: tree.Unlock(_told(a), unlocks=False, locks=True)),
    "lock_or_unlock": acts.by_anyone(lambda *a: tree.Unlock(_told(a), locks=True)),
    "turn_up": acts.by_anyone(lambda *a: tree.Turn(_told(a))),
    "turn_down": acts.by_anyone(lambda *a: tree.Turn(_told(a), down=True)),
    "is_goaded": acts.about(rules=(("goaded", tree.You()),)),
    "suspect": acts.by_anyone(tree.Suspect),
    "becomes_suspected": acts.by_thing(lambda what, *_: tree.Suspect(what)),
    "no_longer_suspected": acts.by_thing(lambda what, *_: tree.Suspect(what, ends=True)),
    "goad": acts.by_anyone(tree.Goad),
    "sacrifice": sacrifices,
    "sacrifice_as_many": sacrifices_as_many,
    "those_two_fight": those_two_fight,
    "fight": acts.by_thing(tree.Fight),
    "detain": detain,
    "explore": acts.by_thing(lambda what, *_: tree.Explore(what)),
    "connive": acts.by_thing(lambda what, *n: tree.Connive(what, n[-1] if n else 1)),
    "endure": acts.by_thing(lambda what, *n: tree.Endure(what, n[-1])),
}
