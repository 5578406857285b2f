"""Abilities that trigger, and what waits to be put on the stack."""
