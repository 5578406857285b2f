"""An index of somebody's own texts beside ours: ours as it was made, theirs taken apart and put behind it.

To build all anew for each document that is imported takes half a minute, nearly all of it for what has not changed. So
what is ours keeps its place, and the words that our texts know keep their weight: no import changes how ours are found.
Which units are one rule, and how many rules there are of each game, is counted over all.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from judgekit.retrieval.asking import leanings
from judgekit.retrieval.build import Builder, names_in, words_kept
from judgekit.retrieval.concepts import Concepts
from judgekit.retrieval.tables import Lines, Table, numbers
from judgekit.texts.library import Corpus

if TYPE_CHECKING:
    from judgekit.retrieval.tables import Facts

_BEHIND = ("kinds", "parents", "sizes", "children", "aims")  # what is told of each unit by itself
_KEPT = ("unheard", "usual", "concepts", "wide", "directions", "pairs")


def extended(ours: Facts, corpus: Corpus) -> Facts | None:
    """What the index of a corpus holds, made from the index of our part of it; None where ours is not part of it."""
    mine = dict.fromkeys(ours["refs"].split("\n"))
    known = {str(ref): ref for ref in corpus.units}
    if not mine.keys() <= known.keys():
        return None
    order = (*(known[name] for name in mine), *(ref for name, ref in known.items() if name not in mine))
    whole = Corpus(corpus.editions, {ref: corpus.units[ref] for ref in order}, corpus.links, corpus.names)
    builder = Builder(whole, Concepts(ours["concepts"]), len(mine))
    stems = _go_on_from(ours, builder)
    theirs = builder.units[builder.first :]
    for unit in theirs:
        builder.add(unit)
    usual, inclined, _ = ours["usual"]
    new = range(len(ours["rarity"]) // array("f").itemsize, len(builder.tokens))
    rarity = _longer(ours["rarity"], array("f", map(builder.rarity_of, new)))
    spelt_rarity = numbers("f", ours["spelt_rarity"])
    spelt_rarity.extend(builder.spelt_rarities(len(spelt_rarity)))
    part = builder.by_units()
    return {
        **{name: ours[name] for name in _KEPT},
        **builder.of_the_whole(),
        **{name: ours[name] + part[name] if name == "kinds" else bytes(ours[name]) + part[name] for name in _BEHIND},
        **_groups(ours, builder),
        **_postings(ours, builder),
        **{name: Table.joined(ours[name], part[name]) for name in ("asked", "beside")},
        "rarity": rarity.tobytes(),
        "spread": _longer(ours["spread"], array("f", map(builder.spread_of, new))).tobytes(),
        "trust": _longer(ours["trust"], array("f", [usual] * len(new))).tobytes(),
        "spelt_rarity": spelt_rarity.tobytes(),
        "stands": Table.joined(ours["stands"], Table.of(() for _ in new)),
        "held": _held(ours, builder).tobytes(),
        "leanings": bytes(ours["leanings"]) + leanings([(unit.title, *unit.questions) for unit in theirs], inclined),
        "features": Table.joined(ours["features"], Table.of(builder.features_kept(rarity, spelt_rarity))),
        "words": words_kept(builder.vocabulary, stems),
        "names": _names(ours, whole, {unit.ref.edition for unit in theirs}),
    }


def _go_on_from(ours: Facts, builder: Builder) -> dict[str, str]:
    """Let a builder know what our index has numbered and counted; the stems of our words."""
    builder.average = ours["usual"][2]
    builder.tokens.update((token, int(number)) for token, number in Lines(ours["tokens"]).rows())
    builder.beginnings.update((begun, int(number)) for begun, number in Lines(ours["beginnings"]).rows())
    builder.row_of.update((token, row) for token, row in enumerate(numbers("h", ours["rows"])) if row >= 0)
    stems: dict[str, str] = {}
    for said, count in Lines(ours["words"]).rows():
        word, _, stems[word] = said.partition(" ")
        builder.vocabulary[word] = int(count)
    return stems


def _longer(ours: bytes | memoryview, theirs: array[float]) -> array[float]:
    return numbers("f", ours) + theirs


def _groups(ours: Facts, builder: Builder) -> Facts:
    """Families and sections: theirs are numbered behind ours."""
    families, sections, around = builder.groups()
    first = len(ours["around"][0]) // array("I").itemsize - 1
    behind = {
        name: bytes(ours[name]) + array("I", (first + group for group in groups)).tobytes()
        for name, groups in (("families", families), ("sections", sections))
    }
    told = Table.of(array("H", sorted(tokens)).tobytes() for tokens in around)
    return {**behind, "around": Table.joined(ours["around"], told)}


def _postings(ours: Facts, builder: Builder) -> Facts:
    """The documents that bear each token: theirs have higher numbers than any of ours."""
    starts, documents, weights = numbers("I", ours["starts"]), numbers("I", ours["documents"]), bytes(ours["weights"])
    begins, bearing, weighing = array("I", [0]), array("I"), bytearray()
    for token in range(len(builder.tokens)):
        if token + 1 < len(starts):
            bearing += documents[starts[token] : starts[token + 1]]
            weighing += weights[starts[token] : starts[token + 1]]
        more, weight = builder.packed_postings(token)
        bearing += more
        weighing += weight
        begins.append(len(bearing))
    return {"starts": begins.tobytes(), "documents": bearing.tobytes(), "weights": bytes(weighing)}


def _held(ours: Facts, builder: Builder) -> array[int]:
    """Of each token how many rules of each game bear it: ours, and those of theirs that are none of ours."""
    held, games, rules = numbers("H", ours["held"]), list(ours["totals"]), builder.census.rules
    return builder.held(held, games, frozenset(rules[: builder.first]))


def _names(ours: Facts, corpus: Corpus, editions: set[str]) -> bytes:
    names = dict(line.split(" ", 1) for line in Lines(ours["names"]).lines.decode().split("\n") if line)
    for name, refs in names_in(corpus, editions).items():
        key = name.replace(" ", "_")
        names[key] = " ".join(dict.fromkeys([*names.get(key, "").split(), *refs]))
    return Lines.of(names)
