"""``judge sweep``: every two cards put before the engine, and what is worth knowing of them kept."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import click

from judge.atlas.drawing import Meetings
from judge.atlas.file import SweepReport, write
from judge.atlas.looking import FindKind
from judge.atlas.naming import kind_name
from judge.atlas.parts import AT_ONCE, sweep
from judge.cli.options import DIFFERS, HOLDS, as_json, language, refuse
from judge.cli.terminal import echo_json, shown
from judge.cli.workers import Workers, progress, with_workers
from judge.games.selfplay import MOST_SEED
from judge.messages import Language, message

ON = (1, 10, 100)
"""For so many workers it is said how long all would take."""


@click.command("sweep")
@click.option("--pairs", type=click.IntRange(1, 2**40), required=True, help="How many pairs, each on one board.")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=None, help="Says in which order pairs are drawn.")
@click.option("--alone", is_flag=True, help="Instead, each card alone: with a Character without abilities.")
@click.option("--first", type=click.IntRange(0, 2**40), default=0, help="Leave so many of the seed’s pairs out.")
@click.option(
    "--into",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write what is found into FILE, of SQLite.",
)
@as_json
@language
@with_workers
def pairs(
    pairs: int,
    seed: int | None,
    alone: bool,
    first: int,
    into: Path | None,
    as_json: bool,
    language: Language,
    workers: Workers,
) -> None:
    """Put pairs of cards before the engine and keep what is worth knowing of them.

    Every two cards, on one side or on opposite ones, on each of a few boards, by each edition: the seed says in which
    order, each once; --pairs says how many of them, and --first how many are left out, so that others can look at
    these. Kept is what neither card brings about alone. Exit status 1 says that the program broke on a board.
    """
    if alone is (seed is not None):
        refuse(message("write “--seed” and a number, or “--alone”"), language)
    meetings = Meetings.shipped()
    count = len(meetings.alone) if alone else len(meetings)
    places = range(min(first, count), min(first + pairs, count))
    counted = SweepReport(seed, places)
    with workers.open(language) as workforce:
        results = sweep(seed, places, workforce)
        with progress(results, -(-len(places) // AT_ONCE)) as swept:
            for one in swept:
                counted.add(one)
    if into is not None:
        try:
            write(into, counted, meetings)
        except (OSError, sqlite3.Error) as error:
            refuse(message("{path}: this cannot be written ({kind})", path=into, kind=type(error).__name__), language)
    if as_json:
        echo_json(counted.data())
    else:
        _show(counted, meetings, language)
    sys.exit(DIFFERS if counted.found[FindKind.FAILS] else HOLDS)


def _show(counted: SweepReport, meetings: Meetings, language: Language) -> None:
    counts = counted.counts
    said = message(
        "pairs: {pairs}; boards, each by one edition: {boards}; with too much to look at: {unfinished}",
        pairs=counts["count"],
        boards=counts["boards"],
        unfinished=counts["unfinished"],
    )
    click.echo(said.say(language))
    for kind in FindKind:
        line = message(
            "{kind}: {found}; of one card alone: {alone}",
            kind=kind_name(kind),
            found=counted.found[kind],
            alone=counted.alone[kind],
        )
        click.echo(shown(line.say(language)))
    for count in ON:
        time = message(
            "workers: {workers}; hours for all {pairs} pairs, on every board: {hours}",
            pairs=meetings.pairs,
            workers=count,
            hours=f"{counted.hours(len(meetings), count):.0f}",
        )
        click.echo(time.say(language))
