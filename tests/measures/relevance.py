"""Measures how well the search answers judged queries.

``python -m tests.measures.relevance [--edition EDITION] FILE...`` asks the search of the edition whose numbers the
queries expect, by default the one that everything else is about by default.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.messages import Language

Ask = Callable[[str, Language], Sequence[str]]
"""Answers a query with numbers, best first."""

DEPTH = 20


@dataclass(frozen=True, slots=True)
class JudgedQuery:
    """A query, and the articles that answer it.

    Arguments:
        language: the language of the query.
        query: its text.
        expected: the numbers that answer it.
        kind: what kind of query it is.
    """

    language: Language
    query: str
    expected: tuple[str, ...]
    kind: str


@dataclass(frozen=True, slots=True)
class QueryOutcome:
    """How a query went.

    Arguments:
        answers: the numbers that were found.
        rank: the place of the first right one, from 1; 0 when none was found.
    """

    judged: JudgedQuery
    answers: tuple[str, ...]
    rank: int


@dataclass(frozen=True, slots=True)
class Figures:
    """How some queries went together.

    Arguments:
        count: how many.
        first: the part whose first answer was right.
        five: the part with a right answer among the first five.
        reciprocal: the mean of one divided by the rank of the first right answer.
    """

    count: int
    first: float
    five: float
    reciprocal: float

    def __str__(self) -> str:
        return f"{self.count:4}  hit@1 {self.first:.3f}  hit@5 {self.five:.3f}  MRR {self.reciprocal:.3f}"


def read_judged(path: Path) -> list[JudgedQuery]:
    """The judged queries of a file, one JSON object a line.

    Raises:
        OSError: the file cannot be read.
        ValueError: a line is no JSON, or there is none.
        KeyError: a line lacks ``lang``, ``query`` or ``expected``.
    """
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    if not rows:
        raise ValueError("there is no query in it")
    return [JudgedQuery(row["lang"], row["query"], tuple(row["expected"]), row.get("kind", "")) for row in rows]


def outcomes(judged: Iterable[JudgedQuery], ask: Ask) -> list[QueryOutcome]:
    """How each query goes."""
    found: list[QueryOutcome] = []
    for one in judged:
        answers = tuple(dict.fromkeys(ask(one.query, one.language)))
        rank = next((place for place, number in enumerate(answers, 1) if number in one.expected), 0)
        found.append(QueryOutcome(one, answers, rank))
    return found


def figures(found: Sequence[QueryOutcome]) -> Figures:
    """The figures of some outcomes; there must be one at least."""
    count = len(found)
    return Figures(
        count,
        sum(one.rank == 1 for one in found) / count,
        sum(1 <= one.rank <= 5 for one in found) / count,
        sum(1 / one.rank for one in found if one.rank) / count,
    )


def report(found: Sequence[QueryOutcome]) -> list[str]:
    """The figures in words: of all, by kind, by language, and every query whose first answer was wrong."""
    lines = [f"{'all':10}{figures(found)}"]
    sorts: dict[str, list[QueryOutcome]] = {}
    for one in found:
        sorts.setdefault(one.judged.kind, []).append(one)
    for one in found:
        sorts.setdefault(one.judged.language, []).append(one)
    lines += [f"{name:10}{figures(those)}" for name, those in sorts.items()]
    lines += [
        f"rank {one.rank or '-'}: {one.judged.query} ({one.judged.language}) wants {' '.join(one.judged.expected)},"
        f" finds {' '.join(one.answers[:5])}"
        for one in found
        if one.rank != 1
    ]
    return lines


def main(arguments: Sequence[str]) -> int:
    """The command line; gives the exit status."""
    from judge.finder import finder
    from judge.law.book import DEFAULT_EDITION, editions
    from tests.measures.mapping import numbers

    parser = ArgumentParser(prog="python -m tests.measures.relevance")
    parser.add_argument("--edition", choices=editions(), default=DEFAULT_EDITION)
    parser.add_argument("files", nargs="+", metavar="FILE")
    asked = parser.parse_args(arguments)
    search = finder(asked.edition).search
    for name in asked.files:
        try:
            judged = read_judged(Path(name))
        except (OSError, ValueError, KeyError) as error:
            print(f"{name}: no judged queries can be read: {error}", file=sys.stderr)
            return 2
        found = outcomes(judged, lambda query, language: numbers(search(query, language, DEPTH)))
        print("\n".join([name, *report(found)]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
