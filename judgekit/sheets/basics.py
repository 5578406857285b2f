"""The rules that the plainest game needs: nobody who plays at all forgets them, so no question is about them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judgekit.editions import MAGIC, WOM, game_of, system
from judgekit.errors import JudgekitError
from judgekit.made import box_of
from judgekit.magic.editions.mistakes import (
    A_SPELL_IS_OVER,
    BLOCKERS_DO_NOTHING,
    CHOOSES_NO_TARGETS,
    CHOOSES_NO_X,
    PAYS_NOTHING,
    STATICS_DO_NOTHING,
    THE_BLOCKED_DO_NOTHING,
    THE_UNBLOCKED_DO_NOTHING,
)
from judgekit.magic.questions.layers import ITS_COLOURS
from judgekit.magic.questions.resolving import REMOVED_FROM_THE_GAME
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import lay_out, run
from judgekit.sheets.replay_facts import facts, groups

if TYPE_CHECKING:
    from judgekit.scenario.model import Scenario
    from judgekit.table.system import System


_DUEL = """\
turno: Anna
giocatori:
  Anna:
    mano:
      - Montagna
      - Scossa:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 2 danni a una creatura o a un giocatore bersaglio.
      - Lince: {tipo: Creatura, costo: "{G}", f/c: 2/1}
      - Muschio: {tipo: Creatura, costo: "{W}", f/c: 2/1}
      - Messo:
          tipo: Creatura
          costo: "{G}"
          f/c: 1/1
          testo: Quando Messo entra in gioco, guadagni 1 punto vita.
      - Falò:
          tipo: Stregoneria
          costo: "{R}"
          testo: Infligge 1 danno a un giocatore bersaglio.
      - Fonte: {tipo: Incantesimo, costo: "{R}", testo: "Quando Fonte entra in gioco, guadagni 1 punto vita."}
      - Globo: {tipo: Artefatto, costo: "{1}", testo: "Quando Globo entra in gioco, guadagni 1 punto vita."}
      - Manto:
          tipo: Incantesimo — Aura
          costo: "{G}"
          testo: "Incanta creatura. La creatura incantata prende +1/+1."
    in gioco:
      - 2 Montagne
      - Foresta
      - Lupo: 2/2 verde
      - Tasso: 1/1 verde
      - Eremita: {tipo: Creatura, f/c: 1/1, testo: "Sacrifica Eremita: Guadagni 1 punto vita."}
  Bruno:
    vita: 3
    mano:
      - Scarica:
          tipo: Istantaneo
          costo: "{R}"
          testo: Infligge 2 danni a una creatura bersaglio.
    in gioco:
      - Montagna
      - Orso: 2/2 verde
      - Cervo: 1/2 verde
"""
_CHALLENGE = """\
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
"""
_PLAIN = {
    MAGIC: (
        "Anna attacca con Lupo, Tasso\nBruno blocca Lupo con Orso\nvai a seconda fase principale",
        "Anna lancia Scossa su Cervo\nsi risolve",
        "Anna lancia Scossa su Bruno\nsi risolve\nAnna lancia Lince\nsi risolve",
        "Anna lancia Scossa su Bruno\nsi risolve\nAnna attacca con Lupo\nBruno non blocca\ndanno",
        "Anna gioca Montagna\nAnna attacca con Lupo, Tasso\nBruno non blocca\nvai a seconda fase principale",
        "Anna attacca con Lupo\nBruno blocca Lupo con Orso\nAnna lancia Scossa su Cervo\nsi risolve\nfermati",
        "Anna attacca con Lupo\nAnna lancia Scossa su Cervo\nsi risolve\nBruno blocca Lupo con Orso\nfermati",
        "Anna lancia Scossa su Cervo\nBruno lancia Scarica su Lupo\nsi risolve\nsi risolve",
        "Anna non attacca\nvai a seconda fase principale",
        "Anna attacca con Lupo\nBruno blocca Lupo con Tasso\nBruno non blocca\nfermati",
        "Anna attacca con Orso\nAnna attacca con Lupo\nfermati",
        "Anna lancia Muschio\nfermati",
        "Anna lancia Scossa su Cervo\nBruno lancia Scarica su Lupo\nsi risolve\nfermati",
        "Anna attiva Foresta\nAnna lancia Lince\nsi risolve\nAnna gioca Montagna\nvai a mantenimento di Bruno",
        "Anna lancia Messo\nsi risolve\nsi risolve",
        "Anna attiva Eremita\nsi risolve",
        "Anna lancia Falò su Bruno\nsi risolve\nAnna lancia Fonte\nsi risolve\nsi risolve",
        "Anna lancia Globo pagando con Foresta\nsi risolve\nsi risolve",
        "Anna lancia Manto su Lupo\nsi risolve\nAnna attacca con Lupo\nBruno non blocca\nvai a seconda fase principale",
    ),
    WOM: ("Anna lancia Dardo\nBruno lancia Foglia",),
}


_TEXTS = (  # what texts do every day
    (
        """\
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Lupo: 2/2 verde
      - Stendardo: {tipo: Incantesimo, testo: "Le creature che controlli prendono +1/+1."}
  Bruno:
    in gioco:
      - Orso: 2/2 verde
""",
        """\
Anna attacca con Lupo
Bruno blocca Lupo con Orso
vai a seconda fase principale""",
    ),
    (
        """\
turno: Anna
giocatori:
  Anna:
    mano:
      - Terrore: {tipo: Stregoneria, costo: "{R}", testo: "Distruggi una creatura bersaglio. Pesca una carta."}
      - Addio: {tipo: Stregoneria, costo: "{R}", testo: "Esilia una creatura bersaglio. Guadagni 2 punti vita."}
      - Folata:
          tipo: Stregoneria
          costo: "{R}"
          testo: Fai tornare una creatura bersaglio in mano al suo proprietario.
      - Stasi: {tipo: Stregoneria, costo: "{R}", testo: "TAPpa una creatura bersaglio."}
      - Vigore:
          tipo: Istantaneo
          costo: "{R}"
          testo: Una creatura bersaglio prende +1/+1 fino alla fine del turno.
    in gioco:
      - 5 Montagne
  Bruno:
    in gioco:
      - Orso: 2/2 verde
      - Lupo: 2/2 verde
      - Tasso: 2/2 verde
      - Cervo: 2/2 verde
      - Ratto: 2/2 nero
""",
        """\
Anna lancia Terrore su Orso
si risolve
Anna lancia Addio su Lupo
si risolve
Anna lancia Folata su Tasso
si risolve
Anna lancia Stasi su Cervo
si risolve
Anna lancia Vigore su Ratto
si risolve""",
    ),
    (
        """\
turno: Anna
giocatori:
  Anna:
    mano:
      - Vigore:
          tipo: Istantaneo
          costo: "{R}"
          testo: Una creatura bersaglio prende +1/+1 fino alla fine del turno.
      - Sfregio: {tipo: Istantaneo, costo: "{R}", testo: "Distruggi una creatura nera bersaglio."}
      - Addio: {tipo: Istantaneo, costo: "{R}", testo: "Esilia una creatura bersaglio."}
      - Vampa: {tipo: Istantaneo, costo: "{X}{R}", testo: "Infligge X danni a un giocatore bersaglio."}
    in gioco:
      - 5 Montagne
      - Lupo: 2/2 verde
  Bruno:
    in gioco:
      - Corvo: {tipo: Creatura, costo: "{B}", f/c: 2/2}
      - Ratto: 2/2 nero
""",
        """\
Anna lancia Sfregio su Corvo
si risolve
Anna lancia Addio su Ratto
si risolve
Anna lancia Vampa con X = 1 su Bruno
si risolve
Anna lancia Vigore su Lupo
si risolve
Anna attacca con Lupo
Bruno non blocca
vai a seconda fase principale""",
    ),
)


SILLY = frozenset(  # mistakes by which no text, or no combat, would do anything: nobody makes them who plays at all
    {
        A_SPELL_IS_OVER,
        BLOCKERS_DO_NOTHING,
        CHOOSES_NO_TARGETS,
        CHOOSES_NO_X,
        ITS_COLOURS.mistake,
        PAYS_NOTHING,
        STATICS_DO_NOTHING,
        REMOVED_FROM_THE_GAME.mistake,
        THE_BLOCKED_DO_NOTHING,
        THE_UNBLOCKED_DO_NOTHING,
    }
)


class Basics(NamedTuple):
    """Rules that hardly anybody forgets, by number.

    Without those `needed` the plainest game would be another; the `workings` make a text work at all, whatever it says;
    `usual` are all that the plainest game cites.
    """

    needed: frozenset[str]
    workings: frozenset[str]
    usual: frozenset[str]


PART = "sheets"  # what is kept of it (`made`), by edition
BASICS = "basics "
_known: dict[str, Basics] = {}


def known_already(edition: str, basics: Basics) -> None:
    """What another process has worked out."""
    _known[edition] = basics


def basics(edition: str) -> Basics:
    """What somebody knows of an edition who plays at all."""
    if edition not in _known:
        box = box_of(PART)
        kept = box.get(f"{BASICS}{edition}") if box is not None else None
        _known[edition] = Basics._make(kept) if isinstance(kept, tuple) else worked_out(edition)
    return _known[edition]


def worked_out(edition: str) -> Basics:
    game = game_of(edition)
    board = _DUEL if game == MAGIC else _CHALLENGE
    needed: set[str] = set()
    usual: set[str] = set()
    for script in _PLAIN[game]:
        needed |= _needed(_case(edition, board, script), system(edition), needed, usual)
    workings: set[str] = set()
    for board, script in _TEXTS if game == MAGIC else ():
        workings |= _needed(_case(edition, board, script), system(edition), needed | workings, usual)
    return Basics(frozenset(needed), frozenset(workings), frozenset(usual))


def _case(edition: str, board: str, script: str) -> Scenario:
    head = f"---\ntitolo: le basi\nedizioni: [{edition}]\n---\n"
    return read_markdown(f"{head}```tavolo\n{board}```\n```azioni\n{script}\n```\n", "basi")


def _needed(scenario: Scenario, edition: System, known: set[str], usual: set[str]) -> set[str]:
    """The rules without which this would come out otherwise, but for those that forbid what was tried."""
    laid = lay_out(scenario, edition.name)
    played = run(scenario, edition, laid)
    found = facts(played)
    refusals = [step.refusal for step in played.replay.verdicts.values() if step.refusal is not None]
    forbidding = {refusal.cites[0] for refusal in refusals if refusal.cites}
    needed: set[str] = set()
    for group in groups(edition, played):
        usual.update(group)
        if not known.isdisjoint(group):
            continue
        try:
            if facts(run(scenario, edition.without(*group), laid)) != found:
                needed.update(group)
        except JudgekitError:
            needed.update(group)
    usual -= forbidding
    return needed - forbidding
