"""``python -m tests.measures.memory``: how much memory a server takes after a hundred visits of all kinds.

Two processes write pages, each with as many children as it has. ``--judge`` measures the command of another checkout,
to hold one version beside another.
"""

from __future__ import annotations

import http.client
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import click

from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from tests.measures.visitors import JUDGE, PATIENCE, SETTLING, server

PAGES = (
    "",
    "rules",
    "rules/2.5",
    "rules/2.1.c",
    "rules/4.4.b.json",
    "glossary",
    "search?q=boost",
    "search?q=who+chooses+first",
    "search.json?q=reserve+limit",
    "suggest.json?q=tok",
    "scenarios",
    "scenarios/objects/boosted?step=2",
    "scenarios/objects/kuwat-and-haven",
    "scenarios/cards/may-do-it-again.json",
    "scenarios/format",
    "coverage",
    "coverage.json",
    "cards",
    "cards?q=orb",
    "cards.json",
    "cards/ALT_CORE_B_YZ_15_C",
    "cards/differences",
    "desk",
    "desk?from=events/anubis",
    "desk/cards.json?q=ku",
    "learn",
    "learn/landmarks?p3=2",
    "learn/today?date=2026-01-31",
    "learn/practice?seed=3&answer=1",
    "learn/practice?seed=4",
    "learn/day-sheet",
    "decks",
    "api",
    "offline",
    "nothing-here",
)
"""Addresses below the language."""

SENT = ("desk/situation.json", "desk/outcomes.json", "desk/table.json")
TEXTS = (
    "objects/kuwat-and-haven",
    "cards/may-do-it-again",
    "events/anubis",
    "objects/boosted",
    "playing/a-hundred-times",
)
"""What can be asked of a situation, and scenarios of which it is asked."""

_RULING = re.compile(r"\n#+ Ruling\n.*?(?=\n#|\Z)", re.DOTALL)
"""A part that programs of before do not read; without it they are given as much to do."""


def visits() -> Iterator[tuple[str, str | None]]:
    """A hundred addresses, each with what is sent there, if anything."""
    texts = [_RULING.sub("", (SCENARIOS / f"{path}.md").read_text(encoding="utf-8")) for path in TEXTS]
    for language in LANGUAGES:
        yield from ((f"/{language}/{page}", None) for page in PAGES)
        for path in SENT:
            yield from ((f"/{language}/{path}", json.dumps({"text": text, "until": "day"})) for text in texts)


def visit(address: tuple[str, int]) -> dict[int, int]:
    """Make the visits, each in a connection of its own, so that every process has its part.

    Arguments:
        address: host and port of the server.

    Returns:
        how often each status was answered.
    """
    statuses: dict[int, int] = {}
    for path, body in visits():
        line = http.client.HTTPConnection(*address, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"} if body else {}
        line.request("POST" if body else "GET", quote(path, safe="/?=&+%"), body, headers)
        answer = line.getresponse()
        answer.read()
        line.close()
        statuses[answer.status] = statuses.get(answer.status, 0) + 1
    return statuses


def memory(pid: int) -> dict[int, int]:
    """How many bytes a process and each of those that it started take; a page that several share counts in parts.

    Arguments:
        pid: the process.
    """
    found: dict[int, int] = {}
    for process in [pid, *_children(pid)]:
        try:
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
        except OSError:
            continue
        found[process] = sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:")) * 1024
    return found


def workers(pid: int) -> list[int]:
    """The children of a server that compute for visitors: what is started by those that start children.

    Arguments:
        pid: its first process.
    """
    starting = [process for process in _children(pid) if _starts_children(process)]
    return [child for process in starting for child in _children(process)]


def _starts_children(process: int) -> bool:
    try:
        return b"forkserver" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            for child in map(int, task.read_text(encoding="ascii").split()):
                found += [child, *_children(child)]
        except OSError:
            continue
    return found


@click.command()
@click.option("--judge", default="", help="The command to measure instead of this one, such as ../old/.venv/bin/judge.")
@click.option("--settling", default=SETTLING, show_default=True, help="Seconds before the visits, and after them.")
def main(judge: str, settling: float) -> None:
    """Visit a server of two processes a hundred times and say how much memory it takes."""
    with server(limit=0, command=[judge] if judge else JUDGE, processes=2) as (address, pid):
        time.sleep(settling)
        before = memory(pid)
        statuses = visit(address)
        time.sleep(settling)
        after = memory(pid)
    click.echo(f"answers: {statuses}")
    for name, found in (("before", before), ("after", after)):
        each = ", ".join(f"{size >> 20}" for size in sorted(found.values(), reverse=True))
        click.echo(f"{name}: {sum(found.values()) >> 20} MB in {len(found)} processes ({each})")


if __name__ == "__main__":
    main()
