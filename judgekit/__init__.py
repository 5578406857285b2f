"""judgekit: rules, glossary and replayed cases for card-game judges."""

__version__ = "0.1.0"
