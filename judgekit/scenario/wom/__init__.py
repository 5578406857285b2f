"""Scenarios of Wizards of Mickey: squads, castles, hidden spells, and the sentences that move them."""
