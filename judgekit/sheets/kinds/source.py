"""What questions are made of: a board that has been studied, the texts, and the rules that a sheet is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from judgekit.errors import BadRef
from judgekit.refs import Ref
from judgekit.render.cited import beginning
from judgekit.render.italian.small_words import listed
from judgekit.sheets.exercise import Decisive, Option, Question
from judgekit.sheets.shown import script, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.sheets.chance import Chance
    from judgekit.sheets.ground import Ground
    from judgekit.sheets.study import Other, Study
    from judgekit.texts.library import Corpus, Unit


LONGEST = 220


class Material(NamedTuple):
    """What every kind of question has at hand. `other` is the edition to compare with, "" where there is none;
    `levels` are those wanted.
    """

    corpus: Corpus
    edition: str
    ground: Ground
    other: str = ""
    levels: frozenset[int] = frozenset({1, 2, 3})

    def wants(self, level: int) -> bool:
        """Whether a question of this level is wanted; 0 never is."""
        return level in self.levels

    @property
    def modern(self) -> bool:
        return self.edition.startswith("cr")


class Posed(NamedTuple):
    """A studied board on its way to a question: the scenario file, its name, what is told beside it.

    `alike` tells that the other edition of the sheet would write the very same board.
    """

    study: Study
    text: str
    source: str
    prose: str = ""
    alike: bool = False


class OfBoard(Protocol):
    def __call__(self, posed: Posed, chance: Chance, material: Material) -> Question | None: ...


class OfText(Protocol):
    def __call__(self, chance: Chance, material: Material) -> Question | None: ...


def unit_of(corpus: Corpus, edition: str, number: str) -> Unit | None:
    try:
        return corpus.units.get(Ref(edition, number))
    except BadRef:
        return None


def title_of(material: Material, number: str) -> str:
    unit = unit_of(material.corpus, material.edition, number)
    return unit.title if unit is not None else ""


def neighbours(number: str, material: Material) -> list[str]:
    """The rules beside one in the text."""
    links = material.corpus.links
    here = Ref(material.edition, number)
    unit = material.corpus.units.get(here)
    if unit is None or unit.parent is None:
        return []
    return [
        one.path for one in links[unit.parent].children if one != here and material.corpus.units[one].kind == "rule"
    ]


def named(material: Material, number: str) -> str:
    """«502.2b (Attacco improvviso)»."""
    title = title_of(material, number)
    if number.startswith("glossario/"):
        return f"voce «{title or number.removeprefix('glossario/')}» del glossario"
    return f"{_spelt(number)} ({title})" if title else _spelt(number)


def _spelt(number: str) -> str:
    return number.replace("fase-", "fase ")


def ref(edition: str, number: str) -> str:
    return f"{edition}:{number}"


def forgets(material: Material, other: Other) -> str:
    """What somebody forgets who answers so: «dimentica la 502.2b (Attacco improvviso)»."""
    together = "insieme " if len(other.heads) > 1 else ""
    return f"dimentica {together}{listed(f'la {named(material, number)}' for number in other.heads)}"


def ignored(material: Material, other: Other) -> str:
    """The rules that are forgotten, as refs with a space between them."""
    return " ".join(ref(material.edition, number) for number in other.heads)


def decisive(material: Material, others: Iterable[Other], said: Sequence[str] = ()) -> tuple[Decisive, ...]:
    """The rules of an answer key, with what they say; `said` tells for each what would be without it."""
    found = []
    for n, other in enumerate(others):
        without = said[n] if n < len(said) else ""
        for number in other.heads:
            unit = unit_of(material.corpus, material.edition, number)
            text = beginning(unit.text, LONGEST) if unit is not None else ""
            found.append(Decisive(ref(material.edition, number), title_of(material, number), text, without))
    return tuple(found)


def lacking(others: Iterable[Other], ends: Iterable[str]) -> list[str]:
    """What would be without each rule, as the key says it: «senza: Orso è nel cimitero»."""
    return [
        f"senza entrambe: {end}" if len(o.heads) > 1 else f"senza: {end}" for o, end in zip(others, ends, strict=True)
    ]


def of_board(posed: Posed, material: Material, kind: str, level: int, **more: Any) -> Question:
    """A question with its board and script filled in."""
    scenario = posed.study.scenario
    prompt = str(more.pop("prompt", "") or posed.prose)
    base = Question(kind=kind, level=level, prompt=prompt, edition=material.edition)
    return base._replace(
        board=table(scenario, material.edition),
        script=script(scenario, material.edition),
        scenario=posed.text,
        source=posed.source,
        **more,
    )


def numbers_of(material: Material, deciding: Sequence[Other]) -> tuple[str, ...]:
    return tuple(ref(material.edition, number) for other in deciding for number in other.numbers)


def mixed(chance: Chance, right: Option, wrong: Sequence[Option], most: int = 3) -> tuple[Option, ...]:
    """The right option among the wrong ones, in an order of chance."""
    return tuple(chance.shuffled((right, *wrong[:most])))
