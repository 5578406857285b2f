"""«Orso and all other creatures with the same name»: the same as that of what is named first."""

from __future__ import annotations

from judgekit.magic.language import tree
from judgekit.magic.language.makers.intermediate import Ref


def of_its_name(nodes: tuple[object, ...]) -> tuple[object, ...]:
    """Several things, of which those behind the source have its name."""
    if not isinstance(nodes[0], tree.This):
        return nodes
    return (nodes[0], *tree.with_others(nodes[1:], tree.SameName, _named_like_the_source))


def _named_like_the_source(name: tree.SameName) -> tree.SameName:
    return name._replace(of=tree.This()) if name.of == Ref("thing") else name
