"""Readers of real documents; `families` is the way in."""
