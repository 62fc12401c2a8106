"""Abilities: reactions, effects of Spells, keywords, and what holds other abilities."""

from collections.abc import Mapping

from judge.game.ability import (
    CannotGainCounters,
    CannotMoveForward,
    Completed,
    CountersOn,
    Grant,
    InTerrain,
    IsKind,
    It,
    KeywordAbility,
    Kind,
    LandmarkLimit,
    MakesGift,
    MayPlayExhausted,
    Me,
    NotInReserveLimit,
    QuickAction,
    Reaction,
    ReserveLimit,
    SpellEffect,
    Support,
    Targeted,
    Unplayed,
    Where,
    While,
)
from judge.game.ability.nodes.entry import Entries, NodeEntry, Played, Words
from judge.game.ability.nodes.phrases import AMOUNT
from judge.game.ability.parts import parts_of
from judge.game.terms import Keyword
from judge.law.laws import events, objects, playing, vocabulary
from judge.law.laws.law import Law
from judge.messages import Message, message

LATER_KEYWORDS: Mapping[Keyword, tuple[Words, Law | None]] = {
    Keyword.COOLDOWN: ({"en": "Cooldown", "fr": "Rafraîchissement"}, vocabulary.COOLDOWN),
    Keyword.SCOUT: ({"en": "Scout", "fr": "Repérage"}, vocabulary.SCOUT),
    Keyword.TEMPLE: ({"en": "Temple", "fr": "Temple"}, None),
}
"""Keywords that the first edition lacks: what a person calls them, and the law that an edition with them has."""


PLAYED_KEYWORDS = frozenset(Keyword).difference(one for one, (_, law) in LATER_KEYWORDS.items() if law is None)
"""Keywords that the engine plays, by an edition that has them."""


def _of_one_terrain(said: While) -> Message | None:
    """An expedition that is barred because of its terrain is found by the terrain that alone remains to it."""
    barred = said.ability
    if not isinstance(barred, CannotMoveForward) or Where.ITS not in barred.where:
        return None
    if barred.except_for is not None and said.condition == InTerrain(Where.FACING_ME, barred.except_for):
        return None
    return message("an expedition that was spoken of before cannot be barred yet")


def _times_by_itself(reaction: Reaction) -> Message | None:
    """How often a reaction is activated is known of its bearer as it was before the event."""
    match reaction.times:
        case int() | CountersOn(Me(), str()):
            played = True
        case _:
            played = False
    return None if played else message("a Reaction that is activated several times cannot be applied yet")


def _activated_by_it(reaction: Reaction) -> Message | None:
    """That something is targeted is no event: it can be impossible, and activates nothing."""
    if not isinstance(reaction.trigger, Targeted):
        return None
    return message("the judge cannot apply this yet: {part}", part="targeted")


def _told_apart(reaction: Reaction) -> Message | None:
    """A Gift may be a card that nobody sees: only whether it is a token is known."""
    if not isinstance(reaction.trigger, MakesGift):
        return None
    if not _asks_more(reaction):
        return None
    return message("of what a Gift is, only whether it is a token can be asked: a card may be drawn that nobody sees")


def _asks_more(node: object) -> bool:
    """Whether something is said of "it" but whether it is a token."""
    if node == IsKind(It(), Kind(token=True)):
        return False
    return isinstance(node, It) or any(map(_asks_more, parts_of(node)))


ENTRIES: Entries = {
    Completed: NodeEntry((), None, {"en": "Feats", "fr": "Prouesses"}),
    Grant: NodeEntry((objects.PASSIVES_CHANGE,), Played()),
    KeywordAbility: NodeEntry((), Played({"keyword": PLAYED_KEYWORDS, "number": AMOUNT})),
    QuickAction: NodeEntry(
        (playing.QUICK_ACTION_IN_OWN_TURN,),
        Played({"support": ..., "only_if": ..., "more": AMOUNT, "more_if": ..., "most": AMOUNT}),
    ),
    Reaction: NodeEntry(
        (events.REACTION_ACTIVATED,),
        Played(
            {"condition": ..., "during": ..., "support": ..., "times": (int, CountersOn)},
            (_times_by_itself, _activated_by_it, _told_apart),
        ),
    ),
    SpellEffect: NodeEntry((playing.PROCESS,), Played()),
    Support: NodeEntry(
        (objects.SUPPORT_IN_RESERVE,),
        Played({"ability": (CannotGainCounters, LandmarkLimit, MayPlayExhausted, NotInReserveLimit, ReserveLimit)}),
    ),
    Unplayed: NodeEntry((), None),
    While: NodeEntry((objects.PASSIVES_ANEW,), Played(checks=(_of_one_terrain,))),
}
