"""Card text: what it means, where reading stops, and that printing says the same again."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cases import meaning
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.errors import NotUnderstood
from judgekit.magic import vocabulary
from judgekit.magic.language import known_forms, rule_names, tree
from judgekit.magic.language.grammar import lexicon, parse
from judgekit.magic.language.grammar.words import tokens
from judgekit.magic.language.makers.build import BUILD
from judgekit.magic.language.read import read
from judgekit.magic.language.type_lines import enchants, read_type_line
from judgekit.magic.language.write import same, write

DATA = Path(__file__).parent / "data"
EIGHTH = Path("/work/shared/cards/8ED.json")
NAME = "Orso"
TYPES = {"Creature": "creature", "Instant": "instant", "Sorcery": "sorcery", "Enchantment": "enchantment",
         "Artifact": "artifact", "Land": "land"}  # fmt: skip


# --- the table of texts -----------------------------------------------------------------------------------------------


def _creature_or_player() -> tree.Filter:
    return tree.Filter(either=(tree.Filter(types=("creature",)), tree.Filter("player")))


SHORT: dict[str, Any] = {
    **vars(tree),
    "BASIC_LAND_TYPES": vocabulary.BASIC_LAND_TYPES,
    "KINDS_OF_CREATURES": vocabulary.KINDS_OF_CREATURES,
    "CREATURE": tree.Filter(types=("creature",)),
    "LAND": tree.Filter(types=("land",)),
    "ANY": _creature_or_player(),
    "CARD": lambda zone, **more: tree.Filter("card", zone=zone, **more),
    "spell": lambda wants, *do: tree.Spell((tree.Mode(wants, do),)),
    "when": lambda trigger, wants, *do: tree.Triggered(trigger, (tree.Mode(wants, do),)),
    "act": lambda costs, wants, *do: tree.Activated(costs, (tree.Mode(wants, do),)),
    "good": lambda what, **more: tree.Change(what, until=tree.FOR_GOOD, **more),
    "static": lambda *changes: tree.Static(changes),
    "MINE": tree.Filter(types=("creature",), controller="you"),
    "THEIRS": tree.Filter(types=("creature",), controller="opponent"),
    "OTHER": tree.Filter(types=("creature",), controller="you", other=True),
    "TARGET": tree.Filter(
        either=(tree.Filter(any_types=("creature", "planeswalker", "battle")), tree.Filter("player"))
    ),
    "SPELL": lambda **more: tree.Filter("spell", zone="stack", **more),
    "SPELLS": lambda **more: tree.Filter(
        either=tuple(tree.Filter("spell", types=(one,), zone="stack", **more) for one in ("instant", "sorcery"))
    ),
    "SEEN": lambda **more: tree.Filter("card", zone="library", status=("looked at",), **more),
    "END": tree.Trigger("step", None, None, ("end of turn",)),
    "MYEND": tree.Trigger("step", tree.You(), None, ("end of turn",)),
}


def _table(name: str = "card_texts.md") -> list[tuple[str, tuple[Any, ...]]]:
    found: list[tuple[list[str], list[str]]] = []
    quoting = False
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            if not quoting:
                found.append(([], []))
            found[-1][0].append(line[2:].rstrip())
        elif line.startswith("    "):
            found[-1][1].append(line.strip())
        quoting = line.startswith("> ")
    return [("\n".join(text), tuple(eval(node, SHORT) for node in nodes)) for text, nodes in found]  # noqa: S307 - ours


TABLE = _table()
MODERN = _table("card_texts_modern.md")
MORE = (DATA / "card_texts_round_trip.txt").read_text(encoding="utf-8").splitlines()


def of_each(*told: Any) -> Any:
    """A test of each of these, of which the fast tests look at every fourth."""
    return [
        pytest.param(*one, marks=[pytest.mark.slow] if n % 4 else []) for n, one in enumerate(zip(*told, strict=True))
    ]


@pytest.mark.parametrize(
    ("text", "meant"), of_each(*zip(*TABLE + MODERN, strict=True)), ids=[text[:60] for text, _ in TABLE + MODERN]
)
def test_a_text_is_read_as_what_it_means(text: str, meant: tuple[Any, ...]) -> None:
    found = meaning(text, NAME)
    assert same(found, meant), f"\n{found}\n{meant}"


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Le creature che non sono nere prendono -1/-1.", "Le creature non nere prendono -1/-1."),
        ("Le creature che non sono Elfi prendono -1/-1.", "Le creature non Elfo prendono -1/-1."),
        ("Distruggi una creatura bersaglio che non è artefatto.", "Distruggi una creatura non artefatto bersaglio."),
        ("Infligge 2 danni a ciascuna di due creature bersaglio.", "Infligge 2 danni a due creature bersaglio."),
        ("TAPpa ciascuna delle due creature bersaglio.", "TAPpa le due creature bersaglio."),
        (
            "Le terre sono creature nere 1/1 che sono ancora terre.",
            "Le terre sono creature 1/1 nere che sono ancora terre.",
        ),
    ],
)
def test_a_text_in_other_words_means_the_same(text: str, other: str) -> None:
    assert same(read(text, NAME), read(other, NAME))


@pytest.mark.parametrize("text", of_each([text for text, _ in TABLE] + MORE + known_forms.FORMS))
def test_what_is_printed_is_read_as_the_same_again(text: str) -> None:
    found = meaning(text, NAME)
    printed = write(found, NAME)
    assert same(meaning(printed, NAME), found), printed


@pytest.mark.parametrize("text", of_each([text for text, _ in MODERN]), ids=[text[:60] for text, _ in MODERN])
def test_of_todays_texts_too_what_can_be_printed_is_read_as_the_same_again(text: str) -> None:
    found = meaning(text, NAME)
    try:
        printed = write(found, NAME)
    except NotUnderstood:
        return  # it says so; nothing else is printed in its place
    assert same(meaning(printed, NAME), found), printed


def test_old_and_new_wording_are_one_language() -> None:
    pairs = [
        (
            "Quando l'Orso entra in gioco, pesca una carta.",
            "Quando l'Orso entra nel campo di battaglia, peschi una carta.",
        ),
        (
            "Quando l'Orso viene messo in un cimitero dal gioco, pesca una carta.",
            "Quando l'Orso muore, pesca una carta.",
        ),
        ("Rimuovi dal gioco una creatura bersaglio.", "Esilia la creatura bersaglio."),
        ("La creatura incantata guadagna volare.", "La creatura incantata ha volare."),
        (
            "Ogniqualvolta giochi una magia, pesca una carta.",
            "Ogniqualvolta lanci una magia, pesca una carta.",
        ),
        ("{T}: Pesca una carta.", "{TAP}: Pesca una carta."),
        (
            "Il proprietario riprende in mano una creatura bersaglio.",
            "Fai tornare la creatura bersaglio in mano al suo proprietario.",
        ),
        ("TAPpa un artefatto bersaglio.", "tappa l’artefatto bersaglio"),
        ("Alla fine del turno, sacrifica l'Orso.", "All'inizio della sottofase finale, sacrifica l'Orso."),
    ]
    for old, new in pairs:
        assert same(read(old, NAME), read(new, NAME)), (old, new)


def test_damage_that_a_permanent_prevents_it_prevents_always() -> None:
    text = "Previeni tutto il danno che verrebbe inflitto all'Orso."
    always = tree.Instead("damage", (None, tree.This()), (tree.Prevent(tree.It("other"), None, tree.It()),))
    assert same(read(text, NAME, ("creature",)), (always,))
    assert write((always,), NAME) == "Previeni tutto il danno che verrebbe inflitto a Orso."
    assert isinstance(read(text, NAME, ("instant",))[0], tree.Spell)


def test_words_of_flavor_mean_nothing_before_what_permanents_tell() -> None:
    told = "Quando Orso entra nel campo di battaglia, pesca una carta."
    assert same(read(f"Soffio di Acido — {told}", NAME, ("creature",)), read(told, NAME))
    assert same(read("Inventore Magico — {T}: Pesca una carta.", NAME, ("artifact",)), read("{T}: Pesca una carta."))
    for text in ("Previsione — Pesca una carta.", "Soffio di Acido — Pesca una carta."):
        with pytest.raises(NotUnderstood):
            read(text, NAME, ("creature",))
    with pytest.raises(NotUnderstood):
        read(f"Soffio di Acido — {told}", NAME, ("instant",))


def test_a_card_names_itself_in_full_and_in_short() -> None:
    found = read("Quando Kaldra entra in gioco, Kaldra infligge 1 danno a te.", "Kaldra, la Lama")
    assert same(found[0].trigger.what, tree.This())  # type: ignore[union-attr]
    assert same(found, read("Quando questa creatura entra in gioco, infligge 1 danno a te."))


def test_a_kind_of_creature_is_not_the_card_of_that_name() -> None:
    found = read("Tutti i Goblin prendono +1/+1.", "Goblin")
    assert same(found[0].changes[0].what, tree.Each(tree.Filter(any_subtypes=("Goblin",))))  # type: ignore[union-attr]


def test_the_beginning_of_a_step_is_when_a_spell_does_something_later() -> None:
    text = "Alla fine del turno, STAPpa tutte le terre."
    later = tree.Later(tree.Trigger("step", None, None, ("end of turn",)), (tree.Untap(tree.Each(SHORT["LAND"])),))
    assert same(read(text, "", ("instant",)), (SHORT["spell"]((), later),))
    assert isinstance(read(text, "", ("enchantment",))[0], tree.Triggered)


def test_what_something_is_attached_to_is_called_what_it_is() -> None:
    for text, said in (
        ("Incanta terra\nLa terra incantata è una Palude.", "La terra incantata è una Palude."),
        ("Incanta artefatto\nL'artefatto incantato ha volare.", "L'artefatto incantato ha volare."),
        ("Equipaggiare {2}\nLa creatura equipaggiata ha volare.", "La creatura equipaggiata ha volare."),
    ):
        assert write(read(text)).splitlines()[-1] == said


def test_what_is_told_last_is_enchanted_and_not_what_all_of_it_is_about() -> None:
    curse = "Incanta giocatore\nLe creature non nere controllate dal giocatore incantato prendono -1/-1."
    (of,) = (one for one in tree.all_in(read(curse, "", ("enchantment",))[1], tree.Filter) if one.types)
    assert (of.controller, of.status) == (tree.ENCHANTED_PLAYER, ())
    kin = (
        "Incanta creatura\nAll'inizio del tuo mantenimento, guarda le prime cinque carte del tuo grimorio. Puoi "
        "mettere sul campo di battaglia una carta creatura scelta tra quelle che condivide un tipo di creatura con la "
        "creatura incantata, poi metti le altre in fondo al tuo grimorio in qualsiasi ordine."
    )
    (of,) = (one for one in tree.all_in(read(kin, "", ("enchantment",)), tree.Filter) if one.shares)
    assert (of.shares, of.status) == (tree.Shares("subtype", tree.Host()), ("looked at",))


def test_counters_on_it_are_those_of_whatever_deals_the_damage() -> None:
    text = (
        "{4}: Scegli un giocatore bersaglio e fino a una creatura bersaglio. Orso infligge danno pari al numero di "
        "segnalini carica su di esso a quel giocatore e altrettanti danni a quella creatura."
    )
    found = list(tree.all_in(read(text, "Orso", ("artifact",)), tree.CountersOn))
    assert [one.of for one in found] == [tree.This()] * 2
    assert all(isinstance(one.of, tree.This) for one in found)


# --- what is not understood -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Metti sul campo di battaglia tutte le carte in esilio con un segnalino fuoco.",
        "Infligge 3 danni a Bruno.",
        "Infligge 3 danni a Volare.",
        "Distruggi Goblin.",
        "Distruggi Anna e Bruno.",
        "Prendi il controllo di Lupo.",
        "TAPpa Orso.",
        "Previeni il prossimo punto danno che verrebbe inflitto a Bruno in questo turno.",
    ],
)
def test_a_name_alone_is_not_all_of_a_kind(text: str) -> None:
    """A word with a capital may be a kind that nobody has heard of; but cards say «tutti i Goblin», «un Goblin»."""
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize(
    "text", ["Distruggi tutti i Goblin.", "Distruggi Goblin o Orco bersaglio.", "Infligge 1 danno a ogni Goblin."]
)
def test_a_kind_that_is_told_as_cards_do_is_read(text: str) -> None:
    assert read(text)


def test_a_target_that_somebody_else_chooses_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        read("Un avversario sceglie una creatura bersaglio che controlla. Distruggi quella creatura.")


def test_an_error_tells_the_sentence_and_where_reading_stopped() -> None:
    text = "Volare\nDistruggi una creatura bersaglio. Pesca sette banane volanti."
    with pytest.raises(NotUnderstood) as caught:
        read(text)
    assert caught.value.sentence == "Pesca sette banane volanti"
    assert caught.value.sentence[caught.value.at :].startswith("banane")
    assert "banane" in caught.value.message


def test_an_error_offers_the_nearest_known_form() -> None:
    with pytest.raises(NotUnderstood) as caught:
        read("Distrugi una creatura bersaglio.")
    assert any(form.startswith("Distruggi una creatura bersaglio") for form in caught.value.nearest)


def test_nothing_is_left_out_in_silence() -> None:
    for text in (
        "Distruggi una creatura bersaglio e mangia un panino.",
        "Volare, travolgere, saltellare",
        "{T}, balla: Pesca una carta.",
        "Scegli una —\n• Pesca una carta.\n• Mangia una carta.",
        "Pesca una carta. Se lo fai, guadagni 1 punto vita.",
        "L'Orso non può attaccare a meno che tu non sacrifichi una terra.",
        "Le creature non possono attaccare in questo turno a meno che il loro controllore non paghi {1}.",
        "I giocatori non possono pagare punti vita in questo turno.",
        "Fino alla fine del turno, le carte creatura nei cimiteri non possono entrare nel campo di battaglia.",
        "In questo turno, ogni creatura che controlli entra nel campo di battaglia con volare.",
        "Il giocatore bersaglio perde 2 punti vita in questo turno.",
    ):
        with pytest.raises(NotUnderstood):
            read(text)


def test_what_could_mean_two_things_is_not_understood() -> None:
    for text in (
        "Distruggi una creatura e una terra bersaglio.",
        "Distruggi una creatura bersaglio e un artefatto.",
        "Distruggi una creatura bersaglio e un'altra creatura bersaglio.",
        "Distruggi l'Orso o una creatura bersaglio.",
        "Distruggi tutti gli artefatti e tutte le creature nere.",
        "Distruggi tutti gli artefatti o tutte le creature.",
        "{T}: Pesca una carta. Ogniqualvolta l'Orso diventa TAPpato, perdi 1 punto vita.",
        "Quando l'Orso entra in gioco, TAPpa la creatura bersaglio. Quando l'Orso muore, STAPpa quella creatura.",
        "Ogni giocatore distrugge una creatura.",
        "Il giocatore bersaglio scarta una carta e STAPpa una terra.",
        "Distruggila.",
        "Distruggi tutte le terre e tutte le creature che controlli.",
        "Distruggi un artefatto bersaglio e una creatura bersaglio. Il suo controllore perde 2 punti vita.",
        "Distruggi la creatura bersaglio a meno che il suo controllore non sacrifichi una terra e paghi {1}.",
        "Quando l'Orso lascia il gioco, rimetti in gioco quella carta.",
        "Quando quella creatura muore, pesca una carta.",
        "Pesca un ammontare di carte pari alla differenza.",
        "Salta il tuo prossimo turno, poi pesca una carta.",
        "Quando questa creatura viene neutralizzata, pesca una carta.",
        "Quando perdi la partita, pesca una carta.",
    ):
        with pytest.raises(NotUnderstood):
            read(text, NAME)


def test_a_sentence_that_belongs_to_nothing_is_not_left_out() -> None:
    for text in (
        "Quando l'Orso entra in gioco, pesca una carta. Gioca questa abilità solo una volta per turno.",
        "Scegli una —\n• Quando l'Orso muore, pesca una carta.\n• Guadagni 1 punto vita.",
        "Scegli una —. Distruggi una terra bersaglio.\n• Pesca una carta.\n• Guadagni 1 punto vita.",
        "Scegli una —",
        "{T}: Come costo addizionale per giocare l'Orso, sacrifica una creatura.",
        "Pesca una carta. Non hai limite massimo di carte in mano.",
    ):
        with pytest.raises(NotUnderstood):
            read(text, NAME)


def _told(node: Any) -> int:
    """How much a text says: its instructions, abilities and words; words that a thing gains are a word each."""
    if not isinstance(node, tuple):
        return 0
    if isinstance(node, tree.Keyword):
        return 1
    if isinstance(node, tree.Static):
        return len(node.rules) + sum(_told(change) for change in node.changes)
    words_only = isinstance(node, tree.Change) and same(
        node, tree.Change(node.what, words=node.words, until=node.until)
    )
    own = isinstance(node, SAYS) and not words_only
    return own + sum(_told(each) for each in node)


SAYS = (
    tree.Damage, tree.Destroy, tree.PutInto, tree.Tap, tree.Untap, tree.Draw, tree.Discard, tree.GainLife,
    tree.LoseLife, tree.Counter, tree.Sacrifice, tree.AddMana, tree.PutCounters, tree.RemoveCounters, tree.Token,
    tree.Regenerate, tree.RemoveFromCombat, tree.MoreLands, tree.Prevent, tree.Win, tree.Lose, tree.ExtraTurn,
    tree.Shuffle, tree.Look, tree.Reveal, tree.Rearrange, tree.Skip, tree.Choose, tree.Pay, tree.May, tree.OneOf,
    tree.Change, tree.Triggered, tree.Later, tree.Activated, tree.Instead, tree.ExtraCost, tree.OtherCost,
    tree.PlayOnly,
)  # fmt: skip
LINES = [text for text in [text for text, _ in TABLE] + MORE + known_forms.FORMS if "\n" not in text]


@pytest.mark.slow
@given(st.sampled_from([line for line in LINES if line.endswith(".")]), st.sampled_from(LINES), st.sampled_from(" \n"))
@settings(max_examples=150, deadline=None)
def test_two_texts_together_say_what_each_says(one: str, two: str, between: str) -> None:
    try:
        both = meaning(one + between + two, NAME)
    except NotUnderstood:
        return
    assert _told(both) == _told(meaning(one, NAME)) + _told(meaning(two, NAME))


def test_a_spell_does_nothing_instead_for_an_unsaid_time() -> None:
    with pytest.raises(NotUnderstood):
        read("Se stai per pescare una carta, invece guadagni 2 punti vita.", "", ("instant",))


def test_a_permanent_does_not_bid_something_be_done_without_cost_or_event() -> None:
    with pytest.raises(NotUnderstood):
        read("Distruggi tutte le creature.", "", ("creature",))


WORDS = st.sampled_from(
    (
        "Distruggi una creatura bersaglio il la di che non può bloccare attaccare {T} {R} : , . ; — • +1/+1 2/2 X 3 "
        'quando Orso entra in gioco se controlli Montagna Volare con " ( ) fino alla fine del turno scegli una incanta '
        "dal nero protezione pesca carte per ogni giocatore quel suo infligge danni a te previeni riscatto furia e o "
        "moneta lancio invece cimitero soglia segnalino altrettanti paga puoi ne sé"
    ).split()
)


def _only_not_understood(text: str) -> None:
    """Reading and printing a text gives what it means, or tells where reading stopped."""
    try:
        found = read(text, NAME)
        write(found, NAME)
    except NotUnderstood as error:
        assert error.message
        assert 0 <= error.at <= len(error.sentence)


@given(st.lists(WORDS, max_size=14).map(" ".join) | st.text(max_size=60))
@settings(max_examples=250, deadline=None)
def test_no_text_raises_anything_but_not_understood(text: str) -> None:
    _only_not_understood(text)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A known text with words left out, doubled, put elsewhere, or with a letter changed."""
    said = draw(st.sampled_from([text for text, _ in TABLE] + MORE + known_forms.FORMS)).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(said) - 1))
        match draw(st.sampled_from(("left out", "doubled", "moved", "another", "letter"))):
            case "left out" if len(said) > 1:
                said.pop(at)
            case "doubled":
                said.insert(at, said[at])
            case "moved":
                said.insert(draw(st.integers(0, len(said) - 1)), said.pop(at))
            case "another":
                said[at] = draw(WORDS)
            case _:
                cut = draw(st.integers(0, len(said[at])))
                said[at] = said[at][:cut] + draw(st.sampled_from("aeio.,:{}\"()X13'’•—")) + said[at][cut + 1 :]
    return " ".join(said)


@pytest.mark.slow
@given(mutated())
@settings(max_examples=400, deadline=None)
def test_no_mutation_of_a_text_raises_anything_but_not_understood(text: str) -> None:
    _only_not_understood(text)


# What the words of the grammar look like in a text; every other word stands for itself.
SPOKEN = {"IL": "il", "UN": "un", "NUMBER": "due", "SIZE": "+1/+1", "BODY": "2/2", "SYMBOL": "{R}", "TAP": "{T}",
          "QUOTED": '"Volare"', "SELF": NAME, "ESSA": "essa", "TYPE": "creatura", "SUPERTYPE": "leggendaria",
          "SUBTYPE": "Goblin", "COLOUR": "nero", "LANDWALK": "passa-isole", "KEYWORD": "volare", "KEYWORD_COST": "eco",
          "KEYWORD_NUMBER": "furia"}  # fmt: skip
PHRASE = {
    line.partition(":")[0].strip(): line.partition(":")[2].split("|")[0].strip()
    for line in lexicon.PHRASES.replace("\n    |", " |").strip().splitlines()
}


_RULES = parse.stored().rules


def _parts(symbols: str) -> list[str]:
    return [one for one in symbols.split() if one[0] not in "+-"]


def _depths() -> dict[str, int]:
    """How deep the shortest derivation of each rule of the grammar goes."""
    found: dict[str, int] = {}
    while True:
        now = {
            origin: 1 + min(max((found.get(part, 99) for part in _parts(each[0])), default=0) for each in several)
            for origin, several in _RULES.items()
        }
        if now == found:
            return found
        found = now


DEPTHS = _depths()


def _derived(draw: st.DrawFn, symbol: str, depth: int) -> list[str]:
    if symbol[0] in "+-":
        word = symbol[1:]
        return [SPOKEN.get(word, PHRASE.get(word, word))]
    return [word for part in draw(_choices(symbol, depth)) for word in _derived(draw, part, depth - 1)]


@cache
def _choices(symbol: str, depth: int) -> st.SearchStrategy[list[str]]:
    """The rules of a symbol that end in so many steps, the shortest if none does."""
    several = _RULES[symbol]
    deep = [max((DEPTHS[part] for part in _parts(each[0])), default=0) for each in several]
    possible = [each for each, needs in zip(several, deep, strict=True) if needs < depth]
    return st.sampled_from([each[0].split() for each in possible or [several[deep.index(min(deep))]]])


@st.composite
def sentences_of_the_grammar(draw: st.DrawFn) -> str:
    return " ".join(_derived(draw, "sentence", draw(st.integers(6, 10))))


@pytest.mark.slow
@given(sentences_of_the_grammar())
@settings(max_examples=200, deadline=None)
def test_whatever_the_grammar_derives_raises_nothing_but_not_understood(text: str) -> None:
    _only_not_understood(text)


# Words of a kind and a gender, any of which may stand for another.
ALIKE = (
    ("creatura", "terra"), ("creature", "terre"), ("artefatto", "incantesimo"), ("artefatti", "incantesimi"),
    ("nero", "rosso", "bianco"), ("nere", "rosse", "bianche"), ("nera", "rossa", "bianca"), ("due", "tre", "quattro"),
    ("volare", "travolgere", "rapidità"), ("+1/+1", "+2/+2", "+3/+0"), ("1", "2", "5"), ("{R}", "{G}", "{2}"),
    ("Foreste", "Paludi", "Isole"), ("Goblin", "Elfo"), ("superiore", "inferiore"), ("TAPpata", "STAPpata"),
)  # fmt: skip


@st.composite
def varied(draw: st.DrawFn) -> str:
    """A known text about other things of the same kinds."""
    text = draw(st.sampled_from(LINES))
    for alike in ALIKE:
        for one in alike:
            if re.search(rf"(?<![\w-]){re.escape(one)}(?!\w)", text):
                text = re.sub(rf"(?<![\w-]){re.escape(one)}(?!\w)", draw(st.sampled_from(alike)), text)
                break
    return text


@pytest.mark.slow
@given(varied())
@settings(max_examples=300, deadline=None)
def test_a_text_about_other_things_is_printed_and_read_as_the_same(text: str) -> None:
    try:
        found = meaning(text, NAME)
    except NotUnderstood:
        return
    assert same(meaning(write(found, NAME), NAME), found)


# --- type lines -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Creatura — Orso", ((), ("creature",), ("Orso",))),
        ("Creatura Artefatto", ((), ("creature", "artifact"), ())),
        ("Creatura Leggendaria — Elfo Mago", (("legendary",), ("creature",), ("Elfo", "Mago"))),
        ("Artefatto Leggendario", (("legendary",), ("artifact",), ())),
        ("Terra Base — Foresta", (("basic",), ("land",), ("Foresta",))),
        ("Terra — Miniera di Urza", ((), ("land",), ("Miniera di Urza",))),
        ("Istantaneo", ((), ("instant",), ())),
        ("Incanta Creatura", ((), ("enchantment",), ("Aura",))),
        ("Incanta Mondo", (("world",), ("enchantment",), ())),
        ("Incantesimo — Aura", ((), ("enchantment",), ("Aura",))),
        ("Evoca Orso", ((), ("creature",), ("Orso",))),
        ("creatura - goblin", ((), ("creature",), ("Goblin",))),
        ("Creatura — Folletta Guerriera", ((), ("creature",), ("Folletto", "Guerriero"))),
        ("Creatura — Piratessa Licantropa", ((), ("creature",), ("Pirata", "Licantropo"))),
    ],
)
def test_a_type_line_is_read_in_the_engines_words(line: str, meant: tuple[tuple[str, ...], ...]) -> None:
    assert read_type_line(line) == meant


def test_an_old_type_line_tells_what_is_enchanted() -> None:
    assert enchants("Incanta Terra") == tree.Filter(types=("land",))
    assert enchants("Incanta Permanente") == tree.Filter()
    assert enchants("Creatura — Orso") is None


def test_an_unknown_type_is_named_with_the_nearest_one() -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_type_line("Creatora — Orso")
    assert "creatura" in caught.value.nearest


# --- the grammar and its tables ---------------------------------------------------------------------------------------


def test_the_compiled_rules_are_those_of_the_grammar() -> None:
    assert parse.RULES.read_text(encoding="utf-8") == parse.written(), "python -m judgekit.magic.language.grammar.parse"


def test_every_rule_of_the_grammar_has_a_meaning() -> None:
    named = {alias or origin for origin, rules_ in parse.stored().rules.items() for _, alias, *_ in rules_}
    helpers = {name for name in named if name.startswith("_")}
    assert named - helpers <= set(BUILD), sorted(named - helpers - set(BUILD))


def _rules_in(node: Any) -> set[str]:
    found: set[str] = set()
    if isinstance(node, tree.Change):
        found |= {rule if isinstance(rule, str) else rule[0] for rule in node.rules}
    if isinstance(node, tree.Static):
        found |= {name for name, _ in node.rules}
    if isinstance(node, tuple):
        for each in node:
            found |= _rules_in(each)
    return found


def test_every_rule_that_is_read_has_a_name_in_the_table() -> None:
    known = {*rule_names.OF_THINGS, *rule_names.ABOUT, *rule_names.OF_TABLE}
    for text in [text for text, _ in TABLE] + MORE + known_forms.FORMS:
        assert _rules_in(meaning(text, NAME)) <= known, text


def test_keywords_are_read_without_the_grammar() -> None:
    code = (
        "import sys\nfrom judgekit.magic.language.read import read\n"
        "read('Volare, attacco improvviso, protezione dal rosso')\nsys.exit('lark' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_game_is_played_without_the_grammar() -> None:
    """What the texts of bundled cases mean is kept: their games begin without what only reading a text anew needs."""
    code = (
        "import sys\nfrom judgekit.scenario import run\nfrom judgekit.magic.editions import classic, modern\n"
        "needless = ('grammar.parse', 'makers', 'sentences')\n"
        "sys.exit(any(f'judgekit.magic.language.{name}' in sys.modules for name in needless))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_reading_a_text_leaves_lark_whole_for_others() -> None:
    code = (
        "from judgekit.magic.language.read import read\nread('Pesca una carta.')\nimport lark\n"
        "print(lark.Lark('start: \"a\"').parse('a').data)\nread('Pesca due carte.')"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "start"


def test_no_rule_of_the_grammar_leads_back_to_itself() -> None:
    """Without a word read: a sentence would have readings without end. The parser counts upon it."""
    nothing = frozenset(parse.stored().nullable)
    alone = {
        origin: {one for symbols, *_ in rules_ for one in _alone(symbols.split(), nothing)}
        for origin, rules_ in _RULES.items()
    }
    for origin, below in alone.items():
        seen: set[str] = set()
        waiting = [*below]
        while waiting:
            if (one := waiting.pop()) not in seen:
                seen.add(one)
                waiting += alone[one]
        assert origin not in seen


def _alone(symbols: list[str], nothing: frozenset[str]) -> set[str]:
    """The things that all of a rule may be, where everything else in it may be nothing."""
    return {
        one for at, one in enumerate(symbols) if one[0] not in "+-" and {*symbols[:at], *symbols[at + 1 :]} <= nothing
    }


def test_reading_stops_at_the_first_word_that_cannot_follow() -> None:
    """Whatever stands before a word that no sentence has is read up to it, since a sentence goes on so."""
    sentences = [text for text, _ in TABLE if text.endswith(".") and text.count(".") == 1 and "(" not in text]
    stopped = 0
    for text in sentences[::6]:
        told = tokens(text.removesuffix("."), (NAME,))
        try:
            parse.parse(told, "sentence")
        except parse.Stopped:
            continue
        for at, word in enumerate(told):
            with pytest.raises(parse.Stopped) as caught:
                parse.parse([*told[:at], word._replace(kind="?"), *told[at + 1 :]], "sentence")
            assert caught.value.at == word._replace(kind="?"), text
            stopped += 1
    assert stopped > 100


# --- a whole set ------------------------------------------------------------------------------------------------------


def _eighth() -> list[tuple[str, str, tuple[str, ...]]]:
    if not EIGHTH.exists():
        pytest.skip("manca il set di prova 8ED.json")
    cards = json.loads(EIGHTH.read_text(encoding="utf-8"))["data"]["cards"]
    return [
        (told["name"], told["text"], tuple(TYPES[word] for word in card["types"]))
        for card in cards
        for told in card.get("foreignData", ())
        if told["language"] == "Italian" and told.get("text")
    ]


@pytest.mark.slow
def test_most_of_a_whole_set_is_understood_and_printed_again() -> None:
    cards = _eighth()
    understood = 0
    abilities = []
    for name, text, types in cards:
        try:
            abilities.append((name, types, read(text, name, types)))
            understood += 1
        except NotUnderstood:
            continue
    assert understood >= 0.92 * len(cards)
    for name, types, found in abilities[::4]:
        assert same(read(write(found, name), name, types), found), name


def test_a_spell_has_no_power_of_its_own_to_deal() -> None:
    own = "Infligge danni pari alla propria forza a una creatura bersaglio."
    with pytest.raises(NotUnderstood) as caught:
        read(f"Pesca una carta. {own}", types=("sorcery",))
    assert "di quale creatura" in str(caught.value)
    (chosen,) = read(f"Scegli una creatura che controlli. {own}", types=("sorcery",))
    assert isinstance(chosen, tree.Spell)
    deals = chosen.modes[0].do[-1]
    assert tree.same(deals, tree.Damage(tree.Stat("power", tree.It()), tree.Target(), tree.It()))  # what was chosen
    granted = "{T}: Pesca carte pari alla forza di questa creatura"
    assert read(f'La creatura bersaglio guadagna "{granted}" fino alla fine del turno.', types=("sorcery",))


def _nodes_of(node: object) -> Iterator[Any]:
    """Every node of a tree, itself first."""
    if isinstance(node, tuple):
        if hasattr(node, "_fields"):
            yield node
        for part in node:
            yield from _nodes_of(part)


def _any_of(kind: Any) -> Iterator[Any]:
    """Nodes of a kind with whatever in the fields that have no default."""
    wants = len(kind._fields) - len(kind._field_defaults)
    yield from (kind(*(filler,) * wants) for filler in (1, "", ()))


@pytest.mark.slow
def test_nobody_ever_reads_a_tree() -> None:
    """Whatever node is written, alone or in a sentence: Italian comes of it, or an error that speaks Italian."""
    kinds = [value for value in vars(tree).values() if isinstance(value, type) and hasattr(value, "_fields")]
    raw = re.compile(rf"\b(?:{'|'.join(sorted(kind.__name__ for kind in kinds))})\(|\('")
    found = {repr(node): node for _, meant in TABLE + MODERN for node in _nodes_of(meant)}
    for node in (*found.values(), *(each for kind in kinds for each in _any_of(kind))):
        for whole in (node, tree.Spell((tree.Mode((), (node,)),)), tree.Static(condition=node), tree.Draw(node, node)):
            try:
                said = write((whole,), NAME)
            except NotUnderstood as error:
                said = str(error)
            assert not raw.search(said), said


def test_whose_the_last_is_said_to_be_all_are() -> None:
    text = "Ogniqualvolta un’altra creatura o un altro planeswalker che controlli muore, guadagni 1 punto vita."
    (dies,) = read(text)
    assert isinstance(dies, tree.Triggered)
    assert isinstance(dies.trigger.what, tree.Filter)
    assert [each.controller for each in dies.trigger.what.either] == ["you", "you"]


def test_the_name_behind_a_keyword_is_as_it_is_printed() -> None:
    assert read("Partner di Trynn, Campionessa della Libertà", "Silvar") == (
        tree.Keyword("partner di", "Trynn, Campionessa della Libertà"),
    )


@pytest.mark.parametrize(
    "text", ["Incanta creatura. Quando attacca, pesca una carta.", "Quando muore, pesca una carta. Equipaggiare {1}"]
)
def test_of_what_is_on_another_permanent_nobody_knows_which_of_both_is_meant(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(text)


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("Quando muore, pesca una carta.", "Quando questo permanente muore, pesca una carta."),
        ("Mentre entra, scegli un colore.", "Mentre questo permanente entra, scegli un colore."),
        ("Prende +1/+0 fino a fine turno.", "Prende +1/+0 fino alla fine del turno."),
        ("Paga 1 vita: Pesca una carta.", "Paga 1 punto vita: Pesca una carta."),
        ("Fai un turno extra dopo questo.", "Gioca un turno addizionale dopo questo."),
        ("Le tue creature nere hanno volare.", "Le creature nere che controlli hanno volare."),
        ("Distruggi i tuoi artefatti.", "Distruggi gli artefatti che controlli."),
        (
            "Questa creatura ha forza e costituzione pari al numero di carte nella tua mano.",
            "La forza e la costituzione di questa creatura sono pari al numero di carte nella tua mano.",
        ),
        ("I tuoi avversari non possono vincere.", "I tuoi avversari non possono vincere la partita."),
        (
            "La creatura bersaglio combatte contro un’altra creatura bersaglio.",
            "La creatura bersaglio lotta con un’altra creatura bersaglio.",
        ),
        ("Antimalocchio", "Anti-malocchio"),
        (
            "Questo permanente entra in gioco come copia di una qualsiasi creatura in gioco.",
            "Questo permanente entra in gioco come copia di una creatura in gioco.",
        ),
        (
            "{T}: Una creatura bersaglio prende +X/+0 fino alla fine del turno. X è il numero di Goblin in gioco.",
            "{T}: Una creatura bersaglio prende +X/+0 fino alla fine del turno, dove X è il numero di Goblin in gioco.",
        ),
        (
            "Distruggi la creatura bersaglio. Non può rigenerarsi.",
            "Distruggi la creatura bersaglio. Non può essere rigenerata.",
        ),
        (
            "Rimetti la creatura bersaglio nella mano del proprietario.",
            "Fai tornare la creatura bersaglio in mano al suo proprietario.",
        ),
        ("Equipaggia {2}", "Equipaggiare {2}"),
        ("Le creature col nome scelto prendono +1/+1.", "Le creature con il nome scelto prendono +1/+1."),
        ("{B}: rigenera.", "{B}: Rigenera questo permanente."),
        ("Contrasta una magia bersaglio.", "Neutralizza una magia bersaglio."),
        ("Infligge 3 danni a qualsiasi bersaglio.", "Infligge 3 danni a un qualsiasi bersaglio."),
        ("Infligge 3 danni a un bersaglio.", "Infligge 3 danni a un qualsiasi bersaglio."),
        ("Crea due Goblin 1/1 rossi.", "Crea due pedine creatura Goblin 1/1 rosse."),
        ("Crea un Goblin 1/1 rosso.", "Crea una pedina creatura Goblin 1/1 rossa."),
        ("Volare, quando attacca, pesca una carta.", "Volare\nQuando questo permanente attacca, pesca una carta."),
        ("Il permanente bersaglio va fuori fase.", "Il permanente bersaglio scompare."),
        (
            "Riporta in gioco una carta creatura dal tuo cimitero.",
            "Rimetti in gioco una carta creatura dal tuo cimitero.",
        ),
        ("Puoi giocare una terra in più in ogni tuo turno.", "Puoi giocare una terra addizionale in ogni tuo turno."),
        (
            "Invece di pagare il costo di mana di questa magia, puoi pagare 2 punti vita.",
            "Puoi pagare 2 punti vita invece di pagare il costo di mana di questa magia.",
        ),
        ("I giocatori giocano con le mani scoperte.", "I giocatori giocano con la loro mano rivelata."),
        (
            "Ogniqualvolta un avversario pesca una carta, subisce 1 danno.",
            "Ogniqualvolta un avversario pesca una carta, questo permanente infligge 1 danno a quel giocatore.",
        ),
        ("Riciclaggio {2}", "Ciclo {2}"),
        (
            "Se dovresti subire danno, previeni 1 di quel danno.",
            "Se ti dovesse essere inflitto danno, previeni 1 di quel danno.",
        ),
        ("Se una creatura morirebbe, esiliala invece.", "Se una creatura sta per morire, esiliala invece."),
        ("Se pescheresti una carta, pesca invece due carte.", "Se stai per pescare una carta, pesca invece due carte."),
        (
            "Se un effetto creerebbe una o più pedine sotto il tuo controllo, crea invece il doppio di quelle pedine.",
            (
                "Se un effetto sta per creare una o più pedine sotto il tuo controllo, "
                "crea invece il doppio di quelle pedine."
            ),
        ),
        (
            "Se uno o più segnalini verrebbero messi su una creatura, metti invece il doppio di quei segnalini.",
            "Se uno o più segnalini stanno per essere messi su una creatura, metti invece il doppio di quei segnalini.",
        ),
        (
            "Infligge 2 danni suddivisi a tua scelta tra uno o due bersagli qualsiasi.",
            "Infligge 2 danni suddivisi a tua scelta tra uno o due bersagli.",
        ),
        ("Tira un d6 e aggiungi 2 al risultato.", "Tira un d6 e aggiungi 2."),
        (
            "Questa terra conta come un’isola e come una pianura.",
            "Questa terra è un’Isola e una Pianura in aggiunta ai suoi altri tipi.",
        ),
        (
            (
                "Ogniqualvolta un giocatore TAPpa una terra per attingere mana, "
                "quella terra produce un mana addizionale dello stesso tipo."
            ),
            (
                "Ogniqualvolta un giocatore TAPpa una terra per attingere mana, "
                "quel giocatore aggiunge un mana dello stesso tipo."
            ),
        ),
        ("Evolvere", "Evoluzione"),
        ("First strike, trample", "Attacco improvviso, travolgere"),
        (
            "Se una carta verrebbe messa in un cimitero da qualsiasi luogo, esiliala invece.",
            "Se una carta sta per essere messa in un cimitero da qualsiasi zona, esiliala invece.",
        ),
        (
            "Il danno inflitto a questa creatura viene inflitto invece a te.",
            "Tutto il danno che verrebbe inflitto a questa creatura viene inflitto invece a te.",
        ),
        (
            "Se un giocatore sta per guadagnare punti vita, quel giocatore ne perde altrettanti.",
            "Se un giocatore sta per guadagnare punti vita, quel giocatore perde invece altrettanti punti vita.",
        ),
        (
            "Sposta un segnalino +1/+1 da una creatura bersaglio a un’altra.",
            "Sposta un segnalino +1/+1 da una creatura bersaglio su un’altra creatura bersaglio.",
        ),
        (
            "La creatura incantata è una Rana blu 1/1 senza abilità.",
            "La creatura incantata perde tutte le abilità ed è una Rana blu con forza e costituzione base 1/1.",
        ),
        (
            "Puoi far entrare questa creatura come copia di una creatura in gioco, tranne che è anche un artefatto.",
            (
                "Puoi far entrare questa creatura come copia di una creatura in gioco, "
                "tranne che è un artefatto in aggiunta ai suoi altri tipi."
            ),
        ),
        (
            (
                "Se uno o più segnalini +1/+1 stanno per essere messi su una creatura che controlli, "
                "ne viene messo uno in più."
            ),
            (
                "Se uno o più segnalini +1/+1 stanno per essere messi su una creatura che controlli, "
                "invece ne vengono messi altrettanti più uno."
            ),
        ),
        ("Finisci il turno.", "Termina il turno."),
        (
            "Distruggi una creatura avversaria bersaglio.",
            "Distruggi una creatura bersaglio che un avversario controlla.",
        ),
        ("Se una creatura sta per morire, esiliala.", "Se una creatura sta per morire, esiliala invece."),
        ("La tua mano non ha dimensione massima.", "Non hai un limite di carte in mano."),
        ("Scegli un colore mentre questo incantesimo entra.", "Mentre questo incantesimo entra, scegli un colore."),
        (
            "Distruggi una creatura bersaglio che non sia né nera né verde.",
            "Distruggi una creatura non nera e non verde bersaglio.",
        ),
    ],
)
def test_what_people_say_otherwise_than_cards_means_the_same(said: str, text: str) -> None:
    assert read(said) == read(text)
