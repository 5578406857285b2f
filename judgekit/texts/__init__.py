"""The library of texts: rules, glossaries and lessons, read from Markdown; knows nothing of play."""
