"""Reading the text of a card: `read` gives its abilities, or tells where it stopped understanding."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from judgekit.errors import NotUnderstood
from judgekit.magic.language import (
    anchors,
    backed,
    cases,
    class_levels,
    cleft,
    exiled_now,
    levels,
    mode_costs,
    results,
    tree,
    votes,
)
from judgekit.magic.language.assembling import (
    Draft,
    assembled,
    begins,
    delayed,
    is_delayed,
    only_spells,
    self_in_cost,
    with_its_costs,
)
from judgekit.magic.language.choosing_modes import AS_TOLD, DASHES, Freely, at_most, choice_told
from judgekit.magic.language.giving import as_given, named_itself
from judgekit.magic.language.grammar import words
from judgekit.magic.language.joining import steps_of, tells_the_cost
from judgekit.magic.language.keyword_lists import BEGIN, chapters, keywords, labelled, of_decks, with_more
from judgekit.magic.language.makers.intermediate import (
    Aim,
    AnOpponent,
    APlayer,
    AsItHappens,
    Either,
    ExiledThus,
    Named,
    OfWhom,
    Ref,
    SelfIn,
    Sentence,
    TableRule,
)
from judgekit.magic.language.makers.lasting import for_good
from judgekit.magic.language.makers.references import settle
from judgekit.magic.language.makers.spoken_of import of_trigger
from judgekit.magic.language.not_told import gives_you_a_keyword, speaks_of_nobody, tells_too_much, works_elsewhere
from judgekit.magic.language.other_wording import understood
from judgekit.magic.language.rule_names import COMPANION, OF_DECKS
from judgekit.magic.language.searched import shuffled_where_searched
from judgekit.magic.language.sentences import (
    Said,
    condition_first,
    costs_of,
    paragraphs,
    sentence_of,
    stopped,
    threshold_of,
    without,
    without_ability_word,
    without_flavor,
    without_name_of_mode,
)
from judgekit.magic.language.those_cards import against_the_attacked, takes_of_unseen_cards, that_fits
from judgekit.magic.language.told_before import counts_sacrifices, kicked_for_nothing, with_its_kickers
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.magic.language.grammar.words import Word
    from judgekit.magic.language.tree import Ability

LONGEST = 20_000
# Texts of which the lines hang together: each of these reads one sort, and answers None of any other.
FORMS = (cleft.abilities, class_levels.abilities, cases.abilities, backed.abilities, mode_costs.abilities)


def read(text: str, name: str = "", types: tuple[str, ...] = ()) -> tuple[Ability, ...]:
    """The abilities of a text; `name` is the card's own, `types` its types where they are known.

    Raises NotUnderstood: what was read is the whole text, or nothing. What cards say otherwise is tried in their words.
    """
    return understood(text, lambda one: _as_it_stands(one, name, types))


def _as_it_stands(text: str, name: str, types: tuple[str, ...]) -> tuple[Ability, ...]:
    text = votes.quoted(text)
    for special in FORMS:
        if (told := special(text, lambda one: read(one, name, types))) is not None:
            return told
    rest, words_chosen = anchors.anchored(text)
    if words_chosen:
        own = read(rest, name, types) if rest else ()
        return (*own, *anchors.abilities_of(words_chosen, lambda one: _read(one, name, tuple(types))))
    base, symbols = levels.bands(text)
    if not symbols:
        return _read(text, name, tuple(types))
    own = _read(base, name, tuple(types)) if base else ()
    return (*own, *(levels.ability_of(one, lambda band: _read(band, name, tuple(types))) for one in symbols))


@lru_cache(maxsize=4096)
def _read(text: str, name: str, types: tuple[str, ...]) -> tuple[Ability, ...]:
    if len(text) > LONGEST:
        raise NotUnderstood("Il testo è troppo lungo per essere quello di una carta.", text[:60], 0)
    found: list[Ability] = []
    modes: list[list[Said]] | None = None
    choice, lead, freely = Said("", 0, (), read), Lead(), AS_TOLD
    for sentences in _with_what_is_done_instead(paragraphs(text, names_of(name), of_quotes(name)), types):
        bullet = sentences[0].words[0].kind == "•"
        if bullet and modes is not None:
            modes.append([without_name_of_mode(without(sentences[0], 1)), *sentences[1:]])
            continue
        if modes is not None:
            found += _modal(choice, modes, types, lead, freely)
            modes = None
        lead, told = led(sentences)
        if chooses_mode(told[0].words):
            modes, choice, freely = [], told[0], AS_TOLD
            inline = inline_modes(told)
            if inline:
                found += _modal(choice, inline, types, lead)
                modes = None
            elif told[1:]:
                freely = choice_told(told[1:])
            continue
        found += _paragraph(sentences, types)
    if modes is not None:
        found += _modal(choice, modes, types, lead, freely)
    unshuffled = with_its_costs(named_itself(_merged(found)) if '"' in words.plain(text) else _merged(found))
    done: tuple[Ability, ...] = with_its_kickers(shuffled_where_searched(_any_of_them(unshuffled)))
    unseen = any(map(takes_of_unseen_cards, done)) or kicked_for_nothing(done)
    if _unsettled(done) or unseen or gives_you_a_keyword(text) or any(map(tells_too_much, done)):
        raise NotUnderstood("Non capisco di che cosa parli questo testo.", text, 0)
    of_a_spell = {"instant", "sorcery"} & set(types)
    if of_a_spell and any(isinstance(each, tree.Spell) and _measures_itself(each) for each in done):
        raise NotUnderstood("Non capisco di quale creatura questo testo dica la forza o la costituzione.", text, 0)
    return done


def _any_of_them(done: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """«An opponent», in a trigger or a condition: any of them. Who is told to do something has been chosen before.

    What a spell has exiled «in this way» is all that it has exiled: it does so once.
    """
    if tree.holds(done, ExiledThus) and all(isinstance(one, (tree.Spell, tree.Keyword)) for one in done):
        done = tree.with_others(done, ExiledThus, lambda _: tree.Exiled())
    done = tuple(against_the_attacked(that_fits(exiled_now.meant(one))) for one in done)
    if tree.holds(done, AnOpponent):
        done = tree.with_others(done, AnOpponent, lambda _: tree.Opponent())
    if tree.holds(done, APlayer):
        done = tree.with_others(done, APlayer, lambda _: tree.EachPlayer())
    return done


def _with_what_is_done_instead(lines: Iterable[list[Said]], types: tuple[str, ...]) -> list[list[Said]]:
    """The paragraphs of a text; of a spell, one that tells what is done instead belongs to the one before it."""
    found: list[list[Said]] = []
    of_a_spell = bool({"instant", "sorcery"} & set(types))
    for sentences in lines:
        first = without_ability_word(sentences[0])
        kinds = [word.kind for word in condition_first(first).words]
        before = bool(found) and found[-1][0].words[0].kind not in {"•", *BEGIN}
        spell = not types or {"instant", "sorcery"} & set(types)
        so = before and spell and kinds[0] in {"se", "soglia"} and "invece" in kinds
        so = so and not {"sta-per", "stai-per"} & set(kinds)
        goes_on = before and of_a_spell and first.words and not _stands_alone([first, *sentences[1:]], types)
        if so or goes_on or (found and results.is_line(first)):
            found[-1] = [*found[-1], first, *sentences[1:]]
        else:
            found.append(sentences)
    return found


_GO_ON = frozenset({"se", "quel"})


def _stands_alone(sentences: list[Said], types: tuple[str, ...]) -> bool:
    """Whether a paragraph of a spell may be read without those before it: not if it goes on about their things."""
    if sentences[0].words[0].kind not in _GO_ON:
        return True
    try:
        return not _unsettled(tuple(_paragraph(sentences, types)))
    except NotUnderstood:
        return False


def of_quotes(name: str) -> Callable[[str], tuple[Ability, ...]]:
    """Who reads what a card quotes: where that names the card, it is told."""
    names = names_of(name)

    def quoted(text: str) -> tuple[Any, ...]:
        if not any(word.kind == "SELF" for word in words.tokens(words.plain(text), names)):
            return read(text)
        own = read(text, name)
        given = as_given(text, names, read)
        return tuple(Named(each, given[n] if len(given) == len(own) else None) for n, each in enumerate(own))

    return quoted


def _unsettled(node: object) -> bool:
    """Whether something is left of which the text does not tell what it is."""
    settled = not isinstance(node, _LEFT)
    return isinstance(node, tuple) and (not settled or _of_nowhere(node) or any(map(_unsettled, node)))


def _of_nowhere(node: object) -> bool:
    """Whether cards are counted or chosen where there are none, on the battlefield, or in nobody knows whose hand."""
    match node:
        case tree.Count(tree.Filter() as of):
            of_no_zone = of.noun == "card" and of.zone == "battlefield" and not of.status
            return _is_of_nowhere(of) or of_no_zone or counts_sacrifices(node)
        case tree.Choose(what=tree.Chosen(of=tree.Filter("card", zone="battlefield", status=()), whose=None)):
            return True
        case tree.Chosen(of=tree.Filter() as of, whose=None):
            return _is_of_nowhere(of)
        case tree.Exists(tree.Filter(namesake=tree.SameName()), _, several) if several > 1:
            return True  # they have it in common with one another
        case tree.Trigger("leaves graveyard", tree.Filter() as of):
            return of.zone != "graveyard"
        case tree.If(tree.Fits(tree.This(), tree.Filter("object"))):
            return any(isinstance(step, tree.Change) and isinstance(step.what, tree.This) for step in node.then)
        case tree.Spell() | tree.Activated():
            return tree.holds(node, tree.PutItsCounters)
        case tree.Static(zone="battlefield") | tree.Instead():
            return works_elsewhere(node.condition)
        case tree.Triggered(trigger):
            lost = trigger.kind not in {"dies", "leaves"} and tree.holds(node, tree.PutItsCounters)
            return lost or speaks_of_nobody(trigger, node.modes)
        case _:
            return False


def _is_of_nowhere(of: tree.Filter) -> bool:
    if of.either:
        return any(map(_is_of_nowhere, of.either))
    return of.zone in {"hand", "library"} and not of.owner and "looked at" not in of.status


_LEFT = (Aim, AsItHappens, Either, ExiledThus, Named, OfWhom, Ref, SelfIn, Sentence, TableRule)


def _measures_itself(node: object) -> bool:
    """Whether what a spell does counts its own power or toughness, which it has not: the text means another's.

    An ability that it gives is the ability of who gets it, and may well do so.
    """
    match node:
        case tree.Stat(name="power" | "toughness", of=tree.This()):
            return True
        case tree.Triggered() | tree.Activated() | tree.Static():
            return False
        case tuple():
            return any(map(_measures_itself, node))
    return False


def _merged(found: list[Ability]) -> tuple[Ability, ...]:
    """What a spell does is one ability, however many paragraphs tell it; its targets are counted through."""
    done: list[Ability] = []
    for ability in found:
        before = next((n for n, a in enumerate(done) if isinstance(a, tree.Spell) and len(a.modes) == 1), None)
        if isinstance(ability, tree.Spell) and len(ability.modes) == 1 and before is not None:
            one, two = done[before].modes[0], ability.modes[0]  # type: ignore[union-attr]
            two = two.further(len(one.wants))
            done[before] = tree.Spell((tree.Mode((*one.wants, *two.wants), (*one.do, *two.do)),))
        else:
            done.append(ability)
    return tuple(done)


def names_of(name: str) -> tuple[str, ...]:
    """The names under which a card speaks of itself: its own, and the short one before a comma."""
    name = words.plain(name).strip()
    short = name.partition(",")[0].strip()
    found = (name, short, words.given_name(name), words.without_its_article(name))
    return tuple(dict.fromkeys(each for each in found if each))


def _paragraph(sentences: list[Said], types: tuple[str, ...]) -> list[Ability]:
    """The abilities of a paragraph: sentences belong together until one begins another ability."""
    found: list[Ability] = []
    draft: Draft | None = None

    def close() -> None:
        nonlocal draft
        if draft is not None:
            found.extend(assembled(draft, types))
        draft = None

    if (reached := chapters(sentences[0].words)) is not None:
        numbers, begins_at = reached
        return _chapters(numbers, [without(sentences[0], begins_at), *sentences[1:]])
    if of_decks(sentences[0].words):
        return [tree.Static(rules=((OF_DECKS, COMPANION),))]
    word, at = labelled(sentences[0].words)
    if word:
        told = _paragraph([without(sentences[0], at), *sentences[1:]], types)
        return [tree.Keyword(word, tuple(told))]
    sentences, lines = results.apart([without_ability_word(sentences[0]), *sentences[1:]])
    if types and not {"instant", "sorcery"} & set(types):
        sentences[0] = without_flavor(sentences[0])
    for _n, said in enumerate(sentences):
        if found and _is_no_zero(said) and _is_suspended_for_x(found[-1]):
            continue  # nobody suspends a card without counters
        several = keywords(said.words)
        if several is not None:
            if {"instant", "sorcery"} & set(types) and tree.holds_node(several, tree.Keyword("tormentare")):
                raise stopped(said, said.words[0], "tormentare di una magia non si gioca ancora")
            close()
            found += several
            continue
        if said.words[0].kind in BEGIN:
            gained = with_more(said)
            if gained is not None:
                close()
                found += gained
                continue
        with_seven, said = threshold_of(said)  # noqa: PLW2901
        costs, said = costs_of(said)  # noqa: PLW2901 - what is left behind the colon
        if costs is not None:
            close()
            draft = Draft(_paid(costs, said, types))
            draft.sentences += [(said, with_seven)] if with_seven is not None else []
        sentence = sentence_of(said)
        if sentence.kind == "own cost":
            tells_the_cost(draft.sentences if draft is not None else [], said, sentence.about)
            continue
        if is_delayed(draft, sentence, types):
            sentence = delayed(said, sentence)
        if costs is None and draft is not None and begins(draft, sentence):
            close()
        draft = draft or Draft()
        draft.sentences.append((said, sentence))
    results.behind(None if draft is None else draft.sentences, lines)
    close()
    return found


def _paid(costs: tuple[Any, ...], said: Said, types: tuple[str, ...]) -> tuple[Any, ...]:
    """Costs, of which none is a loyalty symbol on what is no planeswalker."""
    if types and "planeswalker" not in types and any(isinstance(cost, tree.LoyaltyCost) for cost in costs):
        raise stopped(said, None, "un costo di fedeltà è di un planeswalker")
    return costs


def _is_suspended_for_x(ability: object) -> bool:
    return isinstance(ability, tree.Keyword) and ability.word == "sospendere" and tree.holds(ability.of, tree.X)


def _is_no_zero(said: Said) -> bool:
    """«X non può essere 0»."""
    return [word.kind for word in said.words] == ["X", "non", "può", "è", "NUMBER"] and said.words[-1].value == "0"


def _chapters(numbers: Sequence[int], sentences: list[Said]) -> list[Ability]:
    """The chapters of a Saga that tell the same: each triggers as the Saga comes to it."""
    told = _paragraph(sentences, ("sorcery",))
    if len(told) != 1 or not isinstance(told[0], tree.Spell):
        raise stopped(sentences[0], next(iter(sentences[0].words), None), "un capitolo dice che cosa si fa")
    spell = told[0]
    return [
        tree.Triggered(tree.Trigger("chapter", tree.This(), least=n), spell.modes, choose=spell.choose, most=spell.most)
        for n in numbers
    ]


def chooses_mode(found: Sequence[Word]) -> bool:
    kinds = [word.kind for word in found[:6]]
    low = [word.said.lower() for word in found[:6]]
    if low[:1] == ["scegli"] and at_most(found) is not None:
        return True
    if low[:1] != ["scegli"] or len(low) < 2 or (kinds[1] not in {"UN", "NUMBER", "uno-più"}):
        return False
    plain = len(low) == 2 or kinds[2] in {"-", "—", ":"} or low[2] == "delle" or found[2].said[0].isupper()
    return plain or _most(found) is not None or _told_at_once(found)


def _told_at_once(found: Sequence[Word]) -> bool:
    """Whether modes follow with no mark between: `Scegli uno Distruggi …; oppure …`."""
    ends = any(one.kind == ";" and two.kind == "o" for one, two in pairwise(found))
    return ends and found[1].said.lower() == "uno" and found[2].kind not in {"TYPE", "SUBTYPE", "bersaglio"}


def _most(found: Sequence[Word]) -> str | None:
    """How many more may be chosen: `uno o entrambi`, `uno o più`."""
    kinds = [word.kind for word in found[1:6]]
    if kinds[:3] == ["UN", "o", "entrambi"]:
        return "both"
    return "more" if kinds[:2] in (["UN", "o-più"], ["uno-più", "—"], ["uno-più", "-"]) else None


def inline_modes(sentences: list[Said]) -> list[list[Said]]:
    """Modes in one line: `Scegli una — A; oppure B.`"""
    found: list[list[Said]] = []
    rest = list(sentences[0].words[2:])
    if at_most(sentences[0].words) is not None:
        rest = rest[next(n for n, word in enumerate(rest) if word.kind in DASHES) :]
    if rest and rest[0].said.lower() == "delle":
        rest = rest[3:]
        rest = rest[1:] if rest and rest[0].said.lower() == "seguenti" else rest
    elif _most(sentences[0].words) is not None:
        both = next((n + 1 for n, word in enumerate(rest) if word.kind == "entrambi"), len(rest))
        at = next((n for n, word in enumerate(rest) if word.kind in {"—", "-", ":"}), both)
        rest = rest[at:]
    while rest and (rest[0].kind in {"-", "—", ":", ","}):
        rest.pop(0)
    if not rest:
        return []
    part: list[Word] = []
    for word in (*rest, None):
        if word is not None and word.kind != ";":
            if part or word.kind not in {"o", "e/o"}:
                part.append(word)
            continue
        if part:
            text = sentences[0].text[part[0].at - sentences[0].at : part[-1].end - sentences[0].at]
            found.append([Said(text, part[0].at, tuple(part), read)])
        part = []
    if found:
        found[-1] += sentences[1:]
    return found


def led(sentences: list[Said]) -> tuple[Lead, list[Said]]:
    """What stands before `scegli uno —`: an event that is waited for, or costs; and the choice."""
    said = without_ability_word(sentences[0])
    kinds = [word.kind for word in said.words]
    at = next((n for n, kind in enumerate(kinds) if kind in {",", ":"} and chooses_mode(said.words[n + 1 :])), None)
    if at is None:
        return Lead(), [said, *sentences[1:]]
    rest = [without(said, at + 1), *sentences[1:]]
    if kinds[at] == ":":
        return Lead(costs=costs_of(said)[0]), rest
    anything = words.tokens(", pesca una carta")
    event = sentence_of(said._replace(words=(*said.words[:at], *anything)))
    if event.kind != "triggered":
        raise stopped(said, said.words[0])
    return Lead(event=event), rest


class Lead(NamedTuple):
    """What stands before a choice of modes."""

    costs: tuple[Any, ...] | None = None
    event: Sentence | None = None


_OF_MODES = frozenset(
    {"plain", "conditional", "instead so", "if so", "when so", "if not", "if won", "if lost", "if heads", "if tails"}
)


def _modal(
    choice: Said, modes: list[list[Said]], types: tuple[str, ...], lead: Lead, freely: Freely = AS_TOLD
) -> list[Ability]:
    how_many = int(choice.words[1].value) if choice.words[1].kind == "NUMBER" else 1
    several = _most(choice.words)
    both = "both" in (several, freely.several)
    few = len(modes) <= (0 if freely.again else how_many)
    if few or (both and len(modes) != len(("one", "both"))):
        raise stopped(choice, choice.words[0], "manca fra che cosa si sceglie")
    most = len(modes) if several is not None or freely.several else 0
    if (bound := at_most(choice.words)) is not None:
        how_many, most = 0, bound or len(modes)
        if most > len(modes) or freely != AS_TOLD:
            raise stopped(choice, choice.words[0])
    if freely != AS_TOLD and ((lead.costs, lead.event) != (None, None) or several is not None):
        raise stopped(choice, choice.words[0])
    known, subject = of_trigger(lead.event.triggers) if lead.event is not None else ((), None)
    done = []
    for sentences in modes:
        read_ = [(said, sentence_of(said)) for said in sentences]
        for said, sentence in read_:
            if sentence.kind not in _OF_MODES:
                raise stopped(said, said.words[0])
        wants, do, _ = settle(steps_of(read_), known, subject, told_of_nobody=lead.event is None)
        done.append(tree.Mode(wants, for_good(do)))
    if lead.costs is not None:
        costs = tuple(self_in_cost(cost) for cost in lead.costs)
        return [tree.Activated(costs, tuple(done), how_many, most=most)]
    if lead.event is not None:
        condition = lead.event.condition
        if condition is not None:
            condition = settle((tree.If(condition, ()),), known, subject).do[0].condition
        return [
            tree.Triggered(each, tuple(done), condition, choose=how_many, most=most) for each in lead.event.triggers
        ]
    only_spells(modes[0][0], types)
    return [tree.Spell(tuple(done), how_many, most, freely.again, freely.condition)]
