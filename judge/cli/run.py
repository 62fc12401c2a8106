"""``judge run``, ``judge check`` and ``judge bless``: scenarios in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from judge.cli.files import Unopened, judged, named, rewrite, scenarios, shelf_name
from judge.cli.options import DIFFERS, HOLDS, OPEN, UNPLAYED, UNREADABLE, as_json, language, named_edition, refuse
from judge.cli.terminal import echo_json, shown, shown_lines
from judge.messages import Language, message
from judge.place import SCENARIOS
from judge.ruling.files import FileRulings
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.scenario.about import UNNAMED_EDITION
from judge.scenario.bless import bless as blessed
from judge.scenario.verdict import Judgement, Verdict
from judge.telling import short, text
from judge.telling.entry import ScenarioEntry
from judge.telling.loading import load_entries
from judge.telling.story import UnknownSeat, tell_story
from judge.telling.table import BoardView
from judge.telling.view import Story, StoryFault

STATUS: dict[Verdict, int] = {
    "holds": HOLDS,
    "differs": DIFFERS,
    "unreadable": UNREADABLE,
    "open": OPEN,
    "unplayed": UNPLAYED,
}
WORST = (UNREADABLE, DIFFERS, UNPLAYED, OPEN, HOLDS)
BOLD = ("title", "twin", "move")
BEHIND = ("twin", "note", "mistake", "verdict")
"""The roles of the lines that stand behind the moves of the main form."""


@click.command()
@click.argument("files", nargs=-1, required=True)
@language
@named_edition
@click.option("--seat", default="", metavar="PLAYER", help="From whose seat; the judge's, who sees all, if left out.")
@click.option("--short", "in_short", is_flag=True, help="Moves, what follows each, and the result; no notes.")
@as_json
def run(
    files: tuple[str, ...], language: Language, edition: str | None, seat: str, in_short: bool, as_json: bool
) -> None:
    """Run scenario FILES and show every step with its laws.

    A scenario that comes with the program is also found by its name, such as objects/kuwat-and-haven.

    With --json each file gives one line: an object with scenario, edition, verdict, steps and mistakes. What is wrong
    is printed to the standard error, each line as file:line: what.

    With --short only the moves are shown, what follows each with the one article that decides it, and the result;
    with --json too, an object with scenario, edition, verdict, moves (each with changes), twins and mistakes.

    With --json the main form and each twin have the ruling on what the file asks of them, or else on what their last
    move comes to: question, answer, deciding (each law with its words and what would happen without it) and tried.
    """
    statuses = []
    for place, file in enumerate(files):
        told, ruled, of_twins = _story_and_rulings(file, language, edition, seat, twins=as_json)
        statuses.append(STATUS[told.verdict])
        if as_json:
            echo_json(_data(told, ruled, of_twins, in_short))
            continue
        if place:
            click.echo()
        _show(told, (short if in_short else text).lines(told, language), ruled)
    _leave(statuses)


@click.command()
@click.argument("paths", nargs=-1)
@language
@named_edition
def check(paths: tuple[str, ...], language: Language, edition: str | None) -> None:
    """Check scenarios, a line each.

    PATHS are files and folders; without any, all scenarios that come with the program are checked. What is wrong is
    printed to the standard error, each line as file:line: what. In a folder, a file that says itself that the rules
    leave it open is as good as a confirmed one.
    """
    statuses = []
    for path in paths or (str(SCENARIOS),):
        try:
            found = scenarios(path)
        except Unopened as error:
            statuses.append(_cannot(error, language))
        else:
            checked = _check(found, language, edition)
            statuses += [HOLDS if status == OPEN and found != [named(path)] else status for status in checked]
    _leave(statuses)


@click.command()
@click.argument("file")
@language
def bless(file: str, language: Language) -> None:
    """Write under each move of FILE what happens there.

    A line that still holds stays as it is, laws and all; new lines are sentences alone: the laws in [brackets] are
    evidence, which a person types from the book. Review the change as a diff.
    """
    try:
        path = named(file, shipped=False)
        judgement = judged(path)
        if judgement.performance is None or judgement.verdict == "unreadable":
            _complain(judgement, language)
            sys.exit(UNREADABLE)
        played = judgement
        changed = rewrite(path, lambda source: blessed(source, played, language))
        judgement = judged(path)
    except Unopened as error:
        refuse(error.message, language)
    _complain(judgement, language)
    if changed:
        click.echo(message("{path}: written anew", path=shown(file)).say(language))
    else:
        click.echo(message("{path}: nothing to change", path=shown(file)).say(language))
    _leave([STATUS[judgement.verdict]])


def _cannot(error: Unopened, language: Language) -> int:
    click.secho(shown(error.message.say(language)), fg="red", err=True)
    return UNREADABLE


def _check(files: Sequence[Path], language: Language, edition: str | None) -> list[int]:
    """Judge some files, as the edition that they name or as another one, and say how it went."""
    if edition is None:
        entries = load_entries({shelf_name(file): file for file in files})
        return [_say(file, entry, language) for file, entry in zip(files, entries.values(), strict=True)]
    return [_sayjudged(file, language, edition) for file in files]


def _say(path: Path, entry: ScenarioEntry | Exception, language: Language) -> int:
    if isinstance(entry, OSError):
        return _cannot(Unopened(path, entry), language)
    if isinstance(entry, Exception):
        raise entry
    heading = entry.headings[language]
    mended, mistakes = (
        [f"{one.file}:{one.line}: {one.message}" for one in faults] for faults in (heading.mended, heading.mistakes)
    )
    return _say_verdict(path, mended, mistakes, entry.verdict, entry.twins, language)


def _sayjudged(path: Path, language: Language, edition: str) -> int:
    try:
        judgement = judged(path, edition)
    except Unopened as error:
        return _cannot(error, language)
    mended, mistakes = (
        [one.say(language) for one in faults] for faults in (judgement.scenario.mended, judgement.mistakes)
    )
    return _say_verdict(path, mended, mistakes, judgement.verdict, len(judgement.twins), language)


def _say_verdict(
    path: Path, mended: Sequence[str], mistakes: Sequence[str], verdict: Verdict, twins: int, language: Language
) -> int:
    for colour, faults in (("yellow", mended), ("red", mistakes)):
        for fault in faults:
            click.secho(shown_lines(fault, sys.stderr.encoding), fg=colour, err=True)
    line = f"{shown(shelf_name(path))}: {text.verdict(verdict, twins, language)}"
    click.secho(line, fg=text.COLOURS[verdict], bold=True)
    return STATUS[verdict]


def _complain(judgement: Judgement, language: Language) -> None:
    for mistake in judgement.mistakes:
        click.secho(shown_lines(mistake.say(language), sys.stderr.encoding), fg="red", err=True)


def _data(told: Story, ruled: Ruling | None, of_twins: Sequence[Ruling | None], in_short: bool) -> dict[str, Any]:
    """A scenario as JSON data, the main form and each twin with its ruling."""
    return FileRulings((ruled, *of_twins)).told_with(short.data(told) if in_short else told.data())


def _story_and_rulings(
    file: str, language: Language, edition: str | None, seat: str, *, twins: bool
) -> tuple[Story, Ruling | None, tuple[Ruling | None, ...]]:
    """A scenario told, the ruling on it and, where they are wanted, those on its twins."""
    try:
        judgement = judged(named(file), edition)
        try:
            told = tell_story(judgement, language, seat)
        except UnknownSeat as error:
            refuse(error.message, language)
        of_twins = tuple(ruling_of_form(one, language, seat, (judgement,)) for one in judgement.twins) if twins else ()
        return told, ruling_of_form(judgement, language, seat, judgement.twins), of_twins
    except Unopened as error:
        fault = StoryFault(file, 1, error.reason.say(language))
        nothing = Story(
            file, file.removesuffix(".md"), edition or UNNAMED_EDITION, (), (), "unreadable", (fault,), (), BoardView()
        )
        return nothing, None, ()


def _show(told: Story, lines: Iterable[tuple[str, str]], ruled: Ruling | None) -> None:
    """Print a story: moves, ruling, notes, mistakes and verdict, a blank line between them."""
    before = ""
    for role, line in lines:
        if ruled is not None and role in BEHIND:
            click.echo()
            click.echo(shown(" ".join(ruled.sentences)))
            ruled = None
        if role in BEHIND and role != before:
            click.echo()
        before = role
        words = shown(line)
        if role == "verdict":
            click.secho(words, fg=text.COLOURS[told.verdict], bold=True)
        elif role == "mistake":
            click.secho(shown_lines(line, sys.stderr.encoding), fg="red", err=True)
        else:
            click.secho(words, bold=role in BOLD, italic=role == "teacher", dim=role == "note")


def _leave(statuses: Iterable[int]) -> None:
    given = set(statuses)
    sys.exit(next(status for status in WORST if status in given))
