"""From the grammar's parse to the tree: what each rule means, chapter by chapter. `BUILD` has an entry for every rule.

What a sentence says of things that it does not name (`it`, `that player`, a verb without subject) stays a `Ref` here,
and a target an `Aim`; `references.py` settles both when a whole ability is at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import (
    as_it_enters,
    cannot_and_may,
    cast_from_elsewhere,
    casting_moments,
    chosen_together,
    clauses,
    combat_rules,
    compared_conditions,
    compared_qualities,
    continuous_effects,
    copies,
    costs,
    damage_and_prevention,
    deed_costs,
    deeds_of_the_turn,
    exchanges,
    if_conditions,
    keyword_words,
    made_to_discard,
    mana_added,
    noun_qualities,
    objects,
    past_conditions,
    permanents,
    players,
    quantities,
    replacements,
    somebodys_conditions,
    table_rules,
    tokens_and_counters,
    trigger_moments,
    triggering_events,
    wherever,
    whole_sentences,
    zone_changes,
)
from judgekit.magic.language.makers.intermediate import Quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.language.makers.intermediate import Meanings


CHAPTERS = (
    whole_sentences,
    trigger_moments,
    triggering_events,
    casting_moments,
    replacements,
    made_to_discard,
    if_conditions,
    deeds_of_the_turn,
    somebodys_conditions,
    past_conditions,
    clauses,
    damage_and_prevention,
    permanents,
    exchanges,
    zone_changes,
    players,
    continuous_effects,
    mana_added,
    tokens_and_counters,
    combat_rules,
    as_it_enters,
    copies,
    cannot_and_may,
    table_rules,
    cast_from_elsewhere,
    costs,
    deed_costs,
    keyword_words,
    objects,
    noun_qualities,
    compared_qualities,
    compared_conditions,
    chosen_together,
    wherever,
    quantities,
)
BUILD: Meanings = {rule: means for chapter in CHAPTERS for rule, means in chapter.MEANINGS.items()}


def tree_of(parse: Any, read: Callable[[str], Iterable[object]]) -> Any:
    """What a parse means: each rule's meaning made from its parts; `read` reads what stands in quotation marks."""
    if isinstance(parse, Word):
        return parse
    made = BUILD[str(parse.data)]([tree_of(child, read) for child in parse.children])
    return list(read(made.text)) if isinstance(made, Quoted) else made
