"""What is made, as sentences without their point: tokens of every sort."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.write.change_text import Changes
from judgekit.magic.language.write.noun_forms import adjective, number, with_preposition
from judgekit.magic.language.write.verb_forms import Subject, unwritten

if TYPE_CHECKING:
    from collections.abc import Callable


class Makings(Changes):
    """What is made."""

    def made(self, step: object, who: Subject, does: Callable[[str], str]) -> str:
        """What the rules describe themselves, or speak of as they do."""
        match step:
            case tree.KnownToken():
                return self.known_token(step, does("crea"))
            case tree.Tokens(several):
                return f"{does('crea')} {self.tokens(several)}"
            case tree.Emblem(_, abilities):
                return f"{does('prende')} un emblema con {self.gained(abilities)}"
            case tree.SetLife(_, n):
                return f"{self.life_total(who)} diventa {number(n, 'm')}"
            case tree.Excess(to):
                return f"il danno in eccesso è inflitto invece {with_preposition('a', self.thing(to).text)}"
        raise unwritten(step)

    def known_token(self, step: tree.KnownToken, verb: str) -> str:
        if isinstance(step.how_many, tree.Amount) and not step.tapped:
            return f"{verb} altrettante pedine {step.name}"
        if not isinstance(step.how_many, (int, tree.X)):
            raise unwritten(step)
        many = step.how_many != 1
        tapped = f" TAPpat{'e' if many else 'a'}" if step.tapped else ""
        return f"{verb} {number(step.how_many, 'f')} {'pedine' if many else 'pedina'} {step.name}{tapped}"

    def tokens(self, several: tuple[tree.Token | tree.KnownToken, ...]) -> str:
        """Tokens of several kinds, one verb for all."""
        if len(several) < len(("one", "another")):
            raise unwritten(several)
        written = [
            self.known_token(each, "") if isinstance(each, tree.KnownToken) else self.token(each, "")
            for each in several
        ]
        said = [one.strip().removeprefix("in gioco ") for one in written]
        return f"{', '.join(said[:-1])} e {said[-1]}"

    def life_total(self, who: Subject) -> str:
        """The life total of somebody, with its article."""
        if who.you:
            return "il tuo totale di punti vita"
        return f"il totale di punti vita {with_preposition('di', who.text)}"

    def token(self, step: tree.Token, verb: str) -> str:
        if any(not isinstance(n, (int, tree.X)) for n in (step.power, step.toughness)):
            raise unwritten(step)
        size = f"{step.power}/{step.toughness}" if isinstance(step.power, int) else "X/X"
        many = step.how_many != 1
        colours = " e ".join(adjective(c, "f", many) for c in step.colors) or adjective("colorless", "f", many)
        types = " ".join(vocabulary.TYPES[t][0] for t in step.types)
        types += "".join(f" {vocabulary.SUPERTYPES[each][0]}" for each in step.supertypes)
        words = f" con {self.gained(step.abilities)}" if step.abilities else ""
        each = ""
        if isinstance(step.how_many, tree.Count):
            if step.how_many.factor != 1:
                raise unwritten(step)
            many, each = False, f" per ogni {self.other_one(step.how_many.of)}"
        count = number(1 if each else step.how_many, "f")
        noun = "pedine" if many else "pedina"
        if step.name and step.name != " ".join(step.subtypes):
            colours += f' chiamat{"e" if many else "a"} "{step.name}"'
        words += each
        said = f"{verb} in gioco {count} {noun} {types} {' '.join(step.subtypes)} {size} {colours}{words}".replace(
            " e ", " ", max(0, len(step.colors) - 1)
        )
        tapped = f" TAPpat{'e' if many else 'a'} e" if step.tapped else ""
        if step.fought is not None:
            doing = "attaccando" if step.fights == "attacking" else "bloccando"
            return f"{said}{tapped} che sta{'nno' if many else ''} {doing} {self.thing(step.fought).text}"
        how = {"attacking": " attaccant", "blocking": " bloccant"}.get(step.fights, "")
        return f"{said}{tapped}{how and how + ('i' if many else 'e')}"
