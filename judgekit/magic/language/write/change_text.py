"""Changes: what things get, are and may not do."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.rule_names import ABOUT, LEAVES, OF_THINGS, STAYS_TAPPED_FOR
from judgekit.magic.language.tree import Filter, same
from judgekit.magic.language.write.condition_text import Conditions
from judgekit.magic.language.write.keyword_text import keywords
from judgekit.magic.language.write.noun_forms import a, adjective, ending, head, number, with_preposition
from judgekit.magic.language.write.verb_forms import FEMININE, STEPS, Subject, unwritten
from judgekit.magic.vocabulary import BASIC_LAND_TYPES, KINDS_OF_CREATURES, LAND_TYPES, TYPES

_TOLD_OTHERWISE = {tuple(BASIC_LAND_TYPES): "di ogni tipo di terra base", ("chosen",): "del tipo scelto"}
_SWAPS = {
    "colour": "una parola di colore con un'altra",
    "basic land": "un tipo di terra base con un altro",
    "creature type": "un tipo di creatura con un altro",
}


_UNTIL = {"end of turn": " fino alla fine del turno", "end of combat": " fino alla fine del combattimento",
          tree.UNTIL_END_OF_YOUR_NEXT_TURN: " fino alla fine del tuo prossimo turno"}  # fmt: skip


def agreeing(text: str, subject: Subject) -> str:
    """A rule's phrase, which speaks of one masculine thing, about this subject."""
    words = (text.replace("del suo controllore", "dei loro controllori") if subject.many else text).split()
    many = {"può": "possono", "attacca": "attaccano", "blocca": "bloccano", "STAPpa": "STAPpano", "è": "sono",
            "assegna": "assegnano"}  # fmt: skip
    out = []
    for n, word in enumerate(words):
        if word in many and subject.many and n < 3:
            word = many[word]  # noqa: PLW2901
        elif word in {"bloccato", "neutralizzato", "rigenerato", "incantato", "pungolato"}:
            word = word[:-1] + ending(subject.gender, subject.many)  # noqa: PLW2901
        out.append(word)
    return " ".join(out)


def _is_land(what: object) -> bool:
    """Whether what is spoken of is a land, by what is said of it."""
    of = what.of if isinstance(what, tree.Each) else None
    return isinstance(of, Filter) and ("land" in of.types or bool({*of.any_subtypes} & BASIC_LAND_TYPES.keys()))


class Changes(Conditions):
    """Changes: what things get, are and may not do."""

    def change(self, step: tree.Change, *, infinitive: bool = False) -> str:
        until = self.until(step.until)
        if step.named:
            raise unwritten(step)
        if step.switch:
            whose = with_preposition("di", self.thing(step.what).text)
            return f"scambia la forza e la costituzione {whose}{until}"
        if step.controller is not None:
            if isinstance(step.what, tree.Host) and not until:
                return f"controlli {self.thing(step.what).text}"
            verb = "guadagnare" if infinitive else "guadagni"
            if not isinstance(step.controller, tree.You):
                verb = "guadagnare" if infinitive else f"{self.player(step.controller).text} guadagna"
            return f"{verb} il controllo {with_preposition('di', self.thing(step.what).text)}{until}"
        if isinstance(step.what, tree.Pair):
            each = Subject("ognuna di quelle creature", gender="f")
            told = " e ".join(self.predicates(step, each, until))
            return f"fintanto che {self.self} è abbinata a un'altra creatura, {each.text} {told}"
        if step.rules == ("all block",):
            if step != tree.Change(step.what, rules=step.rules, until=step.until):
                raise unwritten(step)  # what more is so of it would be left out
            return f"tutte le creature che possono bloccare {self.thing(step.what).text} lo fanno{until}"
        if step.rules == ("cannot be assigned damage",):
            whom = with_preposition("a", self.thing(step.what, subject=True).text)
            return f"{whom} non può essere assegnato danno da combattimento{until}"
        if step.until == tree.UNTIL_NEXT_UNTAP:
            subject = self._subject(self.thing(step.what, subject=True))
            if step.rules == ((STAYS_TAPPED_FOR, tree.You()),):
                told = agreeing(ABOUT[STAYS_TAPPED_FOR], subject)
                return f"{subject.text} {told.replace('tuo STAP', 'tuo prossimo STAP')}"
            if step.rules != ("does not untap",):
                raise unwritten(step)
            rule = agreeing(OF_THINGS["does not untap"], subject).replace("lo STAP", "il prossimo STAP")
            return f"{subject.text} {rule}"
        if step.rules == ("may stay tapped",):
            return f"puoi scegliere di non STAPpare {self.thing(step.what).text} durante il tuo STAP{until}"
        if step.swaps:
            words = " o ".join(_SWAPS[kind] for kind in step.swaps)
            return f"cambia il testo {with_preposition('di', self.thing(step.what).text)} sostituendo {words}{until}"
        subject = self._subject(self.thing(step.what, subject=True))
        if step.rules == ("damage as though unblocked",):
            harm = f"infligga{'no' if subject.many else ''} il proprio danno da combattimento al giocatore in difesa"
            return f"puoi decidere che {subject.text} {harm} come se non fosse stato bloccato{until}"
        if step.set_power is not None and not isinstance(step.set_power, int):
            return self.counted_size(step)
        said = self.predicates(step, subject, until)
        return f"{subject.text} " + " e ".join(said) + until

    def until(self, until: Any) -> str:
        """How long something lasts, behind what is said of it."""
        if isinstance(until, tree.While):
            return f" fintanto che {self.condition(until.condition)}"
        if str(until).startswith(tree.UNTIL_YOUR_NEXT):
            step = STEPS[until.removeprefix(tree.UNTIL_YOUR_NEXT)]
            return f" fino {'alla tua prossima' if step in FEMININE else 'al tuo prossimo'} {step}"
        return _UNTIL.get(until, "")

    def multiplied(self, step: tree.Multiply, *, infinitive: bool = False) -> str:
        """A size, life, counters or mana become twice or three times as much."""
        verb = {2: "raddoppia", 3: "triplica"}[step.times] + ("re" if infinitive else "")
        if step.of == ("mana",):
            return f"{verb} la quantità di ogni tipo di mana nella tua riserva di mana"
        if step.of == ("life",) and isinstance(step.what, tree.You):
            return f"{verb} i tuoi punti vita"
        if step.of == ("counters",):
            kind = f"segnalini {step.counter}" if step.counter else "ogni tipo di segnalino"
            return f"{verb} il numero di {kind} {with_preposition('su', self.thing(step.what).text)}"
        said = {"power": "la forza", "toughness": "la costituzione", "life": "i punti vita"}
        of = " e ".join(said[name] for name in step.of)
        return f"{verb} {of} {with_preposition('di', self.thing(step.what).text)}{self.until(step.until)}"

    def exchange(self, what: str, of: tuple[object, ...], verb: str) -> str:
        """What two exchange: control, life totals."""
        if what in {"zones", "numbers"}:
            raise unwritten(of)
        if what == "life" and isinstance(of[0], tree.You):
            return f"{verb} il tuo totale dei punti vita con quello {with_preposition('di', self.thing(of[1]).text)}"
        whose = " e ".join(with_preposition("di", self.thing(one).text) for one in of)
        return f"{verb} {'il controllo' if what == 'control' else 'i totali dei punti vita'} {whose}"

    def predicates(self, step: tree.Change, subject: Subject, until: str) -> list[str]:
        bare = Subject("", many=subject.many, gender=subject.gender)
        later = step.begins == tree.AFTERWARDS or bool(until and not step.begins)
        said: list[str] = []
        if step.set_power is not None or step.set_toughness is not None:
            said.append(self.sized(step, bare))
        elif step.subtypes == KINDS_OF_CREATURES and step.adds_types and not step.types:
            said.append(f"{bare.does('ha')} tutti i tipi di creatura")
        elif step.adds_colors and step.colors:
            said.append(self.coloured_too(step, bare, later=later))
        elif step.types or step.subtypes:
            counts = step.adds_types
            verb = "diventa" if later else "è"
            becomes = step.begins == tree.AFTERWARDS or (not step.types and step.subtypes in _TOLD_OTHERWISE)
            being = f"conta{'no' if subject.many else ''} come" if counts and not becomes else bare.does(verb)
            beside = " in aggiunta ai suoi altri tipi" if counts and becomes else ""
            said.append(f"{being} {self.kinds(step, many=subject.many)}{beside}")
        if step.colors is not None and step.set_power is None and not step.adds_colors:
            colours = " e ".join(adjective(c, subject.gender, subject.many) for c in step.colors)
            chosen = "del colore scelto"
            beside = " in aggiunta ai suoi altri colori" if step.adds_types and not step.types + step.subtypes else ""
            said.append(
                f"{bare.does('diventa' if later else 'è')} {chosen if step.colors == ('chosen',) else colours}{beside}"
            )
        if any(not isinstance(n, int) or n != 0 for n in (step.power, step.toughness)):
            said.append(self.grown(step, bare))
        if step.words:
            said.append(f"{bare.does('guadagna' if later else 'ha')} {self.gained(step.words)}")
        if step.lose:
            said.append(
                f"{bare.does('perde')} " + ("tutte le abilità" if step.lose == ("*",) else " e ".join(step.lose))
            )
        if step.not_types == KINDS_OF_CREATURES:
            said.append(f"{bare.does('perde')} tutti i tipi di creatura")
        elif len(step.not_types) > 1:
            raise unwritten(step)  # «all its other card types»: which are these, the words tell no more
        elif step.not_types:
            told = Filter(types=step.not_types) if set(step.not_types) <= TYPES.keys() else None
            kind = head(told or Filter(any_subtypes=step.not_types), many=subject.many)
            noun = kind.text if subject.many else a(kind.text, kind.gender)
            said.append(f"{bare.does('smette')} di essere {noun}" if later else f"non {bare.does('è')} {noun}")
        if not LEAVES.isdisjoint(step.rules):
            raise unwritten(step)
        said += [self.rule(rule, bare) for rule in step.rules]
        return said

    def counted_size(self, step: tree.Change) -> str:
        """`La forza di X è pari al numero di …`, and nothing else of it is changed."""
        size = tree.Change(step.what, set_power=step.set_power, set_toughness=step.set_toughness, until=step.until)
        if not same(step, size):
            raise unwritten(step)
        whose = with_preposition("di", self.thing(step.what).text)
        power = with_preposition("a", self.amount(step.set_power))
        if step.set_toughness is None:
            return f"la forza {whose} è pari {power}"
        if same(step.set_power, step.set_toughness):
            return f"la forza e la costituzione {whose} sono pari {power}"
        toughness = with_preposition("a", self.amount(step.set_toughness))
        return f"la forza {whose} è pari {power} e la sua costituzione è pari {toughness}"

    def gained(self, words: tuple[object, ...]) -> str:
        said = keywords([word for word in words if isinstance(word, tree.Keyword)])
        return " e ".join(
            (*said, *(f'"{self.quoted((word,))}"' for word in words if not isinstance(word, tree.Keyword)))
        )

    def quoted(self, abilities: tuple[object, ...]) -> str:
        """A text of its own, which `Line` writes."""
        raise unwritten(abilities)

    def coloured_too(self, step: tree.Change, subject: Subject, *, later: bool) -> str:
        """It is of that kind and colour too."""
        noun = head(Filter(types=step.types, any_subtypes=step.subtypes), many=subject.many)
        said = noun.text if subject.many else a(noun.text, noun.gender)
        colours = " e ".join(adjective(c, noun.gender, subject.many) for c in step.colors or ())
        return f"{subject.does('diventa' if later else 'è')} {said} {colours} in aggiunta ai suoi altri tipi e colori"

    def kinds(self, step: tree.Change, *, many: bool) -> str:
        if not step.types and step.subtypes in _TOLD_OTHERWISE:
            return _TOLD_OTHERWISE[step.subtypes]
        if not step.types and len(step.subtypes) > 1:
            each = [head(Filter(any_subtypes=(one,)), many=many) for one in step.subtypes]
            *first, last = [one.text if many else a(one.text, one.gender) for one in each]
            return f"{', '.join(first)} e {last}"
        found = head(Filter(types=step.types, any_subtypes=step.subtypes), many=many)
        return found.text if many else a(found.text, found.gender)

    def sized(self, step: tree.Change, subject: Subject) -> str:
        if isinstance(step.set_power, int) and isinstance(step.set_toughness, int):
            body = f"{step.set_power}/{step.set_toughness}"
            if not step.types and step.subtypes:
                raise unwritten(step)
            if not step.types:
                return f"{subject.does('ha')} {body}"
            lands = tuple(kind for kind in step.subtypes if kind in LAND_TYPES) if "land" in step.types else ()
            noun = head(
                Filter(types=tuple(kind for kind in step.types if not lands or kind != "land")), many=subject.many
            )
            colours = " ".join(adjective(c, noun.gender, subject.many) for c in step.colors or ())
            own = (kind for kind in step.subtypes if kind not in lands)
            text = " ".join(part for part in (noun.text, *own, body, colours) if part)
            if lands:
                text += f" e {' '.join((head(Filter(types=('land',)), many=subject.many).text, *lands))}"
            still = " oltre ai loro altri tipi" if subject.many else " oltre ai suoi altri tipi"
            if _is_land(step.what) and not lands:
                still = " che sono ancora terre" if subject.many else " che è ancora una terra"
            said = text if subject.many else a(text, noun.gender)
            verb = "è" if step.begins == tree.IS else "diventa"
            return f"{subject.does(verb)} {said}{still if step.adds_types else ''}"
        for name, base in (("forza", step.set_power), ("costituzione", step.set_toughness)):
            if isinstance(base, int) and not step.types + step.subtypes:
                return f"{subject.does('ha')} {name} base {base}"
        raise unwritten(step)

    def grown(self, step: tree.Change, subject: Subject) -> str:
        def signed(n: Any, other: Any) -> str:
            value = n.factor if isinstance(n, tree.Count) else n
            if isinstance(n, (tree.X, tree.Minus)):
                return "+X" if isinstance(n, tree.X) else "-X"
            below = isinstance(value, int) and value < 0
            flat = value == 0 and ((isinstance(other, int) and other < 0) or isinstance(other, tree.Minus))
            return f"{'-' if below or flat else '+'}{abs(value)}"

        counted = next((n for n in (step.power, step.toughness) if isinstance(n, tree.Count)), None)
        size = f"{signed(step.power, step.toughness)}/{signed(step.toughness, step.power)}"
        each = f" per ogni {self.other_one(counted.of)}" if counted is not None else ""
        return f"{subject.does('prende')} {size}{each}"

    def rule(self, rule: Any, subject: Subject) -> str:
        if rule == "cannot be assigned damage":
            return OF_THINGS[rule].replace("gli", "le", int(subject.gender == "f" and not subject.many))
        if isinstance(rule, str):
            return agreeing(OF_THINGS[rule], subject)
        name, about = rule
        if isinstance(about, Filter):
            said = self.one(about).text if name == "enchants only" else self.every(about)
        elif isinstance(about, (int, tree.X)):
            said = number(about, "f")
        elif isinstance(about, tree.You):
            said = ""
        elif isinstance(about, str):
            said = about
        elif name == "must block that":
            said = self.thing(about).text
        else:
            said = self.unless_so(about)
        if name == "blocks more" and about == 1:
            return agreeing("può bloccare una creatura addizionale", subject)
        return agreeing(ABOUT[name].format(said), subject)

    def lands(self, n: object) -> str:
        return "una terra addizionale" if n == 1 else f"{number(n)} terre addizionali"
