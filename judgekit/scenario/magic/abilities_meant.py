"""Clauses that say what is done with what lies in play: used, regenerated, fed, equipped, turned up, aimed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.scenario.faults import plain
from judgekit.scenario.line import number_of
from judgekit.scenario.magic import payments_said as pay
from judgekit.scenario.magic import verbs_said as verbs
from judgekit.scenario.magic.clause_seen import TARGETS, bare, does, is_cast, only, says_it
from judgekit.scenario.magic.clauses import ABILITY, ABILITY_WORD, BETWEEN, THING, N
from judgekit.scenario.magic.deeds_said import costs_and_effects, told_by_its_deed
from judgekit.scenario.magic.imported_cards import text_of
from judgekit.scenario.model import Play

if TYPE_CHECKING:
    from judgekit.scenario.magic.clause_seen import Told
    from judgekit.scenario.magic.clauses import Phrase
    from judgekit.scenario.model import ThingSaid


def _abilities(told: Told, said: str, player: str) -> tuple[list[str], list[str]]:
    """The effects of the activated abilities on a thing, and the triggered ones, of those that are aimed."""
    activated, triggered = [], []
    for thing in told.in_play(said, player) or told.table.named(told.name(said), "hand", player):
        text = re.sub(r"\([^()]*\)", "", plain(text_of(thing)))
        those = [
            effect
            for cost, effect in costs_and_effects(text)
            if re.search(r"\{|sacrifica|scarta|paga|rimuovi|tappa|^\s*[-+−–]?[0-9]+\s*$", cost)
        ]
        activated += those
        triggered += [
            one
            for one in text.split("\n")
            if re.match(r"(?:[^.:]* — )?(?:quando|ogniqualvolta|ogni volta|all'inizio|alla fine)", one)
            and "bersagli" in one
        ]
    return activated, triggered


def draws_and_discards(told: Told) -> str:
    """`usa il Libro, pesca e scarta l’Isola`: an ability with what comes of it, which it asks for itself."""
    if len(told.deeds) < 2 or told.clause.thing or not told.player or not only(told, "object"):
        return ""
    first, *rest = told.deeds
    source = told.each(first, "object")
    thrown = [one for phrase in rest if does(phrase, verbs.DISCARD) for one in told.each(phrase, "object")]
    if not does(first, verbs.USE) or len(source) != 1 or not all(does(one, verbs.DRAW, verbs.DISCARD) for one in rest):
        return ""
    activated, _ = _abilities(told, source[0], told.player)
    fits = [one for one in activated if "pesc" in one and (not thrown or "scart" in one)]
    how = told.paid(told.name(source[0]), pay.ACTIVATING, told.player)
    if len(fits) != 1 or how is None or not all(told.in_hand(one) for one in thrown):
        return ""
    behind = f", poi {told.player} scarta {told.listed(thrown)}" if thrown else ""
    return f"{told.player} attiva {told.written(source[0])}{how}{behind}"


def activates(told: Told) -> str:
    """A permanent that is used, or does something itself; with what it does, and to what."""
    if not told.deeds or not only(told, "object", "with", "share", "size", *TARGETS):
        return ""
    source, targets = _source(told)
    if not source:
        return _each_of_several(told)
    player = told.player or told.whose(source)
    if not player or not told.in_play(source, player):
        return ""
    activated, triggered = _abilities(told, source, player)
    aimed = [one for one in activated if "bersagli" in one or not targets]
    if not aimed or (triggered and len(told.deeds) == 1 and told.clause.thing):
        return ""
    shares = [it.split(BETWEEN) for phrase in told.deeds for it in phrase.all("share")]
    if shares and len(shares) == 1:
        number, on = shares[0][0], shares[0][-1]
        deed = told_by_its_deed(
            f"{player} usa {told.written(source)} per fare {number_of(number)} danni a {told.written(on)}",
            told.table.board,
        )
        how = told.paid(told.name(source), pay.ACTIVATING, player)
        return f"{deed}{how}" if deed and how is not None else ""
    if shares:
        return ""
    how = told.paid(told.name(source), pay.ACTIVATING, player)
    if how is None or any(not (told.in_play(one) or told.is_player(one) or is_cast(told, one)) for one in targets):
        return ""
    return f"{player} attiva {told.written(source)}{f' su {told.listed(targets)}' if targets else ''}{how}"


def _each_of_several(told: Told) -> str:
    """`tappa lo Sciamano e la Strega per fare 2 danni all’Orso`, `punge l’Orso con l’uno e Bruno con l’altra`."""
    first = told.deeds[0]
    doing = (verbs.HARM, verbs.AIM, verbs.CAST, verbs.DEAL, verbs.USE)
    if not first.verb or any(not does(one, *doing) for one in told.deeds) or told.clause.passive or told.payments:
        return ""
    named = re.findall(THING, told.clause.thing)
    for phrase in told.deeds:
        for role, said in phrase.roles:
            named += [said.split(BETWEEN)[-1]] if role == "share" else re.findall(THING, said)
    named = [one for one in named if bare(one) != told.clause.player]
    player = told.player or next((who for one in named if (who := told.whose(one))), "")
    if not player:
        return ""
    sources = [one for one in named if told.in_play(one, player) and _aimed(told, one, player)]
    targets = [one for one in named if one not in sources]
    amount = [number_of(it.split(BETWEEN)[0]) for phrase in told.deeds for it in phrase.all("share")]
    if len(sources) < 2 or len(amount) > 1 or any(phrase.all("size") for phrase in told.deeds):
        return ""
    dealt = [_dealt(told, one, player) for one in sources] if amount else []
    if amount and (None in dealt or sum(one or 0 for one in dealt) != amount[0]):
        return ""
    if len(targets) == 1:
        pairs = [(one, targets[0]) for one in sources]
    elif len(targets) == len(sources) and all(
        (one in sources) != (other in sources) for one, other in _two_by_two(named)
    ):
        pairs = list(zip(sources, targets, strict=True))
    else:
        return ""
    return ", poi ".join(f"{player} attiva {told.written(one)} su {told.written(target)}" for one, target in pairs)


def _two_by_two(named: list[str]) -> list[tuple[str, str]]:
    """Each with the next, two by two: the first with the second, the third with the fourth."""
    return list(zip(named[::2], named[1::2], strict=True)) if len(named) % 2 == 0 else []


def _aimed(told: Told, said: str, player: str) -> bool:
    activated, _ = _abilities(told, said, player)
    return len(activated) == 1 and "bersagli" in activated[0]


def _dealt(told: Told, said: str, player: str) -> int | None:
    """How much damage the only ability of a thing deals; None where it deals none."""
    activated, _ = _abilities(told, said, player)
    found = re.search(rf"infligg\w+ ({N}) dann", activated[0])
    return number_of(found[1]) if found else None


def _source(told: Told) -> tuple[str, list[str]]:
    """What is used, and what it is aimed at."""
    first = told.deeds[0]
    doing = (verbs.HARM, verbs.HELP, verbs.AIM, verbs.CAST, verbs.DEAL, verbs.USE)
    if any(one.verb and not does(one, *doing) for one in told.deeds) or says_it(told):
        return "", []
    thing = told.clause.thing
    named = [one for phrase in told.deeds for one in told.each(phrase, "object", "of")]
    if first.verb == "" and not thing and named and re.fullmatch(ABILITY, named[0]):
        return named[0], told.targets()
    if len(re.findall(THING, thing)) > 1:
        return "", []
    if thing and not told.clause.passive and does(first, verbs.HARM, verbs.HELP, verbs.AIM, verbs.DEAL, verbs.CAST):
        return thing, [*told.each(first, "object"), *told.targets()]
    if thing:
        return "", []
    used = [one for one in told.each(first, "object") if told.in_play(one)]
    with_it = [one for phrase in told.deeds for one in told.each(phrase, "with") if told.in_play(one)]
    if does(first, verbs.USE) and len(used) == 1 and not with_it:
        return used[0], told.targets()
    if len(with_it) == 1 and does(first, verbs.HARM, verbs.HELP, verbs.AIM, verbs.DEAL, verbs.CAST):
        return with_it[0], [*told.each(first, "object"), *told.targets()]
    return "", []


def uses_loyalty(told: Told) -> str:
    """`Chandra +1`, `Anna -2 con Chandra, bersaglio il Troll`, `Anna alza Chandra`: a loyalty ability by its cost."""
    costs = [it.split(BETWEEN) for phrase in told.deeds for it in phrase.all("loyalty")]
    moved = [one for one in told.deeds if does(one, verbs.RAISE, verbs.LOWER)]
    if len(costs) > 1 or not (costs or moved) or not only(told, "loyalty", "object", "with", "of", *TARGETS):
        return ""
    named = [told.clause.thing] if told.clause.thing else []
    named += [one[1] for one in costs if len(one) > 1]
    listed = told.those_told("object", "with", "of", *TARGETS)
    named = [*(one for one in dict.fromkeys(named) if one not in listed), *listed]
    walkers = [one for one in dict.fromkeys(named) if _loyalties(told, one)]
    others = [one for one in named if one not in walkers]
    if not named or (not walkers and told.player):
        those = [thing for thing in told.table.things("battlefield", told.player) if thing.loyalty is not None]
        walkers = [told.table.names.number(those[0].name)] if len(those) == 1 and told.player else []
    if len(walkers) != 1 or told.payments:
        return ""
    player = told.player or told.whose(walkers[0])
    printed = _loyalties(told, walkers[0])
    if costs:
        cost = signed(costs[0][0])
    else:
        sign = "+" if does(moved[0], verbs.RAISE) else "−"
        able = [one for one in printed if one.startswith(sign)]
        cost = able[0] if len(able) == 1 else ""
    if cost not in printed or not told.in_play(walkers[0], player):
        return ""
    aim = f" su {told.listed(others)}" if others else ""
    return f"{player} attiva {told.written(walkers[0])} scegliendo «{cost}»{aim}"


def _loyalties(told: Told, said: str) -> list[str]:
    """The costs of the loyalty abilities that stand on a thing."""
    return [
        signed(cost) for thing in told.in_play(said) for cost, _ in costs_and_effects(plain(text_of(thing)))
        if re.fullmatch(r"\s*(?:[-+−–] ?[0-9]+|0)\s*", cost)
    ]  # fmt: skip


def signed(said: str) -> str:
    """The cost of a loyalty ability as cards print it, `−3`, of «-3», «meno tre»."""
    said = re.sub(r"\s", "", re.sub(r"piu\s", "+", re.sub(r"meno\s", "−", plain(said).strip())))
    sign, number = ("−" if said[0] in "-−–" else "+", said[1:]) if said[0] in "+-−–" else ("", said)
    return f"{sign}{number_of(number)}"


def grants(told: Told) -> str:
    """`dà volare alla Sentinella`, `fa volare la Sentinella`, `pesca col Tomo`: an ability by what comes of it."""
    if not told.deeds or len(told.deeds) > 1 or not told.player or not only(told, "keyword", "object", "to", "with"):
        return ""
    phrase = told.deeds[0]
    words = phrase.all("keyword") or (["volare"] if phrase.verb.endswith(" volare") else [])
    draws = does(phrase, verbs.DRAW)
    tools = told.each(phrase, "with")
    if not (words and does(phrase, verbs.DEAL, verbs.CAST)) and not (draws and tools):
        return ""
    if any(told.in_hand(one) for one in tools):
        return ""
    aimed = told.each(phrase, "object", "to")
    wanted = rf"(?<!\w){re.escape(words[0])}(?!\w)" if words else r"(?<!\w)pesc"
    found = []
    for thing in told.table.things("battlefield", told.player):
        if tools and plain(thing.name) not in {plain(told.name(one)) for one in tools}:
            continue
        for _, effect in costs_and_effects(plain(text_of(thing))):
            itself = any(plain(told.name(one)) == plain(thing.name) for one in aimed) and plain(thing.name) in effect
            if re.search(wanted, effect) and (itself or draws or "bersagli" in effect):
                found.append((thing.name, effect.strip(" ."), itself or draws))
    if len(found) != 1 or len(aimed) > 1:
        return ""
    name, effect, itself = found[0]
    aim = "" if itself else f" su {told.listed(aimed)}"
    how = told.paid(name, pay.ACTIVATING, told.player)
    return f"{told.player} attiva {name} scegliendo «{effect}»{aim}{how}" if how is not None else ""


def regenerates(told: Told) -> str:
    """`attiva la rigenerazione del Troll`, `paga {G} per rigenerarlo`."""
    if not told.deeds or not only(told, "object", "regeneration", "shield", "on"):
        return ""
    said = [one for phrase in told.deeds for one in told.each(phrase, "object", "regeneration")]
    said += [told.clause.thing] if told.clause.thing else []
    if said and not told.player:
        told.player = told.whose(said[0])
    said += [one for phrase in told.deeds if phrase.all("shield") for one in told.each(phrase, "on")]
    speaks = any(does(one, verbs.REGENERATE) or one.all("regeneration", "shield") for one in told.deeds)
    if not speaks or not told.player or len({bare(one) for one in said}) > 1:
        return ""
    those = list(dict.fromkeys(said)) or [
        told.table.names.number(thing.name)
        for thing in told.table.things("battlefield", told.player)
        if re.search(
            r": ?rigenera (?:il |lo |la |l'|i |gli |le )?" + re.escape(plain(thing.name)), plain(text_of(thing))
        )
    ]
    if len({bare(one) for one in those}) != 1 or "rigenera" not in told.table.texts(
        told.name(those[0]), "battlefield", told.player
    ):
        return ""
    how = told.paid(told.name(those[0]), pay.REGENERATING, told.player)
    return f"{told.player} rigenera {told.written(those[0])}{how}" if how is not None else ""


def gives(told: Told) -> str:
    """`fa mangiare il Topo al Divoratore`, `sacrifica il Topo per attivare il Divoratore`."""
    if not told.deeds or not only(told, "object", "to", "with", "for", "on", "target", "size"):
        return ""
    fed = [one for one in told.deeds if does(one, verbs.GIVE, verbs.FEED)]
    used = [one for one in told.deeds if does(one, verbs.USE) and not does(one, verbs.GIVE)]
    eaten = [one for one in told.deeds if does(one, verbs.EAT) and not does(one, verbs.FEED)]
    if eaten and told.clause.thing and len(told.deeds) == 1:
        given, eater = told.each(eaten[0], "object"), [told.clause.thing]
    elif fed and len(fed) + len(used) + sum(_only_aims(one) for one in told.deeds) == len(told.deeds):
        given = told.each(fed[0], "object") or (
            [told.clause.thing] if told.clause.passive and told.clause.thing else []
        )
        eater = [one for phrase in told.deeds for one in told.each(phrase, "to", "with", "for")]
        eater += [one for phrase in used for one in told.each(phrase, "object")]
    else:
        return ""
    player = told.player or (told.whose(eater[0]) if eater else "")
    if not eater and player and (told.targets() or any(phrase.all("size") for phrase in told.deeds)):
        eater = _eaters(told, player, given)
    if len(eater) != 1 or not given or not player or not told.in_play(eater[0], player):
        return ""
    takes = [
        cost for thing in told.in_play(eater[0], player) for cost, _ in costs_and_effects(plain(text_of(thing)))
        if re.search(r"sacrifica (?:un|due|tre|[0-9])", cost)
    ]  # fmt: skip
    if not takes or not all(told.in_play(one, player) for one in given):
        return ""
    if len(given) > 1 and all(re.search(r"sacrifica un", cost) for cost in takes):
        if told.payments or told.targets()[1:]:
            return ""
        return ", poi ".join(
            f"{player} attiva {told.written(eater[0])} sacrificando {told.written(one)}" for one in given
        )
    targets = told.targets() if not any(one in eater for one in told.targets()) else []
    aim = f" su {told.listed(targets)}" if targets else ""
    how = told.paid(told.name(eater[0]), pay.ACTIVATING, player)
    return (
        f"{player} attiva {told.written(eater[0])}{aim} sacrificando {told.listed(given)}{how}"
        if how is not None
        else ""
    )


def _only_aims(phrase: Phrase) -> bool:
    return does(phrase, verbs.AIM) and not does(phrase, verbs.GIVE) and not phrase.all("with")


def _eaters(told: Told, player: str, given: list[str]) -> list[str]:
    """The permanents of a player for whose abilities creatures are sacrificed and something is aimed at."""
    return [
        told.table.names.number(thing.name) for thing in told.table.things("battlefield", player)
        if any("bersagli" in effect and (took := re.search(r"sacrifica (?:un'altra|un[oa']?) ?(\w+)", cost))
               and all(_is_sort(thing, took[1]) for one in given for thing in told.in_play(one, player))
               for cost, effect in costs_and_effects(plain(text_of(thing))))
    ]  # fmt: skip


def _is_sort(thing: ThingSaid, sort: str) -> bool:
    """Whether a thing is a creature, an artifact … for all that the board says."""
    word = {"creatura": "creature", "artefatto": "artifact", "terra": "land", "incantesimo": "enchantment"}.get(
        sort, ""
    )
    return word in thing.types or (word == "creature" and thing.size is not None) or sort == "permanente"


def equips(told: Told) -> str:
    """`dà la Spada all’Orso`, `usa equipaggiare della Spada sull’Orso`."""
    if not told.deeds or not only(told, "object", "to", "on", "with", "equip", "target") or told.clause.thing:
        return ""
    if any(one.verb and not does(one, verbs.EQUIP, verbs.USE, verbs.AIM) for one in told.deeds):
        return ""
    those = [one for phrase in told.deeds for one in told.each(phrase, "object", "to", "on", "with", "equip", "target")]
    player = told.player
    tools = [one for one in those if any(_is_equipment(thing) for thing in told.in_play(one, player))]
    hosts = [one for one in those if one not in tools]
    if not player or len(tools) != 1 or len(hosts) != 1 or not told.in_play(hosts[0], player):
        return ""
    how = told.paid(told.name(tools[0]), pay.EQUIPPING, player)
    return f"{player} equipaggia {told.written(hosts[0])} con {told.written(tools[0])}{how}" if how is not None else ""


def _is_equipment(thing: ThingSaid) -> bool:
    return re.search(r"(?:^|\n)equipaggiare", plain(text_of(thing))) is not None


def unmasks(told: Told) -> str:
    """`paga {4}{W} e gira la Bestia`, of what lies face down."""
    if not told.player or not only(told, "object", "face up", "morph") or told.clause.thing:
        return ""
    speaks = any(does(one, verbs.UNMASK) or one.all("morph") for one in told.deeds)
    if (
        not speaks
        or any(one.verb and not does(one, verbs.UNMASK, verbs.PAY) for one in told.deeds)
        or len(told.deeds) > 2
    ):
        return ""
    said = [one for phrase in told.deeds for one in told.each(phrase, "object", "morph")]
    down = [thing for thing in told.table.things("battlefield", told.player) if "face down" in thing.status]
    if said:
        down = [thing for thing in down if plain(thing.name) == plain(told.name(said[0]))]
    elif not says_it(told):
        return ""
    if len(down) != 1 or down[0].how_many != 1 or len({bare(one) for one in said}) > 1:
        return ""
    paid = bool(told.payments) or any(phrase.all("morph") for phrase in told.deeds)
    how = told.paid(down[0].name, pay.UNMASKING, told.player)
    if how is None or (paid and "metamorfosi" not in plain(text_of(down[0]))):
        return ""
    return f"{told.player} gira a faccia in su {down[0].name}{' con metamorfosi' if paid else ''}{how}"


def aims_trigger(told: Told) -> str:
    """`innesco dell’Artigliere, un danno al Topo`, `mette il trigger su Bruno`: the target of what has triggered."""
    if not only(told, "object", "ability", "share", "with", *TARGETS) or len(told.deeds) > 2:
        return ""
    spoken = [one for one in (told.clause.thing, told.clause.ability) if one]
    spoken += [one for phrase in told.deeds for one in [*phrase.all("ability"), *told.each(phrase, "object", "with")]]
    abilities = [one for one in spoken if re.fullmatch(rf"{ABILITY}|{ABILITY_WORD}", one)]
    shares = [it.split(BETWEEN) for phrase in told.deeds for it in phrase.all("share")]
    aimed = [one for one in told.those_told("object", *TARGETS) if not re.fullmatch(ABILITY, one)]
    aimed += [one for one in dict.fromkeys(it[-1] for it in shares) if one not in aimed]
    fitting = (verbs.AIM, verbs.PUT, verbs.GO, verbs.HARM, verbs.HELP, verbs.DEAL, verbs.CAST, verbs.USE)
    verbs_fit = all(not one.verb or does(one, *fitting) for one in told.deeds)
    thing = told.clause.thing if told.clause.thing and not abilities else ""
    if not abilities and not thing and told.player:
        return _does_what_triggers(told, aimed)
    if not verbs_fit or not aimed or len(shares) > 1 or len(abilities) > 1 or not (abilities or thing):
        return ""
    named = thing or next((one for one in abilities if "@" in one), "")
    if not named and told.player and not abilities:
        named = told.clause.ability
    owners = []
    for who in told.table.names.players:
        sources = (
            [named]
            if named
            else [f"@{n}@" for n, one in enumerate(told.table.names.known) if one not in told.table.names.players]
        )
        for one in sources:
            activated, triggered = _abilities(told, one, who)
            if triggered and (not named or not any("bersagli" in effect for effect in activated)):
                owners.append((who, triggered))
    if not owners and named and len(shares) == 1 and len(aimed) == 1:
        return _told_of_trigger(told, named, shares[0])
    whose = {who for who, _ in owners}
    if len(whose) != 1 or (told.player and told.player not in whose):
        return ""
    if shares and not any(_deals(text, shares[0][0]) for _, those in owners for text in those):
        return ""
    return f"{next(iter(whose))} sceglie {told.listed(aimed)}"


def _told_of_trigger(told: Told, named: str, share: list[str]) -> str:
    """`innesco del Prodigio: un danno a Bruno`, of what is aimed at nobody: what comes of it."""
    texts = [
        plain(text_of(thing)) for zone in ("battlefield", "hand") for thing in told.table.named(told.name(named), zone)
    ]
    if not any(_deals(text, share[0]) and re.search(r"quando|ogniqualvolta|all'inizio", text) for text in texts):
        return ""
    return f"{told.written(named)} infligge {number_of(share[0])} danni a {told.written(share[-1])}"


def _does_what_triggers(told: Told, aimed: list[str]) -> str:
    """`Bruno rimbalza il Grifone`, behind what has entered for that: the target of the only trigger that does it."""
    if len(told.deeds) != 1:
        return ""
    phrase = told.deeds[0]
    words = next((text for verb, text in _DEEDS.items() if re.match(verb, phrase.verb)), "")
    tools = told.each(phrase, "with")
    aimed = [one for one in aimed if one not in tools]
    if not does(phrase, verbs.HARM, verbs.AIM) or len(aimed) != 1 or told.payments:
        return ""
    done = told.table.spoken_of()
    found = []
    for n, name in enumerate(told.table.names.known):
        if plain(name) not in done or (tools and bare(tools[0]) != f"@{n}@"):
            continue
        activated, triggered = _abilities(told, f"@{n}@", told.player)
        found += [one for one in triggered if re.search(words or "bersagli", one) and not activated]
    return f"{told.player} sceglie {told.listed(aimed)}" if len(found) == 1 and (words or tools) else ""


_DEEDS = {  # by the beginning of a verb, what stands on a card that does it
    "rimbalz": "in mano", "rimand": "in mano", "distrugg|spacc|romp": "distrugg",
    "uccid|ammazz|elimin": "distrugg|infligg",
    "esili": "esili", "colpi|pung|ping|bruci|fulmin": "infligg", "tapp": "tappa",
}  # fmt: skip


def copies(told: Told) -> str:
    """`il Clone copia l’Orco`, `il Clone entra come copia dell’Orco`: what is chosen as it enters."""
    if len(told.deeds) != 1 or not only(told, "object", "of", "as copy"):
        return ""
    phrase = told.deeds[0]
    copied = told.each(phrase, "as copy") or (told.each(phrase, "object") if phrase.verb.startswith("copi") else [])
    named = told.clause.thing
    if len(copied) != 1 or not named or not told.in_play(copied[0]):
        return ""
    cast = [one for one in told.table.before if isinstance(one.do, Play)]
    those = [one for one in cast if plain(told.table.names.full(one.do.card.text)) == plain(told.name(named))]
    texts = [plain(text_of(thing)) for thing in told.table.named(told.name(named), "hand")]
    return (
        f"{those[-1].player} sceglie {told.written(copied[0])}"
        if those and any("copia" in one for one in texts)
        else ""
    )


def _deals(text: str, number: str) -> bool:
    return re.search(rf"infligg\w+ {number_of(number)} dann", text) is not None
