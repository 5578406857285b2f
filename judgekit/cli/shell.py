"""typer in Italian: commands loaded when called, help and complaints that a person reads without English."""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import _click as click
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from judgekit import __version__
from judgekit.cli.commands import COMMANDS
from judgekit.cli.complaints import complain
from judgekit.cli.declared import Said
from judgekit.render import terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judgekit.cli.declared import App
    from judgekit.cli.declared import Command as Declared

_INTERRUPTED = 130
_NARROW = 52  # columns: below, the parser's own help would overstep
_HELP = "Mostra questo aiuto."
_KNOWN_HELP = {
    "install_completion": "Installa il completamento automatico per la shell in uso.",
    "show_completion": "Mostra il codice del completamento, da copiare o adattare.",
}


def built(declared: App) -> typer.Typer:
    """What a module declares, as a typer application: no English panels, no decorated tracebacks."""
    app = typer.Typer(
        cls=Group,
        help=declared.help,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        options_metavar="[OPZIONI]",
        subcommand_metavar="COMANDO [ARGOMENTI]…",
    )
    if declared.help is not None:
        app.callback(help=declared.help)(lambda: None)  # a group, even of one command
    for name, function in declared.commands.items():
        app.command(name, cls=Command, no_args_is_help=False, options_metavar="[OPZIONI]")(_annotated(function))
    for name, group in declared.groups.items():
        app.add_typer(built(group), name=name)
    return app


def _annotated(function: Declared) -> Declared:
    """A command with its words and options as typer wants them said."""

    @wraps(function)
    def called(**given: object) -> Any:
        return function(**given)

    del called.__wrapped__
    signature = inspect.signature(function, eval_str=True)
    parameters = [one.replace(annotation=_of_typer(one.annotation)) for one in signature.parameters.values()]
    called.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {one.name: one.annotation for one in parameters}
    return called


def _of_typer(annotation: Any) -> Any:
    said = next((one for one in getattr(annotation, "__metadata__", ()) if isinstance(one, Said)), None)
    if said is None:
        return annotation
    make = typer.Option if said.is_option else typer.Argument
    return Annotated[annotation.__origin__, make(*said.names, **said.settings)]


class _Italian:
    """Help in Italian, shared by commands and groups."""

    def get_help(self, ctx: click.Context) -> str:
        widest = terminal.columns(sys.stdout)
        if widest is not None and widest < _NARROW:
            ctx.terminal_width = widest
        text: str = super().get_help(ctx)  # type: ignore[misc]
        return terminal.folded(text, widest)

    def get_help_option(self, ctx: click.Context) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = _HELP
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix="Uso: ")  # type: ignore[attr-defined]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments: list[tuple[str, str]] = []
        options: list[tuple[str, str]] = []
        for param in self.get_params(ctx):  # type: ignore[attr-defined]
            if param.name in _KNOWN_HELP:
                param.help = _KNOWN_HELP[param.name]
            if record := param.get_help_record(ctx):
                name, text = record
                row = (_metavar(name), _bounds(text))
                (arguments if param.param_type_name == "argument" else options).append(row)
        for title, rows in (("Argomenti", arguments), ("Opzioni", options)):
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows, *_names(formatter))


def _names(formatter: click.HelpFormatter) -> tuple[int, ...]:
    """How wide the column of names may be, where there is less room than the parser reckons with."""
    return (formatter.width // 3,) if formatter.width < _NARROW else ()


_METAVARS = {
    "int range": "N",
    "int": "N",
    "float": "N",
    "float range": "N",
    "str": "TESTO",
    "text": "TESTO",
    "path": "FILE",
}


def _metavar(name: str) -> str:
    """An option as help shows it, what it wants in Italian."""
    return re.sub(r"<([a-z ]+)>", lambda found: _METAVARS.get(found[1], found[1].upper()), name)


def _bounds(text: str) -> str:
    """`[default: 10; 1<=x<=2000]` in words."""
    text = text.replace("  [required]", "").replace("[required]", "")
    found = re.search(r"\s*\[((?:default: .*?)?(?:; )?(?:[0-9.]+<=?x(?:<=?[0-9.]+)?|x[<>]=?[0-9.]+)?)\]$", text)
    if found is None or not found[1]:
        return text
    said = []
    for part in found[1].split("; "):
        if part.startswith("default: "):
            said.append(f"di solito {part.removeprefix('default: ')}")
        else:
            said.append(_interval(part))
    return f"{text[: found.start()]}  [{'; '.join(said)}]" if said else text


def _interval(text: str) -> str:
    """`1<=x<=2000` in words."""
    if between := re.fullmatch(r"([0-9.]+)<=?x<=?([0-9.]+)", text):
        return f"da {between[1]} a {between[2]}"
    least = re.fullmatch(r"x>=?([0-9.]+)", text)
    most = re.fullmatch(r"x<=?([0-9.]+)", text)
    return f"almeno {least[1]}" if least else f"al massimo {most[1]}" if most else text


class Command(_Italian, TyperCommand):
    """A command of judgekit."""


def _install(ctx: click.Context, _: click.Parameter, wanted: object) -> object:
    """Install the completion, and say so in Italian, which typer does not."""
    if not wanted or ctx.resilient_parsing:
        return wanted
    from typer._completion_shared import install

    shell, path = install(shell=wanted) if isinstance(wanted, str) else install()
    terminal.say(f"Completamento per {shell} installato in {path}: vale da quando si riapre il terminale.")
    raise typer.Exit


class _Unknown(click.exceptions.UsageError):
    """A command that there is not, told in Italian already."""


class Group(_Italian, TyperGroup):
    """A group of commands (`cards check`, `cards import`)."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        for param in params:
            if param.name == "install_completion":
                param.callback = _install
        return params

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, self._about(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section("Comandi"):
            formatter.write_dl(rows, *_names(formatter))

    def _about(self, ctx: click.Context, name: str) -> str:
        command = self.get_command(ctx, name)
        return ((command.help or "") if command else "").split("\n\n")[0].replace("\n", " ")

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        command = self.get_command(ctx, name)
        if command is not None:
            return name, command, args[1:]
        if name.startswith("-"):
            self.parse_args(ctx, args)
        from difflib import get_close_matches

        commands = self.list_commands(ctx)
        meant = [_IN_ITALIAN[word] for word in get_close_matches(name.lower(), _IN_ITALIAN, 1, 0.8)]
        near = [one for one in meant if one in commands] or get_close_matches(name, commands)
        hint = f": forse {' o '.join(near)}? L’elenco" if near else "; l’elenco"
        raise _Unknown(f"«{name}» non è un comando{hint} è in judgekit --help", ctx)


# What commands would be called in Italian: who types that is told the name.
_IN_ITALIAN = {
    **dict.fromkeys(("regola", "regole", "numero", "leggi"), "rule"),
    **dict.fromkeys(("termine", "voce", "glossario", "parola"), "term"),
    **dict.fromkeys(("cerca", "ricerca", "trova", "domanda"), "search"),
    **dict.fromkeys(("gioca", "rigioca", "esegui", "partita", "caso"), "replay"),
    **dict.fromkeys(("passo", "passi", "avanti"), "step"),
    **dict.fromkeys(("perché", "perche", "spiega", "decide"), "why"),
    **dict.fromkeys(("confronta", "confronto", "paragona"), "compare"),
    **dict.fromkeys(("carta", "carte"), "cards"),
    **dict.fromkeys(("mazzo",), "deck"),
    **dict.fromkeys(("lezione", "lezioni"), "lessons"),
    **dict.fromkeys(("foglio", "scheda", "esercizi", "domande", "verifica"), "sheet"),
    **dict.fromkeys(("interroga", "interrogazione", "ripassa", "ripasso", "esame", "prova"), "quiz"),
    **dict.fromkeys(("storia", "cronologia"), "history"),
    **dict.fromkeys(("copertura",), "coverage"),
    **dict.fromkeys(("edizione", "edizioni"), "editions"),
    **dict.fromkeys(("nuovo", "crea"), "new"),
    **dict.fromkeys(("dimentica", "togli"), "forget"),
    **dict.fromkeys(("controlla",), "check"),
    **dict.fromkeys(("importa",), "import"),
    **dict.fromkeys(("aiuto", "guida", "manuale"), "help"),
    **dict.fromkeys(("indice", "sommario"), "toc"),
}


class Shell(Group):
    """The root: each command's module is imported when the command is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"judgekit.cli.{COMMANDS[cmd_name]}")
        found = get_command(built(module.app))
        if isinstance(found, TyperGroup) and found.name != cmd_name:
            return found.get_command(ctx, cmd_name) or found
        return found


_root = typer.Typer(
    cls=Shell,
    help="Il tavolo del judge: regole, glossario e casi con citazioni, in italiano e senza rete.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    options_metavar="[OPZIONI]",
    subcommand_metavar="COMANDO [ARGOMENTI]…",
)


def _version(wanted: bool) -> None:
    if wanted:
        terminal.say(f"judgekit {__version__}")
        raise typer.Exit


@_root.callback()
def _judgekit(
    _: Annotated[bool, typer.Option("--version", help="Mostra la versione.", callback=_version, is_eager=True)] = False,
) -> None:
    pass


def run(args: list[str]) -> int:
    """Run one command line; the exit status. Raises what the library raises."""
    try:
        status = get_command(_root)(args, prog_name="judgekit", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        terminal.say(error.format_message())
        return 0
    except click.exceptions.UsageError as error:
        complain(_in_italian(error))
        if error.ctx is not None and "--help" not in error.message:
            complain(f"{_usage(error.ctx)}\nAiuto: {error.ctx.command_path} --help", sign=False)
        return 2
    except typer.Abort:
        raise KeyboardInterrupt from None
    except SystemExit as error:  # typer's word for a reader that has gone; also of completion, which ends so
        if isinstance(error.__context__, BrokenPipeError):
            raise error.__context__ from None
        raise
    if status == _INTERRUPTED:  # typer's word for Ctrl-C: what is to be said is said in one place
        raise KeyboardInterrupt
    return status if isinstance(status, int) else 0


def _usage(ctx: click.Context) -> str:
    return ctx.get_usage()


def told() -> Iterator[tuple[str, str, str, tuple[tuple[str, str], ...]]]:
    """Of every command its name, what it does, how it is called, and its words and options with what they are."""
    root = get_command(_root)
    for name in COMMANDS:
        command = root.get_command(click.Context(root), name) if isinstance(root, TyperGroup) else None
        if command is not None:
            yield from _told(name, command)


def _told(name: str, command: click.Command) -> Iterator[tuple[str, str, str, tuple[tuple[str, str], ...]]]:
    context = click.Context(command, info_name=f"judgekit {name}")
    records = (param.get_help_record(context) for param in command.params)
    words = tuple((record[0], record[1].replace("[required]", "").strip()) for record in records if record)
    usage = f"judgekit {name} {' '.join(command.collect_usage_pieces(context))}"
    yield name, inspect.cleandoc(command.help or ""), usage, words
    if isinstance(command, TyperGroup):
        for below in command.list_commands(context):
            inner = command.get_command(context, below)
            if inner is not None:
                yield from _told(f"{name} {below}", inner)


_PHRASES: tuple[tuple[str, str], ...] = (
    (r"Missing argument '?([^'.]*?)'?\.?\s*$", r"manca {0}"),
    (r"Missing (?:option|parameter) '?([^'.]*?)'?\.?\s*$", r"manca l’opzione {0}"),
    (r"Option '([^']+)' requires an argument\.?", r"l’opzione {0} vuole un valore"),
    (r"Option '([^']+)' requires (\d+) arguments\.?", r"l’opzione {0} vuole {1} valori"),
    (r"Option '([^']+)' does not take a value\.?", r"l’opzione {0} non vuole un valore"),
    (r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)", r"argomenti di troppo: {0}"),
    (
        r"Invalid value for '?([^:]*?)'?: '(.*)' is not a valid int(?:eger)?(?: range)?\.?",
        r"{0}: «{1}» non è un numero intero",
    ),
    (r"Invalid value for '?([^:]*?)'?: '(.*)' is not one of (.*)\.", r"{0}: «{1}» non è tra i valori ammessi: {2}"),
    (r"Invalid value for '?([^:]*?)'?: (.*) is not in the range (.*)\.", r"{0}: {1} non va bene: {2}"),
    (r"Invalid value for '?([^:]*?)'?: (.*) is not a valid .*", r"{0}: {1} non va bene"),
    (r"Invalid value for '?([^:]*?)'?: \w+ '(.*)' does not exist\.", r"{0}: «{1}» non c’è"),
    (r"Invalid value for '?([^:]*?)'?: \w+ '(.*)' is a (?:file|directory)\.", r"{0}: «{1}» non è quel che serve"),
    (r"Invalid value for '?([^:]*?)'?: \w+ '(.*)' is not (?:read|writ|execut)able\.", r"{0}: «{1}»: permesso negato"),
    (r"Invalid value for '?([^:]*?)'?: (\d+) values are required, but (\d+) given\.", r"{0}: vuole {1} valori"),
    (r"Missing command\.", r"manca il comando"),
    (r"Invalid value for '?([^:]*?)'?: .*", r"{0}: il valore non va bene"),
)


def _in_italian(error: click.exceptions.UsageError) -> str:
    if isinstance(error, click.exceptions.NoSuchOption):
        near = f": forse {' o '.join(sorted(error.possibilities))}?" if error.possibilities else ""
        return f"l’opzione {error.option_name} non esiste{near}"
    if isinstance(error, _Unknown):
        return error.message
    message = error.format_message()
    for pattern, phrase in _PHRASES:
        if match := re.match(pattern, message, re.DOTALL):
            return phrase.format(*(_interval(part.replace("' / '", " o ")) for part in match.groups()))
    return "la riga di comando non si capisce"
