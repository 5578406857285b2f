"""From a parse to the tree: one method for each rule of the grammar."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar

from lark import Token as Word
from lark import Transformer

from judgekit.values import NamedTuple
from judgekit.wom.language import card_tree
from judgekit.wom.language.card_tree import Condition, Modifier, Special, Which

if TYPE_CHECKING:
    from collections.abc import Callable


Parts = list[object]  # what lark hands over: of what kinds they are, each rule's line in the grammar tells
Fields = dict[str, Any]  # of a Which, by their names
Kind = TypeVar("Kind")

_COLOURS = {"blu": "blu", "giall": "giallo", "ner": "nero", "ross": "rosso", "verd": "verde"}
_PLACES = {"a sinistra": "left", "al centro": "centre", "a destra": "right"}
THIS = Which("spell", "this")
_CASTER = Which("wizard", "caster")


def colour(text: str) -> str:
    """A colour in its masculine form, whatever its ending."""
    return next(colour for stem, colour in _COLOURS.items() if text.startswith(stem))


def _words(children: Parts, kind: str) -> list[str]:
    return [str(one) for one in children if isinstance(one, Word) and one.type == kind]


def _of(children: Parts, kind: type[Kind]) -> list[Kind]:
    return [one for one in children if isinstance(one, kind) and not isinstance(one, Word)]


def _which(children: Parts, default: Which = THIS) -> Which:
    found = _of(children, Which)
    return found[0] if found else default


def _one(children: Parts, kind: type[Kind]) -> Kind:
    """The part of a kind of which the grammar has but one."""
    return _of(children, kind)[0]


def _effect(node: object) -> card_tree.Effect:
    if not isinstance(node, card_tree.Effect):
        raise TypeError(node)
    return node


def _number(children: Parts) -> int:
    return next((one for one in children if type(one) is int), 1)


def _power(children: Parts) -> tuple[str, int]:
    return next(one for one in children if isinstance(one, tuple) and not isinstance(one, Which))


class _Tokens(NamedTuple):
    token: card_tree.Token
    many: int


class _Tint(NamedTuple):
    symbol: str


class _Effects(NamedTuple):
    effects: tuple[card_tree.Effect, ...]


class Build(Transformer[Word, card_tree.Effect]):
    """Makes values of `tree`. `again` reads what stands in brackets, as far as it can be read."""

    def __init__(self, again: Callable[[str], tuple[card_tree.Effect, ...]]) -> None:
        super().__init__()
        self.again = again

    # --- sentences

    def unless(self, children: Parts) -> card_tree.Effect:
        effect, when = _effect(children[0]), _of(children, Condition)
        return effect._replace(when=when[0]) if when else effect

    def provided(self, children: Parts) -> card_tree.Effect:
        return _effect(children[1])._replace(when=_one(children, Condition))

    def effects(self, children: Parts) -> _Effects:
        return _Effects(tuple(_effect(one) for one in children))

    def triggered(self, children: Parts) -> card_tree.Triggered:
        return card_tree.Triggered(_one(children, card_tree.Moment), _one(children, _Effects).effects)

    # --- Potenza Magica

    def signed(self, children: Parts) -> Modifier:
        amount = int(re.sub(r"\s", "", _words(children, "SIGNED")[0]).replace("−", "-").replace("–", "-"))
        each = next((one for one in children if isinstance(one, card_tree.Each)), None)
        size = abs(amount) if each is None else each._replace(count_of=abs(amount))
        return Modifier("plus" if amount >= 0 else "minus", size, _which(children))

    signed_behind = signed

    def each_spell(self, children: Parts) -> card_tree.Each:
        return card_tree.Each(1, _one(children, Which))

    def each_token(self, children: Parts) -> card_tree.Each:
        return card_tree.Each(1, _one(children, Which), _one(children, _Tokens).token)

    def value(self, children: Parts) -> Modifier:
        return Modifier("value", _number(children), _which(children))

    def times(self, children: Parts) -> Modifier:
        kind = "double" if _words(children, "TIMES")[0] == "raddoppia" else "halve"
        return Modifier(kind, 2, _which(children))

    def complex(self, children: Parts) -> Modifier:
        kind = "add" if _words(children, "COMPLEX")[0] == "aggiunge" else "subtract"
        amount = next(one for one in children if isinstance(one, (int, card_tree.PowerOf)))
        return Modifier(kind, amount, _which(children))

    def amount(self, children: Parts) -> int:
        return _number(children)

    def power_of(self, children: Parts) -> card_tree.PowerOf:
        return card_tree.PowerOf(_which(children))

    def final(self, children: Parts) -> Modifier:
        return Modifier("final", _number(children), _which(children))

    # --- Special Actions

    def may(self, _: Parts) -> str:
        return "may"

    def _special(self, word: str, children: Parts) -> Special:
        said = _words(children, "EXPLAINED")
        which = _of(children, Which)
        optional = word in {"corrodi", "corrompi"} or "may" in children
        explained = self.again(said[0][1:-1]) if said else ()
        return Special(word, which[0] if which else None, optional=optional, explained=explained)

    def annulla(self, children: Parts) -> Special:
        return self._special("annulla", children)

    def at_wizards(self, children: Parts) -> Special:
        return self._special(_words(children, "AT_WIZARDS")[0], children)

    def corrodi(self, children: Parts) -> Special:
        return self._special("corrodi", children)

    def alone(self, children: Parts) -> Special:
        return self._special(_words(children, "ALONE")[0], children)

    def word(self, children: Parts) -> card_tree.Keyword:
        return card_tree.Keyword(_words(children, "WORD")[0])

    def solitario(self, children: Parts) -> card_tree.Keyword:
        places = [one for one in children if one in {"left", "centre", "right"}]
        return card_tree.Keyword("solitario", places[0] if places else "")

    def left(self, _: Parts) -> str:
        return "left"

    def centre(self, _: Parts) -> str:
        return "centre"

    def right(self, _: Parts) -> str:
        return "right"

    def any_word(self, children: Parts) -> str:
        return str(children[0])

    def gains(self, children: Parts) -> card_tree.Grant:
        return card_tree.Grant(_one(children, str), _one(children, Which), gained=True)

    def renders(self, children: Parts) -> card_tree.Grant:
        return card_tree.Grant(_one(children, str), _one(children, Which), gained=False)

    renders_behind = renders

    # --- what may be done, what is suffered

    def immune(self, children: Parts) -> card_tree.Immune:
        which, to = _of(children, Which)
        return card_tree.Immune(which, to)

    def ban_hidden(self, children: Parts) -> card_tree.Ban:
        return card_tree.Ban(hidden=True, who=_one(children, Which))

    def ban_power(self, children: Parts) -> card_tree.Ban:
        return card_tree.Ban(hidden=False, who=_one(children, Which), power=_power(children))

    def may_hide(self, children: Parts) -> card_tree.Permit:
        return card_tree.Permit(hidden=True, extra=bool(_words(children, "EXTRA")), who=_one(children, Which))

    def you_may_hide(self, children: Parts) -> card_tree.Permit:
        yours = Which("wizard", whose="yours")
        return card_tree.Permit(hidden=True, extra=bool(_words(children, "EXTRA")), who=yours)

    def may_again(self, children: Parts) -> card_tree.Permit:
        return card_tree.Permit(hidden=False, extra=True, who=_one(children, Which))

    # --- cards, Diamagic, places

    def you_draw(self, children: Parts) -> card_tree.Draw:
        return card_tree.Draw(_number(children))

    def they_draw(self, children: Parts) -> card_tree.Draw:
        return card_tree.Draw(_number(children), opponent=True)

    def you_discard(self, children: Parts) -> card_tree.Discard:
        return card_tree.Discard(_number(children), random=bool(_words(children, "RANDOM")))

    def they_discard(self, children: Parts) -> card_tree.Discard:
        return card_tree.Discard(_number(children), opponent=True, random=bool(_words(children, "RANDOM")))

    def declared(self, _: Parts) -> str:
        return ""

    def considered(self, children: Parts) -> card_tree.Considered:
        return card_tree.Considered(_one(children, Which), str(children[1]))

    def possess(self, children: Parts) -> card_tree.Possess:
        return card_tree.Possess(_one(children, _Tokens).token)

    def places(self, children: Parts) -> card_tree.Places:
        return card_tree.Places(opponent=children[0] == "opposing")

    def whose_yours(self, _: Parts) -> str:
        return "yours"

    def whose_opposing(self, _: Parts) -> str:
        return "opposing"

    def show_tokens(self, _: Parts) -> card_tree.Show:
        return card_tree.Show(tokens=True)

    def show_spells(self, _: Parts) -> card_tree.Show:
        return card_tree.Show(tokens=False)

    def ignore(self, children: Parts) -> card_tree.Ignore:
        return card_tree.Ignore(_one(children, Which), tuple(_of(children, str)))

    def plus(self, _: Parts) -> str:
        return "plus"

    def minus(self, _: Parts) -> str:
        return "minus"

    def add(self, _: Parts) -> str:
        return "add"

    def subtract(self, _: Parts) -> str:
        return "subtract"

    def simplify(self, children: Parts) -> card_tree.Simplify:
        return card_tree.Simplify(_number(children))

    def lose(self, children: Parts) -> card_tree.Lose:
        return card_tree.Lose(_one(children, Which))

    def give(self, children: Parts) -> card_tree.Give:
        return card_tree.Give(_one(children, _Tokens).token, _one(children, Which))

    def token(self, children: Parts) -> _Tokens:
        colours, tints = _words(children, "COLOUR"), _words(children, "TOKEN_SYMBOL")
        tint = tints[0][1:-1].split()[1] if tints else ""
        return _Tokens(card_tree.Token(colour(colours[0]) if colours else "", tint), _number(children))

    # --- when

    def possesses(self, children: Parts) -> Condition:
        token, many = _one(children, _Tokens)
        return Condition("possesses", _one(children, Which), token, many=many)

    def possesses_not(self, children: Parts) -> Condition:
        return self.possesses(children)._replace(negated=True)

    def is_coloured(self, children: Parts) -> Condition:
        which, word = _one(children, Which), str(children[1])
        return Condition("some", which._replace(colours=(*which.colours, colour(word))))

    def is_placed(self, children: Parts) -> Condition:
        return Condition("placed", _one(children, Which), text=_PLACES[str(children[1])])

    def there_is(self, children: Parts) -> Condition:
        return Condition("some", _one(children, Which))

    def castle_colour(self, children: Parts) -> Condition:
        return Condition("castle colour", text=colour(str(children[0])))

    def of_team(self, children: Parts) -> Condition:
        return Condition("team", _one(children, Which), text=str(children[1]))

    def cast_by_team(self, children: Parts) -> Condition:
        return Condition("team", _CASTER, text=str(children[-1]))

    def cast_by_coloured(self, children: Parts) -> Condition:
        return Condition("some", _CASTER._replace(colours=(colour(str(children[-1])),)))

    def all_of_team(self, children: Parts) -> Condition:
        return Condition("all of team", _one(children, Which), text=str(children[1]))

    def if_hidden(self, _: Parts) -> Condition:
        return Condition("hidden")

    def has_power(self, children: Parts) -> Condition:
        return Condition("some", _one(children, Which)._replace(power=_power(children)))

    def on_launch(self, children: Parts) -> card_tree.Moment:
        return card_tree.Moment("launch", _one(children, Which))

    def on_your_launch(self, _: Parts) -> card_tree.Moment:
        return card_tree.Moment("launch", Which("wizard", whose="yours"))

    def on_draw(self, _: Parts) -> card_tree.Moment:
        return card_tree.Moment("draw")

    def on_win(self, _: Parts) -> card_tree.Moment:
        return card_tree.Moment("win")

    # --- cards that are meant

    def this_spell(self, _: Parts) -> Which:
        return THIS

    def this_wizard(self, _: Parts) -> Which:
        return Which("wizard", "this")

    def caster(self, _: Parts) -> Which:
        return _CASTER

    def castle(self, _: Parts) -> Which:
        return Which("castle")

    castles = castle

    def _some(self, noun: str, symbol: str, children: Parts) -> Which:
        articles = _words(children, "ARTICLE")
        one = bool(articles) and articles[0] in {"un", "una"}
        tints = _of(children, _Tint)
        said: Fields = {"base": "one"} if one else {}
        if tints and tints[0].symbol:
            said["tint"] = tints[0].symbol
        for quality in _of(children, dict):
            for key, value in quality.items():
                said[key] = (*said[key], *value) if key == "colours" and key in said else value
        return Which(noun, **said)

    def some_spells(self, children: Parts) -> Which:
        return self._some("spell", "SPELL_SYMBOL", children)

    def some_wizards(self, children: Parts) -> Which:
        return self._some("wizard", "WIZARD_SYMBOL", children)

    def spell_noun(self, children: Parts) -> _Tint:
        return _Tint(str(children[0])[1:-1].split()[1] if children else "")

    wizard_noun = spell_noun

    def other(self, _: Parts) -> Fields:
        return {"other": True}

    other_wizards = other

    def coloured(self, children: Parts) -> Fields:
        return {"colours": (colour(str(children[0])),)}

    def opposing(self, _: Parts) -> Fields:
        return {"whose": "opposing"}

    def yours(self, _: Parts) -> Fields:
        return {"whose": "yours"}

    mine = yours

    def hidden(self, _: Parts) -> Fields:
        return {"area": "hidden"}

    def launched(self, _: Parts) -> Fields:
        return {"area": "launched"}

    def in_play(self, _: Parts) -> Fields:
        return {"area": "in play"}

    def simple(self, _: Parts) -> Fields:
        return {"simple": True}

    def by_wizards(self, children: Parts) -> Fields:
        return {"by": children[0]}

    def worded(self, children: Parts) -> Fields:
        return {"word": str(children[0])}

    def named(self, children: Parts) -> Fields:
        return {"name": str(children[0])[1:-1].strip()}

    def opposite(self, _: Parts) -> Fields:
        return {"base": "opposite"}

    def by_opposite(self, _: Parts) -> Fields:
        return {"by": Which("wizard", "opposite"), "area": "launched"}

    def adjacent(self, _: Parts) -> Fields:
        return {"base": "adjacent"}

    def in_team(self, children: Parts) -> Fields:
        return {"team": str(children[0])}

    def of_power(self, children: Parts) -> Fields:
        return {"power": _power(children)}

    def power(self, children: Parts) -> tuple[str, int]:
        return next((str(one) for one in children if one in (">=", "<=")), "="), _number(children)

    def or_more(self, _: Parts) -> str:
        return ">="

    def or_less(self, _: Parts) -> str:
        return "<="

    def number(self, children: Parts) -> int:
        return int(_words(children, "NUMBER")[0])

    def one(self, _: Parts) -> int:
        return 1

    def two(self, _: Parts) -> int:
        return 2

    def three(self, _: Parts) -> int:
        return 3

    def four(self, _: Parts) -> int:
        return 4

    def five(self, _: Parts) -> int:
        return 5

    def zero(self, _: Parts) -> int:
        return 0
