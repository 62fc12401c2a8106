"""What else a passive ability says: what cannot happen, what happens otherwise, what is counted otherwise."""

from __future__ import annotations

from judge.game.ability.conditions import Condition
from judge.game.ability.effects import Effect
from judge.game.ability.expeditions import Place, Where
from judge.game.ability.phrases import Kind
from judge.game.ability.roles import OfKind
from judge.game.ability.triggers import Trigger
from judge.game.terms import Phase, Status, Terrain, Type, Zone
from judge.value import value


@value(frozen=True, slots=True)
class CannotMoveForward:
    """ "Your other Expedition and the Expedition facing it can't move forward".

    Arguments:
        where: which expeditions.
        during_dusk: whether only the moves of Dusk are meant.
        except_for: the terrain due to which they still can.
        due_to: the terrain due to which they cannot, where that is all.
    """

    where: tuple[Where | Place, ...]
    during_dusk: bool = False
    except_for: Terrain | None = None
    due_to: Terrain | None = None


@value(frozen=True, slots=True)
class DefendersDontPrevent:
    """ "Defender Characters don't prevent my Expedition from moving forward"."""

    where: Where


@value(frozen=True, slots=True)
class CannotActivate(OfKind):
    """ "The {j}, {h} and {r} abilities of Characters facing me can't activate".

    Arguments:
        kind: whose abilities.
        zones: which: None for {j}, Hand for {h}, Reserve for {r}.
    """

    kind: Kind
    zones: tuple[Zone | None, ...]


@value(frozen=True, slots=True)
class BeyondMaximum:
    """ "The Support abilities of cards in Reserve can give them counters beyond their maximum".

    Arguments:
        more: how many more than "up to a max of" says; None for any number.
    """

    more: int | None = None


@value(frozen=True, slots=True)
class Cannot:
    """ "I can't be sacrificed", "Characters you control can't be discarded".

    Arguments:
        trigger: the event that cannot happen.
    """

    trigger: Trigger


@value(frozen=True, slots=True)
class CannotGainCounters(OfKind):
    """ "Cards in your opponent's Reserve can't gain counters", "Characters facing me can't gain boosts".

    Arguments:
        kind: which objects.
        name: the counters' English name; None for counters of any name.
    """

    kind: Kind
    name: str | None = None


@value(frozen=True, slots=True)
class CanGainAgain:
    """ "I can gain Fleeting even if I was already Fleeting"."""

    status: Status


@value(frozen=True, slots=True)
class ReserveLimit:
    """ "Your Reserve limit is increased by one".

    Arguments:
        more: by how much; below zero for "reduced".
        all: whether every player's is meant.
    """

    more: int
    all: bool = False


@value(frozen=True, slots=True)
class LandmarkLimit:
    """ "Your Landmark limit is increased by one".

    Arguments:
        more: by how much; below zero for "reduced".
        all: whether every player's is meant.
    """

    more: int
    all: bool = False


@value(frozen=True, slots=True)
class AlsoConsidered:
    """ "I'm also considered a Spell, even when not in play".

    Arguments:
        type: what it counts for beside its own type.
        expedition: of a Permanent, whether the zone type Expedition is named.
    """

    type: Type
    expedition: bool = False


@value(frozen=True, slots=True)
class KeepsMore(OfKind):
    """ "You may keep one more card in Reserve during Night if it's exhausted".

    Arguments:
        kind: what the cards kept beyond the limit must be.
        count: how many more.
    """

    kind: Kind
    count: int


@value(frozen=True, slots=True)
class NotInReserveLimit:
    """ "I don't count towards your Reserve limit"."""


@value(frozen=True, slots=True)
class RemainExhausted(OfKind):
    """ "Exhausted Characters in Reserve remain exhausted during Morning".

    Arguments:
        kind: which objects.
    """

    kind: Kind


@value(frozen=True, slots=True)
class StaysExhausted:
    """ "I don't ready during Morning"; given for a while, "target Landmark doesn't ready next Morning"."""


@value(frozen=True, slots=True)
class IgnoredOnFirstDay:
    """ "Ignore my abilities during the first Day"."""


@value(frozen=True, slots=True)
class MorningFromDeck:
    """ "During Morning, draw only one card. Then, put the top card of your deck in your Mana zone instead ..."."""


@value(frozen=True, slots=True)
class BeginsWith:
    """ "I begin the game with 5 Heroism counters"."""

    name: str
    count: int


@value(frozen=True, slots=True)
class BeginsWithMarkers:
    """ "I begin the game with one {V}, one {M} and one {O} Terrain Marker" (a later edition's)."""


@value(frozen=True, slots=True)
class Would:
    """A modifier: "If I would leave the Expedition zone, put me in my owner's Mana zone instead".

    Arguments:
        trigger: the event that would happen.
        effect: what happens.
        instead: whether it replaces the event, rather than being added to it.
        condition: what must hold at that time ("while I'm Boosted").
        during: the phase in which alone it modifies ("during Dusk").
    """

    trigger: Trigger
    effect: Effect
    instead: bool = True
    condition: Condition | None = None
    during: Phase | None = None


@value(frozen=True, slots=True)
class OneMoreDie:
    """ "If you would roll one or more dice, roll one more instead and ignore the roll of your choice"."""


OtherStatement = (
    CannotMoveForward
    | DefendersDontPrevent
    | CannotActivate
    | BeyondMaximum
    | Cannot
    | CannotGainCounters
    | CanGainAgain
    | ReserveLimit
    | LandmarkLimit
    | AlsoConsidered
    | KeepsMore
    | NotInReserveLimit
    | RemainExhausted
    | StaysExhausted
    | IgnoredOnFirstDay
    | MorningFromDeck
    | BeginsWith
    | BeginsWithMarkers
    | Would
    | OneMoreDie
)
