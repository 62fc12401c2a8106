"""``judge compare``: what the other edition would say of a scenario."""

from __future__ import annotations

import sys

import click

from judge.cli.options import DIFFERS, HOLDS, UNREADABLE, as_json, language, refuse
from judge.cli.terminal import echo_json, shown, shown_lines
from judge.editions import PLAYED
from judge.messages import Language, message
from judge.ruling.comparing import UncomparableError, compare_editions, other_edition
from judge.ruling.comparison import EditionSide, FormComparison
from judge.scenario.about import edition_of
from judge.scenario.file import read_file
from judge.scenario.named_file import Unopened, named, shelf_name


@click.command()
@click.argument("file")
@language
@click.option("--with", "other", default=None, type=click.Choice(PLAYED), help="The other edition; else the latest.")
@as_json
def compare(file: str, language: Language, other: str | None, as_json: bool) -> None:
    """Compare what two editions make of the scenario FILE: its own and another one.

    For the main form and each twin: the same, or the first moment at which they part, with what either edition does or
    asks there, and the ruling on it; and what the form comes to, where that is not the same. It leaves with status 0
    where all is the same, and with 1 where something is not.

    With --json: scenario, editions and forms, each with title, alike, after (the move after which they part) and sides
    (each with edition, text, laws and ruling).
    """
    try:
        path = named(file)
        scenario = read_file(path, shelf_name(path))
    except (Unopened, OSError) as error:
        refuse((error if isinstance(error, Unopened) else Unopened(file, error)).message, language)
    first = edition_of(scenario)
    second = other or other_edition(first)
    try:
        forms = compare_editions(scenario, first, second, language)
    except UncomparableError as error:
        for mistake in error.judgement.mistakes:
            click.secho(shown_lines(mistake.say(language), sys.stderr.encoding), fg="red", err=True)
        sys.exit(UNREADABLE)
    if as_json:
        told = [form.data() for form in forms]
        echo_json({"scenario": scenario.name.removesuffix(".md"), "editions": [first, second], "forms": told})
    else:
        for place, form in enumerate(forms):
            if place:
                click.echo()
            _show(form, language)
    sys.exit(HOLDS if all(form.alike for form in forms) else DIFFERS)


def _show(form: FormComparison, language: Language) -> None:
    click.secho(shown(form.title), bold=True)
    one, other = (side.edition for side in form.sides)
    if form.alike:
        said = message("{one} and {other}: the same", one=one, other=other)
    elif form.after:
        said = message("{one} and {other} part after: {move}", one=one, other=other, move=form.after)
    else:
        said = message("{one} and {other} part before the first move", one=one, other=other)
    click.echo(shown(said.say(language)))
    for side in form.sides:
        _show_side(side, language)
    ends = [side.outcome for side in form.sides]
    if not form.alike and form.differs_in_outcome and None not in ends and ends != [one.ruling for one in form.sides]:
        click.echo(shown(message("What it comes to:").say(language)))
        for side in form.sides:
            _show_side(EditionSide(side.edition, "", (), side.outcome), language)


def _show_side(side: EditionSide, language: Language) -> None:
    colon = "\u00a0:" if language == "fr" else ":"
    laws = f" [{', '.join(side.laws)}]" if side.laws else ""
    if side.text:
        click.echo(shown(f"  {side.edition}{colon} {side.text}{laws}"))
    if side.ruling is not None:
        lead = " " * len(f"  {side.edition}: ") if side.text else f"  {side.edition}{colon} "
        click.secho(shown(lead + " ".join(side.ruling.sentences)), dim=bool(side.text))
