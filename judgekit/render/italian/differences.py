"""What would be otherwise without a rule, said in Italian: «Cavaliere sarebbe nel cimitero di Anna»."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from judgekit.render.italian.small_words import (
    card_type,
    colour,
    count,
    damage,
    life,
    listed,
    mana,
    of,
    the_stage,
    where,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sized

    Difference = tuple[str, object, object, object]


_MOST = 4


def difference(kind: str, subject: object, with_it: object, without: object) -> str:
    """A difference as a clause in the conditional, without «senza …» in front; a generic one for unknown kinds."""
    telling = DIFFERENCES.get(kind)
    try:
        clause = telling(subject, with_it, without) if telling is not None else ""
    except (TypeError, ValueError, IndexError, KeyError, AttributeError):  # a value of another form than was agreed
        clause = ""
    return in_person(clause or _generic(kind, subject, with_it, without))


_WOULD = re.compile(r"(?<![\w'’«])(io|tu) (non )?(\w+r)ebbe(?!\w)")
_OWN = re.compile(r"(?<!\w)(il|la|nel|nella|del|della|dal|dalla|al|alla) (\w+) di (io|tu)(?!\w)")
_BEHIND = re.compile(r"(?<!\w)(di|a|da|su|per) (io|tu)(?!\w)")
_FEMININE = ("la", "nella", "della", "dalla", "alla")


def in_person(clause: str) -> str:
    """A clause about players who are called «io» and «tu»: «io avrei», «nel tuo cimitero»."""
    if re.search(r"(?<!\w)(?:io|tu)(?!\w)", clause) is None:
        return clause
    clause = _WOULD.sub(lambda m: f"{m[1]} {m[2] or ''}{m[3]}{'ei' if m[1] == 'io' else 'esti'}", clause)
    clause = _OWN.sub(
        lambda m: f"{m[1]} {'mi' if m[3] == 'io' else 'tu'}{'a' if m[1] in _FEMININE else 'o'} {m[2]}", clause
    )
    return _BEHIND.sub(lambda m: f"{m[1]} {'me' if m[2] == 'io' else 'te'}", clause)


def without_rule(number: str, differences: Iterable[Difference]) -> str:
    """Senza 502.2b Cavaliere sarebbe nel cimitero di Anna e Bruno avrebbe 18 punti vita."""
    return f"senza {number} {said(differences)}"


def said(differences: Iterable[Difference], most: int = _MOST) -> str:
    """Several differences as one clause: those that say most, not those that follow from them."""
    kept = telling(differences)
    verdicts = [one for one in kept if one[0] == "verdict"]
    judged = [one for one in verdicts if None not in one[2:]]  # else it is the game that went elsewhere
    verdicts = judged or verdicts if len(verdicts) == len(kept) else judged
    clauses = [difference(*one) for one in kept if one[0] != "verdict"]
    clauses = list(dict.fromkeys((*_verdicts(verdicts), *clauses)))
    more = len(clauses) - most
    return f"{', '.join(clauses[:most])} e altro ancora" if more > 0 else listed(clauses)


def telling(differences: Iterable[Difference]) -> list[Difference]:
    """The differences worth saying, best first.

    Where the script could not be played, that alone counts. A thing that would be elsewhere need not be untapped too;
    what was expected is said only where nothing else is.
    """
    every = list(differences)
    breaks = [
        one for one in every if one[0] in _BREAKS and not (one[0] == "ended" and one[3] not in {"stuck", "endless"})
    ]
    if breaks:
        return breaks[:1]
    elsewhere = {one[1] for one in every if one[0] == "zone"}
    kept = [one for one in every if not (one[0] in _OF_A_PLACE and one[1] in elsewhere) and one[0] != "ended"]
    strong = [one for one in kept if one[0] not in _WEAK and not str(one[1]).startswith("carta ")]  # a card has a name
    return sorted(strong or kept or every, key=lambda one: _ORDER.index(one[0]) if one[0] in _ORDER else len(_ORDER))


_BREAKS = {"ended", "missing", "error"}
_OF_A_PLACE = {"tapped", "counters", "host", "controller", "damage"}  # what goes with where a thing is
_WEAK = {"expected", "step", "order"}
_ORDER = (
    "over",
    "winner",
    "lost",
    "challenge",
    "worth",
    "total",
    "tokens",
    "zone",
    "life",
    "damage",
    "hand size",
    "hand",
)


def _generic(kind: str, subject: object, with_it: object, without: object) -> str:
    about = f" ({_value(subject)})" if subject not in {"", None} else ""
    return f"{_KINDS.get(kind, kind)}{about} sarebbe {_value(without)} invece di {_value(with_it)}"


_KINDS = {"stage": "il momento della partita", "priority": "la priorità", "over": "la partita"}


def _value(value: object) -> str:
    if value is None or value in ((), ""):
        return "niente"
    if isinstance(value, bool):
        return "sì" if value else "no"
    text = listed(map(str, value)) if isinstance(value, (tuple, list, frozenset, set)) else str(value)
    return text if len(text) <= 80 else f"{text[:79]}…"


# --- the game ---------------------------------------------------------------------------------------------------------


def _over(_: object, with_it: object, without: tuple[str | bool | None, ...]) -> str:
    winner, drawn, over = (*without, None, None)[:3]
    if drawn:
        return "la partita sarebbe pari"
    if winner:
        return f"vincerebbe {winner}"
    return "la partita non sarebbe finita" if not over else "non vincerebbe nessuno"


def _winner(_: object, __: object, without: object) -> str:
    return f"vincerebbe {without}" if without else "non vincerebbe nessuno"


def _ended(_: object, __: object, without: str) -> str:
    return {
        "stuck": "la partita non potrebbe proseguire",
        "endless": "la partita non finirebbe mai",
        "over": "la partita finirebbe prima",
        "script": "la partita non sarebbe finita",
    }.get(without, "")


def _missing(_: object, __: object, without: str) -> str:
    if without:
        return f"servirebbe una scelta in più ({_short(without)})"
    return "il caso non si fermerebbe a questa scelta"


def _error(_: object, __: object, without: str) -> str:
    return f"il copione non si potrebbe giocare ({_short(without)})"


def _short(message: str) -> str:
    """What went wrong, without the place in the file and the advice."""
    text = (
        message.split("\n", maxsplit=1)[0].split(": ", 1)[-1] if ".md:" in message or ".json:" in message else message
    )
    text = text.split(": aggiungi")[0]
    return text if len(text) <= 100 else f"{text[:99]}…"


def _step(_: object, __: object, without: tuple[str, str]) -> str:
    name, player = without
    return f"alla fine si sarebbe {_in_stage(the_stage(name)) if name else 'nel turno'} {of(player)}"


def _in_stage(stage: str) -> str:
    return f"nell{stage.removeprefix('l')}" if stage.startswith("l’") else f"nella {stage.removeprefix('la ')}"


_PLURAL = {"legal": "sarebbero legali", "illegal": "sarebbero illegali", None: "non avverrebbero"}
_VERDICTS = {"legal": "sarebbe legale", "illegal": "sarebbe illegale", None: "non avverrebbe"}


def _verdict(action: object, _: object, without: str | None) -> str:
    called = action if isinstance(action, str) else f"l’azione {action}"
    return f"{called} {_VERDICTS.get(without, f'sarebbe {without}')}"


def _verdicts(differences: Iterable[Difference]) -> list[str]:
    """Actions that would fare alike as one clause: le azioni 1, 3 e 4 sarebbero illegali."""
    alike: dict[str | None, list[Difference]] = {}
    for one in differences:
        alike.setdefault(cast("str | None", one[3]), []).append(one)
    return [
        difference(*ones[0]) if len(ones) == 1 else f"{_actions(ones)} {_PLURAL.get(then, 'andrebbero altrimenti')}"
        for then, ones in alike.items()
    ]


def _actions(ones: list[Difference]) -> str:
    """Le azioni 1, 3 e 4; of very many only how many."""
    if len(ones) > _MOST:
        return f"{len(ones)} azioni"
    if isinstance(ones[0][1], str):
        return listed(str(one[1]) for one in ones)
    return f"le azioni {listed(str(one[1]) for one in ones)}"


_BRACKETS = re.compile(r"\[[^\]]*\]")  # editions in front, numbers behind


def _expected(text: object, _: object, without: object) -> str:
    claim = _BRACKETS.sub("", str(text)).strip()
    return f"{'sarebbe' if without else 'non sarebbe'} vero che «{claim}»"


# --- players ----------------------------------------------------------------------------------------------------------


def _life(player: object, with_it: object, without: int) -> str:
    return f"{player} avrebbe {life(without)} invece di {with_it}"


def _lost(player: object, _: object, without: object) -> str:
    return f"{player} {'perderebbe' if without else 'non perderebbe'} la partita"


def _cards(place: str) -> Callable[..., str]:
    def tell(player: object, with_it: Sized | int, without: Sized | int) -> str:
        number, other = (n if isinstance(n, int) else len(n) for n in (without, with_it))
        if number == other:
            return f"{player} avrebbe altre carte {place}"
        return f"{player} avrebbe {count(number, 'carta', 'carte')} {place} invece di {other}"

    return tell


def _mana(player: object, _: object, without: Iterable[str]) -> str:
    return f"{player} avrebbe {mana(without)} nella riserva di mana" if without else f"{player} non avrebbe mana"


# --- things -----------------------------------------------------------------------------------------------------------


def _zone(thing: object, with_it: tuple[str, str], without: tuple[str, str] | None) -> str:
    """Where it would be; of what would be nowhere, or still deep in a library, that it would not be where it is."""
    if not without:
        return f"{thing} non sarebbe {where(*with_it)}"
    kind, player = without
    return f"{thing} sarebbe {where(kind, player)}"


def _damage(thing: object, with_it: object, without: int | None) -> str:
    return f"{thing} avrebbe {damage(without)} invece di {with_it or 0}" if without else f"{thing} non avrebbe danni"


def _tapped(thing: object, _: object, without: object) -> str:
    return f"il permanente {thing} sarebbe {'TAPpato' if without else 'STAPpato'}"


def _size(thing: object, with_it: tuple[int, int], without: tuple[int, int]) -> str:
    return f"{thing} sarebbe {without[0]}/{without[1]} invece di {with_it[0]}/{with_it[1]}"


def _types(thing: object, with_it: tuple[str, ...], without: tuple[str, ...]) -> str:
    """Types and subtypes that would be there or not: a thing is seldom told whole."""
    more = [one for one in without if one not in with_it]
    less = [one for one in with_it if one not in without]
    said = [f"sarebbe {_type_words(more)}"] if more else []
    said += [f"non sarebbe {_type_words(less)}"] if less else []
    return f"{thing} {' e '.join(said)}"


def _type_words(types: Iterable[str]) -> str:
    there = tuple(types)
    if len(there) > _MANY_KINDS:
        return "di tutti gli altri tipi di creatura"
    return " ".join(card_type(one) if one.islower() else one for one in there)


_MANY_KINDS = 50


def _colours(thing: object, _: object, without: Iterable[str]) -> str:
    return f"{thing} sarebbe {listed(colour(one) for one in without) or 'incolore'}"


def _words(thing: object, with_it: tuple[str, ...], without: tuple[str, ...]) -> str:
    more = [one for one in without if one not in with_it]
    less = [one for one in with_it if one not in without]
    said = [f"avrebbe {listed(more)}"] if more else []
    said += [f"non avrebbe {listed(less)}"] if less else []
    return f"{thing} {' e '.join(said)}"


def _counters(thing: object, _: object, without: Iterable[tuple[str, int]] | None) -> str:
    there = dict(without or ())
    which = listed(f"{count(n, 'segnalino', 'segnalini')} {kind}" for kind, n in there.items())
    return f"{thing} avrebbe {which}" if which else f"{thing} non avrebbe segnalini"


def _controller(thing: object, _: object, without: object) -> str:
    return f"{without} controllerebbe {thing}" if without else f"nessuno controllerebbe {thing}"


def _host(thing: object, _: object, without: object) -> str:
    return f"{thing} sarebbe su {without}" if without else f"{thing} non sarebbe su nulla"


def _order(zone: tuple[str, str], _: object, __: object) -> str:
    kind, player = zone
    names = {"graveyard": "il cimitero", "library": "il grimorio", "stack": "la pila"}
    whose = f" {of(player)}" if player else ""
    return f"{names.get(kind, kind)}{whose} sarebbe in un altro ordine"


def _worth(spell: object, with_it: object, without: object) -> str:
    if without is None:
        return f"{spell} non entrerebbe nel conto"
    return f"{spell} varrebbe {without}" + ("" if with_it is None else f" invece di {with_it}")


def _total(player: str, with_it: object, without: object) -> str:
    if without is None:
        return f"la Potenza Magica Finale {of(player)} non si calcolerebbe"
    return f"{player} avrebbe Potenza Magica Finale {without}" + ("" if with_it is None else f" invece di {with_it}")


def _challenge(_: object, __: object, without: object) -> str:
    if without is None:
        return "la sfida non si deciderebbe"
    return f"la sfida la vincerebbe {without}" if without else "la sfida non la vincerebbe nessuno"


def _is(word: str, otherwise: str = "") -> Callable[..., str]:
    def tell(thing: object, _: object, without: object) -> str:
        no = f"sarebbe {otherwise}" if otherwise else f"non sarebbe {word}"
        return f"{thing} {f'sarebbe {word}' if without else no}"

    return tell


def _by(spell: object, with_it: object, without: object) -> str:
    return f"{spell} sarebbe lanciata da {without}" if without else f"{spell} non sarebbe lanciata da {with_it}"


def _on(token: object, with_it: object, without: object) -> str:
    return f"{token} sarebbe su {without}" if without else f"{token} non sarebbe su {with_it}"


_WHERE_A_WIZARD_IS = ("a sinistra", "al centro", "a destra")


def _wizards_place(wizard: object, _: object, without: int | None) -> str:
    if without is None:
        return f"{wizard} non sarebbe in squadra"
    return f"{wizard} sarebbe {_WHERE_A_WIZARD_IS[without]}"


def _annulled(card: object, _: object, without: Iterable[str] | None) -> str:
    by = listed(without or ())
    return f"{card} diventerebbe Semplice per {by}" if by else f"{card} non diventerebbe Semplice"


def _seen(token: object, _: object, without: Iterable[str] | None) -> str:
    by = listed(without or ())
    return f"{token} sarebbe stato visto da {by}" if by else f"{token} non sarebbe stato visto da nessuno"


def _castle(_: object, __: object, without: tuple[str, ...]) -> str:
    return f"il Castello in gioco sarebbe {without[0]}" if without else "non ci sarebbero Castelli in gioco"


DIFFERENCES: dict[str, Callable[..., str]] = {
    "over": _over,
    "winner": _winner,
    "ended": _ended,
    "missing": _missing,
    "error": _error,
    "step": _step,
    "verdict": _verdict,
    "expected": _expected,
    "life": _life,
    "lost": _lost,
    "mana": _mana,
    "hand": _cards("in mano"),
    "hand size": _cards("in mano"),
    "library": _cards("nel grimorio"),
    "zone": _zone,
    "damage": _damage,
    "tapped": _tapped,
    "size": _size,
    "types": _types,
    "colours": _colours,
    "words": _words,
    "counters": _counters,
    "controller": _controller,
    "host": _host,
    "order": _order,
    "worth": _worth,
    "total": _total,
    "tokens": lambda player, with_it, without: f"{player} avrebbe {without} Diamagic invece di {with_it}",
    "challenge": _challenge,
    "team": lambda player, _, without: f"{player} {f'avrebbe il team {without}' if without else 'non avrebbe un team'}",
    "castle": _castle,
    "by": _by,
    "on": _on,
    "place": _wizards_place,
    "down": _is("coperta", "scoperta"),
    "lasting": _is("Continua"),
    "simple": _is("Semplice"),
    "annulled": _annulled,
    "seen": _seen,
    "stake": lambda _, with_it, without: f"in palio ci sarebbero {without} Diamagic invece di {with_it}",
    "seen hand": lambda player, _, without: f"{player} {'' if without else 'non '}mostrerebbe la mano",
}
