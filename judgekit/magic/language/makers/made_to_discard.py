"""What an opponent makes you discard: cards that then go elsewhere, or do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import Act, Meanings, Outside, Part, Ref, SelfIn, Sentence
from judgekit.magic.language.makers.merged_filters import merged
from judgekit.magic.language.makers.parties import party

if TYPE_CHECKING:
    from judgekit.magic.language.makers.intermediate import Parts

_OF_OPPONENTS = frozenset({("spell", "opponent"), ("ability", "opponent")})


def _only_an_opponent_does(args: Parts) -> None:
    """It is a spell or ability of an opponent that makes you: of nothing else is it kept in mind."""
    parts = next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part))
    told = {(sort.noun, sort.controller) for sort in merged(parts).either}
    if told != _OF_OPPONENTS:
        raise Outside


def put_elsewhere(args: Parts) -> Sentence:
    """It is put somewhere else than into the graveyard, as an opponent makes you discard it."""
    _only_an_opponent_does(args)
    act = next(a for a in args if type(a) is Act)
    made = act.make(tree.You())
    if not isinstance(made, tree.PutInto) or not isinstance(made.what, Ref) or made.zone != "battlefield":
        raise Outside
    put = made._replace(what=tree.It(), under=tree.You())
    return Sentence("plain", (tree.Instead("graveyard", tree.This(), (put,), tree.MadeToDiscard()),))


def on_made_to_discard(args: Parts) -> tuple[tree.Trigger, ...]:
    """When a spell or ability of an opponent makes you discard this card, or any that fits."""
    _only_an_opponent_does(args)
    told = [a for a in args if not isinstance(a, Word)][-1]
    what = tree.This() if isinstance(told, SelfIn) else party(told)
    if isinstance(what, tree.Filter):
        if what.noun != "card" or what.owner or what.either:
            raise Outside
        what = tree.within(what, {"zone": ""})
    elif not isinstance(what, tree.This):
        raise Outside
    return (tree.Trigger("discards", tree.You(), what, given=tree.MadeToDiscard()),)


MEANINGS: Meanings = {
    "put_elsewhere_as_discarded": put_elsewhere,
    "on_made_to_discard": on_made_to_discard,
}
