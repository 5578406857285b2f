"""The search engine over the texts at hand, opened once."""

from __future__ import annotations

from judgekit.files import cache_dir
from judgekit.retrieval.opening import open_index
from judgekit.retrieval.searcher import Engine
from judgekit.texts import home

_OPENED: dict[str, Engine] = {}  # the one opened last, by the key of its texts: whoever asks again asks this


def open_engine() -> Engine:
    """The search engine over the corpus at hand; the same one as long as the texts are the same."""
    library = home.open_library()
    if library.key not in _OPENED:
        index = open_index(library.corpus, home.read_synonyms, library.key, cache_dir(), home.made_key)
        _OPENED.clear()
        _OPENED[library.key] = Engine(library.corpus, index)
    return _OPENED[library.key]
