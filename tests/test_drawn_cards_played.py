"""More constructions that cards drawn by chance showed to be played wrongly: each is played, its awkward case too.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.read import read

THINGS = """
turno: {turn}
interfase: prima fase principale
giocatori:
  Anna:
    mano: [{hand}]
    cimitero: [{gone}]
    in gioco: [{mine}]
  Bruno:
    mano: [{his_hand}]
    cimitero: [Alce]
    in gioco: [{his}]
"""


def on_board(script: str, claims: str, edition: str, **told: str) -> None:
    """A board of Anna's things and Bruno's, told in a line each."""
    empty = {"turn": "Anna", "hand": "", "gone": "", "mine": "", "his_hand": "", "his": ""}
    holds(THINGS.format(**(empty | told)), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "claims"),
    [
        ("Le altre creature verdi e Felino che controlli prendono +1/+1.", "Re è 2/2\nGatto è 2/2\nElfo è 2/2"),
        (
            "Gli Elfi che controlli e gli altri Felini che controlli prendono +1/+1.",
            "Re è 2/2\nGatto è 2/2\nElfo è 2/2",
        ),
        (
            "Ogni altra creatura che controlli che è Elfo, Orso o Felino prende +1/+1.",
            "Re è 2/2\nGatto è 2/2\nElfo è 2/2",
        ),
        ("Ogni creatura che controlli che è un Orso o un Felino prende +1/+1.", "Re è 3/3\nGatto è 2/2\nElfo è 1/1"),
    ],
)
def test_other_goes_with_what_has_no_article_of_its_own(text: str, claims: str, edition: str) -> None:
    """Nobody's else, and not the one that says so where it says «other»: of all the kinds that it names."""
    mine = f'Re: {{tipo: Creatura — Felino, f/c: 2/2, testo: "{text}"}}, Gatto: {{tipo: Creatura — Felino, f/c: 1/1}}'
    mine += ", Elfo: {tipo: Creatura — Elfo, f/c: 1/1, colori: verde}"
    his = "Lince: {tipo: Creatura — Felino, f/c: 1/1, colori: verde}"
    on_board("fermati", f"{claims}\nLince è 1/1", edition, mine=mine, his=his)


@pytest.mark.parametrize("edition", MODERN)
def test_damage_is_prevented_until_your_next_turn_and_no_longer(edition: str) -> None:
    """615.3: the shield lasts over the other's turn, and is gone as one's own begins (500.5)."""
    text = "Fino al tuo prossimo turno, previeni tutto il danno che verrebbe inflitto a e da una creatura bersaglio."
    harm = "effetto di Anna: Infligge 1 danno a una creatura bersaglio. su Orso"
    script = (
        f"effetto di Anna: {text} su Orso\nvai a prima fase principale di Bruno\n{harm}\nBruno attacca con Orso, Lupo"
    )
    script += f"\ndanno\nvai a prima fase principale di Anna\n{harm}"
    claims = "dopo azione 3: Orso ha 0 danni\nAnna ha 17 punti vita\nOrso ha 1 danni"
    on_board(script, claims, edition, his="Orso: 2/2, Lupo: 3/3")


@pytest.mark.parametrize("edition", MODERN)
def test_it_is_what_the_condition_is_about_and_not_what_attacks(edition: str) -> None:
    text = "Quando una creatura ti attacca, se questa creatura ha difensore, perde difensore e ha travolgere."
    mine = f'Guardia: {{f/c: 4/7, parole: difensore, testo: "{text}"}}'
    claims = "Guardia ha travolgere\nGuardia non ha difensore\nOrso non ha travolgere"
    on_board("Bruno attacca con Orso\nsi risolve", claims, edition, turn="Bruno", mine=mine, his="Orso: 2/2")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("chosen", ["Alce", "Lupo"])
def test_from_that_hand_or_from_their_graveyard_are_of_one_player(chosen: str, edition: str) -> None:
    text = "Un avversario bersaglio rivela la sua mano. Scegli una carta non terra da quella mano o una carta dal suo"
    hand = f'Editto: {{tipo: Stregoneria, costo: "{{0}}", testo: "{text} cimitero. Esilia quella carta."}}'
    script = f"Anna lancia Editto su Bruno\nsi risolve\nAnna sceglie Tasso\nAnna sceglie {chosen}"
    claims = f"azione 3 è illegale\n{chosen} è in esilio\nTasso è nel cimitero di Anna"
    on_board(script, claims, edition, hand=hand, gone="Tasso", his_hand="Lupo: 2/2, Pino: {tipo: Terra}")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("lands", "so"), [("2 Foreste", "illegale"), ("3 Foreste", "legale")])
@pytest.mark.parametrize(
    "text",
    [
        "Questa magia costa {X} in meno per essere lanciata, dove X è la forza totale delle creature che controlli.",
        "Questa magia costa {X} in meno per essere lanciata, dove X è la tua devozione al verde.",
    ],
)
def test_a_spell_costs_x_less_where_the_text_tells_x(text: str, lands: str, so: str, edition: str) -> None:
    """601.2f: {6}{G} less 4 is {2}{G}."""
    hand = f'Gigante: {{tipo: Creatura, f/c: 7/7, costo: "{{6}}{{G}}", testo: "{text}"}}'
    mine = f'{lands}, Orso: {{f/c: 3/3, costo: "{{1}}{{G}}{{G}}{{G}}"}}, Elfo: {{f/c: 1/1, costo: "{{G/W}}"}}'
    on_board("Anna lancia Gigante", f"azione 1 è {so}", edition, hand=hand, mine=mine, his="Lupo: 9/9 verde")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("mine", "so"), [("Elfo: {tipo: Creatura — Elfo, f/c: 1/1}", "legale"), ("Orso: 2/2", "illegale")]
)
def test_a_card_that_has_flash_on_a_condition_is_cast_so_while_it_holds(mine: str, so: str, edition: str) -> None:
    """702.8a: flash works where the card is cast from."""
    text = "Questa magia ha lampo fintanto che controlli un Elfo."
    hand = f'Gigante: {{tipo: Creatura, f/c: 7/7, costo: "{{0}}", testo: "{text}"}}'
    on_board("Anna lancia Gigante", f"azione 1 è {so}", edition, hand=hand, mine=mine, turn="Bruno")


def test_a_keyword_of_casting_that_is_had_on_a_condition_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        read("Questa magia ha cascata fintanto che controlli un Elfo.", "Gigante", ("creature",))


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("given", ["Isola 1", "Isola 3"])
def test_what_is_named_as_sacrificed_is_not_all_that_is_tapped_for_mana(given: str, edition: str) -> None:
    """601.2g–h: the mana comes from whichever lands; a land that is sacrificed may have been tapped before."""
    mine = '3 Isole, Totem: {tipo: Artefatto, testo: "{2}{U}, Sacrifica una terra: Pesca una carta."}'
    script = f"Anna attiva Totem sacrificando {given}\nsi risolve"
    on_board(script, f"azione 1 è legale\n{given} è nel cimitero di Anna\nAnna ha 1 carta in mano", edition, mine=mine)


@pytest.mark.parametrize("edition", MODERN)
def test_what_stands_behind_the_target_is_said_of_spell_and_permanent(edition: str) -> None:
    text = "Fai tornare una magia o un permanente bersaglio con valore di mana pari o superiore a 1 in mano al suo"
    hand = f'Editto: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text} proprietario."}}'
    his_hand = 'Dono: {tipo: Istantaneo, costo: "{0}", testo: "Guadagni 1 punto vita."}'
    script = "Bruno lancia Dono\nprova: Anna lancia Editto su Dono\nprova: Anna lancia Editto su Orso"
    claims = "azione 2 è illegale\nazione 3 è legale"
    on_board(script, claims, edition, hand=hand, his_hand=his_hand, his='Orso: {f/c: 2/2, costo: "{1}"}', turn="Bruno")


def test_whether_both_or_the_last_is_attacking_is_not_guessed() -> None:
    with pytest.raises(NotUnderstood):
        read("{G}: Un Lupo o un Mannaro attaccante bersaglio ha volare fino alla fine del turno.", "X", ("creature",))


TURNED = """
turno: Anna
interfase: prima fase principale
giocatori:
  Anna:
    mano: [Foresta]
    in gioco:
      - Nina:
          tipo: Creatura Leggendaria — Elfo
          f/c: 2/2
          testo: TEXT
          retro: {Dora: {tipo: Planeswalker — Nissa, lealtà: 3, colori: verde, testo: "+1: Pesca una carta."}}
  Bruno: {}
"""
COMES_BACK = "esilia Nina, poi rimettila sul campo di battaglia trasformata sotto il controllo del suo proprietario."


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("between", "claims"),
    [
        ("", "Nina è un planeswalker\nNina ha 4 segnalini fedeltà\nAnna ha 1 carta in mano"),
        ("effetto di Bruno: Distruggi una creatura bersaglio. su Nina\n", "Nina è nel cimitero di Anna"),
    ],
)
def test_what_exiles_itself_comes_back_with_the_loyalty_of_its_other_face(
    between: str, claims: str, edition: str
) -> None:
    """306.5b, 400.7: what has gone elsewhere before its ability resolves is not looked for there."""
    text = f"Ogniqualvolta una terra entra nel campo di battaglia sotto il tuo controllo, {COMES_BACK}"
    script = f"Anna gioca Foresta\n{between}si risolve"
    script += "" if between else "\nAnna attiva Nina\nsi risolve"
    holds(TURNED.replace("TEXT", text), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("hand", "comes"), [("A: 1/1, B: 1/1", True), ("A: 1/1", False)])
def test_a_spell_whose_text_brings_it_back_does_so_from_the_graveyard(hand: str, comes: bool, edition: str) -> None:
    """113.6: it says itself where it works; cast, it does what the paragraph before tells."""
    text = "Il giocatore bersaglio perde 1 punto vita.\\nAll’inizio del tuo mantenimento, se hai in mano più carte di"
    text += " ogni avversario, puoi riprendere in mano Morte dal tuo cimitero."
    gone = f'Morte: {{tipo: Istantaneo, costo: "{{0}}", testo: "{text}"}}'
    script = "vai a mantenimento di Anna\n" + ("si risolve\nAnna sceglie sì" if comes else "fermati")
    claims = "Morte è nella mano di Anna\nsi innesca 1 volta: Morte" if comes else "non si innesca: Morte"
    on_board(script, claims, edition, turn="Bruno", hand=hand, gone=gone, his_hand="C: 1/1")


@pytest.mark.parametrize("edition", MODERN)
def test_the_curses_attached_to_a_player_are_counted(edition: str) -> None:
    text = "Incanta giocatore. All’inizio del mantenimento del giocatore incantato, Sete infligge a quel giocatore"
    text += " danno pari al numero di Anatemi a lui assegnati."
    curse = 'tipo: Incantesimo — Aura Anatema, testo: "Incanta giocatore"'
    mine = f'Sete: {{tipo: Incantesimo — Aura Anatema, testo: "{text}", assegnata a: Bruno}}'
    mine += f", Fame: {{{curse}, assegnata a: Bruno}}, Sonno: {{{curse}, assegnata a: Anna}}"
    on_board("vai a mantenimento di Bruno\nsi risolve", "Bruno ha 18 punti vita", edition, mine=mine)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "answers", "claims"),
    [
        (
            "Puoi scegliere un tipo di carta. Se lo fai, ogni giocatore sacrifica un permanente di quel tipo.",
            "Anna sceglie sì\nAnna sceglie creatura",
            "Lupo è nel cimitero di Bruno\nTotem è in gioco",
        ),
        ("Puoi far sacrificare una creatura a ogni giocatore.", "Anna sceglie sì", "Lupo è nel cimitero di Bruno"),
    ],
)
def test_who_has_nothing_may_have_each_player_sacrifice(text: str, answers: str, claims: str, edition: str) -> None:
    """608.2d: it is not impossible where others can do it, nor before it is known of what sort it is."""
    script = f"effetto di Anna: {text}\n{answers}"
    on_board(script, claims, edition, mine="Totem: {tipo: Artefatto}", his="Lupo: 2/2")


@pytest.mark.parametrize("edition", MODERN)
def test_what_comes_back_with_another_face_up_is_what_that_face_says(edition: str) -> None:
    """712.14a: a land that was an Aura is not put on anything."""
    board = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Orso: 2/2
      - Lupo: 3/3
      - Viaggio:
          tipo: Incantesimo — Aura
          assegnata a: Orso
          testo: TEXT
          retro: {Grotta: {tipo: Terra, testo: "{T}: Aggiungi {B}."}}
  Bruno: {}
"""
    text = (
        "Incanta creatura. Quando la creatura incantata muore, rimettila sul campo di battaglia sotto il tuo controllo,"
    )
    text += " poi rimetti Viaggio sul campo di battaglia trasformato sotto il tuo controllo."
    script = "effetto di Bruno: Distruggi una creatura bersaglio. su Orso\nsi risolve"
    claims = "Orso è in gioco\nViaggio è una terra\nViaggio non è assegnata a Orso\nViaggio non è assegnata a Lupo"
    holds(board.replace("TEXT", text), script, claims, edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("Puoi lanciare la prima carta del tuo grimorio se è una carta artefatto.", "illegale"),
        ("Puoi giocare la prima carta del tuo grimorio.", "legale"),
    ],
)
def test_who_may_cast_the_top_card_plays_no_land(text: str, so: str, edition: str) -> None:
    """305.1, 601.1a: a land that is an artifact too is played, never cast."""
    board = f"""
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Forgia: {{tipo: Artefatto, testo: "{text}"}}
    grimorio:
      - Cittadella: {{tipo: Terra Artefatto}}
      - Gatto: 1/1
  Bruno: {{}}
"""
    holds(board, "Anna gioca Cittadella", f"azione 1 è {so}", edition)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("script", "times"),
    [
        ("Anna attiva Lince\nsi risolve", 1),
        ("Anna lancia Lince\nsi risolve\neffetto di Bruno: Distruggi tutte le creature.\nsi risolve", 1),
    ],
)
def test_what_waits_for_its_cycling_or_its_death_does_so_where_each_happens(
    script: str, times: int, edition: str
) -> None:
    """702.29c: a card is in the graveyard as the ability triggers that waits for its cycling."""
    text = "Quando cicli Lince o quando viene messa in un cimitero dal campo di battaglia, guadagni 1 punto vita."
    hand = f'Lince: {{tipo: Creatura, f/c: 1/1, costo: "{{0}}", testo: "{text} Ciclo {{0}}"}}'
    on_board(script, f"si innesca {times} volta: Lince\nAnna ha 21 punti vita", edition, hand=hand)


def test_a_token_that_is_made_is_not_looked_for_among_those_that_are_there() -> None:
    with pytest.raises(NotUnderstood):
        read("{0}: Metti sul campo di battaglia una pedina artefatto incolore chiamata Lama.", "Forgia", ("artifact",))


@pytest.mark.parametrize(
    "text",
    [
        "Le creature Progenie Eldrazi che controlli prendono +2/+1.",
        "Sacrifica un Discendente Eldrazi: Pesca una carta.",
    ],
)
def test_what_has_to_be_of_two_kinds_at_once_is_of_both(text: str) -> None:
    """What is of either was once taken for it: any Eldrazi would have been given up."""
    found: list[tree.Filter] = []

    def seen(one: tree.Filter) -> tree.Filter:
        found.append(one)
        return one

    tree.with_others(read(text, "Covata", ("creature",)), tree.Filter, seen)
    assert [one.also_subtypes for one in found] == [("Eldrazi",)]
