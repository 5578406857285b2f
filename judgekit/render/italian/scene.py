"""What a sentence looks at: the board before and after, and how people call what stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC
from judgekit.magic.cards import ADVENTURE, MODAL, OMEN, SPLIT
from judgekit.magic.language import tree
from judgekit.magic.vocabulary import PLANAR_DIE
from judgekit.render.italian import small_words
from judgekit.scenario.model import UNNAMED
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judgekit.table.board import Board, Thing


_CAST_BY_FACES = frozenset({MODAL, ADVENTURE, OMEN, SPLIT})
COMBAT_DAMAGE = "il danno da combattimento"
STATED = "effetto"  # what the engine calls an effect that a script states
WALKING = "l’abilità di viaggio tra i piani"  # the game's own: the die on which it hangs is no source of it


def _shows_another_face(thing: Thing) -> bool:
    """Whether of a card of which another face may be cast that one is up: it has no other name there."""
    face = thing.face
    here = thing.zone[0] in {"stack", "battlefield"}
    return bool(here and face.of is not None and face.layout in _CAST_BY_FACES and face.name)


def _takes_control(thing: Thing) -> bool:
    """Whether a permanent says of what it is attached to that its controller controls that."""
    statics = (one for one in thing.face.traits.abilities if isinstance(one, tree.Static))
    return any(isinstance(change.controller, tree.You) for one in statics for change in one.changes)


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
        plain = self.card(number, thing)
        if self.game != MAGIC or thing.face is None:
            return plain
        if _shows_another_face(thing):
            return str(thing.face.name)
        return f"la copia {small_words.of(plain)}" if thing.face.copy and thing.zone[0] != "battlefield" else plain

    def card(self, number: int, thing: Thing | None = None) -> str:
        """How people call a card, whichever face is up."""
        there = thing or self.thing(number)
        called = self.labels.get(number) or (there.name if there is not None else "")
        return called if called and called != UNNAMED else "una carta"

    def _ability(self, thing: Thing) -> str:
        if "assigned" in thing.marks:
            return COMBAT_DAMAGE
        if "stated" in thing.marks:
            return f"l’abilità {small_words.of(thing.owner)}"
        source = thing.marks.get("source")
        return self.ability_of(source or thing.name, thing.owner)

    def ability_of(self, source: Any, whose: str = "") -> str:
        """How people call an ability by its source; what an effect has prepared that is over, by the effect."""
        said = self.name(source)
        if said == STATED:
            return f"l’abilità preparata dall’effetto {small_words.of(whose)}" if whose else "l’abilità preparata prima"
        return WALKING if said == PLANAR_DIE else f"l’abilità {small_words.of(said)}"

    def names(self, ones: Iterable[object]) -> str:
        return small_words.listed(self.name(one) for one in ones)

    def controller(self, number: int) -> str:
        """Who controls a thing, as far as can be told without asking the rules."""
        thing = self.thing(number)
        if thing is None:
            return ""
        given: str = thing.marks.get("controller", thing.owner)
        taken: list[tuple[int, str]] = [
            (effect.stamp, effect.change.controller)
            for effect in self.after.facts.get("effects") or ()
            if thing.object in effect.objects and isinstance(effect.change.controller, str)
        ]
        taken += [
            (one.marks.get("stamp", 0), self.controller(one.id))
            for one in self.after.things.values()
            if one.marks.get("host") == thing.object and one.zone[0] == "battlefield" and _takes_control(one)
        ]
        return max(taken, key=lambda one: one[0])[1] if taken else given

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
