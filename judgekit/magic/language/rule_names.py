"""What texts forbid, ask for and allow beyond the rules: one name for each rule, beside the words that say it.

A rule is a name, or a pair of a name and what it is about, in `Change.rules`; rules of the whole table, and those with
amounts, stand in `Static.rules`. The phrases are those that the printer writes; `{}` is what the rule is about.
"""

from __future__ import annotations

AND_YOURS = "and yours"  # of a cost to attack you: it is asked of who attacks your planeswalkers, too

CREWS_STRONGER = "crews stronger"
SEARCHES_THE_TOP = "searches the top"  # with who does so, and how many cards
DOES_NOT_REMOVE_IT = "does not remove"
CANNOT_BE_TAPPED_TO = "cannot be tapped to"  # with the word of what it would be tapped for
OTHER_COST = "other cost"
ANY_MANA_PAYS = "any mana pays"  # of a card that may be cast: with mana as though it were of any colour
ANY_TYPE_PAYS = "any type pays"  # the same, of any type: so for colourless mana, too
# What an effect lets its controller do with a card: lands are played, and never cast.
MAY_BE_PLAYED, PLAYED_FREELY = "may be played", "may be played for nothing"
MAY_BE_CAST, CAST_FREELY = "may be cast", "may be cast for nothing"
LEAVES_FOR_A_TIME = frozenset({MAY_BE_CAST, CAST_FREELY, PLAYED_FREELY})  # without one it would be done at once
LEAVES = LEAVES_FOR_A_TIME | {MAY_BE_PLAYED}
NEXT_AT_ANY_TIME = "next may be cast at any time"
CANNOT_CAST_FROM = "cannot cast from"
CASTS_AS_SORCERIES = "casts only as sorceries"
CANNOT_HAVE = "cannot have"  # the keyword that a thing loses, and that nothing gives it
ONLY_FOR_MANA = "cannot be activated but for mana"
NO_LEGEND_RULE = "no legend rule"
NO_COUNTERS = "cannot get counters"
DO_NOT_TRIGGER = "does not make trigger"
UNTAPS_AT_MOST = "untaps at most"
COSTS_AT_LEAST = "costs at least"
LIVES_WITHOUT_LIFE = "does not lose by having no life"
DEALT_AS_WITH = "dealt damage as with"
STAYS_TAPPED_FOR = "stays tapped for"  # in the untap step of that player, whoever controls it then
MUST_ATTACK_WHOM = "must attack whom"  # with the player whom the creature attacks if it can

# Rules of a thing: the words that say them of one, with {è} where the verb has number.
OF_THINGS = {
    "cannot attack": "non può attaccare",
    "cannot block": "non può bloccare",
    "must attack": "attacca ogni turno se può",
    "must block": "blocca ogni turno se può",
    "must be blocked": "deve essere bloccato se possibile",
    "cannot attack alone": "non può attaccare da solo",
    "cannot block alone": "non può bloccare da solo",
    "unblockable": "non può essere bloccato",
    "blocked only by Walls": "non può essere bloccato tranne che da Muri",
    "blocked only by flyers": "non può essere bloccato tranne che da creature con volare",
    "blocks only flyers": "può bloccare solo creature con volare",
    "blocks any number": "può bloccare un qualsiasi numero di creature",
    MAY_BE_PLAYED: "può essere giocata da chi controlla l’effetto",
    MAY_BE_CAST: "può essere lanciata da chi controlla l’effetto",
    CAST_FREELY: "può essere lanciata da chi controlla l’effetto senza pagare il suo costo di mana",
    PLAYED_FREELY: "può essere giocata da chi controlla l’effetto senza pagare il suo costo di mana",
    ANY_MANA_PAYS: "chi controlla l’effetto può lanciarla spendendo mana come se fosse mana di qualsiasi colore",
    ANY_TYPE_PAYS: "chi controlla l’effetto può lanciarla spendendo mana come se fosse mana di qualsiasi tipo",
    "attacks as no defender": "può attaccare come se non avesse difensore",
    "attacks as no Wall": "può attaccare come se non fosse un Muro",
    "blocks as untapped": "può bloccare come se fosse STAPpato",
    "blocks as a flyer": "può bloccare come se avesse volare",
    "does not untap": "non si STAPpa durante lo STAP del suo controllore",
    "may stay tapped": "può restare TAPpato durante lo STAP del suo controllore",
    "cannot be countered": "non può essere neutralizzato",
    "cannot be activated": "le sue abilità attivate non si possono attivare",
    "cannot be regenerated": "non può essere rigenerato",
    "cannot be sacrificed": "non può essere sacrificato",
    "cannot be enchanted": "non può essere incantato",
    "cannot be a target": "non può essere bersaglio di magie o abilità",
    "cannot be assigned damage": "non gli può essere assegnato danno da combattimento",
    "assigns by toughness": "assegna danno da combattimento pari alla sua costituzione invece che alla sua forza",
    "deals no combat damage": "non infligge danno da combattimento",
    "damage as though unblocked": "può infliggere il suo danno da combattimento come se non fosse stato bloccato",
}

# Rules of a thing that are about something: pairs (name, about).
ABOUT = {
    "blocked only by": "non può essere bloccato tranne che da {}",
    "cannot be blocked by": "non può essere bloccato da {}",
    "blocked only by at least": "non può essere bloccato tranne che da {} o più creature",
    "blocked by at most": "non può essere bloccato da più di {} creature",
    "cannot block": "non può bloccare {}",
    "enchants only": "può incantare solo {}",
    "must block that": "blocca {} se può",
    "blocks only": "può bloccare solo {}",
    "blocks more": "può bloccare {} creature addizionali",
    "cannot attack unless": "non può attaccare a meno che {}",
    "cannot block unless": "non può bloccare a meno che {}",
    "goaded": "è pungolato",
    CANNOT_BE_TAPPED_TO: "non può {} Veicoli",
    CREWS_STRONGER: "manovra Veicoli come se la sua forza fosse aumentata di {}",
    STAYS_TAPPED_FOR: "non si STAPpa durante il tuo STAP",
    "cannot attack you": "non può attaccarti",
    CANNOT_HAVE: "non può avere {}",
    "cannot attack you or yours": "non può attaccare te o un planeswalker che controlli",
    "all block": "tutte le creature che possono bloccare {} lo fanno",
}

OF_DECKS = "of decks"  # what tells how a deck is built: nothing of it is done in play
COMPANION = "companion"
BEGINS_IN_PLAY = "begins in play"

# Rules of the table that a spell or ability may set up for a time.
FOR_A_TIME = frozenset(
    {"cannot cast", "cannot play lands", "cannot gain life", "cannot lose", "cannot win", "cannot be prevented",
     "cannot lose life", "cannot draw", "cannot search", "cannot be countered", "no maximum hand size", "players have",
     "may be cast at any time", OTHER_COST, "life not below"}
)  # fmt: skip
# Rules of the table, in Static.rules: (name, about).
OF_TABLE = {
    OF_DECKS: "commander: the card may be one; companion: of what decks it may be one, outside the game; "
    "any number: a deck may have as many of it as it likes",
    BEGINS_IN_PLAY: "its player may begin the game with it in play, from their opening hand",
    "cost to attack": "(what attacks, mana symbols and other costs): to attack with it costs that",
    "cost to block": "(what blocks, mana symbols and other costs): to block with it costs that",
    "costs less": "(what is played, symbols): it costs that much less to play",
    "abilities cost less": "(of what, by which keyword, symbols, how often): to activate them costs that much less",
    "abilities cost more": "(of what, by which keyword, symbols, how often, but for mana abilities?): that much more",
    "next costs less": "(which spells, symbols, how often, how many have been cast): the next one costs that much less",
    NEXT_AT_ANY_TIME: "(which spells, how many have been cast): the next one may be cast as though with flash",
    "next is changed": "(which spells, how, how many have been cast): so the next one is, from when it is cast",
    "costs more": "(what is played, symbols): it costs that much more to play",
    "extra land for each player": "how many more lands each player may play in each turn of theirs",
    "extra land": "how many more lands its controller may play each turn",
    "triggers more": "(the event that has done so, what it befell, whose): such triggered abilities do so once more",
    "no maximum hand size": "the players who have none",
    "hand size": "(who, how, so many): their maximum hand size is so many more (+), fewer (-), or just that (=)",
    "only one attacks": "no more creatures than that attack each turn",
    "only one blocks": "no more creatures than that block each turn",
    "may be played from": "(zone, which cards, what they gain): such cards of its controller may be played from there",
    OTHER_COST: "(which spells of its controller, costs, from which zone): may be paid instead of their mana costs",
    ANY_MANA_PAYS: "(who, which spells): they pay for these with mana as though it were of any colour",
    "may be cast from": "the zone from which the card itself may be cast",
    "may be cast at any time": "(who, which spells): they cast these as though with flash; None: the card itself",
    "cannot be prevented": "the sources whose damage cannot be prevented; nothing more: all damage",
    "combat damage cannot be prevented": "the sources whose combat damage cannot be prevented",
    "cannot gain life": "the players who cannot gain life",
    "cannot lose life": "the players who cannot lose life",
    "cannot draw": "the players who cannot draw",
    "cannot search": "the players who cannot search libraries",
    "may skip a turn": "(while what is so, what they do then): they may skip a turn of theirs as it would begin",
    "reveals its first draw": "how many they have drawn: they show the first card that they draw each turn",
    "cannot draw beyond": "(who, how many they have drawn): they cannot draw a further card that turn",
    "skip": "(who, which step or phase): they skip every one",
    "players have": "the keyword that its controller has",
    "cannot pay life": "the players who cannot pay life",
    "life not below": "the total that no damage to its controller goes below",
    "open hands": "the players who play with their hands revealed",
    "top card revealed": "the players who play with the top card of their library revealed",
    "top card seen": "the players who may look at the top card of their library at any time",
    "untaps with others": "what untaps in the untap steps of all other players, too",
    "cannot play lands": "the players who play no lands",
    "cannot lose": "the players who cannot lose the game",
    "cannot win": "the players who cannot win the game",
    "cannot be a target": "the players who cannot be targets",
    "cannot be countered": "the spells that cannot be countered",
    "cannot cast": "(who, which spells): they cannot cast them",
    CANNOT_CAST_FROM: "(who, from which zones): they cannot cast spells from there",
    CASTS_AS_SORCERIES: "the players who cast spells only when they could cast a sorcery",
    "cannot cast beyond": "(who, how many of which spells have been cast): they cannot cast a further one that turn",
    "cannot enter": "the cards that cannot enter play",
    "cannot be activated": "that of which no activated ability can be played",
    NO_LEGEND_RULE: "the permanents to which the legend rule does not apply; None: all",
    NO_COUNTERS: "(things or players, which kind, or any): such counters are not put on them",
    DO_NOT_TRIGGER: "(what happens, to what): no ability triggers on that",
    UNTAPS_AT_MOST: "(who, which permanents, how many): no more of these untap in their untap step",
    COSTS_AT_LEAST: "(which spells, so much): to cast one that would cost less costs so much mana",
    LIVES_WITHOUT_LIFE: "the players who do not lose the game for having no life",
    DEALT_AS_WITH: "(who, which keyword): all damage is dealt to them as though its source had it",
    ONLY_FOR_MANA: "that of which no activated ability can be played but mana abilities",
}


def instance(word: str, nth: int) -> str:
    """The name of one copy of a keyword: each is paid for by itself."""
    return f"{word} ({nth + 1})" if nth else word


def plain(word: str) -> str:
    """The keyword of which this is one copy."""
    return word.partition(" (")[0]
