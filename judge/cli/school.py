"""``judge school``: whether the lessons hold, and which questions a scenario gives."""

from __future__ import annotations

import difflib
import sys
from pathlib import Path

import click

from judge.cli.options import HOLDS, UNREADABLE, language, refuse
from judge.messages import LANGUAGES, Language, message
from judge.school.bank import bank
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
    course, questions_of = read_course(folder or LESSONS), bank()
    mistakes = list(course.mistakes)
    for spoken in LANGUAGES:
        for lesson in course.lessons[spoken].values():
            mistakes += check_claims(lesson, shelf(), questions_of)
    for mistake in mistakes:
        click.echo(mistake.say(language), err=True)
    sys.exit(UNREADABLE if mistakes else HOLDS)


@school.command()
@click.argument("scenario")
@language
def questions(scenario: str, language: Language) -> None:
    """List the questions that SCENARIO gives, each as the line of a lesson that asks it, with its answers."""
    known, path = bank(), scenario.removesuffix(".md").removeprefix("scenarios/")
    if path not in known.paths:
        near = ", ".join(difflib.get_close_matches(path, known.paths, n=4, cutoff=0.4))
        refuse(message("there is no scenario “{path}”; the nearest are {near}", path=path, near=near or "–"), language)
    for form in range(known.forms(path)):
        for question in known.questions(path, form):
            click.echo(f"{question.mark}\n  {question.asks[language]}")
            if question.about is not None:
                click.echo(f"  {question.about[language]}")
            for answer in question.answers:
                click.echo(f"  {'+' if answer.right else '-'} {answer.text[language]} {answer.law}".rstrip())
