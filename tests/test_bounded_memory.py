"""A process that reads card texts for days holds no more of them than it has room for."""

from __future__ import annotations

import importlib
import inspect
import pkgutil

import pytest

from judgekit.errors import NotUnderstood
from judgekit.magic import language
from judgekit.magic.language import known


def test_what_the_card_language_remembers_of_texts_is_bounded() -> None:
    found = 0
    for module in pkgutil.walk_packages(language.__path__, f"{language.__name__}."):
        for name, one in vars(importlib.import_module(module.name)).items():
            if not hasattr(one, "cache_parameters") or one.__module__ != module.name:
                continue
            found += 1
            takes = inspect.signature(one.__wrapped__).parameters
            assert not takes or one.cache_parameters()["maxsize"] is not None, f"{module.name}.{name}"
    assert found > 8


def test_what_had_to_be_read_is_bounded_the_newest_staying(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "_anew", {})
    monkeypatch.setattr(known, "_MOST_ANEW", 3)
    for n in range(711, 716):
        known.read(f"{{T}}: Infliggi {n} danni a una creatura bersaglio.", "Tale", ("creature",))
        with pytest.raises(NotUnderstood):
            known.read(f"Zzz {n}.", "Tale", ("creature",))
        assert len(known._anew) <= 3
    assert [text for text, *_ in known._anew] == [
        "Zzz 714.",
        "{T}: Infliggi 715 danni a una creatura bersaglio.",
        "Zzz 715.",
    ]
