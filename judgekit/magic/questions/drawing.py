"""Questions about drawing cards."""

from __future__ import annotations

from judgekit.table.system import Question

MAY_CHOOSE_TO_DRAW_FROM_NOTHING = Question(
    "may choose to draw from nothing",
    naive=False,
    rule="Whoever may draw may choose to, though the library is empty.",
    mistake="crede che con il grimorio vuoto non si possa scegliere di pescare",
)
ANOTHER_MAY_BE_MADE_TO_DRAW_FROM_NOTHING = Question(
    "another may be made to draw from nothing",
    naive=False,
    rule="Whoever may have another player draw may choose to, though that library is empty.",
    mistake="crede che non si possa scegliere di far pescare un avversario con il grimorio vuoto",
)
IS_KEPT_FROM_DRAWING = Question(
    "is kept from drawing",
    naive=False,
    rule="Whoever cannot draw so many cards may not choose to.",
    mistake="lascia scegliere di pescare a un giocatore che un testo tiene dal pescare",
)
ONE_CARD_AT_A_TIME = Question(
    "one card at a time",
    naive=False,
    rule="Whoever draws several cards draws each by itself.",
    mistake="prende per una sola pescata quella di più carte",
)
ALL_OF_ONE_PLAYER_FIRST = Question(
    "all draws of one player first",
    naive=False,
    rule="Where several players draw, the active one draws all their cards, then the others in turn order.",
    mistake="fa pescare i giocatori una carta per ciascuno, a giro",
)
ONLY_ON_THAT_DRAW = Question(
    "only on that draw",
    naive=False,
    rule="What is to be done with a card that is drawn is not done with one drawn in the place of that draw.",
    mistake="compie l’azione aggiuntiva anche sulla carta pescata in sostituzione di quella",
)
