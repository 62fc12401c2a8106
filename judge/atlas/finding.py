"""What is worth knowing of a meeting: what neither of its cards brings about alone, unless one is the plain card."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

from judge.atlas.drawing import Meetings
from judge.atlas.looking import FindKind, Looker, MeetingLook
from judge.atlas.meeting import Layout, Meeting
from judge.cards.collection import Collection
from judge.editions import rules_of
from judge.games.opening import PLAYERS
from judge.value import value
from judge.wording.names import Names

MOST_KEPT = 20_000
"""So many looks at cards alone are remembered."""

Looks = dict[str, MeetingLook]
"""What was seen of a meeting, by edition."""


@value(frozen=True, slots=True)
class Find:
    """Something worth knowing of a meeting.

    Arguments:
        kind: what it is.
        editions: the editions by which it is so.
        about: names of laws, of questions, of cards; or an error.
    """

    kind: FindKind
    editions: tuple[str, ...]
    about: tuple[str, ...]


@value(frozen=True, slots=True)
class Found:
    """What a meeting comes to.

    Arguments:
        finds: what is worth knowing.
        alone: the kinds of what one of its cards brings about alone.
        editions: how many editions it was put before.
        unfinished: in how many of them there was too much to look at.
        visited: how often a unit was played.
    """

    finds: tuple[Find, ...]
    alone: tuple[FindKind, ...]
    editions: int
    unfinished: int
    visited: int


class MeetingFinder:
    """Finds what is worth knowing.

    Arguments:
        meetings: the meetings that there are.
    """

    def __init__(self, meetings: Meetings) -> None:
        self._meetings = meetings
        names = Names(PLAYERS, Collection.shipped())
        self._lookers = {name: Looker(names, rules_of(name), meetings.plain) for name in meetings.editions}
        self._kept: OrderedDict[tuple[str, str, bool, Layout, bool], Looks] = OrderedDict()

    def find(self, meeting: Meeting) -> Found:
        """What is worth knowing of a meeting."""
        looks = self._looks(meeting)
        seen = [one for one in looks.values() if one.found or one.refused is not None]
        if not seen and not _differ(looks):
            return self._found((), (), looks)
        plain = self._meetings.plain
        without = [
            self._alone(Meeting(meeting.first, plain, meeting.opposite, meeting.layout)),
            self._alone(Meeting(meeting.first, plain, meeting.opposite, meeting.layout, lone=True)),
            self._alone(Meeting(plain, meeting.second, meeting.opposite, meeting.layout)),
        ]
        finds, alone = [], []
        for kind in FindKind:
            found = list(_of(kind, looks))
            of_one = plain in (meeting.first, meeting.second)
            known = set() if of_one else {what for looks in without for what in _of(kind, looks)}
            fresh = [one for one in found if kind is FindKind.FAILS or one not in known]
            if fresh:
                editions = tuple(sorted({edition for edition, _ in fresh}))
                finds.append(Find(kind, editions, tuple(sorted({about for _, about in fresh}))))
            elif found:
                alone.append(kind)
        return self._found(tuple(finds), tuple(alone), looks)

    def _found(self, finds: tuple[Find, ...], alone: tuple[FindKind, ...], looks: Looks) -> Found:
        unfinished = sum(one.ends is None for one in looks.values())
        return Found(finds, alone, len(looks), unfinished, sum(one.visited for one in looks.values()))

    def _looks(self, meeting: Meeting) -> Looks:
        found = {}
        for edition, played in self._meetings.editions.items():
            if {meeting.first.id, meeting.second.id} <= played:
                seen = self._lookers[edition].look(meeting)
                if seen is not None:
                    found[edition] = seen
        return found

    def _alone(self, meeting: Meeting) -> Looks:
        """What was seen of a card that meets only the plain one, or none."""
        key = meeting.first.id, meeting.second.id, meeting.opposite, meeting.layout, meeting.lone
        known = self._kept.get(key)
        if known is None:
            known = self._kept[key] = self._looks(meeting)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return known


def _of(kind: FindKind, looks: Looks) -> Iterator[tuple[str, str]]:
    """What was seen of a kind: by which edition, and what it is about."""
    if kind is FindKind.EDITIONS:
        return iter([(edition, "") for edition in looks] if _differ(looks) else [])
    return iter([(edition, about) for edition, one in looks.items() for about in one.found.get(kind, ())])


def _differ(looks: Looks) -> bool:
    """Whether editions come to different ends."""
    ends = [one.ends for one in looks.values()]
    return None not in ends and len(set(ends)) > 1
