"""Questions about keywords."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

COPIES = Questions(
    "copies of {}",
    rule="Further copies of {} on one object do nothing.",
    mistake="crede che più copie di {} valgano più di una",
)
COPIES_THAT_WORK = Questions(
    "copies of {} that work",
    naive=1,
    rule="Each copy of {} works by itself.",
    mistake="fa valere una sola copia di {} quando il permanente ne ha più d’una",
)
EACH_COPY_FOR_ITS_OWN_PAYMENT = Questions(
    "each copy of {} for its own payment",
    naive=False,
    rule="Each copy of {} is paid for by itself, and goes by what was paid for that copy alone.",
    mistake="crede che pagare una copia di {} valga anche per le altre",
)
OF_A_KIND = Questions(
    "{} of a kind",
    naive=False,
    rule="A copy of {} that tells a quality goes by things of that quality.",
    mistake="crede che {} con una qualità valga per cose che non l’hanno",
)
MADE_OF_CARDS_TOO = Question(
    "made of cards too",
    naive=False,
    rule="What an object is crafted with may be permanents, or cards of the graveyard, of the kind that is told.",
    mistake="crede che per costruire valgano soltanto permanenti, e non le carte del cimitero",
)
SUNBURST_AS_A_NUMBER = Question(
    "sunburst as a number",
    naive=False,
    rule="Sunburst may be the number of another keyword: so many colours of mana as were spent, on whatever spell.",
    mistake="crede che solarizzazione detta come numero di un’altra parola chiave valga zero",
)
EVERY_HEXPROOF_IS_LOST = Question(
    "every hexproof is lost",
    naive=False,
    rule="What loses hexproof loses hexproof from any quality, too.",
    mistake="crede che chi perde anti-malocchio conservi quello da una qualità",
)
DOES_NOT_REMOVE = Question(
    "does not remove",
    naive=False,
    rule="Protection by an effect that does not remove an Aura lets that Aura stay; other protection does not.",
    mistake="fa cadere l’Aura per la protezione che dà essa stessa, e che per il testo non la rimuove",
)
THE_PHASED_OUT_LEAVE_TOO = Question(
    "the phased-out leave too",
    naive=False,
    rule="Permanents that are out of phase leave the game with their owner.",
    mistake="lascia in partita i permanenti fuori fase di chi l’ha lasciata",
)
KEPT_FROM_CREWING = Question(
    "kept from crewing",
    naive=False,
    rule="A creature that cannot crew Vehicles is not tapped for the cost of crewing.",
    mistake="lascia TAPpare per manovrare una creatura che non può manovrare Veicoli",
)
EACH_COMMANDER_BY_ITSELF = Question(
    "each commander by itself",
    naive=False,
    rule="Of two commanders each goes by how often it has been cast itself.",
    mistake="somma i lanci dei due comandanti, e fa costare di più anche l’altro",
)
ONLY_AS_A_SORCERY = Questions(
    "{} only as a sorcery",
    naive=False,
    rule="The ability for which {} stands is activated only when a sorcery could be cast.",
    mistake="attiva {} in ogni momento in cui ha la priorità",
)
COPIES_THAT_TRIGGER = Questions(
    "copies of {} that trigger",
    naive=False,
    rule="Each copy of {} triggers by itself.",
    mistake="fa innescare una sola copia di {} quando la creatura ne ha più d’una",
)
ABILITIES_WORK_ONLY_IN_PLAY = Question(
    "abilities work in play",
    naive=False,
    rule="Most abilities of a card do nothing while it is not in play.",
    mistake="crede che la protezione di una carta valga anche quando non è in gioco",
)
MANA_COST_OF_WHAT_HAS_NONE = Question(
    "mana cost of what has none",
    rule="The mana cost of lands and tokens is nothing, and nothing can be paid.",
    mistake="sacrifica una terra o una pedina con eco, come se il suo costo non si potesse pagare",
)
WAITS_ON_THE_STACK = Question(
    "waits on the stack",
    naive=False,
    rule="Flanking is a triggered ability: it waits on the stack, and can be answered.",
    mistake="applica aggirare all’istante del blocco, senza pila e senza risposte",
)
EACH_FLANKING_TRIGGERS = Question(
    "each flanking triggers",
    naive=1,
    rule="Every copy of flanking triggers by itself.",
    mistake="fa innescare aggirare una volta sola quando la creatura ne ha più copie",
)
LANDWALKS_DO_NOT_CANCEL = Question(
    "landwalks do not cancel",
    naive=False,
    rule="Landwalks do not cancel each other: having the same one does not let a creature block.",
    mistake="crede che chi ha lo stesso passa-terre possa bloccare l’attaccante che lo ha",
)
QUALITY_OF_PROTECTION = Question(
    "quality of protection",
    naive=False,
    rule="Protection may be from any quality, not from a colour alone.",
    mistake="crede che la protezione possa essere soltanto da un colore",
)
TRAMPLE_WORKS = Question(
    "trample works",
    naive=True,
    rule="Trample works only for the combat damage of an attacker.",
    mistake="applica travolgere anche a una creatura che blocca",
)
CANNOT_BE_ASSIGNED_DAMAGE = Question(
    "cannot be assigned damage",
    naive=False,
    rule="A blocker to which no damage can be assigned is passed over.",
    mistake="pretende danno letale anche a un bloccante al quale non se ne può assegnare",
)
LETHAL_TO_TRAMPLE_OVER = Question(
    "lethal to trample over",
    rule="Only toughness counts, not what prevents or changes the damage.",
    mistake="calcola il danno letale contando anche ciò che lo prevenirebbe o lo ridurrebbe",
)
OTHERS_COUNT = Question(
    "others count",
    naive=0,
    rule="The damage of other attackers may be counted first.",
    mistake="non conta il danno degli altri attaccanti per travolgere oltre un bloccante",
)
ATTACKS_ALONE = Question(
    "attacks alone",
    naive=True,
    rule="A creature attacks alone if no other was declared as an attacker with it.",
    mistake="dice che attacca da sola anche una creatura dichiarata insieme ad altre",
)
HEXPROOF_FROM_A_QUALITY = Question(
    "hexproof from a quality",
    naive=False,
    rule="Hexproof from a quality keeps off only what has it.",
    mistake="ignora l’anti-malocchio quando è soltanto da una qualità",
)
NO_FURTHER_THAN_WHAT_IT_ATTACKS = Question(
    "no further than what it attacks",
    naive=False,
    rule="A trampler that attacks a planeswalker tramples over to that, never to its controller.",
    mistake="travolge fino al giocatore quando la creatura attacca un suo planeswalker o una battaglia",
)
BANDS_WITH_OTHER = Question(
    "bands with other",
    naive=False,
    rule="«Bands with other» is banding among creatures of one kind: one of them with it is enough.",
    mistake="crede che branco con altri non permetta mai di attaccare in branco",
)
A_BAND_LASTS = Question(
    "a band lasts",
    naive=False,
    rule="A band lasts to the end of combat, though its members lose banding.",
    mistake="scioglie il branco se i suoi membri perdono branco durante il combattimento",
)
LEAVES_ITS_BAND = Question(
    "leaves its band",
    naive=False,
    rule="An attacker that is removed from combat is in its band no more.",
    mistake="tiene nel branco una creatura che è stata tolta dal combattimento",
)
RAMPAGE_IS_COUNTED_AS_IT_RESOLVES = Question(
    "rampage is counted as it resolves",
    naive=False,
    rule="How many blockers there are is counted once, when the ability resolves.",
    mistake="conta i bloccanti per furia quando l’abilità si innesca, e non quando si risolve",
)
COUNTERS_OF_CUMULATIVE_UPKEEP = Question(
    "counters of cumulative upkeep",
    rule="What it counts on the permanent are age counters.",
    mistake="mette per il mantenimento cumulativo segnalini diversi da quelli età",
)
MANA_IS_MADE_IN_A_SPLIT_SECOND = Question(
    "mana is made in a split second",
    naive=False,
    rule="Mana abilities may be activated meanwhile.",
    mistake="vieta anche le abilità di mana mentre è in pila una magia con battibaleno",
)
CANNOT_BE_DESTROYED = Question(
    "indestructible",
    naive=False,
    rule="What is indestructible is not destroyed, neither by an effect nor by damage.",
    mistake="distrugge lo stesso un permanente indistruttibile",
)
LOOKING_FOR_A_KIND_IS_CYCLING = Question(
    "looking for a kind is cycling",
    naive=False,
    rule="Whoever discards a card for its landcycling cycles it.",
    mistake="crede che con il ciclo di un tipo la carta non sia stata ciclata",
)
WHAT_IS_ON_TOP_COUNTS = Question(
    "what is on top counts",
    naive=False,
    rule="A permanent that several cards make up is what is on top of it.",
    mistake="lascia a una creatura le sue caratteristiche anche sotto la carta che le è stata messa sopra",
)
HAS_THE_ABILITIES_OF_ALL = Question(
    "has the abilities of all",
    naive=False,
    rule="A mutated permanent has the abilities of each card and token that makes it up.",
    mistake="toglie a un permanente mutato le abilità delle carte che stanno sotto",
)
A_TOKEN_IF_ON_TOP = Question(
    "a token if a token is on top",
    naive=False,
    rule="A merged permanent is a token only if what is on top of it is one.",
    mistake="crede che un permanente unito sia una pedina anche se in cima c’è una carta",
)
IT_IS_STILL_THAT_PERMANENT = Question(
    "merged it is still that permanent",
    naive=False,
    rule="A permanent to which a card is merged is the same object as before: counters, effects, time under control.",
    mistake="crede che una creatura a cui si unisce una carta sia un nuovo permanente",
)
MERGING_IS_NOT_ENTERING = Question(
    "merging is not entering",
    naive=False,
    rule="What merges with a permanent does not enter the battlefield.",
    mistake="crede che una carta che si unisce a un permanente entri nel campo di battaglia",
)
EFFECTS_GO_ALONG = Question(
    "effects go along with a mutating spell",
    naive=False,
    rule="What modifies a mutating creature spell modifies the permanent that it merges with.",
    mistake="fa finire l’effetto su una magia mutante quando si unisce alla creatura",
)
EACH_PART_GOES_THERE = Question(
    "each part goes where the permanent goes",
    naive=False,
    rule="A merged permanent leaves as one, and each of its cards goes to the zone where it goes.",
    mistake="lascia sul campo di battaglia le altre carte di un permanente unito che se ne va",
)
FINDS_ALL_PARTS = Question(
    "finds all parts",
    naive=False,
    rule="What finds the object that a merged permanent becomes as it leaves finds all of its cards.",
    mistake="rimette in gioco una carta sola di un permanente unito",
)
PARTS_ARE_PUT_IN_ANY_ORDER = Question(
    "parts are put in any order",
    naive=False,
    rule="The owner of a merged permanent that goes to the library puts its cards there in any order.",
    mistake="mette nel grimorio le carte di un permanente unito nell’ordine in cui stavano",
)
PROTECTED_FROM_A_PLAYER = Question(
    "protected from a player",
    naive=False,
    rule="Protection from a player is from each object that this player controls, whatever it is like.",
    mistake="crede che la protezione da un giocatore valga soltanto contro il giocatore stesso",
)
