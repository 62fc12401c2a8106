"""What the atlas calls the kinds of what is worth knowing, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from judge.atlas.looking import FindKind
from judge.messages import Message, message

KINDS: Mapping[FindKind, Message] = {
    FindKind.FAILS: message("the judge fails"),
    FindKind.LOOP: message("it can go on without end"),
    FindKind.OPEN: message("the rules leave it open"),
    FindKind.EDITIONS: message("the editions differ"),
    FindKind.ORDER: message("the order matters"),
    FindKind.NOTHING: message("something is promised and nothing happens"),
}


def kind_name(kind: FindKind) -> Message:
    """What a kind is called."""
    return KINDS[kind]
