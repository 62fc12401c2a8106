"""``judge school``: whether the lessons hold, and which questions a scenario gives."""

from __future__ import annotations

import difflib
import sys
from pathlib import Path

import click

from judge.cli.options import HOLDS, UNREADABLE, language, refuse
from judge.cli.workers import Workers, progress, with_workers
from judge.editions import why_not_played
from judge.messages import LANGUAGES, Language, message
from judge.school.bank import Bank, bank
from judge.school.claims import check as check_claims
from judge.school.course import LESSONS, read_course
from judge.school.index import rows, write_index
from judge.school.proof.parts import proved
from judge.school.reasons import by_edition
from judge.school.taught import TAUGHT
from judge.telling.shelf import shelf

edition = click.option(
    "--edition",
    default=TAUGHT,
    show_default=True,
    help="The edition of the rules that is taught; of a scenario that does not name it, its own.",
)


@click.group()
def school() -> None:
    """The lessons and their questions."""


@school.command()
@click.argument("folder", required=False, type=click.Path(path_type=Path, exists=True, file_okay=False))
@edition
@language
def check(folder: Path | None, edition: str, language: Language) -> None:
    """Check the lessons in FOLDER, or those that come with the program, against the engine."""
    course, questions_of = read_course(folder or LESSONS), _bank(edition, language)
    mistakes = list(course.mistakes)
    for spoken in LANGUAGES:
        for lesson in course.lessons[spoken].values():
            mistakes += check_claims(lesson, shelf(), questions_of, edition)
    for mistake in mistakes:
        click.echo(mistake.say(language), err=True)
    sys.exit(UNREADABLE if mistakes else HOLDS)


@school.command()
@click.argument("scenario")
@edition
@language
def questions(scenario: str, edition: str, language: Language) -> None:
    """List the questions that SCENARIO gives, each as the line of a lesson that asks it, with its answers."""
    known, path = _bank(edition, language), _known(scenario, language)
    for form in range(known.forms(path)):
        for question in known.questions(path, form):
            click.echo(f"{question.mark}\n  {question.asks[language]}")
            if question.about is not None:
                click.echo(f"  {question.about[language]}")
            for answer in question.answers:
                click.echo(f"  {'+' if answer.right else '-'} {answer.text[language]} {answer.law}".rstrip())
            for other, text in question.elsewhere:
                click.echo(f"  {by_edition(other, text).say(language)}")


@school.command()
@click.argument("scenarios", nargs=-1)
@edition
@language
@with_workers
def prove(scenarios: tuple[str, ...], edition: str, language: Language, workers: Workers) -> None:
    """Make every question of SCENARIOS, or of all, and prove each anew: its right answer, and each wrong one."""
    known = _bank(edition, language)
    paths = [_known(one, language) for one in scenarios] or list(known.paths)
    count = wrong = 0
    with workers.open(language) as workforce, progress(proved(paths, edition, workforce), len(paths)) as results:
        for one in results:
            count, wrong = count + one.count, wrong + len(one.faults)
            for mark, fault in one.faults:
                click.echo(f"{mark}: {fault}", err=True)
    click.echo(message("{count} questions, {wrong} faults", count=count, wrong=wrong).say(language))
    sys.exit(UNREADABLE if wrong else HOLDS)


@school.command()
@language
def index(language: Language) -> None:
    """Write anew the list of the questions that can be drawn, for the scenarios that have changed."""
    write_index(bank(), lambda path: click.echo(path, err=True))
    count = len(rows(bank()))
    click.echo(message("{count} questions can be drawn", count=count).say(language))


def _bank(edition: str, language: Language) -> Bank:
    """The questions by an edition."""
    why = why_not_played(edition)
    if why is not None:
        refuse(why, language)
    return bank(edition)


def _known(scenario: str, language: Language) -> str:
    """The path of a scenario as a person names it."""
    path = scenario.removesuffix(".md").removeprefix("scenarios/")
    if path not in bank().paths:
        near = ", ".join(difflib.get_close_matches(path, bank().paths, n=4, cutoff=0.4))
        refuse(message("there is no scenario “{path}”; the nearest are {near}", path=path, near=near or "–"), language)
    return path
