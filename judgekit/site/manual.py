"""The manual: commands as the command line tells them, languages as the guide does, Python by its docstrings."""

from __future__ import annotations

import inspect
from html import escape
from typing import TYPE_CHECKING

import judgekit
from judgekit.editions import MAGIC, WOM
from judgekit.guide import EXPECTED, HEAD, PLAYER, TABLE, THINGS, guide
from judgekit.guide import pages as guide_pages
from judgekit.guide.template import template
from judgekit.render.web.markup import blocks, element, link, text
from judgekit.site.layout import Page
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.guide import Guide, Key, Statement, Verb
    from judgekit.guide.pages import Part

_TITLES = {
    "comandi": ("I comandi", "tutto ciò che judgekit fa nel terminale"),
    "casi": ("La lingua dei casi", "il tavolo, le azioni, ciò che si attende"),
    "casi-wom": ("La lingua dei casi di Wizards of Mickey", "lo stesso, per l’altro gioco"),
    "carte": ("Il testo delle carte", "ciò che judgekit capisce di una carta"),
    "carte-wom": ("Il testo delle carte di Wizards of Mickey", "lo stesso, per l’altro gioco"),
    "mazzo": ("I mazzi di Wizards of Mickey", "come si scrive un mazzo da controllare"),
    "lezione": ("Le lezioni", "come se ne scrive una"),
    "python": ("In Python", "otto funzioni, per chi programma"),
}
_FUNCTIONS = ("rule", "term", "search", "read_case", "replay", "why", "compare", "sheet")


class Command(NamedTuple):
    """A command as the command line tells of it: how it is called, what it does, its words and options."""

    name: str
    usage: str
    about: str
    words: tuple[tuple[str, str], ...]


def pages(commands: Iterable[Command]) -> Iterator[Page]:
    """All of the manual."""
    rows = "".join(
        element("li", f"{link(f'manuale/{name}/', title)} {text('small', about)}")
        for name, (title, about) in _TITLES.items()
    )
    yield Page("manuale/", "Il manuale", f'{text("h1", "Il manuale")}<ul class="big">{rows}</ul>')
    yield _page("comandi", _commands(commands))
    yield _page("casi", _case(guide(MAGIC)))
    yield _page("casi-wom", _case(guide(WOM)))
    for name, topic, game in (
        ("carte", "carte", MAGIC),
        ("carte-wom", "carte", WOM),
        ("mazzo", "mazzo", WOM),
        ("lezione", "lezione", MAGIC),
    ):
        told = guide_pages.page(topic, game)
        yield _page(name, (blocks(told.about), *(_part(part) for part in told.parts)))
    yield _page("python", _python())


def _page(name: str, parts: Iterable[str]) -> Page:
    title = _TITLES[name][0]
    place = element("nav", link("manuale/", "manuale"), "path", aria_label="Dove sei")
    return Page(f"manuale/{name}/", title, element("article", "\n".join((place, text("h1", title), *parts)), "manual"))


def _commands(commands: Iterable[Command]) -> Iterator[str]:
    for one in commands:
        parts = [text("h2", f"judgekit {one.name}"), element("p", text("code", one.usage), "dim")]
        parts += [text("p", paragraph.replace("\n", " ")) for paragraph in one.about.split("\n\n") if paragraph]
        parts.append(_terms(one.words))
        yield element("section", "".join(parts), id=one.name)


def _terms(rows: Iterable[tuple[str, str]]) -> str:
    """What things are called, each with what it is."""
    told = "".join(f"<dt>{text('code', name)}</dt><dd>{escape(about)}</dd>" for name, about in rows)
    return element("dl", told, "terms") if told else ""


# --- the language of cases --------------------------------------------------------------------------------------------


def _case(told: Guide) -> Iterator[str]:
    yield "<h2>Un caso intero</h2>" + _block(template("Il mio caso", told.game))
    yield "<h2>L’intestazione, fra due righe «---»</h2>" + _keys(told.keys[HEAD])
    yield "<h2>Il tavolo: chiavi in cima</h2>" + _keys(told.keys[TABLE])
    yield "<h2>Il tavolo: chiavi di un giocatore</h2>" + _keys(told.keys[PLAYER])
    page = guide_pages.page("caso", told.game)
    how = next(part for part in page.parts if part.title.startswith("Come si scrive"))
    yield _part(how)
    kind = THINGS[told.game]
    yield text("h2", f"Il tavolo: chiavi di una {kind.lower()}") + _keys(told.keys[kind])
    yield _part(page.part("Nomi"))
    yield "<h2>Le azioni: una riga, un’azione; prima chi la fa, poi il verbo</h2>" + "".join(map(_verb, told.verbs))
    yield text("h2", f"{EXPECTED}: una riga, un’affermazione; «non» la nega") + "".join(
        map(_statement, told.statements)
    )


def _keys(keys: Iterable[Key]) -> str:
    return _terms((one.name, one.about + _others(one.others)) for one in keys)


def _others(names: Iterable[str]) -> str:
    told = ", ".join(names)
    return f" (anche: {told})" if told else ""


def _verb(one: Verb) -> str:
    example = _block(one.examples[0].actions.strip()) if one.examples else ""
    return element("section", f"<h3>{text('code', one.form)}</h3>{blocks(one.about)}{example}")


def _statement(one: Statement) -> str:
    return text("p", one.about) + (_block("\n".join(one.lines)) if one.lines else "")


def _part(part: Part) -> str:
    rows = [(name, about) for name, about in part.items if name]
    loose = "".join(element("li", escape(about)) for name, about in part.items if not name)
    texts = "".join(text("li", one) for one in part.texts)
    parts = [text("h2", part.title), _terms(rows)]
    parts += [element("ul", loose)] if loose else []
    parts += [element("ul", texts)] if texts else []
    parts += [_block(part.example)] if part.example else []
    return "".join(parts)


def _block(said: str) -> str:
    return element("pre", text("code", said.rstrip()), tabindex="0")


# --- Python -----------------------------------------------------------------------------------------------------------


def _python() -> Iterator[str]:
    yield element("div", _docstring(inspect.getdoc(judgekit) or ""), lang="en")
    for name in _FUNCTIONS:
        function = getattr(judgekit, name)
        head = text("h2", f"judgekit.{name}") + _block(f"{name}{inspect.signature(function)}")
        yield element("section", head + _docstring(inspect.getdoc(function) or ""), lang="en")


def _docstring(told: str) -> str:
    return "".join(map(_paragraph, told.split("\n\n")))


def _paragraph(told: str) -> str:
    return _block(told) if told.startswith(">>>") else text("p", told.replace("\n", " "))
