"""An attack on a site: many visits, each answer looked at, what went wrong reported."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote_to_bytes

from flask import Flask
from werkzeug.test import create_environ, run_wsgi_app
from werkzeug.wrappers import Response

from tests.measures.hostile.spoiling import MARK
from tests.measures.hostile.visits import Corpus, Visit, visits

SLOWEST = 3.0
"""How many seconds an answer may take."""

SHOWN = 10

_PARTS = (1_000_000, 100, 2)


@dataclass
class AttackReport:
    """What came of an attack.

    Arguments:
        statuses: how often each status was answered.
        faults: what must never be: for each, what it was and the visit.
        times: how long each answer took, with its visit.
    """

    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[tuple[str, Visit]] = field(default_factory=list)
    times: list[tuple[float, Visit]] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The report for people."""
        self.times.sort(key=lambda one: -one[0])
        seconds = [one for one, _ in self.times]
        said = [
            ", ".join(f"{many} × {status}" for status, many in sorted(self.statuses.items())),
            "slowest {:.2f} s, p99 {:.3f} s, p50 {:.4f} s".format(*(seconds[len(seconds) // part] for part in _PARTS)),
            *(f"  {one:.2f} s  {str(visit)[:160]}" for one, visit in self.times[:5]),
        ]
        return [*said, *(f"FAULT {what}: {visit}" for what, visit in self.faults[:SHOWN]), f"{len(self.faults)} faults"]


def attack(
    app: Flask, held: Corpus, count: int, seed: int, told: Callable[[int], None] = lambda number: None
) -> AttackReport:
    """Visit a site many times.

    Arguments:
        app: the site.
        held: what is really asked of it.
        count: how many times.
        seed: decides with what.
        told: is called with the number of visits now and then.
    """
    report = AttackReport()
    for number, visit in enumerate(visits(app, held, count, seed), 1):
        _look(app, visit, report)
        if number % 500 == 0:
            told(number)
    return report


def _look(app: Flask, visit: Visit, report: AttackReport) -> None:
    began = time.perf_counter()
    answer = Response(*run_wsgi_app(app, _environ(visit), buffered=True))
    body = answer.get_data()
    taken = time.perf_counter() - began
    report.statuses[answer.status_code] += 1
    report.times.append((taken, visit))
    if answer.status_code == 500 or answer.status_code > 503:
        report.faults.append((f"status {answer.status_code}", visit))
    if taken > SLOWEST:
        report.faults.append((f"{taken:.2f} seconds", visit))
    if answer.mimetype == "text/html" and "Content-Encoding" not in answer.headers and MARK.encode() in body:
        report.faults.append(("a text became markup", visit))
    if "Set-Cookie" in answer.headers:
        report.faults.append(("a cookie", visit))


def _environ(visit: Visit) -> dict[str, Any]:
    """A visit as a server would hand it over."""
    headers = list(visit.headers.items())
    environ = create_environ("/", method=visit.method, query_string=visit.query, data=visit.body, headers=headers)
    environ["PATH_INFO"] = unquote_to_bytes(visit.path).decode("latin-1")
    return environ
