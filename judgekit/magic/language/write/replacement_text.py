"""What happens instead of something, and how things enter."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.tree import Filter, You
from judgekit.magic.language.write.instruction_text import Instructions
from judgekit.magic.language.write.noun_forms import Noun, ending, head, parts, that, with_preposition
from judgekit.magic.language.write.verb_forms import Subject, listed, unwritten

_OF_PLAYERS = {
    "gains life": "guadagnare punti vita",
    "pays life": "pagare punti vita",
    "pays life that is covered": "pagare punti vita mentre il tuo grimorio contiene almeno altrettante carte",
    "draws": "pescare una carta",
}
_OF_THINGS = {
    "graveyard": "mess{} in un cimitero",
    "dies": "mess{} in un cimitero dal gioco",
    "is destroyed": "distrutt{}",
}


_HARM = {
    "damage": "danno",
    "combat damage": "danno da combattimento",
    "noncombat damage": "danno non da combattimento",
}


class Insteads(Instructions):
    """Replacements, as sentences without their point."""

    def instead(self, node: tree.Instead) -> str:
        if node.kind == "enters":
            return self.entering(node)
        if isinstance(node.do[0], tree.More):
            return self.more(node, node.do[0])
        if node.kind in _HARM and (said := self.of_damage(node)) is not None:
            return said
        done = self.done_to_damage(node) if node.kind in _HARM else f"invece {self.together(node.do)}"
        return self.whenever(node, self.would(node), done)

    def more(self, node: tree.Instead, more: tree.More) -> str:
        """So many times the tokens, counters or points of life, or so many more."""
        much = {2: "il doppio", 3: "il triplo"}.get(more.times, f"altrettanti più {more.plus}")
        match node.kind, node.what:
            case "gains life", _:
                would, makes = self.would(node), "guadagni" if isinstance(node.what, You) else "guadagna"
            case "creates", what:
                yours = " sotto il tuo controllo" if isinstance(what, You) else ""
                would, makes = f"una o più pedine stanno per essere create{yours}", "vengono create"
            case "gets counters", tree.CountersOn(kind, Filter() as of):
                of_kind = f" {kind}" if kind else ""
                would = (
                    f"uno o più segnalini{of_kind} stanno per essere messi {with_preposition('su', self.one(of).text)}"
                )
                makes = "vengono messi"
            case tree.BY_EFFECT, tree.CountersOn(kind, Filter() as of):
                of_kind = f" {kind}" if kind else ""
                on = with_preposition("su", self.one(of).text)
                would, makes = f"un effetto sta per mettere uno o più segnalini{of_kind} {on}", "mette"
            case _:
                raise unwritten(node)
        return self.whenever(node, would, f"invece ne {makes} {much}")

    def whenever(self, node: tree.Instead, would: str, done: str) -> str:
        """Always, for a time, or the next time."""
        if node.condition is not None and node.kind not in _HARM:
            raise unwritten(node)
        if node.condition is not None:
            would += f" mentre {self.condition(node.condition)}"
        if node.next_only:
            return f"la prossima volta che {would} in questo turno, {done}"
        return f"{'fino alla fine del turno, ' if node.until else ''}se {would}, {done}"

    def would(self, node: tree.Instead) -> str:
        """What is about to happen to whom."""
        if node.kind in _OF_PLAYERS:
            verb = _OF_PLAYERS[node.kind]
            if isinstance(node.what, You):
                return f"stai per {verb}"
            who = "un giocatore" if isinstance(node.what, tree.EachPlayer) else self.player(node.what).text
            return f"{'un avversario' if isinstance(node.what, tree.Opponent) else who} sta per {verb}"
        if node.kind in _HARM:
            source, to = node.parties
            if source is None:
                return f"sta per essere inflitto {_HARM[node.kind]} {self.to(to)}"
            whom = f" {self.to(to)}" if to is not None else ""
            return f"{self.whoever(source).text} sta per infliggere {_HARM[node.kind]}{whom}"
        noun = self.whoever(node.what)
        if isinstance(node.what, Filter) and node.what.owner == "you":
            return f"{noun.text} sta per essere mess{ending(noun.gender, many=False)} nel tuo cimitero"
        if isinstance(node.what, Filter) and node.what.owner == "opponent":
            e = ending(noun.gender, many=False)
            return f"{noun.text} sta per essere mess{e} nel cimitero di un avversario"
        return f"{noun.text} sta per essere {_OF_THINGS[node.kind].format(ending(noun.gender, many=False))}"

    def whoever(self, what: object) -> Noun:
        """One of those whom it is about; by this name the rest of the sentence speaks of it."""
        if isinstance(what, tree.Chosen):
            noun = self.one(what.of)
            return noun._replace(text=f"{noun.text} a tua scelta")
        if not isinstance(what, Filter):
            return self.thing(what, subject=True)
        self.roles[""] = what
        return self.one(what._replace(zone="battlefield"))

    def to(self, what: Any) -> str:
        """The recipients of damage: `a una creatura o a un giocatore`."""
        alone = [what] if hasattr(what, "_fields") else what
        several = parts(what) if isinstance(what, Filter) else alone
        return listed([with_preposition("a", self.every_one(each)) for each in several])

    # --- damage -------------------------------------------------------------------------------------------------------

    def of_damage(self, node: tree.Instead) -> str | None:
        """Damage that is dealt to somebody else; None where it is told otherwise."""
        match node.do:
            case (tree.Damage(tree.Amount(1), to, tree.It("")),) if to != tree.It("other"):
                source, to_whom = node.parties
                whom = with_preposition("a", self.every_one(to_whom))
                when = " in questo turno" if node.until else ""
                by = f" {with_preposition('da', self.every_one(source))}" if source is not None else ""
                there = with_preposition("a", self.thing(to).text)
                if node.next_only:
                    return self.whenever(node, self.would(node), f"quel danno viene invece inflitto {there}")
                return f"tutto il danno che verrebbe inflitto {whom}{when}{by} viene invece inflitto {there}"
            case (tree.Prevent(_, None, _),) if node.parties[0] is None and node.condition is None:
                return f"previeni tutto il {_HARM[node.kind]} che verrebbe inflitto {self.to(node.parties[1])}"
        return None

    def every_one(self, what: object) -> str:
        if isinstance(what, tree.Chosen):
            return self.whoever(what).text
        if isinstance(what, Filter):
            return self.one(what).text
        return self.thing(what).text

    def done_to_damage(self, node: tree.Instead) -> str:
        """Doubled, prevented, or whatever else is done."""
        _, to = node.parties
        match node.do:
            case (tree.Prevent(_, None, _),):
                return "previeni quel danno"
            case (tree.Prevent(_, None, _), *more):
                done = self.together(tuple(more))
                return f"previeni quel danno. {done[:1].upper()}{done[1:]}"
            case (tree.Prevent(_, tree.Half(tree.Amount(1), up), _),):
                return f"previeni metà di quel danno, arrotondata per {'eccesso' if up else 'difetto'}"
            case (tree.Prevent(_, int(n), _),):
                return f"previeni {n} di quei danni"
            case (tree.Damage(tree.Plus(tree.Amount(1), n), tree.It("other"), tree.It("")),):
                return f"invece infligge quel danno più {n}"
            case (tree.Damage(tree.Amount(2), tree.It("other"), _),):
                return f"invece infligge il doppio di quel danno{'' if to is None else ' ' + self.back_to(to)}"
        return f"invece {self.together(node.do)}"

    def back_to(self, to: object) -> str:
        if not isinstance(to, Filter):
            return self.to(to)
        heads = [head(each, many=False) for each in parts(to)]
        return " o ".join(with_preposition("a", that(each.text, each.gender, many=False)) for each in heads)

    def entering_with_each(self, node: tree.Instead) -> str:
        """A counter for each of some things."""
        match node.do:
            case (tree.PutCounters(tree.This(), kind, tree.Count(of, 1)),) if node.condition is None:
                return f"{self.self} entra in gioco con un segnalino {kind} per ogni {self.other_one(of)}"
        raise unwritten(node)

    # --- entering -----------------------------------------------------------------------------------------------------

    def entering(self, node: tree.Instead) -> str:
        condition = f"se {self.condition(node.condition)}, " if node.condition is not None else ""
        if any(isinstance(getattr(step, "how_many", 1), tree.Count) for step in node.do):
            return self.entering_with_each(node)
        if not isinstance(node.what, (tree.This, Filter)) or any(map(_is_no_entering, node.do)):
            raise unwritten(node)
        subject = Subject(self.self) if isinstance(node.what, tree.This) else self._subject(self.all_of(node.what))
        enters = f"{condition}{subject.does('entra')} in gioco"
        own = ending("f" if not self.name else "m", many=False)
        match node.do:
            case (tree.BecomeCopy() as step,):
                itself = isinstance(node.what, tree.This)
                return condition + self.entering_as_a_copy(step, subject, itself=itself, own=own)
            case (tree.Tap(),):
                return f"{enters} TAPpat{ending(subject.gender, many=True) if subject.many else own}"
            case (tree.Tap(), tree.PutCounters(_, kind, n)):
                return f"{enters} TAPpat{own} con {self.counters(kind, n)}"
            case (tree.PutCounters(_, kind, n),):
                return f"{enters} con {self.counters(kind, n)}"
            case (tree.OneOf(_, ((tree.PutCounters(_, kind, n),), (tree.PutCounters(_, other, m),))),):
                return f"{enters} con {self.counters(kind, n)} o {self.counters(other, m)} a tua scelta"
            case _:
                return f"mentre {self.self} entra in gioco, {self.together(node.do)}"


def _is_no_entering(step: object) -> bool:
    """Whether it is told otherwise than how something enters: what triggers on it, and under whose control it does."""
    return isinstance(step, tree.Reflexive) or (isinstance(step, tree.PutInto) and step.zone == "battlefield")
