"""Who is meant: targets are numbered in the order of the text, and `it`, `that player` find what they speak of."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import (
    BOTH,
    CAST_SINCE,
    COMPARED,
    DIFFERENCE,
    PREVENTED,
    REMOVED,
    STANDING,
    Aim,
    Ref,
    SelfIn,
)
from judgekit.magic.language.makers.spoken_of import (
    CARD,
    DISCARDED,
    GONE_ON_ABOUT,
    NESTED,
    OTHERS,
    PLAYER,
    THING,
    TOKEN,
    Known,
    aims_as_it_triggers,
    cards_left,
    copying_itself,
    going_on,
    is_about_the_source,
    is_dealt_by_another,
    is_no_card_shown,
    is_of_nobody,
    is_of_that_player,
    is_one_seen,
    is_onto_itself,
    is_other,
    kinds_of,
    measures_another,
    measures_it,
    not_onto_itself,
    of_any_other,
    of_that_sort,
    of_trigger,
    paid_for_it,
    picked_of_cards,
    shows_one,
    sorts_in,
    those_of_like_sort,
    those_told_of,
    told_of_as,
    types_of,
    with_another,
    without_other,
)
from judgekit.magic.language.tree import Change, Chosen, Each, Filter
from judgekit.values import NamedTuple

_OF_PERMANENTS = (tree.Sacrifice, tree.Destroy, tree.Tap, tree.Untap, tree.Regenerate, tree.PutCounters)
_LASTING = (Change, tree.Tap, tree.Untap, tree.Regenerate, tree.PutCounters)
BLOCKED = Ref("blocked")  # what a creature has to block, where the text calls it «it»
ITSELF = Ref("itself")
TIED = Ref("tied")  # what «it» is that something blocks

_UNKNOWN = Ref("nothing known")  # what cannot be spoken of: it stays a reference, and the text is not understood


class Settled(NamedTuple):
    wants: tuple[tree.Wanted, ...]
    do: tuple[Any, ...]
    zone: str  # where the source has to be for this to make sense


def settle(
    steps: tuple[object, ...],
    known: tuple[Known, ...] = (),
    subject: object = None,
    moved_on: int = 0,
    *,
    told_of_nobody: bool = False,
) -> Settled:
    """Instructions with every reference settled, and the targets that they want.

    A text that is `told of nobody` has no event before it that could have spoken of a player.
    """
    run = _Run(list(known), subject, moved_on, told_of_nobody=told_of_nobody)
    done = tuple(_UNKNOWN if is_onto_itself(one) else one for one in map(run.step, steps))
    return Settled(tuple(run.wants), going_on(done), run.zone)


class _Run:
    """One pass over the instructions of an ability."""

    def __init__(self, known: list[Known], subject: object, moved_on: int = 0, *, told_of_nobody: bool = False) -> None:
        self.known = known
        self.told_of_nobody = told_of_nobody
        self.subject = subject
        self.wants: list[tree.Wanted] = []
        self.keys: dict[int, int] = {}
        self.zone = "battlefield"
        self.told = len(known)
        self.of_permanents = False  # whether the instruction is one to permanents
        self.who_acted: object = None  # the player of an instruction before, or the owner of what it has moved
        self.several: tuple[object, ...] = ()  # things that an instruction spoke of in one breath
        self.chosen: Chosen | None = None  # the permanents that an instruction before has had chosen
        self.picked: object = None  # an instruction to choose cards, where none had been looked at
        self.one_seen = False  # whether one of the cards looked at has been chosen
        self.each_showed_one = False  # whether each of several players has shown cards of their own
        self.measured = False  # whether an instruction has gone by what was sacrificed
        self.moved_on = moved_on  # how often «it» has come to mean something else, as the text goes on

    def step(self, step: object) -> Any:
        if isinstance(step, (*NESTED, tree.OneOf)):
            return self._nested(step)
        if isinstance(step, tree.Reflexive):
            return self._of_its_own(step)
        if isinstance(step, tree.Fight) and step.one == BOTH:
            return self._those_two(step)
        if isinstance(step, (tree.Fight, tree.MoveTo)):
            step = self._first_of_two(step)
        if isinstance(step, Change) and tree.holds(step.rules, Ref):
            step = with_another(step, BLOCKED, self._what_is_blocked())
        if isinstance(step, tree.Damage):
            step = step._replace(source=self._aims(step.source))  # who deals it is told before whom it is dealt
            step = step._replace(amount=self._refs(step.amount)) if measures_another(step) else step
            if isinstance(step.source, tree.This) and isinstance(step.amount, tree.CountersOn):
                on_it = with_another(step.amount, Ref("thing"), step.source)  # the counters on it: on who deals it
                step = step._replace(amount=on_it)
            if isinstance(step.source, tree.Host) and not any(isinstance(k.node, tree.Host) for k in self.known):
                self.known.append(Known(THING, step.source))
        if isinstance(step, tree.Damage) and isinstance(step.to, _SEVERAL) and self.told_of_nobody:
            step = step._replace(amount=self._of_each_player(step.amount))
        if isinstance(step, tree.PutInto) and isinstance(step.under, Aim):
            step = step._replace(under=self._aims(step.under))  # whose cards they are is told before them
        self.of_permanents = isinstance(step, (*_OF_PERMANENTS, tree.PutInto))
        aimed = self._aims(step)
        spoken = next((v for v in aimed if isinstance(v, tuple) and v and isinstance(v[0], tree.Target)), ())
        self.several = spoken if spoken and not hasattr(spoken, "_fields") else self.several
        if isinstance(aimed, (Change, tree.BecomeCopy)) and aimed.what == Ref("subject"):
            aimed = aimed._replace(what=self._last_thing(aimed.what))
        done = self._but_the_chosen(cards_left(self._refs(aimed), self.picked))
        self.picked = picked_of_cards(done, self.picked)
        if isinstance(done, _LASTING) and tree.same(done.what, tree.It("sacrificed")):
            done = done._replace(what=self.subject or tree.This())  # what is gone is nothing that could «get +2/+2»
        if self.each_showed_one and isinstance(getattr(done, "who", None), _SEVERAL) and measures_it(done):
            return _UNKNOWN  # of whose card, nobody could tell
        self._remember(done)
        self.measured = self.measured or tree.holds_node(done, tree.It("sacrificed"))
        nobodys = self.told_of_nobody and is_of_nobody(done) and not any("player" in k.kinds for k in self.known)
        if nobodys or (isinstance(done, tree.Damage) and is_dealt_by_another(done)):
            return _UNKNOWN
        harmed = isinstance(done, tree.Damage) and isinstance(done.to, tree.AtRandom) and done.to.of.noun == "player"
        random = tree.holds(done, tree.AtRandom) and not isinstance(done, (tree.PutInto, tree.Reveal, tree.Choose))
        return _UNKNOWN if random and not harmed else done  # nothing else knows what to do without a choice

    def _but_the_chosen(self, step: object) -> Any:
        """«The others» that are sacrificed or destroyed: all of which a choice before was made, but for the chosen.

        Of cards looked at none is a permanent: without such a choice nobody knows what is meant.
        """
        told = getattr(step, "of", None) if isinstance(step, tree.Sacrifice) else getattr(step, "what", None)
        left = isinstance(told, tree.TheRest)
        if not isinstance(step, (tree.Sacrifice, tree.Destroy)):
            return _UNKNOWN if left and isinstance(step, _OF_PERMANENTS) else step
        of: Filter | None = self.chosen.of if self.chosen is not None else None
        others = told.of if isinstance(told, Each) and told.of.other and of and told.of.types == of.types else None
        if self.chosen is None or of is None or not (left or others):
            return _UNKNOWN if left else step
        if isinstance(step, tree.Sacrifice):
            if self.chosen.by != step.who:
                return _UNKNOWN
            return step._replace(of=tree.TheRest((others or of)._replace(controller="you", other=False)))
        if others:
            return step._replace(what=tree.TheRest(others._replace(other=False)))
        of_all = not of.controller or isinstance(self.chosen.by, tree.EachPlayer)
        return step._replace(what=tree.TheRest(of._replace(controller=""))) if of_all else _UNKNOWN

    def _those_two(self, fight: tree.Fight) -> tree.Fight:
        """Two creatures, each a target of its own, fight each other; of others the text does not tell which."""
        found = [n for n, want in enumerate(self.wants) if want.filter.types == ("creature",)]
        if len(found) != len(self.wants) or [self.wants[n].most for n in found] != [1, 1]:
            return fight
        return tree.Fight(*map(tree.Target, found))

    def _of_each_player(self, amount: object) -> Any:
        """«That player», of damage dealt to each player where no other was spoken of, is each of them by themselves."""
        if any("player" in known.kinds for known in self.known):
            return amount
        return with_another(amount, Ref("player"), tree.ThatPlayer())

    def _what_is_blocked(self) -> object:
        """What «it» is that a creature has to block: the last thing spoken of, else whoever the sentence is about."""
        itself = BLOCKED if self.told_of_nobody else self.subject or tree.This()
        return self._last_thing(itself)

    def _of_its_own(self, step: tree.Reflexive) -> tree.Reflexive:
        """An ability of its own has targets of its own, and knows none of those of the text around it."""
        known = [k._replace(node=_UNKNOWN) if isinstance(k.node, tree.Target) else k for k in self.known]
        found = settle(step.do, tuple(known), self.subject, self.moved_on)
        return tree.Reflexive(found.wants, found.do)

    def _first_of_two(self, step: Any) -> Any:
        """Who fights, or what is moved, is told before the other: it means nothing that comes later."""
        name, value = step._fields[0], step[0]
        value = self._last_thing(value) if name == "one" and value == Ref("subject") else value
        if isinstance(step, tree.MoveTo) and isinstance(value, Aim) and step.to == Ref("thing"):
            step = step._replace(to=self._refs(step.to))  # «assegnale un bersaglio»: to what was told before that
        return step._replace(**{name: self._refs(self._aims(value))})

    def _nested(self, step: Any) -> Any:
        """The parts of an instruction that holds others, in the order of the text."""
        if isinstance(step, tree.OneOf):
            step = (aimed := self._aims(step))._replace(who=self._refs(aimed.who))
            return step._replace(options=tuple(tuple(self.step(s) for s in option) for option in step.options))
        fields: dict[str, Any] = {}
        step, order = copying_itself(step, self.wants) if isinstance(step, tree.If) else step, step._fields
        if isinstance(step, tree.Pay) and not step.then and tree.holds(step.who, Ref):
            order = order[::-1]  # what is done unless its controller pays stands before that controller
        otherwise = isinstance(step, tree.If) and tree.holds(step.otherwise, Aim)
        if otherwise and tree.holds((step.condition, step.then), Ref):
            order = order[::-1]  # what is done instead of it speaks of what it was about
        if isinstance(step, tree.May) and tree.holds(step.who, Ref) and tree.holds(step.otherwise, Aim):
            self._aims(step.otherwise)  # «unless its controller …»: what it is stands before that
        if isinstance(step, tree.May) and tree.holds(step.who, Ref):  # whoever may do it does all of it
            who = self._refs(self._aims(step.who))
            step = step._replace(who=who, do=with_another(step.do, step.who, who))
        awaited: list[Known] = []
        told, meant, subject = len(self.known), self.moved_on, self.subject
        for name in order:
            other_case = name in _EITHER_OR and any(fields.get(other) for other in _EITHER_OR)
            told, meant = (told, meant) if other_case else (len(self.known), self.moved_on)
            aside = self._set_aside(told, meant)
            paid = isinstance(step, tree.Pay) and name == "then" and (step.then or not step.otherwise)
            self.known += paid_for_it(step.costs) if paid else ()  # «unless you pay»: what is done then was not paid
            if isinstance(step, tree.Later) and name == "do":  # what it waits for may be spoken of in it
                spoken, of_it = of_trigger((fields["trigger"],))
                awaited = [each._replace(since=self.moved_on) for each in spoken]
                self.known, self.subject = [*self.known, *awaited], of_it or self.subject
            value = getattr(step, name)
            if isinstance(value, (tree.May, tree.Pay)):
                fields[name] = self.step(value)
            elif name == "do" and aims_as_it_triggers(step):
                fields[name] = (self._of_its_own(tree.Reflexive((), value)),)
            elif name in NESTED[type(step)]:
                fields[name] = tuple(self.step(each) for each in value)
            else:
                fields[name] = self._refs(self._aims(value))
            if name == "condition" and is_about_the_source(fields[name]):
                self.known.append(Known(CARD, tree.This()))
            self._take_back(told, aside)
        self.known = [each for each in self.known if not any(each is one for one in awaited)]
        self.subject = subject
        return not_onto_itself(type(step)(**fields))

    def _set_aside(self, told: int, meant: int) -> tuple[list[Known], int]:
        """What was spoken of in one case, but for targets, is not what the other speaks of: until it is taken back."""
        aside = self.known[told:], self.moved_on
        self.known[told:] = [each for each in aside[0] if isinstance(each.node, tree.Target)]
        self.moved_on = meant
        return aside

    def _take_back(self, told: int, aside: tuple[list[Known], int]) -> None:
        """Both cases have been told: what follows may speak of either."""
        targets = sum(isinstance(each.node, tree.Target) for each in aside[0])
        self.known[told : told + targets] = aside[0]
        self.moved_on = max(aside[1], self.moved_on)

    def _aims(self, node: object) -> Any:
        if isinstance(node, Aim):
            if node.key not in self.keys:
                wanted = self._of_whom(self._apart(node.wanted))
                if wanted is None:
                    return node
                if tree.holds(wanted.filter, Ref, Aim):
                    wanted = self._refs(self._aims(wanted))
                self.keys[node.key] = len(self.wants)
                self.wants.append(wanted)
                self.known.append(told_of_as(wanted.filter, tree.Target(self.keys[node.key])))
            return tree.Target(self.keys[node.key])
        return tree.mapped(node, self._aims)

    def _apart(self, wanted: tree.Wanted) -> tree.Wanted | None:
        """`Another target creature` is none of those before it; None where it is not clear than what it is other."""
        if not self.wants or not is_other(wanted.filter):
            return wanted
        if any(is_other(before.filter) for before in self.wants):
            return None
        if (of_any := of_any_other(wanted.filter)) is not None:
            return wanted._replace(filter=of_any, apart=tuple(range(len(self.wants))))
        mine = without_other(wanted.filter)
        if mine.either and set(mine.either) >= set(sorts_in(self.wants[-1].filter)):
            return wanted._replace(filter=mine, apart=tuple(range(len(self.wants))))  # another of the same sorts
        like = those_of_like_sort(mine, self.wants)
        if not like or mine.either:
            return None
        return wanted._replace(filter=mine, apart=tuple(like))

    def _of_whom(self, wanted: tree.Wanted | None) -> tree.Wanted | None:
        """A target of «that player» is told of whom; None where nobody can know it."""
        if wanted is None or not is_of_that_player(wanted.filter):
            return wanted
        match self._meant(Ref("player")):
            case tree.Target(nth) | tree.ControllerOf(tree.Target(nth)):
                return wanted._replace(whose=nth)
            case tree.ThatPlayer():
                return wanted
            case _:
                return None

    def _refs(self, node: object) -> Any:
        if isinstance(node, Ref):
            return self._meant(node)
        if isinstance(node, SelfIn) and not node.tapped:
            self.zone = node.zone
            return tree.This()
        if isinstance(node, Each) and node.of.controller == "that player" and (theirs := self._theirs(node)):
            return tree.mapped(theirs, self._refs)
        return tree.mapped(node, self._refs)

    def _meant(self, ref: Ref) -> object:
        if ref == TIED:
            return self._last_thing(self.subject or tree.This())
        if ref.kind == "subject":
            return self.subject if self.subject is not None else tree.This()
        if ref == COMPARED:
            return self._what_it_is_compared_with(ref)
        if ref.kind == "dative":
            return self._who_is_harmed(ref)
        if ref.kind in {"cost", REMOVED.kind} or ref in {BLOCKED, BOTH, DIFFERENCE, ITSELF, PREVENTED, STANDING}:
            return ref  # nobody has said which, or a sentence behind tells it
        if ref.kind.startswith("thing of "):
            return self._of_whose(ref)
        if ref.kind in {"shown", "discarded", "cast", "tapped"}:
            return next((known.node for known in reversed(self.known) if ref.kind in known.kinds), ref)
        if ref.kind.startswith(CAST_SINCE):
            cast = self._meant(Ref("cast"))
            return self._meant(Ref(ref.kind.removeprefix(CAST_SINCE))) if isinstance(cast, Ref) else cast
        if ref.kind == "damage":
            return tree.It("damage")
        if ref.kind == "other":
            return tree.TheRest() if any("other" in known.kinds for known in self.known) else ref
        meant = of_that_sort([known for known in reversed(self.known) if self._may_mean(ref, known)], ref.sorts)
        if ref.types and meant and "card" in meant[0].kinds and not meant[0].types:  # «that creature» is no such card
            before = [k for k in meant if is_no_card_shown(k) and k.types & set(ref.types)]
            meant = before or meant
        if self.of_permanents and not ref.types:
            meant = [k for k in meant if k.kinds != {"spell"}] or meant
        found = [self._by_now(known, ref) for known in meant]
        if sum(node in self.several for node in found) > 1 and found[0] in self.several:
            return ref  # which of them, nobody said
        if found:
            return found[0]
        if ref.kind == "player":
            return self._whose_target() or self._that_player(ref)
        if self.measured and ref == Ref("thing"):  # «as many as its power, … its toughness»: of what was sacrificed
            return tree.It("sacrificed")
        return ref if ref.types or ref.kind == "token" else self._of_no_kind(ref)

    def _what_it_is_compared_with(self, ref: Ref) -> object:
        """«With lesser mana value»: than what was spoken of, be that the source or another such thing."""
        meant = self._meant(Ref("thing"))
        unknown = self.subject if isinstance(self.subject, tree.It) else ref
        return unknown if isinstance(meant, Ref) else meant

    def _who_is_harmed(self, ref: Ref) -> object:
        """«Gli infligge»: who or what was spoken of last, but no card: where one was, it is to the player before."""
        spoken = [k for k in self.known if not isinstance(k.node, (tree.This, tree.Host))]
        if not spoken:
            return tree.ThatPlayer()
        if "card" not in spoken[-1].kinds:
            return spoken[-1].node
        return next((k.node for k in reversed(spoken) if "player" in k.kinds), ref)

    def _of_whose(self, ref: Ref) -> object:
        """«The creature that you control»: the one that was chosen as a target; nobody's choice now."""
        whose = ref.kind.removeprefix("thing of ")
        found = [n for n, w in enumerate(self.wants) if (w.filter.controller, w.filter.types) == (whose, ref.types)]
        return tree.Target(found[0]) if len(found) == 1 and self.wants[found[0]].most == 1 else ref

    def _that_player(self, ref: Ref) -> object:
        """A player of whom no target tells: the one of the event, else who has just been told to do something."""
        if not self.told_of_nobody:
            return tree.ThatPlayer()
        return ref if self.who_acted is None else self.who_acted

    def _of_no_kind(self, ref: Ref) -> object:
        """What was spoken of last, where nobody spoke of such a thing: but a token is no card."""
        others = [k for k in reversed(self.known) if not (isinstance(k.node, tree.This) or k.by_kind)]
        if others and not self.moved_on:
            return tree.It()
        cards = [known for known in others if isinstance(known.node, tree.It) and not known.kinds >= TOKEN]
        found = cards if ref.kind == "card" else others
        return self._by_now(found[0], ref) if found and isinstance(found[0].node, tree.It) else ref

    def _by_now(self, known: Known, ref: Ref) -> object:
        """What was spoken of as «it», now that «it» may be something else: what a trigger was about is kept apart."""
        if known.node != tree.It() or type(known.node) is not tree.It or known.since == self.moved_on:
            return tree.Those(known.node) if isinstance(known.node, (Each, tree.EachOf)) else known.node
        return ref if known.since else tree.It(tree.AT_FIRST)

    def _spoken(self, kinds: frozenset[str], types: frozenset[str] = frozenset()) -> None:
        """From now on «it» is what an instruction has made, shown or chosen."""
        self.moved_on += 1
        self.known.append(Known(kinds, tree.It(), types, self.moved_on))

    def _theirs(self, node: Each) -> tree.EachOf | None:
        """All that the player controls who controls a target, where no player was spoken of."""
        who = None if any("player" in k.kinds for k in self.known) else self._whose_target()
        return None if who is None else tree.EachOf(node.of._replace(controller=""), who)

    def _whose_target(self) -> tree.ControllerOf | None:
        """The opponent who controls a target, where no other player was spoken of."""
        of = [want.filter for want in self.wants]
        n = next((n for n, one in enumerate(of) if one.controller == "opponent" and one.noun != "player"), None)
        return None if n is None else tree.ControllerOf(tree.Target(n))

    def _may_mean(self, ref: Ref, known: Known) -> bool:
        if isinstance(known.node, tree.This) if ref.types else known.by_kind:
            return False  # the source is called by its name
        by_kind = ref.kind in known.kinds or (ref.kind == "thing" and not ref.types and known.kinds == {"spell"})
        return by_kind and (not ref.types or not known.types or bool(known.types & set(ref.types)))

    def _last_thing(self, otherwise: object) -> object:
        """The thing that earlier instructions spoke of last: a sentence without subject goes on about it."""
        found = next((known.node for known in reversed(self.known[self.told :]) if "thing" in known.kinds), otherwise)
        return tree.Those(found) if isinstance(found, (Each, tree.EachOf)) else found

    def _remember_who(self, step: object) -> None:
        """Who was dealt damage, what somebody has given up, what of the cards looked at is left."""
        match step:
            case tree.Damage(to=tree.ControllerOf() | tree.OwnerOf() as hurt):
                self.known.append(Known(PLAYER, hurt))
            case tree.OnePlayer():
                self.known.append(Known(PLAYER, tree.ThatPlayer()))
            case tree.Choose(_, what):
                self.one_seen = is_one_seen(what)
            case tree.Manifest(_, what) if is_one_seen(what):
                self.known.append(OTHERS)
            case tree.Discard(who, 1) if not isinstance(who, _SEVERAL):
                self.known.append(DISCARDED)
            case tree.Sacrifice(of=Filter() as given) if tree.is_spoken_of(step):
                self._spoken(kinds_of(given), types_of(given))

    def _remember(self, step: Any) -> None:
        """What an instruction leaves to speak of."""
        who = getattr(step, "who", None)
        self.who_acted = who if isinstance(who, (tree.ControllerOf, tree.OwnerOf)) else self.who_acted
        self._remember_who(step)
        match step:
            case tree.PutInto(tree.This()) | tree.Tap(tree.This()) | tree.Untap(tree.This()) | tree.Change(tree.This()):
                self.known.append(Known(CARD, tree.This()))
            case _ if isinstance(step, GONE_ON_ABOUT) and step.what == tree.This():
                self.known.append(Known(THING, tree.This()))
            case _ if (all_ := those_told_of(step)) is not None:
                self.known.append(Known(kinds_of(all_.of), all_, types_of(all_.of)))
            case tree.PutInto(what=tree.Target() as moved) if step.zone != "battlefield":
                self.who_acted = tree.OwnerOf(moved)
                self.known.append(Known(frozenset({"card"}), moved))
            case tree.PutInto(what) if is_one_seen(what) or (self.one_seen and what == tree.It()):
                self.known.append(OTHERS)
            case tree.PutInto(what=tree.TopCards(), zone="exile") | tree.DrawAndShow():
                self._spoken(CARD)
            case tree.PutInto(what=tree.TopCards(), zone="graveyard"):
                self._spoken(frozenset({"card"}))
            case tree.PutInto(what=tree.Each(of) | tree.EachOf(of), zone="exile"):
                self._spoken(kinds_of(of) | {"card"}, types_of(of))
            case tree.CastIt():
                self._spoken(THING | {"spell", "cast"})
            case tree.Manifest():
                self._spoken(CARD | THING, frozenset({"creature"}))
            case tree.Token():
                self._spoken(TOKEN, frozenset(step.types))
            case tree.CopyToken() | tree.Populate():
                self._spoken(TOKEN)
            case tree.KnownToken():
                self._spoken(TOKEN, frozenset({"artifact"}))
            case tree.Action():
                self.moved_on += 1  # what its words speak of, the text around it does not
            case tree.Choose(what=tree.Target() | str()):  # a colour or word that is chosen is no «it»
                pass
            case tree.Reveal(who) | tree.Look(who) | tree.Choose(who) | tree.RevealUntil(who):
                self.each_showed_one = isinstance(who, _SEVERAL)
                self._spoken(CARD | {"shown"} if shows_one(step) else CARD)
            case _:
                chosen = next((value for value in step if isinstance(value, (Chosen, tree.AtRandom))), None)
                if isinstance(chosen, Chosen) and isinstance(chosen.whose, (tree.ControllerOf, tree.OwnerOf)):
                    self.known.append(Known(PLAYER, chosen.whose))
                if chosen is not None:
                    self._spoken(kinds_of(chosen.of), types_of(chosen.of))
        chosen = getattr(step, "what", None)
        if isinstance(chosen, Chosen) and chosen.of.zone == "battlefield" and not chosen.of.either:
            self.chosen = chosen


_EITHER_OR = frozenset({"then", "otherwise", "won", "lost"})  # only one of the two is done
_SEVERAL = (tree.EachPlayer, tree.Opponent)
