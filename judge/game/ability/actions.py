"""Verbs that act on the game itself: expeditions that move, dice, cards played, abilities activated, turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.expeditions import ExpeditionPhrase, Where
from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import ANY_CARD, Kind, Phrase, Target
from judge.game.ability.players import Seat, Who
from judge.game.ability.roles import AboutObjects, AtExpeditions, ByPlayers, OfKind
from judge.game.terms import Terrain, Zone
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.effects import Effect


@value(frozen=True, slots=True)
class MoveExpedition(AtExpeditions):
    """ "Target Expedition moves forward one region".

    Arguments:
        where: which expedition.
        regions: how far; backwards where it is below zero.
    """

    where: ExpeditionPhrase
    regions: int


@value(frozen=True, slots=True)
class Ascend(AtExpeditions):
    """ "Target Expedition Ascends" (a later edition's keyword).

    Arguments:
        where: which Expeditions.
    """

    where: ExpeditionPhrase


@value(frozen=True, slots=True)
class Roll:
    """ "Roll a die", "roll two dice", "reroll the die".

    Arguments:
        dice: how many; for each of some things one ("a die for each of your Expeditions that's In Contact").
        again: whether it is a roll in the place of the one before ("reroll").
    """

    dice: Amount = 1
    again: bool = False


@value(frozen=True, slots=True)
class Branch:
    """What happens on some results of a die: "On a 4+, ...".

    Arguments:
        lowest: the lowest result.
        highest: the highest; None for "or more".
        effect: what happens.
    """

    lowest: int
    highest: int | None
    effect: Effect


@value(frozen=True, slots=True)
class OnResult:
    """What a die that was just rolled brings: "On a 4+, ... On a 1-3, ..."."""

    branches: tuple[Branch, ...]


@value(frozen=True, slots=True)
class Depending:
    """ "Depending on the number of boosts removed this way: 1-4: ...": every branch that fits happens.

    Arguments:
        amount: the number.
        branches: what happens on some numbers.
    """

    amount: Amount
    branches: tuple[Branch, ...]


@value(frozen=True, slots=True)
class IncreaseResult:
    """ "increase the result by 2", "add 1 to its result"."""

    by: int


@value(frozen=True, slots=True)
class Play(AboutObjects, ByPlayers, AtExpeditions):
    """ "You may play it for free", "immediately play a Character for {3} less".

    Arguments:
        what: what is played; of "a Character", one that the player could play.
        free: whether nothing is paid.
        less: how much less it costs.
        who: who plays it.
        where: in which Expedition it must be played; None where none is named.
        minimum: the least that it still costs.
        cost_of: the zone whose cost is paid instead ("for its Reserve Cost"); None for that of where it is.
    """

    what: Phrase
    free: bool = False
    less: Amount = 0
    who: Who | Seat = Who.YOU
    where: Where | None = None
    minimum: int | None = None
    cost_of: Zone | None = None


@value(frozen=True, slots=True)
class Rush(OfKind):
    """Play another card immediately (a later edition's keyword).

    Arguments:
        kind: which card it must be ("Rush a Character").
        or_hand_cost: whether the Hand Cost of a card of the Reserve may be paid instead of its Reserve Cost.
    """

    kind: Kind = ANY_CARD
    or_hand_cost: bool = False


@value(frozen=True, slots=True)
class AfterYou:
    """The turn ends as if a card had been played."""


@value(frozen=True, slots=True)
class Pass:
    """The player passes."""


@value(frozen=True, slots=True)
class Activate(AboutObjects):
    """ "Activate the {j} abilities of target Permanent you control".

    Arguments:
        what: whose abilities.
        zone: which of them: None for {j}, Hand for {h}, Reserve for {r}.
        one: whether only one is activated ("one of its {r} abilities").
        as_mine: whether the bearer activates them as its own.
        most: the most that are activated ("up to two of their {r} abilities"); None for all.
    """

    what: Phrase
    zone: Zone | None = None
    one: bool = False
    as_mine: bool = False
    most: int | None = None


@value(frozen=True, slots=True)
class ActivateAction:
    """ "I activate my {D} ability" (of a quick action, which no edition speaks of).

    Arguments:
        sign: the symbol in its cost.
    """

    sign: str


@value(frozen=True, slots=True)
class Stay:
    """ "it doesn't move instead", of an Expedition that would move forward."""


@value(frozen=True, slots=True)
class Aim(AboutObjects):
    """ "Target a Character you control": nothing happens to it, but the steps that follow call it "it"."""

    what: Target | ExpeditionPhrase


@value(frozen=True, slots=True)
class Complete(AboutObjects):
    """ "Complete me" (a later edition's verb).

    Arguments:
        what: the Feat.
    """

    what: Phrase


@value(frozen=True, slots=True)
class PlaceMarker:
    """ "Place one of my Markers on target visible region", "move a {O} Terrain Marker from any region to my region".

    Arguments:
        terrain: of a Marker that lies on any region, its terrain; None where it may be any, or of one of the bearer's
            own, which goes to a target region.
        near: the expedition to whose region a Marker goes that lies on any region; None for a target region.
        moved: whether it is one that lies on any region, though the text names no terrain or no expedition.
    """

    terrain: Terrain | None = None
    near: Where | None = Where.MINE
    moved: bool = False

    @property
    def laid(self) -> bool:
        """Whether it is a Marker that lies on a region already."""
        return self.moved or self.terrain is not None


@value(frozen=True, slots=True)
class WinGame(ByPlayers):
    """ "You win the game"."""

    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class BecomeFirstPlayer(ByPlayers):
    """ "Target player becomes first player"."""

    who: Who | Seat = Who.YOU
