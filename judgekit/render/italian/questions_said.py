"""What the rules ask a player, said in Italian."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.render.italian.scene import Scene
from judgekit.render.italian.small_words import count, damage, listed, mana, of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.table.board import Board
    from judgekit.table.engine import Ask


def question(ask: Ask, board: Board, labels: Mapping[int, str], *, modern: bool = False) -> str:
    """An ask as a sentence about its player: «Anna sceglie i bersagli di Folgore»."""
    asking = QUESTIONS.get(ask.kind)
    scene = Scene(board, board, labels, modern)
    said = asking(scene, ask.about) if asking is not None else "deve fare una scelta"
    among = ", ".join(scene.name(one) for one in ask.options) if ask.kind in _AMONG else ""
    return f"{ask.player} {said}{f' (fra {among})' if among else ''}"


_AMONG = {
    "which effect",
    "end of circle",
    "targets",
    "division",
    "any number",
    "choose",
    "find",
    "cost",
    "discard",
    "which mana",
    "graveyard order",
    "library order",
    "timestamp order",
}


def _targets(scene: Scene, about: Any) -> str:
    what, _, least, most = about
    many = "il bersaglio" if least == most == 1 else "i bersagli"
    return f"deve scegliere {many} {of(scene.name(what))}"


def _named(lead: str) -> Callable[[Scene, Any], str]:
    """A question about one thing, or about the first of several."""

    def ask(scene: Scene, about: object) -> str:
        what = about[0] if isinstance(about, tuple) else about
        return f"{lead} {of(scene.name(what))}"

    return ask


def _said(text: str) -> Callable[[Scene, Any], str]:
    return lambda *_: text


def _assignment(scene: Scene, about: Any) -> str:
    dues = [f"{damage(due.amount)} {of(scene.name(due.dealer))}" for due in about]
    return f"deve assegnare {listed(dues)}"


def _discard(_: Scene, due: Any) -> str:
    return f"deve scartare {count(due, 'carta', 'carte')}"


def _mana(_: Scene, about: Any) -> str:
    return f"deve dire con quali terre paga {mana(about[1])}"


QUESTIONS: dict[str, Callable[[Scene, Any], str]] = {
    "priority": _said("può agire o passare"),
    "attackers": _said("dichiara le creature attaccanti"),
    "blockers": _said("dichiara le creature bloccanti"),
    "targets": _targets,
    "modes": _named("deve scegliere il modo"),
    "x": _named("deve scegliere il valore di X"),
    "x to pay": _named("deve scegliere il valore di X"),
    "division": _named("deve dividere l’effetto"),
    "assignment": _assignment,
    "untold": _said("scopre una carta, e il tavolo non dice che carta sia"),
    "unread": _said("fa agire qualcosa che non si capisce"),
    "damage order": _named("decide l’ordine di assegnazione del danno"),
    "what it attacks": _said("decide che cosa attacca la creatura che entra attaccante"),
    "what it blocks": _said("decide quale attaccante blocca la creatura che entra bloccante"),
    "place in order": _named("decide il posto nell’ordine di assegnazione del danno"),
    "toll": _named("decide se pagare il costo facoltativo per attaccare con"),
    "keep one": _said("sceglie quale permanente tenere"),
    "untap so many": _said("sceglie quali permanenti STAPpare"),
    "redirect": _named("decide se infliggere a un planeswalker il danno"),
    "protector": _named("deve scegliere il protettore"),
    "top card under": _said("decide se mettere in fondo al grimorio la prima carta"),
    "any number": _named("decide che cosa scegliere per"),
    "zones": _named("decide in quali zone cercare per"),
    "find": _named("dice che cosa trova cercando per"),
    "choose": _named("deve scegliere per l’effetto"),
    "copy of": _named("sceglie di che cosa è copia"),
    "which effect": _said("decide quale effetto si applica per primo"),
    "end of circle": _said("decide quale effetto si applica per ultimo"),
    "in vain": _said("deve dire con che altro voleva pagare"),
    "cost": _said("deve scegliere con che cosa pagare il costo"),
    "discard": _discard,
    "library order": _said("decide in che ordine le carte vanno nel grimorio"),
    "timestamp order": _said("decide in che ordine si considerano entrati"),
    "graveyard order": _said("decide in che ordine le carte vanno nel cimitero"),
    "trigger order": _said("decide in che ordine le sue abilità innescate vanno in pila"),
    "stay tapped": lambda scene, what: f"decide se lasciare TAPpato {scene.name(what)}",
    "flip": _named("lancia una moneta per"),
    "heads or tails": _named("lancia una moneta per"),
    "roll": _named("tira un dado per"),
    "command zone": _named("decide se mettere il comandante nella zona di comando"),
    "may": _named("decide se applicare l’effetto facoltativo"),
    "other cost": _named("decide se pagare un altro costo invece di quello di mana"),
    "which cost": _named("decide quale costo addizionale pagare per"),
    "order": _named("decide in che ordine stanno le carte"),
    "mana kind": _named("deve scegliere quale mana aggiungere per l’abilità"),
    "on top": _named("decide se mettere sopra o sotto"),
    "word": _named("deve scegliere una parola per"),
    "quality": _named("deve scegliere una qualità, un numero o un nome"),
    "option": _named("deve scegliere un’alternativa"),
    "help": _named("decide con che cosa pagare parte del costo di"),
    "halves": _named("deve dire con quale mana paga i simboli ibridi di"),
    "half": _named("deve dire con quale mana paga i simboli ibridi di"),
    "door": _named("deve scegliere una porta di"),
    "way up": _named("deve dire in che modo gira a faccia in su"),
    "way": _named("deve dire in che modo lancia"),
    "times paid": _named("decide quante volte pagare un costo in più per"),
    "splice": _named("decide quali carte unire a"),
    "added cost": _named("decide se pagare un costo in più per"),
    "new targets": _named("può scegliere i nuovi bersagli per"),
    "new target": _named("deve scegliere il nuovo bersaglio per"),
    "words": _named("deve scegliere quale parola ne sostituisce un’altra per"),
    "rounds": _said("deve dire quante volte si ripete il loop"),
    "shorten": _said("accetta la scorciatoia o la accorcia"),
    "pay": _mana,
    "which mana": _mana,
    "mana for mana": _mana,
    "mana through": _mana,
    "pay or not": _named("decide se pagare per"),
    "dungeon": _said("deve scegliere il dungeon in cui entrare"),
    "room": _said("deve scegliere la stanza in cui entrare"),
    "mulligan": _said("decide se fare mulligan"),
    "who starts": _said("decide chi comincia"),
}
