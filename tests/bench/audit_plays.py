"""Plays cards on a board that their texts ask for, in every way, and lists what fails, is silent, or never happens.

    python tests/bench/audit_plays.py KEPT.json [--edition cr-2026] [--seed N] [--cards N] [--name NAME] [--out FILE]

KEPT is what `understood_cards.py` keeps. Each card is cast, played from each of its faces, put on the battlefield (its
abilities activated one by one) and into the graveyard; then comes what triggers wait for: creatures come and die, players
draw, discard, gain and lose life, are dealt damage, spells are cast on it, its opponent has it, combat, three turns.
Answers are drawn by chance. At each question every card has to be in one zone. Listed are

    error    anything but a value or a refusal
    stuck    the rules did not say how to go on
    silent   an instruction that was carried out, and never changed anything
    never    an instruction that was never carried out; an ability that never triggered
"""

from __future__ import annotations

import argparse
import json
import traceback
from collections import Counter, defaultdict
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from understood_cards import load

from judgekit.editions import system
from judgekit.magic.cards import Face, with_faces
from judgekit.magic.language import tree
from judgekit.magic.plays.board.state import BATTLEFIELD, combat, controller, in_play, stack_of, traits
from judgekit.magic.plays.resolving import perform
from judgekit.magic.plays.text import shorthand
from judgekit.magic.plays.turn.priority import PASS
from judgekit.magic.sets.card import printed
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import lay_out
from judgekit.table.board import Board, Tell, Thing
from judgekit.table.engine import Ask, Game, Stopped, replay

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from judgekit.magic.sets.card import Card
    from judgekit.table.system import System

# ruff: noqa: E501  (a thing a line, as boards are written)
_SIDE = """
    in gioco:
      - Mutevole {0}: {{tipo: Creatura — Mutaforma, f/c: 2/3, costo: "{{1}}{{G}}", parole: [cangiante]}}
      - Gigante {0}: {{tipo: Creatura — Gigante, f/c: 5/5, costo: "{{4}}{{R}}", parole: [volare], segnalini: 1 +1/+1}}
      - Bianco {0}: {{tipo: Creatura Leggendaria — Umano Cavaliere, f/c: 1/1, costo: "{{W}}"}}
      - Nero {0}: {{tipo: Creatura — Zombie, f/c: 2/2, costo: "{{B}}{{B}}", stato: TAPpata}}
      - Azzurro {0}: {{tipo: Creatura Artefatto — Golem, f/c: 3/3, costo: "{{2}}{{U}}"}}
      - pedina Soldato {0} 1/1 bianco
      - Anello {0}: {{tipo: Artefatto, costo: "{{1}}"}}
      - Lama {0}: {{tipo: Artefatto — Equipaggiamento, costo: "{{1}}", testo: "Equipaggiare {{1}}"}}
      - Carro {0}: {{tipo: Artefatto — Veicolo, costo: "{{2}}", f/c: 4/4, testo: "Manovrare 1"}}
      - Patto {0}: {{tipo: Incantesimo, costo: "{{W}}"}}
      - Manto {0}: {{tipo: Incantesimo — Aura, costo: "{{W}}", testo: "Incanta creatura", assegnata a: Gigante {0}}}
      - Viandante {0}: {{tipo: Planeswalker Leggendario — Jace, costo: "{{2}}{{U}}", lealtà: 3, testo: "+1: Pesca una carta."}}
      - 2 Pianure
      - 2 Isole
      - 2 Paludi
      - 2 Montagne
      - 2 Foreste
      - Guglia {0}: {{tipo: Terra}}
    mano:
      - Topo {0}: {{tipo: Creatura — Topo, f/c: 1/1, costo: "{{1}}{{B}}"}}
      - Drago {0}: {{tipo: Creatura — Drago, f/c: 4/4, costo: "{{3}}{{R}}"}}
      - Cura {0}: {{tipo: Istantaneo, costo: "{{W}}", testo: "Guadagni 3 punti vita."}}
      - Furto {0}: {{tipo: Stregoneria, costo: "{{U}}", testo: "Prendi il controllo di un permanente bersaglio."}}
      - Morso {0}: {{tipo: Istantaneo, costo: "{{B}}", testo: "Distruggi una creatura bersaglio."}}
      - Forza {0}: {{tipo: Istantaneo, costo: "{{G}}", testo: "Una creatura bersaglio prende +1/+1 fino alla fine del turno."}}
      - Fiamma {0}: {{tipo: Stregoneria, costo: "{{R}}", testo: "Infligge 1 danno a ogni creatura e a ogni giocatore."}}
      - Rovina {0}: {{tipo: Stregoneria, costo: "{{4}}", testo: "Ogni giocatore scarta una carta, poi pesca una carta. Ogni giocatore sacrifica una creatura."}}
      - Ceppo {0}: {{tipo: Artefatto, costo: "{{0}}"}}
      - Foresta
    grimorio:
      - Lupo {0}: {{tipo: Creatura — Lupo, f/c: 2/2, costo: "{{1}}{{G}}"}}
      - Isola
      - Dardo {0}: {{tipo: Istantaneo, costo: "{{R}}", testo: "Infligge 1 danno a un giocatore bersaglio."}}
      - Vaso {0}: {{tipo: Artefatto, costo: "{{2}}"}}
      - Montagna
      - Elfo {0}: {{tipo: Creatura — Elfo, f/c: 1/1, costo: "{{G}}"}}
      - Editto {0}: {{tipo: Stregoneria, costo: "{{B}}", testo: "Pesca una carta."}}
      - Foresta
      - Aurora {0}: {{tipo: Incantesimo, costo: "{{W}}"}}
      - Pianura
      - Palude
      - Angelo {0}: {{tipo: Creatura — Angelo, f/c: 4/4, costo: "{{3}}{{W}}", parole: [volare]}}
      - Goblin {0}: {{tipo: Creatura — Goblin, f/c: 1/1, costo: "{{R}}"}}
      - Isola
      - Foresta
    cimitero:
      - Spettro {0}: {{tipo: Creatura — Spettro, f/c: 2/1, costo: "{{1}}{{B}}", parole: [cangiante]}}
      - Lampo {0}: {{tipo: Istantaneo, costo: "{{R}}", testo: "Infligge 1 danno a un giocatore bersaglio."}}
      - Rito {0}: {{tipo: Stregoneria, costo: "{{B}}", testo: "Pesca una carta."}}
      - Ruota {0}: {{tipo: Artefatto, costo: "{{1}}"}}
      - Velo {0}: {{tipo: Incantesimo, costo: "{{U}}"}}
      - Palude
    esilio:
      - Ombra {0}: {{tipo: Creatura — Spirito, f/c: 1/1, costo: "{{B}}"}}
"""
_BOARD = "---\ntitolo: Tavolo\nedizioni: [{edition}]\n---\n```tavolo\nturno: Anna\ngiocatori:\n  Anna:{anna}  Bruno:{bruno}```\n"
_BOARD += "\n```azioni\nfine del turno\n```\n\n```atteso\nAnna ha 20 punti vita\n```\n"
_MANA = tuple("WUBRGC" * 12)
_MOST_ASKS = 1200

Item = Any  # a reply to priority by a function of the game, or a stage to wait for


class Found(NamedTuple):
    """What a card has shown: its faults, and how often each instruction was carried out, and changed something."""

    card: str
    errors: tuple[tuple[str, str], ...]
    silent: tuple[str, ...]
    never: tuple[str, ...]
    uncast: bool


class Watch:
    """Which instructions have been carried out, and which of them have changed the board."""

    def __init__(self) -> None:
        self.done: Counter[object] = Counter()
        self.changed: Counter[object] = Counter()

    def wrap(self, do: Callable[..., Generator[Any, Any, None]]) -> Callable[..., Generator[Any, Any, None]]:
        def watched(game: Game, what: Any, player: str, spell: Thing) -> Generator[Any, Any, None]:
            before = _seen(game.board)
            yield from do(game, what, player, spell)
            self.done[what] += 1
            self.changed[what] += _seen(game.board) != before

        return watched


_BESIDE = {"about", "thus"}


def _seen(board: Board) -> object:
    things = {
        n: (t.zone, t.life, {k: v for k, v in t.marks.items() if k not in _BESIDE}, id(t.face))
        for n, t in board.things.items()
    }
    return things, dict(board.zones), board.players, dict(board.facts)


class Player:
    """Answers whatever is asked, by chance; goes through a list of deeds wherever there is priority and no stack."""

    def __init__(self, deeds: list[Item], chance: Random) -> None:
        self.deeds = deeds
        self.chance = chance
        self.asked = 0
        self.number = 0
        self.said = 0
        self.own: set[int] = set()

    def __call__(self, game: Game, ask: Ask) -> Any:
        self.asked += 1
        if self.asked > _MOST_ASKS:
            raise Stopped
        _check_zones(game.board)
        answer = getattr(self, "ask_" + ask.kind.replace(" ", "_"), None)
        if answer is not None:
            return answer(game, ask)
        if ask.options and set(ask.options) <= {True, False}:
            return True if True in ask.options and self.chance.random() < 0.8 else ask.options[-1]
        if ask.options:
            return self.chance.choice(ask.options)
        raise NotImplementedError(ask.kind)

    # --- priority

    def ask_priority(self, game: Game, ask: Ask) -> Any:
        if stack_of(game):
            return PASS
        while self.deeds:
            deed = self.deeds[0]
            if isinstance(deed, tuple):
                turn, stage = deed
                if game.stage != stage or game.board.facts["turn"] != turn:
                    return PASS
                self.deeds.pop(0)
                continue
            self.deeds.pop(0)
            for player in game.board.players:
                game.note(Tell(player, "mana", _MANA))
            if (reply := deed(game)) is not None:
                self.number += 1
                return (self.number, *reply)
        raise Stopped

    def ask_attackers(self, game: Game, ask: Ask) -> Any:
        self.number += 1
        other = "Bruno" if ask.player == "Anna" else "Anna"
        mine = [t.id for t in in_play(game.board) if controller(game, t) == ask.player]
        mine = [n for n in mine if "creature" in traits(game, game.board.things[n]).types]
        able = [n for n in mine if not game.board.things[n].marks.get("tapped")]
        self.said += 1
        tries = [able, [n for n in able if self.chance.random() < 0.5], [n for n in able if n in self.own], []]
        chosen = tries[min(self.said - 1, 3)]
        return (self.number, ask.player, tuple((n, other) for n in chosen))

    def ask_blockers(self, game: Game, ask: Ask) -> Any:
        self.number += 1
        self.said += 1
        fight = combat(game.board)
        attackers = [one[0] for one, _ in fight.attackers] if fight else []
        mine = [t.id for t in in_play(game.board) if controller(game, t) == ask.player]
        mine = [n for n in mine if "creature" in traits(game, game.board.things[n]).types]
        able = [n for n in mine if not game.board.things[n].marks.get("tapped")]
        if self.said % 3 == 0 or not attackers:
            self.said = 0
            return (self.number, ask.player, ())
        blocks = {n: (self.chance.choice(attackers),) for n in able if self.chance.random() < 0.5 or n in self.own}
        return (self.number, ask.player, tuple(blocks.items()))

    def ask_assignment(self, game: Game, ask: Ask) -> Any:
        return None

    def ask_damage_order(self, game: Game, ask: Ask) -> Any:
        self.number += 1
        return (self.number, tuple(ask.options))

    # --- choices

    def _some(self, options: tuple[Any, ...], least: int, most: int) -> tuple[Any, ...]:
        most = min(most, len(options))
        how_many = most if self.chance.random() < 0.8 else self.chance.randint(min(least, most), most)
        mine = [one for one in options if not isinstance(one, str) and one[0] in self.own]
        rest = [one for one in options if one not in mine]
        self.chance.shuffle(rest)
        both = (*mine, *rest) if self.chance.random() < 0.3 else (*rest, *mine)
        return tuple(both[:how_many])

    def ask_choose(self, game: Game, ask: Ask) -> Any:
        _, what, due = ask.about
        return self._some(ask.options, 0 if getattr(what, "up_to", False) else due, due)

    def ask_find(self, game: Game, ask: Ask) -> Any:
        return self._some(ask.options, ask.about[2], ask.about[2])

    def ask_discard(self, game: Game, ask: Ask) -> Any:
        return self._some(ask.options, ask.about, ask.about)

    def ask_keep_one(self, game: Game, ask: Ask) -> Any:
        return self._some(ask.options, ask.about, ask.about)

    def ask_cost(self, game: Game, ask: Ask) -> Any:
        return self._some(ask.options, ask.about[1], ask.about[1])

    def ask_any_number(self, game: Game, ask: Ask) -> Any:
        return self._some(ask.options, 0, 3)

    def ask_targets(self, game: Game, ask: Ask) -> Any:
        _, _, least, most = ask.about
        return self._some(ask.options, least, min(most, 4))

    def ask_modes(self, game: Game, ask: Ask) -> Any:
        return tuple(sorted(self.chance.sample(ask.options, min(ask.about[1], len(ask.options)))))

    def ask_x(self, game: Game, ask: Ask) -> Any:
        return self.chance.choice((0, 1, 2, 2, 3))

    ask_x_to_pay = ask_x

    def ask_times_paid(self, game: Game, ask: Ask) -> Any:
        return self.chance.choice((0, 1, 2))

    def ask_division(self, game: Game, ask: Ask) -> Any:
        total, left = ask.about[1], list(ask.options)
        shares = dict.fromkeys(left[:total], 1)
        if left:
            shares[left[0]] += total - len(shares)
        return shares

    def _nothing(self, game: Game, ask: Ask) -> Any:
        return ()

    ask_pay = ask_help = ask_splice = _nothing

    def ask_which_mana(self, game: Game, ask: Ask) -> Any:
        return tuple(ask.options)

    def _as_it_stands(self, game: Game, ask: Ask) -> Any:
        return None

    ask_graveyard_order = ask_library_order = ask_timestamp_order = ask_trigger_order = _as_it_stands

    def ask_order(self, game: Game, ask: Ask) -> Any:
        return tuple(ask.options)

    def ask_quality(self, game: Game, ask: Ask) -> Any:
        return {
            "colour": "blue",
            "creature type": "Goblin",
            "card type": "creature",
            "card name": "Lupo Bruno",
            "number": "2",
            "life paid": "1",
        }.get(ask.about[1], "2")

    def ask_words(self, game: Game, ask: Ask) -> Any:
        return tuple(self.chance.sample(tuple(ask.options[0]), 2))

    def ask_new_targets(self, game: Game, ask: Ask) -> Any:
        return ()

    def ask_rounds(self, game: Game, ask: Ask) -> Any:
        return 3

    def ask_shorten(self, game: Game, ask: Ask) -> Any:
        return None


def _check_zones(board: Board) -> None:
    placed = [(n, zone) for zone, numbers in board.zones.items() for n in numbers]
    if not len(placed) == len({n for n, _ in placed}) == len(board.things):
        raise AssertionError("a thing is in no zone, or in two")
    if any(board.things[n].zone != zone for n, zone in placed):
        raise AssertionError("a thing is not where it thinks it is")


# --- deeds ------------------------------------------------------------------------------------------------------------


def _cast(name: str, player: str) -> Item:
    def deed(game: Game) -> Any:
        card = next((t for t in game.board.things.values() if t.name == name and t.zone == ("hand", player)), None)
        return None if card is None else (player, _procedure(card), card.id)

    return deed


def _procedure(card: Thing) -> str:
    return "play a land" if "land" in card.face.traits.types else "cast"


def _cast_it(number: int, player: str, nth: int = -1) -> Item:
    def deed(game: Game) -> Any:
        card = game.board.things.get(number)
        if card is None or card.zone[0] in {"battlefield", "stack"}:
            return None
        if nth >= 0:
            as_land = "land" in card.face.others[nth].traits.types
            return (player, f"{'play' if as_land else 'cast'} {card.face.layout}", number, nth)
        return (player, _procedure(card), number)

    return deed


def _activate(number: int, player: str, nth: int) -> Item:
    def deed(game: Game) -> Any:
        card = game.board.things.get(number)
        if card is None:
            return None
        there = shorthand.all_abilities(game, card)
        if nth >= len(there) or not isinstance(there[nth], tree.Activated):
            return None
        return (player, "activate", number, nth)

    return deed


_ABILITIES = 6


def _stimuli(number: int) -> list[Item]:
    """What happens in two turns and a bit."""
    first = [_cast(f"{name} {who}", who) for name in ("Cura", "Forza", "Ceppo", "Topo") for who in ("Anna",)]
    first += [_cast("Fiamma Anna", "Anna"), _cast("Drago Anna", "Anna"), _cast("Foresta", "Anna")]
    again = [_activate(number, "Anna", nth) for nth in range(_ABILITIES)]
    theirs = [_cast(f"{name} Bruno", "Bruno") for name in ("Cura", "Ceppo", "Topo", "Forza", "Fiamma", "Drago")]
    late = [_cast("Morso Anna", "Anna"), _cast("Rovina Anna", "Anna"), *again]
    return [
        *first, *again, ("Anna", "second main"), *again, _cast("Lampo Anna", "Anna"), ("Bruno", "upkeep"), *again,
        ("Bruno", "first main"), *theirs, *again, ("Bruno", "second main"), _cast("Furto Bruno", "Bruno"),
        ("Anna", "upkeep"), *again, ("Anna", "first main"), *late, ("Anna", "second main"), *again,
        ("Bruno", "first main"), _cast("Morso Bruno", "Bruno"), _cast("Rovina Bruno", "Bruno"), ("Anna", "first main"), *again,
    ]  # fmt: skip


# --- one card ---------------------------------------------------------------------------------------------------------


def _faces(card: Card) -> Face:
    front = printed(card._replace(layout="", faces=()))
    if not card.faces:
        return front
    return with_faces(front, card.layout, tuple(printed(face._replace(layout="")) for face in card.faces))


def _with(board: Board, face: Face, zone: tuple[str, str], marks: dict[str, Any]) -> tuple[Board, int]:
    number = board.facts["next"]
    if zone == BATTLEFIELD:
        counters = {"loyalty": face.loyalty} if face.loyalty else {}
        stamp = board.facts["stamp"] + 1
        marks = {"controller": "Anna", "stamp": stamp, **({"counters": counters} if counters else {}), **marks}
    thing = Thing(number, face.name, "Anna", zone, face, marks)
    zones = {**board.zones, zone: (*board.zones.get(zone, ()), number)}
    facts = {**board.facts, "next": number + 1, "stamp": board.facts["stamp"] + 1}
    return Board({**board.things, number: thing}, zones, board.players, facts), number


def _host(board: Board, face: Face) -> dict[str, Any]:
    """On what an Aura is that begins on the battlefield."""
    of = face.traits.words.get("incanta")
    if not of:
        return {}
    types = getattr(of[0], "types", ()) or ("creature",)
    if "player" in str(of[0])[:40]:
        return {"host": "Bruno"}
    kinds = {"creature": "Gigante Anna", "land": "Foresta", "artifact": "Anello Anna", "enchantment": "Patto Anna"}
    name = kinds.get(types[0], "Gigante Anna")
    there = next((t for t in board.things.values() if t.name == name and t.zone == BATTLEFIELD), None)
    return {} if there is None else {"host": there.object}


_PERMANENT = {"creature", "artifact", "enchantment", "land", "planeswalker", "battle"}


def _ways(face: Face, board: Board) -> list[tuple[str, tuple[str, str], dict[str, Any], list[Item]]]:
    """How a card is put on the board, and what is done with it first."""
    number = board.facts["next"]
    cast = [
        _cast_it(number, "Anna", nth) for nth in (*(range(len(face.others)) if face.layout != "transform" else ()), -1)
    ]
    again = [_activate(number, "Anna", nth) for nth in range(_ABILITIES)]
    ways: list[tuple[str, tuple[str, str], dict[str, Any], list[Item]]] = [
        ("hand", ("hand", "Anna"), {}, [*again, *cast]),
        ("hand again", ("hand", "Anna"), {}, cast),
        ("graveyard", ("graveyard", "Anna"), {}, [*again, *cast]),
    ]
    if _PERMANENT & set(face.traits.types):
        ways.append(("battlefield", BATTLEFIELD, _host(board, face), again))
        ways.append(("battlefield again", BATTLEFIELD, _host(board, face), []))
    return ways


_boards: dict[str, Board] = {}


def board_for(edition: str) -> Board:
    if edition not in _boards:
        sides = {who.lower(): _SIDE.format(who) for who in ("Anna", "Bruno")}
        text = _BOARD.format(edition=edition, **sides)
        _boards[edition] = lay_out(read_markdown(text, "tavolo.md"), edition).board
    return _boards[edition]


def _nodes(node: object, into: dict[object, None]) -> None:
    """The instructions and triggered abilities of a text."""
    if isinstance(node, tree.Emblem | tree.Token | tree.Static):
        if isinstance(node, tree.Emblem | tree.Token):
            into[node] = None
        return
    if type(node) in perform.DO:
        into[node] = None
    if isinstance(node, tuple):
        for part in node:
            _nodes(part, into)


def play(card: Card, edition: str, seed: str) -> Found:
    """A card played in all ways."""
    rules: System = system(edition)
    face = _faces(card)
    base = board_for(edition)
    watch = Watch()
    own = dict(perform.DO)
    perform.DO.update({kind: watch.wrap(do) for kind, do in own.items()})
    errors: list[tuple[str, str]] = []
    was_cast = False
    try:
        for nth, (way, zone, marks, first) in enumerate(_ways(face, base)):
            board, number = _with(base, face, zone, marks)
            player = Player([*first, *_stimuli(number)], Random(f"{seed} {card.called} {nth}"))  # noqa: S311
            player.own = {number}
            try:
                done = replay(rules, board, "game", player)
            except Exception as error:  # noqa: BLE001  (what fails is what is looked for)
                last = traceback.extract_tb(error.__traceback__)[-1]
                errors.append((way, f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"))
                continue
            _check_zones(done.board)
            if done.ended in {"stuck", "endless"}:
                last_events = [e.kind for step in done.steps[-2:] for e in step.events]
                errors.append((way, f"{done.ended}: {last_events} {done.steps[-1].refusal if done.steps else ''}"))
            for step in done.steps:
                was_cast = was_cast or any(e.kind == "resolves" or number in e.args[:1] for e in step.events)
    finally:
        perform.DO.update(own)
    nodes: dict[object, None] = {}
    for one in (face, *face.others):
        for ability in one.traits.abilities:
            _nodes(ability, nodes)
    silent = [str(n) for n in nodes if watch.done[n] and not watch.changed[n]]
    never = [str(n) for n in nodes if not watch.done[n]]
    return Found(card.called, tuple(errors), tuple(silent), tuple(never), not was_cast)


def _job(job: tuple[Card, str, str]) -> Found:
    try:
        return play(*job)
    except Exception as error:  # noqa: BLE001
        return Found(job[0].called, (("whole", f"{type(error).__name__}: {error}"),), (), (), True)


def _kind(node: str) -> str:
    return node.split("(", 1)[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", type=Path)
    parser.add_argument("--edition", default="cr-2026")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--cards", type=int, default=200)
    parser.add_argument("--name", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path)
    told = parser.parse_args()
    cards = load(told.kept)
    if told.name:
        cards = [card for card in cards if card.called == told.name]
    else:
        Random(told.seed).shuffle(cards)  # noqa: S311
        cards = cards[: told.cards]
    board_for(told.edition)
    jobs = [(card, told.edition, told.seed) for card in cards]
    with get_context("fork").Pool(told.processes) as pool:
        found = list(pool.imap(_job, jobs, chunksize=4))
    if told.out:
        told.out.write_text(
            json.dumps([one._asdict() for one in found], ensure_ascii=False, indent=1), encoding="utf-8"
        )
    groups: dict[tuple[str, str], list[str]] = defaultdict(list)
    for one in found:
        for way, what in one.errors:
            groups["error", what].append(f"{one.card} [{way}]")
        for node in one.silent:
            groups["silent", _kind(node)].append(one.card)
        for node in one.never:
            groups["never", _kind(node)].append(one.card)
    for (sort, what), those in sorted(groups.items(), key=lambda one: (one[0][0], -len(one[1]))):
        print(f"{sort:7} {len(those):4} {what[:150]}: {'; '.join(those[:4])}")


if __name__ == "__main__":
    main()
