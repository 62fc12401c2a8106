"""Measures how fast card texts are read, new and from the cache of trees: ``python -m tests.measures.reading FILE``.

Everything is measured in seconds of the processor, so that other programs disturb it little; each way of reading is a
program of its own, so that nothing is kept between them but the cache, where the parsers are from the start.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from judge.cards.language.declined import Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language
from tests.measures.kept_parsers import lend_parsers

ROOT = Path(__file__).parents[2]
COLD, CACHED = 20.0, 1.0
"""How many seconds all lines of the card file may take: new, and from the cache."""

Text = tuple[str, Language, Type, bool]
"""A line, its language, what bears it, and whether it is a support text."""


@dataclass(frozen=True, slots=True)
class ReadingTime:
    """What reading all lines took.

    Arguments:
        lines: how many different lines there are.
        understood: how many of them are understood.
        seconds: how long reading them took.
        whole: the same with the start of the program and the marks taken off.
    """

    lines: int
    understood: int
    seconds: float
    whole: float


def distinct(file: Iterable[str]) -> tuple[Text, ...]:
    """The different lines of a file of cards, in both languages, without marks.

    Arguments:
        file: its lines, each a card as JSON.
    """
    found: dict[Text, None] = {}
    for card in map(json.loads, file):
        bearer = Type.SPELL if card["type"] == "SPELL" else Type.CHARACTER
        for field in ("text", "support"):
            for language in LANGUAGES:
                with suppress(Declined):
                    for line in lines(card[field][language] or "", language):
                        found[line.text, language, bearer, field == "support"] = None
    return tuple(found)


def read(texts: Sequence[Text]) -> ReadingTime:
    """Read lines; the time of the whole is that of this program from its start."""
    began, understood = process_time(), 0
    for text, language, bearer, support in texts:
        with suppress(Declined):
            read_text(text, language, bearer, support)
            understood += 1
    ended = process_time()
    return ReadingTime(len(texts), understood, ended - began, ended)


def measured(path: Path, cache: Path) -> ReadingTime:
    """A reading of a file by a new program.

    Arguments:
        path: the file.
        cache: the folder where trees are kept.
    """
    done = subprocess.run(
        [sys.executable, "-m", "tests.measures.reading", str(path.absolute()), "--once"],
        cwd=ROOT,
        env={**os.environ, "JUDGE_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    return ReadingTime(**json.loads(done.stdout))


def main(arguments: Sequence[str]) -> int:
    """The command line; gives the exit status: 1 where an aim is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.measures.reading")
    parser.add_argument("file", type=Path, help="one card as JSON a line")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--once", action="store_true", help="read the lines in this program, with the user's cache")
    asked = parser.parse_args(arguments)
    if asked.once:
        with asked.file.open(encoding="utf-8") as file:
            print(json.dumps(asdict(read(distinct(file)))))
        return 0
    with TemporaryDirectory() as folder:
        lend_parsers(Path(folder))
        cold, cached = (measured(asked.file, Path(folder)) for _ in range(2))
    if asked.json:
        print(json.dumps({"cold": asdict(cold), "cached": asdict(cached)}, indent=2))
    else:
        print(f"{cold.lines} different lines in both languages, {cold.understood} understood")
        for name, reading, aim in (("new", cold, COLD), ("from the cache", cached, CACHED)):
            print(
                f"{name}: {reading.seconds:.2f} s (<= {aim:g} s), with the start of the program {reading.whole:.2f} s"
            )
    return int(cold.seconds > COLD or cached.seconds > CACHED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
