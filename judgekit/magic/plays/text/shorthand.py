"""Keywords that stand for other abilities: a thing has these as long as it has the keyword, each copy by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.keyword_meanings import is_paid_by_copies, is_shorthand, meaning, meaning_before
from judgekit.magic.language.rule_names import instance, plain
from judgekit.magic.plays.board.facts import ADDED
from judgekit.magic.plays.board.state import chosen, still, traits
from judgekit.magic.questions.keywords import (
    COPIES_THAT_WORK,
    EACH_COPY_FOR_ITS_OWN_PAYMENT,
    MADE_OF_CARDS_TOO,
    OF_A_KIND,
    SUNBURST_AS_A_NUMBER,
)
from judgekit.magic.questions.text import ABILITIES_OF_WORDS, AMOUNT
from judgekit.table.board import Itself, Mark
from judgekit.table.engine import Event, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.magic.cards import Traits
    from judgekit.magic.language.tree import Ability
    from judgekit.table.board import Board, Thing
    from judgekit.table.engine import Event, Game


STANDS_FOR, WORD_OF = "stands for", "word of"
UNLEASH, DECAYED, BOAST = "scatenare", "decomposto", "vanto"


def as_its_text(game: Game, word: str, about: object) -> tuple[Ability, ...]:
    """A keyword stands for what it is short for."""
    if isinstance(about, tree.Kinded) and not game.is_so(OF_A_KIND[word]):
        about = about.due
    if isinstance(about, tree.Kinded) and about.cards and not game.ruling(MADE_OF_CARDS_TOO):
        about = about._replace(cards=False)
    if isinstance(about, tree.ColoursSpent) and not game.ruling(SUNBURST_AS_A_NUMBER):
        about = 0
    return meaning(word, about)


def as_its_earlier_text(game: Game, word: str, about: object) -> tuple[Ability, ...]:
    """A keyword stands for what it was short for then."""
    return meaning_before(word, about)


def each(game: Game, value: int, copies: int) -> int:
    """Every copy of the keyword works by itself."""
    return copies


def of_words(game: Game, like: Traits) -> Iterator[Ability]:
    """The abilities for which the keywords of a thing stand."""
    for word, copies in like.words.items():
        if not is_shorthand(word):
            continue
        row = game.word(STANDS_FOR, word)
        if row is None:
            continue
        several = len(copies) > 1 and not is_paid_by_copies(word)  # of these, what was paid for each tells
        if several:
            game.look()
            at_work = game.ruling(COPIES_THAT_WORK[word], len(copies))
            why = (*row.cites, *game.looked())
        for nth in range(at_work if several else len(copies)):
            key = (STANDS_FOR, word, copies[nth], nth, several)
            kept = game.kept.get(key)
            if kept is None:
                found: Any = row.play(game, word, copies[nth])
                kept = game.kept[key] = tuple(_of_copy(one._replace(), word, nth) for one in found)
                for one in kept:
                    game.kept[STANDS_FOR, Itself(one)] = why if several else row.cites
                    game.kept[WORD_OF, Itself(one)] = word
            yield from kept


def _of_copy(ability: Ability, word: str, nth: int) -> Ability:
    """One copy of a keyword speaks of what was paid for that copy alone."""
    if not nth:
        return ability
    own = instance(word, nth)
    now = tree.with_others(ability, tree.CastBy, lambda one: tree.CastBy(own) if one.word == word else one)
    found: Ability = tree.with_others(now, tree.TimesPaid, lambda one: tree.TimesPaid(own) if one.word == word else one)
    return found


def paid_for(game: Game, spell: Thing, word: str) -> int:
    """How often the cost of a keyword, or of one copy of it, was paid for a spell and what it became."""
    added = [*chosen(spell, ADDED, ()), *spell.marks.get(ADDED, ())]
    own, all_copies = added.count(word), sum(plain(each) == plain(word) for each in added)
    if own == all_copies:
        return own
    return own if game.ruling(EACH_COPY_FOR_ITS_OWN_PAYMENT[plain(word)]) else all_copies


def statics_of(game: Game, thing: Thing, word: str) -> Iterator[tree.Static]:
    """What is so all the time by a keyword that is printed on a thing."""
    if game.word(STANDS_FOR, word) is None:
        return
    for about in thing.face.traits.words.get(word, ()):
        key = (STANDS_FOR, word, about)
        if key not in game.kept:
            game.kept[key] = tuple(one for one in meaning(word, about) if isinstance(one, tree.Static))
            game.kept.update(((WORD_OF, Itself(one)), word) for one in game.kept[key])
        yield from game.kept[key]


def is_of_a_word(game: Game, ability: Ability) -> bool:
    """Whether an ability is one for which a keyword stands."""
    return (STANDS_FOR, Itself(ability)) in game.kept


def word_of(game: Game, ability: object) -> str:
    """The keyword that stands for an ability which it lets one activate."""
    word: str = game.kept.get((WORD_OF, Itself(ability)), "")
    return word


def because(game: Game, ability: Ability) -> None:
    """Cite the rules by which a keyword stands for an ability: it is used."""
    cites = game.kept.get((STANDS_FOR, Itself(ability)))
    if cites:
        game.cite(cites)


def has_attacked(game: Game, event: Event, before: Board) -> bool:
    """That a creature which boasts has attacked is kept in mind for the turn."""
    thing = still(game.board, event.args[0])
    if thing is None or BOAST not in traits(game, thing).words:
        return False
    game.note(Mark(thing.id, "attacked", game.board.facts.get("number", 0)))
    return True


def as_it_triggers(game: Game, ability: tree.Triggered, about: dict[str, Any], player: str, source: Thing) -> Any:
    """What a trigger is about, with what its cost comes to now: so might think who does not know better."""
    first = ability.modes[0].do[0] if ability.modes and ability.modes[0].do else None
    if not isinstance(first, tree.Pay) or isinstance(first.times, int) or not is_of_a_word(game, ability):
        return about
    return {**about, "then": game.ruling(AMOUNT, first.times, player, source.object)}


# --- what the keyword forbids besides ---------------------------------------------------------------------------------


def no_block_while_it_has_one(game: Game, thing: Thing) -> Refusal | None:
    """With a +1/+1 counter on it the creature does not block."""
    return Refusal("cannot block", (thing.id,)) if thing.marks.get("counters", {}).get("+1/+1") else None


def no_block(game: Game, thing: Thing) -> Refusal:
    """The creature does not block."""
    return Refusal("cannot block", (thing.id,))


def all_abilities(game: Game, thing: Thing) -> tuple[Any, ...]:
    """The abilities of a thing, and behind them those for which its keywords stand."""
    like = traits(game, thing)
    if not like.words:
        return like.abilities
    short = (one for one in of_words(game, like) if isinstance(one, tree.Activated))
    return (*like.abilities, *game.ruling(ABILITIES_OF_WORDS, like), *short)


def ability_of(game: Game, thing: Thing, place: int) -> tree.Activated | None:
    """The activated ability at a place of a thing's text."""
    abilities = all_abilities(game, thing)
    found = abilities[place] if 0 <= place < len(abilities) else None
    return found if isinstance(found, tree.Activated) else None
