"""Effects: steps, how they are joined, and what each verb does.

The file is long because it is one list of verbs: 7.3 of the rule book, and what card texts add to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from judge.game.ability.conditions import Condition
from judge.game.ability.costs import Cost
from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import Chosen, Kind, Phrase, Place, Target, Where
from judge.game.ability.players import Seat, Who, Whose
from judge.game.ability.triggers import Trigger
from judge.game.terms import Status, Zone

if TYPE_CHECKING:
    from judge.game.ability.abilities import Ability


NONE_YET = Chosen(())
ANY_CARD = Kind()


class Until(StrEnum):
    """How long something lasts."""

    TURN = "this turn"
    AFTERNOON = "this Afternoon"
    DAY = "this Day"


# How steps are joined


@dataclass(frozen=True, slots=True)
class Steps:
    """Several steps, one after the other."""

    steps: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    """An optional step: "You may ...", "Each player may ..."."""

    effect: Effect
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class If:
    """A conditional step: "If ..., ...", "If you do, ...", or "... unless ..." with the condition turned.

    Arguments:
        condition: the condition.
        effect: what happens where it is met.
        otherwise: what happens where it is not ("Otherwise, ...").
    """

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class PayTo:
    """An internal action: "You may [pay cost] to [do effect]".

    Arguments:
        cost: what is paid.
        effect: what is done for it.
        who: who may pay ("Each player may put a card from their hand in Reserve to draw a card").
    """

    cost: Cost
    effect: Effect
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class Pay:
    """Mana that is paid by an effect: "You may pay {2}. If you do, ...".

    Arguments:
        mana: how much.
    """

    mana: Amount


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """A modal effect: "Choose one:", "Choose up to three:".

    Arguments:
        modes: what can be chosen.
        count: how many are chosen.
        up_to: whether fewer may be chosen.
        again: whether one may be chosen several times.
        all_if: where this holds, all may be chosen ("If ..., you may choose both").
        all_for: what may be paid to choose all ("Choose one, or exhaust a Permanent you control to choose both").
    """

    modes: tuple[Effect, ...]
    count: Amount = 1
    up_to: bool = False
    again: bool = False
    all_if: Condition | None = None
    all_for: Cost | None = None


@dataclass(frozen=True, slots=True)
class ForEach:
    """The same for each object of a kind, which the effect calls "it": "For each Permanent you control, ..."."""

    kind: Kind
    effect: Effect


@dataclass(frozen=True, slots=True)
class Repeat:
    """The same several times: "Do the following X+1 times".

    Arguments:
        times: how often.
        effect: what is done each time.
    """

    times: Amount
    effect: Effect


@dataclass(frozen=True, slots=True)
class AfterRest:
    """A step that waits: "Draw a card after Rest"."""

    effect: Effect


# Verbs of 7.3


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Discard an object that the player controls in play."""

    what: Phrase
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class Discard:
    """Move to the Discard pile."""

    what: Phrase
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class Put:
    """Put, return or send to a zone; always the owner's, whosever the text says.

    Arguments:
        what: what is moved.
        zone: where it goes.
        verb: ``put``, ``return`` or ``send``; they mean the same.
        who: who does it.
        position: in a deck, how many cards from the top it is put: 1 for the top, -1 for the bottom.
        where: in the Expedition zone, which expeditions ("put them in your Expeditions").
        exhausted: in the Mana zone, whether the text says "as an exhausted" or "as a ready Mana Orb"; None for neither.
    """

    what: Phrase
    zone: Zone
    verb: str = "put"
    who: Who | Seat = Who.YOU
    position: Amount | None = None
    where: Where | Place | None = None
    exhausted: bool | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """ "Exchange target card in your Reserve with a card from your hand": each takes the other's place."""

    what: Phrase
    other: Phrase


@dataclass(frozen=True, slots=True)
class Draw:
    """Move the top cards of the Deck to the Hand."""

    count: Amount = 1
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class Resupply:
    """Move the top card of the Deck to the Reserve.

    Arguments:
        who: who does it.
        exhausted: whether it is an Exhausted Resupply.
    """

    who: Who | Seat = Who.YOU
    exhausted: bool = False


@dataclass(frozen=True, slots=True)
class Sabotage:
    """Discard up to one target card from a Reserve.

    Arguments:
        what: the card, once it is chosen; in a text, none yet.
        kind: which card it must be ("Sabotage a card with Reserve Cost {2} or less").
    """

    what: Chosen = NONE_YET
    kind: Kind = ANY_CARD


@dataclass(frozen=True, slots=True)
class GainCounters:
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


@dataclass(frozen=True, slots=True)
class LoseCounters:
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


@dataclass(frozen=True, slots=True)
class DoubleCounters:
    """ "Double the number of boosts on each Character you control"."""

    what: Phrase
    name: str


@dataclass(frozen=True, slots=True)
class Distribute:
    """ "Distribute 3 boosts among any Characters in Reserve".

    Arguments:
        what: among which.
        name: the counters' English name.
        count: how many together.
    """

    what: Phrase
    name: str
    count: Amount


@dataclass(frozen=True, slots=True)
class ExchangeCounters:
    """ "Target two Characters and exchange their boosts": each has as many as the other had.

    Arguments:
        what: the two objects.
        name: the counters' English name.
    """

    what: Phrase
    name: str


@dataclass(frozen=True, slots=True)
class GainStatus:
    """ "gains Anchored"; "exhaust it" for Exhausted.

    Arguments:
        what: what gains it.
        status: the status.
        who: who does it, where players do ("Each player exhausts a Permanent they control").
    """

    what: Phrase
    status: Status
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class GainOneStatus:
    """ "gains Fleeting, Anchored or Asleep": the player picks one."""

    what: Phrase
    statuses: tuple[Status, ...]


@dataclass(frozen=True, slots=True)
class LoseStatus:
    """ "loses Fleeting"; "ready it" for Exhausted."""

    what: Phrase
    status: Status


@dataclass(frozen=True, slots=True)
class GainAbility:
    """ "I gain “{T} : Draw a card.”".

    Arguments:
        what: what gains it.
        ability: the ability.
    """

    what: Phrase
    ability: Ability


@dataclass(frozen=True, slots=True)
class Token:
    """The token that an effect describes.

    Arguments:
        name: its English name.
        statistics: Forest, Mountain, Water; None where the text does not say them.
        subtypes: its sub-types.
        abilities: its abilities.
    """

    name: str
    statistics: tuple[int, int, int] | None
    subtypes: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Create:
    """ "Create two [Ordis Recruit 1/1/1] Soldier tokens in each of your Expeditions".

    Arguments:
        token: the token.
        count: how many, in each expedition; with `Where.TARGETS` together.
        where: in which expeditions; of a token Permanent, whose Landmarks; one of each token, once they are chosen.
        most: the most that one activation creates ("up to three per activation").
    """

    token: Token
    count: Amount
    where: Where | Place | tuple[Place, ...] | Whose
    most: int | None = None


@dataclass(frozen=True, slots=True)
class SwitchExpeditions:
    """Leave an Expedition and join its controller's other one."""

    what: Phrase


@dataclass(frozen=True, slots=True)
class MoveExpedition:
    """ "Target Expedition moves forward one region".

    Arguments:
        where: which expedition.
        regions: how far; backwards where it is below zero.
    """

    where: Where | Place
    regions: int


@dataclass(frozen=True, slots=True)
class Roll:
    """ "Roll a die"."""

    dice: int = 1


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class OnResult:
    """What a die that was just rolled brings: "On a 4+, ... On a 1-3, ..."."""

    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class Depending:
    """ "Depending on the number of boosts removed this way: 1-4: ...": every branch that fits happens.

    Arguments:
        amount: the number.
        branches: what happens on some numbers.
    """

    amount: Amount
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class IncreaseResult:
    """ "increase the result by 2", "add 1 to its result"."""

    by: int


@dataclass(frozen=True, slots=True)
class Play:
    """ "You may play it for free", "immediately play a Character for {3} less".

    Arguments:
        what: what is played; of "a Character", one that the player could play.
        free: whether nothing is paid.
        less: how much less it costs.
        who: who plays it.
        where: in which Expedition it must be played; None where none is named.
    """

    what: Phrase
    free: bool = False
    less: Amount = 0
    who: Who | Seat = Who.YOU
    where: Where | None = None


@dataclass(frozen=True, slots=True)
class AfterYou:
    """The turn ends as if a card had been played."""


@dataclass(frozen=True, slots=True)
class Pass:
    """The player passes."""


@dataclass(frozen=True, slots=True)
class Activate:
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


@dataclass(frozen=True, slots=True)
class Aim:
    """ "Target a Character you control": nothing happens to it, but the steps that follow call it "it"."""

    what: Target | Where | Place


@dataclass(frozen=True, slots=True)
class Pick:
    """ "Choose up to two Characters from these cards": nothing happens to them, but later steps call them "them"."""

    what: Phrase
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class Reveal:
    """ "Reveal the top card of your deck".

    Arguments:
        what: what is revealed.
        look: whether only the player looks at it.
        who: who reveals.
    """

    what: Phrase
    look: bool = False
    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class Shuffle:
    """ "Shuffle your deck"."""

    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class TakeControl:
    """ "Take control of target Permanent".

    Arguments:
        what: of what.
        where: into which expedition it is put if it is an Expedition Permanent (of a later edition).
    """

    what: Phrase
    where: Where | None = None


@dataclass(frozen=True, slots=True)
class WinGame:
    """ "You win the game"."""

    who: Who | Seat = Who.YOU


@dataclass(frozen=True, slots=True)
class Rush:
    """Play another card immediately (a later edition's keyword).

    Arguments:
        kind: which card it must be ("Rush a Character").
    """

    kind: Kind = ANY_CARD


@dataclass(frozen=True, slots=True)
class Ascend:
    """ "Target Expedition Ascends" (a later edition's keyword).

    Arguments:
        where: which Expeditions.
    """

    where: Where | Place


@dataclass(frozen=True, slots=True)
class Complete:
    """ "Complete me" (a later edition's verb).

    Arguments:
        what: the Feat.
    """

    what: Phrase


@dataclass(frozen=True, slots=True)
class Defect:
    """ "Target token Character defects": it joins the Expedition facing its own (a later edition's verb).

    Arguments:
        what: what changes sides.
    """

    what: Phrase


@dataclass(frozen=True, slots=True)
class Augment:
    """One more counter of a kind that is there (a later edition's keyword)."""

    what: Phrase


# What waits


@dataclass(frozen=True, slots=True)
class NextPlayed:
    """ "The next Character you play from your hand this turn gains 1 boost", "... costs {1} less", "... is free".

    Arguments:
        kind: which card it is that this waits for.
        until: how long it waits.
        source: from which zone it must be played; None where none is named.
        less: how much less it costs.
        free: whether it costs nothing.
        effect: what happens to it, called "it", as it is played; None where only its cost changes.
        minimum: the least that it still costs.
    """

    kind: Kind
    until: Until
    source: Zone | None = None
    less: Amount = 0
    free: bool = False
    effect: Effect | None = None
    minimum: int | None = None


@dataclass(frozen=True, slots=True)
class NextJoins:
    """ "The next Character that joins my Expedition this turn gains 2 boosts".

    Arguments:
        kind: which object this waits for, with the expedition that it joins.
        until: how long it waits.
        effect: what happens to it, called "it".
    """

    kind: Kind
    until: Until
    effect: Effect


@dataclass(frozen=True, slots=True)
class Lasting:
    """A statement that holds for a while: "Target Expedition can't move forward this Day".

    Arguments:
        ability: what holds.
        until: how long.
    """

    ability: Ability
    until: Until


@dataclass(frozen=True, slots=True)
class Whenever:
    """A reaction that waits for a while: "When you roll a 1-3 this way — ..."."""

    trigger: Trigger
    effect: Effect
    until: Until = Until.TURN


Effect = (
    Steps
    | May
    | If
    | PayTo
    | Pay
    | ChooseOne
    | ForEach
    | Repeat
    | AfterRest
    | Sacrifice
    | Discard
    | Put
    | Exchange
    | Draw
    | Resupply
    | Sabotage
    | GainCounters
    | LoseCounters
    | DoubleCounters
    | Distribute
    | ExchangeCounters
    | GainStatus
    | GainOneStatus
    | LoseStatus
    | GainAbility
    | Create
    | SwitchExpeditions
    | MoveExpedition
    | Roll
    | OnResult
    | Depending
    | IncreaseResult
    | Play
    | AfterYou
    | Pass
    | Activate
    | Aim
    | Pick
    | Reveal
    | Shuffle
    | TakeControl
    | WinGame
    | Rush
    | Augment
    | Ascend
    | Complete
    | Defect
    | NextPlayed
    | NextJoins
    | Lasting
    | Whenever
)
