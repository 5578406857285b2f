"""Reading judgekit's own Markdown: front matter, a heading per unit, the body under it, block quotes for the rest.

The form is described in CONTRIBUTING.md. markdown-it-py finds the blocks and their lines; inline marks stay as they
are, since they are read only where a text is shown.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Literal, cast, get_args

from judgekit.errors import BadDocument, BadRef, Fault
from judgekit.refs import Ref, is_number, parent_of, slug
from judgekit.texts.library import Kind, Status, Unit
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it import MarkdownIt
    from markdown_it.token import Token


Genre = Literal["regole", "glossario", "lezione", "edizione"]
_KEYS = ("edizione", "titolo", "fonte", "data", "lingua", "genere", "gioco", "estratto", "rinvii")
_REQUIRED = ("edizione", "titolo")
_OF_CASES = ("edizioni", "livello", "lezione")  # keys of the case files, which another command checks
_STATUS: dict[str, Status] = {"corrente": "current", "obsoleto": "obsolete", "informale": "informal"}
_FACTS = ("Inglese", "Alias", "Stato", "Regole", "Vedi")
_NUMBERED = re.compile(r"((?:fase-|faq-)?\d+(?:\.\d+)*[a-z]?)(?:\.?\s+(\S.*)|\.)?")
_QUOTES = ("Esempio", "Nota", "Domande", "Affermazione")
_MARKER = re.compile(rf"\*\*({'|'.join(_QUOTES)})\.\*\*\s*")
_FACT = re.compile(r"(\w+):\s*(.*)", re.DOTALL)
_FORBIDDEN = {
    "fence": "un blocco di codice",
    "code_block": "un blocco rientrato di quattro spazi",
    "html_block": "HTML",
    "hr": "una riga di separazione",
    "table_open": "una tabella",
}


class Heading(NamedTuple):
    """A heading of the document, with the unit it opens (none where it only groups)."""

    level: int
    title: str
    ref: Ref | None

    @property
    def name(self) -> str:
        """The heading as a place is told: `502 Abilità con parole chiave`, a title alone where there is no number."""
        number = self.ref.path if self.ref and is_number(self.ref.path) else ""
        return f"{number} {self.title}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A Markdown file as read: its front matter and its units, in order, refs not yet resolved.

    `pointers` are the facts of terms that name other units: (ref of the term, fact, text of the fact, line).
    """

    file: str
    meta: dict[str, str]
    about: str
    units: tuple[Unit, ...]
    pointers: tuple[tuple[Ref, str, str, int], ...]


@dataclass(slots=True)
class _Draft:
    """A unit while its blocks are being read."""

    ref: Ref
    title: str
    line: int
    parent: Ref | None
    place: tuple[str, ...]
    body: list[str] = field(default_factory=list)
    quotes: dict[str, list[str]] = field(default_factory=lambda: {marker: [] for marker in _QUOTES})
    facts: dict[str, str] = field(default_factory=dict)


def read(source: str, file: str) -> Document:
    """Read one document. Raises BadDocument with every fault of the file."""
    reader = _Reader(source, file)
    document = reader.read()
    if reader.faults:
        raise BadDocument(tuple(reader.faults))
    return document


@cache
def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt  # reading only; a cached look-up needs no parser

    parser = MarkdownIt("zero", {"html": True})
    parser.enable(["heading", "blockquote", "list", "fence", "code", "html_block", "hr", "table"])
    parser.disable("inline")
    return parser


class _Reader:
    def __init__(self, source: str, file: str) -> None:
        self.file = file
        self.source = source.replace("\r\n", "\n")
        self.faults: list[Fault] = []
        self.drafts: list[_Draft] = []
        self.seen: dict[Ref, int] = {}
        self.above: list[Heading] = []
        self.about: list[str] = []
        self.offset = 0

    def fault(self, line: int, message: str, column: int = 1) -> None:
        self.faults.append(Fault(self.file, line, column, message))

    def read(self) -> Document:
        self.meta, body = self._front_matter()
        genre = self.meta.get("genere", "regole")
        if not self.faults:
            for block in _blocks(_parser().parse(body)):
                self._block(block, genre)
        units = tuple(self._unit(draft, genre) for draft in self.drafts)
        pointers = tuple((d.ref, fact, text, d.line) for d in self.drafts for fact, text in d.facts.items())
        return Document(file=self.file, meta=self.meta, about="\n\n".join(self.about), units=units, pointers=pointers)

    # --- front matter

    def _front_matter(self) -> tuple[dict[str, str], str]:
        lines = self.source.split("\n")
        if lines[0].rstrip() != "---":
            self.fault(1, "manca l’intestazione: il file deve cominciare con una riga «---»")
            return {}, ""
        end = next((n for n, line in enumerate(lines[1:], 1) if line.rstrip() == "---"), None)
        if end is None:
            self.fault(1, "l’intestazione aperta qui non è chiusa: serve una seconda riga «---»")
            return {}, ""
        meta = self._meta("\n".join(lines[1:end]))
        self.offset = end + 1
        return meta, "\n".join(lines[end + 1 :])

    def _meta(self, text: str) -> dict[str, str]:
        import yaml  # reading only

        try:
            node = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            line, column = (mark.line + 2, mark.column + 1) if mark else (2, 1)
            self.fault(line, "l’intestazione non è YAML: servono righe «chiave: valore»", column)
            return {}
        except yaml.YAMLError:
            self.fault(2, "l’intestazione non è YAML: contiene caratteri non ammessi")
            return {}
        meta: dict[str, str] = {}
        if not isinstance(node, yaml.MappingNode):
            self.fault(2, "l’intestazione deve avere righe «chiave: valore», almeno edizione e titolo")
            return {}
        for key, value in node.value:
            line, column = key.start_mark.line + 2, key.start_mark.column + 1
            if key.value not in _KEYS:
                case = "; un caso lo controlla «judgekit check»" if key.value in _OF_CASES else ""
                self.fault(line, f"chiave sconosciuta «{key.value}»: si conoscono {', '.join(_KEYS)}{case}", column)
            elif not isinstance(value, yaml.ScalarNode):
                self.fault(line, f"«{key.value}» vuole un valore semplice su una riga", column)
            else:
                meta[key.value] = value.value
        self._check_meta(meta)
        return meta

    def _check_meta(self, meta: dict[str, str]) -> None:
        for key in _REQUIRED:
            if not meta.get(key):
                self.fault(1, f"nell’intestazione manca «{key}»")
        if meta.get("genere", "regole") not in get_args(Genre):
            self.fault(1, f"genere «{meta['genere']}» sconosciuto: si conoscono {', '.join(get_args(Genre))}")
        if meta.get("edizione"):
            try:
                Ref(meta["edizione"], "1")
            except BadRef as error:
                self.fault(1, error.message)

    # --- blocks

    def _block(self, block: _Block, genre: str) -> None:
        line = block.line + self.offset + 1
        if block.type == "heading_open":
            self._heading(block, line, genre)
        elif block.type in _FORBIDDEN:
            self.fault(line, f"qui c’è {_FORBIDDEN[block.type]}: nei testi servono paragrafi, elenchi e citazioni «>»")
        elif genre == "edizione":
            self.about.append(_flow(block.tokens))
        elif self.above and self.above[-1].ref is not None and self.drafts:
            self._body(block, line)
        else:
            self.fault(line, "testo che non sta sotto un titolo numerato")

    def _heading(self, block: _Block, line: int, genre: str) -> None:
        level, text = int(block.tokens[0].tag[1]), block.tokens[1].content.strip()
        if genre == "edizione":
            return
        if not text:
            self.fault(line, "titolo vuoto")
            return
        while self.above and self.above[-1].level >= level:
            self.above.pop()
        try:
            ref, title = self._name(level, text, genre)
        except BadRef as error:
            self.fault(line, error.message)
            ref, title = None, text
        if ref is not None:
            self._open(ref, title, line)
        self.above.append(Heading(level, title, ref))

    def _name(self, level: int, text: str, genre: str) -> tuple[Ref | None, str]:
        """The unit that a heading opens, and its title. Raises BadRef."""
        edition = self.meta["edizione"]
        if genre == "lezione":
            lesson = self.file.rsplit("/", 1)[-1].removesuffix(".md")
            return Ref(edition, lesson if level == 1 else f"{lesson}/{slug(text)}"), text
        if numbered := _NUMBERED.fullmatch(text):
            return Ref(edition, numbered[1]), (numbered[2] or "").strip()
        if genre == "glossario" and level > 1:
            return Ref(edition, f"glossario/{slug(re.sub(r'[(][^)]*[)]', '', text))}"), text
        if text[0].isdigit():
            raise BadRef(f"«{text.split(maxsplit=1)[0]}» non è un numero di regola: la forma è «502.9b. Titolo»")
        return None, text

    def _open(self, ref: Ref, title: str, line: int) -> None:
        if ref in self.seen:
            self.fault(line, f"«{ref.path}» c’è già, alla riga {self.seen[ref]}: ogni numero o voce sta una volta sola")
        self.seen[ref] = line
        above = parent_of(ref.path)
        over = [heading.ref.path for heading in self.above if heading.ref and is_number(heading.ref.path)]
        if above and over and above != over[-1] and not ref.path.startswith("fase-"):
            self.fault(line, f"«{ref.path}» sta sotto «{over[-1]}», ma il suo posto è sotto «{above}»")
        parent = next((heading.ref for heading in reversed(self.above) if heading.ref), None)
        place = tuple(heading.name for heading in self.above)
        self.drafts.append(_Draft(ref, title, line, parent, place))

    def _body(self, block: _Block, line: int) -> None:
        draft = self.drafts[-1]
        if block.type == "blockquote_open":
            self._quote(block, draft, line)
        elif draft.ref.path.startswith("glossario/") and not draft.body and self._facts(block, draft, line):
            pass
        else:
            draft.body.append(_flow(block.tokens))

    def _quote(self, block: _Block, draft: _Draft, line: int) -> None:
        into: list[str] | None = None
        for inner in _blocks(block.tokens[1:-1]):
            where = inner.line + self.offset + 1
            text = _flow(inner.tokens)
            if marker := _MARKER.match(text):
                into = draft.quotes[marker[1]]
                text = text[marker.end() :]
                into += text.split(" · ") if marker[1] == "Domande" else [text]
            elif into is None:
                self.fault(line, "una citazione comincia con **Esempio.**, **Nota.**, **Domande.** o **Affermazione.**")
                return
            elif into is draft.quotes["Domande"]:
                self.fault(where, "le **Domande.** stanno in un solo paragrafo, divise da « · »")
            else:
                into[-1] += f"\n\n{text}" if into[-1] else text

    def _facts(self, block: _Block, draft: _Draft, line: int) -> bool:
        """Read the list of facts that opens a glossary entry; False where the list is part of the text."""
        if block.type != "bullet_list_open" or draft.facts:
            return False
        facts = [_FACT.fullmatch(item.removeprefix("- ")) for item in _flow(block.tokens).split("\n")]
        if not any(fact and fact[1] in _FACTS for fact in facts):
            return False
        for n, fact in enumerate(facts):
            if fact is None or fact[1] not in _FACTS:
                self.fault(line + n, f"dato sconosciuto: sotto il titolo di una voce stanno {', '.join(_FACTS)}")
            elif fact[1] == "Stato" and fact[2] not in _STATUS:
                self.fault(line + n, f"stato «{fact[2]}» sconosciuto: si conoscono {', '.join(_STATUS)}")
            else:
                draft.facts[fact[1]] = fact[2]
        return True

    # --- units

    def _unit(self, draft: _Draft, genre: str) -> Unit:
        text = "\n\n".join(draft.body)
        kind: Kind = "rule" if text else "heading"
        if genre == "lezione":
            kind = "section" if "/" in draft.ref.path else "heading"
        elif draft.ref.path.startswith("faq-"):
            kind = "faq"
        elif draft.ref.path.startswith("glossario/"):
            kind = "term"
        return Unit(
            ref=draft.ref,
            kind=kind,
            title=draft.title,
            text=text,
            examples=tuple(draft.quotes["Esempio"]),
            notes=tuple(draft.quotes["Nota"]),
            questions=tuple(draft.quotes["Domande"]),
            claims=tuple(draft.quotes["Affermazione"]),
            parent=draft.parent,
            place=draft.place,
            file=self.file,
            line=draft.line,
            defines=genre == "glossario" and kind != "heading",
            status=_STATUS[draft.facts.get("Stato", "corrente")],
            english=_names(draft.facts.get("Inglese", "")),
            aliases=_names(draft.facts.get("Alias", "")),
        )


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


# --- markdown-it's tokens as blocks -----------------------------------------------------------------------------------


class _Block(NamedTuple):
    type: str
    line: int
    tokens: Sequence[Token]


def _blocks(tokens: Sequence[Token]) -> list[_Block]:
    """The outermost blocks of a run of tokens, each with all its tokens and its first line, counted from 0."""
    blocks = []
    start = depth = 0
    for n, token in enumerate(tokens):
        if depth == 0:
            start = n
        depth += token.nesting
        if depth == 0:
            first = tokens[start]
            blocks.append(_Block(first.type, first.map[0] if first.map else 0, tokens[start : n + 1]))
    return blocks


def _flow(tokens: Sequence[Token]) -> str:
    """One block as normalised Markdown: a paragraph on one line, list items one a line, nested ones indented."""
    first = tokens[0]
    if first.type in {"bullet_list_open", "ordered_list_open"}:
        return "\n".join(_items(tokens))
    inner = [t for t in tokens if t.type == "inline"]
    return " ".join(" ".join(t.content.split("\n")) for t in inner) if inner else first.content.strip()


def _items(tokens: Sequence[Token]) -> list[str]:
    ordered = tokens[0].type == "ordered_list_open"
    number = int(cast("int | str", tokens[0].attrGet("start") or 1)) if ordered else 0
    lines: list[str] = []
    for n, item in enumerate(_blocks(tokens[1:-1])):
        mark = f"{number + n}. " if ordered else "- "
        parts = [line for block in _blocks(item.tokens[1:-1]) for line in _flow(block.tokens).split("\n")]
        lines += [(mark if k == 0 else " " * len(mark)) + part for k, part in enumerate(parts or [""])]
    return lines
