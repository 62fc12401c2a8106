"""The coverage of a file of cards as a part of some work: some of its lines in, what is counted out, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from judge.cards.coverage import FileCoverage, SetCoverage, UncoveredCard, cover
from judge.editions import rules_of
from judge.jobs.running import Workforce, run
from judge.messages import LANGUAGES, Language, Message

AT_ONCE = 100
"""How many lines a part has."""

NUMBERS = ("lines", "lines_understood", "cards", "cards_understood", "as_written")
COUNTERS = ("stops", "played", "no_rule")

_PER_LANGUAGE = "{said}"


def cover_in_parts(
    file: Iterable[str], editions: Sequence[str], worded: bool, workforce: Workforce
) -> Iterator[FileCoverage]:
    """How much of a file of cards is understood and played, part by part.

    Arguments:
        file: its lines, each a card as JSON.
        editions: those by which it is asked what is played.
        worded: whether to hold the print of each line against its text.
        workforce: who reads them.

    Raises:
        WorkError: a part of them could not be read.
    """
    whole = {"editions": list(editions), "worded": worded}

    def read(data: Any) -> FileCoverage:
        return _read(data, editions, worded)

    return run("coverage", whole, _parts(file), workforce, read)


def joined(parts: Iterable[FileCoverage], editions: Sequence[str], worded: bool) -> FileCoverage:
    """The coverage of a file, of that of its parts in their order."""
    found = FileCoverage(tuple(rules_of(one).edition for one in editions), worded=worded)
    for part in parts:
        found.equal += part.equal
        found.differing += part.differing
        found.unread += part.unread
        for key, count in part.counts.items():
            _add(found.counts.setdefault(key, SetCoverage()), count)
    return found


def _add(total: SetCoverage, count: SetCoverage) -> None:
    for name in NUMBERS:
        setattr(total, name, getattr(total, name) + getattr(count, name))
    for name in COUNTERS:
        getattr(total, name).update(getattr(count, name))
    total.wordings.update(count.wordings)
    total.uncovered += count.uncovered


def _parts(file: Iterable[str]) -> Iterator[list[Any]]:
    lines, first = iter(file), 1
    while part := list(islice(lines, AT_ONCE)):
        yield [first, part]
        first += len(part)


def worker(whole: Mapping[str, Any]) -> Callable[[list[Any]], dict[str, Any]]:
    """What reads some lines.

    Arguments:
        whole: the editions, and whether the prints are held against the texts.
    """
    editions, worded = [rules_of(one).edition for one in whole["editions"]], bool(whole["worded"])

    def read(part: list[Any]) -> dict[str, Any]:
        first, lines = part
        found = cover(lines, editions, worded)
        return {
            "counts": [[*key, _written(count)] for key, count in found.counts.items()],
            "equal": found.equal,
            "differing": found.differing,
            "unread": [[number + first - 1, _said(reason)] for number, reason in found.unread],
        }

    return read


def _written(count: SetCoverage) -> dict[str, Any]:
    return {
        **{name: getattr(count, name) for name in NUMBERS},
        **{name: list(getattr(count, name).items()) for name in COUNTERS},
        "wordings": [[*pair, number] for pair, number in count.wordings.items()],
        "uncovered": [[one.card, one.edition, one.words, _said(one.reason)] for one in count.uncovered],
    }


def _said(what: Message) -> dict[Language, str]:
    return {language: what.say(language) for language in LANGUAGES}


def _read(data: Any, editions: Sequence[str], worded: bool) -> FileCoverage:
    found = FileCoverage(tuple(rules_of(one).edition for one in editions), worded=worded)
    found.equal, found.differing = _number(data["equal"]), [_text(one) for one in data["differing"]]
    found.unread = [(_number(number), _message(said)) for number, said in data["unread"]]
    for name, language, count in data["counts"]:
        if language not in LANGUAGES:
            raise ValueError("no language")
        found.counts[_text(name), language] = _read_set(count)
    return found


def _read_set(data: Any) -> SetCoverage:
    found = SetCoverage()
    for name in NUMBERS:
        setattr(found, name, _number(data[name]))
    for name in COUNTERS:
        setattr(found, name, Counter({_text(key): _number(number) for key, number in data[name]}))
    found.wordings = Counter({(_text(one), _text(other)): _number(number) for one, other, number in data["wordings"]})
    found.uncovered = [
        UncoveredCard(_text(card), _text(edition), _text(words), _message(said))
        for card, edition, words, said in data["uncovered"]
    ]
    return found


def _message(said: Any) -> Message:
    return Message(_PER_LANGUAGE, {"said": {language: _text(said[language]) for language in LANGUAGES}})


def _number(data: Any) -> int:
    if type(data) is not int or data < 0:
        raise ValueError("no number")
    return data


def _text(data: Any) -> str:
    if not isinstance(data, str):
        raise ValueError("no text")
    return data
