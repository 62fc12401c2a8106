"""What a file of JSON holds: one value, or those of an array one by one, as far as the file can be read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from judge.cards.card_fields import NoCard
from judge.cards.lines import no_json
from judge.messages import message

_BETWEEN = re.compile(r"[\s,]*")
"""What stands between the values of an array."""


def elements(source: str) -> Iterator[tuple[int, object]]:
    """The value of a file, or the values of the array that it is, each with the place where it begins.

    Arguments:
        source: the text of the file.

    Returns:
        in the place of the first value that cannot be read, and of all behind it, a `NoCard` that says why.
    """
    decoder = json.JSONDecoder()
    place = _next(source, 0)
    array = source.startswith("[", place)
    if array:
        place = _next(source, place + 1)
    while not (array and source.startswith("]", place)):
        try:
            value, end = decoder.raw_decode(source, place)
        except json.JSONDecodeError as error:
            yield min(error.pos, len(source)), NoCard(no_json(error))
            return
        except (RecursionError, ValueError):
            yield place, NoCard(message("this cannot be read as JSON; write one card"))
            return
        yield place, value
        place = _next(source, end)
        if not array:
            return


def _next(source: str, place: int) -> int:
    between = _BETWEEN.match(source, place)
    return between.end() if between is not None else place
