"""The words in which plays speak of the board: players, zones, who controls what, what a thing is like now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language.rewording import reworded
from judgekit.magic.language.tree import Ruled, Static
from judgekit.magic.plays.board.facts import CAST, FITTING, GONE, OF_TABLE, SEATS, TIME
from judgekit.magic.plays.board.teams import side_of
from judgekit.magic.questions.board import WHAT_IS_ENCHANTED
from judgekit.magic.questions.casting import CONDITION_HOLDS
from judgekit.magic.questions.keywords import COPIES
from judgekit.magic.vocabulary import any_at_work
from judgekit.table.board import Itself, Thing, in_sight, inert
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.magic.cards import Face, Traits
    from judgekit.magic.language import tree
    from judgekit.magic.language.tree import Change
    from judgekit.table.board import Board
    from judgekit.table.engine import Game


BATTLEFIELD = ("battlefield", "")
NO_EFFECT = "no effect"  # by which counters are put that a cost, the turn or combat damage puts
STACK, COMMAND = ("stack", ""), ("command", "")
OUT_OF_THE_GAME = "out"  # the zone where lies what has left the game with its owner
MAIN = ("first main", "second main")
Object = tuple[int, int]  # a thing and how many zones it has been in
Being = Object | str  # an object on the board, or a player

# None of these changes what anything on the board is like.
DONE_THIS_TURN = "done this turn"  # the fact under this name: of which abilities somebody has done what they may once
inert(
    "damage", "priority", "passes", "phase", "step", "mana", "pending", "next", "lands", "resume", "chosen",
    "seen", "paid", "assigned", "resolutions", "boards", "short", "still so", "rounds", "grown", "upkeeps",
    "deathtouched", "shuffles", "due", "top card revealed", "had", "counters seen", "hosts seen", "came seen",
    "choices seen", "statuses seen", "cast seen", "declared with", "asked for", "triggered", DONE_THIS_TURN, "gone",
    "faces seen", "cast", "cast by", "seats", "added after", "lands each", "more lands each",
)  # fmt: skip
inert("stamp", marks=False)  # the ages of things tell which of their effects acts first
PLAIN = "plain"  # under this key the cache of a board on which no effect is at work holds a value
inert("tapped", "combat", "life", "number", "hurt", "stamp", while_=PLAIN)
# What these hang on lies in play, or in the command zone.
in_sight(
    ("battlefield", "command", "phased"),
    (
        "statics",
        "with statics",
        "borne",
        "kinds",
        "replacers",
        "on all",
        "life held",
        "grants",
        "offers",
        "in play",
    ),
    while_=PLAIN,
)


class Combat(NamedTuple):
    """Who attacks whom and who blocks whom; `hit` are those that have dealt their damage in an earlier step."""

    attackers: tuple[tuple[Object, Being], ...] = ()
    blocks: tuple[tuple[Object, tuple[Object, ...]], ...] = ()  # blocker, what it blocks
    blocked: frozenset[Object] = frozenset()
    hit: frozenset[Object] = frozenset()
    round: int = 0  # damage steps so far
    declared: bool = False  # whether anybody has been declared as an attacker
    stands: frozenset[tuple[Object, Object]] = frozenset()  # blocks that would be illegal by now, and have been told
    orders: tuple[tuple[Object, tuple[Object, ...]], ...] = ()  # of those to which a creature assigns damage
    bands: tuple[frozenset[Object], ...] = ()  # attackers that were declared as a band
    joined: frozenset[Object] = frozenset()  # those that were put into combat, and never declared
    odd: frozenset[Object] = frozenset()  # of those, who has no place there, to whom the rules would not tell it
    twice: frozenset[Object] = frozenset()  # of those that have dealt damage, who had double strike
    aims: frozenset[Being] = frozenset()  # what the attackers were declared to attack
    left: tuple[tuple[Object, Being], ...] = ()  # those that attack no more, and what they attacked
    whose: tuple[tuple[Object, str], ...] = ()  # who controlled each permanent as it came to be attacked

    def attacks(self, one: Object) -> bool:
        for attacker, _ in self.attackers:  # noqa: SIM110  (asked very often: half the time of any())
            if attacker == one:
                return True
        return False

    def attacked_by(self, one: Object) -> Being:
        """The player or permanent that an attacker attacks."""
        return next(attacked for attacker, attacked in self.attackers if attacker == one)

    def blockers_of(self, one: Object) -> tuple[Object, ...]:
        return tuple([blocker for blocker, blocked in self.blocks if one in blocked])

    def blocked_by(self, one: Object) -> tuple[Object, ...]:
        for blocker, blocked in self.blocks:
            if blocker == one:
                return blocked
        return ()

    def blocks_anything(self, one: Object) -> bool:
        for blocker, _ in self.blocks:  # noqa: SIM110
            if blocker == one:
                return True
        return False

    def without(self, gone: Object) -> Combat:
        blocks = [(blocker, blocked) for blocker, blocked in self.blocks if blocker != gone]
        if self.attacks(gone):
            blocks = [(blocker, tuple([b for b in blocked if b != gone])) for blocker, blocked in blocks]
            stay = tuple([a for a in self.attackers if a[0] != gone])
            left = (*self.left, (gone, self.attacked_by(gone)))
            return self._replace(attackers=stay, blocks=tuple(blocks), left=left)
        return self._replace(blocks=tuple(blocks))


class Effect(NamedTuple):
    """A continuous effect of a spell or ability, its objects and amounts fixed when it began."""

    change: Change
    objects: tuple[Object, ...]
    stamp: int
    until: str | tree.While  # the end of what, or the condition that has to hold
    controller: str
    source: Object


class Reading(NamedTuple):
    """How it is worked out what things are like: handed in by the edition, for that hangs on what texts mean."""

    by_itself: Callable[[Game, Face], Traits]
    permanents: Callable[[Game], dict[int, Traits]]
    elsewhere: Callable[[Game, Thing], Traits]


def reading(game: Game) -> Reading:
    """How this edition works out what things are like."""
    how: Reading = game.system.values["reading"]
    return how


def players(board: Board) -> tuple[str, ...]:
    """All players still in the game, the active one first; where that one has left it, whoever comes next."""
    order: tuple[str, ...] = board.facts["order"]
    turn = board.facts["turn"]
    if turn not in order:
        return _behind(board, turn)
    at = order.index(turn)
    return order[at:] + order[:at]


def _behind(board: Board, left: str) -> tuple[str, ...]:
    """The players still in the game in turn order, beginning with the one behind a player who has left it.

    Where nobody is left the game is over; whoever does not know that plays on, as if all were there.
    """
    seats: tuple[str, ...] = board.facts[SEATS]
    at = seats.index(left)
    if not board.facts["order"]:
        return seats[at + 1 :] + seats[: at + 1]
    return tuple(one for one in seats[at + 1 :] + seats[:at] if one in board.facts["order"])


def time_of(board: Board) -> str:
    """`day`, `night`, or "" where it is neither."""
    return str(board.facts.get(TIME) or "")


def active(board: Board) -> str:
    player: str = board.facts["turn"]
    return player


def opponents(board: Board, player: str) -> tuple[str, ...]:
    side = side_of(board, player)
    return tuple(other for other in players(board) if other not in side)


def next_player(board: Board, player: str) -> str:
    order: tuple[str, ...] = board.facts["order"]
    if player not in order:
        return _behind(board, player)[0]
    return order[(order.index(player) + 1) % len(order)]


def stack_of(game: Game) -> tuple[int, ...]:
    """What lies on the stack, first on top; on all stacks, where the players do not share one."""
    board = game.board
    return board.zone("stack") or tuple([t for p in board.facts["order"] for t in board.zone("stack", p)])


def combat(board: Board) -> Combat | None:
    found: Combat | None = board.facts.get("combat")
    return found


def in_play(board: Board) -> Iterator[Thing]:
    """Every permanent, in the order in which it entered."""
    things = board.things
    return iter([things[thing] for thing in board.zone("battlefield")])


def is_in_play(thing: Thing) -> bool:
    return thing.zone == BATTLEFIELD


def still(board: Board, one: Object) -> Thing | None:
    """An object, if it is still that object."""
    number, life = one
    found = board.things.get(number)
    return found if found is not None and found.life == life else None


def bearer(board: Board, host: Object | str | None) -> Thing | None:
    """What bears an enchantment or Equipment that is on `host`, if it is still that object: no player."""
    return None if host is None or isinstance(host, str) else still(board, host)


def cast_this_turn(board: Board) -> int:
    """How many spells have been cast this turn."""
    turn, how_many = board.facts.get(CAST, (0, 0))
    return int(how_many) if turn == board.facts.get("number", 0) else 0


def known(board: Board, number: int) -> Thing:
    """A thing, be it only known of: what has ceased to exist was somebody's."""
    gone: dict[int, Thing] = board.facts.get(GONE, {})
    return board.things[number] if number in board.things else gone[number]


def controller(game: Game, thing: Thing) -> str:
    """Who controls a thing: of a permanent, whoever an effect gives it to, else whoever put it into play."""
    board = game.board
    if not (PLAIN in board.cache or is_plain(board)) and thing.zone == BATTLEFIELD:
        given = traits(game, thing).controller
        if given is not None:
            return given
    marked: str = thing.marks.get("controller", thing.owner)
    return marked


def traits(game: Game, thing: Thing) -> Traits:
    """What a thing is like now. The rules that made it so are cited."""
    cache = game.board.cache
    found: Traits | None = cache.get(thing.id)
    if found is None:
        found = _traits(game, thing)
    if found.cites:
        game.cite(found.cites)
    return found


def born(game: Game, thing: Thing) -> Traits:
    """What a thing is like by itself: what of its face counts is for the rules to say, once for a game."""
    if not thing.face.asks:
        printed: Traits = thing.face.traits
        return printed
    face = Itself(thing.face)
    kept: Traits | None = game.kept.get(face)
    if kept is None:
        kept = game.kept[face] = reading(game).by_itself(game, thing.face)
    return kept


def because(game: Game, like: Traits, *parts: str) -> None:
    """Cite the rules by which a thing has colours, types, subtypes of itself: somebody asks for them."""
    why = like.why
    if why:
        for part in parts:
            if part in why:
                game.cite(why[part])


def _traits(game: Game, thing: Thing) -> Traits:
    """What a thing is like, computed and kept: of a permanent, with all that are in play."""
    cache = game.board.cache
    if is_untouched(game.board, thing) and not thing.face.defining:
        printed = born(game, thing)
        if not thing.face.pseudo:  # these come and go by hundreds, and each board would remember all of them
            cache[thing.id] = printed
        return printed
    how = reading(game)
    if thing.id in game.board.zone("battlefield"):
        return how.permanents(game)[thing.id]
    found = cache[thing.id] = how.elsewhere(game, thing)
    return found


def is_untouched(board: Board, thing: Thing) -> bool:
    """Whether nothing on the board can make a thing other than it is printed."""
    return is_plain(board) and "counters" not in thing.marks


def is_plain(board: Board) -> bool:
    """Whether no effect is at work on the board."""
    cache = board.cache
    if PLAIN in cache:
        return True
    plain = not board.facts.get("effects") and not statics(board) and not words_at_work(board)
    if plain:
        cache[PLAIN] = True
    return plain


def statics(board: Board) -> tuple[int, ...]:
    """The permanents and emblems whose printed abilities act by themselves, kept while nobody moves."""
    found: tuple[int, ...] | None = board.roster.get("statics")
    if found is None:
        there = board.zone("battlefield") + board.zone("command")
        found = tuple([t for t in there if not board.things[t].face.plain])
        board.roster["statics"] = found
    return found


def printed_statics(board: Board) -> Iterator[tuple[Thing, Static]]:
    """The printed static abilities of permanents, each with its source, in the words in which they are printed."""
    things = board.things
    for number, abilities in _with_statics(board):
        for ability in abilities:
            yield things[number], ability


def statics_of(board: Board) -> Iterator[tuple[Thing, Static]]:
    """The printed static abilities of permanents, each with its source."""
    if not board.facts.get("effects"):
        yield from printed_statics(board)
        return
    for number, _ in _with_statics(board):
        source = board.things[number]
        for ability in worded(board, source):
            if isinstance(ability, Static):
                yield source, ability


def _with_statics(board: Board) -> tuple[tuple[int, tuple[Static, ...]], ...]:
    """The permanents and emblems that have static abilities printed on them, with these; kept while nobody moves."""
    found: tuple[tuple[int, tuple[Static, ...]], ...] | None = board.roster.get("with statics")
    if found is None:
        there = ((n, board.things[n].face.traits.abilities) for n in statics(board))
        those = [(n, tuple([ability for ability in told if isinstance(ability, Static)])) for n, told in there]
        found = board.roster["with statics"] = tuple([each for each in those if each[1]])
    return found


def nothing_acts(board: Board) -> bool:
    """Whether no continuous effect is at work: no text says anything that is so all the time, nothing has counters."""
    there = board.facts.get("effects") or _with_statics(board) or words_at_work(board)
    return not (there or any_counters(board))


def words_at_work(board: Board) -> tuple[int, ...]:
    """The permanents with printed keywords by which something is so all the time, kept while nobody moves."""
    found: tuple[int, ...] | None = board.roster.get("words at work")
    if found is None:
        words = [(n, board.things[n].face.traits.words) for n in board.zone("battlefield")]
        there = [n for n, those in words if those and any_at_work(those)]
        found = board.roster["words at work"] = tuple(there)
    return found


def any_counters(board: Board) -> bool:
    """Whether anything in play has counters: they may be of keywords."""
    found: bool | None = board.cache.get(COUNTERED)
    if found is None:
        found = board.cache[COUNTERED] = any("counters" in board.things[n].marks for n in board.zone("battlefield"))
    return found


COUNTERED = "countered"  # under this key the cache holds whether anything has counters


def rules_of_table(game: Game) -> Iterator[tuple[Thing, str, Any]]:
    """What static abilities of permanents, and effects for a time, say of the game as a whole: source, rule, what."""
    if is_plain(game.board) or nothing_acts(game.board):
        return
    for number, cites, abilities in _said_of_table(game):
        game.consulted.append(cites)  # they are for whoever asks to cite
        source = game.board.things[number]
        for ability in abilities:
            if _holds(game, ability, source):
                game.cite(cites)
                for rule, about in ability.rules:
                    yield source, rule, about
    for effect in game.board.facts.get("effects", ()):
        if isinstance(effect.change.what, Ruled):
            number, life = effect.source
            marks = {"controller": effect.controller}
            there = game.board.things.get(number)  # none of a copy or token that is no more: what it said holds
            gone = Thing(number, "", effect.controller, ("command", ""), None, marks, life)
            teller = gone if there is None else there._replace(zone=("command", ""), marks=marks)
            for rule, about in effect.change.what.rules:
                yield teller, rule, about


def _said_of_table(game: Game) -> list[tuple[int, tuple[str, ...], list[Static]]]:
    """What each permanent and emblem says of the game, and its rules: these alone once where it says nothing."""
    board = game.board
    found: list[tuple[int, tuple[str, ...], list[Static]]] | None = board.cache.get(OF_TABLE)
    if found is None:
        found, there = [], board.zone("battlefield") + board.zone("command")
        known: set[tuple[str, ...]] = {()}

        def look(thing: Thing) -> None:
            like = traits(game, thing)
            says = [one for one in like.abilities if isinstance(one, Static) and one.rules]
            if says or like.cites not in known:
                found.append((thing.id, like.cites, says))
                known.add(like.cites)

        game.apart([board.things[number] for number in there], look)
        if FITTING not in board.cache and all(number in board.cache for number in there):
            board.cache[OF_TABLE] = found
    return found


def _holds(game: Game, ability: Static, source: Thing) -> bool:
    if ability.condition is None:
        return True
    return bool(game.ruling(CONDITION_HOLDS, ability.condition, controller(game, source), source))


def host_of(game: Game, enchantment: Thing) -> Being | None:
    """What a local enchantment enchants: the permanent or player that its text means, and no other."""
    if "host" not in enchantment.marks:
        return None
    found: Being | None = game.ruling(WHAT_IS_ENCHANTED, enchantment)
    return found


def worded(board: Board, thing: Thing) -> tuple[object, ...]:
    """The printed abilities of a thing, in the words that effects have put there."""
    abilities: tuple[Any, ...] = thing.face.traits.abilities
    effects: tuple[Effect, ...] = board.facts.get("effects", ())
    for effect in effects:
        if effect.change.swaps and thing.object in effect.objects:
            abilities = reworded(abilities, effect.change.swaps)
    return abilities


def is_creature(game: Game, thing: Thing) -> bool:
    return "creature" in traits(game, thing).types


def has(game: Game, thing: Thing, word: str) -> bool:
    return word in traits(game, thing).words


def each_copy(game: Game, word: str, copies: tuple[object, ...]) -> tuple[object, ...]:
    """What the copies of a keyword are about: each thing once, where the rules make nothing of a second copy."""
    different = tuple(dict.fromkeys(copies))
    if len(different) == len(copies) or game.ruling_on(COPIES[word], len(copies)) >= len(copies):
        return copies
    return different


def was_set_aside(game: Game, player: str, card: Thing, mark: str) -> bool:
    """Whether a player's card is in exile, and bears a mark by which it came there in an earlier turn."""
    return is_set_aside(player, card, mark) and card.marks[mark] < game.board.facts.get("number", 0)


def is_set_aside(player: str, card: Thing, mark: str) -> bool:
    """The same, be it in this turn."""
    return card.zone[0] == "exile" and card.owner == player and mark in card.marks


def has_word_of(game: Game, table: str, thing: Thing) -> bool:
    """Whether a thing has a keyword of which a table of words tells: its rule is cited, and what copies of it add."""
    for word, copies in traits(game, thing).words.items():
        if (row := game.word(table, word)) is not None:
            game.cite(row.cites)
            each_copy(game, word, copies)
            return True
    return False


def creatures_of(game: Game, player: str) -> list[Thing]:
    return [t for t in in_play(game.board) if is_creature(game, t) and controller(game, t) == player]


def speaks_of(game: Game, point: str) -> bool:
    """Whether an edition has a rule about a point: where it is silent, nobody is thought to get it wrong."""
    return point in game.system.values.get("speaks of", ())


def chosen(thing: Thing, what: str, default: object = None) -> Any:
    """What was chosen when a spell or ability was played: targets, mode, x, division."""
    return thing.marks.get("chosen", {}).get(what, default)


BECOME_BASIC = "has become basic"
AIMED_AT = "aimed at"  # the targets of what resolves, those that have become illegal too


def bare_of(kind: str) -> str:
    """What is said of what has lost the ability that the rules give to a basic land type."""
    return f"has lost the mana of {kind}"
