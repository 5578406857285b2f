"""Writing a scenario as Markdown, such that reading it gives the same scenario again, places apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.errors import BadScenario
from judgekit.scenario import limits
from judgekit.scenario.magic.writing import claim_line
from judgekit.scenario.model import NOWHERE, alike, by_a_line
from judgekit.scenario.nodes import scalar
from judgekit.scenario.spoken import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.scenario.model import Action, Expectation, Scenario
    from judgekit.scenario.spoken import Spoken


def to_markdown(scenario: Scenario) -> str:
    """The scenario as a file. A sentence is kept as written where it still says what the scenario holds."""
    speech = spoken(scenario.editions)
    parts = ["\n".join(_front_matter(scenario)), scenario.prose, _fence("tavolo", speech.board_lines(scenario.board))]
    if scenario.actions:
        parts.append(_fence("azioni", _script(scenario, speech)))
    if scenario.expectations:
        parts.append(_fence("atteso", _claims(scenario, speech)))
    return "\n\n".join(part for part in parts if part) + "\n"


def _fence(kind: str, lines: Iterable[str]) -> str:
    return "\n".join((f"```{kind}", *lines, "```"))


def _front_matter(scenario: Scenario) -> Iterator[str]:
    yield "---"
    yield f"titolo: {scalar(scenario.title)}"
    if scenario.editions:
        yield f"edizioni: [{', '.join(map(scalar, scenario.editions))}]"
    for key, value in (("lezione", scenario.lesson), ("livello", scenario.level), ("fonte", scenario.source)):
        if value:
            yield f"{key}: {scalar(str(value)) if isinstance(value, str) else value}"
    if scenario.seed:
        yield f"seme: {scenario.seed}"
    yield "---"


# --- sentences --------------------------------------------------------------------------------------------------------


def _script(scenario: Scenario, speech: Spoken) -> Iterator[str]:
    players, names = tuple(player.name for player in scenario.board.players), speech.names_of(scenario.board)
    for action in scenario.actions:
        text = limits.written(action.editions) + action.text
        here = (action.number, NOWHERE, players, names, scenario.editions)
        as_written = bool(action.text.strip()) and _reads_as(action, speech.read_action, text, *here)
        yield text if as_written else limits.written(action.editions) + speech.action_line(action)


def _told(scenario: Scenario, speech: Spoken) -> dict[int, tuple[Expectation, ...]]:
    """What lines of the script state that tell what comes about, by their number: reading finds it in them again."""
    players, names = tuple(player.name for player in scenario.board.players), speech.names_of(scenario.board)
    return {
        action.number: by_a_line(
            action.do.told, speech.facts(action.do.told, NOWHERE, players, names, scenario.editions), action.number
        )
        for action in scenario.actions
        if getattr(action.do, "told", "")
    }


def _claims(scenario: Scenario, speech: Spoken) -> Iterator[str]:
    players, names = tuple(player.name for player in scenario.board.players), speech.names_of(scenario.board)
    told = _told(scenario, speech)
    for one in scenario.expectations:
        if any(alike(one, fact) for fact in told.get(one.after or 0, ())):
            continue
        here = (NOWHERE, players, names, scenario.editions)
        spelt = speech.spelt_out(one.text, scenario.board)
        as_written = _reads_as(one._replace(text=spelt), speech.read_expectation, spelt, *here)
        yield one.text if as_written else expectation_line(one, speech.claim_line)


def _reads_as(value: Action | Expectation, read: Callable[..., object], text: str, *rest: object) -> bool:
    """Whether a sentence, read again, says what the scenario holds."""
    if not text.strip() or "\n" in text or text.lstrip().startswith(("#", "```")):
        return False
    try:
        return alike(read(text, *rest), value)
    except BadScenario:
        return False


# --- statements -------------------------------------------------------------------------------------------------------


def expectation_line(one: Expectation, claim: Callable[[str, bool, tuple[object, ...]], str] = claim_line) -> str:
    """The sentence for a statement, with its limits and numbers; `claim` writes it, by itself as for Magic."""
    limit = limits.written(one.editions)
    after = f"dopo azione {one.after}: " if one.after is not None else ""
    if one.during:
        after = f"nell’azione {one.after}: " if one.after is not None else "nell’ultima azione: "
    numbers = " ".join(f"{edition}:{number}" if edition else number for edition, number in one.cites)
    sentence = claim(one.kind, one.negated, one.args)
    return f"{limit}{after}{sentence}{f' [{numbers}]' if numbers else ''}"
