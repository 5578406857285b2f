"""The passage of a rule that answers a mistake: long rules do not always say first what decides."""

from __future__ import annotations

from judgekit.retrieval.analysis import beginnings, sentences

_LESS = 0.75  # what a sentence further on is worth beside the first: it must speak of the mistake clearly more


def passage(text: str, about: str, most: int) -> str:
    """The sentences of a rule that speak most of what is said `about` it, as many as fit in `most` characters.

    What is left out is shown by dots. Where no other sentence says more of it, the rule from its beginning.
    """
    text = text.replace("\n", " ").strip()
    said = [text[start:end].strip() for start, end in sentences(text)]
    said = _whole([one for one in said if one.strip("-– ")])
    if not said:
        return ""
    best = _best(said, beginnings(about))
    first = last = best
    while first > 0 and len(" ".join(said[first - 1 : last + 1])) <= most:
        first -= 1
    while last + 1 < len(said) and len(" ".join(said[first : last + 2])) <= most:
        last += 1
    told = " ".join(said[first : last + 1])
    if len(told) > most:
        told = told[:most].rpartition(" ")[0]
        last = -1
    return ("… " if first else "") + told + (" …" if last < len(said) - 1 else "")


def _whole(said: list[str]) -> list[str]:
    """Clauses behind a colon or semicolon stay with what they belong to."""
    out: list[str] = []
    for one in said:
        if out and out[-1][-1] in ":;":
            out[-1] += f" {one}"
        else:
            out.append(one)
    return out


def _best(said: list[str], about: frozenset[str]) -> int:
    """The sentence that shares most with what is asked about; a word that many of them use tells little."""
    words = [beginnings(one) for one in said]
    worth = [
        sum(1 / sum(word in others for others in words) for word in own & about) * (_LESS if n else 1.0)
        for n, own in enumerate(words)
    ]
    return max(range(len(said)), key=lambda n: (worth[n], -n))
