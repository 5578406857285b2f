"""Questions about abilities that trigger."""

from __future__ import annotations

from judgekit.table.system import Question

EACH_COPY_WORKS = Question(
    "each copy works",
    naive=False,
    rule="Each paragraph of a text is an ability of its own, though another says the same.",
    mistake="fa innescare una volta sola due abilità uguali dello stesso permanente",
)
EACH_PARAGRAPH_IS_AN_ABILITY = Question(
    "each paragraph is an ability",
    naive=False,
    rule="Each paragraph of a text is an ability: several that wait for one event trigger all of them.",
    mistake="fa innescare una sola delle abilità di un permanente che aspettano lo stesso evento",
)
WHOSE_ABILITY_A_SPELL_SET_UP = Question(
    "whose ability a spell set up",
    rule="A delayed ability that a spell has set up is the player's who controlled the spell.",
    mistake="dà al giocatore di turno l’abilità ritardata che una magia ha creato",
)
WHOSE_ABILITY_AN_ABILITY_SET_UP = Question(
    "whose ability an ability set up",
    rule="A delayed ability that an ability has set up is the player's who controlled that ability.",
    mistake="dà l’abilità ritardata a chi controlla la sua fonte quando si innesca",
)
WHOSE_ABILITY_A_REPLACEMENT_SET_UP = Question(
    "whose ability a replacement set up",
    rule="What a static ability puts off to later as it replaces an event is the player's who controlled it then.",
    mistake="dà l’effetto rimandato a chi controlla il permanente alla fine, e non quando qualcosa è stato sostituito",
)
WHOSE_ABILITY_A_PERMISSION_SET_UP = Question(
    "whose ability a permission set up",
    rule="What a static ability sets up for whoever does what it allows is theirs who controlled it as they did so.",
    mistake="dà a chi controlla la creatura alla fine del turno l’abilità ritardata di chi l’ha lanciata",
)
TRIGGERS_THOUGH_IT_LIES_IDLE = Question(
    "triggers though it lies idle",
    naive=False,
    rule="What keeps abilities from being activated does not keep any from triggering.",
    mistake="crede che non si inneschi nulla di ciò le cui abilità attivate sono vietate",
)
IS_DONE_LATER = Question(
    "is done later",
    naive=False,
    rule="An instruction for later makes an ability that waits for its moment.",
    mistake="esegue subito ciò che il testo rimanda a più tardi",
)
IS_DONE_ONCE_A_TURN = Question(
    "is done once a turn",
    naive=False,
    rule="What says «do this only once each turn» triggers only until that has been done in the turn.",
    mistake="compie di nuovo nello stesso turno ciò che si può fare una volta sola",
)
TRIGGERS_BUT_ONCE = Question(
    "triggers but once",
    naive=False,
    rule="An ability that was set up for later triggers once, the next time, where no text says for how long.",
    mistake="fa innescare ogni volta l’abilità ritardata che vale per la prossima volta sola",
)
HAS_TARGETS_OF_ITS_OWN = Question(
    "has targets of its own",
    naive=False,
    rule="What triggers when something has been done is an ability of its own, with targets chosen after that.",
    mistake="fa subito ciò che si innesca quando qualcuno fa ciò che un testo gli permette",
)
ONLY_WHAT_HAPPENS_FROM_NOW_ON = Question(
    "only what happens from now on",
    naive=False,
    rule="What had happened before an ability was set up does not trigger it.",
    mistake="fa innescare un’abilità ritardata su ciò che era accaduto prima che fosse creata",
)
THE_END_OF_A_TURN_BACKS_UP = Question(
    "the end of a turn backs up",
    naive=False,
    rule="An ability for the end of turn that is set up once that has begun waits for the next one.",
    mistake="fa innescare subito un’abilità di fine turno creata quando la fine del turno è già cominciata",
)
THE_END_BEGINS_BUT_ONCE = Question(
    "the end begins but once",
    naive=False,
    rule="What enters once the end of turn has begun waits for the beginning of the next one.",
    mistake="fa innescare l’abilità di fine turno di un permanente entrato quando la fine del turno è già cominciata",
)
CONDITION_IS_PART_OF_THE_EVENT = Question(
    "condition is part of the event",
    naive=False,
    rule="What an ability names as a condition is part of its event: where it is not so, nothing triggers.",
    mistake="fa innescare un’abilità anche se la condizione che nomina non è vera",
)
BLOCKING_IS_ONE_EVENT = Question(
    "blocking is one event",
    naive=False,
    rule="To block is one event, whatever the number of creatures that are blocked.",
    mistake="fa innescare più volte l’abilità di una creatura che blocca, se blocca più attaccanti",
)
TO_BECOME_BLOCKED_IS_ONE_EVENT = Question(
    "to become blocked is one event",
    naive=False,
    rule="To become blocked is one event, whatever the number of creatures that block.",
    mistake="fa innescare più volte l’abilità di una creatura bloccata, se i bloccanti sono più d’uno",
)
TO_BE_DEALT_DAMAGE_IS_ONE_EVENT = Question(
    "to be dealt damage is one event",
    naive=False,
    rule="To be dealt damage is one event, whatever the number of sources that deal it at a moment.",
    mistake="fa innescare una volta per fonte l’abilità di una creatura a cui più fonti infliggono danno insieme",
)
EACH_ONE_BLOCKED_TRIGGERS = Question(
    "each one blocked triggers",
    naive=False,
    rule="To block a creature happens as often as there are creatures that are blocked.",
    mistake="fa innescare una volta sola l’abilità che vale per ogni creatura bloccata",
)
EACH_BLOCKER_TRIGGERS = Question(
    "each blocker triggers",
    naive=False,
    rule="To be blocked by a creature happens as often as there are creatures that block.",
    mistake="fa innescare una volta sola l’abilità che vale per ogni creatura che blocca",
)
NEWCOMERS_LOOK_TOO = Question(
    "newcomers look too",
    naive=False,
    rule="Whatever is in play once something has entered notices it, also what has entered with it.",
    mistake="crede che un permanente non veda ciò che entra insieme a esso",
)
TRIGGERS_EACH_TIME = Question(
    "triggers each time",
    naive=False,
    rule="An ability triggers once for each time that its event happens, though they all happen at one moment.",
    mistake="fa innescare una volta sola l’abilità il cui evento accade più volte insieme",
)
TRIGGERS_ONCE_MORE = Question(
    "triggers once more",
    naive=0,
    rule="Where a text says that an ability triggers additional times, it triggers that many times.",
    mistake="fa innescare una volta sola l’abilità che un testo fa innescare una volta in più",
)
LEAVING_LOOKS_BACK = Question(
    "leaving looks back",
    naive=False,
    rule="An ability that triggers on leaving play is looked for on the board as it was just before.",
    mistake="guarda, per ciò che esce dal gioco, com’è tutto dopo l’uscita, e non com’era subito prima",
)
HAS_TRIGGERED_ALREADY = Question(
    "has triggered already",
    naive=False,
    rule="An ability that triggers on a state does not trigger again while it waits or lies on the stack.",
    mistake="fa innescare di nuovo, mentre è già in pila, l’abilità che aspetta un certo stato di cose",
)
DURING_A_STEP_IS_AS_IT_BEGINS = Question(
    "during a step is as it begins",
    naive=False,
    rule="«During» a step is at its beginning, once.",
    mistake="non fa innescare affatto ciò che un vecchio testo fa durante una fase",
)
TAKEN_IS_NOT_ENTERING = Question(
    "taken is not entering",
    naive=False,
    rule="What changes its type or its controller does not enter play.",
    mistake="crede che ciò che cambia controllore entri in gioco di nuovo",
)
TO_SUCCEED_IS_TO_BE_PLAYED = Question(
    "to succeed is to be played",
    naive=False,
    rule="A spell is successfully cast as it is played, whatever becomes of it.",
    mistake="crede lanciata con successo soltanto una magia che si risolve",
)
ONLY_A_DRAW_IS_ONE = Question(
    "only a draw is one",
    naive=False,
    rule="Putting a card into a hand is not drawing it.",
    mistake="crede che mettere in mano una carta del grimorio sia pescarla",
)
ONLY_THE_DECLARED_ATTACK = Question(
    "only the declared attack",
    naive=False,
    rule="What has been put into combat attacking never attacked: it was not declared.",
    mistake="crede che una creatura messa in gioco attaccante abbia attaccato",
)
ONLY_THE_DECLARED_BLOCK = Question(
    "only the declared block",
    naive=False,
    rule="What has been put into combat blocking never blocked: it was not declared.",
    mistake="crede che una creatura messa in gioco bloccante abbia bloccato",
)
EACH_THAT_ATTACKS_COUNTS = Question(
    "each that attacks counts",
    naive=False,
    rule="To attack with such a creature happens as often as there is one among the attackers.",
    mistake="fa innescare una volta sola l’abilità che vale per ogni creatura con cui si attacca",
)
TO_ATTACK_IS_ONE_EVENT = Question(
    "to attack is one event",
    naive=False,
    rule="A player attacks once, with however many creatures.",
    mistake="fa innescare per ogni creatura l’abilità che vale quando un giocatore attacca",
)
A_PLAYER_ATTACKS_ANOTHER_ONCE = Question(
    "a player attacks another once",
    naive=False,
    rule="A player attacks another once, with however many creatures.",
    mistake="fa innescare per ogni attaccante l’abilità che vale quando un giocatore ne attacca un altro",
)
TO_BE_ATTACKED_IS_ONE_EVENT = Question(
    "to be attacked is one event",
    naive=False,
    rule="A player or permanent is attacked once, by however many creatures.",
    mistake="fa innescare per ogni creatura l’abilità che vale quando si viene attaccati",
)
THOSE_WHO_JOIN_COUNT = Question(
    "those who join count",
    naive=False,
    rule="A number of blockers may also be reached later, by an effect.",
    mistake="non conta i bloccanti che si aggiungono per un effetto dopo la dichiarazione",
)
UNBLOCKED_THOUGH_NEVER_DECLARED = Question(
    "unblocked though never declared",
    naive=False,
    rule="A creature that was put into play attacking may attack and not be blocked, though it was never declared.",
    mistake="crede che non possa risultare non bloccata una creatura messa in gioco attaccante",
)
EACH_GAIN_IS_AN_EVENT = Question(
    "each gain is an event",
    naive=False,
    rule="Life that several sources bring at one moment is gained once for each of them.",
    mistake="fa innescare una volta sola l’abilità sui punti vita guadagnati insieme da più fonti",
)
WHAT_HAS_HAPPENED = Question(
    "what has happened",
    naive=0,
    rule="An effect may ask what has happened earlier in the turn: what it speaks of need not be there any more.",
    mistake="crede che un testo non possa guardare ciò che è già accaduto nel turno",
)
PHASING_MOVES_NOTHING = Question(
    "phasing moves nothing",
    naive=False,
    rule="Phasing changes neither zone nor controller: nothing enters or leaves.",
    mistake="crede che entrare e uscire di fase sia entrare e uscire dal gioco",
)
A_ROOM_TRIGGERS = Question(
    "a room triggers",
    naive=False,
    rule="The ability of a room triggers as its player's marker is moved into it.",
    mistake="crede che entrare in una stanza di un dungeon non faccia innescare nulla",
)
CYCLING_TRIGGERS = Question(
    "cycling triggers",
    naive=False,
    rule="What waits for a card to be cycled triggers as that is discarded to pay for its cycling.",
    mistake="crede che ciclare una carta non faccia innescare ciò che attende che la si cicli",
)
TAPPING_FOR_MANA_TRIGGERS = Question(
    "tapping for mana triggers",
    naive=False,
    rule="What waits for a permanent to be tapped for mana triggers as a mana ability of it with {T} makes mana.",
    mistake="crede che TAPpare un permanente per attingere mana non faccia innescare nulla",
)
A_CHAPTER_TRIGGERS = Question(
    "a chapter triggers",
    naive=False,
    rule="A chapter triggers as the lore counters on its Saga reach its number.",
    mistake="crede che un capitolo di una Saga non si inneschi quando vi arrivano i segnalini sapere",
)
LEAVING_IS_GOING_ANYWHERE = Question(
    "leaving is going anywhere",
    naive=False,
    rule="Whatever goes from play to any other zone has left it, not what dies alone.",
    mistake="crede che lasci il gioco soltanto ciò che finisce in un cimitero",
)
WHOSE_IS_AN_ATTACHED_ABILITY = Question(
    "whose is an attached ability",
    rule="An Aura or Equipment has a controller of its own: its abilities are not those of whoever has what it is on.",
    mistake="dà le abilità di un’Aura a chi controlla ciò che è incantato",
)
COUNTERING_LOOKS_BACK = Question(
    "countering looks back",
    naive=False,
    rule="What waits for a spell to be countered looks at the spell that it was, not at the card that is left of it.",
    mistake="non fa innescare nulla su una magia neutralizzata: nel cimitero non è più una magia",
)
LINKED_TO_ITS_OWN_PARAGRAPH = Question(
    "linked to its own paragraph",
    naive=False,
    rule="What a paragraph waits for «in this way» is only what the static ability before it has players do.",
    mistake="fa scattare l’abilità anche per ciò che si fa per un altro motivo",
)
PAID_OFTEN_TRIGGERS_ONCE = Question(
    "paid often triggers once",
    naive=False,
    rule="What triggers when a cost is paid one or more times does so once, however often it is paid.",
    mistake="fa scattare l’abilità una volta per ogni volta che il costo è pagato",
)
IS_SET_UP_ONCE = Question(
    "is set up once",
    naive=False,
    rule="What an ability sets up once it has resolved so often in a turn is set up then, and not again.",
    mistake="fa scattare di nuovo l’abilità quando quella che la crea si risolve ancora",
)
IS_NEVER_SEEN = Question(
    "is never seen",
    naive=False,
    rule="An ability does not trigger whose object nobody gets to see: it goes from one hidden zone to another.",
    mistake="fa scattare l’abilità di una carta che nessuno ha visto",
)
PREVENTING_IS_ONE_EVENT = Question(
    "preventing is one event",
    naive=False,
    rule="What waits for damage to be prevented triggers once for each effect that prevents some at a moment.",
    mistake="fa scattare ciò che aspetta danno prevenuto una volta per ogni fonte di quel danno",
)
LOSING_CONTROL_LOOKS_BACK = Question(
    "losing control looks back",
    naive=False,
    rule="What waits for a player to lose control of something is of whoever had it, as all was before that.",
    mistake="non fa innescare nulla per chi ha perso il controllo: ormai la cosa è di un altro",
)
UNATTACHING_LOOKS_BACK = Question(
    "unattaching looks back",
    naive=False,
    rule="What waits for something to be attached no longer looks at what it was attached to before that.",
    mistake="non fa innescare nulla quando un Equipaggiamento è tolto: ormai non è assegnato a niente",
)
WHOEVER_LEAVES_HAS_LOST = Question(
    "whoever leaves has lost",
    naive=False,
    rule="What waits for a player to lose the game triggers whatever the reason, though they concede.",
    mistake="crede che chi concede la partita non faccia innescare ciò che aspetta una sconfitta",
)
LOSING_LOOKS_BACK = Question(
    "losing looks back",
    naive=False,
    rule="What waits for a player to lose the game was there, though it leaves the game with that player.",
    mistake="non fa innescare nulla di ciò che esce dalla partita insieme a chi la perde",
)
PHASING_OUT_LOOKS_BACK = Question(
    "phasing out looks back",
    naive=False,
    rule="What waits for a permanent to phase out looks at it as it was: now it is as if it were not there.",
    mistake="non fa innescare nulla su ciò che scompare: è come se non esistesse più",
)
TO_ENTER_SO_IS_TO_BECOME_SO = Question(
    "to enter so is to become so",
    naive=True,
    rule="What enters tapped has not become so.",
    mistake="crede che ciò che entra TAPpato sia diventato TAPpato",
)
WORKS_FROM_EXILE = Question(
    "works from exile",
    naive=False,
    rule="What a card tells of the creature that it haunts triggers in exile.",
    mistake="crede che una carta in esilio che tormenta una creatura non faccia più nulla",
)
ONLY_THAT_CHAPTER_AT_FIRST = Question(
    "only that chapter at first",
    naive=False,
    rule="In the turn in which it enters, of a Saga with read ahead only the chapter of exactly its counters triggers.",
    mistake="fa innescare anche i capitoli saltati di una Saga con saltare pagina",
)
