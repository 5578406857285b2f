"""What each kind of line does where a player has priority."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from judgekit.errors import MissingChoice
from judgekit.magic.cards import ROOM
from judgekit.magic.plays.board.combat_moments import ADDED_AFTER, BEFORE_COMBAT
from judgekit.magic.plays.board.state import combat, controller, stack_of
from judgekit.magic.plays.board.teams import rounds_of_priority
from judgekit.magic.plays.casting.faces import DISTURB, FUSE
from judgekit.magic.plays.casting.spell_kinds import FLASH
from judgekit.magic.plays.combat.combat import skipped
from judgekit.magic.plays.turn.priority import LOOP, PASS, PASS_ALL
from judgekit.magic.vocabulary import CYCLING, cycled_for
from judgekit.scenario import model
from judgekit.scenario.magic import elsewhere, phrases, stated_effects
from judgekit.scenario.magic.names import fold, shown
from judgekit.scenario.magic.repeating import MOST_ROUNDS, owners
from judgekit.scenario.magic.resolves_first import are_told, below_abilities, gone
from judgekit.scenario.magic.together_said import is_of, is_turn_of, mates_who_pass
from judgekit.scenario.outcome import choice_missing
from judgekit.table.engine import Refusal, Stopped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.scenario.magic.script import Script
    from judgekit.scenario.model import Action
    from judgekit.table.account import Step
    from judgekit.table.board import Thing
    from judgekit.table.engine import Ask, Event, Game


_BEFORE_MAIN = {"untap", "upkeep", "draw"}
BEFORE_ATTACKERS = {"untap", "upkeep", "draw", "first main", "beginning of combat"}
MOST_TURNS = 4  # that «vai a» goes through before it gives up
TOUCH_TWO = {"attach", "comes attacking", "comes blocking", "choose"}
DECLARED = {
    "attacks",
    "blocks",
    "becomes blocked",
    "becomes unblocked",
}  # what a line says itself


def _play(script: Script, game: Game, ask: Ask, action: Action) -> object:
    do = action.do
    card = script.names.thing(game.board, do.card, lambda t: t.zone == ("hand", action.player))
    if not card.face.traits.types and card.zone[0] == "hand":
        raise script.fault(action, f"non so che cosa sia «{card.name}»: dillo sul tavolo (tipo, costo, testo)")
    if card.face.others and card.zone[0] != "stack":
        return _play_a_face(script, game, action, card)
    if (by := next((word for word in do.options if word in phrases.FACE_DOWN), None)) is not None:
        reply = script.take_action(game, action, "cast face down", card.id, _hiding(card, by))
        script.used_options.add(by)
        return reply
    if _meant_later(script, game, action, card):
        script.moving = action.number  # what waits at the beginning of a turn resolves first
        return script.move_on(game, action)
    procedure = "play a land" if "land" in card.face.traits.types else "cast"
    return script.take_action(game, action, procedure, card.id)


def _meant_later(script: Script, game: Game, action: Action, card: Thing) -> bool:
    """Whether a line that follows the beginning of a turn plays what waits for its main phase."""
    before = script.scenario.actions[action.number - 2] if action.number > 1 else None
    begun = before is not None and isinstance(before.do, model.GoTo) and before.do.step == model.NEXT_TURN
    slow = "instant" not in card.face.traits.types and FLASH not in card.face.traits.words
    return begun and slow and game.stage in _BEFORE_MAIN and is_of(game.board, action.player, game.board.facts["turn"])


def _play_a_face(script: Script, game: Game, action: Action, card: Thing) -> object:
    """A card with several faces is played by the name of the one that is meant; by its own, as its front."""
    do = action.do
    layout, others = card.face.layout, card.face.others
    nth = next((n for n, other in enumerate(others) if fold(other.name) == fold(do.card.text)), None)
    if layout == "prototype":
        if "prototipo" not in do.options:
            return script.take_action(game, action, "cast", card.id)
        reply = script.take_action(game, action, "cast prototyped", card.id)
        script.used_options |= {"prototipo"}
        return reply
    if layout == "transform" and card.zone == ("graveyard", action.player) and DISTURB in card.face.traits.words:
        return script.take_action(game, action, "cast transformed", card.id)
    if nth is not None and layout not in {"transform", "flip"}:
        as_land = "land" in others[nth].traits.types
        return script.take_action(game, action, f"{'play' if as_land else 'cast'} {layout}", card.id, nth)
    if layout == "split" and fold(do.card.text) == fold(" e ".join(other.name for other in others)):
        reply = script.take_action(game, action, "cast both halves", card.id)
        script.used_options |= {FUSE}
        return reply
    if nth is not None or layout == "split":
        those = " / ".join(f"{action.player} lancia {other.name}" for other in others)
        shut = "la metà capovolta non si lancia" if layout == "flip" else "la faccia posteriore non si lancia"
        why = "non è detto quale metà" if layout == "split" else shut
        raise choice_missing(f"di «{card.name}» {why}", those, action)
    procedure = "play a land" if "land" in card.face.traits.types else "cast"
    return script.take_action(game, action, procedure, card.id)


def _hiding(card: Thing, said: str) -> str:
    """The keyword of a card that a line means by which it is cast face down."""
    meant = phrases.FACE_DOWN[said]
    there = [word for word in card.face.traits.words if phrases.FACE_DOWN.get(word) == meant]
    return there[0] if there else meant


def _turn_up(script: Script, game: Game, ask: Ask, action: Action) -> object:
    do = action.do
    thing = script.names.thing(game.board, do.what, in_play, belongs_to(game, action.player))
    return script.take_action(game, action, "turn up", thing.id)


_ASIDE = {
    "sospendere": "suspend",
    "predire": "foretell",
    "tramare": "plot",
}  # what is done by these keywords with a card in hand


def _set_aside(script: Script, game: Game, ask: Ask, action: Action) -> object:
    do = action.do
    if do.word == "sbloccare":
        return _unlock(script, game, action)
    card = script.names.thing(game.board, do.what, lambda t: t.zone == ("hand", action.player))
    return script.take_action(game, action, _ASIDE[do.word], card.id)


def _unlock(script: Script, game: Game, action: Action) -> object:
    """A half of a permanent is unlocked by its name."""
    thing = script.names.thing(game.board, action.do.what, in_play, belongs_to(game, action.player))
    halves = (thing.face.of or thing.face).others if thing.face.layout == ROOM else ()
    nth = next((n for n, half in enumerate(halves) if fold(half.name) == fold(action.do.what.text)), None)
    if nth is None:
        those = " / ".join(f"{action.player} sblocca {half.name}" for half in halves)
        why = f"di «{thing.name}» non è detto quale porta" if halves else f"«{thing.name}» non ha porte"
        raise choice_missing(why, those, action) if halves else script.fault(action, why)
    return script.take_action(game, action, "unlock", thing.id, nth)


def _roll_planar(script: Script, game: Game, ask: Ask, action: Action) -> object:
    return script.take_action(game, action, "roll the planar die", action.do.shown)


def _activate(script: Script, game: Game, ask: Ask, action: Action) -> object:
    do = action.do
    source = script.names.thing(game.board, do.source, _may_be_activated, belongs_to(game, action.player), in_play)
    nth = stated_effects.ability_meant(script, game, action, source)
    reply = script.take_action(game, action, "activate", source.id, nth)
    following = script.peek()
    if following is not None and stated_effects.tells_the_mana(script, game, action, source, nth):
        script.at += 1
        script.made(game, following)
    return reply


def _attack(script: Script, game: Game, ask: Ask, action: Action) -> object:
    facts = game.board.facts
    if not is_of(game.board, action.player, facts["turn"]):
        return script.refuse(game, action, "attack out of time", "is not the attacker", action.player)
    to_come = "combat" in (facts.get("further phases") or ()) or facts.get(ADDED_AFTER) in BEFORE_COMBAT
    if game.stage not in BEFORE_ATTACKERS and not to_come:
        return script.refuse(game, action, "attack out of time", "is past attacking", action.player)
    return script.move_on(game, action)


def _block(script: Script, game: Game, ask: Ask, action: Action) -> object:
    fight = combat(game.board)
    if is_of(game.board, action.player, game.board.facts["turn"]):
        return script.refuse(game, action, "block out of time", "is not the defender", action.player)
    if fight is None or not (fight.attackers or (not action.do.blocks and _goes_on(game))):
        return script.refuse(game, action, "block out of time", "nobody attacks", action.player)
    if game.stage != "declare attackers":
        return script.refuse(game, action, "block out of time", "is past blocking", action.player)
    return script.move_on(game, action)


def _goes_on(game: Game) -> bool:
    """Whether combat goes on step by step, though those who were declared as attackers attack no more."""
    fight = combat(game.board)
    if fight is None or not fight.declared:
        return False
    game.look()
    over = skipped(game)
    game.looked()
    return not over


def _damage(script: Script, game: Game, ask: Ask, action: Action) -> object:
    fight = combat(game.board)
    if fight is None or not (fight.attackers or _goes_on(game)):
        return script.refuse(game, action, "damage out of time", "nobody attacks", "")
    waiting = [t for t in stack_of(game) if "assigned" not in game.board.things[t].marks]
    if waiting and not are_told(script, game, waiting):
        return script.refuse(game, action, "move on", "something is waiting", waiting[0])
    rounds = fight.round

    def dealt(game: Game) -> bool:
        now = combat(game.board)
        if now is not None and now.round > rounds:
            return True
        if now is None or game.stage == "end of combat":
            game.refuse(action.number, "", Refusal("no further damage step"))
            return True
        return False

    return script.wait(game, action, dealt)


def _pass(script: Script, game: Game, ask: Ask, action: Action) -> object:
    do = action.do
    if do.resolve or do.everybody:
        if do.resolve and (other := waits_instead(script, game, do)):
            named = do.sort != "ability" and (do.what is not None or do.sort == "damage")
            if named and (number := below_abilities(script, game, do.what)):
                return script.wait(game, action, gone(number))
            return script.refuse(game, action, "resolve out of time", "has no place", other)
        return _all_pass(script, game, action, resolve=do.resolve, times=do.times)
    if not is_of(game.board, action.player, ask.player):
        passes: int = game.board.facts.get("passes", 0)
        if passes + 1 >= len(rounds_of_priority(game)):
            return script.refuse(game, action, "refuse", "has no priority", action.player)
        own = script.said_to_pass(ask.player)
        if own is None:
            return PASS
        script.begin_ahead(game, own)
        action = own
    else:
        script.begin(game, action)
    for mate in mates_who_pass(game.board, script.scenario.actions[script.at :], action.player):
        script.at += 1
        script.made(game, mate)
    game.action, game.actor = action.number, action.player
    passed = len(game.steps)
    script.goal = lambda game: len(game.steps) > passed
    return PASS


def waits_instead(script: Script, game: Game, do: model.Pass) -> str:
    """What lies on the stack above what a line says resolves; "" where it is that."""
    waiting = stack_of(game)
    if not waiting or (do.what is None and not do.sort):
        return ""
    top = game.board.things[waiting[0]]
    source = top.marks.get("source", (0,))[0] if top.face.pseudo else 0
    on_top = script.called(game, (source or top.id,))
    is_now = f"in cima alla pila c’è {'l’abilità di ' if source else ''}{on_top}"
    if do.what is None:
        sort = "damage" if "assigned" in top.marks else "ability" if top.face.pseudo else "spell"
        return "" if sort == do.sort else f"{is_now}: «si risolve {'l’abilità di ' if source else ''}{on_top}»"
    numbers = script.names.numbers(game.board, do.what)
    lower = [number for number in waiting[1:] if number in numbers]
    if top.id in numbers or (source in numbers and not lower):
        return ""
    return f"{is_now}, non {shown(do.what)}: si risolve prima ciò che sta sopra"


def _all_pass(script: Script, game: Game, action: Action, *, resolve: bool, times: int = 1) -> object:
    if stack_of(game):
        begun = len(game.steps)

        def resolved(game: Game) -> bool:
            done = sum(event.kind == "resolves" for step in game.steps[begun:] for event in step.events)
            return done > 0 and (0 < times <= done or not stack_of(game))

        return script.wait(game, action, resolved)
    if resolve:
        return script.refuse(game, action, "resolve out of time", "nothing is waiting")
    at = len(game.steps)

    def elsewhere(game: Game) -> bool:
        return any(event.kind in {"step", "phase"} for step in game.steps[at:] for event in step.events)

    return script.wait(game, action, elsewhere, on_the_way=True)


_ENDS = "end of turn"


def _go_to(script: Script, game: Game, ask: Ask, action: Action) -> object:
    do = action.do
    if (waiting := stack_of(game)) and not all("assigned" in game.board.things[one].marks for one in waiting):
        return script.refuse(game, action, "move on", "something is waiting", waiting[0])
    turn = game.board.facts.get("number", 0)
    seen = [len(game.steps)]
    if do == model.GoTo(_ENDS) and game.stage == _ENDS:
        do = model.GoTo(model.NEXT_TURN)  # who is in the end step already speaks of what is left of this turn

    def there(game: Game) -> bool:
        if game.board.facts.get("number", 0) > turn + MOST_TURNS:
            raise MissingChoice(f"«{action.text}»: quel momento non arriva mai", action.text)
        new, seen[0] = game.steps[seen[0] :], len(game.steps)
        if do.step == model.NEXT_TURN:
            return game.board.facts.get("number", 0) > turn and is_turn_of(game.board, do.player)
        return _comes_to(do, new)

    return script.wait(game, action, there, on_the_way=True)


def has_come_to(game: Game, do: model.GoTo) -> bool:
    """Whether a game that has just begun is by now where its first line goes."""
    return game.stage == do.step and _comes_to(do, game.steps)


def _comes_to(do: model.GoTo, steps: Iterable[Step]) -> bool:
    return any(
        event.kind in {"step", "phase"} and event.args[0] == do.step and is_turn_of(step.board, do.player)
        for step in steps
        for event in step.events
    )


def _arrange(script: Script, game: Game, ask: Ask, action: Action) -> object:
    return script.refuse(
        game, action, "order out of time", "no order is due", *elsewhere.that_order_damage(game.system)
    )


def _concede(script: Script, game: Game, ask: Ask, action: Action) -> object:
    return script.take_action(game, action, "concede")


def _stated(script: Script, game: Game, ask: Ask, action: Action) -> object:
    return script.take_action(game, action, "stated effect", stated_effects.stated(script, game, action))


def _repeat(script: Script, game: Game, ask: Ask, action: Action) -> object:
    do = action.do
    if not do.first:
        raise script.fault(action, "di quali azioni? Si scrive: «ripete altre 5 volte le azioni 2–4»")
    if not do.first <= do.last < action.number:
        raise script.fault(action, f"si ripetono azioni che vengono prima di questa: da 1 a {action.number - 1}")
    if do.times > MOST_ROUNDS:
        raise script.fault(action, f"in uno scenario un loop si ripete al massimo {MOST_ROUNDS} volte")
    repeated = script.scenario.actions[do.first - 1 : do.last]
    if any(one.trial or isinstance(one.do, model.Repeat) for one in repeated):
        raise script.fault(action, "fra le azioni che si ripetono non può esserci una prova né un altro loop")
    script.loops.proposed = action
    return script.take_action(game, action, LOOP, owners(repeated), script.moments.get(do.first - 1, game.board))


def _stop(script: Script, game: Game, ask: Ask, action: Action) -> object:
    script.moments[action.number] = game.board
    if script.settled and stack_of(game):
        script.went_on = True
        return PASS_ALL
    raise Stopped


BEGIN: dict[type, Any] = {
    model.Play: _play,
    model.Activate: _activate,
    model.TurnUp: _turn_up,
    model.SetAside: _set_aside,
    model.RollPlanar: _roll_planar,
    model.Attack: _attack,
    model.Block: _block,
    model.Damage: _damage,
    model.Pass: _pass,
    model.GoTo: _go_to,
    model.Arrange: _arrange,
    model.Concede: _concede,
    model.StatedEffect: _stated,
    model.Repeat: _repeat,
    model.Stop: _stop,
}


def nobody_asks(script: Script, game: Game, action: Action) -> str:
    """What a line is told that answers a question where there is none: mostly something waits to resolve first, or the
    line that would have brought the question was illegal.
    """
    waits = [script.called(game, (number,)) for number in stack_of(game)[:1]]
    before = f"; in pila c’è {waits[0]}: forse prima ci vuole «si risolve»" if waits else ""
    lines = reversed(script.scenario.actions[: action.number - 1])
    refused = list(takewhile(lambda line: _was_refused(game, line), lines))
    for one in refused[-1:]:
        by = ", ".join(game.verdicts[one.number].cites[:1])
        before += f"; la riga «{one.text}» è illegale per la {by}: forse è per questo che nessuno chiede"
    verb = getattr(action.do, "verb", "")
    if verb in _CHOSEN_FROM:
        before += f"; un costo si paga nella riga che attiva o lancia: «{action.player} attiva … {verb[:-1]}ando …»"
    return f"qui nessuno chiede niente: «{action.text}» risponde a una domanda che non c’è{before}"


def _was_refused(game: Game, action: Action) -> bool:
    step = game.verdicts.get(action.number)
    return step is not None and step.verdict == "illegal"


_CHOSEN_FROM = {"scarta": "hand", "sacrifica": "battlefield"}  # by a verb of answers


_HOW_MOVED = {"scarta": "discarded", "sacrifica": "sacrificed"}


def _were_put_there(game: Game, ask: Ask, how: str) -> bool:
    """Whether the cards whose order is asked have just been discarded, or sacrificed."""
    moved = {event.args[0] for step in game.steps[-2:] for event in step.events if event.args[3:4] == (how,)}
    return all(isinstance(one, tuple) and one[0] in moved for one in ask.options or ())


def unasked(ask: Ask | None, game: Game, do: model.Choose) -> str:
    """Why a line does not answer a question that says what is done with what it names; "" where it may."""
    zone = _CHOSEN_FROM.get(do.verb)
    if zone is None or ask is None:
        return ""
    things = [game.board.things.get(one[0]) if isinstance(one, tuple) and one else None for one in ask.options or ()]
    if things and all(thing is not None and thing.zone[0] == zone for thing in things):
        return ""
    if ask.kind == "graveyard order" and _were_put_there(game, ask, _HOW_MOVED[do.verb]):
        return ""  # which ones it was had not to be asked, but in which order they lie there
    return f"qui non è chiesto che cosa si {do.verb}: la riga che risponde si scrive «{ask.player} sceglie …»"


def touches(event: Event) -> Iterator[int]:
    """The numbers of the things to which an event happens: what moves, is attached and to what, comes to attack.

    A token that is made has been chosen by nobody.
    """
    if event.kind == "effect":
        yield from (one[0] for one in event.args[0].objects)
        return
    if event.kind in DECLARED or event.kind == "create":
        return
    if event.args[:1] == ("watching",):  # the source that the newest shield is against
        yield from (one[0] for one in event.args[1][-1].against if isinstance(one, tuple))
        return
    for one in event.args[: 2 if event.kind in TOUCH_TWO else 1]:
        number = one[0] if isinstance(one, tuple) and one else one
        if isinstance(number, int):
            yield number


def _may_be_activated(thing: Thing) -> bool:
    """Whether abilities of a thing may be meant: of permanents, and of cards in hand whose keywords work there."""
    cycles = any(word == CYCLING or cycled_for(word) for word in thing.face.traits.words)
    return thing.zone[0] == "battlefield" or (thing.zone[0] == "hand" and cycles)


def in_play(thing: Thing) -> bool:
    return thing.zone[0] == "battlefield"


def belongs_to(game: Game, player: str) -> Callable[[Thing], bool]:
    return lambda thing: controller(game, thing) == player
