"""Draws mutants by a seed, runs the tests that cover each, and writes what survives: see README.md in this folder."""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from line_map import ROOT
from mutants import Mutant, mutants, sample

MAPPED = [f"tests/{name}" for name in ("scenarios", "situations", "game", "cards", "search", "games", "desk")]
MAPPED += [f"tests/{name}" for name in ("school", "exploring", "telling", "cli", "bounds")]
"""The tests that can notice a mutant. Those of the text and the format of the sources are not among them."""

SKIPPED = ("house", "own_words", "typography", "benchmark", "terminal", "test_bad_files.py::test_every_message")

BUDGET = 14.0
"""How many seconds the tests chosen for a mutant may take, as they were measured for the map."""

MOST_TESTS = 150
KILLED = ("killed", "endless")


@dataclass(frozen=True, slots=True)
class Covering:
    """A test of the map."""

    test: str
    seconds: float
    lines: dict[str, int]
    size: int


def made_map(folder: Path) -> None:
    """Run the mapped tests once and write which lines each runs."""
    shutil.rmtree(folder, ignore_errors=True)
    here = {"MUTATION_MAP": str(folder), "PYTHONPATH": str(Path(__file__).parent), "JUDGE_CACHE": str(folder / "cache")}
    command = [sys.executable, "-m", "pytest", "-q", "-n2", "-p", "line_map", *MAPPED]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **here}, check=False)


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


def copied(folder: Path) -> Path:
    """A copy of the project in which a file can be changed."""
    beside = ROOT.parent / "shared"
    if beside.is_dir():
        (folder.parent / "shared").symlink_to(beside)
    away = shutil.ignore_patterns(".venv", ".git", ".mypy_cache", ".hypothesis", ".ruff_cache")
    return Path(shutil.copytree(ROOT, folder, ignore=away))


def warm(kept: Path, folder: Path) -> Path:
    """A cache of one's own that holds the parsers of the map's run."""
    folder.mkdir(mode=0o700)
    for path in (path for kind in ("parser-*", "trees-*") for path in kept.glob(kind)):
        shutil.copy(path, folder)
    return folder


def fresh(root: Path, mutant: Mutant, tests: list[str], cache: Path) -> tuple[str, str]:
    """What becomes of a mutant in a process of its own, where the file itself is changed."""
    source, path = mutant.source(root), root / mutant.path
    before = path.read_bytes()
    here = {"PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1", "JUDGE_CACHE": str(cache)}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "--no-header", "-p", "no:cacheprovider", *tests]
    try:
        path.write_text(source or "", encoding="utf-8")
        done = subprocess.run(
            command, cwd=root, env={**os.environ, **here}, capture_output=True, text=True, timeout=60, check=False
        )
    except subprocess.TimeoutExpired:
        return "unfinished", ""
    finally:
        path.write_bytes(before)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return ("survived", "") if done.returncode == 0 else ("killed", failed[0] if failed else "as it was imported")


def serve(root: Path, jobs: list[dict[str, Any]], number: int, cache: Path) -> subprocess.Popen[bytes]:
    """A process that runs jobs one after another."""
    results, named = root.parent / f"results-{number}.jsonl", root.parent / f"jobs-{number}.json"
    named.write_text(json.dumps({"results": str(results), "mutants": jobs}), encoding="utf-8")
    files = sorted({test.partition("::")[0] for job in jobs for test in job["tests"]})
    path = os.pathsep.join((str(root), str(Path(__file__).parent)))
    here = {"PYTHONPATH": path, "MUTATION_JOBS": str(named), "JUDGE_CACHE": str(cache)}
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "server", "-p", "no:cacheprovider", *files]
    return subprocess.Popen(command, cwd=root, env={**os.environ, **here}, stdout=subprocess.DEVNULL)


def main() -> None:
    """Draw, run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=90, help="no mutant is begun after so long")
    parser.add_argument("--map", type=Path, default=Path(tempfile.gettempdir()) / "judge-mutation-map")
    parser.add_argument("--only", default="", help="only mutants whose change or place holds these words")
    parser.add_argument("--confirm", action="store_true", help="run what survives once more, in processes of its own")
    asked = parser.parse_args()
    again = ("fresh", "survived") if asked.confirm else ("fresh",)
    if not asked.map.is_dir():
        made_map(asked.map)
    deadline = time.monotonic() + 60 * asked.minutes
    tests = read_map(asked.map)
    drawn = sample(list(mutants(ROOT)), asked.count, asked.seed, ROOT)
    drawn = [one for one in drawn if asked.only in f"{one.path} {one.definition} {one.change(ROOT)}"]
    picked = [chosen(one, tests, functions_of(ROOT / one.path)) for one in drawn]
    print(f"{len(drawn)} mutants, {len(tests)} tests, {sum(not one for one in picked)} without a test", flush=True)
    with tempfile.TemporaryDirectory(prefix="judge-mutation-") as place:
        folder = Path(place)
        root, cache = copied(folder / "project"), warm(asked.map / "cache", folder / "cache")
        jobs = [
            {"number": number, "path": one.path, "source": one.source(ROOT), "tests": picked[number]}
            for number, one in enumerate(drawn)
            if picked[number]
        ]
        servers = [serve(root, jobs[part :: asked.processes], part, cache) for part in range(asked.processes)]
        outcomes: dict[int, tuple[str, str]] = {n: ("uncovered", "") for n, one in enumerate(picked) if not one}
        told: set[int] = set()
        while True:
            running = [server for server in servers if server.poll() is None]
            for path in folder.glob("results-*.jsonl"):
                for line in path.read_text(encoding="utf-8").splitlines():
                    one = json.loads(line)
                    outcomes[one["number"]] = (one["outcome"], one["by"])
            for number in sorted(set(outcomes) - told):
                told.add(number)
                show(number, drawn[number], outcomes[number])
            if not running or time.monotonic() > deadline:
                break
            time.sleep(1)
        for server in running:
            server.kill()
        for number in sorted(outcomes):
            if outcomes[number][0] in again and time.monotonic() < deadline:
                with tempfile.TemporaryDirectory(dir=folder) as own:
                    outcomes[number] = fresh(root, drawn[number], picked[number], warm(cache, Path(own) / "cache"))
                show(number, drawn[number], outcomes[number])
    counted = Counter(outcome for outcome, _ in outcomes.values())
    killed = sum(counted[one] for one in KILLED)
    asked_of = sum(counted.values()) - counted["fresh"]
    print(f"\n{dict(counted)}\nkilled {killed} of {asked_of}: {100 * killed / max(asked_of, 1):.1f} %")


def show(number: int, mutant: Mutant, outcome: tuple[str, str]) -> None:
    """Print one mutant and what became of it."""
    old, new = mutant.change(ROOT)
    print(f"{number:3} {outcome[0]:10} {mutant.path}:{mutant.lines[0]} {mutant.definition}", flush=True)
    if outcome[0] not in KILLED:
        print(f"      - {old}\n      + {new}", flush=True)
    else:
        print(f"      {outcome[1]}", flush=True)


if __name__ == "__main__":
    main()
