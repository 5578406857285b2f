"""What every card of its kind says, and one that a board describes does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic.language.tree import Static, This
from judgekit.magic.plays.keywords.bestow import BESTOW
from judgekit.scenario.magic.imported_cards import card_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.cards import Face, Traits
    from judgekit.scenario.model import ThingSaid, Where


UNTOLD = "scelta"  # what was chosen where the board tells its value alone, «scelto: Goblin»
_ATTACHED = frozenset(("Aura", "Equipaggiamento", "Fortificazione", BESTOW))  # what may be put on something

_ENCHANTS = re.compile(r"\s*incanta\w* ", re.IGNORECASE)  # of a text that is not understood as a whole


def unfinished(said: ThingSaid, printed: Face) -> Iterator[tuple[Where, str]]:
    """What every card of its kind says and this one does not, with the place where it would stand."""
    like = printed.traits
    if "Aura" in like.subtypes and "incanta" not in like.words and not said.token and not _ENCHANTS.match(said.text):
        yield (
            said.text_where or said.where,
            ("è un’Aura, e il suo testo non dice che cosa incanta: comincia con «Incanta creatura», o ciò che incanta"),
        )
    if "incanta" in like.words and "Aura" not in like.subtypes:
        yield said.where, "dice che cosa incanta, ma non è un’Aura: scrivi «tipo: Incantesimo — Aura»"
    elif said.host is not None and like.types and _ATTACHED.isdisjoint((*like.subtypes, *like.words)):
        yield (
            said.host.where if said.host.where.file else said.where,
            (
                "è assegnata ad altro, ma non è un’Aura né un Equipaggiamento: chi incanta si scrive «tipo: Incanta "
                "creatura» (o «Incantesimo — Aura», con «Incanta creatura» nel testo), chi equipaggia «tipo: Artefatto "
                "— Equipaggiamento»"
            ),
        )
    if any(what == UNTOLD for what, _ in said.chosen):
        yield (
            said.where,
            "ha «scelto», e non è chiaro che cosa: scrivilo sotto «scelte:», come «tipo di creatura: Goblin»",
        )
    if "creature" not in like.types or card_of(said) is not None:
        return
    if said.size is None and not _counts_itself(like):
        yield said.where, "è una creatura, e non è detto quanto è grande: aggiungi la misura («2/2», o «f/c: 2/2»)"
    elif said.size is not None and any("*" in str(part) for part in said.size) and not said.text:
        yield said.where, "ha «*» nella misura, e nessun testo dice quanto vale: scrivi il numero, o il testo"


def _counts_itself(like: Traits) -> bool:
    """Whether the text of a creature tells its power and toughness."""
    changes = [change for each in like.abilities if isinstance(each, Static) for change in each.changes]
    return any(isinstance(change.what, This) and change.set_power is not None for change in changes)
