"""``judge deck FILE``: whether a deck may be played, and what it is made of."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from judge.cli.files import unread
from judge.cli.options import HOLDS, UNREADABLE, as_json, edition, language, refuse
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json, shown
from judge.game.terms import Format
from judge.games.deck_check import DeckCheck, check
from judge.games.deck_list import MOST_BYTES, read_list
from judge.messages import Language, message
from judge.telling.deck import curve, data, figures

STANDARD_INPUT = "-"
LONGEST_BAR = 40


@click.command()
@click.argument("file")
@click.option(
    "--format",
    "played",
    type=click.Choice([one.value for one in Format]),
    default=Format.CONSTRUCTED.value,
    show_default=True,
    help="What kind of play it is for.",
)
@edition
@language
@as_json
def deck(file: str, played: str, edition: str, language: Language, as_json: bool) -> None:
    """Check the deck in FILE, and show its curve.

    A number and a card a line: "3 Haven Trainee (rare)", "3x Haven Trainee", "3 ALT_CORE_B_BR_09_C". Comments and
    headings are passed over. FILE - reads what is piped in.
    """
    open_rules(edition, language)
    found = check(read_list(_source(file, language), file), Format(played), edition)
    if as_json:
        echo_json({"file": file, **data(found, language)}, indent=2)
    else:
        _print(found, language)
    sys.exit(HOLDS if found.allowed else UNREADABLE)


def _source(file: str, language: Language) -> bytes:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(file).open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        refuse(unread(file, error), language)


def _print(found: DeckCheck, language: Language) -> None:
    wrong = [*found.list.mistakes, *(fault.mistake(found.list.name) for fault in found.faults)]
    for one in sorted(wrong, key=lambda mistake: mistake.line):
        click.secho(shown(one.say(language)), fg="red", err=True)
    for note in found.notes:
        click.secho(shown(note.say(language)), fg="yellow", err=True)
    if found.list.copies:
        _print_figures(found, language)
    if found.allowed:
        click.secho(_ALLOWED[found.format].say(language), fg="green")
    else:
        click.secho(_FORBIDDEN[found.format].say(language), fg="red")


_ALLOWED = {
    Format.CONSTRUCTED: message("this deck may be played in constructed play"),
    Format.LIMITED: message("this deck may be played in limited play"),
}
_FORBIDDEN = {
    Format.CONSTRUCTED: message("this deck may not be played in constructed play as it is"),
    Format.LIMITED: message("this deck may not be played in limited play as it is"),
}


def _print_figures(found: DeckCheck, language: Language) -> None:
    click.echo(message("{count} cards", count=found.count).say(language))
    for _, parts in figures(found, language):
        if parts:
            click.echo("  " + ", ".join(f"{one.name} {one.count}" for one in parts))
    columns = curve(found)
    for title, counts in (
        (message("Hand Cost"), [(one.label, one.hand) for one in columns]),
        (message("Reserve Cost"), [(one.label, one.reserve) for one in columns]),
    ):
        if columns:
            click.echo(title.say(language))
        for label, count in counts:
            click.echo(f"  {label:>3} {count:>3} {'#' * min(count, LONGEST_BAR)}".rstrip())
    if found.without_costs:
        click.echo(message("cards without a cost that is known: {count}", count=found.without_costs).say(language))
