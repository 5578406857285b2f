"""Declaring attackers or blockers as a whole: how many requirements can be obeyed without breaking a restriction.

Whoever declares is a chooser; what it attacks or blocks is chosen. Restrictions on one pair, or on one chooser, are
told by which pairs are possible; the others are those of `Declaration`. A requirement that is obeyed counts once. The
greatest number that can be obeyed is found exactly: by a flow of greatest weight from choosers to chosen, with branches
wherever the flow breaks what a flow cannot say (at least two, or none; not alone).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgekit.values import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


Pair = tuple[int, int]  # chooser, chosen

_MANY = 1_000_000


class Want(NamedTuple):
    """A requirement: that a chooser be declared, that a chosen be so, or both, for each other or not for these."""

    chooser: int | None = None
    chosen: int | None = None
    but: tuple[int, ...] = ()

    def is_obeyed(self, pairs: frozenset[Pair]) -> bool:
        return any(
            (self.chooser is None or self.chooser == one)
            and (self.chosen is None or self.chosen == other)
            and other not in self.but
            for one, other in pairs
        )


class Declaration(NamedTuple):
    """What may be declared, and what is required.

    `possible` are the pairs that no restriction forbids; `capacity` of a chooser is 1 unless said; `fewest` and `most`
    tell how many choosers a chosen takes, if it takes any; those `not_alone` are not the only choosers; `at_most`
    limits the choosers of the whole declaration.
    """

    possible: frozenset[Pair]
    wants: tuple[Want, ...]
    capacity: Mapping[int, int] = {}
    fewest: Mapping[int, int] = {}
    most: Mapping[int, int] = {}
    not_alone: frozenset[int] = frozenset()
    at_most: int | None = None


def obeyed(declaration: Declaration, pairs: frozenset[Pair]) -> int:
    """How many requirements a declaration obeys."""
    return sum(want.is_obeyed(pairs) for want in declaration.wants)


def is_allowed(declaration: Declaration, pairs: frozenset[Pair]) -> bool:
    """Whether a declaration breaks no restriction."""
    choosers = {one for one, _ in pairs}
    return (
        pairs <= declaration.possible
        and all(_of(pairs, 0, one) <= declaration.capacity.get(one, 1) for one in choosers)
        and all(
            declaration.fewest.get(other, 1) <= _of(pairs, 1, other) <= declaration.most.get(other, _MANY)
            for other in {other for _, other in pairs}
        )
        and not (len(choosers) == 1 and choosers & declaration.not_alone)
        and (declaration.at_most is None or len(choosers) <= declaration.at_most)
    )


def _of(pairs: frozenset[Pair], side: int, one: int) -> int:
    return sum(pair[side] == one for pair in pairs)


def most_obeyed(declaration: Declaration) -> frozenset[Pair]:
    """A declaration that breaks no restriction and obeys as many requirements as any does."""
    wanted = [w for w in declaration.wants if _can_be_obeyed(declaration, w)]
    best: frozenset[Pair] = frozenset()
    record = 0
    waiting = [_Branch(declaration._replace(wants=tuple(wanted)))]
    while waiting and record < len(wanted):
        branch = waiting.pop()
        flow = _flow(branch)
        if flow is None or (reached := obeyed(declaration, flow)) <= record:
            continue
        further = _branches(branch, flow)
        if further is None:
            best, record = flow, reached
        else:
            waiting += further
    return best


def _can_be_obeyed(declaration: Declaration, want: Want) -> bool:
    return want.is_obeyed(declaration.possible)


# --- branches ---------------------------------------------------------------------------------------------------------


class _Branch(NamedTuple):
    """A declaration with some of it settled: these choosers are declared, these chosen take at least their fewest."""

    declaration: Declaration
    declared: frozenset[int] = frozenset()
    taken: frozenset[int] = frozenset()

    def without(self, side: int, one: int) -> _Branch:
        left = frozenset(pair for pair in self.declaration.possible if pair[side] != one)
        return self._replace(declaration=self.declaration._replace(possible=left))


def _branches(branch: _Branch, flow: frozenset[Pair]) -> list[_Branch] | None:
    """The ways to mend what a flow breaks; None where it breaks nothing. The likelier way comes last."""
    declaration = branch.declaration
    for other in sorted({other for _, other in flow}):
        if _of(flow, 1, other) < declaration.fewest.get(other, 1):
            return [branch.without(1, other), branch._replace(taken=branch.taken | {other})]
    choosers = {one for one, _ in flow}
    if declaration.at_most is not None and len(choosers) > declaration.at_most:
        if len(branch.declared) >= declaration.at_most:
            return [_only(branch, branch.declared)]
        one = min(choosers - branch.declared)
        return [branch.without(0, one), branch._replace(declared=branch.declared | {one})]
    if len(choosers) == 1 and choosers & declaration.not_alone:
        (alone,) = choosers
        others = sorted(_choosers(branch) - choosers)
        return [
            branch.without(0, alone),
            *(branch._replace(declared=branch.declared | {alone, other}) for other in others),
        ]
    return None


def _choosers(branch: _Branch) -> set[int]:
    return {one for one, _ in branch.declaration.possible}


def _only(branch: _Branch, kept: frozenset[int]) -> _Branch:
    left = frozenset(pair for pair in branch.declaration.possible if pair[0] in kept)
    return branch._replace(declaration=branch.declaration._replace(possible=left, at_most=None))


# --- the flow ---------------------------------------------------------------------------------------------------------

_Arc = list[int]  # to, capacity left, weight, place of the arc back
_SOURCE, _SINK = 0, 1


class _Net:
    """A network of arcs with capacities and weights; nodes are numbered."""

    def __init__(self) -> None:
        self.arcs: list[list[_Arc]] = [[], []]

    def node(self) -> int:
        self.arcs.append([])
        return len(self.arcs) - 1

    def arc(self, start: int, end: int, capacity: int, weight: int) -> None:
        self.arcs[start].append([end, capacity, weight, len(self.arcs[end])])
        self.arcs[end].append([start, 0, -weight, len(self.arcs[start]) - 1])

    def push(self) -> bool:
        """Push one unit along the path of greatest weight; False where none has any."""
        weights = [-_MANY * _MANY] * len(self.arcs)
        weights[_SOURCE] = 0
        came: list[_Arc | None] = [None] * len(self.arcs)
        queue = [_SOURCE]
        for node in queue:
            for arc in self.arcs[node]:
                if arc[1] and weights[node] + arc[2] > weights[arc[0]]:
                    weights[arc[0]] = weights[node] + arc[2]
                    came[arc[0]] = arc
                    queue.append(arc[0])
        if weights[_SINK] <= 0:
            return False
        node = _SINK
        while node != _SOURCE:
            taken = came[node]
            assert taken is not None  # noqa: S101  (every node on the path was come to)
            back = self.arcs[node][taken[3]]
            taken[1] -= 1
            back[1] += 1
            node = back[0]
        return True


def _flow(branch: _Branch) -> frozenset[Pair] | None:
    """The declaration of greatest weight that keeps to capacities, settled parts included; None where there is none."""
    declaration = branch.declaration
    net = _Net()
    ones = {one: net.node() for one in sorted(_choosers(branch))}
    others = {other: net.node() for other in sorted({other for _, other in declaration.possible})}
    if not (branch.declared <= ones.keys() and branch.taken <= others.keys()):
        return None
    due = _arcs_of_choosers(net, branch, ones) + _arcs_of_chosen(net, branch, others)
    for one, other in sorted(declaration.possible):
        elsewhere = sum(w.chooser == one and bool(w.but) and other not in w.but for w in declaration.wants)
        net.arc(ones[one], others[other], 1, declaration.wants.count(Want(one, other)) + elsewhere)
    while net.push():
        pass
    numbers = {node: other for other, node in others.items()}
    found = frozenset(
        (one, numbers[arc[0]])
        for one, node in ones.items()
        for arc in net.arcs[node]
        if arc[0] in numbers and not arc[1]
    )
    met = sum(any(one == c for one, _ in found) for c in branch.declared)
    met += sum(min(_of(found, 1, other), declaration.fewest.get(other, 1)) for other in branch.taken)
    return found if met == due else None


def _arcs_of_choosers(net: _Net, branch: _Branch, nodes: dict[int, int]) -> int:
    source = _SOURCE
    if branch.declaration.at_most is not None:  # each is counted once; who may do more than that comes in beside it
        source = net.node()
        net.arc(_SOURCE, source, branch.declaration.at_most, 0)
    for one, node in nodes.items():
        bonus = _MANY if one in branch.declared else 0
        net.arc(source, node, 1, branch.declaration.wants.count(Want(one, None)) + bonus)
        more = branch.declaration.capacity.get(one, 1) - 1
        if more:
            net.arc(_SOURCE, node, more, 0)
    return len(branch.declared)


def _arcs_of_chosen(net: _Net, branch: _Branch, nodes: dict[int, int]) -> int:
    due = 0
    for other, node in nodes.items():
        fewest, most = branch.declaration.fewest.get(other, 1), branch.declaration.most.get(other, _MANY)
        bonus = _MANY if other in branch.taken else 0
        due += fewest if bonus else 0
        net.arc(node, _SINK, 1, branch.declaration.wants.count(Want(None, other)) + bonus)
        if bonus and fewest > 1:
            net.arc(node, _SINK, fewest - 1, bonus)
        left = most - max(1, fewest if bonus else 1)
        if left > 0:
            net.arc(node, _SINK, left, 0)
    return due
