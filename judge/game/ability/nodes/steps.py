"""Ways to join steps, and steps that wait."""

from __future__ import annotations

from judge.game.ability import (
    EACH_OF_SEVERAL,
    OF_THE_OFFER,
    Activate,
    AfterRest,
    BecomesFirst,
    Branch,
    ChooseOne,
    Cost,
    Creates,
    Depending,
    Discard,
    Discards,
    Draw,
    Draws,
    Exhausts,
    ForEach,
    ForPlayers,
    GainCounters,
    GainStatus,
    If,
    It,
    Joins,
    Lasting,
    LoseStatus,
    May,
    Moves,
    NextJoins,
    NextPlayed,
    NextTime,
    OnResult,
    Paid,
    Passes,
    Pay,
    PayTo,
    Plays,
    Repeat,
    Resupplies,
    Resupply,
    Rolls,
    Sacrifice,
    Seat,
    Some,
    Steps,
    Who,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.nodes.phrases import AMOUNT, settled
from judge.game.ability.parts import parts_of
from judge.law.laws import day, events, objects, vocabulary, zones
from judge.messages import Message, message

MAY = frozenset(
    {
        *(Who.EACH, Who.EACH_FROM_YOU, Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Who.CONTROLLER, Who.OWNER),
        *(Seat(0), Seat(1)),
    }
)
"""Who may be left free to do something."""

EVENTS = (BecomesFirst, Creates, Discards, Draws, Exhausts, Joins, Moves, Passes, Plays, Resupplies, Rolls)
"""What an emblem can wait for: what players do, what joins, what moves."""

GIFTS = (Activate, GainCounters, GainStatus, LoseStatus)
"""What an emblem can do to a card as it is played."""


def _is_gift(step: NextPlayed) -> Message | None:
    given = step.effect.effect if isinstance(step.effect, If) else step.effect
    parts = given.steps if isinstance(given, Steps) else (given,)
    if given is None or all(isinstance(one, GIFTS) for one in parts):
        return None
    return message("what an emblem does to a card as it is played cannot be applied yet, save counters and statuses")


def _given_as_it_joins(step: NextJoins) -> Message | None:
    parts = step.effect.steps if isinstance(step.effect, Steps) else (step.effect,)
    counted = all(isinstance(one.count, int | Paid) for one in parts if isinstance(one, GainCounters))
    if counted and all(isinstance(one, GainCounters | GainStatus) and one.what == It() for one in parts):
        return None
    return message("what an emblem does to what joins cannot be applied yet, save counters and statuses")


def _is_known_later(step: NextTime) -> Message | None:
    """An emblem does later what needs no {X} of the cost that was paid for the emblem."""
    return message("what an emblem does later with an {X} cannot be applied yet") if _names_x(step.effect) else None


def _names_x(node: object) -> bool:
    return isinstance(node, Paid) or any(map(_names_x, parts_of(node)))


def _paid_alone(steps: Steps) -> Message | None:
    """What is paid for nothing but "if you do" is a step of its own, which the player may take or not."""
    if any(isinstance(one, Pay) for one in steps.steps):
        return message("mana that is paid together with something else cannot be applied yet")
    return None


def _pays_alone(step: May) -> Message | None:
    """Mana is asked of one player, who is known."""
    if not isinstance(step.effect, Pay):
        return None
    several = step.who in (Who.EACH, Who.EACH_FROM_YOU)
    return message("mana that an effect asks of several players cannot be applied yet") if several else None


def _paid_by_each(step: PayTo) -> Message | None:
    """Where each of several players may pay, each does one thing with an object of theirs, and draws or resupplies."""
    if step.who is Who.YOU:
        return None
    match step:
        case PayTo(
            Cost(actions=(Sacrifice(Some(_, 1, False)) | Discard(Some(_, 1, False)) as paid,)) as cost,
            Draw(who=Who.YOU) | Resupply(who=Who.YOU),
        ) if cost == Cost(actions=(paid,)):
            return None
    return message("what each of several players pays for can be applied only where they draw or Resupply for a card")


ENTRIES: Entries = {
    AfterRest: NodeEntry((day.AFTER_REST,), Played()),
    Branch: NodeEntry((), Played()),
    ChooseOne: NodeEntry(
        (events.MODE_CHOSEN,),
        Played({"count": AMOUNT, "up_to": ..., "again": ..., "all_if": ..., "all_for": ...}),
    ),
    Depending: NodeEntry((events.CONDITIONAL_STEP,), Played({"amount": AMOUNT})),
    ForEach: NodeEntry((), Played()),
    If: NodeEntry((events.CONDITIONAL_STEP,), Played({"otherwise": ...})),
    Lasting: NodeEntry((objects.DURATION,), Played()),
    May: NodeEntry(
        (events.OPTIONAL_STEP,),
        Played(
            {"who": MAY},
            (_pays_alone,),
        ),
    ),
    NextJoins: NodeEntry((objects.DURATION, vocabulary.JOINS), Played({}, (_given_as_it_joins, settled))),
    NextPlayed: NodeEntry(
        (objects.DURATION, vocabulary.IS_PLAYED),
        Played({"source": ..., "less": AMOUNT, "free": ..., "effect": ..., "minimum": ...}, (_is_gift, settled)),
    ),
    NextTime: NodeEntry((objects.DURATION,), Played({"trigger": EVENTS}, (_is_known_later, settled))),
    OnResult: NodeEntry((vocabulary.ROLL,), Played()),
    Pay: NodeEntry((zones.MANA_PAID_BY_ORBS,), Played({"mana": AMOUNT})),
    PayTo: NodeEntry((events.INTERNAL_ACTION,), Played({"who": EACH_OF_SEVERAL}, (_paid_by_each,))),
    ForPlayers: NodeEntry(
        (),
        Played({"who": EACH_OF_SEVERAL | OF_THE_OFFER}),
    ),
    Repeat: NodeEntry((), Played({"times": AMOUNT})),
    Steps: NodeEntry((events.STEP_PER_VERB,), Played(checks=(_paid_alone,))),
}
