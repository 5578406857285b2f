"""The words of the game in Italian, beside those that the engine uses: colours, types, zones, turns, statuses.

Readers and printers share these tables, so that a word is spelled in one place. The first form is the printed one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

COUNTERS = "counters "  # and a kind, or nothing for those of all kinds: what a number of a thing is called
PLANAR_DIE = "Dado planare"  # what stands on the board for the ability that belongs to the game itself
COLOURS = {
    "white": ("bianco", "bianca", "bianchi", "bianche"),
    "blue": ("blu",),
    "black": ("nero", "nera", "neri", "nere"),
    "red": ("rosso", "rossa", "rossi", "rosse"),
    "green": ("verde", "verdi"),
    "colorless": ("incolore", "incolori"),
    "multicolor": ("multicolore", "multicolori"),
}

TYPES = {
    "creature": ("creatura", "creature"),
    "artifact": ("artefatto", "artefatti"),
    "enchantment": ("incantesimo", "incantesimi"),
    "land": ("terra", "terre"),
    "instant": ("istantaneo", "istantanei", "interruzione", "interruzioni"),
    "sorcery": ("stregoneria", "stregonerie"),
    "planeswalker": ("planeswalker",),
    "battle": ("battaglia", "battaglie"),
    "kindred": ("tribale", "tribali", "stirpe"),
    "plane": ("piano", "piani"),
    "phenomenon": ("fenomeno", "fenomeni"),
}

SUPERTYPES = {
    "basic": ("base",),
    "legendary": ("leggendaria", "leggendario", "leggendari", "leggendarie"),
    "world": ("mondo", "mondi"),
    "snow": ("innevata", "innevato", "innevati", "innevate", "neve"),
}

ZONES = {
    "battlefield": ("in gioco", "campo di battaglia", "gioco"),
    "hand": ("mano", "in mano"),
    "library": ("grimorio", "mazzo"),
    "graveyard": ("cimitero",),
    "exile": ("esilio", "rimosse dal gioco", "rimossa dal gioco", "rimosso dal gioco", "fuori dal gioco"),
    "stack": ("pila", "in pila"),
    "command": ("zona di comando",),
    "planar": ("mazzo planare",),
    "phased": ("fuori fase",),
    "out": ("fuori dalla partita",),
}

TIMES = {"day": "giorno", "night": "notte"}

# Phases without steps and steps, in the order of a turn, as the engine calls them.
STEPS = {
    "untap": ("STAP", "sottofase di STAP", "fase di STAP"),
    "upkeep": ("mantenimento", "sottofase di mantenimento", "fase di mantenimento", "upkeep"),
    "draw": (
        "acquisizione",
        "sottofase di acquisizione",
        "fase di acquisizione",
        "fase di pesca",
        "sottofase di pesca",
        "pescata",
    ),
    "first main": (
        "prima fase principale",
        "fase principale",
        "fase principale pre-combattimento",
        "fase principale precombattimento",
        "prima principale",
    ),
    "beginning of combat": (
        "inizio del combattimento",
        "sottofase di inizio del combattimento",
        "inizio combattimento",
        "combattimento",
        "fase di combattimento",
        "fase d'attacco",
        "fase di attacco",
    ),
    "declare attackers": (
        "dichiarazione delle creature attaccanti",
        "dichiarazione degli attaccanti",
        "dichiarazione attaccanti",
        "attacco",
    ),
    "declare blockers": (
        "dichiarazione delle creature bloccanti",
        "dichiarazione dei bloccanti",
        "dichiarazione bloccanti",
        "blocco",
    ),
    "combat damage": (
        "danno da combattimento",
        "sottofase di danno da combattimento",
        "danno",
        "danni",
        "danni da combattimento",
    ),
    "end of combat": ("fine del combattimento", "sottofase di fine del combattimento", "fine combattimento"),
    "second main": (
        "seconda fase principale",
        "fase principale post-combattimento",
        "fase principale postcombattimento",
        "seconda principale",
        "main 2",
    ),
    "end of turn": ("fine del turno", "sottofase finale", "fine turno", "fase finale", "end step"),
    "cleanup": ("cancellazione", "sottofase di cancellazione"),
}

BASIC_LAND_TYPES: dict[str, tuple[str, ...]] = {
    "Pianura": ("pianura", "pianure"),
    "Isola": ("isola", "isole"),
    "Palude": ("palude", "paludi"),
    "Montagna": ("montagna", "montagne"),
    "Foresta": ("foresta", "foreste"),
}

LANDWALKS = {form: word for word, forms in BASIC_LAND_TYPES.items() for form in forms} | {
    "neve": "snow",
    "deserti": "Deserto",
}  # what stands behind passa-: the land, as the engine calls it

# Kinds of creatures (and other subtypes) that texts speak of: one, several, then feminine forms. Others are known by
# their capital.
_CREATURES = """
Alleato alleati alleata alleate, Ameba amebe, Angelo angeli, Antilope antilopi, Arciere arcieri arciera, Assassino
assassini assassina assassine, Atog, Avatar, Babbuino, Balena balene, Barbaro barbari barbara barbare, Basilisco
basilischi, Behemoth, Berserker, Bestia bestie, Bruma brume, Caimano caimani, Cane cani, Capra capre, Cavaliere
cavalieri, Cavallo cavalli cavalla cavalle, Centauro centauri centaura centaure, Chierico chierici chierica
chieriche, Chimera chimere, Ciclope ciclopi, Cinghiale cinghiali, Coboldo coboldi cobolda cobolde, Coccodrillo
coccodrilli, Contadino contadini contadina contadine, Coyote, Cucciolo cuccioli cucciola cucciole, Demone demoni
demonessa demonesse, Demonietto demonietti, Dinosauro dinosauri, Donnola donnole, Draghetto draghetti, Drago draghi
dragonessa dragonesse, Driade driadi, Druido druidi druida druide, Egemone egemoni, Elefante elefanti elefantessa
elefantesse, Elementale elementali, Elfo elfi elfa elfe, Eroe eroi eroina eroine, Esploratore esploratori
esploratrice esploratrici, Farabutto farabutti farabutta farabutte, Fatato fatati fatata fatate, Felino felini
felina feline, Fenice fenici, Folletto folletti folletta follette, Fungo funghi, Fungosauro fungosauri, Gatto gatti
gatta gatte, Genio geni, Ghoul, Gigante giganti gigantessa gigantesse, Gnomo gnomi gnoma gnome, Goblin, Golem,
Gorgone gorgoni, Granchio granchi, Grifone grifoni, Guerriero guerrieri guerriera guerriere, Guardia guardie, Idra
idre, Illusione illusioni, Incubo incubi, Insetto insetti, Kavu, Kraken, Ladro ladri ladra ladre, Leggenda leggende,
Leone leoni leonessa leonesse, Leviatano leviatani, Licantropo licantropi licantropa licantrope, Lince linci,
Lucertola lucertole, Lumaca lumache, Lupo lupi lupa lupe, Mago maghi maga maghe, Mannaro mannari mannara mannare,
Mastino mastini, Melma melme, Mercenario mercenari mercenaria mercenarie, Merfolk, Minotauro minotauri minotaura
minotaure, Monaco monaci monaca monache, Monastico monastici monastica monastiche, Mutante mutanti, Muro muri, Nano
nani nana nane, Necrospettro necrospettri, Ninja, Ogre ogre ogressa ogresse, Orco orchi orchessa orchesse, Orso orsi
orsa orse, Pegaso pegasi, Pesce pesci, Pirata pirati piratessa piratesse, Polipo polipi, Predatore predatori
predatrice predatrici, Principe principi principessa principesse, Ragno ragni, Rana rane, Ratto ratti, Ribelle
ribelli, Rinoceronte rinoceronti, Rospo rospi, Salamandra salamandre, Saproling, Saprolingio saprolingi, Scarabeo
scarabei, Scheletro scheletri, Scimmia scimmie, Sciamano sciamani sciamana sciamane, Scoiattolo scoiattoli,
Scorpione scorpioni, Scudiero scudieri scudiera scudiere, Segugio segugi segugia segugie, Serpe serpi, Serpente
serpenti, Servitore servitori servitrice servitrici, Sfinge sfingi, Signore signori signora, Silvantropo silvantropi
silvantropa silvantrope, Sirena sirene, Soldato soldati soldatessa soldatesse, Spaventapasseri, Spettro spettri,
Spiritello spiritelli spiritella spiritelle, Spirito spiriti, Squalo squali, Stregone stregoni, Tartaruga
tartarughe, Thopter, Tottero totteri, Topo topi, Toro tori, Treant, Tricheco tricheche, Tritone tritoni tritonessa
tritonesse, Troll, Umano umani umana umane, Uccello uccelli, Unicorno unicorni, Vampiro vampiri vampira vampire,
Verme vermi, Viashino viashini viashina viashine, Volpe volpi, Wurm, Wyrm, Zombie, Zubera, Artificiere artificieri
artificiera, Aura aure, Equipaggiamento equipaggiamenti, Fortificazione fortificazioni, Veicolo veicoli, Guaritore
guaritori guaritrice guaritrici, Berserk, Horror, Tallide tallidi, Consigliere consiglieri consigliera, Costrutto
costrutti, Bardo bardi barda barde, Arpia arpie, Sanguisuga sanguisughe, Spora spore, Nightstalker, Yeti, Lamia
lamie, Imp, Efreet, Djinn, Cefalide cefalidi, Mercante mercanti mercantessa mercantesse
"""


def _forms(told: str) -> dict[str, tuple[str, ...]]:
    """Kinds by the form that stands for all, from a list of them with their other forms."""
    entries = (entry.split() for entry in told.replace("\n", " ").split(","))
    return {one: (one.lower(), *several) for one, *several in entries}


CREATURE_TYPES = _forms(_CREATURES)

# Kinds whose small letter is, or may be, a word of its own («orrore», «ombra», «marina», «dei»): they are heard
# where they bear a capital, inside a sentence. What no card names in Italian stands as the rules have it.
_WITH_A_CAPITAL = """
Addetto-al-Montaggio addetti-al-montaggio, Alce alci, Alieno alieni aliena aliene, Antico antichi antica antiche,
Arconte arconti, Armadillo armadilli, Artefice artefici, Assemblatore assemblatori assemblatrice assemblatrici,
Astartes, Azra, Balloon, Bizzarria bizzarrie, Bisonte bisonti, Beeble, Beholder, Bue buoi, Burlarbusto burlarbusti,
Calamaro calamari, Camarid, Cammello cammelli, Canide canidi, Capibara, Caribù, Castoro castori, Cavalcatura
cavalcature, Cittadino cittadini cittadina cittadine, Clown, Coccatrice coccatrici, Coniglio conigli, Criceto
criceti, Custodes, Cyberman, Dalek, Dauthi, Diavolo diavoli diavolessa diavolesse, Dio dei dèi dea dee, Discendente
discendenti, Disertore disertori disertrice disertrici, Dottore dottori dottoressa dottoresse, Dreadnought, Drix,
Drone droni, Echidna echidne, Eldrazi, Esercito eserciti, Eteride eteridi, Foca foche, Frattale frattali, Fungus,
Furetto furetti, Gamer, Gargoyle, Germe germi, Gith, Gnoll, Gremlin, Guardiano guardiani guardiana guardiane,
Halfling, Homarid, Iena iene, Incarnazione incarnazioni, Infernale infernali, Inquisitore inquisitori inquisitrice
inquisitrici, Investigatore investigatori investigatrice investigatrici, Ippogrifo ippogrifi, Ippopotamo ippopotami,
Juggernaut, Kirin, Kithkin, Kor, Lammasu, Lampidottero lampidotteri, Latore latori latrice latrici, Lemure lemuri,
Lhurgoyf, Licid, Lontra lontre, Lord, Lunantropo lunantropi lunantropa lunantrope, Mangusta manguste, Manticora
manticore, Masticora masticore, Medusa meduse, Metabolizzatore metabolizzatori, Metathran, Microbo microbi, Mistico
mistici mistica mistiche, Monger, Moogle, Mutamagia mutamagie, Myr, Naga, Nautilus, Necron, Nephilim, Ninfa ninfe,
Nobile nobili, Noggle, Nomade nomadi, Occhio occhi, Ombra ombre, Omuncolo omuncoli, Orgg, Orrore orrori, Ostrica
ostriche, Ouphe, Pangolino pangolini, Parassita parassiti, Pecora pecore, Pentavite, Peste pesti, Phelddagrif,
Phyrexian, Phyrexiano phyrexiani phyrexiana phyrexiane, Pianta piante, Pilota piloti, Piovra piovre, Pipistrello
pipistrelli, Polimorfo polimorfi polimorfa polimorfe, Popolano popolani popolana popolane, Portabandiera
portabandiere, Portatore portatori portatrice portatrici, Pretore pretori, Primarca primarchi, Prisma prismi,
Procione procioni, Progenie, Pungiglione pungiglioni, Pungitore pungitori, Ranger, Riflesso riflessi, Robot, Sabbia
sabbie, Samurai, Satiro satiri satira satire, Scarabocchio scarabocchi, Scheggia schegge, Sciacallo sciacalli,
Scienziato scienziati scienziata scienziate, Scimpanzé, Scout, Scultura sculture, Semidio semidei semidea semidee,
Servo servi serva serve, Servomeccanismo servomeccanismi, Slith, Soltari, Spia spie, Spugna spugne, Strega streghe,
Superstite superstiti, Surrakar, Symbiote, Synth, Talpa talpe, Tasso tassi, Tentacolo tentacoli, Tetravite,
Thalakos, Thrull, Tiefling, Toy, Tramutante tramutanti, Trilobite trilobiti, Triskelavite, Tyranid, Uovo uova, Uro
uri, Vedalken, Vigliacco vigliacchi vigliacca vigliacche, Villain, Volvero volveri, Warlock, Wolverine, Wombat,
Zibellino zibellini
"""
KINDS_WITH_A_CAPITAL = _forms(_WITH_A_CAPITAL)

# The same for kinds that are of lands, artifacts, enchantments and spells.
OTHER_KINDS_WITH_A_CAPITAL = _forms(
    """Cancello cancelli, Luogo luoghi, Tesoro tesori, Cibo cibi, Indizio indizi, Marchingegno marchingegni, Saga
    saghe, Cartiglio cartigli, Maledizione maledizioni, Anatema anatemi, Santuario santuari, Sacrario sacrari, Runa
    rune, Classe classi, Arcano arcani, Trappola trappole, Avventura avventure, Lezione lezioni,
    Mappa mappe, Junk, Lander"""
)

LAND_TYPES: dict[str, tuple[str, ...]] = {
    **BASIC_LAND_TYPES,
    "Deserto": ("deserto", "deserti"),
    "Covo": ("covo", "covi"),
}

# Of the kinds above, those that are of artifacts and of enchantments.
ARTIFACT_TYPES = (
    "Equipaggiamento",
    "Fortificazione",
    "Veicolo",
    "Tesoro",
    "Cibo",
    "Oro",
    "Indizio",
    "Sangue",
    "Mappa",
    "Junk",
    "Lander",
)
ENCHANTMENT_TYPES = ("Aura", "Saga", "Cartiglio", "Maledizione", "Santuario")

# Keywords that stand alone, those that are about a quality or a cost, and those that are about a number.
KEYWORDS = (
    "stazione",
    "accendete i motori!",
    "attacco improvviso", "doppio attacco", "aggirare", "volare", "rapidità", "ombra", "travolgere", "paura", "cautela",
    "raggiungere", "difensore", "tocco letale", "legame vitale", "indistruttibile", "minacciare", "intimidire",
    "anti-malocchio", "velo", "lampo", "provocare", "imbloccabile", "branco", "convocazione",
    "diurno", "notturno", "tormentare",
    "furtivo", "prodezza", "infettare", "avvizzire", "persistere", "immortale", "esaltato", "cambiaforma", "fase",
    "grido di guerra", "mentore", "mischia", "addestramento", "spodestare", "evoluzione", "estorsione", "sfruttare",
    "tumulto", "scatenare", "vacuità", "cangiante", "battibaleno", "arma vivente", "decomposto", "arruolare",
    "per Mirrodin!", "vanto", "tempesta", "improvvisare", "esumare", "ingerire",
    "armatura totem", "cospirare", "rievocare", "cascata", "ripresa", "carica d’avvio", "solarizzazione",
    "dimostrare", "impavido", "previsione", "partner", "ascesa", "cifrare", "miriade",
    "unione d’anime", "cavalierato", "tempesta sepolcrale", "metallo vivente", "scelta del mestiere", "vorace",
    "barattare", "esaurire", "dono", "saltare pagina", "epopea", "completato",
)  # fmt: skip
KEYWORDS_OF_COST = (
    "eco", "ciclo", "mantenimento cumulativo", "riscatto", "potenziamento", "flashback", "follia", "metamorfosi",
    "megamorfosi", "camuffare", "equipaggiare", "intrecciare", "ninjutsu", "egida", "perdurare", "accelerare",
    "riconfigurare", "mangiacarogne", "dissotterrare", "imbalsamare", "eternare", "trasmutare", "trasfigurare",
    "apparire", "aumentare di livello", "sovraccarico", "ondata", "spettacolo", "fuga", "fortificare",
    "replicare", "predire", "recupero", "predatore", "conferire", "multipotenziamento", "miracolo", "emergere",
    "unire nell’Arcano", "incrementare", "squadra", "prole", "blitz", "corsa libera", "tramare", "distorsione",
    "fendere", "lancio di ragnatele", "mutazione", "disturbare", "scompiglio", "scambio d’aura",
    "armonizzare", "bis", "costruire", "ninjutsu del comandante",
)  # fmt: skip
KEYWORDS_OF_NUMBER = (
    "furia", "bushido", "assorbire", "tossico", "annientatore", "affliggere", "rinomare", "aldilà", "fabbrica",
    "innesto", "modulare", "divorare", "evanescenza", "dissolvenza", "sete di sangue", "manovrare",
    "frenesia", "muta-anima", "avvelenare", "dragare", "tributo", "propagazione", "sviluppo", "mobilitare", "sellare",
    "danno collaterale", "appoggio", "dominio del fuoco", "nascondiglio",
)  # fmt: skip
# Those of them by which something is so as long as they are there.
KEYWORDS_AT_WORK = ("metallo vivente", "incombente", "blitz")
# Cycling that looks for a kind of card: ciclomontagna, cicloterra base.
CYCLING = "ciclo"
BASIC_LANDCYCLING = "cicloterra base"
# Those whose text tells an ability itself, «Vanto — {1}{R}: …»; that about a name, and its kin about decks alone.
BOAST, FORECAST, EXHAUST = "vanto", "previsione", "esaurire"
KICKER = "potenziamento"
VANISHING, BLOODTHIRST, HIDEAWAY = "evanescenza", "sete di sangue", "nascondiglio"
READ_AHEAD = "saltare pagina"
GIFT = "dono"  # «Dono: una carta»: what is given as a spell of it is cast so
GIFTS = {
    "una carta": "card", "un cibo": "food", "un pesce tappato": "fish", "un turno extra": "turn",
    "un tesoro": "treasure", "un polpo": "octopus", "una piovra": "octopus",
}  # fmt: skip
SPREE, TIERED = "scorribanda", "a gradi"  # about the costs of the modes below it
UNDERCITY = "Sottocittà"  # the dungeon into which one ventures only where that is told
PARTNER, PARTNER_OF = "partner", "partner di"
CHAMPION = "battersi per"
OFFERING = "obolo"
HARNESS = "imbrigliare"
CRAFT, SUNBURST = "costruire", "solarizzazione"
# What costs are called by, in words of the rules.
FORAGE, EVIDENCE, BEHOLD, BLIGHT = "foraggiare", "raccogliere prove", "ammirare", "piagare"
BACKUP, CLEAVE = "appoggio", "fendere"  # about what stands below them, and in brackets beside them
KEYWORDS_OF_BOTH = (
    "rinforzare",
    "risveglio",
    "sospendere",
    "incombente",
)  # those that are about a number and a cost: rinforzare 2—{2}{W}

# Keywords that cards print and the texts know, beyond those above.
KEYWORDS_ELSEWHERE = (
    "fusione",
    "conseguenze",
    "assistere", "prototipo", "scorribanda",
)  # fmt: skip

# What a keyword was called on older cards, and what it is called today.
OTHER_NAMES = {"provocazione": "provocare"}

# What somebody or something does, as a trigger and a report say it: of another, and of «you».
DOINGS = {
    "sfruttare": ("sfrutta", "sfrutti"), "profetizzare": ("profetizza", "profetizzi"),
    "sorvegliare": ("sorveglia", "sorvegli"), "esplorare": ("esplora", "esplori"), "stremare": ("strema", "stremi"),
    "complottare": ("complotta", "complotti"),
    "mutare": ("muta", "muti"), "scoprire": ("scopre", "scopri"),
    "manifestare angoscia": ("manifesta angoscia", "manifesti angoscia"),
    "reclutare": ("recluta", "recluti"),
    "dominare il fuoco": ("domina il fuoco", "domini il fuoco"),
    "essere manovrato": ("viene manovrato", "vieni manovrato"),
    "manovrare": ("manovra", "manovri"), "sellare": ("sella", "selli"),
    "evolversi": ("si evolve", "ti evolvi"), "addestrarsi": ("si addestra", "ti addestri"),
    "commettere un crimine": ("commette un crimine", "commetti un crimine"),
    "essere tentato": ("è tentato dall’Anello", "l’Anello ti tenta"),
    "fare un dono": ("fa un dono", "fai un dono"),
    "completare un dungeon": ("completa un dungeon", "completi un dungeon"),
}  # fmt: skip

# Words of the rules that no table above holds: none of them names a kind of creature.
OF_THE_GAME = frozenset(
    """abilità attaccare avversario bersaglio bloccare carta colore combattimento controllare controllore costituzione
    costo danno effetto fase forza giocatore innesco magia mana mazzo partita pedina permanente priorità proprietario
    punti regola rigenerare sacrificare scartare segnalino sottofase stap tap tipo sottotipo turno vita""".split()
)

LEGEND = "Leggenda"  # a kind of creature once, and none any more
KINDS_OF_CREATURES = tuple(
    sorted((CREATURE_TYPES.keys() | KINDS_WITH_A_CAPITAL.keys()) - {*ARTIFACT_TYPES, *ENCHANTMENT_TYPES, LEGEND})
)
# Every kind with all of its forms.
KINDS = {**CREATURE_TYPES, **KINDS_WITH_A_CAPITAL, **OTHER_KINDS_WITH_A_CAPITAL, **LAND_TYPES}

# Subtypes that only cards of certain types have.
SUBTYPES_OF = {
    ("land",): ("Pianura", "Isola", "Palude", "Montagna", "Foresta", "Deserto", "Porta", "Cancello", "Luogo", "Covo"),
    ("artifact",): ("Equipaggiamento", "Fortificazione", "Veicolo", "Marchingegno", "Cibo", "Indizio", "Tesoro"),
    ("enchantment",): (
        "Aura",
        "Saga",
        "Maledizione",
        "Anatema",
        "Santuario",
        "Sacrario",
        "Cartiglio",
        "Runa",
        "Classe",
    ),
    ("instant", "sorcery"): ("Arcano", "Trappola", "Avventura", "Lezione"),
}

ENERGY, POISON = "energia", "veleno"  # counters of players
LOYALTY, DEFENSE = "fedeltà", "difesa"  # counters that the rules themselves speak of
# Those that cards, or people, call otherwise than the rules do.
COUNTERS_CALLED = {"epoca": "età", "lealtà": LOYALTY}

# Kinds of permanents of which texts ask whether mana came from one: of others nobody remembers it.
SOURCES_OF_MANA = ("Tesoro",)
# Tokens that the rules describe, by the names that cards call them.
# Roles, which are tokens too: each is attached to a creature.
ROLES = ("Maledetto", "Mostro", "Reale", "Stregone", "Virtuoso", "Malvagio", "Giovane Eroe")
KNOWN_TOKENS = ("Tesoro", "Cibo", "Oro", "Indizio", "Sangue", "Scheggia", "Mappa", "Junk", "Lander", "Incubator")

# Tokens that keywords and other words of the game make: a case may name them though no text on its board does.
TOKENS_OF_KEYWORDS = ("Incubator",
    "Servomeccanismo", "Guerriero", "Eroe", "Spirito", "Ribelle", "Phyrexian Germe", "Esercito Zombie", "Indizio",
)  # fmt: skip
# Words of texts by which something else comes to bear a name that is there.
WORDS_OF_COPIES = (
    "copia", "copie", "popola", "popolare", "tempesta", "imbalsamare", "eternare", "bis", "miriade", "squadra", "prole",
    "replicare", "cospirare", "danno collaterale", "dimostrare", "cifrare",
)  # fmt: skip

STATUSES = {
    "tapped": ("TAPpata", "TAPpato", "TAPpate", "TAPpati"),
    "untapped": ("STAPpata", "STAPpato", "STAPpate", "STAPpati"),
    "new": (
        "debolezza da evocazione",
        "ha debolezza da evocazione",
        "con debolezza da evocazione",
        "debolezza d'evocazione",
        "appena evocata",
        "appena evocato",
        "appena evocate",
        "appena evocati",
    ),
    "entered this turn": (
        "entrata questo turno",
        "entrato questo turno",
        "entrate questo turno",
        "entrati questo turno",
        "entrata in questo turno",
        "entrato in questo turno",
        "appena entrata",
        "appena entrato",
        "appena entrate",
        "appena entrati",
        "entrata in gioco questo turno",
        "entrato in gioco questo turno",
    ),
    "face down": ("a faccia in giù",),
    "manifested": ("manifestata", "manifestato", "manifestate", "manifestati"),
    "cloaked": ("celata", "celato", "celate", "celati"),
    "transformed": ("trasformata", "trasformato", "trasformate", "trasformati"),
    "flipped": ("capovolta", "capovolto", "capovolte", "capovolti", "ruotata", "ruotato", "ruotate", "ruotati"),
    "renowned": ("rinomata", "rinomato", "rinomate", "rinomati"),
    "monstrous": ("mostruosa", "mostruoso", "mostruose", "mostruosi"),
    "solved": ("risolto",),
    "suspected": ("sospettata", "sospettato", "sospettate", "sospettati"),
    "plotted": ("tramata", "tramato", "tramate", "tramati"),
    "phased out": ("fuori fase",),
    "commander": ("comandante",),
    "attacking": ("attaccante", "attaccanti", "sta attaccando", "che sta attaccando"),
    "blocking": ("bloccante", "bloccanti", "sta bloccando", "che sta bloccando"),
}


def by_word(table: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Every form of a table, in lower case, with the word that the engine uses."""
    return {form.lower(): word for word, forms in table.items() for form in forms}


_STANDING_ALONE = frozenset(KEYWORDS)


def is_keyword(word: str) -> bool:
    """Whether a word is a keyword that stands alone, as a counter may be called."""
    return word in _STANDING_ALONE


def any_at_work(words: Iterable[str]) -> bool:
    """Whether any of these keywords makes something so as long as it is there."""
    return any(word in KEYWORDS_AT_WORK for word in words)


def cycled_for(word: str) -> str:
    """The kind of card that a cycling ability looks for, as the engine calls it; "" for cycling itself.

    `ciclomontagna` looks for a Montagna, `cicloterra base` for a basic land card.
    """
    kind = word.removeprefix(CYCLING)
    if not word.startswith(CYCLING) or not kind:
        return ""
    return "basic" if word == BASIC_LANDCYCLING else _OF_TYPECYCLING.get(kind, "")


_OF_TYPECYCLING = by_word(CREATURE_TYPES) | by_word(LAND_TYPES) | {"tramutante": "Tramutante"}
