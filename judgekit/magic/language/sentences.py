"""Sentences of a text, cut and parsed; and the error that tells where the reading of one stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.errors import NotUnderstood
from judgekit.magic.language import tree
from judgekit.magic.language.grammar import words
from judgekit.magic.language.grammar.lexicon import ABILITY_WORDS
from judgekit.magic.language.grammar.parse import Stopped, parse
from judgekit.magic.language.known_forms import nearest
from judgekit.magic.language.makers.build import tree_of
from judgekit.magic.language.makers.if_conditions import SEVEN_CARDS
from judgekit.magic.language.makers.intermediate import DIFFERENCE, UNSAID, Outside, Ref, Sentence
from judgekit.magic.vocabulary import KEYWORDS_ELSEWHERE
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judgekit.magic.language.grammar.words import Word
    from judgekit.magic.language.tree import Ability


class Said(NamedTuple):
    """A sentence: where it begins in its text, as it stands there, its words, and who reads what it quotes."""

    text: str
    at: int
    words: tuple[Word, ...]
    read: Callable[[str], tuple[Ability, ...]]


def paragraphs(text: str, names: tuple[str, ...], read: Callable[[str], tuple[Ability, ...]]) -> Iterator[list[Said]]:
    """The sentences of each line of a text that has any; `read` reads what they quote."""
    plain = words.plain(text)
    at = 0
    for line in plain.split("\n"):
        sentences = [Said(*said, read) for said in _sentences(text, line, at, names)]
        if sentences:
            yield sentences
        at += len(line) + 1


def _sentences(text: str, line: str, start: int, names: tuple[str, ...]) -> Iterator[tuple[str, int, tuple[Word, ...]]]:
    """The sentences of a line, those without words left out. A point ends one; one begins, too, where costs do."""
    part: list[Word] = []
    for word in (*words.tokens(line, names), None):
        if word is not None and word.kind != ".":
            part.append(word)
            continue
        while part and part[-1].kind in {",", ";"}:
            part.pop()
        if part:
            begin, end = part[0].at, part[-1].end
            said = text[start + begin : start + end]
            yield said, begin, tuple(part)
        part = []


def without(said: Said, n: int) -> Said:
    return said._replace(words=said.words[n:])


def without_ability_word(said: Said) -> Said:
    """The sentence without a word before it that means nothing to the rules: `Terraferma — …`."""
    at = next((n for n, word in enumerate(said.words[:6]) if word.kind in {"—", "-"}), 0)
    low = " ".join(word.said.lower() for word in said.words[:at])
    rest = said.words[at + 1 :]
    if not at:
        low, rest = _without_dash(said)
    if low not in ABILITY_WORDS or not rest:
        return said
    seven = any(word.said.lower() == "sette" for word in rest)
    if low == "soglia" and not (seven and rest[0].kind in {"fintanto-che", "ogniqualvolta", "quando", "se"}):
        return said  # an old word, which says itself that there are seven cards
    begin = rest[0].at - said.at
    return said._replace(text=said.text[begin:], at=rest[0].at, words=rest)


_NO_FLAVOR = frozenset({"previsione", "compagno", "scegli", "soglia", "piano", "livello"})
_OF_RULES = frozenset({"KEYWORD", "KEYWORD_COST", "KEYWORD_NUMBER", "LANDWALK", "SYMBOL", "NUMBER", ":", ",", ";", "•"})


def without_flavor(said: Said) -> Said:
    """The sentence without words of flavor before it, of any kind: «Soffio di Acido — …» on what is no spell.

    What is told behind the dash is an event, or costs: behind a keyword stand costs alone.
    """
    at = next((n for n, word in enumerate(said.words[:8]) if word.kind in {"—", "-"}), 0)
    lead, rest = said.words[:at], said.words[at + 1 :]
    low = lead[0].said.lower() if lead else ""
    named = {name.split()[0].split("’")[0].lower() for name in KEYWORDS_ELSEWHERE}
    if not lead or not rest or low in _NO_FLAVOR or low in named or any(word.kind in _OF_RULES for word in lead):
        return said
    limits = rest[0].kind == "gioca" and any(word.kind == "solo" for word in rest)
    tells = rest[0].kind in _EVENTS or limits or any(word.kind == ":" for word in rest)
    if not (lead[0].said[:1].isupper() and tells):
        return said
    begin = rest[0].at - said.at
    return said._replace(text=said.text[begin:], at=rest[0].at, words=rest)


def without_name_of_mode(said: Said) -> Said:
    """A mode without the words of flavor that name it: «Respingili — Una creatura bersaglio prende +3/+1 …»."""
    at = next((n for n, word in enumerate(said.words[:8]) if word.kind == "—"), 0)
    lead, rest = said.words[:at], said.words[at + 1 :]
    low = lead[0].said.lower() if lead else ""
    if (
        not lead
        or not rest
        or low in _NO_FLAVOR
        or " ".join(word.said.lower() for word in lead) in ABILITY_WORDS
        or any(word.kind in _OF_RULES for word in lead)
    ):
        return said
    if not (said.text[lead[0].at - said.at].isupper() and said.text[rest[0].at - said.at].isupper()):
        return said
    begin = rest[0].at - said.at
    return said._replace(text=said.text[begin:], at=rest[0].at, words=rest)


_EVENTS = frozenset({"quando", "ogniqualvolta", "all'inizio-di", "ogni", "fintanto-che"})


def _without_dash(said: Said) -> tuple[str, tuple[Word, ...]]:
    """An ability word that stands alone before a sentence with a capital or a cost, as older cards print it."""
    for n in (1, 2, 3):
        low = " ".join(word.said.lower() for word in said.words[:n])
        rest = said.words[n:]
        if (
            low in ABILITY_WORDS
            and low != "soglia"
            and rest
            and (said.text[rest[0].at - said.at].isupper() or rest[0].said[:1] == "{")
        ):
            return low, rest
    return "", ()


def stopped(said: Said, word: Word | None, why: str = "") -> NotUnderstood:
    """The error that tells where the reading of a sentence stopped."""
    at = min(len(said.text), word.at - said.at) if word is not None else len(said.text)
    if not why:
        why = f"mi fermo a «{word.said}»" if word is not None else "manca qualcosa alla fine"
    return NotUnderstood(f"Non capisco «{said.text}»: {why}.", said.text, max(0, at), nearest(said.text))


def threshold_of(said: Said) -> tuple[Sentence | None, Said]:
    """The limit of an ability behind «Soglia», as old cards print it, and what is left: costs and what they buy."""
    kinds = [word.kind for word in said.words]
    if kinds[0] != "soglia" or ":" not in kinds:
        return None, said
    return Sentence("limit", about=(tree.OnlyIf(SEVEN_CARDS),)), without(said, 2 if kinds[1] in {"—", "-"} else 1)


def costs_of(said: Said) -> tuple[tuple[Any, ...] | None, Said]:
    """The costs before the colon of an activated ability, and what is left."""
    at = next((n for n, word in enumerate(said.words) if word.kind == ":"), None)
    if at is None:
        return None, said
    rest = at + 1
    while rest < len(said.words) and said.words[rest].kind == ":":
        rest += 1
    if at == 0 or rest == len(said.words):
        raise stopped(said, said.words[0] if at == 0 else None)
    costs = parsed(said._replace(words=said.words[:at]), "cost_choice")
    return tuple(costs), said._replace(words=said.words[rest:])


def sentence_of(said: Said) -> Sentence:
    """What a sentence says."""
    offered = _without_shuffling(said)
    if offered is not None:
        found = _sentence_of(offered)
        last = found.steps[-1] if found.steps else None
        if isinstance(last, tree.May):
            each = isinstance(last.who, (tree.EachPlayer, tree.Opponent))  # of several only who searches shuffles
            last = last._replace(do=(*last.do, tree.Shuffle(tree.ThatPlayer() if each else last.who)))
            return found._replace(steps=(*found.steps[:-1], last))
    return _sentence_of(said)


def _without_shuffling(said: Said) -> Said | None:
    """`You may search …, then shuffle`: who does not search does not shuffle either."""
    kinds = [word.kind for word in said.words]
    at = next((n for n, word in enumerate(said.words) if word.said.lower() in {"rimescolare", "mescolare"}), 0)
    if not at or not {"puoi", "può"} & set(kinds[:at]) or len(kinds) - at > len(("shuffle", "il", "tuo", "grimorio")):
        return None
    end = at
    while end and kinds[end - 1] in _LINKS:
        end -= 1
    if kinds[:end] == ["puoi"]:
        return None  # to shuffle is all that one may do
    return said._replace(words=said.words[:end])


def _each_combat(said: Said) -> Said:
    """`At the beginning of each combat`: elsewhere each combat is as much as each turn."""
    first, *rest = said.words
    if first.kind != "all'inizio-di" or not rest or rest[0].kind != "ogni-turno" or "combattimento" not in rest[0].said:
        return said
    each = rest[0]._replace(kind="ogni", value="ogni")
    combat = rest[0]._replace(kind="fase-di-combattimento", value="fase-di-combattimento")
    return said._replace(words=(first, each, combat, *rest[1:]))


def _unless_you_have(said: Said) -> Said:
    """«A meno che tu non abbia …» is «a meno che … hai»: that `non` denies nothing, and the verb is spoken to you."""
    found = list(said.words)
    for n, word in enumerate(said.words):
        ahead = [each.kind for each in said.words[n + 1 : n + 4]]
        if word.kind == "a-meno-che" and (ahead == ["tu", "non", "ha"] or ahead[:2] == ["tu", "ha"]):
            verb = 3 if ahead[1] == "non" else 2
            found[n + 1 : n + 1 + verb] = [said.words[n + verb]._replace(kind="hai", value="hai")]
            break
    return said._replace(words=tuple(found))


def _sentence_of(said: Said) -> Sentence:
    said = _unless_you_have(_each_combat(said))
    found: Sentence = _itself_and_others(_with_its_difference(_with_its_duration(_instead_first(said))))
    second = said.words[1].said.lower() if len(said.words) > 1 else ""
    if second == "attacca" and any(isinstance(each.what, tree.You) for each in found.triggers):
        raise stopped(said, said.words[1], "non è detto chi attacca")
    if {word.said.lower() for word in said.words if word.kind == "perde"} == {"perde"}:
        return found._replace(steps=_of_another(_of_the_same(said, found.steps)))
    return found


def _with_its_difference(found: Sentence) -> Sentence:
    """`If you have fewer than seven cards in hand, draw cards equal to the difference`: what is wanting to seven."""
    match found.condition:
        case tree.Compared(tree.Stat("hand", tree.You()) as held, "<", int() as bound):
            wanting = tree.Plus(tree.Minus(held), bound)
            steps = tree.with_others(found.steps, Ref, lambda ref: wanting if ref == DIFFERENCE else ref)
            return found._replace(steps=steps)
    return found


def _itself_and_others(found: Sentence) -> Sentence:
    """What is so of the source and of other things is so of the one and of the others, of none twice."""
    steps: list[Any] = []
    for step in found.steps:
        match step:
            case tree.Change((tree.This() as this, (tree.Host() | tree.Each()) as others), until=until) if (
                until == UNSAID and not tree.holds(step, Ref)
            ):
                if isinstance(others, tree.Each):
                    others = tree.Each(tree.within(others.of, {"other": True}))
                steps += [step._replace(what=this), step._replace(what=others)]
            case _:
                steps.append(step)
    return found._replace(steps=tuple(steps))


def _of_the_same(said: Said, steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """`Perde 2 punti vita e scarta una carta`: whoever loses does the rest too, where nothing is said to you."""
    first = steps[0] if steps else None
    to_you = any(word.kind in {"tu", "te", "puoi"} or words.second_person(word.said) for word in said.words)
    if not isinstance(first, tree.LoseLife) or not isinstance(first.who, tree.You) or to_you:
        return steps
    return tuple(
        each._replace(who=Ref("player")) if isinstance(getattr(each, "who", None), tree.You) else each for each in steps
    )


def _with_its_duration(said: Said) -> Sentence:
    """A sentence as it stands; where nobody understands that, with its duration at the end of its clause."""
    try:
        return _parsed_so(said)
    except NotUnderstood:
        for moved in _said_otherwise(said):
            try:
                return _parsed_so(moved)
            except NotUnderstood:
                continue
        raise


def _parsed_so(said: Said) -> Sentence:
    found: Sentence = parsed(_with_you(_with_what_may_be_done_too(said)), "sentence")
    return found


def _said_otherwise(said: Said) -> list[Said]:
    """The same in an order that the grammar knows: the duration at the end, a pronoun behind its verb, or both."""
    behind = _pronoun_behind(said)
    found = (_duration_last(said), behind, behind and _duration_last(behind), _search_alone(said))
    return [each for each in found if each is not None]


def _search_alone(said: Said) -> Said | None:
    """A search of which the sentence does not tell where the cards go that are found: with a mark that says so."""
    kinds = [word.kind for word in said.words]
    if "passa-in-rassegna" not in kinds:
        return None
    end = said.words[-1].end
    shown = kinds[-2:] == ["rivela", "ESSA"] or kinds[-3:] == ["rivela", "quel", "carta"]
    link = () if shown else (words.Word("e", "", "e", end, end),)
    return said._replace(words=(*said.words, *link, words.Word("$", "", "$", end, end)))


_PRONOUNS = frozenset({"lo", "la", "li", "le"})
_VERBS_OF_OTHERS = frozenset(
    "aggiunge scarta rimescola riprende rimuove mette rimette sacrifica esilia rivela distruggi tappa stappa fa".split()
)


def _pronoun_behind(said: Said) -> Said | None:
    """`Its owner shuffles it`: the pronoun before the verb is put behind it; None where there is no such pronoun."""
    found = list(said.words)
    moved = False
    for n, word in enumerate(said.words[:-1]):
        verb = said.words[n + 1]
        if word.kind == "IL" and word.said.lower() in _PRONOUNS and verb.kind in _VERBS_OF_OTHERS:
            found[n], found[n + 1] = verb, word._replace(kind="ESSA", value="esso")
            moved = True
    return said._replace(words=tuple(found)) if moved else None


_DURATIONS = frozenset({"questo-turno", "fino-a-fine-turno", "questo-combattimento", "fino-a-fine-combattimento"})
_ENDS = frozenset({",", "e", "o", "poi", "quindi", "se", "dove", "a-meno-che"})


def _duration_last(said: Said) -> Said | None:
    """`Non può essere bloccata in questo turno tranne che da Muri`: the same, the duration behind the Muri."""
    found = [n for n, word in enumerate(said.words) if word.kind in _DURATIONS]
    if len(found) != 1 or found[0] + 1 == len(said.words):
        return None
    (at,) = found
    if at == 0:
        comma = said.words[0]._replace(kind=",", value=",", said=",")
        return said._replace(words=(said.words[0], comma, *said.words[1:]))
    rest = said.words[at + 1 :]
    end = next((n for n, word in enumerate(rest) if word.kind in _ENDS), len(rest))
    return said._replace(words=(*said.words[:at], *rest[:end], said.words[at], *rest[end:])) if end else None


def _instead_first(said: Said) -> Said:
    """`Se …, rimuovilo invece dal gioco` is the same as `se …, invece rimuovilo dal gioco`."""
    said = condition_first(said)
    kinds = [word.kind for word in said.words]
    if kinds[0] == "soglia" and "invece" in kinds[2:]:
        begin = 2 if kinds[1] in {"—", "-"} else 1
        at = kinds.index("invece", begin)
        return said._replace(words=(said.words[0], said.words[at], *said.words[begin:at], *said.words[at + 1 :]))
    if "invece" not in kinds or kinds[0] not in {"se", "la-prossima-volta-che"}:
        return said
    at = kinds.index("invece")
    comma = max((n for n in range(at) if kinds[n] == ","), default=None)
    if comma is None or comma == at - 1 or kinds[at + 1 : at + 2] in (["di"], ["che"]):
        return said
    words_ = list(said.words)
    words_.insert(comma + 1, words_.pop(at))
    return said._replace(words=tuple(words_))


def condition_first(said: Said) -> Said:
    """`It gets +4/+4 instead if …` is the same as `If …, it gets +4/+4 instead`."""
    kinds = [word.kind for word in said.words]
    if "invece" not in kinds or "se" not in kinds or "," in kinds:
        return said
    at = kinds.index("se")
    if not 0 < kinds.index("invece") < at or kinds[kinds.index("invece") + 1] == "di":
        return said
    comma = said.words[at]._replace(kind=",", value=",", said=",")
    return said._replace(words=(*said.words[at:], comma, *said.words[:at]))


_LINKS = frozenset({",", "e", "poi", "quindi"})


def _with_what_may_be_done_too(said: Said) -> Said:
    """The sentence with a mark before each infinitive behind «puoi …» and a link: that, too, is left to who may."""
    found = said
    may = next((n for n, word in enumerate(said.words) if word.kind in {"puoi", "può"}), len(said.words))
    for n in range(len(said.words) - 1, may + 1, -1):
        word = said.words[n]
        if (
            said.words[n - 1].kind in _LINKS
            and word.kind != word.said.lower()
            and word.said.lower().endswith(("r", "re"))
        ):
            mark = words.Word("~", "", "~", word.at, word.at)
            more = found._replace(words=(*found.words[:n], mark, *found.words[n:]))
            try:
                parse(more.words, "sentence")
            except Stopped:
                continue
            found = more
    return found


def _with_you(said: Said) -> Said:
    """The sentence with `tu` before verbs that speak to you behind others: whoever did those is not carried on."""
    found = said
    unless = next((n for n, word in enumerate(said.words) if word.kind == "a-meno-che"), len(said.words))
    for n in range(unless - 1, 0, -1):
        word = said.words[n]
        if said.words[n - 1].kind in _LINKS and words.second_person(word.said):
            you = words.Word("tu", "", "tu", word.at, word.at)
            more = found._replace(words=(*found.words[:n], you, *found.words[n:]))
            try:
                parse(more.words, "sentence")
            except Stopped:
                continue
            found = more
    return found


def _of_another(node: object) -> Any:
    """`Perde`, with no subject in its sentence, is not said to you: it is the player spoken of before."""
    if isinstance(node, (tree.LoseLife, tree.Lose)) and isinstance(node.who, tree.You):
        return node._replace(who=Ref("player"))
    return tree.mapped(node, _of_another)


def parsed(said: Said, start: str) -> Any:
    """What the words of a sentence mean, read from where the grammar may start."""
    try:
        return tree_of(parse(said.words, start), said.read)
    except Stopped as end:
        raise stopped(said, end.at) from None
    except Outside:
        raise stopped(said, said.words[0], "le parole sono note, ma non so che cosa vogliano dire insieme") from None
