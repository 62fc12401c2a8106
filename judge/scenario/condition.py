"""What is so of an object at a moment: lines under a move that speak of its statuses and counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from judge.game.state.objects import Object
from judge.game.terms import IN_PLAY, Status, Zone
from judge.messages import LANGUAGES, Message, message, pasted
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.truth import Truth
from judge.wording.names import NamedCard, Names
from judge.wording.table import ParsedSentence, SentenceReader, sentence

VISIBLE = (*IN_PLAY, Zone.RESERVE, Zone.DISCARD, Zone.LIMBO, Zone.MANA)
"""The zones that hold objects, of which there is something to say."""

AFFIRMING = frozenset({"has_status", "has_counters"})
"""The sentences that hold of several objects of one name as soon as they hold of one; the others hold of all."""


class Condition:
    """Reads what a line says of an object, and whether it is so.

    Arguments:
        performance: the scenario as it was played.
    """

    def __init__(self, performance: Performance) -> None:
        self._reader = SentenceReader("condition", performance.names)
        self._names = performance.names

    def judge_sentence(self, text: str, played: PlayedMove) -> Truth | None:
        """Whether what a line says is so after a move; its laws are those of what the move did to the object.

        Arguments:
            text: the line without its laws.

        Returns:
            None if it is no such line.
        """
        said = next(self._reader.read(text), None)
        if said is None:
            return None
        named = said.values["card"]
        assert isinstance(named, NamedCard)
        there = [one for one in played.after.where(named.fits) if one.zone in VISIBLE and not one.face_down]
        about = (one for one in played.happenings if _speaks_of(one.values.values(), named))
        laws = dict.fromkeys(law for one in about for law in one.laws)
        found = [_is_so(said, one) for one in there]
        denies = said.sentence.key not in AFFIRMING
        return Truth(
            all(found) if denies and found else any(found),
            tuple(laws),
            _what_is_so(there, self._names.among(played.after)),
        )


def _what_is_so(there: Sequence[Object], names: Names) -> Message:
    """What could be said of some objects of one name instead, as lines to write."""
    if not there:
        return message("nothing of this name lies there for all to see")
    told = [(sentence("condition", key), values) for one in there for key, values in _statements(one)]
    return message(
        "this is not so; what is so is: {lines}",
        lines=pasted(*({one: said.write(values, names, one) for one in LANGUAGES} for said, values in told)),
    )


def _statements(one: Object) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The sentences that hold of an object, each with what fills it."""
    yield from (("has_status", {"card": one, "status": status}) for status in sorted(one.statuses))
    yield from (("has_counters", {"card": one, "counters": counters}) for counters in one.counters)
    if not one.statuses:
        yield "has_no_statuses", {"card": one}
    if not one.counters:
        yield "has_no_counters", {"card": one}


def _speaks_of(values: object, named: NamedCard) -> bool:
    return any(isinstance(one, Object) and named.fits(one) for one in values)  # type: ignore[attr-defined]


def _is_so(said: ParsedSentence, one: Object) -> bool:
    match said.sentence.key:
        case "has_status":
            return one.has(_status(said))
        case "has_not_status":
            return not one.has(_status(said))
        case "is_ready":
            return not one.exhausted
        case "has_no_statuses":
            return not any(one.has(status) for status in Status)
        case "has_no_counters":
            return not one.counters
    counters = said.values["counters"]
    assert isinstance(counters, tuple)
    name, count = counters
    return one.count(str(name)) == int(str(count))


def _status(said: ParsedSentence) -> Status:
    return Status(str(said.values["status"]))
