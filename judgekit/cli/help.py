"""`help`: the languages of cases, cards, decks and lessons; and the help of any command."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated

from judgekit.cli import declared
from judgekit.cli.commands import COMMANDS
from judgekit.cli.options import Game, argument, game_named
from judgekit.editions import MAGIC, WOM
from judgekit.errors import NotFound
from judgekit.render import terminal

app = declared.app()


def _complete(incomplete: str) -> Iterator[str]:
    from judgekit.guide import forms
    from judgekit.guide.pages import TOPICS
    from judgekit.render.guide import PARTS

    verbs = (form.strip(":") for game in (MAGIC, WOM) for form in forms(game))
    return (name for name in dict.fromkeys((*TOPICS, *COMMANDS, *PARTS, *verbs)) if name.startswith(incomplete))


@declared.command(app, "help")
def helped(
    topic: Annotated[
        list[str] | None,
        argument(
            "ARGOMENTO",
            "caso, carte, mazzo, lezione; dopo «caso» una parte (tavolo, azioni …), un verbo o una chiave; "
            "o un comando.",
            _complete,
        ),
    ] = None,
    game: Game = None,
) -> int:
    """Spiega come si scrivono i casi, le carte, i mazzi, le lezioni; o un comando."""
    from judgekit.guide.pages import TOPICS
    from judgekit.render import guide

    words = [word.lower() for word in topic or []]
    if not words:
        terminal.show(guide.topics())
        return 0
    if words[0] in COMMANDS:
        from judgekit.cli import shell  # typer

        return shell.run([*words, "--help"])
    name = _SAME.get(words[0], words[0])
    if name not in TOPICS and _is_of_cases(" ".join(words), game_named(game)):
        return _case(" ".join(words), game_named(game))  # «help lancia»: as though «caso» stood before it
    if name not in TOPICS:
        raise NotFound(f"«{words[0]}» non è un argomento: ci sono {', '.join(TOPICS)}, e i comandi", _near(words[0]))
    chosen = game_named(game)
    if name != "caso":
        terminal.show(guide.plain(name, chosen, terminal.width()))
        return 0
    return _case(" ".join(words[1:]), chosen)


_SAME = {"casi": "caso", "carta": "carte", "mazzi": "mazzo", "lezioni": "lezione"}


def _near(word: str) -> tuple[str, ...]:
    from difflib import get_close_matches

    from judgekit.guide.pages import TOPICS

    return tuple(get_close_matches(word, [*TOPICS, *COMMANDS], 3))


def _is_of_cases(about: str, game: str) -> bool:
    """Whether words name a part of cases, a verb or a key."""
    from judgekit.guide import forms
    from judgekit.render import guide

    verbs = {form.strip(":") for form in forms(game)}
    return about in guide.PARTS or about.strip(":") in verbs or bool(guide.key(game, about, terminal.width()))


def _case(about: str, game: str) -> int:
    """The whole language, a part of it, a verb, or a key."""
    from judgekit.guide import forms
    from judgekit.render import guide

    width = terminal.width()
    if not about:
        terminal.show(guide.case(game, width))
        return 0
    if about in guide.PARTS:
        terminal.show(guide.case(game, width, (about,)))
        return 0
    found = next((form for form in forms(game) if form.strip(":") == about.strip(":")), None)
    if found is None and (lines := guide.key(game, about, width)):
        terminal.show(lines)
        return 0
    if found is None:
        from difflib import get_close_matches

        known = [*guide.PARTS, *forms(game)]
        raise NotFound(
            f"«{about}» non è una parte dei casi, né un verbo o una chiave: ci sono {', '.join(known)}",
            tuple(get_close_matches(about, known, 3)),
        )
    sys.stdout.write(guide.verb(game, found))
    return 0
