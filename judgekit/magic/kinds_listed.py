"""Subtypes as the rules list them, for who chooses a kind of creature: those that are one, and those that are none."""

from __future__ import annotations

from judgekit.magic import vocabulary


def _listed(told: str) -> frozenset[str]:
    return frozenset(one.strip().lower() for one in told.replace("\n", " ").split(","))


# The kinds of creatures as the rules write them (of either date), some with their Italian word, as the texts tell it;
# and words for some of them that no other table has.
_IN_THE_RULES = """
Advisor=Consigliere, Aetherborn=Eteride, Alien, Ally=Alleato, Angel=Angelo, Antelope=Antilope, Ape=Scimpanzé,
Archer=Arciere, Archon=Arconte, Armadillo, Army=Esercito, Artificer=Artefice, Assassin=Assassino,
Assembly-Worker=Addetto-al-Montaggio, Astartes, Atog, Aurochs, Avatar, Azra, Badger=Tasso, Balloon,
Barbarian=Barbaro, Bard=Bardo, Basilisk=Basilisco, Bat=Pipistrello, Bear=Orso, Beast=Bestia, Beaver, Beeble,
Beholder, Berserker, Bird=Uccello, Bison, Blinkmoth, Boar=Cinghiale, Bringer=Portatore, Brushwagg=Burlarbusto,
Camarid, Camel=Cammello, Capybara, Caribou, Carrier, Cat=Felino, Centaur=Centauro, Cephalid, Child, Chimera,
Citizen=Cittadino, Cleric=Chierico, Clown, Cockatrice=Coccatrice, Construct=Costrutto, Coward=Vigliacco, Coyote,
Crab=Granchio, Crocodile=Coccodrillo, Custodes, Cyberman, Cyclops=Ciclope, C’tan, Dalek, Dauthi, Demigod=Semidio,
Demon=Demone, Deserter, Detective, Devil=Diavolo, Dinosaur=Dinosauro, Djinn=Genio, Doctor, Dog=Canide, Dragon=Drago,
Drake=Draghetto, Dreadnought, Drix, Drone=Parassita, Druid=Druido, Dryad=Driade, Dwarf=Nano, Echidna, Efreet,
Egg=Uovo, Elder=Antico, Eldrazi, Elemental=Elementale, Elephant=Elefante, Elf=Elfo, Elk=Alce, Employee, Eye=Occhio,
Faerie=Spiritello, Ferret, Fish=Pesce, Flagbearer, Fox=Volpe, Fractal=Frattale, Frog=Rana, Fungus, Gamer, Gargoyle,
Germ, Giant=Gigante, Gith, Glimmer, Gnoll, Gnome=Gnomo, Goat=Capra, Goblin, God=Dio, Golem, Gorgon=Gorgone,
Graveborn, Gremlin, Griffin=Grifone, Guest, Hag=Strega, Halfling, Hamster=Criceto, Harpy=Arpia, Hedgehog,
Hellion=Infernale, Hero, Hippo=Ippopotamo, Hippogriff=Ippogrifo, Homarid, Homunculus=Omuncolo, Horror=Orrore,
Horse=Cavallo, Hound, Human=Umano, Hydra=Idra, Hyena=Iena, Illusion=Illusione, Imp, Incarnation=Incarnazione,
Inkling, Inquisitor, Insect=Insetto, Jackal=Sciacallo, Jellyfish=Medusa, Juggernaut, Kangaroo, Kavu, Kirin, Kithkin,
Knight=Cavaliere, Kobold=Coboldo, Kor, Kraken, Lamia, Lammasu, Leech=Sanguisuga, Lemur, Leviathan=Leviatano,
Lhurgoyf, Licid, Lizard=Lucertola, Llama, Lobster, Manticore=Manticora, Masticore=Masticora, Mercenary=Mercenario,
Merfolk=Tritone, Metathran, Minion=Servitore, Minotaur=Minotauro, Mite, Mole=Talpa, Monger, Mongoose=Mangusta,
Monk=Monaco, Monkey=Scimmia, Moogle, Moonfolk=Lunantropo, Mount, Mouse=Topo, Mutant=Mutante, Myr, Mystic=Mistico,
Naga, Nautilus, Necron, Nephilim, Nightmare=Incubo, Nightstalker, Ninja, Noble=Nobile, Noggle, Nomad=Nomade,
Nymph=Ninfa, Octopus=Piovra, Ogre, Ooze=Melma, Orb, Orc=Orco, Orgg, Otter=Lontra, Ouphe, Ox=Bue, Oyster=Ostrica,
Pangolin, Peasant=Popolano, Pegasus=Pegaso, Pentavite, Performer, Pest=Peste, Phelddagrif, Phoenix=Fenice,
Phyrexian=Phyrexiano, Pilot=Pilota, Pincher, Pirate=Pirata, Plant=Pianta, Platypus, Porcupine, Possum,
Praetor=Pretore, Primarch, Prism, Processor=Metabolizzatore, Qu, Rabbit=Coniglio, Raccoon, Ranger, Rat=Ratto,
Rebel=Ribelle, Reflection=Riflesso, Rhino=Rinoceronte, Rigger=Assemblatore, Robot, Rogue=Farabutto, Sable,
Salamander=Salamandra, Samurai, Sand, Saproling=Saprolingio, Satyr=Satiro, Scarecrow=Spaventapasseri, Scientist,
Scion, Scorpion=Scorpione, Scout=Esploratore, Sculpture, Seal, Serf, Serpent=Serpe, Servo, Shade=Ombra,
Shaman=Sciamano, Shapeshifter=Polimorfo, Shark=Squalo, Sheep=Pecora, Siren=Sirena, Skeleton=Scheletro, Skunk, Slith,
Sliver=Tramutante, Sloth, Slug=Lumaca, Snail, Snake=Serpente, Soldier=Soldato, Soltari, Sorcerer, Spawn,
Specter=Spettro, Spellshaper=Mutamagia, Sphinx=Sfinge, Spider=Ragno, Spike=Pungiglione, Spirit=Spirito, Splinter,
Sponge=Spugna, Squid=Calamaro, Squirrel=Scoiattolo, Starfish=Stella Marina, Surrakar, Survivor, Symbiote, Synth,
Tentacle, Tetravite, Thalakos, Thopter=Tottero, Thrull, Tiefling, Toy, Treefolk=Silvantropo, Trilobite,
Triskelavite, Troll, Turtle=Tartaruga, Tyranid, Unicorn=Unicorno, Vampire=Vampiro, Varmint, Vedalken, Viashino,
Villain, Volver=Volvero, Wall=Muro, Walrus, Warlock, Warrior=Guerriero, Weasel, Weird=Bizzarria, Werewolf=Mannaro,
Whale=Balena, Wizard=Mago, Wolf=Lupo, Wolverine, Wombat, Worm=Verme, Wraith=Necrospettro, Wurm, Yeti, Zombie, Zubera
"""
_BESIDES = """
Acaro, Anguilla, Aragosta, Artista, Bambino, Barlume, Bradipo, Canguro, Dipendente, Istrice, Lama, Moffetta,
Monster, Mostro, Nekrataal, Opossum, Ornitorinco, Ospite, Porcospino, Riccio, Sage, Signore del Tempo, Stella
Marina, Time Lord
"""
_OF_PLANESWALKERS = """
Ajani, Aminatou, Angrath, Arlinn, Ashiok, Bahamut, Basri, Bolas, Calix, Chandra, Comet, Dack, Dakkon, Daretti,
Davriel, Dihada, Domri, Dovin, Ellywick, Elminster, Elspeth, Estrid, Freyalise, Garruk, Gideon, Grist, Guff, Huatli,
Jace, Jared, Jaya, Jeska, Kaito, Karn, Kasmina, Kaya, Kiora, Koth, Liliana, Lolth, Lukka, Minsc, Mordenkainen,
Nahiri, Narset, Niko, Nissa, Nixilis, Oko, Quintorius, Ral, Rowan, Saheeli, Samut, Sarkhan, Serra, Sivitri, Sorin,
Szat, Tamiyo, Tasha, Teferi, Teyo, Tezzeret, Tibalt, Tyvar, Ugin, Urza, Venser, Vivien, Vraska, Vronos, Will,
Windgrace, Wrenn, Xenagos, Yanggu, Yanling, Zariel
"""

OF_OTHER_THINGS = _listed(_OF_PLANESWALKERS) | {
    form.lower()
    for kinds in (
        vocabulary.ARTIFACT_TYPES,
        vocabulary.ENCHANTMENT_TYPES,
        (*vocabulary.OTHER_KINDS_WITH_A_CAPITAL, *vocabulary.LAND_TYPES),
        *vocabulary.SUBTYPES_OF.values(),
    )
    for kind in kinds
    for form in (kind, *vocabulary.KINDS.get(kind, ()))
}
_TOLD = {one.partition("=")[0]: one.partition("=")[2] for one in _listed(_IN_THE_RULES)}
IN_ITALIAN = {english: word for english, word in _TOLD.items() if word}
OF_CREATURES = (_TOLD.keys() | _listed(_BESIDES) | {*IN_ITALIAN.values()}) | {
    form.lower() for kind in vocabulary.KINDS_OF_CREATURES for form in (kind, *vocabulary.KINDS[kind])
}
_FORMS = vocabulary.by_word({kind: vocabulary.KINDS[kind] for kind in vocabulary.KINDS_OF_CREATURES})


def called(said: str, borne: frozenset[str]) -> str:
    """A kind of creature as the things of a board bear it: as it is said, if any does, else in the form for all."""
    word = said[:1].upper() + said[1:]
    if word in borne:
        return word
    low = said.lower()
    return _FORMS.get(low) or _FORMS.get(IN_ITALIAN.get(low, "")) or word
