"""What a sheet is asked to be, and the command line that asks for it."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from judgekit.errors import JudgekitError
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from judgekit.sheets.ground import Ground


class Wanted(NamedTuple):
    """What was asked for. `rules` and `case` stand where no lesson does; `replace` are places of questions that others
    are to take; `workers` is how many processes search.
    """

    ground: Ground
    questions: int = 10
    level: int | None = None
    seed: int = 1
    kinds: tuple[str, ...] = ()
    variants: int = 1
    rules: tuple[str, ...] = ()
    case: str = ""
    title: str = ""
    course: str = ""
    date: str = ""
    allow_fewer: bool = False
    replace: tuple[int, ...] = ()
    workers: int = 1

    @property
    def command(self) -> str:
        """The command line that makes the same again."""
        words = ["judgekit", "sheet", *([self.ground.name] if self.ground.name else [])]
        for rule in self.rules:
            words += ["--rule", rule]
        words += ["--scenario", self.case] if self.case else []
        words += ["--edition", self.ground.edition, "--questions", str(self.questions)]
        words += ["--level", str(self.level)] if self.level else []
        for kind in self.kinds:
            words += ["--kind", kind]
        words += ["--variants", str(self.variants)] if self.variants > 1 else []
        for name in ("title", "course", "date"):
            words += [f"--{name}", getattr(self, name)] if getattr(self, name) else []
        for place in self.replace:
            words += ["--replace", str(place)]
        words += ["--allow-fewer"] if self.allow_fewer else []
        return shlex.join([*words, "--seed", str(self.seed)])


class TooFew(JudgekitError):
    """There are not as many good questions as were asked for; `found` tells how many there are."""

    def __init__(self, wanted: Wanted, found: int, kinds: tuple[str, ...] = ()) -> None:
        level = f" di livello {wanted.level}" if wanted.level else ""
        have = (
            "non ne ho trovata nessuna" if not found else f"ne ho trovate {found}" if found > 1 else "ne ho trovata una"
        )
        offer = "Con --allow-fewer scrivo quello che c’è; altrimenti prova" if found else "Prova"
        many = "una domanda buona" if wanted.questions == 1 else f"{wanted.questions} domande buone"
        about = f"«{wanted.ground.title}», {wanted.ground.edition}"
        super().__init__(
            f"{many}{level} su {about} non c{'’è' if wanted.questions == 1 else 'i sono'}: {have}. "
            f"{offer} un altro --level, un’altra --edition, più --kind o meno --questions"
            + (f"; qui ci sono domande di questi tipi: {', '.join(kinds)}" if kinds else "")
        )
        self.found = found
