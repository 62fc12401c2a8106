"""What is true at an end, fact by fact: ends are told side by side, each with a word on all that any of them names."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

from judge.exploring.summary import facts_of
from judge.game.state.state import State
from judge.messages import LANGUAGES, Language
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import Fact, subject_of
from judge.school.runs import Text
from judge.wording.names import Names

Subject = tuple[int | None, Hashable]
"""Of whom and of what a fact speaks."""

Facts = Mapping[Subject, Fact]


def facts(state: State, names: Names) -> Facts:
    """The facts of a position by what they speak of.

    Arguments:
        state: the position.
        names: the names of players and cards.
    """
    return {(player, subject_of(write_fact(fact, names, "en"))): fact for player, fact in facts_of(state)}


def apart(one: Facts, other: Facts) -> set[Subject]:
    """Of what two positions say different things."""
    return {subject for subject in {**one, **other} if one.get(subject) != other.get(subject)}


def false(one: Facts, truth: Facts, subjects: Iterable[Subject]) -> bool:
    """Whether something that is said of one end is not true at another."""
    return any(subject in one and one[subject] != truth.get(subject) for subject in subjects)


def side_by_side(ends: Sequence[Facts], subjects: set[Subject], names: Names) -> tuple[Text, ...]:
    """Ends in words, all of the same things in the same order.

    Arguments:
        ends: what is true at each.
        subjects: what is told of them.
        names: the names of players and cards.
    """
    known = dict.fromkeys(subject for end in ends for subject in end if subject in subjects)
    ordered = sorted(known, key=lambda one: -1 if one[0] is None else one[0])
    return tuple(
        {language: " · ".join(_facts_in_words(end, ordered, names, language)) for language in LANGUAGES} for end in ends
    )


def _facts_in_words(end: Facts, subjects: Sequence[Subject], names: Names, language: Language) -> Iterator[str]:
    """Facts in words, each player named once."""
    speaking: int | None = None
    for player, about in subjects:
        if (player, about) in end:
            words = write_fact(end[player, about], names, language)
            yield words if player is None or player == speaking else f"{names.players[player]} — {words}"
            speaking = player
