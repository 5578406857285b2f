"""The rules that the plainest game needs: nobody who plays at all forgets them, so no question is about them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import MAGIC, WOM, game_of, system
from judgekit.errors import JudgekitError
from judgekit.made import box_of
from judgekit.magic.editions import mistakes
from judgekit.magic.questions import casting, combat, keywords, layers, resolving, text, turn
from judgekit.ruling.ablation import twins
from judgekit.ruling.read_off import READ_OFF
from judgekit.ruling.replay_facts import facts, groups
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import lay_out, run
from judgekit.values import NamedTuple

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
        mistakes.A_SPELL_IS_OVER,
        mistakes.BLOCKERS_DO_NOTHING,
        mistakes.CHOOSES_NO_TARGETS,
        mistakes.CHOOSES_NO_X,
        mistakes.NO_PRIORITY_AFTER_DAMAGE,
        mistakes.PAYS_NOTHING,
        mistakes.STATICS_DO_NOTHING,
        mistakes.THE_BLOCKED_DO_NOTHING,
        mistakes.THE_UNBLOCKED_DO_NOTHING,
        layers.ITS_COLOURS.mistake,
        casting.WHAT_COSTS_NOTHING_IS_CAST_TOO.mistake,
        resolving.NOBODY_HAS_TO_PAY.mistake,  # though the script says that they do not
        resolving.REMOVED_FROM_THE_GAME.mistake,
        text.INFORMATION.mistake,
    }
)
# Mistakes by which a blocked attacker is not, or a blocker no more: rules against one deny all.
ENDS_A_BLOCK = frozenset(
    {
        combat.EVASION_IS_LOOKED_AT_ONCE.mistake,
        combat.GOES_ON_FIGHTING.mistake,
        combat.LIMITS_ARE_LOOKED_AT_ONCE.mistake,
        text.STAYS_BLOCKED.mistake,
        text.UNBLOCKED_AFTER_THE_BLOCKS.mistake,
        turn.AN_EFFECT_BLOCKS.mistake,
    }
)
IGNORES_A_TEXT = frozenset(  # mistakes by which what a card replaces or prevents happens all the same
    {
        mistakes.ALL_OF_THE_DAMAGE_IS_DEALT,
        mistakes.DAMAGE_IS_DEALT_ANYWAY,
        mistakes.DEALT_WHERE_IT_WAS_MEANT,
        mistakes.ENTERS_AS_IT_IS,
        mistakes.ENTERS_UNTAPPED_ANYWAY,
        mistakes.NOTHING_IS_PREVENTED,
        mistakes.NOTHING_IS_REPLACED,
        mistakes.NO_DRAW_IS_REPLACED,
    }
)
_UNREAD = IGNORES_A_TEXT | READ_OFF
PLAIN = _UNREAD | frozenset(  # of who has not read the card, or never played: options, but nothing to ask about
    {
        mistakes.ACTIVATES_WHAT_IS_FORBIDDEN,
        mistakes.ACTIVATES_WHAT_OTHERS_HAVE,
        mistakes.ATTACKS_OUT_OF_TURN,
        mistakes.A_LAND_OUTSIDE_MAIN_PHASES,
        mistakes.A_LAND_OUT_OF_TURN,
        mistakes.A_LAND_THOUGH_FORBIDDEN,
        mistakes.BLOCKS_FLYERS,
        mistakes.BLOCKS_OUT_OF_TURN,
        mistakes.BLOCKS_TAPPED,
        mistakes.CASTS_FROM_ELSEWHERE,
        mistakes.CASTS_WHAT_IS_FORBIDDEN,
        mistakes.COUNTERS_DO_NOTHING,
        mistakes.DAMAGE_STAYS,
        mistakes.DAMAGE_THAT_DOES_NOT_ADD_UP,
        mistakes.DRAWS_FROM_NOTHING,
        mistakes.EVERY_HAND_HAS_A_LIMIT,
        mistakes.LIVES_THOUGH_DAMAGED,
        mistakes.LIVES_WITHOUT_LIFE,
        mistakes.TARGETS_WHAT_CANNOT_BE_ONE,
        mistakes.THE_HASTY_DO_NOT_ATTACK,
        mistakes.THE_HASTY_DO_NOT_TAP,
        mistakes.THE_VIGILANT_TAP,
        mistakes.TOO_MANY_LANDS,
        mistakes.TRAMPLE_DOES_NOTHING,
        mistakes.ACTIVATES_TOO_OFTEN,
        mistakes.A_NAME_IS_NO_KIND,
        mistakes.BEGINS_WHAT_MAY_NOT_BE,
        mistakes.ATTACKS_ALONE_THOUGH_FORBIDDEN,
        mistakes.ATTACKS_WHOM_NOBODY_MAY,
        mistakes.LOYALTY_IS_NOT_LOST,
        mistakes.ATTACKS_WHAT_CANNOT_BE,
        mistakes.ATTACKS_A_PERMANENT,
        mistakes.A_LAND_WHILE_SOMETHING_WAITS,
        mistakes.A_LAND_AT_ANY_TIME,
        mistakes.REACH_DOES_NOTHING,
        mistakes.NOTHING_CAN_BE_EQUIPPED,
        mistakes.LIFE_IS_NOT_LOST,
        mistakes.DAMAGE_IS_NOT_MARKED,
        mistakes.PAYS_LIFE_THAT_IS_NOT_THERE,
        mistakes.FIGHTS_WITHOUT_DAMAGE,
        mistakes.BLOCKS_THOUGH_KEPT_FROM_IT,
        mistakes.ATTACKS_THOUGH_KEPT_FROM_IT,
        mistakes.DEFENDERS_ATTACK,
        mistakes.ATTACKS_UNTAPPED,
        mistakes.NO_PLANESWALKER_IS_ATTACKED,
        mistakes.NO_BATTLE_IS_ATTACKED,
        mistakes.ATTACKS_TAPPED,
        mistakes.SLOW_ONES_OUT_OF_TURN,
        mistakes.SLOW_ONES_OUTSIDE_MAIN_PHASES,
        mistakes.AN_ARTIFACT_AT_ANY_TIME,
        mistakes.A_CREATURE_AT_ANY_TIME,
        mistakes.AN_ENCHANTMENT_AT_ANY_TIME,
        mistakes.A_PLANESWALKER_AT_ANY_TIME,
        mistakes.A_SORCERY_AT_ANY_TIME,
        mistakes.A_BATTLE_AT_ANY_TIME,
        mistakes.AN_ARTIFACT_THAT_RESOLVED_IS_GONE,
        mistakes.A_CREATURE_THAT_RESOLVED_IS_GONE,
        mistakes.AN_ENCHANTMENT_THAT_RESOLVED_IS_GONE,
        mistakes.A_PLANESWALKER_THAT_RESOLVED_IS_GONE,
        mistakes.A_BATTLE_THAT_RESOLVED_IS_GONE,
        mistakes.AN_INSTANT_IS_EXILED,
        mistakes.A_SORCERY_IS_EXILED,
        casting.COSTS_BESIDE_THE_MANA_COST.mistake,
        casting.LIFE_THAT_IS_PAID_IS_LOST.mistake,
        casting.MANA_ABILITIES_ARE_LIKE_OTHERS.mistake,
        casting.WHAT_IS_PAID_IS_GONE.mistake,
        casting.WHAT_IT_WANTS_TO_ENCHANT.mistake,
        layers.TYPES_OF_A_TOKEN.mistake,
        resolving.CANNOT_BE_PUT_INTO_PLAY.mistake,
        resolving.IMPOSSIBLE_OPTION.mistake,
        resolving.IS_KEPT_OUT.mistake,
        resolving.WHOSE_EMBLEM.mistake,
        resolving.WHOSE_TOKEN.mistake,
        combat.COST_TO_ATTACK.mistake,
        combat.COST_TO_BLOCK.mistake,
        combat.NOTHING_WITHOUT_ITS_ATTACKER.mistake,
        keywords.CANNOT_BE_DESTROYED.mistake,
        text.ABILITIES_OF_WORDS.mistake,
        text.A_PERMANENT_IS_A_SPELL.mistake,
        text.IS_A_PERMANENT.mistake,
        text.LOYALTY_ELSEWHERE.mistake,
        text.ONLY_THE_QUALITY_NAMED.mistake,
        text.TYPES_OF_A_SPELL.mistake,
        text.WHOSE_A_SPELL_IS.mistake,
        text.ZONE_MEANT.mistake,
        turn.WHOEVER_LOSES_LEAVES.mistake,
    }
)


_NEVER_PLAYED = PLAIN - READ_OFF


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


def plain(edition: str) -> frozenset[str]:
    """The rules that everybody knows who plays at all: the basics, and what only who never played gets wrong.

    Not what stands on cards in so many words: one who asks why a board ends as it does may ask just that.
    """
    every = basics(edition)
    rules = system(edition)
    known = every.needed | every.workings

    def is_plain(numbers: tuple[str, ...]) -> bool:
        said = rules.mistakes(*numbers)
        return not known.isdisjoint(numbers) or (bool(said) and _NEVER_PLAYED.issuperset(said))

    return frozenset(number for number, those in twins(rules).items() if is_plain(those))


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
