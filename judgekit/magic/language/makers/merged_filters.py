"""What several words say of a thing, merged into one filter."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import Joint, Outside, Part, Parts, Qual, Ref, SelfIn, said
from judgekit.magic.language.tree import EXILED_BY, Filter, within
from judgekit.magic.vocabulary import KINDS, KINDS_OF_CREATURES


def add_fields(fields: dict[str, Any], more: dict[str, Any]) -> None:
    for name, value in more.items():
        if isinstance(value, tuple) and isinstance(fields.get(name), tuple):
            fields[name] = (*fields[name], *(v for v in value if v not in fields[name]))
        else:
            fields[name] = value


def kinds_of(args: Parts, base: dict[str, object]) -> Qual:
    fields = dict(base)
    for name, kind in (("types", "TYPE"), ("any_subtypes", "SUBTYPE"), ("supertypes", "SUPERTYPE")):
        values = tuple(said(args, kind))
        if values:
            fields[name] = values
    return Qual(fields)


_PUT_THERE = {"put there this turn", "put there from play this turn"}


def filter_of(fields: dict[str, Any]) -> Filter:
    """A filter; cards in other zones are cards, not permanents."""
    zone = fields.get("zone", "battlefield")
    if _PUT_THERE & {*fields.get("status", ())} and (fields.get("noun"), zone) != ("card", "graveyard"):
        raise Outside  # a creature that has been put there: that it has died is told, and not which card it is
    if zone != "battlefield" and {"enchanted", "equipped"} & {*fields.get("status", ())}:
        raise Outside  # no card is so, in no other zone
    if zone in {"hand", "library", "graveyard"} and "face down" in fields.get("status", ()):
        raise Outside  # how it is exiled, not which card it is
    if fields.get("noun", "permanent") == "permanent" and zone != "battlefield":
        fields = {**fields, "noun": "card"}
    return Filter(**fields)


def no_sort_of_cards(filter_: Filter) -> bool:
    """`Put an Aura from your hand into play attached to it`, `return a creature card from your graveyard with a
    counter`: what is told last is how it comes, and not which card it is.
    """
    bears = filter_.counters or any(what.startswith("counters ") for what, _, _ in filter_.compare)
    aside = filter_.zone in {"graveyard", "hand", "library"}
    tied = any(tie.how not in {EXILED_BY, tree.OTHER_THAN} for tie in filter_.ties)
    return bool((tied and filter_.zone != "battlefield") or (bears and aside))


def itself(quals: list[Qual]) -> object:
    """The source: where it is, and that it enters tapped, may be told behind its name; nothing else."""
    zones = [q.fields["zone"] for q in quals if "zone" in q.fields]
    rest = [q for q in quals if "zone" not in q.fields and q != Qual({})]  # «in play» says nothing of a permanent
    tapped = [q for q in rest if q == Qual({"status": ("tapped",)})]
    if rest != tapped:
        raise Outside
    return SelfIn(zones[0] if zones else "", bool(tapped)) if zones or tapped else tree.This()


def said_of_many(quals: list[Qual], det: Part) -> list[Qual]:
    """«The creatures that it has blocked»: the verb is of one thing, so it is not they who have."""
    return [q._replace(fields=dict(q.of_many)) if det.many and q.of_many is not None else q for q in quals]


def of_the_enchanted(quals: list[Qual]) -> list[Qual]:
    """`Red creatures that enchanted player controls`, `that shares a type with the enchanted creature`: who is told
    last is enchanted, and not what all of it is about.
    """
    found: list[Qual] = []
    for qual in quals:
        before = found[-1].fields if found and qual in _BORNE else {}
        if before == {"controller": "that player"} and qual == _BORNE[0]:
            found[-1] = Qual({"controller": tree.ENCHANTED_PLAYER})
        elif tree.holds(tuple(before.values()), Ref):
            told = {name: tree.with_others(value, Ref, lambda _: tree.Host()) for name, value in before.items()}
            found[-1] = found[-1]._replace(fields=told)
        else:
            found.append(qual)
    return found


_BORNE = (Qual({"status": ("enchanted",)}), Qual({"status": ("equipped",)}))


def told_behind(quals: list[Qual]) -> list[Qual]:
    """What stands behind what a spell is aimed at, or behind those of which something has the most, tells of these."""
    at = next(
        (n for n, q in enumerate(quals) if isinstance(q.fields.get("aims_at"), Filter) or "extreme" in q.fields), None
    )
    if at is None or at + 1 == len(quals):
        return quals
    most = quals[at].fields.get("extreme")
    inner = most.of if most is not None else quals[at].fields["aims_at"]
    for qual in quals[at + 1 :]:
        if qual.aimed or qual.own or qual.choice or qual.alternatives or qual.whose is not None:
            raise Outside
        inner = within(inner, qual.fields)
    told = {"aims_at": inner} if most is None else {"extreme": most._replace(of=inner)}
    return [*quals[:at], quals[at]._replace(fields=told)]


def told_of_those_counted(quals: list[Qual]) -> list[Qual]:
    """`A creature with power less than or equal to the number of Islands you control`: these are the player's."""
    found: list[Qual] = []
    for qual in quals:
        inner = found[-1].fields.get("compare", ()) if found and set(qual.fields) == {"controller"} else ()
        counted = list(tree.all_in(tuple(inner), tree.Count))
        if len(counted) == 1 and counted[0].of.zone == "battlefield" and not counted[0].of.controller:
            of = within(counted[0].of, qual.fields)
            told = tree.with_others(inner, tree.Count, lambda count: count._replace(of=of))  # noqa: B023
            found[-1] = found[-1]._replace(fields={**found[-1].fields, "compare": told})
        else:
            found.append(qual)
    return found


_OF_THINGS = ("types", "any_types", "not_types", "any_subtypes", "not_subtypes", "supertypes", "not_supertypes",
               "any_colors", "not_colors", "words", "not_words", "compare", "extreme")  # fmt: skip


def of_things_alone(filter_: Filter) -> dict[str, Any]:
    """What is said of a player and can but be so of a thing: of the thing, that is, whose player was spoken of."""
    if filter_.noun != "player":
        return {}
    where = {"zone": filter_.zone, "owner": filter_.owner} if filter_.zone != "battlefield" else {}
    return where | {name: value for name in _OF_THINGS if (value := getattr(filter_, name))}


def merged(parts: tuple[Part, ...]) -> Filter:
    """What several parts mean together: kinds of one sort side by side, else one filter or the other."""
    filters = _of_both(shared(_others_too(parts)))
    if any(p.fixed is not None or p.whose is not None for p in parts):
        raise Outside
    if len(filters) == 1:
        return filters[0]
    if parts[0].joint == "e" and any(p.det in {"a", "n", "that", "this"} for p in parts):
        raise Outside  # one and the other, not one of both
    for name, several in (("types", "any_types"), ("any_subtypes", "any_subtypes"), ("any_colors", "any_colors")):
        bare = {tree.replaced(f, {name: ()}) for f in filters[:-1]}
        values = [getattr(f, name) for f in filters]
        rest = tree.replaced(filters[-1], {name: ()})
        if all(len(v) == 1 for v in values) and bare == {Filter()} and not rest.any_types:
            if rest._replace(controller="", owner="", zone="battlefield", noun="permanent") != Filter():
                if all(p.det == "the" and not p.many for p in parts) and not rest.controller:
                    break  # each with an article, and a quality, of its own
                if _is_another(parts, filters):
                    break  # «an artifact or another creature»: an article each, and the other kind is whichever
                if _is_most_of_all(rest, several, tuple(v[0] for v in values)):
                    return tree.replaced(rest, {several: tuple(v[0] for v in values)})
                if parts[0].det == "each" and all(not p.det for p in parts[1:]):
                    return tree.replaced(rest, {several: tuple(v[0] for v in values)})  # one article for all
                if (told := _as_told_of_all(parts, filters)) is not None:
                    return told
                raise Outside  # whether what is said of the last is said of all
            if rest.controller and all(p.det == "each" for p in parts):
                raise Outside  # all lands and all creatures that you control: whether all of them are yours
            return tree.replaced(rest, {several: tuple(v[0] for v in values)})
    if filters[0].aims_at is not None and any(f.noun != filters[0].noun for f in filters[1:]):
        raise Outside  # «a spell that targets you or a creature»: that is what it targets
    harm = dict(parts[-1].tail).get("harm")
    filters = _measured_as_all_are(parts, _whose_all_are(filters))
    return Filter(either=tuple(within(each, {"harm": harm}) for each in filters) if harm is not None else filters)


def _is_another(parts: tuple[Part, ...], filters: tuple[Filter, ...]) -> bool:
    """Whether of kinds with an article each the last is told to be another than the source, and nothing more."""
    last = filters[-1]
    bare = last._replace(types=(), any_subtypes=(), controller="", other=False)
    return last.other and bare == Filter() and all(p.det == "a" and not (p.aimed or p.own or p.tail) for p in parts)


def _is_most_of_all(rest: Filter, several: str, kinds: tuple[str, ...]) -> bool:
    """«A creature or planeswalker with the greatest power among the creatures and planeswalkers …»: either is."""
    most = rest.extreme
    if most is None or rest._replace(extreme=None, controller="") != Filter():
        return False
    among = most.of.either or (most.of,)
    told = {kind for one in among for kind in (*one.types, *one.any_types, *one.any_subtypes)}
    return set(kinds) <= told and several in {"any_types", "any_subtypes"}


def of_one_kind(noun: Qual) -> Qual:
    """What is of several kinds of creatures at once: of one of them, and of the others besides."""
    first, *others = noun.fields.get("any_subtypes", ()) or ("",)
    if not others:
        return noun
    if not {first, *others} <= {*KINDS_OF_CREATURES}:
        raise Outside
    return noun._replace(fields={**noun.fields, "any_subtypes": (first,), "also_subtypes": tuple(others)})


def is_a_name(quals: list[Qual]) -> bool:
    """Whether words stand alone that are not all kinds of creatures: part of the name of a card."""
    return len(quals) == 1 and any(kind not in KINDS for kind in quals[0].fields.get("any_subtypes", ()))


def is_of_kinds(qual: Qual) -> bool:
    """Whether a quality is that of being of one kind of creatures or another: «che è un Lupo»."""
    return bool(qual.alternatives) and all(tuple(each) == ("any_subtypes",) for each in qual.alternatives)


def one_kind_or_another(parts: list[Part]) -> list[Part]:
    """`Each creature you control that is a Wolf or a Werewolf`: what follows is another kind of which it may be."""
    first, *others = parts
    kinds = [p.filter.any_subtypes for p in others]
    bare = all(
        p.filter == Filter(any_subtypes=kind) and p.det in {"", "a"} for p, kind in zip(others, kinds, strict=True)
    )
    if not first.being or not others:
        return parts
    if not bare or first.filter.either:
        raise Outside
    every = (*first.filter.any_subtypes, *(kind[0] for kind in kinds))
    return [first._replace(filter=within(first.filter, {"any_subtypes": every}))]


def _others_too(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """`Another Wolf or Werewolf`, `the other snow creatures and Zombies`: what has no article of its own goes with it.

    `A creature that you control or planeswalker` is not clear: whose the last is.
    """
    found: list[Part] = []
    theirs = any(p.filter.owner == "that player" for p in parts)  # «from that hand or from their graveyard»
    for p in parts:
        if theirs and p.own and p.filter.owner == "you":
            p = p._replace(filter=within(p.filter, {"owner": "that player"}))  # noqa: PLW2901
        before = found[-1].filter if found else Filter()
        if found and not p.det and p.fixed is None:
            if before.controller and not p.filter.controller and before.noun == p.filter.noun == "permanent":
                raise Outside
            if before.other and not p.filter.other:
                p = p._replace(filter=within(p.filter, {"other": True}))  # noqa: PLW2901
        found.append(p)
    return tuple(found)


def _as_told_of_all(parts: tuple[Part, ...], filters: tuple[Filter, ...]) -> Filter | None:
    """`An artifact or a black creature as target with cost 2`: what stands behind `bersaglio` is said of both.

    What stands before it is said of the last alone, where each has an article of its own; None where it is not clear.
    """
    last = parts[-1]
    tail = dict(last.tail)
    if not last.aimed or any(p.aimed for p in parts[:-1]):
        return None
    bare = tree.replaced(filters[-1], {name: getattr(Filter(), name) for name in tail})
    bare = bare._replace(
        types=(), any_types=(), any_subtypes=(), controller="", owner="", zone="battlefield", noun="permanent"
    )
    first = parts[0]
    up_to_one = first.up_to and first.how_many == 1 and len(parts) > 1
    singular = all(p.det == "a" for p in parts[up_to_one:])
    kinds_alone = all(f.any_subtypes and not f.types for f in filters)  # «un Lupo o un Mannaro attaccante bersaglio»
    if bare != Filter() and (kinds_alone or not singular):
        return None
    return Filter(either=(*(tree.replaced(f, tail) for f in filters[:-1]), filters[-1]))


def itself_or_two_sorts(args: Parts) -> tuple[Part, ...]:
    """«Orso or another creature or planeswalker that you control»: the source, or another of either type, of yours."""
    itself_, one_, two = (a for a in args if isinstance(a, Part))
    joints = {a.word for a in args if isinstance(a, Joint)}
    types = (*one_.filter.types, *two.filter.types)
    bare = tree.replaced(two.filter, {"types": (), "controller": "", "other": two.filter.other and not two.det})
    other = tree.replaced(one_.filter, {"types": (), "other": False})
    plain = bare == Filter() == other and one_.det == "a" and not (one_.aimed or two.aimed)
    plain = plain and (not two.det or (two.det == "a" and two.filter.other == one_.filter.other))
    if itself_.fixed is None or joints != {"o"} or len(types) != len(("one", "two")) or not plain:
        raise Outside
    both = one_._replace(filter=Filter(any_types=types, controller=two.filter.controller, other=one_.filter.other))
    return (itself_._replace(joint="o"), both)


def _measured_as_all_are(parts: tuple[Part, ...], filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """`A spell or permanent as target with mana value 1 or greater`: what stands behind `bersaglio` is said of both."""
    told = dict(parts[-1].tail).get("compare")
    if not told or any(p.aimed for p in parts[:-1]) or any(f.compare or f.noun == "player" for f in filters[:-1]):
        return filters
    return (*(within(f, {"compare": told}) for f in filters[:-1]), filters[-1])


def _whose_all_are(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """`Another creature or another planeswalker that you control`: all are whose the last is said to be."""
    last = filters[-1]
    unsaid = all(f.noun == last.noun and f.zone == last.zone and not (f.controller or f.owner) for f in filters[:-1])
    if not last.controller or not unsaid or last.noun != "permanent":
        return filters
    return (*(within(f, {"controller": last.controller}) for f in filters[:-1]), last)


def _of_both(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """`A spell or ability that an opponent controls`: whose the ability is, the spell is too."""
    if len(filters) == len(("spell", "ability")) and [f.noun for f in filters] == ["spell", "ability"]:
        spell, ability = filters
        if ability.controller and not spell.controller:
            spell = within(spell, {"controller": ability.controller})
        if "single target" in ability.status and not spell.status:
            spell = within(spell, {"status": ("single target",)})
        return (spell, ability)
    return filters


def shared(parts: tuple[Part, ...]) -> tuple[Filter, ...]:
    """The filters of several parts: `card` and `spell` are said once, and where the cards are, behind the last."""
    first, *others = (p.filter for p in parts)
    noun = first.noun
    said_once = all(not p.det and f.noun in {"permanent", "card"} for p, f in zip(parts[1:], others, strict=True))
    said_once = said_once and not any("token" in f.status for f in others)  # «a card or token»: a token is no card
    said_once = said_once and not any(within(f, {"controller": ""}) == Filter() for f in others)  # nor a permanent one
    if not others or noun not in {"card", "spell"} or not (said_once or all(f.noun == noun for f in others)):
        return (first, *others)
    last = others[-1]
    lies = noun == "card" or (said_once and last.zone in _WHERE_SPELLS_ARE_CARDS)
    zone = last.zone if lies else first.zone
    where = {"noun": noun, "zone": zone, "owner": last.owner, "controller": last.controller}
    bare = tree.replaced(last, {"types": (), "any_subtypes": (), **where})
    if said_once and bare != tree.replaced(Filter(), where):
        if not parts[-1].aimed and noun != "card" and not _said_of_the_head(first, last, bare, where):
            raise Outside  # whether what is said of the last is said of all
        more = {name: value for name, value in bare._asdict().items() if value != getattr(Filter(), name)}
        where |= {name: value for name, value in more.items() if name not in where}
    unsaid = {"battlefield", "stack", zone}  # where permanents and spells are, if nothing else is told
    return tuple(within(f, where) if f.zone in unsaid else f for f in (first, *others))


_WHERE_SPELLS_ARE_CARDS = frozenset({"hand", "graveyard", "library", "exile"})  # till they are cast


def _said_of_the_head(first: Filter, last: Filter, bare: Filter, where: dict[str, Any]) -> bool:
    """«An instant or sorcery spell that is red», «a creature or planeswalker spell with cost 3»: of the spell.

    «Magia creatura o artefatto rosso» is not clear: the colour may be that of the artifact alone.
    """
    measured = bare._replace(compare=(), namesake=None) == tree.replaced(Filter(), where)
    return measured or (first.types, last.types) == (("instant",), ("sorcery",))


def filter_in(parts: tuple[Part, ...], *, numbers: bool = False) -> Filter:
    """The sort of things that parts tell of, where it is no matter of how many: all of them is another thing."""
    numbers = numbers and len(parts) == 1  # so many of one sort or so many of another
    if any(not _tells_a_sort(p) and not (numbers and p.det == "n") for p in parts):
        raise Outside
    found = merged(parts)
    own = any(p.own for p in parts) and found.zone in {"hand", "graveyard", "library"} and not found.owner
    return within(found, {"owner": "that player"}) if own else found


def _tells_a_sort(p: Part) -> bool:
    return not p.aimed and not p.up_to and not p.random and (p.det in {"", "a"} or (p.det == "the" and p.many))


def names_only(of_: Filter) -> bool:
    """Whether a sort of things only names one of them: what it is, that it is a token, where it is."""
    return plain_kind(tree.replaced(of_, {"owner": "", "status": tuple(s for s in of_.status if s != "token")}))


def plain_kind(whole: Filter) -> bool:
    return whole == Filter(noun=whole.noun, types=whole.types, any_subtypes=whole.any_subtypes, zone=whole.zone)


def side_by_side(fields: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """What one of several ways of being adds to what is said of all: more of the same, or its own."""
    return {k: (*fields.get(k, ()), *v) if isinstance(v, tuple) else v for k, v in more.items()}


def owned(filter_: Filter) -> Filter:
    """A card in a zone of some player’s is that player’s: nobody controls it there. Who says «che controlli» of one
    says so, and means none; of a zone of yours it is never said.
    """
    aside = filter_.zone in {"graveyard", "hand", "library"} and not filter_.owner
    aside = aside and filter_.controller not in {"", "you"}
    return within(filter_, {"controller": "", "owner": filter_.controller}) if aside else filter_


def other_than_its_namesake(filter_: Filter) -> Filter:
    """«All other creatures with the same name as that creature»: other than that creature, not than the source."""
    if filter_.shares is not None and filter_.other:
        return within(filter_, {"other": False, "shares": filter_.shares._replace(other=True)})
    if filter_.namesake is None or not filter_.other:
        return filter_
    return within(filter_, {"other": False, "namesake": filter_.namesake._replace(other=True)})
