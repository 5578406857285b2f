"""Playing spells: who may, what is forbidden, where they go, in which order what follows is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.table.engine import Event, Refusal
from judgekit.wom.language.card_tree import Ban, Permit
from judgekit.wom.plays import areas as zones
from judgekit.wom.plays import blocking, reading, traits
from judgekit.wom.plays.areas import HAND, HIDDEN, LAUNCHED, WIZARDS
from judgekit.wom.questions import A_DISCARDED_SPELL_COUNTS, MAY_LAUNCH_HIDDEN, THE_CARD_PREVAILS

if TYPE_CHECKING:
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow


Targets = tuple[int, ...]
PRIORITY = "annulla"

# --- what has been played ---------------------------------------------------------------------------------------------


def played_by(game: Game, wizard: int) -> list[zones.Launch]:
    """What a wizard has played in this challenge."""
    return [one for one in zones.launches(game.board) if one.wizard == wizard]


def still_there(game: Game, launch: zones.Launch) -> bool:
    """Whether a spell still keeps its wizard from playing another; by itself it has been played, and that is that."""
    spell = game.board.things[launch.spell]
    there = spell.zone[0] in {LAUNCHED, HIDDEN}
    return there or bool(game.ruling(A_DISCARDED_SPELL_COUNTS, spell))


def may_hide(game: Game, wizard: Thing, *, besides: bool = False) -> bool:
    """Whether a wizard may launch hidden; by itself nothing is against it."""
    return bool(game.ruling(MAY_LAUNCH_HIDDEN, wizard, besides))


def with_permission(game: Game, _: bool, wizard: Thing, besides: bool) -> bool:
    """Only where an effect allows it; besides a launch only where it says so."""
    return any(
        isinstance(effect, Permit)
        and effect.hidden
        and (effect.extra or not besides)
        and wizard.id in reading.ids(traits.touched(game, source, effect.who))
        for source, effect in traits.at_work(game, Permit)
    )


def ban_prevails(game: Game, value: bool, wizard: Thing, besides: bool) -> bool | None:
    """Where one effect allows what another forbids, it is forbidden."""
    return False if value and _ban(game, wizard, None) is not None else None


def _ban(game: Game, wizard: Thing, spell: Thing | None) -> Thing | None:
    """The card whose effect forbids a wizard to launch a spell, or, without one, to launch hidden."""
    for source, effect in traits.at_work(game, Ban):
        if not isinstance(effect, Ban) or effect.hidden != (spell is None):
            continue
        fits = spell is None or effect.power is None or reading.fits_power(effect.power, spell.face.power)
        if fits and wizard.id in reading.ids(traits.touched(game, source, effect.who)):
            return source
    return None


def is_blocked(game: Game, wizard: Thing) -> bool:
    """Whether a Blocca holds a wizard."""
    return any(wizard.id in blocking.blocked_by(game, source) for source in traits.candidates(game))


# --- checks -----------------------------------------------------------------------------------------------------------
# Each gets the player, the spell, the wizard, the area, and whether the launch is forced upon them.

Verdict = Refusal | bool | None


def active_begins(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """The player whose turn it is launches first."""
    if forced or zones.launches(game.board) or is_done(game, zones.active(game.board)):
        return None
    return True if player == zones.active(game.board) else Refusal("is not first", (player,))


def second_answers(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """After the first launch it is the other player's."""
    if forced or len(zones.launches(game.board)) != 1:
        return None
    return _other_than_last(game, player)


def in_turns(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """Then one after the other."""
    if forced or len(zones.launches(game.board)) <= 1:
        return None
    return _other_than_last(game, player)


def _other_than_last(game: Game, player: str) -> Verdict:
    other = zones.other(game.board, player)
    if game.board.facts.get("last") != player or is_done(game, other):
        return True
    return Refusal("twice in a row", (player, other))


def another_wizard(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """A wizard that has launched does not launch again."""
    if area != LAUNCHED or forced:
        return None
    there = [one for one in played_by(game, wizard.id) if one.area == LAUNCHED and still_there(game, one)]
    if not there or (len(there) == 1 and _once_more(game, wizard)):
        return None
    return Refusal("has launched", (wizard.id,))


def _once_more(game: Game, wizard: Thing) -> bool:
    """Whether a card lets a wizard launch once more, and prevails over the rule that forbids it."""
    for source, effect in traits.at_work(game, Permit):
        if not isinstance(effect, Permit) or effect.hidden:
            continue
        if wizard.id in reading.ids(traits.touched(game, source, effect.who)):
            return bool(game.ruling(THE_CARD_PREVAILS))
    return False


def one_each(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """Spells are played from the own hand with the own wizards, one by each wizard."""
    if spell.zone != (HAND, player):
        return Refusal("not in hand", (spell.id, player))
    if wizard.zone != (WIZARDS, player):
        return Refusal("not your wizard", (wizard.id, player))
    there = [one for one in played_by(game, wizard.id) if still_there(game, one)]
    mixed = [one for one in there if HIDDEN in {one.area, area}]
    if mixed and not may_hide_besides(game, wizard, area, mixed):
        return Refusal("has played", (wizard.id,))
    return None


def may_hide_besides(game: Game, wizard: Thing, area: str, there: list[zones.Launch]) -> bool:
    """Whether one of two spells may be hidden besides the other, and only one is."""
    hidden = (area == HIDDEN) + sum(one.area == HIDDEN for one in there)
    return hidden == 1 and may_hide(game, wizard, besides=True)


def hiding_is_allowed(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """Covered spells are played only where an effect allows it."""
    if area != HIDDEN:
        return None
    if may_hide(game, wizard):
        return True
    ban = _ban(game, wizard, None)
    return Refusal("may not hide", (wizard.id,) if ban is None else (wizard.id, ban.id))


def not_blocked(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """A blocked wizard does not launch."""
    return Refusal("is blocked", (wizard.id,)) if area == LAUNCHED and is_blocked(game, wizard) else None


def within_limits(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """Effects may limit what is launched."""
    limited = area == LAUNCHED and _ban(game, wizard, spell) is not None
    return Refusal("is limited", (spell.id, wizard.id)) if limited else None


def has_not_passed(game: Game, player: str, spell: Thing, wizard: Thing, area: str, forced: bool) -> Verdict:
    """Who has passed plays nothing more in this challenge."""
    return Refusal("has passed", (player,)) if game.board.players[player].get("passed") else None


# --- who is still to play ---------------------------------------------------------------------------------------------


def possible(game: Game, player: str, *areas: str) -> list[tuple[Thing, Thing, str]]:
    """What a player could play now if it were theirs to play: spell, wizard, area."""
    if game.board.players[player].get("passed"):
        return []
    game.look()
    hand = [game.board.things[number] for number in game.board.zone(HAND, player)]
    found = [
        (spell, wizard, area)
        for wizard in zones.wizards(game.board, player)
        for spell in hand
        for area in areas
        if game.refusal("launch", player, spell, wizard, area, True) is None and _free(game, wizard, area)
    ]
    game.looked()
    return found


def _free(game: Game, wizard: Thing, area: str) -> bool:
    there = [one for one in played_by(game, wizard.id) if still_there(game, one)]
    if not there:
        return True
    return (area == LAUNCHED and len(there) == 1 and there[0].area == LAUNCHED and _once_more(game, wizard)) or (
        may_hide_besides(game, wizard, area, there)
    )


def obliged(game: Game, player: str) -> list[Thing]:
    """The wizards that must still launch: whoever has not, and is not blocked."""
    squad = zones.wizards(game.board, player)
    return [one for one in squad if not played_by(game, one.id) and not is_blocked(game, one)]


def is_done(game: Game, player: str) -> bool:
    """Whether a player has nothing more to play."""
    told = game.board.players[player]
    if told.get("passed") or not game.board.zone(HAND, player):
        return True
    if obliged(game, player):
        return bool(told.get("shown")) and not possible(game, player, LAUNCHED)
    return not possible(game, player, LAUNCHED, HIDDEN)


def must_play(game: Game, player: str) -> bool:
    """Whether a player owes a launch, or the proof that they cannot."""
    return bool(obliged(game, player)) and not is_done(game, player)


# --- instead of playing -----------------------------------------------------------------------------------------------


def pass_on(game: Game, player: str) -> Flow[None]:
    """Who has done what is due may play nothing more in this challenge."""
    game.check("pass", player)
    yield Event("passes", (player,))


def duty_is_done(game: Game, player: str) -> Verdict:
    """Launching is no choice: every wizard must."""
    still = obliged(game, player)
    return Refusal("must launch", (player, still[0].id)) if still and game.board.zone(HAND, player) else True


def show_hand(game: Game, player: str) -> Flow[None]:
    """Who is kept by a limit from launching anything proves it."""
    game.check("show", player)
    yield Event("show hand", (player, game.board.zone(HAND, player)))


def truly_cannot(game: Game, player: str) -> Verdict:
    """The hand is shown only by who can launch nothing of it."""
    found = possible(game, player, LAUNCHED)
    return Refusal("could launch", (player, found[0][0].id)) if found else True
