"""Questions about the turn, priority, the end of the game."""

from __future__ import annotations

from judgekit.table.system import Question

SKIPS_THE_DRAW_STEP = Question(
    "skips the draw step",
    naive=False,
    rule="Whoever plays first skips the draw step of their first turn.",
    mistake="fa pescare nel suo primo turno chi comincia la partita",
)
OUTCOME = Question(
    "outcome",
    rule="Where all players lose at once, or all win, the game is drawn.",
    mistake="fa vincere uno dei giocatori quando tutti perdono, o vincono, nello stesso momento",
)
WHOEVER_LOSES_LEAVES = Question(
    "whoever loses leaves",
    naive=False,
    rule="Whoever loses is no longer in the game.",
    mistake="lascia in partita chi ha perso",
)
THE_LAST_ONE_THERE = Question(
    "the last one there",
    rule="The only player still in the game has won it.",
    mistake="non fa vincere l’unico giocatore rimasto in partita",
)
NEVER_HAS = Question(
    "never has",
    naive=False,
    rule="A card may say that a player skips a step or phase every time.",
    mistake="non salta ciò che una carta fa saltare ogni volta",
)
THE_YOUNGEST_LIMIT_HOLDS = Question(
    "the youngest limit holds",
    naive=False,
    rule="Of what effects say of the most cards that a player keeps in hand, the youngest comes last.",
    mistake="crede che chi non ha limite di carte in mano non ne abbia mai più uno",
)
MAXIMUM_HAND_SIZE = Question(
    "maximum hand size",
    rule="The maximum hand size is seven cards, unless a card says that there is none.",
    mistake="tiene in mano a fine turno tutte le carte, anche più di sette",
)
UNTAP_WITHOUT_PRIORITY = Question(
    "untap without priority",
    naive=False,
    rule="Nobody gets priority; what triggers here waits.",
    mistake="dà priorità ai giocatori mentre si STAPpano i permanenti",
)
THE_LATEST_TURN_COMES_FIRST = Question(
    "the latest turn comes first",
    rule="Of several further turns the one that was created last is taken first.",
    mistake="fa giocare i turni aggiuntivi nell’ordine in cui sono stati creati",
)
NOTHING_BETWEEN_TURNS = Question(
    "nothing between turns",
    naive=False,
    rule="Nothing happens between two turns, phases or steps: not even what the game puts right.",
    mistake="fa accadere qualcosa fra la fine di un turno e l’inizio del successivo",
)
PRIORITY_AFTER_A_RESOLUTION = Question(
    "priority after a resolution",
    rule="When something has resolved the active player has priority, whoever played it.",
    mistake="dà priorità, dopo una risoluzione, a chi controllava ciò che si è risolto",
)
LAST_IN_FIRST_OUT = Question(
    "last in first out",
    naive=False,
    rule="Of what waits on the stack the last to have come resolves first.",
    mistake="fa risolvere per prima la magia lanciata per prima",
)
ACTS_AGAIN = Question(
    "acts again",
    naive=False,
    rule="Whoever had priority has it again, and may do something else.",
    mistake="toglie la priorità a chi ha tentato un’azione illegale",
)
AN_EFFECT_BLOCKS = Question(
    "an effect blocks",
    naive=False,
    rule="An effect alone may make an attacker blocked.",
    mistake="crede che nessun attaccante sia bloccato senza una creatura che lo blocchi",
)
WHAT_IS_SKIPPED_DOES_NOT_COME = Question(
    "what is skipped does not come",
    naive=False,
    rule="A step, phase or turn that an effect makes somebody skip is passed over as if it did not exist.",
    mistake="fa svolgere la sottofase, la fase o il turno che un effetto fa saltare",
)
FIRST_OF_THE_NEXT_TURN = Question(
    "first of the next turn",
    naive=False,
    rule="What is done for a turn that was skipped is the first thing that happens in the next turn that comes.",
    mistake="fa accadere prima che cominci il turno seguente ciò che si fa per averne saltato uno",
)
SKIPS_ADD_UP = Question(
    "skips add up",
    naive=0,
    rule="Several skips of one player add up: each takes one.",
    mistake="fa saltare una volta sola ciò che più effetti fanno saltare",
)
WHAT_THE_TURN_DOES_COMES_FIRST = Question(
    "what the turn does comes first",
    naive=False,
    rule="What a step does by itself is done before anything is put right, waits for a stack, or anybody may act.",
    mistake="lascia agire i giocatori prima della pescata del turno",
)
WHAT_AN_EFFECT_BLOCKS = Question(
    "what an effect blocks",
    rule="Where an effect makes one of a band blocked, all of it is.",
    mistake="crede che un effetto che rende bloccata una creatura non blocchi il suo branco",
)
ATTACHMENTS_PHASE_ALONG = Question(
    "attachments phase along",
    naive=False,
    rule="What is attached to something goes out of phase with it, and comes back with it.",
    mistake="lascia in gioco ciò che è assegnato a un permanente che va fuori fase",
)
COMES_BACK_TO_ITS_HOST = Question(
    "comes back to its host",
    naive=False,
    rule="What comes back is attached to what it was attached to, if that is still there; else to nothing.",
    mistake="fa tornare in fase un incantesimo senza assegnarlo a ciò su cui era",
)
SKIPPED_WITH_THE_STEP = Question(
    "skipped with the step",
    naive=False,
    rule="Whoever skips the untap step does not phase either.",
    mistake="fa entrare e uscire di fase i permanenti anche quando si salta lo STAP",
)
ADDED_PHASES_COME = Question(
    "added phases come",
    naive=False,
    rule="A phase that is added comes right after the one that it was added to.",
    mistake="non svolge la fase che un effetto aggiunge al turno",
)
A_FURTHER_MAIN_PHASE = Question(
    "a further main phase",
    naive="first main",
    rule="Only the first main phase of a turn is one before combat: all others are as the second.",
    mistake="crede che una fase principale aggiunta sia come quella prima del combattimento",
)
CLEANUP_WITHOUT_PRIORITY = Question(
    "cleanup without priority",
    naive=False,
    rule="Nobody gets priority in cleanup, as a rule.",
    mistake="dà sempre priorità durante la cancellazione",
)

WHOEVER_PLAYS_GOES_ON = Question(
    "whoever plays something goes on",
    naive=False,
    rule="Whoever has done something keeps priority, and may do something else before anybody answers.",
    mistake="crede che chi ha lanciato una magia perda la priorità, e non possa lanciarne subito un’altra",
)
WHOEVER_TAKES_A_SPECIAL_ACTION_GOES_ON = Question(
    "whoever takes a special action goes on",
    naive=False,
    rule="Whoever has taken a special action keeps priority.",
    mistake="crede che chi ha giocato una terra perda subito la priorità",
)
OF_SEVERAL_NOBODY_SKIPS = Question(
    "of several nobody skips",
    naive=False,
    rule="Where more than two play, whoever plays first skips no draw step.",
    mistake="fa saltare la prima acquisizione anche a chi comincia una partita fra più di due giocatori",
)
NO_TURN_OF_WHOEVER_LEFT = Question(
    "no turn of whoever left",
    naive=False,
    rule="A turn of a player who has left the game does not begin.",
    mistake="fa cominciare il turno di un giocatore che ha lasciato la partita",
)
THE_TURN_GOES_ON = Question(
    "the turn goes on",
    naive=False,
    rule="The turn of a player who leaves the game goes on without an active player.",
    mistake="crede che il turno di chi lascia la partita finisca subito",
)
NOTHING_TRIGGERS_FOR_WHOEVER_LEFT = Question(
    "nothing triggers for whoever left",
    naive=False,
    rule="A triggered ability that a player who has left would control is not put onto the stack.",
    mistake="mette in pila le abilità innescate di chi ha lasciato la partita",
)
WHAT_NOBODY_CONTROLS_IS_EXILED = Question(
    "what nobody controls is exiled",
    naive=False,
    rule="Where control ends of what would go back to a player who has left, it is exiled.",
    mistake="lascia in gioco ciò che tornerebbe sotto il controllo di chi ha lasciato la partita",
)
NIGHT_FALLS = Question(
    "night falls",
    naive=False,
    rule="By day it becomes night as a turn begins, if whoever had the turn before cast no spell in it.",
    mistake="non fa diventare notte dopo un turno in cui chi lo giocava non ha lanciato magie",
)
DAY_BREAKS = Question(
    "day breaks",
    naive=False,
    rule="By night it becomes day as a turn begins, if whoever had the turn before cast two spells in it.",
    mistake="non fa diventare giorno dopo un turno in cui chi lo giocava ha lanciato due magie",
)
TURNS_AS_NIGHT_FALLS = Question(
    "turns as night falls",
    naive=False,
    rule="As it becomes night whatever is daybound turns over.",
    mistake="non trasforma un permanente con diurno quando diventa notte",
)
TURNS_AS_DAY_BREAKS = Question(
    "turns as day breaks",
    naive=False,
    rule="As it becomes day whatever is nightbound turns over.",
    mistake="non trasforma un permanente con notturno quando diventa giorno",
)
TURNS_BY_THE_TIME_ALONE = Question(
    "turns by the time alone",
    naive=False,
    rule="What is daybound or nightbound turns over for no other reason.",
    mistake="trasforma con un effetto un permanente con diurno o notturno",
)
LIFE_OF_WHO_HAS_A_COMMANDER = Question(
    "life of who has a commander",
    rule="In a game with commanders each player begins with twice as much life.",
    mistake="comincia una partita Commander con 20 punti vita",
)
THE_FIRST_MULLIGAN_IS_FREE = Question(
    "the first mulligan is free",
    naive=False,
    rule="Where more than two play, the first mulligan of each player costs no card.",
    mistake="conta anche il primo mulligan in una partita fra più di due giocatori",
)
A_FURTHER_TURN_COMES_NEXT = Question(
    "a further turn comes next",
    naive=False,
    rule="A turn that an effect has added comes right after this one, before anybody else's.",
    mistake="fa giocare l’avversario, benché un effetto abbia aggiunto un turno dopo questo",
)
NO_END_STEP_THEN = Question(
    "no end step then",
    naive=False,
    rule="Where an effect ends the turn, its end step is skipped: nothing triggers at the beginning of it.",
    mistake="crede che si passi dalla sottofase finale anche quando un effetto fa terminare il turno",
)
TRIGGERS_WAIT_FOR_THE_CLEANUP = Question(
    "triggers wait for the cleanup",
    naive=False,
    rule="What triggers while the turn is being ended is put on the stack in the cleanup step.",
    mistake="crede perdute anche le abilità che si innescano mentre il turno viene fatto terminare",
)
CONTROLLED_IN_THEIR_NEXT_TURN = Question(
    "controlled in their next turn",
    naive=False,
    rule="A player is controlled during the whole of the next turn that they really take.",
    mistake="crede che il controllo di un giocatore valga dal momento in cui l’effetto si risolve",
)
CONCEDES_THOUGH_CONTROLLED = Question(
    "concedes though controlled",
    naive=False,
    rule="A player who is controlled may concede all the same, and nobody makes them concede.",
    mistake="crede che chi è controllato da un altro non possa concedere",
)
THE_LAST_ONE_CONTROLS = Question(
    "the last one controls",
    naive=False,
    rule="Of several effects that let a player be controlled the last one created works.",
    mistake="crede che fra più effetti controlli un giocatore chi l’ha ottenuto per primo",
)
NO_END_OF_COMBAT_THEN = Question(
    "no end of combat then",
    naive=False,
    rule="Where combat has been ended its last step is passed over too: nothing triggers at the end of combat.",
    mistake="crede che le abilità della fine del combattimento si inneschino anche se un effetto lo ha fatto terminare",
)
NOTHING_ENDS_OUTSIDE_COMBAT = Question(
    "nothing ends outside combat",
    naive=False,
    rule="What would end the combat phase does nothing where there is none.",
    mistake="esilia la pila con un effetto che fa terminare il combattimento, anche fuori dal combattimento",
)
TRIGGERS_WAIT_FOR_THE_NEXT_PHASE = Question(
    "triggers wait for the next phase",
    naive=False,
    rule="What triggers as combat is ended goes onto the stack in the phase that follows.",
    mistake="perde ciò che si innesca mentre un effetto fa terminare il combattimento",
)
