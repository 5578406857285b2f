"""Abilities out of the sentences of a paragraph: instructions joined, references settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import entering_copies, tree
from judgekit.magic.language.as_it_is_cast import as_it_is_cast, is_of_casting
from judgekit.magic.language.as_many import as_many_as_removed
from judgekit.magic.language.beginning import as_turned_up, done_once, stays
from judgekit.magic.language.joining import misplaced, paying, steps_of
from judgekit.magic.language.makers.intermediate import (
    EACH_TIME,
    STANDING,
    THIS_TURN,
    UNSAID,
    Ref,
    SelfIn,
    TableRule,
)
from judgekit.magic.language.makers.lasting import for_good, is_lasting
from judgekit.magic.language.makers.references import settle
from judgekit.magic.language.makers.replacements import always_prevented, going_on, is_always, prevents_all
from judgekit.magic.language.makers.spoken_of import CARD, Known, gives_one, known_of_costs, of_trigger, tapped_for_it
from judgekit.magic.language.own_power import dealt_by_what_grew, of_no_spell, whose_is_unclear
from judgekit.magic.language.permissions import with_what_it_gives
from judgekit.magic.language.rule_names import FOR_A_TIME
from judgekit.magic.language.same_for_words import with_the_others
from judgekit.magic.language.sentences import Said, stopped
from judgekit.magic.language.told_before import as_told_before, of_the_colour_told
from judgekit.magic.language.tree import Ability, Filter
from judgekit.magic.language.unpreventable import unprevented
from judgekit.magic.language.where_it_waits import its_own_first, limited_to, on_each, zone_of

if TYPE_CHECKING:
    from judgekit.magic.language.makers.intermediate import Sentence


class Draft:
    """An ability while its sentences are being read."""

    def __init__(self, costs: tuple[object, ...] | None = None) -> None:
        self.costs = costs
        self.sentences: list[tuple[Said, Sentence]] = []


_OPENS = {"triggered", "as enters", "as a turn begins", "as turned up", "extra cost", "other cost", "as attacks"}


def is_delayed(draft: Draft | None, sentence: Sentence, types: tuple[str, ...]) -> bool:
    """Whether a trigger tells when an instruction of this paragraph is done, and is no ability of the card.

    A spell has no other use for the beginning of a step; elsewhere it goes on where something was told to be done.
    """
    if sentence.kind != "triggered":
        return False
    if all(THIS_TURN in trigger.where for trigger in sentence.triggers):
        return True
    if draft is not None and draft.costs is not None:
        return not any(trigger.kind == "enters" and _is_self(trigger.what) for trigger in sentence.triggers)
    steps_only = all(trigger.kind == "step" for trigger in sentence.triggers)
    if {"instant", "sorcery"} & set(types):
        if any(of.zone == "graveyard" for of in tree.all_in(sentence.steps, SelfIn)):
            return False  # it comes back from there itself, in any upkeep
        own = any(_is_self(trigger.what) for trigger in sentence.triggers)
        return steps_only or (draft is not None and not own)
    if draft is None or not draft.sentences:
        return False
    first = draft.sentences[0][1]
    told = first.kind == "plain" and not _is_static(first)
    if not steps_only:
        return told and not any(_is_self(trigger.what) for trigger in sentence.triggers)
    if any(trigger.what is not None for trigger in sentence.triggers):
        return False
    return first.kind == "triggered" or told


def _is_self(node: object) -> bool:
    return isinstance(node, tree.This)


def delayed(said: Said, sentence: Sentence) -> Sentence:
    trigger = sentence.triggers[0]
    always = said.words[2 if said.words[0].kind == "fino-a-fine-turno" else 0].kind in {"ogniqualvolta", "ogni"}
    if len(sentence.triggers) > 1 or (always and THIS_TURN not in trigger.where):
        raise stopped(said, said.words[0], "non so se vale una volta sola o finché la carta è in gioco")
    if trigger.kind == "reveals so":
        raise stopped(said, said.words[0], "ciò che si innesca mentre lo si fa non si sa ancora dire così")
    if always:
        trigger = trigger._replace(where=(*trigger.where, EACH_TIME))
    do = tuple(paying(step) for step in sentence.steps)
    if sentence.condition is not None:
        do = (tree.If(sentence.condition, do),)
    return sentence._replace(kind="plain", steps=(tree.Later(trigger, do),), condition=None, triggers=())


def begins(draft: Draft, sentence: Sentence) -> bool:
    """Whether a sentence begins an ability of its own, behind another."""
    if sentence.kind in _OPENS or _tells_when(sentence) or _tells_when(draft.sentences[-1][1]):
        return True
    if sentence.kind == "static" and _goes_on(draft, sentence):
        return False
    if sentence.kind == "static":
        return draft.costs is None or any(is_lasting(step) for step in sentence.steps)
    if sentence.kind == "plain" and _goes_on(draft, sentence) and not _is_of_itself(draft.sentences[-1][1]):
        return False
    before = draft.sentences[-1][1]
    lasting = sentence.kind == "plain" and all(is_lasting(step) for step in sentence.steps)
    if lasting and draft.costs is None and all(isinstance(step.what, tree.Host) for step in sentence.steps):
        return True  # so it is as long as this is on it, whatever was told before
    if lasting and all(stays(step) for step in sentence.steps):
        return False  # it goes on telling what something becomes
    if lasting and _has_no_subject(sentence) and not all(_is_static(each) for _, each in draft.sentences):
        return False  # nor does it here: «It gains haste. It is black», of what was put onto the battlefield
    if before.kind == "as enters":
        return lasting
    if before.kind in {"extra cost", "other cost"}:
        return True
    return draft.costs is None and before.kind in {"plain", "static"} and lasting and _is_static(before)


def _tells_when(sentence: Sentence) -> bool:
    """Whether a sentence tells when its card may be played, and nothing more: that is no part of what it does."""
    told = bool(sentence.steps) and all(isinstance(step, tree.PlayOnly) for step in sentence.steps)
    return sentence.kind == "plain" and told


def _goes_on(draft: Draft, sentence: Sentence) -> bool:
    """Whether what a sentence tells, without a subject, is told of whatever the static one before it spoke of."""
    before = draft.sentences[-1][1]
    static = before.kind in {"plain", "static"} and _is_static(before)
    return draft.costs is None and static and _has_no_subject(sentence)


def _is_of_itself(sentence: Sentence) -> bool:
    return all(isinstance(step, tree.Change) and isinstance(step.what, tree.This) for step in sentence.steps)


def _has_no_subject(sentence: Sentence) -> bool:
    return all(isinstance(step, tree.Change) and tree.same(step.what, Ref("subject")) for step in sentence.steps)


def _is_static(sentence: Sentence) -> bool:
    lasting = (is_lasting(s) or isinstance(s, (TableRule, tree.PlayOnly)) or _stands_instead(s) for s in sentence.steps)
    return all(lasting)


def _stands_instead(step: object) -> bool:
    return isinstance(step, tree.Instead) and not step.until


def assembled(draft: Draft, types: tuple[str, ...]) -> list[Ability]:
    told = [one for _, s in draft.sentences if s.kind == "limit" for one in tree.several(s.about)]
    changes = tuple(
        one._replace(condition=_condition(one.condition, (), None)) for one in told if isinstance(one, tree.CostChange)
    )
    limits = tuple(one for one in told if not isinstance(one, tree.CostChange))
    sentences = [(said, s) for said, s in draft.sentences if s.kind != "limit"]
    if not sentences:
        raise stopped(draft.sentences[0][0], None)
    sentences = with_the_others(entering_copies.with_what_triggers(_with_what_prevention_does(sentences)))
    said, first = sentences[0]
    once, does_once = (limits == (one,) and first.kind == "triggered" for one in ("triggers once", "does once"))
    if told and draft.costs is None and not (once or does_once):
        raise misplaced(next(s for s, sentence in draft.sentences if sentence.kind == "limit"))
    for other, sentence in sentences[1:] if draft.costs is None else sentences:
        if sentence.kind in _OPENS:
            raise misplaced(other)
    if first.kind in {"extra cost", "other cost"}:
        if len(sentences) > 1:
            raise misplaced(sentences[1][0])
        if first.kind == "extra cost" and isinstance(first.steps[0], tree.Keyword):  # one that may be paid, or not
            return [first.steps[0]]
        if first.kind == "extra cost":
            return [tree.ExtraCost(first.steps)]
        return [tree.OtherCost(first.steps, first.condition)]
    if first.kind == "as attacks":
        wants, do, _ = settle(_told_after(sentences), tapped_for_it(first.steps))
        return [tree.AsAttacks(tuple(self_in_cost(cost) for cost in first.steps), (tree.Mode(wants, for_good(do)),))]
    if draft.costs is None and first.kind in {"plain", "static", "conditional"}:
        static = _static(sentences, types)
        if static is not None:
            return static
    steps = of_the_colour_told(steps_of(sentences))
    if first.kind == "as enters":
        return [_as_enters(said, *settle(steps)[:2])]
    if first.kind == "as a turn begins":
        while_ = first.about and _condition(first.about, (), None)
        return [tree.Static((), rules=(("may skip a turn", (while_, for_good(settle(steps)[1]))),))]
    if first.kind == "as turned up":
        return [as_turned_up(said, settle(steps, (Known(CARD, tree.This()),), tree.This())[1])]
    if (draft.costs is not None or first.kind == "triggered") and _tells_of_damage_so(steps):
        raise stopped(said, said.words[0], "non so quale danno sia inflitto «in questo modo»")
    if (draft.costs is not None or first.kind == "triggered") and whose_is_unclear(steps):
        raise stopped(said, said.words[0], "non so di chi sia la forza: della creatura bersaglio, o di questa")
    if draft.costs is not None:
        wants, do, zone = settle(steps, _known_of(draft.costs), told_of_nobody=True)
        if any(
            isinstance(cost, (tree.DiscardCost, tree.RevealCost)) and isinstance(cost.of, (tree.This, Ref))
            for cost in draft.costs
        ):
            zone = "hand"
        of_costs = [getattr(cost, "of", None) for cost in draft.costs]
        zone = limited_to(limits, next((of.zone for of in of_costs if isinstance(of, SelfIn)), zone))
        return [
            tree.Activated(costs, (tree.Mode(wants, does),), limits=limits, zone=zone, changes=changes)
            for costs in _ways_to_pay(said, draft.costs, limits)
            for does in _mana_options(costs, wants, as_many_as_removed(_of_what_is_paid(for_good(do), costs), costs))
        ]
    if first.kind == "triggered":
        known, subject = of_trigger(first.triggers, first.condition)
        wants, do, zone = settle(steps, known, subject)
        condition = _condition(first.condition, known, subject)
        zone = zone_of(first.triggers, zone, condition)
        modes = (tree.Mode(wants, for_good(of_no_spell(first.triggers[0], do))),)
        triggered = its_own_first(said, tree.Triggered(first.triggers[0], modes, condition, each_turn=once, zone=zone))
        return on_each(first.triggers, done_once(said, triggered) if does_once else triggered)
    only_spells(said, types)
    wants, do, _ = settle(steps, told_of_nobody=True)
    picks = any(isinstance(step, tree.Choose) and not isinstance(step.what, str) for step in do)
    if picks and any(_are_all_others(step) for step in do):
        raise stopped(said, said.words[0], "non è chiaro rispetto a che cosa siano «le altre»")
    return _of_a_spell(wants, do)


def _known_of(costs: tuple[object, ...]) -> tuple[Known, ...]:
    """What is paid with, of which the text may go on to speak."""
    return (*tapped_for_it(costs), *known_of_costs(costs))


def _with_what_prevention_does(sentences: list[tuple[Said, Sentence]]) -> list[tuple[Said, Sentence]]:
    """What is told to be done behind a static ability that prevents damage is done as it does."""
    found: list[tuple[Said, Sentence]] = []
    for said, sentence in sentences:
        last = found[-1][1] if found else None
        prevents = last is not None and len(last.steps) == 1 and prevents_all(last.steps[0])
        if last is not None and prevents and sentence.kind == "plain" and not _is_static(sentence):
            steps = tuple(paying(step) for step in sentence.steps)
            found[-1] = (found[-1][0], last._replace(steps=(going_on(last.steps[0], steps),)))
        else:
            found.append((said, sentence))
    return found


def _of_a_spell(wants: tuple[tree.Wanted, ...], do: tuple[object, ...]) -> list[Ability]:
    """What a spell does, and what its sentences say it is like on the stack."""
    do = dealt_by_what_grew(wants, do)
    of_itself = [step for step in do if _is_of_the_spell(step)]
    effects = unprevented(tuple(step for step in do if not _is_of_the_spell(step)))
    done = [tree.Spell((tree.Mode(wants, for_good(effects)),))] if effects else []
    return [*(tree.Static((for_good(step),), zone="stack") for step in of_itself), *done]


def _is_of_the_spell(step: object) -> bool:
    """Whether a sentence among those of a spell says what it is like on the stack, and nothing that it does."""
    return isinstance(step, tree.Change) and isinstance(step.what, tree.This) and "cannot be countered" in step.rules


def _tells_of_damage_so(node: object) -> bool:
    """Whether a text speaks of the damage that it has told of: of a permanent, that need not be all that it deals."""
    if isinstance(node, tree.Harm):
        return node.thus
    return isinstance(node, tuple) and any(map(_tells_of_damage_so, node))


def _of_what_is_paid(node: object, costs: tuple[object, ...]) -> Any:
    """`The exiled card` of a text that exiles a card as its cost is that card, and nothing that the source exiles."""
    if (card := gives_one(costs)) is not None:
        node = tree.with_others(node, Ref, lambda ref: card.node if ref.kind in card.kinds - {"card"} else ref)
    paid = any(isinstance(cost, tree.ExileCost) and isinstance(cost.of, Filter) for cost in costs)
    return tree.with_others(node, tree.Exiled, lambda _: tree.It("exiled")) if paid else node


def with_its_costs(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities of a text, in which what a spell does knows what is paid in addition for it."""
    extra = tuple(cost for each in abilities if isinstance(each, tree.ExtraCost) for cost in each.costs)
    known = (_of_what_is_paid(each, extra) if isinstance(each, tree.Spell) else each for each in abilities)
    return tuple(as_told_before(each, (*extra, *getattr(each, "costs", ()))) for each in known)


def _told_after(sentences: list[tuple[Said, Sentence]]) -> tuple[Any, ...]:
    """What is done when a cost is paid: the sentences behind the one that tells the cost."""
    found: list[Any] = []
    for said, sentence in sentences[1:]:
        if sentence.kind not in {"if so", "when so", "plain"}:
            raise misplaced(said)
        found += sentence.steps
    return tuple(found)


def only_spells(said: Said, types: tuple[str, ...]) -> None:
    """Only instants and sorceries bid something be done without a cost or an event."""
    if types and not {"instant", "sorcery"} & set(types):
        raise stopped(
            said, said.words[0], "solo istantanei e stregonerie dicono che cosa fare senza un costo o un evento"
        )


def _ways_to_pay(said: Said, costs: tuple[object, ...], limits: tuple[object, ...]) -> list[tuple[tree.Cost, ...]]:
    """One cost or another is one ability or another, where none of them is used up by the other."""
    either = costs[0]
    if not isinstance(either, tree.EitherCost):
        return [tuple(self_in_cost(cost) for cost in costs)]
    if {"once", "once each turn"} & set(limits):
        raise stopped(said, said.words[0], "non so quante volte si attivi in un modo o nell’altro")
    return [tuple(self_in_cost(cost) for cost in option) for option in either.options]


def _mana_options(
    costs: tuple[object, ...], wants: tuple[object, ...], do: tuple[object, ...]
) -> list[tuple[Any, ...]]:
    """One mana or another is one mana ability or another: each has its own. No loyalty ability is one."""
    first = do[0] if do else None
    if wants or any(isinstance(cost, tree.LoyaltyCost) for cost in costs):
        return [do]
    if not isinstance(first, tree.OneOf) or not isinstance(first.options[0][0], tree.AddMana):
        return [do]
    return [(*option, *do[1:]) for option in first.options]


def _are_all_others(step: Any) -> bool:
    """Whether an instruction of a spell, which is no permanent, is about all others."""
    of = getattr(getattr(step, "what", None), "of", None)
    return isinstance(step.what if of is not None else None, tree.Each) and isinstance(of, Filter) and of.other


def _as_enters(said: Said, wants: tuple[tree.Wanted, ...], do: tuple[object, ...]) -> tree.Instead:
    if wants:
        raise stopped(said, said.words[0], "mentre qualcosa entra in gioco non si scelgono bersagli")
    return tree.Instead("enters", tree.This(), for_good(tuple(_part_of_entering(step, said) for step in do)))


def _part_of_entering(step: object, said: Said) -> Any:
    """`Else it enters tapped`, where it is told what is done as it enters: else it is tapped."""
    if isinstance(step, tree.Sacrifice) and step.apart:
        raise stopped(said, said.words[0], "mentre qualcosa entra in gioco si sacrificano cose di una specie sola")
    if isinstance(step, tree.May):
        return _as_chosen(step)
    if not isinstance(step, tree.Pay):
        return step
    otherwise: list[object] = []
    for each in step.otherwise:
        if isinstance(each, tree.Instead) and each.kind == "enters":
            otherwise += [_done_to_itself(one) for one in each.do]
        else:
            otherwise.append(each)
    return step._replace(otherwise=tuple(otherwise))


def _as_chosen(step: tree.May) -> Any:
    """`You may choose a creature; if you do, it enters as a copy of that`: so it is put today."""
    match step.do:
        case (tree.Choose(tree.You(), tree.Chosen() as of), tree.Instead("enters", _, (tree.BecomeCopy() as copy,))):
            return copy._replace(of=of, must=False)
    return step


def _done_to_itself(step: Any) -> object:
    return step._replace(what=tree.This())


def self_in_cost(cost: Any) -> Any:
    if getattr(cost, "of", None) is not None and isinstance(cost.of, (Ref, SelfIn)):
        return cost._replace(of=tree.This())
    return cost


def _condition(condition: Any, known: tuple[Any, ...], subject: Any) -> Any:
    return None if condition is None else settle((tree.If(condition, ()),), known, subject).do[0].condition


def _static(sentences: list[tuple[Said, Sentence]], types: tuple[str, ...]) -> list[Ability] | None:
    """What sentences say that is simply so; None where they tell something to do."""
    found: list[Ability] = []
    spell = bool({"instant", "sorcery"} & set(types))
    for said, sentence in sentences:
        so = sentence.condition
        if sentence.kind == "otherwise" and (so := _where_not(found)) is None:
            return None
        given = with_what_it_gives(found[-1] if found else None, sentence) if sentence.kind == "if so" else None
        if given is not None:
            found[-1] = given
            continue
        if sentence.kind not in {"plain", "static", "conditional", "otherwise"}:
            return None
        for step in sentence.steps:
            if spell and isinstance(step, TableRule) and step.name == "skip":
                raise stopped(said, said.words[0], "non si dice quale, o per quanto tempo")
            if types and not spell and isinstance(step, tree.Prevent) and is_always(step):
                found.append(always_prevented(step)._replace(condition=so))
                continue
            if stays(step) and _becomes(found):
                found[-1] = _still(found[-1])
                continue
            if spell and isinstance(step, TableRule) and step.name in FOR_A_TIME - {"may be cast at any time"}:
                raise stopped(said, said.words[0], "non si dice per quanto tempo")  # a spell is there but a moment
            ability = _static_step(_of_the_same(_of_the_host(step, so), found), so, spell=spell)
            if ability is None:
                return None
            found += ability
    return found


def _of_the_same(step: object, found: list[Ability]) -> object:
    """A verb without subject goes on about what the sentence before it was about."""
    last = found[-1] if found else None
    if not (isinstance(last, tree.Static) and last.changes and isinstance(step, tree.Change)):
        return step
    return step._replace(what=last.changes[-1].what) if step.what == Ref("subject") else step


def _where_not(found: list[Ability]) -> tree.Not | None:
    """What has to be so for what is told behind «otherwise»: that what was told before it is not so."""
    last = found[-1] if found else None
    return tree.Not(last.condition) if isinstance(last, tree.Static) and last.condition is not None else None


def _becomes(found: list[Ability]) -> bool:
    """Whether the last that was said is of what type something is."""
    last = found[-1] if found else None
    return isinstance(last, tree.Static) and bool(last.changes) and bool(last.changes[-1].types)


def _still(ability: Any) -> Ability:
    """What something becomes, besides what it is."""
    changes = (*ability.changes[:-1], ability.changes[-1]._replace(adds_types=True))
    still: tree.Static = ability._replace(changes=changes)
    return still


def _static_step(step: Any, condition: Any, *, spell: bool) -> list[Ability] | None:
    if isinstance(step, tree.Instead) and isinstance(step.what, Ref) and step.kind == "enters":
        step = _of_itself(step)
    if isinstance(step, tree.Instead) and not step.until and not (spell and step.kind != "enters"):
        return [step if condition is None else step._replace(condition=_condition(condition, (), None))]
    if isinstance(step, tree.PlayOnly):
        return [step._replace(condition=_condition(step.condition, (), None))]
    if isinstance(step, TableRule):
        about = settle((tree.May(step.about, ()),)).do[0].who
        if tree.holds(about, tree.X):
            return None  # a number that nobody tells
        return [tree.Static(condition=_condition(condition, (), None), rules=((step.name, about),))]
    if isinstance(step, tree.Change) and step.controller == tree.You() and isinstance(step.what, tree.Host):
        return [tree.Static((for_good(step),), condition)]
    if isinstance(step, tree.Change) and step.copied is not None:
        alone = isinstance(step.what, tree.Host) and condition is None and not spell
        return [tree.Static((for_good(step),))] if alone else None
    lasts = isinstance(step, tree.Change) and isinstance(step.until, tree.While)
    if lasts and condition is None and (not spell or is_of_casting(step)):
        return _static_step(step._replace(until=UNSAID), _standing(step.until.condition), spell=spell)
    if not is_lasting(step):
        return None
    if spell and "cannot be countered" not in step.rules and not is_of_casting(step):
        return None
    change = for_good(settle((_speaking_of_itself(step),)).do[0])
    if not isinstance(change, tree.Change):
        return None  # of what it speaks, nobody has told
    about = (Known(CARD, change.what),) if isinstance(change.what, (tree.This, tree.Host)) else ()
    if condition is None and _only_words(change):
        return list(change.words)
    zone = "stack" if "cannot be countered" in change.rules else "battlefield"
    return as_it_is_cast(tree.Static((change,), _condition(condition, about, None), zone=zone))


def _standing(condition: Any) -> Any:
    """A condition of what is so as long as a permanent is there."""
    marked = isinstance(condition, tree.AllOf) and tree.same(condition.conditions[-1], STANDING)
    return condition.conditions[0] if marked else condition


def _speaking_of_itself(step: Any) -> Any:
    """«It», in what is so of the source or of what it is on, is that very thing: its counters, what it bears."""
    if not isinstance(step.what, (tree.This, tree.Host)):
        return step
    return tree.with_others(step, Ref, lambda ref: step.what if ref == Ref("thing") else ref)


def _of_the_host(step: object, condition: object) -> Any:
    """Where the condition speaks of the creature to which the source is attached, so does the verb behind it."""
    told = condition.condition if isinstance(condition, tree.Not) else condition
    of_host = isinstance(told, tree.Fits) and isinstance(told.what, tree.Host)
    if of_host and isinstance(step, tree.Change) and step.what == Ref("subject"):
        return step._replace(what=tree.Host())
    return step


def _of_itself(step: tree.Instead) -> tree.Instead:
    """How the source enters, where the sentence names it but in its condition."""
    do = tuple(_done_to_itself(each) for each in step.do)
    return step._replace(what=tree.This(), do=do)


def _only_words(change: tree.Change) -> bool:
    return (
        isinstance(change.what, tree.This)
        and bool(change.words)
        and all(isinstance(word, tree.Keyword) for word in change.words)
        and change._replace(words=(), what=None) == tree.Change(None, until=tree.FOR_GOOD)
    )
