"""What a sentence looks at: the board before and after, and how people call what stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC
from judgekit.render.italian import small_words
from judgekit.scenario.model import UNNAMED
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judgekit.table.board import Board, Thing


COMBAT_DAMAGE = "il danno da combattimento"


class Scene(NamedTuple):
    """The board before and after something; `labels` tell twins apart; `modern` chooses the wording of today.

    `game` tells in which words it is spoken.
    """

    before: Board
    after: Board
    labels: Mapping[int, str]
    modern: bool = False
    game: str = MAGIC

    def thing(self, number: int) -> Thing | None:
        """A thing as it is now, or as it was if it is gone."""
        return self.after.things.get(number) or self.before.things.get(number)

    def name(self, one: Any) -> str:
        """How people call a player, a thing (by number or as an object), an ability on the stack."""
        if isinstance(one, str):
            return one
        number = one[0] if isinstance(one, tuple) else getattr(one, "id", one)
        thing = one if hasattr(one, "face") else self.thing(number)
        if thing is None:
            return self.labels.get(number) or "una carta"
        if thing.face is not None and thing.face.pseudo:
            return self._ability(thing)
        called = self.labels.get(number) or thing.name
        return called if called and called != UNNAMED else "una carta"

    def _ability(self, thing: Thing) -> str:
        if "assigned" in thing.marks:
            return COMBAT_DAMAGE
        if "stated" in thing.marks:
            return f"l’effetto {small_words.of(thing.owner)}"
        source = thing.marks.get("source")
        return f"l’abilità {small_words.of(self.name(source) if source else thing.name)}"

    def names(self, ones: Iterable[object]) -> str:
        return small_words.listed(self.name(one) for one in ones)

    def controller(self, number: int) -> str:
        """Who controls a thing, as far as can be told without asking the rules."""
        thing = self.thing(number)
        if thing is None:
            return ""
        given: str = thing.marks.get("controller", thing.owner)
        for effect in self.after.facts.get("effects") or ():
            if thing.object in effect.objects and isinstance(effect.change.controller, str):
                given = effect.change.controller
        return given

    def active(self) -> str:
        player: str = self.after.facts.get("turn", "")
        return player

    def whose(self, zone: str, number: int, fallback: str) -> str:
        """The player in whose zone a thing has arrived."""
        thing = self.after.things.get(number)
        return thing.zone[1] if thing is not None and thing.zone[0] == zone and thing.zone[1] else fallback

    def stage(self, name: str) -> str:
        return small_words.the_stage(name, modern=self.modern)

    def where(self, zone: str, player: str) -> str:
        return small_words.where(zone, player, modern=self.modern)
