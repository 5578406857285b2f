"""Statements without a subject: the stack, the pool, the step, what is cited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.refs import is_cited
from judgekit.scenario.line import NUMBER, Line
from judgekit.scenario.magic.actions import step_said
from judgekit.scenario.magic.claim_parts import END, HAS, IS, Said, player_named

if TYPE_CHECKING:
    from collections.abc import Callable


def _tokens(line: Line) -> Said:
    negated = line.word("non")
    line.need(r"(?:ci sono|c'è|c'e')(?!\w)", "«ci sono»")
    count = 0 if line.word("nessuna") or not line.look(NUMBER) else line.number()
    line.need(r"pedin[ae](?!\w)", "«pedine» e il loro nome")
    return Said("tokens", (count, line.name(END, "il nome delle pedine")), negated and count > 0)


def _stack(line: Line) -> Said:
    negated = line.word("non")
    line.need(IS, "«è»")
    if line.word("vuota"):
        return Said("stack empty", (), negated)
    line.need(r",?\s*(?:dalla cima|dall'alto)?\s*:", "«vuota», o «dalla cima:» e ciò che vi sta")
    return Said("stack", (line.names(END, "ciò che sta nella pila"),), negated)


def _pool(line: Line) -> Said:
    line.need(r"(?:di|d')(?!\w)|d'", "«di» e un giocatore")
    player = player_named(line)
    negated = line.word("non")
    line.need(IS, "«è vuota»")
    if (symbols := line.symbols()) is not None:
        return Said("mana", (player, symbols), negated)
    line.need(r"vuota(?!\w)", "«vuota» o mana come {R}{R}")
    return Said("mana", (player, ()), negated)


def _game(line: Line) -> Said:
    negated = line.word("non")
    line.need(r"(?:è|e'|finisce)(?!\w)", "«è pari»")
    line.need(r"(?:pari|patta|in parita)(?!\w)", "«pari»")
    return Said("drawn", (), negated)


def _verdict(line: Line) -> Said:
    action = line.need(r"[0-9]{1,6}(?!\w)", "il numero di un’azione, contato sulle righe di «azioni»")[0]
    negated = line.word("non")
    line.need(IS, "«è legale» o «è illegale»")
    word = line.need(r"(illegale|legale)(?!\w)", "«legale» o «illegale»")[1]
    return Said("verdict", (int(action), "legal" if (word == "legale") != negated else "illegal"))


def _triggers(line: Line) -> Said:
    count = 1
    if line.look(NUMBER):
        count = line.number()
        line.need(r"volt[ae](?!\w)", "«volta» o «volte»")
    line.need(":", "«:» e la fonte")
    return Said("triggers", (line.name(END, "la fonte dell’abilità innescata"), count))


def _no_trigger(line: Line) -> Said:
    line.word("mai")
    line.need(":", "«:» e la fonte")
    return Said("triggers", (line.name(END, "la fonte dell’abilità innescata"), 0))


def _citing(negated: bool) -> Callable[[Line], Said]:
    def read(line: Line) -> Said:
        at = line.ahead()
        found = line.need(r"\S+", "un numero di regola come 310.4")
        number = found[0].strip().removesuffix(".")
        if not is_cited(number):
            raise line.stop(f"un numero di regola come 310.4 o una voce come glossario/eco, non «{number}»", at)
        return Said("cites", (number,), negated)

    return read


def _order(line: Line) -> Said:
    of = line.name(r"\s*:", "una creatura")
    line.need(":", "«:» e l’ordine")
    return Said("order", (of, line.names(END, "una creatura")))


def _is_step(negated: bool) -> Callable[[Line], Said]:
    def read(line: Line) -> Said:
        go = step_said(line)
        return Said("step", (go.step, go.player), negated)

    return read


def _nobody(line: Line) -> Said:
    line.need(rf"{HAS}\s+vinto(?!\w)", "«ha vinto»")
    return Said("nobody won")


SHARED: tuple[tuple[str, Callable[[Line], Said]], ...] = (
    (r"(?:l')?azione(?=\s+[0-9])", _verdict),
    (r"non cita(?=\s+\S+$)", _citing(negated=True)),
    (r"cita(?=\s+\S+$)", _citing(negated=False)),
)


IMPERSONAL: tuple[tuple[str, Callable[[Line], Said]], ...] = (
    (r"in gioco(?=\s+(?:non )?(?:ci sono|c'))", _tokens),
    (r"la pila(?=\s+(?:non )?(?:è|e'))", _stack),
    (r"la riserva(?: di mana)?(?=\s+d)", _pool),
    (r"la partita(?=\s+(?:non )?(?:è|e'|finisce))", _game),
    (r"nessuno(?=\s+ha)", _nobody),
    *SHARED,
    (r"non si innesca", _no_trigger),
    (r"si innesca", _triggers),
    (r"(?:l')?ordine (?:di|d'|del|della|dell')(?=.*:)", _order),
    (r"non (?:è|e')", _is_step(negated=True)),
    (r"è|e'", _is_step(negated=False)),
)
