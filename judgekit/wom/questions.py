"""Questions about Wizards of Mickey."""

from __future__ import annotations

from judgekit.table.system import Question

SYMBOLS_OF_CARDS = Question(
    "symbols of cards",
    rule="A grey symbol asks for no colour, a black one for that of the word behind it, any other for its own.",
    mistake="prende il grigio o il nero di un simbolo per il colore della carta",
)
MEANT_BY_SYMBOLS_OF_DIAMAGIC = Question(
    "symbols of Diamagic",
    rule="A grey crystal means any Diamagic, a black one that of the word behind it, another its own colour.",
    mistake="prende il grigio o il nero di un cristallo per il colore del Diamagic",
)
LIES_AMONG_THE_LAUNCHED = Question(
    "lies among the launched",
    naive=True,
    rule="Launched spells lie before their wizards, hidden ones behind them.",
    mistake="conta fra le Magie lanciate anche quelle dietro ai Maghi",
)
LIES_AMONG_THE_HIDDEN = Question(
    "lies among the hidden",
    rule="What lies behind its wizard is a hidden spell, covered or not.",
    mistake="crede che una Magia lanciata nascosta, una volta scoperta, non sia più tale",
)
IS_ADJACENT = Question(
    "is adjacent",
    naive=True,
    rule="Beside means in the next place.",
    mistake="crede adiacenti fra loro tutti i Maghi della squadra",
)
IS_OPPOSING = Question(
    "is opposing",
    rule="Opposing is what is the other player's.",
    mistake="crede avversaria ogni altra carta, anche della propria squadra",
)
COVERED_CARDS_HAVE_TRAITS = Question(
    "covered cards have traits",
    naive=True,
    rule="A covered card has no name, effect, colour, Potenza Magica.",
    mistake="legge nome, colore e Potenza Magica di una carta coperta",
)
IS_IN_PLAY = Question(
    "is in play",
    rule="Both areas of spells are in play.",
    mistake="crede in gioco soltanto le Magie lanciate, e non quelle lanciate nascoste",
)
BEARS_THE_NAME = Question(
    "bears the name",
    rule="Words between quotation marks mean every name that has them in it.",
    mistake="vuole che il nome fra virgolette sia per intero quello della carta",
)
ONE_NAME_IS_ONE_CARD = Question(
    "one name is one card",
    naive=False,
    rule="A name that a card says twice means one card.",
    mistake="sceglie due carte diverse per un nome che il testo ripete",
)
WHERE_IS_OPPOSITE = Question(
    "where is opposite",
    rule="Players sit face to face: the left of one is before the right of the other.",
    mistake="crede opposti due Maghi laterali dello stesso lato, che non si stanno di fronte",
)
POWER_OF_A_CONDITION = Question(
    "power of a condition",
    rule="A condition on the Potenza Magica of another card reads the printed number.",
    mistake="guarda la Potenza Magica modificata per sapere se una condizione è soddisfatta",
)
POWER_OF_AN_AMOUNT = Question(
    "power of an amount",
    rule="An amount taken from the Potenza Magica of another card is the printed number.",
    mistake="aggiunge la Potenza Magica modificata di un’altra Magia, e non quella stampata",
)
ABILITIES_REACH = Question(
    "abilities reach",
    naive=True,
    rule="The ability of a wizard is for the spells that it plays itself, unless it says otherwise.",
    mistake="applica l’abilità di un Mago anche alle Magie che lanciano gli altri",
)
HOLDS_STILL = Question(
    "holds still",
    naive=True,
    rule="Effects are valid only while their card is in play.",
    mistake="fa durare l’effetto di una Magia che non è più in gioco",
)
NO_EFFECTS_IS_SIMPLE = Question(
    "no effects is simple",
    naive=False,
    rule="A card without effects is Semplice.",
    mistake="crede che una carta senza effetto di gioco non sia Semplice",
)
SIMPLE_THOUGH_IT_POSSESSES_ONE = Question(
    "simple though it possesses one",
    naive=False,
    rule="A Semplice card that has been rendered in possession of a Special Action is both.",
    mistake="crede non più Semplice una Magia resa in possesso di un’Azione Speciale",
)
SIMPLE_CARDS_HAVE_EFFECTS = Question(
    "simple cards have effects",
    naive=True,
    rule="A Semplice card has no effects.",
    mistake="applica l’effetto di una carta che è diventata Semplice",
)
WORKS_THOUGH_HIDDEN = Question(
    "works though hidden",
    naive=True,
    rule="A hidden spell has no effect, also once it is revealed.",
    mistake="dà effetto a una Magia lanciata nascosta",
)
WORKS_THOUGH_REPLACED = Question(
    "works though replaced",
    naive=True,
    rule="A castle that has been replaced counts as covered.",
    mistake="applica ancora l’effetto di un Castello sostituito",
)
SUFFERS = Question(
    "suffers",
    naive=True,
    rule="An immune card suffers nothing from that kind of card, good or bad.",
    mistake="applica un effetto a una carta che ne è immune",
)
AN_EFFECT_SURVIVES_IMMUNITY = Question(
    "an effect survives immunity",
    naive=False,
    rule="An immunity that comes later does not undo what has been done.",
    mistake="crede che un’immunità cancelli ciò che era già stato applicato",
)
WHOM_IT_HOLDS_NOW = Question(
    "whom it holds now",
    rule="Aimed at whoever is opposite, it holds whoever is opposite now.",
    mistake="tiene sotto Blocca il Mago che era di fronte, anche se ora ce n’è un altro",
)
BECOMES_SEMPLICE = Question(
    "becomes Semplice",
    naive=True,
    rule="An Intoccabile card cannot become Semplice.",
    mistake="fa diventare Semplice una carta Intoccabile",
)
MAY_BE_MADE_SO_AGAIN = Question(
    "may be made so again",
    naive=False,
    rule="A spell that is Semplice already, or cannot become so, may be chosen all the same.",
    mistake="vieta di scegliere una Magia già Semplice o Intoccabile per renderla Semplice",
)
ANNULS_ITSELF_AND_OTHERS = Question(
    "annuls itself and others",
    naive=False,
    rule="A card that annuls itself still annuls the others.",
    mistake="crede che una carta colpita dal proprio Annulla non annulli le altre",
)
TEAMS_OF_A_WIZARD = Question(
    "teams of a wizard",
    rule="The team of a wizard is the one on its card, whatever has been declared.",
    mistake="attribuisce a ogni Mago il team che il suo giocatore ha dichiarato",
)
POSSESSES_THE_DIAMAGIC = Question(
    "possesses the Diamagic",
    naive=True,
    rule="A wizard possesses the tokens that lie on its card.",
    mistake="crede che un Mago possieda tutti i Diamagic della sua squadra",
)
THE_STAKE_STAYS = Question(
    "the stake stays",
    naive=False,
    rule="The Diamagic of a tie stay at stake, with those of the new turn.",
    mistake="rimette nella riserva i Diamagic in palio dopo un pareggio",
)
THE_ABILITY_IS_USED_UP = Question(
    "the ability is used up",
    rule="The ability works once in a game.",
    mistake="dà un altro Diamagic al Mago che ha perso quello avuto per la sua abilità",
)
THE_DIAMAGIC_STAYS = Question(
    "the Diamagic stays",
    rule="Once it is given it is the wizard's.",
    mistake="toglie il Diamagic avuto per un’abilità quando la sua condizione viene meno",
)
THE_WIZARD_IS_THE_TARGET = Question(
    "the wizard is the target",
    naive=True,
    rule="An immune wizard cannot be one of the two.",
    mistake="sceglie per Scambia anche un Mago immune",
)
POSSESSES_IT_TWICE = Question(
    "possesses it twice",
    naive=True,
    rule="No spell possesses a Special Action more than once.",
    mistake="esegue due volte l’Azione Speciale che una Magia possiede e in più guadagna",
)
POSSESSES_IT_ANYWAY = Question(
    "possesses it anyway",
    naive=False,
    rule="What a card could do it possesses, whether or not its condition is so.",
    mistake="crede che una Magia non possieda un’Azione Speciale finché ne manca la condizione",
)
GAINED_SURVIVES = Question(
    "gained survives",
    rule="What is gained goes with the text of the card.",
    mistake="lascia un’Azione Speciale guadagnata alla Magia che diventa Semplice",
)
RENDERED_SURVIVES = Question(
    "rendered survives",
    rule="What is rendered stays when the text of the card goes.",
    mistake="toglie alla Magia che diventa Semplice l’Azione Speciale di cui era resa in possesso",
)
COUNTS_AS_THAT_KIND = Question(
    "counts as that kind",
    naive=False,
    rule="A spell that possesses a Special Action, however it came to it, is one of that kind.",
    mistake="conta fra le Magie di un’Azione Speciale soltanto quelle che la hanno stampata",
)
BRACKETS_ARE_AN_AID = Question(
    "brackets are an aid",
    naive=False,
    rule="The words in brackets explain; they never change what a Special Action does.",
    mistake="segue le parole fra parentesi invece della regola dell’Azione Speciale",
)
BLOCCA_KEEPS_SPELLS_AWAY = Question(
    "Blocca keeps spells away",
    rule="Blocca forbids launching, not that a spell is moved.",
    mistake="scarta la Magia nascosta che Rivela scopre dietro a un Mago sotto Blocca",
)
ONLY_COVERED_SPELLS_TURN_UP = Question(
    "only covered spells turn up",
    naive=False,
    rule="What lies face up already is not turned up.",
    mistake="sposta con Rivela anche una Magia Continua già scoperta",
)
A_DISCARDED_LAUNCH_LEAVES_IT_OPEN = Question(
    "a discarded launch leaves it open",
    naive=False,
    rule="Whose spell has been discarded may launch, and so must.",
    mistake="crede che Confondi non possa colpire un Mago la cui Magia è stata scartata",
)
SOTTERFUGIO_WAITS = Question(
    "Sotterfugio waits",
    naive=False,
    rule="Sotterfugio is settled when the winner is.",
    mistake="esegue Sotterfugio appena è lanciata la seconda Magia Sotterfugio",
)
IMMUNITY_TO_SOTTERFUGIO_HELPS = Question(
    "immunity to Sotterfugio helps",
    naive=True,
    rule="It is the card's own text that makes it Semplice.",
    mistake="crede che l’immunità salvi una Magia Sotterfugio dal diventare Semplice",
)
REPLACED_CASTLES_STAY = Question(
    "replaced castles stay",
    naive=False,
    rule="Replacing is not discarding.",
    mistake="scarta subito un Castello sostituito",
)
MAY_MOVE = Question(
    "may move",
    naive=True,
    rule="A card that names a position keeps it.",
    mistake="sposta un Mago il cui testo riporta una posizione",
)
SPELLS_GO_WITH_THEIR_WIZARD = Question(
    "spells go with their wizard",
    naive=False,
    rule="A spell lies before or behind the wizard that has played it, wherever that one goes.",
    mistake="lascia le Magie dove sono quando i loro Maghi cambiano posto",
)
A_DISCARDED_SPELL_COUNTS = Question(
    "a discarded spell counts",
    naive=True,
    rule="Whose spell has been discarded may play another.",
    mistake="crede che un Mago la cui Magia è stata scartata non possa lanciarne un’altra",
)
MAY_LAUNCH_HIDDEN = Question(
    "may launch hidden",
    naive=True,
    rule="Only where an effect allows it; besides a launch only where it says so.",
    mistake="lancia nascosta una Magia senza che un effetto lo permetta",
)
A_BAN_REACHES_BACK = Question(
    "a ban reaches back",
    naive=True,
    rule="A ban does nothing to what has been done before.",
    mistake="scarta le Magie già lanciate nascoste quando arriva il divieto di lanciarle",
)
ORDER_OF_EFFECTS = Question(
    "order of effects",
    rule="What has priority, the spell, the castle, the own side, the other side.",
    mistake="risolve gli effetti di un lancio senza seguire i gradi di priorità",
)
THE_CARD_PREVAILS = Question(
    "the card prevails",
    naive=False,
    rule="Where a card and the rules differ, the card is right.",
    mistake="segue il regolamento anche dove la carta dice il contrario",
)
WHOSE_TURN_IS_NEXT = Question(
    "whose turn is next",
    rule="The players take turns.",
    mistake="fa giocare due turni di seguito allo stesso giocatore",
)
WHICH_VALUE = Question(
    "which value",
    rule="Of several values the lowest, as a prohibition would prevail.",
    mistake="applica uno dei valori imposti a una Magia che non è il più basso",
)
MODIFIERS_OF_THAT_KIND = Question(
    "modifiers of that kind",
    rule="A complex modifier is of another kind than a plain one.",
    mistake="conta i modificatori complessi fra quelli positivi o negativi",
)
TOO_FEW_TO_DRAW = Question(
    "too few to draw",
    naive="stop",
    rule="Who has too few cards shuffles the discards back.",
    mistake="smette di pescare quando il mazzo Magie finisce, e non rimescola gli scarti",
)
HOW_MANY_TO_DRAW = Question(
    "how many to draw",
    rule="Three are drawn, whatever is in the hand.",
    mistake="pesca a fine turno soltanto le carte che mancano per averne cinque",
)
HOW_MANY_DRAWS = Question(
    "how many draws",
    rule="A number of cards is drawn in a single action.",
    mistake="conta una pescata per ciascuna delle carte pescate insieme",
)
DISCARDED_FROM = Question(
    "discarded from",
    rule="Cards are discarded from the hand.",
    mistake="lascia scartare anche una Magia in gioco al posto di una carta in mano",
)
RANDOM_CHOICES = Question(
    "random choices",
    rule="A random choice is the opponent's, who does not see the cards, or made by lot.",
    mistake="lascia scegliere la carta a caso al giocatore che la possiede",
)
ONLY_THE_NAME_COUNTS = Question(
    "only the name counts",
    naive=False,
    rule="Versions of one name count together.",
    mistake="mette nel mazzo tre copie per ogni versione della stessa Magia",
)
THREE_CARDS_ARE_ONE_WIZARD = Question(
    "three cards are one wizard",
    naive=False,
    rule="Three cards of one name and title, all with Solitario, are a squad.",
    mistake="crede irregolare una squadra di tre carte uguali con Solitario",
)
THE_OPENING_HAND_IS_DRAWN = Question(
    "the opening hand is drawn",
    naive=True,
    rule="A hand is made, not drawn.",
    mistake="conta come pescate le carte della mano iniziale",
)
THE_SUPPORTO_IS_NO_LONGER_LOOKED_AT = Question(
    "the Supporto is no longer looked at",
    naive=False,
    rule="The limits of the Supporto are for building the deck.",
    mistake="controlla i limiti del Supporto anche dopo le sostituzioni",
)
