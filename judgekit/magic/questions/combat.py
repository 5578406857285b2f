"""Questions about combat."""

from __future__ import annotations

from judgekit.table.system import Question

TABLE_RULES = Question(
    "table rules",
    naive=frozenset(),
    rule="What static abilities say of attacks and blocks as a whole binds them: one creature alone, so many at most.",
    mistake="ignora ciò che limita quante creature possono attaccare o bloccare",
)
COST_TO_ATTACK = Question(
    "cost to attack",
    naive=(),
    rule="Where an effect asks a cost for attacking, whoever declares the attackers pays it.",
    mistake="attacca senza pagare ciò che un effetto chiede a chi attacca",
)
COST_TO_BLOCK = Question(
    "cost to block",
    naive=(),
    rule="Where an effect asks a cost for blocking, whoever declares the blockers pays it.",
    mistake="blocca senza pagare ciò che un effetto chiede a chi blocca",
)
BLOCKS_AS_ITS_TEXT_SAYS = Question(
    "blocks as its text says",
    naive=False,
    rule="What a text says may block as though it were untapped does so, though tapped creatures block nothing.",
    mistake="non lascia bloccare una creatura TAPpata che può farlo come se fosse STAPpata",
)
NOBODY_ATTACKS = Question(
    "nobody attacks",
    rule="Where no attackers were declared, combat goes on with its end; not so where they were, and are gone.",
    mistake="passa per i bloccanti e per il danno anche se nessuno ha attaccato",
)
PRIORITY_WHERE_NOBODY_ATTACKS = Question(
    "priority where nobody attacks",
    naive=False,
    rule="Once attackers could be declared players get priority, be it that none were declared.",
    mistake="non dà la priorità nella dichiarazione degli attaccanti se nessuno ha attaccato",
)
DAMAGE_IT_ASSIGNS = Question(
    "damage it assigns",
    naive=0,
    rule="A creature assigns damage equal to its power, unless a text says that it deals none.",
    mistake="non fa assegnare a una creatura danno pari alla sua forza",
)
RECIPIENTS = Question(
    "recipients",
    naive=(),
    rule="An attacker assigns damage to its blockers, unblocked to what it attacks; a blocker to what it blocks.",
    mistake="non sa a chi una creatura assegna il proprio danno da combattimento",
)
NOTHING_WITHOUT_BLOCKERS = Question(
    "nothing without blockers",
    naive=False,
    rule="A blocked attacker whose blockers are all gone assigns no damage.",
    mistake="fa infliggere il danno al giocatore quando l’attaccante è stato bloccato e i bloccanti non ci sono più",
)
NOTHING_WITHOUT_ITS_ATTACKER = Question(
    "nothing without its attacker",
    naive=False,
    rule="A blocker when what it blocked is gone assigns no damage.",
    mistake="fa infliggere il danno al giocatore attaccante da chi bloccava una creatura che non c’è più",
)
WALLS_STAY = Question("Walls stay", naive=False, rule="Walls do not attack.", mistake="fa attaccare anche i Muri")
EVASION_IS_LOOKED_AT_ONCE = Question(
    "evasion is looked at once",
    naive=False,
    rule="Evasion is looked at as blockers are declared: what is gained or lost later undoes no block.",
    mistake="annulla un blocco già dichiarato se poi qualcuno riceve o perde volare o un’altra abilità evasiva",
)
EVASION_ADDS_UP = Question(
    "evasion adds up",
    naive=False,
    rule="Several evasion abilities add up: a blocker has to get past each of them.",
    mistake="crede che per bloccare basti superare una sola delle abilità evasive dell’attaccante",
)
LIMITS_ARE_LOOKED_AT_ONCE = Question(
    "limits are looked at once",
    naive=False,
    rule="What limits a creature in its blocks is looked at as blockers are declared, and not again.",
    mistake="annulla un blocco già dichiarato se poi il bloccante, per i suoi limiti, non potrebbe più farlo",
)
DAMAGE_STEPS = Question(
    "damage steps",
    naive=1,
    rule="Where any attacker or blocker has first strike, there is a damage step before the usual one.",
    mistake="crede che tutte le creature infliggano il danno insieme, anche se qualcuna ha attacco improvviso",
)
STRIKES_NOW = Question(
    "strikes now",
    naive=True,
    rule="First strikers in the first steps, the others in the last.",
    mistake="fa colpire tutte le creature due volte quando in combattimento c’è attacco improvviso",
)
MAY_BE_ATTACKED = Question(
    "may be attacked",
    naive=False,
    rule="Planeswalkers of an opponent may be attacked, and battles where there are any.",
    mistake="crede che si possano attaccare soltanto i giocatori",
)
LOOKED_AT_AS_IT_ATTACKS = Question(
    "looked at as it attacks",
    naive=False,
    rule="What attacks is looked at as it is declared, and not again: what it becomes later triggers nothing.",
    mistake="fa innescare un’abilità sull’attacco per una creatura che ne ha i requisiti solo dopo la dichiarazione",
)
LOOKED_AT_AS_IT_BLOCKS = Question(
    "looked at as it blocks",
    naive=False,
    rule="What blocks is looked at as it is declared, and not again: what it becomes later triggers nothing.",
    mistake="fa innescare un’abilità sul blocco per una creatura che ne ha i requisiti solo dopo la dichiarazione",
)
GOES_ON_FIGHTING = Question(
    "goes on fighting",
    naive=False,
    rule="What would have kept a creature from attacking or blocking takes it out of combat no more once it does.",
    mistake="toglie dal combattimento una creatura che dopo la dichiarazione riceve un divieto di attaccare o bloccare",
)
GOES_ON_FIGHTING_TAPPED = Question(
    "goes on fighting tapped",
    naive=False,
    rule="A creature that is tapped or untapped stays in combat, and so do those that it fights.",
    mistake="toglie dal combattimento un bloccante che viene TAPpato",
)
GOES_ON_ATTACKING = Question(
    "goes on attacking",
    naive=False,
    rule="A creature goes on attacking, and may be blocked, though what it attacked has gone.",
    mistake="toglie dal combattimento un attaccante quando ciò che attaccava non c’è più",
)
A_BLOCKER_THAT_HAS_GONE = Question(
    "a blocker that has gone",
    naive=False,
    rule="A blocker that has left combat is in no order any more; the others keep theirs.",
    mistake="tiene nell’ordine del danno un bloccante che non è più in combattimento",
)
AN_ATTACKER_THAT_HAS_GONE = Question(
    "an attacker that has gone",
    naive=False,
    rule="An attacker that has left combat is in no order any more; the others keep theirs.",
    mistake="tiene nell’ordine del danno un attaccante che non è più in combattimento",
)
WHO_IS_BLOCKED = Question(
    "who is blocked",
    rule="Who blocks one of a band blocks all of it.",
    mistake="crede bloccata soltanto la creatura scelta, e non tutto il suo branco",
)
WHO_ASSIGNS = Question(
    "who assigns",
    rule="The damage of an attacker that a creature with banding blocks is divided by the defending player.",
    mistake="lascia dividere il danno a chi controlla la creatura, anche contro il branco",
)
THE_FIRST_STEP_HAS_BEEN_TOLD = Question(
    "the first step has been told",
    naive=False,
    rule="Who gains first strike after the first step still strikes in the second; who loses it strikes no more.",
    mistake="toglie o aggiunge un colpo a chi riceve o perde attacco improvviso dopo il primo danno",
)
DOUBLE_STRIKE_LOST_IN_BETWEEN = Question(
    "double strike lost in between",
    naive=False,
    rule="Who has struck and then loses double strike does not strike in the second step.",
    mistake="fa colpire ancora chi ha perso doppio attacco dopo il primo danno",
)
DOUBLE_STRIKE_GOT_IN_BETWEEN = Question(
    "double strike got in between",
    naive=False,
    rule="Who has struck and then gets double strike strikes in the second step, too.",
    mistake="nega il secondo colpo a chi riceve doppio attacco dopo aver inflitto il primo danno",
)
ONE_POINT_IS_LETHAL = Question(
    "one point is lethal",
    naive=False,
    rule="Any damage at all of a source with deathtouch counts as lethal where damage is divided.",
    mistake="assegna a ogni bloccante danno pari alla sua costituzione anche con una creatura che ha tocco letale",
)
HAS_TO_ATTACK = Question(
    "has to attack",
    naive=False,
    rule="A goaded creature attacks each combat if it can.",
    mistake="crede che una creatura pungolata possa non attaccare",
)
DEALT_AS_ASSIGNED = Question(
    "dealt as assigned",
    naive=False,
    rule="Combat damage on the stack is dealt as it was assigned, though who deals it be gone or of another power.",
    mistake="non fa infliggere il danno già assegnato da chi intanto non combatte più o ha un’altra forza",
)
NO_DAMAGE_TO_WHOEVER_LEFT = Question(
    "no damage to whoever left",
    naive=False,
    rule="Combat damage is not assigned to a player who has left the game.",
    mistake="assegna danno da combattimento a chi ha lasciato la partita",
)
WHO_DECLARES_BLOCKS = Question(
    "who declares blocks",
    rule="Where several players are attacked, each declares blocks in turn order, the active player's next first.",
    mistake="fa dichiarare i blocchi a uno solo dei giocatori attaccati",
)
ATTACKS_SOMEBODY_ELSE = Question(
    "attacks somebody else",
    naive=(),
    rule="A goaded creature attacks, if it can, a player other than the one who has goaded it.",
    mistake="crede che una creatura pungolata possa attaccare chi l’ha pungolata quando può attaccare un altro",
)
THE_PLAYER_THAT_IT_ATTACKS = Question(
    "the player that it attacks",
    rule="The defending player is the one whom the creature attacks, or attacked before it left combat.",
    mistake="prende per giocatore in difesa il prossimo di turno, e non chi la creatura attacca",
)
EACH_SPEAKS_OF_ITS_OWN_COST = Question(
    "each speaks of its own cost",
    naive=False,
    rule="What triggers on a cost paid as a creature attacks speaks of what was done for that very cost.",
    mistake="conta per ogni attaccante anche ciò che si è fatto per il costo di un altro",
)
IN_ANY_COMBAT_OF_THE_TURN = Question(
    "in any combat of the turn",
    naive=False,
    rule="What is cast only during combat, before or after a moment of it, may be cast in each combat of a turn.",
    mistake="ammette solo nel primo combattimento del turno una magia che chiede soltanto di essere in combattimento",
)
ONLY_IN_THE_FIRST_COMBAT = Question(
    "only in the first combat",
    naive=False,
    rule="What is cast only before a moment, with no word of combat, is late after that of the first combat.",
    mistake="lancia prima dei bloccanti del secondo combattimento ciò che vale solo per il primo",
)
WHAT_DOES_NOT_COME_IS_OVER = Question(
    "what does not come is over",
    naive=False,
    rule="Where no blocks and no damage come, what is cast only before them is late once attackers have been declared.",
    mistake="crede che debba ancora venire un momento del combattimento che è stato saltato",
)
NOTHING_IS_BEHIND_WHAT_DOES_NOT_COME = Question(
    "nothing is behind what does not come",
    naive=False,
    rule="Where no blocks are declared, what is cast only behind them is not cast in that combat.",
    mistake="lancia dopo i bloccanti anche dove nessuno li ha potuti dichiarare",
)
WHERE_IT_ATTACKS_IS_CHOSEN = Question(
    "where it attacks is chosen",
    naive=False,
    rule="Whoever puts a creature into play attacking chooses what it attacks.",
    mistake="non lascia scegliere che cosa attacca una creatura messa in gioco attaccante",
)
WHAT_IT_ATTACKS_HAS_TO_BE_THERE = Question(
    "what it attacks has to be there",
    naive=False,
    rule="Where what it would attack may not be attacked any more, a creature enters without attacking.",
    mistake="mette in gioco attaccante una creatura contro qualcosa che non si può più attaccare",
)
ONLY_THE_ATTACKING_SIDE_ATTACKS = Question(
    "only the attacking side attacks",
    naive=False,
    rule="A creature enters attacking only under the control of an attacking player.",
    mistake="fa entrare attaccante una creatura di chi non sta attaccando",
)
WHOM_IT_BLOCKS_IS_CHOSEN = Question(
    "whom it blocks is chosen",
    naive=False,
    rule="Whoever puts a creature into play blocking chooses which attacker it blocks.",
    mistake="non lascia scegliere quale attaccante blocca una creatura messa in gioco bloccante",
)
WHAT_IT_BLOCKS_HAS_TO_ATTACK = Question(
    "what it blocks has to attack",
    naive=False,
    rule="Where what it would block does not attack its controller, a creature enters without blocking.",
    mistake="fa bloccare a una creatura messa in gioco bloccante qualcosa che non la attacca",
)
NO_DECLARATION_OF_ATTACKERS = Question(
    "no declaration of attackers",
    naive=False,
    rule="What keeps a creature from being declared as an attacker does not keep it from entering attacking.",
    mistake="applica i divieti di attaccare anche a una creatura messa in gioco attaccante",
)
NO_DECLARATION_OF_BLOCKERS = Question(
    "no declaration of blockers",
    naive=False,
    rule="What keeps a creature from being declared as a blocker does not keep it from entering blocking.",
    mistake="applica le abilità evasive anche contro una creatura messa in gioco bloccante",
)
ATTACKS_WHAT_THE_RETURNED_ONE_ATTACKED = Question(
    "attacks what the returned one attacked",
    naive=False,
    rule="A creature that ninjutsu puts into play attacks what the returned one attacked.",
    mistake="non fa attaccare alla creatura con ninjutsu ciò che attaccava quella ripresa in mano",
)
