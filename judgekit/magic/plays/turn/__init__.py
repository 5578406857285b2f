"""Phases and steps, priority, cleanup, how a game begins, goes round and ends."""
