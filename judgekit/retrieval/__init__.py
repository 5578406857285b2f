"""Search: Italian analysis (`italian`), the index (`index`), what the words of a query ask for (`query`)."""
