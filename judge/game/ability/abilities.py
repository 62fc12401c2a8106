"""Abilities: reactions, quick actions, effects of Spells, and passive statements."""

from __future__ import annotations

from judge.game.ability.changes import ChangeStatement
from judge.game.ability.conditions import Condition, IsKind
from judge.game.ability.costs import Cost
from judge.game.ability.effects import Effect
from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import Chosen, It, Kind
from judge.game.ability.plays import PlayStatement
from judge.game.ability.statements import OtherStatement
from judge.game.ability.triggers import Trigger
from judge.game.ability.unplayed import Unplayed
from judge.game.terms import Keyword, Phase
from judge.value import value


@value(frozen=True, slots=True)
class Reaction:
    """ "Trigger, if condition — Effect".

    Arguments:
        trigger: the event that activates it.
        effect: what the emblem does.
        condition: what must hold for it to activate at all.
        during: the phase in which alone the event counts ("during the Afternoon").
        support: whether it is a support ability, working in Reserve ({I}).
        times: how often one event activates it ("for each of my boosts").
    """

    trigger: Trigger
    effect: Effect
    condition: Condition | None = None
    during: Phase | None = None
    support: bool = False
    times: Amount = 1

    def __hash__(self) -> int:
        """What equal ones share, by a few of their many parts: a game counts by its reactions all the time."""
        return hash((self.trigger.__class__, self.effect.__class__, self.during))


@value(frozen=True, slots=True)
class QuickAction:
    """ "Cost : Effect".

    Arguments:
        cost: what is paid.
        effect: what it does.
        support: whether it is a support ability, working in Reserve.
        only_if: what must hold for a player to use it ("You can only activate this if ...").
        more: how much more it costs where `more_if` holds ("This action costs {1} more if ...").
        more_if: where it costs more.
        most: the most that the X of its cost can be ("X can't be higher than ...").
    """

    cost: Cost
    effect: Effect
    support: bool = False
    only_if: Condition | None = None
    more: Amount = 0
    more_if: Condition | None = None
    most: Amount | None = None

    @property
    def costs_by_target(self) -> Kind | None:
        """What its target is where it costs more by that; None where its target does not matter to what it costs."""
        condition = self.more_if
        return condition.kind if isinstance(condition, IsKind) and isinstance(condition.what, It) else None


@value(frozen=True, slots=True)
class KeywordAbility:
    """A keyword, with its number where it has one: "Tough 1", "Tough X, where X is ..."."""

    keyword: Keyword
    number: Amount | None = None


@value(frozen=True, slots=True)
class SpellEffect:
    """What a Spell does."""

    effect: Effect


@value(frozen=True, slots=True)
class Grant:
    """ "Your Characters have: “...”", "Characters you control are Tough 2".

    Arguments:
        to: which objects; of an emblem, those that are bound to it.
        ability: what they have.
    """

    to: Kind | Chosen
    ability: Ability


@value(frozen=True, slots=True)
class While:
    """A passive ability that works while a condition holds: "I am Defender unless you control two or more Plants".

    Arguments:
        ability: what works then.
    """

    condition: Condition
    ability: Ability


@value(frozen=True, slots=True)
class Support:
    """A passive ability that works in Reserve ({I}): "{I} You may play exhausted cards from your Reserve".

    Arguments:
        ability: what works there.
    """

    ability: Ability


@value(frozen=True, slots=True)
class Completed:
    """An ability that works once a Feat is Completed (a later edition's word).

    Arguments:
        ability: what works then.
    """

    ability: Ability


Ability = (
    Reaction
    | QuickAction
    | KeywordAbility
    | Grant
    | SpellEffect
    | While
    | ChangeStatement
    | PlayStatement
    | OtherStatement
    | Support
    | Completed
    | Unplayed
)


def is_support(ability: Ability) -> bool:
    """Whether an ability is a support ability."""
    return isinstance(ability, Support) or (isinstance(ability, QuickAction | Reaction | Unplayed) and ability.support)


def supported(ability: Ability) -> Ability:
    """What a support ability says in Reserve."""
    return ability.ability if isinstance(ability, Support) else ability
