"""What has to be so for a spell to be paid for by a keyword that it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits

# Keywords that offer a cost to be paid instead of the mana cost, where something is so.
PROWL, FREERUNNING = "predatore", "corsa libera"
_HIT = tree.Trigger("deals damage", None, tree.EachPlayer(), ("combat",))
_ASSASSINS = tree.Filter(types=("creature",), any_subtypes=("Assassino",), controller="you")
_COMMANDERS = tree.Filter(types=("creature",), status=("commander",), controller="you")
_OFFERED_WHERE: dict[str, tree.Condition] = {
    "ondata": tree.Happened(tree.Trigger("plays", tree.Filter("spell"), tree.You())),
    "spettacolo": tree.Happened(tree.Trigger("loses life", tree.Opponent())),
    FREERUNNING: tree.AnyOf(tuple(tree.Happened(_HIT._replace(what=whose)) for whose in (_ASSASSINS, _COMMANDERS))),
}


def offered_where(word: str, like: Traits) -> tree.Condition | None:
    """What has to be so for a spell to be paid for by a keyword that it has; None where nothing has."""
    if word != PROWL:
        return _OFFERED_WHERE.get(word)
    kinds = () if "cangiante" in like.words else tuple(sorted(like.subtypes))
    source = tree.Filter(types=("creature",), any_subtypes=kinds, controller="you")
    return tree.Happened(tree.Trigger("deals damage", source, tree.EachPlayer(), ("combat",)))
