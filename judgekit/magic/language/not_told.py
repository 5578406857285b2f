"""What a text takes from another of its paragraphs, or does from where nobody looks: it is refused."""

from __future__ import annotations

import re

from judgekit.magic.language import tree
from judgekit.magic.language.makers.chosen_together import bound_to_nothing, tells_of_lost_players
from judgekit.magic.language.told_before import adds_mana_like_no_other
from judgekit.magic.vocabulary import KEYWORDS

_YOU_GAIN = re.compile(
    rf"(?i)(?:^|[.,:•] )(?:ottieni|guadagni|acquisisci) (?:{'|'.join(KEYWORDS)}|protezione (?:da|dal|dalle|dai)\b)",
    re.MULTILINE,
)


def gives_you_a_keyword(text: str) -> bool:
    """Whether a text tells its player that they gain a keyword: it is no permanent that does."""
    return _YOU_GAIN.search(text) is not None


def works_elsewhere(condition: object) -> bool:
    """Whether something is so as long as its source is in a graveyard: what is at work from there nobody looks for."""
    if isinstance(condition, tree.AllOf):
        return any(map(works_elsewhere, condition.conditions))
    match condition:
        case tree.Fits(tree.This(), tree.Filter() as of):
            return of.zone in {"graveyard", "hand", "exile"}
        case _:
            return False


def counts_another_ability(ability: object) -> bool:
    """Whether what is always so goes by what «in this way» was done: another ability has done it."""
    return isinstance(ability, tree.Static) and tree.holds(ability.changes, tree.Thus)


def attaches_to_several(ability: object) -> bool:
    """Whether one thing is put on «each of those tokens»: of one it is said, and there are several."""
    return any(map(_attaches_to_many, tree.all_in(ability, tree.Mode)))


def _attaches_to_many(mode: tree.Mode) -> bool:
    made = any(getattr(step, "how_many", 1) != 1 for step in mode.do if isinstance(step, (tree.Token, tree.KnownToken)))
    return made and any(move.to == tree.It() for move in tree.all_in(mode.do, tree.MoveTo))


_PLAYERS = (tree.You, tree.Opponent, tree.EachPlayer, tree.ThatPlayer)


def changes_a_player(ability: object) -> bool:
    """Whether a player, besides some permanents, is given what only permanents are given here."""
    return any(
        isinstance(one, _PLAYERS)
        for change in tree.all_in(ability, tree.Change)
        if tree.is_several(change.what)
        for one in change.what
    )


def comes_back_on_nothing(ability: object) -> bool:
    """Whether what is put onto the battlefield is told to be an Aura there: on what, nobody is asked."""
    return any(change.begins and "Aura" in change.subtypes for change in tree.all_in(ability, tree.Change))


def gives_another(ability: object) -> bool:
    """Whether a spell has «another creature» paid: other than what it is about, and not than the spell."""
    costs = tree.all_in(ability, tree.SacrificeCost) if isinstance(ability, tree.Spell) else ()
    return any(isinstance(cost.of, tree.Filter) and cost.of.other for cost in costs)


def takes_another_card(ability: object) -> bool:
    """Whether «another card» of a graveyard is other than what the spell itself has just put there."""
    those = (one.of for one in tree.all_in(ability, tree.Chosen) if isinstance(ability, tree.Spell))
    return any(of.noun == "card" and of.zone == "graveyard" and of.other for of in those)


def is_of_a_kind_nobody_chooses(ability: object) -> bool:
    """Whether «of a kind of your choice» is said of what is not changed: nobody is asked for the kind."""
    return any("choice" in of.any_subtypes for of in tree.all_in(ability, tree.Filter))


def is_told_no_end(node: object) -> bool:
    """Whether an effect gives power or toughness, or has all block, and no text says until when: it is misprinted."""
    if isinstance(node, (tree.Static, tree.Except)):
        return any(
            isinstance(node, tree.Static) and is_told_no_end(change.words) for change in tree.all_in(node, tree.Change)
        )
    if isinstance(node, tree.Change) and not node.until:
        grows = node.power or node.toughness or "all block" in node.rules
        return bool(grows) or is_told_no_end(node.words)
    return isinstance(node, tuple) and any(map(is_told_no_end, node))


def has_entered_already(ability: object) -> bool:
    """Whether how something enters is told behind a condition, of what the text has put there before."""
    cases = (step for mode in tree.all_in(ability, tree.Mode) for step in mode.do if isinstance(step, tree.If))
    steps = (step for case in cases for step in (*case.then, *case.otherwise))
    return any(isinstance(step, tree.Instead) and step.kind == "enters" and not step.until for step in steps)


def are_namesakes(ability: object) -> bool:
    """Whether several are told to have «the same name»: as one another, and not as the source."""
    there = (one for one in tree.all_in(ability, tree.Exists) if one.how_many != 1)
    return any(of.namesake == tree.SameName(tree.This()) for one in there for of in (one.of, *one.of.either))


def waits_for_what_is_past(ability: object) -> bool:
    """Whether a text waits for a card to be shown «in this way» that it has shown before: it would never be."""
    return any(one.trigger.kind == "reveals so" for one in tree.all_in(ability, tree.Later))


def repeats_what_is_unclear(ability: object) -> bool:
    """Whether «this process» is not all that one text has told: more follows, or it is part of something else."""
    if not tree.holds(ability, tree.Repeat):
        return False
    modes = list(tree.all_in(ability, tree.Mode))
    inside = tree.holds(modes, tree.Later, tree.Reflexive, tree.Change) or len(modes) != 1
    return inside or not _ends_so(modes[0].do)


def _ends_so(do: tuple[object, ...]) -> bool:
    """Whether the last that is done, and nothing before it, is to do all of it again."""
    *before, last = do
    if tree.holds(tuple(before), tree.Repeat):
        return False
    match last:
        case tree.Repeat():
            return True
        case tree.If(_, then, ()) | tree.Pay(_, _, then, ()):
            return _ends_so(then)
        case tree.Clash(_, won, ()) | tree.Flip(_, won, ()) | tree.May(_, won, ()):
            return _ends_so(won)
        case _:
            return False


def puts_counters_on_what_has_gone(ability: object) -> bool:
    """Whether instead of dying something is exiled and gets counters there: no play follows it that far."""
    if not isinstance(ability, tree.Instead) or ability.kind != "dies":
        return False
    gone = any(isinstance(one, tree.PutInto) and one.zone == "exile" for one in ability.do)
    return gone and any(isinstance(one, tree.PutCounters) and isinstance(one.what, tree.It) for one in ability.do)


def tells_too_much(ability: object) -> bool:
    """Whether something is told of several things, or of some players, of whom no play could know it."""
    if repeats_what_is_unclear(ability) or puts_counters_on_what_has_gone(ability):
        return True
    if is_told_no_end(ability) or has_entered_already(ability) or are_namesakes(ability):
        return True
    of_others = bound_to_nothing(ability) or tells_of_lost_players(ability) or adds_mana_like_no_other(ability)
    here = counts_another_ability(ability) or attaches_to_several(ability) or is_of_a_kind_nobody_chooses(ability)
    of_another = takes_another_card(ability) or gives_another(ability) or comes_back_on_nothing(ability)
    return of_others or here or changes_a_player(ability) or of_another or waits_for_what_is_past(ability)


def speaks_of_nobody(trigger: tree.Trigger, modes: tuple[tree.Mode, ...]) -> bool:
    """Whether «that player» is one of whom another ability of the card spoke: this one has named nobody."""
    of_itself = trigger.kind in {"enters", "leaves", "dies"} and isinstance(trigger.what, tree.This)
    in_own_step = trigger.kind == "step" and isinstance(trigger.what, tree.You)  # nobody says «that player» of you
    if not (of_itself or in_own_step) or trigger.other is not None or any(mode.wants for mode in modes):
        return False
    named = (tree.EachPlayer, tree.Opponent, tree.OnePlayer, tree.ControllerOf, tree.OwnerOf)
    return tree.holds(modes, tree.ThatPlayer) and not tree.holds(modes, *named)
