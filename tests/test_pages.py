"""What a reader sees beside the steps: the texts of cards, the board of Wizards of Mickey, the page of a comparison."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def test_a_card_says_what_it_does_beside_its_first_mention_and_only_there(run: Callable[..., Any]) -> None:
    text = "Una creatura bersaglio prende +3/+3 fino alla fine del turno."
    case = run("new", "-").out
    out = run_on(run, case, "--brief")
    assert out.count(f"Crescita: {text}") == 1
    lines = out.splitlines()
    at = next(n for n, line in enumerate(lines) if f"Crescita: {text}" in line)
    assert "annuncia Crescita" in " ".join(lines[at - 3 : at])


def run_on(run: Callable[..., Any], case: str, *more: str) -> str:
    """A case played from standard input."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
        return str(run("replay", "-", *more).out)


def test_a_keyword_is_told_with_what_it_is_about(run: Callable[..., Any]) -> None:
    case = run("new", "-").out.replace("1/1 verde, volare", "1/1 verde, protezione dal nero")
    assert "protezione dal nero" in run_on(run, case)


def test_the_page_of_wizards_of_mickey_has_a_board(run: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "pagina.html"
    assert run("replay", "una-partita-intera", "--html", str(file)).status == 0
    data = json.loads(re.findall(r'<script type="application/json" id="data">(.*?)</script>', file.read_text())[0])
    last = data["runs"][0]["boards"][-1]["wom"]
    assert [squad["player"] for squad in last["squads"]] == ["Anna", "Bruno"]
    assert [wizard["place"] for wizard in last["squads"][0]["wizards"]] == ["sinistra", "centro", "destra"]
    assert last["squads"][0]["diamagic"] == 6
    assert data["runs"][0]["texts"]["Lampo 1"] == "Recupera."


HOSTILE = "</h1><script>alert(1)</script><img src=x onerror=alert(1)>"


def test_the_page_of_a_comparison_runs_nothing_and_holds_both_editions(run: Callable[..., Any], tmp_path: Path) -> None:
    case = run("scenario", "show", "danno-in-pila").out
    file, page = tmp_path / "caso.md", tmp_path / "pagina.html"
    title = next(line for line in case.splitlines() if line.startswith("titolo: "))
    file.write_text(case.replace(title, f"titolo: {HOSTILE}"), encoding="utf-8")
    assert run("compare", str(file), "-e", "classic", "-e", "cr-2026", "--html", str(page)).status == 0
    text = page.read_text(encoding="utf-8")
    assert "<script" not in text
    assert "<img" not in text
    assert "&lt;script&gt;alert(1)" in text
    assert text.count("<h3>classic</h3>") == text.count("<h3>cr-2026</h3>") == 2
    assert "Il danno da combattimento nella pila" in text
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
