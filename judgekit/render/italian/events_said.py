"""What happens, said in Italian: for each kind of event a function that makes a sentence of it.

An event that only keeps the books says nothing. Sentences begin in lower case and have no full stop: whoever shows
them joins several. Verbs are chosen so that nobody has to know the gender of a card's name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC, WOM
from judgekit.magic.language import tree
from judgekit.magic.plays.board.teams import side_of, turns_with
from judgekit.render.italian import fights, things_said, wom_said
from judgekit.render.italian.scene import Scene
from judgekit.render.italian.small_words import doing, life, mana, of, to

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.table.board import Board
    from judgekit.table.engine import Event


def sentence(event: Event, before: Board, after: Board, labels: Mapping[int, str], *, modern: bool = False) -> str:
    """An event as a sentence, "" where a reader does not want to hear of it."""
    return say(event, Scene(before, after, labels, modern))


def say(event: Event, scene: Scene) -> str:
    """The same, for whoever has a scene at hand."""
    saying = _OF_GAMES[scene.game].get(event.kind)
    return saying(scene, *event.args) if saying is not None else ""


def _nothing(*_: object) -> str:
    return ""


# --- time and priority ------------------------------------------------------------------------------------------------


def _turn(_: Scene, player: str) -> str:
    return f"comincia il turno {of(player)}"


def _begins(scene: Scene, name: str) -> str:
    return f"comincia {scene.stage(name)} {of(scene.active())}"


def _leave(scene: Scene, name: str) -> str:
    return f"finisce {scene.stage(name)}" if name else ""


def _priority(scene: Scene, player: str) -> str:
    return f"{doing(turns_with(scene.after, player), 'riceve', 'ricevono')} la priorità"


def _pass(_: Scene, player: str, following: str) -> str:
    return f"{player} passa la priorità {to(following)}"


def _skipped(scene: Scene, name: str, *_: object) -> str:
    return f"si salta {'il turno' if name == 'turn' else scene.stage(name)}"


# --- the game ---------------------------------------------------------------------------------------------------------

_LOSSES = {
    "life": ": non ha più punti vita",
    "team": ": perde la sua squadra",
    "library": ": deve pescare e il grimorio non ha abbastanza carte",
    "poison": ": ha troppi segnalini veleno",
    "commander": ": lo stesso comandante gli ha inflitto almeno 21 danni da combattimento",
}


def _lost(_: Scene, player: str, why: str = "") -> str:
    return f"{player} concede la partita" if why == "concedes" else f"{player} perde la partita{_LOSSES.get(why, '')}"


def _over(scene: Scene, winner: str | None, drawn: bool = False) -> str:
    if drawn or not winner:
        return "la partita è pari" if drawn else "la partita è finita"
    return f"{doing(side_of(scene.after, winner), 'vince', 'vincono')} la partita"


def _undone(*_: object) -> str:
    return "l’azione illegale si annulla e tutto torna com’era"


def _who_starts(scene: Scene, player: object) -> str:
    return f"comincia {player}" if scene.after.facts.get("number") in {None, 0} and player else ""


def _total_cost(scene: Scene, paid: Any) -> str:
    return f"il costo totale {of(scene.name(paid[0]))} è {mana(paid[1])}" if paid else ""


def _all_of_it(scene: Scene, what: object, due: Any) -> str:
    return "" if due.mana else f"il costo totale {of(scene.name(what))} non comprende mana"


_NOTES: dict[str, Callable[[Scene, Any], str]] = {
    "started": _who_starts,
    "paid": _total_cost,
    "due": lambda scene, value: _all_of_it(scene, *value) if value else "",
    "assigned": lambda _, value: "nessuna creatura assegna danno" if value is not None and not value.shares else "",
    "watching": lambda scene, value: things_said.shield(scene, value or ()),
    "further turns": lambda _, value: f"dopo questo turno ne giocherà un altro {value[0]}" if value else "",
    "more lands": lambda _, value: "in questo turno si possono giocare altre terre" if value else "",
    "rounds": lambda _, value: f"il loop si ripete {'un’altra volta' if value == 1 else f'altre {value} volte'}",
    "delayed": lambda _, value: "si prepara un’abilità innescata ritardata" if value else "",
}


REPLACED = {
    **dict.fromkeys(("draws", tree.DRAWS_BESIDES), "sostituisce la pescata"),
    "gains life": "sostituisce il guadagno di punti vita",
    **dict.fromkeys(tree.OF_DAMAGE, "modifica il danno"),
    **dict.fromkeys(("gets counters", "an effect puts counters"), "modifica i segnalini"),
    "creates": "modifica la creazione di pedine",
    **dict.fromkeys((tree.WOULD_ENTER, tree.ENTERS_UNCAST), "sostituisce l’ingresso sul campo di battaglia"),
    "enters": "modifica l’ingresso sul campo di battaglia",
    tree.TURNED_UP: "modifica il girarsi a faccia in su",
    "graveyard": "sostituisce l’andata nel cimitero",
    "dies": "sostituisce l’andata nel cimitero",
    "pays life": "sostituisce il pagamento dei punti vita",
    "pays life that is covered": "sostituisce il pagamento dei punti vita",
    "is destroyed": "sostituisce la distruzione",
    "leaves": "sostituisce l’uscita dal campo di battaglia",
}


def _replaced(scene: Scene, source: object, kind: str) -> str:
    return f"l’effetto {of(scene.name(source))} {REPLACED[kind]}"


def _note(scene: Scene, name: str, value: object) -> str:
    saying = _NOTES.get(name)
    return saying(scene, value) if saying is not None else ""


def _tell(_: Scene, player: str, name: str, value: Any) -> str:
    return f"{player} comincia con {life(value)}" if name == "life" else ""


def _named(verb: str) -> Callable[..., str]:
    """A sentence of a thing and one verb."""

    def play(scene: Scene, thing: object, *_: object) -> str:
        return f"{scene.name(thing)} {verb}"

    return play


def _emblem(_: Scene, thing: Any) -> str:
    return f"{thing.owner} ottiene un emblema"


def _said(text: str) -> Callable[..., str]:
    """A sentence that is always the same."""
    return lambda *_: text


SENTENCES: dict[str, Callable[..., str]] = {
    "turn": _turn,
    "phase": _begins,
    "step": _begins,
    "leave": _leave,
    "priority": _priority,
    "pass": _pass,
    "skipped": _skipped,
    "move": things_said.move,
    "destroy": things_said.destroy,
    "announce": things_said.announce,
    "stack": things_said.stack,
    "played": things_said.played,
    "land": things_said.land,
    "draw": things_said.draw,
    "vanish": things_said.vanish,
    "create": things_said.create,
    "emblem": _emblem,
    "dungeon": things_said.dungeon,
    "enters room": things_said.enters_room,
    "haunts": things_said.haunts,
    "divided": things_said.divided,
    "votes": lambda _, player, word: f"{player} vota per «{word}»",
    "planar roll": things_said.planar_roll,
    "planeswalk": things_said.planeswalk,
    "chaos": lambda *_: "si scatena il caos",
    "planeswalker rolled": _nothing,  # the ability that it triggers says it
    "speed": lambda _scene, player, speed, *_rest: f"la velocità di {player} diventa {speed}",
    "crowned": things_said.crowned,
    "will control": things_said.will_control,
    "initiative": things_said.takes_initiative,
    "initiative again": things_said.takes_initiative,
    "initiative lost": things_said.loses_initiative,
    "crowned again": things_said.crowned_again,
    "deposed": things_said.deposed,
    "completes": things_said.completes,
    "phase out": _named("scompare"),
    "phase in": _named("riappare"),
    "order": things_said.order,
    "flipped": things_said.flipped,
    "fell": things_said.fell,
    "rolled": things_said.rolled,
    "shuffled": _named("mescola il suo grimorio"),
    "cycled": _named("cicla una carta"),
    "activated": lambda _scene, player, *_rest: f"{player} attiva un’abilità",
    "choose": things_said.choose,
    "resolves": things_said.resolves,
    "target stays": _named("tiene il bersaglio che aveva: quello nuovo non sarebbe legale"),
    "countered": things_said.countered,
    "fizzles": things_said.fizzles,
    "too late": things_said.too_late,
    "declined": things_said.declined,
    "undone": _undone,
    "tap": things_said.tap,
    "untap": things_said.untap,
    "designated": things_said.designated,
    "player designated": things_said.player_designated,
    "done": things_said.done,
    "mark": things_said.mark,
    "in time": things_said.in_time,
    "counters": things_said.counters,
    "attach": things_said.attach,
    "effect": things_said.effect,
    "end effects": things_said.end_effects,
    "becomes a copy": things_said.becomes_a_copy,
    "merge": things_said.merged,
    "becomes a token": _named("è ora una pedina"),
    "copied": things_said.copied,
    "copy of a card": things_said.copied_card,
    "replaced": _replaced,
    "regenerated": _named("si rigenera"),
    "redirected": fights.redirected,
    "damage": fights.damage,
    "assigned": fights.assigned,
    "prevented": fights.prevented,
    "life": fights.life,
    "life held": fights.life_held,
    "mana": fights.mana,
    "spend": fights.spend,
    "unused": fights.unused,
    "taps for mana": _nothing,  # to TAP and to add say it
    "triggers for mana": things_said.triggers_for_mana,
    "looks": things_said.looks,
    "shows": things_said.shows,
    "transforms": things_said.transforms,
    "flips over": things_said.flips_over,
    "unlocks": things_said.unlocks,
    "locks": things_said.locks,
    "hidden": _named("è a faccia in giù"),
    "turns up": _named("si gira a faccia in su"),
    "turns down": _named("si gira a faccia in giù"),
    "reveals": things_said.reveals,
    "changes hands": _nothing,  # the effect that gives it says it
    "effects follow": _nothing,  # what has changed the spell goes on: nothing new to be seen
    "nothing assigned": _said("nessuna creatura ha danno da assegnare"),
    "attacks": fights.attacks,
    "player attacks": _nothing,  # each attacker says it
    "is attacked": _nothing,
    "band": fights.band,
    "comes attacking": fights.comes_attacking,
    "comes blocking": fights.comes_blocking,
    "tolled": fights.tolled,
    "goes on fighting": _named("resta nel combattimento"),
    "blocks": fights.blocks,
    "damage order": fights.damage_order,
    "block stands": fights.block_stands,
    "leaves combat": _nothing,  # the combat without them says it
    "becomes blocked": _nothing,  # each block says it
    "becomes unblocked": fights.unblocked,
    "combat": fights.combat,
    "lost": _lost,
    "out": _named("non gioca più"),
    "the rest leaves": _named("lascia la partita con tutto ciò che possiede"),
    "becomes day or night": lambda _, time: "diventa giorno" if time == "day" else "diventa notte",
    "over": _over,
    "loop": _said("la stessa situazione si ripete senza fine"),
    "note": _note,
    "tell": _tell,
}
_OF_GAMES = {MAGIC: SENTENCES, WOM: wom_said.SENTENCES}
