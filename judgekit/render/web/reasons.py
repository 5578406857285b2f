"""Why a case comes out as it does, as a body: the rule that decides in a sentence, then the other reasons."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from judgekit.render.italian.point import heads, point, second
from judgekit.render.italian.small_words import capital
from judgekit.render.reasons import forgotten, titles, what_it_does, why_asked, with_the_first
from judgekit.render.web.cases import beside, cited
from judgekit.render.web.markup import element, joined, text
from judgekit.ruling.answers import ASKED, CITED
from judgekit.ruling.why import points, read_first

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judgekit.ruling.answers import Reason
    from judgekit.scenario.outcome import Run
    from judgekit.texts.library import Corpus


def reasons(run: Run, found: Sequence[Reason], corpus: Corpus) -> str:
    """The sentence, the first reasons, the others folded away."""
    name = run.replay.system.name
    sentence = point(run, found, titles(corpus, name)) or "Nessuna regola decide da sola."
    groups = points(found)
    first = read_first(run, found)
    rest = [those for those in groups if those not in first and those[0].kind != CITED]
    parts = [*beside(run), text("p", sentence, "lead"), text("p", name, "dim")]
    parts += [_reason(run, those, corpus) for those in first]
    if rest:
        inside = "".join(_reason(run, those, corpus) for those in rest)
        parts.append(f"<details><summary>Le altre ragioni: {len(rest)}</summary>{inside}</details>")
    numbers = heads(one for those in groups if those[0].kind == CITED for one in those)
    if numbers:
        there = joined((cited(corpus, name, number) for number in numbers), " ")
        parts.append(f"<details><summary>Citate senza decidere: {len(numbers)}</summary><p>{there}</p></details>")
    return "\n".join(parts)


def _reason(run: Run, those: Sequence[Reason], corpus: Corpus) -> str:
    head, name = those[0], run.replay.system.name
    numbers = joined((cited(corpus, name, number) for number in (head.number, *head.with_it[:1])), " e ")
    parts = [element("h2", f"{numbers} {escape(titles(corpus, name)(head.number))}")]
    if head.kind == ASKED:
        asked = text("p", f"{capital(why_asked(run, head.number))}.", "dim")
        return element("section", "".join((*parts, asked)), "reason")
    parts.append(text("p", capital(what_it_does(run, head))))
    parts += [text("p", "Nessun passo la cita: si vede da come andrebbe senza.", "dim")] if not head.told else []
    parts += [text("p", f"{capital(mistake)}.", "mistake")] if (mistake := forgotten(head)) else []
    two = second(those)
    also = [number for number in heads(those)[1 + len(head.with_it) :] if number not in heads(two)]
    if also:
        parts.append(element("p", "con " + joined((cited(corpus, name, number) for number in also), " "), "dim"))
    for one in two:
        number = joined((cited(corpus, name, other) for other in one.numbers), " ")
        parts.append(element("h2", f"{number} {escape(titles(corpus, name)(one.number))}"))
        parts.append(text("p", f"{capital(with_the_first(head))}.", "dim"))
    return element("section", "".join(parts), "reason")
