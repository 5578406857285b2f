"""Italian card text: a typed tree (`tree`), the grammar that reads it, the printer that writes it.

A text is cut into `sentences` of words in their base form (`grammar.words`, by the `grammar.lexicon`) and parsed by the
grammar, which stands in `grammar/` chapter by chapter; `makers/` tells in the same order what each of its rules means.
`references` tells who is meant by `it`, `joining` makes one row of what several sentences bid, and `assembling` puts
them together to abilities. `read` is the way in; `write` goes the way back.
"""
