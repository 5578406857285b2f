"""`import` and `forget`: the user's own documents, read verbatim beside our texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

from judgekit.cli import declared
from judgekit.cli.declared import Argument, Option
from judgekit.cli.options import Json, argument
from judgekit.errors import BadDocument, Fault
from judgekit.files import read_bounded
from judgekit.render import terminal
from judgekit.render.page import Line, Span, wrap
from judgekit.texts import home

if TYPE_CHECKING:
    from judgekit.texts.fit import Fit
    from judgekit.texts.importers.families import Imported
    from judgekit.texts.library import Corpus, Edition
    from judgekit.texts.lint import Finding


app = declared.app()
_SHOWN = 12


@declared.command(app, "import")
def import_(
    files: Annotated[
        list[str],
        Argument(metavar="FILE…", help="Il documento: testo, Markdown, HTML o PDF.", show_default=False),
    ],
    name: Annotated[
        str,
        Option("--as", metavar="NOME", help="Il nome con cui tenerlo, per esempio cr-ufficiale.", show_default=False),
    ],
    family: Annotated[
        str | None,
        Option(
            "--format", metavar="FAMIGLIA", help="La forma del documento, se non la si riconosce.", show_default=False
        ),
    ] = None,
    dry_run: Annotated[
        bool, Option("--dry-run", help="Legge e racconta, senza tenere nulla.", show_default=False)
    ] = False,
    json: Json = False,
) -> int:
    """Importa un documento ufficiale, da leggere parola per parola accanto ai nostri testi."""
    from judgekit.texts import fit, imports, link, lint

    library = home.open_library()
    taken = [edition.name for edition in library.corpus.editions]
    imports.check_name(name, [] if dry_run and name not in taken else taken)
    imported = _join([_read(file, name, family) for file in files])
    alone = link.link([replace(imported.document, file=f"imports/{name}.json")])
    best = fit.best(fit.numbering_of(alone), fit.at_hand(library.corpus, home.read_numberings(), name))
    findings = lint.lint(alone, [name])
    if not dry_run:
        imports.save(home.imports_dir(), imported.document)
    edition = next(one for one in alone.editions if one.name == name)
    report = _report(imported.family, edition, best, alone, findings)
    if json:
        from judgekit.cli import asjson

        asjson.put(report)
    else:
        terminal.show(_told(report, best, kept=not dry_run))
    return 0


def _read(file: str, name: str, family: str | None) -> Imported:
    from judgekit.texts.importers import decode, families

    return families.read(read_bounded(file, decode.MOST), file, name, family)


def _join(parts: Sequence[Imported]) -> Imported:
    """Several files as one document. Raises BadDocument where two hold one number."""
    first, *others = parts
    units = list(first.document.units)
    seen = {unit.ref: unit for unit in units}
    faults = []
    for part in others:
        for unit in part.document.units:
            if unit.ref not in seen:
                units.append(unit)
                seen[unit.ref] = unit
            elif unit.kind != "heading":
                before = seen[unit.ref]
                message = f"«{unit.ref.path}» c’è già, in {before.file}:{before.line}"
                faults.append(Fault(unit.file, unit.line, 1, message))
    if faults:
        raise BadDocument(tuple(faults))
    pointers = tuple(pointer for part in parts for pointer in part.document.pointers)
    return replace(first, document=replace(first.document, units=tuple(units), pointers=pointers))


def _report(
    family: str, edition: Edition, best: Fit | None, units: Corpus, findings: Sequence[Finding]
) -> dict[str, Any]:
    """What an import tells of itself, under the keys that others rely on."""
    return {
        "name": edition.name,
        "family": family,
        "title": edition.title,
        "date": edition.date,
        "best_fit": best.edition if best else None,
        "fit": {**best._asdict(), "share": round(best.share, 3)} if best else None,
        "chapters": sum(unit.kind == "heading" and len(unit.ref.path) > 1 for unit in units),
        "rules": edition.rules,
        "subrules": edition.subrules,
        "examples": edition.examples,
        "terms": edition.terms,
        "refs": sum(len(unit.refs) for unit in units),
        "dangling": [finding.message for finding in findings if finding.kind == "dangling"],
        "gaps": [finding.message for finding in findings if finding.kind == "gap"],
    }


def _told(report: dict[str, Any], best: Fit | None, *, kept: bool) -> list[Line]:
    width = terminal.width()
    title = f"{report['title']} ({report['date'] or 'senza data'})"
    lines = wrap([Span(report["name"], "number"), Span(f" {title}", "title")], width)
    counts = "{chapters} sezioni, {rules} regole, {subrules} sottoregole, {examples} esempi, {terms} voci".format(
        **report
    )
    lines += wrap([Span(f"famiglia {report['family']}: {counts}")], width, "  ")
    if best:
        said = f"numerazione: {best.edition} ({best.date}), {best.common} numeri su {best.compared}"
        lines += wrap([Span(said)], width, "  ")
        if report["date"] and report["date"] != best.date:
            warning = f"il testo si dice del {report['date']}, ma i suoi numeri sono quelli del {best.date}"
            lines += wrap(
                [Span(warning if best.share == 1 else f"{warning} più che di ogni altra data nota")], width, "  "
            )
    for name, one, more in (("dangling", "rinvio", "rinvii a vuoto"), ("gaps", "salto", "salti nei numeri")):
        rows = report[name]
        if rows:
            what = more if len(rows) > 1 else more.replace(more.split()[0], one)
            lines += wrap([Span(f"{len(rows)} {what}:")], width, "  ")
            for row in rows[:_SHOWN]:
                lines += wrap([Span(row, "dim")], width, "    ")
            lines += [[Span(f"    … e altri {len(rows) - _SHOWN}", "dim")]] if len(rows) > _SHOWN else []
    verdict = (
        f"importato: judgekit rule --edition {report['name']} …" if kept else "non è stato tenuto nulla (--dry-run)"
    )
    return [*lines, *wrap([Span(verdict, "good")], width, "  ")]


def _complete_imported(incomplete: str) -> list[str]:
    """What can be taken away: what somebody has imported."""
    from judgekit.texts import imports

    return [name for name in sorted(imports.imported(home.imports_dir())) if name.startswith(incomplete)]


@declared.command(app)
def forget(
    name: Annotated[str, argument("NOME", "Il documento importato da togliere.", _complete_imported)],
) -> int:
    """Toglie un documento importato."""
    from judgekit.texts import imports

    imports.forget(home.imports_dir(), name)
    terminal.say(f"{name}: tolto")
    return 0
