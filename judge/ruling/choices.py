"""What players choose in a run: the laws that leave it to them, and those by which something cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Set

from judge.game.event.choices import Option, Question
from judge.law.laws import events, playing
from judge.law.laws.law import Law
from judge.scenario.performance import Performance

CHOICES = frozenset({"mode", "modify", "order", "reaction"})
"""The questions that leave it to a player which of several things is done, or in which order: modes, what changes an
event, timestamps, Reactions."""

TARGET = "target"
"""The question of what is targeted."""

ORDERS = frozenset({playing.SEVERAL_CARDS})
"""The laws that leave an order to a player where it is asked what comes next."""


def choices_made(run: Performance) -> Iterator[tuple[int, Law]]:
    """The moves of a run that make such a choice, each by its line, with the law that lets them."""
    for line, put, option in _chosen(run):
        declined = put.laws[0] == events.OPTIONAL_STEP and option.kind == "no"
        if put.kind in CHOICES or put.laws[0] in ORDERS or declined:
            yield line, put.laws[0]


def targets_chosen(run: Performance) -> Iterator[tuple[int, Law]]:
    """The moves of a run that choose one of several targets, each by its line, with the law that leaves it to them."""
    for line, put, _ in _chosen(run):
        if put.kind == TARGET:
            yield line, put.laws[0]


def _chosen(run: Performance) -> Iterator[tuple[int, Question, Option]]:
    """The moves of a run that choose one of several options, each by its line, with what was asked."""
    for played in run.played:
        if played.move is None or played.option is None:
            continue
        put = next((one for one in reversed(run.questions) if played.option in one.question.allowed), None)
        if put is not None and len(put.question.allowed) > 1:
            yield played.move.line.number, put.question, played.option


def refusing(run: Performance) -> Set[Law]:
    """The laws by which something cannot be chosen that is asked in a run, but for what a player may do in a turn."""
    return {
        law
        for put in run.questions
        for option in put.question.options
        if put.question.kind != "turn" and option.refusal is not None
        for law in option.refusal.laws
    }


def not_allowed(run: Performance) -> tuple[Law, ...]:
    """The laws by which moves of the file are not allowed, in the order of the moves."""
    refused = (played.refusal for played in run.played if played.refusal is not None)
    return tuple(dict.fromkeys(law for one in refused for law in one.laws))
