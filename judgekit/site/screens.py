"""The pages that need the engine, as they are before it has come, and what the browser is told of the whole."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.editions import EDITIONS
from judgekit.render.web.markup import element, link, text
from judgekit.site.layout import Page, own

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def pages() -> Iterator[Page]:
    """Search, the table, the quiz."""
    lead = "Si cerca mentre si scrive, nella casella in alto: un numero, una parola, una domanda con parole tue."
    indexes = ", ".join(link(f"{name}/", name) for name in (*EDITIONS, "lezioni"))
    without = element("p", f"Senza script, o senza il motore, restano gli indici: {indexes}", "dim")
    body = text("h1", "Cerca") + text("p", lead, "lead") + '<section id="hits"></section>' + without
    yield Page("cerca/", "Cerca", body)
    boxes = "".join(
        f'<label><input type="checkbox" value="{name}"> <span title="{words(name).title}">{name}</span></label>'
        for name in EDITIONS
    )
    yield Page("tavolo/", "Il tavolo", own("tavolo.html").replace("@EDITIONS@", boxes))
    yield Page("quiz/", "Il quiz", own("quiz.html"))


def shell() -> Page:
    """What stands in for a page that is not at hand, till the engine has written it."""
    return Page("app/shell.html", "judgekit", '<p class="dim" data-shell="1">La pagina arriva dal motore…</p>')


def built(engine: Mapping[str, object] | None, version: str) -> str:
    """What the scripts have to know of this copy."""
    told = json.dumps(engine, ensure_ascii=False)
    return f"export const VERSION = {json.dumps(version)};\nexport const ENGINE = {told};\n"


def service_worker(files: Mapping[str, str], version: str, keep: frozenset[str]) -> str:
    """The script that keeps the site for when there is no network; `keep` are the names kept at once."""
    engine = {name: hash_ for name, hash_ in files.items() if name.startswith("engine/") and not name.endswith(".txt")}
    light = {name: hash_ for name, hash_ in files.items() if name in keep}
    marks = {"@VERSION@": version, "@LIGHT@": json.dumps(light), "@ENGINE@": json.dumps(engine)}
    script = own("sw.js")
    for mark, value in marks.items():
        script = script.replace(mark, value, 1)
    return script + "\n"


def manifest() -> str:
    """What an installed app is called and looks like."""
    told = {
        "name": "judgekit, il tavolo del judge",
        "short_name": "judgekit",
        "lang": "it",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f4ee",
        "theme_color": "#1a5890",
        "icons": [
            {"src": f"app/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size in (192, 512)
            for purpose in ("any", "maskable")
        ],
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"
