"""Sets of cards: read from MTGJSON files, kept for scenarios, measured against what the language and the plays know."""
