"""Triggers: the events that activate a reaction."""

from __future__ import annotations

from judge.game.ability.expeditions import Where
from judge.game.ability.phrases import Kind, Phrase
from judge.game.ability.player_triggers import (
    ActivatesAbility,
    BecomesFirst,
    Completes,
    Creates,
    Discards,
    Draws,
    Exhausts,
    MakesGift,
    Passes,
    Plays,
    PutsInReserve,
    Resupplies,
    Reveals,
    Rolls,
    Rushes,
    Sabotages,
)
from judge.game.ability.players import Who
from judge.game.ability.roles import AboutObjects, AtExpeditions, ByPlayers, OfKind
from judge.game.terms import Phase, Status, Terrain, Zone
from judge.value import value


@value(frozen=True, slots=True)
class Join:
    """The arrow symbol: "when I join"."""


@value(frozen=True, slots=True)
class PlayedFrom:
    """The symbols "when I am played from Hand" and "when I am played from Reserve"."""

    zone: Zone


@value(frozen=True, slots=True)
class AtPhase:
    """ "At Noon"."""

    phase: Phase


@value(frozen=True, slots=True)
class Sacrificed(AboutObjects):
    """ "When I'm sacrificed", "When you sacrifice a Character" (a `Some` of yours)."""

    what: Phrase


@value(frozen=True, slots=True)
class Discarded(AboutObjects, ByPlayers):
    """ "When I'm discarded", "When a Character you control is discarded"; "I can't be discarded by opponents".

    Arguments:
        what: what is discarded.
        who: by whom; `Who.EACH` where no one is named.
    """

    what: Phrase
    who: Who = Who.EACH


@value(frozen=True, slots=True)
class Joins(OfKind):
    """ "When a Robot joins your Expeditions".

    Arguments:
        kind: what joins, with the expedition, or the zone, that it joins; several expeditions are one set.
        played_from: the zone from which it is played as it joins; None where that does not matter.
    """

    kind: Kind
    played_from: Zone | None = None


@value(frozen=True, slots=True)
class Targeted(AboutObjects, ByPlayers):
    """ "When I'm targeted by an opponent".

    Arguments:
        what: what is targeted; a `Some` for "a Character you control".
        who: by whom; `Who.EACH` where no one is named.
        by: by which cards ("by Spells"); None where none are named.
    """

    what: Phrase
    who: Who = Who.EACH
    by: Kind | None = None


@value(frozen=True, slots=True)
class Leaves(AboutObjects, AtExpeditions):
    """ "When I leave the Expedition zone", "When a card leaves your Reserve".

    Arguments:
        what: what leaves; a `Some` for "a card".
        zone: the zone that it leaves.
        where: of the Expedition zone, which expeditions ("leaves your Expeditions"), several of them as one set; None
            where none is named.
    """

    what: Phrase
    zone: Zone
    where: Where | None = None


@value(frozen=True, slots=True)
class Goes(AboutObjects):
    """ "When I go to Reserve from your hand".

    Arguments:
        what: what goes.
        zone: where to.
        sources: from where, one of these; empty for "from anywhere".
        yours: whether both are yours ("to your Reserve from your Expeditions").
    """

    what: Phrase
    zone: Zone
    sources: tuple[Zone, ...] = ()
    yours: bool = False


@value(frozen=True, slots=True)
class GainsCounters(AboutObjects):
    """ "When a Character you control gains 1 or more boosts", "When I gain my third Trial counter".

    Arguments:
        what: what gains them; a `Some` for "a Character you control".
        name: the counters' English name.
        reaching: of "my third", the number that it then has.
    """

    what: Phrase
    name: str
    reaching: int | None = None


@value(frozen=True, slots=True)
class GainsStatus(AboutObjects):
    """ "When I gain Fleeting"."""

    what: Phrase
    status: Status


@value(frozen=True, slots=True)
class LosesStatus(AboutObjects):
    """ "When I lose Fleeting"."""

    what: Phrase
    status: Status


@value(frozen=True, slots=True)
class LosesCounters(AboutObjects):
    """ "When a Character you control loses a boost", however many at once.

    Arguments:
        what: what loses them; a `Some` for "a Character you control".
        name: the counters' English name.
    """

    what: Phrase
    name: str


@value(frozen=True, slots=True)
class Switches(AboutObjects):
    """ "When a Character you control switches Expeditions"."""

    what: Phrase


@value(frozen=True, slots=True)
class Moves(AtExpeditions):
    """ "When one of your Expeditions moves forward due to {V}".

    Arguments:
        where: which expedition.
        due_to: the terrain by which it moves, where one is named.
        ascended: whether it moves due to Ascension (a later edition's word).
        backward: whether it moves backwards, not forward.
    """

    where: Where
    due_to: Terrain | None = None
    ascended: bool = False
    backward: bool = False


@value(frozen=True, slots=True)
class Ascends(AtExpeditions):
    """ "When my Expedition Ascends" (a later edition's keyword).

    Arguments:
        where: which expedition.
    """

    where: Where


@value(frozen=True, slots=True)
class FailsToMove(AtExpeditions):
    """ "When my Expedition fails to move forward during Dusk"."""

    where: Where


@value(frozen=True, slots=True)
class AreActivated:
    """ "When two {D} abilities are activated on one of your turns".

    Arguments:
        sign: the symbol of the abilities.
        count: how many in one turn.
    """

    sign: str
    count: int


@value(frozen=True, slots=True)
class AnyTrigger:
    """One of several events: "When an opponent draws one or more cards or does Resupply".

    Arguments:
        triggers: the events.
    """

    triggers: tuple[Trigger, ...]


@value(frozen=True, slots=True)
class OneOrMore:
    """ "When one or more tokens leave your Expeditions": once, however many do so at the same time.

    Arguments:
        trigger: what each of them does.
    """

    trigger: Trigger


def events_of(trigger: Trigger) -> tuple[Trigger, ...]:
    """The events of which any one is what a trigger waits for."""
    return trigger.triggers if isinstance(trigger, AnyTrigger) else (of_each(trigger),)


def of_each(trigger: Trigger) -> Trigger:
    """What a trigger says of each object of which it speaks."""
    return trigger.trigger if isinstance(trigger, OneOrMore) else trigger


Trigger = (
    Join
    | PlayedFrom
    | AtPhase
    | Sacrificed
    | Discarded
    | Targeted
    | Joins
    | Leaves
    | Goes
    | Plays
    | Draws
    | Resupplies
    | GainsCounters
    | GainsStatus
    | LosesStatus
    | LosesCounters
    | Switches
    | Creates
    | Rolls
    | Reveals
    | Moves
    | Ascends
    | FailsToMove
    | Exhausts
    | Discards
    | PutsInReserve
    | AreActivated
    | BecomesFirst
    | Rushes
    | Sabotages
    | Completes
    | MakesGift
    | ActivatesAbility
    | Passes
    | AnyTrigger
    | OneOrMore
)
