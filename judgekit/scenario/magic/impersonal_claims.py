"""Statements without a subject: the stack, the pool, the step, what is cited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.refs import is_cited
from judgekit.scenario.line import NUMBER, OF, Line
from judgekit.scenario.magic import named_said
from judgekit.scenario.magic.actions import step_said
from judgekit.scenario.magic.claim_parts import END, EVEN, HAS, IS, Said, player_named
from judgekit.scenario.magic.happened_said import OF_A_KIND, in_all, whose_turn
from judgekit.scenario.model import NEXT_TURN

if TYPE_CHECKING:
    from collections.abc import Callable


def _tokens(line: Line) -> Said:
    """`in gioco ci sono 2 pedine Goblin`, `ci sono 2 pedine Goblin in gioco`."""
    negated = line.word("non")
    line.need(r"(?:ci sono|c'è|c'e')(?!\w)", "«ci sono»")
    count = 0 if line.word("nessuna") or not line.look(NUMBER) else line.number()
    line.need(r"(?:pedin[ae]|token)(?!\w)", "«pedine» e il loro nome")
    name = line.name(r"\s+in gioco(?!\w)", "il nome delle pedine")
    line.word("in gioco")
    return Said("tokens", (count, name), negated and count > 0)


def _entered(line: Line) -> Said:
    """`entrano 2 pedine Goblin`: so many have come into play."""
    negated = line.word("non")
    line.need(r"entra(?:no)?(?!\w)", "«entrano»")
    count = line.number()
    line.need(r"pedin[ae](?!\w)", "«pedine» e il loro nome")
    return Said("entered", (count, line.name(END, "il nome delle pedine").text), negated)


def _stack(line: Line) -> Said:
    negated = line.word("non")
    line.need(IS, "«è»")
    if line.word("vuota"):
        return Said("stack empty", (), negated)
    line.need(r",?\s*(?:dalla cima|dall'alto)?\s*:", "«vuota», o «dalla cima:» e ciò che vi sta")
    return Said("stack", (line.names(END, "ciò che sta nella pila"),), negated)


def _pool(line: Line) -> Said:
    line.need(OF, "«di» e un giocatore")
    player = player_named(line)
    negated = line.word("non")
    line.need(IS, "«è vuota»")
    if (symbols := line.symbols()) is not None:
        return Said("mana", (player, symbols), negated)
    line.need(r"vuota(?!\w)", "«vuota» o mana come {R}{R}")
    return Said("mana", (player, ()), negated)


def _game(line: Line) -> Said:
    negated = line.word("non")
    line.need(rf"(?:{IS}|finisce(?!\w))", "«è pari»")
    line.need(EVEN, "«pari»")
    return Said("drawn", (), negated)


def _verdict(line: Line) -> Said:
    action = line.need(r"[0-9]{1,6}(?!\w)", "il numero di un’azione, contato sulle righe di «azioni»")[0]
    negated = line.word("non")
    if line.word("si puo fare|si poteva fare"):
        return Said("verdict", (int(action), "illegal" if negated else "legal"))
    if not line.take(":") and not line.look(rf"non\s+(?:{_LEGAL})(?!\w)"):
        line.need(IS, "«è legale» o «è illegale»")
    negated ^= line.word("non")
    word = line.need(rf"(?:({_LEGAL})|({_ILLEGAL}))(?!\w)", "«legale» o «illegale»")
    return Said("verdict", (int(action), "legal" if (word[1] is not None) != negated else "illegal"))


_LEGAL = "legale|legittima|valida|lecita|permessa|ammessa|consentita|possibile|regolare"
_ILLEGAL = "illegale|illegittima|illecita|invalida|vietata|proibita|impossibile|irregolare"


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
        if go.step == NEXT_TURN:
            return Said("turn", (go.player,), negated)
        return Said("step", (go.step, go.player), negated)

    return read


def _is_time(time: str, *, negated: bool = False) -> Callable[[Line], Said]:
    return lambda _: Said("time", (time,), negated)


def _nobody(line: Line) -> Said:
    line.need(rf"(?:{HAS}\s+vinto|vince)(?!\w)", "«ha vinto»")
    line.word("la partita")
    return Said("nobody won")


SHARED: tuple[tuple[str, Callable[[Line], Said]], ...] = (
    (r"(?:(?:l')?azione|(?:la )?mossa|(?:la )?giocata)(?=\s+[0-9])", _verdict),
    (r"non cita(?=\s+\S+$)", _citing(negated=True)),
    (r"cita(?=\s+\S+$)", _citing(negated=False)),
)


IMPERSONAL: tuple[tuple[str, Callable[[Line], Said]], ...] = (
    (rf"(?=(?:in gioco|nel cimitero|in mano|nel grimorio|in esilio) .*{named_said.NAMED})", named_said.there_are),
    (rf"in gioco(?=\s+(?:non )?(?:ci sono|c'è|c'e') {NUMBER} {OF_A_KIND}\s*\.?\s*$)", in_all),
    (r"in gioco(?=\s+(?:non )?(?:ci sono|c'))", _tokens),
    (r"(?=(?:non )?ci sono.*(?:pedin|token))", _tokens),
    (rf"(?=(?:non )?entra(?:no)?\s+{NUMBER}\s+pedin[ae](?!\w))", _entered),
    (rf"la pila(?=\s+(?:non )?{IS})", _stack),
    (r"la riserva(?: di mana)?(?=\s+d)", _pool),
    (r"la partita(?=\s+(?:non )?(?:è|e'|finisce))", _game),
    (r"nessuno(?=\s+(?:ha|vince))", _nobody),
    *SHARED,
    (r"non si innesca", _no_trigger),
    (r"si innesca", _triggers),
    (rf"(?:l')?ordine {OF}(?=.*:)", _order),
    (r"non (?:è|e') n[eé]'? giorno n[eé]'? notte", _is_time("")),
    (r"non (?:è|e') giorno", _is_time("day", negated=True)),
    (r"non (?:è|e') notte", _is_time("night", negated=True)),
    (r"(?:è|e') giorno", _is_time("day")),
    (r"(?:è|e') notte", _is_time("night")),
    (rf"non (?:è|e')(?: piu)? il turno(?= {OF})", lambda line: whose_turn(line)._replace(negated=True)),
    (rf"(?:è|e')(?: ancora)? il turno(?= {OF})", whose_turn),
    (r"non (?:è|e')", _is_step(negated=True)),
    (r"è|e'", _is_step(negated=False)),
)
