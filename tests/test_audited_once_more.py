"""What an audit of cards drawn by chance found wrong in one evening: each construction, and its awkward neighbours.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from boards import EVERY, MODERN, acted, case, holds

from judgekit.editions import system
from judgekit.errors import BadScenario, NotSimulated, NotUnderstood
from judgekit.magic import kinds_listed
from judgekit.magic.language.read import read
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run

TODAY = "cr-2026"

# --- 205.3e: a kind of creature is one that exists ----------------------------------------------------------------

CHOOSES = """
giocatori:
  Anna:
    mano: [Editto: {tipo: Istantaneo, costo: "{0}", testo: "Scegli un tipo di creatura. Guadagni 2 punti vita per ogni permanente che controlli del tipo scelto."}]
    in gioco: [Elmo: {tipo: Artefatto — Equipaggiamento}, Trama: {tipo: Incantesimo — Saga}, Elfo: {tipo: Creatura — Elfo, f/c: 1/1}, Qualcosa: {tipo: Creatura — Zaffiro, f/c: 1/1}]
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("said", ["Equipaggiamento", "Saga", "Aura", "Veicolo", "Sarkhan", "Jace", "Foresta", "Elmo"])
def test_what_is_no_kind_of_creature_is_not_chosen(said: str, edition: str) -> None:
    script = f"Anna lancia Editto\nsi risolve\nAnna sceglie {said}\nAnna sceglie Elfo"
    holds(CHOOSES, script, "azione 3 è illegale\nazione 4 è legale\nAnna ha 22 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("said", ["Zaffiro", "Bradipo", "Tramutante", "Spettro", "Stella Marina", "Time Lord", "Qu"])
def test_what_is_one_is_chosen_be_it_rare(said: str, edition: str) -> None:
    script = f"Anna lancia Editto\nsi risolve\nAnna sceglie {said}"
    life = 22 if said == "Zaffiro" else 20
    holds(CHOOSES, script, f"azione 3 è legale\nAnna ha {life} punti vita", edition)


@pytest.mark.parametrize("said", ["elfo", "Elfi", "Elfa", "Elf"])
def test_a_kind_is_chosen_in_any_of_its_forms(said: str) -> None:
    script = f"Anna lancia Editto\nsi risolve\nAnna sceglie {said}"
    holds(CHOOSES, script, "Anna ha 22 punti vita", TODAY)


def test_of_a_word_that_nobody_knows_nothing_is_said() -> None:
    with pytest.raises(NotSimulated, match="non so se «Arcibarista» è un tipo di creatura"):
        acted(CHOOSES, "Anna lancia Editto\nsi risolve\nAnna sceglie Arcibarista", "Anna ha 20 punti vita", TODAY)


def test_every_kind_of_the_rules_is_one() -> None:
    text = (Path(__file__).parent.parent / "rules/cr-2026/2-parti-della-carta.md").read_text(encoding="utf-8")
    told = text.partition("#### 205.3m.")[2].partition("una parola sola: ")[2].partition("\n")[0].rstrip(".")
    words = [part for one in told.replace(" e Zubera", ", Zubera").split(", ") for part in one.rstrip(")").split(" (")]
    assert len(words) > 400
    assert [
        word for word in words if word.lower() not in kinds_listed.OF_CREATURES - kinds_listed.OF_OTHER_THINGS
    ] == []


# --- 604.3, 208.2a: what says its own size does so in every zone --------------------------------------------------

STARS = """
giocatori:
  Anna:
    in gioco:
      - Mostro: {tipo: Creatura, f/c: 1/1, testo: "{0}, Esilia una carta creatura dal tuo cimitero: Un avversario bersaglio perde punti vita pari alla forza della carta esiliata."}
      - Tana: {tipo: Artefatto, testo: "{0}, Scarta una carta creatura: Un avversario bersaglio perde punti vita pari alla forza della carta scartata."}
      - 3 Foreste
      - Orso: 2/2
    cimitero: [Terrestre: {tipo: Creatura, f/c: "*/3", costo: "{G}", testo: "Mangiacarogne {0}\\nLa forza di Terrestre è pari al numero di terre che controlli."}]
    mano: [Marino: {tipo: Creatura, f/c: "*/*", testo: "La forza e la costituzione di Marino sono pari ciascuna al numero di carte nella tua mano."}, Isola, Isola]
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna attiva Mostro su Bruno esiliando Terrestre", "Bruno ha 17 punti vita"),
        ("Anna attiva Tana su Bruno scartando Marino", "Bruno ha 18 punti vita"),
        ("Anna attiva Terrestre su Orso", "Orso è 5/5\nOrso ha 3 segnalini +1/+1"),
    ],
)
def test_a_star_counts_where_an_effect_asks_for_it_outside_play(script: str, claims: str, edition: str) -> None:
    holds(STARS, f"{script}\nsi risolve", claims, edition)


# --- 608.2d: nobody chooses what cannot be done; 702.143a; 701.12 -------------------------------------------------

MAKES = """
giocatori:
  Anna:
    in gioco: [Pianura]
    mano: [Inventore: {tipo: Creatura, f/c: 1/1, costo: "{W}", testo: "Fabbrica 2."}]
  Bruno: {}
"""


def test_of_fabricate_tokens_are_left_where_the_creature_has_gone() -> None:
    """702.123a, 608.2d: counters cannot be put on what is no longer there, so nobody is asked."""
    gone = "effetto di Bruno: Distruggi una creatura bersaglio. su Inventore\nsi risolve"
    script = f"Anna lancia Inventore\nsi risolve\n{gone}\nsi risolve"
    holds(MAKES, script, "in gioco ci sono 2 pedine Servomeccanismo", TODAY)


def test_of_fabricate_there_is_a_choice_where_the_creature_is_there() -> None:
    script = "Anna lancia Inventore\nsi risolve\nsi risolve\nAnna sceglie «segnalini»"
    holds(MAKES, script, "Inventore è 3/3\nin gioco ci sono 0 pedine Servomeccanismo", TODAY)


def test_what_is_foretold_lies_face_down_until_it_is_cast() -> None:
    board = """
giocatori:
  Anna:
    in gioco: [3 Isole]
    mano: [Guarda: {tipo: Istantaneo, costo: "{3}{U}", testo: "Predire {U}\\nGuadagni 3 punti vita."}]
  Bruno: {}
"""
    script = "Anna predice Guarda\nvai a prima fase principale di Bruno\nvai a prima fase principale di Anna"
    script += "\nAnna lancia Guarda\nsi risolve"
    claims = "dopo azione 1: Guarda è a faccia in giù\nAnna ha 23 punti vita\nGuarda non è a faccia in giù"
    holds(board, script, claims, TODAY)


@pytest.mark.parametrize("edition", MODERN)
def test_what_is_hidden_away_lies_face_down_and_is_played_face_up(edition: str) -> None:
    """702.75a: one card is exiled face down; what plays it plays the card."""
    board = """
giocatori:
  Anna:
    mano: [Sorgente: {tipo: Artefatto, costo: "{0}", testo: "Nascondiglio 2. {T}: Puoi giocare la carta esiliata senza pagare il suo costo di mana."}]
    grimorio: [Foresta, Colosso: {f/c: 7/7, tipo: Creatura artefatto, costo: "{9}"}, Ultima]
  Bruno: {}
"""  # noqa: E501
    script = "Anna lancia Sorgente\nsi risolve\nsi risolve\nAnna sceglie Colosso\nAnna attiva Sorgente\nsi risolve"
    script += "\nAnna sceglie sì\nsi risolve"
    claims = "dopo azione 4: Colosso è a faccia in giù\nColosso è in gioco\nColosso è 7/7"
    holds(board, script, f"{claims}\nColosso non è a faccia in giù", edition)


def test_control_of_a_spell_is_not_exchanged_in_silence() -> None:
    """701.12: where it is not played, that is said, and what hangs on it is not held for done."""
    text = "Ogniqualvolta un avversario lancia una magia, puoi scambiare il controllo di Chimera e di quella magia."
    text += " Se lo fai, puoi scegliere nuovi bersagli per la magia."
    board = f"""
giocatori:
  Anna:
    in gioco: [Chimera: {{tipo: Creatura, f/c: 3/3, testo: "{text}"}}]
  Bruno:
    mano: [Orsetto: {{tipo: Creatura, costo: "{{0}}", f/c: 2/2, parole: lampo}}]
"""
    script = "Bruno lancia Orsetto\nsi risolve\nAnna sceglie sì"
    with pytest.raises(NotSimulated, match="lo scambio del controllo di una magia"):
        acted(board, script, "Bruno controlla Orsetto", TODAY)


# --- 606: a word that fits two loyalty abilities is asked about ----------------------------------------------------

WALKER = """
giocatori:
  Anna:
    in gioco:
      - Saggia: {tipo: Planeswalker — Jace, fedeltà: 5, testo: "+1: Guadagni 1 punto vita.\\n−3: Guadagni 3 punti vita.\\n−9: Guadagni 9 punti vita e peschi una carta."}
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize(("quote", "life"), [("Guadagni 1", 21), ("Guadagni 3", 23), ("−3", 23)])
def test_a_loyalty_ability_is_told_by_words_of_it(quote: str, life: int) -> None:
    script = f"Anna attiva Saggia scegliendo «{quote}»\nsi risolve"
    holds(WALKER, script, f"Anna ha {life} punti vita", TODAY)


def test_words_of_several_loyalty_abilities_are_asked_about() -> None:
    with pytest.raises(Exception, match="ha più abilità"):
        acted(WALKER, "Anna attiva Saggia scegliendo «Guadagni»", "Anna ha 21 punti vita", TODAY)


# --- 702.103d: what lets creature spells be cast lets nothing be cast bestowed --------------------------------------

BESTOWS = """
turno: Bruno
giocatori:
  Anna:
    in gioco:
      - 12 Foreste
      - Orologio: {tipo: Artefatto, testo: "Puoi lanciare magie creatura come se avessero lampo."}
      - Orda: {tipo: Artefatto, testo: "Puoi lanciare magie creatura dalla cima del tuo grimorio."}
      - Elfo: 1/1 verde
    mano: [Ninfa: {tipo: Creatura Incantesimo — Ninfa, costo: "{G}", f/c: 1/1, testo: "Conferire {3}{G}"}]
    grimorio: [Driade: {tipo: Creatura Incantesimo — Ninfa, costo: "{G}", f/c: 1/1, testo: "Conferire {3}{G}"}, Naiade: {tipo: Creatura Incantesimo — Ninfa, costo: "{G}", f/c: 1/1, testo: "Conferire {3}{G}"}]
  Bruno: {}
"""  # noqa: E501


def test_who_may_cast_creature_spells_out_of_time_or_from_elsewhere_casts_none_bestowed() -> None:
    script = """
        prova: Anna lancia Ninfa
        prova: Anna lancia Ninfa con conferire su Elfo
        prova: Anna lancia Driade
        prova: Anna lancia Driade con conferire su Elfo
        vai a prima fase principale di Anna
        prova: Anna lancia Naiade
        prova: Anna lancia Naiade con conferire su Elfo
        prova: Anna lancia Driade con conferire su Elfo
    """
    claims = """
        azione 1 è legale
        azione 2 è illegale
        azione 3 è legale
        azione 4 è illegale
        azione 6 è legale
        azione 7 è illegale
        azione 8 è legale
    """
    holds(BESTOWS, script, claims, TODAY)


@pytest.mark.parametrize("text", ["Puoi lanciare magie incantesimo", "Puoi lanciare magie"])
def test_who_may_cast_what_a_bestowed_card_is_casts_it_bestowed(text: str) -> None:
    board = BESTOWS.replace("Puoi lanciare magie creatura", text)
    script = "prova: Anna lancia Ninfa con conferire su Elfo\nprova: Anna lancia Driade con conferire su Elfo"
    holds(board, script, "azione 1 è legale\nazione 2 è legale", TODAY)


# --- 603.3b: of several triggers of one thing its controller chooses the order, too ----------------------------------

ONE_SOURCE = """
giocatori:
  Anna:
    in gioco:
      - Altare: {tipo: Artefatto, testo: "Quando una creatura muore, guadagni 1 punto vita.\\nQuando una creatura muore, pesca una carta."}
      - Goblin: 1/1 rosso
      - Lupo: 2/2 verde
  Bruno: {}
"""  # noqa: E501
DIES = "effetto di Bruno: Distruggi una creatura bersaglio. su Goblin"
LIFE, CARD = "«Quando una creatura muore, guadagni 1 punto vita»", "«Quando una creatura muore, pesca una carta»"


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(("life", "card"), [("«guadagni»", "«pesca»"), (LIFE, CARD)])
def test_two_triggers_of_one_thing_go_onto_the_stack_as_a_line_says(life: str, card: str, edition: str) -> None:
    for said, gained, drawn in ((f"{life}, {card}", 0, 1), (f"{card}, {life}", 1, 0)):
        script = f"{DIES}\nAnna sceglie {said}\nsi risolve\nfermati"
        holds(ONE_SOURCE, script, f"Anna guadagna {gained} punti vita\nAnna pesca {drawn} carte", edition)


def test_which_order_is_asked_where_it_matters_and_passed_over_where_not() -> None:
    asked = acted(ONE_SOURCE, f"{DIES}\nsi risolve\nfermati", "Anna guadagna 1 punto vita", TODAY)
    assert LIFE in str(asked.missing)
    assert CARD in str(asked.missing)
    holds(ONE_SOURCE, f"{DIES}\nsi risolve\nsi risolve", "Anna guadagna 1 punto vita\nAnna pesca 1 carta", TODAY)


BETRAYED = """
giocatori:
  Anna:
    in gioco: [Ciò: {tipo: Incantesimo, testo: "Ogniqualvolta un avversario sacrifica un permanente non pedina, mettilo sul campo di battaglia sotto il tuo controllo."}]
  Bruno:
    in gioco: [Orso: 2/2, Fiera: {tipo: Artefatto}]
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
def test_of_one_ability_that_triggers_twice_is_told_what_made_it_trigger(edition: str) -> None:
    gives = "effetto di Bruno: Sacrifica due permanenti."
    first = acted(BETRAYED, f"{gives}\nsi risolve\nfermati", "Anna controlla Orso", edition)
    assert "Anna sceglie Orso, Fiera" in str(first.missing) or "Anna sceglie Fiera, Orso" in str(first.missing)
    script = f"{gives}\nAnna sceglie Fiera, Orso\nsi risolve\nfermati"
    holds(BETRAYED, script, "Anna controlla Orso\nFiera è nel cimitero di Bruno", edition)


# --- 608.2h: a spell or ability that has left the stack is copied as it was there -------------------------------------

ECHOES = """
giocatori:
  Anna:
    mano:
      - Crescita: {tipo: Istantaneo, costo: "{G}", testo: "Una creatura bersaglio prende +3/+3 fino alla fine del turno."}
    in gioco:
      - Eco: {tipo: Incantesimo, testo: "TEXT"}
      - Orso: 2/2 verde
      - 4 Foreste
  Bruno: {}
"""  # noqa: E501
COPIES = "Ogniqualvolta lanci una magia istantaneo o stregoneria,"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (f"{COPIES} copia quella magia. Puoi scegliere nuovi bersagli per la copia.", ""),
        (f"{COPIES} puoi copiare quella magia.", "Anna sceglie sì"),
        (f"{COPIES} puoi pagare {{3}}. Se lo fai, copia quella magia.", "Anna paga {3}"),
    ],
)
@pytest.mark.parametrize("gone", ["Neutralizza", "Esilia", "Fai tornare in mano al suo proprietario"])
def test_a_spell_that_has_left_the_stack_is_copied_all_the_same(
    text: str, answer: str, gone: str, edition: str
) -> None:
    away = f"effetto di Bruno: {gone} una magia bersaglio. su Crescita"
    script = "\n".join(line for line in ("Anna lancia Crescita su Orso", away, "si risolve", answer) if line)
    holds(ECHOES.replace("TEXT", text), f"{script}\nsi risolve", "Orso è 5/5", edition)


# --- 303.4i, 301.5e: what a text attaches to something that is there no more ------------------------------------------

WEAVES = """
giocatori:
  Anna:
    in gioco: [Orso: 2/2 verde, Tessitore: {tipo: Creatura, f/c: 4/4, testo: "{0}: Puoi passare in rassegna il tuo grimorio per una carta Aura e metterla sul campo di battaglia assegnata a Tessitore, poi rimescola il tuo grimorio.\\n{0}: Puoi passare in rassegna il tuo grimorio per una carta Equipaggiamento, metterla sul campo di battaglia assegnata a Tessitore, poi rimescola il tuo grimorio."}]
    grimorio: [Manto: {tipo: Incantesimo — Aura, testo: "Incanta creatura"}, Lama: {tipo: Artefatto — Equipaggiamento, testo: "Equipaggiare {1}"}]
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("sort", "card", "gone", "claim"),
    [
        ("Aura", "Manto", False, "Manto è assegnata a Tessitore"),
        ("Aura", "Manto", True, "Manto è nel grimorio di Anna\nOrso è 2/2"),
        ("Equipaggiamento", "Lama", False, "Lama è assegnata a Tessitore"),
        ("Equipaggiamento", "Lama", True, "Lama è in gioco\nLama è staccata"),
    ],
)
def test_what_is_to_be_attached_to_what_has_gone(sort: str, card: str, gone: bool, claim: str, edition: str) -> None:
    dies = "effetto di Bruno: Distruggi una creatura bersaglio. su Tessitore\n" if gone else ""
    script = f"Anna attiva Tessitore scegliendo «carta {sort}»\n{dies}si risolve\nAnna sceglie sì\nAnna sceglie {card}"
    holds(WEAVES, script, claim, edition)


# --- names that end like a description --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Sfera del Comandante", "Crescita Mostruosa", "Punire i Mostruosi", "Armaiolo Rinomato", "Pedina di Rogo"]
)
def test_a_word_in_capitals_is_part_of_a_name(name: str) -> None:
    board = f"""
giocatori:
  Anna:
    in gioco: [{name}: {{tipo: Artefatto, testo: "{{T}}: Pesca una carta.", stato: STAPpata}}, Orso: 2/2 verde]
  Bruno: {{}}
"""
    holds(board, f"Anna attiva {name}\nsi risolve", f"Anna pesca 1 carta\n{name} è un artefatto", TODAY)


# --- 732.1, 111.4: what an illegal action leaves behind; 500.7: whose turn comes after a further one ------------------

MAKES_GOBLINS = """
giocatori:
  Anna:
    in gioco: [Vaso: {tipo: Artefatto, testo: "{T}: Crea una pedina creatura Goblin 1/1 rossa."}]
  Bruno: {}
"""


@pytest.mark.parametrize("edition", EVERY)
def test_a_token_is_called_as_ever_where_an_illegal_activation_came_before(edition: str) -> None:
    script = "Anna attiva Vaso\nprova: Anna attiva Vaso\nsi risolve"
    holds(MAKES_GOBLINS, script, "azione 2 è illegale\nGoblin è 1/1\nin gioco ci sono 1 pedine Goblin", edition)


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("whose", "seats", "order"),
    [
        ("Bruno", "Anna Bruno", "Bruno Bruno Anna Bruno"),
        ("Anna", "Anna Bruno", "Anna Bruno Anna Bruno"),
        ("Carla", "Anna Bruno Carla", "Carla Bruno Carla Anna"),
        ("Bruno", "Anna Bruno Carla", "Bruno Bruno Carla Anna"),
    ],
)
def test_the_turns_go_on_after_a_further_one_as_if_there_had_been_none(
    whose: str, seats: str, order: str, edition: str
) -> None:
    board = "turno: Anna\ngiocatori:\n" + "".join(f"  {one}: {{}}\n" for one in seats.split())
    lines = [f"effetto di {whose}: Gioca un altro turno dopo questo."]
    lines += [f"vai a mantenimento\nvai a sottofase finale di {one}" for one in order.split()]
    script = "\n".join(line for line in lines)
    upkeeps = "\n".join(f"dopo azione {2 * n}: è il turno di {one}" for n, one in enumerate(order.split(), 1))
    holds(board, script, upkeeps, edition)


# --- 702.33g, 601.2c: «invece» with a target of its own ---------------------------------------------------------------

THIRST = """
giocatori:
  Anna:
    mano: [Sete: {tipo: Istantaneo, costo: "{G}", testo: "Potenziamento {1}\\nTEXT"}]
    in gioco: [2 Foreste]
  Bruno:
    in gioco: [Colosso: {tipo: Creatura, f/c: 6/6, costo: "{6}"}, Topo: {tipo: Creatura, f/c: 1/1, costo: "{1}"}]
"""
SMALL = "Distruggi una creatura bersaglio con costo di mana convertito pari o inferiore a 2. Se questa magia è stata potenziata, distruggi invece una creatura bersaglio."  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "claims"),
    [
        ("Anna lancia Sete con potenziamento su Colosso", "azione 1 è legale\nColosso è distrutta\nTopo è in gioco"),
        ("Anna lancia Sete su Topo", "azione 1 è legale\nTopo è distrutta\nColosso è in gioco"),
        ("prova: Anna lancia Sete su Colosso", "azione 1 è illegale\nColosso è in gioco"),
        (
            "Anna lancia Sete con potenziamento su Colosso\neffetto di Bruno: Esilia una creatura bersaglio. su Colosso",  # noqa: E501
            "Sete non si risolve\nTopo è in gioco\nColosso è in esilio",
        ),
    ],
)
def test_a_kicked_spell_has_the_targets_of_what_it_does_then_alone(script: str, claims: str, edition: str) -> None:
    holds(THIRST.replace("TEXT", SMALL), f"{script}\nsi risolve", claims, edition)


# --- 117.4: passes in succession, with no action in between; 111.3: what a token has is its text ----------------------

TURNS_UP = """
giocatori:
  Anna:
    mano: [Scossa: {tipo: Istantaneo, costo: "{R}", testo: "Infligge 2 danni a un giocatore bersaglio."}]
    in gioco: [Montagna]
  Bruno:
    in gioco: [Bestia: {tipo: Creatura, f/c: 1/4, costo: "{1}{B}", testo: "Metamorfosi {1}{B}", stato: a faccia in giù}, 3 Paludi]
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("deed", ["Bruno gira a faccia in su Bestia", "Bruno attiva Palude 3"])
def test_who_acts_without_the_stack_passes_and_the_active_player_may_act(deed: str, edition: str) -> None:
    script = f"{deed}\nAnna lancia Scossa su Bruno\nsi risolve"
    holds(TURNS_UP, script, "azione 1 è legale\nazione 2 è legale\nBruno ha 18 punti vita", edition)


@pytest.mark.parametrize("edition", MODERN)
def test_a_step_does_not_end_right_after_what_somebody_does_without_the_stack(edition: str) -> None:
    script = "Anna passa\nBruno gira a faccia in su Bestia\nBruno passa\nfermati"
    holds(TURNS_UP, script, "è la prima fase principale di Anna", edition)


SPAWNS = """
giocatori:
  Anna:
    mano: [Editto: {tipo: Stregoneria, costo: "{0}", testo: "Metti sul campo di battaglia HOW"}]
    in gioco: [Isola]
  Bruno:
    in gioco: [Umile: {tipo: Incantesimo, testo: "Le pedine creatura perdono tutte le abilità."}]
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    "how",
    [
        "una pedina creatura Goblin 1/1 rossa. Ha volare.",
        "una pedina creatura Goblin 1/1 rossa. Quella pedina ha volare.",
        "due pedine creatura Goblin 1/1 rosse. Hanno volare.",
        "una pedina creatura Goblin 1/1 rossa con volare.",
    ],
)
def test_what_a_token_has_is_its_text(how: str, edition: str) -> None:
    copy = "effetto di Anna: Crea una pedina che è una copia di una creatura bersaglio. su Goblin"
    two = "due" in how
    script = f"Anna lancia Editto\nsi risolve\n{copy}{' 1' if two else ''}"
    board = SPAWNS.replace("HOW", how)
    holds(board, script, f"Goblin {3 if two else 2} non ha volare", edition)
    free = board.replace("Le pedine creatura perdono tutte le abilità.", "Le creature non possono bloccare.")
    holds(free, script, f"Goblin {3 if two else 2} ha volare", edition)


# --- 608.2b: what an illegal target was to do is not done ------------------------------------------------------------

SHUFFLES = """
giocatori:
  Anna:
    mano: [Editto: {tipo: Stregoneria, costo: "{0}", testo: "Un giocatore bersaglio rimescola nel suo grimorio un qualsiasi numero di carte bersaglio dal suo cimitero."}]
  Bruno:
    grimorio: [Palude]
    cimitero: [Montagna]
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("answer", "zone"), [("Hai anti-malocchio fino alla fine del turno.", "nel cimitero"), ("", "nel grimorio")]
)
def test_who_is_no_legal_target_any_more_shuffles_nothing(answer: str, zone: str, edition: str) -> None:
    script = f"Anna lancia Editto su Bruno, Montagna\n{f'effetto di Bruno: {answer}' if answer else 'fermati'}"
    script = script.removesuffix("\nfermati") + "\nsi risolve"
    holds(SHUFFLES, script, f"Montagna è {zone} di Bruno", edition)


# --- «in ordine casuale»: nobody chooses the order, the seed decides --------------------------------------------------

GLIMPSE = """
giocatori:
  Anna:
    mano: [Barlume: {tipo: Stregoneria, costo: "{0}", testo: "Guarda le prime quattro carte del tuo grimorio. Aggiungine una alla tua mano e metti le altre in fondo al tuo grimorio in ordine casuale."}]
    grimorio: [Aia: 1/1, Baia: 1/1, Cala: 1/1, Duna: 1/1, Erta: 1/1]
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
def test_the_rest_goes_to_the_bottom_in_an_order_that_the_seed_decides(edition: str) -> None:
    script = "Anna lancia Barlume\nsi risolve\nAnna sceglie Aia"
    head, _, body = case(
        GLIMPSE, script, "Erta è in cima al grimorio\nDuna è in fondo al grimorio", (edition,)
    ).partition("\n")
    last = []
    for seed in range(6):
        told = f"{head}\nseme: {seed}\n{body}"
        done = run(read_markdown(told, "caso.md"), system(edition))
        assert done.held[0].so
        last.append(done.held[1].so)
    assert set(last) == {True, False}


# --- 602.2: of abilities that are the same, from two sources, one is activated ----------------------------------------

TWINS = """
giocatori:
  Anna:
    in gioco:
      - Orso: {tipo: Creatura, f/c: 2/2, testo: "{1}: Guadagni 1 punto vita."}
      - Aura: {tipo: Incantesimo — Aura, testo: "Incanta creatura. La creatura incantata ha \\"{1}: Guadagni 1 punto vita\\".", assegnata a: Orso}
      - 2 Isole
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize("said", ["", " scegliendo «Guadagni»", " scegliendo «{1}: Guadagni 1 punto vita»"])
def test_of_two_abilities_that_say_the_same_either_is_meant(said: str, edition: str) -> None:
    holds(
        TWINS,
        f"Anna attiva Orso{said}\nAnna attiva Orso{said}\nsi risolve\nsi risolve",
        "Anna ha 22 punti vita",
        edition,
    )


# --- what is told of a claim that something has not happened, and it has ----------------------------------------------

STRIKES = """
giocatori:
  Anna:
    mano: [Colpo: {tipo: Istantaneo, costo: "{0}", testo: "Distruggi una creatura bersaglio."}]
    in gioco: [Orso: 2/2]
  Bruno: {}
"""


@pytest.mark.parametrize(
    ("claim", "found"),
    [
        ("Colpo non si risolve", "si è risolta"),
        ("Colpo è neutralizzata", "non è neutralizzata"),
        ("Orso non va nel cimitero", "è nel cimitero di Anna"),
        ("Orso non muore", "è andata dal gioco al cimitero"),
    ],
)
def test_a_false_claim_is_told_what_has_happened(claim: str, found: str) -> None:
    done = acted(STRIKES, "Anna lancia Colpo su Orso\nsi risolve", claim, TODAY)
    assert [(held.so, held.found) for held in done.held] == [(False, found)]


# --- 702.103f: a bestowed Aura on the board --------------------------------------------------------------------------

BESTOWED = """
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2 verde
      - Ninfa: {tipo: Creatura Incantesimo — Ninfa, costo: "{G}", f/c: 3/3, testo: "Conferire {3}{G}. La creatura incantata prende +3/+3.", assegnata a: Orso}
      - Driade: {tipo: Creatura Incantesimo — Ninfa, costo: "{G}", f/c: 1/1, testo: "Conferire {3}{G}. La creatura incantata prende +1/+1."}
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
def test_what_may_be_bestowed_and_is_on_something_was_and_is_an_aura_till_that_leaves(edition: str) -> None:
    script = "effetto di Bruno: Distruggi una creatura bersaglio. su Orso\neffetto di Bruno: Pesca una carta."
    claims = """
        prima dell’azione 1: Orso è 5/5
        prima dell’azione 1: Ninfa non è una creatura
        prima dell’azione 1: Ninfa è assegnata a Orso
        prima dell’azione 1: Driade è una creatura
        Orso è nel cimitero di Anna
        Ninfa è una creatura
        Ninfa è 3/3
        Ninfa è staccata
    """
    holds(BESTOWED, script, claims, edition)


# --- what is said of spells by what they target is not said of who casts them -----------------------------------------

DEARER = """
giocatori:
  Anna:
    in gioco: [Guardia: {tipo: Creatura, f/c: 2/2, testo: "Le magie lanciate dai tuoi avversari che bersagliano questa creatura costano {2} in più per essere lanciate."}, Orso: 2/2]
  Bruno:
    mano: [Colpo: {tipo: Istantaneo, costo: "{B}", testo: "Distruggi una creatura bersaglio."}]
    in gioco: [Palude]
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
def test_spells_that_target_something_else_cost_no_more(edition: str) -> None:
    script = "prova: Bruno lancia Colpo su Guardia\nprova: Bruno lancia Colpo su Orso"
    holds(DEARER, script, "azione 1 è illegale\nazione 2 è legale", edition)


@pytest.mark.parametrize(
    "text",
    [
        "Le magie che bersagliano te o un permanente che controlli costano {2} in più per essere lanciate.",
        "Ogniqualvolta un avversario lancia una magia che bersaglia te o una creatura che controlli, pesca una carta.",
        "Le terre controllate dai tuoi avversari con il nome scelto perdono tutte le abilità.",
    ],
)
def test_what_would_be_half_read_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text, "")


# --- 702.29e, 602.2: of several abilities the one is activated that is announced, whoever has priority ---------------

TWO_CYCLES = """
giocatori:
  Anna:
    mano: [Bestia: {tipo: Creatura — Bestia, costo: "{4}{W}{U}", f/c: 3/6, testo: "Difensore\\nCiclopianura {2}, cicloisola {2} ({2}, Scarta questa carta: Passa in rassegna il tuo grimorio per una carta Pianura o una carta Isola, rivelala e aggiungila alla tua mano. Poi rimescola il tuo grimorio.)"}]
    in gioco: [2 Paludi]
    grimorio: [Pianura, Isola]
  Bruno: {}
"""  # noqa: E501


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("word", "found"), [("cicloisola", "Isola"), ("ciclopianura", "Pianura")])
@pytest.mark.parametrize("first", ["", "vai a prima fase principale di Bruno\n"])
def test_a_keyword_tells_which_ability_is_activated(first: str, word: str, found: str, edition: str) -> None:
    script = f"{first}Anna attiva Bestia scegliendo «{word}»\nsi risolve"
    holds(TWO_CYCLES, script, f"{found} è nella mano di Anna", edition)


@pytest.mark.parametrize("first", ["", "vai a prima fase principale di Bruno\n"])
def test_which_of_two_is_meant_is_asked_in_the_turn_of_another_too(first: str) -> None:
    with pytest.raises(BadScenario, match="ha più abilità"):
        acted(TWO_CYCLES, f"{first}Anna attiva Bestia\nsi risolve", "Anna ha 20 punti vita", TODAY)
