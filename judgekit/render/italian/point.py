"""The point of a case as a judge says it: what is so, by which rule, what would be otherwise, who gets it wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.edition_words import words
from judgekit.editions import game_of
from judgekit.refs import fold
from judgekit.render.italian.differences import said, telling
from judgekit.render.italian.ends import ending
from judgekit.render.italian.instead import would_be
from judgekit.render.italian.refusals import why_refused
from judgekit.render.italian.small_words import capital, listed
from judgekit.ruling.subject import is_trifle
from judgekit.ruling.weights import weights
from judgekit.scenario.line import TO_BE_JUDGED
from judgekit.scenario.outcome import stops_undecided

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from judgekit.ruling.answers import Difference, Reason
    from judgekit.scenario.model import Expectation
    from judgekit.scenario.outcome import Run

    Titles = Callable[[str], str]  # the title of a rule, "" where its text is not at hand

_MOST = 2  # things that would be otherwise, in one sentence
_LONGEST = 70  # of a title that still reads in brackets
_BRACKETS = re.compile(r"\[[^\]]*\]")  # editions in front, numbers behind
_AFTER = re.compile(r"dopo (?:l['’]\s?)?azione \d+\s*:\s*", re.IGNORECASE)
_TRIAL = re.compile(rf"{TO_BE_JUDGED}\s*", re.IGNORECASE)  # what is judged, then taken back
_TRIGGERS = re.compile(r"(non )?si innesca( \d+ volt[ae])?: (.*)")
_ONE_TOKEN = re.compile(r"ci sono (?:1|una) pedin[ae]")
_ORDER = re.compile(r"ordine di (.*): (.*)")

# Which differences deny a statement of a kind by themselves.
_DENIED_BY = {
    "in zone": {"zone"},
    "come": {"zone"},
    "dies": {"zone"},
    "destroyed": {"zone"},
    "exists": {"zone"},
    "ceased": {"zone"},
    "life": {"life"},
    "damage": {"damage", "zone"},
    "counters": {"counters", "zone"},
    "hand size": {"hand size"},
    "verdict": {"verdict"},
    "won": {"over"},
    "lost": {"over"},
    "drawn": {"over"},
    "nobody won": {"over"},
    "wins": {"challenge"},
    "worth": {"worth"},
    "total": {"total"},
    "tapped": {"tapped", "zone"},
    "size": {"size", "zone"},
    "colours": {"colours", "zone"},
    "types": {"types", "zone"},
    "has word": {"words", "zone"},
    "controls": {"controller"},
    "attached": {"host", "zone"},
}


def point(run: Run, reasons: Sequence[Reason], titles: Titles) -> str:
    """The point of a case in a sentence or two; "" where no rule alone is it."""
    if not reasons:
        return ""
    if (action := reasons[0].forbids) is not None:
        text = next((one.text for one in run.scenario.actions if one.number == action), "")
        rule = _rule(reasons[0].number, titles)
        return f"{_quoted(text)} è illegale per {rule}: {forbidden(run, action)}."
    if run.missing is not None and stops_undecided(run):
        asks = not set(run.missing.asked_by).isdisjoint(reasons[0].numbers)
        by = f": la scelta che manca la chiede {_rule(reasons[0].number, titles)}" if asks else ""
        return f"Nulla è ancora deciso{by}."
    if only_asked(run, reasons[0]):
        without = f": senza, {said(reasons[0].differences)}" if reasons[0].breaks else ""
        return f"Dalle parole, la domanda riguarda {_rule(reasons[0].number, titles)}{without}."
    head = next((one for one in reasons if one.decisive), None)
    if head is not reasons[0] and head is not None and weights(run.replay.system.name).is_machinery(head.numbers):
        head = None  # of that nobody would speak, where something else is what is asked
    tells = head is not None and head.kind in {"point", "background"} and reasons[0].kind != "asked"
    decided = _decided(run, reasons, head, titles) if head is not None and tells else ""
    return " ".join(part for part in (_adding_nothing(run, reasons[0], titles, decided), decided) if part)


def only_asked(run: Run, first: Reason) -> bool:
    """Whether a rule is the point by the words of the question alone: of machinery, that without it no game goes on, or
    nothing is otherwise that the board expects; of any other, that it leaves a mere trace, of which nobody asks.
    """
    if first.kind != "point" or not first.decisive:
        return False
    trifling = all(map(is_trifle, first.differences))
    if not trifling and not weights(run.replay.system.name).is_machinery(first.numbers):
        return False
    unexpected = trifling or all(one[0] != "expected" for one in first.differences)
    return first.breaks or (bool(run.held) and unexpected)


def _adding_nothing(run: Run, first: Reason, titles: Titles, decided: str) -> str:
    """Of a rule that only says that nothing more comes of it: that it is the point all the same.

    So of one of which the question speaks, by its words.
    """
    if first.kind == "asked":
        return f"Dalle parole, la domanda riguarda {_rule(first.number, titles)}."
    if first.decisive or first.kind != "point":
        return ""
    if not weights(run.replay.system.name).adds_nothing(first.numbers):
        wrong = f" Chi la dimentica {first.mistakes[0].rstrip('.')}." if first.mistakes else ""
        so = f"Qui c’entra {_rule(first.number, titles)}, ma finirebbe così anche senza.{wrong}"
        return "" if decided else so
    return f"Qui conta {_rule(first.number, titles)}, che non aggiunge nulla: anche senza finirebbe così."


def _decided(run: Run, reasons: Sequence[Reason], head: Reason, titles: Titles) -> str:
    """What is so by the first rule that decides, and what would be otherwise."""
    claim = claimed(run, reasons)
    differences = named(run, head.differences)
    if claim is not None:
        opening, without = _opening(run, claim), _otherwise(head, differences, claim)
    else:
        opening, without = _as_it_comes_out(run, head, differences)
    if head.with_it:
        both = listed(_rule(number, titles) for number in (head.number, *head.with_it[:1]))
        first = f"{opening or 'Così va'}: basta una delle due, {both}; senza entrambe, {without}."
    elif head.mistaken:
        rule = _rule(head.number, titles)
        so = f"{opening} per {rule}" if opening else f"Decide {rule}"
        return f"{so}. Chi {head.mistaken} sbaglia: così {without}."
    else:
        rule = ", con ".join(_rule(one.number, titles) for one in (head, *second(reasons)[: head is reasons[0]]))
        told = f": senza, {without}" if without else ""
        first = f"{opening} per {rule}{told}." if opening else f"Decide {rule}{told}."
    wrong = f" Chi la dimentica {head.mistakes[0].rstrip('.')}." if head.mistakes and not head.with_it else ""
    return first + wrong


def _as_it_comes_out(run: Run, head: Reason, differences: Sequence[Difference]) -> tuple[str, str]:
    """Where nothing is expected: the most telling of what would be otherwise as it is, "" if that cannot be said."""
    kept = [one for one in telling(head.differences) if one[0] != "expected"]
    done = [one for one in kept if not _is_no_deed(run, one)]
    if not done and head.mistakes:
        return "", ""
    kept = done or kept
    verdicts = [one for one in kept if one[0] == "verdict" and one[2:] in {("illegal", "legal"), ("legal", "illegal")}]
    first = next((one for one in verdicts if _is_forbidden_by(run, head, one)), kept[0] if kept else None)
    if first is None or first[0] in _UNSAID:
        return "", said(differences, _MOST)
    modern = words(run.replay.system.name).modern
    so = ending((run,), {first[:2]: first[2]}, modern=modern, refs=False)
    if not so:
        return "", said(differences, _MOST)
    denied = _VERDICTS[first[3]] if first[0] == "verdict" else said(named(run, [first]))
    rest = [one for one in kept if one != first and one[0] != "verdict" and _is_telling(one)]
    rest = [] if first[0] == "verdict" else rest[: _MOST - 1]
    shorter = _INSTEAD.sub("", denied.removeprefix(f"{first[1]} "))
    return capital(so), listed(dict.fromkeys((shorter, *(said([one]) for one in rest))))


_UNSAID = frozenset(("ended", "missing", "error", "step", "order"))


def _is_no_deed(run: Run, one: Difference) -> bool:
    """Whether a difference is that of a line which only says that the game goes on, and that no player does."""
    return any(one[:2] == ("verdict", action.number) and not action.player for action in run.scenario.actions)


def _is_forbidden_by(run: Run, head: Reason, one: Difference) -> bool:
    step = run.replay.verdicts.get(one[1]) if isinstance(one[1], int) else None
    return one[2] == "illegal" and step is not None and not set(step.cites[:2]).isdisjoint(head.numbers)


def named(run: Run, differences: Iterable[Difference]) -> list[Difference]:
    """Differences that speak of actions by their words: nobody at a table counts them."""
    texts = {action.number: _quoted(action.text) for action in run.scenario.actions}
    return [
        (kind, texts.get(subject, subject) if kind == "verdict" and isinstance(subject, int) else subject, so, then)
        for kind, subject, so, then in differences
    ]


def forbidden(run: Run, action: int) -> str:
    """Why an action is illegal, as its refusal says it."""
    step = run.replay.verdicts[action]
    modern, game = words(run.replay.system.name).modern, game_of(run.replay.system.name)
    if step.refusal is None:
        return "le regole non lo permettono"
    return why_refused(step.refusal, step.board, run.labels, modern=modern, game=game)


def claimed(run: Run, reasons: Sequence[Reason]) -> Expectation | None:
    """What the case expects and is so only by the first reason.

    Of several: an action that it forbids, then what is no mere trace, then the one that hangs on the fewest others.
    """
    head = next(one for one in reasons if one.decisive)
    flipped = {subject for kind, subject, *_ in head.differences if kind == "expected"}
    those = [held.expectation for held in run.held if held.so and held.expectation.text in flipped]
    texts = [{d[1] for d in one.differences if d[0] == "expected"} for one in reasons if not one.breaks]
    return min(
        those,
        key=lambda one: (
            not _forbids(run, head, one),
            one.kind in _TRACES or _comes_to_nothing(head, one),
            sum(one.text in each for each in texts),
            one.after is not None,
            not _is_denied(head, one),
        ),
        default=None,
    )


_TRACES = frozenset(
    ("tapped", "hand size", "stack", "stack empty", "step")
)  # what is so because of what a judge would name


def _comes_to_nothing(head: Reason, claim: Expectation) -> bool:
    """Whether it is about an action that without the rule would not be asked about: it is not that which it allows."""
    return claim.kind == "verdict" and any(one[3] is None for one in head.differences if _denies(one, claim))


def _forbids(run: Run, head: Reason, claim: Expectation) -> bool:
    """Whether a statement says that an action is illegal which a rule is the first to forbid."""
    if claim.kind != "verdict" or claim.args[-1] != "illegal":
        return False
    step = run.replay.verdicts.get(claim.args[0])
    return step is not None and step.cites[0] in head.numbers


def _quoted(line: str) -> str:
    """A line of the script in quotation marks: those that it has itself are others."""
    return f"«{_TRIAL.sub('', line).replace('«', '“').replace('»', '”')}»"


def _opening(run: Run, claim: Expectation | None) -> str:
    """What is so, as the sentence begins."""
    if claim is None:
        return "Così va"
    if claim.kind == "verdict":
        number, verdict = claim.args
        text = next((one.text for one in run.scenario.actions if one.number == number), "")
        return f"{_quoted(text)} è {'illegale' if verdict == 'illegal' else 'legale'}"
    text = _AFTER.sub("", _BRACKETS.sub("", claim.text)).strip().rstrip(".")
    if triggers := _TRIGGERS.fullmatch(text):
        never = triggers[2] == " 0 volte"
        often = (triggers[2] or "").replace(" 1 ", " una ")
        text = f"{triggers[3]} {'non ' if never else triggers[1] or ''}si innesca{'' if never else often}"
    elif order := _ORDER.fullmatch(text):
        text = f"l’ordine di {order[1]} è {order[2]}"
    text = _ONE_TOKEN.sub("c’è una pedina", text)
    after = ""
    if claim.after is not None:
        action = next((one.text for one in run.scenario.actions if one.number == claim.after), "")
        after = f"dopo {_quoted(action)}, " if action else "all’inizio "
    return capital(f"{after}{text}")


def _otherwise(head: Reason, differences: Sequence[Difference], claim: Expectation) -> str:
    """What would be otherwise: what denies the claim first, then what else says most."""
    if claim.kind == "verdict":
        then = next((one[3] for one in head.differences if _denies(one, claim)), None)
        failing = _where_it_fails(head, claim, differences) if then is None else ""
        return failing or _VERDICTS.get(then, "non sarebbe così")
    kept = telling([one for one in differences if one[0] not in {"expected", "ended", "missing", "error"}])
    denying = [one for one in kept if _denies(one, claim)]
    others = [one for one in kept if one not in denying and _is_telling(one)]
    refused = [one for one in others if one[0] == "verdict" and one[3] == "illegal"]
    others = [one for one in others if one[0] != "verdict"]
    if not denying:
        instead = would_be(claim, dict(head.instead).get(claim.text, ""))
        if instead:
            return instead
        rest = said(others[:1] or refused[:1])
        return f"non sarebbe così, e {rest}" if rest else "non sarebbe così"
    if claim.kind == "hand size":
        others = []  # it says it of each card
    subject = f"{_subject(claim)} "
    clauses = [said([one]).removeprefix("il permanente ") for one in (*denying, *others)]
    clauses.sort(key=lambda one: not one.startswith(subject))  # what is said of another thing ends that of this one
    first, *more = dict.fromkeys(one.removeprefix(subject) for one in clauses)
    return listed([_INSTEAD.sub("", first), *more][:_MOST])


def _where_it_fails(head: Reason, claim: Expectation, differences: Sequence[Difference]) -> str:
    """Of an action that without the rule is not judged: what would be otherwise then; "" where nothing is known."""
    if head.breaks:
        return ""
    if claim.args[-1] == "illegal":  # it goes on as far as a choice that nobody who knows the rule has to make
        asked = f"nell’azione {claim.args[0]}"
        goes_on = any(kind == "missing" and asked in str(then) for kind, _, _, then in head.differences)
        return "non sarebbe vietata" if goes_on else ""
    kept = [one for one in telling(differences) if one[0] not in {"expected", "error", "verdict"} and _is_telling(one)]
    return said(kept[:_MOST])


def _subject(claim: Expectation) -> str:
    """Of what a statement speaks, as it begins: it need not be named again."""
    text = _AFTER.sub("", _BRACKETS.sub("", claim.text)).strip()
    name = claim.args[0] if claim.args else ""
    nth = getattr(name, "nth", 0)
    called = str(getattr(name, "text", name)) + (f" {nth}" if nth else "")
    return called if called and text.startswith(f"{called} ") else ""


def _is_telling(one: Difference) -> bool:
    unfinished = one[0] == "zone" and isinstance(one[3], tuple) and one[3][0] == "stack"  # the game has stopped there
    return one[0] not in _SELDOM_SAID and not unfinished and not str(one[1]).startswith("carta ")


_INSTEAD = re.compile(r" invece di \S+$")  # what is so has just been said
_VERDICTS: dict[object, str] = {"legal": "sarebbe legale", "illegal": "sarebbe illegale", None: "non avverrebbe"}
_SELDOM_SAID = {"step", "order", "tapped", "ended", "missing", "mana", "hand size", "controller"}


def _is_denied(head: Reason, claim: Expectation) -> bool:
    return any(_denies(one, claim) for one in head.differences)


def _denies(one: Difference, claim: Expectation) -> bool:
    """Whether a difference alone says that a statement would not hold."""
    kind, subject, *_ = one
    if kind not in _DENIED_BY.get(claim.kind, ()) or (claim.after is not None and kind != "verdict"):
        return False
    if kind in {"over", "challenge"}:
        return True
    names = {fold(str(getattr(arg, "text", arg))) for arg in claim.args}
    whole = fold(str(subject))
    return whole in names or whole.rpartition(" ")[0] in names


# --- rules ------------------------------------------------------------------------------------------------------------


def _rule(number: str, titles: Titles) -> str:
    title = titles(number)
    entry = number.removeprefix("glossario/")
    if entry != number:
        return f"la voce «{title or entry}» del glossario"
    number = number.replace("fase-", "fase ").replace("faq-", "FAQ ")
    short = title if len(title) <= _LONGEST else ""
    return f"la {number} ({_lower(short)})" if short else f"la {number}"


def _lower(title: str) -> str:
    """A title in the middle of a sentence, which ends elsewhere."""
    text = title.rstrip(".")
    first, _, more = text.partition(" ")
    is_name = first[1:].lower() != first[1:] or more[:1].isupper() or first == "Diamagic"
    return text if is_name else text[:1].lower() + text[1:]


def second(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """The rule that carries the first reason beside its head, if there is one."""
    return [one for one in reasons[1:2] if one.kind == "alike"]


def heads(reasons: Iterable[Reason]) -> list[str]:
    """Numbers of reasons, each with those that fall with it."""
    return list(dict.fromkeys(number for one in reasons for number in (*one.numbers, *one.with_it)))
