"""`config`: what is meant where nothing is said; today the edition."""

from __future__ import annotations

from typing import Annotated

from judgekit import config as settled
from judgekit.cli import declared
from judgekit.cli.options import Json, argument, complete_edition
from judgekit.errors import NotFound
from judgekit.render import terminal

app = declared.app()
_NONE = {"nessuna", "no", "none", "-"}


def _complete_key(incomplete: str) -> list[str]:
    return [key for key in settled.KEYS if key.startswith(incomplete)]


@declared.command(app)
def config(
    key: Annotated[str | None, argument("CHE COSA", "edition, l’edizione di solito.", _complete_key)] = None,
    value: Annotated[
        str | None, argument("VALORE", "Il nome di un’edizione; «nessuna» per non averne.", complete_edition)
    ] = None,
    json: Json = False,
) -> int:
    """Fissa l’edizione di solito: ricerche e regole la mostrano per prima, i casi senza edizione la usano."""
    if key is not None and key not in settled.KEYS:
        raise NotFound(f"«{key}» non è una cosa che si può fissare: c’è {', '.join(settled.KEYS)}", settled.KEYS)
    if value is not None:
        from judgekit.texts import find, home

        settled.keep("edition", "" if value in _NONE else find.edition(home.open_corpus(), value).name)
    if json:
        from judgekit.cli import asjson

        asjson.put({"edition": settled.edition() or None})
    else:
        terminal.say(f"edizione di solito: {settled.edition() or 'nessuna'}")
    return 0
