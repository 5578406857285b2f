"""Bytes to text, by what they hold and never by the file's name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.errors import BadDocument, Fault

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 64 * 1024 * 1024  # bytes; the longest official text so far has one million
_SAMPLE = 1 << 16
_AS_TEXT = "salvalo come testo (.txt, UTF-8), HTML o PDF e riprova"
_KINDS: tuple[tuple[bytes, str], ...] = (
    (b"PK\x03\x04", "un archivio zip"),
    (b"PK\x05\x06", "un archivio zip vuoto"),
    (b"\x1f\x8b", "un archivio gzip"),
    (b"7z\xbc\xaf\x27\x1c", "un archivio 7z"),
    (b"Rar!", "un archivio RAR"),
    (b"BZh", "un archivio bzip2"),
    (b"\xfd7zXZ\x00", "un archivio xz"),
    (b"\xd0\xcf\x11\xe0", "un documento di Office (.doc, .xls)"),
    (b"{\\rtf", "un documento RTF"),
    (b"\x89PNG", "un’immagine PNG"),
    (b"\xff\xd8\xff", "un’immagine JPEG"),
    (b"GIF8", "un’immagine GIF"),
    (b"II*\x00", "un’immagine TIFF"),
    (b"MM\x00*", "un’immagine TIFF"),
    (b"MZ\x90", "un programma"),
    (b"\x7fELF", "un programma"),
    (b"SQLite format 3", "una base di dati SQLite"),
)
_INSIDE = ((b"word/", "un documento Word (.docx)"), (b"xl/", "un foglio Excel (.xlsx)"), (b"epub", "un libro EPUB"))
_BOMS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd]")
_NO_TEXT = re.compile(rb"[\x01-\x08\x0e-\x1f]")  # noughts aside: UTF-16 is full of them
_TYPESET = frozenset("’‘“”«»–—…")
_USUAL = frozenset("àèéìòùáíóúâêîôûäëïöüñçÀÈÉÌÒÙÆæß®™©°•·−×½ \u00a0")
_ODD = "un testo in una codifica che judgekit non riconosce: salvalo in UTF-8 e riprova"


def refusal(file: str, what: str) -> BadDocument:
    return BadDocument((Fault(file, 1, 1, what),))


def check_size(content: bytes, file: str) -> None:
    """Raises BadDocument where a file is empty or too long to be a document."""
    if not content.strip(b" \t\r\n\0\xef\xbb\xbf"):
        raise refusal(file, "il file è vuoto: serve un regolamento in testo, HTML o PDF")
    if len(content) > MOST:
        raise refusal(file, f"il file supera i {MOST >> 20} MB, e un regolamento ne ha pochi: controlla che sia quello")


def text(content: bytes, file: str) -> str:
    """The text of a file, all its line ends alike. Raises BadDocument where the bytes are no text."""
    check_size(content, file)
    if kind := _kind(content):
        raise refusal(file, f"è {kind}, non un testo: {_AS_TEXT}")
    if len(_NO_TEXT.findall(content[:_SAMPLE])) > 0.05 * len(content[:_SAMPLE]):  # before the time is spent on it
        raise refusal(file, f"è un file binario, non un testo: {_AS_TEXT}")
    found = _decoded(content, file).rstrip("\0")
    controls = len(_CONTROL.findall(found[:_SAMPLE]))
    if controls > 0.03 * len(found[:_SAMPLE]):
        raise refusal(file, f"è un file binario, non un testo: {_AS_TEXT}")
    return found.replace("\r\n", "\n").replace("\r", "\n")


def _kind(content: bytes) -> str | None:
    for magic, kind in _KINDS:
        if content.startswith(magic):
            inside = content[:4096] + content[-4096:]
            more = [name for mark, name in _INSIDE if magic.startswith(b"PK") and mark in inside]
            return f"{kind} con dentro {more[0]}" if more else kind
    return "un’immagine WebP" if content[:4] == b"RIFF" and content[8:12] == b"WEBP" else None


def _decoded(content: bytes, file: str) -> str:
    for bom, codec in _BOMS:
        if content.startswith(bom):
            whole = content[len(bom) :]
            return _utf8(whole) or _lenient(whole) if codec == "utf-8" else whole.decode(codec, "replace")
    if wide := _wide(content[:_SAMPLE]):
        return content.decode(wide, "replace")
    found = _utf8(content)
    return _one_byte(content, file) if found is None else found


def _wide(sample: bytes) -> str | None:
    """UTF-16 without a mark: in a Western text every other byte is nought."""
    pairs = max(1, len(sample) // 2)
    even, odd = sample[::2].count(0) / pairs, sample[1::2].count(0) / pairs
    if odd > 0.4 and even < 0.1:
        return "utf-16-le"
    return "utf-16-be" if even > 0.4 and odd < 0.1 else None


def _utf8(content: bytes) -> str | None:
    """UTF-8, also where the file was cut inside its last letter or a few bytes of another encoding slipped in."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.end == len(content) and error.reason == "unexpected end of data":
            return content[: error.start].decode("utf-8", "replace")
    strays = content.decode("utf-8", "replace").count("\ufffd")
    letters = sum(content.count(bytes([lead])) for lead in range(0xC2, 0xF0))
    return _lenient(content) if strays * 10 < letters - strays else None


def _lenient(content: bytes) -> str:
    """UTF-8 whose stray bytes are read as Windows text."""
    found = content.decode("utf-8", "surrogateescape")
    strays = {c: bytes([c - 0xDC00]).decode("cp1252", "replace") for c in range(0xDC80, 0xDD00)}
    return found.translate(strays)


def _one_byte(content: bytes, file: str) -> str:
    """The encoding of one byte a letter in which the text looks most like one. Raises BadDocument where none does."""
    high = re.sub(rb"[\x00-\x7f]+", b"", content)
    codecs: Sequence[str] = ("cp1252", "mac_roman", "latin-1")
    best = max(codecs, key=lambda codec: _looks(high.decode(codec, "replace")))
    strange = sum(c not in _TYPESET and c not in _USUAL for c in high.decode(best, "replace"))
    if strange > 0.1 * len(content):
        raise refusal(file, f"è un file binario, oppure {_ODD}")
    return content.decode(best, "replace")


def _looks(letters: str) -> int:
    """How much the letters beyond ASCII look like those of an Italian or English rule book."""
    return sum(3 if c in _TYPESET else 1 if c in _USUAL else -2 for c in letters)
