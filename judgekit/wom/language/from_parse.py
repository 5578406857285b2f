"""From a parse to the tree: one method for each rule of the grammar."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from lark import Token as Word
from lark import Transformer

from judgekit.wom.language import card_tree
from judgekit.wom.language.card_tree import Condition, Modifier, Special, Which

if TYPE_CHECKING:
    from collections.abc import Callable


_COLOURS = {"blu": "blu", "giall": "giallo", "ner": "nero", "ross": "rosso", "verd": "verde"}
_PLACES = {"a sinistra": "left", "al centro": "centre", "a destra": "right"}
THIS = Which("spell", "this")
_CASTER = Which("wizard", "caster")


def colour(text: str) -> str:
    """A colour in its masculine form, whatever its ending."""
    return next(colour for stem, colour in _COLOURS.items() if text.startswith(stem))


def _words(children: list[Any], kind: str) -> list[str]:
    return [str(one) for one in children if isinstance(one, Word) and one.type == kind]


def _of(children: list[Any], kind: Any) -> list[Any]:
    return [one for one in children if isinstance(one, kind) and not isinstance(one, Word)]


def _which(children: list[Any], default: Which = THIS) -> Which:
    found = _of(children, Which)
    return found[0] if found else default


def _number(children: list[Any]) -> int:
    return next((one for one in children if type(one) is int), 1)


class Build(Transformer[Any, Any]):
    """Makes values of `tree`. `again` reads what stands in brackets, as far as it can be read."""

    def __init__(self, again: Callable[[str], tuple[card_tree.Effect, ...]]) -> None:
        super().__init__()
        self.again = again

    # --- sentences

    def unless(self, children: list[Any]) -> Any:
        effect, *when = children
        return effect._replace(when=when[0]) if when else effect

    def provided(self, children: list[Any]) -> Any:
        when, effect = children
        return effect._replace(when=when)

    def effects(self, children: list[Any]) -> tuple[Any, ...]:
        return tuple(children)

    def triggered(self, children: list[Any]) -> card_tree.Triggered:
        return card_tree.Triggered(children[0], children[1])

    # --- Potenza Magica

    def signed(self, children: list[Any]) -> Modifier:
        amount = int(re.sub(r"\s", "", _words(children, "SIGNED")[0]).replace("−", "-").replace("–", "-"))
        each = next((one for one in children if isinstance(one, card_tree.Each)), None)
        size = abs(amount) if each is None else each._replace(count_of=abs(amount))
        return Modifier("plus" if amount >= 0 else "minus", size, _which(children))

    signed_behind = signed

    def each_spell(self, children: list[Any]) -> card_tree.Each:
        return card_tree.Each(1, children[0])

    def each_token(self, children: list[Any]) -> card_tree.Each:
        return card_tree.Each(1, children[1], children[0][0])

    def value(self, children: list[Any]) -> Modifier:
        return Modifier("value", _number(children), _which(children))

    def times(self, children: list[Any]) -> Modifier:
        kind = "double" if _words(children, "TIMES")[0] == "raddoppia" else "halve"
        return Modifier(kind, 2, _which(children))

    def complex(self, children: list[Any]) -> Modifier:
        kind = "add" if _words(children, "COMPLEX")[0] == "aggiunge" else "subtract"
        amount = next(one for one in children if isinstance(one, (int, card_tree.PowerOf)))
        return Modifier(kind, amount, _which(children))

    def amount(self, children: list[Any]) -> int:
        return _number(children)

    def power_of(self, children: list[Any]) -> card_tree.PowerOf:
        return card_tree.PowerOf(_which(children))

    def final(self, children: list[Any]) -> Modifier:
        return Modifier("final", _number(children), _which(children))

    # --- Special Actions

    def may(self, _: list[Any]) -> str:
        return "may"

    def _special(self, word: str, children: list[Any]) -> Special:
        said = _words(children, "EXPLAINED")
        which = _of(children, Which)
        optional = word in {"corrodi", "corrompi"} or "may" in children
        explained = self.again(said[0][1:-1]) if said else ()
        return Special(word, which[0] if which else None, optional=optional, explained=explained)

    def annulla(self, children: list[Any]) -> Special:
        return self._special("annulla", children)

    def at_wizards(self, children: list[Any]) -> Special:
        return self._special(_words(children, "AT_WIZARDS")[0], children)

    def corrodi(self, children: list[Any]) -> Special:
        return self._special("corrodi", children)

    def alone(self, children: list[Any]) -> Special:
        return self._special(_words(children, "ALONE")[0], children)

    def word(self, children: list[Any]) -> card_tree.Keyword:
        return card_tree.Keyword(_words(children, "WORD")[0])

    def solitario(self, children: list[Any]) -> card_tree.Keyword:
        places = [one for one in children if one in {"left", "centre", "right"}]
        return card_tree.Keyword("solitario", places[0] if places else "")

    def left(self, _: list[Any]) -> str:
        return "left"

    def centre(self, _: list[Any]) -> str:
        return "centre"

    def right(self, _: list[Any]) -> str:
        return "right"

    def any_word(self, children: list[Any]) -> str:
        return str(children[0])

    def gains(self, children: list[Any]) -> card_tree.Grant:
        which, word = children
        return card_tree.Grant(word, which, gained=True)

    def renders(self, children: list[Any]) -> card_tree.Grant:
        word, which = children
        return card_tree.Grant(word, which, gained=False)

    def renders_behind(self, children: list[Any]) -> card_tree.Grant:
        which, word = children
        return card_tree.Grant(word, which, gained=False)

    # --- what may be done, what is suffered

    def immune(self, children: list[Any]) -> card_tree.Immune:
        which, to = children
        return card_tree.Immune(which, to)

    def ban_hidden(self, children: list[Any]) -> card_tree.Ban:
        return card_tree.Ban(hidden=True, who=children[0])

    def ban_power(self, children: list[Any]) -> card_tree.Ban:
        return card_tree.Ban(hidden=False, who=children[0], power=children[1])

    def may_hide(self, children: list[Any]) -> card_tree.Permit:
        return card_tree.Permit(hidden=True, extra=bool(_words(children, "EXTRA")), who=children[0])

    def you_may_hide(self, children: list[Any]) -> card_tree.Permit:
        yours = Which("wizard", whose="yours")
        return card_tree.Permit(hidden=True, extra=bool(_words(children, "EXTRA")), who=yours)

    def may_again(self, children: list[Any]) -> card_tree.Permit:
        return card_tree.Permit(hidden=False, extra=True, who=children[0])

    # --- cards, Diamagic, places

    def you_draw(self, children: list[Any]) -> card_tree.Draw:
        return card_tree.Draw(_number(children))

    def they_draw(self, children: list[Any]) -> card_tree.Draw:
        return card_tree.Draw(_number(children), opponent=True)

    def you_discard(self, children: list[Any]) -> card_tree.Discard:
        return card_tree.Discard(_number(children), random=bool(_words(children, "RANDOM")))

    def they_discard(self, children: list[Any]) -> card_tree.Discard:
        return card_tree.Discard(_number(children), opponent=True, random=bool(_words(children, "RANDOM")))

    def declared(self, _: list[Any]) -> str:
        return ""

    def considered(self, children: list[Any]) -> card_tree.Considered:
        which, team = children
        return card_tree.Considered(which, str(team))

    def possess(self, children: list[Any]) -> card_tree.Possess:
        return card_tree.Possess(children[0][0])

    def places(self, children: list[Any]) -> card_tree.Places:
        return card_tree.Places(opponent=children[0] == "opposing")

    def whose_yours(self, _: list[Any]) -> str:
        return "yours"

    def whose_opposing(self, _: list[Any]) -> str:
        return "opposing"

    def show_tokens(self, _: list[Any]) -> card_tree.Show:
        return card_tree.Show(tokens=True)

    def show_spells(self, _: list[Any]) -> card_tree.Show:
        return card_tree.Show(tokens=False)

    def ignore(self, children: list[Any]) -> card_tree.Ignore:
        which, *kinds = children
        return card_tree.Ignore(which, tuple(kinds))

    def plus(self, _: list[Any]) -> str:
        return "plus"

    def minus(self, _: list[Any]) -> str:
        return "minus"

    def add(self, _: list[Any]) -> str:
        return "add"

    def subtract(self, _: list[Any]) -> str:
        return "subtract"

    def simplify(self, children: list[Any]) -> card_tree.Simplify:
        return card_tree.Simplify(_number(children))

    def lose(self, children: list[Any]) -> card_tree.Lose:
        return card_tree.Lose(children[-1])

    def give(self, children: list[Any]) -> card_tree.Give:
        return card_tree.Give(children[0][0], children[-1])

    def token(self, children: list[Any]) -> tuple[card_tree.Token, int]:
        colours, tints = _words(children, "COLOUR"), _words(children, "TOKEN_SYMBOL")
        tint = tints[0][1:-1].split()[1] if tints else ""
        return card_tree.Token(colour(colours[0]) if colours else "", tint), _number(children)

    # --- when

    def possesses(self, children: list[Any]) -> Condition:
        token, many = children[1]
        return Condition("possesses", children[0], token, many=many)

    def possesses_not(self, children: list[Any]) -> Condition:
        return self.possesses(children)._replace(negated=True)

    def is_coloured(self, children: list[Any]) -> Condition:
        which, word = children
        return Condition("some", which._replace(colours=(*which.colours, colour(str(word)))))

    def is_placed(self, children: list[Any]) -> Condition:
        return Condition("placed", children[0], text=_PLACES[str(children[1])])

    def there_is(self, children: list[Any]) -> Condition:
        return Condition("some", children[0])

    def castle_colour(self, children: list[Any]) -> Condition:
        return Condition("castle colour", text=colour(str(children[0])))

    def of_team(self, children: list[Any]) -> Condition:
        return Condition("team", children[0], text=str(children[1]))

    def all_of_team(self, children: list[Any]) -> Condition:
        return Condition("all of team", children[0], text=str(children[1]))

    def if_hidden(self, _: list[Any]) -> Condition:
        return Condition("hidden")

    def has_power(self, children: list[Any]) -> Condition:
        return Condition("some", children[0]._replace(power=children[1]))

    def on_launch(self, children: list[Any]) -> card_tree.Moment:
        return card_tree.Moment("launch", children[0])

    def on_your_launch(self, _: list[Any]) -> card_tree.Moment:
        return card_tree.Moment("launch", Which("wizard", whose="yours"))

    def on_draw(self, _: list[Any]) -> card_tree.Moment:
        return card_tree.Moment("draw")

    def on_win(self, _: list[Any]) -> card_tree.Moment:
        return card_tree.Moment("win")

    # --- cards that are meant

    def this_spell(self, _: list[Any]) -> Which:
        return THIS

    def this_wizard(self, _: list[Any]) -> Which:
        return Which("wizard", "this")

    def caster(self, _: list[Any]) -> Which:
        return _CASTER

    def castle(self, _: list[Any]) -> Which:
        return Which("castle")

    castles = castle

    def _some(self, noun: str, symbol: str, children: list[Any]) -> Which:
        articles = _words(children, "ARTICLE")
        one = bool(articles) and articles[0] in {"un", "una"}
        tints = [one for one in children if isinstance(one, tuple) and one[:1] == ("tint",)]
        said: dict[str, Any] = {"base": "one"} if one else {}
        if tints and tints[0][1]:
            said["tint"] = tints[0][1]
        for quality in (one for one in children if isinstance(one, dict)):
            for key, value in quality.items():
                said[key] = (*said[key], *value) if key == "colours" and key in said else value
        return Which(noun, **said)

    def some_spells(self, children: list[Any]) -> Which:
        return self._some("spell", "SPELL_SYMBOL", children)

    def some_wizards(self, children: list[Any]) -> Which:
        return self._some("wizard", "WIZARD_SYMBOL", children)

    def spell_noun(self, children: list[Any]) -> tuple[str, str]:
        return "tint", str(children[0])[1:-1].split()[1] if children else ""

    wizard_noun = spell_noun

    def other(self, _: list[Any]) -> dict[str, Any]:
        return {"other": True}

    other_wizards = other

    def coloured(self, children: list[Any]) -> dict[str, Any]:
        return {"colours": (colour(str(children[0])),)}

    def opposing(self, _: list[Any]) -> dict[str, Any]:
        return {"whose": "opposing"}

    def yours(self, _: list[Any]) -> dict[str, Any]:
        return {"whose": "yours"}

    def hidden(self, _: list[Any]) -> dict[str, Any]:
        return {"area": "hidden"}

    def launched(self, _: list[Any]) -> dict[str, Any]:
        return {"area": "launched"}

    def in_play(self, _: list[Any]) -> dict[str, Any]:
        return {"area": "in play"}

    def simple(self, _: list[Any]) -> dict[str, Any]:
        return {"simple": True}

    def by_wizards(self, children: list[Any]) -> dict[str, Any]:
        return {"by": children[0]}

    def worded(self, children: list[Any]) -> dict[str, Any]:
        return {"word": str(children[0])}

    def named(self, children: list[Any]) -> dict[str, Any]:
        return {"name": str(children[0])[1:-1].strip()}

    def opposite(self, _: list[Any]) -> dict[str, Any]:
        return {"base": "opposite"}

    def adjacent(self, _: list[Any]) -> dict[str, Any]:
        return {"base": "adjacent"}

    def in_team(self, children: list[Any]) -> dict[str, Any]:
        return {"team": str(children[0])}

    def of_power(self, children: list[Any]) -> dict[str, Any]:
        return {"power": children[0]}

    def power(self, children: list[Any]) -> tuple[str, int]:
        return next((str(one) for one in children if one in (">=", "<=")), "="), _number(children)

    def or_more(self, _: list[Any]) -> str:
        return ">="

    def or_less(self, _: list[Any]) -> str:
        return "<="

    def number(self, children: list[Any]) -> int:
        return int(children[0])

    def one(self, _: list[Any]) -> int:
        return 1

    def two(self, _: list[Any]) -> int:
        return 2

    def three(self, _: list[Any]) -> int:
        return 3

    def four(self, _: list[Any]) -> int:
        return 4

    def five(self, _: list[Any]) -> int:
        return 5

    def zero(self, _: list[Any]) -> int:
        return 0
