"""Which tests a mutant is asked: those that come to its lines, quick and specific first, and the broad ones."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mutants import Mutant

ROOMS: dict[str, tuple[str, ...]] = {
    "judge/game": (
        *("tests/games/test_played.py", "tests/scenarios/test_offered.py", "tests/scenarios/test_finer.py"),
        *("tests/situations", "tests/game"),
    ),
    "judge/cards/language": (
        *("tests/cards/test_read_cards.py", "tests/cards/test_printed_lines.py", "tests/cards/test_bad_texts.py"),
        *("tests/cards/test_mended_texts.py", "tests/cards/test_explained_goldens.py"),
        *("tests/cards/test_trees_without_text.py", "tests/cards/test_unseen_texts.py"),
    ),
    "judge/search": ("tests/search/test_found.py", "tests/search"),
}
"""The broad tests of each watched room: what its mutants are asked when the tests that come to the line say nothing."""

SKIPPED = ("house", "own_words", "typography", "benchmark", "terminal", "test_bad_files.py::test_every_message")

BUDGET = 15.0
"""How many seconds the tests chosen for a mutant may take, as they were measured for the map."""

MOST_TESTS = 120


@dataclass(frozen=True, slots=True)
class Covering:
    """A test of the map."""

    test: str
    seconds: float
    lines: dict[str, int]
    size: int


def read_map(folder: Path) -> list[Covering]:
    """The tests of the map, without those that are skipped here."""
    found: dict[str, Covering] = {}
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            one: dict[str, Any] = json.loads(line)
            lines = {name: int(bits, 16) for name, bits in one["lines"].items()}
            if not any(word in one["test"] for word in SKIPPED):
                size = sum(bits.bit_count() for bits in lines.values())
                found[one["test"]] = Covering(one["test"], one["seconds"], lines, size)
    return list(found.values())


def chosen(mutant: Mutant, tests: list[Covering], functions: dict[int, tuple[int, int]]) -> list[str]:
    """The tests that run the lines of a mutant, quick and specific first, from many files in turn."""
    first, last = mutant.lines
    within = functions.get(first)
    exact = ((1 << (last + 1)) - 1) ^ ((1 << first) - 1)
    wide = exact if within is None else ((1 << (within[1] + 1)) - 1) ^ ((1 << (within[0] + 1)) - 1)
    covering = [one for one in tests if one.lines.get(mutant.path, 0) & exact]
    if within is None:
        covering = [one for one in tests if mutant.path in one.lines] or tests
    elif not covering:
        covering = [one for one in tests if one.lines.get(mutant.path, 0) & wide]
    groups: dict[str, list[Covering]] = defaultdict(list)
    for one in sorted(covering, key=lambda one: (one.seconds + 0.05) * (one.size + 200)):
        groups[one.test.partition("[")[0]].append(one)
    picked: list[str] = []
    spent = 0.0
    while groups and len(picked) < MOST_TESTS:
        for name in list(groups):
            one = groups[name].pop(0)
            if not groups[name]:
                del groups[name]
            if spent + one.seconds <= BUDGET or not picked:
                picked.append(one.test)
                spent += one.seconds
    return picked


def functions_of(path: Path) -> dict[int, tuple[int, int]]:
    """For each line of a file, the lines of the innermost function around it."""
    found: dict[int, tuple[int, int]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                found[line] = (node.lineno, node.end_lineno or node.lineno)
    return found


def broad(mutant: Mutant) -> tuple[str, ...]:
    """The broad tests for a mutant."""
    return next(tests for room, tests in ROOMS.items() if mutant.path.startswith(f"{room}/"))
