"""``judge explore``: everything that can happen from a board, or after some moves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from judge.cli.files import rewrite, scenarios
from judge.cli.options import as_json, language, named_edition, refuse
from judge.cli.progress import Progress
from judge.cli.scenes import after, complain, open_scene, read
from judge.cli.terminal import echo_json, shown
from judge.cli.workers import Workers, with_workers
from judge.exploring.budget import MOST_POSITIONS, MOST_SECONDS, POSITIONS, SECONDS, Budget
from judge.exploring.exploration import explore as explored
from judge.exploring.golden import state_counts
from judge.exploring.horizon import Horizon
from judge.exploring.report import ExplorationReport, OutcomeSummary, report
from judge.exploring.scene import UnreadableScene
from judge.exploring.spread import Spread
from judge.messages import Language, Mistake, message
from judge.scenario.named_file import Unopened, named
from judge.scenario.source import read_source

FURTHER = [until.value for until in Horizon if until is not Horizon.DECISION]


@click.command()
@click.argument("file")
@click.option("--until", type=click.Choice(FURTHER), default=None, help="Go on to the end of the turn, phase or day.")
@after
@click.option(
    "--positions",
    type=click.IntRange(1, MOST_POSITIONS),
    default=POSITIONS,
    show_default=True,
    help="Keep so many positions at most.",
)
@click.option(
    "--seconds",
    type=click.IntRange(1, MOST_SECONDS),
    default=SECONDS,
    show_default=True,
    help="Look for so long at most.",
)
@click.option("--write", is_flag=True, help="Write the counts at the top of FILE, which may be a folder.")
@language
@named_edition
@as_json
@with_workers
def explore(
    file: str,
    until: str | None,
    after: int | None,
    positions: int,
    seconds: int,
    write: bool,
    language: Language,
    edition: str | None,
    as_json: bool,
    workers: Workers,
) -> None:
    """Find everything that can happen from a board on.

    FILE is a scenario; without --after none of its moves is made. Every choice, every order of Reactions and every
    chance is tried, up to the next decision of a turn. Each outcome is told with a shortest line of answers, the laws
    that decide between it and the others, and how many lines lead to it.

    With --json: an object with outcomes (each with answers, summary, laws, lines), exhausted and positions.
    """
    if write:
        _write(file, language)
        return
    scene = open_scene(file, after or 0, edition, language)
    end = Horizon(until) if until is not None else Horizon.DECISION
    budget = Budget(positions, seconds)
    if workers.is_alone:
        found = explored(scene.unit, scene.rules, scene.given, end, budget)
    else:
        text = read_source(named(file)).decode()
        with workers.open(language) as workforce, told_positions(language) as tell:
            found = Spread(scene, text, after or 0, end, budget, workforce, tell).explore()
    told = report(found, scene.names, language)
    if as_json:
        echo_json(told.data())
    else:
        _show(told, language)


@contextmanager
def told_positions(language: Language) -> Iterator[Callable[[int, int], None]]:
    """What is to be told how far an exploration is; on a terminal it says so now and then.

    Arguments:
        language: the reader’s language.
    """
    if not sys.stderr.isatty():
        yield lambda known, looked: None
        return
    with Progress(language) as progress:
        yield lambda known, looked: progress.say(
            message("positions looked at so far: {looked} of {known}", looked=looked, known=known)
        )


def _write(typed: str, language: Language) -> None:
    """Write the counts of scenarios in their files; those that cannot be played are told, and the others written."""
    wrong: list[Mistake] = []
    try:
        for path in scenarios(typed):
            try:
                _write_one(path, language)
            except UnreadableScene as error:
                wrong += error.mistakes
    except Unopened as error:
        refuse(error.message, language)
    if wrong:
        complain(UnreadableScene(wrong), language)


def _write_one(path: Path, language: Language) -> None:
    scenario = read(path)
    if rewrite(path, lambda source: state_counts(source, scenario)):
        click.echo(message("{path}: written anew", path=shown(str(path))).say(language))


def _show(told: ExplorationReport, language: Language) -> None:
    for number, outcome in enumerate(told.outcomes, 1):
        _show_outcome(number, outcome, language)
    if told.found > len(told.outcomes):
        click.echo(message("Only the first {count} are told.", count=len(told.outcomes)).say(language))
    counted = message(
        "outcomes: {outcomes}; lines of answers: {lines}; positions: {positions}",
        outcomes=told.found,
        lines=_lines(told.lines, language),
        positions=told.positions,
    )
    if told.exhausted:
        said = message("{counted}; exhausted: these are all", counted=counted)
    else:
        said = message("{counted}; not exhausted: the budget is used up, there may be more", counted=counted)
    click.secho(said.say(language), fg="green" if told.exhausted else "yellow", bold=True)


def _show_outcome(number: int, outcome: OutcomeSummary, language: Language) -> None:
    click.secho(f"{number}. {shown(outcome.summary)}", bold=True, fg="yellow" if outcome.open else None)
    for line in outcome.answers:
        click.echo(f"     {shown(line)}")
    laws = f" [{', '.join(outcome.laws)}]" if outcome.laws else ""
    lines = message("lines of answers: {lines}", lines=_lines(outcome.lines, language)).say(language)
    click.echo(f"   {lines}{laws}")
    click.echo()


def _lines(lines: int | None, language: Language) -> str:
    return message("without end").say(language) if lines is None else str(lines)
