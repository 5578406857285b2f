"""What sentences of instructions are made from: verbs, moods, and what two instructions are together."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.tree import You

QUALITIES = {
    "colour": ("sceglie", "un colore"),
    "creature type": ("sceglie", "un tipo di creatura"),
    "basic land type": ("sceglie", "un tipo di terra base"),
    "card type": ("sceglie", "un tipo di carta"),
    "number": ("sceglie", "un numero"),
    "card name": ("nomina", "una carta"),
}
OBJECTS: dict[type, tuple[str, str]] = {
    tree.Destroy: ("distruggi", "distruggere"), tree.Tap: ("TAPpa", "TAPpare"), tree.Untap: ("STAPpa", "STAPpare"),
    tree.Regenerate: ("rigenera", "rigenerare"), tree.Counter: ("neutralizza", "neutralizzare"),
    tree.Bury: ("seppellisci", "seppellire"), tree.Exert: ("strema", "stremare"), tree.Goad: ("pungola", "pungolare"),
    tree.Suspect: ("sospetta", "sospettare"),
    tree.Unattach: ("stacca", "staccare"), tree.Transform: ("trasforma", "trasformare"),
    tree.TurnOver: ("capovolgi", "capovolgere"),
}  # fmt: skip

# Instructions that are more than a clause.
SENTENCES = (tree.If, tree.May, tree.IfAny, tree.Pay, tree.Later, tree.OneOf)


def as_you(step: Any, who: Any) -> Any:
    """The instruction without its subject, where `può` has said who."""
    if hasattr(step, "who"):
        return step._replace(who=You())
    if isinstance(step, tree.PutInto) and step.under is not None:
        return step._replace(under=You())
    return step


def of_a_thing(step: Any) -> bool:
    """Whether a thing does what is done: its player can but have it do so."""
    if isinstance(step, (tree.Damage, tree.Fight)):
        return not isinstance(getattr(step, "source", None), You)
    becomes = step.set_power is not None or bool(step.types)
    return step.controller is None and (becomes or any(n != 0 for n in (step.power, step.toughness)))


_SUBJUNCTIVE = {"infligge": "infligga", "infliggono": "infliggano", "prende": "prenda", "prendono": "prendano",
                "guadagna": "guadagni", "lotta": "lotti", "diventa": "diventi", "diventano": "diventino"}  # fmt: skip


def in_subjunctive(said: str) -> str:
    return " ".join(_SUBJUNCTIVE.get(word, word) for word in said.split(" "))


def is_shuffled_in(step: Any, after: Any) -> bool:
    """Whether a thing is put into its owner's library, which is then shuffled."""
    into = isinstance(step, tree.PutInto) and step.zone == "library" and isinstance(after, tree.Shuffle)
    return into and (tree.same(after.who, tree.OwnerOf(step.what)) or are_piles_of(step.what, after.who))


def are_piles_of(what: object, who: object) -> bool:
    """Whether what is put somewhere are whole zones of a player."""
    several = tree.several(what)
    return all(isinstance(each, tree.EachOf) and tree.same(each.who, who) for each in several)


def uses_of(step: object) -> tuple[tree.SpendOn, ...]:
    """What the mana that an instruction adds may be spent on only, whichever kind of it is chosen."""
    if isinstance(step, tree.OneOf):
        return next((uses for option in step.options for each in option if (uses := uses_of(each))), ())
    if isinstance(step, tree.AddMana) and step.stays:
        raise LookupError(step)
    return step.uses if isinstance(step, tree.AddMana) else ()


def free(step: Any) -> Any:
    """The same mana, for anything."""
    if isinstance(step, tree.OneOf):
        return step._replace(options=tuple(tuple(map(free, option)) for option in step.options))
    return step._replace(uses=())
