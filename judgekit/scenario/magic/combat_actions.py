"""The sentences of combat: attacks, blocks, orders, damage divided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.scenario.line import AND, ANOTHER, NUMBER, OF, ON, TO, WITH
from judgekit.scenario.model import Arrange, Assign, Attack, Block

if TYPE_CHECKING:
    from judgekit.scenario.line import Line
    from judgekit.scenario.model import Do, Name


_PAYING = r"\s*,?\s+pagando(?!\w)"
ATTACKING = r"(?:come )?(?:le )?(?:creature )?attaccant[ei](?!\w)"
BLOCKING = r"(?:come )?(?:le )?(?:creature )?bloccant[ei](?!\w)"
_NEXT = rf"\s*[,;]|\s+{AND}"
_TOGETHER = r"in (?:un )?(?:branco|banda)(?!\w)"


def attack(line: Line) -> Do:
    banded = line.word(_TOGETHER)
    defender = None
    if not line.look(WITH):
        defender = line.name(rf"\s+{WITH}", "«con» e chi attacca, o chi è attaccato")
    bands = _band_alone(line) if banded else _bands(line)
    more = []
    while (at := _next_group(line)) is not None:
        line.at = at
        other = line.name(rf"\s+{WITH}", "chi altro è attaccato, e «con» chi")
        more.append((other, _bands(line)))
    symbols, sources = _paying(line)
    return Attack(bands, defender, symbols, sources, tuple(more))


def declare_attackers(line: Line) -> Do:
    """`dichiara attaccanti Orso, Elfo`, `dichiara Orso ed Elfo come attaccanti`."""
    if line.take(rf"{ATTACKING}\s*:?"):
        bands = _listed(line)
    else:
        bands = _listed(line, rf"|\s+{ATTACKING}")
        line.need(ATTACKING, "«attaccanti»")
    symbols, sources = _paying(line)
    return Attack(bands, None, symbols, sources, ())


def _next_group(line: Line) -> int | None:
    """Where the next attacked or blocked creature begins: behind «;», or «e» before a known name and «con»."""
    before = line.at
    if line.take(";"):
        after, line.at = line.at, before
        return after
    if line.take(ANOTHER):
        after = line.at
        goes_on = line.known(rf"\s+{WITH}") is not None and line.look(WITH) is not None
        line.at = before
        return after if goes_on else None
    return None


def _bands(line: Line) -> tuple[tuple[Name, ...], ...]:
    """`con A, B + C`."""
    line.need(WITH, "«con» e chi attacca")
    return _listed(line)


def _listed(line: Line, ends: str = "") -> tuple[tuple[Name, ...], ...]:
    bands = [_band(line, ends)]
    while not line.look(_PAYING) and _next_group(line) is None and line.take(ANOTHER):
        line.take(WITH)  # «con Orso e con Elfo»
        bands.append(_band(line, ends))
    return tuple(bands)


def _band(line: Line, ends: str = "") -> tuple[Name, ...]:
    stops = rf"\s*[,+;]|\s+{AND}|{_PAYING}{ends}"
    members = [line.name(stops, "una creatura che attacca")]
    while line.take(r"\+"):
        members.append(line.name(stops, "un’altra creatura del branco"))
    return tuple(members)


def _band_alone(line: Line) -> tuple[tuple[Name, ...], ...]:
    """`in branco con A e B`: those named are the band; who attacks apart follows «e a parte»."""
    line.need(WITH, "«con» e chi attacca insieme")
    apart = rf"(?:{ANOTHER})?\s*(?:a parte|da sol[oaie])\s*(?:con(?!\w))?"
    stops = rf"\s*[,+;]|\s+{AND}|{_PAYING}|\s+{apart}"
    members = [line.name(stops, "una creatura del branco")]
    while not line.look(apart) and line.take(rf"{ANOTHER}|\+"):
        members.append(line.name(stops, "un’altra creatura del branco"))
    return (tuple(members), *(_listed(line) if line.take(apart) else ()))


def block(line: Line) -> Do:
    blocks = [_blocked(line)]
    while (at := _next_group(line)) is not None:
        line.at = at
        blocks.append(_blocked(line))
    symbols, sources = _paying(line)
    return Block(tuple(blocks), symbols, sources)


def _blocked(line: Line) -> tuple[Name | None, tuple[Name, ...]]:
    if line.take(WITH):
        return None, _blockers(line, rf"{_NEXT}|{_PAYING}")
    attacker = line.name(rf"\s+{WITH}", "una creatura attaccante")
    line.need(WITH, "«con» e chi blocca")
    return attacker, _blockers(line, rf"{_NEXT}|{_PAYING}")


def _blockers(line: Line, stops: str) -> tuple[Name, ...]:
    found = [line.name(stops, "una creatura che blocca")]
    while not line.look(_PAYING) and _next_group(line) is None and line.take(ANOTHER):
        line.take(WITH)
        found.append(line.name(stops, "una creatura che blocca"))
    return tuple(found)


def declare_blockers(line: Line) -> Do:
    """`dichiara Muro come bloccante di Orso`, `dichiara bloccanti Muro ed Elfo su Orso`."""
    whom = rf"(?:{ON}|{OF}|per(?!\w)|contro(?!\w))"
    first = line.take(rf"{BLOCKING}\s*:?")
    blockers = _blockers(line, rf"{_NEXT}|\s+{whom}|\s+{BLOCKING}")
    if not first:
        line.need(BLOCKING, "«come bloccante»")
    line.need(whom, "«di» e la creatura bloccata, o «Bruno blocca Orso con Muro»")
    attacker = line.name(_PAYING, "una creatura attaccante")
    symbols, sources = _paying(line)
    return Block(((attacker, blockers),), symbols, sources)


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
    line.need(OF, "«di»")
    of = line.name(r"\s*:", "una creatura")
    line.need(":", "«:» e l’ordine")
    return Arrange(of, line.names(r"(?!)", "una creatura"), found[1] is not None)


def assign(line: Line) -> Do:
    if line.look(NUMBER):
        return Assign((_assigned_by(line),))
    line.need(r"(?:il danno|i danni)(?!\w)", "«il danno di …»")
    line.need(OF, "«di» e chi lo infligge")
    shares = [_assigned(line)]
    while line.take(";"):
        line.take(rf"(?:(?:(?:il )?danno|(?:i )?danni) )?{OF}")
        shares.append(_assigned(line))
    return Assign(tuple(shares))


def _assigned_by(line: Line) -> tuple[Name | None, tuple[tuple[Name, int], ...]]:
    """`assegna 2 danni di Orso a Muro e 1 a Elfo`; without «di Orso» of whatever has damage to divide."""
    amount = line.number()
    if not line.look(TO):
        line.need(
            r"(?:punt[oi] )?(?:di )?dann[oi](?!\w)", "«danni di» e chi li infligge, o «il danno di Orso: 2 a Muro»"
        )
    source = line.name(rf"\s+{TO}", "chi infligge il danno") if line.take(OF) else None
    line.need(TO, "«a» e chi lo riceve, o «di» e chi lo infligge")
    shares = [(line.name(_NEXT, "chi lo riceve"), amount)]
    while line.take(ANOTHER):
        shares.append(share(line, "(?!)"))
    return source, tuple(shares)


def _assigned(line: Line) -> tuple[Name, tuple[tuple[Name, int], ...]]:
    source = line.name(r"\s*:", "chi infligge il danno")
    line.need(":", "«:» e quanto a chi: «Orso: 2 a Muro, 1 a Elfo»")
    shares = [share(line, "(?!)")]
    while line.take(ANOTHER):
        shares.append(share(line, "(?!)"))
    return source, tuple(shares)


def share(line: Line, stops: str) -> tuple[Name, int]:
    """`2 a Orso`."""
    amount = line.number("quanto danno, per esempio «2 a Orso»")
    line.take(r"(?:punt[oi] )?(?:di )?dann[oi](?!\w)")
    line.need(TO, "«a» e chi lo riceve, per esempio «2 a Orso»")
    return line.name(rf"{_NEXT}|{stops}", "chi lo riceve"), amount
