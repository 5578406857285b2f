"""How things enter: tapped, with counters, with something chosen, after something has been given up for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.plays.board.facts import DEVOURED, PAID
from judgekit.magic.plays.board.state import (
    controller,
    opponents,
)
from judgekit.magic.plays.board.zones import goes
from judgekit.magic.plays.layers import copiable
from judgekit.magic.plays.replacement.applicable import copy_of, enters_as, subject_of, will_be
from judgekit.magic.plays.text import counting, filters, qualities
from judgekit.magic.plays.text.evaluate import amount, things
from judgekit.magic.questions.copies import (
    A_LATER_COPY_SILENCES,
    BECOMES_ONE_AS_IT_ENTERS,
    CHOICES_ARE_MADE_ANEW,
    ONLY_THE_LAST_EXCEPTION,
)
from judgekit.magic.questions.replacement import (
    ENTERING_IS_NOT_CHOSEN,
    GIVEN_UP_BUT_ONCE,
    PAID_FOR_TOGETHER,
)
from judgekit.table.amending import Amendment, Made
from judgekit.table.board import Itself
from judgekit.table.engine import Ask, Event, Illegal, Refusal
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.table.board import Thing
    from judgekit.table.engine import Game
    from judgekit.table.messages import Flow

    Making = Flow[Made]


class _Entering(NamedTuple):
    """What enters, for whom, by what text; what happens with it, and what right after."""

    number: int
    player: str
    spell: Thing
    events: list[Event]
    then: list[object]
    chosen: dict[str, Any]
    ability: tree.Instead


def entering(game: Game, event: Event, ability: tree.Instead, spell: Thing) -> Making:
    """How a thing enters is part of its entering."""
    subject = subject_of(event)
    number = subject if isinstance(subject, int) else subject.id
    player = controller(game, spell) if isinstance(ability.what, tree.Filter) else spell.marks["about"]["player"][0]
    one = _Entering(number, player, spell, [event], [], {}, ability)
    if whose_it_is(ability):
        one.events[:] = _under(event, number, player)
    yield from _all(game, ability.do, one, 0)
    return Made(tuple(one.events), _right_after(one), kept=True)


def _all(game: Game, steps: Iterable[object], one: _Entering, given_up: int) -> Flow[None]:
    for step in steps:
        match step:
            case tree.Tap():
                one.events.append(Event("mark", (one.number, "tapped", True)))
            case tree.PutCounters(_, counter, how_many):
                due = _due(game, how_many, one, given_up)
                one.events.extend((Event("counters", (one.number, counter, due)),) if due else ())
            case tree.Choose(_, str() | tree.Chosen()) | tree.PayAnyLife() | tree.NoteLife():
                yield from _choose(game, step, one)
            case tree.May():
                who = yield from _who_decides(game, step, one)
                said = yield Ask("may", who, (one.number, step), (True, False))
                yield from _all(game, step.do if said else (), one, given_up)
            case tree.Designate(_, name):
                one.events.append(Event("designated", (one.number, name)))
            case tree.OneOf():
                nth = yield Ask("option", one.player, (one.number, step), tuple(range(len(step.options))))
                yield from _all(game, step.options[nth], one, given_up)
            case tree.Sacrifice(_, tree.Filter() as of):
                mine = tree.within(of, {"controller": one.player})
                possible = _not_chosen_yet(game, filters.candidates(game, mine, one.player, None))
                gone = (yield Ask("any number", one.player, (one.number, step), tuple(possible))) if possible else ()
                one.events[:0] = [goes(game, each[0], "graveyard", "sacrificed") for each in gone]
                given_up = len(gone)
                one.events.extend([Event("mark", (one.number, DEVOURED, given_up))] if gone else [])
            case tree.PutInto(what=tree.Chosen() as cards) if exiles_cards(step):
                gone = yield from _exiled_for_it(game, cards, step, one)
                one.events[:0] = [goes(game, each[0], "exile", "exiled") for each in gone]
                given_up = len(gone)
            case tree.Reveal(_, tree.Chosen() as cards) if shows_what_is_like_it(step):
                given_up = yield from _shown_for_it(game, cards, step, one)
            case tree.BecomeCopy():
                yield from _as_a_copy(game, step, one)
            case tree.Change() | tree.DayOrNight() | tree.Reflexive():
                one.then.append(step)
            case tree.Pay(_, (tree.RevealCost(tree.Filter() as of, 1),) as costs, (), otherwise):
                mine = tree.within(of, {"zone": "hand", "owner": one.player})
                possible = [card for card in filters.candidates(game, mine, one.player, None) if card[0] != one.number]
                said = yield Ask("pay or not", one.player, (one.number, costs), (True, False) if possible else (False,))
                if said and possible:
                    cost = Ask("cost", one.player, (costs[0], 1), tuple(possible))
                    one.events.append(_shows(one.player, possible if len(possible) == 1 else (yield cost)))
                else:
                    yield from _all(game, otherwise, one, given_up)
            case tree.Pay(_, (tree.PayLife(int() as due),) as costs, (), otherwise):
                enough = game.board.players[one.player]["life"] - _spoken_for(game, one.player) >= due
                said = yield Ask("pay or not", one.player, (one.number, costs), (True, False) if enough else (False,))
                if said and enough:
                    one.events.append(Event("life", (one.player, -due, PAID)))
                else:
                    yield from _all(game, otherwise, one, given_up)


def _shows(player: str, cards: Iterable[Being]) -> Event:
    return Event("reveals", (player, tuple(card[0] for card in cards)))


def _choose(game: Game, step: tree.Choose | tree.PayAnyLife | tree.NoteLife, one: _Entering) -> Flow[None]:
    """Something is chosen for what enters, or noted, or so much life is paid: that is known of it from then on."""
    what = tree.LIFE_PAID
    if isinstance(step, tree.Choose) and isinstance(step.what, tree.Chosen):
        yield from _choose_a_permanent(game, step.what, one)
        return
    if isinstance(step, tree.NoteLife):
        what, said = tree.LIFE_NOTED, str(game.board.players[one.player]["life"])
    elif isinstance(step, tree.Choose) and step.among:
        what, said = str(step.what), (yield Ask("word", one.player, (one.number,), step.among))
    elif isinstance(step, tree.Choose):
        what = str(step.what)
        said = yield Ask("quality", one.player, (one.number, what, step.of))
    else:
        said = yield Ask("quality", one.player, (one.number, what, None))
    one.chosen[what] = said
    if what == tree.LIFE_PAID:
        one.events.append(_life_paid(game, one.player, said))
    one.events.append(Event("mark", (one.number, "choices", dict(one.chosen))))


def _choose_a_permanent(game: Game, of: tree.Chosen, one: _Entering) -> Flow[None]:
    """A permanent is chosen for what enters: nothing, where there is none to choose."""
    possible = tuple(filters.candidates(game, filters.meant(of.of, one.spell), one.player, one.spell.marks["source"]))
    if not possible:
        return
    said: Any = possible if len(possible) == 1 else (yield Ask("choose", one.player, (one.number, of.of, 1), possible))
    one.chosen[copiable.A_PERMANENT] = said[0]
    one.events.append(Event("mark", (one.number, "choices", dict(one.chosen))))


def _life_paid(game: Game, player: str, said: str) -> Event:
    """As much life as a player says is paid as something enters: no more than they have."""
    if not said.isdigit() or int(said) > game.board.players[player]["life"] - _spoken_for(game, player):
        raise Illegal(Refusal("is no such choice", (player, 1)))
    return Event("life", (player, -int(said), PAID))


def exiles_cards(step: object) -> bool:
    """Whether an instruction exiles cards that a player chooses in their graveyard."""
    what = step.what if isinstance(step, tree.PutInto) and step.zone == "exile" else None
    return isinstance(what, tree.Chosen) and what.of.zone == "graveyard" and what.of.owner == "you" and not what.whose


def _exiled_for_it(game: Game, cards: tree.Chosen, step: object, one: _Entering) -> Flow[Sequence[Object]]:
    """The cards that are exiled for what enters: nothing that enters now is among them."""
    there = _not_chosen_yet(game, filters.candidates(game, cards.of, one.player, None))
    possible = [each for each in there if not isinstance(each, str)]  # cards alone: no player is in a graveyard
    entering = _entering_now(game, one)
    left = [each for each in possible if each[0] not in entering]
    if len(left) < len(possible) and game.speaks(ENTERING_IS_NOT_CHOSEN) and game.ruling(ENTERING_IS_NOT_CHOSEN):
        possible = left
    if cards.up_to:
        some: Sequence[Object] = (
            (yield Ask("any number", one.player, (one.number, step), tuple(possible))) if possible else ()
        )
        return some
    due = min(amount(game, cards.how_many, one.player, one.spell), len(possible))
    if due == len(possible):
        return possible
    said: Sequence[Object] = yield Ask("choose", one.player, (one.number, cards.of, due), tuple(possible))
    return said


def shows_what_is_like_it(step: object) -> bool:
    """Whether an instruction shows any number of cards of one's hand that are of a kind of what enters."""
    what = step.what if isinstance(step, tree.Reveal) else None
    if not isinstance(what, tree.Chosen) or not what.up_to or what.of.zone != "hand":
        return False
    return what.of.shares == tree.Shares("subtype", tree.This())


def _shown_for_it(game: Game, cards: tree.Chosen, step: object, one: _Entering) -> Flow[int]:
    """How many cards are shown for what enters, as it will be in play: nothing that enters now is among them."""
    thing = enters_as(game, one.events[0])
    if thing is None:
        return 0
    entering = _entering_now(game, one)
    mine = cards.of._replace(owner=one.player, shares=None)
    possible = []
    for each in filters.candidates(game, mine, one.player, None):
        card = None if isinstance(each, str) or each[0] in entering else game.board.things[each[0]]
        kinds = tree.Filter(any_subtypes=qualities.kinds_of_creature(game, card)) if card is not None else tree.Filter()
        if kinds.any_subtypes and will_be(game, kinds, thing, one.events[0], one.spell):
            possible.append(each)
    if not possible:
        return 0
    shown: Sequence[Object] = yield Ask("any number", one.player, (one.number, step), tuple(possible))
    if shown:
        one.events.append(Event("reveals", (one.player, tuple(each[0] for each in shown))))
    return len(shown)


def _entering_now(game: Game, one: _Entering) -> set[int]:
    """What enters, and all that does so at the same moment."""
    return {one.number, *(_number(event) for event in game.due if _moves_into_play(event))}


def _moves_into_play(event: Event) -> bool:
    return event.kind in {"land", "create"} or (event.kind == "move" and event.args[1] == "battlefield")


def _number(event: Event) -> int:
    subject = subject_of(event)
    return subject if isinstance(subject, int) else int(subject.id)


def _who_decides(game: Game, step: tree.May, one: _Entering) -> Flow[str]:
    """Who decides: the player for whom it enters, or an opponent, of several the one whom that player chooses."""
    if not isinstance(step.who, tree.Opponent):
        return one.player
    others = tuple(opponents(game.board, one.player))
    if len(others) > 1:
        any_of_them = tree.Chosen(tree.Filter("player", controller="opponent"))
        others = yield Ask("choose", one.player, (one.number, any_of_them, 1), others)
    return others[0]


def _spoken_for(game: Game, player: str) -> int:
    """The life that somebody pays for other things that enter at the same moment."""
    paid = -sum(e.args[1] for e in game.coming if e.kind == "life" and e.args[0] == player and e.args[1] < 0)
    return 0 if paid and game.speaks(PAID_FOR_TOGETHER) and not game.ruling(PAID_FOR_TOGETHER) else paid


def _not_chosen_yet(game: Game, possible: Sequence[Being]) -> list[Being]:
    """Without what has been given up already for what enters now."""
    gone = {e.args[0] for e in game.coming if e.kind == "move"}
    left = [each for each in possible if each[0] not in gone]
    return left if len(left) < len(possible) and game.ruling(GIVEN_UP_BUT_ONCE) else list(possible)


def _under(event: Event, number: int, player: str) -> tuple[Event, ...]:
    """The same event, with what enters doing so under the control of a player; a token is theirs, too."""
    if event.kind == "land":
        return event, Event("mark", (number, "controller", player))
    if event.kind == "create":
        token: Thing = event.args[0]
        theirs = token._replace(owner=player, marks={**token.marks, "controller": player})
        return (event._replace(args=(theirs, *event.args[1:])),)
    return (event._replace(args=(*event.args[:2], player, *event.args[3:])),)


def says_whose(step: object) -> bool:
    """Whether an instruction says under whose control something enters."""
    return isinstance(step, tree.PutInto) and step.zone == "battlefield" and step.what == tree.It()


def whose_it_is(ability: tree.Instead) -> bool:
    """Whether a text says under whose control something enters."""
    return ability.kind == "enters" and any(map(says_whose, ability.do))


def copies(ability: tree.Instead) -> bool:
    """Whether a text has something enter as a copy."""
    return ability.kind == "enters" and any(isinstance(step, tree.BecomeCopy) for step in ability.do)


def _as_a_copy(game: Game, step: tree.BecomeCopy, one: _Entering) -> Flow[None]:
    """What enters as a copy is one as it enters: of what, its player chooses before."""
    if isinstance(step.of, tree.Chosen):
        possible = filters.candidates(game, filters.meant(step.of.of, one.spell), one.player, one.spell.marks["source"])
        said = (yield from _original(game, step, one, tuple(possible))) if possible else None
    else:
        there = things(game, step.of, one.player, one.spell)
        said = there[0] if there else None
    of = None if said is None or isinstance(said, str) else game.board.get(*said)
    if of is None:
        return
    itself = game.board.things.get(one.number)
    otherwise = copiable.settled(game, of, None if itself is None else itself.face, step.unlike, one.ability)
    if not game.ruling(BECOMES_ONE_AS_IT_ENTERS):
        those = tree.Each(tree.Filter(among=(of.object,)))
        one.then.append(tree.BecomeCopy(tree.This(), those, otherwise, tree.FOR_GOOD))
        return
    event = one.events[0]
    thing = enters_as(game, event)
    if thing is None:
        return
    copy = copiable.copied(game, of, thing.face, otherwise, one.ability, token=thing.face.token)
    due = tuple((kind, _due(game, how_many, one, 0)) for kind, how_many in otherwise.counters)
    later = bool(due) and game.speaks(ONLY_THE_LAST_EXCEPTION) and game.ruling(ONLY_THE_LAST_EXCEPTION)
    host, enters = yield from _enchanting(game, thing, copy, one)
    if not enters:
        gone = Event("move", (one.number, "graveyard", thing.owner, "put"))
        one.events[:] = [gone] if thing.zone[0] == "stack" else []
        return
    one.events[0] = _entering_as(event, copy._replace(counters=due) if later else copy)
    one.events.extend((Event("attach", (one.number, host)),) if host is not None else ())
    if step.tapped:
        one.events.append(Event("mark", (one.number, "tapped", True)))
    for kind, how_many in () if later else due:
        one.events.append(Event("counters", (one.number, kind, how_many)))
    choices = of.marks.get("choices")
    if choices and not game.ruling(CHOICES_ARE_MADE_ANEW):
        one.events.append(Event("mark", (one.number, "choices", choices)))


def _enchanting(game: Game, thing: Thing, copy: copiable.Copy, one: _Entering) -> Flow[tuple[Being | None, bool]]:
    """What is enchanted by what enters as a copy of a local enchantment, as its player chooses; whether it enters."""
    if "incanta" not in copy.face.traits.words:
        return None, True
    card = thing._replace(face=copy.face, marks={**thing.marks, "controller": one.player})
    told = yield from game.run("enchants as a copy", card, one.player)
    if told is None:
        return None, True
    host, enters, why = told
    game.cite(why)
    return host, enters


def of_an_exception(event: Event) -> tuple[Amendment, ...]:
    """The counters with which a copy enters beside what it copies, where no later copy has taken their place."""
    copy = copy_of(event)
    subject = subject_of(event)
    number = subject if isinstance(subject, int) else subject.id
    if copy is None:
        copy = None if isinstance(subject, int) else subject.marks.get(copiable.ENTERED_AS)
    if copy is None or not copy.counters:
        return ()

    def make(game: Game, event: Event) -> Making:
        more = tuple(Event("counters", (number, *each)) for each in copy.counters if each[1])
        return Made((event, *more), kept=True)
        yield

    return (Amendment(("exception", number, Itself(copy.face)), ("enters", number), make, "enters", copy.of),)


def _original(game: Game, step: tree.BecomeCopy, one: _Entering, possible: tuple[object, ...]) -> Flow[Any]:
    """What is copied, as its player says; nothing, where the text leaves that to them."""
    if not step.must:
        return (yield Ask("copy of", one.player, (one.number, step), possible))
    if len(possible) == 1:
        return possible[0]
    return (yield Ask("choose", one.player, (one.number, step, 1), possible))[0]


def _entering_as(event: Event, copy: copiable.Copy) -> Event:
    """The same event, with what enters being a copy."""
    if event.kind == "land":
        return event._replace(args=(*event.args[:2], copy))
    if event.kind == "move":
        place = event.args[4] if len(event.args) > len(("thing", "zone", "player", "how")) else 0
        return event._replace(args=(*event.args[:4], place, copy))
    token: Thing = event.args[0]
    marks = {**token.marks, copiable.OWN: token.face, copiable.ENTERED_AS: copy, copiable.COPY: copy}
    return event._replace(args=(token._replace(face=copy.face, marks=marks), *event.args[1:]))


def _due(game: Game, how_many: object, one: _Entering, given_up: int) -> int:
    if isinstance(how_many, tree.Amount):
        return given_up * how_many.factor
    entering = game.board.things.get(one.number)
    if entering is None:  # a token is not there yet, and all that are there are others
        how_many = tree.with_others(how_many, tree.Filter, lambda of: of._replace(other=False))
    spell = entering or one.spell
    due = amount(game, how_many, one.player, spell)
    return counting.x_of_the_spell(game, spell, due) if due and isinstance(how_many, tree.X) else due


def _right_after(one: _Entering) -> Callable[[Game], Flow[None]] | None:
    """What is so of the permanent from the moment on at which it has entered."""
    if not one.then:
        return None

    def then(game: Game) -> Flow[None]:
        there = game.board.things.get(one.number)
        if there is not None:
            spell = one.spell._replace(marks={**one.spell.marks, "source": there.object})
            for step in one.then:
                if isinstance(step, tree.Reflexive) and not _is_that_copy(game, there, one):
                    game.show()
                    continue
                yield from game.run("do", step, one.player, spell)

    return then


def _is_that_copy(game: Game, there: Thing, one: _Entering) -> bool:
    """Whether what triggers on entering as a copy does so: not if another effect has made it another one since."""
    copy = there.marks.get(copiable.COPY)
    if copy is None or copy.ability == one.ability:
        return copy is not None
    return not game.is_so(A_LATER_COPY_SILENCES)


ENTERING = (
    tree.BecomeCopy,
    tree.DayOrNight,
    tree.Designate,
    tree.Tap,
    tree.PutCounters,
    tree.Choose,
    tree.May,
    tree.OneOf,
    tree.Sacrifice,
    tree.Change,
    tree.Pay,
    tree.PayAnyLife,
    tree.NoteLife,
    tree.Reflexive,
)
