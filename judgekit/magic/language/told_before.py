"""What an ability says of a colour that it had chosen, or of what it had sacrificed: it told of them itself."""

from __future__ import annotations

from typing import Any

from judgekit.magic.language import tree
from judgekit.magic.language.beginning import put_later_by, told_later
from judgekit.magic.language.makers.intermediate import LETTERS, REMOVED, Ref, kicked_for
from judgekit.magic.language.rule_names import instance, plain
from judgekit.magic.vocabulary import KICKER

_OF_MANA = frozenset({tree.SAME_COLOUR, tree.SAME_TYPE})
_SACRIFICED = "sacrificed"


def of_the_colour_told(steps: tuple[object, ...]) -> tuple[object, ...]:
    """«Choose a colour. Add a mana of that colour» is one mana or another, as «of any colour» is."""
    match steps:
        case (tree.Choose(what="colour") as chosen, tree.AddMana(symbols=(tree.SAME_COLOUR,)) as added, *others):
            options = tuple((added._replace(symbols=(letter,)),) for letter in _LETTERS)
            return (tree.OneOf(chosen.who, options), *others)
    return steps


_LETTERS = tuple(LETTERS[colour] for colour in ("white", "blue", "black", "red", "green"))


def as_told_before(ability: object, costs: tuple[object, ...]) -> Any:
    """An ability in which what it has searched, moved and sacrificed before is meant; `costs` are paid for it."""

    def told(mode: tree.Mode) -> tree.Mode:
        return mode._replace(do=_of_one_player(_with_what_follows(mode.do)))

    return _counted_removed(counted_sacrifices(tree.with_others(ability, tree.Mode, told), costs), costs)


def _counted_removed(ability: object, costs: tuple[object, ...]) -> Any:
    """The counters removed «in this way» are those of the one cost that leaves open how many these are: X."""
    removed = [cost for cost in costs if isinstance(cost, tree.CounterCost)]
    if len(removed) != 1 or not isinstance(removed[0].how_many, tree.X):
        return ability
    meant = {REMOVED, REMOVED._replace(sorts=(removed[0].counter,))}  # of any other kind nobody has removed any
    return tree.with_others(ability, Ref, lambda ref: tree.X() if ref in meant else ref)


def _with_what_follows(do: tuple[object, ...]) -> tuple[object, ...]:
    """What is told of something after it is moved, later or if somebody likes, is done where that is done."""
    found: list[object] = []
    for step in do:
        put = put_later_by(found[-1]) if found and isinstance(step, tree.Change) and step.begins else None
        if put is not None and isinstance(step, tree.Change) and (_is_of(step, put.what) or _is_of(step, tree.It())):
            found[-1] = told_later(found[-1], step)
            continue
        match found[-1] if found else None:
            case tree.Later(do=(*_, tree.PutInto(zone="battlefield"))) as later if _is_of(step, tree.It()):
                found[-1] = later._replace(do=(*later.do, step))
            case tree.May(do=(tree.PutInto(tree.Target() as what, "battlefield" | "exile"), *_)) as may if (
                not may.otherwise and _is_of(step, what)
            ):
                found[-1] = may._replace(do=(*may.do, step))
            case _:
                found.append(step)
    return tuple(found)


def _is_of(step: object, what: object) -> bool:
    """Whether an instruction changes something, or moves it later."""
    match step:
        case tree.Change():
            return bool(tree.same(step.what, what))
        case tree.Later(do=(tree.PutInto() | tree.Sacrifice() | tree.Destroy() as one,)):
            return any(tree.same(about, what) for about in one if isinstance(about, tuple))
    return False


def _of_one_player(do: tuple[object, ...]) -> tuple[object, ...]:
    """Graveyard, hand and library that are searched at once are one player's: what is found first changes nothing."""
    whose: object = None
    found: list[object] = []
    for step in do:
        match step:
            case tree.PutInto(what=tree.EachOf(of, who)) if of.namesake is not None:
                whose = who
            case tree.PutInto(
                what=tree.Chosen(whose=tree.ControllerOf(tree.It()) | tree.OwnerOf(tree.It())) as those
            ) if whose:
                step = step._replace(what=those._replace(whose=whose))  # noqa: PLW2901
            case tree.Shuffle(tree.ControllerOf(tree.It()) | tree.OwnerOf(tree.It())) if whose:
                step = step._replace(who=whose)  # noqa: PLW2901
        found.append(step)
    return tuple(found)


def adds_mana_like_no_other(node: object) -> bool:
    """Whether mana is «of the same colour» where none was told: nothing was tapped for mana."""
    match node:
        case tree.AddMana(symbols):
            return not _OF_MANA.isdisjoint(symbols)
        case tree.Triggered(tree.Trigger("taps")):
            return False
        case tuple():
            return any(map(adds_mana_like_no_other, node))
    return False


def counted_sacrifices(ability: object, costs: tuple[object, ...]) -> Any:
    """«For each creature sacrificed»: by an instruction of the text before it, or else for its costs."""
    if not counts_sacrifices(ability):
        return ability
    paid = [cost.of for cost in costs if isinstance(cost, tree.SacrificeCost)]
    return tree.with_others(ability, tree.Mode, lambda mode: _counting(mode, paid))


def _counting(mode: tree.Mode, paid: list[object]) -> Any:
    def meant(count: tree.Count) -> object:
        of = count.of
        if not isinstance(of, tree.Filter) or _SACRIFICED not in of.status:
            return count
        bare = of._replace(status=tuple(one for one in of.status if one != _SACRIFICED))
        if tree.holds(mode, tree.Sacrifice):
            thus = tree.Thus(_SACRIFICED, bare)
            return thus if count.factor == 1 else tree.Times(thus, count.factor)
        return tree.CountOf(tree.It(_SACRIFICED), count.factor) if paid == [bare] else count

    return tree.with_others(mode, tree.Count, meant)


def counts_sacrifices(node: object) -> bool:
    """Whether what was sacrificed is counted as if it were still there."""
    if isinstance(node, tree.Count) and isinstance(node.of, tree.Filter):
        return _SACRIFICED in node.of.status
    return isinstance(node, tuple) and any(map(counts_sacrifices, node))


def with_its_kickers(done: tuple[Any, ...]) -> Any:
    """The abilities of a text that ask whether it was kicked for so much: each knows which of its kickers that is."""
    kickers = [one.of for one in done if isinstance(one, tree.Keyword) and one.word == KICKER]
    names = {
        kicked_for(of.symbols): instance(KICKER, nth) for nth, of in enumerate(kickers) if isinstance(of, tree.Mana)
    }
    return tree.with_others(done, tree.CastBy, lambda one: tree.CastBy(names.get(one.word, one.word)))


def kicked_for_nothing(node: object) -> bool:
    """Whether a text asks for a kicker that it has not."""
    if isinstance(node, tree.CastBy):
        return node.word.startswith(f"{KICKER} ") and plain(node.word) == node.word
    return isinstance(node, tuple) and any(map(kicked_for_nothing, node))
