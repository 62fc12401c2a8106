"""Options and manners that several subcommands share."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NoReturn

import click

from judge.cli.terminal import shown
from judge.law.book import DEFAULT_EDITION, EDITION_VARIABLE, Book
from judge.law.looked_up import UnknownNumber, book_of
from judge.messages import LANGUAGES, Language, Message
from judge.telling.view import Verdict

HOLDS, DIFFERS, UNREADABLE, OPEN, UNPLAYED = 0, 1, 2, 3, 4
"""Exit statuses: confirmed, something else happens, the input cannot be read or its board cannot be, the rules do not
settle it, a line of a card would apply that the judge cannot apply yet."""
STATUS: dict[Verdict, int] = {
    "holds": HOLDS,
    "differs": DIFFERS,
    "unreadable": UNREADABLE,
    "open": OPEN,
    "unplayed": UNPLAYED,
}
WORST = (UNREADABLE, DIFFERS, UNPLAYED, OPEN, HOLDS)

language = click.option("--lang", "language", type=click.Choice(LANGUAGES), default="en", help="en or fr.")
edition = click.option(
    "--edition",
    default=DEFAULT_EDITION,
    show_default=True,
    envvar=EDITION_VARIABLE,
    help=f"The edition of the rules; without it, that of the environment’s {EDITION_VARIABLE}.",
)
named_edition = click.option("--edition", default=None, help="The edition; the one that the file names if left out.")
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def refuse(what: Message, language: Language) -> NoReturn:
    """Say what is wrong with the input and leave with status 2."""
    click.echo(shown(what.say(language)), err=True)
    sys.exit(UNREADABLE)


def leave(statuses: Iterable[int]) -> NoReturn:
    """Leave with the worst of some statuses."""
    given = set(statuses)
    sys.exit(next(status for status in WORST if status in given))


def open_book(edition: str, language: Language) -> Book:
    """The book of an edition; an unknown edition is refused with the known ones."""
    try:
        return book_of(edition)
    except UnknownNumber as error:
        refuse(error.message, language)
