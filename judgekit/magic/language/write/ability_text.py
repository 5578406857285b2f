"""Whole abilities."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.tree import Filter
from judgekit.magic.language.write.condition_text import TO
from judgekit.magic.language.write.keyword_text import keywords
from judgekit.magic.language.write.noun_forms import Noun, ending, head, number, the, with_preposition
from judgekit.magic.language.write.replacement_text import Insteads
from judgekit.magic.language.write.trigger_text import Triggers
from judgekit.magic.language.write.verb_forms import FEMININE, STEPS, braced, capital, unwritten
from judgekit.magic.vocabulary import LAND_TYPES

_LIMITS = {
    "once": "una sola volta",
    "as a sorcery": "solo quando potresti lanciare una stregoneria",
    "attacked this turn": "solo se ha attaccato in questo turno",
    "attached": "solo se è assegnata a una creatura",
    "as an instant": "solo quando potresti lanciare un istantaneo",
    "once each turn": "solo una volta per turno",
    "only during your turn": "solo durante il tuo turno",
}

_BUT = {"cannot be activated": "", "cannot be activated but for mana": ", a meno che non siano abilità di mana"}

_TIMES = {
    "in combat": "durante la fase di combattimento",
    "before attackers": "prima della dichiarazione degli attaccanti",
    "before damage": "prima della sottofase di danno da combattimento",
    "before blocks": "prima della dichiarazione dei bloccanti",
    "in combat before blocks": "durante la fase di combattimento prima della dichiarazione dei bloccanti",
    "in combat after blocks": "durante la fase di combattimento dopo la dichiarazione dei bloccanti",
    "in your turn": "durante il tuo turno",
    "in an opponent's turn": "durante il turno di un avversario",
    "in your upkeep": "durante il tuo mantenimento",
    "in your combat": "durante la tua fase di combattimento",
    "in your end of turn": "durante la tua sottofase finale",
}


def write(abilities: tuple[object, ...], name: str = "") -> str:
    """The text of some abilities, one a line; `name` is what the card calls itself.

    Raises NotUnderstood for a tree that no sentence of the language says.
    """
    if _beyond_words(abilities):
        raise unwritten(abilities)
    try:
        return _written(abilities, name)
    except (LookupError, TypeError, AttributeError) as error:
        raise unwritten(abilities) from error


def _beyond_words(node: object) -> bool:
    """What is read and has no words yet: another target than one before it, as many counters again, new quantities."""
    match node:
        case tree.WasCast(zone=str() as zone) if zone:
            return True
        case tree.If(then=(*_, tree.May(otherwise=(_, *_)))):
            return True
        case tree.Token(how_many=tree.Amount()):
            return True
        case tree.Wanted(apart=(_, *_)):
            return True
        case tree.Namesakes() | tree.Theirs():
            return True
        case tree.Greatest() | tree.Different() | tree.Devotion() | tree.KindsAmong() | tree.Times() | tree.AllOf():
            return True
        case (
            tree.MostOf()
            | tree.Roll()
            | tree.HappenedAmount()
            | tree.TimesHappened()
            | tree.PartySize()
            | tree.ManaSymbols()
            | tree.CommanderCasts()
            | tree.TimesMutated()
            | tree.Devoured()
            | tree.Vote()
            | tree.WinsTheVote()
            | tree.VotesFor()
            | tree.ControllersThus()
            | tree.BasicKinds()
            | tree.ColoursSpent()
            | tree.TimesPaid()
            | tree.ManaSpent()
        ):
            return True
    return isinstance(node, tuple) and any(_beyond_words(each) for each in node)


def _written(abilities: tuple[object, ...], name: str) -> str:
    lines = []
    waiting: list[tree.Keyword] = []
    host = _host(abilities)
    for ability in (*abilities, None):
        if isinstance(ability, tree.Keyword):
            waiting.append(ability)
            continue
        if waiting:
            lines.append(capital(", ".join(keywords(waiting))))
            waiting = []
        if ability is not None:
            lines.append(Line(name, host).ability(ability))
    return "\n".join(lines)


def _host(abilities: tuple[object, ...]) -> Noun:
    """What the abilities call the thing that their source is attached to."""
    words = {ability.word: ability.of for ability in abilities if isinstance(ability, tree.Keyword)}
    enchanted = words.get("incanta")
    if isinstance(enchanted, Filter):
        noun = head(Filter(types=enchanted.types[:1]), many=False)
        return Noun(
            the(f"{noun.text} incantat{ending(noun.gender, many=False)}", noun.gender, many=False), False, noun.gender
        )
    if "fortificare" in words:
        return Noun("la terra fortificata", gender="f")
    if "equipaggiare" in words:
        return Noun("la creatura equipaggiata", gender="f")
    changes = [change for ability in abilities if isinstance(ability, tree.Static) for change in ability.changes]
    lands = any(isinstance(c.what, tree.Host) and c.subtypes and set(c.subtypes) <= LAND_TYPES.keys() for c in changes)
    return Noun(f"la {'terra' if lands else 'creatura'} incantata", gender="f")


class Line(Triggers, Insteads):
    """One ability being written: which targets were mentioned, what `it` is."""

    def ability(self, node: object) -> str:
        match node:
            case tree.Spell(modes) if len(modes) == 1:
                return self.mode(modes[0])
            case tree.Spell(modes):
                return f"Scegli {self.chosen_freely(node)}\n" + "\n".join(
                    f"• {Line(self.name, self.host).mode(mode)}" for mode in modes
                )
            case tree.Activated() if len(node.modes) > 1:
                return f"{capital(self.costs(node.costs))}: {self.inline(node)}"
            case tree.Activated():
                self.zone = node.zone
                body = self.mode(node.modes[0], zone=node.zone)
                behind = (*map(self.limit, node.limits), *map(self.cost_change, node.changes))
                return f"{capital(self.costs(node.costs))}: {body}{''.join(behind)}"
            case tree.Triggered():
                return self.triggered(node)
            case tree.Static():
                return self.static(node)
            case tree.Instead():
                return capital(self.instead(node)) + "."
            case tree.ExtraCost():
                return f"Come costo addizionale per giocare {self.self}, {self.costs(node.costs, spoken=True)}."
            case tree.PlayOnly(when) if when in _TIMES:
                return f"Gioca {self.self} solo {_TIMES[when]}."
            case tree.PlayOnly("if", None, condition) if condition is not None:
                return f"Gioca {self.self} solo se {self.condition(condition)}."
            case tree.PlayOnly("on", Filter() as of):
                return f"Gioca {self.self} solo su {self.one(of).text}."
            case tree.OtherCost():
                lead = "Puoi" if node.condition is None else f"Se {self.condition(node.condition)}, puoi"
                if not node.costs:
                    return f"{lead} lanciare questa magia senza pagare il suo costo di mana."
                return f"{lead} {self.costs(node.costs, mood=TO)} invece di pagare il suo costo di mana."
        raise unwritten(node)

    def quoted(self, abilities: tuple[object, ...]) -> str:
        return write(abilities)

    def chosen_freely(self, node: tree.Spell) -> str:
        """How many modes are chosen; whether one of them twice, and where more."""
        if node.more_if is not None:
            if (node.choose, node.most, node.again) != (1, len(node.modes), False):
                raise unwritten(node)
            return f"uno. Se {self.condition(node.more_if)} mentre lanci questa magia, puoi scegliere entrambi."
        many = self.so_many(node)
        return f"{many}. Puoi scegliere lo stesso modo più di una volta." if node.again else f"{many} —"

    def so_many(self, node: tree.Spell | tree.Triggered | tree.Activated) -> str:
        """How many modes are chosen."""
        if not node.choose:
            return "un qualsiasi numero" if node.most == len(node.modes) else f"fino a {number(node.most, 'f')}"
        if node.most:
            if node.choose != 1 or node.most != len(node.modes):
                raise unwritten(node)
            return "una o più"
        return "una" if node.choose == 1 else number(node.choose, "f")

    def modal(self, node: tree.Triggered, when: str) -> str:
        condition = f" se {self.condition(node.condition)}," if node.condition is not None else ""
        if node.each_turn:
            raise unwritten(node)
        modes = "\n".join(f"• {self.like().mode(mode)}" for mode in node.modes)
        return f"{when},{condition} scegli {self.so_many(node)} —\n{modes}"

    def like(self) -> Line:
        """Another that knows of whom the trigger spoke."""
        other = Line(self.name, self.host)
        other.roles = dict(self.roles)
        return other

    def inline(self, node: tree.Activated) -> str:
        """The modes of an activated ability, in one line."""
        modes = [Line(self.name, self.host).mode(mode).rstrip(".") for mode in node.modes]
        if node.limits or any("." in mode for mode in modes):
            raise unwritten(node)
        return f"Scegli {self.so_many(node)} — " + "; ".join(modes) + "."

    def mode(self, mode: tree.Mode, *, zone: str = "battlefield") -> str:
        self.wants = mode.wants
        return " ".join(capital(each) + "." for each in self.sentences(mode.do, zone))

    def cost_change(self, change: tree.CostChange) -> str:
        """What the ability costs less, or more."""
        said = (
            f" Questa abilità costa {braced(change.symbols)} in {'più' if change.more else 'meno'} per essere attivata"
        )
        if change.condition is not None:
            return f"{said} se {self.condition(change.condition)}."
        if isinstance(change.times, tree.Count):
            return f"{said} per ogni {self.other_one(change.times.of)}."
        if change.times != 1:
            raise unwritten(change)
        return f"{said}."

    def limit(self, name: str | tree.OnlyIf) -> str:
        if isinstance(name, tree.OnlyIf):
            raise unwritten(name)
        if name == "any player":
            return " Qualsiasi giocatore può attivare questa abilità."
        if name.startswith("only during your ") and name not in _LIMITS:
            step = STEPS[name.removeprefix("only during your ")]
            return f" Gioca questa abilità solo durante {'la tua' if step in FEMININE else 'il tuo'} {step}."
        return f" Gioca questa abilità {_LIMITS.get(name) or f'solo {_TIMES[name]}'}."

    def static(self, node: tree.Static) -> str:
        condition = ""
        if isinstance(node.condition, tree.AtLevel):
            return self.level(node, node.condition)
        if isinstance(node.condition, tree.WordChosen):
            return f"• {node.condition.word} — {self.quoted(node.changes[0].words)}"
        if node.condition is not None:
            condition = f"Fintanto che {self.condition(node.condition)}, "
        said = [self.change(change) for change in node.changes]
        said += [self.table_rule(name, about) for name, about in node.rules]
        return capital(condition + " e ".join(said)) + "."

    def level(self, node: tree.Static, at: tree.AtLevel) -> str:
        """A level symbol with its size, and below it what it gives."""
        if len(node.changes) != 1 or node.changes[0].set_power is None:
            raise unwritten(node)
        change = node.changes[0]
        levels = f"{at.least}+" if at.most is None else f"{at.least}-{at.most}"
        given = f"\n{self.quoted(change.words)}" if change.words else ""
        return f"LIVELLO {levels}\n{change.set_power}/{change.set_toughness}{given}"

    def _casting(self, who: object, what: Filter | tree.Happened) -> str:
        """What somebody cannot cast: certain spells, or more than so many of them each turn."""
        subject = self.player(who)
        cannot = "non puoi" if subject.you else f"{subject.text} non può"
        if isinstance(what, Filter):
            return f"{cannot} lanciare {self.all_of(what).text.removeprefix('le ').removeprefix('tutte le ')}"
        spells = what.event.what
        if not isinstance(spells, Filter):
            raise unwritten(what)
        said = self.one(spells).text if what.times == 1 else f"{what.times} {self.all_of(spells).text}"
        return f"{cannot} lanciare più di {said} per turno"

    def _drawing(self, who: object, done: tree.Happened) -> str:
        """How many cards somebody can draw each turn, and no more."""
        subject = self.player(who)
        cards = "una carta" if done.times == 1 else f"{number(done.times)} carte"
        return f"{subject.text} non {'puoi' if subject.you else 'può'} pescare più di {cards} per turno".strip()

    def _of_one_sort(self, about: Filter) -> Noun:
        """All things of one sort: of several sorts, the preposition before the first is not that of the others."""
        if about.either or len(about.any_types) > 1:
            raise unwritten(about)
        return self.all_of(about)

    def table_rule(self, name: str, about: Any) -> str:
        match name:
            case "costs less" | "costs more":
                what, symbols, *each = about
                noun = self.all_of(what) if isinstance(what, Filter) else self.thing(what)
                verb = "costano" if noun.many else "costa"
                how = "in meno" if name == "costs less" else "in più"
                played = "giocat" + ending(noun.gender, noun.many)
                targets = bool(each) and isinstance(each[0], tree.FurtherTargets)
                counted = "bersaglio oltre il primo" if targets else self.other_one(each[0].of) if each else ""
                per = f" per ogni {counted}" if each else ""
                return f"{noun.text} {verb} {braced(symbols)} {how} per essere {played}{per}"
            case "open hands":
                subject = self.player(about)
                return f"{subject.does('gioca')} a carte scoperte".replace(
                    "gioca a", "giochi a" if subject.you else "gioca a"
                )
            case "top card revealed":
                subject = self.player(about)
                whose = "tuo" if subject.you else "suo"
                return f"{subject.does('gioca')} con la prima carta del {whose} grimorio rivelata"
            case name if name in _FORBIDDEN:
                subject = self.player(about)
                return f"{subject.text} non {'puoi' if subject.you else 'può'} {_FORBIDDEN[name]}".strip()
            case "players have":
                return f"hai {about}"
            case "no maximum hand size":
                return f"{_LIMITLESS.get(type(about), 'non hai')} un limite massimo di carte in mano"
            case "hand size":
                return self._hand_size(*about)
            case "cannot be a target":
                return "non puoi essere bersaglio di magie o abilità"
            case "triggers more":
                kind, cause, whose = about
                happens = {"enters": "entra in gioco", "dies": "muore", "attacks": "attacca"}
                ability = f"un’abilità innescata {with_preposition('di', self.one(whose).text)}"
                told = f"{self.one(cause).text} che {happens[kind]} fa innescare {ability}" if kind else ""
                return f"se {told or ability + ' si innesca'}, quell’abilità si innesca una volta in più"
            case "extra land for each player":
                return f"ogni giocatore può giocare {self.lands(about)} in ognuno dei propri turni"
            case "extra land":
                return f"puoi giocare {self.lands(about)} in ogni tuo turno"
            case "only one attacks" | "only one blocks":
                verb = "attaccare" if name == "only one attacks" else "bloccare"
                if about == 1:
                    return f"solo una creatura può {verb} in ogni turno"
                return f"non più di {about} creature possono {verb} in ogni turno"
            case "cost to attack" | "cost to block":
                return self.tax(name, *about)
            case "skip":
                who, step = about
                own = "tua" if isinstance(who, tree.You) else "propria"
                return f"{self.player(who).does('salta')} la {own} sottofase di {STEPS[step]}"
            case "life not below":
                return f"il danno che ridurrebbe i tuoi punti vita a meno di {about} li riduce invece a {about}"
            case "cannot draw beyond":
                return self._drawing(*about)
            case "cannot cast" | "cannot cast beyond":
                return self._casting(*about)
            case "begins in play":
                return f"se {self.self} è nella tua mano iniziale, puoi cominciare la partita con questa carta in gioco"
            case "of decks" if about != "companion":
                if about == "commander":
                    return f"{self.self} può essere il tuo comandante"
                return f"un mazzo può avere un qualsiasi numero di carte chiamate {self.self}"
            case "untaps with others":
                noun = self.all_of(about) if isinstance(about, Filter) else self.thing(about)
                return f"STAPpa {noun.text} durante lo STAP di ogni altro giocatore"
            case "cannot enter":
                return f"{self.all_of(about).text} non possono entrare nel campo di battaglia"
            case "cannot be activated" | "cannot be activated but for mana":
                noun = self._of_one_sort(about) if isinstance(about, Filter) else self.thing(about)
                return (
                    f"le abilità attivate {with_preposition('di', noun.text)} non possono essere attivate{_BUT[name]}"
                )
            case "cannot be prevented":
                return f"il danno{self._of_its_source(about)} non può essere prevenuto"
            case "cannot be countered":
                noun = self.all_of(about)
                return f"{noun.text} non possono essere neutralizzate"
        raise unwritten((name, about))

    def _hand_size(self, who: object, how: str, n: int) -> str:
        if how == "=":
            return f"il limite massimo di carte nella tua mano è {number(n)}"
        may = "puoi" if isinstance(who, tree.You) else self.player(who).does("può")
        changed = "aumentato" if how == "+" else "ridotto"
        return f"il numero massimo di carte che {may} tenere in mano è {changed} di {number(n)}"

    def _of_its_source(self, source: object) -> str:
        """By whom damage is dealt, where that is told."""
        if source is None:
            return ""
        noun = self.all_of(source) if isinstance(source, Filter) else self.thing(source)
        return f" inflitto {with_preposition('da', noun.text)}"

    def tax(self, name: str, what: object, price: tuple[Any, ...], *yours: str) -> str:
        mana = all(isinstance(part, str) for part in price)
        paid = f"paghi {braced(price)}" if mana else f"paghi il costo: {self.costs(price)}"
        verb = "attaccare" if name == "cost to attack" else "bloccare"
        if isinstance(what, Filter):
            you = what.controller == "opponent" and name == "cost to attack"
            subject = self.all_of(what._replace(controller="") if you else what)
            verb = ("attaccare te o un planeswalker che controlli" if yours else "attaccarti") if you else verb
            return f"{subject.text} non possono {verb} a meno che il loro controllore non {paid}"
        payer = "tu" if isinstance(what, tree.This) else "il suo controllore"
        return f"{self.thing(what).text} non può {verb} a meno che {payer} non {paid}"


_LIMITLESS = {tree.EachPlayer: "i giocatori non hanno"}
_FORBIDDEN = {
    "cannot lose": "perdere la partita",
    "cannot win": "vincere la partita",
    "cannot play lands": "giocare terre",
    "cannot gain life": "guadagnare punti vita",
    "cannot lose life": "perdere punti vita",
    "cannot pay life": "pagare punti vita",
    "cannot draw": "pescare carte",
    "cannot search": "passare in rassegna i grimori",
}
