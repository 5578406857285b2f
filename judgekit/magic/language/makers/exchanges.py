"""What is there already: countered, with other targets or words, exchanged, moved to something else."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts
from judgekit.magic.language.makers.acts import changed
from judgekit.magic.language.makers.intermediate import (
    Act,
    Aim,
    Clause,
    Meanings,
    Outside,
    Parts,
    Ref,
    Sentence,
    TableRule,
    const,
    last,
    said,
)
from judgekit.magic.language.tree import You


def _nodes(args: Parts) -> list[Any]:
    return [a for a in args if not isinstance(a, Word)]


def _by_nobody(node: object) -> Act:
    return Act("nobody", lambda _: node)


def new_target(args: Parts) -> Act:
    return _by_nobody(tree.NewTarget(_nodes(args)[0]))


def new_targets(args: Parts) -> Act:
    return _by_nobody(tree.NewTarget(_nodes(args)[0], free=True))


def new_words(args: Parts) -> Act:
    what, *kinds = _nodes(args)
    return _by_nobody(changed(what, swaps=tuple(kinds)))


def swap_lands(args: Parts) -> str:
    if set(said(args, "TYPE")) != {"land"} or set(said(args, "SUPERTYPE")) != {"basic"}:
        raise Outside
    return "basic land"


def swap_kinds(args: Parts) -> str:
    if set(said(args, "TYPE")) != {"creature"}:
        raise Outside
    return "creature type"


def exchange(what: str) -> Any:
    """Two things of one group, or one thing and the other."""

    def play(args: Parts) -> Act:
        (of,) = _nodes(args)
        several = tree.several(of)
        one_of_two = len(several) == 1 and isinstance(of, Aim) and (of.wanted.least, of.wanted.most) == (2, 2)
        if len(several) != 2 and not one_of_two:
            raise Outside
        return _by_nobody(tree.Exchange(what, several))

    return play


def exchange_control_with(args: Parts) -> Act:
    """Control of one thing for that of another: each is told apart."""
    one, other = _nodes(args)
    if any(isinstance(each, Aim) and (each.wanted.least, each.wanted.most) != (1, 1) for each in (one, other)):
        raise Outside
    return _by_nobody(tree.Exchange("control", (one, another(other))))


def exchange_your_life(args: Parts) -> Act:
    return _by_nobody(tree.Exchange("life", (You(), _nodes(args)[0])))


def exchange_life_for_size(args: Parts) -> Act:
    """The life of a player becomes what a size of something is, and that what the life was."""
    *who, stat, what = _nodes(args)
    if stat not in {"power", "toughness"}:
        raise Outside
    whose = who[0] if who else You()
    return _by_nobody(tree.Exchange("numbers", (tree.Stat("life", whose), tree.Stat(stat, what))))


def exchange_zones(*zones: str) -> Any:
    return lambda _: _by_nobody(tree.Exchange("zones", zones))


def life_floor_if(args: Parts) -> Sentence:
    """The same, for as long as something is so."""
    condition, *numbers = (a for a in args if not isinstance(a, Word))
    if numbers[0] != numbers[1]:
        raise Outside
    return Sentence("static", (TableRule("life not below", numbers[0]),), condition)


def life_floor(args: Parts) -> Clause:
    least, left = _nodes(args)
    if least != left:
        raise Outside
    return Clause(None, _by_nobody(TableRule("life not below", left)))


def set_life(args: Parts) -> Clause:
    who, n = _nodes(args)
    return Clause(None, _by_nobody(tree.SetLife(who, n)))


def another(node: object) -> Any:
    """`Another` than the target said before: no two targets of one text are the same."""
    if isinstance(node, Aim) and node.wanted.filter.other:
        return node._replace(wanted=node.wanted._replace(filter=node.wanted.filter._replace(other=False)))
    return node


def move_counters(args: Parts) -> Act:
    n, kind, origin, to = _nodes(args)
    return _by_nobody(tree.MoveCounters(kind, n, origin, another(to)))


def move_to(args: Parts) -> Act:
    what, to = _nodes(args)
    return _by_nobody(tree.MoveTo(what, another(to)))


def attach_such_to_it(args: Parts) -> Act:
    """One such thing is attached to what was spoken of last."""
    what = _nodes(args)[0]
    one_alone = isinstance(what, (tree.This, Ref)) or (
        isinstance(what, tree.Chosen) and what.how_many == 1 and not what.up_to
    )
    if isinstance(what, Aim):
        one_alone = what.wanted.most == 1
    if not one_alone:
        raise Outside
    return _by_nobody(tree.MoveTo(what, Ref("thing")))


def counter_spell(what: object) -> tree.Counter:
    return tree.Counter(what)


MEANINGS: Meanings = {
    "life_floor": life_floor,
    "life_floor_if": life_floor_if,
    "set_life": set_life,
    "counter": acts.by_anyone(counter_spell),
    "new_target": new_target,
    "new_targets": new_targets,
    "new_words": new_words,
    "exchange_control": exchange("control"),
    "exchange_control_with": exchange_control_with,
    "exchange_life": exchange("life"),
    "exchange_your_life": exchange_your_life,
    "exchange_hand_and_graveyard": exchange_zones("hand", "graveyard"),
    "exchange_hand_and_library": exchange_zones("hand", "library"),
    "exchange_your_life_for_size": exchange_life_for_size,
    "exchange_life_for_size": exchange_life_for_size,
    "have_them_exchange_life": lambda a: Clause(You(), exchange("life")(a), may=True),
    "move_counters": move_counters,
    "set_life_to": set_life,
    "attach_such_to_it": attach_such_to_it,
    "attach_to_it": lambda _: Act("nobody", lambda _: tree.MoveTo(tree.This(), Ref("thing"))),
    "move_to": move_to,
    "switch": lambda a: acts.by_anyone(lambda *_: acts.changed(last(a), switch=True))(a),
    "switch_own": acts.by_anyone(lambda *_: acts.changed(Ref("thing"), switch=True)),
    "swap_colours": const("colour"),
    "swap_lands": swap_lands,
    "swap_kinds": swap_kinds,
}
