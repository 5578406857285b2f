"""What the page asks of judgekit, running in the browser: plain values in, plain values and markup out.

Each answer is an object; where something is wrong `error` is the sentence that the terminal would say.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

import judgekit
from judgekit.answers.cases import Case, read_case
from judgekit.answers.playing import ablated, look_of, systems, to_compare
from judgekit.editions import MAGIC, WOM
from judgekit.errors import BadDocument, JudgekitError, NotFound
from judgekit.guide.template import template as of_game
from judgekit.render import leaf, replay_page
from judgekit.render.web.markup import ROOT
from judgekit.render.web.reasons import reasons as why_body
from judgekit.ruling import compare as comparing
from judgekit.ruling.why import why as reasons_of
from judgekit.scenario import bundled
from judgekit.scenario.all_faults import faults
from judgekit.scenario.run import run
from judgekit.site import quizzing
from judgekit.site.completing import complete
from judgekit.site.contents import Contents, opened
from judgekit.site.hits import hits

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Told = dict[str, object]
LARGEST = 200_000  # characters of a case that the page takes


def ask(name: str, words: str, root: str) -> str:
    """An answer as JSON: `words` are the arguments, `root` the way from the page that asks to the top of the site."""
    try:
        told: Told = _ANSWERS[name](*json.loads(words))
    except BadDocument as error:
        told = {"error": error.message, "faults": [fault._asdict() for fault in error.faults]}
    except NotFound as error:
        told = {"error": error.message, "nearest": list(error.nearest)}
    except JudgekitError as error:
        told = {"error": error.message}
    return json.dumps(told, ensure_ascii=False).replace(json.dumps(ROOT)[1:-1], root)


@cache
def _contents() -> Contents:
    return opened()


# --- texts ------------------------------------------------------------------------------------------------------------


def page(path: str) -> Told:
    """The page at an address, as it was written into the site."""
    found = _contents().page(path)
    return {"title": found.title, "body": found.body}


def search(question: str, edition: str = "") -> Told:
    """What the texts answer to a number, a word or a question."""
    found = judgekit.search(question, edition=edition)
    return {"json": found.as_json(), "body": hits(found)}


def rule(ref: str) -> Told:
    return {"json": judgekit.rule(ref).as_json()}


def term(name: str) -> Told:
    return {"json": judgekit.term(name).as_json()}


# --- cases ------------------------------------------------------------------------------------------------------------


def check(text: str) -> Told:
    """Every fault that can be seen without playing, each with its place; the editions that the case names."""
    case = _case(text)
    return {"faults": [fault._asdict() for fault in faults(case.scenario)], "editions": list(case.editions)}


def _case(text: str) -> Case:
    if len(text) > LARGEST:
        raise JudgekitError("il caso è troppo lungo per la pagina")
    return read_case(text if "\n" in text else text + "\n")


def replay(text: str, edition: str = "", without: Sequence[str] = ()) -> Told:
    """A case played: the page to leaf through, and the object that the command writes."""
    case = _case(text)
    there, _ = systems(case.scenario, [edition] if edition else [])
    done = [run(case.scenario, ablated(system, without)) for system in there]
    html = replay_page.page(done, [look_of(one.replay.system) for one in done], _contents().corpus)
    return {"html": html, "json": judgekit.replay(case, there[0].name, without=without).as_json()}


def why(text: str, edition: str = "") -> Told:
    """Which rules decide a case, under each edition that it names or under one."""
    case = _case(text)
    there, _ = systems(case.scenario, [edition] if edition else [])
    parts = [why_body(*reasons_of(case.scenario, system), _contents().corpus) for system in there]
    return {"body": "<hr>".join(parts), "json": judgekit.why(case, there[0].name).as_json()}


def compare(text: str, editions: Sequence[str] = ()) -> Told:
    """A case under several editions: where they part, and how each ends."""
    case = _case(text)
    found = comparing.compare(case.scenario, to_compare(case.scenario, editions))
    return {"html": leaf.compared(found, _contents().corpus), "json": judgekit.compare(case, *editions).as_json()}


def bundled_case(name: str) -> Told:
    """A bundled case as it is written."""
    return {"text": bundled.find(name).read_text(encoding="utf-8")}


def template(game: str) -> Told:
    """A case to fill in."""
    return {"text": of_game("Il mio caso", WOM if game == WOM else MAGIC)}


def completion(text: str, at: int) -> Told:
    """What may come next where one is writing."""
    return dict(complete(text, at)._asdict())


_ANSWERS: dict[str, Callable[..., Told]] = {
    **quizzing.ANSWERS,
    "page": page,
    "search": search,
    "rule": rule,
    "term": term,
    "check": check,
    "replay": replay,
    "why": why,
    "compare": compare,
    "bundled": bundled_case,
    "template": template,
    "complete": completion,
}
