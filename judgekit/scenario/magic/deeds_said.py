"""Abilities as people tell them: by what is paid and what comes of it, «TAPpa lo Sciamano per distruggere il Mulino».

Such a line is looked up among the activated abilities that stand on what its player controls: it is read where one
alone costs and does what it tells, in numbers too, and is left as it is where none does, or several.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import NUMBERS, number_of
from judgekit.scenario.magic.imported_cards import text_of
from judgekit.scenario.magic.people_said import THIRD
from judgekit.scenario.magic.table_block import lying_in, names_of
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.model import BoardSaid, ThingSaid

_LONGEST = 160
_SHORTEST = 3
_N = rf"(?:[0-9]{{1,3}}|{'|'.join(NUMBERS)})"
_ART = r"(?:(?:il|lo|la|i|gli|le|un|uno|una) |un'|l')?(?:(?:suo|sua|suoi|sue|proprio|propria|propri|proprie) )?"
_KIND = r"(?:creatura |artefatto |terra |permanente )?"
_ONE = rf"{_ART}{_KIND}@[0-9]+@(?: [0-9]{{1,3}})?(?: (?:di|del|dello|della|dell'|d') ?@[0-9]+@)?"
_TO = r"(?:all'|(?:alla|allo|agli|alle|ai|al|ad|a|sull'|sulla|sullo|sui|sugli|sulle|sul|su|contro|verso) ?)"
_AGAINST = rf"(?:(?:{_TO}|dall'|(?:dalla|dallo|dal|da) )(?P<to>{_ONE}))?"
_FROM = r"(?:dall'|all'|dell'|(?:dalla|dallo|dal|da|alla|allo|al|a|della|dello|del|di) )"
_MAKES = r"(?:fa|crea|mette|produce)(?: in gioco| in campo)?"
_SIZE = r"(?P<size>[-+−]?[0-9]+/[-+−]?[0-9]+)"
_GIVEN = rf"(?P<what>{_ONE}(?:(?:, | ed? ){_ONE})*)"


class _Ability(NamedTuple):
    source: ThingSaid
    name: str
    cost: str  # as printed
    effect: str


class _Told(NamedTuple):
    """What a line tells of an ability: its source, what it takes, what it does, and to what."""

    source: str = ""
    taps: str = ""
    given: tuple[str, ...] = ()
    how: str = ""  # sacrificando, scartando
    counters: int = 0
    mana: str = ""  # how much, or which: `2`, `{b}`
    effect: str = ""  # a pattern
    target: str = ""


# What is paid: how it is told, and what that is.
_PAID: tuple[tuple[str, str], ...] = (
    (rf"(?:tappa|gira) (?P<n>{_N}) (?:terre|pianure|isole|paludi|montagne|foreste)", "lands"),
    (rf"(?:tappa|gira) (?P<taps>{_ONE})", "taps"),
    (
        rf"(?:sacrifica|immola) {_GIVEN}(?: (?:al|alla|allo|all'|a|con|per|tramite) ?(?P<source>{_ONE}))?",
        "sacrificando",
    ),
    (rf"(?:da|dà|butta) in pasto {_GIVEN} (?:all'|(?:al|alla|allo|a) )(?P<source>{_ONE})", "sacrificando"),
    (rf"scarta {_GIVEN}(?: (?:al|alla|allo|all'|a|con|per) ?(?P<source>{_ONE}))?", "scartando"),
    (
        rf"(?:toglie|rimuove|leva|stacca|usa|spende) (?P<n>{_N}) segnalin[oi](?: \S+)? {_FROM}(?P<source>{_ONE})",
        "counters",
    ),
    (rf"(?:paga|spende) (?P<mana>(?:\{{[^{{}} ]+\}})+|{_N}(?= mana))(?: mana)?(?: \w+)?", "mana"),
    (rf"(?:attiva|usa) (?:l'abilita (?:di |del |della |dell'|dello )?)?(?P<source>{_ONE})", "source"),
)
# What comes of it: how it is told, and what the text then says ({n} the number told).
_DOES: tuple[tuple[str, str], ...] = (
    (rf"(?:fa|infligge) (?P<n>{_N}) (?:punt[oi] )?(?:di )?dann[oi]", r"infligg\w+ {n} (?:punt\w )?(?:di )?dann"),
    (r"(?:spara|punge|pinga|tira|colpisce|fa danno)", r"infligg"),
    (r"(?:distrugge|spacca|rompe)", r"distrugg"),
    (r"(?:uccide|ammazza|elimina)", r"distrugg|infligg|prende [-−][0-9x]+/[-−]|esili"),
    (rf"pesca(?: (?P<n>{_N}))?(?: cart[ae])?", r"pesc\w+ {n}"),
    (rf"{_MAKES}(?: {_N})? (?:pedin[ae]|token)(?: (?P<made>.+))?", r"pedin"),
    (
        rf"{_MAKES} (?:un[ao]?|{_N}|un') ?(?P<made>(?:@[0-9]+@|[a-z]+))",
        r"pedin",
    ),
    (
        rf"(?:(?:gli |le )?(?:da|dà|toglie|fa prendere)|prende|(?:si )?da|(?:si )?dà) {_SIZE}",
        r"prend\w+ {size}",
    ),
    (r"(?:pompa|gonfia|ingrossa|ingrandisce)", r"prende \+"),
    (r"(?:neutralizza|contrasta|annulla)", r"neutralizz"),
    (rf"guadagna (?P<n>{_N})(?: punti vita| di vita| vita| pv)?", r"guadagn\w+ {n}"),
    (r"(?:rimbalza|rimanda in mano|riprende in mano)", r"in mano"),
    (r"esilia", r"esili"),
    (r"rigenera", r"rigenera"),
    (r"stappa", r"stappa"),
    (r"previene(?: .*)?", r"previen"),
)


def told_by_its_deed(line: str, board: BoardSaid) -> str:
    """The line of the language for what a line tells of an ability; "" where it tells of none, or of several."""
    if len(line) > _LONGEST:
        return ""
    found = re.fullmatch(
        r"(?P<before>(?:in risposta,? |poi,? |quindi,? |prova: ?)*)(?P<rest>.+?)\.?", plain(line).strip()
    )
    player = next((one.name for one in board.players if found and found["rest"].startswith(f"{plain(one.name)} ")), "")
    if found is None or not player:
        return ""
    names = BoardNames(board)
    said = names.hidden(found["rest"][len(player) :].strip())
    told = _told(_third(said))
    if told is None:
        return ""
    fits = [one for one in _abilities(board, player) if _fits(one, told, names, player)]
    if len({(plain(one.name), one.effect) for one in fits}) != 1:
        return ""
    ability = fits[0]
    source = names.written(told.source or told.taps) or ability.name
    parts = [player, "attiva", source, f"scegliendo «{ability.effect.rstrip('.')}»"]
    parts += [f"su {names.written(told.target)}"] if told.target and "bersagli" in plain(ability.effect) else []
    parts += [f"{told.how} {', '.join(map(names.written, told.given))}"] if told.given else []
    return line[: found.end("before")] + " ".join(parts)


def _third(said: str) -> str:
    """A text with the verbs that are named said as somebody does them: «per distruggere», «di pescare»."""

    def third(found: re.Match[str]) -> str:
        word = found[0]
        return _INFINITIVES.get(word) or THIRD.get(word) or re.sub(r"(?:ggere)$", "gge", re.sub(r"are$", "a", word))

    return re.sub(r"(?<![\w@'])[a-z]+(?:are|ere|ire|gere)(?!\w)", third, re.sub(r"\bfar(?= prendere)", "fare", said))


_INFINITIVES = {
    "infliggere": "infligge", "colpire": "colpisce", "uccidere": "uccide", "ingrandire": "ingrandisce",
    "prevenire": "previene", "prendere": "prende", "rompere": "rompe", "dare": "da", "fare": "fa", "togliere": "toglie",
    "produrre": "produce", "pungere": "punge", "scegliere": "sceglie", "spingere": "spinge",
}  # fmt: skip


def _told(said: str) -> _Told | None:
    """What a line tells, its parts one behind the other; None where it tells something else, or neither half."""
    parts = re.split(r"(?:,? (?:ed?|per|cosi|che|poi) |, )(?=[a-zà-ù])", said)
    told = _Told()
    for part in _joined(parts):
        more = _paid(part, told) or _done(part, told)
        if more is None:
            return None
        told = more
    paid = told.taps or told.given or told.counters or told.source or told.mana
    whole = told.effect or (told.given and told.source) or (told.source and told.how)
    return told if paid and whole and not (told.source and not told.effect and not told.given) else None


def _joined(parts: list[str]) -> Iterator[str]:
    """The parts that begin with a verb, each with those behind it that name but one more thing."""
    whole = ""
    for part in parts:
        if whole and re.fullmatch(_ONE, part):
            whole = f"{whole} e {part}"
            continue
        if whole:
            yield whole
        whole = part
    yield whole


def _paid(part: str, told: _Told) -> _Told | None:
    for pattern, what in _PAID:
        found = re.fullmatch(rf"{pattern}", part.removeprefix("lo ").strip())
        if found is None:
            continue
        said = found.groupdict()
        source = said.get("source") or told.source
        if told.source and said.get("source") and told.source != said["source"]:
            return None
        if what == "lands":
            return told._replace(mana=str(number_of(found["n"])))
        if what == "taps":
            return told._replace(taps=found["taps"])
        if what == "counters":
            return told._replace(source=source, counters=number_of(found["n"]))
        if what == "mana":
            return told._replace(mana=found["mana"] if "{" in found["mana"] else str(number_of(found["mana"])))
        if what == "source":
            return told._replace(source=source)
        given = tuple(re.findall(_ONE, found["what"]))
        return told._replace(source=source, given=(*told.given, *given), how=what)
    return None


def _done(part: str, told: _Told) -> _Told | None:
    with_source = re.fullmatch(
        rf"(?P<a>.+?) (?:con|usando|tramite) (?:il |la |lo |l')?(?P<source>{_ONE})(?P<b>(?: .+)?)", part
    )
    if with_source is not None and not told.source:
        part, told = f"{with_source['a']}{with_source['b']}", told._replace(source=with_source["source"])
    for pattern, text in _DOES:
        found = re.fullmatch(rf"(?:gli |le |ne |si )?{pattern}(?: ?{_AGAINST}| (?P<object>{_ONE}))", part)
        if found is None or told.effect:
            continue
        said = found.groupdict()
        effect = text
        if "n" in said:
            number = rf"(?:{'|'.join(_all_words(number_of(said['n'])))})" if said["n"] else r"\w+"
            effect = text.replace("{n}", number)
        if said.get("size"):
            effect = text.replace(
                "{size}", "/".join(_SIGN + re.escape(x.lstrip("-+−")) for x in said["size"].split("/"))
            )
            effect = effect.replace(_SIGN, r"[-−]" if "toglie" in part or said["size"][0] in "-−" else r"\+?")
        if made := said.get("made"):
            effect = rf"pedin.*{made}"
        return told._replace(effect=effect, target=said.get("to") or said.get("object") or "")
    return None


_SIGN = "±"


# --- what lies there --------------------------------------------------------------------------------------------------


def _with_another(said: str, word: str, other: str) -> str:
    """A text with another word for one, wherever that stands alone: without a pattern, there are as many as names."""
    found, told, at = "", 0, said.find(word) if word else -1
    while at >= 0:
        end = at + len(word)
        if _goes_on(said[at - 1 : at]) or _goes_on(said[end : end + 1]):
            end = at + 1
        else:
            found, told = f"{found}{said[told:at]}{other}", end
        at = said.find(word, end)
    return found + said[told:]


def _goes_on(letter: str) -> bool:
    """Whether a letter is part of a word, or of what stands for one."""
    return letter.isalnum() or letter in {"_", "@"}


class BoardNames:
    """The names of a board, each a number while a line is taken apart."""

    def __init__(self, board: BoardSaid) -> None:
        self.players = [player.name for player in board.players]
        names = names_of(board)
        self.known = sorted(dict.fromkeys((*names, *self.players)), key=lambda name: -len(name))
        self.short = _first_words(names, self.players)

    def hidden(self, said: str) -> str:
        """A text in small letters with numbers for the names, in full or by their first words."""
        for n, name in enumerate(self.known):
            said = _with_another(said, plain(name), f"@{n}@")
        for word, name in self.short.items():
            said = _with_another(said, word, self.number(name))
        return said

    def number(self, name: str) -> str:
        """A name of the board as it stands in a hidden text."""
        return f"@{self.known.index(name)}@"

    def full(self, said: str) -> str:
        """A name in full that is told by its first word, or as it is."""
        return self.short.get(re.sub(rf"^{_ART}", "", plain(said)), said)

    def listed(self, said: str) -> str:
        """Several things told, as the language writes them."""
        return ", ".join(self.written(one) for one in re.findall(_ONE, said))

    def name(self, said: str) -> str:
        """The name of one thing told, without what tells it apart."""
        found = re.search(r"@([0-9]+)@", said)
        return self.known[int(found[1])] if found else ""

    def written(self, said: str) -> str:
        """One thing told, as the language writes it."""
        found = re.search(r"@([0-9]+)@( [0-9]{1,3})?(?: (?:di|del|dello|della|dell'|d') ?@([0-9]+)@)?", said)
        if found is None:
            return ""
        whose = f" di {self.known[int(found[3])]}" if found[3] else ""
        return f"{self.known[int(found[1])]}{found[2] or ''}{whose}"

    def shown(self, pattern: str) -> str:
        """A pattern with the names again for their numbers."""
        return re.sub(r"@([0-9]+)@", lambda found: re.escape(plain(self.known[int(found[1])])), pattern)


def _first_words(names: tuple[str, ...], players: list[str]) -> dict[str, str]:
    """By its first word, a name that alone begins with it."""
    begun: dict[str, set[str]] = {}
    for name in names:
        words = plain(name).split()
        if len(words) > 1 and len(words[0]) > _SHORTEST:
            begun.setdefault(words[0], set()).add(name)
    taken = {plain(name) for name in (*names, *players)}
    return {word: next(iter(those)) for word, those in begun.items() if len(those) == 1 and word not in taken}


_COST = re.compile(r"\{|sacrifica|rimuovi|scarta|paga|tappa|[-+−][0-9]")


def _abilities(board: BoardSaid, player: str) -> Iterator[_Ability]:
    """The activated abilities that stand on what a player controls."""
    for thing in lying_in(board, "battlefield", player):
        for cost, effect in costs_and_effects(text_of(thing)):
            if _COST.search(plain(cost)) and effect.strip() and "«" not in cost and '"' not in cost:
                yield _Ability(thing, thing.name, cost.strip(), effect.strip())


def costs_and_effects(text: str) -> Iterator[tuple[str, str]]:
    """What stands before and behind the colons of a text, line by line, but for what it explains in brackets."""
    for line in re.sub(r"\([^()]*\)", "", text).split("\n"):
        cost, colon, effect = line.partition(":")
        if colon:
            yield cost, effect


def _fits(one: _Ability, told: _Told, names: BoardNames, player: str) -> bool:
    """Whether an ability costs what a line tells, and does it."""
    cost, effect = plain(one.cost), plain(one.effect)
    own = plain(one.name)
    for source in (told.source, told.taps):
        if source and plain(names.name(source)) != own:
            return False
    if told.taps and "{t}" not in cost:
        return False
    if told.given:
        verb = told.how[:-4]  # sacrific, scart
        if verb not in cost:
            return False
        itself = re.search(rf"{verb}\w+ (?:il |la |lo |l'|i |gli |le )?(?:{re.escape(own)}|quest)", cost) is not None
        if itself != (all(plain(names.name(given)) == own for given in told.given)):
            return False
    elif re.search(r"sacrific|scart", cost) and not re.search(rf"(?:{re.escape(own)}|quest)", cost):
        return False  # what it takes is not told
    if told.counters and not re.search(r"rimuov\w+ (?:un|uno|due|tre|quattro|[0-9]+) segnalin", cost):
        return False
    if told.counters and not re.search(rf"rimuov\w+ (?:{'|'.join(_all_words(told.counters))}) ", cost):
        return False
    if told.mana and not _same_mana(told.mana, cost):
        return False
    if told.effect and re.search(names.shown(told.effect), effect) is None:
        return False
    return not told.target or "bersagli" in effect or plain(names.name(told.target)) in {own, plain(player)}


def _all_words(number: int) -> list[str]:
    return [str(number), *(word for word, value in NUMBERS.items() if value == number)]


def _same_mana(told: str, cost: str) -> bool:
    """Whether a cost takes as much mana as a line tells, of those kinds where it tells which."""
    symbols = [one for one in re.findall(r"\{([^{}]+)\}", cost) if one not in {"t", "q"}]
    if "{" in told:
        return sorted(symbols) == sorted(re.findall(r"\{([^{}]+)\}", told))
    return (
        all(one.isdecimal() or len(one) == 1 for one in symbols) and "x" not in symbols and int(told) == value(symbols)
    )


def value(symbols: list[str]) -> int:
    """How much mana some symbols are."""
    return sum(int(one) if one.isdecimal() else 1 for one in symbols)
