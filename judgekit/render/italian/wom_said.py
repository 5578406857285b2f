"""Wizards of Mickey said in Italian: what happens, why something may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.render.italian import wom_in_vain
from judgekit.render.italian.small_words import count, listed, of, the_stage, to

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judgekit.render.italian.scene import Scene


_PLACES = ("a sinistra", "al centro", "a destra")
_COLOURS = {"rosso": "rossa", "nero": "nera", "giallo": "gialla"}
_KINDS = {
    "value": "vale",
    "double": "raddoppia",
    "halve": "dimezza",
    "add": "aggiunge",
    "subtract": "sottrae",
    "plus": "+",
    "minus": "-",
    "final": "la Potenza Magica Modificata è",
}


_SIGNED = frozenset({"plus", "minus"})
_VERBS = frozenset({"annulla", "blocca"})  # Special Actions that say what they do


def _diamagic(number: int) -> str:
    return "1 Diamagic" if number == 1 else f"{number} Diamagic"


# --- time, setting up -------------------------------------------------------------------------------------------------


def _turn(_: Scene, player: str) -> str:
    return f"comincia il turno {of(player)}"


_OF_BOTH = frozenset({"reveal", "count", "winner"})  # parts of the challenge, in which both have cards


def _phase(scene: Scene, name: str) -> str:
    begun = f"comincia {the_stage(name)}"
    return begun if name in _OF_BOTH else f"{begun} {of(scene.active())}"  # of whose turn it is


def _over(_: Scene, player: str) -> str:
    return f"{player} ha 6 Diamagic e vince la partita"


def _declares(_: Scene, player: str, team: str) -> str:
    return f"{player} dichiara il team {team}"


def _deploys(scene: Scene, player: str, wizard: int, place: int) -> str:
    return f"{player} schiera {scene.name(wizard)} {_PLACES[place]}"


def _open(_: Scene, player: str, there: Any) -> str:
    return f"{player} forma la mano con le prime {len(there)} carte del mazzo"


# --- cards ------------------------------------------------------------------------------------------------------------


def _draw(scene: Scene, player: str, there: Any) -> str:
    named = [scene.name(number) for number in there]
    what = listed(named) if "una carta" not in named else count(len(there), "carta", "carte")
    return f"{player} pesca {what}"


def _reshuffle(scene: Scene, player: str, order: Any) -> str:
    if not any(scene.before.things[n].zone[0] == "discards" for n in order if n in scene.before.things):
        return f"{player} mescola il mazzo Magie"
    return f"{player} rimescola gli scarti e ricompone il mazzo Magie"


def _discard(scene: Scene, card: int) -> str:
    had = scene.before.things.get(card)
    if had is None or had.zone[0] == "hand":
        return f"{had.owner if had else ''} scarta {scene.name(card)}".strip()
    return f"{scene.name(card)} va negli scarti {of(had.owner)}"


def _launch(scene: Scene, player: str, spell: int, wizard: int, _: object = ()) -> str:
    return f"{player} fa lanciare {scene.name(spell)} {to(scene.name(wizard))}{wom_in_vain.at_once(scene, spell)}"


def _hide(scene: Scene, player: str, spell: int, wizard: int) -> str:
    whose = to(scene.name(wizard))
    return f"{player} fa lanciare nascosta una Magia {whose}: la carta {scene.name(spell)} sta coperta"


def _power(scene: Scene, spell: int, old: Any, new: Any, kind: str, behind: Any) -> str:
    if kind == "floor":
        return f"la Potenza Magica Modificata {of(scene.name(spell))} non scende sotto 0"
    moves = f"resta a {new}" if old == new else f"passa da {old} a {new}"
    sign = (
        f"{new - old:+d}" if kind in _SIGNED and isinstance(old, int) and isinstance(new, int) else f"«{_KINDS[kind]}»"
    )
    told = f"{scene.name(spell)} {moves} ({sign} {_through(scene, spell, behind)})"
    return ": ".join((told, *dict.fromkeys(pair for source in behind if (pair := _face_to_face(scene, source)))))


def _through(scene: Scene, spell: int, behind: Iterable[int]) -> str:
    """By whose effects a spell is changed: its own, those of other cards."""
    named = dict.fromkeys(map(scene.name, behind))
    others = [of(name) for name in named if name != scene.name(spell)]
    own = ["per il proprio effetto"] if scene.name(spell) in named else []
    return listed([*own, *([f"per effetto {listed(others)}"] if others else [])])


def _face_to_face(scene: Scene, source: Any) -> str:
    """Who stands before the wizard of a card that speaks of the opposite one: nobody need count places."""
    card = scene.thing(source)
    if card is None or "oppost" not in card.face.text.casefold():
        return ""
    mine = scene.thing(card.marks["by"]) if "by" in card.marks else card
    if mine is None or "place" not in mine.marks:
        return ""
    other = wom_in_vain.opposite(scene, mine)
    return f"davanti {to(scene.name(mine.id))} sta {scene.name(other.id)}" if other is not None else ""


def _total(_: Scene, player: str, value: int, why: str) -> str:
    tail = {"outsiders": " per i Maghi fuori dal team dichiarato", "floor": ": non scende sotto 0"}.get(why, "")
    return f"la Potenza Magica Finale {of(player)} è {value}{tail}"


def _challenge(_: Scene, player: str) -> str:
    return f"{player} vince la sfida" if player else "la sfida finisce in parità"


def _annul(scene: Scene, card: int, source: int) -> str:
    had = scene.before.things.get(card)
    if had is not None and source in had.marks.get("annulled", ()):
        return ""  # it has been told already
    return f"{scene.name(card)} diventa Semplice per effetto {of(scene.name(source))}"


def _done(scene: Scene, source: int, what: Any) -> str:
    if what.word in _VERBS:
        return f"{scene.name(source)} {what.word} {scene.names(what.targets)}"
    return f"{what.word.capitalize()} {of(scene.name(source))} colpisce {scene.names(what.targets)}"


def _lasts(scene: Scene, spell: int, stays: bool) -> str:
    return f"{scene.name(spell)} {'resta in gioco: è Continua' if stays else 'non è più Continua'}"


def _places(scene: Scene, one: int, two: int, _follow: bool) -> str:
    return f"{scene.name(one)} e {scene.name(two)} si scambiano di posto"


# --- castles and Diamagic ---------------------------------------------------------------------------------------------


def _castle(scene: Scene, player: str, castle: int) -> str:
    there = scene.before.zones.get(("castle", ""), ())
    tail = f" e copre {scene.name(there[0])}" if there else ""
    return f"{player} mette in gioco il Castello {scene.name(castle)}{tail}"


def _castle_leaves(scene: Scene, castle: int) -> str:
    return f"il Castello {scene.name(castle)} va fra i Castelli scartati {of(scene.after.things[castle].owner)}"


def _stake(_: Scene, _token: int, player: str) -> str:
    return f"{player} mette in palio, coperto, un Diamagic della riserva"


def _won(_: Scene, player: str, there: Any) -> str:
    return f"{player} si aggiudica {_diamagic(len(there))} in palio"


def _token(scene: Scene, token: int) -> str:
    thing = scene.thing(token)
    return f"un {thing.name}" if thing is not None else "un Diamagic"


def _assigned(scene: Scene, token: int, wizard: int) -> str:
    return f"{scene.name(wizard)} riceve {_token(scene, token)}"


def _token_lost(scene: Scene, token: int, wizard: int) -> str:
    return f"{scene.name(wizard)} perde {_token(scene, token)}"


def _show(scene: Scene, player: str, card: int) -> str:
    return f"{player} mostra {scene.name(card)}"


def _looks(_: Scene, player: str, pile: str, whose: str) -> str:
    return f"{player} guarda {'il mazzo Castelli' if pile == 'castles' else 'gli scarti'} {of(whose)}"


SENTENCES: dict[str, Callable[..., str]] = {
    "turn": _turn,
    "phase": _phase,
    "over": _over,
    "not admitted": lambda _, player: f"{player} non è ammesso a giocare con questo mazzo",
    "admitted": lambda _, player: f"il mazzo {of(player)} è regolare",
    "looks": _looks,
    "declares": _declares,
    "code": lambda scene, player, code: f"{player} usa il Codice {scene.name(code)}",
    "swap": lambda scene, player, out, into: f"{player} sostituisce {scene.name(out)} con {scene.name(into)}",
    "begins": lambda _, player: f"{player} è il primo giocatore di turno",
    "deploys": _deploys,
    "open": _open,
    "set up": lambda _: "i preparativi sono finiti",
    "draw": _draw,
    "reshuffle": _reshuffle,
    "discard": _discard,
    "show": _show,
    "show hand": lambda _, player, _there: f"{player} mostra la mano",
    "passes": lambda _, player: f"{player} passa: in questa sfida non gioca altre carte",
    "launch": _launch,
    "hide": _hide,
    "reveal": lambda scene, spell: f"si scopre {scene.name(spell)}",
    "turned up": lambda scene, spell: f"si scopre {scene.name(spell)}, che passa senza effetto fra le Magie lanciate",
    "lasts": _lasts,
    "annul": _annul,
    "simple": lambda scene, spell: f"{scene.name(spell)} diventa Semplice per il proprio Sotterfugio",
    "simplified": lambda scene, spell, value: f"{scene.name(spell)} è scelta, e vale {value}",
    "done": _done,
    "remember": lambda *_: "",
    "change places": _places,
    "castle": _castle,
    "castle leaves": _castle_leaves,
    "token made": lambda *_: "",
    "stake": _stake,
    "won": _won,
    "stays": lambda _, many: f"{_diamagic(many)} in palio {'resta' if many == 1 else 'restano'} per la sfida seguente",
    "assigned": _assigned,
    "token moves": lambda scene, token, wizard: f"{_token(scene, token)} passa {to(scene.name(wizard))}",
    "token lost": _token_lost,
    "token back": lambda scene, token: f"{_token(scene, token)} torna nella riserva",
    "shown": lambda scene, token: f"si scopre in palio {_token(scene, token)}",
    "given": lambda scene, wizard, _: f"l’abilità {of(scene.name(wizard))} è usata",
    "base": lambda scene, spell, value: f"{scene.name(spell)} parte da {value}{wom_in_vain.in_the_count(scene, spell)}",
    "power": _power,
    "total": _total,
    "challenge": _challenge,
}

# --- refusals ---------------------------------------------------------------------------------------------------------


def _not_first(scene: Scene, player: str) -> str:
    return f"comincia a lanciare {scene.active()}, che è di turno, non {player}"


def _twice(_: Scene, player: str, other: str) -> str:
    return f"{player} ha appena giocato: ora tocca {to(other)}"


_DUE = {
    "launch": "ora {player} gioca una Magia, o passa",
    "castle": "ora {player} mette in gioco un Castello",
    "assign": "ora {player} assegna i Diamagic che ha vinto",
    "deploy": "ora {player} schiera",
}


def _not_now(_: Scene, due: str = "", player: str = "") -> str:
    text = "in questo momento della partita non lo si può fare"
    return f"{text}: {_DUE[due].format(player=player, to=to(player))}" if due in _DUE else text


def _tie(_: Scene, *totals: int) -> str:
    said = f" ({' a '.join(map(str, totals))})" if totals else ""
    return f"la sfida è pari{said}: non la vince nessuno, e nessuno assegna Diamagic"


def _may_not_hide(scene: Scene, wizard: int, ban: int | None = None) -> str:
    if ban is None:
        return f"nessun effetto permette {to(scene.name(wizard))} di lanciare nascosta"
    return f"{scene.name(ban)} vieta {to(scene.name(wizard))} di lanciare nascosta, e il divieto prevale sul permesso"


def _has_assigned(_: Scene, player: str, alone: bool = False) -> str:
    if alone:
        return f"la squadra {of(player)} ha un solo Mago, che ha già ricevuto i Diamagic vinti"
    return f"{player} ha già assegnato i Diamagic vinti"


def _could(scene: Scene, player: str, spell: int) -> str:
    return f"{player} può ancora far lanciare una Magia, per esempio {scene.name(spell)}"


def _colour(_: Scene, name: str, colours: Any) -> str:
    said = listed(_COLOURS.get(colour, colour) for colour in colours) or "senza colore"
    return f"{name} è {said}: nella squadra non c’è un Mago di quel colore"


REFUSALS: dict[str, Callable[..., str]] = {
    "nothing allows it": lambda _, player: f"nessuna regola permette {to(player)} di farlo",
    "has no place": lambda _, why="": f"la riga non trova posto: {why}",
    "not now": _not_now,
    "is a tie": _tie,
    "nothing at stake": lambda _: "la sfida è decisa, ma in palio non c’era nessun Diamagic",
    "has assigned": _has_assigned,
    "is not first": _not_first,
    "twice in a row": _twice,
    "has launched": lambda scene, wizard: f"{scene.name(wizard)} ha già lanciato una Magia in questo turno",
    "has played": lambda scene, wizard: f"{scene.name(wizard)} ha già giocato una Magia in questa sfida",
    "not in hand": lambda scene, spell, player: f"{scene.name(spell)} non è nella mano {of(player)}",
    "not your wizard": lambda scene, wizard, player: f"{scene.name(wizard)} non è un Mago della squadra {of(player)}",
    "may not hide": _may_not_hide,
    "is blocked": lambda scene, wizard: f"{scene.name(wizard)} è bersaglio di Blocca e non può lanciare Magie",
    "is limited": lambda scene, spell, wizard: (
        f"un effetto vieta {to(scene.name(wizard))} di lanciare {scene.name(spell)}"
    ),
    "has passed": lambda _, player: f"{player} è passato e non gioca altre carte in questa sfida",
    "must launch": lambda scene, player, wizard: f"{scene.name(wizard)} deve ancora lanciare: {player} non può passare",
    "could launch": _could,
    "not your turn": lambda _, player: f"non tocca {to(player)}",
    "not your castle": lambda scene, castle, player: f"{scene.name(castle)} non è nel mazzo Castelli {of(player)}",
    "not your castles": lambda _, player: f"{player} può guardare solo il proprio mazzo Castelli",
    "has not won": lambda _, player: f"{player} non ha vinto la sfida",
    "all on one": lambda _, player: f"{player} deve assegnare tutti i Diamagic vinti a un solo Mago",
    "place taken": lambda _, player: f"quel posto della squadra {of(player)} è già occupato",
    "deploys": lambda _, player, many, due: f"ora {player} schiera {count(due, 'Mago', 'Maghi')}, non {many}",
    "bound to a place": lambda scene, wizard, place: f"{scene.name(wizard)} va schierato {_PLACES[place]}",
    "not in support": lambda scene, card: f"{scene.name(card)} non è nel Supporto",
    "other kind": lambda scene, out, into: f"{scene.name(out)} e {scene.name(into)} non sono carte dello stesso tipo",
    "squad size": lambda _, found, due: f"la squadra ha {count(found, 'Mago', 'Maghi')} invece di {due}",
    "same name in squad": lambda _, name: f"nella squadra ci sono due Maghi di nome {name}",
    "same ability": lambda _, one, two: f"{one} e {two} hanno la stessa identica abilità",
    "deck size": lambda _, found, due: f"il mazzo Magie ha {count(found, 'carta', 'carte')} invece di {due}",
    "too many copies": lambda _, name, many, most: f"{name} c’è in {many} copie: al più {most}",
    "colour of spell": _colour,
    "too much power": lambda _, found, most: f"le Potenze Magiche del mazzo sommano {found}: al più {most}",
    "castles": lambda _, found, due: f"il mazzo Castelli ha {count(found, 'carta', 'carte')} invece di {due}",
    "castle twice": lambda _, name: f"il Castello {name} c’è più di una volta",
    "code": lambda _, code, wizard, team: f"{wizard} non rispetta la condizione del Codice {code}: non è {team}",
    "codes": lambda _, found: f"i Codici sono {found}: se ne usa al più uno",
    "support size": lambda _, found, due: f"il Supporto ha {count(found, 'carta', 'carte')} invece di {due}",
    "support team": lambda _, wizard, team: f"{wizard}, nel Supporto, non è del team dichiarato ({team or 'nessuno'})",
    "support title": lambda _, wizard: (
        f"{wizard} del Supporto ha lo stesso nome e lo stesso titolo di uno della squadra"
    ),
}
