"""What changed from one edition to the next, as people tell of it (`rules/cambiamenti.tsv`)."""

from __future__ import annotations

from judgekit.errors import BadDocument, BadRef, Fault
from judgekit.refs import Ref
from judgekit.values import NamedTuple

_NONE = "-"


class Changed(NamedTuple):
    """A matter that two editions rule otherwise: the rules of each, since when, and what each does."""

    before: tuple[Ref, ...]
    after: tuple[Ref, ...]
    since: str
    title: str
    then: str
    now: str

    @property
    def editions(self) -> set[str]:
        return {ref.edition for ref in (*self.before, *self.after)}


def read_changes(text: str, file: str) -> tuple[Changed, ...]:
    """Read rows `rules TAB rules TAB date TAB title TAB before TAB after`, «-» for what there is not.

    Raises BadDocument.
    """
    found, faults = [], []
    for n, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            before, after, since, title, then, now = (part if part != _NONE else "" for part in line.split("\t"))
            found.append(Changed(_refs(before), _refs(after), since, title, then, now))
        except (ValueError, BadRef):
            those = "servono regole prima, regole dopo, data, titolo, prima e dopo, divisi da tabulazioni"
            faults.append(Fault(file, n, 1, those))
    if faults:
        raise BadDocument(tuple(faults))
    return tuple(found)


def _refs(text: str) -> tuple[Ref, ...]:
    return tuple(Ref.parse(one) for one in text.split())
