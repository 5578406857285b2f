"""`compare`: one case under several editions, where they part and how each ends."""

from __future__ import annotations

from judgekit.answers.playing import to_compare
from judgekit.cli import declared
from judgekit.cli.options import Editions, Json
from judgekit.cli.replaying import Case, Html, caution, complain_of, opened, write_page
from judgekit.render import terminal

app = declared.app()


@declared.command(app)
def compare(case: Case, edition: Editions = None, html: Html = None, json: Json = False) -> int:
    """Gioca un caso con più edizioni: dove si separano, con quali regole, e come finisce ciascuna."""
    from judgekit.ruling import compare as comparing

    scenario = opened(case)
    there = to_compare(scenario, edition or [])
    found = comparing.compare(scenario, there)
    caution(found.runs)
    if html is not None:
        from judgekit.render import leaf
        from judgekit.texts import home

        write_page(html, leaf.compared(found, home.open_corpus()))
        complain_of([] if json else [*found.refused, *(run for run in found.runs if run.missing is not None)])
    if json:
        from judgekit.answers.cases import of_compared
        from judgekit.cli import asjson

        asjson.put(of_compared(found, comparing.parting_reasons(found, there)).as_json())
    elif html is None:
        from judgekit.render import editions_compared as editions
        from judgekit.texts import home

        reasons = comparing.parting_reasons(found, there)
        terminal.show(editions.page(found, reasons, home.open_corpus(), terminal.width()))
    return 2 if found.refused or any(run.missing for run in found.runs) else 0
