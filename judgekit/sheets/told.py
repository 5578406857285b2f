"""The script of a scenario as a sheet tells it: what the players do, a sentence each."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from judgekit.edition_words import in_words_of, words
from judgekit.magic.vocabulary import STEPS
from judgekit.render.italian.small_words import PLANAR_FACES, an, capital, listed, of, oneself, the_stage, to
from judgekit.scenario.model import (
    Activate,
    Arrange,
    Attack,
    Choose,
    GoTo,
    Name,
    Pay,
    Play,
    RollPlanar,
    StatedEffect,
    Stop,
)
from judgekit.scenario.wom.wom_model import Launch
from judgekit.sheets import paid_with
from judgekit.sheets.paid_with import called
from judgekit.sheets.shown import curled, only_for_mana, paid_with_lands

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judgekit.scenario.model import Action, BoardSaid, Scenario, ThingSaid
    from judgekit.scenario.wom.wom_model import TableSaid


def _of_x(found: re.Match[str]) -> str:
    """What X is, behind what is aimed at."""
    return f"{found[2] or ''} con X uguale a {found[1]}"


TOP_RESOLVES = "Si risolve ciò che è in cima alla pila."
ALL_RESOLVES = "Si risolve tutto ciò che è in pila"
_CHOICES = {" sceglie sì": " sceglie di farlo", " sceglie no": " sceglie di non farlo"}
_LINES = {
    "danno": "Danno da combattimento",
    "si risolve": TOP_RESOLVES.rstrip("."),
    "passano tutti": "Tutti passano",
    "fermati": "Ci si ferma qui",
    "si arrotonda per difetto": "L’arbitro decide di arrotondare per difetto",
    "si arrotonda per eccesso": "L’arbitro decide di arrotondare per eccesso",
}
_ARTICLES = {
    " lancia carta": " lancia una carta",
    " su danno da combattimento": " sul danno da combattimento",
    " su abilità di ": " sull’abilità di ",
}
_IN_ORDER = (  # of words
    (re.compile(r" con X ?= ?(\d+)( su [^,«]+?)?(?= pagando | scegliendo | sacrificando | TAPpando |$)"), _of_x),
    (re.compile(r" gira a faccia in su ([A-ZÀ-Ý]\w*(?: \d+)?)"), r" gira \1 a faccia in su"),
    (re.compile(r" su ([A-ZÀ-Ý]\w*) ed? \1$"), r" su \1, come primo e come secondo bersaglio"),
    (re.compile(r" sceglie niente$"), " non sceglie nulla"),
    (re.compile(r" concede$"), " concede la partita"),
    (re.compile(r" ottiene (testa|croce)$"), r" lancia una moneta: esce \1"),
)
_QUOTING = re.compile(r" scegliendo («[^»]*»)")
_WORD_FOR_WORD = re.compile(r"\bsostituendo\b")
_ONLY_MANA = re.compile(r"«(?:\{[^{}]+\})+»$")
_EUPHONIC = re.compile(r"\ba (?=A[a-z])")
_FROM = re.compile(r"vai a (?:l[ao’'] ?)?(.+?)(?: di (\w+))?$")


_DAMAGE, _FIRST = "danno", frozenset({"attacco improvviso", "doppio attacco"})
_TWO = 2  # players: of more nobody knows who comes next
_OF_TURNS = re.compile(r"\bturno (?:addizionale|in più)|\b[Ss]alt\w+\b")
_BEGINNING = frozenset({"untap", "upkeep", "draw", "first main"})


def script(scenario: Scenario, edition: str, upto: int | None = None) -> tuple[str, ...]:
    """What the players do, a sentence each; `upto` the line of this number, with the choices behind it."""
    return tuple(f"{line(action, edition, scenario)}." for action in done(scenario, edition, upto))


def done(scenario: Scenario, edition: str, upto: int | None = None) -> list[Action]:
    """The actions that are told: what is tried and taken back leaves nothing behind, nor does stopping."""
    told = [action for action in scenario.actions if action.is_of(edition) and not getattr(action, "trial", False)]
    if upto is not None:
        behind = takewhile(lambda one: isinstance(one.do, Choose | Pay), (one for one in told if one.number > upto))
        told = [*(one for one in told if one.number <= upto), *behind]
    return [action for action in told if not isinstance(action.do, Stop)]


def rest(open_: tuple[bool, bool]) -> Iterator[str]:
    """What is played to its end when nobody has anything more to say: what waits on the stack, a combat."""
    waits, fights = open_
    if waits:
        yield ALL_RESOLVES + (", e il combattimento si conclude." if fights else ".")
    elif fights:
        yield "Il combattimento si conclude."


def line(action: Action, edition: str, scenario: Scenario) -> str:
    """One action of a scenario as a sentence without its full stop."""
    text = re.sub(r"^\[[^\]]*\]\s*", "", action.text).removeprefix("prova: ").rstrip(".")
    if only_for_mana(action):
        return _for_mana(action, scenario)
    if isinstance(action.do, Activate):
        text = _telling_which(text, action.do, scenario.board)
        text = text if words(edition).modern else text.replace(" attiva l’abilità", f" {words(edition).cast} l’abilità")
    if text == _DAMAGE and (nth := _which_damage(action, scenario)):
        return f"{nth} danno da combattimento"
    if text in _LINES:
        return _LINES[text]
    if isinstance(action.do, GoTo) and (action.do.step in STEPS or _FROM.match(text)):
        found = _FROM.match(text)
        there = the_stage(action.do.step, modern=words(edition).modern)
        whose = {one.name for one in scenario.board.players} & {
            (found[2] if found else action.do.player) or _whose(action, scenario)
        }
        own = "del prossimo turno di" if _is_of_next_turn(action, scenario) else "di"
        return f"Si prosegue fino {to(there)}" + "".join(f" {own} {one}" for one in whose)
    if isinstance(action.do, Play):
        text = text.replace(" lancia ", f" {words(edition).cast} ", 1)
    if isinstance(action.do, Launch):
        text = _with_castle(text, action.do.targets, scenario.board)
    text = paid_with_lands(paid_with.said(action, paid_with_lands(text, scenario), scenario.board, edition), scenario)
    if isinstance(action.do, RollPlanar):
        return _rolled(action.do, text)
    if action.player:
        text = _of_oneself(text, action.player)
    for short, whole in _CHOICES.items():
        text = f"{text.removesuffix(short)}{whole}" if text.endswith(short) else text
    if isinstance(action.do, StatedEffect) and action.player:
        said = in_words_of(edition, inside(action.do.text)).rstrip(".")
        return curled(f"Si risolve un’abilità di {action.player}{_aimed(called(action.do.targets), said)}: «{said}»")
    for names in _together(action.do) if not _replaces_words(action, scenario) else ():
        told = called(names)
        text = text.replace(", ".join(told), listed(told))
    text = _of_each(text)
    if isinstance(action.do, Choose):
        text = text.replace(", ", ", poi ")
    for short, whole in _ARTICLES.items():
        text = text.replace(short, whole)
    for pattern, ordered in _IN_ORDER:
        text = pattern.sub(ordered, text)
    return capital(curled(_EUPHONIC.sub("ad ", text)))


def _with_castle(text: str, targets: Sequence[Name], board: TableSaid) -> str:
    """Who launches a Teletrasporto puts a Castle in place of the one that is there: it is no target."""
    castles = {card.name for _, card in board.things if card.kind == "castle"}
    there = next((one.text for one in targets if one.text in castles), "")
    return text.replace(f" su {there}", f" e mette in gioco {there}", 1) if there else text


def _aimed(names: Sequence[str], said: str) -> str:
    """At what an ability is aimed; of two things of which it says something different, in this order."""
    if not names:
        return ""
    if len(names) == 1:
        return f" con bersaglio {names[0]}"
    apart = said.count("bersaglio") > 1
    return f" con bersagli{', nell’ordine,' if apart else ''} {listed(names)}"


def _which_damage(action: Action, scenario: Scenario) -> str:
    """Which damage of a combat is meant where somebody who fights has first or double strike; else ""."""
    strikers = {thing.name for _, thing in scenario.board.things if _strikes_first(thing)}
    before = [one for one in scenario.actions if one.number < action.number]
    begun = max((n for n, one in enumerate(before) if isinstance(one.do, Attack)), default=0)
    told = " ".join(one.text for one in before[begun:])
    if not any(re.search(rf"\b{re.escape(name)}\b", told) for name in strikers):
        return ""
    dealt = sum(one.text == action.text for one in before[begun:])
    return ("Primo", "Secondo")[dealt] if dealt < _TWO else ""


def _strikes_first(thing: ThingSaid) -> bool:
    return any(word in _FIRST for word, _ in thing.words)


def _whose(action: Action, scenario: Scenario) -> str:
    """Whose turn it is when the script goes on to a step of another turn and does not say whose: of two players the
    other's, where no card has a word about turns; else "".
    """
    order = list(STEPS)
    players = [one.name for one in scenario.board.players]
    turn, step = scenario.board.turn or players[0], scenario.board.step
    things = (thing for _, thing in scenario.board.things)
    if len(players) != _TWO or any(_OF_TURNS.search(thing.text) for thing in things):
        return ""
    for one in scenario.actions:
        if not isinstance(one.do, GoTo):
            continue
        if step not in STEPS or one.do.step not in STEPS:
            return ""
        again = order.index(one.do.step) <= order.index(step)
        turn = one.do.player or (next(name for name in players if name != turn) if again else turn)
        if one.number == action.number:
            return turn if again else ""
        step = one.do.step
    return ""


def _is_of_next_turn(action: Action, scenario: Scenario) -> bool:
    """Whether the script goes on to another turn of the player whose turn it is: to a step that is on, or is over, and
    that no turn has twice.
    """
    order = list(STEPS)
    turn, step = scenario.board.turn, scenario.board.step
    for one in scenario.actions:
        if not isinstance(one.do, GoTo) or step not in STEPS or one.do.step not in STEPS:
            continue
        player = one.do.player or turn
        if one.number == action.number:
            return one.do.step in _BEGINNING and player == turn and order.index(one.do.step) <= order.index(step)
        turn, step = player, one.do.step
    return False


def _of_each(text: str) -> str:
    """What is said of several after one verb, so that it can be read aloud: who blocks whom, whose damage is
    assigned, what attacks as a band.
    """
    if " blocca " in text and "; " in text:
        *most, last = text.split("; ")  # with a comma: «Orso con Muro e Lupo» would be two blockers
        return f"{', '.join(most)}, {'ed' if last[:1] in 'eE' else 'e'} {last}"
    if " dividendo " in text:
        return text.replace(" dividendo ", " dividendo il danno: ", 1)
    if " assegna il danno di " in text:
        return text.replace("; ", "; di ")
    head, found, those = text.partition(" attacca con ")
    if found and " + " in those:
        bands = (f"{listed(one.split(' + '))} in branco" if " + " in one else one for one in those.split(", "))
        return f"{head}{found}{', '.join(bands)}"
    return text


def _for_mana(action: Action, scenario: Scenario) -> str:
    """A land that is TAPped for its mana: «Anna TAPpa una Montagna per il mana», then another."""
    land = action.do.source.text
    things = (thing for _, thing in scenario.board.things)
    several = sum(thing.how_many for thing in things if thing.name == land) > 1
    before = [one for one in scenario.actions if one.number < action.number and only_for_mana(one)]
    again = any(one.player == action.player and one.do.source.text == land for one in before)
    which = f"un’altra {land}" if several and again else an(land) if several else land
    return f"{action.player} TAPpa {which} per il mana"


def _rolled(do: RollPlanar, text: str) -> str:
    """A roll of the planar die, with the face that comes up."""
    who, _, tail = text.partition(" tira il dado planare: ")
    _, paid, costs = tail.partition(" pagando con ")
    return f"{who} tira il dado planare{paid}{costs}: esce {PLANAR_FACES[do.shown]}"


def _of_oneself(text: str, player: str) -> str:
    """What somebody does to themselves: «Anna lancia Riparo su sé stessa»."""
    if text == f"{player} sceglie {player}":
        return f"{player} sceglie {oneself(player)}"
    return re.sub(rf" su {re.escape(player)}\b(?! \d)", f" su {oneself(player)}", text, count=1)


def _telling_which(text: str, do: Activate, board: BoardSaid) -> str:
    """An activation that says which ability is meant, where a permanent has others: the mana ability of a land."""
    name = f"{do.source.text} {do.source.nth}" if do.source.nth else do.source.text
    before, _, after = text.partition(f" attiva {name}")
    if (found := _QUOTING.search(after)) and _ONLY_MANA.match(found[1]) and not do.targets:
        return f"{before} attiva {name} per aggiungere {found[1].strip('«»')}{after.replace(found[0], '', 1)}"
    if found:
        return f"{before} attiva l’abilità {found[1]} {of(name)}{after.replace(found[0], '', 1)}"
    there = [thing for _, thing in board.things]
    aims = any(thing.name == do.source.text and "land" in thing.types and "bersaglio" in thing.text for thing in there)
    kind = "l’abilità di mana" if aims and not do.targets else "l’abilità"
    return f"{before} attiva {kind} {of(name)}{after}" if text.startswith(f"{before} attiva {name}") else text


def _replaces_words(action: Action, scenario: Scenario) -> bool:
    """Whether somebody chooses a word and another that takes its place: there the order says all."""
    texts = (thing.text for _, thing in scenario.board.things)
    return isinstance(action.do, Choose) and any(_WORD_FOR_WORD.search(text) for text in texts)


def _together(done: object) -> Iterator[tuple[Name, ...]]:
    """The names that an action tells one after the other, where their order says nothing."""
    if isinstance(done, Arrange) or not isinstance(done, tuple):
        return
    if isinstance(done, Attack):
        groups = (done.bands, *(bands for _, bands in done.more))
        yield from (tuple(band[0] for band in bands) for bands in groups if {*map(len, bands)} == {1})
    if len(done) > 1 and all(isinstance(one, Name) for one in done):
        yield done
        return
    for part in done:
        yield from _together(part)


def inside(text: str) -> str:
    """A text that is quoted: what it quotes itself stands between the other marks."""
    return text.replace("«", "“").replace("»", "”")
