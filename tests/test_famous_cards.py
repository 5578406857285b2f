"""Boards of words that famous cards say, on cards of other names; what comes about was written from the rules."""

from __future__ import annotations

import pytest
from boards import MODERN, holds

# --- legends, counters ------------------------------------------------------------------------------------------------

LEGENDS = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Re: {{tipo: Creatura Leggendaria, costo: "{{0}}", f/c: 2/2}}
    in gioco:
      - Specchio: {{tipo: Artefatto, testo: "{text}"}}
      - Re: {{tipo: Creatura Leggendaria, f/c: 2/2}}
  Bruno:
    mano:
      - Duca: {{tipo: Creatura Leggendaria, costo: "{{0}}", f/c: 3/3, parole: [lampo]}}
    in gioco:
      - Duca: {{tipo: Creatura Leggendaria, f/c: 3/3}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "bruno"),
    [
        ('La \\"regola leggendaria\\" non si applica.', ""),
        ('La \\"regola leggendaria\\" non si applica ai permanenti che controlli.', "Bruno sceglie Duca 1"),
    ],
)
def test_the_legend_rule_spares_what_a_text_says(text: str, bruno: str, edition: str) -> None:
    script = f"Anna lancia Re 1\nsi risolve\nAnna passa\nBruno lancia Duca 1\nsi risolve\n{bruno}"
    there = "" if bruno else "non "
    claims = f"Re 1 è in gioco\nRe 2 è in gioco\nDuca 2 {there}è nel cimitero di Bruno"
    holds(LEGENDS.format(text=text), script.strip(), claims, edition)


QUIET = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Silenzio: {{tipo: Incantesimo, testo: "{text}"}}
      - Orso: 2/2
    mano:
      - Dono: {{tipo: Istantaneo, costo: "{{0}}", testo: "{spell}"}}
  Bruno:
    in gioco:
      - Vipera: {{f/c: 3/3, parole: [infettare]}}
      - Elfo: 1/1
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "spell", "aims", "claims"),
    [
        ("I giocatori non possono ottenere segnalini.", "Metti un segnalino +1/+1 su una creatura bersaglio.", "Elfo",
         "Elfo è 2/2"),
        ("Le creature che controlli non possono avere segnalini -1/-1 messi su di esse.",
         "Metti un segnalino -1/-1 su una creatura bersaglio.", "Orso", "Orso è 2/2"),
        ("Le creature che controlli non possono avere segnalini -1/-1 messi su di esse.",
         "Metti un segnalino +1/+1 su una creatura bersaglio.", "Orso", "Orso è 3/3"),
        ("Nessun segnalino può essere messo su artefatti, creature, incantesimi o terre.",
         "Metti due segnalini +1/+1 su una creatura bersaglio.", "Elfo", "Elfo è 1/1"),
    ],
)  # fmt: skip
def test_no_such_counter_is_put_there(text: str, spell: str, aims: str, claims: str, edition: str) -> None:
    holds(QUIET.format(text=text, spell=spell), f"Anna lancia Dono su {aims}\nsi risolve", claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_players_who_get_no_counters_are_not_poisoned(edition: str) -> None:
    board = QUIET.format(text="Non puoi ottenere segnalini.", spell="Pesca una carta.").replace(
        "turno: Anna", "turno: Bruno"
    )
    script = "Bruno attacca con Vipera\nAnna non blocca\ndanno"
    holds(board, script, "Anna ha 20 punti vita\nAnna ha 0 segnalini veleno", edition)


# --- what spells cost, where they come from, what cannot be countered -------------------------------------------------

AT_LEAST_THREE = (
    "Fintanto che la Sfera è STAPpata, ogni magia che costerebbe meno di tre mana per essere lanciata "
    "costa tre mana per essere lanciata."
)
COSTLY = """
turno: Bruno
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Sfera: {{tipo: Artefatto, stato: "{state}", testo: "{text}"}}
  Bruno:
    mano:
      - Dardo: {{tipo: Istantaneo, costo: "{{R}}", testo: Infligge 1 danno a un giocatore bersaglio.}}
      - Gigante: {{tipo: Creatura — Gigante, costo: "{{4}}", f/c: 5/5}}
    in gioco:
      - {lands} Montagne
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("state", "lands", "line", "verdict"),
    [
        ("STAPpata", 3, "Bruno lancia Dardo su Anna pagando con Montagna 1, Montagna 2, Montagna 3", "legale"),
        ("STAPpata", 2, "Bruno lancia Gigante", "illegale"),
        ("STAPpata", 1, "Bruno lancia Dardo su Anna", "illegale"),
        ("TAPpata", 1, "Bruno lancia Dardo su Anna", "legale"),
        ("STAPpata", 4, "Bruno lancia Gigante", "legale"),
    ],
)
def test_what_would_cost_less_costs_three(state: str, lands: int, line: str, verdict: str, edition: str) -> None:
    board = COSTLY.format(state=state, lands=lands, text=AT_LEAST_THREE).replace("- 1 Montagne", "- Montagna")
    holds(board, f"{line}\nfermati", f"azione 1 è {verdict}", edition)


ELSEWHERE = """
turno: Bruno
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Magistrato: {f/c: 1/3, testo: I tuoi avversari non possono lanciare magie da una zona diversa dalla loro mano.}
    cimitero:
      - Eco: {tipo: Istantaneo, costo: "{R}", testo: "Infligge 2 danni a un giocatore bersaglio.\\nFlashback {0}"}
  Bruno:
    mano:
      - Dardo: {tipo: Istantaneo, costo: "{0}", testo: Infligge 1 danno a un giocatore bersaglio.}
    cimitero:
      - Lampo: {tipo: Istantaneo, costo: "{R}", testo: "Infligge 2 danni a un giocatore bersaglio.\\nFlashback {0}"}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_opponents_cast_from_their_hand_alone(edition: str) -> None:
    script = """
    Bruno lancia Lampo su Anna
    Bruno lancia Dardo su Anna
    si risolve
    Bruno passa
    Anna lancia Eco su Bruno
    si risolve
    """
    claims = "azione 1 è illegale\nazione 2 è legale\nazione 5 è legale\nAnna ha 19 punti vita\nBruno ha 18 punti vita"
    holds(ELSEWHERE, script, claims, edition)


SURE_WITH_IT = (
    "Se quel mana viene speso per una magia istantaneo o stregoneria, quella magia non può essere neutralizzata."
)
SAFE = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Tempio: {{tipo: Terra, testo: "{{T}}: Aggiungi {{R}}. {text}"}}
    mano:
      - Fiamma: {{tipo: Istantaneo, costo: "{{R}}", testo: Infligge 2 danni a un giocatore bersaglio.}}
      - Goblin: {{tipo: Creatura — Goblin, costo: "{{R}}", f/c: 1/1}}
  Bruno:
    mano:
      - Rifiuto: {{tipo: Istantaneo, costo: "{{0}}", testo: Neutralizza una magia bersaglio.}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("cast", "name", "claim"),
    [("Fiamma su Bruno", "Fiamma", "Bruno ha 18 punti vita"), ("Goblin", "Goblin", "Goblin è nel cimitero di Anna")],
)
def test_mana_makes_such_spells_safe_and_no_others(cast: str, name: str, claim: str, edition: str) -> None:
    script = f"Anna lancia {cast} pagando con Tempio\nBruno lancia Rifiuto su {name}\nsi risolve\nsi risolve"
    if name == "Goblin":
        script = script.removesuffix("\nsi risolve")
    holds(SAFE.format(text=SURE_WITH_IT), script, claim, edition)


# --- draws, ways into play --------------------------------------------------------------------------------------------

STOLEN = (
    "Se un avversario sta per pescare una carta, tranne la prima che pesca in ogni sua sottofase di acquisizione, "
    "quel giocatore salta invece quella pescata e tu guadagni 1 punto vita."
)
MORE = "All'inizio della sottofase di acquisizione di ogni giocatore, quel giocatore pesca una carta addizionale."
DRAWS = """
turno: Anna
interfase: mantenimento
giocatori:
  Anna:
    in gioco:
      - Arpia: {{f/c: 1/1, testo: "{stolen}"}}
    grimorio: [Foresta, Foresta]
  Bruno:
    in gioco:
      - Miniera: {{tipo: Artefatto, testo: "{more}"}}
    grimorio: [Isola, Isola, Isola, Isola]
"""


@pytest.mark.parametrize("edition", MODERN)
def test_the_first_draw_of_their_draw_step_is_left_to_them(edition: str) -> None:
    script = "vai a acquisizione\nsi risolve\nvai a sottofase finale\nvai a acquisizione di Bruno\nsi risolve"
    claims = "Anna ha 2 carte in mano\nBruno ha 1 carta in mano\nAnna ha 21 punti vita"
    holds(DRAWS.format(stolen=STOLEN, more=MORE), script, claims, edition)


EXILED = (
    "Fino alla fine del turno, se una creatura sta per entrare nel campo di battaglia e non è stata lanciata, "
    "invece esiliala."
)
BLINKS = (
    "{0}: Esilia un'altra creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo "
    "proprietario."
)
UNCAST = """
turno: Bruno
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Luce: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
  Bruno:
    in gioco:
      - Orso: {{tipo: Creatura — Orso, f/c: 2/2, testo: "{blinks}"}}
      - Elfo: 1/1
    mano:
      - Lupo: {{tipo: Creatura — Lupo, costo: "{{0}}", f/c: 3/3}}
      - Branco: {{tipo: Istantaneo, costo: "{{0}}", testo: Crea una pedina creatura Goblin 1/1 rossa.}}
      - Bosco: {{tipo: Terra Creatura — Foresta Driade, f/c: 1/1}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("line", "claim"),
    [
        ("Bruno attiva Orso su Elfo", "Elfo è in esilio"),
        ("Bruno lancia Branco", "Bruno ha 2 creature in gioco"),
        ("Bruno lancia Lupo", "Lupo è in gioco"),
    ],
)
def test_what_was_not_cast_does_not_enter(line: str, claim: str, edition: str) -> None:
    script = f"Bruno passa\nAnna lancia Luce\nsi risolve\n{line}\nsi risolve"
    holds(UNCAST.format(text=EXILED, blinks=BLINKS), script, claim, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_a_land_that_is_a_creature_is_not_cast_either(edition: str) -> None:
    script = "Bruno passa\nAnna lancia Luce\nsi risolve\nBruno gioca Bosco"
    holds(UNCAST.format(text=EXILED, blinks=BLINKS), script, "azione 4 è legale\nBosco è in esilio", edition)


# --- no life left -----------------------------------------------------------------------------------------------------

UNDEAD = """
turno: Bruno
interfase: prima fase principale
giocatori:
  Anna:
    vita: 1
    in gioco:
      - Reliquia: {tipo: Artefatto, testo: "Non perdi la partita perché hai 0 o meno punti vita."}
    grimorio: []
  Bruno:
    mano:
      - Rogo: {tipo: Istantaneo, costo: "{0}", testo: Ogni giocatore perde 25 punti vita.}
      - Sale: {tipo: Istantaneo, costo: "{0}", testo: Un giocatore bersaglio pesca una carta.}
"""


@pytest.mark.parametrize("edition", MODERN)
def test_who_does_not_lose_for_life_loses_otherwise(edition: str) -> None:
    holds(UNDEAD, "Bruno lancia Sale su Anna\nsi risolve", "Anna ha perso", edition)
    holds(UNDEAD, "Bruno lancia Rogo\nsi risolve", "Anna ha -24 punti vita\nBruno ha perso\nAnna non ha perso", edition)


# --- what untaps, what triggers, half of it ---------------------------------------------------------------------------

UNTAPS = """
turno: Anna
interfase: sottofase finale
giocatori:
  Anna:
    in gioco:
      - Globo: {{tipo: Artefatto, stato: "{state}", testo: "{text}"}}
  Bruno:
    in gioco:
      - Orso: 2/2 TAPpato
      - Elfo: 1/1 TAPpato
      - Foresta TAPpata
      - Palude TAPpata
"""
ONE_LAND = "Fintanto che il Globo è STAPpato, i giocatori non possono STAPpare più di una terra durante i loro STAP."
ONE_CREATURE = "I giocatori non possono STAPpare più di una creatura durante i loro STAP."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "state", "answer", "claims"),
    [
        (ONE_LAND, "STAPpato", "Palude", "Palude è STAPpata\nForesta è TAPpata\nOrso è STAPpato\nElfo è STAPpato"),
        (ONE_LAND, "TAPpato", "", "Palude è STAPpata\nForesta è STAPpata\nOrso è STAPpato"),
        (ONE_CREATURE, "TAPpato", "Elfo", "Palude è STAPpata\nForesta è STAPpata\nOrso è TAPpato\nElfo è STAPpato"),
    ],
)
def test_no_more_untap_than_a_text_lets(text: str, state: str, answer: str, claims: str, edition: str) -> None:
    script = "vai a mantenimento" + f"\nBruno sceglie {answer}" * bool(answer)
    holds(UNTAPS.format(text=text, state=state), script, claims, edition)


SILENT = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Lapide: {{tipo: Artefatto, testo: "{text}"}}
      - Vedetta: {{f/c: 1/1, testo: "Ogniqualvolta un'altra creatura entra o muore, guadagni 1 punto vita."}}
      - Ossario: {{tipo: Artefatto, testo: "Ogniqualvolta una creatura lascia il gioco, guadagni 10 punti vita."}}
    mano:
      - Orso: {{tipo: Creatura — Orso, costo: "{{0}}", f/c: 2/2}}
      - Colpo: {{tipo: Istantaneo, costo: "{{0}}", testo: Distruggi una creatura bersaglio.}}
      - Ritorno: {{tipo: Istantaneo, costo: "{{0}}", testo: Il proprietario riprende in mano una creatura bersaglio.}}
  Bruno: {{}}
"""
ENTERING = "Le creature che entrano nel campo di battaglia non fanno innescare le abilità."
BOTH = "Le creature che entrano nel campo di battaglia o muoiono non fanno innescare le abilità."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "spell", "life"),
    [(ENTERING, "Colpo", 31), (BOTH, "Colpo", 20), (BOTH, "Ritorno", 30), (ENTERING, "Ritorno", 30)],
)
def test_what_happens_so_makes_nothing_trigger(text: str, spell: str, life: int, edition: str) -> None:
    script = f"Anna lancia Orso\nsi risolve\nAnna lancia {spell} su Orso\nsi risolve"
    if life == 31:
        script += "\nAnna sceglie Vedetta, Ossario"
    script += "\nsi risolve" * {20: 0, 30: 1, 31: 2}[life]
    holds(SILENT.format(text=text), script, f"Anna ha {life} punti vita", edition)


HALVED = """
turno: Bruno
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Custode: {{f/c: 4/4, testo: "{text}"}}
  Bruno:
    mano:
      - Rogo: {{tipo: Istantaneo, costo: "{{0}}", testo: Infligge {n} danni a un giocatore bersaglio.}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("rounded", "n", "life"), [("eccesso", 7, 17), ("difetto", 7, 16), ("difetto", 4, 18)])
def test_half_of_the_damage_is_prevented(rounded: str, n: int, life: int, edition: str) -> None:
    text = f"Se una fonte sta per infliggerti danno, previeni metà di quel danno, arrotondata per {rounded}."
    holds(HALVED.format(text=text, n=n), "Bruno lancia Rogo su Anna\nsi risolve", f"Anna ha {life} punti vita", edition)


# --- a basic land type of one's choice, what goes elsewhere than to the graveyard -------------------------------------

TURNS = "{T}: Una terra bersaglio diventa del tipo di terra base a tua scelta fino alla fine del turno."
LANDS = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Piana: {{f/c: 1/1, testo: "{text}"}}
      - Guglia: {{tipo: Terra, testo: "{{T}}: Aggiungi {{C}}{{C}}."}}
  Bruno: {{}}
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("kind", "mana"), [("Palude", "{B}"), ("Pianura", "{W}"), ("foresta", "{G}")])
def test_a_basic_land_type_of_ones_choice(kind: str, mana: str, edition: str) -> None:
    script = f"Anna attiva Piana su Guglia\nsi risolve\nAnna sceglie {kind}\nAnna attiva Guglia\nfermati"
    holds(LANDS.format(text=TURNS), script, f"la riserva di mana di Anna è {mana}", edition)


SENT = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Valanga: {{tipo: Stregoneria, costo: "{{0}}", testo: Infligge 4 danni a un giocatore bersaglio.}}
    grimorio: [Elfo]
  Bruno:
    mano:
      - Rinvio: {{tipo: Istantaneo, costo: "{{0}}", testo: "Neutralizza una magia bersaglio. {text}"}}
"""
COUNTERED = "Se quella magia viene neutralizzata in questo modo,"
CEMETERY = "invece che nel cimitero di quel giocatore."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (f"{COUNTERED} mettila in mano al suo proprietario {CEMETERY}", "Valanga è nella mano di Anna"),
        (f"{COUNTERED} metti quella carta in cima al grimorio del suo proprietario {CEMETERY}",
         "Valanga è nel grimorio di Anna"),
        (f"{COUNTERED} esiliala {CEMETERY}", "Valanga è in esilio"),
    ],
)  # fmt: skip
def test_what_is_countered_goes_elsewhere(text: str, claim: str, edition: str) -> None:
    script = "Anna lancia Valanga su Bruno\nBruno lancia Rinvio su Valanga\nsi risolve"
    holds(SENT.format(text=text), script, claim, edition)


# --- as many as the one who discarded most, the second of a sort, dearer abilities ------------------------------------

WIND = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano:
      - Vento: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text}"}}
      {anna}
    grimorio: [Isola, Isola, Isola, Isola]
  Bruno:
    mano: {bruno}
    grimorio: [Palude, Palude, Palude, Palude]
"""
MOST = (
    "Ogni giocatore scarta la propria mano, poi pesca carte pari al maggior numero di carte che un giocatore ha "
    "scartato in questo modo."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("anna", "bruno", "most"), [("", "[Orso, Lupo]", 2), ("- 3 Foreste", "[Orso]", 3), ("", "[]", 0)]
)
def test_each_draws_as_many_as_the_one_who_discarded_most(anna: str, bruno: str, most: int, edition: str) -> None:
    claims = f"Anna ha {most} carte in mano\nBruno ha {most} carte in mano"
    holds(WIND.format(text=MOST, anna=anna, bruno=bruno), "Anna lancia Vento\nsi risolve", claims, edition)


SECOND = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Liana: {{tipo: Incantesimo, testo: "{text}"}}
    mano:
      - Orso: {{tipo: Creatura — Orso, costo: "{{0}}", f/c: 2/2}}
      - Lupo: {{tipo: Creatura — Lupo, costo: "{{0}}", f/c: 2/2}}
      - Gatto: {{tipo: Creatura — Gatto, costo: "{{0}}", f/c: 2/2}}
      - Lampo: {{tipo: Istantaneo, costo: "{{0}}", testo: Infligge 1 danno a un giocatore bersaglio.}}
  Bruno: {{}}
"""
IF_SECOND = (
    "Ogniqualvolta lanci una magia, se è la seconda magia creatura che lanci in questo turno, guadagni 3 punti vita."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("spells", "life"),
    [("Orso,Lampo su Bruno", 20), ("Orso,Lampo su Bruno,Lupo", 23), ("Orso,Lupo,Gatto", 23)],
)
def test_the_second_creature_spell_of_a_turn(spells: str, life: int, edition: str) -> None:
    script = "\n".join(f"Anna lancia {one}\nsi risolve" for one in spells.split(",")) + "\nsi risolve" * (life > 20)
    holds(SECOND.format(text=IF_SECOND), script, f"Anna ha {life} punti vita", edition)


DEARER = """
turno: Bruno
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Campo: {{tipo: Incantesimo, testo: "{text}"}}
  Bruno:
    in gioco:
      - Druido: {{f/c: 1/1, testo: "{{T}}: Aggiungi {{G}}."}}
      - Mago: {{f/c: 1/1, testo: "{{T}}: Guadagni 1 punto vita."}}
      - Ara: {{tipo: Artefatto, testo: "{{0}}: Guadagni 5 punti vita."}}
      - {lands} Foreste
"""
ALL_DEARER = "Le abilità attivate costano {2} in più per essere attivate a meno che non siano abilità di mana."
OF_CREATURES = (
    "Le abilità attivate delle creature costano {2} in più per essere attivate, a meno che non siano abilità di mana."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "lands", "name", "verdict"),
    [
        (ALL_DEARER, 0, "Mago", "illegale"),
        (ALL_DEARER, 2, "Mago", "legale"),
        (ALL_DEARER, 0, "Druido", "legale"),
        (ALL_DEARER, 0, "Ara", "illegale"),
        (OF_CREATURES, 0, "Ara", "legale"),
    ],
)
def test_abilities_but_for_mana_cost_more(text: str, lands: int, name: str, verdict: str, edition: str) -> None:
    board = DEARER.format(text=text, lands=lands).replace("      - 0 Foreste\n", "")
    holds(board, f"Bruno attiva {name}\nfermati", f"azione 1 è {verdict}", edition)


# --- a graveyard of yours, abilities that trigger once more -----------------------------------------------------------

SAVED = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Saggia: {{f/c: 2/2, testo: "{text}"}}
      - Orso: 2/2
    mano:
      - Colpo: {{tipo: Istantaneo, costo: "{{0}}", testo: Distruggi una creatura bersaglio.}}
  Bruno:
    in gioco:
      - Lupo: 3/3
"""
SAVES = (
    "Sacrifica la Saggia: Quando una creatura bersaglio viene messa nel tuo cimitero in questo turno, rimetti quella "
    "carta sul campo di battaglia."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("aim", "struck", "claim"),
    [
        ("Orso", "Orso", "Orso è in gioco"),
        ("Lupo", "Lupo", "Lupo è nel cimitero di Bruno"),
        ("Lupo", "Orso", "Orso è nel cimitero di Anna"),
    ],
)
def test_what_is_put_into_your_graveyard_comes_back(aim: str, struck: str, claim: str, edition: str) -> None:
    script = f"Anna attiva Saggia su {aim}\nsi risolve\nAnna lancia Colpo su {struck}\nsi risolve"
    script += "\nsi risolve" * (claim == "Orso è in gioco")
    holds(SAVED.format(text=SAVES), script, claim, edition)


MAGES = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
      - Prodigio: {{tipo: Creatura — Mago, f/c: 1/3, testo: "{text}"}}
      - Sciamana: {{tipo: Incantesimo Tribale — Sciamano, testo: "Quando lanci una magia, guadagni 1 punto vita."}}
      - Orso: {{tipo: Incantesimo, testo: "Ogniqualvolta lanci una magia, guadagni 10 punti vita."}}
    mano:
      - Lampo: {{tipo: Istantaneo, costo: "{{0}}", testo: Infligge 1 danno a un giocatore bersaglio.}}
  Bruno: {{}}
"""
ONCE_MORE = (
    "Se un'abilità di uno Sciamano o di un altro Mago che controlli si innesca, quell'abilità si innesca una volta in "
    "più."
)


@pytest.mark.parametrize("edition", MODERN)
def test_abilities_of_a_kind_trigger_once_more(edition: str) -> None:
    script = "Anna lancia Lampo su Bruno\nAnna sceglie Orso, Sciamana, Sciamana\nsi risolve\nsi risolve\nsi risolve"
    holds(MAGES.format(text=ONCE_MORE), script, "Anna ha 32 punti vita", edition)
