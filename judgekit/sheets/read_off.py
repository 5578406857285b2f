"""Mistakes of whoever does not do what a card says in so many words, or does what everybody knows to be wrong.

A question about one of them is answered without the rule, by reading the board: so it is no point, though it may stand
among the wrong options. They are told by their words, as tables and questions say them; a test finds each there.
"""

from __future__ import annotations

from judgekit.wom.mistakes import LEFT_OUT

_FORBIDDEN = (  # a card says that this may not be, and it is done all the same
    "crea una pedina che non può entrare in gioco",
    "fa guadagnare punti vita a chi non può guadagnarne",
    "fa pescare chi un testo dice che non può pescare",
    "sceglie due volte lo stesso bersaglio",  # «due creature bersaglio»
    "sceglie due volte lo stesso bersaglio per una sola parola del testo",
    "sceglie due volte lo stesso modo di una magia",
    "fa pescare più carte in un turno di quante un testo ammetta",
    "lancia dall’altra parte del blocco una magia che si lancia solo prima o solo dopo",
    "lancia dopo gli attaccanti una magia che si lancia solo prima che siano dichiarati",
    "mette in gioco una carta che non vi può entrare",
    "paga punti vita anche se un testo lo vieta",
    "previene anche il danno che non può essere prevenuto",
    "usa lo scudo di rigenerazione anche quando la creatura non può essere rigenerata",
    "blocca una creatura imbloccabile",
)
_ORDERED = (  # a card says what is done, and it is not done
    "distrugge una creatura che ha uno scudo di rigenerazione",
    "dà a un permanente le abilità di tutte le parole fra cui si sceglie mentre entra",
    "fa entrare un incantesimo senza assegnarlo a ciò che incanta",
    "fa giocare l’avversario, benché un effetto abbia aggiunto un turno dopo questo",
    "ignora gli effetti che aumentano o riducono un costo",
    "non applica un incantesimo al permanente su cui è assegnato",
    "applica un incantesimo spostato al permanente su cui era prima",
    "non dà a una pedina i sottotipi detti da chi la crea",
    "non fa tornare ciò che era esiliato finché qualcos’altro restava in gioco",
    "non salta ciò che una carta fa saltare ogni volta",
    "restituisce la carta alla mano o al grimorio di chi la controllava",  # «in mano al suo proprietario»
    "toglie i vecchi tipi anche dove l’effetto dice che restano",
)
_COSTS = (  # what is paid stands there, or on the card
    "crede che un simbolo ibrido si possa pagare in un modo solo",
    "crede di dover pagare il costo alternativo che una carta offre",
    "crede di poter TAPpare per un costo un permanente già TAPpato",
    "non divide fra i bersagli, lanciando la magia, ciò che essa divide",
    "non guarda quanto tocca a ciascun bersaglio di ciò che una magia divide",
    "paga i simboli colorati con mana di qualsiasi colore",
    "paga i simboli di energia senza togliersi i segnalini energia",
    "paga il costo alternativo e, con esso, anche il costo di mana",
    "paga il simbolo di STAP con un permanente già STAPpato",
    "spende per qualsiasi cosa il mana che vale solo per certe magie",
    "toglie a un planeswalker più segnalini fedeltà di quanti ne ha",
)
_THERE_IS = (  # what cards bring about cannot be
    "crede di non poter attivare abilità di mana quando una regola o un effetto chiede mana",
    "crede che i segnalini non si mettano sui giocatori",
    "nega le abilità di mana a chi deve pagare mentre qualcosa si risolve",
    "crede che nessuno possa perdere per il testo di una carta",
    "crede che nessuno possa vincere per il testo di una carta",
    "crede che una partita non possa finire in parità per il testo di una carta",
)
_COUNTED = (  # Wizards of Mickey: what a spell says is applied to it
    "crede che Annulla non faccia diventare Semplice il suo bersaglio",
    "fa lanciare per primo il giocatore che non è di turno",
    "lancia una Magia con un Mago sotto Blocca",
    "lascia coperte le Magie nascoste quando è eseguita Rivela",
    "nega il suo effetto a una Magia che lo ha proprio se lanciata nascosta",
)
_COMMON = (  # what nobody does who has played at all; an order that nobody would follow
    "applica gli effetti sul colore per ultimi, dopo quelli sulle abilità",
    "applica gli effetti sul tipo per ultimi, dopo quelli su forza e costituzione",
    "crede che il danno di una fonte con legame vitale non faccia guadagnare punti vita",
    "crede che un incantesimo possa incantare sé stesso",
    "crede che una creatura artefatto non sia anche un artefatto",
    "fa pescare nel suo primo turno chi comincia la partita",
    "ignora i sottotipi scritti sulla riga del tipo",
    "mette in gioco un istantaneo",
    "mette in gioco una stregoneria",
    "non conta il danno già subìto nel turno quando una creatura ne subisce altro",
    "passa per i bloccanti e per il danno anche se nessuno ha attaccato",
)
READ_OFF = LEFT_OUT | frozenset((*_FORBIDDEN, *_ORDERED, *_COSTS, *_THERE_IS, *_COUNTED, *_COMMON))
