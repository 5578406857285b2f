"""Attacking, blocking, and the damage of combat."""
