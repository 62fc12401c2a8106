"""Atomic actions on objects that stay where they are, appear or cease to exist (6.1)."""

from __future__ import annotations

from dataclasses import field

from judge.game.ability import Token
from judge.game.state.doing import AboutObject, Doer, Laws
from judge.game.state.objects import Emblem, Ongoing, Player
from judge.game.terms import Expedition, Status
from judge.value import value


@value(frozen=True, slots=True)
class CreateToken:
    """A new token appears.

    Arguments:
        holder: to whom it comes.
        expedition: in which of their expeditions; None for their Landmarks.
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
    """

    token: Token
    player: Player
    holder: Player
    expedition: Expedition | None
    laws: Laws
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class AddCounters(AboutObject):
    """An object has more counters of a name."""

    object: int
    name: str
    count: int
    laws: Laws


@value(frozen=True, slots=True)
class RemoveCounters(AboutObject):
    """An object has fewer counters of a name.

    Arguments:
        laws: why.
        verb: ``sacrifice`` where that happens instead of a sacrifice, which it still is.
    """

    object: int
    name: str
    count: int
    laws: Laws
    verb: str = ""


@value(frozen=True, slots=True)
class AddStatus(AboutObject):
    """An object has a status from now on.

    Arguments:
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
    """

    object: int
    status: Status
    laws: Laws
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class RemoveStatus(AboutObject):
    """An object no longer has a status.

    Arguments:
        laws: why.
        verb: ``sacrifice`` where that happens instead of a sacrifice, which it still is.
    """

    object: int
    status: Status
    laws: Laws
    verb: str = ""


@value(frozen=True, slots=True)
class StaySacrificed(AboutObject):
    """An object was sacrificed though nothing is done to it: something else happens instead.

    Arguments:
        laws: why.
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
    """

    object: int
    laws: Laws
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class CreateEmblem:
    """An Emblem-Reaction, or an Emblem-Ongoing, appears in Limbo."""

    emblem: Emblem | Ongoing
    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class Switch(AboutObject):
    """An object goes from one expedition of a player to the other, and stays the same object."""

    object: int
    expedition: Expedition
    laws: Laws


@value(frozen=True, slots=True)
class ChangeControl(AboutObject):
    """An object goes to an expedition, or to the Landmarks, of the other player, and stays the same object.

    Arguments:
        holder: who controls it from now on.
        expedition: the expedition to which it goes; None for the Landmarks.
        laws: why.
        verb: how the rules call it: ``take`` or ``defect``.
    """

    object: int
    holder: Player
    expedition: Expedition | None
    laws: Laws
    verb: str = "take"


@value(frozen=True, slots=True)
class JoinBoth(AboutObject):
    """What has become Gigantic stays where it lies, and joins its controller's other expedition."""

    object: int
    laws: Laws


@value(frozen=True, slots=True)
class LeaveOther(AboutObject):
    """What has lost Gigantic stays where it lies, and leaves its controller's other expedition."""

    object: int
    laws: Laws


@value(frozen=True, slots=True)
class Cease(AboutObject):
    """An object ceases to exist."""

    object: int
    laws: Laws


ObjectAction = (
    CreateToken
    | AddCounters
    | RemoveCounters
    | AddStatus
    | RemoveStatus
    | StaySacrificed
    | CreateEmblem
    | Switch
    | ChangeControl
    | JoinBoth
    | LeaveOther
    | Cease
)
