"""Costs that a word of the rules names: to forage, to collect evidence, to behold, to blight."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import Act, Clause, Meanings, Outside, Parts, Ref, Sentence, TableRule
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.rule_names import DOES_NOT_REMOVE_IT, SEARCHES_THE_TOP
from judgekit.magic.language.tree import Filter
from judgekit.magic.vocabulary import BEHOLD, BLIGHT, EVIDENCE, FORAGE, HARNESS

_MY_GRAVEYARD = Filter("card", zone="graveyard", owner="you")
_CARDS_OF_FORAGING = 3


def forage(_: Parts) -> tree.DeedCost:
    """Three cards of the graveyard are exiled, or a Food is sacrificed."""
    food = tree.SacrificeCost(Filter(any_subtypes=("Cibo",)))
    return tree.DeedCost(FORAGE, ((tree.ExileCost(_MY_GRAVEYARD, _CARDS_OF_FORAGING),), (food,)))


def evidence(args: Parts) -> tree.DeedCost:
    """Cards of the graveyard with so much mana value together are exiled."""
    return tree.DeedCost(EVIDENCE, ((tree.ExileCost(_MY_GRAVEYARD, worth=_number(args)),),))


def behold(args: Parts) -> tree.DeedCost:
    """A card of that quality is shown from the hand, or a permanent of one's own chosen."""
    of = filter_in(next(arg for arg in args if not isinstance(arg, Word)))
    if of.either or of.zone != "battlefield" or of.noun not in {"permanent", "creature"}:
        raise Outside
    in_hand = of._replace(noun="card", zone="hand", controller="")
    seen = Filter(either=(in_hand, of._replace(controller="you")))
    return tree.DeedCost(BEHOLD, ((tree.RevealCost(seen),),))


def blight(args: Parts) -> tree.DeedCost:
    """So many -1/-1 counters are put on a creature of one's own."""
    return blighting(_number(args))


def blighting(how_many: tree.Quantity) -> tree.DeedCost:
    return tree.DeedCost(BLIGHT, ((tree.PutCounterCost("-1/-1", how_many, Filter(types=("creature",))),),))


def _number(args: Parts) -> tree.Quantity:
    found: tree.Quantity = next(arg for arg in args if not isinstance(arg, Word))
    return found


def _paid(cost: tree.DeedCost) -> Act:
    return Act("nobody", lambda _: tree.Pay(tree.You(), (cost,)))


def may_cost_more(args: Parts) -> Sentence:
    """What may be paid besides for a spell, by a word: of that the rest of its text speaks."""
    costs = next(arg for arg in args if tree.is_several(arg))
    if len(costs) != 1 or not isinstance(costs[0], tree.DeedCost) or costs[0].word not in {BEHOLD, EVIDENCE}:
        raise Outside
    return Sentence("extra cost", (tree.Keyword(costs[0].word, costs[0]),))


def does_not_remove(args: Parts) -> Sentence:
    """Its protection does not remove the Aura itself, or any Aura."""
    what = next(arg for arg in args if not isinstance(arg, Word))
    auras = isinstance(what, tree.Each) and what.of == Filter(any_subtypes=("Aura",))
    if not auras and not isinstance(what, (tree.This, Ref)):
        raise Outside
    about = what.of if isinstance(what, tree.Each) else tree.This()
    return Sentence("plain", (TableRule(DOES_NOT_REMOVE_IT, about),))


def harnesses(args: Parts) -> Act:
    """The permanent itself becomes harnessed."""
    what = next(arg for arg in args if not isinstance(arg, Word))
    if not isinstance(what, (tree.This, Ref)):
        raise Outside
    return Act("nobody", lambda _: tree.Action(HARNESS, (tree.Designate(tree.This(), "harnessed"),)))


def searches_the_top(args: Parts) -> Sentence:
    """Instead of a library whoever is told searches its top cards."""
    who, _, many = (arg for arg in args if not isinstance(arg, Word))
    if not isinstance(who, tree.Opponent) or not isinstance(many, int):
        raise Outside
    return Sentence("plain", (TableRule(SEARCHES_THE_TOP, (who, many)),))


MEANINGS: Meanings = {
    "searches_the_top": searches_the_top,
    "time_travels": lambda _: Act("nobody", lambda _: tree.TimeTravel(tree.You())),
    "harnesses": harnesses,
    "speeds_up": lambda a: Clause(None, Act("nobody", lambda _: tree.SpeedUp(tree.You(), _number(a)))),
    "at_max_speed": lambda _: tree.MaxSpeed(),
    "does_not_remove": does_not_remove,
    "forage_cost": forage,
    "evidence_cost": evidence,
    "behold_cost": behold,
    "blight_cost": blight,
    "forage": lambda a: _paid(forage(a)),
    "collects_evidence": lambda a: _paid(evidence(a)),
    "beholds": lambda a: _paid(behold(a)),
    "may_cost_more": may_cost_more,
    "evidence_was_collected": lambda _: tree.CastBy(EVIDENCE),
    "was_beheld": lambda _: tree.CastBy(BEHOLD),
}
