"""``judge run``: scenarios in the terminal, played once and shown as often as they are asked for."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import click

from judge.cli.options import STATUS, as_json, language, leave, named_edition, refuse
from judge.cli.terminal import echo_json, shown, shown_lines
from judge.messages import Language
from judge.ruling.kept_runs import FileRulings, keep_run, kept_run
from judge.ruling.ruling import Ruling, unnamed_sentence
from judge.scenario.about import UNNAMED_EDITION
from judge.scenario.named_file import Unopened, named, shelf_name
from judge.scenario.source import read_source
from judge.telling import short, text
from judge.telling.table import BoardView
from judge.telling.view import Story, StoryFault

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
        told, rulings = _opened(file, language, edition, seat, twins=as_json)
        statuses.append(STATUS[told.verdict])
        if as_json:
            echo_json(rulings.told_with(short.data(told) if in_short else told.data()))
            continue
        if place:
            click.echo()
        ruled = rulings.forms[0] if rulings.forms else None
        _show(told, (short if in_short else text).lines(told, language), ruled, language)
    leave(statuses)


def _opened(file: str, language: Language, edition: str | None, seat: str, *, twins: bool) -> tuple[Story, FileRulings]:
    """A scenario told, and the rulings on it; without ``twins`` that on the main form alone."""
    try:
        return _run(file, language, edition, seat, twins)
    except Unopened as error:
        fault = StoryFault(file, 1, error.reason.say(language))
        nothing = Story(
            file, file.removesuffix(".md"), edition or UNNAMED_EDITION, (), (), "unreadable", (fault,), (), BoardView()
        )
        return nothing, FileRulings()


def _run(file: str, language: Language, edition: str | None, seat: str, twins: bool) -> tuple[Story, FileRulings]:
    """A scenario that was run before, as its file says and told to the judge; else run by the engine, loaded then."""
    path = named(file)
    name = shelf_name(path)
    try:
        source = read_source(path)
    except OSError as error:
        raise Unopened(path, error) from None
    as_it_stands = edition is None and not seat
    found = kept_run(source, name, language, twins) if as_it_stands else None
    if found is None:
        from judge.ruling.files import run_source
        from judge.telling.story import UnknownSeat

        try:
            found = run_source(source, name, language, edition, seat, twins)
        except UnknownSeat as error:
            refuse(error.message, language)
        if as_it_stands:
            keep_run(source, name, language, twins, *found)
    return found


def _show(told: Story, lines: Iterable[tuple[str, str]], ruled: Ruling | None, language: Language) -> None:
    """Print a story: moves, ruling, notes, mistakes and verdict, a blank line between them."""
    before = ""
    for role, line in lines:
        if ruled is not None and role in BEHIND:
            click.echo()
            click.echo(shown(" ".join(ruled.sentences)))
            others = unnamed_sentence(ruled, language)
            if others:
                click.secho(shown(others), dim=True)
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
