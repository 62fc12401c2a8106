"""An article or a section looked up as somebody names it, and what to say where there is none."""

from __future__ import annotations

from judge.law.book import Book, book, editions, read_number
from judge.messages import Message, message

LONGEST_NUMBER = 40


class UnknownNumber(LookupError):
    """There is no such edition, or nothing of that number in it.

    Arguments:
        message: what to say to people.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def book_of(edition: str) -> Book:
    """The book of an edition.

    Raises:
        UnknownNumber: there is no such edition.
    """
    if edition not in editions():
        known = ", ".join(editions())
        raise UnknownNumber(
            message("there is no edition {edition}; write one of: {known}", edition=edition, known=known)
        )
    return book(edition)


def number_in(law: Book, typed: str) -> str:
    """The number of an article or section that somebody means.

    Arguments:
        law: the book.
        typed: as it was typed, such as ``2.1c`` or ``rule 2.1.c``.

    Raises:
        UnknownNumber: the edition has it not; the nearest are named.
    """
    number = read_number(typed[:80]) or typed
    if number in law:
        return number
    shown = "".join(character if character.isprintable() else " " for character in number[:LONGEST_NUMBER])
    elsewhere = next((known for known in reversed(editions()) if number in book(known)), None)
    nearest = law.nearest(number[:LONGEST_NUMBER])
    if elsewhere is not None:
        raise UnknownNumber(
            message(
                "there is no {number} in edition {edition}; in {other} there is; choose that edition",
                number=shown,
                edition=law.edition,
                other=elsewhere,
            )
        )
    if nearest:
        raise UnknownNumber(
            message(
                "there is no {number} in edition {edition}; the nearest are {nearest}",
                number=shown,
                edition=law.edition,
                nearest=", ".join(nearest),
            )
        )
    raise UnknownNumber(
        message(
            "there is no {number} in edition {edition}; write a number such as {known}",
            number=shown,
            edition=law.edition,
            known=law.numbers[0],
        )
    )
