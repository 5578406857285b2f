# ruff: noqa: E501
"""Boards on which cards of today once came out wrong: what ends how was written from the rules before it was played.

Each tells what it is about in the words of a judge; the numbers beside them are those of the rules of 2026.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.read import read

SEATS = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    in gioco:
{mine}
    mano:
      - Riserva: {{tipo: Istantaneo, costo: "{{9}}", testo: "Guadagni 1 punto vita."}}
      - Ladro: {{tipo: Creatura — Umano, f/c: 1/1, costo: "{{0}}", testo: "{text}"}}
    grimorio:
      - Spada: {{tipo: Artefatto — Equipaggiamento, costo: "{{1}}"}}
      - Rana
      - Ragno
      - Lince
      - Volpe
  Bruno:
    in gioco:
      - Orso: {{f/c: 2/3, costo: "{{1}}{{G}}"}}
      - Lupo: {{f/c: 1/1, costo: "{{2}}{{G}}"}}
    mano:
      - Palude
      - Sfera: {{tipo: Artefatto, costo: "{{1}}"}}
      - Cubo: {{tipo: Artefatto, costo: "{{1}}"}}
  Carla:
    mano: [Tasso]
"""


def played(script: str, claims: str, edition: str, *, text: str = "Volare", mine: str = "      - Gatto: 0/9") -> None:
    holds(SEATS.format(text=text, mine=mine), script, claims, edition)


# --- mana -------------------------------------------------------------------------------------------------------------

LAND = """      - Chiesa:
          tipo: Terra
          testo: |
            {{T}}: Aggiungi {{C}}.
            {ability}
{others}"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("ability", "others", "script", "claims"),
    [
        # 601.2g, 602.2b: what is TAPped for its own ability makes no mana for it, and nobody is asked whether it does
        (
            "{1}{W}{B}, {T}: Guadagni 1 punto vita.",
            "      - 2 Pianure\n      - 1 Palude",
            "Anna attiva Chiesa scegliendo «Guadagni»\nsi risolve",
            "Anna ha 21 punti vita\nChiesa è TAPpata",
        ),
        (
            "{B/G}{B/G}, {T}: Guadagni 1 punto vita.",
            "      - 1 Palude\n      - 1 Foresta",
            "Anna attiva Chiesa scegliendo «Guadagni»\nsi risolve",
            "Anna ha 21 punti vita",
        ),
        (
            "{1}{W}{B}, {T}: Guadagni 1 punto vita.",
            "      - 1 Pianura\n      - 1 Palude",
            "prova: Anna attiva Chiesa scegliendo «Guadagni»",
            "azione 1 è illegale",
        ),
        # what is only sacrificed may be TAPped for mana first
        (
            "{2}, Sacrifica la Chiesa: Guadagni 1 punto vita.",
            "      - 1 Palude",
            "Anna attiva Chiesa scegliendo «Guadagni»\nsi risolve",
            "Anna ha 21 punti vita\nChiesa è nel cimitero di Anna",
        ),
        # a mana ability that costs mana and TAPs
        (
            "{1}, {T}: Aggiungi {W}{U}.",
            "      - 1 Montagna",
            "Anna attiva Chiesa scegliendo «Aggiungi {W}{U}»",
            "Montagna è TAPpata\nAnna ha {W}{U} nella riserva di mana",
        ),
        (
            "{1}, {T}: Aggiungi {W}{U}.",
            "      - Gatto: 0/9",
            "prova: Anna attiva Chiesa scegliendo «Aggiungi {W}{U}»",
            "azione 1 è illegale",
        ),
    ],
)
def test_what_is_tapped_for_its_own_ability_makes_no_mana_for_it(
    ability: str, others: str, script: str, claims: str, edition: str
) -> None:
    played(script, claims, edition, mine=LAND.format(ability=ability, others=others))


def test_generic_mana_is_paid_with_colourless_mana_first() -> None:
    board = """
giocatori:
  Anna:
    riserva: "{U}{C}{R}"
    mano:
      - Uno: {tipo: Istantaneo, costo: "{1}{U}", testo: "Guadagni 1 punto vita."}
  Bruno:
    in gioco: []
"""
    holds(board, "Anna lancia Uno", "Anna ha {R} nella riserva di mana", "cr-2026")


# --- a number of what has been sacrificed -----------------------------------------------------------------------------

POD = """      - Culla:
          tipo: Artefatto
          testo: |
            {{T}}, Sacrifica una creatura: {text}
      - Gatto: {{f/c: 2/2, costo: "{{1}}{{G}}"}}
      - pedina Goblin 1/1"""
SHELF = """    grimorio:
      - Uno: {tipo: Creatura — Elfo, f/c: 1/1, costo: "{G}"}
      - Due: {tipo: Creatura — Elfo, f/c: 2/2, costo: "{1}{G}"}
      - Tre: {tipo: Creatura — Elfo, f/c: 3/3, costo: "{2}{G}"}
      - Quattro: {tipo: Creatura — Elfo, f/c: 4/4, costo: "{3}{G}"}
"""
SEARCH = "Passa in rassegna il tuo grimorio per una carta creatura con costo di mana convertito {like}, metti sul campo di battaglia quella carta, poi rimescola il tuo grimorio."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("like", "given", "found"),
    [
        # 608.2h: what was sacrificed is looked at as it last was
        ("pari a 1 più il costo di mana convertito della creatura sacrificata", "Gatto", "Tre"),
        ("pari a 1 più il costo di mana convertito della creatura sacrificata", "Goblin", "Uno"),
        ("pari al costo di mana convertito della creatura sacrificata", "Gatto", "Due"),
        ("pari o inferiore a 1 più il costo di mana convertito della creatura sacrificata", "Gatto", "Tre"),
    ],
)
def test_a_search_goes_by_the_mana_value_of_what_was_sacrificed(
    like: str, given: str, found: str, edition: str
) -> None:
    board = SEATS.format(text="Volare", mine=POD.format(text=SEARCH.format(like=like)))
    before, _, after = board.partition("    grimorio:\n")
    board = f"{before}{SHELF}  Bruno:{after.partition('  Bruno:')[2]}"
    script = f"Anna attiva Culla sacrificando {given}\nsi risolve\nAnna sceglie {found}"
    holds(board, script, f"{found} è in gioco\nAnna controlla {found}", edition)


# --- the rest of what was looked at -----------------------------------------------------------------------------------

LOOK = "Guarda le prime quattro carte del tuo grimorio. {may} una carta Equipaggiamento scelta tra esse e {put}. Metti le altre in fondo al tuo grimorio in qualsiasi ordine."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("answers", "claims"),
    [
        # 701.20b: the others go, though one of them was shown
        (
            "Anna sceglie sì\nAnna sceglie Spada\nAnna sceglie Lince, Rana, Ragno",
            "Spada è nella mano di Anna\nVolpe è nella mano di Anna",
        ),
        (
            "Anna sceglie no\nAnna sceglie Lince, Spada, Rana, Ragno",
            "Spada è nel grimorio di Anna\nVolpe è nella mano di Anna",
        ),
    ],
)
def test_the_others_go_though_one_was_shown(answers: str, claims: str, edition: str) -> None:
    text = LOOK.format(may="Puoi rivelare", put="aggiungerla alla tua mano")
    script = f"effetto di Anna: {text}\n{answers}\neffetto di Anna: Pesca una carta."
    played(script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answers", "claims"),
    [
        # the other of two is the one that has not been chosen
        (
            "{look} Scegli una di quelle carte. Metti quella carta nel tuo cimitero e aggiungi l'altra alla tua mano.",
            "Anna sceglie Rana",
            "Rana è nel cimitero di Anna\nSpada è nella mano di Anna",
        ),
        (
            "{look} Manifesta una di quelle carte, poi metti l'altra nel tuo cimitero.",
            "Anna sceglie Spada",
            "Spada è in gioco\nRana è nel cimitero di Anna",
        ),
    ],
)
def test_the_other_of_two_is_the_one_not_chosen(text: str, answers: str, claims: str, edition: str) -> None:
    text = text.replace("{look}", "Guarda le prime due carte del tuo grimorio.")
    played(f"effetto di Anna: {text}\n{answers}", claims, edition)


# --- that player ------------------------------------------------------------------------------------------------------

WHEN = "Quando il Ladro entra nel campo di battaglia, "


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answers", "claims"),
    [
        # who enters it is not spoken of: «that player» is the target
        (
            "un avversario bersaglio rivela la sua mano. Scegli una carta non terra da essa. Quel giocatore la scarta.",
            "Anna sceglie Bruno\nsi risolve\nAnna sceglie Sfera",
            "Sfera è nel cimitero di Bruno\nCubo è nella mano di Bruno\nTasso è nella mano di Carla",
        ),
        (
            "guarda la mano di un avversario bersaglio, poi scegli una carta da essa. Quel giocatore la scarta.",
            "Anna sceglie Bruno\nsi risolve\nAnna sceglie Cubo",
            "Cubo è nel cimitero di Bruno\nSfera è nella mano di Bruno",
        ),
        (
            "un avversario bersaglio scarta una carta per ogni creatura che quel giocatore controlla.",
            "Anna sceglie Bruno\nsi risolve\nBruno sceglie Sfera, Cubo",
            "Bruno ha 1 carta in mano",
        ),
        (
            "un avversario bersaglio sacrifica una creatura con la forza minore tra le creature che controlla.",
            "Anna sceglie Bruno\nsi risolve",
            "Lupo è nel cimitero di Bruno\nOrso è in gioco\nGatto è in gioco",
        ),
        (
            "un avversario bersaglio scarta una carta per ogni creatura che quel giocatore controlla.",
            "Anna sceglie Carla\nsi risolve",
            "Carla ha 1 carta in mano",
        ),
    ],
)
def test_that_player_is_the_target_where_the_trigger_named_none(
    text: str, answers: str, claims: str, edition: str
) -> None:
    played(f"Anna lancia Ladro\nsi risolve\n{answers}", claims, edition, text=WHEN + text)


@pytest.mark.parametrize("edition", MODERN)
def test_that_player_is_whom_the_trigger_named_where_nobody_is_a_target(edition: str) -> None:
    text = "Ogniqualvolta un avversario pesca una carta, il Ladro infligge a quel giocatore 1 danno per ogni artefatto che quel giocatore controlla."
    thing = f'      - Ladro: {{f/c: 1/1, testo: "{text}"}}\n      - Anello: {{tipo: Artefatto}}'
    played("effetto di Bruno: Pesca una carta.\nsi risolve", "Bruno ha 20 punti vita", edition, mine=thing)


# --- the exiled card --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("target", "life"), [("Orso", 23), ("Anello", 20), ("Folletto", 20)])
def test_a_spell_knows_what_card_it_has_exiled(target: str, life: int, edition: str) -> None:
    text = "Esilia un permanente bersaglio. Se la carta esiliata è una carta creatura, guadagni 3 punti vita."
    board = f"""
giocatori:
  Anna:
    mano:
      - Via: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}
  Bruno:
    in gioco:
      - Orso: 2/2
      - Anello: {{tipo: Artefatto}}
      - pedina Folletto 1/1
    esilio:
      - Volpe: {{tipo: Creatura — Volpe, f/c: 1/1}}
"""
    holds(board, f"Anna lancia Via su {target}\nsi risolve", f"Anna ha {life} punti vita", edition)


# --- copies of an Aura ------------------------------------------------------------------------------------------------

VEIL = """
giocatori:
  Anna:
    in gioco:
      - Gatto: 1/1
    mano:
      - Copia: {{tipo: {kind}, costo: "{{0}}", f/c: 0/0, testo: "{text}"}}
  Bruno:
    in gioco:
      - Orso: 2/2
      - Veste: {{tipo: Incantesimo — Aura, testo: "{enchants}. La creatura incantata prende +2/+2.", assegnata a: Orso}}
"""
ENTERS = (
    "Puoi far entrare la Copia nel campo di battaglia come una copia di qualsiasi permanente sul campo di battaglia."
)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "kind", "script"),
    [
        # 303.4f: whoever puts it onto the battlefield chooses, and aims at nothing
        (
            "Crea una pedina che è una copia di un incantesimo bersaglio.",
            "Stregoneria",
            "Anna lancia Copia su Veste 1\nsi risolve\nAnna sceglie Gatto",
        ),
        (ENTERS, "Creatura", "Anna lancia Copia\nsi risolve\nAnna sceglie Veste\nAnna sceglie Gatto"),
    ],
)
def test_a_copy_of_an_aura_enters_on_what_its_player_chooses(text: str, kind: str, script: str, edition: str) -> None:
    board = VEIL.format(text=text, kind=kind, enchants="Incanta creatura")
    if kind == "Stregoneria":
        board = board.replace(" f/c: 0/0,", "")
    holds(board, script, "Gatto è 3/3\nOrso è 4/4", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "kind", "script", "claims"),
    [
        # 303.4g: a token is not made; from the stack it goes into the graveyard, and does not enter
        (
            "Crea una pedina che è una copia di un incantesimo bersaglio.",
            "Stregoneria",
            "Anna lancia Copia su Veste 1\nsi risolve",
            "in gioco ci sono 0 pedine Veste",
        ),
        (ENTERS, "Creatura", "Anna lancia Copia\nsi risolve\nAnna sceglie Veste", "Copia è nel cimitero di Anna"),
    ],
)
def test_a_copy_of_an_aura_with_nothing_to_enchant_does_not_enter(
    text: str, kind: str, script: str, claims: str, edition: str
) -> None:
    board = VEIL.format(text=text, kind=kind, enchants="Incanta creatura che controlli").replace(
        "- Gatto: 1/1", "- Isola"
    )
    if kind == "Stregoneria":
        board = board.replace(" f/c: 0/0,", "")
    holds(board, script, claims, edition)


# --- what is gone, and what a spell has been given --------------------------------------------------------------------

LAND_ENTERS = "Ogniqualvolta una terra entra nel campo di battaglia sotto il tuo controllo, il Ladro infligge 1 danno a un giocatore bersaglio. Se quella terra è una Montagna, il Ladro infligge invece 2 danni a quel giocatore."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("land", "life"), [("Montagna", 18), ("Foresta", 19)])
@pytest.mark.parametrize("response", ["", "effetto di Bruno: Distruggi una terra bersaglio. su {}\n"])
def test_of_what_is_gone_it_is_known_of_what_kind_it_was(response: str, land: str, life: int, edition: str) -> None:
    """608.2h: last known information."""
    board = f"""
giocatori:
  Anna:
    in gioco: [{{Ladro: {{f/c: 1/1, testo: "{LAND_ENTERS}"}}}}]
    mano: [{land}]
  Bruno: {{}}
"""
    script = f"Anna gioca {land}\nAnna sceglie Bruno\n{response.format(land)}si risolve"
    holds(board, script, f"Bruno ha {life} punti vita", edition)


NEXT = "effetto di Anna: Quando lanci la tua prossima magia istantaneo o stregoneria dalla tua mano in questo turno, ha ripresa."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("first", "then", "exiled", "life"),
    [
        (NEXT, "Anna lancia Lampo\nsi risolve\nsi risolve", "Lampo", 22),
        (NEXT, "Anna lancia Ricordo\nsi risolve\nAnna lancia Lampo\nsi risolve\nsi risolve", "Lampo", 22),
    ],
)
def test_rebound_that_a_spell_has_been_given_casts_it_again(
    first: str, then: str, exiled: str, life: int, edition: str
) -> None:
    """702.88a: whoever gave the spell the word; what was cast from elsewhere is not the one that is waited for."""
    board = """
giocatori:
  Anna:
    mano: [{Lampo: {tipo: Istantaneo, costo: "{0}", testo: "Guadagni 1 punto vita."}}]
    cimitero: [{Ricordo: {tipo: Istantaneo, costo: "{9}", testo: "Guadagni 0 punti vita.\\nFlashback {0}"}}]
  Bruno: {}
"""
    script = f"{first}\n{then}\nvai a mantenimento di Anna\nsi risolve\nAnna sceglie sì\nsi risolve"
    after = len(f"{first}\n{then}".split("\n"))
    claims = f"dopo azione {after}: {exiled} è in esilio\nAnna ha {life} punti vita\nLampo è nel cimitero di Anna"
    holds(board, script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
def test_cascade_that_a_spell_is_given_triggers_as_it_is_cast(edition: str) -> None:
    board = """
giocatori:
  Anna:
    in gioco: [{Primo: {f/c: 1/1, testo: "Le magie Umano che lanci hanno cascata."}}]
    mano: [{Fante: {tipo: Creatura — Umano, f/c: 1/1, costo: "{3}"}}, {Lupo: {tipo: Creatura — Lupo, f/c: 2/2, costo: "{0}"}}]
    riserva: "{C}{C}{C}"
    grimorio: [Foresta, {Lince: {tipo: Creatura — Felino, f/c: 2/2, costo: "{1}"}}, Isola]
  Bruno: {}
"""
    script = "Anna lancia Fante\nsi risolve\nAnna sceglie sì\nsi risolve\nsi risolve\nAnna lancia Lupo\nsi risolve"
    holds(board, script, "Lince è in gioco\nFante è in gioco\nLupo è in gioco\nnon si innesca: Lupo", edition)


# --- what an Equipment was on -----------------------------------------------------------------------------------------

EQUIPPED = """
giocatori:
  Anna:
    in gioco:
      - Lama:
          tipo: Artefatto — Equipaggiamento
          assegnata a: Re
          testo: |
            {text}
            {{0}}: Assegna la Lama a una creatura bersaglio che controlli.
      - Re: {{tipo: Creatura — Umano, f/c: 2/1}}
      - Regina: {{tipo: Creatura — Elfo, f/c: 1/1}}
  Bruno: {{}}
"""
MOVED = "Anna attiva Lama su Regina\nsi risolve\n"


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("response", ["", MOVED])
@pytest.mark.parametrize(
    ("text", "does", "claims"),
    [
        # 603.4: the condition is looked at again, of the creature that died
        ("Ogniqualvolta la creatura equipaggiata muore, se era un Umano, guadagni 3 punti vita.", "effetto di Bruno: Distruggi una creatura bersaglio. su Re", "Anna ha 23 punti vita"),
        ("Ogniqualvolta la creatura equipaggiata muore, se era un Elfo, guadagni 3 punti vita.", "effetto di Bruno: Distruggi una creatura bersaglio. su Re", "Anna ha 20 punti vita"),
        ("Ogniqualvolta la creatura equipaggiata muore, guadagni punti vita pari alla sua forza.", "effetto di Bruno: Distruggi una creatura bersaglio. su Re", "Anna ha 22 punti vita"),
        ("Ogniqualvolta la creatura equipaggiata attacca, prende +2/+2 fino alla fine del turno.", "Anna attacca con Re", "Re è 4/3\nRegina è 1/1"),
    ],
)  # fmt: skip
def test_what_an_equipment_waited_for_is_told_of_what_it_was_on(
    text: str, does: str, claims: str, response: str, edition: str
) -> None:
    holds(EQUIPPED.format(text=text), f"{does}\n{response}si risolve\nfermati", claims, edition)


def test_that_player_of_another_ability_is_not_guessed() -> None:
    """«Quel giocatore» whom the ability before it had for a target: linked abilities of this kind are not played."""
    with pytest.raises(NotUnderstood):
        read("Quando il Campione lascia il campo di battaglia, quel giocatore guadagna 6 punti vita.", "Campione")


def test_an_unknown_word_in_the_singular_is_part_of_its_own_name_and_no_creature_spoken_of() -> None:
    """120.1: the damage is dealt by the source of the ability, not by the spell that was cast."""
    text = "Ogniqualvolta un avversario gioca una magia Spirito, il Tiraspacca Akki infligge 2 danni a quel giocatore."
    (ability,) = read(text, "Ishi-Ishi, Tiraspacca Akki")
    assert isinstance(ability, tree.Triggered)
    (step,) = ability.modes[0].do
    assert isinstance(step, tree.Damage)
    assert step.source is None or isinstance(step.source, tree.This)


def test_what_is_at_work_from_a_graveyard_is_refused() -> None:
    text = (
        "Fintanto che questa carta è nel tuo cimitero e controlli una Pianura, le creature che controlli hanno volare."
    )
    with pytest.raises(NotUnderstood):
        read(text)
