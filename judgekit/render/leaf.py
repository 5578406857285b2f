"""Pages to read, without a script: a case under several editions, and why it comes out as it does.

Whatever names and texts contain, the page stays inert: all of it is escaped, and the page's own policy runs nothing.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from judgekit.render import editions_compared as compared_pages
from judgekit.render.cited import cited
from judgekit.render.italian.small_words import capital
from judgekit.render.replay import ending as ended
from judgekit.render.replay import not_judged
from judgekit.render.replay_page import asset, hashed
from judgekit.scenario.outcome import notes, stop_said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.render.editions_compared import Side
    from judgekit.ruling.compare import Compared
    from judgekit.scenario.outcome import Run
    from judgekit.texts.library import Corpus


def leaf(title: str, body: Iterable[str]) -> str:
    """A page of that title; the parts of its body are markup."""
    style = styles()
    policy = f"default-src 'none'; style-src {hashed(style)}; base-uri 'none'; form-action 'none'"
    before, _, after = asset("leaf.html").partition("@BODY@")
    head = before.replace("@CSP@", policy, 1).replace("@STYLE@", style, 1).replace("@TITLE@", escape(title), 1)
    return head + "\n".join(body) + after + "\n"


def styles() -> str:
    """The style of these pages."""
    return f"{asset('colours.css')}\n{asset('leaf.css')}"


def element(tag: str, text: str, kind: str = "") -> str:
    """An element that holds a text."""
    attribute = f' class="{kind}"' if kind else ""
    return f"<{tag}{attribute}>{escape(text)}</{tag}>"


def head(run: Run, under: str) -> Iterator[str]:
    """Title, editions, prose, script."""
    scenario = run.scenario
    yield element("h1", scenario.title or "Caso senza titolo")
    yield element("p", under, "under")
    if scenario.prose:
        yield element("p", scenario.prose.strip(), "prose")


def script(run: Run) -> Iterator[str]:
    """The actions, each with its verdict."""
    yield '<ol class="script">'
    for action in run.scenario.actions:
        step = run.replay.verdicts.get(action.number)
        verdict = step.verdict if step is not None else None
        said = {"legal": ("legal", "✓ legale"), "illegal": ("illegal", "✗ illegale")}.get(verdict or "")
        mark = f" {element('span', said[1], said[0])}" if said else ""
        yield f"<li>{escape(action.text)}{mark}</li>"
    yield "</ol>"


def rules(corpus: Corpus, edition: str, numbers: Iterable[str]) -> Iterator[str]:
    """The rules of some numbers, each to be opened."""
    for rule in cited(corpus, edition, numbers):
        title = rule.title or "(testo non disponibile)"
        summary = f'<summary><span class="number">{escape(rule.number)}</span>{escape(title)}</summary>'
        text = "".join(element("p", part) for part in rule.text.split("\n\n") if part)
        place = element("small", rule.place) if rule.place else ""
        yield f'<details class="rule">{summary}{place}{text}</details>'


# --- a case under several editions ------------------------------------------------------------------------------------


def compared(found: Compared, corpus: Corpus) -> str:
    """Where editions part, by which rules, how each ends, and what each makes of the script."""
    names = [compared_pages.name_of(run) for run in found.runs]
    first = found.runs[0]
    return leaf(first.scenario.title or "Caso senza titolo", _compared(found, corpus, names))


def _compared(found: Compared, corpus: Corpus, names: list[str]) -> Iterator[str]:
    yield from head(found.runs[0], " · ".join(names))
    for one in found.refused:
        yield element("p", f"{one.edition} non può giocare questo caso: {one.error.message}", "no")
    there = compared_pages.sides(found, corpus)
    if len(found.runs) == 1:
        yield element("p", compared_pages.ALONE, "point")
    elif there:
        yield "<h2>Prima differenza</h2>"
        yield from _columns((one.name, _side(one, corpus)) for one in there)
    else:
        yield element("p", compared_pages.ALIKE, "point")
    yield "<h2>Come finisce</h2>"
    told = {name: text for names, text in compared_pages.ends(found) for name in names}
    yield from _columns((name, _end(run, told.get(name, ""))) for name, run in zip(names, found.runs, strict=True))


def _columns(sides: Iterable[tuple[str, Iterable[str]]]) -> Iterator[str]:
    yield '<div class="sides">'
    for name, inside in sides:
        yield f"<section>{element('h3', name)}"
        yield from inside
        yield "</section>"
    yield "</div>"


def _side(one: Side, corpus: Corpus) -> Iterator[str]:
    if one.place:
        yield element("p", one.place, "when")
    yield element("p", capital(one.text))
    yield from rules(corpus, one.name, one.cites)


def _end(run: Run, text: str) -> Iterator[str]:
    """How an edition ends, the script with its verdicts, what was expected of it."""
    if text:
        yield element("p", capital(text))
    said = "".join(span.text for line in ended(run) for span in line)
    if said and said.rstrip(".") not in text:
        yield element("p", said)
    yield from (element("p", note, "dim") for note in notes(run))
    if run.missing is not None:
        yield element("p", stop_said(run.missing), "no")
    yield from script(run)
    for held in (one for one in run.held if one.judged):
        got = f" — invece: {held.found}" if held.found and not held.ok else ""
        mark = "✓" if held.ok else "✗"
        yield element("p", f"{mark} {held.expectation.text}{got}", "ok" if held.ok else "no")
    if note := not_judged(run):
        yield element("p", capital(note))
