"""A link that holds a whole situation: its text, by which engine it was played, and a short mark of what came of it.

A link is bytes in letters that an address may hold: the version of the format, the mark of the engine, how many steps
have marks of their own, those marks, the edition and the text deflated with the words of that version, and a checksum.
The versions that were ever given out can be opened forever; nothing else can.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from judge.game.state.objects import Object
from judge.game.state.state import SEATS, State
from judge.game.terms import Expedition, Zone
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.messages import Message, message
from judge.scenario.performance import Performance
from judge.scenario.source import MOST_BYTES
from judge.telling.fingerprint import fingerprint
from judge.value import value

VERSION = 1
"""The version of the links that are made."""

LONGEST_ADDRESS = 4_000
"""How many characters an address with a link has at most."""

LONGEST_LINK = 8_000
"""How many characters of a link are looked at."""

MOST_MARKS = 64
"""So many steps are told apart; those after them share the last mark."""

_ENGINE, _MARK, _CHECK = 5, 2, 4
_LETTERS = re.compile(r"[A-Za-z0-9_-]+")
_EDITION = re.compile(r"\d{1,3}\.\d{1,3}")


class BrokenLink(ValueError):
    """A link that nobody can open.

    Arguments:
        message: why, and what to do.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@value(frozen=True, slots=True)
class LinkContent:
    """What a link holds.

    Arguments:
        text: the situation.
        edition: the edition of the rules by which it was played.
        engine: the mark of the engine that played it.
        marks: the marks of its steps.
    """

    text: str
    edition: str
    engine: str
    marks: tuple[bytes, ...]


def link(text: str, edition: str, marks: Sequence[bytes]) -> str:
    """The link that holds a situation; it may be longer than an address can be.

    Arguments:
        text: the situation.
        edition: the edition of the rules.
        marks: the marks of its steps, as `marks_of` gives them.
    """
    held = f"{edition}\n{text}".encode()
    deflating = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, _words(VERSION))
    head = bytes((VERSION,)) + bytes.fromhex(fingerprint())[:_ENGINE] + bytes((len(marks),)) + b"".join(marks)
    whole = head + deflating.compress(held) + deflating.flush()
    whole += zlib.crc32(whole).to_bytes(_CHECK, "big")
    return base64.urlsafe_b64encode(whole).rstrip(b"=").decode()


def opened(said: str) -> LinkContent:
    """What a link holds.

    Arguments:
        said: the link, as somebody sent it.

    Raises:
        BrokenLink: it is none.
    """
    whole = _bytes(said)
    if not 1 <= whole[0] <= VERSION:
        raise BrokenLink(message("This link was made with a newer version of this program; open it where it was made."))
    count = whole[1 + _ENGINE]
    start = 2 + _ENGINE + count * _MARK
    if count > MOST_MARKS or start > len(whole) - _CHECK:
        raise _broken()
    marks = whole[2 + _ENGINE : start]
    edition, _, text = _inflated(whole[start:-_CHECK], whole[0]).partition("\n")
    if not _EDITION.fullmatch(edition):
        raise _broken()
    told = tuple(marks[place : place + _MARK] for place in range(0, len(marks), _MARK))
    return LinkContent(text, edition, whole[1 : 1 + _ENGINE].hex(), told)


def changed(linked: LinkContent, marks: Sequence[bytes]) -> Message | None:
    """What to say of a situation that another engine has played; None of one that this engine has.

    Arguments:
        linked: what the link holds.
        marks: the marks of the steps as this engine plays them.
    """
    if linked.engine == bytes.fromhex(fingerprint())[:_ENGINE].hex():
        return None
    if not linked.marks or not marks:
        return message("This link was made with another version of the engine; the situation is played anew.")
    if linked.marks == tuple(marks):
        return message("This link was made with another version of the engine; played anew, the result is the same.")
    differing = (step for step, (before, now) in enumerate(zip(linked.marks, marks, strict=False), 1) if before != now)
    return message(
        "This link was made with another version of the engine; played anew, it differs from step {step} on.",
        step=next(differing, min(len(linked.marks), len(marks)) + 1),
    )


def marks_of(performance: Performance) -> tuple[bytes, ...]:
    """A short mark of each step that was played: of the laws that decided it, and of what lies where after it.

    Arguments:
        performance: the situation as it was played.
    """
    steps = [_digest(state, laws, performance.rules.edition.name) for state, laws in _steps(performance)]
    if len(steps) > MOST_MARKS:
        steps[MOST_MARKS - 1 :] = [sha256(b"".join(steps[MOST_MARKS - 1 :])).digest()]
    return tuple(step[:_MARK] for step in steps)


def _steps(performance: Performance) -> Iterator[tuple[State, tuple[Law, ...]]]:
    for played in performance.played:
        yield from ((happening.state, happening.laws) for happening in played.happenings)
        if played.refusal is not None:
            yield played.after, played.refusal.laws
    if performance.open:
        yield performance.state, performance.open


def _digest(state: State, laws: tuple[Law, ...], edition: str) -> bytes:
    zones = {
        f"{zone.value} {player}": sorted(map(_lies, state.of(zone, player)))
        for zone in Zone
        if zone not in (Zone.ADVENTURE, Zone.DECK)
        for player in SEATS
    }
    decks = [[one.base.card for one in state.of(Zone.DECK, player)] for player in SEATS]
    moved = [state.distance(player, expedition) for player in SEATS for expedition in Expedition]
    table = (state.day, state.phase.value, state.first_player, state.turn, sorted(state.passed), state.winner, moved)
    laid = [[one.base.card, one.region] for one in state.of(Zone.ADVENTURE)]
    said = (zones, decks, table, [cite(law, edition).article for law in laws], *([laid] if laid else ()))
    return sha256(json.dumps(said, sort_keys=True).encode()).digest()


def _lies(one: Object) -> list[object]:
    """What is seen of a thing where it lies."""
    expedition = one.expedition.value if one.expedition is not None else ""
    name = one.base.card or one.base.name
    return [name, expedition, sorted(status.value for status in one.statuses), sorted(one.counters)]


def _bytes(said: str) -> bytes:
    """The bytes of a link, whose checksum is right."""
    if len(said) > LONGEST_LINK or not _LETTERS.fullmatch(said):
        raise _broken()
    try:
        whole = base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))
    except ValueError:
        raise _broken() from None
    written = base64.urlsafe_b64encode(whole).rstrip(b"=").decode()
    if written != said or len(whole) < 3 + _ENGINE + _CHECK:
        raise _broken()
    if zlib.crc32(whole[:-_CHECK]).to_bytes(_CHECK, "big") != whole[-_CHECK:]:
        raise _broken()
    return whole


def _inflated(deflated: bytes, version: int) -> str:
    """A text that was deflated; never more of it than a situation may have."""
    inflating = zlib.decompressobj(zlib.MAX_WBITS, _words(version))
    try:
        held = inflating.decompress(deflated, MOST_BYTES + 16)
        if not inflating.eof or inflating.unused_data or inflating.unconsumed_tail:
            raise _broken()
        return held.decode()
    except (zlib.error, UnicodeDecodeError):
        raise _broken() from None


def _broken() -> BrokenLink:
    return BrokenLink(message("This link is broken: a part of it is missing or was changed; copy it again as a whole."))


@cache
def _words(version: int) -> bytes:
    """The words that links of a version need not hold themselves; no version’s words ever change."""
    return Path(__file__).with_name(f"words_{version}.txt").read_bytes()
