"""Questions about spells, abilities and their costs."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

MORE_LANDS = Question(
    "more lands",
    naive=0,
    rule="What a card says goes before the rules: more lands in a turn.",
    mistake="crede che nessuna carta permetta di giocare più di una terra per turno",
)
A_LAND_IS_NEVER_CAST = Question(
    "a land is never cast",
    naive=False,
    rule="What is a land is played as a land, whatever else it is.",
    mistake="lancia come magia una terra che è anche di un altro tipo",
)
EITHER_HALF_IS_PAID = Question(
    "either half is paid",
    naive=False,
    rule="A hybrid symbol is paid in either of the two ways that it shows.",
    mistake="crede che un simbolo ibrido si possa pagare in un modo solo",
)
THE_HALF_OF_AN_ACTION_IS_CHOSEN = Question(
    "the half of an action is chosen",
    naive=False,
    rule="Whoever takes a special action chooses right before how to pay what can be paid in two ways.",
    mistake="paga un’azione speciale sempre con la prima metà di un simbolo ibrido",
)
LIFE_FOR_A_SYMBOL = Question(
    "life for a symbol",
    naive=False,
    rule="A Phyrexian symbol is paid with mana of its colour or with 2 life.",
    mistake="non lascia pagare due punti vita per un simbolo di mana di Phyrexia",
)
MANA_THAT_SYMBOLS_ASK_FOR = Question(
    "mana that symbols ask for",
    rule="Coloured symbols are paid with mana of their colours.",
    mistake="paga i simboli colorati con mana di qualsiasi colore",
)
MANA_AS_THOUGH_OF_ANY_COLOUR = Question(
    "mana as though of any colour",
    rule="What may be paid with mana as though it were of any colour asks for mana of no colour.",
    mistake="vuole mana dei colori del costo dove il testo lascia spendere mana di qualsiasi colore",
)
WHAT_A_SNOW_SYMBOL_ASKS_FOR = Question(
    "snow mana",
    naive="1",
    rule="A snow symbol is paid with one mana of any kind that came from a snow source.",
    mistake="paga il simbolo della neve con il mana di una fonte qualsiasi",
)
MANA_KEEPS_ITS_USE = Question(
    "what mana may be spent on",
    naive=False,
    rule="Mana that may be spent on certain things only pays for nothing else.",
    mistake="spende per qualsiasi cosa il mana che vale solo per certe magie",
)
ZONE_OF_AN_ABILITY = Question(
    "zone of an ability",
    naive="battlefield",
    rule="An ability whose text says so is played where the card is not in play.",
    mistake="crede che un’abilità si possa usare soltanto mentre la carta è in gioco",
)
TOTAL_COST = Question(
    "total cost",
    rule="What is played costs more, then less, as static abilities say; less than nothing it never costs.",
    mistake="ignora gli effetti che aumentano o riducono un costo",
)
INCREASES_COME_FIRST = Question(
    "increases come first",
    naive=False,
    rule="To what is printed all increases are added, and only then all reductions are taken away.",
    mistake="toglie le riduzioni da un costo prima di sommarvi gli aumenti",
)
SAYS_WHAT_IT_COSTS_ITSELF = Question(
    "says what it costs itself",
    naive=False,
    rule="What a card says of its own cost works as it is cast, though it is not in play.",
    mistake="crede che una carta non possa ridurre o aumentare il proprio costo prima di essere in gioco",
)
HAS_FLASH_ON_A_CONDITION = Question(
    "has flash on a condition",
    naive=False,
    rule="A card that may be cast as though it had flash under a condition is begun while that is so.",
    mistake="non lancia come se avesse lampo una magia che ne ha il permesso a una condizione vera",
)
WHAT_COSTS_NOTHING_IS_CAST_TOO = Question(
    "what costs nothing is cast too",
    naive=False,
    rule="A spell that costs {0} is cast like any other: it waits on the stack.",
    mistake="mette in gioco da sé, senza lanciarla, una magia che costa {0}",
)
WHAT_A_REDUCTION_TAKES = Question(
    "what a reduction takes",
    rule="Of a hybrid symbol a reduction takes one half, of a Phyrexian one its colour, for snow generic mana.",
    mistake="crede che una riduzione espressa in mana ibrido non riduca i costi che non hanno quel simbolo",
)
COSTS_BESIDE_THE_MANA_COST = Question(
    "costs beside the mana cost",
    naive=(),
    rule="What a text asks for beside the mana cost, and what its player adds, is paid with it.",
    mistake="paga il costo di mana e non i costi addizionali",
)
ADDED_COSTS_ARE_OPTIONAL = Question(
    "added costs are optional",
    naive=False,
    rule="An additional cost that a keyword offers is paid by who wants to.",
    mistake="crede obbligatorio pagare un costo addizionale facoltativo, come il riscatto",
)
PAID_INSTEAD_OF_THE_MANA_COST = Question(
    "paid instead of the mana cost",
    naive=False,
    rule="An alternative cost is paid in the place of the mana cost, not with it.",
    mistake="paga il costo alternativo e, con esso, anche il costo di mana",
)
A_MANA_PAYMENT_LETS_MAKE_MANA = Question(
    "a mana payment lets make mana",
    naive=False,
    rule="Whoever pays a cost with mana in it may play mana abilities for it.",
    mistake="vuole il mana già nella riserva prima di lanciare la magia",
)
WHAT_IS_PAID_IS_GONE = Question(
    "what is paid is gone",
    naive=False,
    rule="Mana that pays for something is taken out of the pool.",
    mistake="lascia nella riserva il mana con cui ha pagato",
)
LIFE_THAT_IS_PAID_IS_LOST = Question(
    "life that is paid is lost",
    naive=False,
    rule="Whoever pays life has so much less of it.",
    mistake="non toglie i punti vita pagati come costo",
)
MANA_OF_A_LAND = Question(
    "mana of a land",
    naive=("C",),
    rule="Each basic land type gives its own mana, whatever the text box says; another land what its text says.",
    mistake="fa produrre a ogni terra un mana incolore, qualunque ne sia il tipo",
)
COLOURS_OF_AN_ABILITY = Question(
    "colour of an ability",
    naive=frozenset(),
    rule="An ability on the stack has the colours of its source.",
    mistake="crede incolore un’abilità, qualunque sia il colore della sua fonte",
)
MANA_ABILITIES_ARE_LIKE_OTHERS = Question(
    "mana abilities are like others",
    naive=False,
    rule="A mana ability is activated as any other: its cost is paid, and what forbids it is minded.",
    mistake="usa un’abilità di mana senza pagarne il costo e senza guardare ciò che la vieta",
)
TRIGGERED_FOR_MANA = Question(
    "triggered for mana",
    naive=False,
    rule="What triggers on mana being made and adds mana is a mana ability too.",
    mistake="mette in pila anche l’abilità innescata che aggiunge mana quando se ne produce",
)
WITH_A_TARGET_FOR_MANA = Question(
    "with a target for mana",
    naive=False,
    rule="An ability with a target is no mana ability, though it adds mana.",
    mistake="prende per abilità di mana anche quella che aggiunge mana e ha un bersaglio",
)
LOYALTY_FOR_MANA = Question(
    "loyalty for mana",
    naive=True,
    rule="A loyalty ability that adds mana is no mana ability.",
    mistake="fa dare mana all’abilità di un planeswalker senza metterla in pila",
)
MANA_AND_MORE = Question(
    "mana and more",
    naive=False,
    rule="A mana ability may do other things beside adding mana.",
    mistake="crede che un’abilità che aggiunge mana e fa anche altro non sia un’abilità di mana",
)
MANA_SPELLS_WAIT = Question(
    "mana spells wait",
    naive=False,
    rule="A spell that adds mana waits on the stack like any other.",
    mistake="risolve subito, senza pila, una magia che aggiunge mana",
)
NO_MANA_NOW = Question(
    "no mana now",
    naive=False,
    rule="A mana ability stays one where it would add no mana.",
    mistake="crede che un’abilità che ora non darebbe mana non sia un’abilità di mana",
)
BY_ITSELF = Question(
    "by itself",
    naive=False,
    rule="What has triggered goes onto the stack by itself: nobody plays it.",
    mistake="aspetta che qualcuno giochi le abilità innescate perché vadano in pila",
)
WHAT_IT_WANTS_TO_ENCHANT = Question(
    "what it wants to enchant",
    rule="An enchantment that enchants something has as its target what its type or text says, and nothing else.",
    mistake="bersaglia una creatura con qualunque incantesimo, anche se incanta altro",
)
AN_ENCHANTMENT_OF_NO_ONE_THING = Question(
    "an enchantment of no one thing",
    rule="An enchantment that is not local has no target: it is played as any other permanent.",
    mistake="sceglie un bersaglio anche per un incantesimo globale",
)
WHOSE_IS_WHAT_AN_ENCHANTMENT_GRANTS = Question(
    "whose is what an enchantment grants",
    rule="What an enchantment grants belongs to the permanent, and so to whoever controls that.",
    mistake="fa usare l’abilità data da un’Aura o da un Equipaggiamento a chi controlla questi, e non il permanente",
)
WHOSE_TRIGGERS_FIRST = Question(
    "whose triggers first",
    rule="The active player's triggered abilities go on the stack first, so that they resolve last.",
    mistake="mette in pila prima le abilità innescate del giocatore non attivo",
)
MAY_IS_A_MODE = Question(
    "may is a mode",
    naive=False,
    rule="Whether to do what an ability says one may do is chosen when the rules say: as a mode, or as it resolves.",
    mistake="sbaglia il momento in cui si decide se fare ciò che un’abilità innescata permette",
)
MANA_WHEN_IT_IS_ASKED_FOR = Question(
    "mana when it is asked for",
    naive=False,
    rule="Mana abilities may be played whenever a rule or effect asks for mana.",
    mistake="crede di non poter attivare abilità di mana quando una regola o un effetto chiede mana",
)
CONDITION_HOLDS = Question(
    "condition",
    naive=True,
    rule="What a text makes hang on a condition happens only where the condition is so.",
    mistake="applica un effetto anche se la condizione del suo testo non è vera",
)
MANA_ON_TOP_OF_ANOTHER_COST = Question(
    "mana on top of another cost",
    rule="What is paid instead of the mana cost is raised and lowered as the mana cost would be.",
    mistake="non applica gli aumenti e le riduzioni quando si paga un costo alternativo",
)
WHOSE_AN_ABILITY_IS = Question(
    "whose an ability is",
    rule="An ability is controlled by whoever activated it, or had its source when it triggered.",
    mistake="dà un’abilità in pila a chi controlla la sua fonte in quel momento",
)
COSTS_THAT_MAY_BE_ADDED = Question(
    "costs that may be added",
    naive=(),
    rule="A spell with buyback, or with kicker, may cost more.",
    mistake="crede che il riscatto non si possa pagare oltre al costo di mana",
)
A_MODE_TWICE = Question(
    "a mode twice",
    naive=True,
    rule="Of several modes each is chosen once at most.",
    mistake="sceglie due volte lo stesso modo di una magia",
)
NO_MANA_COST_CAN_BE_PAID = Question(
    "no mana cost can be paid",
    naive=True,
    rule="What has no mana cost has one that nobody can pay.",
    mistake="lancia senza pagare nulla una carta che non ha costo di mana",
)
ANOTHER_COST_CAN_BE_PAID_FOR_NONE = Question(
    "another cost can be paid for none",
    naive=False,
    rule="What has no mana cost can be cast for another cost, or without paying its mana cost.",
    mistake="non lascia lanciare una carta senza costo di mana nemmeno per un costo alternativo",
)
KINDRED_FOLLOWS_ITS_OTHER_TYPE = Question(
    "kindred follows its other type",
    naive=False,
    rule="A kindred card is cast and resolves as its other type says.",
    mistake="tratta come creatura una carta tribale che è di un altro tipo",
)
X_OF_WHAT_IS_NOT_PAID = Question(
    "x of what is not paid",
    naive=False,
    rule="The X of a mana cost that is not paid is nothing.",
    mistake="sceglie per X un numero maggiore di zero pur non pagando il costo di mana",
)
WANTS_SUCH_A_CARD_IN_HAND = Question(
    "wants such a card in hand",
    naive=True,
    rule="Whenever an instant could be cast is whenever one has priority, with or without an instant in hand.",
    mistake="pretende un istantaneo in mano per agire quando se ne potrebbe lanciare uno",
)
LANDS_THAT_COUNT = Question(
    "lands that count",
    rule="A land that an effect puts onto the battlefield has not been played.",
    mistake="conta fra le terre giocate nel turno anche quelle messe in gioco da un effetto",
)
AN_OLD_TEXT_ABOUT_DAMAGE = Question(
    "an old text about damage",
    rule="Old texts that deal damage to a player who is their target mean planeswalkers, too.",
    mistake="crede che un vecchio testo di danno a un giocatore bersaglio non possa bersagliare un planeswalker",
)
ALL_BEFORE_THE_COLON_IS_ITS_COST = Question(
    "all before the colon is its cost",
    naive=False,
    rule="The cost of an ability is all that stands before the colon, mana or not.",
    mistake="paga soltanto il mana di ciò che sta prima dei due punti",
)
SEVERAL_OTHER_COSTS = Question(
    "several other costs",
    naive=True,
    rule="A spell has one alternative cost at most: where it is played for one already, no other takes its place.",
    mistake="applica un secondo costo alternativo a una magia che ne ha già uno",
)
A_CHANGED_PAYMENT_IS_ONE = Question(
    "a changed payment is one",
    naive=False,
    rule="A cost has been paid though an effect has changed what was done for it.",
    mistake="dà per non pagato un costo se un effetto ha sostituito ciò che si è fatto per pagarlo",
)
MAY_HAVE_NO_TARGET = Question(
    "may have no target",
    naive=False,
    rule="What asks for «up to» so many targets may have none.",
    mistake="pretende almeno un bersaglio dove il testo dice fino a un certo numero",
)
TAKES_ONLY_GENERIC_MANA = Question(
    "takes only generic mana",
    naive=False,
    rule="What takes generic mana off a cost takes none of its colours off.",
    mistake="toglie anche simboli colorati con una riduzione di mana generico",
)
ANY_NUMBER_OF_COSTS = Question(
    "any number of costs",
    naive=False,
    rule="A spell has all the additional costs that anything gives it.",
    mistake="paga un solo costo addizionale quando sono più d’uno",
)
ANOTHER_COST_IS_OPTIONAL = Question(
    "another cost is optional",
    naive=False,
    rule="Nobody has to pay another cost instead of the mana cost.",
    mistake="crede di dover pagare il costo alternativo che una carta offre",
)
COSTS_THAT_MAY_BE_PAID_INSTEAD = Question(
    "costs that may be paid instead",
    naive=(),
    rule="A spell with dash may be paid for by that instead of its mana cost.",
    mistake="paga sempre il costo di mana di una magia con accelerare",
)
WANTS_THIS_TARGET = Question(
    "wants this target",
    naive=True,
    rule="A target of which a text speaks only of a kicked spell is chosen only where that is going to be paid.",
    mistake="sceglie il bersaglio legato al potenziamento anche quando non lo paga",
)
MAY_BE_PLAYED_FROM_THERE = Question(
    "may be played from there",
    naive=False,
    rule="A card is played from the hand, or from where a text or keyword lets it be played.",
    mistake="crede che le carte si possano giocare soltanto dalla propria mano",
)
WHAT_ITS_ZONE_ASKS_FOR = Question(
    "what its zone asks for",
    rule="Whoever casts a card by its flashback pays that instead of its mana cost.",
    mistake="paga il costo di mana, e non quello di flashback, per lanciare la carta dal cimitero",
)
WHAT_LETS_IT_BE_CAST_STAYS = Question(
    "what lets it be cast stays",
    naive=False,
    rule="What lets a card be cast goes on acting on the spell that it becomes.",
    mistake="crede che l’effetto che permette di lanciare una carta smetta di agire sulla magia lanciata",
)
BEGINS_AS_IT_IS_CAST = Question(
    "begins as it is cast",
    naive=False,
    rule="What an effect says of the next spell that a player casts begins as that spell is put onto the stack.",
    mistake="crede che un effetto sulla prossima magia non valga mentre la si sta lanciando",
)
GIVEN_FOR_GOOD = Question(
    "given for good",
    naive=False,
    rule="What a card is given by what lets it be played lasts as long as that says, for good if it says nothing.",
    mistake="toglie alla creatura l’abilità ricevuta dal permesso quando ciò che lo dava lascia il gioco",
)
ENERGY_IS_REMOVED = Question(
    "energy is removed",
    naive=0,
    rule="Whoever pays energy removes as many energy counters from themselves.",
    mistake="paga i simboli di energia senza togliersi i segnalini energia",
)
A_TARGET_FILLS_ONE_PLACE = Question(
    "a target fills one place",
    naive=False,
    rule="One thing is no target twice for the same word: where too few are there, there are not enough.",
    mistake="sceglie due volte lo stesso bersaglio quando i bersagli non bastano",
)
ADDED_AS = Questions(
    "a symbol is added as mana: {}",
    naive=False,
    rule="A symbol of mana that is {} adds mana of a half that is chosen, of its colour, or colourless mana.",
    mistake="non sa che mana si aggiunge quando un’abilità dà un simbolo di mana {}",
)
NO_MANA_OF_NO_TYPE = Question(
    "no mana of no type",
    naive=False,
    rule="An ability that would add mana of a type that is not defined adds none.",
    mistake="aggiunge mana incolore quando il tipo di mana non è definito",
)
TAKES_GENERIC_MANA_INSTEAD = Question(
    "takes generic mana instead",
    naive=False,
    rule="A reduction by mana of a colour that a cost does not ask for, or no more of, takes generic mana.",
    mistake="non riduce un costo di mana di un colore che il costo non chiede",
)
