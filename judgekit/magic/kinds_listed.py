"""Subtypes as the rules list them, for who chooses a kind of creature: those that are one, and those that are none."""

from __future__ import annotations

from judgekit.magic import vocabulary


def _listed(told: str) -> frozenset[str]:
    return frozenset(one.strip().lower() for one in told.replace("\n", " ").split(","))


# The kinds of creatures as the rules write them (of either date), and words for some of them that no other table has.
_IN_THE_RULES = """
Advisor, Aetherborn, Alien, Ally, Angel, Antelope, Ape, Archer, Archon, Armadillo, Army, Artificer, Assassin,
Assembly-Worker, Astartes, Atog, Aurochs, Avatar, Azra, Badger, Balloon, Barbarian, Bard, Basilisk, Bat, Bear,
Beast, Beaver, Beeble, Beholder, Berserker, Bird, Bison, Blinkmoth, Boar, Bringer, Brushwagg, Camarid, Camel,
Capybara, Caribou, Carrier, Cat, Centaur, Cephalid, Child, Chimera, Citizen, Cleric, Clown, Cockatrice, Construct,
Coward, Coyote, Crab, Crocodile, Custodes, Cyberman, Cyclops, C’tan, Dalek, Dauthi, Demigod, Demon, Deserter,
Detective, Devil, Dinosaur, Djinn, Doctor, Dog, Dragon, Drake, Dreadnought, Drix, Drone, Druid, Dryad, Dwarf,
Echidna, Efreet, Egg, Elder, Eldrazi, Elemental, Elephant, Elf, Elk, Employee, Eye, Faerie, Ferret, Fish,
Flagbearer, Fox, Fractal, Frog, Fungus, Gamer, Gargoyle, Germ, Giant, Gith, Glimmer, Gnoll, Gnome, Goat, Goblin,
God, Golem, Gorgon, Graveborn, Gremlin, Griffin, Guest, Hag, Halfling, Hamster, Harpy, Hedgehog, Hellion, Hero,
Hippo, Hippogriff, Homarid, Homunculus, Horror, Horse, Hound, Human, Hydra, Hyena, Illusion, Imp, Incarnation,
Inkling, Inquisitor, Insect, Jackal, Jellyfish, Juggernaut, Kangaroo, Kavu, Kirin, Kithkin, Knight, Kobold, Kor,
Kraken, Lamia, Lammasu, Leech, Lemur, Leviathan, Lhurgoyf, Licid, Lizard, Llama, Lobster, Manticore, Masticore,
Mercenary, Merfolk, Metathran, Minion, Minotaur, Mite, Mole, Monger, Mongoose, Monk, Monkey, Moogle, Moonfolk,
Mount, Mouse, Mutant, Myr, Mystic, Naga, Nautilus, Necron, Nephilim, Nightmare, Nightstalker, Ninja, Noble, Noggle,
Nomad, Nymph, Octopus, Ogre, Ooze, Orb, Orc, Orgg, Otter, Ouphe, Ox, Oyster, Pangolin, Peasant, Pegasus, Pentavite,
Performer, Pest, Phelddagrif, Phoenix, Phyrexian, Pilot, Pincher, Pirate, Plant, Platypus, Porcupine, Possum,
Praetor, Primarch, Prism, Processor, Qu, Rabbit, Raccoon, Ranger, Rat, Rebel, Reflection, Rhino, Rigger, Robot,
Rogue, Sable, Salamander, Samurai, Sand, Saproling, Satyr, Scarecrow, Scientist, Scion, Scorpion, Scout, Sculpture,
Seal, Serf, Serpent, Servo, Shade, Shaman, Shapeshifter, Shark, Sheep, Siren, Skeleton, Skunk, Slith, Sliver, Sloth,
Slug, Snail, Snake, Soldier, Soltari, Sorcerer, Spawn, Specter, Spellshaper, Sphinx, Spider, Spike, Spirit,
Splinter, Sponge, Squid, Squirrel, Starfish, Surrakar, Survivor, Symbiote, Synth, Tentacle, Tetravite, Thalakos,
Thopter, Thrull, Tiefling, Toy, Treefolk, Trilobite, Triskelavite, Troll, Turtle, Tyranid, Unicorn, Vampire,
Varmint, Vedalken, Viashino, Villain, Volver, Wall, Walrus, Warlock, Warrior, Weasel, Weird, Werewolf, Whale,
Wizard, Wolf, Wolverine, Wombat, Worm, Wraith, Wurm, Yeti, Zombie, Zubera
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
OF_CREATURES = (_listed(_IN_THE_RULES) | _listed(_BESIDES)) | {
    form.lower() for kind in vocabulary.KINDS_OF_CREATURES for form in (kind, *vocabulary.KINDS[kind])
}
