"""Exercise sheets for judge classes: questions whose answers are computed, never typed."""
