"""How a board came out, said as options are: every one of the same form, whatever it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.render.italian.small_words import capital, count, damage, gender, life, listed, of, where

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.ruling.replay_facts import Facts, Key


_OF_PLAY = {"size", "damage", "tapped", "counters", "host", "controller"}  # what only a permanent has
_IN_PLAY = {"battlefield"}
_FARTHEST = 20  # how far amiss somebody may reckon


def ending(facts: Facts, keys: Iterable[Key], *, modern: bool) -> str:
    """The facts that are asked for, as one sentence: «Orso è nel cimitero di Bruno; Anna ha 18 punti vita»."""
    keys = list(keys)
    gone = [str(subject) for kind, subject in keys if kind == "zone" and facts.get((kind, subject)) is None]
    here = [key for key in keys if key[0] != "zone" or str(key[1]) not in gone]
    said = [(str(key[1]), clause) for key in here if (clause := _clause(facts, key, modern=modern))]
    clauses = [_of_one(subject, [clause for one, clause in said if one == subject]) for subject in dict(said)]
    if gone:
        clauses.insert(0, _gone(gone, were=all(("zone", subject) in facts for subject in gone)))
    return capital("; ".join(clauses))


def _gone(those: Sequence[str], *, were: bool) -> str:
    """What is nowhere any more, or never came to be: a token."""
    one = len(those) == 1
    if were:
        return f"{listed(those)} {'non esiste' if one else 'non esistono'} più"
    return f"{'non c’è nessuna pedina' if one else 'non ci sono pedine'} {listed(those)}"


def _of_one(subject: str, clauses: Sequence[str]) -> str:
    """What is said of one thing, its name said once: «Chandra è in gioco e ha 2 segnalini fedeltà»."""
    named = [one for one in clauses if one.startswith(f"{subject} ")]
    rest = [one for one in clauses if one not in named]
    told = [one.removeprefix(f"{subject} ") for one in named]
    joined = listed(told)
    return "; ".join(filter(None, (f"{subject} {joined}" if joined else "", *rest)))


def asked_for(keys: Sequence[Key], facts: Sequence[Facts]) -> tuple[Key, ...]:
    """The same keys with the places of those things that are not in play in all of these endings, in a good order."""
    wanted = dict.fromkeys(keys)
    for kind, subject in keys:
        if kind in _OF_PLAY and any(not stands(one, subject) for one in facts):
            wanted["zone", subject] = None
    for key in [one for one in wanted if one[0] == "controller" and ("zone", one[1]) in wanted]:
        if len({one.get(key) for one in facts if stands(one, key[1])}) == 1:
            del wanted[key]  # whose it is where it is in play nobody doubts
    return tuple(sorted(wanted, key=lambda key: (_ORDER.index(key[0]), str(key[1]))))


_ORDER = (
    *"zone controller size counters damage tapped host worth total tokens life".split(),
    "hand size",
    "challenge",
    "over",
)


def is_whole(facts: Facts, keys: Iterable[Key]) -> bool:
    """Whether all that is asked for can be said: a creature of a size that nothing tells has none to be asked after."""
    sizes = (facts.get(key) for key in keys if key[0] == "size")
    return not any(size is not None and None in size for size in sizes)


def is_far(mine: Facts, theirs: Facts, keys: Iterable[Key]) -> bool:
    """Whether somebody comes to a number that nobody comes to: an error is small, or the machine made it."""
    pairs = ((number(key, mine.get(key)), number(key, theirs.get(key))) for key in keys)
    return any(one is not None and two is not None and abs(one - two) > _FARTHEST for one, two in pairs)


def stands(facts: Facts, subject: object) -> bool:
    zone = facts.get(("zone", subject))
    return zone is not None and zone[0] in _IN_PLAY


def _clause(facts: Facts, key: Key, *, modern: bool) -> str:
    kind, subject = key
    value = facts.get(key)
    if kind in _OF_PLAY and not stands(facts, subject):
        return ""
    if kind == "zone":
        return f"{subject} {_place(value, modern=modern)}" if value is not None else ""
    return _SAID[kind](subject, value)


def _place(zone: tuple[str, str], *, modern: bool) -> str:
    """Where something is."""
    kind, player = zone
    return f"è {where(kind, player, modern=modern)}"


def _over(_: object, value: tuple[str | bool | None, ...] | None) -> str:
    winner, drawn, over = (*(value or ()), None, None, None)[:3]
    if winner:
        return f"{winner} vince la partita"
    return "la partita è pari" if drawn else "la partita è finita" if over else "la partita continua"


def _counters(thing: str, value: Any) -> str:
    there = dict(value or ())
    which = listed(f"{count(n, 'segnalino', 'segnalini')} {kind}" for kind, n in there.items() if n)
    return f"{thing} ha {which}" if which else f"{thing} non ha segnalini"


def _worth(spell: object, value: object) -> str:
    return f"{spell} non entra nel conto" if value is None else f"{spell} ha Potenza Magica Modificata {value}"


def _tapped(thing: str, value: object) -> str:
    """«Sfera è TAPpata», where the name tells how it agrees; else of which sort it is."""
    state = "TAPpat" if value else "STAPpat"
    agrees = gender(thing)
    return f"{thing} è {state}{agrees}" if agrees else f"il permanente {thing} è {state}o"


def _damage(thing: str, value: int | None) -> str:
    marked = "segnato" if value == 1 else "segnati"
    return f"{thing} ha {damage(value)} {marked}" if value else f"{thing} non ha danni segnati"


def _total(player: str, value: object) -> str:
    return f"la Potenza Magica Finale {of(player)} è {value}" if value is not None else f"{player} non ha un totale"


_SAID: dict[str, Callable[..., str]] = {
    "over": _over,
    "life": lambda player, value: f"{player} ha {life(value)}",
    "size": lambda thing, value: f"{thing} è {value[0]}/{value[1]}" if value else f"{thing} non è una creatura",
    "damage": _damage,
    "tapped": _tapped,
    "counters": _counters,
    "controller": lambda thing, value: f"{value} controlla {thing}",
    "host": lambda thing, value: f"{thing} è su {value}" if value else f"{thing} non è su nulla",
    "hand size": lambda player, value: (
        f"{player} ha {count(value, 'carta', 'carte')} in mano" if value else f"{player} non ha carte in mano"
    ),
    "worth": _worth,
    "total": _total,
    "tokens": lambda player, value: f"{player} ha {value} Diamagic" if value else f"{player} non ha Diamagic",
    "challenge": lambda _, value: f"{value} vince la sfida" if value else "la sfida finisce in parità",
}

# --- a number ---------------------------------------------------------------------------------------------------------

NUMBERS: dict[str, Callable[..., str]] = {
    "life": lambda player: f"Quanti punti vita ha {player} alla fine?",
    "size": lambda thing: f"Qual è la forza {of(thing)} alla fine?",
    "damage": lambda thing: f"Quanti danni sono segnati su {thing} alla fine?",
    "hand size": lambda player: f"Quante carte ha in mano {player} alla fine?",
    "worth": lambda spell: f"Qual è la Potenza Magica Modificata {of(spell)}?",
    "total": lambda player: f"Qual è la Potenza Magica Finale {of(player)}?",
    "tokens": lambda player: f"Quanti Diamagic ha {player} alla fine?",
}


def number(key: Key, value: Any) -> int | None:
    """A fact as a number to write; None where it is none."""
    if key[0] == "size":
        value = value[0] if value else None
    if key[0] == "damage" and value is None:
        value = 0
    return value if isinstance(value, int) and not isinstance(value, bool) and key[0] in NUMBERS else None
