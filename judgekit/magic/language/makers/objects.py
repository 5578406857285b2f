"""Nouns of card text: which things a group of nouns, their articles and qualities mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import determiners
from judgekit.magic.language.makers.intermediate import (
    KEYS,
    PLURAL,
    THE_GRANTER,
    Aim,
    Either,
    ExiledThus,
    Joint,
    Meanings,
    OfWhom,
    Outside,
    Part,
    Parts,
    Qual,
    Ref,
    SelfIn,
    const,
    creature_of,
    of,
    one,
    only,
    said,
    the,
)
from judgekit.magic.language.makers.merged_filters import (
    add_fields,
    filter_in,
    filter_of,
    is_a_name,
    is_of_kinds,
    itself,
    kinds_of,
    merged,
    names_only,
    no_sort_of_cards,
    of_one_kind,
    of_the_enchanted,
    of_things_alone,
    one_kind_or_another,
    other_than_its_namesake,
    owned,
    plain_kind,
    said_of_many,
    side_by_side,
    told_behind,
    told_of_those_counted,
)
from judgekit.magic.language.makers.namesakes import of_its_name
from judgekit.magic.language.makers.nearest import with_the_nearest_aimed
from judgekit.magic.language.tree import IN_ONE_GRAVEYARD, Chosen, Each, Filter, You, within
from judgekit.magic.vocabulary import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable


def part(args: Parts) -> Part:
    """Determiner, noun, qualities: one part of a group."""
    args = with_the_nearest_aimed(args)
    det = one(Part, args) or Part()
    noun: Qual = of(Qual, args)[0]
    if not (det.det == "the" and not det.many and is_a_name(of(Qual, args))):
        noun = of_one_kind(noun)
    if "self" in noun.fields:
        it = itself(of(Qual, args)[1:])
        if noun.fields["self"] == THE_GRANTER and it != tree.This():
            raise Outside
        return Part(fixed=tree.Granter() if noun.fields["self"] == THE_GRANTER else it)
    fields: dict[str, Any] = dict(noun.fields)
    variants: list[dict[str, Any]] = [{}]
    aimed = own = choice = False
    tail: dict[str, Any] = {}
    if sum(qual.aimed for qual in of(Qual, args)) > 1:
        raise Outside  # a target of what is a target
    whose_ = next((qual.whose for qual in of(Qual, args)[1:] if qual.whose is not None), None)
    for qual in told_of_those_counted(told_behind(said_of_many(of_the_enchanted(of(Qual, args)[1:]), det))):
        if aimed:
            add_fields(tail, qual.fields)
            tail = {} if qual.alternatives or own or qual.own else tail
        aimed, own, choice = aimed or qual.aimed, own or qual.own, choice or qual.choice
        if aimed and qual.theirs:
            raise Outside  # a target that somebody else chooses
        add_fields(fields, qual.fields)
        if qual.alternatives:
            variants = [each | more for each in variants for more in qual.alternatives]
    if det.choice:
        fields["other"] = True
    if any(qual.every for qual in of(Qual, args)) and (det.det != "each" or aimed):
        raise Outside
    if isinstance(harm := fields.get("harm"), tree.Harm) and harm.thus:
        det = det._replace(det="each", many=False)  # «a creature that was dealt damage so» is whichever was
    if IN_ONE_GRAVEYARD in fields.get("status", ()) and not aimed:
        raise Outside
    filters = [filter_of({**fields, **side_by_side(fields, more)}) for more in variants]
    if any(no_sort_of_cards(each) for each in filters):
        raise Outside
    filters = [other_than_its_namesake(owned(each)) for each in filters]
    if any(qual.every for qual in of(Qual, args)) and whose_ is None and not all(each.owner for each in filters):
        raise Outside  # whose hand and graveyard is not told
    if tree.holds_node(tuple(each.namesake for each in filters), tree.ITS_CONTROLLER) and (
        aimed or any(each.noun != "spell" for each in filters)
    ):
        raise Outside  # «with the name of a card in their graveyard»: only of who casts a spell is that clear
    whole = filters[0] if len(filters) == 1 else Filter(either=tuple(filters))
    if own and det.det in {"a", "n"} and not aimed:
        whole = within(whole, {"owner": "you"})  # whoever chooses looks among their own
    random = any(qual.random for qual in of(Qual, args))
    if random and (aimed or det.up_to or det.det not in {"a", "n"} or not isinstance(det.how_many, int)):
        raise Outside
    more: dict[str, Any] = {"whose": whose_, "tail": tuple(tail.items()), "being": is_of_kinds(of(Qual, args)[-1])}
    return det._replace(random=random, filter=whole, aimed=aimed, own=own, choice=choice, **more)


def group(args: Parts) -> tuple[Part, ...]:
    joint = one(Joint, args)
    first, *rest = one_kind_or_another(of(Part, args))
    return (first if joint is None else first._replace(joint=joint.word), *rest)


def up_to_either(args: Parts) -> tuple[Part, ...]:
    """«Fino a una creatura o a un planeswalker bersaglio»: the preposition is said again, and means nothing more."""
    first, other = of(Part, args)
    if not first.up_to or other.up_to or other.det != "a" or the(Joint, args).word != "o" or not other.aimed:
        raise Outside
    return group(args)


def all_but(args: Parts) -> tuple[Part, ...]:
    """All that fits but what is of certain kinds."""
    (all_,), (but,) = of(Part, args), of(Qual, args)
    if all_.det != "each" or not each_of(all_) or all_.filter.either or all_.whose is not None:
        raise Outside
    fields = {name: (*getattr(all_.filter, name), *values) for name, values in but.fields.items()}
    return (all_._replace(filter=within(all_.filter, fields)),)


def thing(args: Parts) -> Any:
    """What a group of nouns stands for, as whatever an instruction speaks of."""
    return node_of(_no_mere_names(args[0]))


def _no_mere_names(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """No text means all of a kind by its name alone, «Distruggi Goblin»: who writes so means a thing, or a player."""
    if all(_is_a_mere_name(part) for part in parts):
        raise Outside
    return parts


def _is_a_mere_name(part: Part) -> bool:
    bare = part.fixed is None and not (part.det or part.aimed or part.own or part.choice or part.whose)
    return bare and part.filter == Filter(any_subtypes=part.filter.any_subtypes)


def node_of(parts: tuple[Part, ...]) -> object:
    first, last = parts[0], parts[-1]
    if any(p.whose is not None for p in parts):
        return all_of_theirs(parts)
    if any(p.random for p in parts):
        if len(parts) > 1:
            raise Outside
        return tree.AtRandom(first.filter, You(), first.how_many)
    if len(parts) == 1 and first.fixed is None and (besides := of_things_alone(first.filter)):
        bare = tree.replaced(first.filter, {name: getattr(Filter(), name) for name in besides})
        return OfWhom(node_of((first._replace(filter=bare),)), tuple(besides.items()))
    if len(parts) == 1:
        made = aim if first.aimed else single
        return made(first, first.filter) if first.fixed is None else first.fixed
    if first.joint == "e":
        return all_of(parts)
    if any(p.fixed is not None or (p.det == "this" and not p.many) for p in parts):
        return Either(tuple(node_of((p,)) for p in parts))
    if any(p.aimed for p in parts):
        others = {(p.how_many, p.up_to) for p in parts if p.det}
        one_of_a_sort = {(1, True), (1, False)} if first.up_to else {(1, False)}  # «fino a un … o una … bersaglio»
        if not last.aimed or (len(others) > 1 and not others <= one_of_a_sort):
            raise Outside
        return aim(first, merged(parts))
    if first.joint == "e/o" and all(each_of(p) for p in parts):
        return everything(parts)
    unsaid = all(not p.det and p.fixed is None and not p.aimed for p in parts[1:])
    if first.det == "each" and first.joint in {"o", "e"} and unsaid:
        return everything(parts)  # «each Wolf or Werewolf»: each thing that is one or the other
    if any(p.det == "each" or (p.det == "n" and p.how_many != first.how_many) for p in parts):
        raise Outside  # all of one sort or all of the other; so many of one, or so many of the other
    if all(each_of(p) for p in parts):
        return everything(parts)
    whole = merged(parts)
    of_one_zone = len({one.zone for one in whole.either}) <= 1
    if last.own and first.det == "a" and not whole.owner and of_one_zone:  # «an artifact or land card from their hand»
        whole = within(whole, {"owner": "you"})
    return single(first, whole)


def all_of_theirs(parts: tuple[Part, ...]) -> tree.EachOf:
    """All that fits and is whose the text says."""
    if any(p.aimed or not each_of(p) for p in parts) or any(p.whose is not None for p in parts[:-1]):
        raise Outside
    those = merged(tuple(p._replace(whose=None) for p in parts))
    if len(parts) > 1 and isinstance(parts[-1].whose, Aim) and any(each.zone == "battlefield" for each in those.either):
        raise Outside  # «gli Elfi e le creature con volare controllate da un giocatore bersaglio»: theirs alone?
    return tree.EachOf(those, parts[-1].whose)


def aim(first: Part, whole: Filter) -> Aim:
    if _is_their_own(first, whole):
        whole = within(whole, {"owner": "that player"})  # of whoever was spoken of, and nobody else
    if first.det in {"each", "that", "this"} or (first.det == "the" and first.many):
        raise Outside  # who chooses a target chooses one, or so many: «le creature di un giocatore bersaglio» are all
    least = 0 if first.up_to or first.how_many is None else first.how_many
    least = least if first.least is None else first.least
    most = 99 if first.how_many is None else first.how_many
    return Aim(tree.Wanted(whole, least, most), next(KEYS))


def each_of(part_: Part) -> bool:
    """Whether a part speaks of all that fits."""
    the = part_.det == "the" and (part_.many or part_.filter.noun == "player")
    return not part_.aimed and part_.fixed is None and (part_.det in {"each", ""} or the)


def everything(parts: tuple[Part, ...]) -> object:
    whole = merged(parts)
    if all(_is_their_own(parts[-1], one) for one in whole.either or (whole,)):
        return tree.EachOf(whole, Ref("player"))
    return everyone(whole) if whole.either else Each(whole)


def all_of(parts: tuple[Part, ...]) -> object:
    """One thing and the other: all that fits any of several filters, or each on its own."""
    if all(each_of(p) for p in parts):
        return everything(parts)
    parts = _from_one_zone(parts)
    nodes = of_its_name(tuple(node_of((p,)) for p in parts))
    unclear = any(p.fixed is None and not p.det for p in parts)  # `two target creatures and lands`
    aims = [n for n in nodes if isinstance(n, Aim)]
    another = len(aims) > 1 and any(n.wanted.filter.other for n in aims)  # other than the first target
    if unclear or another or any(isinstance(n, Chosen) for n in nodes):
        raise Outside
    return nodes


def _from_one_zone(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Where cards are is said once, behind the last."""
    last = parts[-1].filter
    if last.noun != "card" or last.zone == "battlefield" or any(p.filter.noun != "card" for p in parts):
        return parts
    where = {"zone": last.zone, "owner": last.owner}
    return tuple(p._replace(filter=within(p.filter, where)) if p.filter.zone == "battlefield" else p for p in parts)


def everyone(whole: Filter) -> object:
    """Each of several sorts: players of a sort are named as such, things are filtered."""
    nodes = tuple(determiners.player_node(f, Part(det="each")) if f.noun == "player" else Each(f) for f in whole.either)
    return nodes if any(f.noun == "player" for f in whole.either) else Each(whole)


def single(p: Part, whole: Filter) -> Any:
    if whole.noun == "player":
        return determiners.player_node(whole, p)
    if whole == Filter("card", other=True) and p.det == "the" and p.many:
        return tree.TheRest()  # no card is one of the others but of those that were looked at
    if any(each.types == ("planeswalker",) and "attacking" in each.status for each in whole.either or (whole,)):
        raise Outside  # it is not the planeswalker that attacks
    if "sacrificed" in whole.status:
        return tree.It("sacrificed")
    if p.det == "the" and not p.many and {"enchanted", "equipped", "fortified"} & set(whole.status):
        odd = "fortified" in whole.status and whole.types not in {(), ("land",)}  # (301.6)
        if odd or len(whole.status) > 1 or not plain_kind(whole._replace(status=())):
            raise Outside  # what it is on is that, whatever else it is
        return tree.Host()
    if p.det == "that" and whole == Filter(any_types=whole.any_types):
        return Ref("thing", whole.any_types)  # «that creature or that planeswalker»: the one that was spoken of
    if p.det == "this" and p.many:
        p = p._replace(det="that")  # «these creatures» are those that the text has told of, and not all there are
    if p.det in {"that", "this"} and not all(names_only(each) for each in whole.either or (whole,)):
        raise Outside  # one thing is meant, and more is said of it
    if p.det == "that" and whole.zone in {"hand", "library"}:
        raise Outside  # whether it is the one that the text has told of, nothing says
    if p.det == "the" and whole == Filter(status=("token",)):
        return Ref("token")  # none but those that the text has made
    if p.det == "this":
        if not p.many and whole.noun == "card" and whole.zone != "battlefield":
            return SelfIn(whole.zone)
        return tree.This()
    if p.det == "the" and not p.many and any(kind not in KINDS for kind in whole.any_subtypes) and plain_kind(whole):
        return tree.This()  # «the» word that is no kind of anything: part of its own name
    if p.det == "that" or (p.det == "the" and not p.many and plain_kind(whole)):
        kind = whole.noun if whole.noun in {"card", "spell", "source"} else "thing"
        return Ref(kind, whole.types, whole.any_subtypes if kind == "thing" else ())
    if p.det == "the" and not (p.many or p.choice) and (theirs := creature_of(whole)):
        return theirs
    if p.det == "the" and not (p.many or p.choice) and whole.zone == "battlefield" and whole.controller == "opponent":
        raise Outside  # «the permanent you don’t control» is one that the text has told of, and not any
    any_source = whole.noun == "source" and not p.choice
    if any_source and p.det == "n":
        raise Outside
    if any_source or p.det in {"each", ""} or (p.det == "the" and p.many):
        return tree.EachOf(whole, Ref("player")) if _is_their_own(p, whole) else Each(whole)
    return Chosen(whole, You(), p.how_many if p.how_many is not None else 99, p.up_to or p.how_many is None)


def _is_their_own(p: Part, whole: Filter) -> bool:
    """Whether cards are in a zone of whoever was spoken of, and in nobody else's."""
    return p.own and whole.zone in {"graveyard", "hand", "library"} and not whole.owner


def to(args: Parts) -> object:
    whom = node_of(_no_mere_names(group(args)))
    return _with_what_they_control(whom) if type(whom) is tuple else whom


def to_somebody_and_theirs(args: Parts) -> tuple[object, ...]:
    """`To each opponent and each creature and planeswalker that they control`: what is last is of those before."""
    whom, those = (node_of(_no_mere_names(group(each))) for each in (args[:1], args[2:]))
    found = _with_what_they_control((whom, those))
    if not isinstance(those, tree.Each) or not isinstance(found[1], tree.Each):
        raise Outside
    told = found != (whom, those) or found[1].of.controller == "opponent"
    if not told:
        raise Outside  # whose all that is, is not said
    return found


def _with_what_they_control(nodes: tuple[object, ...]) -> tuple[object, ...]:
    """`Each opponent and each creature that they control`: those that any of these players controls."""
    if not isinstance(nodes[0], (tree.Opponent, tree.EachPlayer)):
        return nodes
    whose = "opponent" if isinstance(nodes[0], tree.Opponent) else ""
    return tuple(
        n._replace(of=n.of._replace(controller=whose))
        if isinstance(n, tree.Each) and isinstance(n.of, Filter) and n.of.controller == "that player"
        else n
        for n in nodes
    )


def noun(**fields: object) -> Callable[[Parts], Qual]:
    return lambda _: Qual(fields)


def attached_kinds(args: Parts, **more: object) -> Qual:
    """Auras or Equipment that are on something: the words stand right behind, elsewhere they say where it is put."""
    on_it = next(a for a in args if isinstance(a, Qual))
    words = [a for a in args if isinstance(a, Word)]
    told = kinds_of(words, {**on_it.fields, **more})
    return told._replace(nearest=on_it.nearest and kinds_of(words, {**on_it.nearest.fields, **more}))


def card_kinds(args: Parts, **base: object) -> Qual:
    words = [a for a in args if isinstance(a, Word)]
    return kinds_of(words, base)


def node_filter(parts: tuple[Part, ...], *, numbers: bool = False) -> Any:
    """What parts tell of: one thing by itself, else a sort of things."""
    if any(p.whose is not None for p in parts):
        raise Outside
    if any(p.random for p in parts):
        raise Outside
    if len(parts) == 1 and parts[0].fixed is not None:
        return parts[0].fixed
    if len(parts) == 1 and parts[0].det == "this" and not parts[0].many:
        return node_of(parts)
    return filter_in(parts, numbers=numbers)


def the_others(args: Parts) -> Part:
    """Those of the cards looked at that are left; one other, of two, is what was spoken of."""
    return Part(fixed=tree.TheRest() if args[0].said.lower() in PLURAL else Ref("other"))


def the_haunted(args: Parts) -> Part:
    """«The creature it haunts»: whatever it has become."""
    if said(args, "TYPE")[0] != "creature":
        raise Outside
    return Part(fixed=tree.Haunted())


def the_revealed(args: Parts) -> Part:
    """The one card that was shown; or all that were, as far as they still lie where they were seen."""
    kinds = tuple(said(args, "TYPE"))
    if args[0].said.lower() not in PLURAL:
        return Part(fixed=Ref("shown", kinds))
    if kinds:
        raise Outside
    return Part(fixed=tree.TheRest())


def the_discarded(args: Parts) -> Part:
    if args[0].said.lower() in PLURAL or said(args, "TYPE"):
        raise Outside
    return Part(fixed=Ref("discarded"))


def cards_in(parts: tuple[Part, ...]) -> Filter:
    """All cards somewhere, as `the cards in your graveyard` tells them."""
    if len(parts) > 1 or parts[0].det != "the" or not parts[0].many or parts[0].whose is not None:
        raise Outside
    found = parts[0].filter
    if found.noun != "card" or found.zone == "battlefield" or parts[0].own:
        raise Outside
    return found


def fixed(make: Callable[[Parts], object]) -> Callable[[Parts], Part]:
    return lambda args: Part(fixed=make(args))


def any_target(_: Parts) -> Part:
    both = Filter(either=(Filter(any_types=("creature", "planeswalker", "battle")), Filter("player")))
    return Part("a", filter=both, aimed=True)


def one_said(args: Parts) -> object:
    """The one part of a rule that is no word."""
    return next(a for a in args if not isinstance(a, Word))


MEANINGS: Meanings = {
    "suspended_card": noun(noun="card", zone="exile", words=("sospendere",), counters=("tempo",)),
    "that_spell": fixed(const(Ref("spell"))),
    "up_to_either": up_to_either,
    "thing": thing,
    "to": to,
    "to_somebody_and_theirs": to_somebody_and_theirs,
    "to_itself": const(Ref("itself")),
    "group": group,
    "all_but": all_but,
    "exceptions": only,
    "joint": lambda a: Joint(a[0].kind),
    "part": part,
    "pronoun": fixed(const(Ref("thing"))),
    "any_target": any_target,
    "some_targets": lambda a: any_target(a)._replace(det="n", many=True, how_many=determiners.up_to_which(a), least=1),
    "up_to_targets": lambda a: any_target(a)._replace(det="n", many=True, how_many=one_said(a), up_to=True),
    "so_many_targets": lambda a: any_target(a)._replace(det="n", many=True, how_many=one_said(a)),
    "any_targets": lambda a: any_target(a)._replace(det="n", many=True, how_many=None, up_to=True),
    "top_cards": lambda a: Part(fixed=a[0]),
    "you_part": fixed(const(You())),
    "the_others": the_others,
    "the_revealed": the_revealed,
    "the_discarded": the_discarded,
    "the_uncast": fixed(const(tree.TheRest(uncast=True))),
    "the_remainder": fixed(const(tree.TheRest())),
    "the_haunted": the_haunted,
    "some_of_those": lambda a: Part(
        "a" if a[0] == 1 else "n", a[0] != 1, a[0], filter=Filter("card", zone="library", status=("looked at",))
    ),
    "exiled_with": fixed(lambda a: tree.Exiled(named=bool(said(a, "con")))),
    "exiled_thus": fixed(const(ExiledThus())),
    "its_controller": fixed(const(tree.ControllerOf(Ref("thing")))),
    "controller_of": fixed(lambda a: tree.ControllerOf(node_of((a[-1],)))),
    "owner_of": fixed(lambda a: tree.OwnerOf(node_of((a[-1],)))),
    "its_owner": fixed(const(tree.OwnerOf(Ref("thing")))),
    "your_opponents": const(Part("the", many=True, fixed=tree.Opponent())),
    "defender": const(Part("the", filter=Filter("player", controller="defending player"))),
    "top_of_your_graveyard": fixed(const(tree.TopOfGraveyard(You()))),
    "top_of_their_graveyard": fixed(const(tree.TopOfGraveyard(Ref("player")))),
    "det": determiners.det,
    "other_det": determiners.other_det,
    "types": lambda a: kinds_of(a, {}),
    "typed_kind": lambda a: kinds_of(a, {}),
    "permanent": noun(),
    "permanent_card": lambda a: Qual(
        {
            "noun": "card",
            "any_types": ("artifact", "battle", "creature", "enchantment", "land", "planeswalker"),
            "any_subtypes": tuple(said(a, "SUBTYPE")),
        }
    ),
    "card": lambda a: card_kinds(a, noun="card"),
    "spell": lambda a: card_kinds(a, noun="spell", zone="stack"),
    "summon": noun(noun="spell", zone="stack", status=("summon",)),
    "an_ability": noun(noun="ability", zone="stack"),
    "an_activated_ability": noun(noun="ability", zone="stack", status=("activated",)),
    "a_triggered_ability": noun(noun="ability", zone="stack", status=("triggered",)),
    "kinds": lambda a: kinds_of(a, {}),
    "attached_kinds": attached_kinds,
    "attached_kinds_of_yours": lambda a: attached_kinds(a, controller="you"),
    "outlaw": noun(status=("outlaw",)),
    "player": noun(noun="player"),
    "opponent": noun(noun="player", controller="opponent"),
    "source": lambda a: card_kinds(a, noun="source"),
    "token_noun": lambda a: kinds_of(a, {"status": ("token",)}),
    "self": lambda a: Qual({"self": a[-1].said}),
    "this_emblem": const(Part(fixed=tree.This())),
    "whom_it_attacks": const(Part(fixed=tree.It("attacked"))),
    "card_kind": only,
}
