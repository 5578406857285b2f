"""Questions about the turn, priority, the end of the game."""

from __future__ import annotations

from judgekit.table.system import Question

SKIPS_THE_DRAW_STEP = Question(
    "skips the draw step", naive=False, rule="Whoever plays first skips the draw step of their first turn."
)
OUTCOME = Question("outcome", rule="Where all players lose at once, or all win, the game is drawn.")
WHOEVER_LOSES_LEAVES = Question("whoever loses leaves", naive=False, rule="Whoever loses is no longer in the game.")
THE_LAST_ONE_THERE = Question("the last one there", rule="The only player still in the game has won it.")
NEVER_HAS = Question("never has", naive=False, rule="A card may say that a player skips a step or phase every time.")
MAXIMUM_HAND_SIZE = Question("maximum hand size", rule="The usual maximum hand size.")
UNTAP_WITHOUT_PRIORITY = Question(
    "untap without priority", naive=False, rule="Nobody gets priority; what triggers here waits."
)
THE_LATEST_TURN_COMES_FIRST = Question(
    "the latest turn comes first", rule="Of several further turns the one that was created last is taken first."
)
NOTHING_BETWEEN_TURNS = Question(
    "nothing between turns",
    naive=False,
    rule="Nothing happens between two turns, phases or steps: not even what the game puts right.",
)
PRIORITY_AFTER_A_RESOLUTION = Question(
    "priority after a resolution", rule="When something has resolved the active player has priority, whoever played it."
)
ACTS_AGAIN = Question("acts again", naive=False, rule="Whoever had priority has it again, and may do something else.")
AN_EFFECT_BLOCKS = Question("an effect blocks", naive=False, rule="An effect alone may make an attacker blocked.")
SKIPS_ADD_UP = Question("skips add up", naive=0, rule="Several skips of one player add up: each takes one.")
WHAT_THE_TURN_DOES_COMES_FIRST = Question(
    "what the turn does comes first",
    naive=False,
    rule="What a step does by itself is done before anything is put right, waits for a stack, or anybody may act.",
)
WHAT_AN_EFFECT_BLOCKS = Question(
    "what an effect blocks", rule="Where an effect makes one of a band blocked, all of it is."
)
ATTACHMENTS_PHASE_ALONG = Question(
    "attachments phase along",
    naive=False,
    rule="What is attached to something goes out of phase with it, and comes back with it.",
)
COMES_BACK_TO_ITS_HOST = Question(
    "comes back to its host",
    naive=False,
    rule="What comes back is attached to what it was attached to, if that is still there; else to nothing.",
)
SKIPPED_WITH_THE_STEP = Question(
    "skipped with the step", naive=False, rule="Whoever skips the untap step does not phase either."
)
ADDED_PHASES_COME = Question(
    "added phases come", naive=False, rule="A phase that is added comes right after the one that it was added to."
)
A_FURTHER_MAIN_PHASE = Question(
    "a further main phase",
    naive="first main",
    rule="Only the first main phase of a turn is one before combat: all others are as the second.",
)
CLEANUP_WITHOUT_PRIORITY = Question(
    "cleanup without priority", naive=False, rule="Nobody gets priority in cleanup, as a rule."
)

WHOEVER_PLAYS_GOES_ON = Question(
    "whoever plays something goes on",
    naive=False,
    rule="Whoever has done something keeps priority, and may do something else before anybody answers.",
)
WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON = Question(
    "whoever takes a special action goes on",
    naive=False,
    rule="Whoever has taken a special action keeps priority.",
)
