"""Steps as sentences see them: what happens to an object, what stands in a sentence of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from judge.cards.language import context
from judge.cards.language.amounts import Unsayable
from judge.game import ability as tree
from judge.game.ability import Effect, Phrase, Who
from judge.game.ability.roles import ByPlayers
from judge.game.terms import Status, Zone

Happening = (
    tree.GainCounters
    | tree.GainStatus
    | tree.GainSubtypes
    | tree.GainOneStatus
    | tree.LoseStatus
    | tree.SwitchExpeditions
    | tree.Defect
    | tree.LoseCounters
    | tree.GainAbility
)
Scope = (
    tree.May
    | tree.If
    | tree.PayTo
    | tree.ForEach
    | tree.OnResult
    | tree.Depending
    | tree.ChooseOne
    | tree.ForPlayers
    | tree.Repeat
    | tree.AfterRest
    | tree.PayToCostLess
)


def aims(effect: Effect) -> bool:
    """Whether a step of an effect speaks of an Expedition that later steps call "it"."""
    return any(isinstance(step, tree.Aim) and isinstance(step.what, tree.ExpeditionPhrase) for step in steps_of(effect))


def steps_of(effect: Effect) -> tuple[Effect, ...]:
    """The steps of an effect, or the effect itself where it is one step."""
    return effect.steps if isinstance(effect, tree.Steps) else (effect,)


def one_effect(steps: Sequence[Effect]) -> Effect:
    """Steps as one effect."""
    return steps[0] if len(steps) == 1 else tree.Steps(tuple(steps))


def parted(before: Effect | None, step: Effect) -> Effect:
    """A sentence that does not stand under the condition of the one before it.

    Raises:
        Unsayable: it would be read as standing there.
    """
    if before is not None and (context.is_under_condition_of(before, step) or context.is_torn(before, step)):
        raise Unsayable(step)
    return step


def actions_of(cost: tree.Cost) -> Iterator[Effect]:
    """What a cost asks for beside mana and symbols, with the counters to be spent."""
    for name, count in cost.spend:
        yield tree.LoseCounters(tree.Me(), name, count, spend=True)
    yield from cost.actions


def is_in_cost(action: Effect) -> bool:
    """Whether an action stands elsewhere in a cost than among the actions."""
    match action:
        case tree.GainStatus(tree.Me(), Status.EXHAUSTED) | tree.LoseCounters(tree.Me(), str(), int(), spend=True):
            return True
    return False


def happens(step: Effect) -> bool:
    """Whether a step is said of an object that gains, loses or does something."""
    if isinstance(step, tree.GainAbility):
        return isinstance(step.ability, tree.StatisticsRaised | tree.LoseAbilities)
    if isinstance(step, tree.LoseCounters):
        pointed = isinstance(step.what, (tree.Me, tree.It, tree.Target))
        pointed |= isinstance(step.what, tree.All) and step.count is not None
        return (
            pointed
            and step.name is not None
            and isinstance(step.count, int | None)
            and not step.spend
            and not step.up_to
        )
    return isinstance(step, Happening) and getattr(step, "status", None) is not Status.EXHAUSTED


def goes_on(group: Sequence[Effect], step: Effect) -> bool:
    """Whether a step happens to the same object as those before, and can be said with them in one clause."""
    if not happens(step) or not happens(group[0]):
        return False
    assert isinstance(step, Happening) and isinstance(group[0], Happening)
    return step.what == (tree.Me() if isinstance(group[0].what, tree.Me) else tree.It())


def opening(before: Effect, step: Effect | None) -> str | None:
    """How a sentence begins that parts an act from the one before it; None where ", then" goes on with it.

    Arguments:
        before: the act before.
        step: the act.
    """
    of_it = tree.what_of(step) == tree.It()
    happening = step is not None and happens(step)
    match before:
        case tree.ExchangeCounters():
            return "then, "
        case tree.Create(token) if token.abilities and step is not None:
            return "then, "
        case tree.Play():
            return "" if of_it and happening else None
        case tree.Pick(who=who) if who is not Who.YOU:
            return "" if of_it and happening else None
        case tree.Aim(tree.Where()):
            return "" if isinstance(step, tree.Create) and not isinstance(step.count, int | tree.Per) else None
        case tree.Aim():
            return "" if tree.who_of(step) is Who.CONTROLLER else None
        case tree.Create() if isinstance(step, tree.GainCounters) and isinstance(step.count, tree.Per):
            return "then, "
        case tree.Create() if tree.who_of(step) is Who.FACING:
            return "then, "
        case tree.Create() if _whose(step) is tree.Whose.THEIRS:
            return "then, "
    if happens(before):
        mine = tree.what_of(before) == tree.Me()
        return "then " if of_it and not happening and not mine else None
    opponents = tree.who_of(before) is Who.TARGET_OPPONENT and isinstance(step, ByPlayers) and step.who is Who.YOU
    return "then, " if opponents or _whose(before) is tree.Whose.OPPONENTS else None


def ends_sentence(step: Effect, after: Effect | None) -> bool:
    """Whether the act after a step begins a sentence of its own."""
    if isinstance(step, tree.Roll):
        return not isinstance(after, tree.Aim)
    return isinstance(step, tree.NextPlayed | tree.NextTime)


def follows(before: Effect | None, step: Effect) -> bool:
    """Whether a conditional or optional sentence says "then" of the step before it."""
    match step:
        case tree.May():
            return isinstance(before, (tree.Resupply, tree.GainStatus)) and not points(step)
        case tree.PayTo(cost):
            return bool(cost.spend) and isinstance(before, tree.GainCounters)
        case tree.If(condition):
            return _exhausts(before) and any(
                isinstance(part, tree.Kind) and Status.EXHAUSTED in part.statuses for part in context.parts(condition)
            )
    return isinstance(step, tree.Depending)


def _exhausts(step: Effect | None) -> bool:
    done = step.effect if isinstance(step, tree.May) else step
    return isinstance(done, tree.GainStatus) and done.status is Status.EXHAUSTED


def _whose(step: Effect | None) -> object:
    """Whose objects a step does something to."""
    kind = tree.kind_of(tree.what_of(step))
    return kind.whose if kind is not None else None


def is_whole(step: Effect) -> bool:
    """Whether a step that is not the first happens to all that you control of a type: "then all Characters ..."."""
    kind = step.what.kind if isinstance(step, tree.GainCounters) and isinstance(step.what, tree.All) else tree.Kind()
    yours = kind.whose is tree.Whose.YOURS and kind.zone is None
    return yours and bool(kind.types) and not kind.other and len(kind.types) == 1


def is_apart(what: Phrase, recalled: bool) -> bool:
    """Whether a target is named before what happens to it: another one, one in Reserve, or one that is spoken of again.

    Arguments:
        what: what it happens to.
        recalled: whether the next step speaks of it.
    """
    if not isinstance(what, tree.Target) or what.total or what.count != 1 or what.up_to:
        return False
    return what.kind.other or is_in_reserve(what) or recalled


def is_in_reserve(what: Phrase) -> bool:
    """Whether objects are in Reserve."""
    kind = tree.kind_of(what)
    return kind is not None and kind.zone is Zone.RESERVE


def points(effect: Effect) -> bool:
    """Whether an effect speaks of "it"."""
    return any(isinstance(part, tree.It) for part in context.parts(effect))


def by_you(step: Any) -> Effect:
    """A step as if you did it."""
    own = Who.THEY if isinstance(step, tree.Shuffle) else Who.YOU
    return replace(step, who=own)  # type: ignore[no-any-return]
