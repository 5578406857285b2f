"""Damage dealt, prevented and redirected, as sentences without their point."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.tree import You, same
from judgekit.magic.language.write.copy_text import Copyings
from judgekit.magic.language.write.noun_forms import parts, phrase, with_preposition
from judgekit.magic.language.write.verb_forms import unwritten

_WHEN = {tree.UNTIL_END_OF_TURN: "in questo turno", f"{tree.UNTIL_YOUR_NEXT}turn": "fino al tuo prossimo turno"}


class Damages(Copyings):
    """Damage."""

    def damage(self, step: tree.Damage, *, infinitive: bool) -> str:
        if step.to == tree.EACH_ITS_OWN:
            raise unwritten(step)
        if same(step.to, tree.ControllerOf(tree.EACH_ITS_OWN)) and not infinitive:
            harm = self.measured(step.amount, "danno", "danni")
            return f"{self._each(step.source)} infligge {harm} al suo controllore"
        source = self._subject(self.thing(step.source, subject=True))
        verb = source.does("infligge", infinitive=infinitive)
        to = step.to
        want = self.wanted(to)
        if want is not None and want.divided is not None:
            return f"{verb} {step.amount} danni divisi a tua scelta tra {self.thing(to).text}"
        whom = tree.several(to)
        own = isinstance(step.source, tree.Target) and same(step.amount, tree.Stat("power", step.source))
        if own:
            there = " e ".join(with_preposition("a", self._each(one)) for one in whom)
            return f"{verb} danno pari alla sua forza {there}"
        harm = "" if self._tells_later(step) else self.measured(step.amount, "danno", "danni")
        texts = " e ".join(with_preposition("a", self._each(one)) for one in whom)
        if not harm:
            return f"{verb} {texts} {self.measured(step.amount, 'danno', 'danni')}"
        return f"{verb} {harm} {texts}{self.each(step.amount)}"

    def damage_besides(self, step: tree.Damage) -> str:
        """Damage of a sentence that has told of damage already: its verb is not said again."""
        return self.damage(step, infinitive=False).partition("infligg")[2].partition(" ")[2]

    def _tells_later(self, step: tree.Damage) -> bool:
        """Whether the amount speaks of the recipient, so that the recipient has to come first."""
        return (
            isinstance(step.amount, (tree.Stat, tree.Count))
            and getattr(step.amount, "factor", 1) == 1
            and isinstance(step.to, tree.Target)
        )

    def _each(self, node: object) -> str:
        if isinstance(node, tree.Each) and not node.of.either and len(parts(node.of)) == 1 and not node.of.other:
            return f"ogni {phrase(node.of, False, self.amount).text}"
        return self.thing(node).text

    def prevent(self, step: tree.Prevent) -> str:
        if step.next_only:
            if not isinstance(step.source, (tree.Chosen, tree.Each)):
                raise unwritten(step)
            choice = " a tua scelta" if isinstance(step.source, tree.Chosen) else ""
            when = f"la prossima volta che {self.one(step.source.of).text}{choice}"
            if isinstance(step.to, You):
                return f"{when} ti infliggerebbe danno in questo turno, previeni quel danno"
            whom = with_preposition("a", self.thing(step.to).text)
            return f"{when} sta per infliggere danno {whom} in questo turno, previeni quel danno"
        to = f" {with_preposition('a', self.thing(step.to).text)}" if step.to is not None else ""
        source = f" {with_preposition('da', self.thing(step.source).text)}" if step.source is not None else ""
        when = _WHEN[step.until]
        if step.amount is None:
            which = " da combattimento" if step.combat else " non da combattimento" if step.noncombat else ""
            harm = f"tutto il danno{which}"
            return f"previeni {harm} che verrebbe inflitto{to}{source} {when}"
        many = step.amount != 1
        n = f"i prossimi {step.amount if isinstance(step.amount, int) else 'X'} danni che verrebbero inflitti"
        one = "il prossimo 1 danno che verrebbe inflitto"
        return f"previeni {n if many else one}{to}{source} in questo turno"

    def redirect(self, step: tree.Redirect) -> str:
        """The next points of damage, dealt to somebody else."""
        if step.source is not None:
            raise unwritten(step)
        to = with_preposition("a", self.thing(step.to).text)
        other = with_preposition("a", self.thing(step.instead).text)
        if step.points == 1:
            return f"il prossimo danno che verrebbe inflitto {to} in questo turno viene invece inflitto {other}"
        points = step.points if isinstance(step.points, int) else "X"
        return f"i prossimi {points} danni che verrebbero inflitti {to} in questo turno vengono invece inflitti {other}"
