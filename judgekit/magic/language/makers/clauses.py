"""Sentences of clauses: who does what one after the other, for how long, when, and unless what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from judgekit.magic.language import tree
from judgekit.magic.language.as_many import as_much_again
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import copies, one_of_them, unless_paid
from judgekit.magic.language.makers.acts import changed, ending_with, mine, of_theirs, only_if, per, times
from judgekit.magic.language.makers.chosen_now import colour_first, mentions
from judgekit.magic.language.makers.costs import paid_life
from judgekit.magic.language.makers.durations import REST_OF_GAME, WHILE_EXILED, all_lasting
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Act,
    Aim,
    Clause,
    Defined,
    Instruction,
    Meanings,
    Outside,
    Parts,
    PerEach,
    Ref,
    Unless,
    Until,
    const,
    is_player,
    of,
    one,
    said,
    the,
)
from judgekit.magic.language.makers.one_change import joined
from judgekit.magic.language.makers.opposites import opposite, unless_so
from judgekit.magic.language.rule_names import ANY_MANA_PAYS, ANY_TYPE_PAYS
from judgekit.magic.language.tree import UNTIL_END_OF_COMBAT, UNTIL_END_OF_TURN, Change, Trigger, You

if TYPE_CHECKING:
    from collections.abc import Callable


_OF_EACH = (tree.Draw, tree.LoseLife, tree.GainLife)  # what two players do side by side, neither heeding the other


def _you_and_they_do(act: Act, they: object) -> Clause:
    """You and another player do the same."""
    if not is_player(they) or isinstance(they, You):
        raise Outside
    both = [act.make(You()), act.make(they)]
    if not all(isinstance(each, _OF_EACH) for each in both) or mentions(both[0], Ref("player")):
        raise Outside
    return Clause(You(), Act("nobody", lambda _: both))


def does(args: Parts) -> Clause:
    acts = of(Act, args)
    subjects = [a for a in args if type(a) is not Act and not isinstance(a, Word)]
    subject = subjects[0] if subjects else None
    if acts[0].on == "player" and tree.is_several(subject) and len(subject) == 2 and subject[0] == You():
        return _you_and_they_do(acts[0], subject[1])
    if acts[0].on == "player" and isinstance(subject, Ref) and subject == Ref("thing"):
        subject = Ref("player")  # «each of them loses 2 life»: who does what only a player does is one
    return Clause(subject, acts[0])


def more_lands(args: Parts) -> Clause:
    """More lands this turn; the permission is what is given, so nobody `may` it."""
    if said(args, "TYPE") != ["land"]:
        raise Outside
    who: Any = You()
    n: Any = 1
    for arg in args:
        if isinstance(arg, (int, tree.X)):
            n = arg
        elif not isinstance(arg, Word):
            who = arg
    return Clause(who, Act("player", lambda whom: tree.MoreLands(whom, n)))


def you_decide(args: Parts) -> Clause:
    """You may have something do what it does."""
    act = the(Act, args)
    subjects = [a for a in args if type(a) is not Act and not isinstance(a, Word)]
    whose = subjects[0] if subjects else implied(act, None)
    return Clause(You(), Act("nobody", lambda _: act.make(whose)), may=True)


def you_have_it_do(args: Parts) -> Clause:
    """You may have something do what it does, where who does it stands behind or hangs on the verb."""
    act = the(Act, args)
    whose = next((a for a in args if type(a) is not Act and not isinstance(a, Word)), None)
    if act.on == "player" and whose is not None and is_player(whose):
        made = own_library(act.make(whose), whose)
        return Clause(You(), Act("nobody", lambda _: made), may=True)
    if act.on != "thing":
        raise Outside
    if act.to_said and whose is not None:  # «far infliggere al Drago 1 danno a te»: it is the Drago that deals it
        dealt = act.make(whose)
        return Clause(You(), Act("nobody", lambda _: dealt._replace(to=whose, source=dealt.to)), may=True)
    subject = whose if whose is not None else Ref("subject")
    return Clause(You(), Act("nobody", lambda _: act.make(subject)), may=True)


def you_have_it_fight(args: Parts) -> Clause:
    """You may have something fight something else: «it», where who fights first hangs on the verb."""
    *first, other = (a for a in args if not isinstance(a, Word))
    one_ = first[0] if first else Ref("subject")
    if is_player(one_) or is_player(other):
        raise Outside
    return Clause(You(), Act("nobody", lambda _: tree.Fight(one_, other)), may=True)


def you_have_it_become(args: Parts) -> Clause:
    """You may have something become what it is told to be."""
    what, being = (a for a in args if not isinstance(a, Word))
    return Clause(You(), Act("nobody", lambda _: changed(what, **being)), may=True)


def you_have_it_become_too(args: Parts) -> Clause:
    """The same, and it stays what it is."""
    return you_have_it_become([{**a, "adds_types": True} if isinstance(a, dict) else a for a in args])


def either(args: Parts) -> Clause:
    """One thing or the other, as who does it chooses."""
    acts = of(Act, args)
    subjects = [a for a in args if type(a) is not Act and not isinstance(a, Word)]
    if any(act.on != "player" for act in acts):
        raise Outside

    def make(who: object) -> object:
        first, *others = (act.make(who) for act in acts)
        if isinstance(first, tree.Pay) and not first.then and len(others) == 1:
            return first._replace(otherwise=(paid_life(others[0]),))
        return tree.OneOf(who, tuple((paid_life(act.make(who)),) for act in acts))

    return Clause(subjects[0] if subjects else None, Act("player", make))


def instruction(args: Parts) -> Instruction:
    until = one(Until, args)
    unless = next((a for a in args if isinstance(a, Unless)), None)
    return Instruction(the(Clause, args), until.until if until else "", unless)


def exile_until(args: Parts) -> Instruction:
    """Exiled until something leaves play."""
    what, leaves = (a for a in args if not isinstance(a, Word))
    if isinstance(leaves, Aim):
        raise Outside
    return Instruction(Clause(None, Act("nobody", lambda _: tree.ExileUntil(what, leaves))))


def unless_it_is_so(args: Parts) -> Instruction:
    """What is done unless something is so."""
    until = one(Until, args)
    given = opposite(unless_so(args[-1]))
    return Instruction(the(Clause, args), until.until if until else "", given=given)


def at_next_end_unless(args: Parts) -> Instruction:
    """What is done then, unless something is so by then."""
    return at("end of turn")(args[:-1])._replace(given=opposite(unless_so(args[-1])))


def instruction_while(args: Parts) -> Instruction:
    """What lasts for as long as something is so; of each of several, those of which it is."""
    clause, so = the(Clause, args), args[-1]
    each, told = clause.subject, so.filter if isinstance(so, tree.Fits) and so.what == Ref("thing") else None
    if isinstance(each, tree.Each) and told is not None and told == tree.Filter(types=told.types, zone=told.zone):
        types = {"types": tuple(dict.fromkeys((*each.of.types, *told.types)))}
        return Instruction(clause._replace(subject=tree.Each(tree.within(each.of, types))))
    return Instruction(clause, tree.While(so))


def instructions(args: Parts) -> tuple[object, ...]:
    """The instructions of a sentence: subjects carry over, a duration holds for what was said before it."""
    lead = one(Until, args)
    defined = one(Defined, args)
    found: list[Any] = []
    subject: Any = None
    open_from = 0
    if any(each.unless is not None for each in of(Instruction, args)[:-1]):
        raise Outside  # whether what follows is one more thing to pay
    for each in of(Instruction, args):
        subject, steps = _steps(each, subject)
        if each.clause.too:
            found[-1:] = [_done_too(found, steps)]
            steps = []
        if steps and found and each.clause.subject is None and (more := copies.excepted(found[-1], steps)) is not None:
            found[-1] = more
            continue
        found += _back_later(found, _offered_back(found, _blocked_by_all(found, steps)))
        until = each.until
        if until:
            found[open_from:] = all_lasting(found[open_from:], until)
    if lead is not None:
        found = all_lasting(found, lead.until)
    if defined is not None:
        found = [_paid_so_often(step, defined.quantity) for step in found]
        found = [substituted(step, _of_who_does_it(defined.quantity, step)) for step in found]
    return tuple(colour_first(joined(ending_with(_paid_as_long(as_much_again(found))))))


def _paid_as_long(steps: list[Any]) -> list[Any]:
    """`You may cast it for as long as it remains exiled, and spend mana of any colour`: that, for just as long."""
    found: list[Any] = []
    for step in steps:
        before = found[-1] if found else None
        of_paying = isinstance(step, Change) and step.rules in _OF_PAYING and step.until == UNSAID
        found.append(step._replace(until=before.until) if of_paying and isinstance(before, Change) else step)
    return found


_OF_PAYING = ((ANY_MANA_PAYS,), (ANY_TYPE_PAYS,))
_FOR_X = (tree.Mana(("X",)),)


def _paid_so_often(node: object, quantity: object) -> Any:
    """Mana {X} to be paid, where the text tells what X is: {1}, so many times at once."""
    if isinstance(node, tree.Counter) and node.unless == _FOR_X:
        return tree.Pay(
            tree.ControllerOf(node.what), _FOR_ONE, (), (node._replace(unless=()),), cast("tree.Quantity", quantity)
        )
    if isinstance(node, tree.Pay) and node.costs == _FOR_X and node.times == 1:
        node = node._replace(costs=_FOR_ONE, times=cast("tree.Quantity", quantity))
    told = node.costs if isinstance(node, tree.Pay) else node.unless if isinstance(node, tree.Counter) else ()
    if any(isinstance(cost, tree.Mana) and "X" in cost.symbols for cost in told):
        raise Outside  # X and more, of which the tree cannot tell how much
    if isinstance(node, (tree.May, tree.If, tree.Pay, tree.Later)):
        return tree.mapped(node, lambda part: _paid_so_often_in(part, quantity))
    return node


_FOR_ONE = (tree.Mana(("1",)),)


def _paid_so_often_in(part: object, quantity: object) -> object:
    if tree.is_several(part):
        return tuple(_paid_so_often(each, quantity) for each in part)
    return part


def _of_who_does_it(quantity: tree.Quantity, step: object) -> tree.Quantity:
    """`Where X is its power`, of what the card calls by its own name: that of the card itself."""
    what = getattr(step, "what", None)
    if isinstance(what, tree.This) and isinstance(quantity, tree.Stat) and tree.same(quantity.of, Ref("thing")):
        return tree.Stat(quantity.name, what)
    return quantity


def _done_too(found: list[Any], steps: list[Any]) -> tree.May:
    """What a player may do, and more that goes with it."""
    last = found[-1] if found else None
    if not isinstance(last, tree.May) or len(steps) != 1 or not isinstance(steps[0], tree.May):
        raise Outside
    apart = last.apart or isinstance(last.do[0], (tree.Tap, tree.Untap))
    return last._replace(do=(*last.do, *steps[0].do), apart=apart)


def _blocked_by_all(found: list[object], steps: list[object]) -> list[object]:
    """`It gets +4/+4, and all creatures able to block it do so`: «it» is what the sentence has just changed."""
    last = found[-1] if found else None
    if not isinstance(last, Change) or len(steps) != 1 or not isinstance(steps[0], Change):
        return steps
    told = steps[0].rules == ("all block",) and steps[0].what == Ref("thing")
    return [steps[0]._replace(what=last.what)] if told else steps


def _back_later(found: list[object], steps: list[object]) -> list[object]:
    """`Exile it at end of combat, then return it`: what is exiled only then comes back only then."""
    match found[-1:], steps:
        case [tree.Later(do=(*_, tree.PutInto(zone="exile"))) as last], [tree.PutInto(what=Ref()) as back]:
            if back.zone != "exile":
                found[-1] = last._replace(do=(*last.do, back))
                return []
    return steps


def _offered_back(found: list[Any], steps: list[Any]) -> list[Any]:
    """What a player may exile comes back only if they did."""
    last = found[-1] if found else None
    back = len(steps) == 1 and isinstance(steps[0], tree.PutInto) and steps[0].zone == "battlefield"
    if not back or not isinstance(last, tree.May) or not isinstance(steps[0].what, Ref):
        return steps
    if not isinstance(last.do[-1], tree.PutInto) or last.do[-1].zone != "exile":
        return steps
    found[-1] = last._replace(do=(*last.do, *steps))
    return []


def _steps(each: Instruction, subject: object) -> tuple[Any, list[Any]]:
    clause = each.clause
    now = clause.subject
    if now is None:
        now = implied(clause.act, subject)
    if clause.act.on == "thing" and isinstance(now, (You, tree.Opponent, tree.EachPlayer)):
        raise Outside  # «you may fight»: no player does what only a thing does
    first, now = one_of_them.chosen_to_act(now)
    if first and each.when is not None:
        raise Outside  # whether they are chosen now or then
    made = of_theirs(_of_what_they_own(own_library(clause.act.make(now), now), clause.subject), clause.subject)
    if clause.act.on == "nobody" and is_player(now) and not isinstance(now, You):
        made = done_by(made, now, may=clause.may, told=clause.subject is not None)
    if isinstance(made, Change) and is_player(made.what):
        raise Outside
    if tree.is_several(clause.subject) and clause.act.on == "player":
        raise Outside
    if (
        (isinstance(clause.subject, Aim) or tree.is_several(clause.subject))
        and not mentions(made, now)
        and not clause.may
    ):
        raise Outside
    steps = list(made) if isinstance(made, list) else [made]
    first, steps = one_of_them.chosen_first(first, steps)
    if clause.may or each.unless is not None or isinstance(made, tree.OneOf):
        steps = [one_of_them.decided(step, now) for step in steps]
    steps = [tree.May(now, tuple(steps))] if clause.may else [paid_life(step) for step in steps]
    if isinstance(each.unless, tree.Damage):
        steps = [tree.May(each.unless.to, (each.unless,), tuple(steps))]
    elif each.unless is not None:
        if each.until and isinstance(steps[-1], Change) and steps[-1].rules:
            raise Outside
        if isinstance(each.unless.who, one_of_them.ONE):
            raise Outside  # whether anyone may pay, or one whom you choose
        steps = unless_paid.unless_paid(steps, each.unless, now)
    steps = [*first, *steps]
    if each.given is not None:
        steps = only_if(steps, _of_what_is_done(steps, each.given))
    if each.when is not None:
        steps = [tree.Later(each.when, tuple(steps))]
    carried = now if clause.subject is not None or (subject is None) else subject
    return (None if clause.act.on == "nobody" and clause.subject is None else carried), steps


def _of_what_is_done(steps: list[object], given: tree.Condition) -> tree.Condition:
    """`Sacrifice this creature unless it attacked this turn`: «it» is what is sacrificed."""
    about = [getattr(step, "of", getattr(step, "what", None)) for step in steps]
    if len(about) != 1 or not isinstance(about[0], tree.This):
        return given
    found: tree.Condition = tree.with_others(given, Ref, lambda ref: about[0] if ref == Ref("thing") else ref)
    return found


def _of_what_they_own(made: object, who: object) -> Any:
    """`The owner of target permanent shuffles it …`: «it» is that permanent."""
    if not isinstance(who, (tree.OwnerOf, tree.ControllerOf)) or isinstance(who.of, Ref):
        return made
    return _with_it(made, who.of)


def _with_it(node: object, it: object) -> Any:
    if isinstance(node, Ref):
        return it if node == Ref("thing") else node
    if isinstance(node, list):
        return [_with_it(each, it) for each in node]
    return tree.mapped(node, lambda part: _with_it(part, it))


def done_by(made: Any, who: Any, *, may: bool, told: bool) -> Any:
    """What a player other than you does to things of a choice: theirs, if they may, or it is among their own."""
    what = getattr(made, "what", None)
    if not isinstance(what, tree.Chosen):
        return made
    if told and what.of.zone == "hand" and not what.of.owner and not what.of.either:
        what = what._replace(of=tree.within(what.of, {"owner": "you"}))  # «in hand» is in their own
    own = told and not {what.of.controller, what.of.owner}.isdisjoint(_OWN)
    if not may and not own:
        raise Outside
    return made._replace(what=mine(what, who))


_OWN = frozenset({"you", "that player"})  # of whoever does it, where the text says «their»


def sacrifices_it(args: Parts) -> Clause:
    """The player who controls something sacrifices that."""
    who = args[0]
    if not isinstance(who, tree.ControllerOf):
        raise Outside
    return Clause(who, Act("player", lambda _: tree.Sacrifice(who, who.of)))


def own_library(node: object, who: object) -> Any:
    """`Their library`, hand, graveyard is the subject's; nobody says so of you."""
    if isinstance(who, You):
        return node
    if isinstance(node, (tree.TopCards, tree.Stat, tree.Theirs)) and _is_that_player(node.of) and is_player(who):
        return node._replace(of=who)
    if isinstance(node, tree.EachOf) and _is_that_player(node.who) and is_player(who):
        return node._replace(who=who)
    if isinstance(node, list):
        return [own_library(each, who) for each in node]
    return tree.mapped(node, lambda part: own_library(part, who))


def _is_that_player(node: object) -> bool:
    return isinstance(node, Ref) and node == Ref("player")


def implied(act: Act, subject: object) -> object:
    """Who does it, where the verb has no subject of its own."""
    if act.on == "player":
        return subject if subject is not None and is_player(subject) and not act.second else You()
    if act.on == "thing":
        return subject if subject is not None and not is_player(subject) else Ref("subject")
    return subject


def substituted(node: object, quantity: object) -> Any:
    """The same with X as the text defines it."""
    if isinstance(node, tree.X):
        return quantity
    if isinstance(node, tree.Minus) and isinstance(quantity, tree.Count):
        return quantity._replace(factor=-quantity.factor)
    return tree.mapped(node, lambda part: substituted(part, quantity))


def at(step: str) -> Callable[[Parts], Instruction]:
    return lambda args: Instruction(the(Clause, args), when=Trigger("step", None, None, (step,)))


def at_next_step(who: object) -> Callable[[Parts], Instruction]:
    """At the beginning of the next such step, of whosever turn or of yours."""

    def play(args: Parts) -> Instruction:
        name = next(a for a in args if isinstance(a, str))
        return Instruction(the(Clause, args), when=Trigger("step", who, None, (name,)))

    return play


def you_have_them_lose(args: Parts) -> Clause:
    """You may have a player lose so much life for each of some things."""
    much, who = (a for a in args if not isinstance(a, (Word, PerEach)))
    if not is_player(who) or isinstance(who, one_of_them.ONE):
        raise Outside
    loss = tree.LoseLife(who, times(much.amount, per(args)))
    return Clause(You(), Act("nobody", lambda _: loss), may=True)


MEANINGS: Meanings = {
    "you_have_them_lose": you_have_them_lose,
    "you_have_them_lose_so_much": lambda a: you_have_them_lose([*a[:-2], a[-1], a[-2]]),
    "instructions": instructions,
    "instruction": instruction,
    "exile_until": exile_until,
    "exile_until_it_leaves": lambda a: exile_until([*a, tree.This()]),
    "unless_it_is_so": unless_it_is_so,
    "instruction_while": instruction_while,
    "at_next_end_unless": at_next_end_unless,
    "at_next_end": at("end of turn"),
    "at_end_of_combat": at("end of combat"),
    "at_next_step": at_next_step(None),
    "at_your_next_step": at_next_step(You()),
    "does": does,
    "may_too": lambda a: Clause(None, the(Act, a), may=True, too=True),
    "sacrifices_it": sacrifices_it,
    "you_may": lambda a: Clause(You(), the(Act, a), may=True),
    "you_may_either": lambda a: either(a)._replace(subject=You(), may=True),
    "they_may": lambda a: Clause(a[0], the(Act, a), may=True),
    "you_decide": you_decide,
    "you_have_it_do": you_have_it_do,
    "you_have_it_fight": you_have_it_fight,
    "you_have_it_become": you_have_it_become,
    "you_have_it_become_too": you_have_it_become_too,
    "back_to_hand": const(Clause(None, Act("nobody", lambda _: tree.PutInto(Ref("thing"), "hand")))),
    "more_lands": more_lands,
    "either": either,
    "unless": unless_paid.unless,
    "unless_either": unless_paid.unless_either,
    "unless_so_much_more": unless_paid.unless_so_much_more,
    "you": const(You()),
    "him": lambda a: Ref("thing") if a[0].said.lower() == "le" else Ref("dative"),
    "defined": lambda a: Defined(next(x for x in reversed(a) if not isinstance(x, Word))),
    "until_end_of_turn": const(Until(UNTIL_END_OF_TURN)),
    "until_nothing": const(Until("")),
    "until_it_leaves_exile": const(Until(WHILE_EXILED)),
    "until_the_game_ends": const(Until(REST_OF_GAME)),
    "until_end_of_combat": const(Until(UNTIL_END_OF_COMBAT)),
    "until_end_of_your_next": const(Until(tree.UNTIL_END_OF_YOUR_NEXT_TURN)),
    "until_planeswalk": const(Until(tree.UNTIL_PLANESWALK)),
    "until_your_next": lambda a: Until(f"{tree.UNTIL_YOUR_NEXT}{a[-1]}"),
}
