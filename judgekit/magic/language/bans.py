"""What texts forbid the whole table: spells that nobody may cast, cards that do not enter, abilities that lie idle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.pieces import Act, Outside, Part, Sentence, TableRule
from judgekit.magic.language.things import enterer, filter_in
from judgekit.magic.language.words import Word

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Filter


def no_cast(args: list[Any]) -> Act:
    """Somebody cannot cast certain spells."""
    spells: Filter = filter_in(args[-1])
    if spells.noun != "spell":
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
