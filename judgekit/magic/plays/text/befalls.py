"""What befalls things, and is no trait of theirs: whether one is tapped, attacking, enchanted …"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import COMMANDERS
from judgekit.magic.plays.board.state import bearer, chosen, combat, traits
from judgekit.magic.plays.text import qualities
from judgekit.magic.questions.casting import MANA_OF_A_LAND
from judgekit.magic.questions.mechanics import TRIBUTE_WAS_PAID
from judgekit.magic.questions.text import (
    ALWAYS_ONE_OR_THE_OTHER,
    EACH_TIME_IT_WAS_CHOSEN,
    IS_KICKED,
    LOCAL_ENCHANTMENT,
    SUMMONS_ARE_NO_ARTIFACTS,
    UNBLOCKED_AFTER_THE_BLOCKS,
    YOU_ARE_A_TARGET,
)

if TYPE_CHECKING:
    from judgekit.magic.cards import Traits
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game


def has_status(game: Game, thing: Thing, status: str, you: str = "") -> bool:
    """Whether a thing is tapped, attacking, enchanted …"""
    fight = combat(game.board)
    match status:
        case "tapped":
            return bool(thing.marks.get("tapped"))
        case "face down":
            return thing.face.under is not None
        case "transformed":
            return qualities.is_transformed(game, thing)
        case "untapped":
            return not thing.marks.get("tapped") and (_taps(game, thing) or game.ruling(ALWAYS_ONE_OR_THE_OTHER))
        case "token":
            return bool(thing.face.token)
        case "not token":
            return not thing.face.token
        case "attacking":
            return fight is not None and fight.attacks(thing.object)
        case "attacking you":
            return fight is not None and fight.attacks(thing.object) and fight.attacked_by(thing.object) == you
        case "activated":
            return isinstance(thing.marks.get("ability"), tree.Activated)
        case "triggered":
            return isinstance(thing.marks.get("ability"), tree.Triggered)
        case "blocking":
            return fight is not None and fight.blocks_anything(thing.object)
        case "blocked":
            return fight is not None and thing.object in fight.blocked and fight.attacks(thing.object)
        case "unblocked":
            attacks = fight is not None and fight.attacks(thing.object) and thing.object not in fight.blocked
            return attacks and (_blocks_are_known(game) or not game.ruling(UNBLOCKED_AFTER_THE_BLOCKS))
        case "enchanted" | "equipped" | "fortified":
            on_it = (t for t in game.board.things.values() if t.marks.get("host") == thing.object)
            return any(_puts_on(game, one) == status for one in on_it)
        case "damaged":
            return bool(thing.marks.get("damage"))
        case "local" | "global":
            local = bool(game.ruling_on(LOCAL_ENCHANTMENT, status == "local", thing))
            return local == (status == "local")
        case "without abilities":
            like = traits(game, thing)
            return not like.words and not like.abilities and not _gives_mana_by_its_type(game, like)
        case "summon":
            like = traits(game, thing)
            artifact = "artifact" in like.types
            return "creature" in like.types and not (artifact and game.ruling(SUMMONS_ARE_NO_ARTIFACTS))
        case "ready":
            return game.refusal("tap for a cost", thing) is None
        case "at home":
            return thing.id not in game.board.facts.get("declared with", ())
        case "attached":
            host = thing.marks.get("host")
            return isinstance(host, str) or bearer(game.board, host) is not None
        case "not enchanted" | "not equipped" | "not tapped" | "not attacking" | "not blocking":
            return not has_status(game, thing, status.removeprefix("not "), you)
        case str() if status in qualities.STATUSES:
            return qualities.is_so(game, thing, status)
        case "tribute":
            return status in thing.marks.get("designated", ()) and game.is_so(TRIBUTE_WAS_PAID)
        case "renowned" | "monstrous" | "suspected" | "ring-bearer" | "harnessed":
            return status in thing.marks.get("designated", ())
        case "saddled":
            return status in traits(game, thing).rules
        case "commander":
            return thing.id in game.board.facts.get(COMMANDERS, ())
        case "kicked":
            return bool(game.ruling(IS_KICKED, thing))
        case tree.AT_NOTHING_ELSE:
            return True  # it is looked at with what it aims at
        case tree.IN_ONE_GRAVEYARD | tree.OF_DIFFERENT_NAMES | tree.OF_ONE_CARD_TYPE | tree.OF_ONE_CREATURE_TYPE:
            return True  # all that is chosen at one time together: it is looked at as they are chosen
        case "single target":
            return _has_one_target(game, thing)
        case _:
            return status in traits(game, thing).rules


def _puts_on(game: Game, attached: Thing) -> str:
    """What it makes of what it is attached to: an Equipment equips, an Aura enchants, a Fortification fortifies."""
    subtypes = traits(game, attached).subtypes
    return "equipped" if "Equipaggiamento" in subtypes else "fortified" if "Fortificazione" in subtypes else "enchanted"


def _taps(game: Game, thing: Thing) -> bool:
    """Whether a permanent is of those that are tapped every day: of others one might think that they are neither."""
    return not {"creature", "land", "artifact"}.isdisjoint(traits(game, thing).types)


def _blocks_are_known(game: Game) -> bool:
    return game.board.facts.get("step") in {"declare blockers", "combat damage", "end of combat"}


def _has_one_target(game: Game, thing: Thing) -> bool:
    """Whether a spell or ability has one target. Does a text that speaks of «you» alone have one? The rules say."""
    there = [one for group in chosen(thing, "targets", ()) for one in group]
    picked = len(there)
    if picked > len(set(there)) and not game.is_so(EACH_TIME_IT_WAS_CHOSEN):
        picked = len(set(there))
    return picked == 1 or bool(not picked and _speaks_of_you(thing) and game.ruling(YOU_ARE_A_TARGET))


def _speaks_of_you(thing: Thing) -> bool:
    ability = thing.marks.get("ability")
    spells = [ability] if ability is not None else [a for a in thing.face.traits.abilities if hasattr(a, "modes")]
    return any(tree.holds(mode.do, tree.You) for one in spells for mode in one.modes)


def _gives_mana_by_its_type(game: Game, like: Traits) -> bool:
    """Whether something has the mana ability that the rules give to basic land types, which stands in no text."""
    return "land" in like.types and bool(game.ruling_on(MANA_OF_A_LAND, (), like))
