"""Questions about what lies face down, and what is turned up."""

from __future__ import annotations

from judgekit.table.system import Question

WHAT_LIES_FACE_DOWN = Question(
    "what lies face down",
    rule="What lies face down is what lets it lie so says: a creature 2/2 without name, text or cost.",
    mistake="crede che ciò che è a faccia in giù conservi nome, testo e misura della sua carta",
)
TURNED_BEFORE_IT_IS_CAST = Question(
    "turned before it is cast",
    naive=False,
    rule="A card cast face down is turned before it goes onto the stack: what forbids spells looks at the 2/2 alone.",
    mistake="applica a una carta lanciata a faccia in giù i divieti della carta a faccia in su",
)
TURNED_BEFORE_IT_ENTERS = Question(
    "turned before it enters",
    naive=False,
    rule="What is put into play face down is turned before that: nothing that it says of entering happens.",
    mistake="fa innescare le abilità d’ingresso di una carta messa in gioco a faccia in giù",
)
STAYS_FACE_DOWN_AS_IT_ENTERS = Question(
    "stays face down as it enters",
    naive=False,
    rule="What was cast face down becomes a permanent that lies face down.",
    mistake="gira a faccia in su la carta quando la magia a faccia in giù si risolve",
)
WAYS_TO_TURN_UP = Question(
    "ways to turn up",
    naive=(),
    rule="Whoever has priority may turn up what lies face down and is theirs, for its morph or mana cost.",
    mistake="non sa che si può girare a faccia in su",
)
IT_HAS_ENTERED_ALREADY = Question(
    "it has entered already",
    naive=False,
    rule="What is turned up has been in play: nothing that it says of entering happens, and what acts on it stays.",
    mistake="crede che girare a faccia in su una creatura la faccia entrare di nuovo",
)
YOUNGER_WHEN_TURNED = Question(
    "younger when turned",
    naive=False,
    rule="What is turned up or down is as young as what enters at that moment.",
    mistake="lascia al permanente girato l’età di quando è entrato",
)
IS_DOWN_ALREADY = Question(
    "is down already",
    naive=False,
    rule="What lies face down is not turned down again: nothing happens.",
    mistake="gira di nuovo a faccia in giù ciò che lo è già",
)
WHAT_A_COPY_IS_LIES_UNDER_IT = Question(
    "what a copy is lies under it",
    naive=False,
    rule="What lies face down and becomes a copy stays what it was, and is the copy when it is turned up.",
    mistake="ignora che una creatura a faccia in giù si gira come se fosse ciò che ha copiato",
)
ONE_AFTER_ANOTHER = Question(
    "manifested one after another",
    naive=False,
    rule="Several cards of a library are manifested one at a time.",
    mistake="fa entrare insieme le carte manifestate",
)
NO_SPELL_IS_TURNED_UP = Question(
    "no spell is turned up",
    naive=False,
    rule="An instant or sorcery that lies face down is revealed and stays face down.",
    mistake="gira a faccia in su un istantaneo o una stregoneria manifestata",
)
X_OF_WHAT_WAS_TURNED = Question(
    "X of what was turned",
    naive=False,
    rule="In the other abilities of what was turned up X is what was paid for it.",
    mistake="crede che la X pagata per girare una creatura non valga per le sue altre abilità",
)
