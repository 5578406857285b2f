"""The engine: boards, events, tables of rows, replays. Knows no text, no edition, no card game."""
