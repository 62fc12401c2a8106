"""Steps whose objects later words count: "that many", "for each card discarded this way"."""

from __future__ import annotations

from judge.game.ability.gains import GainStatus, LoseCounters, LoseStatus
from judge.game.ability.moves import Discard, Put, Sacrifice
from judge.game.terms import Status


def is_counted(step: object) -> bool:
    """Whether later words can count the objects, or the counters, to which a step does something."""
    turns = isinstance(step, GainStatus | LoseStatus) and step.status is Status.EXHAUSTED
    return turns or isinstance(step, LoseCounters | Discard | Sacrifice | Put)
