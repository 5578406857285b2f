"""Qualities of nouns: colours, kinds, statuses, sizes, whose they are, in which zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import COLOURS
from judgekit.magic.language.grammar.words import Word, second_person
from judgekit.magic.language.makers import objects
from judgekit.magic.language.makers.aims import aiming_at, aiming_at_some, aiming_only_at
from judgekit.magic.language.makers.intermediate import (
    COMPARED,
    STATUS,
    ZONES,
    Aim,
    Meanings,
    OfWhom,
    Outside,
    Parts,
    Qual,
    Ref,
    const,
    of,
    said,
    word_of,
)
from judgekit.magic.language.makers.merged_filters import add_fields, filter_of, merged
from judgekit.magic.language.makers.nearest import player_aimed_at, thing_aimed_at
from judgekit.magic.language.makers.parties import whose
from judgekit.magic.language.makers.references import TIED
from judgekit.magic.language.tree import EXILED_BY, IN_ONE_GRAVEYARD, Filter, Keyword, within
from judgekit.magic.vocabulary import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from collections.abc import Callable


def quality(**fields: object) -> Callable[[Parts], Qual]:
    return lambda _: Qual(fields)


def valued(name: str, kind: str) -> Callable[[Parts], Qual]:
    return lambda args: Qual({name: tuple(said(args, kind))})


def in_status(args: Parts) -> Qual:
    names = [a for a in args if isinstance(a, str)]
    if len(names) == 1:
        return Qual({"status": (names[0],)})
    return Qual({}, alternatives=tuple({"status": (name,)} for name in names))


def of_both_colours(args: Parts) -> Qual:
    """«A green and blue spell» is both at once; several «green and blue spells» may be of either: nobody can tell."""
    told = [word.said.lower() for word in args if isinstance(word, Word) and word.kind == "COLOUR"]
    if any(colour.endswith(("i", "e")) and colour != "verde" for colour in told):
        raise Outside
    return Qual({"status": tuple(f"is {colour}" for colour in said(args, "COLOUR"))})


def not_in_status(args: Parts) -> Qual:
    """«That is not enchanted»: what the status is not true of."""
    (name,) = (a for a in args if isinstance(a, str))
    if name not in {"enchanted", "equipped", "tapped", "attacking", "blocking"}:
        raise Outside
    return Qual({"status": (f"not {name}",)})


def not_so(args: Parts) -> Qual:
    """«Creature non attaccanti»."""
    return Qual({"status": (f"not {STATUS[args[-1].kind]}",)})


_IN_COMBAT = {
    "sta-attaccando": "attacking", "attacca": "attacking", "sta-bloccando": "blocking", "blocca": "blocking",
}  # fmt: skip


def is_attacking(args: Parts) -> Qual:
    names = [_IN_COMBAT[a.kind] for a in args if a.kind in _IN_COMBAT]
    if said(args, "te"):
        names = ["attacking you" if name == "attacking" else name for name in names]
    return in_status(names)


def with_words(args: Parts, name: str = "words") -> Qual:
    words = tuple(k.word for k in args[-1] if isinstance(k, Keyword) and k.of is None)
    if len(words) != len(args[-1]):
        raise Outside
    return Qual({name: words})


def with_stat(args: Parts) -> Qual:
    args = [a for a in args if not isinstance(a, Word)]
    return Qual({"compare": ((args[0], args[1] if len(args) > 2 else "=", args[-1]),)})


def with_stat_of_another(args: Parts) -> Qual:
    """With less power than that of something."""
    name, sign, of_ = [a for a in args if not isinstance(a, Word)]
    if not isinstance(of_, (tree.This, tree.Host)):
        raise Outside
    return Qual({"compare": ((name, sign, tree.Stat(name, of_)),)})


def with_same_stat(args: Parts) -> Qual:
    """With as much power as something, or costing as much."""
    name, of_ = (a for a in args if not isinstance(a, Word))
    if not isinstance(of_, (tree.This, tree.Host, Ref)):
        raise Outside
    return Qual({"compare": ((name, "=", tree.Stat(name, of_)),)})


def with_stat_more(args: Parts) -> Qual:
    args = [a for a in args if not isinstance(a, Word)]
    return Qual({"compare": ((args[0], args[2], args[1]),)})


def played_by(args: Parts) -> Qual:
    """Who plays a spell controls it: `che giochi` you, `che gioca` that player."""
    nodes = [a for a in args if not isinstance(a, Word)]
    if nodes:
        return Qual({"controller": whose(nodes[0])})
    return Qual({"controller": "you" if second_person(args[-1].said) else "that player"})


def theirs(args: Parts) -> Qual:
    nodes = [a for a in args if not isinstance(a, Word)]
    if nodes and isinstance(nodes[0], OfWhom):
        found = theirs([nodes[0].node])
        return found._replace(fields={**found.fields, **dict(nodes[0].fields)})
    if nodes and isinstance(nodes[0], Aim):
        return Qual({}, whose=nodes[0])
    aimed = player_aimed_at(nodes[0]) if nodes else None
    nearest = Qual({}, whose=aimed) if aimed is not None else None
    return Qual({"controller": whose(nodes[0]) if nodes else "that player"}, nearest=nearest)


def theirs_to_play(args: Parts) -> Qual:
    """The verb stands before who does it: «che lanciano i tuoi avversari»."""
    node = args[-1]
    if not isinstance(node, (tree.Opponent, tree.EachPlayer)):
        raise Outside
    return Qual({"controller": whose(node)})


def put_there(*, from_play: bool) -> Callable[[Parts], Qual]:
    """A card of a graveyard that has been put there this turn: which one, is told, or told elsewhere."""

    def play(args: Parts) -> Qual:
        zone, owner = next((a for a in args if type(a) is tuple), ("", ""))
        if owner not in {"", "you"}:
            raise Outside
        where = {name: told for name, told in (("zone", zone), ("owner", owner)) if told}
        return Qual({**where, "status": ("put there from play this turn" if from_play else "put there this turn",)})

    return play


def in_zone(args: Parts) -> Qual:
    zone, owner = args[-1]
    if isinstance(owner, (Aim, tree.ControllerOf, tree.OwnerOf)):
        return Qual({"zone": zone}, whose=owner)
    fields = {"zone": zone}
    if owner not in {"", "own"}:
        fields["owner"] = owner
    return Qual(fields, own=owner == "own")


def in_either_zone(args: Parts) -> Qual:
    """From your hand or your graveyard: whichever of the two it is in."""
    told = [a for a in args if type(a) is tuple]
    if not any(owner for _, owner in told):
        return Qual({}, alternatives=tuple({"zone": zone} for zone, _ in told))  # of whosever
    if not told[0][1] and isinstance(told[1][1], str):  # «from the graveyard or the hand of that player»
        told[0] = (told[0][0], told[1][1])
    return _in_either([in_zone([a]) for a in told])


def in_either_zone_of(args: Parts) -> Qual:
    """From the graveyard or the hand of somebody."""
    *names, whom = (a for a in args if not isinstance(a, Word))
    if not isinstance(whom, Ref):
        raise Outside
    return _in_either([in_zone([(name, whose(whom))]) for name in names])


def in_both_zones_of(args: Parts) -> Qual:
    """From the hand and the graveyard of somebody: all that is in either."""
    *names, whom = (a for a in args if not isinstance(a, Word))
    if isinstance(whom, Aim):
        return Qual({}, alternatives=tuple({"zone": name, "noun": "card"} for name in names), whose=whom, every=True)
    return in_either_zone_of(args)._replace(every=True)


def _in_either(zones: list[Qual]) -> Qual:
    if any(q.own or q.whose is not None or not q.fields.get("owner") for q in zones):
        raise Outside
    return Qual({}, alternatives=tuple({**q.fields, "noun": "card"} for q in zones))


def not_in_play(args: Parts) -> Qual:
    """A card that is in any zone but the battlefield; as a spell on the stack it is none."""
    return Qual({}, alternatives=tuple({"zone": zone, "noun": "card"} for zone in _NOT_IN_PLAY))


_NOT_IN_PLAY = ("hand", "library", "graveyard", "exile", "command")


def of_player(args: Parts) -> Qual:
    return Qual({"controller": whose(args[-1])})


def named(args: Parts) -> Qual:
    return Qual({"named": " ".join(a.said.strip('"') for a in args if hasattr(a, "said") and a.kind != "nominato")})


def state(args: Parts) -> Filter:
    quals = of(Qual, args)
    fields: dict[str, Any] = {}
    if (
        len(quals) == 1
        and quals[0].alternatives
        and quals[0] == Qual(quals[0].fields, alternatives=quals[0].alternatives)
    ):
        return Filter(either=tuple(filter_of({**quals[0].fields, **each}) for each in quals[0].alternatives))
    for qual in quals:
        if qual.alternatives or qual.aimed or qual.whose is not None:
            raise Outside
        add_fields(fields, qual.fields)
    return filter_of(fields)


def state_of_kinds(args: Parts) -> Filter:
    """One of several kinds: «a Human or an Angel»."""
    return Filter(either=tuple(state([qual]) for qual in of(Qual, args)))


def other_than_a_basic_land(args: Parts) -> Qual:
    """No basic land card: nothing but lands is basic."""
    if (said(args, "TYPE"), said(args, "SUPERTYPE")) != (["land"], ["basic"]):
        raise Outside
    return Qual({"not_supertypes": ("basic",)})


def x_in_cost(said_so: str) -> Callable[[Parts], Qual]:
    """With {X} in its mana cost, or without."""

    def play(args: Parts) -> Qual:
        if said(args, "SYMBOL") != ["X"]:
            raise Outside
        return Qual({"status": (said_so.format(tree.X_IN_ITS_COST),)})

    return play


def same_name(args: Parts) -> Qual:
    """With the name of something else, or of what was spoken of just before."""
    of = next((a for a in args if not isinstance(a, Word)), Ref("thing"))
    own = tree.is_several(of) and any(part.own for part in of)
    of = objects.thing([of]) if tree.is_several(of) else of
    if isinstance(of, tree.Chosen) and own:  # in the graveyard of whoever casts what has that name
        of = of._replace(of=within(of.of, {"owner": tree.ITS_CONTROLLER}))
    if isinstance(of, tree.Chosen) and of.how_many == 1 and not of.up_to:
        of = of.of  # of any of those that fit
    if not isinstance(of, (Ref, tree.This, tree.Exiled, Filter, tree.It)):
        raise Outside
    return Qual({"namesake": tree.SameName(of)})


def was_dealt(args: Parts) -> Qual:
    """Dealt damage this turn, by the source itself or what it is on where that is told."""
    by = next((a for a in args if not isinstance(a, Word)), None)
    if not isinstance(by, (tree.This, tree.Host, type(None))):
        raise Outside
    return Qual({"harm": tree.Harm(True, by, bool(said(args, "danno-da-combattimento")))})


def has_dealt(args: Parts) -> Qual:
    """It has dealt damage this turn, to you where that is told."""
    to = next((a for a in args if not isinstance(a, Word)), None)
    if to is not None and not (isinstance(to, tree.You) or said(args, "te")):
        raise Outside
    whom = tree.You() if said(args, "te") or to is not None else None
    return Qual({"harm": tree.Harm(False, whom, bool(said(args, "danno-da-combattimento")))})


def tied(how: str, node: object) -> tree.Tie:
    """How a thing stands to another: to the source or what it is on, to what was spoken of, or to any that fits."""
    if isinstance(node, tree.Chosen) and node.how_many == 1 and not node.up_to:
        node = node.of
    if not isinstance(node, (tree.This, tree.Host, Ref, Filter, Aim, tree.It)):
        raise Outside
    if isinstance(node, Aim) and (node.wanted.least, node.wanted.most) != (1, 1):
        raise Outside
    return tree.Tie(how, node)


def has_blocked(args: Parts) -> Qual:
    """It has blocked this turn; of several, «that it has blocked», the text has spoken of who has."""
    by_it = {"ties": (tree.Tie(tree.BLOCKED_THIS_TURN, TIED),)} if any(a.said.lower() == "ha" for a in args) else None
    return Qual({"status": ("blocked this turn",)}, of_many=by_it)


def tying(*how: str) -> Callable[[Parts], Qual]:
    """Standing to something in one of several ways."""

    def play(args: Parts) -> Qual:
        node = next((a for a in args if not isinstance(a, Word)), TIED)
        ties = [tied(each, node) for each in how]
        if len(ties) > 1:
            return Qual({}, alternatives=tuple({"ties": (tie,)} for tie in ties))
        aimed = thing_aimed_at(node)
        nearest = Qual({"ties": (tied(how[0], aimed),)}) if aimed is not None else None
        return Qual({"ties": tuple(ties)}, nearest=nearest)

    return play


def bearing(args: Parts, *, other: bool = False) -> Qual:
    """With an Aura or an Equipment on it."""
    (kind,) = of(Qual, args)
    on_it = filter_of({**kind.fields, "other": other})
    if not on_it.any_subtypes:
        raise Outside
    return Qual({"ties": (tree.Tie("bears", on_it),)})


def being_of_kinds(args: Parts) -> Qual:
    """«That is a Wolf or a Werewolf»: of one kind or another, besides what the noun says."""
    kinds = [tuple(kind.fields.items()) for kind in of(Qual, args)]
    if not all(len(kind) == 1 and kind[0][0] in {"types", "any_subtypes"} and len(kind[0][1]) == 1 for kind in kinds):
        raise Outside
    return Qual({}, alternatives=tuple(dict(kind) for kind in kinds))


def owned_by(args: Parts) -> Qual:
    node = objects.one_said(args)
    if isinstance(node, OfWhom):  # «a card owned by an opponent from exile»: the card is in exile
        return Qual({**dict(node.fields), "owner": whose(node.node)})
    return Qual({"owner": whose(node)})


def most_of_all(args: Parts) -> Qual:
    """With the greatest power of all that are meant, or of those that are told."""
    told = [a for a in args if not isinstance(a, Word)]
    name = next((a for a in told if isinstance(a, str) and a in {"power", "toughness", "cost"}), None)
    if name is None:
        raise Outside
    among = next((a for a in told if isinstance(a, tuple)), None)
    if among is None and any(getattr(a, "kind", "") == "IL" for a in args):
        raise Outside  # of all, or of those of one player: the text does not say
    if among is None:  # «with lesser mana value»: than what was spoken of
        return Qual({"compare": ((name, "<" if "least" in told else ">", tree.Stat(name, COMPARED)),)})
    if any(part.det != "the" or not part.many for part in among):
        raise Outside
    return Qual({"extreme": tree.Extreme(name, merged(among), "least" in told)})


def with_as_much_at_most(args: Parts) -> Qual:
    """«With mana value equal or lesser»: than what was spoken of."""
    name, sign = (a for a in args if isinstance(a, str) and not isinstance(a, Word))
    return Qual({"compare": ((name, sign, tree.Stat(name, COMPARED)),)})


def of_zone(owner: str) -> Callable[[Parts], tuple[str, str]]:
    return lambda args: (next(a for a in args if isinstance(a, str)), owner)


def zone_of(args: Parts) -> tuple[str, object]:
    zone, node = [a for a in args if not isinstance(a, Word)]
    return zone, node if isinstance(node, (Aim, tree.ControllerOf, tree.OwnerOf)) else whose(node)


def attacks_now(what: object) -> tree.Condition:
    """A thing is attacking; «una creatura nera sta attaccando»: there is one that is."""
    if isinstance(what, tree.Chosen):
        return tree.Exists(tree.replaced(what.of, {"status": (*what.of.status, "attacking")}))
    return tree.Fits(what, tree.Filter(status=("attacking",)))


_THEIR_CHOICE = {"a sua scelta", "a propria scelta"}


def of_a_basic_kind(args: Parts) -> Qual:
    """«With a basic land type»."""
    if said(args, "TYPE") != ["land"] or said(args, "SUPERTYPE") != ["basic"]:
        raise Outside
    return Qual({"any_subtypes": tuple(BASIC_LAND_TYPES)})


MEANINGS: Meanings = {
    "of_a_basic_kind": of_a_basic_kind,
    "named_in_exile": lambda a: Qual({"zone": "exile", "noun": "card", **named(a[1:]).fields}),
    "yours_not_owned": quality(controller="you", owner="opponent"),
    "targeted_by": const(Qual({}, aimed=True)),
    "of_colour": valued("any_colors", "COLOUR"),
    "of_both_colours": of_both_colours,
    "not_colour": valued("not_colors", "COLOUR"),
    "not_type": valued("not_types", "TYPE"),
    "not_supertype": valued("not_supertypes", "SUPERTYPE"),
    "not_subtype": valued("not_subtypes", "SUBTYPE"),
    "other_than_this": quality(other=True, ties=(tree.Tie(tree.OTHER_THAN, tree.This()),)),
    "not_token": quality(status=("not token",)),
    "unblocked_status": quality(status=("unblocked",)),
    "of_supertype": valued("supertypes", "SUPERTYPE"),
    "in_status": in_status,
    "is_attacking": is_attacking,
    "not_in_status": not_in_status,
    "not_so": not_so,
    "owned_too": quality(owner="you", controller="you"),
    "with_words": with_words,
    "with_either_word": lambda a: Qual({}, alternatives=tuple({"words": (word,)} for word in said(a, "KEYWORD"))),
    "without_both_words": lambda a: Qual({"not_words": tuple(said(a, "KEYWORD"))}),
    "without_words": lambda a: with_words(a, "not_words"),
    "with_a_cost_word": lambda a: Qual({"words": (a[-1].value,)}),
    "without_abilities": const(Qual({"status": ("without abilities",)})),
    "with_stat": with_stat,
    "with_stat_of_another": with_stat_of_another,
    "with_same_stat": with_same_stat,
    "with_stat_more": with_stat_more,
    "with_stat_equal": with_stat,
    "yours": quality(controller="you"),
    "not_yours": quality(controller="opponent"),
    "played_by": played_by,
    "theirs": theirs,
    "theirs_to_play": theirs_to_play,
    "put_there": put_there(from_play=False),
    "put_there_from_play": put_there(from_play=True),
    "of_chosen_colour": quality(any_colors=("chosen",)),
    "of_chosen_kind": quality(any_subtypes=("chosen",)),
    "a_commander": lambda a: Qual({"types": tuple(said(a, "TYPE")), "status": ("commander",)}),
    "a_token": quality(status=("token",)),
    "revealed_so": quality(noun="card", zone="library", status=("looked at",)),
    "of_chosen_name": quality(named="chosen"),
    "of_set": lambda a: Qual({"set": a[-1].said.strip('"')}),
    "at_choice": lambda args: Qual({}, choice=True, theirs=args[0].said.lower() in _THEIR_CHOICE),
    "with_one_target": quality(status=("single target",)),
    "in_play": quality(),
    "in_zone": in_zone,
    "in_either_zone": in_either_zone,
    "in_either_zone_of": in_either_zone_of,
    "aiming_at": aiming_at,
    "aiming_at_some": aiming_at_some,
    "other_than_a_basic_land": other_than_a_basic_land,
    "in_both_zones_of": in_both_zones_of,
    "same_name": same_name,
    "not_in_play": not_in_play,
    "owned": quality(owner="you"),
    "not_owned": quality(owner="opponent"),
    "was_dealt": was_dealt,
    "was_dealt_so": quality(harm=tree.Harm(True, tree.This(), thus=True)),
    "at_random_part": const(Qual({}, random=True)),
    "has_dealt": has_dealt,
    "attached_to": tying("attached"),
    "bearing": bearing,
    "bearing_another": lambda a: bearing(a, other=True),
    "blocking_it": tying("blocks"),
    "blocking_that": tying("blocks"),
    "blocked_by_that": tying("blocked"),
    "in_a_fight_with_it": tying("blocks", "blocked"),
    "in_a_fight_with": tying("blocks", "blocked"),
    "coloured_somehow": quality(any_colors=COLOURS),
    "with_x_in_cost": x_in_cost("{}"),
    "without_x_in_cost": x_in_cost("not {}"),
    "of_one_colour": quality(status=("of one colour",)),
    "historic": quality(status=("historic",)),
    "being_of_kinds": being_of_kinds,
    "owned_by": owned_by,
    "has_attacked": quality(status=("attacked this turn",)),
    "has_blocked": has_blocked,
    "has_fought": const(
        Qual({}, alternatives=({"status": ("attacked this turn",)}, {"status": ("blocked this turn",)}))
    ),
    "has_come": quality(status=("entered this turn",)),
    "most_of_all": most_of_all,
    "with_as_much_at_most": with_as_much_at_most,
    "as_much_as_can_be": const("most"),
    "as_little_as_can_be": const("least"),
    "aiming_only_at": aiming_only_at,
    "aiming_at_you": quality(aims_at=tree.You()),
    "exiled_with_it": quality(zone="exile", noun="card", ties=(tree.Tie(EXILED_BY, tree.This()),)),
    "put_there_by_it": quality(ties=(tree.Tie(tree.PUT_BY, tree.This()),)),
    "from_one_graveyard": quality(zone="graveyard", noun="card", status=(IN_ONE_GRAVEYARD,)),
    "in_hand": quality(zone="hand", noun="card"),
    "in_exile": quality(zone="exile", noun="card"),
    "in_your_hand": quality(zone="hand", noun="card", owner="you"),
    "named": named,
    "of_player": of_player,
    "status": lambda a: STATUS[a[0].kind],
    "zone_name": word_of(ZONES),
    "your_zone": of_zone("you"),
    "own_zone": of_zone("own"),
    "that_zone": of_zone("that player"),
    "zone_of": zone_of,
    "from_exile": const(("exile", "")),
    "any_zone": of_zone(""),
}
