"""«And under the other edition?»: the same board, the same actions, other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import game_of
from judgekit.sheets.exercise import Option
from judgekit.sheets.kinds.how_it_ends import FEWEST_WRONG, steps, wrong_ones
from judgekit.sheets.kinds.source import decisive, lacking, mixed, of_board, ref
from judgekit.sheets.replay_facts import ASKABLE
from judgekit.sheets.saying import ending
from judgekit.sheets.study import studied

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.exercise import Question
    from judgekit.sheets.kinds.source import Material, Posed


TITLES = {
    "classic": "le regole Classic (sesta e settima edizione)",
    "cr-2016": "le regole complete del 2016",
    "cr-2026": "le regole complete del 2026",
}
_MOST_KEYS = 4


def ask(posed: Posed, chance: Chance, material: Material) -> Question | None:
    """The question is put under the edition of the sheet; its text tells how the other one ends."""
    if not posed.alike or game_of(material.other) != game_of(material.edition):
        return None
    mine = posed.study
    theirs = studied(mine.scenario._replace(editions=(material.other,)), material.other)
    if theirs is None:
        return None
    keys = tuple(
        sorted(
            (key for key in mine.facts if key[0] in ASKABLE and mine.facts[key] != theirs.facts.get(key)),
            key=lambda key: ASKABLE.index(key[0]),
        )[:_MOST_KEYS]
    )
    level = mine.level(keys)
    if not material.wants(level):
        return None
    keys, found = wrong_ones(mine, keys, (theirs.facts,), chance, material)
    right = ending(mine.facts, keys, modern=material.modern)
    other_end = ending(theirs.facts, keys, modern=material.modern)
    wrong = [Option(other_end, why=f"è l’esito con {TITLES[material.other]}"), *found]
    if other_end == right or len(wrong) < FEWEST_WRONG:
        return None
    deciding = mine.deciding(keys)
    said = lacking(deciding, (ending(one.facts, keys, modern=material.modern) for one in deciding))
    return of_board(
        posed,
        material,
        "editions",
        level,
        ask=f"Con {TITLES[material.other]} si arriva a un esito diverso. "
        f"Come finisce invece con {TITLES[material.edition]}?",
        options=mixed(chance, Option(right, correct=True), wrong),
        answer=right,
        explanation=(f"Con {TITLES[material.other]}: {other_end}.", *steps(posed, material)),
        decisive=decisive(material, deciding, said),
        cites=tuple(ref(material.edition, number) for one in deciding for number in one.numbers),
        asked=keys,
    )
