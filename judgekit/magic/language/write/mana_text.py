"""Mana and counters, as sentences without their point."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.write.noun_forms import with_preposition
from judgekit.magic.language.write.verb_forms import braced, unwritten
from judgekit.magic.language.write.zone_change_text import ZoneChanges
from judgekit.magic.vocabulary import ENERGY


class ManaAndCounters(ZoneChanges):
    """Mana that is made and what it may be spent on; counters that are put on things."""

    def so_many_counters(self, kind: str, n: tree.Quantity) -> str:
        if not kind and n == 1:
            return "un segnalino"
        if not kind and not isinstance(n, tree.CountersOn):
            raise unwritten(n)
        all_of_them = f"tutti i segnalini {kind}".rstrip()
        return all_of_them if isinstance(n, tree.CountersOn) else self.counters(kind, n)

    def put_counters(self, step: tree.PutCounters, puts: str, *, infinitive: bool) -> str:
        """Counters that are put on things, divided among several, or got by a player."""
        what, kind, n = step
        if kind == ENERGY and isinstance(n, int):
            return f"{self.player(what).does('ottiene', infinitive=infinitive)} {'{E}' * n}"
        if (want := self.wanted(what)) and want.divided is not None:
            return f"distribuisci {self.counters(kind, n)} tra {self.thing(what).text}"
        return f"{puts} {self.counters(kind, n)} {with_preposition('su', self.thing(what).text)}"

    def use(self, use: tree.SpendOn) -> str:
        """What mana may be spent on."""
        if use.kind not in {"cast", "activate"}:
            raise unwritten(use)
        if use.kind == "cast":
            return f"lanciare {self.one(use.of).text}" if use.of is not None else "lanciare una magia"
        of = f" {with_preposition('di', self.one(use.of).text)}" if use.of is not None else ""
        return f"attivare un'abilità{of}"

    def mana_added(self, step: tree.AddMana, own: str) -> str:
        """How much mana, of which kind, and to whose pool."""
        pool = f"alla {own} riserva di mana"
        symbols, n = step.symbols, step.times
        if step.each:
            raise unwritten(step)
        if symbols == (tree.CHOSEN_COLOUR,):
            return f"{self.measured(n, 'mana', 'mana')} del colore scelto"
        if symbols in {(tree.SAME_COLOUR,), (tree.SAME_TYPE,)}:
            like = "colore" if symbols == (tree.SAME_COLOUR,) else "tipo"
            return f"{self.measured(n, 'mana', 'mana')} dello stesso {like} {pool}"
        if isinstance(n, tree.Count):
            return f"{braced(symbols)} {pool} per ogni {self.other_one(n.of)}"
        if isinstance(n, tree.CouldProduce):
            return f"{braced(symbols)} che {self.one(n.of).text} potrebbe produrre {pool}"
        if isinstance(n, int):
            return f"{braced(symbols) * n} {pool}"
        return f"un ammontare di {braced(symbols)} pari a {self.amount(n)} {pool}"
