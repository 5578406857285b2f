"""Markup from plain values: elements, and the light Markdown of our texts. Whatever a text holds stays text."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from judgekit.render.page import inline

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.refs import Mention

ROOT = "\x00"  # stands for the way to the top of the site, which each page knows for itself

_ITEM = re.compile(r"(\s*)(-|\d+\.) (.*)")
_MANA = {"mana.w": "w", "mana.u": "u", "mana.b": "b", "mana.r": "r", "mana.g": "g"}
_TAGS = {"strong": "strong", "emph": "em"}


def element(tag: str, inside: str, kind: str = "", **attributes: str) -> str:
    """An element around markup; names of attributes are written with _ for -."""
    said = f' class="{kind}"' if kind else ""
    said += "".join(f' {name.strip("_").replace("_", "-")}="{escape(value)}"' for name, value in attributes.items())
    return f"<{tag}{said}>{inside}</{tag}>"


def text(tag: str, said: str, kind: str = "", **attributes: str) -> str:
    """An element around plain text."""
    return element(tag, escape(said), kind, **attributes)


def link(address: str, said: str, kind: str = "") -> str:
    """A link to a page of the site, by its address from the top."""
    return element("a", escape(said), kind, href=ROOT + address)


def spans(said: str, to: Callable[[Mention], str] | None = None) -> str:
    """A line of our texts: emphasis, mana, and the references that `to` knows an address of."""
    out = []
    for one in inline(said, to):
        if one.style == "ref":
            out.append(link(one.link, one.text))
        elif one.style.startswith("mana"):
            out.append(text("span", one.text.strip("{}"), f"mana {_MANA.get(one.style, '')}".strip()))
        elif one.style in _TAGS:
            out.append(text(_TAGS[one.style], one.text))
        else:
            out.append(escape(one.text))
    return "".join(out)


def blocks(said: str, to: Callable[[Mention], str] | None = None) -> str:
    """Light Markdown: paragraphs, lists with items that may go on after a blank line."""
    out: list[str] = []
    items: list[str] = []
    kind = ""

    def close() -> None:
        if items:
            out.append(f"{kind}{''.join(f'<li>{item}</li>' for item in items)}</{kind[1:3]}>")
            items.clear()

    for block in said.split("\n\n"):
        for row in block.split("\n"):
            found = _ITEM.fullmatch(row)
            if found:
                opening = "<ul>" if found[2] == "-" else "<ol>" if found[2] == "1." else f'<ol start="{found[2][:-1]}">'
                if items and opening[1:3] != kind[1:3]:
                    close()
                kind = kind if items else opening
                items.append(spans(found[3], to))
            elif items and row[:1] == " ":
                items[-1] += element("p", spans(row.strip(), to))
            elif row.strip():
                close()
                out.append(element("p", spans(row.strip(), to)))
    close()
    return "".join(out)


def joined(parts: Iterable[str], between: str = ", ") -> str:
    return between.join(parts)


def fact(name: str, inside: str) -> str:
    """A row of what surrounds something: its name, what there is."""
    return f"<dt>{escape(name)}</dt><dd>{inside}</dd>"
