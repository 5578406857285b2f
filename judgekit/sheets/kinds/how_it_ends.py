"""«How does it end?»: the outcome of the replay among those of replays that ignore a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.render.replay import told
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.source import decisive, forgets, ignored, lacking, mixed, numbers_of, of_board
from judgekit.sheets.replay_facts import ASKABLE
from judgekit.sheets.saying import asked_for, ending

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed
    from judgekit.sheets.replay_facts import Facts, Key
    from judgekit.sheets.study import Other, Study


FEWEST_WRONG, MOST_WRONG = 2, 3
_MOST_KEYS = 3
_TRIFLES = {"tapped", "hand size"}  # asked for where nothing else changes
_MOST_PLAIN = 8  # rules of the plainest game that are tried for wrong options
_FOLLOWS = {"size", "damage", "tapped", "counters", "controller", "host"}  # what goes with where a thing is


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    study = posed.study
    keys = asked_keys(study)
    level = study.level(keys)
    if not material.wants(level):
        return None
    deciding = study.deciding(keys)
    keys, wrong = wrong_ones(study, keys, (), chance, material)
    if len(wrong) < FEWEST_WRONG:
        return None
    right = ending(study.facts, keys, modern=material.modern)
    options = mixed(chance, Option(right, correct=True), wrong)
    said = lacking(deciding, (ending(other.facts, keys, modern=material.modern) for other in deciding))
    return of_board(
        posed,
        material,
        "outcome",
        level,
        ask="Alla fine di queste azioni, che cosa è vero?",
        options=options,
        answer=right,
        explanation=steps(posed, material),
        decisive=decisive(material, deciding, said),
        cites=numbers_of(material, deciding),
        asked=keys,
    )


def asked_keys(study: Study) -> tuple[Key, ...]:
    """The facts worth asking for: those that some rule at issue decides, what matters most first, and not too many."""
    moved = {subject for kind, subject in study.keys if kind == "zone"}
    kept = [key for key in study.keys if not (key[0] in _FOLLOWS and key[1] in moved)]
    kept = [key for key in kept if key[0] not in _TRIFLES] or kept
    return tuple(sorted(kept, key=lambda key: ASKABLE.index(key[0]))[:_MOST_KEYS])


def wrong_ones(
    study: Study, keys: Sequence[Key], beside: Sequence[Facts], chance: Chance, material: Material
) -> tuple[tuple[Key, ...], list[Option]]:
    """The endings of those who ignore a rule, none like the right one or like those `beside`, and how they are told.

    Those that forget what the board is about come first; no more are worked out than are needed.
    """
    chosen: list[Other] = []
    seen = {values(study.facts, keys), *(values(facts, keys) for facts in beside)}
    for other in in_turn(study, keys, chance):
        plain = not study.at_issue(other)
        if len(chosen) >= (FEWEST_WRONG if plain else MOST_WRONG):
            break
        answer = values(other.facts, keys)
        if answer not in seen:
            seen.add(answer)
            chosen.append(other)
    told = asked_for(keys, [study.facts, *beside, *(other.facts for other in chosen)])
    texts = {ending(facts, told, modern=material.modern) for facts in (study.facts, *beside)}
    found: dict[str, Option] = {}
    for other in chosen:
        text = ending(other.facts, told, modern=material.modern)
        if text and text not in texts:
            found.setdefault(text, Option(text, ignores=ignored(material, other), why=forgets(material, other)))
    return told, list(found.values())


def in_turn(study: Study, keys: Sequence[Key], chance: Chance) -> Iterator[Other]:
    """The ways it could come out without one rule: those that decide, at issue, plainest last."""
    yield from sorted(chance.shuffled(study.deciding(keys)), key=study.special, reverse=True)
    yield from chance.shuffled(study.others)
    rest = chance.shuffled(group for group in study.groups if group not in study.issue)
    for group in rest[:_MOST_PLAIN]:
        other = study.without(group)
        if other is not None:
            yield other


def steps(posed: Posed, material: Material) -> tuple[str, ...]:
    """The steps that matter, each with its numbers."""
    return tuple(
        f"{one.text.rstrip('.')} [{' '.join(one.step.cites[:3])}]"
        for one in told(posed.study.run)
        if not one.trace and not one.bound and not one.passing
    )


def values(facts: Facts, keys: Sequence[Key]) -> tuple[object, ...]:
    return tuple(facts.get(key) for key in keys)
