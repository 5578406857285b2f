"""Copies: of permanents, cards and tokens, of spells and abilities; and what of a copy is otherwise."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import acts
from judgekit.magic.language.makers.acts import per, sized, times
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Act,
    Aim,
    Clause,
    Meanings,
    Outside,
    Parts,
    PerEach,
    Ref,
    Until,
    const,
    of,
    one,
    said,
)
from judgekit.magic.language.makers.merged_filters import filter_in
from judgekit.magic.language.makers.parties import enterer
from judgekit.magic.language.tree import Change, Each, Except, You

BLANK = Change(None)
OF_THE_COPY = Ref("copy")
OF_EACH_COPY = "each copy"  # of each copy that is made for a thing of a kind: that kind is named again


def _so(fields: dict[str, Any], **more: Any) -> Except:
    return Except(BLANK._replace(**fields, **more))


def merged(exceptions: list[Except]) -> Except:
    """Several exceptions as one."""
    found = Except()
    for each in exceptions:
        now, then = found.change, each.change
        clash = [
            name
            for name in ("colors", "set_power", "set_toughness")
            if getattr(now, name) is not None and getattr(then, name) is not None
        ]
        kinds = (now.types or now.subtypes) and (then.types or then.subtypes)
        if clash or (kinds and now.adds_types != then.adds_types):
            raise Outside
        found = Except(
            BLANK._replace(
                words=(*now.words, *then.words),
                types=(*now.types, *then.types),
                subtypes=(*now.subtypes, *then.subtypes),
                adds_types=now.adds_types or then.adds_types,
                colors=then.colors if now.colors is None else now.colors,
                set_power=then.set_power if now.set_power is None else now.set_power,
                set_toughness=then.set_toughness if now.set_toughness is None else now.set_toughness,
            ),
            (*found.supertypes, *each.supertypes),
            (*found.not_supertypes, *each.not_supertypes),
            (*found.keeps, *each.keeps),
            found.this_ability or each.this_ability,
            (*found.counters, *each.counters),
            if_it_is=each.if_it_is or found.if_it_is,
        )
    return found


def excepted(last: Any, steps: list[Any]) -> Any:
    """A copying with more exceptions, told by a verb without a subject behind the first; None where it is none."""
    inner = last.do[0] if isinstance(last, tree.Instead) and last.do else last
    if not isinstance(inner, (tree.BecomeCopy, tree.CopyToken)) or inner.unlike == Except():
        return None
    more = [_of_change(step) for step in steps]
    told = [each for each in more if each is not None]
    if not told or len(told) < len(more):
        return None
    now = inner._replace(unlike=merged([inner.unlike, *told]))
    return now if inner is last else last._replace(do=(now, *last.do[1:]))


def _of_change(step: object) -> Except | None:
    if not isinstance(step, Change) or step.what != Ref("subject") or step.until != UNSAID:
        return None
    told = BLANK._replace(
        words=step.words,
        types=step.types,
        subtypes=step.subtypes,
        adds_types=step.adds_types,
        colors=step.colors,
        set_power=step.set_power,
        set_toughness=step.set_toughness,
    )
    return Except(told) if told._replace(what=step.what, until=UNSAID) == step else None


def is_so(args: Parts) -> Except:
    fields = next(a for a in args if isinstance(a, dict))
    if any(not isinstance(fields.get(name, 0), int) for name in ("set_power", "set_toughness")):
        raise Outside  # of a size that is counted
    if fields.get("colors") in {("choice",), ("chosen",)}:
        raise Outside
    return _so(fields)


def is_so_too(args: Parts) -> Except:
    found = is_so(args)
    if found.change.colors is not None:
        raise Outside  # whether the colour, too, is one more
    return found._replace(change=found.change._replace(adds_types=True))


def of_that_size(args: Parts) -> Except:
    power, toughness = sized(said(args, "BODY")[0])
    if not isinstance(power, int) or not isinstance(toughness, int):
        raise Outside
    return _so({}, set_power=power, set_toughness=toughness)


def counters_besides(args: Parts) -> Except:
    n, kind = [a for a in args if not isinstance(a, Word)][:2]
    return Except(counters=((kind, n),))


def _told(args: Parts) -> list[Any]:
    """What the parts tell that is no word, no exception and no duration."""
    return [a for a in args if not isinstance(a, (Word, Except, Until, PerEach, dict))]


def as_a_copy(args: Parts) -> tree.BecomeCopy:
    what = _told(args)[0]
    if isinstance(what, Aim):
        raise Outside  # nothing is a target as something enters
    return tree.BecomeCopy(tree.This(), what, one(Except, args) or Except(), tree.FOR_GOOD)


def entering(what: object, step: tree.BecomeCopy, *, tapped: bool) -> tree.Instead:
    itself = tree.It() if isinstance(what, Each) else tree.This()
    return tree.Instead("enters", enterer(what), (step._replace(what=itself, tapped=tapped),))


def may_enter(args: Parts) -> Clause:
    """What enters may be a copy; that is chosen as it enters."""
    step = next(a for a in args if isinstance(a, tree.BecomeCopy))
    what = next(a for a in args if not isinstance(a, (Word, dict, tree.BecomeCopy)))
    if not isinstance(what, (tree.This, Ref)) or not isinstance(step.of, tree.Chosen):
        raise Outside
    tapped = bool(_coming(args))
    return Clause(None, Act("nobody", lambda _: entering(tree.This(), step, tapped=tapped)))


def enters(args: Parts) -> Act:
    step = next(a for a in args if isinstance(a, tree.BecomeCopy))
    if isinstance(step.of, tree.Chosen):
        step = step._replace(must=True)
    tapped = bool(_coming(args))
    return Act("thing", lambda what: entering(what, step, tapped=tapped))


def _unlike(args: Parts) -> Except:
    """What of a copy is otherwise, where that hangs on nothing: what does is told of entering alone."""
    found = one(Except, args) or Except()
    if found.if_it_is is not None:
        raise Outside
    return found


def if_it_is(args: Parts) -> Except:
    """What more of a copy is otherwise if it is of a type: which words it has, with which counters it enters."""
    more = merged(of(Except, args))
    if more._replace(change=BLANK, counters=()) != Except() or more.change != BLANK._replace(words=more.change.words):
        raise Outside
    return Except(if_it_is=(said(args, "TYPE")[0], more))


def copy_of(args: Parts) -> tree.BecomeCopy:
    return tree.BecomeCopy(None, _told(args)[0])


def become(args: Parts) -> Act:
    step = next(a for a in args if isinstance(a, tree.BecomeCopy))
    until = one(Until, args)
    otherwise = _unlike(args)
    found = step._replace(unlike=otherwise, until=until.until if until else UNSAID)
    return Act("thing", lambda what: found._replace(what=what))


def become_and_keep(args: Parts) -> Act:
    return become([*args, Except(this_ability=True)])


def is_one_of_the_chosen(args: Parts) -> Act:
    """What is a copy all the time, of the creature that was chosen as the source entered."""
    if said(args, "TYPE") != ["creature"]:
        raise Outside
    step = tree.BecomeCopy(None, tree.CHOSEN_AS_IT_ENTERED)
    return Act("thing", lambda what: Change(what, copied=step, until=UNSAID))


def may_become(args: Parts) -> Clause:
    step = next(a for a in args if isinstance(a, tree.BecomeCopy))
    until = one(Until, args)
    what = next(a for a in args if not isinstance(a, (Word, tree.BecomeCopy, Except, Until)))
    now = step._replace(what=what, unlike=_unlike(args), until=until.until if until else UNSAID)
    return Clause(You(), Act("nobody", lambda _: now), may=True)


def _coming(args: Parts) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for each in of(dict, args):
        fields |= each
    return fields


def token(args: Parts) -> Act:
    if of(Word, args) and said(args, "TYPE") not in ([], ["creature"]):
        raise Outside
    n, what = [a for a in args if not isinstance(a, (Word, Except, PerEach, dict))][:2]
    n = times(n, per(args)) if per(args) is not None else n
    otherwise = _unlike(args)
    return Act("player", lambda who: tree.CopyToken(n, what, who, otherwise, **_coming(args)))


def of_each(args: Parts) -> Clause:
    """A copy of each of some things."""
    parts = next(a for a in args if type(a) is tuple)
    what = Each(filter_in(parts, numbers=False))
    otherwise = _unlike(args)
    fields = _coming(args)
    return Clause(None, Act("player", lambda who: tree.CopyToken(1, what, who, otherwise, **fields)))


def coming(args: Parts) -> dict[str, Any]:
    return {
        "tapped": any(a.kind == "tappato" for a in args),
        "fights": "attacking" if any(a.kind == "attaccante" for a in args) else "",
    }


def spell(args: Parts) -> Act:
    what = next((a for a in args if not isinstance(a, (Word, PerEach, Except))), Ref("spell"))
    otherwise = _unlike(args)
    if not _waits(what) or (otherwise != Except() and not _is_a_spell(what)):
        raise Outside  # a card is copied elsewhere, and its copy cast: that is another thing
    often: Any = int(said(args, "NUMBER")[0]) if said(args, "NUMBER") else 1
    often = times(often, per(args)) if per(args) is not None else often
    return Act("player", lambda who: tree.CopySpell(what, often, who, unlike=otherwise))


def for_each(args: Parts) -> Act:
    """A copy for each other thing that the spell could target."""
    what, each, again = (a for a in args if not isinstance(a, Word))
    of = each.filter if isinstance(each, PerEach) else None
    if not isinstance(of, tree.Filter) or not of.other or not _waits(what) or not isinstance(again, Ref | tree.It):
        raise Outside
    return Act("player", lambda who: tree.CopySpell(what, 1, who, for_each=of._replace(other=False)))


def a_target_for_each(args: Parts) -> Clause:
    kinds = tuple(said(args, "TYPE"))
    return Clause(None, Act("nobody", lambda _: tree.NewTarget(Ref(OF_EACH_COPY, kinds))))


def _waits(what: object) -> bool:
    """Whether a text speaks of something on the stack."""
    if isinstance(what, Aim):
        of_ = what.wanted.filter
        return all(each.noun in {"spell", "ability"} for each in of_.either or (of_,))
    return isinstance(what, tree.This) or (isinstance(what, Ref) and what.kind in {"spell", "thing"})


def _is_a_spell(what: object) -> bool:
    """Whether nothing but a spell is meant: an ability has no colour, no name and no type."""
    if isinstance(what, Aim):
        of_ = what.wanted.filter
        return all(each.noun == "spell" for each in of_.either or (of_,))
    return isinstance(what, Ref) and what.kind == "spell"


def new_targets(_: Parts) -> Clause:
    return Clause(None, Act("nobody", lambda _: tree.NewTarget(OF_THE_COPY, free=True)))


def target_of_the_copy(args: Parts) -> Clause:
    """What a copy has for its target, told by the text: something that was spoken of."""
    what = args[-1]
    if not isinstance(what, Ref):
        raise Outside
    return Clause(None, Act("nobody", lambda _: tree.NewTarget(OF_THE_COPY, to=what)))


MEANINGS: Meanings = {
    "may_enter_as_a_copy": may_enter,
    "may_become_a_copy": may_become,
    "new_targets_for_the_copy": new_targets,
    "copy_for_each": for_each,
    "target_of_the_copy": target_of_the_copy,
    "a_target_for_each_copy": a_target_for_each,
    "a_copy_of_each": of_each,
    "enters_as_a_copy": enters,
    "become_a_copy": become,
    "is_a_copy_of_the_chosen": is_one_of_the_chosen,
    "become_a_copy_and_keep": become_and_keep,
    "copy_token": token,
    "copy_spell": spell,
    "populate": acts.by_player(tree.Populate),
    "as_a_copy": as_a_copy,
    "copy_of": copy_of,
    "coming": coming,
    "otherwise": lambda a: merged(of(Except, a)),
    "copy_if_it_is": if_it_is,
    "copy_is_so": is_so,
    "copy_is_so_too": is_so_too,
    "copy_is_of_that_size": of_that_size,
    "copy_is_of_that_sort": lambda a: Except(supertypes=tuple(said(a, "SUPERTYPE"))),
    "copy_is_not_of_that_sort": lambda a: Except(not_supertypes=tuple(said(a, "SUPERTYPE"))),
    "copy_has_besides": lambda a: _so({"words": tuple(a[-1])}),
    "copy_has_besides_this": lambda a: _so({"words": tuple(next(x for x in a if type(x) is tuple))})._replace(
        this_ability=True
    ),
    "copy_has_this_ability": const(Except(this_ability=True)),
    "keeps_its_name": const(Except(keeps=("name",))),
    "keeps_its_colour": const(Except(keeps=("colours",))),
    "has_counters_besides": counters_besides,
}
