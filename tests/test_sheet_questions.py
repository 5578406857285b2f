"""Questions are worth asking: what teachers found wrong with sheets that they read, each held at its root."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from cases import bundled_case, material, what_is_claimed

from judgekit.edition_words import in_words_of
from judgekit.editions import EDITIONS, MAGIC, game_of, system
from judgekit.magic.language.tree import Change
from judgekit.render.card_texts import ended, in_a_row
from judgekit.render.italian.effects_said import began
from judgekit.render.replay import told
from judgekit.ruling import basics as known
from judgekit.ruling.answers import POINT
from judgekit.ruling.basics import _case as plain_case
from judgekit.ruling.basics import basics
from judgekit.scenario import bundled
from judgekit.scenario.case_file import read_markdown
from judgekit.scenario.model import Activate, Name
from judgekit.scenario.run import run
from judgekit.sheets import ground
from judgekit.sheets.candidates import _acts_after_passing, cases, of_case
from judgekit.sheets.candidates import fits as readable
from judgekit.sheets.chance import Chance
from judgekit.sheets.exercise import Question, Table
from judgekit.sheets.foreseen import Issue, difficulty, hard
from judgekit.sheets.kinds import account, how_much, legal, order, terms, two_editions
from judgekit.sheets.kinds.source import Material, title_of
from judgekit.sheets.kinds.which_rule import _of_section, _same_mistake, says_it_too, tells_itself, words_of
from judgekit.sheets.point import Pointed
from judgekit.sheets.saying import ending
from judgekit.sheets.sheet import Wanted, make
from judgekit.sheets.shown import table
from judgekit.sheets.story import fits, story
from judgekit.sheets.study import Study
from judgekit.sheets.told import _of_each, inside, line, rest, script
from judgekit.texts import home

if TYPE_CHECKING:
    from judgekit.scenario.outcome import Run
    from judgekit.sheets.kinds.source import Posed


def cells(name: str, edition: str = "cr-2026") -> str:
    return "\n".join(" | ".join(row) for row in table(bundled_case(name), edition).rows)


# --- what is told of a case -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "begins", "without"),
    [
        ("classic/413/413.2c-opzione-impossibile", "Ricatto dice: «Puoi", "non perde"),  # a claim, told as a fact
        ("cr/110/110.5f-la-pedina-in-fondo-al-mazzo", "", "non fa in tempo"),  # the answer, without its question
        ("confronti/due-leggende-di-un-giocatore", "Anna controlla già", "l’ultima arrivata"),  # both answers
        ("cr/118/118.4-fino-all-ultimo-punto", "", "prima di pescare"),
        ("cr/508/508.1c-nessuno-da-solo", "", "lo manda avanti"),  # «lo» of a sentence that is gone
    ],
)
def test_a_story_sets_the_board_up_and_gives_nothing_away(case: str, begins: str, without: str) -> None:
    prose = " ".join(bundled_case(case).prose.split())
    assert without in prose
    found = story(prose)
    assert found.told.startswith(begins)
    assert without not in found.told


def test_stories_of_all_cases_are_what_they_begin_with() -> None:
    for one in bundled.listing():
        prose = " ".join(bundled_case(one.name).prose.split())
        found = story(prose)
        assert prose.replace("'", "’").startswith(found.told.split("“")[0]), one.name
        assert "?" not in found.told.partition("«")[0], one.name
        assert "'" not in found.told + found.asks, one.name
        assert found.told.count("«") == found.told.count("»"), one.name


def test_a_case_asks_its_own_question_where_the_options_answer_it() -> None:
    assert fits("Chi vince la sfida?", [("challenge", "")])
    assert fits("Quanti punti vita restano a Bruno?", [("life", "Bruno")])
    assert not fits("Dove va il danno dell’Orso?", [("zone", "Assedio")])
    assert not fits("Chi dei due può attivare l’abilità?", [("life", "Bruno")])


# --- boards on paper --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "shown"),
    [
        ("cr/510/510.1b-il-planeswalker-ucciso-al-primo-colpo", "fedeltà 3"),
        ("cr/510/510.1b-la-battaglia-non-c-e-piu", "difesa 3"),
        ("cr/712/712.8f-solo-la-faccia-in-su-della-modale", "// Lampo. Istantaneo, {R}."),
        ("cr/509/509.1d-il-costo-non-si-ricalcola", "Palizzata 2"),
        ("cr/400/400.7d-il-mana-speso-per-la-creatura", "nella riserva"),
        ("confronti/due-leggende-di-un-giocatore", "leggendaria"),
    ],
)
def test_a_board_shows_all_that_the_answer_needs(case: str, shown: str) -> None:
    assert shown in cells(case)


def test_counters_are_not_told_twice() -> None:
    assert "fedeltà 4" not in cells("cr/606/606.6-non-abbastanza-segnalini")


def test_texts_on_paper_bear_printed_apostrophes() -> None:
    """Of every case, names too: what the script says stands on the board in the same letters."""
    for one in bundled.listing():
        said = bundled_case(one.name)
        rows = table(said, one.editions[0]).rows
        texts = [cell for row in rows for cell in row] + list(script(said, one.editions[0]))
        assert not any("'" in text or '"' in text for text in texts), one.name


def test_a_choice_is_said_as_a_sentence() -> None:
    said = script(bundled_case("classic/413/413.2c-opzione-impossibile"), "classic")
    assert "Anna sceglie di farlo." in said


@pytest.mark.parametrize(
    ("case", "edition", "last"),
    [
        (  # in Classic combat damage waits on the stack
            "classic/502/502.9b-travolgere-due-tentativi",
            "classic",
            "Si risolve tutto ciò che è in pila, e il combattimento si conclude.",
        ),
        ("classic/413/413.2c-puoi-se-lo-fai", "classic", ""),  # told to its end
        ("cr/702/702.9b-volare", "cr-2026", ""),  # modern damage does not wait
    ],
)
def test_what_is_played_after_the_last_action_is_told(case: str, edition: str, last: str) -> None:
    study = Study(bundled_case(case), system(edition))
    assert " ".join(rest(study.open)) == last


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("classic/214/214.9f-la-torre-diventa-montagna", "Bruno gioca l’abilità di mana di Torre."),
        ("classic/214/214.9h-terra-senza-mana", "Anna gioca l’abilità di Torre su Bruno."),
        ("cr/702/702.97a-mangiacarogne-due-volte", "Anna attiva l’abilità «{1}, Esilia» di Iena su Orso."),
        ("cr/405/405.6c-il-mana-non-aspetta", "Anna TAPpa Foresta per il mana."),
    ],
)
def test_a_script_tells_which_ability_is_activated(case: str, said: str) -> None:
    one = bundled_case(case)
    assert said in {f"{line(action, one.editions[0], one)}." for action in one.actions}


@pytest.mark.parametrize(
    ("case", "edition", "number", "so"),
    [
        ("classic/406/406.2b-la-carta-del-prossimo-turno", "classic", "406.2b", False),  # a whole turn later
        ("classic/408/408.1d-stregoneria-fuori-tempo", "classic", "408.1d", False),  # less waits on the stack
        ("classic/502/502.9b-travolgere-due-tentativi", "classic", "502.9b", True),
        ("cr/505/505.1a-la-principale-in-piu-viene-dopo", "cr-2016", "505.1a", False),  # «go on to» in another turn
    ],
)
def test_endings_are_compared_at_one_time(case: str, edition: str, number: str, so: bool) -> None:
    study = Study(bundled_case(case), system(edition))
    other = study.without(next(group for group in study.groups if number in group))
    assert other is not None
    assert study.is_of_one_time(other) is so


@pytest.mark.parametrize(
    ("declared", "number", "others", "found"),
    [
        (3, "704.5g", 1, 2),  # lethal damage: boards ask it all the time
        (3, "704.5g", 3, 3),  # but not all of this at once
        (2, "704.5g", 0, 1),
        (2, "704.5g", 3, 1),  # whatever else stands there
        (1, "111.10g", 0, 1),  # Blood tokens: hardly any board, but what is easy is easy
        (2, "111.10g", 0, 2),
        (2, "111.10g", 3, 3),  # and it is not alone
    ],
)
def test_how_hard_a_board_is_hangs_on_how_rare_its_rule_is_and_on_how_many_there_are(
    declared: int, number: str, others: int, found: int
) -> None:
    issues = [Issue((number,), POINT, 1), *(Issue((f"100.{n}",), POINT, n + 2) for n in range(others))]
    assert difficulty("cr-2026", declared, (number,), issues) == found


def test_of_rules_without_which_the_same_comes_out_the_one_that_is_wanted_is_the_point() -> None:
    """A red spell against protection from red: asked of colours, it is about the colour of cards, else protection."""
    case = bundled_case("classic/502/502.7b-incantesimo")
    plain = Pointed(Study(case, system("classic")))
    assert plain.point is not None
    rivals = [one.numbers[0] for one in plain.issues if one.group == plain.issues[0].group]
    assert "502.7b" in rivals
    asked = Pointed(Study(case, system("classic")), wants="502.7b".__eq__)
    assert asked.point is not None
    assert "502.7b" in asked.point.other.numbers


@pytest.mark.parametrize(
    ("case", "edition", "number"),
    [
        ("cr/613/613.1-prima-il-valore-poi-il-bonus", "cr-2016", "613.3b"),  # a size that is set, and what adds to it
        ("cr/613/613.1-prima-il-valore-poi-il-bonus", "cr-2026", "613.4b"),
    ],
)
def test_that_there_are_layers_is_not_the_point_where_all_happens_in_one(case: str, edition: str, number: str) -> None:
    point = posed_as(case, edition).board.point
    assert point is not None
    assert number in point.other.numbers


@pytest.mark.parametrize(("edition", "lesson"), [("cr-2026", "permanenti-e-zone"), ("cr-2026", "magie")])
def test_a_definition_stands_beside_definitions(edition: str, lesson: str) -> None:
    questions = [terms.ask(Chance("prova", n), material(edition, lesson)) for n in range(60)]
    meant = [one for one in questions if one is not None and "inglese" not in one.prompt]
    assert meant
    for question in meant:
        begun = {option.text.split()[0] for option in question.options}
        assert begun in ({"È"}, {"Sono"}), question.prompt


@pytest.mark.parametrize(
    ("case", "edition", "gone"),
    [
        (
            "classic/214/214.9f-la-torre-diventa-montagna",
            "classic",
            "Bruno gioca l’abilità di Torre su Anna.",
        ),  # tried: untapped yet
        ("classic/214/214.1-terre-e-pedine-sono-permanenti", "classic", "Anna gioca Schianto su Foresta."),
        ("cr/613/613.8a-chi-ha-forza-due-o-meno", "cr-2026", "Ci si ferma qui."),  # nothing else is done
    ],
)
def test_what_leaves_nothing_behind_is_not_told(case: str, edition: str, gone: str) -> None:
    one = bundled_case(case)
    assert gone in {f"{line(action, edition, one)}." for action in one.actions}
    assert gone not in script(one, edition)


def test_who_would_not_allow_what_is_done_sees_that_it_was() -> None:
    """Buyback: that a spell is cast without it tells that it may be; goad: that it attacks tells nothing."""
    buyback = bundled_case("cr/118/118.8b-il-riscatto-non-e-obbligatorio")
    goaded = bundled_case("cr/701/701.15b-es-la-pungolata-attacca-un-altro")
    assert Pointed(Study(buyback, system("cr-2026")), ["118.8b"]).is_as_written
    attacks = Pointed(Study(goaded, system("cr-2026")), ["701.15b"])
    assert attacks.point is not None
    assert not attacks.is_as_written


def test_names_are_joined_by_what_is_said_before_a_vowel() -> None:
    case = bundled_case("classic/501/501.1-ali-prima-del-blocco")
    action = case.actions[0]._replace(text="Anna assegna il danno di Lupo: 1 a Aquila, 2 a Orso", do=None)
    assert line(action, "classic", case) == "Anna assegna il danno di Lupo: 1 ad Aquila, 2 a Orso"


def test_one_of_several_that_came_about_is_not_asked_after_where_nothing_tells_which() -> None:
    """Two Insetti are made beside one that the board calls Insetto: nobody knows which is Insetto 1."""
    board = Table("", ("Giocatore", "Carta"), (("Anna, 20 punti vita", "Foresta"), ("Bruno", "Insetto")))
    asked = Question("number", 1, "", "classic", board=board, asked=(("size", "Insetto 1"),))
    assert not readable(asked)
    assert readable(asked._replace(asked=(("size", "Insetto"),)))
    alone = board._replace(rows=(("Anna, 20 punti vita", "Foresta"),))
    assert not readable(asked._replace(board=alone))  # which of the two that were made is it?
    assert readable(asked._replace(board=alone, script=("Anna attacca con Insetto 1.",)))


@pytest.mark.parametrize("edition", ["classic", "cr-2026"])
def test_what_is_removed_is_where_its_edition_has_it(edition: str) -> None:
    case = bundled_case("classic/217/217.7b-le-carte-rimosse-si-guardano")
    told = "\n".join(row[-1] for row in table(case, edition).rows)
    assert ("in esilio" in told) is (edition != "classic")
    assert ("fuori dal gioco" in told) is (edition == "classic")


def test_what_has_ceased_to_exist_is_said_in_italian() -> None:
    facts = {("zone", "Soldato 1"): None, ("zone", "Soldato 2"): None, ("life", "Anna"): 20}
    assert ending(facts, facts, modern=True) == "Soldato 1 e Soldato 2 non esistono più; Anna ha 20 punti vita"
    never = {("life", "Anna"): 20}
    assert ending(never, facts, modern=True) == "Non ci sono pedine Soldato 1 e Soldato 2; Anna ha 20 punti vita"


def test_what_is_said_of_one_thing_names_it_once() -> None:
    facts = {("zone", "Orso"): ("battlefield", "Anna"), ("size", "Orso"): (3, 2), ("zone", "Elfo"): ("hand", "Anna")}
    said = ending(facts, facts, modern=False)
    assert said == "Orso è in gioco ed è 3/2; Elfo è nella mano di Anna"


UNSETTLED: Any = object()  # what a text goes on counting


def test_an_effect_that_goes_on_counting_has_no_number() -> None:
    class Scene:
        def names(self, _: object) -> str:
            return "Orso"

    class Effect:
        objects = ((1, 1),)
        until = "turn"

        def __init__(self, change: Change) -> None:
            self.change = change

    scene: Any = Scene()
    said = began(scene, Effect(Change(None, power=UNSETTLED, toughness=UNSETTLED)))
    assert said.startswith("Orso prende +X/+X")
    assert "«nero» al posto di «bianco»" in began(scene, Effect(Change(None, swaps=(("white", "black"),))))


def test_loyalty_that_is_missing_is_counted() -> None:
    found = run(bundled_case("cr/606/606.6-non-abbastanza-segnalini"), system("cr-2026"))
    assert any("non ha 3 segnalini fedeltà" in one.text for one in told(found))


# --- questions of texts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_put_in_order_are_steps_of_one_kind(edition: str) -> None:
    here = material(edition)
    for name in order._ASKED:
        rows = order._rows(name, here)
        assert len({number.count(".") + number[-1].isalpha() for number in rows}) <= 1, (name, rows)
        assert not any(title_of(here, number).startswith(("L’ordine", "Due fasi")) for number in rows)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_term_does_not_tell_itself(edition: str) -> None:
    for unit in terms._terms(home.open_corpus(), edition):
        assert terms._names(unit).isdisjoint(terms._words(terms._meaning_of(unit))), unit.title
        if terms._to_be_learnt(unit):
            assert unit.english[0][:6].casefold() != unit.title[:6].casefold()


def test_a_term_does_not_tell_itself_by_the_root_of_a_composed_word() -> None:
    asked = {unit.title for unit in terms._terms(home.open_corpus(), "cr-2026")}
    assert "Metamorfosi" in asked
    assert asked.isdisjoint({"Megamorfosi", "Multipotenziamento"})


@pytest.mark.parametrize("lesson", ["permanenti-e-zone", "combattimento"])
def test_what_a_term_means_stands_beside_terms_of_its_chapters(lesson: str) -> None:
    here = material("cr-2026", lesson)
    every = terms._terms(here.corpus, here.edition)
    chapters = {terms._meaning_of(unit): terms._chapters(unit) for unit in every}
    chance, found = Chance("prova"), 0
    for unit in terms._near(here):
        others = terms._nearest(unit, [one for one in every if one.ref != unit.ref])
        question = terms._meaning(unit, others, chance, here)
        for option in question.options if question is not None else ():
            found += 1
            assert not chapters[option.text].isdisjoint(terms._chapters(unit)), (unit.title, option.text)
    assert found


# --- questions of boards ----------------------------------------------------------------------------------------------

SAMPLED = [("magie", "cr-2026"), ("combattimento", "cr-2016")]


@cache
def asked(lesson: str, edition: str, kind: str) -> tuple[Question, ...]:
    about = ground.of_lesson(home.open_corpus(), lesson, edition)
    return make(Wanted(about, 12, seed=23, kinds=(kind,), allow_fewer=True), home.open_corpus())[0].questions


@pytest.mark.parametrize(("lesson", "edition"), SAMPLED)
def test_easy_cases_about_the_plainest_game_are_not_asked(lesson: str, edition: str) -> None:
    about = ground.of_lesson(home.open_corpus(), lesson, edition)
    plain = basics(edition).needed
    assert not any(hard(one.level) == 1 and one.about(edition) in plain for one in cases(about))


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["cr-2016", "cr-2026"])
def test_rules_that_are_offered_are_akin_and_no_title_gives_the_right_one_away(edition: str) -> None:
    here = material(edition)
    about = ground.of_edition(home.open_corpus(), edition)
    wanted = Wanted(about, 12, seed=23, kinds=("which-rule",), allow_fewer=True)
    found = make(wanted, home.open_corpus())[0].questions
    assert len(found) >= 8
    for question in found:
        right = question.point.partition(":")[2]
        played = replayed(question)
        assert question.board is not None
        beside = {n for step in played.replay.steps if right in step.cites for n in step.cites}
        wrong = [option.text.split(" (")[0] for option in question.options if not option.correct]
        assert beside.isdisjoint(wrong), question.ask
        assert not any("Che cos’è" in option.text for option in question.options if not option.correct)
        shown = words_of(" ".join((question.prompt, *question.script, *(" ".join(r[1:]) for r in question.board.rows))))
        claimed = words_of(what_is_claimed(question))
        assert not tells_itself(shown | claimed, here, right, wrong), question.ask


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "edition"), SAMPLED)
def test_what_happens_next_is_something_that_happens(lesson: str, edition: str) -> None:
    """Neither what is only found («nessun bersaglio è più legale») nor a card that is put away."""
    found = asked(lesson, edition, "next")
    assert found
    for question in found:
        right = next(option.text for option in question.options if option.correct)
        steps = [one for one in told(replayed(question)) if in_words_of(edition, one.text).startswith(right)]
        assert any({event.kind for event in one.step.events} - account._OF_COURSE for one in steps), right
        last = question.account[-1].removesuffix(" si risolve")
        idle = right.startswith((f"{last} va nel cimitero", f"{last} lascia la pila"))
        assert not idle or account._in_vain(replayed(question), right), right


def replayed(question: Question) -> Run:
    return run(read_markdown(question.scenario, "domanda"), system(question.edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_plainest_game_is_played_to_its_end(edition: str) -> None:
    """A script that waits for a choice would leave rules out of what nobody forgets, and nothing would tell."""
    for board, texts in plainest(edition):
        played = run(plain_case(edition, board, texts), system(edition))
        assert played.missing is None, texts
        assert played.replay.ended in {"script", "over"}, texts


def plainest(edition: str) -> list[tuple[str, str]]:
    game = game_of(edition)
    board = known._DUEL if game == MAGIC else known._CHALLENGE
    return [*((board, one) for one in known._PLAIN[game]), *(known._TEXTS if game == MAGIC else ())]


@pytest.mark.parametrize("case", ["cr/104/104.4a-due-grimori-vuoti", "cr/104/104.4a-tutti-e-due-a-zero"])
def test_a_game_that_nobody_is_left_in_ends_without_its_rule_too(case: str) -> None:
    """Whoever forgets that it is over plays on: a replay without the rule comes to an end, be it with nobody."""
    found = Study(bundled_case(case), system("cr-2016"), system("cr-2016").numbers())
    assert found.others


# --- third reading: what may be asked by itself, and how it is said ---------------------------------------------------


@cache
def legal_questions(lesson: str, edition: str) -> tuple[Question, ...]:
    about = ground.of_lesson(home.open_corpus(), lesson, edition)
    wanted = Wanted(about, 16, seed=31, kinds=("legal",), allow_fewer=True)
    return make(wanted, home.open_corpus())[0].questions


@pytest.mark.parametrize(
    ("lesson", "edition"), [("combattimento", "cr-2016"), ("strati-e-sostituzione", "cr-2026"), ("magie", "classic")]
)
def test_what_a_player_may_do_is_asked_of_deeds_and_their_story_tells_nothing_later(lesson: str, edition: str) -> None:
    questions = legal_questions(lesson, edition)
    assert len(questions) > 3
    for question in questions:
        assert " sceglie " not in question.ask.partition(" scegliendo ")[0]
        there = read_markdown(question.scenario, "foglio").actions
        done = [one for one in there if one.is_of(edition) and one.text != "fermati"]  # which tells of nothing
        if int(question.asked[0][1]) < done[-1].number:
            assert not question.prompt


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Anna attacca con Orso, Lupo, Elfo", "Anna attacca con Orso, Lupo ed Elfo"),
        ("Bruno blocca Orso con Muro, Elfo", "Bruno blocca Orso con Muro ed Elfo"),
        (
            "Anna lancia Lancia su Orso, Muro pagando con Bosco, Rupe",
            "Anna lancia Lancia su Orso e Muro pagando con Bosco e Rupe",
        ),
        ("Anna ordina i bloccanti di Orso: Muro, Elfo", "Anna ordina i bloccanti di Orso: Muro, Elfo"),
        ("Bruno blocca Orso con Muro; Lupo con Elfo", "Bruno blocca Orso con Muro, e Lupo con Elfo"),
        (
            "effetto di Anna: Distruggi una creatura bersaglio. su Orso",
            "Si risolve un’abilità di Anna con bersaglio Orso: «Distruggi una creatura bersaglio»",
        ),
    ],
)
def test_things_that_are_told_together_are_joined(written: str, said: str) -> None:
    things = "".join(f"      - {name}: 2/2 verde\n" for name in ("Orso", "Lupo", "Elfo"))
    board = f"```tavolo\nturno: Anna\ngiocatori:\n  Anna:\n    in gioco:\n{things}  Bruno: {{}}\n```\n"
    whole = f"---\nedizioni: [cr-2016]\n---\n\n{board}\n```azioni\n{written}\n```\n"
    assert script(read_markdown(whole, "foglio"), "cr-2016") == (f"{said}.",)


def test_a_list_to_choose_from_goes_on_after_its_dash_and_a_quotation_that_ends_has_ended() -> None:
    assert in_a_row("Scegli una —\n• Pesca una carta.\n• Guadagni 3 punti vita.") == (
        "Scegli una — • Pesca una carta. • Guadagni 3 punti vita."
    )
    assert ended("Hanno “La creatura equipaggiata ha volare.”") == "Hanno “La creatura equipaggiata ha volare.”"
    assert ended("Incanta creatura") == "Incanta creatura."


def test_what_is_quoted_quotes_with_other_marks() -> None:
    assert inside("Anna lancia Bivio scegliendo «pesca»") == "Anna lancia Bivio scegliendo “pesca”"


def test_the_rule_that_lays_down_its_section_is_no_wrong_option_beside_the_others_of_it() -> None:
    material = Material(home.open_corpus(), "cr-2026", ground.of_lesson(home.open_corpus(), "magie", "cr-2026"))
    assert says_it_too(material, "613.7", "613.1")
    assert says_it_too(material, "613.4b", "613.1")
    assert not says_it_too(material, "608.2d", "613.1")
    assert not says_it_too(material, "613.7", "613.4b")


def test_rules_that_one_mistake_gets_wrong_are_not_offered_together() -> None:
    """Of what depends on something else (613.8a) and of what waits for it (613.8c) whoever goes by age forgets both."""
    one, two, other = (system("cr-2026").mistakes(number)[0] for number in ("613.8a", "613.8c", "613.1f"))
    assert _same_mistake(one, two)
    assert not _same_mistake(one, other)


def test_bands_and_several_blockers_are_told_as_one_says_it() -> None:
    assert _of_each("Anna attacca con Orso + Lupo") == "Anna attacca con Orso e Lupo in branco"
    assert _of_each("Bruno blocca Orso con Elfo; Lupo con Fante") == "Bruno blocca Orso con Elfo, e Lupo con Fante"
    assert _of_each("Anna assegna il danno di Orso: 1 a Elfo; Lupo: 2 a Elfo").endswith("; di Lupo: 2 a Elfo")


# --- what is worth asking ---------------------------------------------------------------------------------------------


def posed_as(case: str, edition: str) -> Posed:
    """A bundled case on its way to a question."""
    listed = next(one for one in bundled.listing() if one.name == case)
    posed = of_case(listed, material(edition))
    assert posed is not None
    return posed


@pytest.mark.parametrize(
    ("case", "edition"),
    [
        ("cr/305/305.3-mai-nel-turno-altrui", "cr-2026"),  # a land in another's turn
        ("cr/509/509.1d-il-costo-non-si-ricalcola", "cr-2026"),  # blocking without paying what the card on sight asks
        ("cr/115/115.2-una-carta-nel-cimitero", "cr-2026"),  # «from your graveyard», aimed at what is in play
        ("cr/118/118.12a-a-meno-che-non-paghi", "cr-2026"),  # «Anna does not pay», and somebody makes her
        ("cr/118/118.12-se-un-giocatore-lo-fa", "cr-2016"),
        ("cr/702/702.10b-rapidita", "cr-2026"),
    ],
)
def test_what_stands_on_the_card_or_everybody_knows_is_not_asked(case: str, edition: str) -> None:
    assert posed_as(case, edition).board.point is None


def test_whoever_plays_at_all_and_reads_the_cards_does_not_make_a_plain_mistake() -> None:
    """Each of them is the mistake of some row: a sentence that has been reworded would be asked about again."""
    said = {
        one for edition in EDITIONS for number in system(edition).numbers() for one in system(edition).mistakes(number)
    }
    assert known.IGNORES_A_TEXT < known.PLAIN
    assert said >= (known.PLAIN | known.SILLY)


@pytest.mark.parametrize(
    ("case", "ask"),
    [
        ("cr/701/701.43a-stremare", "Subito dopo, Anna può attaccare di nuovo con Gladiatore?"),
        ("cr/613/613.7c-il-nuovo-segnalino-e-piu-giovane", "Subito dopo, Bruno può bloccare Lupo con Muro?"),
        ("cr/118/118.8b-il-riscatto-non-e-obbligatorio", "Anna può lanciare Doccia su Orso?"),
    ],
)
def test_what_is_asked_about_comes_after_what_is_told(case: str, ask: str) -> None:
    question = legal.ask(posed_as(case, "cr-2026"), Chance("prova"), material("cr-2026"))
    assert question is not None
    assert question.ask == ask


def test_the_key_of_what_is_legal_ends_with_it_and_tells_nothing_that_was_taken_back() -> None:
    new = legal.ask(
        posed_as("cr/613/613.7c-il-nuovo-segnalino-e-piu-giovane", "cr-2026"), Chance("prova"), material("cr-2026")
    )
    assert new is not None
    told_of = [one for one in new.explanation if one.startswith("Anna finisce di lanciare Brezza")]
    assert len(told_of) == 1  # it is tried first, and taken back
    assert new.explanation[-2].startswith("Lupo ha volare e Muro no [")
    any_target = legal.ask(
        posed_as("cr/115/115.4-un-artefatto-non-e-un-bersaglio-qualsiasi", "cr-2026"),
        Chance("prova"),
        material("cr-2026"),
    )
    assert any_target is not None
    assert not any("Assedio" in one for one in any_target.explanation[1:])  # what is done after it


def test_a_rule_of_another_section_or_keyword_is_no_wrong_option() -> None:
    rules = system("cr-2026")
    beside = _of_section(rules, "702.19b")
    assert "702.19d" in beside
    assert not {"702.151b", "712.12", "702.9b"} & beside
    assert "616.2" in _of_section(rules, "616.1")
    assert not any(one.startswith("60") for one in _of_section(rules, "616.1"))


def test_a_token_that_bears_the_name_of_a_kind_is_called_a_token() -> None:
    """It would be taken for the kind: «Quanta forza ha Goblin alla fine?»."""
    posed = posed_as("cr/110/110.5c-il-sottotipo-dal-nome", "cr-2016")
    assert how_much._called(posed, ("size", "Goblin")) == "la pedina Goblin"


@pytest.mark.parametrize("case", ["cr/613/613.8a-la-luna-piu-giovane-della-tomba"])
def test_who_would_only_ask_which_ability_is_meant_does_not_forbid_it(case: str) -> None:
    """A Forest that they take for a Swamp too has two abilities: they would ask which, not say that it may not be."""
    assert legal.ask(posed_as(case, "cr-2016"), Chance("prova"), material("cr-2016")) is None


def test_steps_that_come_twice_do_not_tell_what_happens_next() -> None:
    """Of two turns of which each comes after one that is skipped, the other is followed by nothing."""
    posed = posed_as("classic/glossario/saltare-due-turni", "classic")
    assert account.ask_next(posed, Chance("prova"), material("classic")) is None
    assert account._comes_again(["a"], ["a", "b", "a"])
    assert account._comes_again(["Orso 1 muore", "b"], ["Orso 1 muore", "b", "c", "Orso 2 muore", "b", "d"])
    assert not account._comes_again(["a", "b"], ["a", "b", "a", "c"])


def test_who_has_passed_is_not_asked_whether_they_may_act() -> None:
    """Where nobody tells that the other passes too, what waits may have resolved, and then they may."""
    posed = posed_as("cr/116/116.1b-un-abilita-senza-priorita", "cr-2016")
    assert legal.ask(posed, Chance("prova"), material("cr-2016")) is None


@pytest.mark.parametrize(
    ("case", "asked"),
    [
        ("cr/304/304.1-nel-turno-dell-avversario", False),  # «Anna passes», and then she may not
        ("cr/116/116.1b-un-abilita-senza-priorita", False),
        ("cr/116/116.1-non-si-risponde-a-meta-della-risoluzione", True),  # both have passed: what waited has resolved
        ("wom/08/8.12-passare", True),  # in another game who has passed has done so for good
    ],
)
def test_who_has_passed_does_not_act_in_a_script_of_any_kind(case: str, asked: bool) -> None:
    edition = "wom" if case.startswith("wom") else "cr-2016"
    assert _acts_after_passing(posed_as(case, edition), edition) != asked


@pytest.mark.parametrize(
    ("key", "facts", "none"),
    [
        (("damage", "Orso"), {("zone", "Orso"): ("graveyard", "Anna")}, True),
        (("damage", "Orso"), {("zone", "Orso"): ("battlefield", ""), ("damage", "Orso"): 1}, False),
        (("damage", "Orso"), {("zone", "Orso"): ("battlefield", "")}, False),  # unhurt
        (("life", "Anna"), {("life", "Anna"): -1}, True),
        (("life", "Anna"), {("life", "Anna"): 0}, True),
        (("life", "Anna"), {("life", "Anna"): 1}, False),
    ],
)
def test_whoever_sees_something_dead_gives_no_number_of_it(key: Any, facts: Any, none: bool) -> None:
    assert how_much._has_none(facts, key) == none


@pytest.mark.parametrize(
    "case",
    [
        "cr/702/702.64a-assorbire",  # who lets all of the damage through sees a dead creature
        "cr/704/704.4-a-meta-della-risoluzione",  # who looks in between sees somebody who has lost
    ],
)
def test_what_is_dead_for_those_who_are_wrong_is_not_reckoned(case: str) -> None:
    assert how_much.ask(posed_as(case, "cr-2026"), Chance("prova"), material("cr-2026")) is None


def test_what_takes_the_place_of_what_is_replaced_is_no_step_too_early() -> None:
    """Whoever names it has told what happens: that something is replaced is no step of its own in a game."""
    question = account.ask_next(
        posed_as("cr/702/702.89a-armatura-totem", "cr-2026"), Chance("prova"), material("cr-2026")
    )
    assert question is not None
    assert question.answer.startswith("L’effetto di Manto sostituisce la distruzione")
    assert not any("Manto" in one.text for one in question.options if not one.correct)


@pytest.mark.parametrize(
    ("case", "edition", "cited"),
    [
        ("confronti/come-sara-chi-entra", "cr-2026", ("cr-2026:614.12", "cr-2016:614.12")),
        ("confronti/tre-regole-delle-leggende", "classic", ("classic:420.5e", "cr-2016:704.5k")),
        ("confronti/mana-che-avanza", "classic", ("classic:300.4", "cr-2016:500.4")),
    ],
)
def test_of_two_editions_the_rules_are_told_that_answer_each_other(
    case: str, edition: str, cited: tuple[str, str]
) -> None:
    """Where one does more than the other, the other's rule on the same matter is the one that differs."""
    those = material(edition)._replace(other="cr-2016")
    posed = of_case(next(one for one in bundled.listing() if one.name == case), those)
    question = two_editions.ask(posed, Chance("prova"), those) if posed is not None else None
    assert question is not None
    assert tuple(str(one.ref) for one in question.decisive[:2]) == cited


@pytest.mark.parametrize("case", ["wom/10/10.16-mai-sotto-zero-la-squadra", "wom/10/10.17-mai-sotto-zero-la-magia"])
def test_a_step_that_is_its_own_rule_is_not_what_happens_next(case: str) -> None:
    assert account.ask_next(posed_as(case, "wom"), Chance("prova"), material("wom")) is None


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("classic/502/502.9c-sacrificio-sul-danno", "alla prima fase principale del prossimo turno di Anna"),
        ("classic/308/308.4-nessuno-attacca", "all’interfase di inizio del combattimento di Anna"),  # this turn still
        ("cr/505/505.1a-la-principale-in-piu-viene-dopo", "alla sottofase di inizio del combattimento di Anna"),
        ("cr/701/701.27a-il-mannaro-senza-magie", "alla sottofase di acquisizione di Bruno"),
    ],
)
def test_a_script_tells_that_it_goes_on_to_another_turn_of_the_same_player(case: str, said: str) -> None:
    there = bundled_case(case)
    assert any(one == f"Si prosegue fino {said}." for one in script(there, there.editions[0]))


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("cr/607/607.2q-esiliata-pagando-la-magia", "Anna lancia Murena esiliando Orso."),
        ("cr/702/702.66a-esumare", "Anna lancia Colosso esiliando Orso, Lupo, Elfo e Ratto e pagando con Palude."),
        ("cr/601/601.2h-scartare-per-pagare", "Anna lancia Scambio scartando Foresta."),
        ("cr/702/702.49c-ninjutsu-stesso-bersaglio", "Anna attiva l’abilità di Ninja riprendendo in mano Recluta."),
        ("cr/702/702.122a-manovrare", "Anna attiva l’abilità di Slitta TAPpando Orso ed Elfo."),
        ("cr/702/702.78b-cospirare-due-volte", "Anna lancia Vampata su Bruno TAPpando Gobbo e Tozzo per cospirare."),
        ("classic/502/502.6b-foresta-sacrificata", "Bruno gioca l’abilità di Boscaiolo sacrificando Foresta."),
        ("cr/601/601.2b-quale-meta-si-paga", "Anna lancia Spia pagando con Palude e Pianura."),
        (
            "cr/901/901.9-il-dado-costa-ogni-volta-di-piu",
            "Anna tira il dado planare pagando con un’Isola: esce una faccia vuota.",
        ),
        ("cr/615/615.5-quanto-si-previene-ogni-volta", "Anna lancia Lume su sé stessa."),
    ],
)
def test_what_is_paid_with_is_told_by_what_is_done_to_it(case: str, said: str) -> None:
    there = bundled_case(case)
    assert said in script(there, there.editions[-1])


def test_lands_that_give_mana_alone_have_no_numbers() -> None:
    """Which of two Montagne is TAPped is all the same: the board shows two of them, without numbers."""
    there = bundled_case("cr/702/702.66a-esumare")
    [first, *rest] = there.board.players
    land = next(one for _, those in first.zones for one in those if one.name == "Palude")
    board = there.board._replace(
        players=(first._replace(zones=(("battlefield", (land._replace(how_many=2),)),)), *rest)
    )
    act = there.actions[0]._replace(do=Activate(Name("Palude", 1)), text="Anna attiva Palude 1")
    again = act._replace(number=act.number + 1, do=Activate(Name("Palude", 2)), text="Anna attiva Palude 2")
    case = there._replace(board=board, actions=(act, again))
    assert script(case, "cr-2026") == ("Anna TAPpa una Palude per il mana.", "Anna TAPpa un’altra Palude per il mana.")
    assert table(case, "cr-2026").rows[0][1] == "2 × Palude"
    aimed = act._replace(text="Anna lancia Frana su Palude 2", do=None)
    assert table(case._replace(actions=(aimed,)), "cr-2026").rows[0][1] == "2 × Palude 1–2"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("La forza e la costituzione di Orco sono pari al numero di Paludi che controlli.", "*/*"),
        ("La forza e la costituzione di Orco sono ciascuna pari al numero di carte nella tua mano.", "*/*"),
        ("La forza di Orco è pari al numero di Paludi che controlli.", "*/0"),
        ("Orco entra con due segnalini +1/+1.", "0/0"),
    ],
)
def test_a_size_that_the_text_lays_down_is_an_asterisk(text: str, size: str) -> None:
    case = bundled_case("cr/702/702.66a-esumare")
    [first, *rest] = case.board.players
    orco = dict(first.zones)["battlefield"][0]._replace(name="Orco", types=("creature",), size=(0, 0), text=text)
    board = case.board._replace(players=(first._replace(zones=(("battlefield", (orco,)),)), *rest))
    assert table(case._replace(board=board), "cr-2026").rows[0][2] == size


def test_a_board_tells_the_time_and_what_players_are_and_have() -> None:
    there = bundled_case("cr/616/616.1d-prima-la-faccia-posteriore")
    assert table(there, "cr-2026").moment.endswith(" È notte.")
    first, *rest = there.board.players
    told: dict[str, dict[str, Any]] = {
        "ha l’iniziativa": {"initiative": True},
        "monarca": {"monarch": True},
        "velocità 3": {"speed": 3},
        "comandante già lanciato 2 volte dalla zona di comando": {"commander_casts": 2},
        "20 danni da combattimento già ricevuti da Orso": {"commander_damage": (("Orso", 20),)},
        "nel dungeon Miniera": {"dungeon": "Miniera"},
        "dungeon completati: Tomba": {"completed": "Tomba"},
    }
    for said, what in told.items():
        board = there.board._replace(players=(first._replace(**what), *rest))
        assert said in table(there._replace(board=board), "cr-2026").rows[0][0], said


def test_an_effect_of_a_script_speaks_the_words_of_its_edition() -> None:
    there = bundled_case("cr/611/611.2c-un-divieto-vale-anche-per-chi-arriva")
    told = " ".join(script(there, "cr-2026"))
    assert "Metti sul campo di battaglia una pedina" in told
    assert "in gioco" not in told


def test_a_set_that_is_spoken_of_stands_on_the_board() -> None:
    rows = table(bundled_case("classic/206/206.3-il-simbolo-del-set"), "classic").rows
    assert [row[-1] for row in rows] == ["set Antiche Officine", "set Settima Edizione", "set Antiche Officine"]


def test_a_board_on_which_a_card_is_cast_that_nobody_sees_is_not_asked_about() -> None:
    """«Anna casts a card»: nobody could tell what comes of it."""
    unseen = next(one for one in bundled.listing() if one.name == "wom/06/6.9-cinque-non-bastano")
    assert of_case(unseen, material("wom")) is None
