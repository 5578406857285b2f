"""Questions about named mechanics: what triggers as something is done, designations, what is modified."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

DONE = Questions(
    "done: {}",
    naive=False,
    rule="What waits for {} triggers as that has been done.",
    mistake="crede che {} non faccia innescare nulla",
)
DOES_SO_THOUGH_GONE = Questions(
    "what has gone can: {}",
    naive=False,
    rule="What has left play before it is told {} does so all the same, for whoever last controlled it.",
    mistake="crede che un permanente che non c’è più non possa {}",
)
TWICE_THE_DAMAGE = Question(
    "twice the damage",
    naive=False,
    rule="Where the damage of a source is doubled, it deals twice as much instead.",
    mistake="crede che raddoppiare il danno di una fonte non cambi quanto ne infligge",
)
A_TRANSFORMED_ONE_SHOWS_ITS_BACK = Question(
    "a transformed one shows its back",
    naive=False,
    rule="A transformed permanent is a double-faced one with its back face up, however often it has transformed.",
    mistake="chiama trasformato un permanente che si è trasformato ed è tornato alla faccia anteriore",
)
NO_SPEED_COUNTS_AS_0 = Question(
    "no speed counts as 0",
    naive=False,
    rule="The speed of a player who has none counts as 0.",
    mistake="crede che la velocità di chi non ne ha conti come 1",
)
THE_FIRST_SPEED_IS_THE_INCREASE = Question(
    "the first speed is the increase",
    naive=False,
    rule="The speed of a player who has none, and is to increase it, becomes as much as the increase.",
    mistake="crede che chi non ha velocità non possa aumentarla",
)
IS_MODIFIED = Question(
    "is modified",
    rule="What has counters, an Equipment, or an Aura of its own controller on it is modified.",
    mistake="crede modificato solo ciò che ha segnalini",
)
WHAT_THE_RING_SAYS = Question(
    "what the ring says",
    naive=False,
    rule="The emblem of the Ring has one of its four abilities, and one more each time that its owner is tempted.",
    mistake="non sa che cosa fa l’emblema dell’Anello, e che ogni tentazione gli aggiunge un’abilità",
)
ENDS_AS_ANOTHER_TAKES_IT = Question(
    "ends as another takes it",
    naive=False,
    rule="A Ring-bearer of which another player gains control bears the Ring no longer.",
    mistake="crede che il Portatore dell’Anello lo resti anche sotto il controllo di un altro",
)
IS_HISTORIC = Question(
    "is historic",
    rule="What is legendary, an artifact or a Saga is historic.",
    mistake="crede storico solo ciò che è leggendario",
)
IS_AN_OUTLAW = Question(
    "is an outlaw",
    rule="An Assassin, a Mercenary, a Pirate, a Rogue or a Warlock is an outlaw.",
    mistake="non sa quali tipi di creatura sono fuorilegge",
)
A_TARGET_MAKES_IT_A_CRIME = Question(
    "a target makes it a crime",
    naive=False,
    rule="Who aims at an opponent, or at what is theirs, commits a crime as that is played.",
    mistake="non sa che bersagliare un avversario, o ciò che è suo, è un crimine",
)
THE_X_BY_WHICH_IT_BECAME_SO = Question(
    "the x by which it became so",
    rule="What other abilities of a permanent say of X, of which one has made it monstrous, is what X was then.",
    mistake="crede che la X di una mostruosità valga zero nelle altre abilità di quel permanente",
)
IS_BLESSED = Question(
    "is blessed",
    rule="Whoever has got the city's blessing has it for the rest of the game.",
    mistake="crede che la benedizione della città si perda scendendo sotto i dieci permanenti",
)
RESULT_OF_A_ROLL = Question(
    "result of a roll",
    rule="The result of a die is what it shows, with all that is added to it or taken away.",
    mistake="crede che il risultato di un dado sia il numero uscito, senza ciò che vi si aggiunge",
)
FOR_WHICH_RESULTS_A_LINE_IS = Question(
    "for which results a line is",
    rule="A line of a table of results tells what is done only where the result lies between its two numbers.",
    mistake="fa accadere tutte le righe della tabella fino al risultato del dado",
)
ONLY_WHO_FLIPS_WINS = Question(
    "only who flips wins",
    naive=False,
    rule="Only the player who flips a coin wins or loses that flip.",
    mistake="crede che chi guarda vinca il lancio di moneta che un altro giocatore perde",
)
NOBODY_WINS_BY_HEADS = Question(
    "nobody wins by heads",
    naive=False,
    rule="Where only heads or tails counts, nobody wins the flip, and nobody loses it.",
    mistake="crede di vincere il lancio di una moneta ottenendo testa, anche dove nessuno la indovina",
)
WHAT_THE_MONARCH_HAS = Question(
    "what the monarch has",
    naive=False,
    rule="The monarch draws at the beginning of their end step; whose creature hurts them in combat becomes it.",
    mistake="crede che essere il monarca non faccia pescare, e che il titolo non si possa perdere",
)
ONLY_ONE_MONARCH = Question(
    "only one monarch",
    naive=False,
    rule="As a player becomes the monarch, whoever was it ceases to be so.",
    mistake="lascia monarca anche chi lo era prima",
)
WHAT_THE_INITIATIVE_BRINGS = Question(
    "what the initiative brings",
    naive=False,
    rule="Who has the initiative ventures into Undercity at each upkeep; whose creatures hurt them takes it.",
    mistake="crede che avere l’iniziativa non faccia esplorare la Sottocittà, e che non si possa perdere",
)
ONLY_ONE_HAS_THE_INITIATIVE = Question(
    "only one has the initiative",
    naive=False,
    rule="As a player takes the initiative, whoever had it ceases to have it.",
    mistake="lascia l’iniziativa anche a chi l’aveva prima",
)
TAKEN_AGAIN = Question(
    "taken again",
    naive=False,
    rule="Whoever takes the initiative that they have already ventures once more.",
    mistake="crede che riprendere l’iniziativa che si ha già non faccia nulla",
)
INTO_SUCH_A_DUNGEON = Question(
    "into such a dungeon",
    naive=False,
    rule="Who ventures into a dungeon that a text names begins that one, and may begin no other.",
    mistake="sceglie un dungeon qualsiasi anche dove il testo dice in quale si esplora",
)
A_GIFT_COMES_FIRST = Question(
    "a gift comes first",
    naive=False,
    rule="What an instant or sorcery gives is given before anything else that it does.",
    mistake="fa il dono dopo gli altri effetti della magia",
)
HAS_MAX_SPEED = Question(
    "has max speed",
    naive=True,
    rule="A player has max speed only whose speed is 4.",
    mistake="crede che chi ha velocità abbia già la velocità massima",
)
TRIBUTE_WAS_PAID = Question(
    "tribute was paid",
    naive=False,
    rule="Tribute was paid where the opponent had the creature enter with the counters.",
    mistake="fa innescare anche dopo un tributo pagato ciò che chiede che non lo sia stato",
)
WHO_CONTROLS_A_PLANE = Question(
    "who controls a plane",
    rule="The active player controls the planes and phenomena that lie face up.",
    mistake="crede che un piano sia controllato dal suo proprietario, e non dal giocatore attivo",
)
WHERE_A_PLANE_LIES = Question(
    "where a plane lies",
    rule="A plane stays in the command zone, and is no permanent.",
    mistake="tratta un piano come un incantesimo in gioco",
)
PLANES_WORK_WHERE_THEY_ARE = Question(
    "planes work where they are",
    naive=False,
    rule="Abilities of planes and phenomena that lie face up work in the command zone.",
    mistake="crede che le abilità di un piano non funzionino nella zona di comando",
)
A_PLANE_IS_AS_OLD_AS_IT_LIES_UP = Question(
    "a plane is as old as it lies up",
    naive=False,
    rule="A plane is as old, in the order of effects, as it has been face up.",
    mistake="crede che l’effetto di un piano sia più vecchio di ogni altro",
)
A_PLANE_TURNED_DOWN_IS_NEW = Question(
    "a plane turned down is new",
    naive=False,
    rule="A plane that is turned face down is a new object from then on.",
    mistake="lascia i segnalini su un piano che è stato girato a faccia in giù",
)
AWAY_FROM_ALL_PLANES = Question(
    "away from all planes",
    naive=False,
    rule="Whoever planeswalks does so away from all planes that lie face up.",
    mistake="lascia a faccia in su il secondo piano quando un giocatore viaggia tra i piani",
)
AN_EFFECT_ENDS_AS_SOMEBODY_PLANESWALKS = Question(
    "an effect ends as somebody planeswalks",
    naive=False,
    rule="Effects that last until a player planeswalks end as one does, before the next plane lies face up.",
    mistake="fa durare oltre il viaggio tra i piani ciò che durava fino ad allora",
)
PLANE_AWAY_FROM = Question(
    "a plane away from",
    naive=False,
    rule="The plane that is turned down is that from which a player planeswalks.",
    mistake="crede che il piano che si lascia non si accorga del viaggio",
)
PLANE_TOWARDS = Question(
    "a plane towards",
    naive=False,
    rule="The plane or phenomenon that is turned up is that to which a player planeswalks, or that they encounter.",
    mistake="crede che il piano verso cui si viaggia non si accorga del viaggio",
)
WHAT_THE_PLANAR_DIE_COSTS = Question(
    "what the planar die costs",
    naive=0,
    rule="Rolling the planar die costs as much mana as the player has done so before in this turn.",
    mistake="tira il dado planare sempre senza pagare",
)
THE_PLANAR_DIE_IS_A_DIE = Question(
    "the planar die is a die",
    naive=False,
    rule="To roll the planar die is to roll a die.",
    mistake="crede che il dado planare non sia un dado per ciò che attende un tiro",
)
EACH_IS_IN_ONE_PILE = Question(
    "each is in one pile",
    rule="Each of the cards that are divided is in one of the piles, and in no other; a pile may be empty.",
    mistake="crede che chi separa le carte in due mucchi possa lasciarne qualcuna fuori",
)
MULTIPLIED_AS_IT_IS = Questions(
    "a size is as it is: {}",
    naive=False,
    rule="To {} power or toughness makes them grow by what they are at that moment.",
    mistake="crede che {} la forza o la costituzione guardi i valori stampati",
)
A_MULTIPLE_SETS_NOTHING = Questions(
    "a multiple sets nothing: {}",
    naive=False,
    rule="To {} power or toughness modifies them, and sets them to nothing.",
    mistake="crede che {} forza o costituzione le fissi a un valore, prima di segnalini e bonus",
)
LESS_THAN_NOTHING_MULTIPLIED = Questions(
    "less than nothing is multiplied: {}",
    naive=False,
    rule="To {} a power below 0 makes it lower still.",
    mistake="crede che {} una forza minore di zero la lasci com’è",
)
AS_MUCH_LIFE_AGAIN = Question(
    "as much life again",
    naive=False,
    rule="A player whose life total is doubled gains or loses as much life as that takes.",
    mistake="crede che chi raddoppia i punti vita non ne guadagni e non ne perda",
)
AS_MANY_COUNTERS_AGAIN = Question(
    "as many counters again",
    naive=False,
    rule="Where counters are doubled, as many of that kind are put there as are there already.",
    mistake="crede che raddoppiare i segnalini non sia metterne altri",
)
AS_MUCH_MANA_AGAIN = Question(
    "as much mana again",
    naive=False,
    rule="A player whose mana is doubled adds as much mana of that type as there is.",
    mistake="crede che il mana della riserva non si possa raddoppiare",
)
TOTALS_ARE_EXCHANGED_BY_GAIN_AND_LOSS = Question(
    "totals are exchanged by gain and loss",
    naive=False,
    rule="Players who exchange life totals gain or lose what brings each to the total of the other.",
    mistake="crede che chi scambia i punti vita non ne guadagni e non ne perda",
)
A_NUMBER_FOR_A_NUMBER = Question(
    "a number for a number",
    naive=False,
    rule="Of two numbers that are exchanged each becomes what the other was: life by gain or loss, size by an effect.",
    mistake="crede che una forza o costituzione scambiata con i punti vita resti quella di prima",
)
AN_EMPTY_ZONE_IS_EXCHANGED = Question(
    "an empty zone is exchanged",
    naive=False,
    rule="Two zones are exchanged though one of them be empty.",
    mistake="crede che uno scambio fra due zone non avvenga se una è vuota",
)
CANNOT_END_WITH_MORE = Question(
    "cannot end with more",
    naive=False,
    rule="Whoever cannot gain life is no part of an exchange that would leave them with more.",
    mistake="fa uno scambio di punti vita con chi non può guadagnarne e ne avrebbe di più",
)
ONLY_CREATURES_FIGHT = Question(
    "only creatures fight",
    naive=False,
    rule="What is no creature enters neither attacking nor blocking.",
    mistake="fa attaccare o bloccare un permanente che entra e non è una creatura",
)
BOTH_MUST_BE_THERE_TO_FIGHT = Question(
    "both must be there to fight",
    naive=False,
    rule="Where one of them has gone, or is no creature any more, neither fights.",
    mistake="fa lottare una creatura anche quando l’altra non c’è più",
)
WINS_THE_CLASH = Question(
    "wins the clash",
    naive=False,
    rule="Whoever has revealed a card of greater mana value than all the others wins a clash.",
    mistake="non fa vincere lo scontro a chi ha rivelato la carta di valore di mana maggiore",
)
FIGHTING_IS_NO_COMBAT = Question(
    "fighting is no combat",
    naive=False,
    rule="What creatures deal each other as they fight is no combat damage.",
    mistake="tratta come danno da combattimento quello di due creature che lottano",
)
FIGHTS_ITSELF_FOR_BOTH = Question(
    "fights itself for both",
    naive=False,
    rule="A creature that fights itself deals itself damage equal to twice its power.",
    mistake="fa infliggere a una creatura che lotta con sé stessa danno pari alla sua forza, una volta sola",
)
FIGHTS_ITSELF_AT_ONCE = Question(
    "fights itself at once",
    naive=False,
    rule="A creature that fights itself deals all of that damage at once, and not its power twice.",
    mistake="divide in due parti il danno che si infligge una creatura che lotta con sé stessa",
)
WHAT_A_SUSPECT_IS_LIKE = Question(
    "what a suspect is like",
    naive=False,
    rule="A suspected creature has menace and cannot block.",
    mistake="lascia bloccare una creatura sospettata, o la fa bloccare da una creatura sola",
)
IS_SUSPECTED_ONCE = Question(
    "is suspected once",
    naive=False,
    rule="What is suspected already does not become so again.",
    mistake="crede che una creatura sospettata possa diventarlo di nuovo",
)
EACH_PLAYER_VOTES = Question(
    "each player votes",
    rule="Each player votes, beginning with the one that is told and going on in the order of turns.",
    mistake="fa votare soltanto chi controlla la magia o l’abilità",
)
NOTHING_IS_ENDURED_BY_0 = Question(
    "nothing is endured by 0",
    naive=False,
    rule="What endures 0 gets no counters, and no token is made.",
    mistake="crea uno Spirito 0/0 per un permanente che resiste 0",
)
TOXIC_VALUES_ADD_UP = Question(
    "toxic values add up",
    naive=False,
    rule="The total toxic value of a creature is the sum of the numbers of all its toxic abilities.",
    mistake="conta una sola delle abilità tossico di una creatura",
)
