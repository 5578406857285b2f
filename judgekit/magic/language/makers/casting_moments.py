"""What abilities wait for of those who cast spells and activate abilities."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import objects
from judgekit.magic.language.makers.intermediate import THIS_TURN, Event, Meanings, Outside, Part, Parts, said
from judgekit.magic.language.makers.objects import card_kinds, node_filter
from judgekit.magic.language.makers.parties import party
from judgekit.magic.language.makers.trigger_moments import trigger
from judgekit.magic.language.tree import Filter, Trigger, You, within


def activates(args: Parts) -> Event:
    """An ability is activated that is no mana ability: of such things where they are told, else of anything."""
    parts = next((a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part)), None)
    if parts is None:
        return Event("activates")
    of_what = party(objects.node_of(parts))
    if not isinstance(of_what, Filter) or not all(map(_by_its_kinds, of_what.either or (of_what,))):
        raise Outside
    return Event("activates", of_what)


def _by_its_kinds(of_: Filter) -> bool:
    """Whether a permanent is told by its kinds alone: once it is gone, paid for its own ability, they are known."""
    return of_ == Filter(types=of_.types, any_types=of_.any_types, any_subtypes=of_.any_subtypes)


def on_your_next_spell(args: Parts) -> tuple[Trigger, ...]:
    """The next such spell that you cast this turn."""
    what = node_filter(args[-1])
    if not isinstance(what, Filter) or any(each.noun != "spell" for each in what.either or (what,)):
        raise Outside
    return (trigger(You(), Event("plays", what, where=(THIS_TURN,))),)


def on_nth_spell(args: Parts) -> tuple[Trigger, ...]:
    """Whenever you cast your second spell in a turn."""
    nth = next(a for a in args if isinstance(a, int))
    kinds = card_kinds([a for a in args if getattr(a, "kind", "") in {"TYPE", "SUBTYPE", "SUPERTYPE"}])
    of_ = within(Filter("spell", zone="stack"), kinds.fields)
    whose_ = [a for a in args if not isinstance(a, (Word, int))]
    return (Trigger("plays", of_, party(whose_[0]) if whose_ else You(), nth=nth),)


def on_nth_spell_but(args: Parts) -> tuple[Trigger, ...]:
    """The first spell in a turn that is not of a type."""
    (told,) = on_nth_spell([a for a in args if getattr(a, "kind", "") != "TYPE"])
    return (told._replace(what=Filter("spell", not_types=tuple(said(args, "TYPE")), zone="stack")),)


def on_nth_spell_of_two_types(args: Parts) -> tuple[Trigger, ...]:
    """The first spell of either of two types in a turn."""
    nth = next(a for a in args if isinstance(a, int))
    return (Trigger("plays", Filter("spell", any_types=tuple(said(args, "TYPE")), zone="stack"), You(), nth=nth),)


def activates_by_word(args: Parts) -> Event:
    """An ability is activated that a keyword lets one activate."""
    (word,) = (*said(args, "KEYWORD_COST"), *said(args, "KEYWORD"))
    if word not in ACTIVATED_BY:
        raise Outside
    return Event("activates", where=(f"{tree.BY_WORD}{word}",))


ACTIVATED_BY = frozenset({"vanto", "ninjutsu", "equipaggiare", "esumare", "perdurare"})


MEANINGS: Meanings = {
    "activates_by_word": activates_by_word,
    "activates": activates,
    "activates_loyalty": lambda a: activates(a)._replace(where=("loyalty",)),
    "on_activated": lambda a: (trigger(tree.EachPlayer(), activates(a)),),
    "on_your_next_spell": on_your_next_spell,
    "on_nth_spell_in_their_turn": lambda a: (on_nth_spell(a)[0]._replace(where=("their turn",)),),
    "on_nth_spell_of_two_types": on_nth_spell_of_two_types,
    "on_their_nth_spell": on_nth_spell,
    "on_their_nth_spell_but": on_nth_spell_but,
    "on_nth_spell": on_nth_spell,
}
