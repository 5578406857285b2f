"""True or false: the claims that a lesson marks, each with the same claim with one fact turned."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.edition_words import MODERN, in_words_of, words
from judgekit.render.italian.small_words import capital, small
from judgekit.scenario import bundled
from judgekit.sheets.exercise import Decisive, Option, Question
from judgekit.sheets.foreseen import difficulty, hard
from judgekit.sheets.kinds.source import LONGEST, named, title_of
from judgekit.sheets.passages import passage
from judgekit.sheets.told import inside

if TYPE_CHECKING:
    from judgekit.sheets.chance import Chance
    from judgekit.sheets.ground import Claim
    from judgekit.sheets.kinds.source import Material


_MANY = 3  # rules that prove a claim


def ask(chance: Chance, material: Material) -> Question | None:
    claims = [one for one in material.ground.claims if one.edition == material.edition]
    if not claims:
        return None
    claim = chance.pick(claims)
    claim = claim._replace(true=_plainly(claim.true, material.edition), false=_plainly(claim.false, material.edition))
    true = chance.once_in(2)
    first = claim.numbers[0]
    right, _wrong = ("Vero", "Falso") if true else ("Falso", "Vero")
    why = f"lo dice la {named(material, first)}: «{inside(claim.true)}»"
    options = tuple(Option(text, correct=text == right, why="" if text == right else why) for text in ("Vero", "Falso"))
    rules = tuple(
        Decisive(f"{claim.edition}:{number}", title_of(material, number), _text(material, number, claim.true))
        for number in claim.numbers
    )
    return Question(
        kind="true-false",
        level=difficulty(claim.edition, _declared(claim), claim.numbers[:1], ()),
        prompt=claim.true if true else claim.false,
        edition=material.edition,
        ask="Vero o falso?",
        options=options,
        answer=right if true else f"Falso: {small(claim.true)}",
        decisive=rules,
        cites=tuple(f"{claim.edition}:{number}" for number in claim.numbers),
        point=f"{claim.edition}:{first}",
        source=f"{claim.section}" + (f", caso {claim.case}" if claim.case else ""),
    )


def _plainly(sentence: str, edition: str) -> str:
    """A claim without the words that say under which rules it is so, where these are the rules of the sheet."""
    own = re.escape(words(edition).rules.partition(" (")[0])
    then = [rf"Nel {year},?" for year in re.findall(r"\d{4}$", edition)]
    now = ["Oggi,?"] if edition == MODERN[-1] else []
    plain = in_words_of(edition, re.sub(rf"^(?:{'|'.join([f'Secondo {own},?', *then, *now])}) ", "", sentence))
    return f"«{capital(plain[1:])}" if plain.startswith("«") else capital(plain)


def _declared(claim: Claim) -> int:
    """How hard the case is that shows it; without one, whether it hangs on several rules."""
    case = next((one for one in bundled.listing() if one.name == claim.case), None)
    return hard(case.level) if case is not None else 1 if len(claim.numbers) < _MANY else 2


def _text(material: Material, number: str, about: str) -> str:
    unit = material.corpus.unit(material.edition, number)
    return passage(unit.text, about, LONGEST) if unit is not None else ""
