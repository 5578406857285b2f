"""Wizards of Mickey GCC: its card language, its plays, its edition."""
