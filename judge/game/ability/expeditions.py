"""Expeditions: which of them a text speaks of, and how it describes them."""

from __future__ import annotations

from judge.game.ability.players import Whose
from judge.game.closed_list import ClosedList
from judge.game.terms import Expedition, Terrain
from judge.value import value


class Where(ClosedList):
    """Which expeditions a phrase speaks of, seen from the bearer and its controller; how they are is said by `Such`."""

    ANY = "an Expedition"
    ALL = "every Expedition"
    MINE = "my Expedition"
    MY_OTHER = "my other Expedition"
    HERO = "your Hero Expedition"
    COMPANION = "your Companion Expedition"
    THEIR_COMPANION = "their Companion Expedition"
    THEIRS = "one of their Expeditions"
    EACH_OF_THEIRS = "each of their Expeditions"
    THEIR_HERO = "their Hero Expedition"
    OWNERS_COMPANION = "its owner's Companion Expedition"
    TARGET_OPPONENTS_HERO = "target opponent's Hero Expedition"
    TARGET_OPPONENTS_COMPANION = "target opponent's Companion Expedition"
    ANY_HERO = "a Hero Expedition"
    ANY_COMPANION = "a Companion Expedition"
    YOURS = "one of your Expeditions"
    YOUR_OTHER = "your other Expedition, beside the one spoken of"
    EACH_OF_YOURS = "each of your Expeditions"
    IN_EACH = "each of your Expeditions, with one such object in each"
    OPPONENTS = "an opponent's Expedition"
    FACING_ME = "the Expedition facing me"
    FACING_IT = "the Expedition facing the one, or the object, spoken of just before"
    ITS = "its Expedition, or the one spoken of just before"
    SPOKEN_OF = "the Expedition spoken of just before, that has moved or was targeted"
    TARGET = "target Expedition"
    NONE = "no Expedition, as none could be targeted"
    TARGETS = "any number of target Expeditions, as you choose"
    ANY_OF_THEM = "any Expeditions, as you choose"
    ANOTHER = "an Expedition other than mine"
    ANOTHER_TARGET = "target Expedition other than mine"


class Standing(ClosedList):
    """How an expedition stands to the one that faces it."""

    AHEAD = "ahead"
    BEHIND = "behind"
    TIED = "tied"


class Contained(ClosedList):
    """What lies in an expedition, or does not."""

    CHARACTER = "a Character"
    TOKEN = "a token"


@value(frozen=True, slots=True)
class Such:
    """Expeditions that a text describes: "target Expedition that's ahead", "each of your Ascended Expeditions".

    Arguments:
        of: which are meant if they are so, and how they are found: a target, one or each of yours, any.
        standing: how they stand, one of these; none where it does not matter.
        contact: whether they must be In Contact (a later edition's word).
        ascended: whether they must be Ascended (a later edition's word).
        terrain: the terrain of which their region must have; None where none is named.
        single_terrain: whether their region must have one terrain alone.
        starting: whether their region must be one where expeditions start.
        without: what must not lie in them; None where that does not matter.
        whose: whose they must be.
        named: which of a player's two they must be; None where that does not matter.
    """

    of: Where
    standing: tuple[Standing, ...] = ()
    contact: bool = False
    ascended: bool = False
    terrain: Terrain | None = None
    single_terrain: bool = False
    starting: bool = False
    without: Contained | None = None
    whose: Whose = Whose.ANYONE
    named: Expedition | None = None


@value(frozen=True, slots=True)
class Place:
    """A target Expedition once it is chosen; stands in no text.

    Arguments:
        player: whose expedition.
        expedition: which of the two.
    """

    player: int
    expedition: Expedition


@value(frozen=True, slots=True)
class TargetExpeditions:
    """ "Target up to two Expeditions", in each of which something is done.

    Arguments:
        count: how many.
        up_to: whether fewer may be targeted.
    """

    count: int
    up_to: bool = False


ExpeditionPhrase = Where | Such | Place
"""Words for expeditions."""


def undescribed(where: object) -> object:
    """Which expeditions a phrase speaks of, without what it says of how they are.

    Arguments:
        where: the phrase; anything else is given back.
    """
    return where.of if isinstance(where, Such) else where
