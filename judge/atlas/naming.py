"""What the atlas calls the kinds of what is worth knowing, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from judge.atlas.looking import Kind
from judge.messages import Message, message

KINDS: Mapping[Kind, Message] = {
    Kind.FAILS: message("the judge fails"),
    Kind.LOOP: message("it can go on without end"),
    Kind.OPEN: message("the rules leave it open"),
    Kind.EDITIONS: message("the editions differ"),
    Kind.ORDER: message("the order matters"),
    Kind.NOTHING: message("something is promised and nothing happens"),
}


def kind_name(kind: Kind) -> Message:
    """What a kind is called."""
    return KINDS[kind]
