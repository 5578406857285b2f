"""Questions about players, zones and permanents."""

from __future__ import annotations

from judgekit.table.system import Question

SHARED_ZONE = Question(
    "shared zone",
    rule="All players share one play zone and one stack.",
    mistake="crede che ogni giocatore abbia una pila sua",
)
ZONE_OF = Question(
    "zone of",
    rule="A card goes to its owner's graveyard, whoever controlled it.",
    mistake="mette la carta nel cimitero di chi la controllava",
)
NEW_OBJECT = Question(
    "new object",
    naive=False,
    rule="A card that changes zones is a new object, with no memory of what it was.",
    mistake="crede che una carta che cambia zona resti lo stesso oggetto e conservi ciò che le era successo",
)
NO_STATUS_OUTSIDE_PLAY = Question(
    "no status outside play",
    naive=False,
    rule="Only what is in play is tapped or untapped.",
    mistake="crede TAPpata anche una carta che non è più in gioco",
)
PLACE_ON_THE_STACK = Question(
    "place on the stack",
    naive=-1,
    rule="What is played goes on top of the stack.",
    mistake="mette ciò che viene lanciato in fondo alla pila",
)
WHAT_IS_ENCHANTED = Question(
    "what is enchanted",
    rule="The permanent on which a local enchantment is.",
    mistake="non applica al permanente ciò che dice la carta assegnata a esso",
)
WHOSE_IS_WHAT_IS_ATTACHED = Question(
    "whose is what is attached",
    rule="What is attached to a permanent has a controller of its own, whoever controls what it is on.",
    mistake="crede che un’Aura sia di chi controlla ciò che è incantato",
)
CHANGES_WHAT_IT_IS_ON_NOW = Question(
    "changes what it is on now",
    naive=False,
    rule="A local enchantment that is moved changes the permanent on which it is now, and the other no more.",
    mistake="applica un incantesimo spostato al permanente su cui era prima",
)
CHANGED_AS_IT_ENTERS = Question(
    "changed as it enters",
    naive=False,
    rule="What changes a permanent changes it at the moment at which it enters.",
    mistake="crede che gli effetti continui comincino a modificare un permanente solo dopo che è entrato",
)
ENDS_WITH_ITS_PERMANENT = Question(
    "ends with its permanent",
    naive=False,
    rule="What a static ability does ends when its permanent leaves play.",
    mistake="fa durare l’effetto di un’abilità statica quando il permanente non è più in gioco",
)
ALL_ACT_TOGETHER = Question(
    "all act together",
    naive=False,
    rule="When all have chosen, all of it happens at once.",
    mistake="fa agire i giocatori uno dopo l’altro dove agiscono tutti insieme",
)
ENTERS_UNTAPPED = Question(
    "enters untapped",
    naive=False,
    rule="What enters play is untapped, whatever it was when it was in play before.",
    mistake="fa rientrare TAPpato un permanente che era TAPpato quando ha lasciato il gioco",
)
STAYS_TAPPED = Question(
    "stays tapped",
    naive=False,
    rule="A permanent stays tapped or untapped until something taps or untaps it: changing hands does neither.",
    mistake="crede che un permanente TAPpato si STAPpi quando cambia controllore",
)
OWNER = Question(
    "owner",
    rule="The owner of a card is the player in whose deck it began the game, whoever has it now.",
    mistake="restituisce la carta alla mano o al grimorio di chi la controllava",
)
COUNTERS_STAY_BEHIND = Question(
    "counters stay behind",
    naive=False,
    rule="Counters do not go with an object from one zone to another: they cease to exist.",
    mistake="lascia i segnalini su una carta che cambia zona",
)
OUT_OF_PHASE_IS_ABSENT = Question(
    "out of phase is absent",
    naive=False,
    rule="What is out of phase is treated as though it did not exist.",
    mistake="tratta ciò che è fuori fase come se fosse ancora in gioco",
)
BACK_IN_PHASE_IS_THE_SAME = Question(
    "back in phase is the same",
    naive=False,
    rule="What comes back exists again, as the same object with all that was on it.",
    mistake="crede che ciò che torna in fase sia un oggetto nuovo, senza i suoi segnalini",
)
ENDS_OUT_OF_PHASE_TOO = Question(
    "ends out of phase too",
    naive=False,
    rule="An effect on what is out of phase ends at its time, and is over when that comes back.",
    mistake="crede che un effetto che dura fino alla fine del turno aspetti chi è fuori fase",
)
WHO_CHOOSES_WHAT_IS_DISCARDED = Question(
    "who chooses what is discarded",
    rule="Whoever discards chooses what, unless the text has somebody else choose or leaves it to chance.",
    mistake="fa scegliere la carta da scartare a chi ha lanciato, e non a chi la scarta",
)
EXILED_AGAIN_IS_NEW = Question(
    "exiled again is new",
    naive=False,
    rule="What is exiled out of exile changes no zone, and is a new object that has just been exiled.",
    mistake="crede che una carta già in esilio, esiliata di nuovo, resti lo stesso oggetto",
)
A_NEW_CREATURE_PAYS_FOR_OTHERS = Question(
    "a new creature pays for others",
    naive=False,
    rule="A creature that is new to its controller may be tapped for the cost of something else.",
    mistake="crede che una creatura appena arrivata non si possa TAPpare per il costo di un’altra carta",
)
FEW_CARDS_ARE_SHUFFLED = Question(
    "few cards are shuffled",
    naive=False,
    rule="A library of one card or none is shuffled too, and what waits for that triggers.",
    mistake="crede che un grimorio di una carta, o vuoto, non si possa mescolare",
)
