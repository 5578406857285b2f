"""Questions about what the words of a text mean."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

MULTICOLOURED = Question(
    "multicoloured",
    naive=False,
    rule="Whatever is of two colours or more is multicoloured: no sixth colour is asked for.",
    mistake="crede che una carta di due colori non sia multicolore",
)
COLOURLESS = Question(
    "colourless",
    rule="Whatever has no colour is colourless, artifact or not.",
    mistake="crede che gli artefatti siano sempre incolori, e null’altro lo sia",
)
A_TOKEN_IS_A_CARD = Question(
    "a token is a card", naive=True, rule="A token is no card.", mistake="conta le pedine fra le carte"
)
ITS_OWN_NAME_MEANS = Question(
    "its own name means",
    rule="A card that calls itself by name means that one object, and no other copy.",
    mistake="applica il testo di una carta che dice il proprio nome a tutte le sue copie",
)
NAME_OF_A_CARD = Question(
    "name of a card",
    rule="Cards have one name where the English one is the same, whatever is printed.",
    mistake="crede diverse due stampe della stessa carta che in italiano hanno nomi diversi",
)
A_PHYREXIAN_SYMBOL_COUNTS = Question(
    "a Phyrexian symbol counts",
    naive=False,
    rule="A Phyrexian symbol counts one in a mana value, though it may be paid with life.",
    mistake="conta zero nel valore di mana un simbolo phyrexiano, che si può pagare con punti vita",
)
THE_GREATER_HALF_COUNTS = Question(
    "the greater half counts",
    naive=False,
    rule="Of a hybrid symbol the greater half counts in a mana value.",
    mistake="conta un mana solo, nel valore di mana, per un simbolo ibrido che ne può chiedere due",
)
CONVERTED_COST = Question(
    "converted cost",
    rule="The converted cost is the amount of all mana in the cost, whatever its colour.",
    mistake="conta i simboli del costo di mana, e non il mana che chiedono",
)
ADDITIONAL_COST_COUNTS = Question(
    "additional cost counts",
    rule="An additional cost is no part of the mana cost.",
    mistake="somma i costi addizionali al costo di mana",
)
OF_A_SET = Question(
    "of a set",
    rule="A card is of the set whose symbol it bears.",
    mistake="attribuisce una carta a tutte le espansioni in cui è stata stampata",
)
TYPES_OF_A_SPELL = Question(
    "types of a spell",
    naive=frozenset(),
    rule="A spell has the types of its card; none is a land.",
    mistake="crede che una magia in pila non abbia ancora i tipi della sua carta",
)
IS_A_PERMANENT = Question(
    "is a permanent",
    rule="Whatever stays in play is a permanent, card or token, if it has one of the types that stay.",
    mistake="crede che una pedina non sia un permanente",
)
A_PERMANENT_IS_A_SPELL = Question(
    "a permanent is a spell",
    naive=True,
    rule="A card that has entered play is a permanent, and no spell.",
    mistake="chiama magia anche un permanente già in gioco",
)
TYPES_OF_AN_ARTIFACT_CREATURE = Question(
    "types of an artifact creature",
    rule="What is artifact and creature is both to whatever asks.",
    mistake="crede che una creatura artefatto non sia anche un artefatto",
)
FORMS_OF_A_KIND = Question(
    "forms of a kind",
    rule="Orco, Orchi, Orchessa, Orchesse are one kind of creature.",
    mistake="crede tipi di creatura diversi le forme di una stessa parola, come Orco, Orchi e Orchessa",
)
AN_ABILITY_IS_A_SPELL = Question(
    "an ability is a spell",
    naive=True,
    rule="An ability is no spell.",
    mistake="prende per una magia un’abilità in pila",
)
ITS_MANA_COST_STAYS = Question(
    "its mana cost stays",
    naive=False,
    rule="Whatever is paid for a spell, its mana cost is what is printed.",
    mistake="prende per costo di mana della magia il costo alternativo che è stato pagato",
)
LAND_IS_BASIC = Question(
    "land is basic",
    rule="Which lands are basic the rules say: a basic land type alone does not make a land basic.",
    mistake="crede base ogni terra che ha un tipo di terra base",
)
ZONE_MEANT = Question(
    "zone meant",
    naive="anywhere",
    rule="Effects mean things in play unless they say otherwise.",
    mistake="applica un effetto anche a carte che non sono in gioco",
)
A_SOURCE_IS_ONE_ANYWHERE = Question(
    "a source is one anywhere",
    naive=False,
    rule="A text that says «source» means any source that is so, wherever it is: a spell, too.",
    mistake="crede che la fonte di cui parla un testo possa essere soltanto un permanente",
)
WHAT_IS_IN_EXILE_IS_SEEN = Question(
    "what is in exile is seen",
    naive=False,
    rule="What is exiled lies face up, for everybody to look at.",
    mistake="crede che le carte scoperte in esilio, o rimosse dal gioco, non si possano guardare",
)
STAYS_BLOCKED = Question(
    "stays blocked",
    naive=False,
    rule="An attacker that has become blocked stays blocked, though its blockers leave combat.",
    mistake="crede che un attaccante non sia più bloccato quando i suoi bloccanti spariscono",
)
ALL_THAT_A_SPELL_ACTS_ON_IS_A_TARGET = Question(
    "all that a spell acts on is a target",
    naive=True,
    rule="A spell has those targets that its text calls so, and no others.",
    mistake="prende per bersaglio tutto ciò su cui agisce una magia",
)
LOCAL_ENCHANTMENT = Question(
    "local enchantment",
    rule="An enchantment whose type says what it enchants is local, any other is global.",
    mistake="non distingue gli incantesimi locali da quelli globali",
)
MORE_THAN_THERE_IS = Question(
    "more than there is",
    naive=0,
    rule="An effect that cannot be done in full is done as far as it can be.",
    mistake="non fa nulla, se non può fare tutto",
)
FINDS_IT_NO_MORE = Question(
    "finds it no more",
    naive=False,
    rule="A trigger on entering does nothing to a card that has left the zone to which it went.",
    mistake="insegue una carta entrata in gioco anche dopo che ne è uscita",
)
LOOKS_IN_ONE_ZONE = Question(
    "looks in one zone",
    naive=False,
    rule="A trigger on leaving play looks for the card in the first zone that it reached, and nowhere else.",
    mistake="cerca una carta uscita dal gioco anche oltre la prima zona in cui è andata",
)
YOU_ARE_A_TARGET = Question(
    "you are a target",
    naive=True,
    rule="«You» is no target.",
    mistake="scambia per un bersaglio il giocatore a cui il testo si rivolge",
)
BOTH_PLAYERS_CHOOSE = Question(
    "both choose",
    rule="Where several players choose, the active one does first, openly; then all of it happens at once.",
    mistake="fa scegliere per primo il giocatore non attivo",
)
WHOSE_TURN_IT_IS = Question(
    "whose turn it is",
    rule="The active player is the one whose turn it is, whoever is doing something.",
    mistake="prende per giocatore attivo chi sta agendo, e non quello di turno",
)
INFORMATION = Question(
    "information",
    naive=0,
    rule="What a text asks of the game is looked at when the instruction is done.",
    mistake="non guarda com’è il gioco quando esegue l’istruzione, e conta zero",
)
PARTY = Question(
    "party",
    rule="In a party stand a Cleric, a Rogue, a Warrior and a Wizard at most; each creature for one of them.",
    mistake="conta nella compagnia ogni creatura di quei tipi, anche la seconda dello stesso tipo",
)
AMOUNT_THIS_TURN = Question(
    "what it has come to this turn",
    naive=0,
    rule="How much an event has come to this turn: all that it was, each time.",
    mistake="non somma ciò che è stato guadagnato o perso più volte nello stesso turno",
)
COLOUR_IDENTITY = Question(
    "colour identity",
    rule="The colours of all symbols in a commander's mana cost and rules text, on all of its faces.",
    mistake="crede che il comandante di un giocatore non dica nulla sul mana delle sue terre",
)
COULD_PRODUCE = Question(
    "could produce",
    naive=False,
    rule="A land could produce what its mana abilities would add if they resolved now, paid or not.",
    mistake="conta soltanto le terre che in quel momento stanno davvero producendo mana, e nessuna lo sta facendo",
)
DEVOTION = Question(
    "devotion",
    rule="Devotion to a colour is how many mana symbols of it stand in the mana costs of a player's permanents.",
    mistake="conta i permanenti di quel colore, e non i simboli nei loro costi di mana",
)
LAST_KNOWN_CONTROLLER = Question(
    "last known controller",
    rule="The controller of what has left play is whoever controlled it when it left.",
    mistake="prende il proprietario per l’ultimo controllore di un permanente che non c’è più",
)
ONLY_THE_QUALITY_NAMED = Question(
    "only the quality named",
    rule="A quality is looked at by itself: a black and red creature is black, and it is no nonblack one.",
    mistake="crede che una creatura nera e rossa non conti come nera",
)
AMOUNT = Question(
    "amount",
    naive=0,
    rule="A quantity that a text asks for outside the resolution of a spell is worked out as it stands.",
    mistake="non calcola la quantità chiesta da un testo, e la crede zero",
)
WHOSE_OPPONENTS_ARE_MEANT = Question(
    "whose opponents",
    rule="An opponent is one of the player who controls the card now, not of its owner.",
    mistake="prende per avversari quelli del proprietario della carta, e non di chi la controlla",
)
ABILITIES_OF_WORDS = Question(
    "abilities of words",
    naive=(),
    rule="Some keywords are activated abilities: cycling of the card in hand, equip of the Equipment in play.",
    mistake="crede che una parola chiave come ciclo non si possa attivare",
)
STAR_TOUGHNESS = Question(
    "star toughness",
    rule="What a star for toughness is worth outside play the rules say: zero, or what the text counts.",
    mistake="non sa quanto vale fuori dal gioco una costituzione con asterisco",
)
STAR_POWER = Question(
    "star power",
    rule="What a star for power is worth outside play the rules say: zero, or what the text counts.",
    mistake="non sa quanto vale fuori dal gioco una forza con asterisco",
)
UNBLOCKED_AFTER_THE_BLOCKS = Question(
    "unblocked after the blocks",
    naive=False,
    rule="No attacker is unblocked before blockers have been declared.",
    mistake="dice non bloccata una creatura prima che si dichiarino i bloccanti",
)
SUMMONS_ARE_NO_ARTIFACTS = Question(
    "summons are no artifacts",
    naive=False,
    rule="An old word: summon spells are creature spells, artifacts aside.",
    mistake="conta fra le evocazioni anche le creature artefatto",
)
ALWAYS_ONE_OR_THE_OTHER = Question(
    "always one or the other",
    naive=False,
    rule="Every permanent is either tapped or untapped, though it matter to nobody.",
    mistake="crede che un permanente che non si TAPpa mai non sia nemmeno STAPpato",
)
WHOSE_A_SPELL_IS = Question(
    "whose a spell is",
    naive="",
    rule="A spell is controlled by the player who put it on the stack.",
    mistake="crede che una magia in pila non abbia un controllore",
)
WHOSE_A_CARD_ELSEWHERE_IS = Question(
    "whose a card elsewhere is",
    rule="Only what is in play or on the stack is controlled by anybody.",
    mistake="crede che anche una carta in mano o nel cimitero abbia un controllore",
)
ONLY_WHOLE_NUMBERS = Question(
    "only whole numbers",
    rule="There are only whole numbers: the text says whether a half is rounded up or down.",
    mistake="conta i mezzi punti invece di arrotondare",
)
LESS_THAN_NOTHING = Question(
    "less than nothing",
    rule="Nothing is done less than never; but power and toughness may be changed by less than nothing.",
    mistake="usa un numero negativo dove vale zero, e zero dove il negativo conta",
)
NOTHING_LESS_IS_ADDED = Question(
    "nothing less is added",
    rule="What is added to power or toughness is zero, too, where it would come to less than nothing.",
    mistake="crede che +X/+X tolga, dove la X viene da una forza sotto zero",
)
X_OFF_THE_STACK = Question(
    "x off the stack",
    naive=1,
    rule="Anywhere but on the stack X in a mana cost is 0.",
    mistake="non conta come zero la X nel costo di ciò che non è in pila",
)
X_ON_THE_STACK = Question(
    "x on the stack",
    naive=0,
    rule="On the stack X is what was chosen for it.",
    mistake="conta zero per la X nel costo di una magia in pila",
)
WHAT_IS_NO_CREATURE_HAS_A_SIZE = Question(
    "what is no creature has a size",
    naive=True,
    rule="A permanent that is no creature has neither power nor toughness, whatever is printed on it.",
    mistake="dà forza e costituzione a un permanente che non è una creatura",
)
MISSING_SIZE_COUNTS = Question(
    "missing size counts",
    naive=False,
    rule="A creature without power or toughness has a power or toughness of zero.",
    mistake="crede che una creatura senza forza stampata non abbia forza, invece che zero",
)
LOYALTY_ELSEWHERE = Question(
    "loyalty elsewhere",
    rule="Where a planeswalker is not in play its loyalty is the number that is printed.",
    mistake="conta i segnalini per la fedeltà di un planeswalker che non è in gioco",
)
LOYALTY_IN_PLAY = Question(
    "loyalty in play",
    rule="The loyalty of a planeswalker in play is how many loyalty counters there are on it.",
    mistake="legge la fedeltà stampata su un planeswalker in gioco, e non i segnalini",
)
DEFENSE_IN_PLAY = Question(
    "defense in play",
    rule="The defense of a battle in play is how many defense counters there are on it.",
    mistake="legge la difesa stampata su una battaglia in gioco, e non i segnalini",
)
WHO_DEFENDS_WHAT_IS_ATTACKED = Question(
    "who defends what is attacked",
    rule="Relative to a battle the defending player is its protector.",
    mistake="crede che una battaglia la difenda chi la controlla, e non chi la protegge",
)
WHAT_ANY_TARGET_IS = Question(
    "any target",
    rule="«Any target» is a creature, a player, a planeswalker or a battle.",
    mistake="crede che qualsiasi bersaglio comprenda anche terre e artefatti",
)
NAME_OF_A_TOKEN = Question(
    "name of a token",
    naive="",
    rule="A token of which no name is told is called as its kind.",
    mistake="crede senza nome una pedina alla quale il testo non ne dà uno",
)
ALL_THAT_AN_ACTIVATED_ABILITY_ACTS_ON_IS_A_TARGET = Question(
    "all that an activated ability acts on is a target",
    naive=True,
    rule="An activated ability has those targets that its text calls so, and no others.",
    mistake="prende per bersaglio tutto ciò su cui agisce un’abilità attivata",
)
ALL_THAT_A_TRIGGERED_ABILITY_ACTS_ON_IS_A_TARGET = Question(
    "all that a triggered ability acts on is a target",
    naive=True,
    rule="A triggered ability has those targets that its text calls so, and no others.",
    mistake="prende per bersaglio tutto ciò su cui agisce un’abilità innescata",
)
WHAT_HAS_CHANGED_SINCE_IS_MEANT = Question(
    "what has changed since is meant",
    naive=False,
    rule="What the trigger or the cost was about is meant, whatever it has become.",
    mistake="non applica un’abilità innescata a ciò che dopo l’innesco è diventato altro",
)
LAST_KNOWN_COUNTERS = Question(
    "last known counters",
    rule="What has left play counts as having the counters that were on it when it left.",
    mistake="crede che ciò che ha lasciato il gioco non conti più i segnalini che aveva",
)
LAST_KNOWN_CASTING = Question(
    "last known casting",
    rule="What has left play counts as having been cast, and paid for, as it was.",
    mistake="crede che di ciò che non c’è più non si sappia se fu potenziato, né come fu lanciato",
)
LAST_KNOWN_HOST = Question(
    "last known host",
    rule="What has left play counts as having been on what it was on when it left.",
    mistake="crede che un’Aura o un Equipaggiamento che non c’è più non sappia più a che cosa era assegnato",
)
TIMES_THIS_TURN = Question(
    "times this turn",
    naive=0,
    rule="How often an event has happened this turn, as a text that a player controls speaks of it.",
    mistake="non conta quante volte un evento è accaduto nel turno",
)
COMPARES_WITH_NO_CREATURE_ALONE = Question(
    "compares with no creature alone",
    naive=False,
    rule="A creature has no greater power or toughness than a permanent that is no creature.",
    mistake="confronta la forza di una creatura con quella di ciò che non è una creatura",
)
IS_KICKED = Question(
    "is kicked",
    naive=False,
    rule="A spell is kicked when its player has declared that they pay its kicker.",
    mistake="crede che nessuna magia sia potenziata, anche quando si è pagato il potenziamento",
)
THE_EXILED_CARD = Question(
    "the exiled card",
    rule="Of two linked abilities the second means only what the first has exiled.",
    mistake="usa qualunque carta in esilio, e non solo quella che lo stesso permanente ha esiliato",
)
WHAT_IT_EXILED_INSTEAD = Question(
    "what it exiled instead",
    rule="An ability that speaks of exiled cards means those alone that its linked replacement has put there.",
    mistake="crede che l’abilità riguardi tutte le carte in esilio, e non soltanto quelle esiliate dalla sostituzione",
)
WHAT_IT_PUT_THERE = Question(
    "what it put there",
    rule="An ability that speaks of what was put onto the battlefield with a thing means what a linked one put there.",
    mistake="crede che valga per ogni permanente, anche per chi non è entrato per l’abilità collegata",
)
LINKED_AS_ACQUIRED = Question(
    "linked as acquired",
    naive=False,
    rule="Abilities that an object acquires by one effect are linked to one another, and to no other ability of it.",
    mistake="collega fra loro abilità che l’oggetto ha ricevuto da effetti diversi",
)
PAID_CARDS_ARE_LINKED = Question(
    "paid cards are linked",
    naive=False,
    rule="What a permanent calls exiled with it are the cards, too, that were exiled to pay for the spell it was.",
    mistake="non tiene per esiliate con il permanente le carte esiliate per pagarne la magia",
)
WHAT_ITS_MAKER_EXILED = Question(
    "what its maker exiled",
    naive=False,
    rule="A token that speaks of the exiled card means the one that the object whose ability made the token exiled.",
    mistake="crede che una pedina non possa parlare della carta esiliata da ciò che l’ha creata",
)
ALL_THAT_IT_EXILED = Question(
    "all that it exiled",
    naive=False,
    rule="An ability that speaks of the exiled card means each of them, where its linked ability has exiled several.",
    mistake="considera solo l’ultima di più carte che l’abilità collegata ha esiliato",
)
A_NEW_TOP_CARD_WAITS = Question(
    "a new top card waits",
    naive=False,
    rule="While something is being cast or activated, a new top card stays hidden.",
    mistake="mostra la nuova prima carta del grimorio mentre una magia si sta ancora lanciando",
)
AN_ANCHOR_WORD_HOLDS = Question(
    "anchor word holds",
    naive=True,
    rule="A permanent has the ability behind a word only if that word was chosen as it entered.",
    mistake="dà a un permanente le abilità di tutte le parole fra cui si sceglie mentre entra",
)
LEVEL_SYMBOL_HOLDS = Question(
    "level symbol holds",
    naive=False,
    rule="What a level symbol tells is so while there are so many level counters on its card.",
    mistake="lascia una creatura a livelli com’è prima del primo livello",
)
HOLDS_ONCE_SOLVED = Questions(
    "holds once solved: {}",
    naive=True,
    rule="What stands behind «solved», {}, is so only while its Case is solved.",
    mistake="dà a un Caso non ancora risolto l’abilità che avrà da risolto ({})",
)
STATION_SYMBOL_HOLDS = Questions(
    "station symbol holds: {}",
    naive=True,
    rule="What stands by a station symbol {} is so while its card bears so many charge counters.",
    mistake="dà a una carta stazione ciò che sta accanto al simbolo {} anche senza i segnalini",
)
CLASS_LEVEL_HOLDS = Question(
    "class level holds",
    naive=False,
    rule="A Class has what stands by a level as long as it is of that level or a higher one.",
    mistake="non dà a una Classe le abilità del livello che ha raggiunto",
)
CLASS_LEVELS_COME_IN_ORDER = Question(
    "class levels come in order",
    naive=True,
    rule="A Class gains a level only from the one below it; what has gained none is of the first.",
    mistake="fa salire una Classe a un livello saltandone uno, o più volte allo stesso",
)
HOLDS_BELOW_ITS_FIRST_LEVEL = Question(
    "holds below its first level",
    naive=True,
    rule="With fewer counters than the first symbol asks for a card is what it is without symbols.",
    mistake="dà a una creatura la sua prima fascia anche prima che abbia abbastanza segnalini livello",
)
ONLY_A_PORTION_IS_SEARCHED = Question(
    "only a portion is searched",
    naive=False,
    rule="Who searches a portion of a zone instead of it finds cards of that portion alone; the rest is done as ever.",
    mistake="cerca in tutto il grimorio anche quando si cerca soltanto fra le prime carte",
)
NEED_NOT_FIND = Question(
    "need not find",
    naive=False,
    rule="Whoever looks in a library for cards of a quality need not find them, though they are there.",
    mistake="obbliga chi cerca una carta di un certo tipo a trovarla, se c’è",
)
EACH_TIME_IT_WAS_CHOSEN = Question(
    "each time it was chosen",
    naive=False,
    rule="How many targets a spell has is how often something was chosen for it, the same thing twice as well.",
    mistake="conta una volta sola ciò che è stato scelto due volte come bersaglio",
)
WHAT_IT_HAS_DEVOURED = Question(
    "what it has devoured",
    rule="What something has devoured are the creatures that were sacrificed for it as it entered.",
    mistake="crede che un permanente non ricordi quante creature ha divorato",
)
