"""Clauses that speak of combat: who attacks, who blocks whom, how much damage goes where."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import number_of
from judgekit.scenario.magic import verbs_said as verbs
from judgekit.scenario.magic.clause_seen import does, only, shown
from judgekit.scenario.magic.clauses import BETWEEN
from judgekit.scenario.magic.imported_cards import text_of
from judgekit.scenario.model import Assign, Attack, Block, Play

if TYPE_CHECKING:
    from judgekit.scenario.magic.clause_seen import Told


def attacks(told: Told) -> str:
    """`gira l’Orso e attacca`, `attaccano l’Orso e il Lupo`."""
    if (
        not told.deeds
        or not only(told, "object", "with", "to", "on", "of", "face up", "everything")
        or any(one.all("face up") for one in told.deeds)
    ):
        return ""
    if not any(does(one, verbs.ATTACK) for one in told.deeds) or told.clause.passive or told.attackers():
        return ""
    if any(not does(one, verbs.ATTACK, verbs.USE, verbs.PUT) or one.clitic for one in told.deeds):
        return ""
    those = [one for one in told.mentions() if one]
    those += [
        one for phrase in told.deeds for one in told.each(phrase, "object", "with", "to", "on") if told.is_player(one)
    ]
    owner = next(
        (told.name(one) for phrase in told.deeds for one in told.each(phrase, "of") if told.is_player(one)), ""
    )
    player = told.player or owner or next((who for one in those if (who := told.whose(one))), "")
    mine = [one for one in those if not told.is_player(one) and told.in_play(one, player)]
    others = [one for one in those if one not in mine]
    if player and not those and not told.clause.thing and _all_creatures(told, player):
        everything = any(phrase.all("everything") for phrase in told.deeds)
        able = _all_creatures(told, player)
        return f"{player} attacca con {', '.join(able)}" if everything or len(able) == 1 else ""
    if not player or not mine or len(others) > 1 or told.payments:
        return ""
    if not all(told.is_player(one) or told.in_play(one) for one in others) or any(
        told.name(one) == player for one in others
    ):
        return ""
    behind = f" {told.written(others[0])}" if others and len(told.table.names.players) > 2 else ""
    if others and not told.is_player(others[0]):
        behind = f" {told.written(others[0])}"
    return f"{player} attacca{behind} con {told.listed(mine)}"


def _all_creatures(told: Told, player: str) -> list[str]:
    """All creatures of a player, where each of them may attack for all that one sees; none where one may not."""
    found = []
    for thing in told.table.things("battlefield", player):
        if "creature" not in thing.types and thing.size is None:
            continue
        text = plain(text_of(thing))
        words = {plain(word) for word, _ in thing.words}
        if thing.status or "difensore" in text or "difensore" in words or "attaccare" in text or thing.how_many > 1:
            return []
        if len(told.table.named(thing.name)) > 1:
            return []
        found.append(thing.name)
    played = any(isinstance(one.do, Play) and one.player == player for one in told.table.before)
    return found if not played else []


def orders(told: Told) -> str:
    """`ordina prima il Topo e poi il Muro`, `ordine: Topo, Muro`: of what blocks the only attacker so blocked."""
    if len(told.deeds) != 1 or not only(told, "object", "front"):
        return ""
    phrase = told.deeds[0]
    those = told.mentions()
    last = next((one.do for one in reversed(told.table.before) if isinstance(one.do, Block)), None)
    if not re.match(r"ordin", phrase.verb) or last is None or told.clause.thing or len(those) < 2:
        return ""
    several = [(attacker, mine) for attacker, mine in last.blocks if len(mine) > 1]
    attacker = next(one.player for one in reversed(told.table.before) if isinstance(one.do, Attack))
    if len(several) != 1 or len(those) != len(several[0][1]):
        return ""
    name = shown(several[0][0]) if several[0][0] is not None else _blocked_alone(told)
    return f"{told.player or attacker} ordina i bloccanti di {name}: {told.listed(those)}" if name else ""


def blocks(told: Told) -> str:
    """`oppone il Muro all’Orso`, `blocchi: Muro sull’Orso, Topo sul Lupo`: who attacks is blocked by who does not."""
    attacking = told.attackers()
    if not told.deeds or not attacking or not only(told, *_WITH_BLOCKS):
        return ""
    roles = {role for phrase in told.deeds for role, _ in phrase.roles}
    speaks = any(does(one, verbs.BLOCK) or one.verb.startswith(("oppon", "oppos")) for one in told.deeds)
    placed = any(
        does(one, verbs.PUT) and plain(told.name(said)) in attacking
        for one in told.deeds
        for said in told.each(one, "on")
    )
    speaks = (
        speaks
        or (bool(roles & {"front", "to block", "blocker"}) or placed)
        and any(does(one, verbs.PUT) for one in told.deeds)
    )
    if not speaks or any(one.verb and not does(one, verbs.BLOCK, verbs.PUT, verbs.USE) for one in told.deeds):
        return ""
    attacker = next((one.player for one in reversed(told.table.before) if isinstance(one.do, Attack)), "")
    sides: list[tuple[bool, list[str]]] = []  # things one after the other that are on one side
    for one in told.mentions():
        attacks_now = plain(told.name(one)) in attacking and (told.whose(one) or attacker) == attacker
        if sides and sides[-1][0] == attacks_now:
            sides[-1][1].append(one)
        else:
            sides.append((attacks_now, [one]))
    mine = [one for attacks_now, those in sides for one in those if not attacks_now]
    player = told.player or (told.whose(mine[0]) if mine else "")
    if not player or player == attacker or not mine or not all(told.in_play(one, player) for one in mine):
        return ""
    if len(sides) == 1:
        alone = len(attacking) == 1
        return f"{player} blocca con {told.listed(dict.fromkeys(mine))}" if alone else ""
    pairs = [(sides[n], sides[n + 1]) for n in range(0, len(sides) - 1, 2)]
    if len(sides) % 2 or any(len(those) > 1 for pair in pairs for attacks_now, those in pair if attacks_now):
        return ""
    parts = []
    for first, second in pairs:
        theirs, blockers = (first, second) if first[0] else (second, first)
        parts.append(f"{told.written(theirs[1][0])} con {told.listed(dict.fromkeys(blockers[1]))}")
    return f"{player} blocca {'; '.join(parts)}"


_WITH_BLOCKS = ("object", "with", "by", "to", "on", "front", "to block", "blocker", "of")


def assigns(told: Told) -> str:
    """`l’Orso fa 2 danni al Lupo e 1 a Bruno`, where damage is about to be dealt."""
    shares = [it.split(BETWEEN) for phrase in told.deeds for it in phrase.all("share")]
    beyond = [number_of(one) for phrase in told.deeds for one in phrase.all("beyond")]
    if beyond and len(told.table.names.players) == 2:
        defender = next(
            (
                one
                for one in told.table.names.players
                if one != (told.player or (told.whose(told.clause.thing) if told.clause.thing else ""))
            ),
            "",
        )
        shares += [[str(beyond[0]), told.table.names.number(defender)]]
    if len(shares) < 2 or not only(told, "share", "dealt", "object", "damage", "beyond"):
        return ""
    if not any(isinstance(one.do, (Block, Assign)) for one in told.table.before[-4:]):
        return ""
    if any(one.verb and not does(one, verbs.DEAL) for one in told.deeds):
        return ""
    sources = [told.clause.thing] if told.clause.thing else []
    sources += [one for phrase in told.deeds for one in told.each(phrase, "dealt", "object")]
    sources += [one[1] for one in shares if len(one) > 2]
    names = list(dict.fromkeys(told.written(one) for one in sources))
    if len(names) > 1:
        return ""
    source = names[0] if names else _blocked_alone(told)
    player = told.player or (told.whose(sources[0]) if sources else "")
    if not source or not player:
        return ""
    parts = ", ".join(f"{number_of(one[0])} a {told.written(one[-1])}" for one in shares)
    return f"{player} assegna il danno di {source}: {parts}"


def _blocked_alone(told: Told) -> str:
    """The attacker that alone has been blocked."""
    last = next((one.do for one in reversed(told.table.before) if isinstance(one.do, Block)), None)
    if last is None or len(last.blocks) != 1:
        return ""
    name = last.blocks[0][0]
    return shown(name) if name is not None else next(iter(told.attackers()), "") if len(told.attackers()) == 1 else ""
