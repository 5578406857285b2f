"""A scenario as a sheet shows it: the board as a small table."""

from __future__ import annotations

import re
from collections import Counter
from itertools import repeat
from typing import TYPE_CHECKING, Any

from judgekit.edition_words import MODERN, in_words_of, words
from judgekit.editions import WOM, game_of
from judgekit.magic.questions.faces import CALLED
from judgekit.magic.vocabulary import BASIC_LAND_TYPES, COLOURS
from judgekit.render.card_texts import ended, in_a_row
from judgekit.render.italian.small_words import an, capital, card_type, count, damage, life, listed, mana, stage
from judgekit.scenario.magic import teams_said
from judgekit.scenario.model import Activate, Play
from judgekit.sheets.exercise import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.scenario.model import Action, BoardSaid, FaceSaid, PlayerSaid, Scenario, ThingSaid

_PLACES = {
    "battlefield": "",
    "hand": "in mano",
    "graveyard": "nel cimitero",
    "exile": "in esilio",
    "library": "nel grimorio",
    "command": "nella zona di comando",
    "planar": "nel mazzo planare",
}
_TIMES = {"day": " È giorno.", "night": " È notte."}
_SIDES = {"left": "a sinistra", "centre": "al centro", "right": "a destra"}
_STATUS = {
    "tapped": "TAP",
    "untapped": "STAPpata",
    "new": "debolezza da evocazione",
    "entered this turn": "debolezza da evocazione",
    "face down": "a faccia in giù",
    "manifested": "manifestata",
    "cloaked": "celata",
    "phased out": "fuori fase",
    "transformed": "trasformata",
    "flipped": "capovolta",
    "commander": "comandante",
    "renowned": "rinomata",
    "monstrous": "mostruosa",
    "suspected": "sospettata",
    "solved": "risolto",
    "plotted": "tramata",
    "attacking": "attaccante",
    "blocking": "bloccante",
    "down": "coperta",
    "up": "scoperta",
    "lasting": "Continua",
}
_AURA = re.compile(r"\bIncantesimo(?: leggendario)? — Aura\b ?([^,.]*)([^.]*)\. Incanta ([^.]+)\.(?: |$)")
_SIZED = re.compile(r"[+-]\d+/[+-]\d+$")  # counters that change a size
_COUNTED = re.compile(r"\b(?:forza|costituzione)\b[^.,:]* (?:è|sono) (?:ciascuna )?(?:pari|uguali?)\b", re.IGNORECASE)
_CENTRE, _OPPOSITE = "centre", "oppost"
_LASTING, _MAKES_LAST = "lasting", "Continua le Magie"
_NTH = re.compile(r" \d+$")
_LAND = rf"(?:{'|'.join(BASIC_LAND_TYPES)})(?: \d+)?"
_PAID = re.compile(rf"\bpagando con {_LAND}(?:(?:, | ed? ){_LAND})*$")
_MANY = re.compile(r"^\d+ × ")
_PREPOSITIONS = {"de": "di", "da": "da", "ne": "in", "su": "su", "a": "a"}
_ARTICLE = r"\b((?:(?:de|a|da|ne|su)l(?:l[oa]|l(?=’))?|[Ii]l|[Ll][oa]|[Ll](?=’))(?: |’))"
_THIS = re.compile(r"\b([Ss]u |[Dd]i |[Aa] |[Dd]a )?[Qq]uest[oa] (?:artefatto|creatura|incantesimo|permanente|terra)\b")
_WORD_OF_COLOUR = (  # as cards say it
    "sostituendo una parola di colore con un’altra",
    "sostituendo tutte le ricorrenze di una parola che indica un colore con un’altra",
)
_SPELLS = {"hand": "in mano", "launched": "lanciata", "hidden": "lanciata nascosta", "discards": "negli scarti"}


def table(scenario: Scenario, edition: str) -> Table:
    """The board as it was described: whose each thing is, what it is like, where and in what state."""
    if game_of(edition) == WOM:
        return _of_wom(scenario.board)
    modern = words(edition).modern
    board: BoardSaid = scenario.board
    board = teams_said.told_to_each(board) if board.shared_turns else board
    first = board.turn or board.players[0].name
    time = _TIMES.get(board.time, "")
    moment = f"Turno di {first}, {stage(board.step, modern=modern)}.{time}{teams_said.sentence(board)}"
    told = _told(scenario)
    numbered = Numbered(board, _nameless(told), told)
    cast = frozenset(action.do.card.text for action in scenario.actions if isinstance(action.do, Play))
    rows = [row for player in board.players for row in _side(player, numbered, cast)]
    rows += [("pila", *_cells(thing, f"in pila, {thing.controller or thing.owner}", numbered)) for thing in board.stack]
    if not modern:
        rows = [(*row[:-2], _AURA.sub(_enchants, row[-2]).strip(), row[-1]) for row in rows]
    rows = [(*row[:-2], as_printed(in_words_of(edition, row[-2]), _own(row[1]), edition), row[-1]) for row in rows]
    rows = _counted(rows, told)
    if not modern:  # where there is no such zone
        rows = [(*row[:-1], row[-1].replace(_PLACES["exile"], "fuori dal gioco")) for row in rows]
    return Table(moment, ("Giocatore", "Carta", "F/C", "Colore, costo, testo", "Stato"), tuple(rows))


def _counted(rows: list[tuple[str, ...]], told: str) -> list[tuple[str, ...]]:
    """The rows of a board, those in one that are alike but for a number by which nobody is named: «10 × Ratto»."""
    found: list[tuple[str, ...]] = []
    many: list[int] = []
    for row in rows:
        name = _NTH.sub("", row[1])
        same = found and not row[0] and (_NTH.sub("", found[-1][1]), *found[-1][2:]) == (name, *row[2:])
        if same and name != row[1] and not re.search(rf"\b{re.escape(name)} \d", told):
            many[-1] += 1
        else:
            found.append(row)
            many.append(1)
    return [
        (row[0], f"{much} × {_NTH.sub('', row[1])}", *row[2:]) if much > 1 else row
        for row, much in zip(found, many, strict=True)
    ]


def _own(called: str) -> str:
    """The name of a thing by itself: without how many of it there are, and which it is."""
    return _NTH.sub("", _MANY.sub("", called))


def as_printed(text: str, own: str, edition: str) -> str:
    """The text of a card as cards of the time print it: they call themselves by their name alone, without an article,
    and not «questa creatura» as those of today.
    """
    text = text.replace(*_WORD_OF_COLOUR)
    if not own:
        return text
    text = re.sub(rf"{_ARTICLE}{re.escape(own)}\b(?! bersaglio)", lambda one: _joined(one, own), text)
    return text if edition == MODERN[-1] else _THIS.sub(lambda one: f"{one[1] or ''}{own}", text)


def _joined(found: re.Match[str], name: str) -> str:
    """A name behind the preposition of which the article was a part: «del Troll», «di Troll»."""
    head = found[1].casefold()
    plain = next((word for stem, word in _PREPOSITIONS.items() if head.startswith(stem)), "")
    return f"{'ad' if plain == 'a' and name[:1] in 'Aa' else plain} {name}".lstrip()


def _enchants(line: re.Match[str]) -> str:
    """What an enchantment enchants, as its type: so older cards say it, which know no word for it."""
    behind = f" — {line[1]}" if line[1] else ""
    return f"Incanta {line[3]}{behind}{line[2]}. "


def _told(scenario: Scenario) -> str:
    """What a script says, but for the basic lands that give nothing but mana, be it as something is paid for: which
    one does is all the same.
    """
    return " ".join(_PAID.sub("", action.text) for action in scenario.actions if not only_for_mana(action))


def paid_with_lands(text: str, scenario: Scenario) -> str:
    """A line in which something is paid for with basic lands, with how many: «pagando con 3 Montagne», where nothing
    hangs on which they are.
    """
    found = _PAID.search(text)
    lands = Counter(re.findall("|".join(BASIC_LAND_TYPES), found[0])) if found is not None else Counter[str]()
    if found is None or not re.search(r"\d", found[0]) or not _nameless(_told(scenario)).issuperset(lands):
        return text
    those = (f"{n} {BASIC_LAND_TYPES[land][1].capitalize()}" if n > 1 else an(land) for land, n in lands.items())
    return f"{text[: found.start()]}pagando con {listed(those)}"


def only_for_mana(action: Action) -> bool:
    """Whether somebody TAPs a basic land for its mana, and says no more."""
    do = action.do
    plain = isinstance(do, Activate) and not (do.targets or do.modes or do.paying)
    return plain and do.source.text in BASIC_LAND_TYPES


def _nameless(told: str) -> frozenset[str]:
    """The basic lands of which the script does not say which one is meant."""
    return frozenset(land for land in BASIC_LAND_TYPES if not re.search(rf"\b{land} \d", told))


class Numbered:
    """How the things of a board are called, in the order in which they are laid out: of two Orsi Orso 1, Orso 2. What
    is `plain` has no number: nobody says which one is meant. Of those that one line lays out together the numbers are
    shown where somebody is `told` by one.
    """

    def __init__(self, board: BoardSaid, plain: frozenset[str] = frozenset(), told: str = "") -> None:
        self._told = told
        there = [thing for _, thing in board.things]
        self._alike = Counter(thing.name for thing in (*there, *board.stack) if thing.name not in plain)
        self._so_far: Counter[str] = Counter()

    def call(self, thing: ThingSaid) -> str:
        """What a thing is called where it stands alone, or in what place of those of its name."""
        many, name = thing.how_many, thing.name
        first = self._so_far[name] + 1
        self._so_far[name] += many
        by_number = many > 1 and re.search(rf"\b{re.escape(name)} \d", self._told)
        if self._alike[name] > 1 or by_number:
            name = f"{name} {first}" if many == 1 else f"{name} {first}–{first + many - 1}"
        return f"{many} × {name}" if many > 1 else name


def _side(player: PlayerSaid, numbered: Numbered, cast: frozenset[str]) -> Iterator[tuple[str, ...]]:
    head = ", ".join((player.name, *_has(player)))
    rows = [_cells(thing, _PLACES[zone], numbered, cast) for zone, things in player.zones for thing in things]
    for row in rows or [("nessuna carta di rilievo", "", "", "")]:
        yield (head, *row)
        head = ""


def _has(player: PlayerSaid) -> Iterator[str]:
    """What a player has besides their cards: life, counters, mana, and the lands that they have played."""
    yield life(20 if player.life is None else player.life)
    for kind, number in player.counters:
        yield f"{count(number, 'segnalino', 'segnalini')} {kind}"
    for zone, things in player.zones:
        if zone == "library":
            many = sum(thing.how_many for thing in things)
            yield f"{count(many, 'carta', 'carte')} nel grimorio" if many else "grimorio vuoto"
    if player.mana:
        yield f"{mana(player.mana)} nella riserva"
    if player.lands_played:
        yield f"{count(player.lands_played, 'terra già giocata', 'terre già giocate')}"
    if player.commander_casts:
        yield f"comandante già lanciato {count(player.commander_casts, 'volta', 'volte')} dalla zona di comando"
    for commander, dealt in player.commander_damage:
        yield f"{damage(dealt)} da combattimento già ricevuti da {commander}"
    yield from ("monarca",) * player.monarch
    yield from ("ha l’iniziativa",) * player.initiative
    if player.speed:
        yield f"velocità {player.speed}"
    if player.dungeon:
        yield f"nel dungeon {player.dungeon}"
    if player.completed:
        yield f"dungeon completati: {player.completed}"


def _cells(
    thing: ThingSaid, place: str, numbered: Numbered, cast: frozenset[str] = frozenset()
) -> tuple[str, str, str, str]:
    """The cells of a thing. Of what is cast it is said, too, that it has no cost: elsewhere costs may be left out."""
    is_land = "land" in thing.types or thing.name in BASIC_LAND_TYPES
    costs_nothing = place and thing.name in cast and not thing.cost and not is_land and not thing.faces
    abilities = " ".join(_abilities(thing, "senza costo di mana" if costs_nothing else ""))
    faces = " // ".join((abilities, *(_face(face) for face in thing.faces))).removeprefix(" // ")
    faces = f"{_of_faces(thing.layout)}: {faces}" if thing.faces and thing.layout in CALLED else faces
    state = ", ".join(filter(None, (place, *_state(thing))))
    return curled(numbered.call(thing)), _size(thing), curled(faces), curled(state)


def _of_faces(layout: str) -> str:
    """What kind of card with several faces it is: one that is modal may be cast as either, another turns over."""
    return capital(CALLED[layout].removeprefix("una ")) + (" che si trasforma" if layout == "transform" else "")


def _size(thing: ThingSaid) -> str:
    """Power and toughness as a card prints them: an asterisk for the nought that its text says how to count."""
    said = [part for part, there in (("forza", 0), ("costituzione", 1)) if thing.size and not thing.size[there]]
    told = [one[0].casefold() for one in _COUNTED.finditer(thing.text)]
    return "/".join(
        "*" if part in said and any(part in one for one in told) else str(number)
        for part, number in zip(("forza", "costituzione"), thing.size or (), strict=False)
    )


def _face(face: FaceSaid) -> str:
    """Another face of a card: «Lampo. Istantaneo, {R}. …»."""
    size = f"{face.size[0]}/{face.size[1]}" if face.size else ""
    return " ".join(filter(None, (f"{face.name}.", *_abilities(face), size and f"{size}.")))


def curled(text: str) -> str:
    """Straight apostrophes and quotation marks as they are printed."""
    quoted = re.sub(r'"([^"]*)"', r"“\1”", text)
    return quoted.replace("'", "’").replace(".”.", "”.")


def _abilities(thing: ThingSaid | FaceSaid, costless: str = "") -> Iterator[str]:
    kind = [] if thing.size and set(thing.types) <= {"creature"} and not thing.supertypes else [_type(thing)]
    colour = listed(COLOURS[one][0] for one in thing.colours or () if one in COLOURS)
    cost = mana(thing.cost or ()) or costless
    types = " — ".join(filter(None, (*kind, " ".join(thing.subtypes))))
    head = ", ".join(filter(None, (types, colour, cost)))
    if head:
        yield f"{capital(head)}."
    words = ", ".join(word for word, _ in thing.words)
    if words:
        yield f"{capital(words)}."
    if thing.text.strip():
        yield ended(in_a_row(thing.text))


def _type(thing: ThingSaid | FaceSaid) -> str:
    supers = {"legendary": "leggendaria", "basic": "base", "world": "mondo", "snow": "innevata"}
    masculine = not {"creature", "land", "sorcery", "battle"} & set(thing.types)
    above = (supers[one] for one in thing.supertypes)
    first = "land" if "land" in thing.types else "creature"  # «Terra creatura», «Creatura artefatto»
    kinds = sorted(thing.types, key=lambda one: one != first)
    return " ".join([*map(card_type, kinds), *(re.sub(r"a$", "o", one) if masculine else one for one in above)])


def _state(thing: ThingSaid) -> Iterator[str]:
    if thing.token:
        yield "pedina"
    yield from dict.fromkeys(_STATUS[word] for word in thing.status)
    if thing.damage:
        yield count(thing.damage, "danno", "danni")
    kinds = {kind for kind, _ in thing.counters}
    if thing.loyalty is not None and not kinds & {"fedeltà"}:
        yield f"fedeltà {thing.loyalty}"
    if thing.defense is not None and not kinds & {"difesa"}:
        yield f"difesa {thing.defense}"
    if thing.protector:
        yield f"la protegge {thing.protector}"
    for kind, number in thing.counters:
        sized = bool(thing.size and _SIZED.match(kind))
        beside = f" (non {'contato' if number == 1 else 'contati'} in F/C)" if sized else ""
        yield f"{count(number, 'segnalino', 'segnalini')} {kind}{beside}"
    for half in thing.unlocked or ():
        yield f"{half} sbloccata"
    for kind, said in thing.chosen:
        yield f"scelta: {COLOURS[said][0] if kind == 'colore' and said in COLOURS else said}"
    if thing.host is not None:
        yield f"su {thing.host.text}"
    if thing.set:
        yield f"set {thing.set}"
    if thing.owner:
        yield f"di proprietà di {thing.owner}"


def _of_wom(board: Any) -> Table:
    first = board.turn or board.players[0].name
    rows = [(_castle(n), *_card(card, "")) for n, card in enumerate(board.castles)]
    texts = [card.text for side in board.players for _, cards in side.zones for card in cards]
    lasting = any(_MAKES_LAST in text for text in texts)  # which spells last is told by it, and may be what is asked
    faces = any(_OPPOSITE in text for text in texts)  # then a wizard alone stands somewhere, too
    for side in board.players:
        head = f"{side.name}, team {side.team}" if side.team else side.name
        for zone, cards in side.zones:
            lined_up = zone == "wizards" and len(cards) > 1  # from the left, where nothing else is said
            alone = repeat(_CENTRE if faces and zone == "wizards" else "")
            for card, place in zip(cards, _SIDES if lined_up else alone, strict=False):
                where = "" if card.place else _SIDES.get(place, "")
                rows.append((head, *_card(card, where or _SPELLS.get(zone, ""), made_to_last=lasting)))
                head = ""
    stake = listed(map(_colour, board.stake))
    moment = f"Turno di {first}, fase Sfida. In palio: " + (f"Diamagic {stake}." if stake else "nessun Diamagic.")
    return Table(moment, ("Giocatore", "Carta", "Potenza", "Testo", "Stato"), tuple(rows))


def _castle(n: int) -> str:
    return "Castello" if n == 0 else ""


def _agreeing(colour: str, kind: str) -> str:
    """A colour as it agrees with «Mago» or with «Magia»."""
    plain = _colour(colour)
    return f"{plain[:-1]}a" if kind == "spell" and plain.endswith("o") else plain


def _colour(colour: str) -> str:
    return COLOURS[colour][0] if colour in COLOURS else colour


def _card(card: Any, place: str, *, made_to_last: bool = False) -> tuple[str, str, str, str]:
    colour = listed(_agreeing(one, card.kind) for one in card.colours)
    kind = {"wizard": "Mago", "spell": "Magia", "castle": "Castello", "code": "Codice"}.get(card.kind, "")
    head = f"{capital(' '.join(filter(None, (kind, colour))))}." if kind or colour else ""
    launched = f"{place} da {card.by.text}" if card.by is not None and place else place
    if place == _SPELLS["hidden"] and _LASTING in card.status:  # it lies uncovered: how it came there may be asked
        launched = f"scoperta, di {card.by.text}" if card.by is not None else "scoperta"
    told = (word for word in card.status if not (made_to_last and word == _LASTING))
    state = [launched, _SIDES.get(card.place, ""), *(_STATUS[word] for word in told)]
    state += [f"team {card.team}"] if card.team else []
    state += [f"Diamagic {listed(map(_colour, card.tokens))}"] if card.tokens else []
    power = str(card.power) if card.kind == "spell" else ""
    text = " ".join(filter(None, (head, card.text)))
    return curled(card.name), power, curled(text), ", ".join(filter(None, state))
