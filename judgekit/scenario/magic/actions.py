"""The language of actions: one sentence a line, subject first, in the rules' own verbs.

`FORMS` shows every form as people write it; `_VERBS` and `_ALONE` say which reader takes which words.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import BadScenario, Fault
from judgekit.scenario import limits
from judgekit.scenario.faults import LONGEST, nearest, plain
from judgekit.scenario.line import (
    IN_REPLY,
    MEANWHILE,
    OF,
    ORDINALS,
    TO,
    TO_BE_JUDGED,
    TRIAL,
    WITH,
    Line,
    Stopped,
)
from judgekit.scenario.magic import phrases
from judgekit.scenario.magic.answers_read import ANSWERING, answering, choose, coin, on_top_or_beneath, pay, repeat
from judgekit.scenario.magic.combat_actions import (
    ATTACKING,
    BLOCKING,
    arrange,
    assign,
    attack,
    block,
    declare_attackers,
    declare_blockers,
)
from judgekit.scenario.magic.effects_read import effect
from judgekit.scenario.magic.play_clauses import AIMING, CLAUSES, KEYWORDS, clauses, roll_planar
from judgekit.scenario.magic.said_to_happen import TO_A_STEP, resolves, resolves_alone
from judgekit.scenario.model import (
    NEXT_TURN,
    Action,
    Activate,
    Attack,
    Block,
    Concede,
    Damage,
    GoTo,
    Mulligan,
    Pass,
    Pay,
    Play,
    SetAside,
    Stop,
    TurnUp,
    Where,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.scenario.model import Do

FORMS: dict[str, tuple[str, ...]] = {
    "lancia": (
        "Anna lancia Folgore su Orso",
        "Anna lancia Sfera di Fuoco con X = 3 su Orso, Bruno dividendo 2 a Orso e 1 a Bruno",
        "Anna lancia Incanto scegliendo «Distruggi una creatura» su Cinghiale",
        "Anna lancia Scossa con riscatto su Muro pagando con Montagna 1, Montagna 2",
    ),
    "gioca": ("Anna gioca Isola",),
    "attiva": ("Anna attiva Sciamano su Bruno", "Anna attiva Montagna 1"),
    "gira a faccia in su": ("Anna gira a faccia in su Gufo", "Anna gira a faccia in su Orso con costo di mana"),
    "tira il dado planare": (
        "Anna tira il dado planare: Planeswalker",
        "Anna tira il dado planare: vuota pagando con Isola",
    ),
    "sospende": ("Anna sospende Drago pagando con Montagna 1", "Anna sospende Idra con X = 2"),
    "sblocca": ("Anna sblocca Soffitta", "Anna sblocca Cantina pagando con Palude 1, Palude 2"),
    "attacca": (
        "Anna attacca con Orso, Elfo",
        "Anna attacca con Fante + Araldo, Ratto",
        "Anna attacca Jace con Orso; Bruno con Elfo",
    ),
    "non attacca": ("Anna non attacca",),
    "blocca": ("Bruno blocca Orso con Muro, Grifone; Lupo con Cinghiale",),
    "non blocca": ("Bruno non blocca",),
    "ordina": (
        "Anna ordina i bloccanti di Orso: Grifone, Muro",
        "Bruno ordina gli attaccanti di Guardiano: Lupo, Orso",
    ),
    "assegna": ("Anna assegna il danno di Orso: 2 a Grifone, 1 a Muro; Lupo: 2 a Cinghiale",),
    "passa": ("Anna passa",),
    "passano tutti": ("passano tutti",),
    "si risolve": ("si risolve", "Folgore si risolve"),
    "danno": ("danno",),
    "vai a": ("vai a mantenimento di Bruno",),
    "fine del turno": ("fine del turno",),
    "sceglie": ("Anna sceglie Ratto", "Anna sceglie sì", "Anna sceglie verde"),
    "scarta": ("Anna scarta Scossa",),
    "sacrifica": ("Anna sacrifica Ratto",),
    "paga": ("Anna paga {2} con Montagna 2, Montagna 3",),
    "non paga": ("Anna non paga",),
    "fa mulligan": ("Anna fa mulligan",),
    "tiene": ("Anna tiene la mano",),
    "vince il lancio": ("Anna vince il lancio",),
    **{one: (f"Anna {one}",) for one in ("perde il lancio", "ottiene testa")},
    "concede": ("Bruno concede",),
    "ripete": ("Anna ripete altre 50 volte le azioni 1–2",),
    "effetto di": (
        "effetto di Bruno: Distruggi tutte le creature.",
        "effetto di Bruno: Distruggi una creatura bersaglio. su Lupo",
    ),
    TRIAL: ("prova: Bruno blocca Orso con Muro",),
    "fermati": ("fermati",),
}
_ALONE_FORMS = ("passano tutti", "si risolve", "danno", "vai a", "fine del turno", "effetto di", TRIAL, "fermati")


def read_action(
    line: str,
    number: int,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> Action:
    """One line of the script. Raises BadScenario with the place where the reading stopped and the nearest forms."""
    reader = begun(line, where, players, names)
    reader.leave_out(IN_REPLY)
    try:
        limit = reader.take(limits.LIMIT)
        only = limits.read(reader, tuple(editions), limit) if limit else ()
        said = reader.text[reader.at :].lstrip()
        reader.take(MEANWHILE)
        trial = reader.take(TO_BE_JUDGED) is not None
        _, player, do = _sentence(reader)
    except _Verb as stopped:
        expected = stopped.expected if stopped.expected.endswith("?") or not stopped.forms else f"{stopped.expected}."
        message = f"non si capisce: qui ci si aspettava {expected}{_proposal(stopped.forms)}"
        raise BadScenario((Fault(*reader.place(stopped.at), message),)) from None
    except Stopped as stopped:
        message = f"qui ci si aspettava {stopped.expected}"
        raise BadScenario((Fault(*reader.place(stopped.at), message),)) from None
    return Action(number, said, reader.place(0), player, do, trial, only)


def begun(line: str, where: Where, players: Iterable[str], names: Iterable[str]) -> Line:
    """A sentence about to be read, what stands before it left out. Raises BadScenario where it is far too long."""
    if len(line) > LONGEST:
        raise BadScenario((Fault(*where, f"riga di {len(line)} caratteri: nessuna frase ne ha più di {LONGEST}"),))
    indent = len(line) - len(line.lstrip())
    return Line(line.strip(), where._replace(column=where.column + indent), players, names)


class _Verb(Stopped):
    """The reading stopped in a sentence whose verb is known: `forms` are the ways to go on from it."""

    def __init__(self, at: int, expected: str, forms: tuple[str, ...]) -> None:
        super().__init__(at, expected)
        self.forms = forms


def _proposal(forms: tuple[str, ...]) -> str:
    return f" Si scrive: {' · '.join(forms)}" if forms else ""


def form_of(line: str, where: Where, players: Iterable[str] = (), names: Iterable[str] = ()) -> str:
    """The form of `FORMS` that a line is of. Raises Stopped where it is none."""
    reader = begun(line, where, players, names)
    reader.leave_out(IN_REPLY)
    reader.take(limits.LIMIT)
    reader.take(MEANWHILE)
    return TRIAL if reader.take(TO_BE_JUDGED) else _sentence(reader)[0]


def _sentence(line: Line) -> tuple[str, str, Do]:
    """The form, who acts, what they do."""
    for pattern, form, alone in _ALONE:
        if line.word(pattern):
            return form, *_read(line, form, alone, "")
    if (resolving := _resolving(line)) is not None:
        return resolving
    start = line.at
    player = line.player()
    if player is None:
        player = _somebody(line)
    line.take(MEANWHILE)
    if line.word(_ENDS_TURN):
        return "vai a", *_read(line, "vai a", _just(GoTo(NEXT_TURN)), "")
    if line.word(_MOVES_ON):
        return "vai a", *_read(line, "vai a", _step_of(player), "")
    for pattern, form, read in _VERBS:
        if line.word(pattern):
            return form, *_read(line, form, _without(read), player)
    raise _unknown_verb(line, start)


def _resolving(line: Line) -> tuple[str, str, Do] | None:
    """`Folgore si risolve`."""
    before = line.at
    try:
        said = resolves(line)
        if said is not None:
            line.finish()
    except Stopped as stopped:
        raise _Verb(stopped.at, stopped.expected, FORMS["si risolve"]) from None
    line.at = before if said is None else line.at
    return None if said is None else ("si risolve", *said)


def _read(line: Line, form: str, read: Callable[[Line, str], tuple[str, Do]], player: str) -> tuple[str, Do]:
    """Let the reader of a verb read the rest of the sentence, to its end."""
    try:
        who, do = read(line, player)
        line.finish()
    except Stopped as stopped:
        raise _Verb(stopped.at, stopped.expected, FORMS[form]) from None
    return who or player, do


def _somebody(line: Line) -> str:
    """Whoever acts where the players are not known; else the sentence begins with nobody. Raises Stopped."""
    verb = re.compile(rf"\s+(?:{'|'.join(pattern for pattern, _, _ in _VERBS)})(?!\w)")
    found = verb.search(line.plain, 0, line.end)
    word = line.text[line.at : found.start() if found else line.end].strip()
    if found and word and not line.players:
        line.at = found.start()
        return word
    if found and line.players:
        near = nearest(word, line.players)
        hint = f": forse «{near}»?" if near else ""
        raise line.stop(f"un giocatore ({', '.join(line.players)}), non «{word}»{hint}")
    near = nearest(" ".join(word.split()[:3]), _ALONE_FORMS) or nearest(" ".join(word.split()[:1]), line.players)
    forms = FORMS.get(near, ("Anna lancia Folgore su Orso", "Anna attacca con Orso", "danno", "passano tutti"))
    who = f"un giocatore ({', '.join(line.players)})" if line.players else "un giocatore"
    hint = f" (forse «{near}»?)" if near else ""
    raise _Verb(line.at, f"{who} o una di queste: {', '.join(_ALONE_FORMS)}{hint}", forms)


def _unknown_verb(line: Line, start: int) -> Stopped:
    """The line goes on with no verb of the language: the nearest, else all of them."""
    if line.done:
        return line.stop("un verbo: «lancia», «attacca», «blocca», «passa» …", line.end)
    said = line.rest.split()
    verbs = [form for form in FORMS if form not in _ALONE_FORMS]
    near = nearest(" ".join(said[:2]), verbs) or nearest(said[0], verbs)
    where = line.ahead() if line.at > start else line.at
    return (
        _Verb(where, f"un verbo, non «{said[0]}»: forse «{near}»?", FORMS[near])
        if near
        else _Verb(where, f"uno di questi verbi, non «{said[0]}»: {', '.join(verbs)}", ())
    )


# --- casting and activating -------------------------------------------------------------------------------------------


def _play(line: Line) -> Do:
    card = line.name(CLAUSES, "il nome di una carta")
    return Play(card, **clauses(line))


def _activate(line: Line) -> Do:
    source = line.known(CLAUSES)  # one whose name begins with such a word, too
    nth = line.take(rf"(?:la )?({'|'.join(ORDINALS)}) abilita {OF}") if source is None else None
    if nth is not None:
        source = line.name(CLAUSES, "il nome della fonte dell’abilità")
        said = clauses(line)
        return Activate(source, **{**said, "modes": (f"{nth[1]} abilità", *said.get("modes", ()))})
    word = line.take(rf"(?:(?:l')?abilita )?({KEYWORDS}) {OF}") if source is None else None
    if source is None and word is None:
        line.take(rf"(?:l')?abilita(?: attivata| di mana| di fedelta)? {OF}")
    source = source or line.name(CLAUSES, "il nome della fonte dell’abilità")
    said = clauses(line)
    return Activate(source, **{**said, "modes": (*([word[1]] if word else ()), *said.get("modes", ()))})


def _doing(quote: str) -> Callable[[Line], Do]:
    """`aumenta di livello Studentessa`, `rigenera Orso con Anello`: the ability that does it."""

    def read(line: Line) -> Do:
        first = line.name(CLAUSES, "ciò di cui è l’abilità")
        if quote == "Rigenera" and line.take(WITH):
            return Activate(line.name(CLAUSES, "ciò di cui è l’abilità"), targets=(first,), **clauses(line))
        said = clauses(line)
        return Activate(first, **{**said, "modes": (*said.get("modes", ()), quote)})

    return read


def _equip(line: Line) -> Do:
    """`equipaggia Orso con Spada`, `equipaggia Spada a Orso`."""
    first = line.name(rf"\s+(?:{WITH}|{TO})", "ciò che equipaggia, o la creatura")
    if line.take(WITH):
        return Activate(line.name(CLAUSES, "l’Equipaggiamento"), targets=(first,), **clauses(line))
    line.need(TO, "«con» e l’Equipaggiamento: «equipaggia Orso con Spada»")
    return Activate(first, targets=(line.name(CLAUSES, "la creatura"),), **clauses(line))


def _turn_up(line: Line) -> Do:
    what = line.name(CLAUSES, "il nome di ciò che è a faccia in giù")
    said = clauses(line)
    if {"targets", "modes", "division"} & said.keys():
        raise line.stop(
            "al più «con X = 3», «con metamorfosi» e «pagando con …»: girare a faccia in su non ha bersagli"
        )
    return TurnUp(what, **said)


def _set_aside(word: str) -> Callable[[Line], Do]:
    def read(line: Line) -> Do:
        what = line.name(CLAUSES, "il nome di una carta in mano" if word != "sbloccare" else "il nome di una porta")
        said = clauses(line)
        if {"targets", "modes", "division", "options"} & said.keys():
            raise line.stop("al più «con X = 3» e «pagando con …»: quest’azione non ha bersagli")
        return SetAside(what, word, **said)

    return read


# --- choices and the rest ---------------------------------------------------------------------------------------------


def _go(line: Line, _: str) -> tuple[str, Do]:
    return "", step_said(line)


def _step_of(player: str) -> Callable[[Line, str], tuple[str, Do]]:
    """`Anna va in fase di combattimento`: a point of her own turn, if it is not said whose."""

    def read(line: Line, _: str) -> tuple[str, Do]:
        go = step_said(line)
        return "", go if go.player else go._replace(player=player)

    return read


def step_said(line: Line) -> GoTo:
    """A step and whose: the longest name of a step that the sentence goes on with."""
    start = line.ahead()
    text = line.text[start : line.end].removesuffix(".").rstrip()
    if (turn := _turn_said(line)) is not None:
        return turn
    step = phrases.step(text)
    if step is not None:
        line.at = line.end
        return GoTo(step)
    for found in reversed(list(re.finditer(r"\s+(?:di\s+|d')", plain(text)))):
        step = phrases.step(re.sub(r"\s+del turno$", "", text[: found.start()])) or phrases.step(text[: found.start()])
        if step is not None:
            line.at = start + found.end()
            player = line.player()
            if player is None and (line.players or line.done):
                raise line.stop(f"un giocatore ({', '.join(line.players)})" if line.players else "un giocatore")
            if player is None:
                player, line.at = line.rest.removesuffix("."), line.end
            return GoTo(step, player)
    near = nearest(text.split(" di ")[0], phrases.steps())
    hint = f": forse «{near}»?" if near else f": {', '.join(phrases.steps())}"
    raise line.stop(f"una fase o un’interfase{hint}", start)


def _turn_said(line: Line) -> GoTo | None:
    """`turno di Bruno`, `prossimo turno`; None where it is a step that is named."""
    if line.take(
        r"(?:il )?(?:(?:prossimo|turno) (?:turno|seguente|successivo|dopo)|nuovo turno)(?!\w)(?!\s+(?:di\s|d'))"
    ):
        return GoTo(NEXT_TURN)
    if not line.take(rf"(?:il )?(?:(?:prossimo )?turno {OF})"):
        return None
    player = line.player()
    if player is None:
        raise line.stop(f"un giocatore ({', '.join(line.players)})" if line.players else "un giocatore")
    return GoTo(NEXT_TURN, player)


def _end(line: Line, _: str) -> tuple[str, Do]:
    """`fine del turno`, and whose where it is said."""
    if not line.word("di"):
        return "", GoTo("end of turn")
    player = line.player()
    if player is None:
        raise line.stop("un giocatore")
    return "", GoTo("end of turn", player)


def _without(read: Callable[[Line], Do]) -> Callable[[Line, str], tuple[str, Do]]:
    return lambda line, _player: ("", read(line))


def _just(do: Do) -> Callable[[Line, str], tuple[str, Do]]:
    return lambda _line, _player: ("", do)


def _does(do: Do) -> Callable[[Line], Do]:
    return lambda _line: do


_DAMAGE = (
    r"(?:si (?:infligge|infliggono|assegna) )?(?:il |i )?dann[oi]"
    r"(?:(?: da combattimento)?(?: (?:viene|vengono) (?:inflitt|assegnat)[oi]| si (?:infligge|infliggono)"
    r"| (?:va|vanno|viene mess[oi]|vengono messi|si mett(?:e|ono)) (?:in|nella|sulla) pila)"
    r"| da combattimento(?! si risolv)|(?=\s*\.?\s*$))"
)
_ALL = "(?:tutti|entrambi)(?: i giocatori)?"
# Words that begin a sentence without a subject, the form they belong to, and who reads what follows.
_ALONE: tuple[tuple[str, str, Callable[[Line, str], tuple[str, Do]]], ...] = (
    (rf"(?:passano {_ALL}|{_ALL} passano)(?: (?:la )?priorita)?", "passano tutti", _just(Pass(everybody=True))),
    (r"(?:nessuno (?:risponde|reagisce)|senza risposte)(?=\s*\.?\s*$)", "si risolve", _just(Pass(resolve=True))),
    (r"si risolvono|si risolve|risolvi", "si risolve", resolves_alone),
    (rf"(?:vai|(?:poi )?si (?:va|passa|arriva))\s+{TO_A_STEP}", "vai a", _go),
    ("fine del turno|fine turno", "fine del turno", _end),
    (_DAMAGE, "danno", _just(Damage())),
    (rf"(?:l')?effetto {OF}", "effetto di", effect),
    ("fermati", "fermati", _just(Stop())),
)
_ENDS_TURN = r"(?:passa|finisce|termina|chiude|conclude) il (?:proprio |suo )?turno"
_MOVES_ON = rf"(?:va|passa|arriva|procede)\s+{TO_A_STEP}"
# Verbs behind a subject.
_VERBS: tuple[tuple[str, str, Callable[[Line], Do]], ...] = (
    (r"non attacca|(?:sceglie|decide) di non attaccare|non dichiara attaccanti", "non attacca", _does(Attack())),
    (r"non blocca|(?:sceglie|decide) di non bloccare|non dichiara bloccanti", "non blocca", _does(Block())),
    (r"non paga|(?:sceglie|decide) di non pagare", "non paga", _does(Pay(None))),
    ("lancia|risponde con|risponde lanciando", "lancia", _play),
    (r"(?:mette|unisce)(?=.*\s(?:sopra|sotto)(?!\w))", "sceglie", on_top_or_beneath),
    ("gioca|mette in (?:gioco|campo)|cala", "gioca", _play),
    ("attiva|usa|tappa|risponde attivando|cicla|ricicla", "attiva", _activate),
    ("aumenta di livello|fa aumentare di livello|fa salire di livello", "attiva", _doing("Metti un segnalino livello")),
    ("rigenera", "attiva", _doing("Rigenera")),
    ("equipaggia", "attiva", _equip),
    ("gira a faccia in su", "gira a faccia in su", _turn_up),
    ("tira il dado planare", "tira il dado planare", roll_planar),
    ("sospende", "sospende", _set_aside("sospendere")),
    ("predice", "sospende", _set_aside("predire")),
    ("trama", "sospende", _set_aside("tramare")),
    ("sblocca(?: la porta)?", "sblocca", _set_aside("sbloccare")),
    (r"attacca|dichiara l'attacco(?=\s+con)", "attacca", attack),
    (rf"dichiara(?=.*\s{ATTACKING})", "attacca", declare_attackers),
    ("blocca", "blocca", block),
    (rf"dichiara(?=.*\s{BLOCKING})", "blocca", declare_blockers),
    ("ordina", "ordina", arrange),
    ("assegna", "assegna", assign),
    ("passa(?: (?:la )?priorita)?|non risponde", "passa", _does(Pass())),
    (r"sceglie|bersaglia|vota(?: per)?(?!\w)", "sceglie", choose),
    (rf"sacrifica(?=.*\s(?:{AIMING})\s)", "attiva", _activate),  # it is the cost of what is aimed
    *((verb, verb, answering(verb)) for verb in ANSWERING),
    ("paga", "paga", pay),
    ("fa (?:un )?mulligan", "fa mulligan", _does(Mulligan())),
    (r"(?:tiene|conserva)(?=\s+(?!la mano)\w)", "sceglie", choose),
    (r"tiene(?: la mano(?!\w))?", "tiene", _does(Mulligan(keeps=True))),
    ("vince il lancio", "vince il lancio", coin),
    ("perde il lancio", "perde il lancio", coin),
    ("ottiene (?:testa|croce)", "ottiene testa", coin),
    (r"(?:tira|ottiene)(?: un)?(?=\s+\d)", "sceglie", choose),
    ("(?:concede|abbandona)(?: la partita)?|si arrende", "concede", _does(Concede())),
    ("ripete", "ripete", repeat),
)
