"""Plays every form that ships without each law that it cites: ``python -m tests.measures.laws_off [PATH...] [--jobs]``.

A run without a law ends in one of the ways that a performance knows. Anything else is a fault of the program, and is
printed with the form, the law and the place where it broke.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from judge.editions import rules_of
from judge.exploring.budget import Budget
from judge.exploring.course import begin
from judge.exploring.exploration import explore
from judge.exploring.possible import possible
from judge.game.rules import Rules
from judge.law.laws.law import Law
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.scenario.about import edition_of
from judge.scenario.cited import laws_of
from judge.scenario.file import Scenario, read_file
from judge.scenario.play import perform
from judge.scenario.twin import whole_forms
from judge.school.runs import FormRun

MOST_UNITS = 200
"""After so many units a run is stopped."""
LOOKED_AT = Budget(positions=4, visits=4)
"""So much is explored from the last point of a run."""
WORST = 10
BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class OffRun:
    """A form that was played without a law.

    Arguments:
        path: the scenario.
        form: 0 for the main form, 1 for the first twin.
        law: the name of the law.
        end: how it ended, as a performance says it, or that the program broke.
        fault: how the program broke, and where; "" where it did not.
    """

    path: str
    form: int
    law: str
    end: str
    fault: str = ""


def paths() -> tuple[str, ...]:
    """The scenarios that ship."""
    return tuple(sorted(file.relative_to(SCENARIOS).with_suffix("").as_posix() for file in SCENARIOS.glob("*/*.md")))


@cache
def forms(path: str) -> tuple[Scenario, ...]:
    """The forms of a scenario."""
    return whole_forms(read_file(SCENARIOS / f"{path}.md"))


@cache
def cited_in(path: str, form: int) -> tuple[Law, ...]:
    """The laws that a form cites; none where it cannot be played."""
    run = perform(forms(path)[form], rules_of(edition_of(forms(path)[form])), strict=False)
    return laws_of(run) if run is not None else ()


def play_without(path: str, form: int, law: Law) -> OffRun:
    """Play a form without a law, put into words what happens, and look at what can happen next."""
    chosen = forms(path)[form]
    rules = rules_of(edition_of(chosen)).without(law)
    try:
        return OffRun(path, form, law.name, _end(chosen, rules))
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        return OffRun(path, form, law.name, BROKEN, f"{type(error).__name__}: {error} at {place}")


def _end(form: Scenario, rules: Rules) -> str:
    performance = perform(form, rules, strict=False, most=MOST_UNITS)
    assert performance is not None, "a form that ships has a board"
    assert FormRun(performance).steps is not None and performance.asked is not None
    last = performance.unit or performance.start
    possible(begin(last, rules, performance.answers), performance.names, LANGUAGES[0])
    explore(last, rules, performance.answers, budget=LOOKED_AT)
    return performance.end


def worst(runs: Iterable[OffRun]) -> list[tuple[str, float]]:
    """The laws without which the greatest part of their runs ends otherwise than in an answer, each with that part."""
    ends: dict[str, list[bool]] = {}
    for run in runs:
        ends.setdefault(run.law, []).append(run.end != "answer")
    parts = ((law, sum(otherwise) / len(otherwise)) for law, otherwise in ends.items() if any(otherwise))
    return sorted(parts, key=lambda one: -one[1])[:WORST]


def sweep(path: str) -> list[OffRun]:
    """All forms of a scenario, each without each law that it cites."""
    return [play_without(path, form, law) for form in range(len(forms(path))) for law in cited_in(path, form)]


def main(arguments: Sequence[str]) -> int:
    """The command line; gives the exit status: 1 where the program broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.measures.laws_off")
    parser.add_argument("paths", nargs="*", help="scenarios such as day/clean-up; all by default")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play side by side")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs) as pool:
        runs = [run for found in pool.map(sweep, asked.paths or paths()) for run in found]
    for run in runs:
        if run.fault:
            print(f"{run.path}, form {run.form}, without {run.law}: {run.fault}")
    print(f"{len({(run.path, run.form) for run in runs})} forms, {len(runs)} runs without a law")
    for end, count in Counter(run.end for run in runs).most_common():
        print(f"{count:7} {end}")
    print("laws whose runs end otherwise most often:", ", ".join(f"{law} {part:.0%}" for law, part in worst(runs)))
    return int(any(run.fault for run in runs))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
