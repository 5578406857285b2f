"""Actions told with their moment: «dopo i blocchi Anna lancia Crescita», «nel mantenimento, Anna attiva Altare».

The moment becomes a line of its own, «vai a …», unless the lines above have come there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.model import Attack, Block, Damage, GoTo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.scenario.model import Action

_LONGEST = 160
_IN = r"(?:(?:in|nella|nel|nello|nell'|durante (?:il|la|lo|l')|all'inizio del(?:la|l')?|a inizio|all'|alla|al|a)\s*)"
_AFTER = r"(?:(?:subito )?dopo (?:il |la |i |gli |l'|le )?(?:dichiarazione (?:de\w+ |d')(?:l')?)?)"
_BLOCKERS, _ATTACKERS = "dichiarazione dei bloccanti", "dichiarazione degli attaccanti"
_DONE = r"(?:(?:una volta |gia )?(?:dichiarat|fatt|sces)[oi] )"
_WHOSE = r"(?P<whose> (?:di|del|dell'|della) ?[^,:]{1,40}?)?"
NEXT, TURN = "the turn that comes", "a turn"
_MOMENTS = (  # what is said, and the step that it is
    (
        (
            rf"(?:{_AFTER}|a |con i |coi |{_DONE}(?:i )?)blocc\w+(?: (?:dichiarat|fatt)\w+)?|prima (?:dei"
            rf" |del )dann\w+(?: da combattimento)?"
        ),
        _BLOCKERS,
    ),
    (
        (
            rf"(?:{_AFTER}|a |ad |con (?:l'|gli )|{_DONE}(?:l'|gli )?)attacc\w+(?: (?:dichiarat|fatt)\w+)?|prima"
            rf" (?:dei |del |che \w+ )blocc\w+"
        ),
        _ATTACKERS,
    ),
    (rf"(?:{_IN})(?:sottofase di )?dichiarazione (?:dei |de )?blocc\w+", _BLOCKERS),
    (rf"(?:{_IN})(?:sottofase di )?dichiarazione (?:degli |d')?(?:attaccanti|attacco)", _ATTACKERS),
    (rf"(?:{_IN})?(?:fine (?:del )?turno|sottofase finale|end step|fine turno){_WHOSE}", "sottofase finale"),
    (rf"(?:{_IN})(?P<own>suo |proprio )?(?:mantenimento|upkeep){_WHOSE}", "mantenimento"),
    (rf"(?:nel|al|il|durante il|all'inizio del) (?:turno (?:dopo|successivo|seguente)|prossimo turno){_WHOSE}", NEXT),
    (rf"(?:nel|al|durante il|all'inizio del) (?P<own>suo |proprio )?turno{_WHOSE}", TURN),
    (rf"(?:{_IN})(?:acquisizione|sottofase di acquisizione){_WHOSE}", "acquisizione"),
    (rf"(?:{_IN})(?:inizio (?:del )?combattimento){_WHOSE}", "inizio del combattimento"),
    (rf"(?:{_IN})(?:fine (?:del )?combattimento){_WHOSE}", "fine del combattimento"),
    (
        rf"(?:(?:{_IN})(?:seconda (?:fase )?(?:principale|main)|main 2)|dopo il combattimento){_WHOSE}",
        "seconda fase principale",
    ),
)
_PLACED = tuple(
    (re.compile(form), step)
    for said, step in _MOMENTS
    for form in (
        rf"(?:{said})\s*[,:]?\s+(?P<rest>\S.*)",
        rf"(?P<who>[^,]{{1,40}}?),?\s+(?:{said}),?\s+(?P<rest>\S.*)",
        rf"(?P<rest>\S.*?),?\s+(?:{said})\s*\.?",
    )
)


def apart(line: str, before: Sequence[Action], players: tuple[str, ...]) -> tuple[str, ...]:
    """A line as what goes to its moment, where that is not yet, and what is done then; none where no moment is told."""
    said = plain(line)
    if len(line) > _LONGEST:
        return ()
    for pattern, moment in _PLACED:
        step = moment
        found = pattern.fullmatch(said)
        who = (found.groupdict().get("who") or "") if found is not None else ""
        begins = found is not None and not who and not said.endswith(found["rest"])  # the moment stands behind
        if found is None or ((who or begins) and not (who or found["rest"]).startswith(tuple(map(plain, players)))):
            continue
        if not (who or found["rest"]).startswith(tuple(map(plain, players))) and found.groupdict().get("own"):
            continue
        if who and who not in map(plain, players):
            continue
        whose = (found.groupdict().get("whose") or "").strip()
        if found.groupdict().get("own") and not whose:
            whose = f"di {next(one for one in players if (who or found['rest']).startswith(plain(one)))}"
        if step == NEXT and not whose:
            step = "prossimo turno"
        elif step in {NEXT, TURN}:
            step = "turno"
        if step == "turno" and not whose:
            continue
        if whose and not any(plain(whose).endswith(plain(one)) for one in players):
            continue
        rest = f"{line[: len(who)]} {line[slice(*found.span('rest'))]}".strip()
        return (
            (rest,)
            if _is_there(step, before)
            else (f"vai {'al' if 'turno' in step and 'finale' not in step else 'a'} {step} {whose}".strip(), rest)
        )
    return ()


def _is_there(step: str, before: Sequence[Action]) -> bool:
    """Whether the lines above have come to that step of combat."""
    for one in reversed(before):
        if isinstance(one.do, Block):
            return step == _BLOCKERS
        if isinstance(one.do, Attack):
            return step == _ATTACKERS
        if isinstance(one.do, (Damage, GoTo)):
            return False
    return False
