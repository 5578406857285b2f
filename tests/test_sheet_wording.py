"""What a judge teacher would say otherwise, as found in sheets read whole: each sentence held at its root."""

from __future__ import annotations

import pytest
from cases import bundled_case, material

from judgekit.edition_words import in_words_of, mistake_in_words_of
from judgekit.editions import system
from judgekit.render.italian.small_words import gender
from judgekit.render.replay import why_illegal
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.run import run
from judgekit.sheets import ground
from judgekit.sheets.candidates import of_case
from judgekit.sheets.chance import Chance
from judgekit.sheets.exercise import Option, Question
from judgekit.sheets.kinds import account, claims, legal
from judgekit.sheets.kinds.source import Material
from judgekit.sheets.leave import asks_leave
from judgekit.sheets.likeness import choice
from judgekit.sheets.plan import SHARES, Needs
from judgekit.sheets.saying import NUMBERS, ending
from judgekit.sheets.search import Search
from judgekit.sheets.shown import table
from judgekit.sheets.story import as_told, fits
from judgekit.sheets.told import script
from judgekit.sheets.wanted import Wanted
from judgekit.sheets.workers import Workers
from judgekit.texts import home


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ("Sfera", "Sfera è TAPpata"),
        ("Orso 2", "Orso 2 è TAPpato"),
        ("Mutaforma", "Il permanente Mutaforma è TAPpato"),
        ("Elefante", "Elefante è TAPpato"),
    ],
)
def test_a_state_agrees_with_the_name_where_that_tells_how(thing: str, said: str) -> None:
    facts = {("zone", thing): ("battlefield", ""), ("tapped", thing): True}
    assert ending(facts, [("tapped", thing)], modern=True) == said


def test_what_a_spell_is_worth_has_its_name() -> None:
    assert NUMBERS["worth"]("Dardo") == "Qual è la Potenza Magica Modificata di Dardo?"
    assert ending({("worth", "Dardo"): 3}, [("worth", "Dardo")], modern=True) == "Dardo ha Potenza Magica Modificata 3"
    assert ending({("challenge", ""): ""}, [("challenge", "")], modern=True) == "La sfida finisce in parità"


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("Pesca due carte.", "Si risolve un’abilità di Anna: «Pesca due carte»."),
        ("Esilia una creatura bersaglio. su Orso", "{} con bersaglio Orso: «Esilia una creatura bersaglio»."),
        (
            "Esilia due creature bersaglio. su Orso, Lupo",
            "{} con bersagli Orso e Lupo: «Esilia due creature bersaglio».",
        ),
        (
            "Una creatura bersaglio diventa una copia di un’altra creatura bersaglio. su Orso, Lupo",
            (
                "{} con bersagli, nell’ordine, Orso e Lupo: "
                "«Una creatura bersaglio diventa una copia di un’altra creatura bersaglio»."
            ),
        ),
    ],
)
def test_abilities_resolve_and_effects_do_not(effect: str, said: str) -> None:
    board = "    in gioco:\n      - Orso: 2/2 verde\n      - Lupo: 2/2 nero\n"
    text = f"---\nedizioni: [cr-2026]\n---\n```tavolo\nturno: Anna\ngiocatori:\n  Anna:\n{board}  Bruno: {{}}\n```\n"
    case = read_markdown(f"{text}```azioni\neffetto di Anna: {effect}\n```\n", "foglio")
    assert script(case, "cr-2026") == (said.format("Si risolve un’abilità di Anna"),)


def test_a_word_and_the_one_in_its_place_are_told_in_their_order() -> None:
    case = bundled_case("cr/612/612.2-il-nome-non-e-una-parola-di-colore")
    assert "Bruno sceglie nero, poi bianco." in script(case, "cr-2026")


def test_a_castle_that_is_put_in_is_no_target() -> None:
    assert "Bruno lancia Varco e mette in gioco Radura." in script(
        bundled_case("wom/08/8.10-scartata-dal-gioco"), "wom"
    )


@pytest.mark.parametrize(
    ("edition", "written", "here"),
    [
        ("cr-2016", "Crea una pedina creatura Elfo.", "Metti sul campo di battaglia una pedina creatura Elfo."),
        ("cr-2016", "Quando muore, crea due pedine", "Quando muore, metti sul campo di battaglia due pedine"),
        ("classic", "Il suo controllore crea una pedina", "Il suo controllore mette in gioco una pedina"),
        ("cr-2026", "Crea una pedina creatura Elfo.", "Crea una pedina creatura Elfo."),
        ("cr-2026", "Guadagni il controllo della creatura bersaglio", "Prendi il controllo di una creatura bersaglio"),
        ("classic", "Previeni il prossimo 1 danno che", "Previeni il prossimo punto di danno che"),
        ("cr-2026", "1 danno a un bersaglio qualsiasi", "1 danno a un qualsiasi bersaglio"),
    ],
)
def test_cards_say_one_thing_in_one_way(edition: str, written: str, here: str) -> None:
    assert in_words_of(edition, written) == here


@pytest.mark.parametrize(
    ("story", "cards", "told"),
    [
        ("La Radice 0/0 di Anna ha innesto 1 e innesto 2.", "Anna Radice 0/0 {G}. Innesto 1, innesto 2.", ""),
        ("Comincia Anna. Il Falco di Anna vola.", "Anna Falco 1/1 Volare.", "Comincia Anna."),
        ("Il Famiglio è abbinato all’Orso.", "Famiglio Fintanto che è abbinato Orso", ""),
        ("Bruno conosce il Gufo.", "Bruno Gufo", "Bruno conosce il Gufo."),
    ],
)
def test_a_story_does_not_repeat_the_board(story: str, cards: str, told: str) -> None:
    assert as_told(story, cards) == told


def test_who_asks_what_is_gained_is_not_answered_by_what_there_is() -> None:
    keys = [("life", "Anna")]
    assert fits("Quanti punti vita ha Anna?", keys)
    assert not fits("Quanti punti vita guadagna Anna?", keys)


def test_a_hidden_spell_that_lies_open_is_not_said_to_be_hidden() -> None:
    rows = table(bundled_case("wom/faq/faq-38-semplice-e-continua"), "wom").rows
    assert (
        next(row[-1] for row in rows if row[1] == "Muschio") == "scoperta"
    )  # that it lasts is told by what makes it so


def test_a_ban_that_prevails_is_named() -> None:
    played = run(bundled_case("wom/08/8.7-il-divieto-prevale"), system("wom"))
    assert why_illegal(played, 1) == (
        "Lanterna vieta ad Alberico di lanciare nascosta, e il divieto prevale sul permesso"
    )


def account_of(right: int, many: int) -> Question:
    options = tuple(Option(f"passo {n}", correct=n == right) for n in range(many))
    return Question("find-the-error", 2, "", "cr-2026", options=options)


def test_the_wrong_step_is_not_always_the_last() -> None:
    needs = Needs(tuple(SHARES), 20, None, None)
    needs.take(account_of(3, 4))
    assert not needs.balanced(account_of(4, 5))  # another place, and again the end
    assert needs.balanced(account_of(2, 5))


def test_what_is_not_so_is_told_by_how_it_ends_where_another_step_comes_instead() -> None:
    assert account._instead("Onda va negli scarti di Anna", [], "Drago non è più Continua", "Drago è in gioco") == (
        "Questo non accade: alla fine Drago è in gioco"
    )
    assert account._instead("Orso resta nel combattimento", [], "Orso lascia il combattimento", "") == (
        "Invece: «Orso resta nel combattimento»"
    )


def test_two_choices_between_the_same_steps_are_twins() -> None:
    def asked(name: str, power: int, kind: str = "next") -> Question:
        texts = ("Nessuna creatura ha danno da assegnare", f"{name} assegna {power} danni a Bruno")
        board = table(bundled_case("cr/702/702.4c-doppio-attacco-perduto"), "cr-2026")._replace(
            rows=(("Anna, 20 punti vita", name, f"{power}/2", "", ""), ("Bruno, 20 punti vita", "Muro", "0/3", "", ""))
        )
        return Question(kind, 1, "", "cr-2026", options=tuple(map(Option, texts)), board=board)

    assert choice(asked("Orso", 2)) == choice(asked("Orco", 3)) != frozenset()
    assert choice(asked("Orso", 2, "outcome")) == frozenset()


def test_a_claim_and_the_case_that_shows_it_are_not_asked_together() -> None:
    where = ground.of_lesson(home.open_corpus(), "magie", "classic")
    here = Material(home.open_corpus(), "classic", where)
    wanted = Wanted(where, 10)
    with Workers(wanted, here) as workers:
        search = Search(wanted, here, workers, "", set(), None)
        search.used["caso classic/413/413.2a-il-bersaglio-se-ne-va"] += 1
        claim = "magie/nelle-regole-classic, caso classic/413/413.2a-il-bersaglio-se-ne-va"
        assert not search._is_fresh(claim, "true-false", "classic:413.2b", 0)
        assert search._is_fresh("magie/nelle-regole-classic, caso classic/420/420.4", "true-false", "classic:420.4", 0)


def test_who_sees_something_wait_lets_it_resolve_and_refuses_nothing() -> None:
    listed = next(one for one in bundled.listing() if one.name == "classic/esempi/406.2b-prima-che-esista-2")
    there = of_case(listed, material("classic"))
    assert there is not None
    assert legal.ask(there, Chance("prova"), material("classic")) is None


def test_that_targets_stay_as_they_were_is_no_next_step() -> None:
    listed = next(one for one in bundled.listing() if one.name == "cr/707/707.10-es-la-creatura-scagliata")
    there = of_case(listed, material("cr-2026"))
    assert there is not None
    assert account.ask_next(there, Chance("prova"), material("cr-2026")) is None


def test_nothing_leaves_play_today() -> None:
    assert "lasci il campo di battaglia soltanto" in mistake_in_words_of("cr-2026", "crede che lasci il gioco soltanto")


@pytest.mark.parametrize(
    ("edition", "claim", "said"),
    [
        ("cr-2016", "Nel 2016 chi attacca annuncia l’ordine.", "Chi attacca annuncia l’ordine."),
        ("cr-2026", "Oggi chi attacca divide il danno.", "Chi attacca divide il danno."),
        ("classic", "Secondo le regole Classic, chi vince e perde la perde.", "Chi vince e perde la perde."),
    ],
)
def test_a_claim_does_not_say_what_the_head_of_its_sheet_says(edition: str, claim: str, said: str) -> None:
    assert claims._plainly(claim, edition) == said


@pytest.mark.parametrize(
    ("said", "after", "again", "asked"),
    [
        ("Anna lancia Saetta su Orso", False, False, "Anna può lanciare Saetta su Orso?"),
        ("Bruno mette in gioco Radura", True, False, "Subito dopo, Bruno può mettere in gioco Radura?"),
        ("Anna attacca con Orso", True, True, "Subito dopo, Anna può attaccare di nuovo con Orso?"),
        ("Anna lancia Gelo e mette in gioco Radura", False, False, "Anna può lanciare Gelo e mettere in gioco Radura?"),
        ("Anna è pronta", False, False, "«Anna è pronta»: è permesso?"),
    ],
)
def test_what_is_done_is_asked_as_people_ask_leave(said: str, after: bool, again: bool, asked: str) -> None:
    assert asks_leave(said, after=after, again=again) == asked


@pytest.mark.parametrize(
    ("name", "agrees"),
    [
        ("Sentinella", "a"),
        ("Orso 2", "o"),
        ("Stazione", "a"),
        ("Gigante", "o"),
        ("Leone", "o"),
        ("Golem", "o"),
        ("Mano", "a"),
        ("la pedina Orso", "a"),
        ("Mutaforma", ""),
        ("Jace", ""),
        ("Artigli", ""),
    ],
)
def test_the_gender_of_a_name_is_told_only_where_it_tells_itself(name: str, agrees: str) -> None:
    assert gender(name) == agrees
