"""A board studied: how it comes out, and how it would come out for somebody who does not know one of the rules."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.editions import MAGIC, WOM, game_of, system
from judgekit.errors import JudgekitError
from judgekit.ruling.outcome import outcome
from judgekit.ruling.why import cited
from judgekit.scenario.markdown import read_markdown
from judgekit.scenario.model import Choose
from judgekit.scenario.run import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.scenario.model import Scenario
    from judgekit.scenario.outcome import Run
    from judgekit.table.system import System

Key = tuple[str, Any]
Facts = dict[Key, Any]
ASKABLE = (  # what a question may ask for, what matters most first
    *"over challenge total worth zone life size counters controller host damage tokens tapped".split(),
    "hand size",
)
_SOUND = {"over", "script"}
_MOST_PAIRS = 30
_UNSURE = {("ended", ""), ("missing", "")}


class Other(NamedTuple):
    """How a board comes out without some rules: the numbers that were taken away together, the facts, the replay."""

    numbers: tuple[str, ...]
    facts: Facts
    run: Run
    ground: bool


class Study:
    """A scenario as it is played under an edition. What is asked of it is worked out once.

    `subject` are rules that it is about, though they may belong to the plainest game.
    """

    def __init__(self, scenario: Scenario, edition: System, subject: Iterable[str] = ()) -> None:
        self.scenario = scenario
        self.system = edition
        self._ground = ground(edition.name) - frozenset(subject)
        self.run = run(scenario, edition)
        self.facts = facts(self.run)
        self._groups = _groups(edition, self.run)
        self._issue = tuple(group for group in self._groups if self._ground.isdisjoint(group))
        self._without: dict[tuple[str, ...], Other | None] = {}

    @property
    def sound(self) -> bool:
        """Whether the script says all that the rules ask, and the game could go on."""
        return self.run.missing is None and self.run.replay.ended in _SOUND

    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The cited rules, those that stand on one row together, in the order of their first citation."""
        return self._groups

    def at_issue(self) -> tuple[tuple[str, ...], ...]:
        """The cited rules that the plainest game does not already need."""
        return self._issue

    def without(self, numbers: tuple[str, ...]) -> Other | None:
        """How it comes out without some rules; None where the script could not be played to its end then."""
        if numbers not in self._without:
            self._without[numbers] = self._ablated(numbers)
        return self._without[numbers]

    def _ablated(self, numbers: tuple[str, ...]) -> Other | None:
        played = _played(self.scenario, self.system.without(*numbers))
        if played is None:
            return None
        if played.missing is not None or played.replay.ended not in _SOUND:
            return None
        here = facts(played)
        base = not self._ground.isdisjoint(numbers)
        if base and any(here.get(key) != value for key, value in self.facts.items() if key[0] == "verdict"):
            return None  # whoever did not know this could not play at all
        return Other(numbers, here, played, base)

    def others(self) -> Iterator[Other]:
        """Every way it could come out without one cited rule, those that the board is about first."""
        issue = self.at_issue()
        for group in (*issue, *(group for group in self.groups() if group not in issue)):
            other = self.without(group)
            if other is not None:
                yield other

    def decisive(self, keys: Iterable[Key]) -> tuple[Other, ...]:
        """The rules at issue without which these facts would be others."""
        asked = tuple(keys)
        found = [other for group in self.at_issue() if (other := self.without(group)) is not None]
        return tuple(other for other in found if changed(self.facts, other.facts, asked))

    def interplay(self, keys: Iterable[Key]) -> Other | None:
        """Two rules at issue that decide these facts together, though neither does alone; None where there are none."""
        asked = tuple(keys)
        idle = [
            group
            for group in self.at_issue()
            if (other := self.without(group)) is not None and not changed(self.facts, other.facts, asked)
        ]
        for one, two in list(combinations(idle, 2))[:_MOST_PAIRS]:
            other = self.without((*one, *two))
            if other is not None and changed(self.facts, other.facts, asked):
                return other
        return None

    def level(self, keys: Iterable[Key], *, together: bool = False) -> int:
        """1 where one rule at issue decides, 2 where two do, 3 where more do; 0 where none does.

        With `together`, 3 also where none decides alone but two do together: looking for them takes long.
        """
        asked = tuple(keys)
        alone = len(self.decisive(asked))
        if together and not alone and self.interplay(asked) is not None:
            return 3
        return min(alone, 3)


def _played(scenario: Scenario, edition: System) -> Run | None:
    """A scenario played, without the answers to what these rules do not ask; None where it cannot be."""
    try:
        return run(scenario, edition)
    except JudgekitError:
        unasked = tuple(action for action in scenario.actions if not isinstance(action.do, Choose))
    try:
        return run(scenario._replace(actions=unasked), edition) if unasked != scenario.actions else None
    except JudgekitError:
        return None


def changed(one: Facts, two: Facts, keys: Iterable[Key]) -> bool:
    return any(one.get(key) != two.get(key) for key in keys)


def studied(
    scenario: Scenario | str, edition: str, plays: Iterable[str] = (), rules: Iterable[str] = ()
) -> Study | None:
    """A board studied; None where it is not fit to be asked about under this edition.

    `plays` names functions of the tables, `rules` numbers: the rules that the board is about.
    """
    try:
        read = read_markdown(scenario, "foglio") if isinstance(scenario, str) else scenario
        rulebook = system(edition)
        study = Study(read, rulebook, {*rules, *_played_by(rulebook, tuple(plays))})
    except JudgekitError:
        return None
    return study if study.sound else None


# --- facts ------------------------------------------------------------------------------------------------------------


def facts(played: Run) -> Facts:
    """How a replay came out, in what people speak of; unnamed cards and the engine's books left out."""
    found: Facts = {}
    for key, value in outcome(played).items():
        kind, subject = key
        if kind == "verdict" or key in _UNSURE or (kind in ASKABLE and not str(subject).startswith("carta ")):
            found[key] = value
    if game_of(played.replay.system.name) == MAGIC:
        found |= _looks(played)
    return found


def _looks(played: Run) -> Facts:
    """Size and controller of what is in play, as the rules compute them."""
    from judgekit.magic.look import look

    board = played.replay.board
    seen = look(played.replay.system, board)
    found: Facts = {}
    for number in board.zone("battlefield"):
        thing, label = board.things[number], played.labels.get(number)
        if label is None or label == "carta":
            continue
        like = seen.traits(thing)
        found["controller", label] = seen.controller(thing)
        if "creature" in like.types:
            found["size", label] = (like.power, like.toughness)
        if "land" in like.types:
            found.pop(("tapped", label), None)
    return found


# --- the ground -------------------------------------------------------------------------------------------------------

_DUEL = """---
titolo: le basi
edizioni: [{edition}]
---
```tavolo
turno: Anna
giocatori:
  Anna:
    mano:
      - Montagna
      - Scossa:
          tipo: Istantaneo
          costo: "{{R}}"
          testo: Infligge 2 danni a una creatura o a un giocatore bersaglio.
      - Lince: {{tipo: Creatura, costo: "{{G}}", f/c: 2/1}}
      - Muschio: {{tipo: Creatura, costo: "{{W}}", f/c: 2/1}}
      - Messo:
          tipo: Creatura
          costo: "{{G}}"
          f/c: 1/1
          testo: Quando Messo entra in gioco, guadagni 1 punto vita.
    in gioco:
      - 2 Montagne
      - Foresta
      - Lupo: 2/2 verde
      - Tasso: 1/1 verde
      - Eremita: {{tipo: Creatura, f/c: 1/1, testo: "Sacrifica Eremita: Guadagni 1 punto vita."}}
  Bruno:
    mano:
      - Scarica:
          tipo: Istantaneo
          costo: "{{R}}"
          testo: Infligge 2 danni a una creatura bersaglio.
    in gioco:
      - Montagna
      - Orso: 2/2 verde
      - Cervo: 1/2 verde
```
```azioni
{script}
```
"""
_CHALLENGE = """---
titolo: le basi
edizioni: [{edition}]
---
```tavolo
castello:
  - Rocca: giallo
in palio: rosso
giocatori:
  Anna:
    squadra:
      - Alberico: rosso
    mano:
      - Dardo: 3 rossa
  Bruno:
    squadra:
      - Ermete: verde
    mano:
      - Foglia: 2 verde
```
```azioni
{script}
```
"""
_PLAIN = {
    MAGIC: (
        "Anna attacca con Lupo, Tasso\nBruno blocca Lupo con Orso\nvai a seconda fase principale",
        "Anna lancia Scossa su Cervo\nsi risolve",
        "Anna lancia Scossa su Bruno\nsi risolve\nAnna lancia Lince\nsi risolve",
        "Anna gioca Montagna\nAnna attacca con Lupo, Tasso\nBruno non blocca\nvai a seconda fase principale",
        "Anna attacca con Lupo\nBruno blocca Lupo con Orso\nAnna lancia Scossa su Cervo\nsi risolve\nfermati",
        "Anna attacca con Lupo\nAnna lancia Scossa su Cervo\nsi risolve\nBruno blocca Lupo con Orso\nfermati",
        "Anna lancia Scossa su Cervo\nBruno lancia Scarica su Lupo\nsi risolve\nsi risolve",
        "Anna non attacca\nvai a seconda fase principale",
        "Anna attacca con Lupo\nBruno blocca Lupo con Tasso\nBruno non blocca\nfermati",
        "Anna attacca con Orso\nAnna attacca con Lupo\nfermati",
        "Anna lancia Muschio\nfermati",
        "Anna lancia Scossa su Cervo\nBruno lancia Scarica su Lupo\nsi risolve\nfermati",
        "Anna attiva Foresta\nAnna lancia Lince\nsi risolve\nvai a mantenimento di Bruno",
        "Anna lancia Messo\nsi risolve\nsi risolve",
        "Anna attiva Eremita\nsi risolve",
    ),
    WOM: ("Anna lancia Dardo\nBruno lancia Foglia",),
}


@cache
def ground(edition: str) -> frozenset[str]:
    """The numbers without which the plainest game would be another: nobody who plays at all forgets them."""
    game = game_of(edition)
    board = _DUEL if game == MAGIC else _CHALLENGE
    found: set[str] = set()
    for script in _PLAIN[game]:
        scenario = read_markdown(board.format(edition=edition, script=script), "basi")
        found |= _needed(scenario, system(edition), found)
    return frozenset(found)


def _needed(scenario: Scenario, edition: System, known: set[str]) -> set[str]:
    """The rules without which this would come out otherwise, but for those that forbid what was tried."""
    played = run(scenario, edition)
    usual = facts(played)
    refusals = [step.refusal for step in played.replay.verdicts.values() if step.refusal is not None]
    forbidding = {refusal.cites[0] for refusal in refusals if refusal.cites}
    needed: set[str] = set()
    for group in _groups(edition, played):
        if not known.isdisjoint(group):
            continue
        try:
            if facts(run(scenario, edition.without(*group))) != usual:
                needed.update(group)
        except JudgekitError:
            needed.update(group)
    return needed - forbidding


def _groups(edition: System, played: Run) -> tuple[tuple[str, ...], ...]:
    """The cited numbers, each with those that fall with it; no number stands in two groups."""
    twins = _twins(edition)
    found: list[tuple[str, ...]] = []
    known: set[str] = set()
    for number in cited(played):
        if number not in known:
            group = tuple(one for one in twins.get(number, (number,)) if one not in known)
            known.update(group)
            found.append(group)
    return tuple(found)


def _played_by(edition: System, plays: tuple[str, ...]) -> Iterator[str]:
    for _, _, row in edition.rows() if plays else ():
        if row.play.__name__ in plays:
            yield from row.cites


_known: dict[str, dict[str, tuple[str, ...]]] = {}


def _twins(edition: System) -> dict[str, tuple[str, ...]]:
    """For each number all those that stand on the same rows: they fall together."""
    if edition.name not in _known:
        found: dict[str, tuple[str, ...]] = {}
        for _, _, row in edition.rows():
            for number in row.cites:
                found.setdefault(number, row.cites)
        _known[edition.name] = found
    return _known[edition.name]
