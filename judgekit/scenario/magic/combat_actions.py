"""The sentences of combat: attacks, blocks, orders, damage divided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.line import Line
from judgekit.scenario.model import Arrange, Assign, Attack, Block, Name

if TYPE_CHECKING:
    from judgekit.scenario.line import Line
    from judgekit.scenario.model import Do


_PAYING = r"\s*,?\s+pagando(?!\w)"


def attack(line: Line) -> Do:
    defender = None
    if not line.look(r"con(?!\w)"):
        defender = line.name(r"\s+con(?!\w)", "«con» e chi attacca, o chi è attaccato")
    bands = _bands(line)
    more = []
    while line.take(";"):
        other = line.name(r"\s+con(?!\w)", "chi altro è attaccato, e «con» chi")
        more.append((other, _bands(line)))
    symbols, sources = _paying(line)
    return Attack(bands, defender, symbols, sources, tuple(more))


def _bands(line: Line) -> tuple[tuple[Name, ...], ...]:
    """`con A, B + C`."""
    line.need(r"con(?!\w)", "«con» e chi attacca")
    bands = [_band(line)]
    while not line.look(_PAYING) and line.take(r",(?:\s*e(?!\w))?|e(?!\w)"):
        bands.append(_band(line))
    return tuple(bands)


def _band(line: Line) -> tuple[Name, ...]:
    stops = rf"\s*[,+;]|\s+e(?!\w)|{_PAYING}"
    members = [line.name(stops, "una creatura che attacca")]
    while line.take(r"\+"):
        members.append(line.name(stops, "un’altra creatura del branco"))
    return tuple(members)


def block(line: Line) -> Do:
    blocks = [_blocked(line)]
    while line.take(";"):
        blocks.append(_blocked(line))
    symbols, sources = _paying(line)
    return Block(tuple(blocks), symbols, sources)


def _blocked(line: Line) -> tuple[Name, tuple[Name, ...]]:
    attacker = line.name(r"\s+con(?!\w)", "una creatura attaccante")
    line.need(r"con(?!\w)", "«con» e chi blocca")
    return attacker, line.names(rf"\s*;|{_PAYING}", "una creatura che blocca", ahead=r"pagando(?!\w)")


def _paying(line: Line) -> tuple[tuple[str, ...], tuple[Name, ...]]:
    """`pagando {2}`, `pagando {2} con Foresta 1, Isola`; nothing where nothing is said."""
    if not line.take(_PAYING):
        return (), ()
    symbols = line.symbols()
    sources: tuple[Name, ...] = ()
    if line.word("con"):
        sources = line.names(r"(?!)", "ciò che dà il mana")
    elif symbols is None:
        raise line.stop("il mana pagato: «pagando {2}»")
    return symbols or (), sources


def arrange(line: Line) -> Do:
    found = line.need(
        r"(?:i|le creature) (bloccanti)|(?:gli|le creature) (attaccanti)", "«i bloccanti di» o «gli attaccanti di»"
    )
    line.need(r"di(?!\w)|d'", "«di»")
    of = line.name(r"\s*:", "una creatura")
    line.need(":", "«:» e l’ordine")
    return Arrange(of, line.names(r"(?!)", "una creatura"), found[1] is not None)


def assign(line: Line) -> Do:
    line.need(r"(?:il danno|i danni)(?!\w)", "«il danno di …»")
    line.need(r"di(?!\w)|d'", "«di» e chi lo infligge")
    shares = [_assigned(line)]
    while line.take(";"):
        line.take(r"(?:(?:il )?danno )?(?:di(?!\w)|d')")
        shares.append(_assigned(line))
    return Assign(tuple(shares))


def _assigned(line: Line) -> tuple[Name, tuple[tuple[Name, int], ...]]:
    source = line.name(r"\s*:", "chi infligge il danno")
    line.need(":", "«:» e quanto a chi: «Orso: 2 a Muro, 1 a Elfo»")
    shares = [share(line, "(?!)")]
    while line.take(r",(?:\s*e(?!\w))?|e(?!\w)"):
        shares.append(share(line, "(?!)"))
    return source, tuple(shares)


def share(line: Line, stops: str) -> tuple[Name, int]:
    """`2 a Orso`."""
    amount = line.number("quanto danno, per esempio «2 a Orso»")
    line.need(r"(?:ad?|al|alla|allo|all')(?!\w)", "«a» e chi lo riceve, per esempio «2 a Orso»")
    return line.name(rf"\s*[,;]|\s+e(?!\w)|{stops}", "chi lo riceve"), amount
