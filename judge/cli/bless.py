"""``judge bless``: what happens, written under each move."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from judge.cli.files import rewrite
from judge.cli.judging import judged
from judge.cli.options import STATUS, UNREADABLE, language, leave, refuse
from judge.cli.terminal import shown, shown_lines
from judge.editions import why_not_played
from judge.messages import Language, message
from judge.scenario.about import named_in
from judge.scenario.bless import bless as blessed
from judge.scenario.file import read_bytes
from judge.scenario.named_editions import with_edition
from judge.scenario.named_file import Unopened, named, shelf_name
from judge.scenario.source import MOST_BYTES
from judge.scenario.verdict import Judgement, judge


@click.command()
@click.argument("file")
@click.option("--edition", default=None, help="Name this edition in a file that names none, and play it by that one.")
@language
def bless(file: str, edition: str | None, language: Language) -> None:
    """Write under each move of FILE what happens there.

    A line that still holds stays as it is, laws and all; new lines are sentences alone: the laws in [brackets] are
    evidence, which a person types from the book. Review the change as a diff.
    """
    try:
        path = named(file, shipped=False)
        judgement = judged(path)
        named_first = _naming(edition, judgement, language)
        if edition is not None:
            judgement = judge(read_bytes(named_first(path.read_text(encoding="utf-8-sig")).encode(), shelf_name(path)))
        if judgement.performance is None or judgement.verdict == "unreadable":
            _complain(judgement, language)
            sys.exit(UNREADABLE)
        played = judgement
        changed = rewrite(path, lambda source: _fitting(file, blessed(named_first(source), played, language), language))
        judgement = judged(path)
    except Unopened as error:
        refuse(error.message, language)
    _complain(judgement, language)
    if changed:
        click.echo(message("{path}: written anew", path=shown(file)).say(language))
    else:
        click.echo(message("{path}: nothing to change", path=shown(file)).say(language))
    leave([STATUS[judgement.verdict]])


def _fitting(file: str, text: str, language: Language) -> str:
    """A text that a file can hold; a longer one, which nobody could read again, is refused."""
    if len(text.encode()) > MOST_BYTES:
        what = message(
            "{file}: with all that happens it would be larger than {most} bytes; make the run shorter",
            file=file,
            most=MOST_BYTES,
        )
        refuse(what, language)
    return text


def _naming(edition: str | None, judgement: Judgement, language: Language) -> Callable[[str], str]:
    """What names an edition in the text of a file that names none; where it names one already, that is refused."""
    if edition is None:
        return str
    scenario, why = judgement.scenario, why_not_played(edition)
    if why is None and named_in(scenario):
        why = message(
            "{file}: it names edition {named} already; change that line by hand, or leave out --edition",
            file=scenario.name,
            named=", ".join(named_in(scenario)),
        )
    if why is not None:
        refuse(why, language)
    return lambda source: with_edition(source, scenario, edition)


def _complain(judgement: Judgement, language: Language) -> None:
    for mistake in judgement.mistakes:
        click.secho(shown_lines(mistake.say(language), sys.stderr.encoding), fg="red", err=True)
