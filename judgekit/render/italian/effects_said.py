"""Continuous effects in Italian: what begins to be so, for whom, for how long."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judgekit.magic.language.rule_names import STAYS_TAPPED_FOR
from judgekit.magic.language.tree import UNTIL_END_OF_YOUR_NEXT_TURN, Change, Filter, Keyword, Ruled
from judgekit.magic.language.write.keyword_text import QUALITIES
from judgekit.magic.language.write.noun_forms import adjective
from judgekit.magic.vocabulary import BASIC_LAND_TYPES, KINDS_OF_CREATURES, SUPERTYPES
from judgekit.render.italian.small_words import an, card_type, change_of_size, colour, gender, listed, of

if TYPE_CHECKING:
    from judgekit.render.italian.scene import Scene


_UNTIL = {
    "end of turn": "fino alla fine del turno",
    "end of combat": "fino alla fine del combattimento",
    UNTIL_END_OF_YOUR_NEXT_TURN: "fino alla fine del prossimo turno di chi controlla l’effetto",
}
RULES = {
    "cannot attack": ("non può attaccare", "non possono attaccare"),
    "cannot block": ("non può bloccare", "non possono bloccare"),
    "must attack": ("deve attaccare", "devono attaccare"),
    "must block": ("deve bloccare", "devono bloccare"),
    "unblockable": ("è imbloccabile", "sono imbloccabili"),
    "does not untap": ("non si STAPpa", "non si STAPpano"),
    "cannot attack alone": ("non può attaccare senza altre creature", "non possono attaccare senza altre creature"),
    "cannot block alone": ("non può bloccare senza altre creature", "non possono bloccare senza altre creature"),
    "attacks as no Wall": ("può attaccare come se non fosse un Muro", "possono attaccare come se non fossero Muri"),
}


def began(scene: Scene, effect: Any) -> str:
    """Orso prende +2/+2 fino alla fine del turno."""
    change = effect.change
    one = len(effect.objects) == 1
    parts = list(_parts(change, one=one))
    until = _UNTIL.get(effect.until, "")
    if isinstance(change.what, Ruled):
        return f"da ora vale ciò che dice il testo{f', {until}' if until else ''}"
    tail = f" {until}" if until else ""
    if isinstance(change.controller, str):
        parts.append(f"{'passa' if one else 'passano'} sotto il controllo {of(change.controller)}")
    if not parts and change == Change(change.what, until=change.until):  # by as much as comes to nothing
        parts.append(f"{'prende' if one else 'prendono'} +0/+0")
    what = listed(parts) or ("subisce un effetto" if one else "subiscono un effetto")
    return f"{_whom(scene, effect)} {what}{tail}"


def _whom(scene: Scene, effect: Any) -> str:
    """What an effect is about: those things, or all that come to fit, where it modifies the rules."""
    if effect.objects or not hasattr(effect.change.what, "of"):
        return scene.names(effect.objects)
    return "i permanenti di cui parla il testo, anche se arrivano dopo,"


def _parts(change: Change, *, one: bool) -> list[str]:
    """What a change makes of a thing, each a phrase with its own verb."""
    parts = []
    become = "diventa" if one else "diventano"
    size = ""
    if change.set_power is not None or change.set_toughness is not None:
        size = "/".join("–" if n is None else _number(n) for n in (change.set_power, change.set_toughness))
    kinds = [*map(card_type, change.types), *change.subtypes]
    every = len(change.subtypes) >= len(KINDS_OF_CREATURES)
    if kinds and size and not every:
        return [f"{become} {_some(kinds, one=one)} {size}", *_else(change, one=one)]
    if size:
        parts.append(f"{become} {size}")
    if every:
        parts.append(f"{'ha' if one else 'hanno'} tutti i tipi di creatura")
    elif kinds:
        parts.append(f"{become} {_some(kinds, one=one)}")
    return [*parts, *_else(change, one=one)]


def _some(kinds: list[str], *, one: bool) -> str:
    """What something becomes, with its article: «un incantesimo», «una creatura artefatto», «uno Zombie»."""
    said = " ".join(kinds)
    if not one:
        return re.sub(r"^creatura\b", "creature", said)
    if gender(said) == "a":
        return an(said)
    return f"{'uno' if re.match(r'[sS][bcdfgklmnpqrtv]|[zZ]|[gG]n|[pP]s', said) else 'un'} {said}"


def _else(change: Change, *, one: bool) -> list[str]:
    """The same of what is neither its size nor its types."""
    parts = []
    if change.not_types:
        no_more = "non è più" if one else "non sono più"
        parts.append(f"{no_more} {_some([*map(card_type, change.not_types)], one=one)}")
    if change.colors is not None:
        become = "diventa" if one else "diventano"
        colours = listed(map(colour, change.colors))
        some = colours and "colorless" not in change.colors
        parts.append(f"{become} di colore {colours}" if some else f"{become} incolor{'e' if one else 'i'}")
    if change.power or change.toughness:
        parts.append(f"{'prende' if one else 'prendono'} {_more(change.power or 0, change.toughness or 0)}")
    if change.switch:
        parts.append(f"{'scambia' if one else 'scambiano'} forza e costituzione")
    pairs = (pair for pair in change.swaps if isinstance(pair, tuple))
    for old, new in dict.fromkeys((one, two) for one, two in pairs if one != two):  # else it is a sign of the engine's
        parts.append(f"{'ha' if one else 'hanno'} nel testo «{colour(new)}» al posto di «{colour(old)}»")
    gained = [keyword(word.word, word.of) for word in change.words if isinstance(word, Keyword)]
    if texts := len(change.words) - len(gained):
        gained.append("un’abilità" if texts == 1 else f"{texts} abilità")
    if gained:
        parts.append(f"{'guadagna' if one else 'guadagnano'} {listed(gained)}")
    if change.lose:
        lost = "tutte le abilità" if "*" in change.lose else listed(change.lose)
        parts.append(f"{'perde' if one else 'perdono'} {lost}")
    told = ("does not untap" if STAYS_TAPPED_FOR in rule else rule for rule in change.rules)
    parts += [RULES[name][0 if one else 1] for name in told if name in RULES]
    return parts


_FROM = {**QUALITIES, "planeswalker": "dai planeswalker"}


def _number(number: object) -> str:
    """A number; X where it is not settled when the effect begins, but counted whenever somebody looks."""
    return str(number) if isinstance(number, int) else "X"


def _more(power: object, toughness: object) -> str:
    if isinstance(power, int) and isinstance(toughness, int):
        return change_of_size(power, toughness)
    each = (f"{n:+d}" if isinstance(n, int) else "+X" for n in (power, toughness))
    return f"{'/'.join(each)} (X si conta di volta in volta)"


def keyword(word: str, about: object) -> str:
    """A keyword with what it is about: protezione dal rosso, passa-isole."""
    if about is None:
        return word
    if word == "protezione":
        said = colour(about) if isinstance(about, str) else ""
        return f"protezione dal {said}" if said != about else f"protezione {_FROM.get(about, f'da {about}')}"
    if word == "incanta" and isinstance(about, Filter) and len(about.types) == 1:
        return f"{word} {card_type(about.types[0])}"
    if word == "passa-terre" and about in SUPERTYPES:
        return f"{word} {adjective(str(about), 'f', many=True)}"
    if word == "passa-terre" and isinstance(about, str):
        return f"passa-{BASIC_LAND_TYPES.get(about, ('', about.lower()))[1]}"
    if isinstance(about, int):
        return f"{word} {about}"
    if isinstance(about, tuple) and all(isinstance(part, str) for part in about):
        return f"{word} {''.join(f'{{{part}}}' for part in about)}"
    return word


def ended(scene: Scene, effects: Any) -> str:
    """Finisce l’effetto su Orso."""
    ones = list(dict.fromkeys(one for effect in effects for one in effect.objects))
    here = [one for one in ones if scene.after.get(*one) is not None]
    if not here:
        return ""
    return f"{'finisce l’effetto' if len(effects) == 1 else 'finiscono gli effetti'} su {scene.names(here)}"
