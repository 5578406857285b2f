"""Cards of the set files that are read whole and played, for the programs that audit them; the sealed are left out.

    python tests/bench/understood_cards.py OUT.json FILE... [--edition cr-2026]

OUT holds their numbers by file: what `load` gives again as cards, without checking them anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.editions import system
from judgekit.magic.sets.checking import check_card
from judgekit.magic.sets.mtgjson import read_set

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judgekit.magic.sets.card import Card


def is_sealed(card: Card) -> bool:
    """Whether nobody who mends the language looks at a card: that quarter is for scoring."""
    return hashlib.sha1(b"judgekit-d2:" + card.called.encode()).digest()[0] % 4 == 3  # noqa: S324


def _is_whole(job: tuple[Card, str]) -> bool:
    card, edition = job
    return not is_sealed(card) and not check_card(card, system(edition)).stops


def understood(files: Iterable[Path], edition: str, processes: int = 2) -> dict[str, list[int]]:
    """Where in its file each card stands that is read whole and played, none that is sealed among them."""
    found: dict[str, list[int]] = {}
    with get_context("fork").Pool(processes) as pool:
        for path in files:
            cards = read_set(path.read_bytes(), path.name).cards
            whole = pool.map(_is_whole, [(card, edition) for card in cards], chunksize=50)
            found[str(path)] = [n for n, one in enumerate(whole) if one]
    return found


def load(kept: Path) -> list[Card]:
    """The cards that a run of this program has kept, once each by their name."""
    found: dict[str, Card] = {}
    for path, numbers in json.loads(kept.read_text(encoding="utf-8")).items():
        cards = read_set(Path(path).read_bytes(), Path(path).name).cards
        for n in numbers:
            found.setdefault(cards[n].called, cards[n])
    return list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--edition", default="cr-2026")
    told = parser.parse_args()
    found = understood(told.files, told.edition)
    told.out.write_text(json.dumps(found), encoding="utf-8")
    print(sum(map(len, found.values())), "carte")


if __name__ == "__main__":
    main()
