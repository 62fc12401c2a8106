"""How cards are played and what they cost, as abilities say it."""

from judge.game.ability import (
    All,
    CannotBePlayed,
    CannotPlay,
    CannotPlayActions,
    CostsAtLeast,
    CostsLess,
    FirstJoins,
    FirstPlayed,
    Kind,
    MayPlayExhausted,
    Me,
    PayToCostLess,
    PlayedGain,
    Seat,
    Such,
    Where,
    Who,
    Whose,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played
from judge.game.ability.nodes.phrases import AMOUNT
from judge.game.terms import Status, Type
from judge.law.laws import events, objects, overview, vocabulary
from judge.messages import Message, message


def _seen_from_anywhere(first: FirstJoins) -> Message | None:
    """Of an expedition that is the bearer's own alone nobody has counted what joined it before the bearer came."""
    if first.kind.where in (Where.HERO, Where.COMPANION, Where.EACH_OF_YOURS):
        return None
    return message("the judge cannot apply this yet: {part}", part=f"first joins: {first.kind.where}")


def _once_a_day(first: FirstPlayed) -> Message | None:
    """Whether it has happened today is known of cards that go through the Expedition or Landmark zone."""
    played = first.kind.types and Type.SPELL not in first.kind.types
    return None if played else message("what the first card gains can be applied for a Character each Afternoon or Day")


def _given_to_spells(given: PlayedGain) -> Message | None:
    played = given.who is Who.YOU and given.status is Status.FLEETING and given.kind.types == (Type.SPELL,)
    return (
        None
        if played
        else message("a status that cards have as they are played can be applied for Spells and Fleeting")
    )


CHEAPER_IN = frozenset(
    {None, Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.FACING_ME, Where.EACH_OF_YOURS}
)
"""Expeditions of which an ability can say that what is played in them costs less, None for any."""


def _into_known(cheaper: CostsLess) -> Message | None:
    """In which expedition a card is played is asked before it is paid for, and then compared with the one named."""
    kind = cheaper.what.kind if isinstance(cheaper.what, All) else None
    where = kind.where if kind is not None else None
    there = where in CHEAPER_IN or (isinstance(where, Such) and where.of is Where.ANY)
    named = kind is None or (there and not kind.terrains)
    played = named and (cheaper.into is None or cheaper.what == Me())
    return None if played else message("what other cards cost by their Expedition cannot be applied yet")


PLAYING = frozenset({Who.YOU, Who.EACH, Who.EACH_OPPONENT, Who.TARGET_OPPONENT, Seat(0), Seat(1)})
"""Who may be kept from playing something, or plays what costs something else."""


def _barred_anywhere(barred: CannotPlay) -> Message | None:
    """Cards are kept from being played from wherever they are, and into whichever Expedition."""
    kind = barred.kind
    named = kind.zone is not None or kind.where is not None or kind.whose is not Whose.ANYONE or kind.other
    return message("cards that cannot be played from somewhere cannot be told apart yet") if named else None


ENTRIES: Entries = {
    CannotBePlayed: NodeEntry(
        (overview.ABILITIES_OF_OWN_PLAY, overview.CANNOT_BEATS_CAN), Played({"orb": ..., "into": Such, "source": ...})
    ),
    CannotPlay: NodeEntry(
        (overview.CANNOT_BEATS_CAN,),
        Played({"who": PLAYING, "most": int, "until": ...}, (_barred_anywhere,)),
    ),
    CannotPlayActions: NodeEntry(
        (overview.CANNOT_BEATS_CAN,), Played({"who": PLAYING, "sign": frozenset({"{D}", "{T}"})})
    ),
    CostsAtLeast: NodeEntry((overview.CANNOT_BEATS_CAN,), Played()),
    CostsLess: NodeEntry(
        (overview.ABILITIES_OF_OWN_PLAY,),
        Played(
            {
                "what": (Me, All),
                "less": AMOUNT,
                "source": ...,
                "minimum": ...,
                "who": PLAYING,
                "into": Such,
            },
            (_into_known,),
        ),
    ),
    FirstJoins: NodeEntry((vocabulary.JOINS,), Played({}, (_seen_from_anywhere,))),
    FirstPlayed: NodeEntry((vocabulary.IS_PLAYED,), Played({"nth": int}, (_once_a_day,))),
    MayPlayExhausted: NodeEntry(
        (objects.PLAYED_THOUGH_EXHAUSTED,),
        Played({"where": frozenset({Where.MINE})}),
        {"en": "exhausted cards in Reserve", "fr": "cartes épuisées en Réserve"},
    ),
    PayToCostLess: NodeEntry(
        (overview.ABILITIES_OF_OWN_PLAY, events.CARD_COST_DECLINED), Played({"less": AMOUNT, "targets": Kind})
    ),
    PlayedGain: NodeEntry((vocabulary.GAIN_STATUS,), Played({}, (_given_to_spells,))),
}
