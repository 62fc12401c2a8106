"""A scenario file that a command line names, played up to one of its moves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

import click

from judge.cli.options import DIFFERS, UNREADABLE, refuse
from judge.cli.terminal import shown_lines
from judge.exploring.scene import ScenarioPosition, UnreadableScene, scene
from judge.messages import Language, Mistake
from judge.scenario.disagreement import not_allowed
from judge.scenario.file import read_file
from judge.scenario.form import Scenario
from judge.scenario.named_file import Unopened, named, shelf_name

MOST_MOVES = 100_000

after = click.option("--after", type=click.IntRange(0, MOST_MOVES), default=None, help="How many moves are made first.")


def read(path: Path) -> Scenario:
    """Read a scenario file.

    Raises:
        Unopened: it cannot be opened.
    """
    try:
        return read_file(path, shelf_name(path))
    except OSError as error:
        raise Unopened(path, error) from None


def open_scene(typed: str, after: int | None, edition: str | None, language: Language) -> ScenarioPosition:
    """A scenario after some of its moves; one that cannot be played, or does what a law refuses, is refused.

    Arguments:
        typed: the file as the person named it.
        after: how many moves are made; None for all.
        edition: the edition; None for the one that the file names.
        language: the reader's language.
    """
    try:
        path = named(typed)
        found = scene(read(path), after, edition)
    except Unopened as error:
        refuse(error.message, language)
    except UnreadableScene as error:
        complain(error, language)
    for played in found.unexpectedly_refused:
        assert played.refusal is not None and played.move is not None
        line, what = played.move.line.number, not_allowed(played.refusal, found.names, found.rules.edition.name)
        click.secho(shown_lines(Mistake(shelf_name(path), line, what).say(language)), fg="red", err=True)
        sys.exit(DIFFERS)
    return found


def complain(error: UnreadableScene, language: Language) -> NoReturn:
    """Say what is wrong with a scenario and leave with status 2."""
    for mistake in error.mistakes:
        click.secho(shown_lines(mistake.say(language)), fg="red", err=True)
    sys.exit(UNREADABLE)
