"""Questions about what an object is like."""

from __future__ import annotations

from judgekit.table.system import Question

ITS_COLOURS = Question(
    "colours",
    rule="A card has the colours of the mana symbols in its cost.",
    mistake="dà a una carta colori diversi da quelli dei simboli del suo costo",
)
TEXT_ASIDE_COUNTS = Question(
    "text aside counts",
    rule="Reminder and flavour text are no rules text.",
    mistake="applica come regola anche il testo di promemoria o di ambientazione",
)
ITS_SUBTYPES = Question(
    "subtypes", rule="The kinds that stand on the type line.", mistake="ignora i sottotipi scritti sulla riga del tipo"
)
TYPES_OF_A_TOKEN = Question(
    "types of a token",
    rule="A token has the types that its maker gave it.",
    mistake="crede che ogni pedina sia una creatura e nient’altro",
)
SUBTYPES_OF_A_TOKEN = Question(
    "subtypes of a token",
    rule="A token has the kinds that its maker gave it.",
    mistake="non dà a una pedina i sottotipi detti da chi la crea",
)
TYPES_THAT_STAY = Question(
    "types that stay",
    rule="What changes type or kind loses those that it had.",
    mistake="lascia i vecchi tipi a un permanente che ne prende di nuovi",
)
LEGENDARY_IS_A_KIND = Question(
    "legendary is a kind",
    rule="Legend is a kind of creature; legendary is not.",
    mistake="conta come Leggenda ogni creatura leggendaria",
)
IT_SAYS_WHAT_IT_IS = Question(
    "it says what it is",
    naive=False,
    rule="What says of what type or colour a card is, is no ability: it is so in every zone, and is not lost.",
    mistake="crede che il testo che dice tipo o colore di una carta sia un’abilità che si può perdere",
)
A_NAME_IS_NO_SUCH_WORD = Question(
    "a name is no such word",
    naive=False,
    rule="What changes words of a text changes no name, though that contains the same word.",
    mistake="cambia con le parole di un testo anche i nomi che le contengono",
)
KINDS_CALL_TOKENS = Question(
    "kinds call tokens",
    naive=False,
    rule="What says of which kinds a token is may be changed as such, though it makes the name of the token, too.",
    mistake="non cambia i tipi di creatura di una pedina perché sono anche il suo nome",
)
A_TOKEN_HAS_A_TEXT = Question(
    "a token has a text",
    naive=False,
    rule="What made a token has given it a text, and effects may change the words of that.",
    mistake="crede che una pedina non abbia un testo da cambiare",
)
COSTS_ARE_ABILITIES = Question(
    "costs are abilities",
    naive=True,
    rule="Additional and alternative costs are no abilities, and are not lost with these.",
    mistake="toglie anche i costi addizionali e alternativi a ciò che perde le abilità",
)
ABILITIES_OF_A_NEW_BASIC_LAND = Question(
    "abilities of a new basic land",
    naive=True,
    rule="A land that becomes one of the five is that land alone: its other abilities are lost.",
    mistake="lascia le altre abilità a una terra che diventa di un tipo di terra base",
)
ENCHANTS_UNTARGETED = Question(
    "enchants untargeted",
    naive=False,
    rule="What a local enchantment does to its permanent targets nothing.",
    mistake="toglie l’effetto a un incantesimo se il permanente incantato non può più essere bersaglio",
)
A_DRAWBACK_IS_AN_ABILITY = Question(
    "a drawback is an ability",
    naive=False,
    rule="What a text forbids its own card is an ability as any other.",
    mistake="lascia a una carta lo svantaggio scritto nel suo testo quando perde tutte le abilità",
)
WHAT_IT_IS_MADE_TO_BE_IS_NO_ABILITY = Question(
    "what it is made to be is no ability",
    naive=False,
    rule="What an effect makes a permanent be is no ability that could be lost.",
    mistake="toglie con le abilità anche ciò che un effetto ha fatto di un permanente",
)
FIXED_ON_NONE = Question(
    "not fixed on any",
    naive=False,
    rule="A static ability acts on whatever fits now, also on what came later.",
    mistake="applica un’abilità statica soltanto a ciò che era in gioco prima di essa",
)
THE_NEXT_EFFECT = Question(
    "the next effect",
    rule="The older an effect is, the sooner it acts; but it waits for those on which it depends.",
    mistake="fa prevalere l’effetto più vecchio su quello più recente",
)
ONE_EFFECT_DEPENDS_ON_ANOTHER = Question(
    "one effect depends on another",
    naive=False,
    rule="An effect depends on another that changes whether it is there, what it concerns, or what it does.",
    mistake="applica gli effetti secondo l’età anche quando uno dipende dall’altro",
)
EVERY_COPY_IS_LOST = Question(
    "every copy is lost",
    naive=False,
    rule="What takes an ability away takes every copy of it.",
    mistake="toglie una sola copia dell’abilità a chi ne ha più d’una",
)
YOU = Question(
    "you",
    rule="«You» is whoever controls the card now, not its owner.",
    mistake="prende per il giocatore chiamato tu il proprietario della carta, e non chi la controlla",
)
SNOW_STAYS = Question(
    "snow stays",
    naive=False,
    rule="What changes the type of a land does not take the snow away.",
    mistake="crede che una terra innevata che cambia tipo non sia più innevata",
)
COLOURS_THAT_STAY = Question(
    "colours that stay",
    rule="A new colour takes the place of those that were there.",
    mistake="lascia i vecchi colori a un permanente che ne prende uno nuovo",
)
SUPERTYPES_OF_A_PLANESWALKER = Question(
    "supertypes of a planeswalker",
    rule="Every planeswalker card counts as legendary, also one that was printed without the word.",
    mistake="crede non leggendario un planeswalker stampato senza la parola",
)
EVERY_KIND_OF_CREATURE = Question(
    "every kind of creature",
    rule="A changeling is of every kind of creature, in every zone.",
    mistake="dà a una carta con cangiante soltanto i tipi di creatura stampati",
)
SUBTYPES_OF_A_LOST_TYPE = Question(
    "subtypes of a lost type",
    rule="What is no longer of a type has none of the subtypes that belong to that type alone.",
    mistake="lascia i tipi di creatura a ciò che non è più una creatura",
)
BEGINS_WITH_OTHER_NUMBERS = Question(
    "begins with other numbers",
    naive=False,
    rule="What makes something a creature of a size changes the numbers with which it begins: what adds to them stays.",
    mistake="toglie i bonus a una creatura che diventa di altra forza e costituzione",
)
IN_LAYERS = Question(
    "in layers",
    naive=False,
    rule="Effects are applied in a series of layers, from copies and control to power and toughness.",
    mistake="applica tutti gli effetti in ordine di età, come se non ci fossero gli strati",
)
SIZES_IN_THEIR_ORDER = Question(
    "sizes in their order",
    naive=False,
    rule="Power and toughness are set first, then added to, then switched.",
    mistake="applica in ordine di età chi fissa forza e costituzione e chi le modifica",
)
ACTS_ON_WHAT_IT_BEGAN_WITH = Question(
    "acts on what it began with",
    naive=False,
    rule="An effect that has begun to act goes on acting on the same objects, though its ability be lost meanwhile.",
    mistake="interrompe un effetto a metà degli strati quando cambia ciò che lo genera o su cui agisce",
)
AGE_OF_A_GRANTED_ABILITY = Question(
    "age of a granted ability",
    rule="A static ability is as old as its object or as the effect that grants it, whichever is younger.",
    mistake="usa il bollo temporale di chi dà l’abilità, anche se quello di chi la riceve è posteriore",
)
SAYS_ITS_SIZE_EVERYWHERE = Question(
    "says its size everywhere",
    naive=False,
    rule="What a card says of its own power and toughness is so in every zone.",
    mistake="crede che il testo che dice forza e costituzione di una carta valga soltanto in gioco",
)
YOUNGER_WHEN_ATTACHED = Question(
    "younger when attached",
    naive=False,
    rule="What becomes attached to something is as young as that.",
    mistake="conta l’età di un’Aura o di un Equipaggiamento da quando è entrato, anche se poi si è spostato",
)
AGE_OF_COUNTERS = Question(
    "age of counters",
    naive=False,
    rule="All counters of a kind are as young as the last of them.",
    mistake="conta l’età di un segnalino dal primo di quella specie",
)
CANNOT_GET_WHAT_IT_CANNOT_HAVE = Question(
    "cannot get what it cannot have",
    naive=False,
    rule="What cannot have an ability loses it, and nothing gives it that ability.",
    mistake="dà un’abilità a chi per un altro effetto non può averla",
)
A_NAME_MAY_BE_SET = Question(
    "a name may be set",
    naive=False,
    rule="An effect may set the name of an object: it has that name then, and no other.",
    mistake="tiene il nome stampato a ciò cui un effetto ne dà un altro",
)
THE_TYPE_LINE_IS_TEXT = Question(
    "the type line is text",
    naive=False,
    rule="What changes words of a text changes those of the type line too.",
    mistake="cambia le parole del riquadro di testo, ma non quelle della riga del tipo",
)
A_NAME_IN_WHAT_IT_GIVES_IS_ITS_OWN = Question(
    "a name in what it gives is its own",
    naive=False,
    rule="An ability given to another thing that names what gives it means that very object.",
    mistake="crede che, nell’abilità data a un’altra creatura, il nome di chi la dà indichi quella creatura",
)
A_STAR_IS_WHAT_IT_COUNTS = Question(
    "a star is what it counts",
    naive=False,
    rule="What a card says of its own power or toughness defines them, and goes along with what it counts.",
    mistake="crede zero la forza e la costituzione con asterisco di una creatura in gioco",
)
