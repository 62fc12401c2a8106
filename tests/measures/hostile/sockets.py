"""``python -m tests.measures.hostile.sockets``: attack a real server over its sockets, and see what others notice.

While each attack lasts, somebody else asks after the server's health and for a simple page, five times a second each.
"""

from __future__ import annotations

import asyncio
import http.client
import multiprocessing
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from multiprocessing.queues import Queue
from typing import Any

import click

from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from tests.measures.hostile import connections
from tests.measures.hostile.connections import Address, Crowd
from tests.measures.memory import memory
from tests.measures.visitors import (
    EXPLORED,
    SETTLING,
    BenchmarkRequest,
    Measurements,
    exploring,
    looking,
    measure,
    searching,
    server,
)

WAIT = 1.0
"""How many seconds an answer may take at the 99th percentile."""

EVERY = 0.2
PATIENCE = 10.0
PROBES = ("/healthz", "/en/rules/1.0/2.1.c")
SOURCES = ("127.0.0.9", connections.ONE)
"""From where they ask who only want a page: from an address of their own, and from that of those who attack."""

AFTERWARDS = 15.0
"""How many seconds after the last attack memory is looked at."""

GROWN = 1.25
"""How many times the memory of a server that has been visited in all ways it may take after the last attack."""

VISITS = 200
"""How many visits that is."""

Attack = Callable[[Crowd], Coroutine[Any, Any, None]]


def _work(text: str, path: str) -> Attack:
    return lambda crowd: crowd.flood_of_work(path, text)


def _page(paths: Callable[[random.Random], str]) -> Attack:
    return lambda crowd: crowd.flood(paths)


def attacks() -> dict[str, tuple[Attack, bool]]:
    """Each attack by its name, and whether it comes from many addresses."""
    text = (SCENARIOS / f"{EXPLORED[0]}.md").read_text(encoding="utf-8")
    kinds: dict[str, Attack] = {
        "slow heads": Crowd.slow_heads,
        "slow bodies": Crowd.slow_bodies,
        "huge bodies": Crowd.huge_bodies,
        "unread answers": Crowd.unread_answers,
        "silent connections": Crowd.idle,
        "flood of plain pages": _page(connections.plain_page),
        "flood of pages that are not there": _page(connections.unknown_page),
        "flood of odd searches": _page(connections.odd_search),
        "flood of typed cards": _page(connections.typed_card),
        "flood of the API page": _page(lambda chance: "/en/api"),
        "flood of quick computations": _work(text, "/en/desk/situation.json"),
        "flood of slow computations": _work(text, "/en/desk/outcomes.json"),
        "children out of memory": lambda crowd: crowd.children_out_of_memory("/en/desk/situation.json", text),
    }
    alone = {name: (attack, False) for name, attack in kinds.items()}
    many = {f"{name}, many addresses": (attack, True) for name, attack in kinds.items() if name != "huge bodies"}
    return alone | many


@dataclass
class Noticed:
    """What somebody else noticed of an attack.

    Arguments:
        seconds: how long each answer took, by what was asked.
        lost: what was no answer.
        statuses: what the attackers were answered.
        memory: how many bytes the server took at most.
    """

    seconds: dict[str, list[float]] = field(default_factory=lambda: {path: [] for path in PROBES})
    lost: Counter[str] = field(default_factory=Counter)
    statuses: Counter[str] = field(default_factory=Counter)
    memory: int = 0

    def held(self) -> bool:
        """Whether everybody got an answer, and soon."""
        return not self.lost and all(self.at(path, 0.99) <= WAIT for path in PROBES)

    def at(self, path: str, part: float) -> float:
        """How long that part of the answers took at most."""
        times = sorted(self.seconds[path]) or [PATIENCE]
        return times[min(len(times) - 1, int(len(times) * part))]

    def line(self) -> str:
        """The figures for people."""
        said = [
            f"{path} p50 {1000 * self.at(path, 0.5):.0f} p99 {1000 * self.at(path, 0.99):.0f} ms" for path in PROBES
        ]
        lost = f", lost {dict(self.lost)}" if self.lost else ""
        return f"{'; '.join(said)}; {self.memory >> 20} MB; attackers {dict(self.statuses.most_common(4))}{lost}"


def notice(address: Address, pid: int, until: float, noticed: Noticed) -> None:
    """Ask like somebody who only wants a page, until it is time to leave.

    Arguments:
        address: of the server.
        pid: of its first process.
        until: by the clock that never goes back.
        noticed: takes what is noticed.
    """
    for source in cycle(SOURCES):
        if time.monotonic() > until:
            break
        for path in PROBES:
            began = time.perf_counter()
            try:
                line = http.client.HTTPConnection(*address, timeout=PATIENCE, source_address=(source, 0))
                line.request("GET", path)
                status = line.getresponse().status
                line.close()
            except (OSError, http.client.HTTPException) as error:
                noticed.lost[type(error).__name__] += 1
            else:
                noticed.seconds[path].append(time.perf_counter() - began)
                if status != 200:
                    noticed.lost[str(status)] += 1
        noticed.memory = max(noticed.memory, sum(memory(pid).values()))
        time.sleep(EVERY)


def _attack(name: str, address: Address, pid: int, seconds: float, answers: Queue[Counter[str]]) -> None:
    attack, many = attacks()[name]

    async def begin() -> Counter[str]:
        crowd = Crowd(address, time.monotonic() + seconds, many, pid)
        await attack(crowd)
        return crowd.statuses

    answers.put(asyncio.run(begin()))


def under_attack(name: str, address: Address, pid: int, seconds: float) -> Noticed:
    """What somebody else notices while an attack lasts.

    Arguments:
        name: of the attack; "" for none.
        address: of the server.
        pid: of its first process.
        seconds: how long it lasts.
    """
    noticed = Noticed()
    answers: Queue[Counter[str]] = multiprocessing.get_context("spawn").Queue()
    attacker = multiprocessing.get_context("spawn").Process(target=_attack, args=(name, address, pid, seconds, answers))
    if name:
        attacker.start()
    noticing = threading.Thread(target=notice, args=(address, pid, time.monotonic() + seconds, noticed))
    noticing.start()
    noticing.join()
    if name:
        noticed.statuses = answers.get(timeout=60)
        attacker.join()
    return noticed


def _visit(address: Address) -> None:
    """Visit a server in all ways, as those who mean well do."""
    chance, line = random.Random(1), http.client.HTTPConnection(*address, timeout=60)
    paths = [f"{name}/{file.stem}" for name in ("cards", "objects") for file in sorted((SCENARIOS / name).glob("*.md"))]
    texts = [(SCENARIOS / f"{path}.md").read_text(encoding="utf-8") for path in EXPLORED]
    visits = (searching, partial(looking, paths), partial(exploring, texts), _reading)
    for number in range(VISITS):
        measure(line, visits[number % len(visits)](chance), Measurements())
    line.close()


def _reading(chance: random.Random) -> BenchmarkRequest:
    """A page that is the same for all."""
    pages = ("", "rules", "rules/2.1.c", "glossary", "cards", "coverage", "api", "learn", "desk", "scenarios", "decks")
    return BenchmarkRequest(f"/{chance.choice(LANGUAGES)}/{chance.choice(pages)}")


@click.command()
@click.option("--seconds", default=600.0, show_default=True, help="For how long, all attacks together.")
@click.option("--only", default="", help="Only the attacks whose name holds this.")
@click.option("--running", nargs=2, type=int, help="Port and process of the server to attack, if it is not our own.")
def main(seconds: float, only: str, running: tuple[int, int] | None) -> None:
    """Attack a server in every way, one after another, and say what others noticed."""
    names = [name for name in attacks() if only in name]
    faults = 0
    served = server(limit=None) if running is None else nullcontext(((connections.ONE, running[0]), running[1]))
    with served as (address, pid):
        _visit(address)
        time.sleep(SETTLING)
        before = under_attack("", address, pid, 10)
        click.echo(f"at rest: {before.line()}")
        for name in names:
            noticed = under_attack(name, address, pid, seconds / len(names))
            faults += not noticed.held()
            click.echo(f"{'' if noticed.held() else 'FAULT '}{name}: {noticed.line()}")
        time.sleep(AFTERWARDS)
        after = under_attack("", address, pid, 10)
        click.echo(f"afterwards: {after.line()}")
        grown = after.memory > GROWN * before.memory
        faults += grown or not after.held()
        click.echo(f"{'FAULT ' if grown else ''}memory: {before.memory >> 20} MB before, {after.memory >> 20} MB after")
    click.echo(f"{faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
