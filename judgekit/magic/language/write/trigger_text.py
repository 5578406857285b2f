"""Events that abilities wait for."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.tree import Filter, You
from judgekit.magic.language.write.instruction_forms import SENTENCES
from judgekit.magic.language.write.instruction_text import Instructions
from judgekit.magic.language.write.noun_forms import ending, number, the, with_preposition
from judgekit.magic.language.write.verb_forms import FEMININE, STEPS, Subject, capital, listed, unwritten
from judgekit.magic.vocabulary import DOINGS

_UNWRITTEN = frozenset(
    {"your turn", "their turn", "not from hand", "from graveyard", "from hand", "from exile", "to exile"}
)
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI")


_BURIED = {
    (): "in un cimitero da qualsiasi zona",
    ("from library",): "nel tuo cimitero dal tuo grimorio",
}


_DOES = {"loses game": "perde la partita", "phases out": "scompare"}


def is_yours(trigger: tree.Trigger) -> bool:
    """Whether the graveyard into which something is put is told to be yours."""
    return not {"owned", tree.INTO_YOURS}.isdisjoint(trigger.where)


class Triggers(Instructions):
    """Events that abilities wait for."""

    def triggered(self, node: tree.Triggered) -> str:
        trigger = node.trigger
        if trigger.kind == "chapter":
            self.wants = node.modes[0].wants
            told = ". ".join(capital(step) for step in self.sentences(node.modes[0].do))
            return f"{_ROMAN[trigger.least]} — {told}."
        when = self.when(trigger)
        for role, value in (("", trigger.what), ("other", trigger.other)):
            if isinstance(value, Filter):
                self.roles[role] = value
        if len(node.modes) > 1:
            return self.modal(node, when)
        condition = f" se {self.condition(node.condition)}," if node.condition is not None else ""
        self.wants = node.modes[0].wants
        do = node.modes[0].do
        steps = self.sentences(do, node.zone)
        if not condition and isinstance(do[0], tree.If) and steps[0].startswith("se "):
            self.mentioned.clear()
            steps = [self.only_if(do[0]), *self.sentences(do[1:], node.zone)]
        rest = "".join(f" {capital(step)}." for step in steps[1:])
        limit = " Questa abilità si innesca solo una volta per turno." if node.each_turn else ""
        limit += " Fallo solo una volta per turno." if node.done_once else ""
        return f"{when},{condition} {steps[0]}.{rest}{limit}"

    def only_if(self, step: tree.If) -> str:
        """An instruction and, behind it, what it hangs on: before it, that would keep the ability from triggering."""
        if len(step.then) != 1 or isinstance(step.then[0], SENTENCES):
            raise unwritten(step)
        said = f"{self.sentence(step.then[0])} se {self.condition(step.condition)}"
        return said + (f". Altrimenti, {self.together(step.otherwise)}" if step.otherwise else "")

    def modal(self, node: tree.Triggered, when: str) -> str:
        """A choice that is made as it triggers, which `Line` tells."""
        raise unwritten(node)

    def when(self, trigger: tree.Trigger) -> str:
        if isinstance(trigger.given, tree.Fits) and trigger.given.what == trigger.what == tree.This():
            return f"{self.when(trigger._replace(given=None))} mentre {self.condition(trigger.given)}"
        if trigger.given is not None:
            raise unwritten(trigger)
        if trigger.kind == "step":
            return self.step(trigger)
        if trigger.kind == "during":
            return (
                self.step(trigger).replace("All'inizio di ogni", "Durante ogni").replace("All'inizio del", "Durante il")
            )
        if trigger.kind == "day or night":
            return "Ogniqualvolta il giorno diventa notte o la notte diventa giorno"
        if trigger.kind == "turn":
            return f"All'inizio {'di ogni' if trigger.what is None else 'del tuo'} turno"
        if trigger.kind == "state":
            return f"Quando {self.condition(trigger.what)}"
        if not _UNWRITTEN.isdisjoint(trigger.where) or trigger.kind == "gets counters":
            raise unwritten(trigger)
        if trigger.kind == "deals damage" and trigger.least != 1:
            raise unwritten(trigger)
        if trigger.once:
            return self.when_some(trigger)
        subject = self.party(trigger.what)
        verb = self.nth(trigger, self.event(trigger, subject))
        if trigger.kind in {"plays", "sacrifices"} or (trigger.kind == "taps" and trigger.other is not None):
            return f"Ogniqualvolta {verb}"
        once = trigger.kind in {"enters", "dies", "leaves", "becomes so"} and isinstance(trigger.what, tree.This)
        return f"{'Quando' if once else 'Ogniqualvolta'} {verb}"

    def nth(self, trigger: tree.Trigger, verb: str) -> str:
        """Only the first time in a turn, or the second."""
        if not trigger.nth:
            return verb
        ordinal = {1: "prima", 2: "seconda", 3: "terza"}[trigger.nth]
        if trigger.kind == "plays" and isinstance(trigger.other, You) and trigger.what == Filter("spell", zone="stack"):
            return f"giochi la tua {ordinal} magia in ogni turno"
        if trigger.kind == "draws" and isinstance(trigger.what, You):
            return f"peschi la tua {ordinal} carta in ogni turno"
        if trigger.nth == 1 and trigger.kind in {"gains life", "loses life", "discards", "sacrifices", "draws", "does"}:
            return f"{verb} per la prima volta in ogni turno"
        raise unwritten(trigger)

    def when_some(self, trigger: tree.Trigger) -> str:
        """One or more of some things, or so many."""
        if trigger.kind == "attacks with":
            if not isinstance(trigger.what, You) or not isinstance(trigger.other, Filter):
                raise unwritten(trigger)
            least = number(trigger.least, "f") if isinstance(trigger.least, int) else "X"
            return f"Ogniqualvolta attacchi con {least} o più {self.every(trigger.other)}"
        if not isinstance(trigger.what, Filter) or trigger.nth:
            raise unwritten(trigger)
        verbs = {"dies": "muoiono", "enters": "entrano in gioco", "attacks": "attaccano", "leaves": "lasciano il gioco"}
        verb = verbs.get(trigger.kind, "")
        if trigger.kind == "deals damage" and trigger.other is not None:
            harm = "danno da combattimento" if "combat" in trigger.where else "danno"
            verb = f"infliggono {harm} {with_preposition('a', self.party(trigger.other, to=True).text)}"
        elif not verb or trigger.other is not None or trigger.where:
            raise unwritten(trigger)
        return f"Ogniqualvolta una o più {self.every(trigger.what)} {verb}"

    def event(self, trigger: tree.Trigger, subject: Subject) -> str:
        other = trigger.other
        s = subject.text
        e = ending(subject.gender, many=False)
        match trigger.kind:
            case "enters":
                return f"{s} entra in gioco"
            case "leaves":
                return f"{s} lascia il gioco"
            case "dies":
                return f"{s} viene mess{e} {'nel tuo' if is_yours(trigger) else 'in un'} cimitero dal gioco"
            case "is buried" if trigger.where or not (isinstance(trigger.what, Filter) and trigger.what.owner):
                return f"{s} viene mess{e} {_BURIED[trigger.where]}"
            case "attacks" if trigger.least != 1:
                return f"{s} e almeno altre {number(trigger.least - 1)} creature attaccano"
            case "attacks":
                alone = " da solo" if "alone" in trigger.where else ""
                whom = f" {self.party(other).text}" if other is not None and not isinstance(other, You) else ""
                return f"{s} {'ti ' if isinstance(other, You) else ''}attacca{whom}{alone}"
            case "attacks somebody" if isinstance(other, You):
                return f"{s} ti attacca"
            case "attacks somebody":
                return f"{s} attacca {self.party(other).text}"
            case "player attacks":
                return subject.does("attacca").replace("tu attacca", "attacchi")
            case "attacks with":
                return subject.does("attacca").replace("tu attacca", "attacchi") + f" con {self.party(other).text}"
            case "is attacked":
                return subject.does("viene").replace("tu viene", "vieni") + f" attaccat{e}"
            case "blocks many" if isinstance(other, Filter):
                return f"{s} blocca {trigger.least} o più {self.all_of(other).text.split(' ', 1)[-1]}"
            case "is blocked by many" if isinstance(other, Filter):
                return f"{s} viene bloccat{e} da {trigger.least} o più {self.all_of(other).text.split(' ', 1)[-1]}"
            case "shuffles":
                return subject.does("rimescola").replace("tu rimescola", "rimescoli") + " il suo grimorio"
            case "becomes unblocked":
                return f"{s} attacca e non viene bloccat{e}"
            case "blocks":
                return f"{s} blocca" + (f" {self.party(other).text}" if other is not None else "")
            case "becomes blocked":
                return f"{s} viene bloccat{e}"
            case "is blocked by":
                return f"{s} viene bloccat{e} " + with_preposition("da", self.party(other).text)
            case "deals damage":
                harm = "danno da combattimento" if "combat" in trigger.where else "danno"
                to = f" {with_preposition('a', self.party(other, to=True).text)}" if other is not None else ""
                return f"{s} infligge {harm}{to}"
            case "is dealt damage":
                return f"{s} subisce danno" + (" non da combattimento" if "noncombat" in trigger.where else "")
            case "taps" if other is not None:
                return f"{self.party(other).text} TAPpa {s} per attingere mana".replace("tu TAPpa", "tu TAPpi")
            case "taps":
                return f"{s} viene TAPpat{e}" + (" per attingere mana" if "for mana" in trigger.where else "")
            case "transforms":
                return f"{s} si trasforma"
            case "turns up":
                return f"{s} viene girat{e} a faccia in su"
            case "untaps":
                return f"{s} viene STAPpat{e}"
            case "is targeted":
                return f"{s} diventa bersaglio di {self.party(other).text}"
            case "returns":
                by = f" {with_preposition('da', self.party(other).text)}" if other is not None else ""
                return f"{s} viene ripres{e} in mano{by}"
            case "succeeds":
                return f"{s} viene giocat{e} con successo"
            case "plays":
                who = self.party(other)
                return who.does("gioca").replace("tu gioca", "giochi") + f" {s}"
            case "draws":
                return subject.does("pesca").replace("tu pesca", "peschi") + " una carta"
            case "discards" if other is None:
                return subject.does("scarta").replace("tu scarta", "scarti") + " una carta"
            case "gains life" | "loses life":
                return subject.does("guadagna" if trigger.kind == "gains life" else "perde") + " punti vita"
            case "loses game" | "phases out" | "is countered":
                return f"{s} {_DOES.get(trigger.kind, f'viene neutralizzat{e}')}"
            case "loses control" | "becomes unattached":
                return self.let_go(trigger, subject, e)
            case "does" | "flips" | "rolls" | "is crowned" | "takes initiative":
                it, you = DOINGS[trigger.where[0]] if trigger.kind == "does" else _of_chance(trigger)
                told = f" {self.party(other).text}" if other is not None else ""
                return (you if subject.you else f"{s} {it}") + told
            case "becomes so":
                return f"{s} diventa {_becomes(trigger, e)}"
            case "sacrifices":
                return subject.does("sacrifica").replace("tu sacrifica", "sacrifichi") + f" {self.party(other).text}"
        raise unwritten(trigger)

    def let_go(self, trigger: tree.Trigger, subject: Subject, ending: str) -> str:
        """Who loses control of something, or what is attached no longer."""
        told = "" if trigger.other is None else self.party(trigger.other).text
        if trigger.kind == "loses control":
            does = subject.does("perde").replace("tu perde", "perdi")
            return f"{does} il controllo {with_preposition('di', told)}"
        return f"{subject.text} non è più assegnat{ending}" + (f" {with_preposition('a', told)}" if told else "")

    def step(self, trigger: tree.Trigger) -> str:
        name = trigger.where[0]
        if trigger.what is None and name == "end of turn":
            return "All'inizio della sottofase finale"
        if name == "end of combat":
            return "Alla fine del combattimento"
        step = STEPS[name]
        feminine = step in FEMININE
        match trigger.what:
            case You():
                return f"All'inizio {'della tua' if feminine else 'del tuo'} {step}"
            case None:
                return f"All'inizio di ogni {step}"
            case who:
                return (
                    f"All'inizio {with_preposition('di', the(step, 'f' if feminine else 'm', many=False))} "
                    + with_preposition("di", self.party(who).text)
                )

    def party(self, node: object, *, to: bool = False) -> Subject:
        """Who a trigger is about."""
        match node:
            case tree.This():
                return Subject(self.self, gender="f" if not self.name else "m")
            case tree.Host("player"):
                return Subject("il giocatore incantato")
            case tree.Host():
                return Subject(self.host.text, gender=self.host.gender)
            case You():
                return Subject("te" if to else "tu", you=True)
            case tree.Opponent():
                return Subject("un avversario")
            case tree.EachPlayer():
                return Subject("un giocatore")
            case tree.ControllerOf():
                return Subject(f"il controllore {with_preposition('di', self.thing(node.of).text)}")
            case tuple() if tree.is_several(node):
                subjects = [self.party(each) for each in node]
                return Subject(listed([each.text for each in subjects]), gender=subjects[-1].gender)
            case Filter() | tree.Target():
                noun = self.one(node) if isinstance(node, Filter) else self.thing(node)
                return Subject(noun.text, gender=noun.gender)
        raise unwritten(node)


def _becomes(trigger: tree.Trigger, ending_: str) -> str:
    """What a permanent becomes that is marked as something."""
    name = trigger.where[0]
    if name.startswith(tree.LEVEL):
        return f"di livello {name.removeprefix(tree.LEVEL)}"
    if name not in {"monstrous", "renowned"}:
        raise unwritten(trigger)
    return ("mostruos" if name == "monstrous" else "rinomat") + ending_


def _of_chance(trigger: tree.Trigger) -> tuple[str, str]:
    """What somebody does with a coin or a die, of another and of «you»."""
    if trigger.kind == "is crowned":
        return "diventa il monarca", "diventi il monarca"
    if trigger.kind == "takes initiative":
        return "prende l’iniziativa", "prendi l’iniziativa"
    if trigger.kind == "rolls":
        return "tira uno o più dadi", "tiri uno o più dadi"
    it, you = ("vince", "vinci") if "won" in trigger.where else ("perde", "perdi")
    return f"{it} il lancio di una moneta", f"{you} il lancio di una moneta"
