"""Questions about cards with several faces: split, double-faced, with an Adventure."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

# What people call a card of each layout.
CALLED = {
    "split": "una carta divisa",
    "transform": "una carta bifronte",
    "modal": "una carta bifronte modale",
    "adventure": "una carta avventuriero",
    "omen": "una carta Presagio",
    "prototype": "una carta prototipo",
    "meld": "una carta che si combina con un’altra",
    "flip": "una carta ruotabile",
    "room": "una Stanza in gioco",
}

ONLY_THE_FACE_CAST_COUNTS = Questions(
    "only the face that is cast counts: {}",
    naive=False,
    rule="Whether {} may be cast is told by the face that is cast, and by no other.",
    mistake="lanciando una metà o faccia di {} applica i divieti che riguardano l’altra",
)
ONLY_THE_FACE_UP_COUNTS = Questions(
    "only the face that is up counts: {}",
    rule="Of {} that has another face up only that face counts.",
    mistake="dà a {} anche le caratteristiche dell’altra metà o faccia",
)
HALVES_ARE_COMBINED = Question(
    "halves are combined",
    rule="Everywhere but on the stack a split card has what is on both of its halves.",
    mistake="tiene conto di una sola metà di una carta divisa che non è in pila",
)
COST_OF_BOTH_HALVES = Question(
    "cost of both halves",
    naive=False,
    rule="The mana value of a split card that is no spell is that of both of its costs together.",
    mistake="conta il costo di una sola metà di una carta divisa",
)
HAS_THE_NAMES_OF_BOTH_HALVES = Question(
    "has the names of both halves",
    naive=False,
    rule="A split card has two names: what asks for either finds it.",
    mistake="crede che una carta divisa non abbia il nome di una sola delle sue metà",
)
COMPARES_EACH_HALF = Question(
    "compares each half",
    naive=False,
    rule="Of a split card that is no spell each half is compared by itself.",
    mistake="confronta la somma dei costi delle due metà di una carta divisa",
)
IT_IS_THE_SAME_OBJECT = Question(
    "it is the same object",
    naive=False,
    rule="What transforms is the same object: nothing enters, and what acts on it stays.",
    mistake="crede che un permanente che si trasforma entri di nuovo in gioco",
)
YOUNGER_WHEN_TRANSFORMED = Question(
    "younger when transformed",
    naive=False,
    rule="What transforms is as young as what enters at that moment.",
    mistake="lascia al permanente che si è trasformato l’età di quando è entrato",
)
ONCE_FOR_AN_ABILITY = Question(
    "once for an ability",
    naive=False,
    rule="An ability of a permanent that has transformed since it was put onto the stack does not transform it again.",
    mistake="trasforma di nuovo un permanente che si è già trasformato dopo che l’abilità era andata in pila",
)
A_COPY_HAS_ONE_FACE = Question(
    "a copy has one face",
    naive=False,
    rule="What copies a face of a double-faced card is no double-faced card, and cannot transform.",
    mistake="crede che la copia di una carta bifronte si possa trasformare",
)
ELSEWHERE_IT_IS_AS_USUAL = Questions(
    "elsewhere it is as usual: {}",
    naive=False,
    rule="Elsewhere than where another face of {} counts, it has what its usual face says.",
    mistake="lascia a {} l’altra faccia anche nel cimitero, in mano o in esilio",
)
A_PROTOTYPED_PERMANENT = "un permanente lanciato come prototipo"
COPIED_AS_IT_WAS_CAST = Questions(
    "copied as it was cast: {}",
    naive=False,
    rule="A copy of {} has what the face says as which it was cast.",
    mistake="dà alla copia di {} le caratteristiche normali della carta",
)
COPIES_THE_FACE_THAT_IS_UP = Question(
    "copies the face that is up",
    naive=False,
    rule="Of a double-faced permanent a copy takes over what the face that is up says.",
    mistake="copia la faccia anteriore di un permanente bifronte che mostra la posteriore",
)
BOTH_FACES_ARE_COPIED = Question(
    "both faces are copied",
    naive=False,
    rule="A token that is a copy of a double-faced permanent, or a copy of such a spell, has both its faces.",
    mistake="crede che la pedina copia di una carta bifronte abbia una faccia sola",
)
INTO_NO_SPELL = Question(
    "into no spell",
    naive=False,
    rule="Nothing transforms into an instant or sorcery.",
    mistake="trasforma un permanente nella sua faccia istantaneo o stregoneria",
)
ENTERS_WITH_ITS_BACK_UP = Question(
    "enters with its back up",
    naive=False,
    rule="What is put into play transformed enters with its back up.",
    mistake="fa entrare con la faccia anteriore in su una carta messa in gioco trasformata",
)
STAYS_WITHOUT_A_BACK = Question(
    "stays without a back",
    naive=False,
    rule="What is to enter transformed and has no back stays where it is.",
    mistake="fa entrare trasformata una carta che non è bifronte",
)
NEVER_TURNED_DOWN = Question(
    "never turned down",
    naive=False,
    rule="A double-faced permanent is never turned face down.",
    mistake="gira a faccia in giù un permanente bifronte",
)
FLIPS_BUT_ONCE = Question(
    "flips but once",
    naive=False,
    rule="What is flipped cannot stop being so as long as it stays in play.",
    mistake="crede che un permanente ruotato possa tornare com’era",
)
KEEPS_COLOUR_AND_COST = Question(
    "keeps colour and cost",
    naive=False,
    rule="What is flipped keeps the colour and the mana cost of its card.",
    mistake="crede che un permanente ruotato perda il colore e il costo di mana della sua carta",
)
ITS_OWN_STATUS_COUNTS = Question(
    "its own status counts",
    naive=False,
    rule="What becomes a copy of a flip card has the half that its own status tells, not that of what it copies.",
    mistake="dà alla copia di una carta ruotabile la metà che mostra l’originale",
)
MAY_NAME_THE_OTHER_HALF = Questions(
    "may name the other half: {}",
    naive=False,
    rule="Who names a card may name {} by the name of its other face.",
    mistake="crede che non si possa nominare {} col nome dell’altra sua faccia",
)
ENTERS_WITH_THE_FACE_CAST = Questions(
    "enters with the face that was cast: {}",
    naive=False,
    rule="What is cast with another face up ({}) enters with that face up.",
    mistake="fa entrare con la faccia anteriore in su ciò che è stato lanciato con l’altra ({})",
)
THE_HALF_CAST_IS_UNLOCKED = Question(
    "the half cast is unlocked",
    naive=False,
    rule="What was cast as one half enters with that half unlocked.",
    mistake="crede che una Stanza entri con la porta lanciata ancora bloccata",
)
UNLOCKED_AS_IT_ENTERS_COUNTS = Question(
    "unlocked as it enters counts",
    naive=False,
    rule="What waits for a half to be unlocked triggers also as its permanent enters with that half unlocked.",
    mistake="crede che la porta con cui una Stanza entra non si sia sbloccata",
)
HAS_THE_NAMES_OF_ITS_DOORS = Question(
    "has the names of its doors",
    naive=False,
    rule="A permanent of which both halves are unlocked has the names of both.",
    mistake="crede che una Stanza con due porte sbloccate non abbia il nome di ciascuna",
)
BOTH_HALVES_ARE_COPIED = Question(
    "both halves are copied",
    naive=False,
    rule="What copies a permanent with two halves has both, whichever of them is unlocked.",
    mistake="crede che la copia di una Stanza abbia soltanto le porte sbloccate dell’originale",
)
A_DOOR_IS_A_HALF = Question(
    "a door is a half",
    naive=False,
    rule="Whoever unlocks a door of a permanent chooses a half that is locked, and it is unlocked.",
    mistake="non sblocca la porta che una magia o un’abilità fa sbloccare",
)
A_DOOR_IS_LOCKED = Question(
    "a door is locked",
    naive=False,
    rule="Whoever locks a door of a permanent chooses a half that is not locked, and it is locked.",
    mistake="lascia sbloccata la porta che una magia o un’abilità fa bloccare",
)
FULLY_UNLOCKED = Question(
    "fully unlocked",
    naive=False,
    rule="A permanent is fully unlocked as the last of its halves is unlocked.",
    mistake="crede che ogni porta che si sblocca sblocchi completamente la Stanza",
)
