"""``python -m tests.measures.beside FOLDER``: the engine as it is here and as it was, measured in turns.

FOLDER is another checkout with an environment of its own in ``.venv``. Each turn runs the program ``engine`` of both,
so that what else the machine does disturbs both alike, and lets both play games with their caches empty and full.
Modules are compiled once, as on every user's machine, into a folder beside the caches, whatever is set here. The
medians are printed, and how many times as much the new one is of the old one. A command that a checkout does not have
is left out there.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[2]

MEASURING = "import tests.measures.engine as engine; engine.SECONDS = {seconds}; engine.main(['--json'])"
"""What measures the engine of a checkout; for how long each thing is in its own words."""

COMMANDS = {
    "the command of one game": ("selfplay", "--games", "1", "--seed", "1"),
    "the command of ten games": ("selfplay", "--games", "10", "--seed", "1"),
}
"""Commands whose whole time is measured, from their start to their end."""

SHORT_COMMANDS = {
    "judge rule": ("rule", "2.1.c"),
    "judge run": ("run", "objects/kuwat-and-haven"),
    "judge run from a seat": ("run", "objects/kuwat-and-haven", "--seat", "Lithium"),
    "judge search": ("search", "can I refuse to pay"),
    "judge why": ("why", "objects/kuwat-and-haven"),
    "judge card": ("card", "Kuwat, the Dissenter"),
}
"""Commands of which is measured what they take above ``judge --help``."""

Figures = dict[str, tuple[float, str]]
"""What was measured: how much, and of what, by name."""


def measured(checkout: Path, seconds: float) -> Figures:
    """The figures of a checkout, once.

    Arguments:
        seconds: how long each thing is measured.
    """
    told = _run(checkout, [_python(checkout), "-c", MEASURING.format(seconds=seconds)], {})
    found = {one["name"]: (one["value"], one["unit"]) for one in json.loads(told)["figures"]}
    for name, command in COMMANDS.items():
        with tempfile.TemporaryDirectory() as cache:
            found[f"{name}, cache cold"] = _processor_time(checkout, command, cache), "s"
            found[f"{name}, cache warm"] = _processor_time(checkout, command, cache), "s"
    with tempfile.TemporaryDirectory() as cache:
        for name, short in SHORT_COMMANDS.items():
            try:
                first, again, nothing = (_processor_time(checkout, one, cache) for one in (short, short, ("--help",)))
            except subprocess.CalledProcessError:
                continue
            found[f"{name} above --help, first"] = first - nothing, "s"
            found[f"{name} above --help, again"] = again - nothing, "s"
    return found


def _processor_time(checkout: Path, command: Sequence[str], cache: str) -> float:
    """The processor time of a command, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _run(checkout, [str(checkout / ".venv/bin/judge"), *command], {"JUDGE_CACHE": cache})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _run(checkout: Path, command: Sequence[str], environment: dict[str, str]) -> str:
    told = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    told |= {"PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir(), "judge-compiled"))} | environment
    return subprocess.run(command, cwd=checkout, env=told, capture_output=True, text=True, check=True).stdout


def _python(checkout: Path) -> str:
    return str(checkout / ".venv/bin/python")


def medians(turns: Sequence[Figures]) -> Figures:
    """The median of each figure over several turns."""
    names = dict.fromkeys(name for turn in turns for name in turn)
    return {
        name: (median(turn[name][0] for turn in turns if name in turn), next(t[name][1] for t in turns if name in t))
        for name in names
    }


def main(arguments: Sequence[str]) -> int:
    """The command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.measures.beside")
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--turns", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each thing is (1)")
    asked = parser.parse_args(arguments)
    checkouts = (asked.folder.resolve(), HERE)
    turns: tuple[list[Figures], list[Figures]] = ([], [])
    for _ in range(asked.turns):
        for checkout, found in zip(checkouts, turns, strict=True):
            found.append(measured(checkout, asked.seconds))
    old, new = map(medians, turns)
    print(f"{'':58} {'before':>13} {'now':>13} {'':6} {'times':>6}")
    for name, (now, unit) in new.items():
        before = old[name][0] if name in old else None
        times = f"{now / before:6.2f}" if before else ""
        shown = f"{before:,.2f}" if before is not None else ""
        print(f"{name:58} {shown:>13} {now:>13,.2f} {unit:6} {times}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
