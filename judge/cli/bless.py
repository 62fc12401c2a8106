"""``judge bless``: what happens, written under each move."""

from __future__ import annotations

import sys

import click

from judge.cli.files import Unopened, named, rewrite
from judge.cli.judging import judged
from judge.cli.options import STATUS, UNREADABLE, language, leave, refuse
from judge.cli.terminal import shown, shown_lines
from judge.messages import Language, message
from judge.scenario.bless import bless as blessed
from judge.scenario.verdict import Judgement


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
    leave([STATUS[judgement.verdict]])


def _complain(judgement: Judgement, language: Language) -> None:
    for mistake in judgement.mistakes:
        click.secho(shown_lines(mistake.say(language), sys.stderr.encoding), fg="red", err=True)
