"""Questions about what resolves and what it does."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

IS_KEPT_OUT = Question(
    "is kept out",
    naive=False,
    rule="What a text keeps from entering is not put into play by an effect.",
    mistake="mette in gioco con un effetto una carta che un testo tiene fuori",
)
CANNOT_BE_PUT_INTO_PLAY = Question(
    "cannot be put into play",
    naive=False,
    rule="A permanent spell that resolves and may not enter goes to its owner's graveyard.",
    mistake="fa entrare una magia che si risolve anche se un testo la tiene fuori dal gioco",
)
A_TEXT_MAKES_SOMEBODY_WIN = Question(
    "a text makes somebody win",
    naive=False,
    rule="A text may say that a player wins, and so it is.",
    mistake="crede che nessuno possa vincere per il testo di una carta",
)
A_TEXT_MAKES_SOMEBODY_LOSE = Question(
    "a text makes somebody lose",
    naive=False,
    rule="A text may say that a player loses, and so it is.",
    mistake="crede che nessuno possa perdere per il testo di una carta",
)
A_TEXT_MAKES_IT_A_DRAW = Question(
    "a text makes it a draw",
    naive=False,
    rule="A text may say that the game is drawn, and so it is.",
    mistake="crede che una partita non possa finire in parità per il testo di una carta",
)
NONE_IS_NOT_DONE = Questions(
    "{} for nothing is not done",
    naive=False,
    rule="Who is told {} with a number of 0 has not done it: nothing triggers.",
    mistake="fa innescare ciò che aspetta {} anche quando il numero è zero",
)
ONLY_WHERE_IT_CAN_BE_DONE = Questions(
    "{} only where it can be done",
    naive=False,
    rule="Whoever cannot do all of {} cannot choose to.",
    mistake="crede di poter scegliere di {} anche senza ciò che occorre",
)
SHUFFLED_WITHOUT_ITS_CARD = Question(
    "shuffled without its card",
    naive=False,
    rule="A library into which something is shuffled is shuffled though that is no longer where it should be.",
    mistake="non rimescola il grimorio quando la carta da rimescolarvi non c’è più",
)
SHUFFLED_WITHOUT_ITS_SET = Question(
    "shuffled without its set",
    naive=False,
    rule="A library into which some things are shuffled is shuffled though there are none of them.",
    mistake="non rimescola il grimorio quando non c’è nessuna carta da rimescolarvi",
)
FOUND_CARDS_ARE_SHUFFLED_APART = Question(
    "found cards are shuffled apart",
    naive=False,
    rule="A card that was found, and goes to its place after the library is shuffled, is not among what is shuffled.",
    mistake="crede che la carta cercata e messa in cima si perda nel rimescolare",
)
COMES_WHERE_THE_OTHER_WAS = Question(
    "comes where the other was",
    naive=False,
    rule="A card that is exchanged for an attached one of another zone becomes attached to what that was attached to.",
    mistake="crede che l’Aura scambiata non sia assegnata a ciò che l’altra incantava",
)
MILLS = Question(
    "mills",
    naive=False,
    rule="Who mills puts so many cards from the top of the library into the graveyard.",
    mistake="crede che le carte macinate non vadano nel cimitero",
)
MILLS_WHAT_THERE_IS = Question(
    "mills what there is",
    naive=False,
    rule="Who is told to mill more cards than the library holds mills all of it.",
    mistake="non fa macinare nulla a chi ha troppo poche carte nel grimorio",
)
THE_REST_IS_DONE = Question(
    "the rest is done",
    naive=False,
    rule="The part of an instruction that is impossible is ignored: the rest is done all the same.",
    mistake="smette di seguire il testo alla prima istruzione impossibile",
)
REMOVED_FROM_THE_GAME = Question(
    "removed from the game",
    rule="A card that is exiled, or removed from the game, goes to a zone of its own.",
    mistake="lascia dov’è una carta che un effetto esilia o rimuove dal gioco",
)
STANDS_BY_ITSELF = Question(
    "stands by itself",
    naive=False,
    rule="An ability on the stack needs its source no longer.",
    mistake="crede che un’abilità in pila svanisca quando sparisce la sua fonte",
)
CHANGED_IS_MEANT_STILL = Question(
    "what has changed is meant still",
    naive=False,
    rule="A delayed ability about a certain permanent acts on it though it has become something else.",
    mistake="non applica un’abilità ritardata a un permanente che intanto è diventato altro",
)
ENTERS_ATTACHED = Question(
    "enters attached",
    naive=False,
    rule="A local enchantment enters on what it enchants, however it enters.",
    mistake="fa entrare un incantesimo senza assegnarlo a ciò che incanta",
)
HAPPENS_ONCE = Question(
    "happens once",
    naive=False,
    rule="A one-shot effect happens once, and is over.",
    mistake="ripete un effetto senza durata su ciò che entra più tardi",
)
SETTLED_ONCE = Question(
    "settled once for all",
    naive=False,
    rule="What an effect without target is about is settled once, when it begins.",
    mistake="estende a ciò che arriva dopo l’effetto continuo di una magia già risolta",
)
REACHES_WHAT_COMES_LATER = Question(
    "reaches what comes later",
    naive=False,
    rule="An effect that changes nothing about things modifies the rules: it reaches what comes later, too.",
    mistake="crede che un divieto valga soltanto per le creature che c’erano quando è cominciato",
)
WORKED_OUT_ONCE = Question(
    "worked out once",
    naive=False,
    rule="A quantity is worked out once, when the effect begins: from then on it is a plain number.",
    mistake="ricalcola la quantità di un effetto già cominciato quando le cose cambiano",
)
ITS_OWN_IS_OLDER = Question(
    "its own is older",
    naive=False,
    rule="What a permanent does to itself is older than what is said of it by the text that puts it there.",
    mistake="fa prevalere ciò che un permanente dice di sé sull’effetto che lo ha messo in campo",
)
SO_AS_IT_ENTERS = Question(
    "so as it enters",
    naive=False,
    rule="What a text says a permanent is, that it puts onto the battlefield, is so in the moment in which it enters.",
    mistake="crede che un permanente messo in campo diventi ciò che l’effetto dice soltanto dopo essere entrato",
)
BECOMES_SO_AFTERWARDS = Question(
    "becomes so afterwards",
    naive=False,
    rule="What a text says a permanent becomes or gains, that it puts onto the battlefield, is so once it is there.",
    mistake="crede che un permanente messo in campo entri già come ciò che poi diventa",
)
OVER_BEFORE_IT_BEGINS = Question(
    "over before it begins",
    naive=False,
    rule="An effect whose time is over before it could begin does not begin.",
    mistake="fa cominciare un effetto la cui durata è già finita, e lo fa durare per sempre",
)
CONDITION_IS_LOOKED_AT_AGAIN = Question(
    "condition is looked at again",
    naive=False,
    rule="The condition of a triggered ability has to be so again when it resolves.",
    mistake="non ricontrolla la condizione di un’abilità innescata quando si risolve",
)
FINDS_WHAT_IT_BECAME = Question(
    "finds what it became",
    naive=False,
    rule="A trigger on a change of zones finds what the object has become, in a public zone.",
    mistake="crede che un’abilità innescata perda di vista la carta appena questa cambia zona",
)
WHAT_HAS_MOVED_ON_IS_LOST = Question(
    "what has moved on is lost",
    naive=False,
    rule="A delayed ability does nothing to what has left the zone in which it was, though it be back by now.",
    mistake="applica un’abilità ritardata anche a ciò che intanto ha cambiato zona",
)
WHAT_WAITS_MAY_BE_ALTERED = Question(
    "what waits may be altered",
    naive=False,
    rule="An effect may alter a spell or ability on the stack: its target, its text, what it is like.",
    mistake="crede che una magia in pila non si possa modificare",
)
A_NEW_TARGET = Question(
    "a new target",
    naive=True,
    rule="A target may be changed to a legal one only: else the one that was chosen stands.",
    mistake="cambia il bersaglio di una magia con uno illegale",
)
MODES_OF_A_NEW_TARGET = Question(
    "modes of a new target",
    rule="Whoever changes a target does not change the mode.",
    mistake="cambia anche il modo di una magia quando ne cambia il bersaglio",
)
IT_STAYS_CHANGED = Question(
    "it stays changed",
    naive=False,
    rule="What has changed a spell goes on changing the permanent that it becomes.",
    mistake="crede che ciò che ha modificato una magia non valga per il permanente che essa diventa",
)
NOTHING_IN_BETWEEN = Question(
    "nothing in between",
    naive=False,
    rule="No player acts between two instructions of one spell or ability.",
    mistake="dà priorità ai giocatori fra un’istruzione e l’altra della stessa magia",
)
CANNOT_END_WITH_LESS = Question(
    "cannot end with less",
    naive=False,
    rule="Whoever cannot lose life is no part of an exchange, or of anything, that would leave them with less.",
    mistake="fa uno scambio di punti vita con chi non può perderne e ne avrebbe di meno",
)
IMPOSSIBLE_OPTION = Question(
    "impossible option",
    naive=False,
    rule="An option that cannot be carried out is not chosen: a sacrifice with nothing to sacrifice.",
    mistake="lascia scegliere un’opzione che non si può eseguire",
)
ONE_ACTION_AFTER_ANOTHER = Question(
    "one action after another",
    naive=False,
    rule="Of several things that all players do, all choose and do the first, then the second.",
    mistake="fa compiere a un giocatore tutte le azioni prima di passare all’altro",
)
MANA_WHILE_RESOLVING = Question(
    "mana while resolving",
    naive=False,
    rule="Whoever may pay mana while something resolves may play mana abilities for it.",
    mistake="nega le abilità di mana a chi deve pagare mentre qualcosa si risolve",
)
NO_REFUND = Question(
    "no refund",
    naive=False,
    rule="What was paid for a countered spell stays paid.",
    mistake="restituisce ciò che si è pagato per una magia neutralizzata",
)
STATES_WAIT = Question(
    "states wait",
    naive=False,
    rule="Nothing is looked for while a spell or ability resolves.",
    mistake="fa morire le creature, o perdere un giocatore, a metà di una magia che si risolve",
)
LOSING_LIFE_IS_DAMAGE = Question(
    "losing life is damage",
    naive=True,
    rule="Losing life is no damage: nothing prevents it.",
    mistake="previene una perdita di punti vita come se fosse danno",
)
ONLY_A_CHANGE_IS_ONE = Question(
    "only a change is one",
    naive=False,
    rule="What is tapped already does not become tapped.",
    mistake="dice che diventa TAPpato anche ciò che era già TAPpato",
)
UNDER_WHOSE_CONTROL_IT_ENTERS = Question(
    "under whose control it enters",
    rule="What a player is told to put into play enters under that player's control, whoever owns it.",
    mistake="dà al proprietario il controllo di ciò che un altro giocatore mette in gioco",
)
WHERE_IT_GOES = Question(
    "where it goes",
    rule="Where its buyback was paid, a spell that has resolved goes back to its owner's hand.",
    mistake="mette nel cimitero anche una magia della quale è stato pagato il riscatto",
)
SACRIFICES_WHAT_OTHERS_CONTROL = Question(
    "sacrifices what others control",
    naive=True,
    rule="A player sacrifices what they control, and nothing else.",
    mistake="fa sacrificare a un giocatore un permanente controllato da un altro",
)
EXCHANGE_OR_NOTHING = Question(
    "exchange or nothing",
    naive=False,
    rule="Where one of the two is missing, nothing is exchanged.",
    mistake="fa metà dello scambio quando una delle due parti manca",
)
WHAT_IS_BURIED_MAY_REGENERATE = Question(
    "what is buried may regenerate",
    naive=True,
    rule="What is buried does not regenerate.",
    mistake="rigenera una creatura che viene seppellita",
)
MAY_MOVE = Question(
    "may move",
    naive=True,
    rule="Nothing moves to what is gone, and no enchantment to what it may not enchant.",
    mistake="sposta un segnalino o un incantesimo anche dove non può andare",
)
A_RESOLVED_CARD_GOES_TO = Question(
    "a resolved card goes to",
    rule="What resolves enters if it is of a type that stays; an instant or sorcery goes to the graveyard.",
    mistake="non sa dove va una carta quando si è risolta",
)
ENTERS_THOUGH_IT_NEVER_MAY = Question(
    "enters though it never may",
    naive=True,
    rule="Instants and sorceries never enter the battlefield.",
    mistake="mette in gioco un istantaneo o una stregoneria",
)
WHOSE_TOKEN = Question(
    "whose token",
    rule="A token is owned and controlled by the player who is told to make it.",
    mistake="dà la pedina a chi controlla l’effetto, e non al giocatore che la crea",
)
NOTHING_CAN_BE_PAID = Question(
    "nothing can be paid",
    naive=False,
    rule="Nothing can always be paid, whatever the life total, and whatever a text says of paying life.",
    mistake="crede che non sempre si possano pagare zero punti vita",
)
A_TOTAL_IS_SET_BY_GAIN_OR_LOSS = Question(
    "a total is set by gain or loss",
    naive=False,
    rule="A player whose life total becomes a number gains or loses the difference.",
    mistake="cambia i punti vita in un numero senza che siano guadagnati o persi",
)
PLAYERS_HAVE_COUNTERS = Question(
    "players have counters",
    naive=False,
    rule="Counters are put on objects and on players.",
    mistake="crede che i segnalini non si mettano sui giocatori",
)
WHAT_AN_EMBLEM_IS = Question(
    "what an emblem is",
    rule="An emblem lies in the command zone: it has abilities, and is neither card nor permanent nor of any type.",
    mistake="tratta un emblema come un incantesimo in gioco",
)
WHOSE_EMBLEM = Question(
    "whose emblem",
    rule="The player who gets an emblem owns and controls it.",
    mistake="dà l’emblema a chi controlla l’effetto, e non al giocatore che lo riceve",
)
EMBLEMS_WORK_WHERE_THEY_ARE = Question(
    "emblems work where they are",
    naive=False,
    rule="Abilities of emblems work in the command zone.",
    mistake="crede che le abilità di un emblema non funzionino nella zona di comando",
)
WHO_DEALS_IT = Question(
    "who deals it",
    rule="Damage of a spell or ability is dealt by whatever its text says that deals it.",
    mistake="fa infliggere alla magia il danno che secondo il testo infligge una creatura",
)
EXCESS_GOES_ELSEWHERE = Question(
    "excess goes elsewhere",
    naive=0,
    rule="Of damage whose excess goes elsewhere: how much is more than lethal, than loyalty, than defense.",
    mistake="infligge tutto il danno al primo destinatario, e l’eccesso a nessun altro",
)
PREDEFINED_TOKEN = Question(
    "predefined token",
    rule="The rules tell what a token is of which a text tells the name alone.",
    mistake="non crea una pedina della quale il testo dice soltanto il nome",
)
NOBODY_HAS_TO_PAY = Question(
    "nobody has to pay",
    naive=False,
    rule="Whoever may pay to have something done, or not done, may also not pay.",
    mistake="obbliga a pagare chi potrebbe anche non farlo",
)
SOME_TARGETS_MAY_STAY = Question(
    "some targets may stay",
    naive=False,
    rule="Whoever chooses new targets may leave any of them as they are.",
    mistake="obbliga a cambiare tutti i bersagli chi può sceglierne di nuovi",
)
THE_FINAL_TARGETS_COUNT = Question(
    "the final targets count",
    naive=False,
    rule="Where targets are changed, only all of them as they are in the end have to be legal together.",
    mistake="crede che due bersagli della stessa magia non si possano scambiare fra loro",
)
THE_DIVISION_STAYS = Question(
    "the division stays",
    naive=False,
    rule="A division stands, whoever the targets are now.",
    mistake="rifà la divisione del danno quando cambiano i bersagli",
)
MOVED_WHOLLY_OR_NOT = Question(
    "moved wholly or not",
    naive=False,
    rule="A counter that cannot be taken from one thing and put onto another stays where it is, and none is put.",
    mistake="aggiunge segnalini da una parte anche se dall’altra non ce n’erano da togliere",
)
GOES_ON_OFF_THE_STACK = Question(
    "goes on off the stack",
    naive=False,
    rule="What has begun to resolve resolves to its end, though it has left the stack.",
    mistake="interrompe una magia che lascia la pila mentre si risolve",
)
OVER_BEFORE_IT_HAS_BEGUN = Question(
    "over before it has begun",
    naive=False,
    rule="Where the event until which it would be gone has happened already, it does not move.",
    mistake="esilia un permanente anche se ciò che doveva farlo tornare è già accaduto",
)
X_CHOSEN_AS_IT_IS_PAID = Question(
    "x chosen as it is paid",
    naive=False,
    rule="Whoever pays a cost with X as something resolves chooses then how much X is, where nothing told it before.",
    mistake="dà a X il valore zero dove si sceglie nel pagare",
)
WHAT_X_IS_IN_A_KEYWORDS_COST = Question(
    "what X is in a keyword's cost",
    rule="What X is in the cost of a keyword is read as the ability resolves.",
    mistake="fissa la X nel costo di egida quando l’abilità si innesca",
)
OUT_OF_PHASE_IS_LEFT_ALONE = Question(
    "out of phase is left alone",
    naive=False,
    rule="An effect that begins while something is out of phase does not act on it.",
    mistake="applica l’effetto di una magia anche a ciò che è fuori fase",
)
LEAVES_THE_STACK_FOR = Question(
    "leaves the stack for",
    rule="A spell cast by its flashback is exiled, wherever else it would go from the stack.",
    mistake="rimette nel cimitero una carta lanciata con flashback",
)
A_TEXT_FINDS_WHAT_IT_HAS_MOVED = Question(
    "a text finds what it has moved",
    naive=False,
    rule="What an effect puts into a public zone the rest of its text finds there.",
    mistake="crede che il resto del testo non trovi più la carta appena spostata",
)
TOO_FEW_CARDS_ABOVE = Question(
    "too few cards above",
    naive=False,
    rule="Where a library has too few cards for a place counted from the top, the card goes to its bottom.",
    mistake="mette la carta in cima quando il grimorio è troppo piccolo per il posto indicato",
)
AN_AURA_FINDS_ITSELF = Question(
    "an Aura finds itself",
    naive=False,
    rule="An Aura that triggers when its permanent leaves finds itself in the graveyard to which it has gone.",
    mistake="crede che l’abilità di un’Aura finita nel cimitero non possa più trovare quell’Aura",
)
GOES_ON_AS_PRINTED = Question(
    "goes on as printed",
    naive=False,
    rule="A bestowed Aura without a legal target resolves as a creature.",
    mistake="mette nel cimitero una magia conferita il cui bersaglio è diventato illegale",
)
UNTAPS_WHAT_IS_TAPPED = Question(
    "untaps what is tapped",
    naive=False,
    rule="What is untapped already does not become untapped.",
    mistake="dice che diventa STAPpato anche ciò che non era TAPpato",
)
COMES_BACK_TO_ITS_OWNER = Question(
    "comes back to its owner",
    rule="What was exiled until something leaves comes back under its owner's control.",
    mistake="rimette in gioco la carta esiliata sotto il controllo di chi la controllava prima",
)
EACH_TAKES_WHAT_THE_OTHER_HAD = Question(
    "each takes what the other had",
    naive=False,
    rule="Each of two permanents that are exchanged goes to whoever had the other: of one player’s two, none.",
    mistake="dà a chi fa lo scambio tutti e due i permanenti scambiati",
)
SACRIFICING_IS_NO_DESTRUCTION = Question(
    "sacrificing is no destruction",
    naive=False,
    rule="What is sacrificed is not destroyed: neither being indestructible nor regeneration saves it.",
    mistake="crede che non si possa sacrificare una creatura che rigenera o che non può essere distrutta",
)
TELLS_OF_ITSELF = Question(
    "tells of itself",
    naive=False,
    rule="What an ability says behind its effects of being countered is no effect: it counts on the stack.",
    mistake="neutralizza un’abilità il cui testo dice che non può esserlo",
)
WORKS_ON_THE_STACK = Question(
    "works on the stack",
    naive=False,
    rule="That a spell cannot be countered is said by an ability that works on the stack.",
    mistake="crede che il testo che vieta di neutralizzare una magia non valga mentre è nella pila",
)
LASTS_WHERE_NO_END_IS_SAID = Question(
    "lasts where no end is said",
    naive=False,
    rule="A continuous effect of a spell or ability that says no duration lasts until the game ends.",
    mistake="fa finire con il turno l’effetto di una magia che non dice quanto dura",
)
GROWS_BY_ONE_KIND = Question(
    "grows by one kind",
    naive=False,
    rule="What is chosen to proliferate gets one more counter, of a kind that it has: whoever proliferates says which.",
    mistake="proliferando aggiunge un segnalino di ogni specie, e non di una sola",
)
BOTH_HALVES_OF_A_SWAP = Question(
    "both halves of a swap",
    naive=False,
    rule="Where either half of an exchange of Auras cannot be done, nothing is done.",
    mistake="riprende in mano l’Aura anche se nessun’altra la può sostituire",
)
