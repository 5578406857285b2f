"""Copies, as sentences without their point."""

from __future__ import annotations

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.write.noun_forms import adjective, number, that, with_preposition
from judgekit.magic.language.write.token_text import Makings
from judgekit.magic.language.write.verb_forms import Subject, unwritten


class Copyings(Makings):
    """What is copied, and what becomes a copy."""

    def copying(self, step: object, *, infinitive: bool) -> str:
        match step:
            case tree.BecomeCopy():
                return self.becoming_a_copy(step, infinitive=infinitive)
            case tree.CopyToken():
                return self.copied_tokens(step, self.player(step.who), infinitive=infinitive)
            case tree.CopySpell():
                return self.copied_spell(step, self.player(step.who), infinitive=infinitive)
            case tree.Populate():
                return self.player(step.who).does("popola", infinitive=infinitive)
        raise unwritten(step)

    def becoming_a_copy(self, step: tree.BecomeCopy, *, infinitive: bool) -> str:
        what = self.thing(step.what, subject=True)
        of = with_preposition("di", self.thing(step.of).text)
        rest = f"{self.until(step.until)}{self.excepted(step.unlike)}"
        if infinitive:
            return f"far diventare {what.text} una copia {of}{rest}"
        return f"{self._subject(what).does('diventa')} una copia {of}{rest}"

    def copied_tokens(self, step: tree.CopyToken, who: Subject, *, infinitive: bool) -> str:
        verb = who.does("crea", infinitive=infinitive)
        if step.fought is not None or not isinstance(step.how_many, (int, tree.X)):
            raise unwritten(step)
        if isinstance(step.of, tree.Each):
            if step.how_many != 1:
                raise unwritten(step)
            of = with_preposition("di", "quel permanente")
            one = f"per ogni {self.other_one(step.of.of)}, {verb} una pedina{_coming(step, many=False)}"
            return f"{one} che è una copia {of}{self.excepted(step.unlike)}"
        many = step.how_many != 1
        of = with_preposition("di", self.thing(step.of).text)
        copies = "pedine" + _coming(step, many=True) + " che sono copie" if many else ""
        copy = "pedina" + _coming(step, many=False) + " che è una copia"
        return f"{verb} {number(step.how_many, 'f')} {copies or copy} {of}{self.excepted(step.unlike)}"

    def copied_spell(self, step: tree.CopySpell, who: Subject, *, infinitive: bool) -> str:
        if (
            step.for_each is not None
            or step.at is not None
            or step.unlike != tree.AS_IT_IS
            or not isinstance(step.how_many, (int, tree.X))
        ):
            raise unwritten(step)
        often = "" if step.how_many == 1 else f" {number(step.how_many, 'f')} volte"
        said = f"{who.does('copia', infinitive=infinitive)} {self.thing(step.what).text}{often}"
        if step.new_targets:
            said += f". Puoi scegliere nuovi bersagli per {'le copie' if often else 'la copia'}"
        return said

    def excepted(self, otherwise: tree.Except) -> str:
        """What of a copy is otherwise."""
        if otherwise.if_it_is is not None:
            raise unwritten(otherwise)
        change, said = otherwise.change, list[str]()
        if otherwise.keeps and "name" in otherwise.keeps:
            said.append(f"il suo nome è ancora {self.self}")
        if change.set_power is not None or change.set_toughness is not None:
            said.append(f"è {change.set_power}/{change.set_toughness}")
        said += [f"è {vocabulary.SUPERTYPES[each][0]}" for each in otherwise.supertypes]
        said += [f"non è {vocabulary.SUPERTYPES[each][0]}" for each in otherwise.not_supertypes]
        if change.colors is not None:
            said.append("è " + " e ".join(adjective(each, "m", many=False) for each in change.colors))
        if change.types or change.subtypes:
            beside = " in aggiunta ai suoi altri tipi" if change.adds_types else ""
            said.append(f"è {self.kinds(change, many=False)}{beside}")
        if "colours" in otherwise.keeps:
            said.append(f"non copia il colore {with_preposition('di', that('creatura', 'f', many=False))}")
        said += [f"ha {self.gained((word,))}" for word in change.words]
        if otherwise.this_ability:
            said.append("ha questa abilità")
        said += [f"entra con {self.counters(kind, n)} addizionali" for kind, n in otherwise.counters]
        if not said:
            return ""
        *first, last = said
        return f", tranne che {', '.join(first)}{' e ' if first else ''}{last}"

    def entering_as_a_copy(self, step: tree.BecomeCopy, subject: Subject, *, itself: bool, own: str) -> str:
        """What enters as a copy; `own` is the ending of its name."""
        of = with_preposition("di", self.thing(step.of).text)
        tapped = f" TAPpat{own}" if step.tapped else ""
        as_one = f"in gioco{tapped} come una copia {of}{self.excepted(step.unlike)}"
        if isinstance(step.of, tree.Chosen) and not step.must:
            if not itself:
                raise unwritten(step)
            return f"puoi far entrare {self.self} {as_one}"
        return f"{subject.does('entra')} {as_one}"


def _coming(step: tree.CopyToken, *, many: bool) -> str:
    tapped = f" TAPpat{'e' if many else 'a'}" if step.tapped else ""
    attacking = f"{' e' if step.tapped else ''} attaccant{'i' if many else 'e'}" if step.fights == "attacking" else ""
    return tapped + attacking
