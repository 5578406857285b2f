"""Clauses that say that something is cast, whichever verb joins the card with what it is aimed at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import number_of
from judgekit.scenario.magic import payments_said as pay
from judgekit.scenario.magic import verbs_said as verbs
from judgekit.scenario.magic.clause_seen import TARGETS, bare, does, is_cast, last_cast, only, says_it, shown
from judgekit.scenario.magic.clauses import ABILITY, BETWEEN, OPTIONS
from judgekit.scenario.magic.imported_cards import card_of, text_of

if TYPE_CHECKING:
    from judgekit.scenario.magic.clause_seen import Told
    from judgekit.scenario.model import ThingSaid


def casts(told: Told) -> str:
    """A card of the hand, and what it is aimed at, whichever verb joins them."""
    first = told.deeds[0] if told.deeds else None
    if first is None or not only(
        told,
        "object",
        "on",
        "to",
        "target",
        "with",
        "x",
        "so much",
        "by",
        "for",
        "of",
        "spell",
        "share",
        "size",
        "option",
    ):
        return ""
    if told.clause.thing and not told.clause.passive:
        return ""
    tools = [
        one
        for phrase in told.deeds
        for one in told.each(phrase, "with", "object", "for", "of", "option")
        if told.in_hand(one)
    ]
    tools += [one for one in (told.clause.thing,) if one and told.in_hand(one)]
    owned = re.search(r"@[0-9]+@ [a-z']+ ?(@[0-9]+@)$", tools[0]) if tools else None
    if not told.player and owned and owned[1] in told.players:
        told.player = told.name(owned[1])
        tools = [tools[0][: owned.start(1)].rsplit(" ", 1)[0]]
    tools = list(dict.fromkeys(bare(one) for one in tools))
    if not told.player:
        holders = {
            who for one in tools for who in told.table.names.players if told.table.named(told.name(one), "hand", who)
        }
        told.player = next(iter(holders)) if len(holders) == 1 else ""
    if len(tools) > 1 and told.player and not told.payments and len(told.deeds) == 1 and does(first, verbs.CAST):
        aimed = [one for one in told.targets() if bare(one) not in tools]
        each = [_cast(told, one, told.in_hand(one)[0], aimed) for one in tools if told.in_hand(one)]
        return ", poi ".join(each) if len(aimed) == 1 and len(each) == len(tools) and all(each) else ""
    if len(tools) != 1 or not told.player or not told.in_hand(tools[0]):
        return ""
    tool = tools[0]
    card = told.in_hand(tool)[0]
    verbs_used = [phrase for phrase in told.deeds if phrase.verb]
    given = [one for phrase in verbs_used if does(phrase, verbs.GIVE) for one in told.each(phrase, "object")]
    if given and not ("sacrifica" in plain(text_of(card)) and all(told.in_play(one, told.player) for one in given)):
        return ""
    fitting = (
        *(verbs.CAST, verbs.GIVE, verbs.AIM, verbs.HARM, verbs.HELP, verbs.COUNTER, verbs.REPLY, verbs.USE, verbs.PAY),
        *(verbs.PUT, verbs.EQUIP, verbs.BLOCK, verbs.DEAL),
    )
    if any(not does(one, *fitting) for one in verbs_used):
        return ""
    if any(does(one, verbs.USE) and not does(one, verbs.CAST, verbs.PAY) for one in verbs_used) and not pay.is_fast(
        card
    ):
        return ""  # what is used has an ability
    if any(does(one, verbs.PUT, verbs.EQUIP) and not does(one, verbs.CAST) for one in verbs_used) and not _is_aura(
        card
    ):
        return ""
    others = [
        one
        for one in told.those_told("object", "with", "for", *TARGETS)
        if bare(one) != tool
        and one not in given
        and not (told.clause.passive and told.is_player(one) and told.name(one) == told.player)
    ]
    others += [one for one in (told.clause.thing,) if one and bare(one) != tool and one not in others]
    paying = [one for phrase in told.deeds for one in told.each(phrase, "with")]
    paying += [one for phrase in told.deeds if does(phrase, verbs.PAY) for one in told.each(phrase, "object")]
    lands = [one for one in paying if any(pay.is_land(thing) for thing in told.in_play(one, told.player))]
    if lands:
        if any(does(phrase, verbs.HARM, verbs.HELP, verbs.AIM) for phrase in told.deeds) or told.payments:
            return ""
        told.payments.append((pay.NAMED, ", ".join(map(told.written, dict.fromkeys(lands)))))
        others = [one for one in others if one not in lands]
    if not told.deeds[0].verb and (plain(told.name(tool)) in told.table.cast() or not (told.clause.player or owned)):
        return ""
    said = _cast(told, tool, card, others)
    return f"{said} sacrificando {told.listed(given)}" if said and given else said


def _cast(told: Told, tool: str, card: ThingSaid, others: list[str]) -> str:
    text = plain(text_of(card))
    of_spell = (
        re.search(r"(?:magi[ae]|abilita|istantaneo|stregoneria) [^.]*bersaglio", text) is not None
        and "creatura bersaglio" not in text
    )
    replies = any(does(phrase, verbs.REPLY) for phrase in told.deeds)
    if replies or any(phrase.all("to") for phrase in told.deeds):
        others = [one for one in others if not _is_answered(told, one, of_spell)]
    chosen: list[str] = []
    last = told.deeds[-1]
    if len(told.deeds) > 1 and does(last, verbs.AIM) and last.form in {0, 1} and (
        "cambia" in text or not ("bersagli" in text.split("quando")[0] or _is_aura(card) or pay.is_fast(card))
    ):  # fmt: skip
        chosen = told.each(last, "object", *TARGETS)
        others = [one for one in others if one not in chosen]
    targets = [one for one in others if told.in_play(one) or told.is_player(one) or is_cast(told, one)]
    if len(targets) != len(others):
        return ""
    counters = any(does(phrase, verbs.COUNTER) or phrase.all("spell") for phrase in told.deeds)
    answers = of_spell and not targets
    if answers and (counters or replies or told.clause.stack or says_it(told) or not told.deeds[0].verb):
        if (spell := last_cast(told)) is None:
            return ""
        return _line(told, card, f" su {shown(spell)}")
    if counters and not of_spell:
        return ""
    if of_spell and not targets:
        return ""
    behind = _shared(told, text)
    if behind is None:
        return ""
    if behind:
        return "" if targets else _line(told, card, behind)
    aimed = "bersagli" in text or _is_aura(card) or not text
    if targets and not aimed:
        if not (last.form == 3 and does(last, verbs.HARM, verbs.HELP)):
            return ""
        targets = []
    if says_it(told) and not targets:
        return ""  # whom the pronoun means is looked up elsewhere
    said = _line(told, card, f" su {told.listed(targets)}" if targets else "")
    return f"{said}, poi {told.player} sceglie {told.listed(chosen)}" if said and chosen else said


def _shared(told: Told, text: str) -> str | None:
    """What stands behind a card of which a line tells how much each takes: divided, or each its own; "" where it tells
    none, None where the card says otherwise.
    """
    shares = [it.split(BETWEEN) for phrase in told.deeds for it in phrase.all("share")]
    if not shares:
        return ""
    targets = [one[-1] for one in shares]
    if any(not (told.in_play(one) or told.is_player(one)) for one in targets):
        return None
    if re.search(r"suddivis|divis|dividi|distribui|ripart", text):
        parts = " e ".join(f"{number_of(one[0])} a {told.written(one[-1])}" for one in shares)
        return f" su {told.listed(targets)} dividendo {parts}"
    if all(re.search(rf"(?<!\w){number_of(one[0])} dann", text) for one in shares):
        return f" su {told.listed(targets)}"
    return None


def _line(told: Told, card: ThingSaid, behind: str) -> str:
    x = [it for phrase in told.deeds for it in phrase.all("x")]
    so_much = [it for phrase in told.deeds for it in phrase.all("so much")]
    if so_much and not (not x and len(so_much) == 1 and pay.takes_x(card)):
        return ""
    x += [str(number_of(one)) for one in so_much]
    options = [it for phrase in told.deeds for it in phrase.all("option")]
    options += [
        word for phrase in told.deeds for verb, word in verbs.CAST_AS.items() if re.fullmatch(verb, phrase.verb)
    ]
    if options:
        behind = f" con {OPTIONS.get(options[0].split(BETWEEN)[0], options[0].split(BETWEEN)[0])}{behind}"
    if x:
        behind = f" con X = {x[0]}{behind}"
    how = told.paid(card.name, pay.CASTING, told.player) if not (x or options) else ""
    verb = "gioca" if pay.is_land(card) else "lancia"
    return f"{told.player} {verb} {card.name}{behind}{how}" if how is not None else ""


def _is_aura(card: ThingSaid) -> bool:
    imported = card_of(card)
    subtypes = (*card.subtypes, *(imported.subtypes if imported is not None else ()))
    return any(plain(one) == "aura" for one in subtypes) or plain(text_of(card)).startswith("incanta ")


def _is_answered(told: Told, one: str, of_spell: bool) -> bool:
    """Whether a thing is what is answered, and not what the answer is aimed at."""
    if re.fullmatch(ABILITY, one):
        return not of_spell
    spell = last_cast(told)
    return not of_spell and spell is not None and not told.in_play(one) and is_cast(told, one)
