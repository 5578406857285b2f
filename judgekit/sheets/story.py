"""What is told of a case before it is asked: the story that sets its board up, and nothing of what comes of it.

A case says how the board lies, what players want or claim, often what a judge answers, and asks. Board and script
stand on the sheet themselves, so a story may lack a sentence; but one that judges, explains or repeats a player's claim
gives the answer away, or says the contrary of it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.sheets.shown import curled
from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgekit.ruling.replay_facts import Key

_SENTENCE = re.compile(r"(?<=[.?!»])\s+(?=[A-ZÈÀÙ«])")
_QUOTED = re.compile(r"«[^»]*»")
_TELLING = re.compile(  # words of one who judges, compares or explains; an explanation after a colon or a dash
    r"\b(?:non|né|oggi|classic|2016|2026|modern\w+|regol[ae]|stess[oaie]|esempio|però|perciò|quindi|dunque|infatti"
    r"|perché|poiché|siccome|anche così|(?:il)?legal\w+|può|possono|deve|devono|potrebbe\w*|perd\w+|perso|vinc\w+"
    r"|muo(?:re|iono)|salv\w+|rest(?:a|ano)|prevenut\w+|innesc\w+|raddoppi\w+|uguale|come sempre|mai|niente|nulla|no|sì"
    r"|cessa\w*|risult\w+|basta\w*|serve|mentre|finch[eé]|anche quell\w*|dice che|sostiene|crede|pensa|convint\w+)\b"
    r"|\bsmett\w+|: (?=[a-zàèéìòù])|—|;",
    re.IGNORECASE,
)
_DEED = re.compile(
    r"\b(?:lanc|gioc|attiv|attacc|blocc|sacrific|distrug|rispo|copi|incant|pag|scart|pesc|inflig|uccid|ruba|togli|torn"
    r"|annull|aggiun|raddopp|dimezz|valg|vale\b|corromp|corrod|mett|usa|esili|risol|guadagn|scegli|entr|scambi|rigener"
    r"|previen|protegg|cerca|riprend|assegn|rivel|schier)\w*"
    r"|\b(?:fa|fanno|dà|danno|rende|prende|passa|poi|ora|adesso|prima|dopo|ha \w+[aiu]to|viene|vengono)\b",
    re.IGNORECASE,
)
_STARRED = re.compile(r"(?<!\w)\*(\w[^*/\n]*)\*(?!\w)")  # a word that is spoken of
_WORD = re.compile(r"[^\W\d_]+")
_SAYS = frozenset({"dice", "dicono"})
_READING = _SAYS | frozenset(
    "il lo la i gli le l un uno una di d del dello della dell dei degli delle e abilità".split()
)
_JOINING = _READING | frozenset(
    "è ha hanno sono e ed o a al all allo alla ai agli alle in con su sul sull sullo sulla per da dal dall dalla nell"
    " che chi suo sua suoi sue anche una due tre volte controlla controllano carta carte creatura creature magia vola"
    " volano costa".split()
)
_MOSTLY = 0.8  # of the words of a card that is read out: with its name where it says «questa creatura»
_FEWEST_WORDS = 3  # of a question that can be put as it stands
_ASKS = (  # what a question of a case may be about, by its words: only then its answer is what the options say
    (re.compile(r"^Chi vince|^Come finisce la (?:sfida|partita)", re.IGNORECASE), ("over", "challenge")),
    (re.compile(r"^Quanti punti vita (?:ha|hanno|avr\w+|rest\w+|rimang\w+)\b", re.IGNORECASE), ("life",)),
    (re.compile(r"^(?:Quanto è grande|Che forza)", re.IGNORECASE), ("size",)),
    (re.compile(r"^(?:Che cosa (?:succede|ne è)|Dove (?:va|finisce|vanno))", re.IGNORECASE), ("zone",)),
    (re.compile(r"^(?:Di chi è|Chi controlla)", re.IGNORECASE), ("controller",)),
)


class Story(NamedTuple):
    """What may be told of a board, and the question of the case where the story is told whole, else ""."""

    told: str = ""
    asks: str = ""


def story(prose: str) -> Story:
    """The sentences of a case up to the first that tells more than how things stand; and its own question."""
    sentences = list(_sentences(" ".join(prose.split())))
    safe = []
    for one in sentences:
        if one.endswith("?") or _TELLING.search(_QUOTED.sub("", one)):
            break
        safe.append(one)
    rest = sentences[len(safe) :]
    alone = len(rest) == 1 and rest[0].endswith("?") and len(rest[0].split()) >= _FEWEST_WORDS
    return Story(curled(" ".join(safe)), curled(rest[0]) if alone else "")


def _sentences(prose: str) -> Iterator[str]:
    """The sentences of a prose; what stands between « and » belongs to one."""
    begun = ""
    for part in _SENTENCE.split(prose) if prose else ():
        begun = f"{begun} {part}".lstrip()
        if begun.count("«") <= begun.count("»"):
            yield begun
            begun = ""
    if begun:
        yield begun


def as_told(told: str, cards: str) -> str:
    """A story beside the board on which all of it lies: none where it quotes a card, or tells what is done.

    The cards stand there in their own words, the deeds in the script in their order: what says either otherwise would
    be another board.
    """
    left = beyond(told, cards)
    return "" if _QUOTED.search(left) or _DEED.search(left) else left


def beyond(told: str, cards: str) -> str:
    """A story without the sentences at its end that only read out cards which lie on the board with their texts; those
    before others stay, for these may go on from them.
    """
    there = frozenset(_WORD.findall(cards.casefold()))
    sentences = list(_sentences(_STARRED.sub(r"«\1»", told)))
    while sentences and (_reads_out(sentences[-1], there) or _repeats(sentences[-1], there)):
        sentences.pop()
    return " ".join(sentences)


def _repeats(sentence: str, there: frozenset[str]) -> bool:
    """Whether nothing is told but what stands on the board, word for word: «La Radice 0/0 di Anna ha innesto 1»."""
    words = (word for word in _WORD.findall(_QUOTED.sub(" ", sentence).casefold()) if word not in _JOINING)
    return all(word in there for word in words)


def _reads_out(sentence: str, there: frozenset[str]) -> bool:
    """Whether nothing is told but that cards say what stands on them: «La Fonte di Anna dice: «…»»."""
    beside = _WORD.findall(_QUOTED.sub(" ", sentence))
    quoted = [word for quote in _QUOTED.findall(sentence) for word in _WORD.findall(quote.casefold())]
    known = sum(word in there for word in quoted)
    return (
        not _SAYS.isdisjoint(beside)
        and all(word in _READING or word[0].isupper() for word in beside)
        and bool(quoted)
        and known >= _MOSTLY * len(quoted)
    )


def fits(asks: str, keys: Iterable[Key]) -> bool:
    """Whether the question of a case is answered by these facts, and by nothing else that the options would say."""
    kinds = {kind for kind, _ in keys}
    own = next((those for words, those in _ASKS if words.search(asks)), ())
    named = [str(subject) for kind, subject in keys if kind in own]
    return bool(kinds) and kinds <= set(own) and (bool({"over", "challenge"} & kinds) or all(n in asks for n in named))
