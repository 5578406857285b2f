"""Cards on their way, spells and abilities, permanents: what happens to things, said in Italian."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.magic.language import tree
from judgekit.magic.language.dungeons import DUNGEONS
from judgekit.magic.vocabulary import COLOURS, DOINGS
from judgekit.render.italian.effects_said import began, ended
from judgekit.render.italian.small_words import (
    PLANAR_FACES,
    card_type,
    count,
    gender,
    listed,
    mana,
    of,
    on,
    oneself,
    to,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.render.italian.scene import Scene
    from judgekit.table.board import Thing


# --- zones ------------------------------------------------------------------------------------------------------------


def _enters(scene: Scene, name: str, player: str) -> str:
    return f"{name} entra {'nel campo di battaglia' if scene.modern else 'in gioco'} sotto il controllo {of(player)}"


_SET_ASIDE = {
    "suspended": "sospende la carta:",
    "foretold": "predice la carta:",
    "plotted": "trama la carta:",
}  # by a keyword, as it is exiled


def _exiled(scene: Scene, name: str) -> str:
    agrees = gender(name)
    if not agrees:
        return f"{name} va in esilio" if scene.modern else f"si rimuove {name} dal gioco"
    return f"{name} viene esiliat{agrees}" if scene.modern else f"{name} viene rimoss{agrees} dal gioco"


def becomes_a_copy(scene: Scene, begun: Any) -> str:
    return f"{scene.name(begun.objects[0])} diventa una copia {of(scene.name(begun.change.copied.of))}"


def merged(scene: Scene, card: int, base: int, over: bool) -> str:
    return f"{scene.name(card)} si unisce a {scene.name(base)}, {'sopra' if over else 'sotto'}"


def copied(scene: Scene, thing: Thing) -> str:
    ability = thing.face is not None and thing.face.pseudo
    return f"una copia {of(scene.name(thing) if ability else scene.card(thing.id, thing))} va in pila"


def copied_card(scene: Scene, thing: Thing) -> str:
    return f"si fa una copia {of(scene.card(thing.id, thing))}"


def _as_a_copy(scene: Scene, copy: Any) -> str:
    return "" if copy is None else f" come copia {of(scene.name(copy.of))}"


def move(scene: Scene, thing: int, zone: str, player: str, how: str = "", place: int = 0, copy: object = None) -> str:
    name = scene.name(thing)
    whose = scene.whose(zone, thing, player)
    if how in {"discarded", "sacrificed"}:
        told = f"{player} {'scarta' if how == 'discarded' else 'sacrifica'} {name}"
        return told if zone == "graveyard" else f"{told}, che va {scene.where(zone, whose)}"
    if how in _SET_ASIDE:
        return f"{player} {_SET_ASIDE[how]} {_exiled(scene, name)}"
    if zone == "battlefield":
        back = how == "refunded"
        entered = _enters(scene, name, player) + _as_a_copy(scene, copy)
        return f"{name} torna {scene.where(zone, player)}" if back else entered
    if zone == "out":
        return f"{name} lascia la partita"
    if zone == "exile":
        return _exiled(scene, name)
    if zone == "library":
        end = "in fondo al" if place < 0 else "in cima al"
        return f"{name} va {end} grimorio {of(whose)}"
    was = scene.before.things.get(thing)
    verb = "torna" if how == "returned" and (was is None or was.zone[0] != "library") else "va"
    return f"{name} {verb} {scene.where(zone, whose)}"


def destroy(scene: Scene, thing: int, *_: object) -> str:
    there = scene.after.things.get(thing)
    goes = f"va {scene.where(*there.zone)}" if there is not None and there.zone[0] == "graveyard" else ""
    name = scene.name(thing)
    if agrees := gender(name):
        return f"{name} viene distrutt{agrees}{goes and f' e {goes}'}"
    return f"si distrugge {name}{goes and f': {goes}'}"


def announce(scene: Scene, player: str, thing: int) -> str:
    return f"{player} annuncia {scene.name(thing)}: va in pila"


def stack(scene: Scene, thing: Thing) -> str:
    return f"{scene.name(thing)} va in pila"


def played(scene: Scene, player: str, thing: int) -> str:
    return f"{player} finisce di {'lanciare' if scene.modern else 'giocare'} {scene.name(thing)}"


def land(scene: Scene, player: str, thing: int, copy: object = None) -> str:
    return f"{player} gioca {scene.name(thing)}{_as_a_copy(scene, copy)}"


def draw(scene: Scene, player: str, thing: int | None) -> str:
    if thing is None:
        return f"{player} tenta di pescare, ma nel suo grimorio non ci sono più carte"
    return f"{player} pesca {scene.name(thing)}"


def vanish(scene: Scene, thing: int) -> str:
    gone = scene.before.things.get(thing) or scene.after.things.get(thing)
    if gone is not None and gone.face is not None and gone.face.pseudo:
        return f"{scene.name(gone)} lascia la pila"
    if gone is not None and gone.face is not None and gone.face.copy:
        return f"la copia {of(scene.card(thing))} cessa di esistere"
    return f"la pedina {scene.name(thing)} cessa di esistere"


def create(scene: Scene, thing: Thing) -> str:
    like = thing.face.traits
    size = "" if like.power is None else f" {like.power}/{like.toughness}"
    copy = thing.marks.get("copy")
    who = thing.marks.get("controller", thing.owner)
    return _enters(scene, f"la pedina {thing.name}{size}", who) + _as_a_copy(scene, copy)


def order(_: Scene, zone: tuple[str, str], _things: tuple[int, ...]) -> str:
    return f"{zone[1]} mette in ordine le carte nel cimitero" if zone[0] == "graveyard" else ""


# --- playing and resolving --------------------------------------------------------------------------------------------


def _number(one: object) -> object:
    """What a target is, wherever it has gone: a player, or the number of a thing."""
    return one[0] if isinstance(one, tuple) else one


def _targets(scene: Scene, thing: int, groups: Any) -> str:
    ones = [one for group in groups for one in group]
    if not ones:
        return ""
    had = scene.before.things.get(thing)
    before = had.marks.get("chosen", {}).get("targets") if had is not None else None
    if before:
        same = [_number(one) for group in before for one in group] == [_number(one) for one in ones]
        if same:
            return ""  # what it has moved itself: the rest of its text finds it there
        return f"restano bersagli legali: {scene.names(ones)}"
    who = scene.controller(thing)
    there = scene.after.things.get(thing)
    if had is None and there is not None and there.face is not None and there.face.copy:
        return f"ha {'come bersaglio' if len(ones) == 1 else 'come bersagli'} {scene.names(ones)}"  # as what it copies
    noun = "come bersaglio" if len(ones) == 1 else "come bersagli"
    return f"{who} sceglie {noun} {listed(oneself(who) if one == who else scene.name(one) for one in ones)}"


def _modes(scene: Scene, thing: int, modes: Any) -> str:
    which = listed(str(n + 1) for n in modes)
    return f"{scene.controller(thing)} sceglie {'il modo' if len(modes) == 1 else 'i modi'} {which}"


_NTH = ("il primo bersaglio", "il secondo", "il terzo", "il quarto")


def _division(scene: Scene, thing: int, shares: Any) -> str:
    had = scene.before.things.get(thing)
    if had is not None and had.marks.get("chosen", {}).get("division") and len(shares) <= len(_NTH):
        each = (f"{n} {to(nth)} ({scene.name(one)})" for nth, (one, n) in zip(_NTH, shares, strict=False))
        return f"la divisione è ora: {listed(each)}"  # nobody divides anew
    return f"{scene.controller(thing)} divide così: {listed(f'{n} {to(scene.name(one))}' for one, n in shares)}"


def _halves(scene: Scene, thing: int, value: tuple[str, ...]) -> str:
    paid = [mana(tuple(half for half in value if half != "P"))] if set(value) != {"P"} else []
    life = [f"{2 * value.count('P')} punti vita"] if "P" in value else []
    return f"per i simboli che lasciano una scelta {scene.name(thing)} costa {listed([*paid, *life])}"


def _instead(scene: Scene, thing: int, costs: tuple[object, ...]) -> str:
    if tree.same(costs, (tree.OwnCost(),)):
        return f"per {scene.name(thing)} si paga il suo costo di mana"
    if not costs:
        return f"per {scene.name(thing)} non si paga il costo di mana"
    return f"per {scene.name(thing)} si paga un altro costo, non il suo costo di mana"


_CHOICES: dict[str, Callable[[Scene, int, Any], str]] = {
    "targets": _targets,
    "modes": _modes,
    "x": lambda scene, _, value: f"X vale {value}",  # noqa: ARG005
    "division": _division,
    "halves": _halves,
    "instead": _instead,
    "added": lambda scene, thing, value: f"per {scene.name(thing)} si sceglie di pagare {listed(value)}",
}


def choose(scene: Scene, thing: int, what: str, value: object) -> str:
    saying = _CHOICES.get(what)
    return saying(scene, thing, value) if saying is not None else ""


def resolves(scene: Scene, thing: int) -> str:
    return f"{scene.name(thing)} si risolve"


def countered(scene: Scene, thing: int) -> str:
    gone = scene.thing(thing)
    ability = gone is not None and gone.face is not None and gone.face.pseudo
    copy = gone is not None and gone.face is not None and gone.face.copy
    said = scene.name(thing) if ability or copy else f"la magia {scene.name(thing)}"
    return f"{said} è neutralizzat{'a' if said.startswith(('la ', 'l’abilità')) else 'o'}"


def looks(scene: Scene, player: str, cards: tuple[int, ...]) -> str:
    return f"{player} guarda {listed(scene.name(card) for card in cards)}" if cards else f"{player} non trova nulla"


def reveals(scene: Scene, player: str, cards: tuple[int, ...], *_: object) -> str:
    return f"{player} rivela {listed(scene.name(card) for card in cards)}" if cards else f"{player} non rivela nulla"


def shows(scene: Scene, thing: int, *_: object) -> str:
    there = scene.after.things.get(thing)
    return f"{scene.card(thing)} mostra la faccia {there.face.name}" if there is not None else ""


def transforms(scene: Scene, thing: int) -> str:
    there = scene.after.things.get(thing)
    return f"{scene.name(thing)} si trasforma in {there.face.name}" if there is not None else ""


def unlocks(scene: Scene, thing: int, player: str, nth: int) -> str:
    return f"{player} sblocca la porta {_door(scene, thing, nth)}"


def locks(scene: Scene, thing: int, player: str, nth: int) -> str:
    return f"{player} blocca la porta {_door(scene, thing, nth)}"


def _door(scene: Scene, thing: int, nth: int) -> str:
    there = scene.after.things[thing].face
    return str((there.of or there).others[nth].name)


def flips_over(scene: Scene, thing: int) -> str:
    there = scene.after.things.get(thing)
    return f"{scene.name(thing)} si capovolge: è {there.face.name}" if there is not None else ""


def fizzles(scene: Scene, thing: int, targets: object = ()) -> str:
    return f"nessun bersaglio {of(scene.name(thing))} è più legale"


def too_late(scene: Scene, thing: int) -> str:
    return f"l’effetto {of(scene.name(thing))} non comincia: il tempo per cui doveva durare è già passato"


def flipped(scene: Scene, player: str, won: bool, *_: object) -> str:
    return f"{player} {'vince' if won else 'perde'} il lancio della moneta"


def fell(scene: Scene, player: str, heads: bool, *_: object) -> str:
    return f"{player} lancia una moneta: esce {'testa' if heads else 'croce'}"


def rolled(scene: Scene, player: str, sides: int, shown: int, result: int, *_: object) -> str:
    added = f": il risultato è {result}" if result != shown else ""
    return f"{player} tira un d{sides} ed esce {shown}{added}"


def declined(scene: Scene, player: str, thing: int | None = None, what: object = "", *_: object) -> str:
    if what == "cost" and thing is not None:
        return f"{player} non paga ciò che chiede {scene.name(thing)}"
    if what == "targets":
        return f"{player} lascia i bersagli com’erano"
    what = "" if thing is None else f" {of(scene.name(thing))}"
    return f"{player} rinuncia all’effetto facoltativo{what}"


def triggers_for_mana(scene: Scene, source: object) -> str:
    return f"l’abilità di mana {of(scene.name(source))} si risolve subito, senza andare in pila"


# --- permanents -------------------------------------------------------------------------------------------------------


def _enters_tapped(name: str) -> str:
    agrees = gender(name)
    return f"{name} entra TAPpat{agrees}" if agrees else f"il permanente {name} entra TAPpato"


def tap(scene: Scene, thing: int) -> str:
    was, now = scene.before.things.get(thing), scene.after.things.get(thing)
    enters = was is None or was.zone[0] not in {"battlefield", "phased"}
    if enters and now is not None and now.zone[0] == "battlefield":
        return _enters_tapped(scene.name(thing))
    return f"{scene.controller(thing)} TAPpa {scene.name(thing)}"


def untap(scene: Scene, thing: int) -> str:
    return f"{scene.controller(thing)} STAPpa {scene.name(thing)}"


def _shields(scene: Scene, thing: int, value: Any) -> str:
    before = scene.before.things.get(thing)
    had = before.marks.get("shields", ()) if before is not None else ()
    more = len(value or ()) > len(had)
    return f"{scene.name(thing)} riceve uno scudo di rigenerazione" if more else ""


def _chosen(scene: Scene, thing: int, value: dict[str, Any]) -> str:
    """What was last chosen for a permanent: a word, or something that is there (by its object)."""
    what, said = list(value.items())[-1]
    if isinstance(said, tuple) and len(said) == 2 and all(isinstance(part, int) for part in said):
        return f"per {scene.name(thing)} si sceglie {scene.name(said)}"
    named = next(iter(COLOURS.get(said, (said,)))) if what == "colour" else card_type(said)
    return f"per {scene.name(thing)} si sceglie «{named}»"


_DESIGNATED = {
    "harnessed": "diventa imbrigliato",
    "ring-bearer": "diventa il Portatore dell’Anello",
    "renowned": "diventa un permanente rinomato",
    "suspected": "diventa una creatura sospettata",
    "solved": "diventa risolto",
    "monstrous": "diventa un permanente mostruoso",
    "tribute": "entra con il tributo pagato",
}


def haunts(scene: Scene, card: int, creature: object) -> str:
    return f"{scene.name(card)} tormenta {scene.name(creature)}"


def divided(scene: Scene, player: str, one: Iterable[object], other: Iterable[object]) -> str:
    piles = [", ".join(scene.name(each) for each in pile) or "nessuna carta" for pile in (one, other)]
    return f"{player} separa le carte in due mucchi: {piles[0]}; {piles[1]}"


def planar_roll(_: Scene, player: str, shown: str) -> str:
    return f"{player} tira il dado planare ed esce {PLANAR_FACES[shown]}"


def planeswalk(scene: Scene, player: str, away: tuple[int, ...], to: int) -> str:
    left = " e ".join(scene.name(number) for number in away)
    return f"{player} viaggia tra i piani{f' da {left}' if left else ''} verso {scene.name(to)}"


def crowned(_: Scene, thing: Thing) -> str:
    return f"{thing.owner} diventa il monarca"


def will_control(_: Scene, player: str, who: str) -> str:
    return f"{player} controllerà {who} durante il suo prossimo turno"


def takes_initiative(_: Scene, thing: Thing) -> str:
    return f"{thing.owner} prende l’iniziativa"


def loses_initiative(scene: Scene, thing: int) -> str:
    return f"{scene.before.things[thing].owner} non ha più l’iniziativa"


def crowned_again(_: Scene, player: str) -> str:
    return f"{player} è già il monarca"


def deposed(scene: Scene, thing: int) -> str:
    return f"{scene.before.things[thing].owner} non è più il monarca"


def dungeon(_: Scene, thing: Any) -> str:
    return f"{thing.owner} porta in partita {thing.name}: va nella zona di comando"


def enters_room(scene: Scene, thing: int, nth: int) -> str:
    """A player's marker comes to a room."""
    one = scene.after.things[thing]
    room = DUNGEONS[one.name][nth]
    return f"{one.owner} entra nella stanza «{room.name}»: {room.text}".rstrip(".")


def completes(scene: Scene, player: str, thing: int) -> str:
    return f"{scene.name(thing)} lascia la partita"


_BLESSINGS = {"blessed": "la benedizione della città"}


def player_designated(_: Scene, player: str, name: str) -> str:
    return f"{player} ottiene {_BLESSINGS[name]}"


def done(scene: Scene, word: str, one: object, other: object) -> str:
    """Somebody, or something, has done what a word of the rules tells."""
    whom = f" {scene.name(other)}" if other is not None else ""
    return f"{scene.name(one)} {DOINGS[word][0]}{whom}"


def designated(scene: Scene, thing: int, name: str) -> str:
    """A permanent is marked as something."""
    if name.startswith(tree.LEVEL):
        return f"{scene.name(thing)} sale al livello {name.removeprefix(tree.LEVEL)}"
    return f"{scene.name(thing)} {_DESIGNATED[name]}"


def _paired(scene: Scene, thing: int, value: Any) -> str:
    """Two creatures are paired, which is told once, or one is no longer."""
    if not value:
        return f"{scene.name(thing)} non è più abbinata"
    return f"{scene.name(thing)} e {scene.name(value[:-1])} sono abbinate" if thing < value[0] else ""


_MARKS: dict[str, Callable[[Scene, int, Any], str]] = {
    "damage": lambda scene, thing, value: "" if value else f"il danno {on(scene.name(thing))} scompare",
    "shields": _shields,
    "tapped": lambda scene, thing, value: _enters_tapped(scene.name(thing)) if value else "",
    "choices": _chosen,
    "protector": lambda scene, thing, value: f"{value} protegge {scene.name(thing)}",
    "pair": _paired,
    "designated": lambda scene, thing, _value: f"{scene.name(thing)} non è più una creatura sospettata",
    "phased out": lambda scene, thing, value: f"{scene.name(thing)} {'scompare' if value else 'riappare'}",
    "face down": lambda scene, thing, value: f"{scene.name(thing)} si gira a faccia in {'giù' if value else 'su'}",
}


def mark(scene: Scene, thing: int, name: str, value: object) -> str:
    saying = _MARKS.get(name)
    return saying(scene, thing, value) if saying is not None else ""


def in_time(scene: Scene, *stamps: tuple[int, int]) -> str:
    """In which order things that came together count as having come."""
    those = ", poi ".join(scene.name(one) for one, _ in stamps)
    return f"nell’ordine di tempo vengono {those}"


def shield(scene: Scene, waiting: tuple[Any, ...]) -> str:
    """A shield that has been set up; one that ends is told by what it does."""
    if len(waiting) <= len(scene.before.facts.get("watching", ())):
        return ""
    what = waiting[-1].ability
    prevents = any(isinstance(one, tree.Prevent) for one in (what, *getattr(what, "do", ())[:1]))
    return "comincia un effetto che previene danno" if prevents else "comincia un effetto di sostituzione"


def counters(scene: Scene, thing: int | str, kind: str, how_many: int, _: str = "") -> str:
    said = count(abs(how_many), "segnalino", "segnalini")
    name = thing if isinstance(thing, str) else scene.name(thing)
    return f"{name} {'riceve' if how_many > 0 else 'perde'} {said} {kind}"


def attach(scene: Scene, thing: int, host: object) -> str:
    name = scene.name(thing)
    if host is None:
        return f"{name} si stacca"
    there = scene.thing(thing)
    types = there.face.traits.types if there is not None else frozenset()
    verb = "incanta" if "enchantment" in types else "equipaggia" if "artifact" in types else "si unisce a"
    return f"{name} {verb} {scene.name(host)}"


def effect(scene: Scene, effect: object) -> str:
    return began(scene, effect)


def end_effects(scene: Scene, effects: object) -> str:
    return ended(scene, effects)
