"""Verbs by which an object gains or loses counters, statuses and abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import Phrase
from judge.game.ability.players import Seat, Who
from judge.game.ability.roles import AboutObjects, ByPlayers
from judge.game.terms import Status
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.abilities import Ability
    from judge.game.ability.waiting import Until


@value(frozen=True, slots=True)
class GainCounters(AboutObjects):
    """ "gains 2 boosts", "I gain 3 Kelon counters".

    Arguments:
        what: what gains them.
        name: the counters' English name.
        count: how many.
        most: the most that it may then have ("up to a max of 3").
    """

    what: Phrase
    name: str
    count: Amount
    most: int | None = None


@value(frozen=True, slots=True)
class LoseCounters(AboutObjects):
    """ "lose 1 boost", "Remove up to 2 counters from target card", "spend 1 counter from a card you control".

    Arguments:
        what: what loses them.
        name: the counters' English name; None for counters of any name.
        count: how many; None for all.
        up_to: whether fewer may be removed.
        spend: whether the text says "spend".
    """

    what: Phrase
    name: str | None
    count: Amount | None
    up_to: bool = False
    spend: bool = False


@value(frozen=True, slots=True)
class DoubleCounters(AboutObjects):
    """ "Double the number of boosts on each Character you control"."""

    what: Phrase
    name: str


@value(frozen=True, slots=True)
class Distribute(AboutObjects):
    """ "Distribute 3 boosts among any Characters in Reserve".

    Arguments:
        what: among which.
        name: the counters' English name.
        count: how many together.
    """

    what: Phrase
    name: str
    count: Amount


@value(frozen=True, slots=True)
class ExchangeCounters(AboutObjects):
    """ "Target two Characters and exchange their boosts": each has as many as the other had.

    Arguments:
        what: the two objects.
        name: the counters' English name.
    """

    what: Phrase
    name: str


@value(frozen=True, slots=True)
class Augment(AboutObjects):
    """One more counter of a kind that is there (a later edition's keyword)."""

    what: Phrase


@value(frozen=True, slots=True)
class GainStatus(AboutObjects, ByPlayers):
    """ "gains Anchored"; "exhaust it" for Exhausted.

    Arguments:
        what: what gains it.
        who: who does it, where players do ("Each player exhausts a Permanent they control").
    """

    what: Phrase
    status: Status
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class GainAbility(AboutObjects):
    """ "Target Character is Tough 2 this turn".

    Arguments:
        what: what has it.
        ability: the keyword.
        until: how long.
    """

    what: Phrase
    ability: Ability
    until: Until


@value(frozen=True, slots=True)
class GainSubtypes(AboutObjects):
    """ "I gain its subtypes".

    Arguments:
        what: what gains them.
        of: whose they are.
    """

    what: Phrase
    of: Phrase


@value(frozen=True, slots=True)
class GainOneStatus(AboutObjects):
    """ "gains Fleeting, Anchored or Asleep": the player picks one."""

    what: Phrase
    statuses: tuple[Status, ...]


@value(frozen=True, slots=True)
class LoseStatus(AboutObjects):
    """ "loses Fleeting"; "ready it" for Exhausted."""

    what: Phrase
    status: Status
