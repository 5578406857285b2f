"""The players of a scenario: they answer what the rules ask with what the script says, and pass where it is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import BadScenario, Fault, MissingChoice
from judgekit.magic.plays.board.state import combat, stack_of
from judgekit.magic.plays.text.players_meant import defenders
from judgekit.magic.plays.turn.controlling import who_decides
from judgekit.magic.plays.turn.priority import PASS_ALL
from judgekit.scenario import model
from judgekit.scenario.answering import judge
from judgekit.scenario.magic import asking, declared, together_said, told_outcomes
from judgekit.scenario.magic.at_priority import BEGIN, has_come_to, nobody_asks, touches, unasked
from judgekit.scenario.magic.controlled import as_whom
from judgekit.scenario.magic.repeating import Loops
from judgekit.scenario.magic.said_again import is_said_again
from judgekit.scenario.magic.said_in_vain import said_in_vain
from judgekit.scenario.outcome import choice_missing, said_of
from judgekit.table.engine import Refusal, Stopped

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.errors import JudgekitError
    from judgekit.magic.plays.board.state import Being, Object
    from judgekit.scenario.answering import TryOut
    from judgekit.scenario.magic.names import Names
    from judgekit.scenario.magic.orders import Orders
    from judgekit.scenario.model import Action, Scenario
    from judgekit.table.board import Board
    from judgekit.table.engine import Game
    from judgekit.table.messages import Ask

_BETWEEN_ACTIONS = {"priority", "attackers", "blockers"}  # what is asked when the next line is due

_MOST_BROUGHT = 20  # things on the stack that resolve for one answer


class Script:
    """A script being acted out. `moments` keeps the board as it stood after each action."""

    def __init__(
        self, scenario: Scenario, edition: str, names: Names, try_out: TryOut, settled: bool, orders: Orders
    ) -> None:
        self.scenario = scenario
        self.edition = edition
        self.names = names
        self.try_out = try_out  # plays a script from the start: for lines that are judged, then taken back
        self.settled = settled  # whether what waits where it stops is there only because a rule is gone
        self.went_on = False  # whether that has resolved
        self.tried: int | None = None
        self.at = 0
        self.current: Action | None = None  # the action that is being taken
        self.goal: Callable[[Game], bool] | None = None  # what a line like «danno» waits for
        self.on_the_way = False  # whether that is a point of the turn, and what is asked till then no part of the line
        self.assigned: list[Action] = []
        self.judged: list[Action] = []  # the lines that have last assigned damage together
        self.moments: dict[int, Board] = {}
        self.answered: list[int] = []  # lines that answered the last question
        self.waiting: list[int] = []  # lines that answered what the current one has asked: done when that is
        self.used_targets = 0  # how many of the targets that the line names have been declared
        self.used_options: set[str] = set()  # the keywords of the line whose costs have been added
        self.told: set[str] = set()  # what lines have told of what the last one brought about
        self.named: set[int] = set()  # the things that lines have chosen since the last one was begun
        self.since = 0  # how many steps there were when the last line was begun
        self.moving = 0  # the line towards which all are passing
        self.declined = ("", "")  # the last declaration that nobody made, and who was asked for it
        self.paid: Action | None = None  # the last line that said that something is paid, and perhaps with what
        self.loops = Loops()
        self.board: Board | None = None  # as it was when last something was asked
        self.ahead: set[int] = set()  # where lines stand that were taken before those above them
        self.begun = False  # whether anybody has been asked anything
        self.asked: Ask | None = None  # what is being answered
        self.meanwhile: Action | None = None  # the line that casts something while something else resolves
        self.orders = orders  # of triggers, that no line tells
        self.brought = (0, 0)  # the answer for which what waits on the stack has resolved, and how often

    # --- the engine asks

    def passed_over(self, game: Game, ask: Ask, error: JudgekitError) -> bool:
        """Refuse the line that has no place any more, a rule being gone; False where it is an answer that lacks."""
        if ask.kind not in _BETWEEN_ACTIONS or (self.goal is None and isinstance(error, MissingChoice)):
            return False
        line = self.current or self.peek()
        if line is None:
            return False
        if self.current is None:
            self.at += 1
        self.current = self.goal = None
        game.action, game.actor = None, ""
        if line.number not in game.verdicts:
            player = line.player or game.board.facts.get("priority") or ask.player
            game.refuse(line.number, player, Refusal("has no place", (said_of(error),)))
        self.moments.setdefault(line.number, game.board)
        return True

    def answer(self, game: Game, ask: Ask) -> object:
        """Answer an ask. Raises Stopped at the end of the script, MissingChoice where the script does not say."""
        self.keep(game)
        self.asked, self.board = ask, game.board
        self._came(game)
        if self.current is None or ask.kind in _BETWEEN_ACTIONS:
            self._try(game)
        if ask.kind != "priority" and self.goal is None:
            told_outcomes.over_answers(self, ask.kind)
        if ask.kind == "priority":
            return self._at_priority(game, ask)
        if ask.kind in {"attackers", "blockers"}:
            return self._declared(game, ask)
        if ask.kind == "assignment":
            return self._assignment(game, ask)
        if ask.kind == "damage order":
            return declared.order(self, game, ask)
        return asking.ANSWERS[ask.kind](self, game, ask)

    def _came(self, game: Game) -> None:
        """A script that begins by going where the game came by itself has done that already."""
        first = None if self.begun else self.peek()
        if first is not None and isinstance(first.do, model.GoTo) and not first.trial and has_come_to(game, first.do):
            self.begin(game, first)
            game.action, game.actor = first.number, first.player
            game.allow(first.number)
            self._settle(game)
        self.begun = True

    def _try(self, game: Game) -> None:
        """Lines that are judged, then taken back, are played in another game that has come as far as this one."""
        while (action := self.peek()) is not None and action.trial and self.goal is None:
            self._settle(game)
            judged = model.Damage() if isinstance(action.do, model.Assign) else model.Stop()
            judge(game, self.scenario, self.at, judged, self.try_out)
            self.moments[action.number] = game.board
            self.at += 1

    def keep(self, game: Game) -> None:
        """Keep the board as it stands after the lines that answered a question.

        An answer is done no earlier than the action that asked for it; where it is the turn that asked, on the way
        through it, and of damage that is assigned, when the rule that asked has done.
        """
        for number in self.answered:
            whole = self.current is not None and not self.on_the_way
            if whole and not isinstance(self.scenario.actions[number - 1].do, model.Assign):
                self.waiting.append(number)
            else:
                self.moments[number] = self._after_answer(game, number)
        self.answered.clear()

    def end(self, game: Game) -> None:
        """The replay is over: keep the board as it stands after what has been answered last."""
        self.keep(game)

    def over(self, board: Board) -> None:
        """Nothing more happens: what was being done ends with the board as it is now."""
        if self.current is not None:
            self._done(self.current, board)

    def _done(self, action: Action, board: Board) -> None:
        """An action is over, and with it the lines that answered what it asked."""
        self.moments.setdefault(action.number, board)  # of a line that is repeated, the first time
        for number in self.waiting:
            self.moments.setdefault(number, board)
        self.waiting.clear()

    def _after_answer(self, game: Game, number: int) -> Board:
        verdict = game.verdicts.get(number)
        if verdict is None or isinstance(self.scenario.actions[number - 1].do, (model.Mulligan, model.Assign)):
            return game.board
        board = verdict.board
        for step in game.steps[verdict.n :]:
            if step.cites[0] != verdict.cites[0]:
                break
            board = step.board
        return board

    def peek(self) -> Action | None:
        """The next line of the script that this edition plays."""
        actions = self.scenario.actions
        while self.at < len(actions) and (self.at in self.ahead or not actions[self.at].is_of(self.edition)):
            self.at += 1
        action = actions[self.at] if self.at < len(actions) else None
        if self.board is None or action is None or type(action.do) is not model.Attack:
            return action
        return as_whom(self.board, action)

    @property
    def is_done(self) -> bool:
        """Whether every line has been done or answered, and what happens is what comes of it."""
        return self.peek() is None and self.current is None

    def casts_meanwhile(self, action: Action) -> None:
        """A line casts what something that resolves lets its player cast: it answers what that asks."""
        self.meanwhile = action
        self.used_targets = 0
        self.used_options = set(action.do.options)

    def take(self, kind: type, player: str) -> Action | None:
        """The next line, if it is of this kind and this player's: it is used up."""
        action = self.peek()
        if action is None or not isinstance(action.do, kind):
            return None
        if action.player != player and (self.board is None or action.player != who_decides(self.board, player)):
            return None
        self.at += 1
        return action

    def missing(self, ask: Ask, question: str, line: str) -> MissingChoice:
        """The error that says what the script lacks."""
        ahead = self.peek()
        answers = ahead is not None and isinstance(ahead.do, model.Choose) and ahead.player == ask.player
        return choice_missing(question, line, self.current, ahead if answers else None)

    def fault(self, action: Action, message: str) -> BadScenario:
        file, line, column = action.where
        return BadScenario((Fault(file or self.scenario.file, line, column, message),))

    # --- priority

    def _at_priority(self, game: Game, ask: Ask) -> object:
        self.declined = ("", "")
        if self.meanwhile is not None:
            self._used_up(game, self.meanwhile)
            self.meanwhile = None
        self._settle(game)
        if self.goal is not None:
            if not self.goal(game):
                return PASS_ALL
            self._reached(game)
        self.moments.setdefault(0, game.board)
        self.at = self.loops.next(game, self.at, self.moments)
        while (action := self.peek()) is not None:
            if action.trial:
                self._try(game)
                continue
            if isinstance(action.do, model.Assign):
                self._stash(game, action)
                continue
            if isinstance(action.do, model.Choose) and self.was_chosen(game, action.do):
                self.chosen_already(game, action)
                continue
            if told_outcomes.tells(action):
                if (reply := told_outcomes.begin(self, game, action)) is not None:
                    return reply
                continue
            if is_said_again(self, game, action):
                self.at += 1
                game.allow(action.number)
                self.moments[action.number] = game.board
                continue
            return self._act(game, ask, action)
        return self._end(game)

    def chosen_already(self, game: Game, action: Action) -> None:
        """Step over a line that names what the rules have taken by themselves."""
        self.at += 1
        if self._was_answered(game, action.do):
            game.refuse(action.number, action.player, Refusal("is no such choice", (action.player, 1)))
        else:
            game.allow(action.number)
            self._name(game, action.do)
        self.moments[action.number] = game.board

    def was_chosen(self, game: Game, choice: model.Choose) -> bool:
        """Whether a line names what the rules have just taken by themselves, nothing else being possible.

        What resolved is not what they have taken. A rule being gone, a question asked no more shows what it does.
        """
        if game.system.gone or not choice.values or not all(isinstance(value, model.Name) for value in choice.values):
            return False
        touched = {one for step in game.steps[self.since :] for event in step.events for one in touches(event)}
        if self.since:
            there = game.steps[self.since - 1].board.things
            touched -= {number for number, thing in there.items() if thing.zone[0] == "stack"}
        of_name = self.names.borne if stack_of(game) else self.names.numbers  # what waits may ask for a word
        return all(touched.intersection(of_name(game.board, name)) for name in choice.values)

    def _was_answered(self, game: Game, choice: model.Choose) -> bool:
        """Whether a line names again what one before it has chosen: nobody asks for that twice."""
        named = [self.names.numbers(game.board, one) for one in choice.values if isinstance(one, model.Name)]
        return any(self.named.intersection(numbers) for numbers in named)

    def _settle(self, game: Game) -> None:
        """The action that was being taken is over: keep the board as it stands now."""
        if self.goal is not None:
            return
        if self.current is not None:
            self._used_up(game, self.current)
            self._done(self.current, game.board)
            self.current = None
        game.action, game.actor = None, ""

    def _used_up(self, game: Game, action: Action) -> None:
        """A target that a line names and the rules do not ask for is no target of it: nothing is ignored in silence."""
        why = said_in_vain(self, game, action)
        if not why:
            return
        if not game.system.gone:
            raise self.fault(action, why)
        game.refuse(action.number, action.player, Refusal("has no place", (why,)))  # a rule is gone that asked for it

    def _reached(self, game: Game) -> None:
        if self.current is not None and self.current.number not in game.verdicts:
            game.allow(self.current.number)
        self.goal = None
        self._settle(game)

    def _stash(self, game: Game, action: Action) -> None:
        self.assigned.append(action)
        game.wanted.add("assignment")
        self.at += 1

    def _end(self, game: Game) -> object:
        """The script is over: what waits resolves, the combat that is on is fought out."""
        fight = combat(game.board)
        fighting = fight is not None and bool(fight.attackers) and game.board.facts.get("phase") == "combat"
        if stack_of(game) or fighting:
            return PASS_ALL
        raise Stopped

    def _act(self, game: Game, ask: Ask, action: Action) -> Any:
        """What a line does where a player has priority; of an answer, what waits resolves first, and may ask for it."""
        do = action.do
        begin = BEGIN.get(type(do))
        if begin is None:
            for_it, times = self.brought
            if stack_of(game) and not (for_it == action.number and times > _MOST_BROUGHT) and not game.system.gone:
                self.brought = (action.number, times + 1 if for_it == action.number else 1)
                return PASS_ALL
            raise self.fault(action, nobody_asks(self, game, action))
        return begin(self, game, ask, action)

    def begin(self, game: Game, action: Action) -> None:
        self.current = action
        self.since = len(game.steps)
        self.named = set()
        self.told = set()
        self.on_the_way = False
        self.paid = None
        self.used_targets = 0
        self.used_options = set()
        self.at += 1

    def said_to_pass(self, player: str) -> Action | None:
        """The line by which a player passes, among lines right after this one by which others do.

        Who speaks first of the passes of one round need not have priority first.
        """
        for one in self.scenario.actions[self.at + 1 :]:
            if not isinstance(one.do, model.Pass) or one.do.resolve or one.do.everybody or one.trial:
                return None
            if one.player == player:
                return one
        return None

    def begin_ahead(self, game: Game, action: Action) -> None:
        """Take a line before those that stand above it."""
        self.begin(game, action)
        self.at -= 1
        self.ahead.add(action.number - 1)

    def made(self, game: Game, action: Action) -> None:
        """A line that answers a question has been used."""
        if isinstance(action.do, model.Choose):
            if (why := unasked(self.asked, game, action.do)) and not game.system.gone:
                raise self.fault(action, why)
            self._name(game, action.do)
        game.answered.append(action.number)
        self.answered.append(action.number)

    def _name(self, game: Game, choice: model.Choose) -> None:
        """The things that a line has chosen are not chosen again by another."""
        things = [v for v in choice.values if isinstance(v, model.Name) and self.names.player(game.board, v) is None]
        self.named |= {number for name in things for number in self.names.borne(game.board, name)}

    def called(self, game: Game, one: Any) -> str:
        """What a thing or player is called."""
        if isinstance(one, str):
            return one
        self.names.learn(game.board)
        return self.names.labels.get(one[0], "?")

    def take_action(self, game: Game, action: Action, procedure: str, *subject: object) -> object:
        """The reply by which a player takes an action."""
        self.begin(game, action)
        return (action.number, action.player, procedure, *subject)

    def refuse(self, game: Game, action: Action, procedure: str, kind: str, *args: object) -> object:
        """The reply by which an action is refused as out of time."""
        self.begin(game, action)
        player = action.player or game.board.facts["priority"]
        return (action.number, player, procedure, Refusal(kind, args))

    def wait(self, game: Game, action: Action, goal: Callable[[Game], bool], *, on_the_way: bool = False) -> object:
        """All pass until something is so; the steps on the way are the action's."""
        self.begin(game, action)
        self.goal = goal
        self.on_the_way = on_the_way
        game.action, game.actor = action.number, action.player
        return PASS_ALL

    def move_on(self, game: Game, action: Action) -> object:
        """Pass towards the step in which this line can be done; with something on the stack it is too soon."""
        if (waiting := stack_of(game)) and self.moving != action.number:
            return self.refuse(game, action, "move on", "something is waiting", waiting[0])
        self.moving = action.number  # what comes on the way, like the turn's draw, resolves
        game.action, game.actor = action.number, action.player
        return PASS_ALL

    # --- declarations

    def _declared(self, game: Game, ask: Ask) -> object:
        if self.declined == (ask.kind, ask.player):
            what, line = ("attaccare", "attacca con") if ask.kind == "attackers" else ("bloccare", "blocca")
            raise self.missing(ask, f"{ask.player} deve {what}", f"{ask.player} {line} …")
        if self.goal is not None and self.goal(game):
            self._reached(game)
            self._try(game)
        self._settle(game)
        game.action, game.actor = None, ""
        wanted: type = model.Attack if ask.kind == "attackers" else model.Block
        while self.goal is None and (action := self.peek()) is not None and isinstance(action.do, model.Assign):
            self._stash(game, action)
        action = self.peek()
        if action is not None and wanted is model.Block and self.goal is None:
            action = self._blocks_of(game, ask.player)
            action = action._replace(player=ask.player) if action is not None and not action.player else action
        if self.goal is not None or action is None or not isinstance(action.do, wanted):
            self.declined = (ask.kind, ask.player)
            return (None, ask.player, ())
        ahead = self.scenario.actions[self.at :]
        lines = together_said.lines_of_the_team(game.board, ahead, wanted, action.player) or [action]
        for mate in lines[:-1]:
            self.at += 1
            self.made(game, mate)
        self.begin(game, lines[-1])
        return (lines[-1].number, action.player, *declared.by_all(self, game, lines))

    def _blocks_of(self, game: Game, player: str) -> Action | None:
        """The next line, of several in which players block that of the one who is asked; None where none is theirs."""
        run = 0
        actions = self.scenario.actions
        while self.at + run < len(actions) and isinstance(actions[self.at + run].do, model.Block):
            run += 1
        lines = actions[self.at : self.at + run]
        mine = [line for line in lines if not line.player or together_said.is_of(game.board, line.player, player)]
        if mine:
            others = [line for line in lines if line is not mine[0]]
            now = (*actions[: self.at], mine[0], *others, *actions[self.at + run :])
            self.scenario = self.scenario._replace(actions=now)
            return mine[0]
        action = self.peek()
        theirs = action is not None and action.player != player and action.player in defenders(game)
        return None if theirs else action

    # --- combat damage

    def _assignment(self, game: Game, ask: Ask) -> object:
        """How a player's creatures divide their damage: as the lines before or after «danno» say."""
        while (action := self.peek()) is not None and isinstance(action.do, model.Assign):
            self._stash(game, action)
        kept = self._not_refused(game)
        said: dict[Object, dict[Being, int]] = {}
        lines: dict[Object, Action] = {}
        for action in (*kept, *(action for action in self.assigned if action.player == ask.player)):
            more = declared.shares(self, game, ask, action)
            again = [lines[dealer] for dealer in more.keys() & lines.keys()]
            if any(one not in kept for one in again):
                break  # says otherwise of one creature: another attempt
            game.answered += [one.number for one in again]
            said |= more
            lines |= dict.fromkeys(more, action)
        mine = sorted({action.number: action for action in lines.values()}.values(), key=lambda one: one.number)
        self.assigned = [action for action in self.assigned if action not in mine]
        if not said and all(len(due.possible) == 1 or due.dealer in ask.options for due in ask.about):
            return None
        for due in ask.about:
            if due.dealer not in said and due.dealer not in ask.options and len(due.possible) > 1:
                dealer = self.names.labels[due.dealer[0]]
                those = [self.called(game, to) for to in due.possible]
                raise self.missing(
                    ask,
                    f"non è detto come {dealer} assegna {due.amount} danni (fra {', '.join(those)})",
                    f"{ask.player} assegna il danno di {dealer}: {due.amount} a {those[0]}",
                )
        number = mine[-1].number
        for action in mine[:-1]:
            game.answered.append(action.number)
        self.answered += [action.number for action in mine]
        self.judged = mine
        return number, said, {dealer: action.number for dealer, action in lines.items()}

    def _not_refused(self, game: Game) -> list[Action]:
        """Of the lines that assigned damage together, and were refused because of some, those that may stand."""
        verdicts = {one.number: game.verdicts.get(one.number) for one in self.judged}
        refused = {number for number, step in verdicts.items() if step is not None and step.verdict == "illegal"}
        kept = [one for one in self.judged if one.number not in refused] if refused else []
        self.judged = []
        return kept
