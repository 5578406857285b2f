"""Keywords, and abilities in quotation marks, as they are gained, lost, or printed by themselves."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import COLOURS
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers import merged_filters
from judgekit.magic.language.makers.intermediate import (
    Meanings,
    Outside,
    Parts,
    Quoted,
    Ref,
    SelfIn,
    const,
    kicked_for,
    only,
    said,
)
from judgekit.magic.language.tree import Filter, Keyword
from judgekit.magic.vocabulary import CHAMPION, CRAFT, KICKER, OFFERING


def hexproof_from(args: Parts) -> tree.Keyword:
    """«Anti-malocchio dal nero»."""
    if args[0].value != "anti-malocchio" or not isinstance(args[-1], str):
        raise Outside
    return tree.Keyword(args[0].value, args[-1])


def with_others(args: Parts) -> tree.Keyword:
    """«Branco con altri Lupi»: banding with those of a kind."""
    if args[0].value != "branco" or said(args, "TYPE") not in ([], ["creature"]):
        raise Outside
    return tree.Keyword("branco con altri", args[-1].value)


def landwalk(args: Parts, *, without: bool = False) -> Keyword:
    land, supertypes = args[0].value, tuple(said(args, "SUPERTYPE"))
    if land not in {"terre", "terra"} and not supertypes:
        return Keyword("passa-terre", land)
    if not supertypes:
        raise Outside
    if land in {"terre", "terra"} and not without:
        return Keyword("passa-terre", supertypes[0])
    subtypes = () if land in {"terre", "terra"} else (land,)
    which = {"not_supertypes" if without else "supertypes": supertypes}
    return Keyword("passa-terre", tree.replaced(Filter(types=("land",), any_subtypes=subtypes), which))


def protection(args: Parts) -> list[Keyword]:
    found: list[Keyword] = []
    for quality_ in args:
        if not isinstance(quality_, Word):
            several = quality_ if isinstance(quality_, tuple) else (quality_,)
            found += [Keyword("protezione", each) for each in several]
    return found


def gained(args: Parts) -> tuple[Any, ...]:
    found: list[Any] = []
    for arg in args:
        found += arg if isinstance(arg, list) else [arg]
    return tuple(found)


def quoted(args: Parts) -> Quoted:
    return Quoted(args[0].said[1:-1])


BARE = frozenset({"eco", "scompiglio"})  # keywords of a cost that the word itself tells: the mana cost


OPEN = frozenset({"flashback"})  # keywords of a cost that a sentence behind may tell: their mana cost
TOLD_BEHIND = Ref("cost")


def bare(args: Parts) -> Keyword:
    if args[0].value in OPEN:
        return Keyword(args[0].value, TOLD_BEHIND)
    if args[0].value not in BARE:
        raise Outside
    return Keyword(args[0].value)


def cost_of_x(args: Parts) -> tree.Keyword:
    """A keyword whose cost is so much mana as the text says X is."""
    word, symbol, defined = args
    many = defined.quantity
    if symbol.value != "X":
        raise Outside
    if isinstance(many, tree.Stat) and isinstance(many.of, (Ref, SelfIn)):
        many = many._replace(of=tree.This())
    return tree.Keyword(word.value, many)


_OF_A_KIND = {"equipaggiare": ("creature",), "emergere": (), "divorare": ()}  # which types are meant where none is told


def of_a_kind(args: Parts) -> tree.Keyword:
    """A keyword for things of some kind alone: «Equipaggiare Cavaliere {1}», «Divorare artefatti 2»."""
    word, group = args[0].value, next(arg for arg in args[1:] if not isinstance(arg, Word))
    if word not in _OF_A_KIND:
        raise Outside
    of, types = merged_filters.filter_in(group), _OF_A_KIND[word]
    if of.either or of.zone != "battlefield" or of.noun not in {"permanent", "creature"}:
        raise Outside
    if types and not {*of.types, *of.any_types} <= set(types):
        raise Outside
    symbols = tuple(said(args, "SYMBOL"))
    due = tree.Mana(symbols) if symbols else args[-1]
    return tree.Keyword(word, tree.Kinded(of._replace(types=of.types or types), due))


def made_of(args: Parts) -> tree.Keyword:
    """«Costruire con due creature {3}»: what stands for cards of that kind in one's graveyard as well."""
    word, *rest = args
    parts = [arg for arg in rest if not isinstance(arg, Word)]
    if word.value != CRAFT or not parts:
        raise Outside
    of = merged_filters.filter_in(parts[-1])
    many = parts[0] if len(parts) > 1 else 1
    if of.either or of.zone != "battlefield" or not isinstance(many, int):
        raise Outside
    return tree.Keyword(CRAFT, tree.Kinded(of, tree.Mana(tuple(said(args, "SYMBOL"))), many, cards=True))


def was_kicked_so(args: Parts) -> tree.CastBy:
    """One of its kickers was paid, the one that costs so much: which one that is the whole text tells."""
    if said(args, "KEYWORD_COST") not in ([], [KICKER]):
        raise Outside
    return tree.CastBy(kicked_for(tuple(said(args, "SYMBOL"))))


MEANINGS: Meanings = {
    "gained": gained,
    "lost": lambda a: gained(a) if a else Word("", "", "", 0, 0),
    "quoted": quoted,
    "ability_word": only,
    "word": lambda a: Keyword(a[0].value),
    "keyword": only,
    "landwalk": landwalk,
    "landwalk_kind": landwalk,
    "landwalk_without": lambda a: landwalk(a, without=True),
    "protection": protection,
    "word_from": hexproof_from,
    "word_with_others": with_others,
    "word_cost": lambda a: Keyword(a[0].value, tree.Mana(tuple(said(a, "SYMBOL")))),
    "word_cost_x": cost_of_x,
    "word_cost_other": lambda a: Keyword(a[0].value, a[-1][0] if len(a[-1]) == 1 else a[-1]),
    "word_of_a_kind": of_a_kind,
    "word_number_of_a_kind": of_a_kind,
    "word_made_of": made_of,
    "word_bare": bare,
    "word_number": lambda a: Keyword(a[0].value, a[-1]),
    "enchant": lambda a: Keyword("incanta", merged_filters.filter_in(a[0])),
    "affinity": lambda a: Keyword("affinità", merged_filters.filter_in(a[-1])._replace(controller="you")),
    "offering": lambda a: Keyword(OFFERING, merged_filters.filter_in(a[-1])),
    "champion": lambda a: Keyword(CHAMPION, merged_filters.filter_in(a[-1])),
    "quality": lambda a: a[-1].value,
    "all_colours": const(COLOURS),
    "chosen_colour": const("chosen"),
    "choose_now": const("choice"),
    "everything": const("everything"),
}
