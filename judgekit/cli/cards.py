"""`cards`: sets of cards, which of their texts are understood, and their facts for cases that name them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Argument, Option
from judgekit.cli.options import Edition, Json, cores
from judgekit.errors import BadDocument, Fault, JudgekitError, NotFound
from judgekit.files import read_bounded
from judgekit.render import terminal
from judgekit.render.italian.small_words import count
from judgekit.render.page import Span, wrap

if TYPE_CHECKING:
    from judgekit.magic.sets.card import Card
    from judgekit.magic.sets.checking import Checked, Report, Stop
    from judgekit.magic.sets.mtgjson import CardSet
    from judgekit.magic.sets.patterns import Pattern
    from judgekit.magic.sets.stored import Kept
    from judgekit.render.page import Line
    from judgekit.table.system import System


app = declared.app(help="Le carte: quali testi si capiscono, e i set da cui i casi le prendono.")

File = Annotated[str, Argument(metavar="SET.json", help="Un set in forma MTGJSON.", show_default=False)]


def _read(file: str) -> CardSet:
    from judgekit.magic.sets.mtgjson import MOST, read_set

    return read_set(read_bounded(file, MOST), file)


def _system(edition: str) -> System:
    from judgekit.magic import editions
    from judgekit.refs import slug

    return editions.system(slug(edition))


# --- check ------------------------------------------------------------------------------------------------------------


ByPattern = Annotated[
    bool,
    Option(
        "--by-pattern",
        help="Raggruppa ciò che non si capisce secondo la forma della frase: nomi, numeri, tipi e colori valgono uno.",
        show_default=False,
    ),
]


@declared.command(app)
def check(file: File, edition: Edition = "classic", by_pattern: ByPattern = False, json: Json = False) -> int:
    """Dice quali testi italiani di un set si capiscono e si giocano, carta per carta."""
    from judgekit.magic.sets import checking, patterns

    found = _read(file)
    system = _system(edition)
    waits = sys.stderr.isatty()
    try:
        report = checking.check(found.cards, system, _progress if waits else None, processes=cores())
    finally:
        if waits:
            sys.stderr.write("\r\033[K")
    if json:
        from judgekit.cli import asjson

        told: dict[str, Any] = {"not_understood": [_stop(stop) for stop in report.not_understood]}
        if by_pattern:
            told["patterns"] = [_pattern(one) for one in patterns.by_pattern(report.not_understood)]
        asjson.put({**report._asdict(), **told})
    else:
        terminal.show(_by_pattern(found, report) if by_pattern else _told(found, report))
    return 0


def _progress(done: int, of: int) -> None:
    if done % 20 == 0:
        sys.stderr.write(f"\rleggo le carte: {done} di {of}")
        sys.stderr.flush()


def _stop(stop: Stop) -> dict[str, str]:
    return stop._asdict()


def _pattern(one: Pattern) -> dict[str, Any]:
    return {**one._asdict(), "examples": [example._asdict() for example in one.examples]}


def _by_pattern(found: CardSet, report: Report) -> list[Line]:
    """The shapes of what is not understood, with how many cards only they keep from being understood."""
    from judgekit.magic.sets import patterns

    width = terminal.width()
    lines: list[Line] = []
    for one in patterns.by_pattern(report.not_understood):
        counts = f"{one.alone} da sola, {count(one.cards, 'carta', 'carte')}"
        lines += wrap([Span(f"{counts}: ", "number"), Span(one.shape, "title")], width, "", "  ")
        for example in one.examples:
            lines += wrap([Span(f"{example.card}: ", "dim"), Span(example.line.replace("\n", " "))], width, "    ")
    return [*lines, *([[]] if lines else []), *_figures(found, report)]


def _told(found: CardSet, report: Report) -> list[Line]:
    width = terminal.width()
    lines: list[Line] = []
    before = ""
    for stop in report.not_understood:
        if stop.card != before:
            lines.append([Span(stop.card, "title")])
        before = stop.card
        lines += _stopped(stop, width)
    return [*lines, *([[]] if lines else []), *_figures(found, report)]


def _figures(found: CardSet, report: Report) -> list[Line]:
    width = terminal.width()
    lines = wrap([Span(found.code, "number"), Span(f" {found.name}", "title")], width)
    if not report.with_text:
        return [*lines, *wrap([Span("nessuna carta ha un testo italiano")], width, "  ")]
    counts = f"{report.cards} carte, {report.with_text} con un testo italiano"
    understood = f"capite {report.understood} ({_share(report.understood, report.with_text)})"
    abilities = f"abilità: {report.abilities}, capite {report.abilities_understood}"
    share = _share(report.abilities_understood, report.abilities)
    lines += wrap([Span(f"{counts}: {understood}")], width, "  ")
    return [*lines, *wrap([Span(f"{abilities} ({share})")], width, "  ")]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}%" if whole else "—"


def _stopped(stop: Stop, width: int) -> list[Line]:
    why = stop.stopped_at
    if not why:
        why = "manca qualcosa alla fine"
    elif not why.startswith("non ancora simulata"):
        why = f"mi fermo a «{why}»"
    return [*wrap([Span(stop.line.replace("\n", " "))], width, "  "), *wrap([Span(why, "bad")], width, "    ")]


# --- import -----------------------------------------------------------------------------------------------------------


@declared.command(app, "import")
def import_(
    files: Annotated[list[str], Argument(metavar="SET.json…", help="Set in forma MTGJSON.", show_default=False)],
    json: Json = False,
) -> int:
    """Tiene i fatti delle carte di uno o più set: i casi le possono poi chiamare per nome."""
    from judgekit.magic.sets import stored

    sets = [_with_italian(_read(file), file) for file in files]
    stored.keep(sets)
    codes = {one.code for one in sets}
    kept = [one for one in stored.listing() if one.code in codes]
    if json:
        from judgekit.cli import asjson

        asjson.put([one._asdict() for one in kept])
    else:
        terminal.show([line for one in kept for line in _set(one)])
    return 0


def _with_italian(found: CardSet, file: str) -> CardSet:
    """A set that can be used. Raises BadDocument where it cannot."""
    if not found.code:
        raise BadDocument((Fault(file, 1, 1, "il set non ha un codice («code»)"),))
    if not any(card.name for card in found.cards):
        raise BadDocument((Fault(file, 1, 1, "nessuna carta del set ha un nome italiano; nulla è stato importato"),))
    return found


# --- sets -------------------------------------------------------------------------------------------------------------


@declared.command(app)
def sets(json: Json = False) -> int:
    """Elenca i set importati."""
    from judgekit.magic.sets import stored

    found = stored.listing()
    if json:
        from judgekit.cli import asjson

        asjson.put([one._asdict() for one in found])
    elif found:
        terminal.show([line for one in found for line in _set(one)])
    else:
        complain("nessun set importato: judgekit cards import SET.json", sign=False)
    return 0


def _set(one: Kept) -> list[Line]:
    counts = f"{count(one.cards, 'carta', 'carte')}, {one.italian} in italiano"
    facts = " · ".join(filter(None, (one.date, counts)))
    head = [Span(one.code, "number"), Span(f" {one.name}", "title"), Span(f"  {facts}", "dim")]
    return wrap(head, terminal.width(), "", "  ")


# --- show -------------------------------------------------------------------------------------------------------------


@declared.command(app)
def show(
    name: Annotated[list[str], Argument(metavar="NOME", help="Il nome, in italiano o in inglese.", show_default=False)],
    edition: Edition = "classic",
    json: Json = False,
) -> int:
    """Mostra una carta dei set importati, e se il suo testo si capisce."""
    from judgekit.magic.sets import checking, stored

    wanted = " ".join(name)
    found = stored.find(wanted) or stored.with_face(wanted)
    if not found:
        raise _unknown(wanted)
    card = found[0]
    checked = checking.check_card(card, _system(edition))
    if json:
        from judgekit.cli import asjson

        asjson.put(_as_json(card, found, checked))
    else:
        terminal.show(_page(card, found, checked))
    return 0


def _unknown(name: str) -> JudgekitError:
    from judgekit.magic.sets import stored

    if not stored.listing():
        return NotFound(f"non conosco «{name}»: nessun set importato (judgekit cards import SET.json)")
    return NotFound(f"nessuna carta dei set importati si chiama «{name}»", stored.nearest(name))


def _codes(found: tuple[Card, ...]) -> list[str]:
    return list(dict.fromkeys(card.set for card in found))


def _as_json(card: Card, found: tuple[Card, ...], checked: Checked) -> dict[str, Any]:
    from judgekit.magic.sets.card import colours, kinds

    return {
        "name": card.name or None,
        "english": card.english,
        "sets": _codes(found),
        "number": card.number,
        "cost": card.cost or None,
        "type": card.line or None,
        "type_english": card.english_line,
        **{key: list(words) for key, words in kinds(card)._asdict().items()},
        "power": card.power or None,
        "toughness": card.toughness or None,
        "colors": list(colours(card)),
        "text": card.text,
        "understood": _is_understood(card, checked),
        "not_understood": [_stop(stop) for stop in checked.stops],
    }


def _is_understood(card: Card, checked: Checked) -> bool:
    return card.text is not None and not checked.stops


def _page(card: Card, found: tuple[Card, ...], checked: Checked) -> list[Line]:
    width = terminal.width()
    lines = _face(card, width)
    for other in card.faces:
        lines += [[], *_face(other, width)]
    lines += wrap([Span(f"set: {', '.join(_codes(found))}", "dim")], width)
    return [*lines, [], *_verdict(card, checked, width)]


def _face(card: Card, width: int) -> list[Line]:
    from judgekit.render.page import inline

    lines = wrap([Span(card.called, "title"), *inline(f"  {card.cost}" if card.cost else "")], width)
    if card.name and card.english != card.name:
        lines += wrap([Span(card.english, "dim")], width)
    size = f"  {card.power}/{card.toughness}" if card.power or card.toughness else ""
    lines += wrap([Span(f"{card.line or card.english_line}{size}")], width)
    for part in (card.text or "").split("\n"):
        lines += wrap(inline(part), width, "  ") if part.strip() else []
    return lines


def _verdict(card: Card, checked: Checked, width: int) -> list[Line]:
    if card.text is None:
        return wrap([Span("di questa carta il set non dà il testo italiano", "bad")], width)
    if not checked.stops:
        return [[Span("si capisce e si gioca" if checked.abilities else "non ha testo da capire", "good")]]
    return [line for stop in checked.stops for line in _stopped(stop, width)]
