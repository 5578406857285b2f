"""What has left the zone in which a text looks for it: who does not know better finds it all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD
from judgekit.magic.questions.resolving import WHAT_HAS_MOVED_ON_IS_LOST
from judgekit.magic.questions.text import FINDS_IT_NO_MORE, LOOKS_IN_ONE_ZONE

if TYPE_CHECKING:
    from judgekit.magic.plays.board.state import Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.system import Question

LEAVING = ("dies", "leaves")
MOVED_ITSELF = "moved itself"  # of an ability whose own instructions have moved its source
LEFT = "had left"  # of a delayed ability: what had left as that triggered which has set it up
_ARRIVING = ("enters", "returns", "draws", "discards", "sacrifices")


def moved_on(game: Game, one: Object, spell: Thing) -> Thing | None:
    """The card that was this object, to who does not know better; None to all others."""
    thing = game.board.things.get(one[0])
    question = _asked(one, thing, spell)
    if question is None:
        return None
    if game.ruling(question):
        game.show()
        return None
    return thing


def _asked(one: Object, thing: Thing | None, spell: Thing) -> Question | None:
    """What keeps a text from finding it: of a delayed ability, that it is another permanent by now."""
    ability = spell.marks.get("ability")
    if thing is None or not isinstance(ability, tree.Triggered):
        return None
    if ability.trigger.kind in {*LEAVING, *_ARRIVING}:
        meant = any(one[0] == about[0] for about in spell.marks.get("about", {}).get("", ()))
        return (LOOKS_IN_ONE_ZONE if ability.trigger.kind in LEAVING else FINDS_IT_NO_MORE) if meant else None
    back = spell.marks.get("delayed") and thing.zone == BATTLEFIELD
    return WHAT_HAS_MOVED_ON_IS_LOST if back else None
