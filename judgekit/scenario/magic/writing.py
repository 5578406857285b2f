"""Writing the table and the sentences of a scenario of Magic, such that reading them gives the same again."""

from __future__ import annotations

import json
import re
from itertools import groupby
from typing import TYPE_CHECKING, Any

from judgekit.magic import vocabulary
from judgekit.scenario import model
from judgekit.scenario.magic import happened_said, named_said, phrases, teams_said
from judgekit.scenario.magic.designations_said import SAID
from judgekit.scenario.magic.happened_said import number_said
from judgekit.scenario.magic.phrases import said
from judgekit.scenario.model import Name
from judgekit.scenario.nodes import scalar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judgekit.scenario.model import Action, BoardSaid, PlayerSaid, ThingSaid


# --- the board --------------------------------------------------------------------------------------------------------


def board_lines(board: BoardSaid) -> Iterator[str]:
    if board.turn:
        yield f"turno: {scalar(board.turn)}"
    yield f"interfase: {said('STEPS', board.step)}"
    if board.number is not None:
        yield f"numero del turno: {board.number}"
    if board.starting:
        yield f"comincia: {scalar(board.starting)}"
    if board.lost_last:
        yield f"ha perso la precedente: {scalar(board.lost_last)}"
    if board.time:
        yield f"giorno o notte: {vocabulary.TIMES[board.time]}"
    if board.setting_up:
        yield "preparazione: sì"
    if board.teams:
        sides, variant = teams_said.written(board)
        yield f"squadre: {scalar(sides)}"
        yield f"variante: {variant}"
    yield "giocatori:"
    for player in board.players:
        yield f"  {scalar(player.name)}:"
        yield from (f"    {line}" for line in _player(player))
    if board.stack:
        yield "pila:"
        yield from (f"  {line}" for thing in board.stack for line in _thing(thing))


def _player(player: PlayerSaid) -> Iterator[str]:
    if player.life is not None:
        yield f"vita: {player.life}"
    if player.mana:
        yield f'riserva: "{_mana(player.mana)}"'
    if player.lands_played:
        yield f"ha giocato terre: {player.lands_played}"
    if player.counters:
        yield f"segnalini: {_map(player.counters)}"
    if player.commander_casts:
        yield f"lanci del comandante: {player.commander_casts}"
    if player.commander_damage:
        yield f"danni del comandante: {_map(player.commander_damage)}"
    if player.dungeon:
        yield f"dungeon: {scalar(player.dungeon)}"
    if player.speed:
        yield f"velocità: {player.speed}"
    if player.monarch:
        yield "monarca: sì"
    if player.initiative:
        yield "iniziativa: sì"
    if player.completed:
        yield f"dungeon completati: {scalar(player.completed)}"
    for zone, things in player.zones:
        yield f"{_ZONES[zone]}:" if things else f"{_ZONES[zone]}: []"
        yield from (f"  {line}" for thing in things for line in _thing(thing))


def _thing(thing: ThingSaid) -> Iterator[str]:
    """One thing: what fits on its line stands there, the rest key by key."""
    several = thing.how_many > 1
    many = f"{thing.how_many} " if several else ""
    lands = vocabulary.BASIC_LAND_TYPES.get(thing.name) if several else None
    name = lands[-1].capitalize() if lands else thing.name
    head = scalar(f"{many}{('pedine ' if several else 'pedina ') if thing.token else ''}{name}")
    keys = list(_keys(thing))
    if not keys:
        yield f"- {head}"
    elif len(keys) == 1 and keys[0][0] == "":
        yield f"- {head}: {keys[0][1]}"
    else:
        yield f"- {head}:"
        yield from (f"    {key}: {value}" for key, value in keys)


_LAYOUTS = {
    "split": "metà",
    "transform": "retro",
    "modal": "altra faccia",
    "adventure": "avventura",
    "omen": "presagio",
    "prototype": "prototipo",
    "flip": "capovolta",
}


def _faces(thing: ThingSaid) -> str:
    """The other faces of a card, on one line."""
    told = []
    if thing.layout == "prototype":
        keys = _each(model.ThingSaid(**thing.faces[0]._asdict()))
        inside = ", ".join(f"{key}: {_flow(value)}" for key, value in keys if key in {"costo", "f/c"})
        return f"{{{inside}}}"
    for face in thing.faces:
        inside = ", ".join(f"{key}: {_flow(value)}" for key, value in _each(model.ThingSaid(**face._asdict())))
        told.append(f"{{{scalar(face.name)}: {{{inside}}}}}")
    return f"[{', '.join(told)}]" if len(told) > 1 else told[0]


def _flow(value: str) -> str:
    """A value as it stands between braces."""
    return value if value[:1] in '"[' else json.dumps(value, ensure_ascii=False)


def _keys(thing: ThingSaid) -> Iterator[tuple[str, str]]:
    """The entries of a thing; one without a key is its whole description."""
    short = _short(thing)
    if short is None:
        yield from _each(thing)
    elif short:
        yield "", short


def _each(thing: ThingSaid) -> Iterator[tuple[str, str]]:
    """All that is said of a thing, key by key."""
    if line := type_line(thing.types, thing.subtypes, thing.supertypes):
        yield "tipo", line
    if thing.cost is not None:
        yield "costo", f'"{_mana(thing.cost)}"' if thing.cost else "nessuno"
    if thing.size is not None:
        yield "f/c", json.dumps(_size(thing))
    if thing.colours is not None:
        yield "colore", _colours(thing.colours)
    if thing.words:
        yield "parole", f"[{', '.join(json.dumps(word, ensure_ascii=False) for word, _ in thing.words)}]"
    if thing.text:
        yield "testo", json.dumps(thing.text, ensure_ascii=False)
    if states := [*(said("STATUSES", word) for word in thing.status), *([_damage(thing)] if thing.damage else [])]:
        yield "stato", ", ".join(states)
    if thing.faces:
        yield _LAYOUTS[thing.layout], _faces(thing)
    if thing.unlocked is not None:
        yield "sbloccate", f"[{', '.join(map(scalar, thing.unlocked))}]" if thing.unlocked else "nessuna"
    if thing.counters:
        yield "segnalini", _map(thing.counters)
    if thing.host is not None:
        yield "assegnata a", scalar(_name(thing.host))
    for key, value in (("inglese", thing.english), ("espansione", thing.set), ("testo di colore", thing.flavour)):
        if value:
            yield key, scalar(value)
    for key, value in (
        ("proprietario", thing.owner),
        ("controllore", thing.controller),
        ("protettore", thing.protector),
    ):
        if value:
            yield key, scalar(value)
    if thing.loyalty is not None:
        yield "fedeltà", str(thing.loyalty)
    if thing.defense is not None:
        yield "difesa", str(thing.defense)
    if thing.chosen:
        yield "scelte", _map(thing.chosen)


_ON_ONE_LINE = frozenset(
    ("how_many", "token", "types", "supertypes", "size", "colours", "words", "text_where", "status", "damage")
)
_KEYS_ALONE = tuple(name for name in model.ThingSaid._field_defaults if name not in _ON_ONE_LINE)


def _short(thing: ThingSaid) -> str | None:
    """The description on one line: `2/2 verde, volare`; None where it does not hold all that is said."""
    implied = ("creature",) if thing.size else ()
    defaults = model.ThingSaid._field_defaults
    if any(getattr(thing, name) != defaults[name] for name in _KEYS_ALONE) or (thing.size and not thing.types):
        return None
    parts = [_size(thing)] if thing.size else []
    if thing.types != implied:
        parts += [said("TYPES", word) for word in thing.types]
    parts += [said("SUPERTYPES", word) for word in thing.supertypes]
    parts += [_colours(thing.colours)] if thing.colours is not None else []
    head = " ".join(parts)
    states = [said("STATUSES", word) for word in thing.status] + ([_damage(thing)] if thing.damage else [])
    text = ", ".join(filter(None, (head, *(word for word, _ in thing.words), *states)))
    safe = all(re.fullmatch(r"[\w' ’-]+", word) for word, _ in thing.words)
    return text if safe else None


def type_line(types: Iterable[str], subtypes: Iterable[str] = (), supertypes: Iterable[str] = ()) -> str:
    """A type line as cards print it: `Creatura Leggendaria — Elfo Guerriero`."""
    types = tuple(types)
    left = [said("TYPES", word).capitalize() for word in types]
    feminine = bool(_FEMININE & set(types))
    for word in supertypes:
        form = said("SUPERTYPES", word)
        left.append(
            ("leggendaria" if feminine else "leggendario").capitalize() if word == "legendary" else form.title()
        )
    right = " ".join(subtypes)
    return f"{' '.join(left)} — {right}".strip() if right else " ".join(left)


def _size(thing: ThingSaid) -> str:
    power, toughness = thing.size or ("*", "*")
    return f"{power}/{toughness}"


def _damage(thing: ThingSaid) -> str:
    return f"{thing.damage} {'danno' if thing.damage == 1 else 'danni'}"


def _colours(colours: tuple[str, ...]) -> str:
    return " e ".join(said("COLOURS", colour) for colour in colours) or "incolore"


def _map(pairs: Iterable[tuple[str, object]]) -> str:
    said_ = (f"{json.dumps(key, ensure_ascii=False)}: {_chosen(value)}" for key, value in pairs)
    return f"{{{', '.join(said_)}}}"


def _chosen(value: object) -> str:
    if isinstance(value, str) and value in phrases.by_plain("COLOURS").values():
        return said("COLOURS", value)
    return str(value) if isinstance(value, int) else json.dumps(value, ensure_ascii=False)


def _mana(symbols: Iterable[str]) -> str:
    return "".join(f"{{{symbol}}}" for symbol in symbols)


# --- sentences --------------------------------------------------------------------------------------------------------


def action_line(action: Action) -> str:
    """The sentence for an action."""
    trial = "prova: " if action.trial else ""
    sentence = _DOING[type(action.do)](action.do, action.player)
    return trial + sentence


def _name(name: Name) -> str:
    if name.of_damage:
        return "danno da combattimento"
    return f"{'abilità di ' if name.of_ability else ''}{name.text}{f' {name.nth}' if name.nth else ''}"


def _names(names: Iterable[Name]) -> str:
    return ", ".join(map(_name, names))


def _shares(shares: Iterable[tuple[Name, int]], last: str = ", ") -> str:
    said_ = [f"{amount} a {_name(name)}" for name, amount in shares]
    return last.join((", ".join(said_[:-1]), said_[-1])) if len(said_) > 1 else "".join(said_)


def _clauses(do: Any) -> str:
    parts = [f" con X = {do.x}"] if do.x is not None else []
    parts += [f" con {' e '.join(do.options)}"] if do.options else []
    parts += [f" scegliendo {', '.join(f'«{mode}»' for mode in do.modes)}"] if do.modes else []
    parts += [f" su {_names(do.targets)}"] if do.targets else []
    parts += [f" dividendo {_shares(do.division, ' e ')}"] if do.division else []
    given: Iterable[tuple[str, Name]] = zip((*do.ways, *("" for _ in do.paying)), do.paying, strict=False)
    for way, those in groupby(given, lambda one: one[0]):
        parts.append(f" {way or 'pagando con'} {_names(name for _, name in those)}")
    return "".join(parts)


def _paid(symbols: Iterable[str], sources: Iterable[Name]) -> str:
    mana, given = _mana(symbols), _names(sources)
    return " pagando" + (f" {mana}" if mana else "") + (f" con {given}" if given else "") if mana or given else ""


def _attack(do: model.Attack, player: str) -> str:
    if not do.bands:
        return f"{player} non attacca"
    defender = f" {_name(do.defender)}" if do.defender else ""
    more = "".join(f"; {_name(other)} con {_bands(bands)}" for other, bands in do.more)
    return f"{player} attacca{defender} con {_bands(do.bands)}{more}{_paid(do.paying, do.sources)}"


def _bands(bands: Iterable[Iterable[Name]]) -> str:
    return ", ".join(" + ".join(map(_name, band)) for band in bands)


def _block(do: model.Block, player: str) -> str:
    if not do.blocks:
        return f"{player} non blocca"
    blocks = "; ".join(
        f"{f'{_name(attacker)} ' if attacker else ''}con {_names(blockers)}" for attacker, blockers in do.blocks
    )
    return f"{player} blocca {blocks}{_paid(do.paying, do.sources)}"


def _arrange(do: model.Arrange, player: str) -> str:
    whom = "i bloccanti" if do.blockers else "gli attaccanti"
    return f"{player} ordina {whom} di {_name(do.of)}: {_names(do.order)}"


def _assign(do: model.Assign, player: str) -> str:
    if do.shares[0][0] is None:
        return f"{player} assegna {_of_the_only_one(do.shares[0][1])}"
    return f"{player} assegna il danno di {'; '.join(f'{_name(of)}: {_shares(to)}' for of, to in do.shares if of)}"


def _of_the_only_one(shares: tuple[tuple[Name, int], ...]) -> str:
    (first, amount), *others = shares
    return ", ".join((f"{amount} danni a {_name(first)}", *(f"{n} a {_name(to)}" for to, n in others)))


def _pass(do: model.Pass, player: str) -> str:
    if do.told:
        return do.told
    if do.resolve and do.times != 1:
        return f"si risolvono {do.times} abilità" if do.times else "si risolve tutto"
    if do.resolve:
        return f"si risolve {_name(do.what)}" if do.what else f"si risolve{_SORTS[do.sort]}"
    return "passano tutti" if do.everybody else f"{player} passa"


_SORTS = {"": "", "spell": " la magia", "ability": " l’abilità", "damage": " il danno"}


def _go(do: model.GoTo, player: str) -> str:
    if do.step == model.NEXT_TURN:
        return f"vai al turno di {do.player}" if do.player else "vai al prossimo turno"
    return f"vai a {said('STEPS', do.step)}{f' di {do.player}' if do.player else ''}"


def _choose(do: model.Choose, player: str) -> str:
    def one(value: Any) -> str:
        if isinstance(value, Name):
            return _name(value)
        if isinstance(value, bool):
            return "sì" if value else "no"
        bare = isinstance(value, int) or re.fullmatch(r"[^\W\d]\w*", value)
        return str(value) if bare and value not in {"e", "sì", "si", "no", "niente"} else f"«{value}»"

    return f"{player} {do.verb or 'sceglie'} {', '.join(map(one, do.values)) or 'niente'}"


def _pay(do: model.Pay, player: str) -> str:
    if do.symbols is None:
        return f"{player} non paga"
    sources = f" con {_names(do.sources)}" if do.sources else ""
    return f"{player} paga {_mana(do.symbols)}".rstrip() + sources


def _effect(do: model.StatedEffect, player: str) -> str:
    return f"effetto di {player}: {do.text}{f' su {_names(do.targets)}' if do.targets else ''}"


def _repeat(do: model.Repeat, player: str) -> str:
    times = f"{player} ripete {'un’altra volta' if do.times == 1 else f'altre {do.times} volte'}"
    if not do.first:
        return times
    return f"{times} {f'l’azione {do.first}' if do.first == do.last else f'le azioni {do.first}–{do.last}'}"


_DOING: dict[type, Callable[[Any, str], str]] = {
    model.Play: lambda do, player: f"{player} lancia {_name(do.card)}{_clauses(do)}",
    model.Activate: lambda do, player: f"{player} attiva {_name(do.source)}{_clauses(do)}",
    model.TurnUp: lambda do, player: f"{player} gira a faccia in su {_name(do.what)}{_clauses(do)}",
    model.RollPlanar: lambda do, player: f"{player} tira il dado planare: {phrases.PLANAR[do.shown]}{_clauses(do)}",
    model.SetAside: lambda do, player: f"{player} {phrases.SET_ASIDE[do.word]} {_name(do.what)}{_clauses(do)}",
    model.Attack: _attack,
    model.Block: _block,
    model.Arrange: _arrange,
    model.Assign: _assign,
    model.Pass: _pass,
    model.Damage: lambda _do, _player: "danno",
    model.GoTo: _go,
    model.Choose: _choose,
    model.Pay: _pay,
    model.Mulligan: lambda do, player: f"{player} tiene la mano" if do.keeps else f"{player} fa mulligan",
    model.Concede: lambda _do, player: f"{player} concede",
    model.StatedEffect: _effect,
    model.Repeat: _repeat,
    model.Stop: lambda _do, _player: "fermati",
}


# --- statements -------------------------------------------------------------------------------------------------------


def _ending(name: Name) -> str:
    """How a participle ends that speaks of a thing: basic lands are feminine, and names that end as most such do."""
    return "a" if name.text.endswith("a") or phrases.basic_land(name.text) else "o"


def _measure(power: int | None, toughness: int | None) -> str:
    if power is None or toughness is None:
        return f"ha costituzione {toughness}" if power is None else f"ha forza {power}"
    return f"è {power}/{toughness}"


def claim_line(kind: str, negated: bool, args: tuple[object, ...]) -> str:
    """The sentence for a statement, without what stands around it."""
    return _CLAIMS[kind]("non " if negated else "", *args)


def _in_zone(no: str, name: Name, zone: str, player: str) -> str:
    whose = f" di {player}" if player else ""
    return f"{_name(name)} {no}è {phrases.in_zone(zone)}{whose}"


def _types(no: str, name: Name, types: Iterable[str], subtypes: Iterable[str], supertypes: Iterable[str]) -> str:
    line = [*(said("TYPES", word) for word in types), *(said("SUPERTYPES", word) for word in supertypes), *subtypes]
    article = "una" if set(types) & _FEMININE else "un"
    return f"{_name(name)} {no}è {article} {' '.join(line)}"


def _step(no: str, step: str, player: str) -> str:
    return f"{no}è {said('STEPS', step)}{f' di {player}' if player else ''}"


def _blocked_by(no: str, name: Name, by: tuple[Name, ...]) -> str:
    return f"{_name(name)} {no}è bloccato{f' da {_names(by)}' if by else ''}"


_CLAIMS: dict[str, Callable[..., str]] = {
    "in zone": _in_zone,
    "exists": lambda no, name: f"{_name(name)} {no}esiste",
    "ceased": lambda no, name: f"{_name(name)} {no}ha cessato di esistere",
    "phased out": lambda no, name: f"{_name(name)} {no}è fuori fase",
    "face down": lambda no, name: f"{_name(name)} {no}è a faccia in giù",
    "tokens": lambda no, n, name: f"in gioco {no}ci sono {number_said(n, 'pedina', 'pedine')} {_name(name)}",
    "life": lambda no, player, n: f"{player} {no}ha {number_said(n, 'punto vita', 'punti vita')}",
    "size": lambda no, name, p, t: f"{_name(name)} {no}{_measure(p, t)}",
    "has word": lambda no, name, word, of: f"{_name(name)} {no}ha {word}{f' {of}' if of else ''}",
    "colours": lambda no, name, colours: f"{_name(name)} {no}è {_colours(colours)}",
    "types": _types,
    "damage": lambda no, name, n: f"{_name(name)} {no}ha {number_said(n, 'danno', 'danni')}",
    "counters": lambda no, name, c, n: f"{_name(name)} {no}ha {number_said(n, 'segnalino', 'segnalini')} {c}".rstrip(),
    "tapped": lambda no, name, tapped: f"{_name(name)} {no}è {'TAPpat' if tapped else 'STAPpat'}{_ending(name)}",
    "attached": lambda no, name, host: f"{_name(name)} {no}è assegnata a {_name(host)}",
    "controls": lambda no, player, name: f"{player} {no}controlla {_name(name)}",
    "attacking": lambda no, name: f"{_name(name)} {no}sta attaccando",
    "blocking": lambda no, name: f"{_name(name)} {no}sta bloccando",
    "blocked by": _blocked_by,
    "unblocked": lambda no, name: f"{_name(name)} {no}è non bloccato",
    "order": lambda _no, name, names: f"ordine di {_name(name)}: {_names(names)}",
    "stack empty": lambda no: f"la pila {no}è vuota",
    "stack": lambda no, names: f"la pila {no}è, dalla cima: {_names(names)}",
    "mana": lambda no, player, mana: (
        f"{player} {no}ha {_mana(mana)} nella riserva di mana"
        if mana
        else f"la riserva di mana di {player} {no}è vuota"
    ),
    "hand size": lambda no, player, n: f"{player} {no}ha {number_said(n, 'carta', 'carte')} in mano",
    "step": _step,
    "time": lambda no, time: f"{no}è {vocabulary.TIMES[time]}" if time else "non è né giorno né notte",
    "designated": lambda no, name, word: f"{_name(name)} {no}{SAID[word]}",
    "won": lambda no, player: f"{player} {no}ha vinto",
    "lost": lambda no, player: f"{player} {no}ha perso",
    "drawn": lambda no: f"la partita {no}è pari",
    "nobody won": lambda _no: "nessuno ha vinto",
    "verdict": lambda _no, n, verdict: f"azione {n} è {'legale' if verdict == 'legal' else 'illegale'}",
    "triggers": lambda _no, name, n: f"si innesca {number_said(n, 'volta', 'volte')}: {_name(name)}",
    "cites": lambda no, number: f"{no}cita {number}",
    **happened_said.written(_name),
    **named_said.written(_name),
}


_FEMININE = {"creature", "land", "sorcery", "battle"}


_ZONES = {
    "battlefield": "in gioco",
    "hand": "mano",
    "library": "grimorio",
    "graveyard": "cimitero",
    "exile": "esilio",
    "command": "zona di comando",
    "planar": "mazzo planare",
}
