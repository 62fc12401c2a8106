"""``judge school``: whether the lessons hold, and which questions a scenario gives."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from judge.cli.options import HOLDS, UNREADABLE, language
from judge.messages import LANGUAGES, Language
from judge.school.claims import check as check_claims
from judge.school.course import LESSONS, read_course
from judge.telling.shelf import shelf


@click.group()
def school() -> None:
    """The lessons and their questions."""


@school.command()
@click.argument("folder", required=False, type=click.Path(path_type=Path, exists=True, file_okay=False))
@language
def check(folder: Path | None, language: Language) -> None:
    """Check the lessons in FOLDER, or those that come with the program, against the engine."""
    course = read_course(folder or LESSONS)
    mistakes = list(course.mistakes)
    for spoken in LANGUAGES:
        for lesson in course.lessons[spoken].values():
            mistakes += check_claims(lesson, shelf(), {asked.line: () for asked in lesson.questions})
    for mistake in mistakes:
        click.echo(mistake.say(language), err=True)
    sys.exit(UNREADABLE if mistakes else HOLDS)
