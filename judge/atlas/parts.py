"""Meetings as a part of some work: their places in a seed’s order in, what is worth knowing out, as plain data."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.atlas.drawing import Meetings, drawn
from judge.atlas.finding import Find, MeetingFinder
from judge.atlas.looking import FindKind
from judge.editions import PLAYED
from judge.jobs.running import Workforce, run
from judge.value import value

AT_ONCE = 50
"""How many meetings a part has."""

MOST_NUMBER = 2**63
LONGEST = 2_000
"""No text of a find has more letters."""


@value(frozen=True, slots=True)
class NumberedFind:
    """A find, and of which meeting.

    Arguments:
        number: of the meeting, among all.
    """

    number: int
    find: Find


@value(frozen=True, slots=True)
class Swept:
    """What some meetings come to.

    Arguments:
        count: how many they are.
        boards: on how many boards they were looked at, each edition for itself.
        unfinished: on how many of these there was too much to look at.
        visited: how often a unit was played.
        alone: how often one card alone brought something about, by kind.
        finds: what is worth knowing of them.
        seconds: how long that took of a processor.
    """

    count: int
    boards: int
    unfinished: int
    visited: int
    alone: Mapping[FindKind, int]
    finds: tuple[NumberedFind, ...]
    seconds: float


def sweep(seed: int | None, places: range, workforce: Workforce) -> Iterator[Swept]:
    """Put meetings before the engine, in a seed’s order.

    Arguments:
        seed: decides the order; None for the meetings of each card with the plain one, in their own.
        places: those of the meetings in that order.
        workforce: who looks.

    Raises:
        WorkError: a part of them could not be looked at.
    """
    parts = ([first, min(first + AT_ONCE, places.stop)] for first in range(places.start, places.stop, AT_ONCE))
    yield from run("meetings", {"seed": seed}, parts, workforce, read_swept)


def worker(whole: Mapping[str, Any]) -> Callable[[list[int]], dict[str, Any]]:
    """What looks at the meetings at some places.

    Arguments:
        whole: the seed, or none.
    """
    meetings, seed = Meetings.shipped(), whole["seed"]
    finder = MeetingFinder(meetings)

    def look(part: list[int]) -> dict[str, Any]:
        began = time.process_time()
        numbers = [
            meetings.alone[place] if seed is None else drawn(seed, place, len(meetings)) for place in range(*part)
        ]
        found = [finder.find(meetings.numbered(number)) for number in numbers]
        return {
            "count": len(numbers),
            "boards": sum(one.editions for one in found),
            "unfinished": sum(one.unfinished for one in found),
            "visited": sum(one.visited for one in found),
            "alone": dict(Counter(kind for one in found for kind in one.alone)),
            "finds": [
                [number, find.kind, find.editions, find.about]
                for number, one in zip(numbers, found, strict=True)
                for find in one.finds
            ],
            "seconds": time.process_time() - began,
        }

    return look


def read_swept(data: Any) -> Swept:
    """What the meetings of a part come to.

    Raises:
        ValueError: it is something else.
    """
    count, boards, unfinished, visited = (data[name] for name in ("count", "boards", "unfinished", "visited"))
    counts = (count, boards, unfinished, visited)
    alone = {FindKind(kind): count for kind, count in data["alone"].items()}
    if not all(type(one) is int and 0 <= one < MOST_NUMBER for one in (*counts, *alone.values())):
        raise ValueError("no counts of meetings")
    if not 0 <= float(data["seconds"]) < MOST_NUMBER:
        raise ValueError("no time")
    return Swept(count, boards, unfinished, visited, alone, tuple(map(_read, data["finds"])), float(data["seconds"]))


def _read(data: Any) -> NumberedFind:
    number, kind, editions, about = data
    if type(number) is not int or not 0 <= number < len(Meetings.shipped()) or not set(editions) <= set(PLAYED):
        raise ValueError("no find")
    if not all(type(one) is str and len(one) <= LONGEST for one in about):
        raise ValueError("no find")
    return NumberedFind(number, Find(FindKind(kind), tuple(editions), tuple(about)))
