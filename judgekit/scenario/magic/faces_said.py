"""What is printed on the things of a board: what is told of them, or what the imported card of their name says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import NotUnderstood
from judgekit.magic.cards import (
    BASIC_LANDS,
    CLOAK,
    DISGUISE,
    FLIP,
    MANIFEST,
    MEGAMORPH,
    MODAL,
    MORPH,
    ROOM,
    SPLIT,
    TRANSFORM,
    Face,
    face,
    face_down,
    flipped,
    room,
    shown,
    with_faces,
)
from judgekit.magic.editions import system
from judgekit.magic.language import partly
from judgekit.magic.language.known import might_be, read, reminders
from judgekit.magic.language.put_aside import put_aside
from judgekit.magic.language.tree import Keyword
from judgekit.magic.plays.casting.faces import FUSE
from judgekit.magic.questions.face_down import WHAT_LIES_FACE_DOWN
from judgekit.magic.questions.faces import CALLED
from judgekit.magic.questions.resolving import PREDEFINED_TOKEN
from judgekit.magic.sets import card as cards
from judgekit.magic.sets.playable import executable
from judgekit.scenario.faults import with_known_form
from judgekit.scenario.magic.elsewhere import played_elsewhere
from judgekit.scenario.magic.imported_cards import card_of
from judgekit.scenario.magic.names import fold
from judgekit.scenario.magic.not_read import said as said_of
from judgekit.scenario.magic.printed_said import chooses
from judgekit.scenario.magic.unfinished import unfinished
from judgekit.scenario.model import ThingSaid
from judgekit.table.board import Board
from judgekit.table.engine import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.magic.language.tree import Ability
    from judgekit.magic.sets.card import Card
    from judgekit.scenario.model import Where


class Faces:
    """The faces of the things of a board under an edition; `fault` is told what is wrong, and where.

    `is_announced` tells whether what is read now has been announced before the case begins; `unread` keeps what of the
    texts is not understood, and stops the game only where it acts.
    """

    def __init__(self, edition: str, fault: Callable[[Where, str], None]) -> None:
        self.edition = edition
        self._fault = fault
        self.is_announced = False
        self.unread: list[tuple[Where, str]] = []

    def played(self, said: ThingSaid, printed: Face) -> Face:
        """The face as the edition plays it, what it does not play put aside where that waits; else it is a fault."""
        unplayed = self.unplayed(printed)
        if unplayed is None:
            return printed
        aside = self._with_aside(printed, unplayed)
        if aside is None:
            self._fault(said.text_where or said.where, f"«{said.name}» non si può giocare: {unplayed}")
            return printed
        self._note(aside.traits.abilities, said.name, said.text_where or said.where)
        return aside

    def face(self, said: ThingSaid) -> Face:
        card = card_of(said)
        if card is not None:
            return self._printed(said, card)
        if said.token and (known := self._as_the_rules_say(said)) is not None:
            return known
        types, subtypes, supertypes = said.types, said.subtypes, said.supertypes
        if said.name in BASIC_LANDS and not types:
            types, subtypes, supertypes = ("land",), (said.name,), ("basic",)
        if not types and (said.size is not None or said.token):
            types = ("creature",)
        size = None if said.size is None else _size(said.size)
        return face(
            said.name,
            types,
            cost=said.cost,
            colours=said.colours,
            size=size,
            subtypes=subtypes,
            supertypes=supertypes,
            abilities=self._abilities(said, types),
            text=said.text,
            token=said.token,
            english=said.english,
            set=said.set,
            aside=self._aside(said, types),
            loyalty=said.loyalty,
            defense=said.defense,
        )

    def _as_the_rules_say(self, said: ThingSaid) -> Face | None:
        """A token of which nothing but a name is told that the rules describe: «pedina Tesoro»; else None."""
        told = said.types or said.size or said.text or said.words or said.cost or said.faces
        if told or said.colours is not None:
            return None
        game = Game(system(self.edition), Board({}, {}, {}, {}))
        known: Face | None = game.ruling(PREDEFINED_TOKEN, said.name) if game.speaks(PREDEFINED_TOKEN) else None
        return known

    def unplayed(self, printed: Face) -> str | None:
        """What of a face's text the edition does not play yet."""
        like = printed.traits
        if not like.words and not like.abilities:
            return None
        words = [Keyword(word, about) for word, copies in like.words.items() for about in copies]
        there = (*words, *like.abilities)
        unplayed = executable(there, system(self.edition), printed.cost or ())
        return None if unplayed is None else unplayed + played_elsewhere(there, self.edition, printed.cost or ())

    def _with_aside(self, printed: Face, unplayed: str) -> Face | None:
        """A face with what the edition does not play put aside, if that does nothing before it is announced."""
        like, why = printed.traits, f"in questa edizione non si gioca {unplayed}"
        told = tuple(
            (put_aside(one, why) if executable((one,), system(self.edition)) is not None else None) or one
            for one in like.abilities
        )
        aside = printed._replace(traits=like._replace(abilities=told))
        return None if self.is_announced or self.unplayed(aside) is not None else aside

    def _printed(self, said: ThingSaid, card: Card) -> Face:
        """The face of an imported card; what the scenario says of it goes before what is printed."""
        own = self._abilities(said, cards.kinds(card).types)
        try:
            theirs = cards.abilities(card, read if self.is_announced else partly.read)
        except NotUnderstood as error:
            self._fault(said.where, f"dalle carte importate: {error.message}")
            theirs = ()
        self._note(theirs, said.name, said.where)
        words = {ability.word for ability in own if isinstance(ability, Keyword)}
        theirs = (*theirs, *self._of_old_walls(card.text or ""))
        both = (*own, *(a for a in theirs if not isinstance(a, Keyword) or a.word not in words))
        more = {"cost": said.cost, "colours": said.colours, "supertypes": said.supertypes or None}
        return cards.printed(card, abilities=both, **{key: value for key, value in more.items() if value is not None})

    def _abilities(self, said: ThingSaid, types: tuple[str, ...]) -> tuple[Ability, ...]:
        found: list[Ability] = []
        for word, where in said.words:
            found += self._read(word, said.name, types, where)
        if said.text:
            found += self._read(said.text, said.name, types, said.text_where or said.where)
        found += self._of_old_walls(said.text)
        return tuple(found)

    def _of_old_walls(self, text: str) -> tuple[Keyword, ...]:
        """What a Wall has today that was printed while the rules kept all Walls from attacking, and reminds of it."""
        today = (Keyword("difensore"),)
        return today if _OF_WALLS.search(text) and executable(today, system(self.edition)) is None else ()

    def _read(self, text: str, name: str, types: tuple[str, ...], where: Where) -> tuple[Ability, ...]:
        try:
            if self.is_announced:
                return read(text, name, types)
            found = partly.read(text, name, types)
        except NotUnderstood as error:
            self._fault(where, with_known_form(error))
            return ()
        self._note(found, name, where)
        return found

    def _note(self, found: Iterable[Ability], name: str, where: Where) -> None:
        """Keep where something stands of which nobody can say what it does."""
        self.unread += [(where, said_of(one, name)) for one in partly.unread(found)]

    def _aside(self, said: ThingSaid, types: tuple[str, ...]) -> tuple[Ability, ...]:
        """What reminder and flavour text would do if it were rules text; what nobody could play is left out."""
        texts = [*reminders(said.text), *([said.flavour] if said.flavour else [])]
        found = [ability for text in texts for ability in might_be(text, said.name, types)]
        return tuple(ability for ability in found if executable((ability,), system(self.edition)) is None)

    def with_faces(self, said: ThingSaid, printed: Face) -> Face:
        """The card with its other faces; each of them has to be one that the edition plays."""
        if not said.faces:
            return self._with_printed_faces(said, printed)
        if said.layout not in system(self.edition).values.get("layouts", ()):
            what = f"«{said.name}»: in questa edizione non si gioca {CALLED[said.layout]}"
            self._fault(said.where, what)
            return printed
        others = [ThingSaid(**face._asdict()) for face in said.faces]
        for other in others if said.layout == "split" else (said, *others):
            alone = self.face(other)
            if (unplayed := self.unplayed(alone)) is not None:
                self._fault(other.text_where or other.where, f"«{other.name}» non si può giocare: {unplayed}")
            for place, message in unfinished(other, alone):
                self._fault(place, f"«{other.name}» {message}")
        faces = tuple(self.face(other) for other in others)
        if said.layout == SPLIT and any(FUSE in face.traits.words and chooses(face) for face in faces):
            self._fault(
                said.where, f"«{said.name}»: la fusione con una metà che fa scegliere un modo non si gioca ancora"
            )
        return with_faces(printed, said.layout, faces)

    def _with_printed_faces(self, said: ThingSaid, printed: Face) -> Face:
        """An imported card with the other faces that its set tells."""
        card = card_of(said)
        if card is None or not card.faces:
            return printed
        if card.layout not in system(self.edition).values.get("layouts", ()):
            self._fault(said.where, f"«{said.name}»: in questa edizione non si gioca {CALLED[card.layout]}")
            return printed
        others = tuple(self._printed(said._replace(words=(), text=""), face) for face in card.faces)
        for other in others:
            if (unplayed := self.unplayed(other)) is not None:
                self._fault(said.where, f"«{other.name}» non si può giocare: {unplayed}")
        return with_faces(printed, card.layout, others)

    def face_down(self, said: ThingSaid, printed: Face) -> Face:
        """What shows of a thing that lies face down on the board, by a keyword of it if nothing else is told."""
        if WHAT_LIES_FACE_DOWN not in system(self.edition).tables["rulings"]:
            self._fault(said.where, f"«{said.name}»: in questa edizione nulla sta in gioco a faccia in giù")
        by = next((word for word in (MORPH, MEGAMORPH, DISGUISE) if word in printed.traits.words), "")
        by = MANIFEST if "manifested" in said.status else CLOAK if "cloaked" in said.status else by
        return face_down(printed, by)

    def transformed(self, said: ThingSaid, printed: Face) -> Face:
        """What shows of a double-faced permanent that has its back up; of a modal one, that was played so."""
        if printed.layout == TRANSFORM or (printed.layout == MODAL and not said.faces):
            return shown(printed, 0)
        self._fault(
            said.where, f"«{said.name}» è trasformata, ma non ha una faccia posteriore: si scrive sotto «retro:»"
        )
        return printed

    def unlocked(self, said: ThingSaid, printed: Face) -> Face:
        """What a permanent has of which some halves are unlocked: the board says which."""
        if "unlock" not in system(self.edition).tables["procedures"]:
            self._fault(said.where, f"«{said.name}»: in questa edizione non si gioca {CALLED[ROOM]}")
        halves = " o ".join(half.name for half in printed.others)
        if said.unlocked is None:
            self._fault(
                said.where,
                f"«{said.name}»: quale porta è sbloccata? «sbloccata: {printed.others[0].name}», o «nessuna»",
            )
        for name in said.unlocked or ():
            if all(fold(half.name) != fold(name) for half in printed.others):
                self._fault(said.where, f"«{said.name}» non ha una porta «{name}»: si scrive {halves}")
        return room(printed, unlocked_halves(said, printed))

    def flipped(self, said: ThingSaid, printed: Face) -> Face:
        """What shows of a flip card that has been flipped."""
        if printed.layout == FLIP:
            return flipped(printed)
        self._fault(
            said.where, f"«{said.name}» è capovolta, ma non ha una metà capovolta: si scrive sotto «capovolta:»"
        )
        return printed


_OF_WALLS = re.compile(r"\(\s*i muri non possono attaccare\.?\s*\)", re.IGNORECASE)


def _size(size: tuple[object, object]) -> tuple[int, int]:
    power, toughness = (int(str(part).replace("*", "0").split("+")[0]) for part in size)  # of «1+*» the 1 is printed
    return power, toughness


def unlocked_halves(said: ThingSaid, printed: Face) -> tuple[int, ...]:
    """Which halves of a permanent the board says are unlocked, by their place."""
    named = {fold(name) for name in said.unlocked or ()}
    return tuple(nth for nth, half in enumerate(printed.others) if fold(half.name) in named)
