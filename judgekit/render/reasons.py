"""Why a case comes out as it does, to read: a sentence, the reasons by what they say, the rest by groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.render.italian.differences import difference, said, without_rule
from judgekit.render.italian.point import forbidden, heads, named, point, second
from judgekit.render.italian.small_words import capital, count
from judgekit.render.page import Line, Span, wrap
from judgekit.render.replay import missing, otherwise
from judgekit.render.replay_json import expectation
from judgekit.ruling.answers import ASKED, BACKGROUND, CITED, MACHINERY, POINT
from judgekit.ruling.heard import answers
from judgekit.ruling.ranking import shows
from judgekit.ruling.why import points, read_first

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from judgekit.ruling.answers import Reason
    from judgekit.scenario.outcome import Run
    from judgekit.texts.library import Corpus

_MOST_ALIKE = 4  # rules named behind the head of a reason


def titles(corpus: Corpus, edition: str) -> Callable[[str], str]:
    """What the rules of an edition are called, by number."""

    def title(number: str) -> str:
        unit = corpus.unit(edition, number)
        return unit.title if unit is not None else ""

    return title


def page(
    run: Run,
    reasons: Sequence[Reason],
    corpus: Corpus,
    width: int,
    *,
    everything: bool = False,
    about: Sequence[str] = (),
) -> list[Line]:
    """The sentence, then at most five reasons; with `everything` all, by groups.

    Of a case that stops for a choice that is missing, that comes before all else: what follows is said of a part. Then
    what is expected and does not hold: the board may say something else than its author meant.
    """
    name = run.replay.system.name
    called = titles(corpus, name)
    lines = wrap([Span(run.scenario.title or "Caso senza titolo", "title"), Span(f"  {name}", "dim")], width)
    stops = missing(run, width)
    lines += [[], *stops] if stops else []
    against = otherwise(run, width)
    lines += [[], *against] if against else []
    sentence = point(run, reasons, called)
    lines += [[], *wrap([Span(sentence or "Nessuna regola decide da sola.", "strong")], width)]
    groups = points(reasons)
    first = read_first(run, reasons)
    lines += [[]] if first else []
    told = [_reason(run, those, called, width) for those in first]
    asked = [spoken_of(run, number, called, width) for number in about]
    behind = len(told) if first and answers(run.scenario, name, _numbers(first[0])) else 1  # the first answers it
    lines += [line for part in (*told[:behind], *asked, *told[behind:]) for line in part]
    rest = [those for those in groups if those not in first]
    return lines + (_rest(run, rest, called, width) if everything else _more(rest, width))


def _numbers(those: Sequence[Reason]) -> tuple[str, ...]:
    return tuple(number for one in those for number in (*one.numbers, *one.with_it))


def _reason(run: Run, those: Sequence[Reason], called: Callable[[str], str], width: int) -> list[Line]:
    """A reason under the number of its head: what the rule is, what would be without it, which others do the same."""
    head = those[0]
    if head.kind == ASKED:
        row = ", ".join(head.also[:_MOST_ALIKE])
        told = wrap([Span(row, "ref")], width, Span("    con ", "dim")) if row else []
        return spoken_of(run, head.number, called, width) + told
    numbers = " e ".join((head.number, *head.with_it[:1]))
    lines = wrap([Span(called(head.number), "title")], width, Span(f"  {numbers}  ", "number"), "    ")
    two = second(those)
    also = [number for number in heads(those)[1 + len(head.with_it) :] if number not in heads(two)]
    lines += wrap([Span(what_it_does(run, head))], width, "    ")
    if not head.told:
        lines += wrap([Span("nessun passo la cita: si vede da come andrebbe senza", "dim")], width, "    ")
    if mistake := forgotten(head):
        lines += wrap([Span(mistake, "emph")], width, "    ")
    if also:
        left = len(also) - _MOST_ALIKE
        more = f" e {count(left, 'altra', 'altre')}" if left > 0 else ""
        lines += wrap([Span(", ".join(also[:_MOST_ALIKE]), "ref"), Span(more, "dim")], width, Span("    con ", "dim"))
    return lines + [line for one in two for line in _beside(head, one, called, width)]


def _beside(head: Reason, one: Reason, called: Callable[[str], str], width: int) -> list[Line]:
    """The rule that carries the same decision as the head of a reason: what it is, who gets it wrong."""
    lines = wrap([Span(called(one.number), "title")], width, Span(f"  {one.number}  ", "number"), "    ")
    lines += wrap([Span(with_the_first(head), "dim")], width, "    ")
    mistake = forgotten(one) if one.mistakes[:1] != head.mistakes[:1] else ""
    lines += wrap([Span(mistake, "emph")], width, "    ") if mistake else []
    return lines + (wrap([Span(", ".join(one.also), "ref")], width, Span("    con ", "dim")) if one.also else [])


def with_the_first(head: Reason) -> str:
    """What is said of a rule that carries the same decision as the first."""
    so = "decide insieme" if shows(head) else "vale insieme"
    return f"{so} alla {head.number}: senza, {'lo stesso' if shows(head) else 'finirebbe allo stesso modo'}"


def what_it_does(run: Run, head: Reason) -> str:
    """What would be without a rule, or for somebody who gets it wrong; of one that forbids beside others, what."""
    if head.forbids is not None:
        return f"la vieta: {forbidden(run, head.forbids)}"
    without = "senza entrambe" if head.with_it else f"per chi {head.mistaken}" if head.mistaken else "senza"
    return f"{without}: {said(named(run, head.differences)) if head.decisive else 'finirebbe allo stesso modo'}"


def forgotten(head: Reason) -> str:
    """What is said of whoever forgets a rule; "" where that has been told, or where others forbid the same."""
    told = head.mistakes and not head.mistaken and head.forbids is None
    return f"chi la dimentica {head.mistakes[0]}" if told else ""


def spoken_of(run: Run, number: str, called: Callable[[str], str], width: int) -> list[Line]:
    """A rule of which the question speaks, and that decides nothing here."""
    lines = wrap([Span(called(number), "title")], width, Span(f"  {number}  ", "number"), "    ")
    return lines + wrap([Span(why_asked(run, number), "dim")], width, "    ")


def why_asked(run: Run, number: str) -> str:
    """Why a rule stands among the reasons on which nothing hangs that one could show."""
    played = any(number in row.cites for _, _, row in run.replay.system.rows())
    why = "qui non decide da sola" if played else "nessuna giocata la esegue, perciò qui non la si può togliere"
    return f"dalle parole, la domanda parla di questa regola; {why}"


_GROUPS = (
    ("Decidono anche", (POINT, BACKGROUND)),
    ("Reggono la partita", (MACHINERY,)),
)


def _rest(run: Run, groups: Sequence[Sequence[Reason]], called: Callable[[str], str], width: int) -> list[Line]:
    lines: list[Line] = []
    for title, kinds in _GROUPS:
        there = [those for those in groups if those[0].kind in kinds]
        lines += [[], [Span(title, "strong")]] if there else []
        for those in there:
            lines += _reason(run, those, called, width)
    cited = heads(one for those in groups if those[0].kind == CITED for one in those)
    if cited:
        lines += [[], *wrap([Span(" ".join(cited), "ref")], width, Span("citate senza decidere: ", "dim"), "  ")]
    return lines


def _more(groups: Sequence[Sequence[Reason]], width: int) -> list[Line]:
    """How many more there are, and how to see them."""
    decide = sum(those[0].kind != CITED for those in groups)
    cited = sum(len(heads(those)) for those in groups if those[0].kind == CITED)
    if not decide and not cited:
        return []
    parts = [f"{'un’altra ragione' if decide == 1 else f'altre {decide} ragioni'}"] if decide else []
    parts += [count(cited, "regola citata senza decidere", "regole citate senza decidere")] if cited else []
    return [[], *wrap([Span(f"{capital(' e '.join(parts))}: --all.", "dim")], width)]


# --- as JSON ----------------------------------------------------------------------------------------------------------


def as_json(run: Run, reasons: Sequence[Reason], corpus: Corpus, about: Sequence[str] = ()) -> dict[str, Any]:
    """What decides, and what the sentence names; every reason with its weight, its group, its kind and its mistake, the
    point first; `point` is the rule of the sentence, which decides or is what the question speaks of; `about` are
    rules of which that speaks, and that no reason names.

    `decisive` begins as people are shown it, with the head of each reason that they read; the others of those groups
    stand behind. `reasons` are whole groups, one after another.
    """
    name = run.replay.system.name
    cited = dict.fromkeys(number for step in run.replay.steps for number in step.cites)
    sentence = point(run, reasons, titles(corpus, name))
    first = next((one for one in reasons if one.kind != CITED or one.decisive), None) if sentence else None
    deciding = [one for one in reasons if one.decisive or one is first]
    shown = [one for those in read_first(run, reasons) if those[0] in deciding for one in (those[0], *second(those))]
    leading = [(one, number) for one in shown for number in (one.number, *one.with_it[:1])]
    others = [(one, number) for one in deciding for number in heads([one])]
    each = {(id(one), number): (one, number) for one, number in leading + others}.values()
    return {
        "title": run.scenario.title,
        "edition": name,
        "sentence": sentence or None,
        "point": f"{name}:{first.number}" if first else None,
        "expectations": [expectation(held) for held in run.held],
        "decisive": [_as_json(one, number, name) for one, number in each],
        "about": [f"{name}:{number}" for number in about],
        "cited": [f"{name}:{number}" for number in cited],
        "reasons": [_as_json(one, number, name) for one in reasons for number in heads([one])],
    }


def _difference(one: Reason, number: str) -> str:
    return f"per chi {one.mistaken} {said(one.differences)}" if one.mistaken else without_rule(number, one.differences)


def _as_json(one: Reason, number: str, edition: str) -> dict[str, Any]:
    return {
        "ref": f"{edition}:{number}",
        "kind": one.kind,
        "weight": round(one.weight, 2),
        "group": one.group,
        "mistake": one.mistakes[0] if one.mistakes else None,
        "with": [f"{edition}:{other}" for other in heads([one]) if other != number] if one.with_it else [],
        "told": one.told,
        "difference": _difference(one, number) if one.differences else None,
        "differences": [{"kind": d[0], "text": difference(*d)} for d in one.differences],
    }
