"""The instructions of several sentences, joined: some of them finish what an earlier one began."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.magic.language import results, tree
from judgekit.magic.language.beginning import begun_so, is_always_done, keeping_its_types, stays
from judgekit.magic.language.makers.deed_costs import blighting
from judgekit.magic.language.makers.intermediate import SAID_BEHIND, UNSAID, Ref
from judgekit.magic.language.makers.keyword_words import TOLD_BEHIND
from judgekit.magic.language.makers.prevented_thus import prevented_so, told_if_prevented
from judgekit.magic.language.makers.spoken_of import types_of
from judgekit.magic.language.makers.tokens_and_counters import THE_SAME
from judgekit.magic.language.new_targets import with_inside, with_new_targets
from judgekit.magic.language.rule_names import LEAVES_FOR_A_TIME
from judgekit.magic.language.sentences import Said, stopped
from judgekit.magic.language.those_cards import (
    all_that_were_exiled,
    all_that_were_revealed,
    takes_what_was_not_exiled,
)
from judgekit.magic.language.told_of_tokens import with_what_they_have
from judgekit.magic.language.tree import Filter, within
from judgekit.magic.language.where_possible import where_possible

if TYPE_CHECKING:
    from judgekit.errors import NotUnderstood
    from judgekit.magic.language.makers.intermediate import Sentence


def misplaced(said: Said) -> NotUnderstood:
    return stopped(said, said.words[0], "non so a che cosa appartenga questa frase")


def steps_of(sentences: list[tuple[Said, Sentence]]) -> tuple[object, ...]:
    """The instructions of several sentences: some of them finish what an earlier one began."""
    found: list[object] = []
    for n, (said, sentence) in enumerate(sentences):
        behind = n > 0 and sentences[n - 1][1].about == SAID_BEHIND  # «you may, if it is so», not «if so, you may»
        match sentence.kind:
            case "static":
                found += _as_long_as(said, sentence)
            case "conditional" | "line of a table":
                found.append(_under_condition(found, said, sentence))
            case "instead so":
                if not found:
                    raise stopped(said, said.words[0], "prima non si dice che cosa si farebbe")
                if _all_instead(found, sentence):
                    continue
                so = tuple(_to_the_same(paying(s), found[-1]) for s in sentence.steps)
                if len(found) > 1 and type(so[0]) is not type(found[-1]):
                    raise stopped(said, said.words[0], "non è chiaro che cosa si farebbe altrimenti")
                if isinstance(so[0], tree.May):  # «you may do that instead»: whoever does not, does what stood there
                    so = (tree.OneOf(so[0].who, (so[0].do, (found[-1],))), *so[1:])
                found[-1] = tree.If(sentence.condition, so, (found[-1],), instead=True)
            case "countered so" | "if prevented":
                found[-1:] = [_going_on(found, said, sentence)]
            case "if searched":
                _attach_to_search(found, sentence.steps, said)
            case "if each searched":
                found[-1:] = [_by_each_who_searched(found, said, sentence.steps)]
            case "if so" if (so_ := _done_so(found, sentence.steps)) is not None:
                found.append(tree.If(so_, tuple(paying(step) for step in sentence.steps)))
            case "if so":
                _attach(found, begun_so(found, said, sentence.steps), said, "then")
            case "when so" | "when paid at all" | "when done thus":
                _triggers_as_it_is_done(found, said, sentence, sentences[n + 1 :])
                break  # what is told after it, that ability does as well
            case "if not" | "otherwise":
                _attach(found, sentence.steps, said, sentence.kind, behind=behind)
            case "if not taken":  # «if you do not put it into your hand»: whether you may not, or do not care to
                _attach(found, sentence.steps, said, "if not", behind=True)
            case "if any" | "if none":
                _attach_to_any(found, sentence.steps, said, "then" if sentence.kind == "if any" else "otherwise")
            case "if won" | "if lost" | "if heads" | "if tails":
                does = tuple(paying(step) for step in sentence.steps)
                found[-1:] = [results.decided(found, does, said, sentence.kind.removeprefix("if "))]
            case "spend only" | "mana stays":
                found = _bound(said, found, sentence.about)
            case "if impossible":
                found[-1:] = [_else_where_impossible(found, sentence.steps, said)]
            case _:
                for step in begun_so(found, said, sentence.steps):
                    found += with_what_they_have(found, said, _finished(found, (step,)))
    found = all_that_were_revealed(prevented_so(found), any(_tells_of_those_cards(said) for said, _ in sentences))
    _check_what_is_told(found := all_that_were_exiled(found), sentences)
    return tuple(paying(step) for step in with_new_targets(said, found))


def _triggers_as_it_is_done(
    found: list[object], said: Said, sentence: Sentence, more: list[tuple[Said, Sentence]]
) -> None:
    """What triggers as what was told before is done, or as such a thing has been done in this way."""
    ability = tree.Reflexive((), steps_of([(said, sentence._replace(kind="plain", condition=None)), *more]))
    if sentence.kind == "when done thus":
        found.append(tree.If(sentence.condition, (ability,)))
    else:
        _then(found, ability, said)


def _check_what_is_told(found: list[object], sentences: list[tuple[Said, Sentence]]) -> None:
    """Refuse what speaks of tokens, cards or a time of which nothing tells which."""
    if any(map(_is_of_no_kind, found)):
        raise stopped(sentences[-1][0], None, "non so di quali pedine si parli")
    if any(isinstance(step, tree.Skip) for _, sentence in sentences for step in sentence.steps[:-1]):
        raise stopped(sentences[-1][0], None, "non so se ciò che segue il salto si faccia subito")
    if tree.holds(tuple(found), tree.X) and any(map(_tells_what_x_is, (said for said, _ in sentences))):
        raise stopped(sentences[-1][0], None, "di X dice un’altra frase che cosa sia")
    if any(
        one.until == UNSAID and not LEAVES_FOR_A_TIME.isdisjoint(one.rules)
        for one in tree.all_in(tuple(found), tree.Change)
    ):
        raise stopped(sentences[-1][0], None, "non so fino a quando si possa giocare quella carta")
    if takes_what_was_not_exiled(found):
        raise stopped(sentences[-1][0], None, "non so quali carte siano state esiliate")
    several = any(one.how_many == 1 for one in tree.all_in(tuple(found), tree.RevealUntil)) or not tree.holds(
        tuple(found), tree.TheRest
    )
    unclear = tree.holds(tuple(found), tree.RevealUntil) and tree.holds(tuple(found), Ref) and several
    if unclear and any(_tells_of_those_cards(said) for said, _ in sentences):
        raise stopped(sentences[-1][0], None, "non so se «quelle carte» siano tutte quelle rivelate")
    if any(isinstance(step, tree.Instead) and not step.until for step in found):
        raise misplaced(sentences[0][0])  # how long something is done instead, nobody said


def _put_elsewhere(found: list[object], said: Said, to: str) -> tree.Counter:
    """Where the spell goes that was countered just before."""
    last = found[-1] if found else None
    if not isinstance(last, tree.Counter):
        raise stopped(said, said.words[0], "prima non si neutralizza nulla")
    return last._replace(to=to)


def _going_on(found: list[object], said: Said, sentence: Sentence) -> object:
    """The last instruction, where what it does goes on: to where what it counters is put, and what it does besides."""
    if sentence.kind == "if prevented":
        return _where_prevented(found, said, sentence.steps)
    return _put_elsewhere(found, said, sentence.about)


def _where_prevented(found: list[object], said: Said, steps: tuple[object, ...]) -> object:
    """What prevents damage, with what is done if it does."""
    shield = told_if_prevented(found[-1] if found else None, steps)
    if shield is None:
        raise stopped(said, said.words[0], "prima non si previene danno di cui questo possa parlare")
    return shield


def _by_each_who_searched(found: list[object], said: Said, steps: tuple[object, ...]) -> tree.May:
    """What each player does who has looked through their library, as it was left to them."""
    last = found[-1] if found else None
    if not isinstance(last, tree.May) or not isinstance(last.who, (tree.EachPlayer, tree.Opponent)):
        raise stopped(said, said.words[0], "prima non è lasciato a ognuno di cercare")
    if not any(map(_is_search, last.do)):
        raise stopped(said, said.words[0], "prima nessuno passa in rassegna un grimorio")
    return last._replace(do=(*last.do, *steps))


def tells_the_cost(told_before: list[tuple[Said, Sentence]], said: Said, word: str) -> None:
    """«Its flashback cost is equal to its mana cost» belongs to the sentence before, which gives the keyword."""
    if not told_before:
        raise misplaced(said)
    before, sentence = told_before[-1]
    told = tree.Keyword(word, TOLD_BEHIND)
    if not tree.holds_node(sentence.steps, told):
        raise misplaced(said)
    steps = tree.with_others(
        sentence.steps, tree.Keyword, lambda one: tree.Keyword(word, tree.OwnCost()) if tree.same(one, told) else one
    )
    told_before[-1] = (before, sentence._replace(steps=steps))


def _all_instead(found: list[object], sentence: Sentence) -> bool:
    """«3 damage to that player and 3 to that creature instead»: each stands for the one in its place.

    Whether there are as many before it, and alike.
    """
    before = tuple(found[-len(sentence.steps) :])
    if len(before) == 1 or [*map(type, before)] != [*map(type, sentence.steps)]:
        return False
    so = tuple(_to_the_same(paying(s), b) for s, b in zip(sentence.steps, before, strict=True))
    found[-len(before) :] = [tree.If(sentence.condition, so, before, instead=True)]
    return True


def _tells_what_x_is(said: Said) -> bool:
    """Whether a sentence tells what X is: that is said of this sentence, and may be another number by the next."""
    return ("dove", "X") in pairwise(word.kind for word in said.words)


def _tells_of_those_cards(said: Said) -> bool:
    """Whether a sentence speaks of several cards that were told before."""
    words = [word.said.lower() for word in said.words]
    return ("quelle", "carte") in pairwise(words)


def _is_of_no_kind(node: object) -> bool:
    """Whether tokens are made like others of which nobody has told."""
    if isinstance(node, tree.Token) and node.name == THE_SAME:
        return True
    return isinstance(node, tuple) and any(map(_is_of_no_kind, node))


def _to_the_same(step: object, before: object) -> object:
    """Other damage instead, dealt to whom the damage before it would be."""
    if isinstance(before, tree.Damage) and isinstance(step, tree.Excess):
        return before._replace(excess=step.to)
    if isinstance(step, tree.Damage) and step.to == Ref("the same") and isinstance(before, tree.Damage):
        return before._replace(amount=step.amount)
    if isinstance(step, tree.Change) and isinstance(before, tree.Change):  # it lasts as long as what it stands for
        step = step._replace(what=before.what) if _are_those(step.what, before.what) else step
        return step._replace(until=before.until) if step.until == UNSAID else step
    if isinstance(step, tree.PutCounters) and step.what == Ref("the same") and isinstance(before, tree.PutCounters):
        return before._replace(how_many=step.how_many) if before.counter == step.counter else step
    tokens = (tree.Token, tree.KnownToken, tree.CopyToken)
    if isinstance(step, tree.Token) and step.name == THE_SAME and isinstance(before, tokens):
        return before._replace(how_many=step.how_many)
    return step


def _are_those(what: object, before: object) -> bool:
    """Whether «those creatures» are the ones that the text has told of by what they are."""
    of = before.of if isinstance(before, (tree.Each, tree.EachOf)) else None
    return isinstance(what, Ref) and what.kind == "thing" and of is not None and {*what.types} <= types_of(of)


def _as_long_as(said: Said, sentence: Sentence) -> list[object]:
    """What is done for as long as something is so: only changes last."""
    if not all(isinstance(step, tree.Change) and step.until == UNSAID for step in sentence.steps):
        raise misplaced(said)
    return [step._replace(until=tree.While(sentence.condition)) for step in sentence.steps]


def _finished(found: list[object], steps: tuple[object, ...]) -> list[object]:
    """`It cannot be regenerated` belongs to the destroying before it."""
    left = list(steps)
    first = left[0] if left else None
    shut = isinstance(first, tree.Change) and first.rules == ("cannot be regenerated",)
    if shut and found and isinstance(found[-1], tree.Destroy):
        found[-1] = found[-1]._replace(no_regeneration=True)
        left.pop(0)
    if found and isinstance(first, tree.Choose) and _is_choice_of_card(first):
        first = left[0] = _of_the_hand_seen(first, found[-1])
    if stays(first) and found and (kept := keeping_its_types(found[-1])) is not None:
        found[-1] = kept
        left.pop(0)
    return left


def _is_choice_of_card(step: tree.Choose) -> bool:
    return isinstance(step.what, tree.Chosen) and step.what.of.noun == "card"


def _of_the_hand_seen(step: tree.Choose, before: object) -> tree.Choose:
    """A card that is chosen right after a hand was seen is one of that hand."""
    hand = isinstance(before, tree.Look) and isinstance(before.at, tree.Stat) and before.at.name == "hand"
    if not hand or not isinstance(step.what, tree.Chosen) or step.what.of.zone != "battlefield":
        return step
    return step._replace(what=step.what._replace(of=step.what.of._replace(zone="hand", owner="that player")))


_COUNTERED_SO = tree.Compared(tree.Thus("countered", tree.Filter("spell", zone="stack")), ">=", 1)
_SACRIFICED_SO = tree.Compared(tree.Thus("sacrificed", tree.Filter()), ">=", 1)


def _done_so(found: list[object], steps: tuple[object, ...]) -> tree.Compared | None:
    """What has to have been done by what was told before, where that leaves nobody a choice."""
    if found and isinstance(found[-1], tree.Counter) and not found[-1].unless:
        return _COUNTERED_SO
    return _SACRIFICED_SO if _must_be_sacrificed(found) and not tree.holds(steps, tree.Tie) else None


def _must_be_sacrificed(found: list[object]) -> bool:
    """Whether you have just been told to sacrifice something, and before that nothing: you may have nothing to give.

    Of what blocked it, or bore it, as it was sacrificed, no play knows.
    """
    *before, last = found or [None]
    mine = isinstance(last, tree.Sacrifice) and isinstance(last.who, tree.You) and not last.up_to
    return mine and not tree.holds(tuple(before), tree.Sacrifice)


def _then(found: list[object], ability: tree.Reflexive, said: Said) -> None:
    """What triggers as the instruction before it is done."""
    last = found[-1] if found else None
    if isinstance(last, tree.PayTimes):
        found[-1] = last._replace(then=(ability,))
    elif found and is_always_done(last):
        found.append(ability)
    else:
        _attach(found, (ability,), said, "then")


def _attach(found: list[object], steps: tuple[object, ...], said: Said, how: str, *, behind: bool = False) -> None:
    """What is done if a player does what was told before, or does not, belongs to that."""
    now = _attached(found[-1], steps, how, behind=behind) if found else None
    if now is not None:
        found[-1] = now
    else:
        raise stopped(said, said.words[0], "prima non si dice che cosa si potrebbe fare")


def _attach_to_search(found: list[object], steps: tuple[object, ...], said: Said) -> None:
    """What is done if a library was searched, where that is left to a player."""
    last = found[-1] if found else None
    offer = last.do if isinstance(last, tree.May) else (last,)
    *before, search = offer
    if isinstance(search, tree.LookIn):
        offer = (*before, search._replace(then=steps))
    elif any(map(_is_wide_search, offer[-2:])) or any(map(_is_wide_search, found[-2:])):
        offer = (*offer, *steps)  # who looks through several zones, all of them, has looked through the library too
    else:
        raise stopped(said, said.words[0], "prima non si passa in rassegna nulla")
    found[-1:] = [last._replace(do=offer)] if isinstance(last, tree.May) else offer


def _attached(before: object, steps: tuple[object, ...], how: str, *, behind: bool = False) -> object | None:
    """An instruction with what is done `then`, `if not` or `otherwise`; None where nothing is left open.

    «Otherwise» denies the condition that was told; «if you do not» the offer, and so only who had it does not take it.
    """
    then = how == "then"
    last = paying(_priced(before, shown=not then))
    match last:
        case tree.Pay() | tree.May(do=(_, *_)) if not then:
            return with_inside(last, {"otherwise": (*last.otherwise, *steps)})
        case tree.CastIt(tree.Chosen(_, _, 1), otherwise=()) if not then:
            return last._replace(otherwise=tuple(paying(step) for step in steps))
        case tree.Pay():
            return last._replace(then=(*last.then, *steps))
        case tree.If(otherwise=()) if then and isinstance(last.then[-1], _OFFERS):
            inner = _attached(last.then[-1], steps, how)
            return None if inner is None else last._replace(then=(*last.then[:-1], inner))
        case tree.If() if how == "if not":
            return _where_not_taken(last, steps, behind=behind)
        case tree.If() if not then:
            unclear = isinstance(last.then[-1], _OFFERS) and (behind or _is_followed(last.then[-1]))
            does = (*last.otherwise, *(paying(step) for step in steps))
            return None if unclear else last._replace(otherwise=does)
        case tree.Later(do=(*done, tree.Pay() as offer)):
            inner = _attached(offer, steps, how)
            return None if inner is None else last._replace(do=(*done, inner))
        case tree.Flip(lost=()) | tree.Clash(lost=()) if not then:
            return last._replace(lost=tuple(paying(step) for step in steps))
        case tree.May() if then:
            return last._replace(do=(*last.do, *steps))
    if then and (possible := where_possible(last)) is not None:
        return tree.If(possible, (last, *(paying(step) for step in steps)))
    return None


def _where_not_taken(last: tree.If, steps: tuple[object, ...], *, behind: bool) -> tree.If | None:
    """What is done by who does not take an offer that was made under a condition; None where that is not clear."""
    offer = paying(_priced(last.then[-1], shown=True))
    if not isinstance(offer, _OFFERS):
        possible = where_possible(last.then[0])  # «sacrifice it: if you do …»: who cannot does not
        return last._replace(otherwise=(*last.otherwise, *steps)) if tree.same(possible, last.condition) else None
    declined = (*last.then[:-1], with_inside(offer, {"otherwise": (*offer.otherwise, *steps)}))
    if behind:  # the condition is part of the offer: nobody does it either where it is not so
        return last._replace(then=declined, otherwise=(*last.otherwise, *steps))
    return last._replace(then=declined) if isinstance(offer, tree.Pay) else None


def _is_followed(offer: object) -> bool:
    """Whether it was told what is done by who takes an offer."""
    return isinstance(offer, tree.Pay) and bool(offer.then or offer.otherwise)


def _attach_to_any(found: list[object], steps: tuple[object, ...], said: Said, name: str) -> None:
    """What is done once if any of several players takes an offer, or if none does; or by each who does."""
    _offered_to_any(found)
    last = found[-1] if found else None
    offer = last if isinstance(last, tree.IfAny) else paying(_priced(last, shown=True))
    if not isinstance(offer, (*_OFFERS, tree.IfAny)):
        raise stopped(said, said.words[0], "prima non si dice che cosa si potrebbe fare")
    several = isinstance(offer, tree.IfAny) or isinstance(offer.who, (tree.EachPlayer, tree.Opponent))
    if not several:
        raise stopped(said, said.words[0], "prima non si offre nulla a più giocatori")
    if name == "then" and _mentions_a_player(steps):
        _attach(found, steps, said, "then")
        return
    any_ = offer if isinstance(offer, tree.IfAny) else tree.IfAny(offer)
    found[-1] = with_inside(any_, {name: (*getattr(any_, name), *(paying(step) for step in steps))})


def _offered_to_any(found: list[object]) -> None:
    """«An opponent may …. If nobody does, …»: whoever of them will, and not one who is chosen."""
    if len(found) > 1 and isinstance(found[-2], tree.OnePlayer) and isinstance(found[-1], _OFFERS):
        found[-2:] = [found[-1]._replace(who=found[-2].of)]


def _mentions_a_player(node: object) -> bool:
    """Whether a text goes on about the player spoken of before: «that player»."""
    if isinstance(node, Ref):
        return node.kind == "player"
    return isinstance(node, tree.ThatPlayer) or (isinstance(node, tuple) and any(map(_mentions_a_player, node)))


_OFFERS = (tree.May, tree.Pay)


def _is_search(step: object) -> bool:
    """Whether an instruction looks through a library."""
    what = step.what if isinstance(step, (tree.PutInto, tree.Reveal, tree.Choose)) else None
    return isinstance(what, tree.Chosen) and "library" in {each.zone for each in what.of.either or (what.of,)}


def _is_wide_search(step: object) -> bool:
    """Whether an instruction looks through a library and other zones."""
    what = step.what if isinstance(step, (tree.PutInto, tree.Reveal)) else None
    return isinstance(what, tree.Chosen) and "library" in {each.zone for each in what.of.either}


def _bound(said: Said, found: list[object], told: tuple[tree.SpendOn, ...] | str) -> list[object]:
    """`Spend this mana only on …` belongs to all the mana that was added before it; so does that it is not lost."""
    if not any(tree.adds_mana(step) for step in found):
        raise stopped(said, said.words[0], "prima non si aggiunge mana")

    def told_of(added: tree.AddMana) -> tree.AddMana:
        return added._replace(stays=told) if isinstance(told, str) else added._replace(uses=(*added.uses, *told))

    return [tree.with_others(step, tree.AddMana, told_of) for step in found]


def _under_condition(found: list[object], said: Said, sentence: Sentence) -> tree.If:
    """What is done if something is so; of a line of a table, if the die before it came to such a result."""
    if sentence.kind == "conditional":
        return tree.If(sentence.condition, tuple(paying(step) for step in sentence.steps))
    results.rolled(found, said)
    least, most, sentences = sentence.about
    return tree.If(tree.Rolled(least, most), steps_of(sentences))


def _else_where_impossible(found: list[object], steps: tuple[object, ...], said: Said) -> tree.If:
    """What is done where the instruction before it cannot be."""
    last = found[-1] if found else None
    possible = where_possible(last)
    if possible is None:
        raise stopped(said, said.words[0], "prima non si dice che cosa potrebbe essere impossibile")
    return tree.If(possible, (last,), tuple(paying(step) for step in steps))


def _priced(step: object, *, shown: bool = False) -> object:
    """What a player may do, where it is a cost that they may pay; `shown` where nothing is done with what is shown."""
    if not isinstance(step, tree.May) or len(step.do) != 1 or (isinstance(step.do[0], tree.Reveal) and not shown):
        return step
    cost = _as_cost(step.do[0], step.who)
    return step if cost is None else tree.Pay(step.who, (cost,))


def _as_cost(step: object, who: object) -> tree.Cost | None:
    """An instruction to that player as a cost, None where it is none."""
    if isinstance(who, (tree.EachPlayer, tree.Opponent)):
        who = tree.ThatPlayer()  # of several players, the one who decides
    match step:
        case tree.Sacrifice(
            payer, (Filter() | tree.This() | tree.Host() | tree.Granter() | Ref()) as of, n, _, False, apart
        ) if tree.same(payer, who):
            return tree.SacrificeCost(of, n, apart)
        case tree.Discard(payer, int() as n, at_random, None) if tree.same(payer, who):
            return tree.DiscardCost(Filter("card", zone="hand"), n, at_random)
        case tree.Discard(payer, _, _, tree.Chosen(of, _, n, False)) if tree.same(payer, who):
            return tree.DiscardCost(within(of, {"noun": "card", "zone": "hand", "owner": ""}), n)
        case tree.Reveal(_, tree.Chosen(of, _, n, False)) if isinstance(who, tree.You) and _is_in_hand(of):
            return tree.RevealCost(within(of, {"noun": "card", "zone": "hand", "owner": ""}), n)
        case tree.Tap(tree.Chosen(of, _, n, False)) if isinstance(who, tree.You):
            return tree.TapOthers(within(of, {"controller": ""}), n)
        case tree.Action("piagare", (_, tree.PutCounters(_, _, n))) if isinstance(who, tree.You):
            return blighting(n)
        case _:
            return None


def _is_in_hand(of: Filter) -> bool:
    return all(each.zone == "hand" for each in of.either or (of,))


def paying(step: object) -> object:
    """`You may pay` is one instruction."""
    if isinstance(step, tree.May) and step.do and isinstance(step.do[0], tree.Pay) and not step.do[0].then:
        first = step.do[0]
        costs, then = first.costs, step.do[1:]
        while then and (cost := _as_cost(then[0], step.who)) is not None:  # «you may pay {2} and sacrifice a land»
            costs, then = (*costs, cost), then[1:]
        return tree.Pay(step.who, costs, then, times=first.times)
    if not isinstance(step, tree.May) or len(step.do) < _SEVERAL or isinstance(step.do[0], tree.Reveal):
        return step
    if (cost := _as_cost(step.do[0], step.who)) is not None:
        return tree.Pay(step.who, (cost,), step.do[1:])
    return step


_SEVERAL = 2
