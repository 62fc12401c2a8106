"""Runs mutants: all in forks of processes that have collected the tests, some in processes of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any

from choosing import broad
from line_map import ROOT
from mutants import Mutant

READING = ("tests/cards/test_read_cards.py", "tests/cards/test_printed_lines.py", "tests/games/test_played.py")
KILLED = ("killed", "endless")


def copied(folder: Path) -> Path:
    """A copy of the project in which a file can be changed."""
    folder.parent.mkdir(exist_ok=True)
    beside = ROOT.parent / "shared"
    if beside.is_dir():
        (folder.parent / "shared").symlink_to(beside)
    away = shutil.ignore_patterns(".venv*", ".git", ".mypy_cache", ".hypothesis", ".ruff_cache")
    return Path(shutil.copytree(ROOT, folder, ignore=away))


def warm(root: Path, kept: Path, folder: Path) -> Path:
    """A cache of one's own that holds the parsers of the map's run, and the trees of all real cards."""
    folder.mkdir(mode=0o700)
    for path in kept.glob("parser-*"):
        shutil.copy(path, folder)
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *READING]
    here = {"PYTHONPATH": str(root), "JUDGE_CACHE": str(folder)}
    subprocess.run(command, cwd=root, env={**os.environ, **here}, stdout=subprocess.DEVNULL, check=True)
    return folder


def fresh(root: Path, mutant: Mutant, job: dict[str, Any], place: Path) -> tuple[str, str]:
    """What becomes of a mutant in a process of its own, where the file itself is changed."""
    path = root / mutant.path
    before = path.read_bytes()
    place.mkdir()
    cache = place / "cache"
    cache.mkdir(mode=0o700)
    try:
        path.write_text(mutant.source(root) or "", encoding="utf-8")
        serve(root, [{**job, "source": None}], place, cache).wait()
    finally:
        path.write_bytes(before)
    results = place / "results.jsonl"
    if not results.is_file() or not results.read_text(encoding="utf-8"):
        return "killed", "as it was imported"
    one = json.loads(results.read_text(encoding="utf-8"))
    return one["outcome"], one["by"]


def serve(root: Path, jobs: list[dict[str, Any]], place: Path, cache: Path) -> subprocess.Popen[bytes]:
    """A process that runs jobs one after another; its results lie in the given folder."""
    named = place / "jobs.json"
    named.write_text(json.dumps({"results": str(place / "results.jsonl"), "mutants": jobs}), encoding="utf-8")
    files = [test.partition("::")[0] for job in jobs for test in job["tests"]]
    files += [name for job in jobs for name in job["broad"]]
    folders = tuple(f"{name}/" for name in files if not name.endswith(".py"))
    files = [name for name in dict.fromkeys(files) if not name.startswith(folders)]
    path = os.pathsep.join((str(root), str(Path(__file__).parent)))
    here = {"PYTHONPATH": path, "MUTATION_JOBS": str(named), "JUDGE_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "server", "-p", "no:cacheprovider", *files]
    return subprocess.Popen(command, cwd=root, env={**os.environ, **here}, stdout=subprocess.DEVNULL)


def job(number: int, mutant: Mutant, tests: list[str], took: dict[str, float]) -> dict[str, Any]:
    """What a server is given of a mutant."""
    source = mutant.source(ROOT)
    wide = broad(mutant)
    return {"number": number, "path": mutant.path, "source": source, "tests": tests, "broad": wide, "seconds": took}


class Run:
    """What becomes of mutants, as it is found out."""

    def __init__(self, drawn: list[Mutant], jobs: list[dict[str, Any]], folder: Path) -> None:
        self.drawn, self.jobs, self.folder = drawn, jobs, folder
        self.outcomes: dict[int, tuple[str, str]] = {}

    def forks(self, kept: Path, processes: int, deadline: float) -> None:
        """Run all in forks."""
        root, cache = copied(self.folder / "project"), self.folder / "cache"
        warm(root, kept, cache)
        places = [self.folder / f"part-{part}" for part in range(processes)]
        for place in places:
            place.mkdir()
        servers = [serve(root, self.jobs[part::processes], place, cache) for part, place in enumerate(places)]
        while True:
            running = [server for server in servers if server.poll() is None]
            for path in self.folder.glob("part-*/results.jsonl"):
                for line in path.read_text(encoding="utf-8").splitlines():
                    one = json.loads(line)
                    self.note(one["number"], (one["outcome"], one["by"]))
            if not running or time.monotonic() > deadline:
                break
            time.sleep(1)
        for server in running:
            server.kill()

    def own_processes(self, which: tuple[str, ...], processes: int, deadline: float) -> None:
        """Run those with one of the given outcomes in processes of their own."""
        numbers = [number for number in sorted(self.outcomes) if self.outcomes[number][0] in which]
        roots: Queue[Path] = Queue()
        for part in range(processes):
            roots.put(copied(self.folder / f"own-{part}" / "project"))

        def one(number: int) -> None:
            if time.monotonic() < deadline:
                root = roots.get()
                self.note(number, fresh(root, self.drawn[number], self.jobs[number], self.folder / f"fresh-{number}"))
                roots.put(root)

        with ThreadPoolExecutor(processes) as pool:
            list(pool.map(one, numbers))

    def note(self, number: int, outcome: tuple[str, str]) -> None:
        """Keep and print an outcome that is new."""
        if self.outcomes.get(number) != outcome:
            self.outcomes[number] = outcome
            show(number, self.drawn[number], outcome)


def show(number: int, mutant: Mutant, outcome: tuple[str, str]) -> None:
    """Print one mutant and what became of it: what was not killed as the report tells it."""
    old, new = mutant.change(ROOT)
    if outcome[0] in KILLED:
        print(f"{number:3} {outcome[0]}: {mutant.path}:{mutant.lines[0]} by {outcome[1]}", flush=True)
    else:
        print(f"- {outcome[0]}: `{mutant.path}`, {mutant.definition or 'module'}\n  - `{old}`\n  - `{new}`", flush=True)
