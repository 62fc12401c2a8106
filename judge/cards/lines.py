"""Reads a file of cards, one as JSON a line: each line is a card, or a mistake with its number."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from judge.cards.card_fields import NoCard, read_printed
from judge.cards.printed import Printed
from judge.messages import Message, Mistake, message

LONGEST_LINE = 100_000
MOST_CARDS = 100_000


def read_lines(path: Path, name: str, done: Callable[[int], None]) -> Iterator[Printed | Mistake]:
    """The cards of a file, in its order, and what is wrong with the lines that are none.

    Arguments:
        path: the file.
        name: how mistakes name it.
        done: is told how many bytes more are read.

    Raises:
        OSError: the file cannot be read.
    """
    seen: dict[str, int] = {}
    with path.open("rb") as stream:
        for number, source in enumerate(_lines(stream), 1):
            done(len(source))
            if not source.strip():
                continue
            if len(seen) >= MOST_CARDS:
                too_many = message("no more than {most} cards are read; part the file", most=MOST_CARDS)
                yield Mistake(name, number, too_many)
                return
            try:
                card = read_printed(read_json(source))
            except NoCard as error:
                yield Mistake(name, number, error.message)
                continue
            if card.id in seen:
                twice = message(
                    "the card {id} stands in line {first} already; leave one of the two out",
                    id=card.id,
                    first=seen[card.id],
                )
                yield Mistake(name, number, twice)
                continue
            seen[card.id] = number
            yield card


def read_json(source: bytes) -> object:
    """What a piece of JSON holds.

    Raises:
        NoCard: it is no JSON.
    """
    if len(source) > LONGEST_LINE:
        raise NoCard(message("this is longer than {most} bytes; write one card", most=LONGEST_LINE))
    try:
        return json.loads(source.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise NoCard(message("this is not UTF-8; save the file as UTF-8")) from None
    except json.JSONDecodeError as error:
        raise NoCard(no_json(error)) from None
    except (RecursionError, ValueError):
        raise NoCard(message("this cannot be read as JSON; write one card")) from None


def no_json(error: json.JSONDecodeError) -> Message:
    """What is said of a text that stops being JSON."""
    if error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated"):
        return message("the JSON is cut off; write the card to its last brace")
    return message(
        "this is no JSON from line {line}, column {column} on; write a card as a JSON object",
        line=error.lineno,
        column=error.colno,
    )


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, none longer in memory than a little more than `LONGEST_LINE`."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line
