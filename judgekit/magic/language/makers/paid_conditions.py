"""Conditions on how something was cast: from where, with which mana, what was paid, promised or devoured for it."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import LETTERS, Outside, Parts, numbers, said
from judgekit.magic.vocabulary import GIFT, SOURCES_OF_MANA


def was_cast_from(args: Parts) -> tree.WasCast:
    zone, owner = next(a for a in args if isinstance(a, tuple) and not isinstance(a, Word))
    if owner not in {"you", "", "own"}:
        raise Outside
    return tree.WasCast(zone)


def coloured_mana_spent(args: Parts) -> tree.ManaSpent:
    n = numbers(args)[0]
    (colour,) = said(args, "COLOUR")
    if not isinstance(n, int):
        raise Outside
    return tree.ManaSpent((LETTERS[colour],) * n)


def tribute_unpaid(args: Parts) -> tree.Not:
    """An opponent has not had it enter with the counters of its tribute."""
    if said(args, "KEYWORD_NUMBER") != ["tributo"]:
        raise Outside
    return tree.Not(tree.Fits(tree.This(), tree.Filter(status=("tribute",))))


def was_paid_for(args: Parts) -> tree.Fits:
    """«If the kicker of this spell was paid»: of other words one says that their cost was."""
    if said(args, "KEYWORD_COST") != ["potenziamento"]:
        raise Outside
    return tree.Fits(tree.This(), tree.Filter("object", status=("kicked",)))


def mana_spent_from(args: Parts) -> tree.ManaSpent:
    """Some of the mana spent came from a Treasure: of other sources nobody remembers it."""
    (kind,) = said(args, "SUBTYPE")
    if kind not in SOURCES_OF_MANA:
        raise Outside
    return tree.ManaSpent(source=kind)


def has_devoured(args: Parts) -> tree.Compared:
    """It has devoured a creature: of nothing else than the source does the tree tell."""
    others = [a for a in args if not isinstance(a, Word)]
    if said(args, "TYPE") != ["creature"] or any(not isinstance(a, tree.This) for a in others):
        raise Outside
    return tree.Compared(tree.Devoured(), ">", 0)


def gift_was_promised(args: Parts) -> tree.CastBy:
    """Of all keywords only a gift is promised."""
    if said(args, "KEYWORD") != [GIFT]:
        raise Outside
    return tree.CastBy(GIFT)
