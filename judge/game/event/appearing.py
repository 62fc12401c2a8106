"""What appears: tokens, emblems, and the cards that players bring to the game."""

from __future__ import annotations

from functools import lru_cache

from judge.game.ability import (
    TOKEN_ABILITIES,
    TOKEN_PERMANENTS,
    Ability,
    BeginsWith,
    Chosen,
    GainAbility,
    Grant,
    Lasting,
    Token,
    plain,
)
from judge.game.rules import Rules
from judge.game.state.card_actions import Enter
from judge.game.state.object_actions import CreateEmblem, CreateToken
from judge.game.state.objects import Characteristics, Emblem, Object, Ongoing, Player
from judge.game.terms import Type, Zone
from judge.law.laws import objects as laws
from judge.value import changed

OF_REACTION = Characteristics(card="", name="", type=Type.EMBLEM, subtypes=("Reaction",))
"""The characteristics of every Emblem-Reaction."""


def token(action: CreateToken, clock: int, copy: int, owner: Player, rules: Rules) -> Object:
    """The object that a new token represents.

    Arguments:
        action: what makes it.
        clock: its identity.
        copy: which token of its name it is.
        owner: whose it is.
        rules: the rules of the run.
    """
    base = of_token(
        action.token,
        given=rules.holds(laws.TOKEN_CHARACTERISTICS),
        permanent=rules.holds(laws.TOKEN_OF_OTHER_TYPE),
    )
    return Object(
        id=clock,
        base=left(base, rules),
        owner=owner,
        zone=Zone.LANDMARK if action.expedition is None else Zone.EXPEDITION,
        holder=action.holder,
        timestamp=clock,
        expedition=action.expedition,
        token=True,
        copy=copy,
    )


def left(base: Characteristics, rules: Rules) -> Characteristics:
    """What is left of the characteristics of a card or a token in a run that is played without one of its abilities.

    Arguments:
        rules: the rules of the run.
    """
    if rules.lacking is None or rules.lacking[0] != base.card:
        return base
    return changed(base, abilities=tuple(one for one in base.abilities if one != rules.lacking[1]))


@lru_cache(maxsize=64)
def of_token(token: Token, *, given: bool = True, permanent: bool = True) -> Characteristics:
    """The characteristics of a token.

    Arguments:
        given: whether it has any that are not its name.
        permanent: whether it is of another type than Character where its effect says so.
    """
    known = TOKEN_PERMANENTS.get(token.name) if token.statistics is None else None
    described = known or token
    return Characteristics(
        card=token.name,
        name=token.name,
        type=Type.PERMANENT if known is not None and permanent else Type.CHARACTER,
        subtypes=described.subtypes if given else (),
        hand_cost=0,
        reserve_cost=0,
        statistics=described.statistics if given else (0, 0, 0),
        abilities=(described.abilities or TOKEN_ABILITIES.get(token.name, ())) if given else (),
    )


def entered(action: Enter, clock: int, copy: int, rules: Rules) -> Object:
    """A card that a player brought, where it comes to.

    Arguments:
        action: what brings it there.
        clock: its identity.
        copy: which card of its name it is.
        rules: the rules of the run.
    """
    begins = action.zone is Zone.HERO and rules.holds(laws.HERO_BEGINS_WITH_COUNTERS)
    with_counters = (one for one in action.base.abilities if isinstance(one, BeginsWith))
    counters = tuple((one.name, plain(one.count)) for one in with_counters) if begins else ()
    player = action.player
    return Object(clock, action.base, player, action.zone, player, timestamp=clock, counters=counters, copy=copy)


def emblem(action: CreateEmblem, clock: int) -> Object:
    """The object that an emblem is.

    Arguments:
        action: what makes it.
        clock: its identity.
    """
    ongoing = action.emblem if isinstance(action.emblem, Ongoing) else None
    return Object(
        id=clock,
        base=_of_ongoing(ongoing) if ongoing is not None else OF_REACTION,
        owner=action.player,
        zone=Zone.LIMBO,
        holder=action.player,
        timestamp=clock,
        emblem=action.emblem if isinstance(action.emblem, Emblem) else None,
        ongoing=ongoing,
    )


def _of_ongoing(ongoing: Ongoing) -> Characteristics:
    """The characteristics of an Emblem-Ongoing."""
    said: tuple[Ability, ...] = ()
    match ongoing.what:
        case Lasting(ability):
            said = (ability,)
        case GainAbility(Chosen() as to, ability):
            said = (Grant(to, ability),)
    return Characteristics(card="", name="", type=Type.EMBLEM, subtypes=("Ongoing",), abilities=said)
