"""Acts: what a verb tells whoever is its subject to do. Here those of players, and what all acts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.magic import vocabulary
from judgekit.magic.language import tree
from judgekit.magic.language.grammar.words import Word
from judgekit.magic.language.makers.intermediate import (
    UNSAID,
    Act,
    Aim,
    Harm,
    Manas,
    Outside,
    PerEach,
    TableRule,
    one,
    said,
)
from judgekit.magic.language.makers.objects import node_of, within
from judgekit.magic.language.tree import Change, Chosen, Each, You

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def by_player(make: Callable[..., Any]) -> Callable[[list[Any]], Act]:
    """An act of a player; `make` gets who, and what the rule holds."""
    return lambda args: Act("player", lambda who: make(who, *args))


def by_anyone(make: Callable[..., Any]) -> Callable[[list[Any]], Act]:
    """An instruction that needs no subject."""
    return lambda args: Act("nobody", lambda _: make(*args))


def by_thing(make: Callable[..., Any]) -> Callable[[list[Any]], Act]:
    return lambda args: Act("thing", lambda what: make(what, *args))


def about(**fields: Any) -> Callable[[list[Any]], Act]:
    """A change of the subject that says nothing of more things."""
    return by_thing(lambda what, *_: changed(what, **fields))


def changed(what: Any, **fields: Any) -> Change:
    return Change(what, until=UNSAID, **fields)


def times(amount: Any, each: Any) -> Any:
    """An amount for each of some things."""
    if each is None:
        return amount
    if not isinstance(amount, int):
        raise Outside
    if isinstance(each, tree.CountersOn):
        if amount not in {0, 1}:
            raise Outside
        return each if amount else 0
    return tree.Count(each, amount) if amount else 0


def per(args: Iterable[Any]) -> Any:
    found = one(PerEach, args)
    return found.filter if found else None


def mine(what: Any, who: Any) -> Any:
    """What a player chooses is chosen by them."""
    return what._replace(by=who) if isinstance(what, Chosen) else what


def tap_or_untap(args: list[Any]) -> Act:
    what = args[0]
    return Act("nobody", lambda _: tree.OneOf(You(), ((tree.Tap(what),), (tree.Untap(what),))))


def discard_thing(args: list[Any]) -> Act:
    what = args[0]
    if isinstance(what, Chosen):
        return Act("player", lambda who: tree.Discard(who, what.how_many, what=mine(what, who)))
    if isinstance(what, Each):
        return Act("player", lambda who: whole_hand(what.of, who))
    return Act("player", lambda who: tree.Discard(who, 1, what=what))


def make_discard(args: list[Any]) -> Act:
    """To have somebody discard."""
    harm, whom = one(Harm, args), args[-1]
    return Act("nobody", lambda _: tree.Discard(whom, harm.amount))


def choose_thing(who: Any, what: Any) -> tree.Choose:
    if isinstance(what, Aim):
        return tree.Choose(who, what)  # a target, of which the text goes on to speak
    if not isinstance(what, Chosen):
        raise Outside
    return tree.Choose(who, mine(what, who))


def whole_hand(of: tree.Filter, who: Any) -> tree.Discard:
    """To discard all cards of a hand, or all of some kind."""
    if of.noun != "card" or of.zone not in {"hand", "battlefield"} or (of.owner == "you" and not isinstance(who, You)):
        raise Outside
    if of._replace(owner="") == tree.Filter("card", zone="hand"):
        return tree.Discard(who, None)
    kind = of._replace(zone="hand", owner="")
    return tree.Discard(who, 1, what=tree.EachOf(kind, who))


def sacrifice(who: Any, what: Any) -> Any:
    match what:
        case Chosen():
            return tree.Sacrifice(who, within(what.of, {"controller": ""}), what.how_many)
        case Each():
            return tree.Sacrifice(who, what)
        case _:
            return tree.Sacrifice(who, what)


def discard(args: list[Any]) -> Act:
    harm = one(Harm, args)
    n = times(harm.amount, per(args))
    return Act("player", lambda who: tree.Discard(who, n, "at random" in args))


def drawing(args: list[Any]) -> Act:
    n = times(one(Harm, args).amount, per(args))
    return Act("player", lambda who: tree.Draw(who, n))


def living(node: Callable[..., Any]) -> Callable[[list[Any]], Act]:
    def play(args: list[Any]) -> Act:
        n = times(one(Harm, args).amount, per(args))
        return Act("player", lambda who: node(who, n))

    return play


def put_counters(node: Callable[..., Any]) -> Callable[[list[Any]], Act]:
    def play(args: list[Any]) -> Act:
        n, kind, what = [a for a in args if type(a) is not PerEach][:3]
        amount = times(n, per(args)) if per(args) is not None else n
        return Act("nobody", lambda _: node(what, kind, amount))

    return play


def put_that_many(args: list[Any]) -> Act:
    """As many counters as were told of before."""
    kind, what = (a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: tree.PutCounters(what, kind, tree.Amount()))


def token(args: list[Any]) -> dict[str, Any]:
    power, toughness = sized(said(args, "BODY")[0])
    called = next((n for n, a in enumerate(args) if getattr(a, "kind", "") == "nominato"), None)
    name = _called(args[called:]) if called is not None else ""
    kinds = tuple(said(args[:called], "SUBTYPE"))
    gained = next((a for a in args if isinstance(a, tuple) and not isinstance(a, Word)), ())
    return {"name": name or " ".join(kinds), "power": power, "toughness": toughness, "subtypes": kinds,
            "colors": tuple(c for c in said(args, "COLOUR") if c != "colorless"),
            "types": tuple(said(args, "TYPE")) or ("creature",), "abilities": gained,
            "supertypes": tuple(said(args, "SUPERTYPE"))}  # fmt: skip


def _called(args: list[Any]) -> str:
    return " ".join([*said(args, "SUBTYPE"), *(text.strip('"') for text in _quoted(args))])


def _quoted(args: list[Any]) -> list[str]:
    return [a.said for a in args if getattr(a, "kind", "") == "QUOTED"]


def make_token(args: list[Any]) -> Act:
    fields = {name: value for a in args if isinstance(a, dict) for name, value in a.items()}
    called = next((a for a in args if isinstance(a, Called)), None)
    if called is not None:
        fields["name"] = called.name
    n = next(a for a in args if not isinstance(a, (dict, Called)) and not isinstance(a, Word))
    n = times(n, per(args)) if per(args) is not None else n
    return Act("player", lambda who: tree.Token(n, who=who, **fields))


class Called(NamedTuple):
    """The name that a text gives a token before it says what it is."""

    name: str


def token_name(args: list[Any]) -> Called:
    return Called(" ".join(said(args, "SUBTYPE")))


def known_token(*, tapped: bool) -> Callable[[list[Any]], Act]:
    """A token that a text calls by its name alone: one that the rules describe."""

    def play(args: list[Any]) -> Act:
        name = said(args, "SUBTYPE")[0]
        if name not in vocabulary.KNOWN_TOKENS:
            raise Outside
        n = next(a for a in args if not isinstance(a, Word))
        return Act("player", lambda who: tree.KnownToken(n, name, who, tapped))

    return play


def known_token_each(args: list[Any]) -> Act:
    """One of them for each of some things."""
    n = next(a for a in args if not isinstance(a, Word) and type(a) is not PerEach)
    rest = [a for a in args if type(a) is not PerEach and a is not n]
    return known_token(tapped=False)([times(n, per(args)), *rest])


def get_counters(args: list[Any]) -> Act:
    n, kind = (a for a in args if not isinstance(a, Word))
    return Act("player", lambda who: tree.PutCounters(who, kind, n))


def emblem(args: list[Any]) -> Act:
    abilities = next(a for a in args if isinstance(a, tuple) and not isinstance(a, Word))
    return Act("player", lambda who: tree.Emblem(who, abilities))


def mill(args: list[Any]) -> Act:
    """So many cards from the top of the library into the graveyard."""
    n = one(Harm, args).amount
    return Act("player", lambda who: tree.PutInto(tree.TopCards(who, n), "graveyard"))


def tokens_as_many(args: list[Any]) -> Act:
    fields = next(a for a in args if isinstance(a, dict))
    return Act("player", lambda who: tree.Token(tree.Amount(), who=who, **fields))


def adapt(args: list[Any]) -> Act:
    """So many +1/+1 counters on it, if there is none."""
    n = args[-1]
    none = tree.Not(tree.Fits(tree.This(), tree.Filter(counters=("+1/+1",))))
    return Act("nobody", lambda _: tree.If(none, (tree.PutCounters(tree.This(), "+1/+1", n),)))


def monstrosity(args: list[Any]) -> Act:
    """So many +1/+1 counters on it, once: then it is monstrous."""
    this = tree.This()
    not_yet = tree.Not(tree.Fits(this, tree.Filter(status=("monstrous",))))
    does = (tree.PutCounters(this, "+1/+1", args[-1]), tree.Designate(this, "monstrous"))
    return Act("nobody", lambda _: tree.If(not_yet, does))


def tokens_equal(args: list[Any]) -> Act:
    """As many tokens as a quantity comes to."""
    fields = next(a for a in args if isinstance(a, dict))
    quantity = next(a for a in args if not isinstance(a, (dict, Word)))
    return Act("player", lambda who: tree.Token(quantity, who=who, **fields))


def double_counters(args: list[Any]) -> Act:
    """As many counters again as there are."""
    kind, what = (a for a in args if not isinstance(a, Word))
    return Act("nobody", lambda _: tree.PutCounters(what, kind, tree.CountersOn(kind, what)))


def distribute(args: list[Any]) -> Act:
    """So many counters, divided among targets as you choose."""
    n, kind, parts = (a for a in args if not isinstance(a, Word))
    node = node_of(parts)
    if not isinstance(node, Aim):
        raise Outside
    wanted = node.wanted
    most = n if wanted.most == _ANY_NUMBER else wanted.most
    aim = Aim(wanted._replace(least=1, most=most, divided=n), node.key)
    return Act("nobody", lambda _: tree.PutCounters(aim, kind, n))


_ANY_NUMBER = 99


def token_for(args: list[Any]) -> Act:
    """A token that comes under the control of somebody."""
    fields = {name: value for a in args if isinstance(a, dict) for name, value in a.items()}
    n, whom = (a for a in args if not isinstance(a, (dict, Word)))
    return Act("nobody", lambda _: tree.Token(n, who=whom, **fields))


def fighting(how: str) -> Callable[[list[Any]], dict[str, Any]]:
    """How a token enters combat: attacking or blocking, TAPped, and whom, where the text tells."""

    def play(args: list[Any]) -> dict[str, Any]:
        fought = next((a for a in args if not isinstance(a, Word)), None)
        return {"fights": how, "fought": fought, "tapped": bool(said(args, "tappato"))}

    return play


def sized(text: str) -> tuple[Any, Any]:
    def half(part: str) -> Any:
        sign = -1 if part.startswith("-") else 1
        if part.lstrip("+-") != "X":
            return int(part)
        return tree.X() if sign == 1 else tree.Minus(tree.X())

    left, right = (half(p) for p in text.split("/"))
    return left, right


def add_mana(args: list[Any]) -> Act:
    options: tuple[tuple[str, ...], ...] = args[0].options if isinstance(args[0], Manas) else one(Manas, args).options
    factor = one(Manas, args).times
    each = per(args)
    n = times(1, each) if each is not None else factor

    def make(who: Any) -> Any:
        if len(options) == 1:
            return tree.AddMana(options[0], n, who)
        return tree.OneOf(who, tuple((tree.AddMana(option, n, who),) for option in options))

    return Act("player", make)


def add_mana_equal(args: list[Any]) -> Act:
    """As much mana as a quantity comes to."""
    symbols = mana_symbols(said(args, "SYMBOL"))
    if len(symbols) != 1:
        raise Outside
    quantity = next(a for a in args if not isinstance(a, Word))
    return Act("player", lambda who: tree.AddMana(symbols, quantity, who))


def mana_symbols(texts: Iterable[str]) -> tuple[str, ...]:
    """Mana symbols of what is added: a number is that much colourless mana."""
    found: list[str] = []
    for text in texts:
        found += ["C"] * int(text) if text.isdigit() else [text]
    return tuple(found)


def symbols_or(args: list[Any]) -> Manas:
    options: list[list[str]] = [[]]
    for word in args:
        if word.kind == "SYMBOL":
            options[-1].append(word.value)
        else:
            options.append([])
    return Manas(tuple(mana_symbols(option) for option in options))


def skip(args: list[Any]) -> Act:
    name = next(a for a in args if isinstance(a, str) and not isinstance(a, Word))
    return Act("player", lambda who: tree.Skip(who, "combat" if name == "beginning of combat" else name))


def skips(args: list[Any]) -> Act:
    """Every such step or phase, for as long as the source is there."""
    name = next(a for a in args if isinstance(a, str) and not isinstance(a, Word))
    if name == "turn":
        raise Outside
    return Act("player", lambda who: TableRule("skip", (who, "combat" if name == "beginning of combat" else name)))


def static_control(args: list[Any]) -> Act:
    def make(who: Any) -> Any:
        if not isinstance(who, You):
            raise Outside
        return changed(args[0], controller=who)

    return Act("player", make)


def counter_spell(what: Any) -> Any:
    return tree.Counter(what)
