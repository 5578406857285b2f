"""Why something may not be done, said in Italian: for each kind of refusal a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judgekit.editions import MAGIC, WOM
from judgekit.magic.vocabulary import BASIC_LAND_TYPES, COLOURS, SUPERTYPES
from judgekit.render.italian import wom_said
from judgekit.render.italian.scene import Scene
from judgekit.render.italian.small_words import an, by, count, damage, life, listed, mana, of, on, where

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judgekit.table.board import Board
    from judgekit.table.engine import Refusal


def why_refused(
    refusal: Refusal, board: Board, labels: Mapping[int, str], *, modern: bool = False, game: str = MAGIC
) -> str:
    """A refusal as a sentence; of an unknown kind, that the rules do not allow it."""
    scene = Scene(board, board, labels, modern, game)
    return why(refusal, scene)


def why(refusal: Refusal, scene: Scene) -> str:
    """The same, for whoever has a scene at hand."""
    saying = _OF_GAMES[scene.game].get(refusal.kind)
    return saying(scene, *refusal.args) if saying is not None else "le regole non lo permettono"


def _named(pattern: str) -> Callable[..., str]:
    """A sentence in which {0}, {1} … are the names of what the refusal is about; {of1} is the second after «di»."""

    def play(scene: Scene, *args: object) -> str:
        names = [scene.name(one) if isinstance(one, (int, str, tuple)) else str(one) for one in args]
        forms = {f"of{n}": of(name) for n, name in enumerate(names)}
        forms |= {f"by{n}": by(name) for n, name in enumerate(names)}
        forms |= {f"on{n}": on(name) for n, name in enumerate(names)}
        return pattern.format(*names, **forms)

    return play


def _then_or_now(then: str, now: str) -> Callable[..., str]:
    """The same where Classic and the rules of today have other words for it: spells are played, or cast."""
    old, new = _named(then), _named(now)
    return lambda scene, *args: (new if scene.modern else old)(scene, *args)


def _begun(when: str) -> Callable[..., str]:
    """When a card may be played: today all but lands are cast."""

    def play(scene: Scene, card: int, *_: object) -> str:
        there = scene.thing(card)
        land = there is not None and "land" in there.face.traits.types
        return f"{scene.name(card)} si {'lancia' if scene.modern and not land else 'gioca'} {when}"

    return play


def _quoted(pattern: str) -> Callable[..., str]:
    """A sentence about a word as somebody said it."""
    return lambda _, said="", *_more: pattern.format(said)


def _waiting(scene: Scene, thing: int, *_: object) -> str:
    there = scene.thing(thing)
    name = scene.name(thing)
    if there is not None and there.zone[0] == "stack":
        return f"in pila c’è ancora {name}: prima si risolve"
    return _begun("solo quando la pila è vuota")(scene, thing)


def _too_few(scene: Scene, attacker: int, least: object = None, *_: object) -> str:
    return f"per bloccare {scene.name(attacker)} servono almeno {least} creature"


def _too_many(scene: Scene, attacker: int, most: object = None, *_: object) -> str:
    return f"a bloccare {scene.name(attacker)} possono essere al più {most} creature"


_OBEYED = {0: "nessun requisito è rispettato", 1: "è rispettato un solo requisito"}


def _obeys_too_few(scene: Scene, forgotten: Any, now: int = 0, most: int = 0, best: Any = (), *_: Any) -> str:
    """Which requirement is forgotten, how many could be obeyed, and a declaration that obeys so many."""
    if not best:
        return "si possono rispettare più requisiti"
    blocks = [f"{scene.name(one)} blocca {scene.name(other)}" for one, other in best if other]
    attackers = [scene.name(one) for one, _ in best]
    those = listed(blocks) if blocks else f"{listed(attackers)} {'attacca' if len(attackers) == 1 else 'attaccano'}"
    if forgotten.chooser is None:
        who = f"{scene.name(forgotten.chosen)} deve essere bloccato, se possibile"
    elif forgotten.but:
        who = f"{scene.name(forgotten.chooser)} deve attaccare qualcuno che non l’ha pungolata, se può"
    elif forgotten.chosen is None:
        who = f"{scene.name(forgotten.chooser)} deve {'bloccare' if blocks else 'attaccare'}, se può"
    else:
        who = f"{scene.name(forgotten.chooser)} deve bloccare {scene.name(forgotten.chosen)}, se può"
    obeyed = _OBEYED.get(now, f"i requisiti rispettati sono {now}")
    might = "se ne può rispettare uno" if most == 1 else f"se ne possono rispettare {most}"
    return f"{who}: così {obeyed}, e {might} (per esempio se {those})"


def _lethal_in_order(scene: Scene, source: object, before: object = None, after: object = None, *_: object) -> str:
    if before is None or after is None:
        return f"{scene.name(source)} non segue il suo ordine di assegnazione del danno"
    first = f"{scene.name(source)} deve assegnare danno letale a {scene.name(before)}, che viene prima nell’ordine"
    return f"prima di assegnare danno a {scene.name(after)}, {first}"


def _too_little_life(_: Scene, player: str, due: int = 1, *_more: object) -> str:
    return f"{player} non può pagare {life(due)}"


def _too_little_loyalty(scene: Scene, one: int, due: int = 1, *_more: object) -> str:
    return f"{scene.name(one)} non ha {count(due, 'segnalino', 'segnalini')} fedeltà da rimuovere"


def _cannot_pay(_: Scene, player: str, what: object = None, *_more: object) -> str:
    if isinstance(what, tuple) and what and all(isinstance(symbol, str) for symbol in what):
        return f"{player} non può pagare {mana(what)}"
    return f"{player} non può pagare il costo"


def _another_amount(_: Scene, due: object = None, *_more: object) -> str:
    cost = mana(due) if isinstance(due, tuple) else "ciò che costa"
    return f"si paga {cost}: né una parte, né di più"


def _pays_nothing(scene: Scene, thing: int, what: object, *_: object) -> str:
    due = "questo costo" if isinstance(what, str) else f"il costo {of(scene.name(what))}"
    return f"con {scene.name(thing)} non si può pagare {due}"


def _walks(scene: Scene, attacker: int, about: object = None, *_: object) -> str:
    name = scene.name(attacker)
    what = an(BASIC_LAND_TYPES[about][0].capitalize()) if about in BASIC_LAND_TYPES else _kind_of_land(about)
    return f"non si può bloccare {name}: il giocatore in difesa controlla {what}"


def _kind_of_land(about: object) -> str:
    return f"una terra {SUPERTYPES[about][0]}" if about in SUPERTYPES else "una terra di quel genere"


def _elsewhere(scene: Scene, thing: int, zone: str = "", *_: object) -> str:
    there = scene.thing(thing)
    place = where(zone, there.owner if there is not None else "", modern=scene.modern)
    verb = "attivare" if scene.modern else "giocare"
    return f"l’abilità {of(scene.name(thing))} si può {verb} solo mentre la carta è {place}"


def _wrong_number(scene: Scene, thing: int, least: object = None, most: object = None, *_: object) -> str:
    wanted = f"{least}" if least == most else f"da {least} a {most}"
    one = "bersaglio" if least == most == 1 else "bersagli"
    return f"{scene.name(thing)} vuole {wanted} {one}"


def _badly_divided(scene: Scene, thing: int, total: object = None, *_: object) -> str:
    what = damage(total) if isinstance(total, int) else "tutto"
    return f"la divisione non torna: {scene.name(thing)} ha {what} da dividere fra chi può riceverne"


def _protected(scene: Scene, one: object, other: object = None, *_: object) -> str:
    what = f" vale anche contro {scene.name(other)}" if other is not None else " lo impedisce"
    return f"la protezione {of(scene.name(one))}{what}"


def _no_colour(_: Scene, said: object = "", *_more: object) -> str:
    word = COLOURS[said][0] if said in COLOURS else said
    return f"«{word}» non è un colore: i colori sono bianco, blu, nero, rosso e verde"


def _no_order(_: Scene, *editions: str) -> str:
    text = "qui non si annuncia alcun ordine di assegnazione del danno"
    named = [one for one in editions if isinstance(one, str)]
    return f"{text}: lo si fa con {listed(named)}" if named else text


REFUSALS: dict[str, Callable[..., str]] = {
    # playing
    "is not in hand": _named("{0} non è nella mano {of1}"),
    "has no such ability": _named("{0} non ha un’abilità che si possa attivare così"),
    "is no land": _named("{0} non è una terra"),
    "is a land": _named("{0} è una terra: non si gioca come una magia"),
    "has no priority": _named("{0} non ha la priorità"),
    "only in a main phase": _begun("solo in una fase principale"),
    "the planar die waits": _named("{0} tira il dado planare solo in una propria fase principale, con la pila vuota"),
    "no planes": _named("nessun piano è a faccia in su"),
    "wants a legend": _named("{0} si lancia solo controllando una creatura o un planeswalker leggendari"),
    "only in your own turn": _begun("solo nel proprio turno"),
    "something is waiting": _waiting,
    "a land only in your own main phase": _named("una terra si gioca solo in una propria fase principale"),
    "has played a land": _named("{0} ha già giocato una terra in questo turno"),
    "may not be cast face down": _named("{0} non si può lanciare a faccia in giù"),
    "only from the graveyard": _named("{0} si può lanciare soltanto dal cimitero"),
    "halves cannot be fused": _named("le due metà {of0} non si possono lanciare insieme"),
    "has too little energy": lambda _, player="", due=0, *_more: f"{player} non ha {due} segnalini energia",
    "is not face down": _then_or_now(
        "{0} non è in gioco a faccia in giù", "{0} non è sul campo di battaglia a faccia in giù"
    ),
    "unlocked in a main phase": _named(
        "le porte {of0} si sbloccano solo in una propria fase principale, con la pila vuota"
    ),
    "is not locked": _named("{0} non ha in gioco una porta bloccata che si chiami così"),
    "cannot be turned up": _named("nulla permette di girare {0} a faccia in su"),
    "is not yours": _named("{1} non controlla {0}"),
    "works elsewhere": _elsewhere,
    "only as a sorcery": _then_or_now(
        "l’abilità {of0} si gioca solo quando si potrebbe giocare una stregoneria",
        "l’abilità {of0} si attiva solo quando si potrebbe lanciare una stregoneria",
    ),
    "is not played": _then_or_now(
        "quest’abilità {of0} non si gioca: agisce da sé", "quest’abilità {of0} non si attiva: agisce da sé"
    ),
    "cannot pay": _cannot_pay,
    "cannot attack now": _named("{0} non può attaccare in questa situazione: lo dice il suo testo"),
    "cannot block now": _named("{0} non può bloccare in questa situazione: lo dice il suo testo"),
    "has been used for good": _named("l’abilità {of0} si usa una volta sola, ed è già stata usata"),
    "has been used": _named("l’abilità {of0} è già stata usata in questo turno"),
    "not at this time": _named("l’abilità {of0} non si può usare in questo momento: lo dice il suo testo"),
    "has too little life": _too_little_life,
    "pays no life": _named("pagare punti vita non si può: lo dice {0}"),
    "has not the worth": _named("{0} non esilia carte con abbastanza valore di mana per {1}"),
    "is controlled": _named("{0} è controllato da {1}"),
    "has not the power": _named("{0} non TAPpa creature con abbastanza forza per {1}"),
    "has not what it costs": _named("{0} non ha di che pagare il costo {of1}"),
    "pays nothing": _pays_nothing,
    "is another amount": _another_amount,
    "has used its loyalty": _named("di {0} si è già attivata un’abilità di fedeltà in questo turno"),
    "has too little loyalty": _too_little_loyalty,
    "is no number for X": _named("il costo di mana di {0} non si paga: X può valere solo 0"),
    "has no mana cost": _named("{0} non ha costo di mana: nessuno può pagarlo"),
    "has no instant in hand": _named("{0} non ha in mano un istantaneo"),
    "has no counters": _named("{0} non ha abbastanza segnalini {1}"),
    "is new": _named("{0} ha debolezza da evocazione"),
    # targets
    "has no target": _named("{0} non ha un bersaglio legale"),
    "wrong number of targets": _wrong_number,
    "is chosen twice": _named("{0} non può avere due volte lo stesso bersaglio"),
    "is badly divided": _badly_divided,
    "helps too much": _named("si dà più di quanto il costo {of0} possa prendere in questo modo"),
    "leaves a target out": _named("la divisione di {0} non dà niente a uno dei bersagli: a ciascuno ne va almeno uno"),
    "has a mode twice": _named("{0} non può avere due volte lo stesso modo"),
    "has too many modes": _named("di {0} non si possono scegliere così tanti modi"),
    "plays no lands": _named("una carta dice che {0} non può giocare terre"),
    "may not be cast": _named("{1} vieta di lanciare {0}"),
    "may not be activated": _named("le abilità attivate di {0} non possono essere attivate"),
    "is no such target": _named("{0} non è un bersaglio che {1} possa avere"),
    "has gone": _named("{0} non c’è più"),
    "is protected": _protected,
    "is hexproof": _named("{0} ha anti-malocchio: i suoi avversari non possono farne un bersaglio"),
    "is shrouded": _named("{0} ha velo: non può essere bersaglio di nulla"),
    "cannot be a target": _named("{0} non può essere bersaglio di magie o abilità"),
    "is neither spell nor ability": _named("{0} non è né una magia né un’abilità"),
    # attacking
    "is no creature": _then_or_now("{0} non è una creatura in gioco", "{0} non è una creatura sul campo di battaglia"),
    "is not yours to attack with": _named("{1} non può attaccare con {0}"),
    "is untapped": _named("il permanente {0} è già STAPpato"),
    "is tapped": _named("il permanente {0} è già TAPpato"),
    "is a Wall": _named("{0} è un Muro, e i Muri non attaccano"),
    "cannot attack": _named("{0} non può attaccare"),
    "cannot attack alone": _named("{0} non può attaccare senza altre creature"),
    "only one may attack": _named("{0} può attaccare con una sola creatura"),
    "must attack": _named("{0} deve attaccare, se può"),
    "is not the attacker": _named("{0} non è di turno: non può attaccare"),
    "may not be attacked": _named("{0} non si può attaccare"),
    "is past attacking": _named("non è più il momento di dichiarare le creature attaccanti"),
    "nobody attacks": _named("nessuna creatura sta attaccando"),
    # blocking
    "is not the defender": _named("{0} è di turno: a bloccare è chi si difende"),
    "attacks somebody else": _named("{0} attacca un altro giocatore: {1} non può bloccarla"),
    "is past blocking": _named("questo non è il momento di dichiarare le creature bloccanti"),
    "is not yours to block with": _named("{1} non può bloccare con {0}"),
    "has not attacked": _named("{0} in questo turno non ha attaccato"),
    "is on nothing": _named("{0} non è assegnato a nulla"),
    "is too fast": _named("finché {0} è in pila non si lanciano magie e non si attivano abilità"),
    "cannot block": _named("{0} non può bloccare"),
    "is not attacking": _named("{0} non sta attaccando"),
    "blocks one only": _named("{0} può bloccare una sola creatura"),
    "is unblockable": _named("nessuno può bloccare {0}"),
    "is blocked only by Walls": _named("solo i Muri possono bloccare {0}, e {1} non è un Muro"),
    "is blocked only by flyers": _named("solo le creature con volare possono bloccare {0}, e {1} non ha volare"),
    "blocks only flyers": _named("{0} può bloccare solo creature con volare"),
    "blocks only shadows": _named("{0} ha ombra e {1} no"),
    "is blocked only by": _named("{1} non può bloccare {0}: non è fra le creature che il testo di {0} ammette"),
    "is not blocked by": _named("{1} non può bloccare {0}: lo vieta il testo di {0}"),
    "is blocked by too few": _too_few,
    "is blocked by too many": _too_many,
    "all of it past its blockers": _named("il danno di {0} va tutto al giocatore in difesa, o tutto a chi lo blocca"),
    "only if its text says": _then_or_now(
        "il testo di {0} dice a quale condizione si può giocare, e ora non vale",
        "il testo di {0} dice a quale condizione si può lanciare, e ora non vale",
    ),
    "only when its text says": _then_or_now(
        "il testo di {0} dice quando si può giocare, e non è ora",
        "il testo di {0} dice quando si può lanciare, e non è ora",
    ),
    "does not block that": _named("{0} non può bloccare {1}"),
    "only one may block": _named("{0} può bloccare con una sola creatura"),
    "cannot block alone": _named("{0} non può bloccare senza altre creature"),
    "must block": _named("{0} deve bloccare, se può"),
    "obeys too few": _obeys_too_few,
    "is feared": _named("{0} ha paura: solo creature artefatto o nere possono bloccarla, e {1} non lo è"),
    "intimidates": _named("{0} ha intimidire: {1} non è una creatura artefatto né ha un colore in comune"),
    "rides": _named("{0} ha cavalierato e {1} no"),
    "slips by": _named("{0} ha furtivo: {1} ha forza maggiore"),
    "is no band": lambda scene, *ones: f"{scene.names(ones)} non possono attaccare insieme in branco",
    "attacks apart": lambda scene, *ones: f"{scene.names(ones)} sono in un branco, e devono attaccare la stessa cosa",
    "flies": _named("{0} ha volare e {1} no"),
    "has shadow": _named("{0} ha ombra e {1} no"),
    "walks": _walks,
    "is no colour": _no_colour,
    # the script
    "same state again": _named(
        "il loop riporta la partita dov’era già stata: {0} deve fare una scelta diversa, e il loop non continua"
    ),
    "repeats nothing optional": _named("in questo loop non c’è nulla di facoltativo che {0} possa ripetere"),
    "nothing is waiting": _named("la pila è vuota: non c’è nulla che si risolva"),
    "no further damage step": _named("in questo combattimento non c’è altro danno da infliggere"),
    "is no card type": _quoted("«{}» non è un tipo di carta"),
    "is no single kind": _quoted("«{}» non è un solo tipo di creatura"),
    "is no basic land type": _quoted("«{}» non è un tipo di terra base"),
    "is no kind of creature": _quoted("«{}» non è un tipo di creatura"),
    "means something else": _quoted("«{}» nel gioco ha già un altro significato"),
    "has no place": _quoted("la riga non trova posto: {}"),
    "no number of counters": _named("{0}: in esilio serve almeno un segnalino tempo"),
    "has to find": _named("{0} cerca carte senza una qualità precisa: deve trovarne tante quante dice il testo"),
    "is no such name": _quoted("«{}» non è il nome di una carta come la vuole il testo"),
    "is no such choice": _named("la scelta {of0} non è fra quelle possibili"),
    "moves the others": _named(
        "nell’ordine di assegnazione del danno {of0} si aggiunge soltanto {1}: gli altri non cambiano posto"
    ),
    # damage
    "no order is due": _no_order,
    "lethal damage in order": _lethal_in_order,
    "lethal damage first": _named(
        "prima che un giocatore riceva danno da {0}, a {1} va assegnato abbastanza danno da distruggere la creatura"
    ),
}
_OF_GAMES = {MAGIC: REFUSALS, WOM: wom_said.REFUSALS}
