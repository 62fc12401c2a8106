"""``python -m tests.measures.visitors``: fifty visitors at once, from a process of their own, against a real server.

Half of them search, half look at scenarios, and two ask at the desk what can happen; each asks something every two
seconds, at a moment of its own. Before them one visitor alone searches, to see how long a search takes when nobody else
asks.
"""

from __future__ import annotations

import http.client
import json
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote, urlencode

import click

from judge.place import SCENARIOS

QUERIES = (
    "boost",
    "reserve limit",
    "who chooses first",
    "can I play a spell from reserve",
    "2.1.c",
    "fleeting discard instead of reserve",
    "token back to hand",
    "sabotage",
    "anchored rest",
    "declining a cost",
)
EXPLORED = ("objects/kuwat-and-haven", "cards/may-do-it-again")
EVERY = 2.0
"""Each visitor asks something every so many seconds."""

TIMES = 5
"""So many times as long as alone may the slowest hundredth of searches take among all others."""

PAUSE = 0.1
"""How many seconds one visitor alone lets pass before each search, as people do."""

SETTLING = 45.0
"""For so many seconds after its start a server brings what pages will need into memory."""

SETTLED = 0.9
"""A server that needs at least this part of what it needed before has done what it does at its start."""

PATIENCE = 20.0
JUDGE = (sys.executable, "-c", "from judge.cli import main; main()")
"""The program of this checkout."""


@dataclass(frozen=True)
class BenchmarkRequest:
    """A request.

    Arguments:
        path: the address.
        text: a situation that is sent; "" for none.
    """

    path: str
    text: str = ""


@dataclass
class Measurements:
    """What visitors of one kind measured.

    Arguments:
        seconds: how long each answer took.
        errors: what was no answer.
    """

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def at(self, part: float) -> float:
        """How long that part of the answers took at most."""
        return sorted(self.seconds)[min(len(self.seconds) - 1, int(len(self.seconds) * part))]

    def line(self, name: str) -> str:
        """The figures for people."""
        if not self.seconds:
            return f"{name}: no answer, {len(self.errors)} errors"
        p50, p99, most = (1000 * one for one in (self.at(0.5), self.at(0.99), max(self.seconds)))
        said = f"{len(self.seconds)} answers, p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {most:.0f} ms"
        return f"{name}: {said}, {len(self.errors)} errors"


class Visitor(threading.Thread):
    """Somebody who asks something every two seconds.

    Arguments:
        address: host and port of the server.
        asks: gives what is asked next.
        measured: takes the figures.
        until: when to leave, by the clock that never goes back.
        first: how many seconds pass before the first question.
    """

    def __init__(
        self,
        address: tuple[str, int],
        asks: Callable[[], BenchmarkRequest],
        measured: Measurements,
        until: float,
        first: float,
    ) -> None:
        super().__init__(daemon=True)
        self._address = address
        self._asks = asks
        self._measured = measured
        self._until = until
        self._next = time.monotonic() + first

    def run(self) -> None:
        """Ask until it is time to leave."""
        line = http.client.HTTPConnection(*self._address, timeout=PATIENCE)
        while self._next < self._until:
            time.sleep(max(0.0, self._next - time.monotonic()))
            self._next += EVERY
            measure(line, self._asks(), self._measured)
        line.close()


def measure(line: http.client.HTTPConnection, asked: BenchmarkRequest, measured: Measurements) -> None:
    """Ask something and write down how long it took.

    Arguments:
        line: the connection to the server.
        asked: what is asked.
        measured: takes the figures.
    """
    body = json.dumps({"text": asked.text, "until": "day"}) if asked.text else None
    headers = {"Accept-Encoding": "gzip", **({"Content-Type": "application/json"} if body else {})}
    began = time.perf_counter()
    try:
        line.request("POST" if body else "GET", asked.path, body, headers)
        answer = line.getresponse()
        answer.read()
    except (OSError, http.client.HTTPException) as error:
        measured.errors.append(f"{asked.path}: {error!r}")
        line.close()
        return
    measured.seconds.append(time.perf_counter() - began)
    if answer.status >= 400:
        measured.errors.append(f"{asked.path}: {answer.status}")


def searching(chance: random.Random) -> BenchmarkRequest:
    """A search by somebody who types; nobody has asked just that before, so that no answer has been kept."""
    words = f"{chance.choice(QUERIES)} {chance.randrange(1_000_000)}"
    language = chance.choice(("en", "fr"))
    name, kind = chance.choice((("search", ""), ("search", ".json"), ("suggest", ".json")))
    return BenchmarkRequest(f"/{language}/{name}{kind}?{urlencode({'q': words})}")


def looking(paths: Sequence[str], chance: random.Random) -> BenchmarkRequest:
    """A scenario at one of its steps."""
    language, path = chance.choice(("en", "fr")), chance.choice(paths)
    return BenchmarkRequest(f"/{language}/scenarios/{quote(path)}?step={chance.choice((0, 1))}")


def exploring(texts: Sequence[str], chance: random.Random) -> BenchmarkRequest:
    """What can happen?, asked at the desk."""
    return BenchmarkRequest("/en/desk/outcomes.json", chance.choice(texts))


@contextmanager
def server(
    limit: int | None = 0, command: Sequence[str] = JUDGE, processes: int = 0
) -> Iterator[tuple[tuple[str, int], int]]:
    """A real server on a free port of this machine.

    Arguments:
        limit: how many computations a minute each may ask for, 0 for any number; None for the usual.
        command: the program that serves.
        processes: how many write pages; 0 for as many as usual.

    Yields:
        where it listens, and its process. It is started in another folder, or children of another checkout's program
        would take the modules of this one.
    """
    bound = [] if limit is None else ["--limit", str(limit)]
    copies = ["--processes", str(processes)] if processes else []
    elsewhere = Path.cwd().anchor
    words = [*command, "serve", "--port", "0", *bound, *copies]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=elsewhere)
    try:
        assert process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)/", process.stdout.readline())
        if found is None:
            raise click.ClickException("the server does not say where it listens")
        yield (found[1], int(found[2])), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


@click.command()
@click.option("--visitors", default=50, show_default=True, type=click.IntRange(4), help="How many at once.")
@click.option("--seconds", default=120, show_default=True, help="For how long.")
@click.option("--seed", default=1, show_default=True, help="Decides what they ask.")
def main(visitors: int, seconds: int, seed: int) -> None:
    """Measure how long visitors wait for their answers when many ask at once."""
    paths = [
        file.relative_to(SCENARIOS).with_suffix("").as_posix()
        for file in sorted(SCENARIOS.glob("*/*.md"))
        if file.name.casefold() != "readme.md"
    ]
    texts = [(SCENARIOS / f"{path}.md").read_text(encoding="utf-8") for path in EXPLORED]
    with server() as (address, _):
        _settle(address, texts)
        chance = random.Random(seed)
        alone = _alone(address, chance)
        click.echo(alone.line("searching alone"))
        measured = _crowd(address, visitors, seconds, seed, paths, texts)
    for name, one in measured.items():
        click.echo(one.line(name))
        for error in one.errors[:5]:
            click.echo(f"  {error}")
    ratio = measured["searching"].at(0.99) / alone.at(0.5)
    failed = sum(len(one.errors) for one in (alone, *measured.values()))
    click.echo(f"searching among all others, p99: {ratio:.1f} times the p50 alone; {failed} errors")
    sys.exit(0 if ratio <= TIMES and not failed else 1)


def _alone(address: tuple[str, int], chance: random.Random) -> Measurements:
    """A hundred searches of one visitor, as soon as they get no quicker."""
    line = http.client.HTTPConnection(*address, timeout=PATIENCE)
    best: Measurements | None = None
    while True:
        measured = Measurements()
        for _ in range(100):
            time.sleep(PAUSE)
            measure(line, searching(chance), measured)
        if measured.errors or (best is not None and measured.at(0.5) >= SETTLED * best.at(0.5)):
            line.close()
            return measured
        best = measured


def _crowd(
    address: tuple[str, int], visitors: int, seconds: int, seed: int, paths: Sequence[str], texts: Sequence[str]
) -> dict[str, Measurements]:
    """Let everybody ask at once, and wait until they leave."""
    measured = {name: Measurements() for name in ("searching", "scenarios", "what can happen")}
    until = time.monotonic() + seconds
    threads = []
    for number in range(visitors):
        chance = random.Random(f"{seed} {number}")
        name = "what can happen" if number < 2 else "searching" if number % 2 else "scenarios"
        asks: dict[str, Callable[[], BenchmarkRequest]] = {
            "searching": lambda chance=chance: searching(chance),  # type: ignore[misc]
            "scenarios": lambda chance=chance: looking(paths, chance),  # type: ignore[misc]
            "what can happen": lambda chance=chance: exploring(texts, chance),  # type: ignore[misc]
        }
        threads.append(Visitor(address, asks[name], measured[name], until, chance.uniform(0, EVERY)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return measured


def _settle(address: tuple[str, int], texts: Sequence[str]) -> None:
    """Wait until the server has done what it does at its start, and each of its children has answered."""
    line = http.client.HTTPConnection(*address, timeout=120)
    began = time.perf_counter()
    pages = [BenchmarkRequest(path) for path in ("/en/search?q=boost", "/en/coverage", "/fr/scenarios")]
    for asked in (*pages, *(BenchmarkRequest("/en/desk/outcomes.json", text) for text in texts for _ in range(4))):
        measure(line, asked, Measurements())
        click.echo(f"{asked.path} after {time.perf_counter() - began:.1f} s", err=True)
    line.close()
    time.sleep(SETTLING)


if __name__ == "__main__":
    main()
