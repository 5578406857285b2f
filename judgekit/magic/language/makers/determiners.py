"""What stands before a noun: articles, numbers, «ogni», «quel»."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import PLURAL, AnOpponent, APlayer, Outside, Part, Parts, Ref, said

if TYPE_CHECKING:
    from judgekit.magic.language.tree import Filter


def up_to_which(args: Parts) -> int:
    """`One, two or three`: each number is told, one after the other."""
    numbers = [int(number) for number in said(args, "NUMBER")]
    if numbers != list(range(2, len(numbers) + 2)):
        raise Outside
    return numbers[-1]


def det(args: Parts) -> Part:
    kinds = [getattr(a, "kind", "") for a in args]
    numbers = [a for a in args if not isinstance(a, Word)]
    article = next((a.said.lower() for a in args if getattr(a, "kind", "") == "IL"), "")
    if "UN" in kinds and "NUMBER" in kinds:
        return Part("n", True, up_to_which(args), least=1)
    if "fino-a" in kinds:
        return Part("n", True, numbers[0], up_to=True)
    if "qualsiasi-numero-di" in kinds:
        return Part("n", True, None, up_to=True)
    for word, name in (("ogni", "each"), ("tutto", "each"), ("quel", "that"), ("questo", "this"), ("qualsiasi", "a")):
        if word in kinds:
            several = any(getattr(a, "said", "").lower() in _SEVERAL for a in args)
            return Part(name, several, whichever=word == "qualsiasi")
    if "NUMBER" in kinds:
        return Part("n", True, int(said(args, "NUMBER")[0]))
    if "entrambi" in kinds:
        raise Outside  # the two that were spoken of, and not all
    if article:
        return Part("the", article in PLURAL)
    if numbers:
        return Part("a" if numbers[0] == 1 else "n", numbers[0] != 1, numbers[0])
    return Part("a")


_SEVERAL = {"quei", "quegli", "quelle", "questi", "queste", "tutti", "tutte"}


def other_det(args: Parts) -> Part:
    found = det([a for a in args if getattr(a, "kind", "") != "altro"]) if len(args) > 1 else Part("")
    return found._replace(choice=True)


_NO_MORE = tree.Filter("player")


def player_node(whole: Filter, p: Part) -> object:
    """Which players are meant: what stands before the noun tells."""
    if not tree.same(whole._replace(status=(), controller="", other=False, zone=_NO_MORE.zone), _NO_MORE):
        raise Outside  # players of whom more is said: «your opponents who target you» are not all of them
    if whole.status == ("attacking",) and p.det == "that":
        return tree.ThatPlayer()
    if whole.status == ("enchanted",) and p.det == "the" and not p.many:
        return tree.Host("player")
    if whole.status:
        raise Outside  # the attacking player
    if p.det == "that":
        return Ref("player")
    if p.det == "n" or p.up_to or (whole.other and whole.controller == "opponent"):
        raise Outside  # so many players, or the others of several opponents
    one = p.det == "a" and not p.whichever
    if whole.other or whole.controller == "opponent":
        if one:
            return AnOpponent()
        return tree.Opponent() if whole.controller == "opponent" else tree.OtherPlayers()
    if whole.controller == "defending player":
        return whole
    if p.det == "the" and not p.many:
        return Ref("player")
    return APlayer() if one else tree.EachPlayer()
