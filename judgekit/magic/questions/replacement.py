"""Questions about replacement and prevention."""

from __future__ import annotations

from judgekit.table.system import Question, Questions

X_OF_A_COST_BESIDE = Question(
    "x of a cost beside",
    rule="A permanent that speaks of an X which an additional cost of its own asked for means the value then chosen.",
    mistake="conta solo la X del costo di mana, non quella pagata come costo addizionale",
)
WHAT_WAS_CHOSEN_FOR_THE_SPELL = Question(
    "what was chosen for the spell",
    rule="What a permanent asks of choices made as it was cast, it knows from the spell that it was.",
    mistake="crede che il permanente non conosca la X e i costi scelti per la magia che era",
)
PAID_FOR_TOGETHER = Question(
    "paid for together",
    naive=False,
    rule="Of things that enter together, nobody chooses to pay costs that together cannot be paid.",
    mistake="controlla permanente per permanente se i punti vita bastano, anche se entrano insieme",
)
PUT_BY_NO_EFFECT = Question(
    "put by no effect",
    naive=True,
    rule="What waits for an effect to put counters does not act on those of a cost, of the turn, of combat damage.",
    mistake="raddoppia anche i segnalini messi da un costo, o dal danno da combattimento",
)
PUT_AT_ONCE_ARE_ONE_EVENT = Question(
    "put at once are one event",
    naive=False,
    rule="Counters that several effects put on one thing as it enters are one event: «one more» is added once.",
    mistake="aggiunge un segnalino in più per ogni effetto che ne dà a chi entra",
)
GIVEN_UP_BUT_ONCE = Question(
    "given up but once",
    naive=False,
    rule="What is given up as something enters is not chosen a second time for what enters then.",
    mistake="sacrifica la stessa creatura due volte per ciò che entra",
)
LAST_KNOWN_INFORMATION = Question(
    "last known information",
    rule="What has left play counts as it was when it left.",
    mistake="crede che di ciò che ha lasciato il gioco non valgano più le ultime caratteristiche",
)
ACTS_ON_WHAT_CAME_LATER = Question(
    "acts on what came later",
    naive=False,
    rule="Nothing fixes beforehand to which events such an effect applies.",
    mistake="crede che uno scudo non valga per ciò che è arrivato dopo di esso",
)
LASTS_UNTIL_IT_IS_USED = Question(
    "lasts until it is used",
    naive=False,
    rule="A shield lasts until it is used up, or the time that its text tells is over.",
    mistake="crede che uno scudo valga soltanto nella fase in cui è stato creato",
)
ACTS_ON_WHAT_IS_TO_COME = Question(
    "acts on what is to come",
    naive=False,
    rule="A shield has to be there before the event: it acts on what is to come, and never on what has been.",
    mistake="previene o rigenera a cose fatte, invece di preparare uno scudo per dopo",
)
DOES_MORE_AS_IT_PREVENTS = Question(
    "does more as it prevents",
    naive=False,
    rule="What a shield does besides comes right after each time it prevents damage, by how much it then prevented.",
    mistake="fa l’effetto in più quando la magia si risolve, per tutti i punti dello scudo",
)
A_SHIELD_EACH = Question(
    "a shield each",
    naive=False,
    rule="Where damage to each of some creatures is prevented, each of them has a shield of its own, and no other.",
    mistake="crede che più creature si dividano un solo scudo",
)
LOOKED_AT_AGAIN = Question(
    "looked at again",
    naive=False,
    rule="A source that was chosen for what it was has still to be so when it would deal the damage.",
    mistake="previene il danno della fonte scelta anche se ha cambiato colore da allora",
)
A_SHIELD_FOLLOWS_THE_SPELL = Question(
    "a shield follows the spell",
    naive=False,
    rule="A shield against damage of a spell that becomes a permanent is one against that of the permanent.",
    mistake="crede che lo scudo contro una magia non valga contro il permanente che essa diventa",
)
WHERE_A_SOURCE_MAY_BE = Question(
    "where a source may be",
    naive=("battlefield",),
    rule="A source may be a permanent, a spell, or what is no longer in play.",
    mistake="crede che una fonte di danno possa essere soltanto un permanente",
)
PREVENTION_PREVENTS_NONE = Question(
    "prevention prevents none",
    naive=False,
    rule="What prevents damage that cannot be prevented acts, but prevents none and loses no points.",
    mistake="previene anche il danno che non può essere prevenuto",
)
SHIELDS_FAIL_WHERE_REGENERATION_IS_FORBIDDEN = Question(
    "shields fail where regeneration is forbidden",
    naive=False,
    rule="A shield may be set up where nothing may be regenerated; it does nothing there.",
    mistake="usa lo scudo di rigenerazione anche quando la creatura non può essere rigenerata",
)
KILLS_BY_TOUCHING = Question(
    "kills by touching",
    naive=False,
    rule="Any damage from a source with deathtouch is enough to kill.",
    mistake="crede che il danno con tocco letale uccida solo se raggiunge la costituzione",
)
ONLY_ITS_OWN_DAMAGE = Question(
    "only its own damage",
    naive=False,
    rule="The damage dealt, to what has triggered on the damage of a source, is what that source has dealt.",
    mistake="conta, per un’abilità sul danno di una fonte, anche quello inflitto insieme da altre",
)
DAMAGE_BEFALLS_IT = Question(
    "damage befalls it",
    naive=False,
    rule="Damage is dealt to planeswalkers, and to battles where there are any.",
    mistake="crede che il danno si possa infliggere soltanto a giocatori e creature",
)
DAMAGE_DESTROYS_NOTHING = Question(
    "damage destroys nothing",
    naive=False,
    rule="Damage destroys nothing: what puts the board right does, when its time comes.",
    mistake="distrugge una creatura nell’istante in cui subisce danno letale",
)
WITHER_SHRINKS = Question(
    "wither shrinks",
    naive=False,
    rule="Damage that a source with wither deals to a creature puts -1/-1 counters on it.",
    mistake="crede che il danno di una fonte con avvizzire resti sulla creatura come ogni altro",
)
INFECT_SHRINKS = Question(
    "infect shrinks",
    naive=False,
    rule="Damage that a source with infect deals to a creature puts -1/-1 counters on it.",
    mistake="crede che una fonte con infettare dia segnalini ai soli giocatori",
)
COUNTERS_BEFALL_WHAT_ENTERS = Question(
    "counters befall what enters",
    naive=False,
    rule="To put counters on something is also to have it enter with them.",
    mistake="crede che i segnalini con cui un permanente entra non siano messi su di esso",
)
DAMAGE_ADDS_UP = Question(
    "damage adds up",
    naive=False,
    rule="Damage stays on a creature, and what is dealt later is added to it.",
    mistake="non conta il danno già subìto nel turno quando una creatura ne subisce altro",
)
ZERO_DAMAGE_IS_DEALT = Question(
    "zero damage is dealt",
    naive=True,
    rule="A source that would deal no damage deals none: nothing happens, nothing triggers, nothing is replaced.",
    mistake="crede che infliggere zero danni sia comunque infliggere danno",
)
DAMAGE_IS_A_LOSS_OF_LIFE = Question(
    "damage is a loss of life",
    naive=False,
    rule="Life that damage takes from a player is lost: what waits for a loss of life has its event.",
    mistake="crede che i punti vita tolti dal danno non siano punti vita persi",
)
EACH_GAIN_IS_REPLACED = Question(
    "each gain is replaced",
    naive=False,
    rule="What several sources let a player gain at one moment is replaced for each of them.",
    mistake="sostituisce una volta sola i punti vita che più fonti danno insieme",
)
AS_ITS_SOURCE_WAS = Questions(
    "{} as its source was",
    naive=False,
    rule="What has gone from where it was deals damage as what it was there, with {} or without.",
    mistake="guarda com’è adesso la fonte sparita, e non se dov’era aveva {}",
)
WORKS_WHERE_ITS_SOURCE_IS = Questions(
    "{} works where its source is",
    naive=False,
    rule="What {} says of damage holds in whatever zone its source deals it from.",
    mistake="crede che {} valga solo per il danno di un permanente",
)
WHAT_ENTERS_IS_JUDGED = Question(
    "what enters is judged",
    rule="What enters is judged with all the effects that will apply to it in play, those of other permanents too.",
    mistake="giudica ciò che entra per come è stampato, senza gli effetti che lo aspettano in gioco",
)
SAID_AS_IT_WILL_BE = Question(
    "said as it will be",
    rule="What enters says of its entering what it will say in play, under the effects that await it there.",
    mistake="applica a ciò che entra le parole stampate sul suo ingresso, anche se in gioco non le avrà",
)
IS_BARRED_AS_IT_WILL_BE = Question(
    "is barred as it will be",
    rule="Whether something cannot enter is judged by what it would be in play, under the effects that await it.",
    mistake="giudica per com’è stampato ciò che un testo non lascia entrare in gioco",
)
SPEAKS_OF_OTHERS = Question(
    "speaks of others",
    naive=False,
    rule="What says how a kind of permanents enters acts from play, and not on its own entering.",
    mistake="crede che un permanente agisca anche sul proprio ingresso, se parla di tutti",
)
ENTERING_IS_NOT_CHOSEN = Question(
    "entering is not chosen",
    naive=False,
    rule="What is about to enter is not among the things that may be moved for what enters with it.",
    mistake="sceglie per ciò che entra anche una carta che entra insieme a esso",
)
WHOSE_IT_IS_COMES_FIRST = Question(
    "whose it is comes first",
    naive=False,
    rule="Of several effects on what enters those come first that say under whose control it does.",
    mistake="applica gli altri effetti prima di quello che dice sotto il controllo di chi si entra",
)
WHAT_IS_CONTAINED_WAITS = Question(
    "what is contained waits",
    naive=False,
    rule="An effect on how a token enters is applied after one on the making of tokens.",
    mistake="decide come entra una pedina prima di raddoppiare le pedine che si creano",
)
ONLY_TO_WHAT_MAY_BE_DEALT_IT = Question(
    "only to what may be dealt it",
    naive=False,
    rule="Damage is sent to nothing to which it cannot be dealt by now: it goes where it would have gone.",
    mistake="devia il danno su un permanente al quale non se ne può più infliggere",
)
REPLACES_ITSELF = Question(
    "replaces itself",
    naive=False,
    rule="A text that says «instead» of what it has told itself replaces that, before anything else acts on it.",
    mistake="fa sia ciò che un testo diceva prima sia ciò che lo stesso testo mette al suo posto",
)
FACE_THAT_ENTERS = Question(
    "face that enters",
    rule="What has a card enter with its back up acts before what else acts on its entering.",
    mistake="applica ciò che la faccia anteriore dice dell’entrare a una carta che entra con la posteriore in su",
)
WHAT_ENTERS_LIES_THERE_NO_MORE = Question(
    "what enters lies there no more",
    naive=False,
    rule="What another effect mills or exiles from a library as a card enters from there does not reach that card.",
    mistake="conta fra le carte tolte dalla cima del grimorio quella che sta entrando in gioco",
)
REGENERATED_AT_ONCE = Question(
    "regenerated at once",
    naive=False,
    rule="What a static ability regenerates as it would be destroyed is healed and tapped instead, each time.",
    mistake="crede che un’abilità statica che rigenera dia uno scudo per la prossima volta",
)
