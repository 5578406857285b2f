"""Two players of Wizards of Mickey who do whatever they may, by lot: for matches that nobody has thought of."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from judgekit.table.board import Board, Thing
from judgekit.wom.faces import CASTLE, SPELL, WIZARD, Card
from judgekit.wom.language.reader import read
from judgekit.wom.plays import launching
from judgekit.wom.plays.areas import HIDDEN, LAUNCHED

if TYPE_CHECKING:
    from judgekit.table.engine import Ask, Game


SPELLS = (
    "",
    "",
    "+1.",
    "+2 se il Mago che lancia questa Magia possiede un Diamagic rosso.",
    "Sotterfugio. +2.",
    "Recupera.",
    "Annulla la Magia lanciata dal Mago opposto.",
    "Blocca il Mago opposto.",
    "Confondi il Mago opposto.",
    "Statica. +2.",
    "Teletrasporto.",
    "Corrodi il Mago opposto.",
    "Corrompi il Mago opposto.",
    "Scambia.",
    "Rivela.",
    "Spezza.",
    "Continua. +1 alle Magie della tua squadra.",
    "-1 alle Magie avversarie.",
    "Dimezza la Potenza Magica delle Magie avversarie.",
    "Raddoppia la Potenza Magica di questa Magia.",
    "Intoccabile. +1.",
    "Pesca due carte.",
    "L'avversario scarta una carta.",
    "Scambia di posto due Maghi della tua squadra.",
    "Le Magie avversarie valgono 1.",
    "+2 se lanciata nascosta.",
    "Aggiunge la Potenza Magica della Magia lanciata dal Mago opposto.",
    "I Maghi non possono lanciare nascoste le Magie.",
    "Questa Magia è immune alle Magie avversarie.",
    "I Maghi avversari non possono lanciare Magie con Potenza Magica 2 o superiore.",
)
WIZARDS = (
    "",
    "+1.",
    "Questo Mago può lanciare nascosta una Magia.",
    "Possiede un Diamagic blu.",
    "Questo Mago è immune alle Magie.",
    "Quando questo Mago lancia una Magia, puoi eseguire Teletrasporto.",
    "Quando peschi, l'avversario scarta una carta a caso.",
    "Rende Continua le Magie lanciate nascoste da questo Mago.",
    "Questo Mago può lanciare un'altra Magia.",
)
CASTLES = (
    "",
    "+1 alle Magie rosse.",
    "Raddoppia la Potenza Magica delle Magie Semplici.",
    "Annulla le Magie con Potenza Magica 3.",
)
COLOURS = ("rosso", "verde")
TEAMS = ("Luna", "Brace")


def match(seed: int) -> Board:
    """Two decks as they lie before the game, made by lot but legal."""
    chance = random.Random(seed)  # noqa: S311
    things: dict[int, Thing] = {}
    zones: dict[tuple[str, str], tuple[int, ...]] = {}

    def put(face: Card, zone: str, player: str) -> None:
        number = len(things) + 1
        things[number] = Thing(number, face.name, player, (zone, player), face, {})
        zones[zone, player] = (*zones.get((zone, player), ()), number)

    for player in ("Anna", "Bruno"):
        texts = chance.sample(WIZARDS, 3)
        for n, text in enumerate(texts):
            team = TEAMS[chance.random() < 0.2]
            put(Card(WIZARD, f"Mago {n}", "", COLOURS, 0, team, read(text), text or f"{n}"), "squad", player)
        for n in range(40):
            text = chance.choice(SPELLS)
            put(Card(SPELL, f"Magia {n}", "", (chance.choice(COLOURS),), n % 4, "", read(text), text), "deck", player)
        for n in range(8):
            text = chance.choice(CASTLES)
            put(Card(CASTLE, f"Castello {n}", "", ("giallo",), 0, "", read(text), text), "castles", player)
    players = {name: {"team": "", "meant": "Luna", "passed": False, "shown": False} for name in ("Anna", "Bruno")}
    facts = {"order": ("Anna", "Bruno"), "turn": "Anna", "seed": seed, "next": len(things) + 1, "setting up": True}
    return Board(things, zones, players, facts)


class Players:
    """Answers by lot; `said` numbers what they do, as a script would."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self.said = 0

    def __call__(self, game: Game, ask: Ask) -> Any:
        return getattr(self, ask.kind, self.choose)(game, ask)

    def number(self) -> int:
        self.said += 1
        return self.said

    def nothing(self, game: Game, ask: Ask) -> None:
        return None

    present = code = swap = more = nothing

    def deploy(self, game: Game, ask: Ask) -> Any:
        free = {0, 1, 2} - {game.board.things[n].marks["place"] for n in game.board.zone("wizards", ask.player)}
        many = min(ask.about, len(ask.options))
        wizards, places = self.chance.sample(ask.options, many), self.chance.sample(sorted(free), many)
        return self.number(), ask.player, tuple(zip(wizards, places, strict=True))

    def castle(self, game: Game, ask: Ask) -> Any:
        chosen = self.chance.choice(ask.options)
        return (chosen,) if ask.about is not None else (self.number(), ask.player, chosen)

    def launch(self, game: Game, ask: Ask) -> Any:
        moves = launching.possible(game, ask.player, LAUNCHED, HIDDEN)
        if not moves or (not ask.about and self.chance.random() < 0.5):
            return (self.number(), ask.player, "show hand") if ask.about else None
        open_moves = [move for move in moves if move[2] == LAUNCHED]
        spell, wizard, area = self.chance.choice(open_moves if open_moves and self.chance.random() < 0.7 else moves)
        return self.number(), ask.player, "play", spell.id, wizard.id, area, (), False

    def assign(self, game: Game, ask: Ask) -> Any:
        return self.number(), ask.player, (self.chance.choice(ask.options),)

    def may(self, game: Game, ask: Ask) -> bool:
        return self.chance.random() < 0.5

    def rounding(self, game: Game, ask: Ask) -> Any:
        return self.chance.choice(ask.options)

    def pay(self, game: Game, ask: Ask) -> Any:
        return tuple(self.chance.sample(ask.options, ask.about[0])) if self.chance.random() < 0.5 else ()

    def choose(self, game: Game, ask: Ask) -> Any:
        return tuple(self.chance.sample(ask.options, ask.about[0]))
