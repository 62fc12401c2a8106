"""Every mutant that Cosmic Ray knows to make of the watched rooms, and a sample of them drawn by a seed.

Left out is what changes no answer: annotations, unions of types, decorators, and comparisons that only raise.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.ast.ast_query import ASTQuery
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from line_map import ROOMS

FAMILIES = {
    "comparison": [
        *("ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq"),
        *("ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_Lt_GtE"),
        *("ReplaceComparisonOperator_LtE_Lt", "ReplaceComparisonOperator_LtE_Gt"),
        *("ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_Gt_LtE"),
        *("ReplaceComparisonOperator_GtE_Gt", "ReplaceComparisonOperator_GtE_Lt"),
        *("ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is"),
    ],
    "condition": ["AddNot", "ReplaceUnaryOperator_Delete_Not"],
    "connective": ["ReplaceAndWithOr", "ReplaceOrWithAnd"],
    "truth": ["ReplaceTrueWithFalse", "ReplaceFalseWithTrue"],
    "number": ["NumberReplacer"],
    "arithmetic": [
        *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add"),
        *("ReplaceBinaryOperator_Mul_FloorDiv", "ReplaceBinaryOperator_FloorDiv_Mul"),
        *("ReplaceBinaryOperator_BitOr_BitAnd", "ReplaceBinaryOperator_BitAnd_BitOr"),
        *("ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_USub"),
    ],
    "loop": ["ZeroIterationForLoop", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"],
    "exception": ["ExceptionReplacer"],
}
"""The operators of Cosmic Ray that are used, by what they change."""

MEASURING = ("benchmark.py", "measure.py")
"""Programs that measure; nothing that the product does depends on them."""

ANNOTATIONS = ("annassign", "tfpdef")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one place in a file.

    Arguments:
        path: the file, from the root of the project.
        family: what kind of thing is changed.
        operator: Cosmic Ray's name of the change.
        occurrence: which place of that operator in the file.
        lines: the first and the last line that the change touches.
        definition: the function or class it stands in, if it stands in one.
        column: where the change begins in its first line.
    """

    path: str
    family: str
    operator: str
    occurrence: int
    lines: tuple[int, int]
    definition: str
    column: int

    def source(self, root: Path) -> str | None:
        """The mutated file; None where it would not be Python or would not differ."""
        before = (root / self.path).read_text(encoding="utf-8")
        after = mutate_code(before, get_operator(f"core/{self.operator}")(), self.occurrence)
        if after is None or after == before:
            return None
        try:
            compile(after, self.path, "exec")
        except SyntaxError:
            return None
        return str(after)

    def change(self, root: Path) -> tuple[str, str]:
        """The first line that differs, before and after."""
        before = (root / self.path).read_text(encoding="utf-8").splitlines()
        after = (self.source(root) or "").splitlines()
        return next((old.strip(), new.strip()) for old, new in zip(before, after, strict=False) if old != new)


def mutants(root: Path) -> Iterator[Mutant]:
    """Every mutant of the watched rooms, in the order of their files."""
    operators = [(family, name, get_operator(f"core/{name}")()) for family, names in FAMILIES.items() for name in names]
    for path in sorted(path for room in ROOMS for path in (root / room).rglob("*.py")):
        if path.name in MEASURING:
            continue
        nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
        for family, name, operator in operators:
            places = ((node, *place) for node in nodes for place in operator.mutation_positions(node))
            for occurrence, (node, start, end) in enumerate(places):
                definition = ASTQuery(node).get_definition_name() or ""
                if not _is_idle(node, name, definition):
                    where = path.relative_to(root).as_posix()
                    yield Mutant(where, family, name, occurrence, (start[0], end[0]), definition, start[1])


def sample(found: list[Mutant], count: int, seed: int, root: Path) -> list[Mutant]:
    """So many mutants, of each room and family by its share, at different places."""
    chance = random.Random(seed)
    strata: dict[tuple[str, str], dict[tuple[Any, ...], list[Mutant]]] = defaultdict(lambda: defaultdict(list))
    for one in found:
        room = next(room for room in ROOMS if one.path.startswith(f"{room}/"))
        strata[room, one.family][one.path, one.lines, one.column].append(one)
    places = sum(map(len, strata.values()))
    shares = {name: count * len(held) / places for name, held in strata.items()}
    sizes = {name: int(share) for name, share in shares.items()}
    for name in sorted(shares, key=lambda name: (sizes[name] - shares[name], name))[: count - sum(sizes.values())]:
        sizes[name] += 1
    drawn: list[Mutant] = []
    for name in sorted(strata):
        order = sorted(strata[name])
        chance.shuffle(order)
        choices = (chance.choice(strata[name][place]) for place in order)
        usable = (one for one in choices if one.source(root) is not None)
        drawn += [one for one, _ in zip(usable, range(sizes[name]), strict=False)]
    chance.shuffle(drawn)
    return drawn


def _is_idle(node: Any, operator: str, definition: str) -> bool:
    """Whether a place is an annotation, a union of types or a decorator."""
    if "BitOr" in operator and not definition:
        return True
    child, parent = node, node.parent
    while parent is not None:
        if parent.type == "decorator":
            return True
        if parent.type in ANNOTATIONS or (parent.type == "funcdef" and parent.annotation is child):
            return not (parent.type == "annassign" and "=" in parent.children and child is parent.children[-1])
        child, parent = parent, parent.parent
    return False
