"""What goes from zone to zone, as sentences without their point."""

from __future__ import annotations

import re

from judgekit.magic.language import tree
from judgekit.magic.language.grammar.lexicon import ORDINALS
from judgekit.magic.language.tree import Filter, You
from judgekit.magic.language.write.damage_text import Damages
from judgekit.magic.language.write.noun_forms import number, the, with_preposition
from judgekit.magic.language.write.noun_text import ZONES
from judgekit.magic.language.write.verb_forms import Subject, unwritten


def _of_their_hand(what: tree.Chosen) -> bool:
    """Whether it is somebody else than you who chooses of a hand."""
    return what.of.zone == "hand" and not isinstance(what.by, You)


class ZoneChanges(Damages):
    """What goes from zone to zone."""

    def put(self, step: tree.PutInto, zone: str, *, infinitive: bool) -> str:
        what, to = step.what, step.zone
        if isinstance(step.under, tree.Target) and to != "battlefield":
            raise unwritten(step)
        if isinstance(what, tree.TopCards) and to == "graveyard":
            who = self.player(what.of)
            top = self.thing(what).text
            return f"{who.does('mette', infinitive=infinitive)} {top} nel {'tuo' if who.you else 'proprio'} cimitero"
        if isinstance(what, tree.TheRest) and what.uncast:
            raise unwritten(what)
        if isinstance(what, tree.TheRest):
            return self.rest(step, "mettere" if infinitive else "metti")
        if isinstance(what, tree.Chosen) and "looked at" in what.of.status:
            taken = step.zone == "hand"
            verb = ("aggiungere" if infinitive else "aggiungi") if taken else ("mettere" if infinitive else "metti")
            return self.of_those_seen(step, verb)
        if isinstance(what, tree.Chosen) and "library" in {each.zone for each in what.of.either or (what.of,)}:
            return self.search(step, infinitive=infinitive)
        if isinstance(what, tree.Chosen) and to != "battlefield" and _of_their_hand(what):
            return self.from_their_hand(step, what, infinitive=infinitive)
        if to == "exile":
            down = " a faccia in giù" if step.down else ""
            return f"{'esiliare' if infinitive else 'esilia'}{down} {self.out_of(what)}"
        if to == "hand":
            return self.to_hand(step, zone, infinitive=infinitive)
        verb = self.putter(step).does("mette", infinitive=infinitive)
        tapped = " TAPpata" if step.tapped else ""
        if step.fights:
            tapped = f"{tapped} e attaccante" if tapped else " attaccante"
        if step.transformed:
            whose = "il tuo controllo" if step.under is not None else "il controllo del suo proprietario"
            return f"metti in gioco trasformata sotto {whose} {self.out_of(what)}"
        if to == "battlefield":
            if isinstance(what, tree.Chosen) and what.of.zone == "hand":
                own = "tua" if isinstance(what.by, You) else "propria"
                card = self.one(what.of._replace(zone="battlefield", owner="")).text
                return f"{verb} in gioco {card} dalla {own} mano{tapped}"
            if step.under is None:
                moved = self.out_of(what)
                many = isinstance(what, tree.Each) or ((want := self.wanted(what)) is not None and want.most != 1)
                owner = "dei loro proprietari" if many else "del suo proprietario"
                return f"{verb} in gioco {moved}{tapped} sotto il controllo {owner}"
            on = f" assegnata {with_preposition('a', self.thing(step.on).text)}" if step.on is not None else ""
            return f"{verb} in gioco {self.out_of(what)}{tapped}{on}"
        if to == "library" and isinstance(what, tree.It) and not self.roles.get(what.role):
            return f"{verb} {self.thing(what).text} in cima al tuo grimorio"
        noun = self.thing(what).text
        place = {"library": "in cima al grimorio del suo proprietario", "graveyard": "nel tuo cimitero"}[to]
        if to == "library" and step.place in {"bottom", tree.BOTTOM_AT_RANDOM}:
            place = "in fondo al grimorio del suo proprietario"
            place += " in ordine casuale" if step.place == tree.BOTTOM_AT_RANDOM else ""
        elif to == "library" and step.place.startswith(tree.FROM_TOP):
            nth = next(word for word, n in ORDINALS.items() if step.place == f"{tree.FROM_TOP}{n}")
            place = f"nel grimorio del suo proprietario in {nth} posizione dalla cima"
        return f"{verb} {noun} {place}"

    def from_their_hand(self, step: tree.PutInto, what: tree.Chosen, *, infinitive: bool) -> str:
        """What somebody else than you chooses is of a hand of their own."""
        if what.how_many != 1 or step.zone not in {"exile", "library"} or step.place not in {"top", "bottom"}:
            raise unwritten(step)
        who = self.player(what.by)
        card = f"{self.one(what.of._replace(zone='battlefield', owner='')).text} dalla propria mano"
        if step.zone == "exile":
            return f"{who.does('esilia', infinitive=infinitive)} {card}"
        place = "in cima al" if step.place == "top" else "in fondo al"
        return f"{who.does('mette', infinitive=infinitive)} {card} {place} proprio grimorio"

    def put_elsewhere(self, countered: str, to: str) -> str:
        """Where a spell goes that is countered, if not to the graveyard."""
        top = "mettila in cima al grimorio del suo proprietario"
        where = {"exile": "esiliala", "hand": "riprendila in mano", "library": top}[to]
        so = f"Se quella magia viene neutralizzata in questo modo, {where}"
        return f"{countered}. {so} invece di metterla nel cimitero del suo proprietario"

    def putter(self, step: tree.PutInto) -> Subject:
        """Who puts it there: into play, the player under whose control it comes."""
        if step.zone != "battlefield" or step.under is None:
            return Subject("", you=True)
        return self.player(step.under)

    def out_of(self, what: object) -> str:
        """A thing that comes from where it is: `una carta dal tuo cimitero`."""
        text = self.thing(what).text
        for there in ("il tuo cimitero", "un cimitero", "tutti i cimiteri", "la tua mano"):
            text = text.replace(with_preposition("in", there), with_preposition("da", there))
        return text

    def to_hand(self, step: tree.PutInto, zone: str, *, infinitive: bool) -> str:
        what = step.what
        here = zone == "graveyard" and isinstance(what, tree.This)
        want = self.wanted(what)
        card = here or (want is not None and want.filter.zone == "graveyard") or infinitive
        if isinstance(what, tree.TopOfGraveyard) or (isinstance(what, tree.Each) and what.of.owner == "you"):
            card = True
        noun = self.out_of(what) + (" dal tuo cimitero" if here else "")
        if card:
            return f"{'riprendere' if infinitive else 'riprendi'} in mano {noun}"
        if isinstance(what, tree.It) and not self.roles.get(what.role):
            return f"aggiungi {noun} alla tua mano"
        who = "i proprietari riprendono" if isinstance(what, tree.Each) else "il proprietario riprende"
        return f"{who} in mano {noun}"

    def search(self, step: tree.PutInto, *, shown: bool = False, infinitive: bool = False) -> str:
        chosen = step.what
        if not isinstance(chosen, tree.Chosen):
            raise unwritten(step)
        parts = chosen.of.either or (chosen.of,)
        bare = parts[0]._replace(zone="battlefield", owner="")
        if not isinstance(chosen.by, You) or any(each._replace(zone="battlefield", owner="") != bare for each in parts):
            raise unwritten(step)
        many = chosen.up_to or chosen.how_many != 1
        yours = " sotto il tuo controllo" if chosen.whose is not None else ""
        place = {
            "hand": "aggiungila alla tua mano",
            "battlefield": "mettila in gioco" + (" TAPpata" if step.tapped else "") + yours,
            "library": "mettila in cima al tuo grimorio",
            "graveyard": "mettila nel tuo cimitero",
            "exile": "esiliala",
        }[step.zone]
        if step.on is not None:
            place += " assegnata " + with_preposition("a", self.thing(step.on).text)
        if many:
            place = re.sub(r"la\b", "le", place, count=1).replace("TAPpata", "TAPpate")
        if many and shown:
            raise unwritten(step)
        where = self.searched([each.zone for each in parts], chosen.whose)
        if infinitive:
            place = re.sub(r"^(aggiung|mett)i", r"\1er", place).replace("esilia", "esiliar")
        link = "ed" if place.startswith("e") else "e"
        passa, scegli, rivela = ("passare", "scegliere", "rivelare") if infinitive else ("passa", "scegli", "rivela")
        found = f"{passa} in rassegna {where}, {scegli} {self.chosen(chosen._replace(of=bare))}"
        return f"{found}, {rivela} quella carta {link} {place}" if shown else f"{found} {link} {place}"

    def look_in(self, step: tree.LookIn, *, infinitive: bool) -> str:
        """Where cards are looked for as a player likes; a library that was looked through is shuffled."""
        shown, found = step.do[:-1], step.do[-1] if step.do else None
        if not isinstance(found, tree.PutInto) or len(shown) > 1:
            raise unwritten(step)
        if shown:
            found = found._replace(what=getattr(shown[0], "what", None))
        said = self.search(found, shown=bool(shown), infinitive=infinitive)
        own = [self.pile(*ZONES[zone], You()) for zone in step.zones[-2:]]
        said = said.replace(" e ".join(own), " e/o ".join(own), 1)
        if not step.then:
            return said
        if step.then != (tree.Shuffle(You()),):
            raise unwritten(step)
        return f"{said}. Se passi in rassegna il tuo grimorio in questo modo, rimescolalo"

    def searched(self, zones: list[str], who: object) -> str:
        """Where cards are looked for."""
        own = You() if who is None else who
        if len(zones) == 1:
            return self.pile(*ZONES[zones[0]], own)
        if who is None:
            *first, last = (self.pile(*ZONES[zone], own) for zone in zones)
            return f"{', '.join(first)} e {last}"
        *first, last = (the(*ZONES[zone], many=False) for zone in zones)
        return f"{', '.join(first)} e {last} " + with_preposition("di", self.thing(who).text)

    def cast_free(self, what: object, *, plays: bool = False) -> str:
        """A card that may be cast, or played, and out of which zone."""
        return f"puoi {'giocare' if plays else 'lanciare'} {self._cast_out_of(what)} senza pagare il suo costo di mana"

    def _cast_out_of(self, what: object) -> str:
        if not isinstance(what, tree.Chosen):
            return self.out_of(what)
        of = what.of.either or (what.of,)
        zones = {(each.zone, each.owner) for each in of}
        if len(zones) != 1 or not {owner for _, owner in zones} <= {"you"}:
            raise unwritten(what)
        bare = [each._replace(zone="battlefield", owner="") for each in of]
        card = self.chosen(what._replace(of=bare[0] if len(bare) == 1 else Filter(either=tuple(bare))))
        return f"{card} {with_preposition('da', self.pile(*ZONES[of[0].zone], You()))}"

    def rest(self, step: tree.PutInto, verb: str) -> str:
        """The cards looked at that are left."""
        tapped = " TAPpate" if step.tapped else ""
        place = {
            "library": "in cima al tuo grimorio" if step.place == "top" else "in fondo al tuo grimorio",
            "graveyard": "nel tuo cimitero",
            "battlefield": f"in gioco{tapped}",
        }[step.zone]
        so = " in ordine casuale" if step.place == tree.BOTTOM_AT_RANDOM else ""
        return f"{verb} le altre {place}{so}"

    def of_those_seen(self, step: tree.PutInto, verb: str) -> str:
        """So many of the cards looked at, or those of a kind."""
        what = step.what
        if not isinstance(what, tree.Chosen):
            raise unwritten(step)
        bare = what.of._replace(zone="battlefield", status=())
        if bare == Filter("card") and not what.up_to:
            n = number(what.how_many, "f")
            if step.zone == "hand":
                return f"{verb}ne {n} alla tua mano"
            place = {"library": "in fondo al tuo grimorio", "graveyard": "nel tuo cimitero"}[step.zone]
            return f"{verb}ne {n} {place}"
        if step.zone != "hand":
            raise unwritten(step)
        return f"{verb} {self.chosen(what._replace(of=bare))} scelta tra esse alla tua mano"
