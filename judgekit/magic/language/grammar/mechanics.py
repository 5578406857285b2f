"""The lexicon of named mechanics: words that belong to one of them, in the form of `lexicon.py`."""

from __future__ import annotations

FORMS_OF_MECHANICS = """
sfrutta: sfruttano
modificato: modificata modificati modificate
"""

PHRASES_OF_MECHANICS = """
benedizione-della-città: la benedizione della città
"""
