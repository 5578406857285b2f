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
_WORDS = (  # what a word means that stands on the card: nobody looks it up who has played with it once
    "attiva in ogni momento un’abilità che ha i tempi di una stregoneria",
    "bersaglia un permanente avversario con anti-malocchio",
    "bersaglia un permanente che ha velo",
    "bersaglia una creatura con una magia dalla quale è protetta",
    "blocca con una sola creatura un attaccante con minacciare",
    "blocca un attaccante con una creatura dalla quale è protetto",
    "blocca senza guardare le abilità evasive dell’attaccante",
    "blocca una creatura con ombra con una che non la ha",
    "blocca una creatura con passa-terre anche se controlla una terra di quel tipo",
    "crede che una creatura con intimidire possa essere bloccata da chiunque",
    "crede che una creatura con paura possa essere bloccata da chiunque",
    "crede che una creatura con attacco improvviso non colpisca prima delle altre",
    "crede che una creatura con doppio attacco non colpisca prima delle altre",
    "crede che tutte le creature infliggano il danno insieme, anche se qualcuna ha attacco improvviso",
    "fa attaccare anche i Muri",
    "fa infliggere danno una volta sola a una creatura con doppio attacco",
)
_SAID = (  # a card says so, and somebody thinks that no card can, or that it means nothing
    "attacca pagando soltanto una parte del costo per attaccare, o niente",
    "blocca pagando soltanto una parte del costo per bloccare, o niente",
    "attiva un’abilità statica, che funziona da sola",
    "crede che il testo che vieta di neutralizzare una magia non valga mentre è nella pila",
    "crede che il testo di una carta che si lascia lanciare da altrove lì non funzioni",
    "crede che non si attivi dalla mano un’abilità che costa scartare la carta stessa",
    "crede che una carta non possa ridurre o aumentare il proprio costo prima di essere in gioco",
    "crede che un’abilità si possa usare soltanto mentre la carta è in gioco",
    "crede che le carte scoperte in esilio, o rimosse dal gioco, non si possano guardare",
    "crede che nessuna carta permetta di giocare più di una terra per turno",
    "crede che uno scudo valga soltanto nella fase in cui è stato creato",  # «in questo turno»
    "crede che valga per ogni permanente, anche per chi non è entrato per l’abilità collegata",  # «create con Fucina»
    "esegue subito ciò che il testo rimanda a più tardi",
    "fa perdere punti vita a chi un testo dice che non ne può perdere",
    "fa svolgere la sottofase, la fase o il turno che un effetto fa saltare",
    "ferma ai bloccanti il danno che un testo fa passare come se non ci fossero",
    "gioca soltanto dalla mano anche ciò che un testo lascia giocare da altrove",
    "gioca una carta in un momento che il suo testo non ammette",
    "ignora ciò che limita quante creature possono attaccare o bloccare",
    "innesca un’abilità anche se la condizione che nomina non è vera",
    "lascia il bersaglio della magia originale alle copie fatte per ognuno che essa potrebbe bersagliare",
    "non lascia bloccare una creatura TAPpata che può farlo come se fosse STAPpata",
    "non svolge la fase che un effetto aggiunge al turno",
    "paga soltanto il mana di ciò che sta prima dei due punti",
    "ripete un effetto senza durata su ciò che entra più tardi",
)
_EVERY_GAME = (  # what comes up in every second game
    "conta i simboli del costo di mana, e non il mana che chiedono",
    "crede che un permanente TAPpato si STAPpi quando cambia controllore",
    "crede di poter TAPpare per un’abilità una creatura con debolezza da evocazione",
    "fa attaccare una creatura TAPpata o che ha ancora debolezza da evocazione",
    "fa attaccare una creatura che ha ancora debolezza da evocazione",
    "fa sacrificare a un giocatore un permanente controllato da un altro",
    "fa vincere uno dei giocatori quando tutti perdono, o vincono, nello stesso momento",
    "gira a faccia in su una creatura senza avere la priorità, o una che non controlla",
    "lascia i segnalini su una carta che cambia zona",
    "mette la carta nel cimitero di chi la controllava",
    "non fa vincere l’unico giocatore rimasto in partita",
    "non scarta a fine turno le carte di troppo",
    "restituisce ciò che si è pagato per una magia neutralizzata",
    "tiene due permanenti leggendari con lo stesso nome",
    "tiene in gioco un incantesimo che non è più assegnato a nulla",
    "tiene in partita chi ha dieci segnalini veleno",
)
_OF_WOM = (  # Wizards of Mickey: what its words tell
    "applica ancora l’effetto di un Castello sostituito",
    "applica un effetto a una carta che ne è immune",
    "crede che una carta senza effetto di gioco non sia Semplice",
)
READ_OFF = LEFT_OUT | frozenset(
    (
        *(*_FORBIDDEN, *_ORDERED, *_COSTS, *_THERE_IS, *_COUNTED, *_COMMON),
        *(*_WORDS, *_SAID, *_EVERY_GAME, *_OF_WOM),
    )
)
