"""What a keyword changes, by what it touches."""
