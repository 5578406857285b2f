"""Questions about copies: of permanents, cards and tokens, of spells and abilities."""

from __future__ import annotations

from judgekit.table.system import Question

COPIES_WHAT_IS_PRINTED = Question(
    "copies what is printed",
    naive=False,
    rule="A copy has what is printed on what it copies, as other copy effects have made it, and nothing else.",
    mistake="copia anche i segnalini e gli effetti che agiscono su ciò che viene copiato",
)
COPIES_THE_COLOUR = Question(
    "copies the colour",
    naive=False,
    rule="A copy has the colour of what it copies, for that follows from the mana cost that it copies.",
    mistake="lascia alla copia il colore della sua carta",
)
A_COPY_STAYS_AS_IT_IS = Question(
    "a copy stays as it is",
    naive=False,
    rule="What becomes of the original later does not change what has copied it.",
    mistake="cambia la copia quando l’originale diventa qualcos’altro",
)
COPIES_WHAT_A_COPY_IS = Question(
    "copies what a copy is",
    naive=False,
    rule="What copies a copy copies what that has copied.",
    mistake="crede che chi copia una copia copi la carta che vi sta sotto",
)
OTHER_EFFECTS_STAY = Question(
    "other effects stay",
    naive=False,
    rule="Effects that act on what becomes a copy go on acting on it.",
    mistake="crede che ciò che diventa una copia perda gli effetti che già agivano su di esso",
)
BECOMES_ONE_AS_IT_ENTERS = Question(
    "becomes one as it enters",
    naive=False,
    rule="What enters as a copy is one as it enters, with all that its text then says of entering.",
    mistake="fa entrare la creatura per com’è stampata, e solo dopo la fa diventare una copia",
)
A_CHOICE_IS_LINKED = Question(
    "a choice is linked",
    naive=False,
    rule="What was chosen for one ability says nothing to another that a later copy has brought.",
    mistake="crede che un permanente ricordi la scelta fatta quando era copia di altro",
)
ITS_TYPE_WITHOUT_EXCEPTION = Question(
    "its type without the exception",
    naive=False,
    rule="Of which types a copy is on which an exception hangs, is told of the copy as it would be without that.",
    mistake="guarda se è una creatura l’originale in quel momento, e non se lo sarebbe la copia",
)
ONLY_THE_LAST_EXCEPTION = Question(
    "only the last exception",
    naive=False,
    rule="What a copy does besides as it enters, it does only if no later copy has taken the place of that.",
    mistake="mette i segnalini di una copia anche se poi essa entra come copia di altro",
)
CHOICES_ARE_MADE_ANEW = Question(
    "choices are made anew",
    naive=False,
    rule="What was chosen for a permanent is not copied with it.",
    mistake="crede che la copia erediti le scelte fatte per ciò che copia",
)
WHAT_IT_GAINS_IS_COPIED = Question(
    "what it gains is copied",
    naive=False,
    rule="The ability that a copy gains as it copies is copied by what copies it.",
    mistake="non copia l’abilità che la prima copia ha ottenuto copiando",
)
WHAT_IS_ALTERED_IS_COPIED = Question(
    "what is altered is copied",
    naive=False,
    rule="What a copy has otherwise than its original is copied by what copies it.",
    mistake="ignora, copiando una copia, ciò che questa ha di diverso dall’originale",
)
WHAT_IS_KEPT_IS_COPIED = Question(
    "what is kept is copied",
    naive=False,
    rule="What a copy keeps of its own is copied by what copies it.",
    mistake="ignora, copiando una copia, ciò che questa ha conservato di proprio",
)
A_COPY_GAINS_WHAT_IS_SAID = Question(
    "a copy gains what is said",
    naive=False,
    rule="What an effect that makes a copy gives it besides, the copy has.",
    mistake="non dà alla copia l’abilità che l’effetto di copia le concede in più",
)
A_COPY_IS_ALTERED_AS_IS_SAID = Question(
    "a copy is altered as is said",
    naive=False,
    rule="What an effect that makes a copy says to be otherwise is so on the copy.",
    mistake="fa la copia identica, anche in ciò che l’effetto di copia dice diverso",
)
A_COPY_KEEPS_WHAT_IS_SAID = Question(
    "a copy keeps what is said",
    naive=False,
    rule="What an effect that makes a copy says to be kept is not copied.",
    mistake="copia anche ciò che l’effetto di copia dice di conservare",
)
A_SIZE_OF_ITS_OWN_IS_NOT_COPIED = Question(
    "a size of its own is not copied",
    naive=False,
    rule="An ability that defines what the copy has otherwise is not copied.",
    mistake="copia anche l’abilità che definisce la forza e la costituzione che la copia ha per conto suo",
)
A_COPY_OF_A_BESTOWED_SPELL_IS_ONE = Question(
    "a copy of a bestowed spell is one",
    naive=False,
    rule="A copy of a bestowed Aura spell is a bestowed Aura spell, too.",
    mistake="crede che la copia di una magia lanciata con conferire sia una creatura",
)
A_COPY_IS_NOT_CAST = Question(
    "a copy is not cast",
    naive=False,
    rule="A copy of a spell is put onto the stack, and nobody casts it.",
    mistake="crede che la copia di una magia sia lanciata",
)
A_COPIED_CARD_IS_CAST = Question(
    "a copied card is cast",
    naive=False,
    rule="A text may have a player cast a copy of a card: that is cast as any spell, while another resolves.",
    mistake="crede che la copia di una carta in esilio non si possa lanciare",
)
MODES_ARE_COPIED = Question(
    "modes are copied",
    naive=False,
    rule="A copy of a modal spell has the modes that were chosen for it, and no others are chosen.",
    mistake="sceglie un altro modo per la copia di una magia modale",
)
ITS_DECISIONS_ARE_COPIED = Question(
    "its decisions are copied",
    naive=False,
    rule="A copy of a spell copies modes, targets, the value of X, and the costs that were chosen.",
    mistake="crede che la copia di una magia non abbia la X e i costi scelti per l’originale",
)
A_LATER_COPY_SILENCES = Question(
    "a later copy silences",
    naive=False,
    rule="What triggers on entering as a copy does not, if another effect makes the object another copy after that.",
    mistake="fa scattare l’abilità dell’effetto di copia anche se un altro l’ha poi resa copia di altro",
)
NOTED_FOR_IT = Question(
    "noted for it",
    naive=0,
    rule="An ability that speaks of what was noted for an object means what its linked ability noted last.",
    mistake="non tiene conto del valore annotato per l’abilità collegata",
)
PAID_AS_IT_ENTERED = Question(
    "paid as it entered",
    naive=0,
    rule="An ability that speaks of what was paid as a permanent entered means what its linked ability had paid.",
    mistake="crede che ciò che si è pagato mentre il permanente entrava non conti più",
)
LAST_KNOWN_CHOICES = Question(
    "last known choices",
    rule="What was chosen for a permanent counts for its abilities though it has left play.",
    mistake="crede che ciò che si era scelto per un permanente non conti più quando quello non c’è più",
)
MANA_IS_NOT_COPIED = Question(
    "mana is not copied",
    naive=False,
    rule="No mana was spent on a copy, whatever was spent on the original: mana is no object.",
    mistake="conta per la copia il mana speso per l’originale",
)
A_COPY_AIMS_AS_IS_SAID = Question(
    "a copy aims as is said",
    naive=False,
    rule="A copy has the target that the text says, for each of its targets; where that is none, no copy is made.",
    mistake="lascia alla copia il bersaglio dell’originale",
)
EACH_COPY_HAS_ITS_OWN_TARGET = Question(
    "each copy has its own target",
    naive=False,
    rule="Of copies for each thing that a spell could target, each has one of these for its target.",
    mistake="lascia il bersaglio della magia originale alle copie fatte per ognuno che essa potrebbe bersagliare",
)
NEW_TARGETS_FOR_A_COPY = Question(
    "new targets for a copy",
    naive=False,
    rule="Whoever may choose new targets for a copy may change any of them, to legal ones, and leave the others.",
    mistake="lascia alla copia i bersagli dell’originale anche se si possono scegliere quelli nuovi",
)
THE_SOURCE_OF_A_COPIED_ABILITY = Question(
    "the source of a copied ability",
    rule="A copy of an ability has the same source as the ability.",
    mistake="crede che la fonte della copia di un’abilità sia ciò che l’ha copiata",
)
A_COPY_BECOMES_A_TOKEN = Question(
    "a copy becomes a token",
    naive=False,
    rule="A copy of a permanent spell becomes a token as it resolves.",
    mistake="crede che la copia di una magia permanente non resti in gioco",
)
A_COPY_IS_A_SPELL = Question(
    "a copy is a spell",
    naive=False,
    rule="The copy of a spell is a spell itself, though no card stands for it.",
    mistake="crede che la copia di una magia non sia una magia e non si possa neutralizzare",
)
COPIED_AS_IT_BEGINS = Question(
    "copied as it begins",
    naive=False,
    rule="A static ability that makes something a copy has it be what was copied as that began, whatever changes.",
    mistake="crede che ciò che un’Aura rende una copia cambi ogni volta che cambia l’originale",
)
COPIED_BEFORE_ALL_ELSE = Question(
    "copied before all else",
    naive=False,
    rule="What something copies counts before any other effect acts on it.",
    mistake="crede che una copia abbia in più ciò che gli effetti danno all’originale",
)
