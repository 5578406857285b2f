"""Attacking and blocking: what must, what may, what cannot, what it costs, what is done as a creature attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts
from judgekit.magic.language.makers.acts import about, by_thing, changed
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Act,
    Clause,
    Either,
    Meanings,
    Outside,
    Part,
    Parts,
    Ref,
    Sentence,
    TableRule,
    Until,
    last,
    one,
    said,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.opposites import opposite, unless_so
from judgekit.magic.language.makers.parties import enterer, party
from judgekit.magic.language.rule_names import AND_YOURS, CANNOT_BE_TAPPED_TO, CREWS_STRONGER
from judgekit.magic.language.tree import Change, Filter, Keyword, within

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def none_assigned(args: Parts) -> Sentence:
    return Sentence("plain", (changed(args[0], rules=("cannot be assigned damage",)),))


def only_one(args: Parts) -> Sentence:
    kinds = {word.kind for word in args if isinstance(word, Word)}
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    n = next((a for a in args if isinstance(a, int)), 1)
    return Sentence("plain", (TableRule("only one attacks" if "attacca" in kinds else "only one blocks", n),))


_ATTACKERS = (Filter(types=("creature",)), Filter(types=("creature",), status=("attacking",)))
_BLOCKERS = (Filter(types=("creature",)), Filter(types=("creature",), status=("blocking",)))


def creatures(parts: tuple[Part, ...], among: Iterable[Filter] = _ATTACKERS[:1]) -> None:
    """Where a rule speaks of creatures and holds no sort of them: any other sort is not understood."""
    found = filter_in(parts)
    if found.controller == "that player":  # those of who would attack or block
        found = found._replace(controller="")
    if found.status == ("attacking you",):
        found = found._replace(status=("attacking",))
    if found not in among:
        raise Outside


def taxed(name: str) -> Callable[[Parts], Sentence]:
    """Attacking or blocking costs mana: who pays is whoever attacks or blocks, for each that does."""

    def play(args: Parts) -> Sentence:
        what, *payers = (a for a in args if not isinstance(a, Word))
        for one_ in payers:
            if isinstance(one_, tuple) and one_ and isinstance(one_[0], Part):
                creatures(one_, _BLOCKERS if name == "cost to block" else _ATTACKERS)
        yours = bool(said(args, "te")) and "controlli" in {a.kind for a in args if isinstance(a, Word)}
        types = said(args, "TYPE")
        if yours and types[:1] != ["planeswalker"]:
            raise Outside
        if types[1 if yours else 0 :] not in ([], ["creature"]):
            raise Outside
        about_ = enterer(what)
        if isinstance(about_, Filter) and about_.controller == "opponent":
            raise Outside  # as a tree it would say that they cannot attack you alone
        kinds = {a.kind for a in args if isinstance(a, Word)}
        if isinstance(about_, Filter) and (yours or "attacca-te" in kinds):
            about_ = within(about_, {"controller": "opponent"})
        more = (AND_YOURS,) if yours else ()
        return Sentence("plain", (TableRule(name, (about_, tuple(said(args, "SYMBOL")), *more)),))

    return play


def kept_from(*names: str, denied: bool = False) -> Callable[[Parts], Act]:
    """What a thing cannot do unless something is so, or if it is."""
    so = opposite if denied else unless_so
    return lambda args: about(rules=tuple((name, so(args[-1])) for name in names))([])


def as_attacks(args: Parts) -> Sentence:
    """What may be paid as a creature attacks."""
    costs, *what = (a for a in args if not isinstance(a, Word))
    if what and not isinstance(party(what[0]), tree.This):
        raise Outside
    return Sentence("as attacks", costs)


def ruled(name: str) -> Callable[[Parts], Act]:
    return about(rules=(name,))


def ruled_about(name: str) -> Callable[[Parts], Act]:
    def play(args: Parts) -> Act:
        values = [a for a in args if not isinstance(a, Word)]
        value = filter_in(values[0]) if isinstance(values[0], tuple) and isinstance(values[0][0], Part) else values[0]
        return Act("thing", lambda what: changed(what, rules=(rule_about(name, value),)))

    return play


def blocked_only_by(args: Parts) -> Act:
    """By which creatures alone it may be blocked. `Only by a creature` is said of how many, not of which."""
    if any(
        isinstance(a, tuple) and isinstance(a[0], Part) and filter_in(a) == Filter(types=("creature",)) for a in args
    ):
        raise Outside
    return ruled_about("blocked only by")(args)


def no_block_of(args: Parts) -> Act:
    """What cannot block certain creatures, or this very one."""
    (parts,) = (a for a in args if not isinstance(a, Word))
    this = isinstance(parts[0].fixed, tree.This) or (parts[0].det == "this" and not parts[0].many)
    if len(parts) == 1 and this:
        return Act("thing", lambda what: changed(what, rules=(("cannot block", tree.This()),)))
    return ruled_about("cannot block")(args)


def rule_about(name: str, value: object) -> object:
    """Where a rule about certain things has a name of its own, that name."""
    walls, flyers = Filter(any_subtypes=("Muro",)), Filter(types=("creature",), words=("volare",))
    short = {("blocked only by", walls): "blocked only by Walls", ("blocked only by", flyers): "blocked only by flyers",
             ("blocks only", flyers): "blocks only flyers"}  # fmt: skip
    return short.get((name, value), (name, value)) if isinstance(value, Filter) else (name, value)


def all_block(args: Parts) -> Clause:
    """All that can block something do."""
    until = one(Until, args)
    what = next(a for a in args if not isinstance(a, (Word, Until)))
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    change = Change(what, rules=("all block",), until=until.until if until else UNSAID)
    if isinstance(what, Either):  # those that can block the one, and those that can block the other
        return Clause(None, Act("nobody", lambda _: [change._replace(what=each) for each in what.nodes]))
    return Clause(None, Act("nobody", lambda _: change))


def only_by_several(args: Parts) -> Act:
    n, group = (a for a in args if not isinstance(a, Word))
    creatures(group)
    return about(rules=(("blocked only by at least", n),))([])


def by_so_many_at_most(args: Parts) -> Act:
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    return about(rules=(("blocked by at most", next(a for a in args if not isinstance(a, Word))),))([])


def blocks_any(args: Parts) -> Act:
    creatures(args[-1])
    return about(rules=("blocks any number",))([])


def attacks_as_no_wall(args: Parts) -> Act:
    if said(args, "SUBTYPE") != ["Muro"]:
        raise Outside
    return about(rules=("attacks as no Wall",))([])


def by_one_only(args: Parts) -> Act:
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    return about(rules=(("blocked by at most", 1),))([])


def no_combat_damage(args: Parts) -> Act:
    until = one(Until, args)
    rules = ("deals no combat damage",)
    return by_thing(lambda what, *_: Change(what, rules=rules, until=until.until if until else UNSAID))([])


def is_unblockable(args: Parts) -> Act:
    if args[-1].value == "indistruttibile":
        return about(words=(tree.Keyword("indistruttibile"),))([])
    if args[-1].value != "imbloccabile":
        raise Outside
    return about(rules=("unblockable",))([])


def attacks_as_no_defender(args: Parts) -> Act:
    if args[-1].value != "difensore":
        raise Outside
    return about(rules=("attacks as no defender",))([])


def this_turn(act: Callable[[Parts], Act]) -> Callable[[Parts], Act]:
    """The same for this turn, told in the midst of it."""

    def play(args: Parts) -> Act:
        lasting = act(args)
        return lasting._replace(make=lambda what: lasting.make(what)._replace(until=tree.UNTIL_END_OF_TURN))

    return play


def blocks_more(args: Parts) -> Act:
    n = next((a for a in args if isinstance(a, int)), None)
    if n is None:
        raise Outside
    creatures(next(a for a in args if isinstance(a, tuple) and a and isinstance(a[0], Part)), _ONE_MORE)
    return about(rules=(("blocks more", n),))([])


_ONE_MORE = (Filter(types=("creature",)), Filter(types=("creature",), other=True))


def blocks_so_many(args: Parts) -> Act:
    """So many creatures: one, and the rest are more."""
    n, types = next(a for a in args if not isinstance(a, Word)), said(args, "TYPE")
    if not isinstance(n, int) or n < 2 or types != ["creature"]:
        raise Outside
    return about(rules=(("blocks more", n - 1),))([])


def no_attack_or_block(name: str = "") -> Callable[[Parts], Act]:
    return about(rules=("cannot attack", "cannot block"))


def no_block_either(args: Parts) -> Act:
    found = filter_in(args[-1])
    return about(rules=(("cannot block", found), ("cannot be blocked by", found)))([])


def for_now(name: str) -> Callable[[Parts], Act]:
    return by_thing(lambda what, *_: Change(what, rules=(name,)))


def must_block_that(until: str, *, it: bool = False) -> Callable[[Parts], Act | Clause]:
    """A creature that has to block a certain attacker, if it can."""

    def play(args: Parts) -> Act | Clause:
        nodes = [a for a in args if not isinstance(a, Word)]
        if it:  # whoever the sentence is about is what has to be blocked
            rules = (("must block that", Ref("blocked")),)
            return Clause(nodes[0], Act("thing", lambda what: Change(what, rules=rules, until=until)))
        return Act("thing", lambda what: Change(what, rules=(("must block that", nodes[0]),), until=until))

    return play


def as_flyer(args: Parts) -> str:
    if args[-1].value != "volare":
        raise Outside
    return "blocks as a flyer"


def no_attack_on_yours(args: Parts) -> Act:
    if said(args, "TYPE") != ["planeswalker"]:
        raise Outside
    return about(rules=(("cannot attack you or yours", tree.You()),))([])


def kept_from_blocking_it(args: Parts) -> Sentence:
    """Those that are told by comparing them with the source itself cannot block it."""
    what = next(a for a in args if not isinstance(a, Word))
    of_ = what.of if isinstance(what, tree.Each) else None
    if of_ is None or not any(isinstance(n, tree.Stat) and isinstance(n.of, tree.This) for *_, n in of_.compare):
        raise Outside
    return Sentence("plain", (changed(tree.This(), rules=(("cannot be blocked by", of_),)),))


def crews_stronger(args: Parts) -> Act:
    """It crews Vehicles as though its power were so much greater."""
    stat, n = (a for a in args if not isinstance(a, Word))
    if said(args, "SUBTYPE") != ["Veicolo"] or stat != "power" or not isinstance(n, int):
        raise Outside
    return about(rules=((CREWS_STRONGER, n),))([])


def no_crewing(args: Parts) -> Act:
    """It is not tapped to crew Vehicles."""
    if said(args, "SUBTYPE") != ["Veicolo"] or said(args, "KEYWORD_NUMBER") != ["manovrare"]:
        raise Outside
    return about(rules=((CANNOT_BE_TAPPED_TO, "manovrare"),))([])


def no_attack_block_or_crewing(args: Parts) -> Act:
    no_crewing(args)
    return about(rules=("cannot attack", "cannot block", (CANNOT_BE_TAPPED_TO, "manovrare")))([])


def assigns_by_toughness(args: Parts) -> Act:
    one_, other = (a for a in args if isinstance(a, str))
    if (one_, other) != ("toughness", "power"):
        raise Outside
    return about(rules=("assigns by toughness",))([])


def unblocked_host(args: Parts) -> Sentence:
    """Whoever controls the creature with the Aura, who assigns its damage anyhow, may do so past its blockers."""
    who = next(a for a in args if not isinstance(a, Word))
    if not isinstance(who, tree.ControllerOf) or not isinstance(who.of, tree.Host):
        raise Outside
    return Sentence("plain", (acts.changed(who.of, rules=("damage as though unblocked",)),))


def blocks_with_none(args: Parts) -> Clause:
    """Players cannot block with such creatures: none of these can block."""
    who, group, until = (a for a in args if not isinstance(a, Word))
    found = filter_in(group)
    if not isinstance(who, (tree.EachPlayer, tree.Opponent)) or found.controller:
        raise Outside
    theirs = within(found, {"controller": "opponent"}) if isinstance(who, tree.Opponent) else found
    return Clause(None, Act("nobody", lambda _: Change(tree.Each(theirs), rules=("cannot block",), until=until.until)))


def no_attack_with(args: Parts) -> Act:
    """«You cannot attack with creatures»: none of yours can attack."""
    found = filter_in(args[-1])
    if found.controller or found.noun != "permanent":
        raise Outside
    yours = tree.Each(within(found, {"controller": "you"}))
    return Act("nobody", lambda _: changed(yours, rules=("cannot attack",)))


MEANINGS: Meanings = {
    "no_attack_with": no_attack_with,
    "blocks_with_none": blocks_with_none,
    "crews_stronger": crews_stronger,
    "destroyed_without_regeneration": lambda _: Clause(
        None, Act("nobody", lambda _: acts.changed(Ref("thing"), rules=("cannot be regenerated",)))
    ),
    "no_crewing": no_crewing,
    "no_attack_block_or_crewing": no_attack_block_or_crewing,
    "kept_from_blocking_it": kept_from_blocking_it,
    "assigns_by_toughness": assigns_by_toughness,
    "no_attack_on_yours": no_attack_on_yours,
    "no_attack_on_you": acts.about(rules=(("cannot attack you", tree.You()),)),
    "all_block": all_block,
    "vigilance_of": lambda a: Sentence("plain", (acts.changed(last(a), words=(Keyword("cautela"),)),)),
    "damage_unblocked": lambda a: Sentence(
        "plain", (acts.changed(next(x for x in a if not isinstance(x, Word)), rules=("damage as though unblocked",)),)
    ),
    "damage_unblocked_of_host": unblocked_host,
    "none_assigned": none_assigned,
    "as_attacks": as_attacks,
    "only_one": only_one,
    "attack_tax": taxed("cost to attack"),
    "attack_cost": taxed("cost to attack"),
    "block_cost": taxed("cost to block"),
    "become_blocked": acts.by_thing(lambda what, *_: tree.BecomeBlocked(what)),
    "out_of_combat": acts.by_anyone(tree.RemoveFromCombat),
    "make_block": acts.by_thing(tree.MakeBlock),
    "must_be_blocked": ruled("must be blocked"),
    "must_be_blocked_now": for_now("must be blocked"),
    "vigilance": acts.about(words=(Keyword("cautela"),)),
    "must_attack": ruled("must attack"),
    "must_block": ruled("must block"),
    "must_attack_now": for_now("must attack"),
    "must_block_now": for_now("must block"),
    "must_attack_in_combat": by_thing(
        lambda what, *_: Change(what, rules=("must attack",), until=tree.UNTIL_END_OF_COMBAT)
    ),
    "must_block_that": must_block_that(UNSAID),
    "must_block_that_now": must_block_that(tree.UNTIL_END_OF_TURN),
    "must_block_that_in_combat": must_block_that(tree.UNTIL_END_OF_COMBAT),
    "must_block_it_now": must_block_that(tree.UNTIL_END_OF_TURN, it=True),
    "must_block_it_in_combat": must_block_that(tree.UNTIL_END_OF_COMBAT, it=True),
    "blocks_any": blocks_any,
    "blocks_more": blocks_more,
    "attacks_as_no_defender": attacks_as_no_defender,
    "attacks_as_no_defender_now": this_turn(attacks_as_no_defender),
    "blocks_only": ruled_about("blocks only"),
    "blocks_as": lambda a: acts.about(rules=(as_flyer(a),))([]),
    "blocks_as_untapped": acts.about(rules=("blocks as untapped",)),
    "attacks_as_no_wall": attacks_as_no_wall,
    "haste": acts.about(words=(Keyword("rapidità"),)),
    "blocked_only_by": blocked_only_by,
    "is_unblockable": is_unblockable,
    "blocks_so_many": blocks_so_many,
    "must_attack_and_block": acts.about(rules=("must attack", "must block")),
    "no_attack": ruled("cannot attack"),
    "no_attack_if": kept_from("cannot attack unless", denied=True),
    "no_block_if": kept_from("cannot block unless", denied=True),
    "no_attack_or_block": no_attack_or_block(),
    "by_one_only": by_one_only,
    "deals_no_combat_damage": no_combat_damage,
    "no_block": ruled("cannot block"),
    "no_block_of": no_block_of,
    "unblockable": ruled("unblockable"),
    "not_by": ruled_about("cannot be blocked by"),
    "only_by": blocked_only_by,
    "only_by_several": only_by_several,
    "only_by_now": this_turn(blocked_only_by),
    "only_by_several_now": this_turn(only_by_several),
    "by_so_many_at_most": by_so_many_at_most,
    "no_block_either": no_block_either,
    "neither_alone": acts.about(rules=("cannot attack alone", "cannot block alone")),
    "no_attack_alone": ruled("cannot attack alone"),
    "no_block_alone": ruled("cannot block alone"),
    "no_attack_unless": kept_from("cannot attack unless"),
    "no_block_unless": kept_from("cannot block unless"),
    "neither_unless": kept_from("cannot attack unless", "cannot block unless"),
    "no_assigned": ruled("cannot be assigned damage"),
}
