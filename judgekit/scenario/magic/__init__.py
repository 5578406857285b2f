"""Scenarios of Magic: their boards, the sentences that move them, and what they expect."""
