"""What a text leaves to a player, and could go either way, the script says: nothing is declined in silence."""

from __future__ import annotations

import pytest
from boards import EVERY, MODERN, acted, holds

from judgekit.scenario.outcome import Run

BOARD = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cervo:
          f/c: 2/2
          testo: {text}
      - Foresta
    mano:
      - Elfo: {{tipo: Creatura, costo: "{{G}}", f/c: 1/1}}
  Bruno:
    in gioco:
      - Orso 2/2
      - Lupo 2/2 TAPpato
"""
ATTACK = "Anna attacca con Cervo"
MAY_GAIN = "Ogniqualvolta Cervo attacca, puoi guadagnare 1 punto vita."
MAY_PAY = '"Ogniqualvolta Cervo attacca, puoi pagare {G}. Se lo fai, guadagni 3 punti vita."'
PROVOKE = "Provocare"
UP_TO = '"Quando Cervo attacca, TAPpa fino a una creatura bersaglio."'


def played(text: str, script: str, edition: str) -> Run:
    return acted(BOARD.format(text=text), script, "", edition)


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("text", "script", "told"),
    [
        (MAY_GAIN, f"{ATTACK}\nsi risolve", "non è detto se Anna applica l’effetto facoltativo di"),
        (MAY_PAY, f"{ATTACK}\nsi risolve", "non è detto se Anna"),
        (MAY_GAIN, ATTACK, "non è detto se Anna"),  # the script ends, and what waits resolves
    ],
)
def test_what_the_script_does_not_say_is_asked_for(text: str, script: str, told: str, edition: str) -> None:
    missing = played(text, script, edition).missing
    assert missing is not None
    assert told in missing.message


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("text", "script"),
    [
        (PROVOKE, f"{ATTACK}\nAnna sceglie Lupo\nsi risolve\nBruno blocca Cervo con Lupo"),
        (UP_TO, f"{ATTACK}\nsi risolve\nBruno non blocca"),
    ],
)
def test_a_forced_block_is_not_lost_and_a_target_not_left_out_in_silence(text: str, script: str, edition: str) -> None:
    assert played(text, script, edition).missing is not None


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(
    ("text", "answer", "life"),
    [
        (MAY_GAIN, "Anna sceglie sì", 21),
        (MAY_GAIN, "Anna sceglie no", 20),
        (MAY_PAY, "Anna sceglie no", 20),
    ],
)
def test_what_it_says_is_done(text: str, answer: str, life: int, edition: str) -> None:
    """In Classic it is said as the ability goes onto the stack."""
    told = f"{ATTACK}\n[classic] {answer}\nsi risolve\n[cr-2016] {answer}\n[cr-2026] {answer}\nBruno non blocca"
    done = played(text, told, edition)
    assert done.missing is None
    assert done.replay.board.players["Anna"]["life"] == life


@pytest.mark.parametrize("edition", MODERN)
def test_what_cannot_be_paid_is_not_asked(edition: str) -> None:
    done = played(MAY_PAY, f"Anna lancia Elfo\nsi risolve\n{ATTACK}\nsi risolve\nBruno non blocca", edition)
    assert done.missing is None
    assert done.replay.board.players["Anna"]["life"] == 20


@pytest.mark.parametrize("edition", MODERN)
def test_none_of_what_is_offered_is_said_too(edition: str) -> None:
    done = played(UP_TO, f"{ATTACK}\nAnna sceglie no\nsi risolve\nBruno blocca Cervo con Orso", edition)
    assert done.missing is None
    assert all(step.verdict != "illegal" for step in done.replay.verdicts.values())


@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize(("colour", "symbol"), [("rosso", "R"), ("verde", "G")])
def test_a_colour_names_the_mana_that_an_effect_lets_choose(colour: str, symbol: str, edition: str) -> None:
    text = '"Ogniqualvolta Cervo attacca, aggiungi un mana di un qualsiasi colore alla tua riserva di mana."'
    done = played(text, f"{ATTACK}\nsi risolve\nAnna sceglie {colour}\nfermati", edition)
    assert done.missing is None
    assert done.replay.board.players["Anna"]["mana"] == (symbol,)


@pytest.mark.parametrize("edition", MODERN)
def test_what_one_line_has_chosen_the_next_does_not_choose_again(edition: str) -> None:
    text = '"Ogniqualvolta Cervo attacca, puoi sacrificare una creatura. Se lo fai, guadagni 1 punto vita."'
    script = f"{ATTACK}\nsi risolve\nAnna sceglie sì\nAnna sceglie Cervo\nAnna sceglie Cervo"
    verdicts = played(text, script, edition).replay.verdicts
    assert [verdicts[n].verdict for n in (4, 5)] == ["legal", "illegal"]


MOON = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Luna: {{tipo: Incantesimo, testo: {moon}}}
      - Selvagge:
          tipo: Terra
          testo: |
            {{T}}, Sacrifica Selvagge: Pesca una carta.
            {{T}}: Aggiungi {{G}}.
    grimorio: [Elfo, Lupo]
"""


@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("moon", "verdict", "where"),
    [
        ("Le terre non base sono Montagne.", "illegale", "in gioco"),
        ("Le terre base sono Montagne.", "legale", "nel cimitero di Anna"),
    ],
)
def test_what_gives_itself_uses_an_ability_that_asks_for_it(moon: str, verdict: str, where: str, edition: str) -> None:
    """Under the moon (305.7) a land keeps nothing but its mana: «sacrificando» is not left unread."""
    script, claims = "Anna attiva Selvagge sacrificando Selvagge", f"azione 1 è {verdict}\nSelvagge è {where}"
    holds(MOON.format(moon=moon), script, claims, edition)


TWO_ATTACK = """
turno: Anna
giocatori:
  Anna:
    in gioco:
      - Cervo: 3/3
      - Alce: 3/3
  Bruno:
    in gioco:
      - Orso 2/2
      - Lupo 2/2
"""


@pytest.mark.parametrize("edition", EVERY)
def test_who_is_blocked_is_not_said_where_only_one_attacks(edition: str) -> None:
    """With one attacker the line, and that which divides its damage, are clear; with two the first is asked back."""
    script = (
        "Anna attacca con Cervo{also}\nBruno blocca con Orso, Lupo\nAnna assegna 2 danni all’Orso e 1 al Lupo\ndanno"
    )
    one = acted(TWO_ATTACK, script.format(also=""), "Lupo ha 1 danno", edition)
    assert one.missing is None
    assert one.held
    two = acted(TWO_ATTACK, f"Anna attacca con Cervo, Alce\n{script}", "Lupo ha 1 danno", edition).missing
    assert two is not None
    assert "chi, fra Cervo, Alce?" in str(two)
    assert "Bruno blocca Cervo con …" in str(two)
