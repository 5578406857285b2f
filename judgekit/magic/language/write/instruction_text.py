"""Instructions, as sentences without their point."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.tree import Filter, You, same
from judgekit.magic.language.write.condition_text import TO, UNLESS
from judgekit.magic.language.write.instruction_forms import (
    OBJECTS,
    QUALITIES,
    SENTENCES,
    are_piles_of,
    as_you,
    free,
    in_subjunctive,
    is_shuffled_in,
    of_a_thing,
    uses_of,
)
from judgekit.magic.language.write.mana_text import ManaAndCounters
from judgekit.magic.language.write.noun_forms import ending, with_preposition
from judgekit.magic.language.write.verb_forms import FEMININE, STEPS, Subject, braced, unwritten
from judgekit.magic.vocabulary import TIMES

_AT_THE_END = {"end of turn": "alla fine del turno", "end of combat": "alla fine del combattimento"}


class Instructions(ManaAndCounters):
    """Instructions, as sentences without their point."""

    def sentences(self, steps: tuple[Any, ...], zone: str = "battlefield") -> list[str]:
        """A sentence for each instruction; finding a card and showing it are one."""
        said: list[str] = []
        rest = list(steps)
        while rest:
            step = rest.pop(0)
            found = isinstance(step, tree.Reveal) and isinstance(step.what, tree.Chosen)
            if found and "looked at" in step.what.of.status:
                raise unwritten(step)
            if found and rest and isinstance(rest[0], tree.PutInto):
                said.append(self.search(rest.pop(0)._replace(what=step.what), shown=True))
            elif rest and is_shuffled_in(step, rest[0]):
                after = rest.pop(0)
                if are_piles_of(step.what, after.who):
                    said.append(self.shuffled_in(step.what, after.who))
                    continue
                said.append(f"rimescola {self.thing(step.what).text} nel grimorio del suo proprietario")
            elif said and isinstance(step, tree.Damage) and step.with_it:
                more = bool(rest) and isinstance(rest[0], tree.Damage) and rest[0].with_it
                said[-1] += f"{',' if more else ' e'} {self.damage_besides(step)}"
            elif said and isinstance(step, (tree.Win, tree.Lose)) and step.with_it:
                said[-1] += f" e {self.sentence(step, zone=zone)}"
            else:
                said.append(self.sentence(step, zone=zone))
        return said

    def shuffled_in(self, what: object, who: object) -> str:
        """Whole zones of a player are shuffled into the library."""
        verb = self.player(who).does("rimescola")
        self.acting = True
        piles = self.thing(what).text
        self.acting = False
        return f"{verb} {piles} nel {'tuo' if isinstance(who, You) else 'suo'} grimorio"

    def new_target(self, step: tree.NewTarget, *, infinitive: bool) -> str:
        what, several, *_ = step
        if several:
            return f"{'scegliere' if infinitive else 'scegli'} nuovi bersagli per {self.thing(what).text}"
        verb = "cambiare" if infinitive else "cambia"
        return f"{verb} il bersaglio {with_preposition('di', self.thing(what).text)}"

    def together(self, steps: tuple[object, ...]) -> str:
        return ", poi ".join(self.sentences(steps))

    def sentence(  # noqa: PLR0915  (one case after another)
        self, step: object, *, zone: str = "battlefield", infinitive: bool = False
    ) -> str:
        """An instruction, without its point."""
        inf = infinitive
        if uses := uses_of(step):
            said = self.sentence(free(step), zone=zone, infinitive=inf)
            return f"{said}. Spendi questo mana solo per {' o per '.join(map(self.use, uses))}"
        match step:
            case tree.Damage():
                return self.damage(step, infinitive=inf)
            case tree.Change():
                return self.change(step, infinitive=inf)
            case tree.Multiply():
                return self.multiplied(step, infinitive=inf)
            case tree.May(who, do, otherwise):
                return self.may(who, do) + (self._else(otherwise, you=isinstance(who, You)) if otherwise else "")
            case tree.IfAny(offer, then, otherwise):
                said = f". Se un giocatore lo fa, {self.together(then)}" if then else ""
                said += f". Se nessuno lo fa, {self.together(otherwise)}" if otherwise else ""
                return self.sentence(offer) + said
            case tree.Pay(times=1):
                return self.pay(step)
            case tree.If(
                tree.Exists(of, ">=", n), (tree.Sacrifice(You(), Filter() as of_what, m, apart=False),), otherwise
            ) if otherwise and n == m and tree.same(of, of_what._replace(controller="you")):
                return f"{self.sentence(step.then[0])}. Se non puoi, {self.together(otherwise)}"
            case tree.If(
                tree.Compared(tree.Stat("hand", You()), ">=", int()), (tree.Discard() as discard,), otherwise
            ) if otherwise:
                return f"{self.sentence(discard)}. Se non puoi, {self.together(otherwise)}"
            case tree.If(so, (tree.OneOf(You() as who, (instead, old)),), otherwise) if tree.same(old, otherwise):
                first = self.together(otherwise)
                may = self.may(who, instead).replace("puoi ", "puoi invece ", 1)
                return f"{first}. Se {self.condition(so)}, {may}"
            case tree.If(condition, then, otherwise, instead=True):
                first = self.together(otherwise)
                return f"{first}. Se {self.condition(condition)}, invece {self.together(then)}"
            case tree.If(condition, then, otherwise):
                said = f"se {self.condition(condition)}, {self.together(then)}"
                return said + (f". Altrimenti, {self.together(otherwise)}" if otherwise else "")
            case tree.Flip():
                return self.flip(step, infinitive=inf)
            case tree.Redirect():
                return self.redirect(step)
            case tree.Later(trigger, do):
                return self.later(trigger, do)
            case tree.Reflexive(wants, do):
                return self.reflexive(wants, do)
            case tree.OneOf(_, ((tree.Tap(what),), (tree.Untap(),))):
                return f"TAPpa o STAPpa {self.thing(what).text}".replace("TAPpa o", "TAPpa o")
            case tree.OneOf(who, options) if len(options) == 5:
                own = "tua" if isinstance(who, You) else "propria"
                adds = self.player(who).does("aggiunge", infinitive=inf)
                return f"{adds} un mana di un qualsiasi colore alla {own} riserva"
            case tree.OneOf(who, options) if not all(isinstance(option[0], tree.AddMana) for option in options):
                return self.one_of(who, options)
            case tree.OneOf(who, options):
                symbols = " o ".join(braced(first.symbols) for first, *_ in options if isinstance(first, tree.AddMana))
                own = "tua" if isinstance(who, You) else "propria"
                return f"{self.player(who).does('aggiunge', infinitive=inf)} {symbols} alla {own} riserva di mana"
            case tree.PutInto():
                return self.put(step, zone, infinitive=inf)
            case tree.Counter(to="exile" | "hand" | "library" as to):
                return self.put_elsewhere(self.sentence(step._replace(to="graveyard"), infinitive=inf), to)
            case tree.LookIn():
                return self.look_in(step, infinitive=inf)
            case tree.NewTarget():
                return self.new_target(step, infinitive=inf)
            case tree.Exchange(what, of):
                return self.exchange(what, of, "scambiare" if inf else "scambia")
            case tree.MoveCounters(kind, n, origin, to):
                verb = "spostare" if inf else "sposta"
                from_ = with_preposition("da", self.thing(origin).text)
                return f"{verb} {self.counters(kind, n)} {from_} {with_preposition('su', self.thing(to).text)}"
            case tree.MoveTo(what, to):
                verb = "spostare" if inf else "sposta"
                return f"{verb} {self.thing(what).text} {with_preposition('su', self.thing(to).text)}"
            case tree.BecomeBlocked(what):
                subject = self._subject(self.thing(what, subject=True))
                bare = Subject("", many=subject.many, gender=subject.gender)
                return f"{subject.text} {bare.does('diventa')} bloccat{ending(subject.gender, subject.many)}"
            case tree.Fight(one, two):
                subject = self._subject(self.thing(one, subject=True))
                return f"{subject.does('lotta', infinitive=inf)} con {self.thing(two).text}"
            case tree.ExileUntil(what, leaves):
                there = self.thing(leaves).text
                return f"{'esiliare' if inf else 'esilia'} {self.thing(what).text} finché {there} non lascia il gioco"
            case tree.Turn() | tree.Manifest():
                return self.face_down(step, infinitive=inf)
            case tree.Suspect(what, ends=True):
                subject = self._subject(self.thing(what, subject=True))
                bare = Subject("", many=subject.many, gender=subject.gender)
                suspected = f"sospettat{ending(subject.gender, subject.many)}"
                return f"{subject.text} non {bare.does('è')} più {suspected}"
            case tree.Explore(what):
                return f"{self._subject(self.thing(what, subject=True)).does('esplora', infinitive=inf)}"
            case tree.Connive(what, n) | tree.Endure(what, n):
                does = "complotta" if isinstance(step, tree.Connive) else "resiste"
                said = f"{self._subject(self.thing(what, subject=True)).does(does, infinitive=inf)}"
                return said if does == "complotta" and n == 1 else f"{said} {n if isinstance(n, int) else 'X'}"
            case tree.OnePlayer(of):
                one = "un avversario" if isinstance(of, tree.Opponent) else "un giocatore"
                return f"{'scegliere' if inf else 'scegli'} {one}"
            case tree.Clash():
                return self.clash(step, infinitive=inf)
            case tree.Planeswalk(who):
                you = not inf and isinstance(who, You)
                return f"{'viaggia' if you else self.player(who).does('viaggia', infinitive=inf)} tra i piani"
            case tree.Chaos():
                return "si scatena il caos"
            case tree.Venture(who, into):
                you = not inf and isinstance(who, You)
                where = f"la {into}" if into else "il dungeon"
                return f"{'esplora' if you else self.player(who).does('esplora', infinitive=inf)} {where}"
            case tree.Action(word, do):
                return self.action(word, do, infinitive=inf)
            case tree.PhaseOut(what):
                subject = self._subject(self.thing(what, subject=True))
                return f"{subject.text} {'scompaiono' if subject.many else 'scompare'}"
            case tree.Divide(who):
                said = self.player(who).does("separa", infinitive=inf)
                return f"{'separa' if isinstance(who, You) and not inf else said} quelle carte in due pile"
            case tree.ChoosePile(who):
                said = self.player(who).does("sceglie", infinitive=inf)
                return f"{'scegli' if isinstance(who, You) and not inf else said} una pila"
            case tree.ControlPlayer(who) if not inf:
                return f"controlli {self.thing(who).text} durante il prossimo turno di quel giocatore"
            case tree.TemptByRing(You()) if not inf:
                return "l’Anello ti tenta"
            case tree.TakeInitiative(who):
                you = not inf and isinstance(who, You)
                return f"{'prendi' if you else self.player(who).does('prende', infinitive=inf)} l’iniziativa"
            case tree.BecomeMonarch(who):
                you = not inf and isinstance(who, You)
                return f"{'diventi' if you else self.player(who).does('diventa', infinitive=inf)} il monarca"
            case tree.EndCombat():
                return "far terminare la fase di combattimento" if inf else "fai terminare la fase di combattimento"
            case tree.EndTurn():
                return "far terminare il turno" if inf else "fai terminare il turno"
            case tree.Drawn():
                return "la partita finisce in parità"
            case tree.DayOrNight(time, False):
                return f"diventa {TIMES[time]}"
            case tree.ExtraPhases():
                rest = " seguita da una fase principale addizionale" if len(step.phases) > 1 else ""
                return f"dopo questa fase, c'è una fase di combattimento addizionale{rest}"
            case tree.RemoveFromCombat(what):
                return f"{'rimuovere' if inf else 'rimuovi'} {self.thing(what).text} dal combattimento"
            case tree.MoreLands(who, n):
                can = self.player(who).does("può")
                return f"{can} giocare {self.lands(n)} in questo turno"
            case tree.BecomeCopy() | tree.CopyToken() | tree.CopySpell() | tree.Populate():
                return self.copying(step, infinitive=inf)
            case tree.Prevent(besides=(_, *_)):
                done = self.together(step.besides)
                return f"{self.prevent(step)}. {done[:1].upper()}{done[1:]}"
            case tree.Prevent():
                return self.prevent(step)
            case tree.Instead():
                return self.instead(step)
        return self.simple(step, infinitive=inf)

    def face_down(self, step: tree.Turn | tree.Manifest, *, infinitive: bool) -> str:
        """What is turned face up or down, and what is put into play so."""
        if isinstance(step, tree.Turn):
            verb = "girare" if infinitive else "gira"
            return f"{verb} {self.thing(step.what).text} a faccia in {'giù' if step.down else 'su'}"
        verb = "cela" if step.cloak else "manifesta"
        return f"{self.player(step.who).does(verb, infinitive=infinitive)} {self.thing(step.what).text}"

    def instead(self, node: tree.Instead) -> str:
        """What happens instead of something, which `Insteads` tells."""
        raise unwritten(node)

    def flip(self, step: tree.Flip, *, infinitive: bool) -> str:
        """A coin, and what follows."""
        who = self.player(step.who)
        said = ("lanciare" if infinitive else f"{who.text} lancia".strip()) + " una moneta"
        won, lost = ("vinci il lancio", "perdi il lancio") if step.called else ("viene testa", "viene croce")
        if step.won:
            said += f". Se {won}, {self.together(step.won)}"
        if step.lost:
            said += f". Se {lost}, {self.together(step.lost)}"
        return said

    def action(self, word: str, do: tuple[object, ...], *, infinitive: bool) -> str:
        """An action by the word of the rules for it."""
        match word, do:
            case (("adattamento" | "mostruosità"), (tree.If(_, (tree.PutCounters(how_many=n), *_)),)):
                return f"{word} {n if isinstance(n, int) else 'X'}"
            case "soccorrere", (tree.PutCounters(what),) if (want := self.wanted(what)) is not None:
                return f"{word if infinitive else 'soccorri'} {want.most}"
            case "trattenere", (tree.Change(what),):
                return f"{word if infinitive else 'trattieni'} {self.thing(what).text}"
            case "indagare", (tree.KnownToken(who=who),):
                you = not infinitive and isinstance(who, You)
                return "indaga" if you else self.player(who).does("indaga", infinitive=infinitive)
            case "apprendere", _:
                return word if infinitive else "apprendi"
            case "piagare", (_, tree.PutCounters(how_many=n)):
                return f"{word if infinitive else 'piaga'} {n if isinstance(n, int) else 'X'}"
            case "reclutare", (_, _, tree.PutCounters(how_many=n), _):
                return f"{word if infinitive else 'recluta'} {n if isinstance(n, int) else 'X'}"
        raise unwritten(do)

    def clash(self, step: tree.Clash, *, infinitive: bool) -> str:
        """A clash, and what follows."""
        said = "scontrarti con un avversario" if infinitive else "scontrati con un avversario"
        if step.won:
            said += f". Se vinci, {self.together(step.won)}"
        return said

    def when(self, trigger: tree.Trigger) -> str:
        """The event that an ability waits for, which `Triggers` tells."""
        raise unwritten(trigger)

    def later(self, trigger: tree.Trigger, do: tuple[object, ...]) -> str:
        """What is done at a later step: that stands behind one instruction, and before several."""
        behind = tuple(step for step in do[1:] if isinstance(step, tree.Change) and step.begins)
        if behind and do[-len(behind) :] == behind:  # what it puts there is so: that is told in sentences of its own
            said = [self.later(trigger, do[: -len(behind)]), *map(self.sentence, behind)]
            return ". ".join((said[0], *(one[:1].upper() + one[1:] for one in said[1:])))
        if trigger.kind != "step":
            always = "each time" in trigger.where
            whenever = ("Quando", "Ogniqualvolta") if always else ("Ogniqualvolta", "Quando")
            until = " in questo turno" if "this turn" in trigger.where else ""
            return f"{self.when(trigger).replace(*whenever, 1)}{until}, {self.together(do)}"
        name = trigger.where[0]
        yours = isinstance(trigger.what, You)
        if len(do) > 1 or isinstance(do[0], (*SENTENCES, tree.Change)):
            if name not in _AT_THE_END:
                raise unwritten(trigger)
            when = _AT_THE_END[name]
            return f"{when}, {self.together(do)}"
        if name == "end of combat":
            return f"{self.sentence(do[0])} alla fine del combattimento"
        step = STEPS[name]
        of = ("della " + "tua " * yours + "prossima") if step in FEMININE else ("del " + "tuo " * yours + "prossimo")
        return f"{self.sentence(do[0])} all'inizio {of} {step}"

    def one_of(self, who: object, options: tuple[tuple[object, ...], ...]) -> str:
        """One thing or the other: the subject stands once."""
        if any(len(option) != 1 for option in options):
            raise unwritten(options)
        subject = self.player(who)
        bare = Subject("", many=subject.many, you=subject.you, gender=subject.gender)
        said = " o ".join(self.of_player(option[0], infinitive=False, who=bare) for option in options)
        return f"{subject.text} {said}".strip()

    def simple(self, step: Any, *, infinitive: bool) -> str:
        """Instructions of one verb and one object."""
        if isinstance(step, tree.CastIt) and not (step.costs or step.word or step.otherwise):
            return self.cast_free(step.what, plays=step.plays)
        if type(step) in OBJECTS:
            said = f"{OBJECTS[type(step)][infinitive]} {self.thing(step.what).text}"
            if isinstance(step, tree.Destroy) and step.no_regeneration:
                said += ". Non può essere rigenerato"
            if isinstance(step, tree.Counter) and step.to == "exile":
                said += (
                    ". Se quella magia viene neutralizzata in questo modo, "
                    "esiliala invece di metterla nel cimitero del suo proprietario"
                )
            if isinstance(step, tree.Counter) and step.unless:
                said += f" a meno che il suo controllore non {self.costs(step.unless, mood=UNLESS)}"
            return said
        return self.of_player(step, infinitive=infinitive)

    def shown_from_library(self, what: tree.Chosen, ending: str) -> str:
        card = self.chosen(what._replace(of=what.of._replace(zone="battlefield", owner="")))
        return f"passa{ending} in rassegna il tuo grimorio per {card} e rivela{ending} quella carta"

    def of_player(self, step: object, *, infinitive: bool, who: Subject | None = None) -> str:
        """What a player does."""
        if who is None:
            who = self.player(step.who) if hasattr(step, "who") else Subject("", you=True)
        own = "tua" if who.you else "propria"
        own_m = "tuo" if who.you else "proprio"

        def does(base: str) -> str:
            return who.does(base, infinitive=infinitive)

        match step:
            case tree.Draw(_, n):
                return f"{does('pesca')} {self.measured(n, 'carta', 'carte', 'f')}{self.each(n)}"
            case tree.Discard(_, None):
                return f"{does('scarta')} la {own} mano"
            case tree.Discard(_, n, at_random, None):
                how = " a caso" if at_random else ""
                return f"{does('scarta')} {self.measured(n, 'carta', 'carte', 'f')}{how}{self.each(n)}"
            case tree.Discard(who=one, what=tree.EachOf(of, two)) if one == two and of.zone == "hand":
                return f"{does('scarta')} {self.all_of(of._replace(zone='battlefield')).text}"
            case tree.Discard(what=what):
                return f"{does('scarta')} {self.thing(what).text}"
            case tree.GainLife(_, n):
                return f"{does('guadagna')} {self.measured(n, 'punto vita', 'punti vita')}{self.each(n)}"
            case tree.LoseLife(_, n):
                return f"{does('perde')} {self.measured(n, 'punto vita', 'punti vita')}{self.each(n)}"
            case tree.Sacrifice(_, Filter() as of, n, _, False, apart):
                return f"{does('sacrifica')} {self.one_of_each(of) if apart else self.cost_things(of, n)}"
            case tree.Sacrifice(_, of, _, _, False):
                return f"{does('sacrifica')} {self.thing(of).text}"
            case tree.AddMana():
                return f"{does('aggiunge')} {self.mana_added(step, own)}"
            case tree.PutCounters():
                return self.put_counters(step, does("mette"), infinitive=infinitive)
            case tree.RemoveCounters(what, kind, n):
                verb, from_it = "rimuovere" if infinitive else "rimuovi", with_preposition("da", self.thing(what).text)
                return f"{verb} {self.so_many_counters(kind, n)} {from_it}"
            case tree.MakeBlock():
                return f"{self.thing(step.what).text} blocca {self.thing(step.attacker).text}"
            case tree.Token():
                return self.token(step, does("mette"))
            case tree.KnownToken() | tree.Tokens() | tree.Emblem() | tree.SetLife() | tree.Excess():
                return self.made(step, who, does)
            case tree.Scry(_, n) | tree.Surveil(_, n) | tree.Fateseal(_, n) | tree.Discover(_, n) | tree.Incubate(_, n):
                verbs = {tree.Scry: does("profetizza"), tree.Surveil: does("sorveglia"), tree.Fateseal: "destino",
                         tree.Discover: does("scopre"), tree.Incubate: does("incuba")}  # fmt: skip
                return f"{verbs[type(step)]} {n if isinstance(n, int) else 'X'}"
            case tree.Proliferate():
                return does("prolifera")
            case tree.Bolster(_, n):
                return f"{does('sostiene')} {n if isinstance(n, int) else 'X'}"
            case tree.Shuffle():
                return f"{does('rimescola')} il {own_m} grimorio"
            case tree.Look(_, tree.Stat("hand", whom)):
                return f"{does('guarda')} la mano {with_preposition('di', self.thing(whom).text)}"
            case tree.Look(_, at):
                return f"{does('guarda')} {self.thing(at).text}"
            case tree.Reveal(_, Filter()):
                return f"{does('rivela')} la {own} mano"
            case tree.Reveal(_, tree.Chosen() as what) if what.of.zone == "library" and isinstance(what.by, You):
                return self.shown_from_library(what, "re" if infinitive else "")
            case tree.Reveal(_, tree.Chosen()):
                raise unwritten(step)
            case tree.Reveal(_, what):
                return f"{does('rivela')} {self.thing(what).text}"
            case tree.Rearrange():
                return f"{does('rimette')}le a posto nell'ordine che preferisci"
            case tree.Skip(_, name):
                step_ = STEPS[name]
                feminine = step_ in FEMININE
                whose = ("tua" if feminine else "tuo") if who.you else ("sua" if feminine else "suo")
                return f"{does('salta')} {f'la {whose} prossima' if feminine else f'il {whose} prossimo'} {step_}"
            case tree.Win():
                return f"{does('vince')} la partita"
            case tree.Lose():
                return f"{does('perde')} la partita"
            case tree.ExtraTurn():
                return f"{does('gioca')} un turno addizionale dopo questo"
            case tree.Choose(_, "card name", of) if of != Filter("card"):
                return f"{does('nomina')} {self.one(of).text}"
            case tree.Choose(_, str() as quality, _, among):
                verb, what = ("sceglie", " o ".join(among)) if among else QUALITIES[quality]
                return f"{does(verb)} {what}"
            case tree.Choose(_, tree.Chosen() as what) if what.of.zone == "hand":
                bare = what.of._replace(zone="battlefield", owner="")
                return f"{does('sceglie')} {self.one(bare).text} da essa"
        raise unwritten(step)

    def may(self, who: object, do: tuple[object, ...]) -> str:
        subject = self.player(who)
        can = "puoi" if subject.you else f"{subject.text} può"
        if subject.you and isinstance(do[0], (tree.Damage, tree.Fight, tree.Change)) and of_a_thing(do[0]):
            first = f"decidere che {in_subjunctive(self.sentence(do[0]))}"
        else:
            first = self.sentence(as_you(do[0], who), infinitive=True)
        of_owner = isinstance(do[0], tree.PutInto) and do[0].zone == "hand" and first.startswith("il proprietario")
        if of_owner or (isinstance(do[0], tree.Damage) and not subject.you):
            raise unwritten(do[0])
        return f"{can} {first}" + (f". {self._once_done(do[1:], you=subject.you)}" if do[1:] else "")

    def _once_done(self, do: tuple[object, ...], *, you: bool) -> str:
        """What is done then; or what triggers then, which is an ability of its own."""
        word = "Quando" if isinstance(do[0], tree.Reflexive) else "Se"
        return f"{word} lo {'fai' if you else 'fa'}, {self.together(do)}"

    def reflexive(self, wants: tuple[tree.Wanted, ...], do: tuple[object, ...]) -> str:
        """What an ability does that has targets of its own."""
        own, self.wants = self.wants, wants
        said = self.together(do)
        self.wants = own
        return said

    def pay(self, step: tree.Pay) -> str:
        you = isinstance(step.who, You)
        if not step.then and len(step.otherwise) == 1 and not isinstance(step.otherwise[0], SENTENCES):
            done: Any = step.otherwise[0]
            if isinstance(step.who, (tree.EachPlayer, tree.Opponent)) and isinstance(
                getattr(done, "who", None), tree.ThatPlayer
            ):
                done = done._replace(who=step.who)
            said = self.sentence(done)
            who = (
                "tu " if you else "" if same(getattr(done, "who", None), step.who) else f"{self.player(step.who).text} "
            )
            return f"{said} a meno che {who}non {self.costs(step.costs, mood=UNLESS)}"
        can = "puoi" if you else f"{self.player(step.who).text} può"
        said = f"{can} {self.costs(step.costs, mood=TO)}"
        if [*map(type, step.costs)] == [tree.Mana, tree.PayLife]:
            said = said.replace(" e pagare ", " e ")  # told apart, they would be two things to pay
        if step.then:
            said += f". {self._once_done(step.then, you=you)}"
        return said + (self._else(step.otherwise, you=you) if step.otherwise else "")

    def _else(self, otherwise: tuple[object, ...], *, you: bool) -> str:
        return f". Se non lo {'fai' if you else 'fa'}, {self.together(otherwise)}"
