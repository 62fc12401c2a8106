"""``judge rule NUMBER``: one article or section."""

from __future__ import annotations

import click

from judge.cli.options import refuse
from judge.law.book import Book, read_number
from judge.messages import Language, message


def find(book: Book, typed: str, language: Language) -> str:
    """The number that a person typed, if the edition has it; otherwise it is refused with the nearest ones."""
    number = read_number(typed) or typed
    if number not in book:
        refuse(
            message(
                "there is no {number} in edition {edition}; the nearest are {nearest}",
                number=number[:40],
                edition=book.edition,
                nearest=", ".join(book.nearest(number[:40])) or "1.1.1.a",
            ),
            language,
        )
    return number


@click.command()
@click.argument("number")
def rule(number: str) -> None:
    """Show an article (2.1.c) or a section (2.1) of the rules."""
