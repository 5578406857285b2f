"""Games of teams (104, 805, 808, 810): a number for each date beside the play."""

from __future__ import annotations

from judgekit.magic.editions.modern.dated import Row, Tables, at, says, told, yes
from judgekit.magic.editions.modern.numbers import POISON_OF_TEAMS
from judgekit.magic.plays.text import counting
from judgekit.magic.questions.teams import (
    A_TURN_OF_ONE_IS_THE_TEAMS,
    ACT_WITH_THE_PRIORITY_OF_THEIR_TEAM,
    ALL_OF_THE_TEAM_ARE_ACTIVE,
    ALL_OF_THE_TEAM_COUNT_BY_DAY,
    ALL_OF_THE_TEAM_DRAW,
    EITHER_DEFENDS,
    KEPT_FROM_ONE_KEPT_FROM_ALL,
    LANDS_ARE_COUNTED_FOR_EACH,
    LIFE_IS_SHARED,
    LIFE_OF_A_TEAM,
    ONE_OF_A_TEAM_GETS_POISON,
    ONE_OF_EACH_TEAM_IS_SET,
    POISON_IS_SHARED,
    POISON_OF_A_TEAM,
    PRIORITY_IS_OF_TEAMS,
    TEAMS_LOSE_AND_WIN_TOGETHER,
    THE_LAST_TEAM_WINS,
    THE_TEAM_ATTACKS_AS_ONE,
    THE_TEAM_BLOCKS_AS_ONE,
    THE_TEAM_IS_KEPT_FROM_IT,
    TRIGGERS_FOR_EACH_OF_THE_TEAM,
    TRIGGERS_OF_A_TEAM_TOGETHER,
    WHOM_A_TEXT_KEEPS_FROM_IT,
    WHOSE_TURN_COMES_NEXT,
)

AS_A_TEAM = "810.8a"
MORE_HEADS = "810.11"

TABLES: Tables = {
    "rulings": {
        WHOSE_TURN_COMES_NEXT: (told("805.4", 0, also=("810.2",)),),
        ALL_OF_THE_TEAM_ARE_ACTIVE: (yes("805.4a"),),
        ALL_OF_THE_TEAM_DRAW: (yes("805.4b"),),
        ALL_OF_THE_TEAM_COUNT_BY_DAY: (yes(at(None, "502.2a")),),
        LANDS_ARE_COUNTED_FOR_EACH: (yes("805.4c"),),
        TRIGGERS_FOR_EACH_OF_THE_TEAM: (says(at(None, "805.4d"), 1),),
        TRIGGERS_OF_A_TEAM_TOGETHER: (yes("805.7"),),
        ONE_OF_A_TEAM_GETS_POISON: (yes(at("701.24c", "701.34b")),),
        PRIORITY_IS_OF_TEAMS: (yes("805.5", also=("805.5b", at("116.6", "117.6"))),),
        ACT_WITH_THE_PRIORITY_OF_THEIR_TEAM: (yes("805.5a"),),
        A_TURN_OF_ONE_IS_THE_TEAMS: (yes("805.8"),),
        THE_TEAM_ATTACKS_AS_ONE: (
            yes(at("810.7c", "805.10b"), also=("506.2b", at("810.7a", "805.10a"), "810.7", at(None, "805.10"))),
        ),
        THE_TEAM_BLOCKS_AS_ONE: (yes(at("810.7d", "805.10d")),),
        KEPT_FROM_ONE_KEPT_FROM_ALL: (yes(at("810.7c", None)),),
        EITHER_DEFENDS: (yes(at("810.7b", None)),),
        TEAMS_LOSE_AND_WIN_TOGETHER: (yes(AS_A_TEAM, also=("810.8b", "810.8", "104.3g")),),
        THE_LAST_TEAM_WINS: (yes("104.2c"),),
        WHOM_A_TEXT_KEEPS_FROM_IT: (yes("810.9g", also=("810.9h",)),),
        THE_TEAM_IS_KEPT_FROM_IT: (yes(AS_A_TEAM),),
        LIFE_OF_A_TEAM: (
            says("810.4", 30, also=(at("103.3a", "103.4a"), at("118.1a", "119.1a"))),
            Row(
                MORE_HEADS,
                counting.more_for_more_heads(15),
                mistake="fa cominciare con gli stessi punti vita anche squadre di più di due giocatori",
            ),
        ),
        LIFE_IS_SHARED: (yes("810.9", also=("810.9a", "810.9c")),),
        ONE_OF_EACH_TEAM_IS_SET: (yes("810.9d"),),
        POISON_IS_SHARED: (yes("810.10", also=("810.10a", "810.10b")),),
        POISON_OF_A_TEAM: (
            says(POISON_OF_TEAMS, 15),
            Row(
                MORE_HEADS,
                counting.more_for_more_heads(5),
                mistake="fa perdere con quindici segnalini veleno anche squadre di più di due giocatori",
            ),
        ),
    },
}
