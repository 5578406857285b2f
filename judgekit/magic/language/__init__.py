"""Italian card text: a typed tree (`tree`), the grammar that reads it, the printer that writes it.

A text goes through `sentences` and `words` (cutting, base forms of the `lexicon`), `parse` (by the grammar `card.lark`)
and `build` (what each rule means: `deeds` of clauses, made of `acts`, `moves`, `harm`, `becoming`, `prices`; `moments`;
`things`); `refer` tells who is meant by `it`, and `abilities` puts sentences together. `read` is the way in;
`write` goes the way back.
"""
