"""Keywords: what each word changes, on which occasion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import DOES_NOT_REMOVE_IT
from judgekit.magic.plays.board.state import (
    BATTLEFIELD,
    Combat,
    Effect,
    Object,
    because,
    combat,
    controller,
    each_copy,
    has_word_of,
    in_play,
    opponents,
    still,
    traits,
)
from judgekit.magic.plays.board.teams import either_defends, share_turns
from judgekit.magic.plays.replacement import prevention
from judgekit.magic.plays.text import qualities
from judgekit.magic.plays.text.players_meant import defending_player, is_blocked, still_attacked
from judgekit.magic.plays.triggers.pending import pending
from judgekit.magic.questions.keywords import (
    ABILITIES_WORK_ONLY_IN_PLAY,
    CANNOT_BE_ASSIGNED_DAMAGE,
    COPIES,
    DOES_NOT_REMOVE,
    EACH_FLANKING_TRIGGERS,
    LANDWALKS_DO_NOT_CANCEL,
    LETHAL_TO_TRAMPLE_OVER,
    NO_FURTHER_THAN_WHAT_IT_ATTACKS,
    OTHERS_COUNT,
    PROTECTED_FROM_A_PLAYER,
    QUALITY_OF_PROTECTION,
    TRAMPLE_WORKS,
    WAITS_ON_THE_STACK,
)
from judgekit.table.amending import Amendment
from judgekit.table.board import Note, Thing
from judgekit.table.engine import Event, Refusal
from judgekit.table.system import only_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.magic.cards import Traits
    from judgekit.table.board import Board
    from judgekit.table.engine import Game


Being = Object | str

FIRST_STRIKE, FLANKING, FLYING, HASTE = "attacco improvviso", "aggirare", "volare", "rapidità"
LANDWALK, PROTECTION, SHADOW, TRAMPLE = "passa-terre", "protezione", "ombra", "travolgere"
OPPONENTS = "opponents"  # the quality of what an opponent controls, whatever it is like
EVERYTHING = "everything"  # the quality that all things have
VIGILANCE, UNBLOCKABLE, RAMPAGE = "cautela", "imbloccabile", "furia"


_WHOLE = 1_000  # more damage than anybody deals


def once(game: Game, value: int) -> int | None:
    """Further copies of a keyword do nothing."""
    return 1 if value > 1 else None


# --- evasion ----------------------------------------------------------------------------------------------------------


def only_by_flyers(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """A flyer is blocked only by flyers, and by what blocks as one."""
    if _as_many(game, FLYING, attacker, blocker) or blocks_flyers(game, blocker):
        return True
    return Refusal("flies", (attacker.id, blocker.id))


def _as_many(game: Game, word: str, attacker: Thing, blocker: Thing) -> bool:
    """Whether a blocker has a keyword as often as the attacker whose copies of it count: most rules make them one."""
    has = len(traits(game, blocker).words.get(word, ()))
    due = len(traits(game, attacker).words.get(word, ()))
    return bool(has) and (has >= due or has >= game.ruling_on(COPIES[word], due))


def blocks_flyers(game: Game, blocker: Thing) -> bool:
    """Whether a keyword lets a creature block flyers, or what is said of it does."""
    return "blocks as a flyer" in traits(game, blocker).rules or has_word_of(game, "block flyers", blocker)


def only_by_shadows(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """A creature with shadow is blocked only by creatures with shadow."""
    return True if _as_many(game, SHADOW, attacker, blocker) else Refusal("has shadow", (attacker.id, blocker.id))


def only_shadows(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """A creature with shadow blocks only creatures with shadow."""
    return True if SHADOW in traits(game, attacker).words else Refusal("blocks only shadows", (blocker.id, attacker.id))


def by_nobody(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal:
    """Nothing blocks what is unblockable."""
    return Refusal("is unblockable", (attacker.id,))


def not_with_such_a_land(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | bool:
    """A landwalker is not blocked while the defending player controls such a land."""
    defenders = _of_whom(game, attacker, controller(game, blocker))
    if not any(_is_such(game, t, about) and controller(game, t) in defenders for t in in_play(game.board)):
        return True
    walks_too = about in traits(game, blocker).words.get(LANDWALK, ())
    if walks_too and not game.ruling(LANDWALKS_DO_NOT_CANCEL):
        return True
    return Refusal("walks", (attacker.id, about))


def _of_whom(game: Game, attacker: Thing, blocks: str) -> tuple[str, ...]:
    """Whose lands a landwalker walks on: of who defends, which is who blocks, but where a teammate does so."""
    fight = combat(game.board)
    if not share_turns(game.board) or fight is None or not fight.attacks(attacker.object):
        return (blocks,)
    return either_defends(game, defending_player(game, fight.attacked_by(attacker.object)))


def _is_such(game: Game, thing: Thing, about: object) -> bool:
    like = traits(game, thing)
    if "land" not in like.types:
        return False
    return about in like.subtypes or about in qualities.supertypes(game, like)


# --- protection -------------------------------------------------------------------------------------------------------


def is_from(game: Game, source: Thing | None, quality: object, bearer: Thing) -> bool:
    """Whether a thing has the quality that the protection of another is from."""
    if source is None:
        return False
    if quality == OPPONENTS:
        theirs = controller(game, source) in opponents(game.board, controller(game, bearer))
        return theirs and bool(game.ruling(PROTECTED_FROM_A_PLAYER))
    if quality == qualities.CHOSEN:
        quality = qualities.choices(game, bearer.object).get(qualities.COLOUR)
    own = traits(game, source)
    colours = own.colours
    if quality in colours:
        because(game, own, "colours")
    like = traits(game, game.board.things.get(source.marks.get("source", source.object)[0], source))
    return quality in colours or bool(game.ruling(QUALITY_OF_PROTECTION, like, quality))


def any_quality(game: Game, value: bool, like: Traits, quality: object) -> bool | None:
    """Protection may be from any quality, not from a colour alone."""
    if quality in like.subtypes:
        because(game, like, "subtypes")
    return quality in like.types | like.subtypes | like.supertypes or None


def from_everything(game: Game, value: bool, like: Traits, quality: object) -> bool | None:
    """Protection from everything is from each object, whatever it is like: from what has no colour, too."""
    return quality == EVERYTHING or None


def protected(game: Game, thing: Thing, source: Thing | None) -> bool:
    qualities = each_copy(game, PROTECTION, traits(game, thing).words.get(PROTECTION, ()))
    return any(is_from(game, source, quality, thing) for quality in qualities)


def no_target(game: Game, spell: Thing, one: object) -> Refusal | None:
    """What protects from a quality is no target of it, as long as it is in play."""
    if not isinstance(one, Thing) or PROTECTION not in traits(game, one).words:
        return None
    if one.zone[0] != "battlefield" and game.ruling(ABILITIES_WORK_ONLY_IN_PLAY, one):
        return None
    return Refusal("is protected", (one.id, spell.id)) if protected(game, one, spell) else None


def no_block(game: Game, attacker: Thing, blocker: Thing, about: object) -> Refusal | None:
    """An attacker is not blocked by what it is protected from."""
    return Refusal("is protected", (attacker.id, blocker.id)) if is_from(game, blocker, about, attacker) else None


@only_with(PROTECTION)
def no_damage(game: Game, event: Event) -> tuple[Amendment, ...]:
    """Damage from what a creature is protected from is prevented."""
    source, to, _, _ = event.args
    if isinstance(to, str):
        return ()
    thing = still(game.board, to)
    dealer = game.board.things.get(source[0])
    if thing is None or PROTECTION not in traits(game, thing).words or not protected(game, thing, dealer):
        return ()
    return (
        Amendment(
            (PROTECTION, to), ("damage", to), prevention.prevent_all((PROTECTION, to)), prevention.PREVENTION, to
        ),
    )


def no_enchantment(game: Game, value: bool, host: Thing | str, enchantment: Thing) -> bool | None:
    """An enchantment of that quality does not stay on what is protected from it."""
    if isinstance(host, str):
        return None
    if not protected(game, host, enchantment):
        return None
    return None if _is_let_stay(game, host, enchantment) else False


def _is_let_stay(game: Game, host: Thing, aura: Thing) -> bool:
    """Whether all that protects from an Aura's qualities comes of effects that do not remove it."""
    if aura.marks.get("host") != host.object or aura.zone != BATTLEFIELD:
        return False
    against = [one for one in traits(game, host).words.get(PROTECTION, ()) if is_from(game, aura, one, host)]
    on_it = [one for one in in_play(game.board) if one.marks.get("host") == host.object and _spares(game, one, aura)]
    given = [word for one in on_it for word in _given(game, one) if word.word == PROTECTION]
    spared = sum(is_from(game, aura, word.of, host) for word in given)
    return len(against) <= spared and game.is_so(DOES_NOT_REMOVE)


def _given(game: Game, source: Thing) -> list[tree.Keyword]:
    """The keywords that a permanent gives to what it is on."""
    statics = [one for one in traits(game, source).abilities if isinstance(one, tree.Static)]
    changes = [qualities.with_choices(game, change, source.object) for one in statics for change in one.changes]
    return [word for change in changes for word in change.words if isinstance(word, tree.Keyword)]


def _spares(game: Game, source: Thing, aura: Thing) -> bool:
    """Whether a permanent says that its effect does not remove an Aura: itself, or every Aura."""
    statics = [one for one in traits(game, source).abilities if isinstance(one, tree.Static)]
    told = [about for one in statics for rule, about in one.rules if rule == DOES_NOT_REMOVE_IT]
    return any(not isinstance(about, tree.This) or aura.object == source.object for about in told)


def no_equipment(game: Game, value: bool, equipment: Thing, host: Thing) -> bool | None:
    """Equipment of that quality does not stay on what is protected from it."""
    return False if protected(game, host, equipment) else None


# --- haste, flanking, first strike ------------------------------------------------------------------------------------


def not_new(game: Game, thing: Thing) -> bool:
    """Haste: it does not matter how long one has controlled it."""
    copies = traits(game, thing).words[HASTE]
    game.ruling_on(COPIES[HASTE], len(copies))
    return True


@only_with(FLANKING)
def flank(game: Game, event: Event, before: Board) -> bool:
    """A creature without flanking that blocks one with it gets -1/-1 until end of turn."""
    blocker, one = event.args
    attacker, thing = still(game.board, one), still(game.board, blocker)
    if attacker is None or thing is None:
        return False
    copies = len(traits(game, attacker).words.get(FLANKING, ()))
    if not copies or FLANKING in traits(game, thing).words:
        return False
    times = game.ruling(EACH_FLANKING_TRIGGERS, copies)
    shrink = tree.Change(tree.It(), power=-1, toughness=-1)
    waits = game.ruling(WAITS_ON_THE_STACK)
    for _ in range(times):
        (_waits if waits else _at_once)(game, attacker, shrink, blocker)
    return True


def _at_once(game: Game, source: Thing, change: tree.Change, about: Object) -> None:
    stamp = game.board.facts.get("stamp", 0) + 1
    begun = Effect(change._replace(what=None), (about,), stamp, change.until, controller(game, source), source.object)
    effects = (*game.board.facts.get("effects", ()), begun)
    game.note(Note("stamp", stamp), Note("effects", effects))


def _waits(game: Game, source: Thing, do: object, about: Object) -> None:
    ability = tree.Triggered(tree.Trigger("blocks"), (tree.Mode((), (do,)),))
    pending(game, source, ability, {"": (about,)})


@only_with(RAMPAGE)
def rampage(game: Game, event: Event, before: Board) -> bool:
    """When it becomes blocked it gets that much for each creature that blocks it beyond the first."""
    thing = still(game.board, event.args[0])
    if thing is None:
        return False
    copies = traits(game, thing).words.get(RAMPAGE, ())
    for n in copies:
        grown = tree.Blockers(tree.This(), beyond=1, factor=n)
        _waits(game, thing, tree.Change(tree.This(), power=grown, toughness=grown), thing.object)
    return bool(copies)


@only_with(FIRST_STRIKE)
def strike_first(game: Game, value: int) -> int | None:
    """Where any attacker or blocker has first strike, there is a damage step before the usual one."""
    fight = combat(game.board) or Combat()
    most = 0
    for one in _fighters(fight):
        thing = still(game.board, one)
        copies = len(traits(game, thing).words.get(FIRST_STRIKE, ())) if thing else 0
        if copies:
            most = max(most, game.ruling_on(COPIES[FIRST_STRIKE], copies))
    return value + most if most else None


def _fighters(fight: Combat) -> list[Object]:
    return [one for one, _ in fight.attackers] + [one for one, _ in fight.blocks]


def in_their_step(game: Game, value: bool, thing: Thing, nth: int, of: int) -> bool | None:
    """First strikers in the first steps, the others in the last."""
    if of == 1:
        return None
    first = FIRST_STRIKE in traits(game, thing).words
    return first if nth < of else not first


def who_has_not_struck(game: Game, value: bool, thing: Thing, nth: int, of: int) -> bool | None:
    """Getting or losing first strike between the steps neither adds nor takes away a strike."""
    if of == 1 or nth < of:
        return None
    fight = combat(game.board) or Combat()
    return thing.object not in fight.hit


# --- trample ----------------------------------------------------------------------------------------------------------


def tramples(game: Game, thing: Thing) -> bool:
    """Trample works for an attacker's combat damage alone."""
    if TRAMPLE not in traits(game, thing).words:
        return False
    fight = combat(game.board) or Combat()
    return bool(game.ruling(TRAMPLE_WORKS, thing, fight.attacks(thing.object)))


@only_with(TRAMPLE)
def spills(game: Game, value: tuple[Being, ...], thing: Thing) -> tuple[Being, ...] | None:
    """A blocked trampler may assign to the player whom it attacks, besides its blockers."""
    if not value or TRAMPLE not in traits(game, thing).words or isinstance(value[-1], str) or not tramples(game, thing):
        return None
    fight = combat(game.board) or Combat()
    defender = still_attacked(game, thing.object) if fight.attacks(thing.object) else _player_behind(game, thing)
    if defender is None or defender in value:
        return None
    if isinstance(defender, str) or game.ruling(NO_FURTHER_THAN_WHAT_IT_ATTACKS):
        return (*value, defender)
    return (*value, defender, defending_player(game, defender))


def _player_behind(game: Game, thing: Thing) -> str:
    fight = combat(game.board) or Combat()
    attacker = still(game.board, fight.blocked_by(thing.object)[0])
    return controller(game, attacker) if attacker is not None else ""


@only_with(TRAMPLE)
def all_of_it_through(game: Game, value: tuple[Being, ...], thing: Thing) -> tuple[Being, ...] | None:
    """Where all blockers of a trampler are gone, it assigns everything to the player."""
    if value or TRAMPLE not in traits(game, thing).words:
        return None
    fight = combat(game.board) or Combat()
    if not fight.attacks(thing.object) or not tramples(game, thing) or not is_blocked(game, thing.object):
        return None
    there = still_attacked(game, thing.object)
    return None if there is None else (there,)


def all_of_it_goes_past(game: Game, thing: Thing, given: Sequence[tuple[Object, Being, int]]) -> bool:
    """Whether a text lets an attacker deal all of its damage as though it were not blocked, and it does."""
    fight = combat(game.board) or Combat()
    if PAST_BLOCKERS not in traits(game, thing).rules or not fight.attacks(thing.object):
        return False
    return all(to == fight.attacked_by(thing.object) for one, to, _ in given if one == thing.object)


PAST_BLOCKERS = "damage as though unblocked"


def lethal_first(game: Game, given: Sequence[Any], shares: Sequence[Any]) -> Refusal | bool | None:
    """A player gets a trampler's damage only where each of its blockers is assigned lethal damage."""
    fight = combat(game.board) or Combat()
    said = False
    for source, to, _ in given:
        thing = still(game.board, source)
        if thing is None or not isinstance(to, str) or not is_blocked(game, source) or not tramples(game, thing):
            continue
        if all_of_it_goes_past(game, thing, given):
            continue
        for blocker in fight.blockers_of(source):
            said = True
            if not _lethal(game, blocker, source, shares):
                return Refusal("lethal damage first", (source[0], blocker[0]))
    return True if said else None


def _lethal(game: Game, blocker: Object, source: Object, shares: Sequence[Any]) -> bool:
    """Whether a blocker is assigned as much as its toughness, other attackers' damage counted as the rules say."""
    thing = still(game.board, blocker)
    if thing is None or game.ruling(CANNOT_BE_ASSIGNED_DAMAGE, thing):
        return True
    own = sum(amount for one, to, amount in shares if to == blocker and one == source)
    others = sum(amount for one, to, amount in shares if to == blocker and one != source)
    together = own + game.ruling(OTHERS_COUNT, others)
    due = traits(game, thing).toughness or 0
    due = game.ruling_on(LETHAL_TO_TRAMPLE_OVER, due + _in_the_way(game, thing, source), due)
    return bool(together * copies_of_trample(game, source) >= due)


def copies_of_trample(game: Game, source: Object) -> int:
    """How many times a point of damage counts towards what is lethal: once, as the rules have it."""
    copies = len(traits(game, game.board.things[source[0]]).words[TRAMPLE])
    return int(game.ruling_on(COPIES[TRAMPLE], copies)) if copies > 1 else 1


def _in_the_way(game: Game, thing: Thing, source: Object) -> int:
    """What somebody might add who does not know better: damage that will be prevented does not kill."""
    dealer = game.board.things.get(source[0])
    points = sum(_WHOLE if shield.points is None else shield.points for shield in prevention.over(game, thing.object))
    return _WHOLE if protected(game, thing, dealer) else points


def others_first(game: Game, value: int, others: int) -> int | None:
    """The damage of other attackers may be counted first."""
    return others or None


def no_damage_to_it(game: Game, value: bool, thing: Thing) -> bool | None:
    """A blocker to which no damage can be assigned is passed over."""
    return True if "cannot be assigned damage" in traits(game, thing).rules else None
