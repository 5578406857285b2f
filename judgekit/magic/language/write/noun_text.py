"""Things and players, as phrases: which were mentioned, what `it` is; quantities."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.tree import Filter, You
from judgekit.magic.language.write.noun_forms import (
    Noun,
    a,
    ending,
    head,
    number,
    parts,
    phrase,
    that,
    the,
    with_preposition,
)
from judgekit.magic.language.write.verb_forms import STATS, Subject, listed, unwritten

ZONES = {"graveyard": ("cimitero", "m"), "hand": ("mano", "f"), "library": ("grimorio", "m")}


class Things:
    """Who and what an ability speaks of while it is being written."""

    def __init__(self, name: str, host: Noun) -> None:
        self.name = name
        self.host = host
        self.wants: tuple[tree.Wanted, ...] = ()
        self.mentioned: set[int] = set()
        self.roles: dict[str, Filter] = {}
        self.zone = "battlefield"  # where the ability works that is being written
        self.acting = False  # whether the player whose things are told is the subject

    @property
    def self(self) -> str:
        return self.name or "questa carta"

    def one(self, f: Filter) -> Noun:
        """`una creatura`, `una creatura o un giocatore`."""
        found = [phrase(each, False, self.amount) for each in parts(f)]
        others = self._others(f, found, many=False)
        text = listed([a(f"{other}{each.text}", each.gender) for other, each in zip(others, found, strict=True)])
        return Noun(text, gender=found[0].gender)

    @staticmethod
    def _others(f: Filter, found: list[Noun], *, many: bool) -> list[str]:
        """`altra `, `altri `, before each sort of things of which it is said."""
        said = [f.other or each.other for each in parts(f)]
        return [f"altr{ending(n.gender, many=many)} " if so else "" for so, n in zip(said, found, strict=True)]

    def every(self, f: Filter) -> str:
        """Several without article: `creature artefatto o creature nere`."""
        found = [phrase(each, True, self.amount) for each in parts(f)]
        others = self._others(f, found, many=True)
        return listed([f"{other}{each.text}" for other, each in zip(others, found, strict=True)])

    def all_of(self, f: Filter) -> Noun:
        """`le creature che controlli`."""
        found = [phrase(each, True, self.amount) for each in parts(f)]
        if len(found) > 1 and f.compare:
            raise unwritten(f)  # with an article for each, nobody knows of which the rest is said
        others = self._others(f, found, many=True)
        texts = [the(f"{o}{each.text}", each.gender, many=True) for o, each in zip(others, found, strict=True)]
        if f.zone == "graveyard":
            every = "tutte" if found[0].gender == "f" else "tutti"
            texts = [f"{every} {text}".replace("in un cimitero", "in tutti i cimiteri") for text in texts]
        return Noun(listed(texts, "e"), many=True, gender=found[0].gender)

    def chosen(self, node: tree.Chosen) -> str:
        own = node.of
        if node.up_to or node.how_many != 1:
            text = listed([phrase(each, True, self.amount).text for each in parts(own)])
            if node.how_many == 99:
                return f"un qualsiasi numero di {text}"
            return ("fino a " if node.up_to else "") + f"{number(node.how_many)} {text}"
        return self.one(own).text

    def target(self, nth: int, *, subject: bool = False) -> Noun:
        if nth >= len(self.wants):
            return Noun("il bersaglio")
        want = self.wants[nth]
        found = parts(want.filter)
        if nth in self.mentioned:
            kind = next((f for f in found if f.noun != "player"), found[0])
            plain = head(kind._replace(any_subtypes=() if kind.types else kind.any_subtypes), many=want.most != 1)
            return Noun(that(plain.text, plain.gender, want.most != 1), want.most != 1, plain.gender)
        self.mentioned.add(nth)
        if want.filter.either and want.filter.either[0].any_types == ("creature", "planeswalker", "battle"):
            return Noun("un qualsiasi bersaglio" if want.most == 1 else self._so_many_targets(want))
        many = want.most != 1
        texts = []
        for n, each in enumerate(found):
            said = phrase(each, many, self.amount, aimed=n == len(found) - 1)
            text = f"altr{ending(said.gender, many=many)} {said.text}" if each.other else said.text
            if not many:
                apart = bool(want.filter.either) and all(f.noun == "permanent" for f in found) and want.least == 1
                definite = (subject and len(found) == 1 and want.least == 1) or apart
                text = the(text, said.gender, many=False) if definite else a(text, said.gender)
            texts.append(text)
        gender = head(found[0], many).gender
        text = listed(texts, "e/o" if want.divided is not None else "o")
        if many:
            text = self._counted(want, text, gender)
        elif want.least == 0:
            text = f"fino a {text}"
        return Noun(text, many, gender)

    def wanted(self, node: object) -> tree.Wanted | None:
        """What a target is wanted to be."""
        return self.wants[node.nth] if isinstance(node, tree.Target) and node.nth < len(self.wants) else None

    def _so_many_targets(self, want: tree.Wanted) -> str:
        text = self._counted(want, "bersagli", "m")
        each = want.divided is None and want.most != 99 and want.least != 1
        return f"ciascuno di {text}" if each else text

    def _counted(self, want: tree.Wanted, text: str, gender: str) -> str:
        if want.most == 99 or want.divided is not None:
            return f"un qualsiasi numero di {text}"
        if want.least == 1 and want.most != 1:
            one = "una" if gender == "f" else "uno"
            if want.most not in (2, 3):
                raise unwritten(want)
            return f"{one} o due {text}" if want.most == len(("one", "two")) else f"{one}, due o tre {text}"
        return ("fino a " if want.least == 0 else "") + f"{number(want.most)} {text}"

    def thing(self, node: object, *, subject: bool = False) -> Noun:
        match node:
            case tree.This():
                return Noun(self.self, gender="m" if self.name else "f")
            case tree.Exiled():
                return Noun("la carta esiliata", gender="f")
            case tree.Haunted():
                return Noun("la creatura che essa tormenta", gender="f")
            case tree.Host("player"):
                return Noun("il giocatore incantato")
            case tree.Host():
                return self.host
            case tree.TopOfGraveyard(who):
                return Noun(f"la carta in cima al {'tuo' if isinstance(who, You) else 'suo'} cimitero", gender="f")
            case tree.Target(nth):
                return self.target(nth, subject=subject)
            case tree.Each(of) if "looked at" in of.status:
                seen = self.all_of(of._replace(zone="battlefield", status=()))
                return seen._replace(text=f"{seen.text} rivelate in questo modo")
            case tree.Each(of):
                return self.all_of(of)
            case tree.EachOf(of, who):
                return self.all_of_theirs(of, who)
            case tree.Those(tree.Each(of) | tree.EachOf(of)):
                noun = head(Filter(of.noun, types=of.types), many=True)
                return Noun(that(noun.text, noun.gender, many=True), many=True, gender=noun.gender)
            case tree.Chosen():
                return Noun(self.chosen(node))
            case tree.AtRandom(of, _, 1):
                return Noun(f"{self.one(of).text} a caso")
            case tree.It("sacrificed"):
                return Noun("la creatura sacrificata", gender="f")
            case tree.It("exiled"):
                return Noun("la carta esiliata", gender="f")
            case tree.It(role):
                kind = self.roles.get(role)
                if kind is None:
                    return Noun("quella carta", gender="f")
                subtypes = () if kind.types else kind.any_subtypes
                noun = head(Filter(kind.noun, types=kind.types, any_subtypes=subtypes), many=False)
                return Noun(that(noun.text, noun.gender, many=False), gender=noun.gender)
            case You():
                return Noun("te")
            case tree.TopCards(who, n):
                library = self.library(who)
                if n == 1:
                    return Noun(f"la prima carta {library}", gender="f")
                return Noun(f"le prime {number(n)} carte {library}", many=True, gender="f")
            case tuple() if tree.is_several(node):
                return Noun(" e ".join(self.thing(each).text for each in node), many=True)
            case _:
                return Noun(self.player(node).text)

    def all_of_theirs(self, of: Filter, who: object) -> Noun:
        """`tutte le creature che il giocatore bersaglio controlla`, `il cimitero del giocatore bersaglio`."""
        if of.zone == "battlefield":
            whose = self.player(who)
            verb = "controllano" if whose.many else "controlla"
            every = self.all_of(of)
            return Noun(f"{every.text} che {whose.text} {verb}", many=True, gender=every.gender)
        zone, gender = ZONES[of.zone]
        whole = of._replace(zone="battlefield") == Filter("card")
        if isinstance(who, (tree.EachPlayer, tree.Opponent)) and not self.acting and not (whole and zone == "cimitero"):
            raise unwritten(of)  # «di tutti i cimiteri» is said of all cards that lie there
        if not whole:
            bare = of._replace(zone="battlefield")
            return Noun(
                f"tutte le {self.every(bare)} {with_preposition('di', self.pile(zone, gender, who))}", many=True
            )
        return Noun(self.pile(zone, gender, who), gender=gender)

    def pile(self, zone: str, gender: str, who: object) -> str:
        """A whole zone of somebody, or of everybody."""
        if isinstance(who, You):
            return the(f"{'tua' if gender == 'f' else 'tuo'} {zone}", gender, many=False)
        if isinstance(who, tree.EachPlayer) and not self.acting:
            return "tutti i cimiteri"
        if self.acting:
            return the(f"{'sua' if gender == 'f' else 'suo'} {zone}", gender, many=False)
        return the(zone, gender, many=False) + " " + with_preposition("di", self.thing(who).text)

    def library(self, who: object) -> str:
        match who:
            case You():
                return "del tuo grimorio"
            case tree.Target(nth) if nth in self.mentioned:
                return "del proprio grimorio"
            case _:
                return "del grimorio " + with_preposition("di", self.thing(who).text)

    def player(self, node: object) -> Subject:
        match node:
            case You():
                return Subject("", you=True)
            case tree.OtherPlayers():
                return Subject("ogni altro giocatore")
            case tree.Opponent():
                return Subject("ogni avversario")
            case tree.EachPlayer():
                return Subject("ogni giocatore")
            case tree.ThatPlayer():
                return Subject("quel giocatore")
            case tree.Host("player"):
                return Subject("il giocatore incantato")
            case tree.ControllerOf(of):
                return Subject(f"il controllore {with_preposition('di', self.thing(of).text)}")
            case tree.OwnerOf(of):
                return Subject(f"il proprietario {with_preposition('di', self.thing(of).text)}")
            case tree.Target(nth):
                noun = self.target(nth, subject=True)
                return Subject(noun.text, many=noun.many)
            case Filter():
                return Subject("il giocatore in difesa")
        raise unwritten(node)

    def _subject(self, noun: Noun) -> Subject:
        return Subject(noun.text, many=noun.many, gender=noun.gender)

    def amount(self, node: object) -> str:
        """A quantity behind `pari a`."""
        match node:
            case int():
                return str(node)
            case tree.X():
                return "X"
            case tree.Minus(of):
                return f"-{self.amount(of)}"
            case tree.ChosenNumber("number"):
                return "il numero scelto"
            case tree.Count(of, 1):
                return f"il numero di {self.every(of)}"
            case tree.CountersOn(kind, You()):
                return f"il numero di segnalini {kind} che possiedi"
            case tree.Stat(_, tree.It(tree.AT_FIRST)):
                raise unwritten(node)  # «that card» would be what the text has spoken of since
            case tree.Stat("life", _):
                return "i tuoi punti vita"
            case tree.Stat(name, of):
                word = STATS[name]
                return f"{the(word, 'm' if name == 'cost' else 'f', many=False)} " + with_preposition(
                    "di", self.thing(of).text
                )
            case tree.Plus(tree.Minus(tree.Stat("hand", You())), most):
                return f"{most} meno il numero di carte che hai in mano"
            case tree.StartingLife():
                return "i tuoi punti vita iniziali"
            case tree.Plus(tree.Amount(), int() as more):
                return f"quel numero più {more}"
            case tree.Plus(of, int() as more) if more < 0:
                return f"{self.amount(of)} meno {-more}"
            case tree.Plus(of, more):
                return f"{self.amount(of)} più {self.amount(more)}"
        raise unwritten(node)

    def measured(self, node: object, one: str, several: str, gender: str = "m") -> str:
        """So much of something: `3 danni`, `un ammontare di danni pari a …`, and what follows it."""
        match node:
            case 1:
                return f"1 {one}" if gender == "m" else f"una {one}"
            case int():
                return f"{node if gender == 'm' else number(node)} {several}"
            case tree.X():
                return f"X {several}"
            case tree.Amount(2) if several == "punti vita":
                return f"il doppio di quei {several}"
            case tree.Amount():
                return f"{'altrettanti' if gender == 'm' else 'altrettante'} {several}"
            case tree.Half(tree.Stat("life", of), up):
                own = "tuoi" if isinstance(of, You) else "suoi"
                return f"metà dei {own} punti vita, arrotondati per {'eccesso' if up else 'difetto'}".replace(",", "")
            case tree.Count(_, n) if n != 1:
                return self.measured(n, one, several, gender)
            case _:
                return f"un ammontare di {several} pari {with_preposition('a', self.amount(node))}"

    def each(self, node: object) -> str:
        return f" per ogni {self.other_one(node.of)}" if isinstance(node, tree.Count) and node.factor != 1 else ""

    def other_one(self, f: Filter) -> str:
        """`creatura che controlli`, `altra creatura che controlli`: without article."""
        if f.either:
            raise unwritten(f)
        noun = phrase(f, False, self.amount)
        other = f"altr{ending(noun.gender, many=False)} " if f.other else ""
        return other + noun.text

    def counters(self, kind: str, n: object) -> str:
        name = kind if "/" in kind else f'"{kind}"'
        if isinstance(n, tree.Amount):
            return f"altrettanti segnalini {name}"
        if not isinstance(n, (int, tree.X)):
            return f"un numero di segnalini {name} pari {with_preposition('a', self.amount(n))}"
        return f"un segnalino {name}" if n == 1 else f"{number(n)} segnalini {name}"
