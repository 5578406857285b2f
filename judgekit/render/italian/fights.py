"""Damage, life, mana and combat: what happens in a fight, said in Italian."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.render.italian import small_words
from judgekit.render.italian.small_words import of, to

if TYPE_CHECKING:
    from judgekit.render.italian.scene import Scene


# --- damage, life, mana -----------------------------------------------------------------------------------------------


def damage(scene: Scene, source: object, being: object, amount: int, combat: bool = False) -> str:
    kind = " da combattimento" if combat else ""
    if source == being:
        return f"{scene.name(source)} si infligge {small_words.damage(amount)}{kind}"
    return f"{scene.name(source)} infligge {small_words.damage(amount)}{kind} {to(scene.name(being))}"


def assigned(scene: Scene, source: object, being: object, amount: int) -> str:
    return f"{scene.name(source)} assegna {small_words.damage(amount)} {to(scene.name(being))}"


def prevented(scene: Scene, source: object, being: object, amount: int, *_: object) -> str:
    done = "viene prevenuto" if amount == 1 else "vengono prevenuti"
    hits = f"{scene.name(source)} infliggerebbe {to(scene.name(being))}"
    return f"{done} {small_words.damage(amount)} che {hits}"


def redirected(scene: Scene, source: object, player: str, being: object) -> str:
    return f"il danno {of(scene.name(source))} che toccherebbe {to(player)} va invece {to(scene.name(being))}"


def life(_: Scene, player: str, change: int, *__: object) -> str:
    return f"{player} {'guadagna' if change > 0 else 'perde'} {small_words.life(abs(change))}"


def life_held(_: Scene, player: str, total: int) -> str:
    return f"il danno porta {player} a {small_words.life(total)}, e non oltre"


def _symbols(scene: Scene, symbols: tuple[str, ...]) -> str:
    """Mana as its time writes it: Classic has no symbol for what is colourless, but its number."""
    colourless = sum(one == "C" for one in symbols)
    if scene.modern or not colourless:
        return small_words.mana(symbols)
    return small_words.mana((str(colourless), *(one for one in symbols if one != "C")))


def mana(scene: Scene, player: str, symbols: tuple[str, ...]) -> str:
    return f"{player} aggiunge {_symbols(scene, symbols)} alla sua riserva di mana" if symbols else ""


def spend(scene: Scene, player: str, symbols: tuple[str, ...]) -> str:
    return f"{player} spende {_symbols(scene, symbols)}" if symbols else ""


def unused(scene: Scene, player: str, symbols: tuple[str, ...]) -> str:
    return f"{player} perde il mana non usato, {_symbols(scene, symbols)}" if symbols else ""


# --- combat -----------------------------------------------------------------------------------------------------------


def attacks(scene: Scene, thing: object, defender: object = None, *_: object) -> str:
    return f"{scene.name(thing)} attacca {scene.name(defender)}" if defender else f"{scene.name(thing)} attacca"


def band(scene: Scene, *members: object) -> str:
    return f"{scene.names(members)} attaccano in branco"


def tolled(scene: Scene, thing: object, *_: object) -> str:
    return f"per {scene.name(thing)} si sceglie di pagare il costo facoltativo"


def comes_attacking(scene: Scene, thing: object, defender: object, *_: object) -> str:
    return f"{scene.name(thing)} entra nel combattimento e attacca {scene.name(defender)}"


def comes_blocking(scene: Scene, thing: object, attacker: object, *_: object) -> str:
    return f"{scene.name(thing)} entra nel combattimento e blocca {scene.name(attacker)}"


def blocks(scene: Scene, blocker: object, attacker: object) -> str:
    return f"{scene.name(blocker)} blocca {scene.name(attacker)}"


def block_stands(scene: Scene, blocker: object, attacker: object) -> str:
    return f"{scene.name(blocker)} continua a bloccare {scene.name(attacker)}"


def damage_order(scene: Scene, thing: object, order: Any) -> str:
    those = ", poi ".join(scene.name(one) for one in order)
    return f"{scene.name(thing)} assegnerà il danno in quest’ordine: {those}"


def unblocked(scene: Scene, thing: object) -> str:
    return f"nessuno blocca {scene.name(thing)}"


def combat(scene: Scene, now: Any) -> str:
    """Those who are still in play but fight no more; the rest is told by other events."""
    was = scene.before.facts.get("combat")
    if was is None or not was.attackers:
        nobody = was is None and now is not None and not now.attackers and not now.bands
        return f"{scene.active()} non attacca" if nobody else ""
    fought = [one for one, _ in was.attackers] + [one for one, _ in was.blocks]
    gone = [one for one in fought if now is None or not (now.attacks(one) or now.blocks_anything(one))]
    here = [one for one in dict.fromkeys(gone) if scene.after.get(*one) is not None]
    agree = {small_words.gender(scene.name(one)) for one in here}
    if not agree or agree == {""}:
        no_more = "non fa più parte" if len(here) == 1 else "non fanno più parte"
        return f"{scene.names(here)} {no_more} del combattimento" if here else ""
    removed = f"è rimoss{agree.pop()}" if len(here) == 1 else f"sono rimoss{'e' if agree == {'a'} else 'i'}"
    return f"{scene.names(here)} {removed} dal combattimento"
