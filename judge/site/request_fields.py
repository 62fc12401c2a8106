"""What a program sends, read with distrust."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from flask import request
from flask_babel import gettext

from judge.search.query import LONGEST
from judge.site.errors import Offer, Refused, shortened


def sent_object() -> dict[str, Any] | None:
    """The JSON object that a program sent; None where it sent another thing, or what is no text anywhere in it."""
    try:
        sent = request.get_json(silent=True)
        json.dumps(sent, ensure_ascii=False).encode()
    except (RecursionError, UnicodeEncodeError):
        return None
    return sent if isinstance(sent, dict) else None


def words_of(sent: Mapping[str, Any], name: str, otherwise: str = "") -> str:
    """A field that is text.

    Arguments:
        sent: what was sent.
        name: the field.
        otherwise: what it is where it is missing.

    Raises:
        Refused: it is none.
    """
    value = sent.get(name, otherwise)
    if not isinstance(value, str):
        raise Refused(gettext("“%(name)s” is text.", name=name))
    return value


def lines_of(sent: Mapping[str, Any], name: str, most: int) -> tuple[str, ...]:
    """A field that is a list of lines.

    Arguments:
        sent: what was sent.
        name: the field.
        most: how many it may have.

    Raises:
        Refused: it is none.
    """
    value = sent.get(name)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value) or len(value) > most:
        raise Refused(gettext("“%(name)s” is a list of at most %(most)s lines.", name=name, most=most))
    return tuple(value)


def flag_of(sent: Mapping[str, Any], name: str) -> bool:
    """A field that is true or false.

    Arguments:
        sent: what was sent.
        name: the field.

    Raises:
        Refused: it is neither.
    """
    value = sent.get(name, False)
    if not isinstance(value, bool):
        raise Refused(gettext("“%(name)s” is true or false.", name=name))
    return value


def one_of(arguments: Mapping[str, str], name: str, known: Collection[str], offers: Sequence[Offer] = ()) -> str:
    """A field of an address that takes one of a few values; "" where nothing is chosen.

    Arguments:
        arguments: what stands behind the question mark of the address.
        name: the field.
        known: the values.
        offers: where to go instead.

    Raises:
        Refused: it is none of them.
    """
    value = arguments.get(name, "")
    if value and value not in known:
        raise Refused(
            gettext(
                "“%(value)s” is nothing to choose; choose one of %(known)s.",
                value=shortened(value),
                known=", ".join(known),
            ),
            offers,
        )
    return value


def words_sought(arguments: Mapping[str, str]) -> str:
    """The words of a search in a list, each parted by one space.

    Arguments:
        arguments: what stands behind the question mark of the address.

    Raises:
        Refused: there are too many.
    """
    words = arguments.get("q", "")
    if len(words) > LONGEST:
        raise Refused(gettext("The search is longer than %(most)s characters; write fewer.", most=LONGEST))
    return " ".join(words.split())
