"""Magic: the language of its cards, its plays by chapter of the rules, its editions as tables."""
