"""Ways to join steps, and steps that wait."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import (
    Activate,
    AfterRest,
    Branch,
    ChooseOne,
    Depending,
    Effect,
    ForEach,
    GainCounters,
    GainStatus,
    If,
    It,
    Lasting,
    LoseStatus,
    May,
    NextJoins,
    NextPlayed,
    OnResult,
    Pay,
    PayTo,
    Play,
    Repeat,
    Seat,
    Steps,
    Who,
    Whose,
    kind_of,
    what_of,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.nodes.phrases import AMOUNT, settled
from judge.law.laws import day, events, objects, vocabulary, zones
from judge.messages import Message, message

GIFTS = (Activate, GainCounters, GainStatus, LoseStatus)
"""What an emblem can do to a card as it is played."""


def _is_gift(step: NextPlayed) -> Message | None:
    given = step.effect.effect if isinstance(step.effect, If) else step.effect
    parts = given.steps if isinstance(given, Steps) else (given,)
    if given is None or all(isinstance(one, GIFTS) for one in parts):
        return None
    return message("what an emblem does to a card as it is played cannot be applied yet, save counters and statuses")


def _paid_alone(steps: Steps) -> Message | None:
    """What is paid for nothing but "if you do" is a step of its own, which the player may take or not."""
    if any(isinstance(one, Pay) for one in steps.steps):
        return message("mana that is paid together with something else cannot be applied yet")
    return None


def plays_of_others(steps: Steps) -> bool:
    """Whether a step plays what an earlier one names in other Reserves or hands: a card of somebody else."""
    strange = False
    for step in _single(steps):
        if strange and isinstance(step, Play) and step.what == It():
            return True
        kind = kind_of(what_of(step))
        strange = strange or (kind is not None and kind.zone is not None and kind.whose is not Whose.YOURS)
    return False


def _single(effect: Effect) -> Iterator[Effect]:
    """The single steps of an effect, offered and conditional ones too."""
    match effect:
        case Steps(steps):
            for step in steps:
                yield from _single(step)
        case If(_, done, otherwise):
            yield from _single(done)
            if otherwise is not None:
                yield from _single(otherwise)
        case May(done) | PayTo(_, done) | AfterRest(done):
            yield from _single(done)
        case _:
            yield effect


def _pays_alone(step: May) -> Message | None:
    """Mana that an effect asks for is asked of its controller."""
    alone = step.who is Who.YOU or not isinstance(step.effect, Pay)
    return None if alone else message("mana that an effect asks of several players cannot be applied yet")


ENTRIES: Entries = {
    AfterRest: NodeEntry((day.AFTER_REST,), Played()),
    Branch: NodeEntry((), Played()),
    ChooseOne: NodeEntry((events.MODE_CHOSEN,), Played()),
    Depending: NodeEntry((), None),
    ForEach: NodeEntry((), Played()),
    If: NodeEntry((events.CONDITIONAL_STEP,), Played({"otherwise": ...})),
    Lasting: NodeEntry((objects.DURATION,), Played()),
    May: NodeEntry(
        (events.OPTIONAL_STEP,),
        Played(
            {"who": frozenset({Who.EACH, Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Seat(0), Seat(1)})}, (_pays_alone,)
        ),
    ),
    NextJoins: NodeEntry((objects.DURATION, vocabulary.JOINS), None),
    NextPlayed: NodeEntry(
        (objects.DURATION, vocabulary.IS_PLAYED),
        Played({"source": ..., "less": AMOUNT, "free": ..., "effect": ...}, (_is_gift, settled)),
    ),
    OnResult: NodeEntry((vocabulary.ROLL,), Played()),
    Pay: NodeEntry((zones.MANA_PAID_BY_ORBS,), Played({"mana": AMOUNT})),
    PayTo: NodeEntry((events.INTERNAL_ACTION,), Played()),
    Repeat: NodeEntry((), Played({"times": AMOUNT})),
    Steps: NodeEntry((events.STEP_PER_VERB,), Played(checks=(_paid_alone,))),
}
