"""Draws mutants by a seed, runs the tests that cover each, and writes what survives: see README.md in this folder."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from functools import cache
from pathlib import Path

from choosing import chosen, functions_of, read_map
from line_map import ROOT
from mutants import Mutant, mutants, sample
from running import KILLED, Run, job

FOLDERS = ("scenarios", "situations", "game", "games", "cards", "search", "exploring", "desk", "school", "telling")
MAPPED = [f"tests/{name}" for name in FOLDERS]
UNMAPPED = [f"cards/test_{name}" for name in ("collection", "import*", "bounded_reading")]
UNMAPPED += [
    "*/test_*benchmark",
    "scenarios/test_suggestions",
    "search/test_finder_sturdy",
    "search/test_search_command",
]
"""The tests that are mapped. Those of the text and the format of the sources are not among them."""


def made_map(folder: Path) -> None:
    """Run the mapped tests once and write which lines each runs."""
    shutil.rmtree(folder, ignore_errors=True)
    here = {"MUTATION_MAP": str(folder), "PYTHONPATH": str(Path(__file__).parent), "JUDGE_CACHE": str(folder / "cache")}
    away = [f"--ignore-glob=*/{name}.py" for name in UNMAPPED]
    command = [sys.executable, "-m", "pytest", "-q", "-n2", "-p", "line_map", *MAPPED, *away]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **here}, check=False)


def told_in(report: Path) -> set[tuple[str, str, str]]:
    """The mutants that a report tells: the definition, the line before and after."""
    told = re.findall(r"`, (\S+)\n  - `(.*)`\n  - `(.*)`", report.read_text(encoding="utf-8"))
    return {(one, old, new) for one, old, new in told}


def again(report: Path) -> list[Mutant]:
    """Those mutants that a report tells and that can still be made, wherever they stand now."""
    told = told_in(report)
    lines = {(name, old) for name, old, _ in told}
    texts = {path: (ROOT / path).read_text(encoding="utf-8").splitlines() for path in {one.path for one in found_all()}}

    def stands_there(one: Mutant) -> bool:
        touched = texts[one.path][one.lines[0] - 1 : one.lines[1]]
        return any((one.definition or "module", line.strip()) in lines for line in touched)

    able = [one for one in found_all() if stands_there(one) and one.source(ROOT) is not None]
    found = {(one.definition or "module", *one.change(ROOT)): one for one in able}
    return [one for key, one in found.items() if key in told]


@cache
def found_all() -> list[Mutant]:
    """Every mutant there is."""
    return [*mutants(ROOT)]


def main() -> None:
    """Draw, run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    drawn_by = parser.add_mutually_exclusive_group(required=True)
    drawn_by.add_argument("--seed", type=int)
    drawn_by.add_argument("--again", type=Path, help="those that a report tells")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=90, help="no mutant is begun after so long")
    parser.add_argument("--map", type=Path, default=Path(tempfile.gettempdir()) / "judge-mutation-map")
    parser.add_argument("--only", default="", help="only mutants whose change or place holds these words")
    parser.add_argument("--confirm", action="store_true", help="run what survives once more, in processes of its own")
    asked = parser.parse_args()
    if not asked.map.is_dir():
        made_map(asked.map)
    deadline = time.monotonic() + 60 * asked.minutes
    tests = read_map(asked.map)
    drawn = again(asked.again) if asked.again else sample(found_all(), asked.count, asked.seed, ROOT)
    drawn = [one for one in drawn if asked.only in f"{one.path} {one.definition} {one.change(ROOT)}"]
    picked = [chosen(one, tests, functions_of(ROOT / one.path)) for one in drawn]
    print(f"{len(drawn)} mutants, {len(tests)} tests, {sum(not one for one in picked)} without a test", flush=True)
    took = {one.test: one.seconds for one in tests}
    with tempfile.TemporaryDirectory(prefix="judge-mutation-") as place:
        run = Run(drawn, [job(number, one, picked[number], took) for number, one in enumerate(drawn)], Path(place))
        run.forks(asked.map / "cache", asked.processes, deadline)
        run.own_processes(("fresh", "survived") if asked.confirm else ("fresh",), asked.processes, deadline)
    counted = Counter(outcome for outcome, _ in run.outcomes.values())
    killed = sum(counted[one] for one in KILLED)
    asked_of = sum(counted.values()) - counted["fresh"]
    print(f"\n{dict(counted)}\nkilled {killed} of {asked_of}: {100 * killed / max(asked_of, 1):.1f} %")


if __name__ == "__main__":
    main()
