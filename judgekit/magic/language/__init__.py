"""Italian card text: a typed tree (`tree`), the grammar that reads it, the printer that writes it."""
