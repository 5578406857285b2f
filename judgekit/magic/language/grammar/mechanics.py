"""The lexicon of named mechanics: words that belong to one of them, in the form of `lexicon.py`."""

from __future__ import annotations

FORMS_OF_MECHANICS = """
sfrutta: sfruttano
manovra: manovrano
muta: mutano
mutato: mutata mutati mutate
abbinato: abbinata abbinati abbinate
apprende: apprendi apprendere
sospetta: sospetti sospettano sospettare
sospettato: sospettata sospettati sospettate
sellato: sellata sellati sellate
barattato: barattata
sella: sellano
modificato: modificata modificati modificate
vi:
aumentato: aumentata
ridotto: ridotta
tira: tiri tirano tirare
dado: dadi
risultato: risultati
termina: terminano terminare
destino:
obolo:
angoscia:
incuba: incubi incubano incubare
vota: votano voti votare
voto:
viaggia: viaggi viaggiano viaggiare
incontra: incontri incontrano incontrare
caos:
scopre: scopri scoprono scoprire
tormenta: tormentano
tormentato: tormentata
separa: separi separano separare
pila: pile
monarca:
iniziativa:
divorato:
promesso:
evolve: evolvono
addestra: addestrano
commette: commetti commettono commettere
commesso:
crimine: crimini
fuorilegge:
triplica: triplichi triplicano triplicare
quantità:
testa:
croce:
velocità:
aumenta: aumenti aumentano aumentare
imbriglia: imbrigli imbrigliano imbrigliare
imbrigliato: imbrigliata imbrigliati imbrigliate
effetto:
manovrato: manovrata manovrati manovrate
foraggia: foraggi foraggiano foraggiare
raccoglie: raccogli raccolgono raccogliere raccolte
prove:
ripete: ripeti ripetono ripetere
già:
procedimento: processo
ammira: ammiri ammirano ammirare ammirato ammirata
"""

PHRASES_OF_MECHANICS = """
lo-stesso-vale-per: lo stesso vale per
quante-volte-vuoi: quante volte vuoi | tutte le volte che vuoi
domina-il-fuoco: domina il fuoco | domini il fuoco
viaggia-nel-tempo: viaggia nel tempo | viaggi nel tempo | viaggiare nel tempo
diventa-di-livello: diventa di livello
benedizione-della-città: la benedizione della città
battersi-per: battersi per
esplora-il-dungeon: esplora il dungeon
anello-ti-tenta: l'Anello ti tenta | l’Anello ti tenta
esplora-la-sottocittà: esplora la Sottocittà | esplora nella Sottocittà
hai-completato-un-dungeon: hai completato un dungeon
completi-un-dungeon: completi un dungeon
tutti-i-tipi-di-creatura: tutti i tipi di creatura
mana-non-speso-che-hai: mana non speso che hai
a-partire-da-te: a partire da te | a cominciare da te | iniziando da te | partendo da te
più-voti: più voti
i-voti-sono-pari: in caso di parità | in caso di pareggio | c’è parità | c'è parità | il voto è in parità
    | la votazione finisce in parità | se la votazione finisce in parità | i voti sono pari
può-produrre: potrebbe produrre | può produrre | potrebbero produrre | possono produrre
tenere-in-mano: tenere in mano
tutti-i-tipi-di-terra-base: tutti i tipi di terra base
oltre-ai-suoi-tipi-e-colori: in aggiunta ai suoi altri tipi e colori | oltre ai suoi altri tipi e colori
    | in aggiunta ai suoi altri colori e tipi | oltre ai suoi altri colori e tipi
"""
