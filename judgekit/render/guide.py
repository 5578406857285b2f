"""The guide to the language of cases, as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.editions import MAGIC
from judgekit.guide import EXPECTED, HEAD, PLAYER, TABLE, THINGS, also_said, guide
from judgekit.guide.pages import TOPICS, page
from judgekit.render.page import WIDTH, Span, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judgekit.guide import Guide, Key, Verb
    from judgekit.render.page import Line

_MOST_LINES = 3  # of example, under a verb or a statement
_INDENT = "  "
PARTS = ("intestazione", "tavolo", "giocatore", "cosa", "nomi", "azioni", "atteso")


def topics() -> list[Line]:
    """What can be asked for."""
    lines: list[Line] = [[Span("judgekit help ARGOMENTO", "strong")], []]
    for name, about in TOPICS.items():
        lines += wrap([Span(about)], WIDTH, Span(f"  {name:<9}", "number"))
    more = "Un comando: judgekit help replay. Un verbo: judgekit help caso blocca. Wizards of Mickey: --game wom."
    return [*lines, [], *wrap([Span(more, "dim")], WIDTH)]


def case(game: str, width: int, parts: Sequence[str] = PARTS) -> list[Line]:
    """The language of cases: all of it, or some parts."""
    from judgekit.guide.template import template

    told = guide(game)
    lines: list[Line] = []
    if tuple(parts) == PARTS:
        lines += _title("Un caso intero", "judgekit new NOME ne scrive uno così, da cambiare", width)
        lines += [[Span(f"{_INDENT}{row}")] if row else [] for row in template("Il mio caso", game).splitlines()]
        lines.append([])
    sections = {
        "intestazione": lambda: _keys("L’intestazione, fra due righe «---»", told.keys[HEAD], width),
        "tavolo": lambda: _keys("tavolo: chiavi in cima", told.keys[TABLE], width),
        "giocatore": lambda: _keys("tavolo: chiavi di un giocatore", told.keys[PLAYER], width),
        "cosa": lambda: _thing(told, width),
        "nomi": lambda: _items("I nomi", page("caso", game).part("Nomi").items, width),
        "azioni": lambda: _verbs(told, width),
        "atteso": lambda: _statements(told, width),
    }
    for part in parts:
        lines += sections[part]()
        lines.append([])
    if tuple(parts) == PARTS:
        lines += _more(game, width)
    return lines[:-1] if lines and not lines[-1] else lines


def _more(game: str, width: int) -> list[Line]:
    other = "" if game != MAGIC else " Di Wizards of Mickey: judgekit help caso --game wom."
    of_game, verb = ("", "blocca") if game == MAGIC else (f" --game {game}", guide(game).verbs[0].form)
    text = (
        f"Una parte sola: judgekit help caso azioni{of_game}. Un verbo con un caso intero, da giocare: judgekit help "
        f"caso {verb}{of_game}. Il testo delle carte: judgekit help carte{of_game}.{other} "
        "Per controllare senza giocare: judgekit check FILE."
    )
    return wrap([Span(text, "dim")], width)


def _title(title: str, about: str, width: int) -> list[Line]:
    return wrap([Span(title, "title"), Span(f" — {about}" if about else "", "dim")], width, rest=_INDENT)


def _keys(title: str, keys: Iterable[Key], width: int) -> list[Line]:
    lines = _title(title, "", width)
    for key in keys:
        lines += _row(key.name, key.about, width, f" (anche: {', '.join(key.others)})" if key.others else "")
    return lines


def _row(name: str, about: str, width: int, more: str = "") -> list[Line]:
    head = f"{_INDENT}{name:<14}  "
    return wrap([Span(about), Span(more, "dim")], width, Span(head, "number"), " " * min(len(head), 18))


def _items(title: str, items: Iterable[tuple[str, str]], width: int) -> list[Line]:
    lines = _title(title, "", width)
    for name, about in items:
        if name and len(name) <= _SHORT:
            lines += _row(name, about, width)
        elif name:
            lines += wrap([Span(name, "number")], width, _INDENT, _INDENT * 2)
            lines += wrap([Span(about)], width, _INDENT * 3, _INDENT * 3)
        else:
            lines += wrap([Span(about)], width, _INDENT, _INDENT * 2)
    return lines


_SHORT = 16


def _thing(told: Guide, width: int) -> list[Line]:
    kind = THINGS[told.game]
    how = next(part for part in page("caso", told.game).parts if part.title.startswith("Come si scrive"))
    lines = _items(f"tavolo: {how.title.lower()}", how.items, width)
    return [*lines, [], *_keys(f"tavolo: chiavi di una {kind.lower()}", told.keys[kind], width)]


def key(game: str, name: str, width: int) -> list[Line]:
    """A key of a board by any of its names, in every part that has it; nothing where no part has."""
    titles = {HEAD: "nell’intestazione", TABLE: "in cima al tavolo", PLAYER: "di un giocatore"}
    lines: list[Line] = []
    for part, keys in guide(game).keys.items():
        of_it = [one for one in keys if name in {word.lower() for word in (one.name, *one.others)}]
        lines += _keys(f"chiave {titles.get(part, f'di una {part.lower()}')}", of_it, width) if of_it else []
    return lines


def _verbs(told: Guide, width: int) -> list[Line]:
    lines = _title("azioni", "una riga, un’azione: prima chi la fa, poi il verbo", width)
    for verb in told.verbs:
        lines += _row(verb.form, verb.about, width)
        for row in _sample(told.game, verb):
            lines += [[Span(f"{'':<18}{row}", "emph")]]
        lines += _besides(also_said(told.game)[0].get(verb.form, ()), width, 18)
    return lines


def _besides(families: Sequence[tuple[str, tuple[str, ...]]], width: int, indent: int) -> list[Line]:
    """How the same may be said besides."""
    lines: list[Line] = []
    for line, besides in families:
        said = [Span(f"{line}", "emph"), Span(" si dice anche: ", "dim"), Span(" · ".join(besides), "emph")]
        lines += wrap(said, width, " " * indent, " " * (indent + 2))
    return lines


def _sample(game: str, verb: Verb) -> list[str]:
    """A few lines: those that messages show too, with what stands around them where that is one line."""
    from judgekit.guide import forms

    shown = list(forms(game)[verb.form])
    if len(shown) > 1:
        return shown
    rows = next((example.lines() for example in verb.examples if shown[0] in example.lines()), shown)
    at = rows.index(shown[0])
    return rows[max(0, at - 1) : at + 1] if at else rows[: _MOST_LINES - 1]


def _statements(told: Guide, width: int) -> list[Line]:
    lines = _title(EXPECTED.lower(), "una riga, un’affermazione; «non» la nega", width)
    for one in told.statements:
        lines += wrap([Span(one.about, "dim")], width, _INDENT)
        lines += [[Span(f"{'':<6}{row}", "emph")] for row in one.lines]
        lines += _besides(also_said(told.game)[1].get(one.kind, ()), width, 6)
    return lines


def verb(game: str, name: str) -> str:
    """A verb as a case of its own, which `judgekit replay -` plays; "" where no verb is called so."""
    found = next((one for one in guide(game).verbs if one.form == name), None)
    if found is None or not found.examples:
        return ""
    from judgekit.guide import forms_used

    of_it = [one for one in found.examples if name in {form for form, _ in forms_used(game, one)}]
    text = of_it[0].document(game, f"Un esempio con «{name.strip(':')}»")
    front, end, rest = text.partition("\n---\n") if text.startswith("---\n") else ("", "", text)
    return f"{front}{end}{found.about}\n\n{rest.lstrip()}"


def plain(topic: str, game: str, width: int) -> list[Line]:
    """A page that is told as it is written."""
    from judgekit.render.page import inline

    found = page(topic, game)
    lines = wrap(inline(found.about), width)
    for part in found.parts:
        lines += [[], *_items(part.title, part.items, width)]
        lines += [line for text in part.texts for line in wrap([Span(text, "emph")], width, _INDENT, _INDENT * 2)]
        if part.example:
            lines += [[Span(f"{_INDENT}{row}")] if row else [] for row in part.example.splitlines()]
    return lines
