"""What texts forbid the whole table: spells that nobody may cast, cards that do not enter, abilities that lie idle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.acts import changed
from judgekit.magic.language.makers.intermediate import Act, Clause, Outside, Part, Ref, Sentence, TableRule, said
from judgekit.magic.language.makers.objects import enterer, filter_in, within

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Filter


def no_cast(args: list[Any]) -> Act:
    """Somebody cannot cast certain spells, or play lands."""
    spells: Filter = filter_in(args[-1])
    if spells.types == ("land",):
        return Act("player", lambda who: TableRule("cannot play lands", who))
    if spells.noun != "spell" or spells.zone != "stack":
        raise Outside
    return Act("player", lambda who: TableRule("cannot cast", (who, spells)))


def no_entering(_: list[Any]) -> Act:
    """Cards of some kind cannot enter."""

    def make(what: Any) -> TableRule:
        found = enterer(what)
        if not isinstance(found, tree.Filter):
            raise Outside
        return TableRule("cannot enter", found)

    return Act("thing", make)


def no_activating(args: list[Any]) -> Sentence:
    """The activated abilities of something cannot be activated."""
    what = next(a for a in args if not isinstance(a, Word))
    found = enterer(what) if not isinstance(what, Part) else what
    if not isinstance(found, (tree.Filter, tree.Host)):
        raise Outside
    return Sentence("plain", (TableRule("cannot be activated", found),))


def lies_idle(_: list[Any]) -> Clause:
    """Its activated abilities cannot be activated: of what the sentence is about."""

    def make(what: Any) -> TableRule:
        if not isinstance(what, tree.Host):
            raise Outside
        return TableRule("cannot be activated", what)

    return Clause(None, Act("thing", make))


def no_cast_in_your_turn(args: list[Any]) -> Sentence:
    who, group = (a for a in args if not isinstance(a, Word))
    spells: Filter = filter_in(group)
    if spells.noun != "spell" or spells.zone != "stack":
        raise Outside
    return Sentence("static", (TableRule("cannot cast", (who, spells)),), tree.YourTurn())


def castable_from(args: list[Any]) -> Sentence:
    """A card that may be cast from another zone than the hand."""
    zone, owner = next(a for a in args if not isinstance(a, Word))
    if owner != "you":
        raise Outside
    return Sentence("plain", (TableRule("may be cast from", zone),))


def may_play(_: list[Any]) -> Clause:
    """You may play the cards just spoken of, for the time that the sentence tells."""
    return Clause(None, Act("nobody", lambda _: changed(Ref("card"), rules=("may be played",))))


def playable_from_top(args: list[Any]) -> Sentence:
    """The top card of one's library may be played, if it is such a card."""
    group, whose = (a for a in args if not isinstance(a, Word))
    what = filter_in(group)
    if not isinstance(whose, tree.You):
        raise Outside
    return Sentence(
        "plain", (TableRule("may be played from", ("top", within(what, {"noun": "card", "zone": "library"}))),)
    )


def lands_from(args: list[Any]) -> Sentence:
    zone, owner = next(a for a in args if not isinstance(a, Word))
    if owner != "you" or said(args, "TYPE") != ["land"]:
        raise Outside
    lands = tree.Filter("card", types=("land",), zone=zone)
    return Sentence("plain", (TableRule("may be played from", (zone, lands)),))
