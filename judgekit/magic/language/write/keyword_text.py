"""Keyword abilities in lower case."""

from __future__ import annotations

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import COLOURS
from judgekit.magic.language.tree import Filter
from judgekit.magic.language.write.condition_text import Conditions
from judgekit.magic.language.write.noun_forms import Noun, adjective, number, phrase, the, with_preposition
from judgekit.magic.language.write.verb_forms import braced, unwritten
from judgekit.magic.vocabulary import SUPERTYPES

QUALITIES = {"artifact": "dagli artefatti", "creature": "dalle creature", "enchantment": "dagli incantesimi",
              "land": "dalle terre", "instant": "dagli istantanei", "sorcery": "dalle stregonerie"}  # fmt: skip

_WALKS = {"Montagna": "passa-montagne", "Foresta": "passa-foreste", "Palude": "passa-paludi", "Isola": "passa-isole",
          "Pianura": "passa-pianure", "snow": "passa-terre innevate", "": "passa-terre",
          "legendary": "passa-terre leggendarie"}  # fmt: skip


def keyword(word: tree.Keyword) -> str:
    """A keyword ability in lower case."""
    match word:
        case tree.Keyword("passa-terre", str(land)):
            return _WALKS.get(land, f"passa-{land.lower()}")
        case tree.Keyword("passa-terre", Filter() as land):
            words = [adjective(s, "f", many=True) for s in land.supertypes]
            words += [f"non {adjective(s, 'f', many=True)}" for s in land.not_supertypes]
            return " ".join((*(_WALKS[s] for s in land.any_subtypes or ("",)), *words))
        case tree.Keyword("anti-malocchio", str(quality)):
            return keyword(tree.Keyword("protezione", quality)).replace("protezione", "anti-malocchio", 1)
        case tree.Keyword("branco con altri", str(kind)):
            if kind in SUPERTYPES:
                return f"branco con altre creature {adjective(kind, 'f', many=True)}"
            return f"branco con altri {kind}"
        case tree.Keyword(vocabulary.PARTNER_OF, str(name)):
            return f"{vocabulary.PARTNER_OF} {name}"
        case tree.Keyword(vocabulary.SPREE | vocabulary.TIERED):
            raise unwritten(word)  # its costs stand before the modes
        case tree.Keyword(vocabulary.GIFT, str(what)):
            return f"{vocabulary.GIFT}: {next(said for said, one in vocabulary.GIFTS.items() if one == what)}"
        case tree.Keyword("protezione", "chosen"):
            return "protezione dal colore scelto"
        case tree.Keyword("protezione", "opponents"):
            return "protezione da ogni avversario"
        case tree.Keyword("protezione", "everything"):
            return "protezione da qualsiasi cosa"
        case tree.Keyword("protezione", str(quality)):
            if quality in QUALITIES:
                return f"protezione {QUALITIES[quality]}"
            colour = adjective(quality, "m", many=False)
            if colour == quality:
                return f"protezione {with_preposition('da', the(quality, 'm', many=False))}"
            return f"protezione {with_preposition('da', the(colour, 'm', many=False))}"
        case tree.Keyword("incanta", Filter() as what):
            return f"incanta {phrase(what, False, str).text}"
        case tree.Keyword("affinità", Filter() as what):
            return f"affinità con {phrase(what._replace(controller=''), True, str).text}"
        case tree.Keyword(vocabulary.OFFERING, Filter() as what):
            return f"{vocabulary.OFFERING} {with_preposition('di', Conditions('', Noun('')).one(what).text)}"
        case tree.Keyword(vocabulary.CHAMPION, Filter() as what):
            return f"{vocabulary.CHAMPION} {Conditions('', Noun('')).one(what).text}"
        case tree.Keyword(name, tree.Both(int(n), tree.Mana(symbols))):
            return f"{name} {n}—{braced(symbols)}"
        case tree.Keyword(name, tree.Both(tree.X(), tree.Mana(symbols))):
            return f"{name} X—{braced(symbols)}"
        case tree.Keyword(name, tree.Cleft(tree.Mana(symbols))):
            return f"{name} {braced(symbols)}"
        case tree.Keyword(name, tree.Kinded(what, due, many)):
            return _of_a_kind(name, what, due, many)
        case tree.Keyword(name, tree.Backed(n)):
            return f"{name} {n}"
        case tree.Keyword(name, None):
            return name
        case tree.Keyword(name, tree.ColoursSpent()):
            return f"{name} — {vocabulary.SUNBURST}"
        case tree.Keyword(name, tree.X()):
            return f"{name} X"
        case tree.Keyword(name, int(n)):
            return f"{name} {n}"
        case tree.Keyword(name, tree.Mana(symbols)):
            return f"{name} {braced(symbols)}"
        case tree.Keyword(name, tuple() as cost):
            costs = cost if not hasattr(cost, "_fields") else (cost,)
            return f"{name}: {Conditions('', Noun('')).costs(costs)}"
    raise unwritten(word)


def _of_a_kind(name: str, what: Filter, due: object, many: int) -> str:
    """A keyword for things of a kind: each says it in its own way."""
    if isinstance(due, int):
        return f"{name} {phrase(what, True, str).text} {due}"
    if not isinstance(due, tree.Mana):
        raise unwritten(due)
    link = {vocabulary.CRAFT: "con ", "emergere": "da "}.get(name, "")
    counted = "" if many == 1 else f"{number(many)} "
    return f"{name} {link}{counted}{phrase(what, many > 1, str).text} {braced(due.symbols)}"


def keywords(several: list[tree.Keyword]) -> list[str]:
    """Keyword abilities in lower case; protection from each colour is one phrase."""
    said: list[str] = []
    rest = list(several)
    while rest:
        if [tuple(one) for one in rest[: len(COLOURS)]] == [("protezione", colour) for colour in COLOURS]:
            said.append("protezione da tutti i colori")
            rest = rest[len(COLOURS) :]
        else:
            said.append(keyword(rest.pop(0)))
    return said
