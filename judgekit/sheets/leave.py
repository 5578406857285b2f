"""«May they?»: what somebody does, asked after as if it were still to be done: «Anna può lanciare Saetta su Orso?»."""

from __future__ import annotations

import re

from judgekit.render.italian.small_words import to

_VERBS = {  # that do not end in «-a», or not as the others
    "sceglie": "scegliere",
    "mette": "mettere",
    "rimette": "rimettere",
    "concede": "concedere",
    "prende": "prendere",
    "riprende": "riprendere",
    "predice": "predire",
    "spende": "spendere",
    "fa": "far",
    "dà": "dare",
    "distribuisce": "distribuire",
    "scopre": "scoprire",
}
_OF_THE_FIRST = re.compile(r"[A-Za-z]{2,}a")  # conjugation: lancia, attiva, TAPpa
_THEN = re.compile(r"(?<=, )(?:e |ed )?(?:sceglie|mette)\b|(?<= e )(?:sceglie|mette)\b")
_SAID_ALREADY = " di nuovo"


def _infinitive(verb: str) -> str:
    """A verb as it stands behind «può»; "" of one that is not known."""
    if verb in _VERBS:
        return _VERBS[verb]
    return f"{verb}re" if _OF_THE_FIRST.fullmatch(verb) and verb != "ha" else ""


def asks_leave(said: str, *, after: bool, again: bool = False, in_turn: bool = False) -> str:
    """What is done, as a question whether it may be: `after` what is told before, `again` where that tells it too;
    `in_turn` where somebody else acts in between, whatever they do.
    """
    who, _, rest = said.partition(" ")
    verb, _, what = rest.partition(" ")
    does = _infinitive(verb)
    then = "Subito dopo, " if after else ""
    if not does:
        return f"{'Poi ' if after else ''}«{said}»: è permesso?"
    if in_turn:
        then, who = f"Quando tocca di nuovo {to(who)}, ", ""
    tail = _THEN.sub(lambda one: one[0].replace("sceglie", "scegliere").replace("mette", "mettere"), what)
    may = f"{then}{who} può" if who else f"{then}può"
    return " ".join(filter(None, (f"{may} {does}{_SAID_ALREADY if again else ''}", tail))) + "?"
