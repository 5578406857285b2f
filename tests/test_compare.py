"""`compare`: one board under several editions, where they part, by which rules, and how each of them ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from judgekit.texts import home

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from judgekit.texts.library import Corpus

    Run = Callable[..., Any]


FRONT = """---
titolo: Prova
edizioni: [classic, cr-2016, cr-2026]
---
"""
TWO_BLOCKERS = """
```tavolo
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Troll: 3/3 verde
  Bruno:
    in gioco:
      - Orso: 2/2 verde
      - Elfo: 1/1 verde
```
"""


def written(tmp_path: Path, board: str, actions: str) -> str:
    path = tmp_path / "caso.md"
    path.write_text(f"{FRONT}{board}\n```azioni\n{actions}\n```\n", encoding="utf-8")
    return str(path)


@pytest.fixture
def ordered(tmp_path: Path) -> str:
    """Three damage to two blockers, the second in the order first."""
    lines = (
        "Anna attacca con Troll",
        "Bruno blocca Troll con Orso, Elfo",
        "[cr-2016] Anna ordina i bloccanti di Troll: Orso, Elfo",
        "Anna assegna il danno di Troll: 1 a Orso, 2 a Elfo",
        "[cr-2016] Anna assegna il danno di Troll: 2 a Orso, 1 a Elfo",
        "danno",
    )
    return written(tmp_path, TWO_BLOCKERS, "\n".join(lines))


def test_the_first_difference_names_the_rules_of_each_edition(run: Run, ordered: str) -> None:
    """2016 orders the blockers (509.2) where the others go on to damage."""
    found = run("compare", ordered, "--json").json
    assert found["editions"] == ["classic", "cr-2016", "cr-2026"]
    assert "cr-2016:509.2" in found["first_difference"]["step"]["cr-2016"]["cites"]
    assert "509.2" in found["first_difference"]["text"]


def test_each_edition_tells_its_own_outcome(run: Run, ordered: str) -> None:
    """The bear dies where its damage has to be lethal before the elf gets any."""
    outcomes = run("compare", ordered, "--json").json["outcomes"]
    zones = {name: next(t["zone"] for t in o["things"] if t["name"] == "Orso") for name, o in outcomes.items()}
    assert zones == {"classic": "battlefield", "cr-2016": "graveyard", "cr-2026": "battlefield"}


def test_damage_waits_on_the_stack_in_classic_alone(run: Run, ordered: str) -> None:
    found = run("compare", ordered, "-e", "classic", "-e", "cr-2026", "--json").json
    assert "classic:310.2" in found["first_difference"]["step"]["classic"]["cites"]
    assert "cr-2026:510.2" in found["first_difference"]["step"]["cr-2026"]["cites"]


def test_editions_that_do_the_same_have_no_first_difference(run: Run, tmp_path: Path) -> None:
    case = written(tmp_path, TWO_BLOCKERS, "fermati")
    found = run("compare", case, "-e", "cr-2016", "-e", "cr-2026")
    assert found.status == 0
    assert "stesse cose" in found.out
    assert run("compare", case, "-e", "cr-2016", "-e", "cr-2026", "--json").json["first_difference"] is None


def test_one_edition_alone_is_nothing_to_compare(run: Run, ordered: str) -> None:
    done = run("compare", ordered, "-e", "classic")
    assert done.status == 2
    assert "due edizioni" in done.err


def test_an_edition_that_is_unknown_is_told_before_the_one_that_is_missing(run: Run, ordered: str) -> None:
    done = run("compare", ordered, "-e", "cr-1999")
    assert done.status == 2
    assert "«cr-1999»" in done.err


def test_a_limited_line_is_played_by_its_editions_alone(run: Run, ordered: str) -> None:
    """In the others it has no verdict: it was not played, neither allowed nor forbidden."""
    for edition, verdict in (("cr-2016", "legal"), ("cr-2026", None)):
        actions = run("replay", ordered, "-e", edition, "--json").json["actions"]
        assert actions[2]["verdict"] == verdict


def test_a_limit_that_the_case_does_not_name_is_a_fault(run: Run, tmp_path: Path) -> None:
    done = run("replay", written(tmp_path, TWO_BLOCKERS, "[cr-2020] fermati"))
    assert done.status == 2
    assert "cr-2020" in done.err


# --- editions laid side by side --------------------------------------------------------------------------------------


def test_every_change_that_is_told_of_names_rules_that_there_are(corpus: Corpus) -> None:
    told = home.read_changes()
    assert len(told) >= 29
    assert [ref for one in told for ref in (*one.before, *one.after) if ref not in corpus.units] == []
    assert all(one.title and (one.then or one.now) for one in told)


def test_the_tables_play_the_changes_that_are_told_of(run: Run) -> None:
    matters = {one["title"]: one for one in run("coverage", "--diff", "cr-2016", "cr-2026", "--json").json["matters"]}
    for title in ("Mulligan", "Pedine fuori fase", "Unicità dei planeswalker", "Tutti i bersagli sono illegali"):
        assert matters[title]["played"], title


def test_a_new_number_alone_is_no_change(run: Run) -> None:
    """Ordering blockers is gone; declaring them is the same rule as ever."""
    shown = run("coverage", "--diff", "cr-2016", "cr-2026").out
    assert "509.2a" in shown
    assert "509.1a" not in shown


def test_what_ends_alike_is_told_once(run: Run, ordered: str) -> None:
    endings = run("compare", ordered, "--json").json["endings"]
    assert [one["editions"] for one in endings] == [["classic", "cr-2026"], ["cr-2016"]]
    assert "Orso è nel cimitero di Bruno" in endings[1]["text"]


def test_an_edition_that_does_nothing_of_the_kind_names_its_rule(run: Run) -> None:
    shown = run("compare", "confronti/tre-regole-delle-leggende").out
    assert "nulla di simile" in shown
    assert "704.5k" in shown


def test_a_comparison_ends_with_the_point_where_editions_part(run: Run) -> None:
    shown = " ".join(run("compare", "confronti/mana-che-avanza").out.split())
    assert "Il punto classic " in shown
    assert "senza, conterrebbe {R}." in shown
    assert shown.endswith("Chi la dimentica conserva per la fase dopo il mana che non ha speso.")
    points = run("compare", "confronti/danno-al-planeswalker", "--json").json["points"]
    assert points[0]["ref"] == "cr-2016:306.7"
