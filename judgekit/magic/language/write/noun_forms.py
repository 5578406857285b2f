"""Italian nouns for what filters mean: gender, number, articles, and the qualities behind them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.write.verb_forms import unwritten
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.magic.language.tree import Filter


_NUMBERS = dict(enumerate("zero uno due tre quattro cinque sei sette otto nove dieci".split()))
_TYPES = {
    "creature": ("creatura", "creature", "f"), "artifact": ("artefatto", "artefatti", "m"),
    "enchantment": ("incantesimo", "incantesimi", "m"), "land": ("terra", "terre", "f"),
    "instant": ("istantaneo", "istantanei", "m"), "sorcery": ("stregoneria", "stregonerie", "f"),
    "planeswalker": ("planeswalker", "planeswalker", "m"), "battle": ("battaglia", "battaglie", "f"),
    "kindred": ("tribale", "tribali", "m"),
}  # fmt: skip
_NOUNS = {
    "permanent": ("permanente", "permanenti", "m"), "card": ("carta", "carte", "f"), "spell": ("magia", "magie", "f"),
    "ability": ("abilità", "abilità", "f"),
    "player": ("giocatore", "giocatori", "m"), "source": ("fonte", "fonti", "f"),
    "opponent": ("avversario", "avversari", "m"),
    "token": ("pedina", "pedine", "f"),
}  # fmt: skip
_STATUS = {
    "fortified": "fortificat",
    "tapped": "TAPpat", "untapped": "STAPpat", "blocked": "bloccat", "enchanted": "incantat", "equipped": "equipaggiat",
    "damaged": "danneggiat", "sacrificed": "sacrificat", "unblocked": "non bloccat",
    "renowned": "rinomat", "monstrous": "mostruos", "saddled": "sellat",
    "historic": "storic", "suspected": "sospettat", "modified": "modificat", "kicked": "potenziat",
    "transformed": "trasformat", "harnessed": "imbrigliat",
}  # fmt: skip
_SORTS = {"local": "local", "global": "global"}
_ABILITIES = {"activated": "attivat", "triggered": "innescat"}
_COMPARE = {
    ">=": "pari o superiore a",
    "<=": "pari o inferiore a",
    ">": "superiore a",
    "<": "inferiore a",
    "=": "pari a",
}
_STATS = {"power": "forza", "toughness": "costituzione", "cost": "costo di mana"}
_CONTROLLED = {"you": "che controlli", "opponent": "che non controlli", "that player": "che controlla",
               tree.ENCHANTED_PLAYER: "che il giocatore incantato controlla"}  # fmt: skip
_OWNERS = {"that player": "di quel giocatore", "defending player": "del giocatore in difesa",
           "opponent": "di un avversario", tree.ENCHANTED_PLAYER: "del giocatore incantato"}  # fmt: skip
_ZONES = {"graveyard": ("cimitero", "m"), "hand": ("mano", "f"), "library": ("grimorio", "m")}
_JOINS = {
    "a": ("al", "allo", "alla", "all'", "ai", "agli", "alle"),
    "di": ("del", "dello", "della", "dell'", "dei", "degli", "delle"),
    "da": ("dal", "dallo", "dalla", "dall'", "dai", "dagli", "dalle"),
    "su": ("sul", "sullo", "sulla", "sull'", "sui", "sugli", "sulle"),
    "in": ("nel", "nello", "nella", "nell'", "nei", "negli", "nelle"),
}  # fmt: skip
_ARTICLES = ("il", "lo", "la", "l'", "i", "gli", "le")


_THAT = (("gli ", "quegli "), ("i ", "quei "), ("le ", "quelle "), ("la ", "quella "), ("lo ", "quello "),
         ("il ", "quel "), ("l'", "quell'"))  # fmt: skip


class Noun(NamedTuple):
    """A phrase, with what agrees with it."""

    text: str
    many: bool = False
    gender: str = "m"


def number(n: object, gender: str = "m") -> str:
    if n == 1:
        return "una" if gender == "f" else "un"
    if not isinstance(n, (int, tree.X)):
        raise unwritten(n)
    return _NUMBERS.get(n, str(n)) if isinstance(n, int) else "X"


def ending(gender: str, many: bool) -> str:
    return {("m", False): "o", ("f", False): "a", ("m", True): "i", ("f", True): "e"}[gender, many]


def adjective(word: str, gender: str, many: bool) -> str:
    """A colour or the like in the form that a noun wants."""
    forms = vocabulary.COLOURS.get(word) or vocabulary.SUPERTYPES.get(word) or (word,)
    if len(forms) >= 4:
        place = {("m", False): 0, ("f", False): 1, ("m", True): 2, ("f", True): 3}[gender, many]
        if word in vocabulary.SUPERTYPES:  # whose first form is that of lands and creatures
            place = {0: 1, 1: 0}.get(place, place)
        return forms[place]
    return forms[-1] if len(forms) == 2 and many else forms[0]


def _hard(word: str) -> bool:
    """Whether a masculine word wants `lo`, `gli`."""
    return re.match(r"(?i)s[^aeiou]|z|gn|ps|x|y|i[aeou]", word) is not None


def the(word: str, gender: str, many: bool) -> str:
    vowel = word[:1].lower() in "aeiouàèéìòù"
    if gender == "f":
        return f"le {word}" if many else f"l'{word}" if vowel else f"la {word}"
    if many:
        return f"gli {word}" if vowel or _hard(word) else f"i {word}"
    return f"l'{word}" if vowel else f"lo {word}" if _hard(word) else f"il {word}"


def a(word: str, gender: str) -> str:
    vowel = word[:1].lower() in "aeiouàèéìòù"
    if gender == "f":
        return f"un'{word}" if vowel else f"una {word}"
    return f"uno {word}" if _hard(word) and not vowel else f"un {word}"


def that(word: str, gender: str, many: bool) -> str:
    article = the(word, gender, many)
    for plain, form in _THAT:
        if article.startswith(plain):
            return form + article.removeprefix(plain)
    return article


def with_preposition(preposition: str, text: str) -> str:
    """A preposition before a phrase, as one word with its article."""
    for article, joined in zip(_ARTICLES, _JOINS[preposition], strict=True):
        space = "" if article == "l'" else " "
        if text.startswith(article + space):
            return joined + space + text[len(article) + len(space) :]
    return f"{preposition} {text}"


# --- heads and qualities ----------------------------------------------------------------------------------------------


def _subtype(word: str, many: bool) -> tuple[str, str]:
    forms = vocabulary.KINDS.get(word, (word,))
    form = forms[1] if many and len(forms) > 1 else forms[0]
    gender = "f" if word.endswith("a") and word != "Ninja" else "m"
    if word == "Palude":
        gender = "f"
    return form[0].upper() + form[1:] if word != "chosen" else "", gender


def head(f: Filter, many: bool) -> Noun:
    """The noun of a filter, without article."""
    if f.noun == "player":
        one, several, gender = _NOUNS["opponent" if f.controller == "opponent" else "player"]
        return Noun(several if many else one, many, gender)
    kinds = [_TYPES[t] for t in f.types]
    if len(f.any_subtypes) > 1:
        raise unwritten(f)  # side by side they would be of all at once
    if f.also_subtypes and f.noun == "permanent" and not f.types:
        raise unwritten(f)
    there = (*(s for s in f.any_subtypes if s != "chosen"), *f.also_subtypes)
    subtypes = [_subtype(s, many and not f.types and f.noun == "permanent") for s in there]
    if f.noun in {"card", "spell", "ability", "source"}:
        one, several, gender = _NOUNS[f.noun]
        rest = [k[0] for k in kinds] + [s for s, _ in subtypes] + [adjective(s, gender, False) for s in f.supertypes]
        rest += ["evocazione"] if "summon" in f.status else []
        rest += [_ABILITIES[s] + ending(gender, many) for s in f.status if s in _ABILITIES]
        return Noun(" ".join([several if many else one, *rest]), many, gender)
    if "token" in f.status:
        one, several, gender = _NOUNS["token"]
        return Noun(
            " ".join([several if many else one, *(k[0] for k in kinds), *(s for s, _ in subtypes)]), many, gender
        )
    if kinds:
        gender = kinds[0][2]
        first = kinds[0][1 if many else 0]
        return Noun(" ".join([first, *(k[0] for k in kinds[1:]), *(s for s, _ in subtypes)]), many, gender)
    if subtypes:
        return Noun(" ".join(s for s, _ in subtypes), many, subtypes[0][1])
    one, several, gender = _NOUNS["permanent"]
    return Noun(several if many else one, many, gender)


def _kinds_told(f: Filter) -> tuple[str, ...]:
    """The kinds that something must not be of, where they stand in the text."""
    if "chosen" in f.not_subtypes or "outlaw" in f.status:
        raise unwritten(f)  # the latter is a noun of its own
    return f.not_subtypes


def qualities(f: Filter, noun: Noun, amount: Callable[[object], str]) -> list[str]:
    """What stands behind the noun."""
    gender, many = noun.gender, noun.many
    found: list[str] = []
    if f.noun != "player" and f.noun not in {"card", "spell"}:
        found += [adjective(s, gender, many) for s in f.supertypes]
    for status in f.status:
        if status == "face down":
            found.append("a faccia in giù")
        if status in _STATUS:
            found.append(_STATUS[status] + ending(gender, many))
        elif status in {"attacking", "blocking"}:
            found.append({"attacking": "attaccant", "blocking": "bloccant"}[status] + ("i" if many else "e"))
        elif status in _SORTS:
            found.append(_SORTS[status] + ("i" if many else "e"))
        elif status.removeprefix("not ") in _STATUS and status.startswith("not "):
            found.append(f"che non {'sono' if many else 'è'} {_STATUS[status[4:]]}{ending(gender, many)}")
        elif status == "attacking you":
            found.append("che ti " + ("stanno" if many else "sta") + " attaccando")
    found += _colours_of(f, gender, many)
    found += [f"non {adjective(c, gender, many)}" for c in f.not_colors]
    found += [f"non {_TYPES[t][0]}" for t in f.not_types]
    found += [f"non {adjective(s, gender, many)}" for s in f.not_supertypes]
    found += [f"non {s}" for s in _kinds_told(f)]
    if "single target" in f.status:
        found.append("con un solo bersaglio")
    if "not token" in f.status:
        found.append("non pedina")
    if "chosen" in f.any_colors:
        found.append("del colore scelto")
    if "chosen" in f.any_subtypes:
        found.append("del tipo scelto")
    if f.words:
        found.append("con " + " e ".join(f.words))
    if "without abilities" in f.status:
        found.append("senza abilità")
    if f.not_words:
        found.append("senza " + " e ".join(f.not_words))
    for stat, sign, value in f.compare:
        found.append(f"con {_STATS[stat]} " + with_preposition_of_compare(_COMPARE[sign], amount(value)))
    found += [f"con un segnalino {kind}" for kind in f.counters]
    if f.harm is not None:
        found.append(_harmed(f.harm, many=many))
    if (
        f.namesake is not None
        or f.shares is not None
        or f.aims_at is not None
        or f.ties
        or f.extreme is not None
        or f.among is not None
        or not {"looked at", "commander", tree.IN_ONE_GRAVEYARD, *tree.TOGETHER, *_UNWRITTEN}.isdisjoint(f.status)
    ):
        raise LookupError(f)  # who knows what it is about says so
    if f.set:
        found.append(f'del set "{f.set}"')
    if f.named == "chosen":
        found.append("con il nome scelto")
    elif f.named:
        found.append(f'chiamat{ending(gender, many)} "{f.named}"')
    found += _whose(f, many)
    return found


_UNWRITTEN = ("of one colour", tree.X_IN_ITS_COST, f"not {tree.X_IN_ITS_COST}", "attacked this turn",
              "blocked this turn", "entered this turn", "put there this turn", "put there from play this turn",
              "not enchanted", "not equipped", "not tapped", "not attacking", "not blocking")  # fmt: skip


def _colours_of(f: Filter, gender: str, many: bool) -> list[str]:
    """Both of two colours; and one of several."""
    both = [adjective(status.removeprefix("is "), gender, many) for status in f.status if status.startswith("is ")]
    found = [" e ".join(both)] if both else []
    return found + _colours([adjective(c, gender, many) for c in f.any_colors if c != "chosen"])


def _colours(words: list[str]) -> list[str]:
    """One of several colours: `rossa, bianca o nera`."""
    return [" o ".join(filter(None, (", ".join(words[:-1]), words[-1])))] if words else []


def _harmed(harm: tree.Harm, *, many: bool) -> str:
    """The damage that something has been dealt this turn, or has dealt."""
    what = "danno da combattimento" if harm.combat else "danno"
    if harm.thus:
        return "a cui è stato inflitto danno in questo modo"
    if harm.dealt and harm.other is None:
        return f"a cui è stato inflitto {what} in questo turno"
    if harm.dealt or not isinstance(harm.other, (tree.You, type(None))):
        raise LookupError(harm)  # by whom: that is told where it is known what the card calls itself
    return f"che {'ti ' if harm.other is not None else ''}{'hanno' if many else 'ha'} inflitto {what} in questo turno"


def with_preposition_of_compare(sign: str, amount: str) -> str:
    return sign.removesuffix(" a") + " " + with_preposition("a", amount)


_PLAYED = {"you": "che giochi", "opponent": "che i tuoi avversari giocano"}


_OWNED = {"you": "che possiedi", "opponent": "che non possiedi"}


def _whose(f: Filter, many: bool) -> list[str]:
    found = []
    if f.noun == "spell" and f.controller in _PLAYED:
        found.append(_PLAYED[f.controller])
    elif f.noun != "player" and f.controller:
        found.append(_CONTROLLED[f.controller])
    if f.zone == "battlefield" and f.owner in _OWNED:
        found.append(_OWNED[f.owner])
    if f.zone in _ZONES:
        zone, gender = _ZONES[f.zone]
        own = {"you": "tu" + ("a" if gender == "f" else "o")}.get(f.owner)
        if own:
            found.append(with_preposition("in", f"{'la' if gender == 'f' else 'il'} {own} {zone}"))
        elif f.owner:
            found.append(f"{with_preposition('in', the(zone, gender, many=False))} {_OWNERS[f.owner]}")
        else:
            found.append("in " + a(zone, gender))
    return found


def phrase(f: Filter, many: bool, amount: Callable[[object], str], *, aimed: bool = False) -> Noun:
    """Noun and qualities, without article; `aimed` puts `bersaglio` behind the noun."""
    if f.words == ("sospendere",):
        raise unwritten(f)  # a card that is suspended is called so
    noun = head(f, many)
    words = [noun.text, *(["bersaglio"] if aimed else []), *qualities(f, noun, amount)]
    return Noun(" ".join(words), many, noun.gender)


def parts(f: Filter) -> list[Filter]:
    """The filters that `o` joins: types side by side keep their qualities at the last."""
    if f.either:
        return list(f.either)
    for name, single in (("any_types", "types"), ("any_subtypes", "any_subtypes")):
        values = getattr(f, name)
        if len(values) > 1 and not f.types:
            rest = tree.replaced(f, {name: ()})
            bare = tree.Filter()
            return [tree.replaced(bare, {single: (v,)}) for v in values[:-1]] + [
                tree.replaced(rest, {single: (values[-1],)})
            ]
    return [f]
