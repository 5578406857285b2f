"""What costs and instructions do, node by node of the tree: each found wrong once, with its awkward neighbours.

What ends how was written from the rules (their numbers stand beside it) before it was played.
"""

from __future__ import annotations

import pytest
from boards import MODERN, holds

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.read import read

TODAY = "cr-2026"

BOARD = """
turno: {turn}
interfase: prima fase principale
giocatori:
  Anna:
    mano: [{hand}]
    cimitero: [{gone}]
    grimorio: [{library}]
    in gioco: [{mine}]
  Bruno:
    mano: [{his_hand}]
    cimitero: [{his_gone}]
    grimorio: [{his_library}]
    in gioco: [{his}]
"""
_CARDS = ", ".join(f"Alce {n}" for n in range(9))


def on_board(script: str, claims: str, edition: str = TODAY, **told: str) -> None:
    """A board of Anna's things and Bruno's, told in a line each; lines of a script are divided by « / »."""
    empty = dict.fromkeys(("hand", "gone", "mine", "his_hand", "his_gone", "his"), "")
    empty |= {"turn": "Anna", "library": _CARDS, "his_library": _CARDS}
    lines, said = (part.replace(" / ", "\n") for part in (script, claims))
    holds(BOARD.format(**(empty | told)), lines, said, edition)


def spell(text: str, name: str = "Editto", kind: str = "Istantaneo", cost: str = "{0}") -> str:
    return f'{name}: {{tipo: {kind}, costo: "{cost}", testo: "{text}"}}'


def bearing(text: str, name: str = "Nodo", kind: str = "Incantesimo", more: str = "") -> str:
    return f'{name}: {{tipo: {kind}, {more}testo: "{text}"}}'


DESTROY = "effetto di Bruno: Distruggi una creatura bersaglio. su"

# --- 118.12: «you may …. If you do, …» is a cost: it is paid whole, or it is not done --------------------------------


@pytest.mark.parametrize("edition", MODERN)
def test_what_is_there_no_more_is_not_exiled_if_you_do(edition: str) -> None:
    text = "Quando Lupo muore, puoi esiliarlo. Se lo fai, pesca una carta."
    gone = "effetto di Bruno: Esilia una carta bersaglio da un cimitero. su Lupo"
    mine = bearing(text, "Lupo", "Creatura", "f/c: 2/2, ")
    on_board(f"{DESTROY} Lupo / {gone} / si risolve", "Anna ha 0 carte in mano", edition, mine=mine)
    on_board(f"{DESTROY} Lupo / si risolve / Anna sceglie sì", "Anna ha 1 carta in mano", edition, mine=mine)


@pytest.mark.parametrize(("there", "cards"), [(1, 0), (2, 1)])
def test_two_counters_are_removed_or_none(there: int, cards: int) -> None:
    text = "Ogniqualvolta guadagni punti vita, puoi rimuovere due segnalini carica da Urna. Se lo fai, pesca una carta."
    mine = bearing(text, "Urna", "Artefatto", f"segnalini: {{carica: {there}}}, ")
    chosen = " / Anna sceglie sì" if cards else ""
    script = f"effetto di Anna: Guadagni 1 punto vita. / si risolve{chosen}"
    on_board(script, f"Anna ha {cards} carte in mano / Urna ha {there - 2 * cards} segnalini carica", mine=mine)


def test_nobody_is_dealt_damage_so_nothing_is_drawn() -> None:
    text = (
        "Quando Strega entra nel campo di battaglia, puoi farle infliggere 2 danni a un'altra creatura che controlli."
    )
    hand = f'Strega: {{f/c: 2/2, costo: "{{0}}", testo: "{text} Se lo fai, pesca una carta."}}'
    on_board("Anna lancia Strega / si risolve / si risolve", "Anna ha 0 carte in mano", hand=hand)


@pytest.mark.parametrize(
    ("his_hand", "script", "left"),
    [
        ("Isola, Foresta, Palude", "Bruno sceglie Isola, Foresta", 1),
        ("Isola, Foresta, Orso: 2/2", "Anna sceglie sì", 2),
        ("Isola, Foresta, Orso: 2/2", "Anna sceglie no / Bruno sceglie Isola, Orso", 1),
    ],
)
def test_who_cannot_choose_a_card_does_not(his_hand: str, script: str, left: int) -> None:
    text = "Un avversario bersaglio rivela la sua mano. Puoi scegliere una carta non terra da quella mano. Se lo fai, "
    text += "quel giocatore scarta quella carta. Se non lo fai, quel giocatore scarta due carte."
    script = f"Anna lancia Editto su Bruno / si risolve / {script}"
    on_board(script, f"Bruno ha {left} carte in mano", hand=spell(text), his_hand=his_hand)


def test_a_library_is_shuffled_though_nothing_goes_there() -> None:
    """701.24d: so it may be chosen, too."""
    (ability,) = read(
        "Puoi rimescolare nel tuo grimorio fino a due carte bersaglio dal tuo cimitero.", "X", ("instant",)
    )
    assert tree.holds(ability, tree.Shuffle)
    text = "Puoi rimescolare nel tuo grimorio fino a due carte bersaglio dal tuo cimitero."
    on_board("Anna lancia Editto / si risolve / Anna sceglie sì", "Anna ha 9 carte nel grimorio", hand=spell(text))


@pytest.mark.parametrize("mine", ["2 Montagne", "Montagna, Orso: 2/2"])
def test_mana_and_a_sacrifice_are_one_cost(mine: str) -> None:
    text = (
        "Ogniqualvolta guadagni punti vita, puoi pagare {1}{R} e sacrificare una creatura. Se lo fai, pesca una carta."
    )
    on_board(
        "effetto di Anna: Guadagni 1 punto vita. / si risolve",
        "Anna ha 0 carte in mano",
        mine=f"{mine}, {bearing(text)}",
    )


def test_mana_and_a_sacrifice_are_paid_together() -> None:
    text = (
        "Ogniqualvolta guadagni punti vita, puoi pagare {1}{R} e sacrificare una creatura. Se lo fai, pesca una carta."
    )
    script = "effetto di Anna: Guadagni 1 punto vita. / si risolve / Anna paga"
    claims = "Anna ha 1 carta in mano / Orso è nel cimitero di Anna"
    on_board(script, claims, mine=f"2 Montagne, Orso: 2/2, {bearing(text)}")


# --- 603.3d, 603.12: an ability of its own has targets of its own ----------------------------------------------------


@pytest.mark.parametrize("edition", MODERN)
def test_a_delayed_ability_aims_each_time_as_it_triggers(edition: str) -> None:
    text = "Ogniqualvolta lanci una magia in questo turno, metti un segnalino +1/+1 su una creatura bersaglio che"
    hand = (
        f'{spell(f"{text} controlli.")}, Orso: {{f/c: 2/2, costo: "{{0}}"}}, {spell("Guadagni 1 punto vita.", "Cenno")}'
    )
    script = "Anna lancia Editto / si risolve / Anna lancia Orso / si risolve / si risolve / Anna lancia Cenno / "
    script += "Anna sceglie Orso / si risolve / si risolve"
    on_board(script, "Elfo è 2/2 / Orso è 3/3", edition, hand=hand, mine="Elfo: 1/1")


def test_whom_a_text_destroys_at_end_of_turn_is_told_now() -> None:
    (ability,) = read("Distruggi la creatura bersaglio alla fine del turno.", "X", ("instant",))
    assert isinstance(ability, tree.Spell)
    assert len(ability.modes[0].wants) == 1


def test_what_triggers_as_a_card_is_revealed_is_refused_where_it_is_told_after() -> None:
    text = (
        "Rivela la prima carta del tuo grimorio. Quando riveli una carta non terra in questo modo, X infligge 2 danni "
    )
    with pytest.raises(NotUnderstood):
        read(f"{text}a un qualsiasi bersaglio.", "X", ("instant",))


# --- copies ----------------------------------------------------------------------------------------------------------

COPIES = (
    "Puoi far entrare Clone nel campo di battaglia come una copia di una qualsiasi creatura sul campo di battaglia."
)


@pytest.mark.parametrize("edition", MODERN)
def test_what_has_died_and_is_exiled_is_copied_as_it_was(edition: str) -> None:
    """608.2h, 707.2: a copy that dies is copied as what it was, and not as its card."""
    text = (
        "Ogniqualvolta un'altra creatura non pedina che controlli muore, puoi esiliarla. Se lo fai, crea una pedina che"
    )
    mine = f"{bearing(f'{text} è una copia di quella creatura.')}, Orso: {{f/c: 2/2, parole: volare}}"
    hand = f'Clone: {{f/c: 0/0, costo: "{{0}}", testo: "{COPIES}"}}'
    script = f"Anna lancia Clone / si risolve / Anna sceglie Orso / {DESTROY} Clone / si risolve / Anna sceglie sì"
    claims = "Clone è in esilio / in gioco ci sono 1 pedine Orso"
    on_board(script, claims, edition, mine=mine, hand=hand)


def test_a_spell_is_copied_for_each_creature_of_who_cast_it() -> None:
    text = (
        "Ogniqualvolta un giocatore lancia una magia istantaneo o stregoneria che bersaglia solo Drago, quel giocatore "
    )
    text += "copia quella magia per ogni altra creatura che controlla e che la magia potrebbe bersagliare. Ogni copia "
    mine = (
        f"{bearing(f'{text}bersaglia una creatura diversa fra queste.', 'Drago', 'Creatura', 'f/c: 4/5, ')}, Orso: 2/2"
    )
    his_hand = spell("Una creatura bersaglio prende +1/+1 fino alla fine del turno.")
    script = "Bruno lancia Editto su Drago / si risolve / si risolve / si risolve / si risolve"
    claims = "Lupo è 3/3 / Elfo è 2/2 / Orso è 2/2 / Drago è 5/6"
    on_board(script, claims, mine=mine, his="Lupo: 2/2, Elfo: 1/1", his_hand=his_hand, turn="Bruno")


def test_a_spell_that_was_cast_from_a_graveyard_copies_itself() -> None:
    text = (
        "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero. Se questa magia è stata lanciata"
    )
    text += " da un cimitero, puoi copiarla e puoi scegliere un nuovo bersaglio per la copia.\\nFlashback {0}"
    gone = f"{spell(text, kind='Stregoneria')}, Orso: 2/2, Elfo: 1/1"
    script = "Anna lancia Editto dal cimitero su Orso / si risolve / Anna sceglie sì / Anna sceglie Elfo / si risolve"
    on_board(script, "Orso è in gioco / Elfo è in gioco / Anna controlla 0 pedine Orso", gone=gone)


# --- several players, several cards ----------------------------------------------------------------------------------


def test_each_player_reveals_down_to_a_card_of_their_own() -> None:
    text = "Ogni giocatore rivela carte dalla cima del suo grimorio finché non rivela una carta creatura, mette quella "
    text += "carta sul campo di battaglia e mette le altre in fondo al suo grimorio."
    libraries = {"library": "Foresta, Orso: 2/2, Alce", "his_library": "Isola, Palude, Elfo: 1/1"}
    claims = "Anna controlla Orso / Bruno controlla Elfo / Anna ha 2 carte nel grimorio / Bruno ha 2 carte nel grimorio"
    on_board(f"effetto di Anna: {text}", claims, **libraries)


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("there", "sizes"), [(1, "2/2"), (3, "3/3")])
def test_no_more_counters_are_moved_than_there_are(there: int, sizes: str, edition: str) -> None:
    """122.5 (in 2016 121.5): to move a counter is to remove it there, and to put it here."""
    text = "Sposta due segnalini +1/+1 da una creatura bersaglio su un'altra creatura bersaglio. su Orso, Elfo"
    mine = f"Orso: {{f/c: 2/2, segnalini: {{+1/+1: {there}}}}}, Elfo: 1/1"
    left = max(there - 2, 0)
    on_board(f"effetto di Anna: {text}", f"Elfo è {sizes} / Orso è {2 + left}/{2 + left}", edition, mine=mine)


# --- costs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "so"), [("dal tuo cimitero", "illegale"), ("da un cimitero", "legale")], ids=["yours", "any"]
)
def test_a_card_is_exiled_from_anybodys_graveyard_unless_it_says_yours(told: str, so: str) -> None:
    mine = bearing(f"{{0}}, Esilia una carta creatura {told}: Guadagni 1 punto vita.", kind="Artefatto")
    on_board("Anna attiva Nodo esiliando Lupo", f"azione 1 è {so}", mine=mine, his_gone="Lupo: 2/2")


def test_cards_of_others_pay_for_no_delving_and_no_escape() -> None:
    hand = spell("Esumare\\nPesca una carta.", cost="{1}")
    on_board("Anna lancia Editto", "azione 1 è illegale", hand=hand, his_gone="Alce")
    gone = spell("Pesca una carta.\\nFuga—{0}, Esilia un'altra carta dal tuo cimitero.", kind="Stregoneria")
    on_board("Anna lancia Editto dal cimitero", "azione 1 è illegale", gone=gone, his_gone="Alce")


def test_to_attack_is_paid_with_life_where_a_symbol_lets_and_no_mana_is_there() -> None:
    his = bearing(
        "Le creature non possono attaccare te o un planeswalker che controlli a meno che il loro controllore non paghi "
        "{W/P} per ognuna di quelle creature.",
        kind="Artefatto",
    )
    on_board("Anna attacca con Orso, Elfo", "Anna ha 16 punti vita", mine="Orso: 2/2, Elfo: 1/1", his=his)


def test_counters_are_put_on_whom_a_line_names() -> None:
    mine = bearing("Metti un segnalino -1/-1 su una creatura che controlli: Pesca una carta.", kind="Artefatto")
    script = "Anna attiva Nodo pagando con Elfo / si risolve"
    on_board(script, "Elfo è nel cimitero di Anna / Orso è 2/2", mine=f"{mine}, Orso: 2/2, Elfo: 1/1")


def test_a_mana_ability_that_does_more_is_named_by_its_mana() -> None:
    text = (
        "{T}, Rimuovi un segnalino carica da Urna: Aggiungi un mana di un qualsiasi colore. Se non ci sono segnalini "
    )
    mine = bearing(f"{text}carica su Urna, sacrificala.", "Urna", "Artefatto", "segnalini: {carica: 1}, ")
    claims = "azione 1 è legale / Urna è nel cimitero di Anna / Anna ha {R} nella riserva di mana"
    on_board("Anna attiva Urna scegliendo «{R}»", claims, mine=mine)


# --- what is meant ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", MODERN)
def test_damage_by_creatures_of_a_player_is_prevented_whenever_they_came(edition: str) -> None:
    """611.2c: a shield changes nothing of what creatures are like, so it is about those that come later, too."""
    hand = spell(
        "Previeni tutto il danno da combattimento che verrebbe inflitto in questo turno da creature controllate da un "
        "avversario bersaglio."
    )
    script = (
        "Anna lancia Editto su Bruno / si risolve / Bruno lancia Guizzo / si risolve / Bruno attacca con Guizzo / danno"
    )
    his_hand = 'Guizzo: {f/c: 2/2, costo: "{0}", parole: rapidità}'
    on_board(script, "Anna ha 20 punti vita", edition, hand=hand, his_hand=his_hand, turn="Bruno")


@pytest.mark.parametrize(("land", "so"), [("3 Isole", "legale"), ("2 Isole, Foresta", "illegale")])
def test_the_islands_are_yours_and_not_the_creature(land: str, so: str) -> None:
    hand = spell("Distruggi una creatura bersaglio con forza pari o inferiore al numero di Isole che controlli.")
    on_board("Anna lancia Editto su Lupo", f"azione 1 è {so}", hand=hand, mine=land, his="Lupo: 3/3, 3 Isole")


@pytest.mark.parametrize(("colour", "countered"), [("blu", "Gesto è neutralizzata"), ("rosso", "Gesto si risolve")])
def test_a_spell_may_be_blue_like_a_permanent(colour: str, countered: str) -> None:
    his_hand = f'Gesto: {{tipo: Istantaneo, costo: "{{0}}", colore: {colour}, testo: "Guadagni 1 punto vita."}}'
    script = "Bruno lancia Gesto / Anna lancia Editto su Gesto / si risolve / fermati"
    script = script if colour == "blu" else script.replace("fermati", "si risolve")
    hand = spell("Neutralizza una magia bersaglio se è blu.")
    on_board(script, countered, hand=hand, his_hand=his_hand, turn="Bruno")


@pytest.mark.parametrize(("at", "so"), [("Bruno", "legale"), ("Orso", "illegale")])
def test_a_spell_that_aims_at_a_player_is_one_that_does(at: str, so: str) -> None:
    hand = spell("Neutralizza una magia bersaglio che bersaglia un giocatore.")
    what = "a un giocatore" if at == "Bruno" else "a una creatura"
    his_hand = spell(f"Dardo infligge 1 danno {what} bersaglio.", "Dardo")
    script = f"Bruno lancia Dardo su {at} / prova: Anna lancia Editto su Dardo"
    on_board(script, f"azione 2 è {so}", hand=hand, his_hand=his_hand, his="Orso: 2/2", turn="Bruno")


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Incanta Creatura", "Patto può incantare solo una creatura che controlli."),
        ("Incanta Permanente", "Puoi giocare Patto solo su un permanente STAPpato."),
    ],
)
def test_what_else_a_text_says_of_what_an_aura_enchants_limits_its_target(kind: str, text: str, edition: str) -> None:
    hand = f'Patto: {{tipo: {kind}, costo: "{{0}}", testo: "{text}"}}'
    script = "prova: Anna lancia Patto su Lupo / Anna lancia Patto su Orso / si risolve"
    claims = "azione 1 è illegale / azione 2 è legale / Patto è assegnata a Orso"
    on_board(script, claims, edition, hand=hand, mine="Orso: 2/2", his="Lupo: {f/c: 3/3, stato: TAPpata}")


def test_what_an_aura_was_cast_on_may_have_been_tapped_since() -> None:
    hand = (
        'Patto: {tipo: Incanta Permanente, costo: "{0}", testo: "Puoi giocare Patto solo su un permanente STAPpato."}'
    )
    tapped = "effetto di Bruno: TAPpa una creatura bersaglio. su Orso"
    script = f"Anna lancia Patto su Orso / {tapped} / si risolve"
    on_board(script, "Patto è assegnata a Orso", hand=hand, mine="Orso: 2/2")


# --- 603.3d: a second target may hang on the first -------------------------------------------------------------------

SWAPS = (
    "Ogniqualvolta guadagni punti vita, puoi scambiare il controllo di un permanente non terra bersaglio che controlli "
)
SWAPS += "e un permanente bersaglio controllato da un avversario che condivide con esso un tipo di carta."


@pytest.mark.parametrize("edition", MODERN)
def test_an_ability_whose_second_target_hangs_on_the_first_stays_where_there_are_two(edition: str) -> None:
    mine, his = f"{bearing(SWAPS)}, Sfera: {{tipo: Artefatto}}", "Golem: {tipo: Creatura Artefatto, f/c: 3/3}"
    script = "effetto di Anna: Guadagni 1 punto vita. / Anna sceglie Sfera / si risolve / Anna sceglie sì"
    on_board(script, "Anna controlla Golem / Bruno controlla Sfera", edition, mine=mine, his=his)
    script = "effetto di Anna: Guadagni 1 punto vita. / fermati"
    on_board(script, "la pila è vuota", edition, mine=mine, his="Orso: 2/2")


# --- 608.2d: of what cannot be done nothing is chosen ----------------------------------------------------------------

EITHER = "sacrifica una creatura o scarta una carta."


@pytest.mark.parametrize("edition", MODERN)
def test_who_can_do_neither_does_neither(edition: str) -> None:
    script = f"effetto di Anna: Un avversario bersaglio {EITHER} su Bruno"
    on_board(script, "Bruno ha 0 carte in mano", edition)
    on_board(script, "Alce è nel cimitero di Bruno", edition, his_hand="Alce")


@pytest.mark.parametrize(("mine", "script", "cards"), [("", "", 0), (", Orso: 2/2", " / Anna sceglie sì", 1)])
def test_nothing_hangs_on_what_can_be_done_in_neither_way(mine: str, script: str, cards: int) -> None:
    text = (
        "Ogniqualvolta guadagni punti vita, puoi sacrificare una creatura o scartare una carta. Se lo fai, pesca una "
    )
    board = f"{bearing(f'{text}carta.')}{mine}"
    on_board(
        f"effetto di Anna: Guadagni 1 punto vita. / si risolve{script}", f"Anna ha {cards} carte in mano", mine=board
    )


def test_the_aura_that_was_asked_of_is_attached_to_the_token() -> None:
    text = "Ogniqualvolta un incantesimo entra nel campo di battaglia sotto il tuo controllo, crea una pedina creatura "
    text += "Felino 2/2 bianca. Se quell'incantesimo è un'Aura, puoi assegnarla alla pedina."
    aura = "Incanta creatura\\nLa creatura incantata prende +2/+2."
    hand = f'Forza: {{tipo: Incantesimo — Aura, costo: "{{0}}", testo: "{aura}"}}'
    script = "Anna lancia Forza su Orso / si risolve / si risolve / Anna sceglie sì"
    mine = f"{bearing(text, kind='Creatura', more='f/c: 3/3, ')}, Orso: 2/2"
    on_board(script, "Felino è 4/4 / Orso è 2/2", hand=hand, mine=mine)
