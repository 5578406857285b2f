"""Scenarios: a described board, what the players do, what is expected; read from Markdown or JSON, and played."""
