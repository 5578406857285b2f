"""Questions about games of teams: the shared turn, its priority and combat, the shared life total, losing together."""

from __future__ import annotations

from judgekit.table.system import Question

WHOSE_TURN_COMES_NEXT = Question(
    "whose turn comes next in a game of teams",
    rule="It is teams that take turns: after one of them the next.",
    mistake="dà il turno seguente al compagno, e non all’altra squadra",
)
ALL_OF_THE_TEAM_ARE_ACTIVE = Question(
    "all of the team are active",
    naive=False,
    rule="In the turn of a team each of its players is an active player.",
    mistake="crede che nel turno della squadra sia attivo un solo giocatore",
)
ALL_OF_THE_TEAM_DRAW = Question(
    "all of the team draw",
    naive=False,
    rule="In the draw step of a team each of its players draws a card.",
    mistake="fa pescare un solo giocatore della squadra",
)
ALL_OF_THE_TEAM_COUNT_BY_DAY = Question(
    "all of the team count by day",
    naive=False,
    rule="Whether day becomes night, or night day, is told by the spells of whoever of the team cast the most.",
    mistake="guarda, per il giorno e la notte, le magie di un solo giocatore della squadra",
)
LANDS_ARE_COUNTED_FOR_EACH = Question(
    "lands are counted for each",
    naive=False,
    rule="In the turn of a team each of its players may play a land.",
    mistake="fa giocare una sola terra a tutta la squadra",
)
TRIGGERS_FOR_EACH_OF_THE_TEAM = Question(
    "triggers for each of the team",
    rule="At the beginning of a shared step an ability triggers for each player only where it speaks of that player.",
    mistake="fa innescare per ciascun compagno anche un’abilità che non parla di quel giocatore",
)
PRIORITY_IS_OF_TEAMS = Question(
    "priority is of teams",
    naive=False,
    rule="Teams have priority, and pass: where all of them have in succession, something resolves or ends.",
    mistake="fa passare la priorità a ciascun giocatore, e non alle squadre",
)
ACT_WITH_THE_PRIORITY_OF_THEIR_TEAM = Question(
    "act with the priority of their team",
    naive=False,
    rule="A player may act while their team has priority.",
    mistake="non fa agire un giocatore quando la priorità è del compagno",
)
A_TURN_OF_ONE_IS_THE_TEAMS = Question(
    "a turn of one is the team's",
    naive=False,
    rule="A turn, phase or step that a player gets more, or skips, the team gets or skips; once, if it is of several.",
    mistake="conta per il solo giocatore il turno o la sottofase in più, o saltati, della squadra",
)
THE_TEAM_ATTACKS_AS_ONE = Question(
    "the team attacks as one",
    naive=False,
    rule="The creatures of all who are of the active team attack together, each whom of the other team it likes.",
    mistake="fa attaccare soltanto le creature di un giocatore della squadra",
)
THE_TEAM_BLOCKS_AS_ONE = Question(
    "the team blocks as one",
    naive=False,
    rule="Creatures of the defending team block whatever attacks any of the team.",
    mistake="fa bloccare a ciascuno soltanto ciò che attacca lui, e non il compagno",
)
LIFE_IS_SHARED = Question(
    "life is shared",
    naive=False,
    rule="What one player of a team gains or loses changes the one life total of the team.",
    mistake="cambia i punti vita del solo giocatore colpito, e non il totale della squadra",
)
LIFE_OF_A_TEAM = Question(
    "life of a team",
    rule="A team of two begins with 30 life, with 15 more for each further player.",
    mistake="fa cominciare la squadra con i punti vita di un giocatore",
)
POISON_IS_SHARED = Question(
    "poison is shared",
    naive=False,
    rule="Poison counters that one player gets are the team's.",
    mistake="conta per ciascuno i segnalini veleno, e non per la squadra",
)
POISON_OF_A_TEAM = Question(
    "poison of a team",
    rule="A team of two loses with fifteen poison counters, with five more for each further player.",
    mistake="fa perdere la squadra con dieci segnalini veleno",
)
TEAMS_LOSE_AND_WIN_TOGETHER = Question(
    "teams lose and win together",
    naive=False,
    rule="Where one player of a team loses or wins, the team does.",
    mistake="fa perdere, o vincere, un giocatore senza il suo compagno",
)
THE_LAST_TEAM_WINS = Question(
    "the last team wins",
    naive=False,
    rule="A team wins once all the others have left the game, and with it those of it who had lost.",
    mistake="non fa vincere la squadra quando tutte le altre hanno lasciato la partita",
)
WHOM_A_TEXT_KEEPS_FROM_IT = Question(
    "whom a text keeps from it",
    naive=False,
    rule="A text that keeps one player from gaining or losing life does so for the team.",
    mistake="applica a uno solo dei compagni il divieto di guadagnare o perdere punti vita",
)
THE_TEAM_IS_KEPT_FROM_IT = Question(
    "the team is kept from it",
    naive=False,
    rule="A text by which one player cannot lose, or win, keeps their team from it.",
    mistake="fa perdere, o vincere, la squadra di un giocatore che non può",
)
ONE_OF_EACH_TEAM_IS_SET = Question(
    "one of each team is set",
    naive=False,
    rule="An effect that would set the life total of each of a team does so for one of them.",
    mistake="fissa per ciascun compagno il totale dei punti vita della squadra",
)
KEPT_FROM_ONE_KEPT_FROM_ALL = Question(
    "kept from one kept from all",
    naive=False,
    rule="A creature that cannot attack one player of the defending team cannot attack that team.",
    mistake="fa attaccare il compagno del giocatore che la creatura non può attaccare",
)
EITHER_DEFENDS = Question(
    "either defends",
    naive=False,
    rule="What asks of the defending player whether something is so asks it of the whole team: one is enough.",
    mistake="guarda un solo giocatore in difesa, e non tutta la squadra",
)
TRIGGERS_OF_A_TEAM_TOGETHER = Question(
    "triggers of a team together",
    naive=False,
    rule="What has triggered for the players of a team goes onto the stack in the order that the team chooses.",
    mistake="fa mettere in pila le abilità innescate prima tutte a un compagno, poi tutte all’altro",
)
ONE_OF_A_TEAM_GETS_POISON = Question(
    "one of a team gets poison",
    naive=False,
    rule="Of a team that is chosen whole to get another of its poison counters, one player gets it.",
    mistake="dà proliferando un segnalino veleno a ciascuno dei due compagni",
)
