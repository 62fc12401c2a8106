"""Effects: whatever a step of one can be."""

from __future__ import annotations

from judge.game.ability.actions import (
    Activate,
    ActivateAction,
    AfterYou,
    Aim,
    Ascend,
    BecomeFirstPlayer,
    Complete,
    Depending,
    IncreaseResult,
    MoveExpedition,
    OnResult,
    Pass,
    PlaceMarker,
    Play,
    Roll,
    Rush,
    Stay,
    WinGame,
)
from judge.game.ability.gains import (
    Augment,
    Distribute,
    DoubleCounters,
    ExchangeCounters,
    GainAbility,
    GainCounters,
    GainOneStatus,
    GainStatus,
    GainSubtypes,
    LoseCounters,
    LoseStatus,
)
from judge.game.ability.joining import AfterRest, ChooseOne, ForEach, ForPlayers, If, May, Pay, PayTo, Repeat, Steps
from judge.game.ability.moves import (
    Create,
    Defect,
    Discard,
    Draw,
    Exchange,
    Pick,
    Put,
    ReceiveGift,
    Resupply,
    Reveal,
    Sabotage,
    Sacrifice,
    Shuffle,
    SwitchExpeditions,
    TakeControl,
)
from judge.game.ability.unplayed import Unplayed
from judge.game.ability.waiting import Lasting, NextJoins, NextPlayed, NextTime

Effect = (
    Steps
    | May
    | If
    | PayTo
    | Pay
    | ChooseOne
    | ForEach
    | ForPlayers
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
    | GainAbility
    | GainSubtypes
    | GainOneStatus
    | LoseStatus
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
    | ActivateAction
    | Stay
    | Aim
    | Pick
    | Reveal
    | Shuffle
    | TakeControl
    | Defect
    | WinGame
    | BecomeFirstPlayer
    | PlaceMarker
    | ReceiveGift
    | Rush
    | Augment
    | Ascend
    | Complete
    | NextPlayed
    | NextJoins
    | NextTime
    | Lasting
    | Unplayed
)
