"""The language of actions of Wizards of Mickey: one sentence a line, subject first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import BadScenario, Fault
from judgekit.scenario.faults import nearest, plain
from judgekit.scenario.line import AND, MEANWHILE, ON, TO, TO_BE_JUDGED, TRIAL, WITH, Line, Stopped
from judgekit.scenario.magic import as_said
from judgekit.scenario.magic.actions import begun
from judgekit.scenario.magic.reworded import OF_WOM_ACTIONS, told_if_unsure
from judgekit.scenario.model import Action, Name, Stop
from judgekit.scenario.wom import wom_words
from judgekit.scenario.wom.wom_board import laid_out
from judgekit.scenario.wom.wom_model import (
    Assign,
    Bring,
    Choose,
    Declare,
    Deploy,
    Launch,
    LookAt,
    Pass,
    Present,
    Reach,
    Round,
    ShowHand,
    Swap,
    UseCode,
)
from judgekit.wom.faces import CASTLE, SPELL, WIZARD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.scenario.model import Scenario, Where
    from judgekit.scenario.wom.wom_model import SideSaid, TableSaid

FORMS: dict[str, tuple[str, ...]] = {
    "lancia": (
        "Anna lancia Dardo con Pippo",
        "Anna lancia Gelo con Topolino su Fata",
        "Anna lancia nascosta Scudo con Topolino",
    ),
    "mette in gioco": ("Anna mette in gioco Rocca",),
    "assegna": ("Anna assegna i Diamagic a Topolino",),
    "schiera": ("Bruno schiera Ermete al centro, Fiordaliso a sinistra",),
    "passa": ("Anna passa",),
    "mostra la mano": ("Anna mostra la mano",),
    "sceglie": ("Bruno sceglie Radura", "Anna sceglie sì"),
    "scarta": ("Anna scarta Scudo, Alba",),
    "non scarta": ("Anna non scarta",),
    "dichiara": ("Anna dichiara il team Luna",),
    "usa": ("Anna usa il Codice Patto di Luna",),
    "sostituisce": ("Anna sostituisce Meteora 1 con Onda",),
    "presenta il mazzo": ("Anna presenta il mazzo",),
    "guarda": ("Bruno guarda il mazzo Castelli", "Anna guarda gli scarti di Bruno"),
    "fine della sfida": ("fine della sfida", "fine del turno", "comincia la sfida"),
    "si arrotonda": ("si arrotonda per difetto",),
    TRIAL: ("prova: Anna lancia Rogo con Pippo",),
    "fermati": ("fermati",),
}
_REACHED = {"comincia la sfida": "begun", "fine della sfida": "decided", "fine del turno": "turn"}
EVERY_FORM = tuple(line for lines in FORMS.values() for line in lines)
_AT = rf"(?:{ON}|(?:bersagliando|contro)(?!\w))"
_CLAUSE = rf"\s+(?:{WITH}|{_AT})"
_END = r"(?!)"
_PLACE = r"\s+(?:a sinistra|al centro|a destra)(?!\w)"


def read_action(
    line: str,
    number: int,
    where: Where,
    players: Iterable[str] = (),
    names: Iterable[str] = (),
    editions: Iterable[str] = (),
) -> Action:
    """One line of the script, as it stands or in the words of a family (`reworded.txt`)."""
    here = (tuple(players), tuple(names))

    def read(text: str) -> Action:
        return _as_it_stands(text, number, where, *here)

    told = as_said.unlisted(line)
    found = as_said.as_it_stands(read, told, (*here, tuple(editions)))
    if found is not None:
        return found
    for text, acts in as_said.in_other_words(told, OF_WOM_ACTIONS, here[0]):
        again = as_said.as_it_stands(read, text, (*here, tuple(editions)))
        if again is not None and (acts or isinstance(again.do, _OF_SOMEBODY)):
            return again._replace(text=told.strip(), player=again.player if acts else "")
    return told_if_unsure(read, told, OF_WOM_ACTIONS, here[0])


def _as_it_stands(
    line: str, number: int, where: Where, players: tuple[str, ...] = (), names: tuple[str, ...] = ()
) -> Action:
    """One line as the language writes it. Raises BadScenario with the place where the reading stopped, and the nearest
    forms. The game has one edition: no line is limited to some.
    """
    reader = begun(line, where, players, names)
    try:
        reader.take(MEANWHILE)
        trial = reader.take(TO_BE_JUDGED) is not None
        _, player, do = _sentence(reader)
        reader.finish()
    except Stopped as stopped:
        near = nearest(reader.text, EVERY_FORM)
        hint = f"; si scrive, per esempio, «{near}»" if near else f"; per esempio «{EVERY_FORM[0]}»"
        message = f"qui ci si aspettava {stopped.expected}{hint}"
        raise BadScenario((Fault(*reader.place(stopped.at), message),)) from None
    return Action(number, reader.text, reader.place(0), player, do, trial)


def form_of(line: str, where: Where, players: Iterable[str] = (), names: Iterable[str] = ()) -> str:
    """The form of `FORMS` that a line is of. Raises Stopped where it is none."""
    reader = begun(line, where, players, names)
    reader.take(MEANWHILE)
    return TRIAL if reader.take(TO_BE_JUDGED) else _sentence(reader)[0]


def _sentence(line: Line) -> tuple[str, str, object]:
    """The form, who acts, what they do."""
    line.take(MEANWHILE)
    if line.word("fermati"):
        return "fermati", "", Stop()
    for said, to in _REACHED.items():
        if line.word(said):
            return "fine della sfida", "", Reach(to)
    if line.word("si arrotonda"):
        how = line.need(r"per (difetto|eccesso)(?!\w)", "«per difetto» o «per eccesso»")[1]
        return "si arrotonda", "", Round(up=how == "eccesso")
    player = line.player()
    if player is None:
        raise line.stop(
            f"un giocatore ({', '.join(line.players)}), «fine della sfida», «si arrotonda per …» o «fermati»"
        )
    line.take(MEANWHILE)
    for pattern, form, read in _VERBS:
        if line.word(pattern):
            do = read(line)
            return ("mette in gioco" if isinstance(do, Bring) else form), player, do
    raise line.stop(f"un verbo: {', '.join(dict.fromkeys(form for _, form, _ in _VERBS))}")


def _launch(line: Line) -> Launch:
    hidden = line.word("nascosta")
    spell = line.name(_CLAUSE, "il nome di una Magia")
    wizard = line.name(_CLAUSE, "il nome di un Mago") if line.take(WITH) else None
    targets = line.names(_END, "un bersaglio") if line.take(_AT) else ()
    return Launch(spell, wizard, hidden, targets)


def _play(line: Line) -> Launch | Bring:
    """«gioca»: a spell with its wizard, a castle alone; what is played alone, the board tells (`meant`)."""
    launch = _launch(line)
    alone = launch.wizard is None and not launch.hidden and not launch.targets
    return Bring(launch.spell) if alone else launch


def meant(action: Action, board: TableSaid) -> Action:
    """An action as the cards of the table mean it: «Anna gioca Rovo» is a castle or a spell by what Rovo is."""
    if not action.player and (named := _whose(action.do)) is not None:
        zone, name = named
        those = {side.name: [plain(card.name) for card in dict(side.zones).get(zone, ())] for side in board.players}
        whose = [player for player, names in those.items() if plain(name.text) in names]
        return action._replace(player=whose[0]) if len(whose) == 1 else action
    if isinstance(action.do, Bring):
        kinds = _kinds(board).get(plain(action.do.castle.text), ())
        if SPELL in kinds and CASTLE not in kinds:
            return action._replace(do=Launch(action.do.castle))
    return action


_OF_SOMEBODY = (Launch, Bring, Assign)  # what is done by whoever has the card that a line names


def _whose(do: object) -> tuple[str, Name] | None:
    """The card by which one sees who acts where a line does not say it, and where it lies."""
    if isinstance(do, Launch) and do.wizard is not None:
        return "wizards", do.wizard
    if isinstance(do, Bring):
        return "castles", do.castle
    return ("wizards", do.wizards[0]) if isinstance(do, Assign) and do.wizards else None


def _kinds(board: TableSaid) -> dict[str, set[str]]:
    """What the cards of a name are."""
    found: dict[str, set[str]] = {}
    for _, card in laid_out(board):
        found.setdefault(plain(card.name), set()).add(card.kind)
    return found


def ill_formed(scenario: Scenario) -> Iterator[Fault]:
    """Lines whose verb does not fit the cards that they name: the line is wrong, nothing is ruled."""
    kinds = _kinds(scenario.board)
    squads = {side.name: _squad(side) for side in scenario.board.players}
    for action in scenario.actions:
        do, squad = action.do, squads.get(action.player, [])
        free = [name for name in squad if name not in _sent(scenario, action.player)] or squad or ["…"]
        for name, due in _due(do):
            found = kinds.get(plain(name.text), set())
            if found and due not in found:
                kind = next((one for one in _WHAT if one in found), "")
                how = _HOW.get(kind, "").format(who=action.player, name=name.text, wizard=free[0])
                what = _WHAT.get(kind, "un’altra carta")
                yield _of_line(scenario, action, name.where, f"«{name.text}» è {what}, e qui serve {_WHAT[due]}{how}")
        if isinstance(do, Launch) and do.wizard is None and len(squad) > 1 and not scenario.board.setting_up:
            said = f"{action.player} lancia {_called(do.spell)} con {free[0]}"
            yield _of_line(scenario, action, action.where, f"di’ quale Mago lancia: «{said}»")


def _squad(side: SideSaid) -> list[str]:
    return [card.name for card in dict(side.zones).get("wizards", ())]


def _sent(scenario: Scenario, player: str) -> set[str]:
    """The wizards whom a player's lines name as launching."""
    named = (a.do.wizard for a in scenario.actions if isinstance(a.do, Launch) and a.player == player)
    return {name.text for name in named if name is not None}


def _of_line(scenario: Scenario, action: Action, where: Where, message: str) -> Fault:
    where = where if where.line else action.where
    return Fault(where.file or scenario.file, where.line, where.column, message)


_WHAT = {SPELL: "una Magia", WIZARD: "un Mago", CASTLE: "un Castello"}
_HOW = {
    SPELL: ": si scrive «{who} lancia {name} con {wizard}»",
    CASTLE: ": si scrive «{who} mette in gioco {name}»",
    WIZARD: ": un Mago non si gioca, lancia una Magia («{who} lancia … con {name}»)",
}


def _due(do: object) -> Iterator[tuple[Name, str]]:
    """The names in an action that must be of one kind of card."""
    if isinstance(do, Launch):
        yield do.spell, SPELL
        if do.wizard is not None:
            yield do.wizard, WIZARD
    elif isinstance(do, Bring):
        yield do.castle, CASTLE
    elif isinstance(do, Assign):
        yield from ((name, WIZARD) for name in do.wizards)
    elif isinstance(do, Deploy):
        yield from ((name, WIZARD) for name, _ in do.places)


def _bring(line: Line) -> Bring:
    return Bring(line.name(_END, "il nome di un Castello"))


def _assign(line: Line) -> Assign:
    line.take(r"(?:i|il|un)?\s*(?:suoi|suo)?\s*diamagic(?!\w)")
    line.need(TO, "«a» e un Mago")
    return Assign(line.names(_END, "il nome di un Mago"))


def _deploy(line: Line) -> Deploy:
    found = []
    while True:
        wizard = line.name(_PLACE, "il nome di un Mago")
        said = line.need(r"a sinistra|al centro|a destra", "un posto: «a sinistra», «al centro», «a destra»")[0]
        found.append((wizard, wom_words.place(said) or ""))
        if not line.take(rf",|{AND}"):
            return Deploy(tuple(found))


def _choose(line: Line) -> Choose:
    if line.take(r"si(?!\w)"):
        return Choose((True,))
    if line.take(r"no(?!\w)"):
        return Choose((False,))
    return Choose(tuple(line.names(_END, "che cosa sceglie")))


def _discard(line: Line) -> Choose:
    return Choose(tuple(line.names(_END, "che cosa scarta")))


def _declare(line: Line) -> Declare:
    line.take(r"il team(?!\w)")
    found = line.need(r"\S.*", "il nome di un team")
    return Declare(line.text[found.start() : found.end()].strip().removesuffix("."))


def _code(line: Line) -> UseCode:
    line.take(r"il codice(?!\w)")
    return UseCode(line.name(_END, "il nome di un Codice"))


def _swap(line: Line) -> Swap:
    out = line.name(_CLAUSE, "la carta che esce")
    line.need(WITH, "«con» e la carta che entra")
    return Swap(out, line.name(_END, "la carta che entra"))


def _look(line: Line) -> LookAt:
    pile = "castles" if line.word("il mazzo castelli|il proprio mazzo castelli|i castelli") else ""
    if not pile:
        line.need(r"(?:gli|i propri) scarti(?!\w)", "«il mazzo Castelli» o «gli scarti»")
        pile = "discards"
    return LookAt(pile, (line.player() or "") if line.word("di") else "")


def _just(do: object) -> Callable[[Line], object]:
    return lambda _: do


# Verbs behind a subject, the form they belong to, and who reads what follows.
_VERBS: tuple[tuple[str, str, Callable[[Line], object]], ...] = (
    ("lancia|risponde con", "lancia", _launch),
    ("mette in gioco|gioca il castello", "mette in gioco", _bring),
    ("gioca la magia", "lancia", _launch),
    ("gioca", "lancia", _play),
    ("assegna", "assegna", _assign),
    ("schiera", "schiera", _deploy),
    ("passa", "passa", _just(Pass())),
    ("mostra la mano", "mostra la mano", _just(ShowHand())),
    ("sceglie", "sceglie", _choose),
    ("non scarta", "non scarta", _just(Choose(()))),
    ("scarta", "scarta", _discard),
    ("dichiara", "dichiara", _declare),
    ("usa", "usa", _code),
    ("sostituisce", "sostituisce", _swap),
    ("presenta il mazzo", "presenta il mazzo", _just(Present())),
    ("guarda", "guarda", _look),
)

# --- writing ----------------------------------------------------------------------------------------------------------


def _called(name: Name) -> str:
    return f"{name.text} {name.nth}" if name.nth else name.text


def _listed(names: Iterable[Name]) -> str:
    return ", ".join(map(_called, names))


def _launched(do: Launch) -> str:
    wizard = f" con {_called(do.wizard)}" if do.wizard else ""
    targets = f" su {_listed(do.targets)}" if do.targets else ""
    return f"lancia {'nascosta ' if do.hidden else ''}{_called(do.spell)}{wizard}{targets}"


def _chosen(do: Choose) -> str:
    if not do.values:
        return "non scarta"
    first = do.values[0]
    return f"sceglie {('sì' if first else 'no') if isinstance(first, bool) else _listed(do.values)}"


def _looked(do: LookAt) -> str:
    what = "il mazzo Castelli" if do.pile == "castles" else "gli scarti"
    return f"guarda {what}{f' di {do.whose}' if do.whose else ''}"


_SAYING: dict[type, Callable[[Any], str]] = {
    Launch: _launched,
    Bring: lambda do: f"mette in gioco {_called(do.castle)}",
    Assign: lambda do: f"assegna i Diamagic a {_listed(do.wizards)}",
    Deploy: lambda do: "schiera " + ", ".join(f"{_called(n)} {wom_words.PLACES[p][0]}" for n, p in do.places),
    Pass: lambda _: "passa",
    ShowHand: lambda _: "mostra la mano",
    Choose: _chosen,
    Declare: lambda do: f"dichiara il team {do.team}",
    UseCode: lambda do: f"usa il Codice {_called(do.code)}",
    Swap: lambda do: f"sostituisce {_called(do.out)} con {_called(do.into)}",
    Present: lambda _: "presenta il mazzo",
    LookAt: _looked,
    Reach: lambda do: next(said for said, to in _REACHED.items() if to == do.to),
    Round: lambda do: f"si arrotonda per {'eccesso' if do.up else 'difetto'}",
    Stop: lambda _: "fermati",
}


def action_line(action: Action) -> str:
    """The sentence for an action."""
    said = _SAYING[type(action.do)](action.do)
    return f"{action.player} {said}" if action.player else said
