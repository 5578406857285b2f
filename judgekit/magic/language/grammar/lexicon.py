"""The lexicon of card text: base forms with their other forms, numbers, fixed phrases."""

from __future__ import annotations

ARTICLES = "il lo la i gli le l'"

JOINED = {
    "di": "del dello della dei degli delle dell'",
    "a": "al allo alla ai agli alle all'",
    "da": "dal dallo dalla dai dagli dalle dall'",
    "in": "nel nello nella nei negli nelle nell'",
    "su": "sul sullo sulla sui sugli sulle sull'",
}

ARTICLE_OF = dict(zip(("l", "llo", "lla", "i", "gli", "lle", "ll'"), ARTICLES.split(), strict=True))

# base form: its other forms. Persons are told apart only where the text means different players.
FORMS = """
un: uno una un'
tuo: tua tuoi tue
suo: sua suoi sue proprio propria propri proprie loro
quel: quello quella quei quegli quelle quell'
questo: questa questi queste quest'
tutto: tutta tutti tutte
altro: altra altri altre altr'
ogni: ciascun ciascuno ciascuna ciascun'
qualsiasi: qualunque
primo: prima prime primi
prossimo: prossima prossimi prossime successivo successiva
decide: decidere decidi decida
incanta: incantare incanti
attacca-te: attaccarti
ultimo: ultima ultime ultimi
esso: essa essi esse lui lei sé
te: ti
chi:
ed: e
od: o
permanente: permanenti
carta: carte
magia: magie
abilità:
giocatore: giocatori
avversario: avversari avversaria
fonte: fonti
pedina: pedine token
segnalino: segnalini
emblema: emblemi
controllore: controllori
proprietario: proprietari
danno: danni
mana:
colore: colori
tipo: tipi
tanto: tanta tanti tante
quanto: quanta quanti quante
devozione:
stato: stata stati state
speso: spesa spesi spese
compagnia:
simbolo: simboli
completo: completa
giorno:
notte:
né:
totale:
combinazione:
rimanente: rimanenti
rimaste: rimasta rimasto rimasti
set:
espansione: espansioni
nome: nomi
nomina: nomini nominano nominare
turno: turni
moneta:
volta: volte
bersaglio: bersagli
addizionale: extra addizionali aggiuntivo aggiuntiva aggiuntivi aggiuntive
scelto: scelta scelti scelte
massimo: massima
infligge: infliggono infligga infliggano infliggere infliggerebbe infliggerebbero infliggi
subisce: subisci subiscono subisca subirebbe
distruggi: distrugge distruggono distruggere distrugga
seppellisci: seppellisce seppelliscono seppellire seppellisca
scambia: scambi scambiano scambiare
sposta: sposti spostano spostare
occorrenza: occorrenze ricorrenza ricorrenze istanza istanze
parola: parole
nome: nomi
evocazione: evocazioni
neutralizza: neutralizzi neutralizzano neutralizzare contrasta
tappa: tappi tappano tappare
stappa: stappi stappano stappare stapa
riprende: riprendi riprendono riprendere riprenda
torna: tornano tornare ritorna ritornano ritornare
fa: fai fanno fare faccia far farlo
mette: metti mettono mettere metta
rimette: rimetti rimettono rimettere
esilia: esili esiliano esiliare
rimuove: rimuovi rimuovono rimuovere rimuova
pesca: peschi pescano pescare pescate
scarta: scarti scartano scartare
guadagna: guadagni guadagnano guadagnare guadagnate guadagnai
perde: perdi perdono perdere perda perdete
prende: prendi prendono prendere prenda prendano ottiene ottengono ottieni riceve ricevi ricevono
prende: acquisisce acquisiscono acquista acquistano ottenere ottengano
contiene: contengono contenere
ha: hanno abbia abbiano avere avete
hai:
è: sono sia siano essere
diventa: diventano diventare diventi diventino
viene: vengono venga vengano vieni
paga: paghi pagano pagare paghino spende spendi spendono spenda spendano spendere
sacrifica: sacrifichi sacrificano sacrificare sacrifichino
aggiunge: aggiungi aggiungono aggiungere
rigenera: rigeneri rigenerano rigenerare
ricevuto: ricevuta ricevuti ricevute
prevenuto: prevenuta prevenuti prevenute
previene: previeni prevengono prevenire
gioca: giochi giocano giocare lancia lanci lanciano lanciare
entra: entrano entri entrino entrare entrava entravano
lascia: lasciano lasci lasciare
muore: muoiono morire
applica: applicano applicare
attacca: attaccano attacchi attacchino attaccare
blocca: bloccano blocchi blocchino bloccare
controlli:
controlla: controllano controllare controllino
sposta: sposti spostano spostare
scambia: scambi scambiano scambiare
raddoppia: raddoppi raddoppiano raddoppiare
smette: smetti smettono smettere
toglie: togli tolgono togliere
resta: restano resti rimane rimangono rimanga
locale: locali
globale: globali
possiedi:
possiede: possiedono
costa: costano costare
passa: passano passare passi
rivela: riveli rivelano rivelare
guarda: guardi guardano guardare
sceglie: scegli scelgono scegliere scelga
rimescola: rimescoli rimescolano rimescolare mescola mescoli mescolano mescolare
rivelato: rivelata rivelati rivelate
rimosso: rimossa rimossi rimosse
ciclato: ciclata ciclati ciclate
cicla: cicli ciclano ciclare
usi: usa usano usare
vince: vinci vincono vincere
salta: saltano saltare salti
crea: crei creano creare
scompare: scompaiono scomparire
strema: stremi stremano stremare
pungola: pungoli pungolano pungolare sprona sproni spronano spronare
pungolato: pungolata pungolati pungolate spronato spronata spronati spronate
gira: giri girano girare giralo girala
girato: girata girati girate
capovolge: capovolgi capovolgono capovolgere capovolgilo capovolgila
ruota: ruoti ruotano ruotare ruotalo ruotala
trasforma: trasformi trasformano trasformare
sblocca: sblocchi sbloccano sbloccare
porta: porte
completamente:
trasformato: trasformata trasformati trasformate
manifesta: manifesti manifestano manifestare
cela: celi celano celare
seguito: seguita
bersaglia: bersagliano bersagliare
potrebbe: poteva
lotta: lotti lottano lottare
profetizza: profetizzi profetizzano profetizzare
sorveglia: sorvegli sorvegliano sorvegliare
sostiene: sostieni sostengono sostenere
fugge: fuggono fuggire
pagato: pagata pagati pagate
soccorre: soccorri soccorrono soccorrere
recluta: recluti reclutano reclutare
trattiene: trattieni trattengono trattenere
sospeso: sospesa sospesi sospese
mostruoso: mostruosa mostruosi mostruose
rinomato: rinomata rinomati rinomate
fatto:
controllavi:
lasciato: lasciata lasciati lasciate
macina: macini macinano macinare
prolifera: proliferare
indaga: indaghi indagano indagare
potenziato: potenziata potenziati potenziate
predetto: predetta predetti predette
morto: morta morti morte
distribuisce: distribuisci distribuiscono distribuire
guadagnato: guadagnata
perso: persi perduto perduti persa
entrato: entrata entrati entrate
pescato: pescata pescate
secondo: seconda
terzo: terza
aveva: avevano
esplora: esplorano esplorare
complotta: complotti complottano complottare
resiste: resisti resistono resistere
piaga: piaghi piagano piagare
finisce: finiscono finire
parità:
adatta: adattare adatti
ricicla: ricicli riciclano riciclare
emblema: emblemi
cancellazione:
cambia: cambi cambiano cambiare
assegna: assegni assegnano assegnare
può: possono possa possano
puoi:
verrebbe: verrebbero
nomina: nomini
attinge: attingere attingi attingono
cerca: cerchi cercano cercare
trova: trovare
riporta: riporti riportano riportare rimanda rimandi rimandano rimandare
copia: copie copi copiano copiare copiata copiato
popola: popoli popolano popolare
mantiene: mantengono
rispettivo: rispettivi rispettiva rispettive
diverso: diversa diversi diverse
entrambi: entrambe
ne:
lancio:
soglia:
deve: devono
messo: messa messi messe
creato: creata creati create
inflitto: inflitta inflitti inflitte
controllato: controllata controllati controllate
incantato: incantata incantati incantate
assegnato: assegnata assegnati assegnate
equipaggiato: equipaggiata equipaggiati equipaggiate
fortificato: fortificata fortificati fortificate
rigenerato: rigenerata rigenerati rigenerate
neutralizzato: neutralizzata neutralizzati neutralizzate contrastato contrastata
sacrificato: sacrificata sacrificati sacrificate
scartato: scartata scartati scartate
esiliato: esiliata esiliati esiliate impresso impressa impressi impresse
posseduto: posseduta posseduti possedute
era: erano
colorato: colorata colorati colorate
monocolore:
storico: storica storici storiche
macinato: macinata macinati macinate
distrutto: distrutta distrutti distrutte
ripreso: ripresa ripresi riprese
giocato: giocata giocate giocati lanciato lanciata lanciati lanciate
attaccato: attaccata attaccati attaccate
bloccato: bloccata bloccati bloccate
tappato: tappata tappati tappate
stappato: stappata stappati stappate
attaccante: attaccanti
bloccante: bloccanti
nominato: nominata nominati nominate chiamato chiamata chiamati chiamate denominato denominata denominati denominate
danneggiato: danneggiata danneggiati danneggiate
presente: presenti
diviso: divisi suddiviso suddivisi suddivise ripartiti
pari: uguale uguali
dispari:
superiore: superiori maggiore maggiori
inferiore: inferiori minore minori
convertito: convertita
terrestre:
indistruttibile: indistruttibili
stesso: stessa stessi stesse
prodotto:
solo: soltanto sola soli solamente singolo singola unico unica
invece:
vuoto: vuota
altrimenti:
farsi:
comandante: comandanti
esattamente:
tra: fra
con: col
metà:
doppio:
combattimento:
iniziale: iniziali
mantenimento: mantenimenti
acquisizione: acquisizioni
stap:
cimitero: cimiteri
grimorio: grimori mazzo mazzi
mano: mani
riserva: riserve
partita:
limite:
fase: fasi
sottofase: sottofasi interfase interfasi
ci: c'
assegnato: assegnata assegnati assegnate
potenziato: potenziata potenziati potenziate
attiva: attivi attivano attivare
inizia: iniziare inizi iniziano
annota: annotare annoti
attivato: attivata attivati attivate
innescato: innescata innescati innescate
attaccato: attaccata attaccati attaccate
deve: devono debba debbano
conta: contano contare
condivide: condividono condivida
"""

NUMBERS = {
    "zero": 0, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7, "otto": 8, "nove": 9, "dieci": 10,
    "undici": 11, "dodici": 12, "tredici": 13, "quattordici": 14, "quindici": 15, "sedici": 16, "venti": 20,
    "trenta": 30, "novantanove": 99,
}  # fmt: skip

# A fixed phrase is one word to the grammar. The first word is what the grammar calls it.
PHRASES = """
passato-in-rassegna: passato in rassegna
maggior-numero-di: maggior numero di
perché-ha-poca-vita: perché hai 0 o meno punti vita | perché ha 0 o meno punti vita
    | per avere 0 o meno punti vita | perché hai 0 punti vita o meno | perché i tuoi punti vita sono 0 o meno
come-se-la-sua-fonte-avesse: come se la sua fonte avesse | come se la fonte di quel danno avesse
regola-leggendaria: regola leggendaria | regola delle leggende
scompare: esce dalla fase | escono dalla fase
muore: finisce in un cimitero dal gioco | finiscono in un cimitero dal gioco
nell'ultimo-turno: nell'ultimo turno | nel turno precedente
non-sono-state-messe: non sono state messe | non è stata messa
non-sono-state-giocate: non sono state lanciate | non è stata lanciata alcuna
a-faccia-in-su: a faccia in su
a-faccia-in-giù: a faccia in giù
in-gioco: in gioco | nel campo di battaglia | sul campo di battaglia
dal-combattimento: dal combattimento
dal-gioco: dal gioco | dal campo di battaglia
fuori-gioco: fuori dal gioco | in esilio
il-gioco: il gioco | il campo di battaglia
fino-a-fine-turno: fino alla fine del turno
fino-alla-fine-del-tuo-prossimo-turno: fino alla fine del tuo prossimo turno
fino-al-tuo-prossimo: fino al tuo prossimo | fino alla tua prossima
fino-a-fine-combattimento: fino alla fine del combattimento
questo-turno: in questo turno | questo turno | nel turno in corso | di questo turno
questo-combattimento: in questo combattimento | questo combattimento
punto-vita: punti vita | punto vita
danno-in-eccesso: danno in eccesso | danni in eccesso
danno-da-combattimento: danno da combattimento | danni da combattimento
costo-di-mana: costo di mana convertito | valore di mana | costo di mana | costi di mana
creatura-o-giocatore-bersaglio: un qualsiasi bersaglio | qualsiasi bersaglio
    | un bersaglio qualsiasi | bersaglio qualsiasi
altro-bersaglio-qualsiasi: un qualsiasi altro bersaglio | qualsiasi altro bersaglio | un altro bersaglio qualsiasi
qualsiasi-numero-di: un qualsiasi numero di | qualsiasi numero di | un numero qualsiasi di
qualsiasi-colore: un qualsiasi colore | qualsiasi colore | un colore qualsiasi | un colore a tua scelta
    | un qualunque colore
a-tua-scelta: a tua scelta | come preferisci | a propria scelta | a sua scelta | nel modo che preferisci
nell'ordine: nell'ordine che preferisci | in qualsiasi ordine | in un qualsiasi ordine | in un ordine qualsiasi
    | nell'ordine che preferisce | nell'ordine che preferite
tra-i-piani: tra i piani | fra i piani
si-scatena-il-caos: si scatena il caos
mentre-si-risolve: mentre l'abilità si risolve | mentre la magia si risolve
fino-a: fino a | un massimo di | al massimo
pesca-e-rivela: pesca una carta e rivela
si-è-risolta: si è risolta
ultimo-valore-annotato: ultimo valore annotato | valore annotato
un-qualsiasi-ammontare-di: un qualsiasi ammontare di | qualsiasi ammontare di
un-ammontare-di: un ammontare di | un numero di | una quantità di
a-meno-che: a meno che
fintanto-che: fintanto che | finché | per tutto il tempo in cui | fino a che
per-ogni: per ogni | per ciascuna | per ciascun
debolezza-da-evocazione: debolezza da evocazione | debolezza dell'evocazione
nel-turno-in-cui-entra: il turno in cui entra in gioco | nel turno in cui entra in gioco
    | lo stesso turno in cui entra in gioco | nel turno in cui entra | il turno in cui entra
giocatore-o-planeswalker-attaccato: giocatore o al planeswalker che sta attaccando
giocatore-in-difesa: giocatore in difesa | giocatore difensore | giocatore che si difende
giocatore-attivo: giocatore attivo
tranne-che: tranne che | eccetto che | ma
tranne-da: tranne che da | tranne da | se non da
pari-o-superiore-a: pari o superiore a | superiore o pari a
pari-o-inferiore-a: pari o inferiore a | inferiore o pari a
superiore-a: superiore a | più grande di | maggiore di
inferiore-a: inferiore a | minore di
o-più: o più | o superiore
o-meno: o meno | o inferiore
in-più: in più
sta-attaccando: sta attaccando | stanno attaccando | attacca-
sta-bloccando: sta bloccando | stanno bloccando | bloccando
sta-per: sta per | stanno per | dovesse | dovessero | dovrebbe | dovrebbero
stai-per: stai per | dovessi | dovresti
in-tuo-turno: nel tuo turno
in-ogni-tuo-turno: in ogni tuo turno | durante ogni tuo turno | in ciascuno dei tuoi turni
    | durante ciascuno dei tuoi turni | in ognuno dei tuoi turni | durante ognuno dei tuoi turni
se-può-questo-turno: in questo turno , se può farlo | in questo turno , se possono farlo | in questo turno se può farlo
    | in questo turno , se possibile | in questo turno se può | in questo turno se possibile | questo turno se possibile
    | in questo turno , se possono | in questo turno , se può | in questo turno , se può esserlo
    | questo turno se può | in questo turno se possono
in-meno: in meno
per-essere-attivato: per essere attivata | per essere attivate
per-essere-giocato: per essere giocato | per essere lanciato
identità-di-colore: identità di colore
come-se-avesse: come se avesse | come se avessero
come-mana-di-qualsiasi-colore: come se fosse mana di qualsiasi colore | come se fosse mana di un qualsiasi colore
    | come se fosse di qualsiasi colore | come se fosse di un qualsiasi colore
come-mana-di-qualsiasi-tipo: come se fosse mana di qualsiasi tipo | come se fosse mana di un qualsiasi tipo
come-se-fosse-stappato: come se fosse stappato | come se fossero stappati | anche se è tappato | anche se sono tappati
    | anche se tappato | anche se tappati
come-se-non-fosse: come se non fosse | come se non fossero
nuovi-bersagli: nuovi bersagli | un nuovo bersaglio
è-stato-potenziato: è stato potenziato | è stata potenziata
come-se-non-fosse-bloccato: come se non fosse stato bloccato | come se non fosse bloccato
    | come se non fosse stata bloccata | come se non fosse bloccata | come se non fossero state bloccate
    | come se non fossero stati bloccati
alla-fine-del-turno: alla fine del turno | all'inizio della sottofase finale | all'inizio di ogni sottofase finale
    | alla fine di ogni turno
all'inizio-della-prossima-fine: all'inizio della prossima sottofase finale | alla prossima fine del turno
    | alla fine di questo turno | all'inizio della prossima fine del turno
alla-fine-del-combattimento: alla fine del combattimento | alla fine di questo combattimento
all'inizio-di: all'inizio di
alla-fine-di: alla fine di
fase-di-combattimento: fase di combattimento | combattimento
prima-fase-principale: fase principale precombattimento | prima fase principale | fase principale pre-combattimento
    | fase principale precedente al combattimento
nella-mano-iniziale: è nella tua mano iniziale | si trova nella tua mano iniziale | sono nella tua mano iniziale
cominciare-con-essa: puoi cominciare la partita con essa sul campo di battaglia
    | puoi cominciare la partita con essa in gioco | puoi cominciare la partita con esso in gioco
    | puoi cominciare la partita con esso sul campo di battaglia
    | puoi cominciare la sfida con questa carta in gioco | puoi cominciare la partita con questa carta in gioco
    | puoi cominciare la partita con questa carta sul campo di battaglia
seconda-fase-principale: fase principale postcombattimento | seconda fase principale
    | fase principale post-combattimento
dopo-questa-fase: dopo questa fase principale | dopo questa fase di combattimento | dopo questa fase
combattimento-addizionale: una fase di combattimento addizionale
principale-addizionale: una fase principale addizionale
seconda-posizione: seconda posizione dalla cima | come seconda carta | come seconda dalla cima
terza-posizione: come terza carta dalla cima | terza posizione dalla cima | come terza carta | come terza dalla cima
quarta-posizione: come quarta carta dalla cima | quarta posizione dalla cima | come quarta carta
settima-posizione: come settima carta dalla cima | settima posizione dalla cima | come settima carta
sottofase-finale: sottofase finale
senza-tappare: senza tappare
quando-lo-fa: quando lo fai | quando lo fa | quando lo fanno
quando-paghi-una-o-più-volte: quando paghi questo costo una o più volte
se-lo-fa: se lo fai | se lo fa | se lo fanno | in questo caso | in tal caso | se quel giocatore lo fa
    | se il giocatore lo fa
se-non-la-aggiunge: se non aggiungi la carta alla tua mano | se non la aggiungi alla tua mano
    | se non aggiungi quella carta alla tua mano | se non hai aggiunto una carta alla tua mano in questo modo
se-non-lo-fa: se non lo fai | se non lo fa | se quel giocatore non lo fa | se il giocatore non lo fa
se-qualcuno-lo-fa: se un giocatore lo fa | se un qualsiasi giocatore lo fa
se-nessuno-lo-fa: se nessuno lo fa | se nessun giocatore lo fa
altrimenti: altrimenti | in caso contrario | in caso diverso
se-può: se può farlo | , se può | , se possono | , se può esserlo | , se può farlo | , se possibile | , se possono farlo
    | se possono farlo | se può | se possono | se in grado di farlo | se possibile
ogni-turno: ogni turno | in ogni turno | a ogni turno | ad ogni turno | ogni combattimento | in ogni combattimento
    | a ogni combattimento | ad ogni combattimento
a-caso: a caso | scelto a caso | scelta a caso | scelti a caso | scelte a caso
a-posto: a posto
carte-scoperte: a carte scoperte | con le loro mani rivelate | con la loro mano rivelata | con la tua mano rivelata
    | con la sua mano rivelata | con la propria mano rivelata | con la mano rivelata | con le mani rivelate
per-attingere-mana: per attingere mana | per mana
da-solo: da solo
non-più: non più
almeno: almeno
per-eccesso: arrotondate per eccesso | arrotondato per eccesso | arrotondata per eccesso | arrotondati per eccesso
per-difetto: arrotondate per difetto | arrotondato per difetto | arrotondata per difetto | arrotondati per difetto
la-prossima-volta-che: la prossima volta che
il-doppio: il doppio
lo-stesso-giocatore: lo stesso giocatore
il-triplo: il triplo
uno-più: uno o più | una o più
durante: durante | nel corso di
durante-tua-fase-principale: durante la tua fase principale | nella tua fase principale
prima-di: prima di
solo-quando-stregoneria: solo quando potresti giocare una stregoneria
    | solo quando potresti lanciare una stregoneria | solo nei momenti in cui potresti lanciare una stregoneria
    | solo nei momenti in cui potresti giocare una stregoneria | in ogni momento in cui potresti giocare una stregoneria
    | solo in ogni momento in cui potresti giocare una stregoneria | solo come una stregoneria
    | solo come stregoneria | in ogni momento in cui potresti lanciare una stregoneria
    | solo in ogni momento in cui potresti lanciare una stregoneria | come stregoneria | come una stregoneria
solo-quando-stregonerie: solo quando potrebbe lanciare una stregoneria | solo quando potrebbero lanciare una stregoneria
    | solo in ogni momento in cui potrebbe lanciare una stregoneria
    | solo in ogni momento in cui potrebbero lanciare una stregoneria
    | solo nei momenti in cui potrebbe lanciare una stregoneria
    | solo nei momenti in cui potrebbero lanciare una stregoneria
solo-quando-istantaneo: in qualsiasi momento in cui potresti giocare un istantaneo
    | in qualsiasi momento in cui potresti lanciare un istantaneo
    | solo quando potresti giocare un istantaneo | come istantaneo | come un istantaneo
    | in ogni momento in cui potresti giocare un istantaneo | solo quando potresti lanciare un istantaneo
solo-una-volta: solo una volta per turno | solo una volta in ogni turno | solo una volta ogni turno
    | solo una volta a turno | una sola volta per turno | una volta per turno
una-volta-sola: solo una volta | una sola volta
questa-abilità: questa abilità
quella-magia-o-abilità: quella magia o abilità | quella magia o quell'abilità | quella magia o quella abilità
quell'ammontare: quell'ammontare | altrettanto | quella quantità | un pari ammontare di | altrettanti
    | altrettante | lo stesso ammontare di | lo stesso numero di | pari ammontare di
in-cima-a: in cima a
in-cima: in cima
in-fondo-a: in fondo a
con-lo-stesso-nome-di: con lo stesso nome di
parole-di-colore: parole che indicano un singolo colore | parole che indicano un colore
in-mano: in mano | nella sua mano | nelle loro mani | nella propria mano
in-mano-dei-proprietari: nella mano dei loro proprietari | nella mano del suo proprietario
    | nelle mani dei loro proprietari | nelle mani dei rispettivi proprietari
passa-in-rassegna: passa in rassegna | passi in rassegna | passare in rassegna | cerca in | cerchi in
lanciato-il-tuo-comandante: hai lanciato il tuo comandante dalla zona di comando in questa partita
in-questo-modo: in questo modo | in tal modo
dalla-cima-di: dalla cima di
non-da-combattimento: non da combattimento
rivelato-così: rivelata in questo modo | rivelate in questo modo | rivelato in questo modo | rivelati in questo modo
ognuno-di: ognuno di | ognuna di | ciascuno di | ciascuna di
ogni-volta-in-turno: per la prima volta in ogni turno | per la prima volta in un turno | per la prima volta nel turno
     | per la prima volta ogni turno
scelta-tra-esse: scelta tra esse | scelta tra quelle | tra esse | scelto tra esse | scelte tra esse | tra di esse
    | scelta tra quelle carte | scelte tra quelle carte | scelto tra quelle carte | scelti tra quelle carte
    | scelta tra le carte rivelate in questo modo | scelte tra le carte rivelate in questo modo
    | scelta tra le carte esiliate in questo modo | scelte tra le carte esiliate in questo modo
tutti-gli-altri-tipi-di-carta: tutti gli altri tipi di carta | gli altri tipi di carta | tutti i tipi di carta
    | i tipi di carta
tutti-i-tipi-di-terra-e-le-abilità: tutti i tipi di terra e le abilità | tutti i tipi di terra e abilità
    | tutti i tipi di terra e tutte le abilità
tutte-le-altre-abilità: tutte le altre abilità | le altre abilità
ordine-casuale: in ordine casuale | in un ordine casuale
forza-e-costituzione-base: forza e costituzione base | forza e costituzione di base | forza base e costituzione base
fa-innescare: fa innescare | fanno innescare
si-innesca: si innesca
si-innesca-ancora: si innesca una volta in più | si innesca un'altra volta | si innesca una volta addizionale
forza-base: forza base | forza di base
costituzione-base: costituzione base | costituzione di base
di-ogni-tipo-di-terra-base: di ogni tipo di terra base | di tutti i tipi di terra base | ogni tipo di terra base
come-se-non-avesse: come se non avesse | come se non avessero
si-scontra: scontrati | scontrarti
si-innesca-una-volta: si innesca solo una volta per turno | si innesca solo una volta ogni turno
    | si innesca una sola volta per turno | si innesca solo una volta in ogni turno
in-qualsiasi-momento: in qualsiasi momento
per-il-resto-della-partita: per il resto della partita
e/o: e/o
conta-come: conta come
sottofase-di: sottofase di | fase di
più-di: più di
nominato: di nome | con nome
più-alto: più alto | più alta | più alti | più alte
più-basso: più basso | più bassa
sotto-controllo-tuo: sotto il tuo controllo
sotto-controllo-suo: sotto il suo controllo | sotto il controllo di il suo proprietario
    | sotto il controllo di il rispettivo proprietario | sotto il controllo di il proprietario di quella carta
    | sotto il controllo di il rispettivo proprietario | sotto il controllo del proprietario
con-successo: con successo
in-grado-di: in grado di
che-scegli: che scegli | che preferisci
da-parte: da parte
totale-di-vita: totale dei punti vita | totali dei punti vita | totale di punti vita
un-solo-bersaglio: un solo bersaglio | un singolo bersaglio
con-singolo-bersaglio: con un singolo bersaglio | con un solo bersaglio
tutte-le-abilità: tutte le abilità | ogni abilità
senza-pagare: senza pagare
come-costo-addizionale: come costo addizionale per giocare | come costo addizionale per lanciare
oltre-ai-suoi: oltre ai suoi altri tipi | in aggiunta agli altri suoi tipi | oltre agli altri suoi tipi
    | in aggiunta ai suoi altri tipi | oltre agli altri tipi | oltre agli altri loro tipi
    | in aggiunta agli altri loro tipi
oltre-ai-suoi-colori: oltre ai suoi altri colori | in aggiunta ai suoi altri colori
    | in aggiunta agli altri suoi colori | oltre agli altri suoi colori
che-è-ancora: che è ancora | che sono ancora
è-ancora: è ancora | sono ancora
prima-dei-bloccanti: prima della dichiarazione dei bloccanti | prima che i bloccanti vengano dichiarati
    | prima che i bloccanti siano dichiarati
    | prima che vengano dichiarate le creature bloccanti | prima della dichiarazione delle creature bloccanti
    | prima che vengano dichiarati i bloccanti | prima che siano dichiarati i bloccanti
dopo-i-bloccanti: dopo la dichiarazione dei bloccanti | dopo che i bloccanti sono stati dichiarati
    | dopo che sono state dichiarate le creature bloccanti | dopo la dichiarazione delle creature bloccanti
    | dopo che sono stati dichiarati i bloccanti
prima-degli-attaccanti: prima della dichiarazione degli attaccanti | prima che gli attaccanti vengano dichiarati
    | prima che vengano dichiarate le creature attaccanti | prima della dichiarazione delle creature attaccanti
    | prima che vengano dichiarati gli attaccanti | prima che siano dichiarati gli attaccanti
    | prima che gli attaccanti siano dichiarati
prima-del-danno: prima della sottofase di danno da combattimento | prima della sottofase di danno
    | prima del danno da combattimento
"""

# Words that stand before an ability and mean nothing to the rules: Terraferma — …
_ABILITY_WORDS = """
addendum, adamantino, alleanza, battaglione, celebrazione, coorte, collera, congrega, convergenza, corruzione, corrotto,
costellazione, cromia, delirio, discesa, dominio, eroico, eroismo, ferocia, feroce, formidabile, furore, incursione,
ira, ispirato, ispirazione, luogotenente, maestria magica, magmestria, magiartificio, metallurgia, metalmestiere,
morboso, ora fatale, ossessione, radianza, radiosità, rivolta, soglia, sottobosco, tattiche di branco, terraferma,
valoroso, impronta, raduno, chiamata alle armi, opus, volontà del concilio, dilemma del concilio, offerta allettante,
unire le forze, sopravvivenza, artemagica, arte magica, radunare, infuriare, appendice, determinazione, parentela,
crescita sotterranea, imprimere, magnificenza, incanalare, impeto sanguinario, sforzo, ora fatidica,
tenente,
stormo, eminenza, retaggio, parata, paradosso, comunione
"""
ABILITY_WORDS = frozenset(word.strip() for word in _ABILITY_WORDS.replace("\n", " ").split(","))

# Verbs whose object may hang on them: sacrificala, TAPpalo, metterle.
STEMS = (
    "separa", "separar", "ruota", "ruotar", "capovolgi", "capovolger",
    "distruggi", "distrugger", "tappa", "tappar", "stappa", "stappar", "metti", "metter", "rimetti", "rimetter",
    "sacrifica", "sacrificar", "aggiungi", "aggiunger", "rigenera", "rigenerar", "esilia", "esiliar", "rimuovi",
    "rimuover", "rimescola", "rimescolar", "scarta", "scartar", "rivela", "rivelar", "neutralizza", "neutralizzar",
    "riprendi", "riprender", "trasforma", "trasformar", "sospetta", "sospettar",
    "pungola", "pungolar",
    "copia", "copiar", "seppellisci", "seppellir", "assegna", "assegnar", "lancia", "lanciar", "gioca", "giocar",
)  # fmt: skip

SECOND = frozenset(
    "guadagnai guadagni perdi ottieni ricevi peschi scarti sacrifichi metti rimetti riprendi prendi aggiungi rivela "
    "tappi stappi vinci paghi spendi riveli guardi scegli giochi lanci".split()
)

# The colours, in the order of texts that tell all of them.
COLOURS = ("white", "blue", "black", "red", "green")


ORDINALS = {"seconda": 2, "terza": 3, "quarta": 4, "settima": 7}
