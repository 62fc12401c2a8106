"""What one seat may know of a position, as numbers: a row for each place on the table, and a row for the game.

Of a card that the seat does not know it is said that one lies there, and nothing else that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from judge.cards.collection import Collection
from judge.exploring.course import Point
from judge.game.course.progress import strengths
from judge.game.state.knowledge import knows
from judge.game.state.objects import Object, Player
from judge.game.terms import BOOST, Expedition, Phase, Status, Terrain, Type, Zone
from judge.game.view.view import View
from judge.learning.places import PLACES, laid
from judge.scenario.answers import KINDS
from judge.value import value

OF_A_CARD = (
    "there",
    "known",
    "card",
    "type",
    "owner",
    "hand cost",
    "reserve cost",
    *(terrain.name.lower() for terrain in Terrain),
    *(status.name.lower() for status in Status),
    "boosts",
    "other counters",
    "token",
    "face down",
    "known to the other",
    "region",
    "asks",
)
"""What each place says of the card that lies there, in this order; everything is 0 where none does."""

QUESTIONS = ("", *dict.fromkeys(kind for kind, _ in KINDS.values()))
"""What may be asked, each by its number."""

REGIONS = 8

OF_THE_GAME = (
    "my decision",
    "question",
    "day",
    "phase",
    "my turn",
    "I am first",
    "arena",
    *(f"{whose} {what}" for whose in ("my", "their") for what in ("pass", "hand", "deck", "orbs", "ready orbs")),
    *(
        f"{whose} {expedition.name.lower()} {what}"
        for whose in ("my", "their")
        for expedition in Expedition
        for what in ("distance", "moved", "ascended", *(terrain.name.lower() for terrain in Terrain))
    ),
    *(f"region {place} {what}" for place in range(REGIONS) for what in ("up", *(one.name.lower() for one in Terrain))),
)
"""What is said of the game, in this order."""

MOST = 32_767
"""No number is larger, and none is below 0."""

Numbers = NDArray[np.int16]


@value(frozen=True, slots=True)
class CardNumbers:
    """The numbers of cards: 0 for one that is not known, else the place in a list that is in the order of its keys.

    Arguments:
        keys: the ids of the cards and the names of the tokens, the first one "".
        by_key: the same, by key.
    """

    keys: tuple[str, ...]
    by_key: Mapping[str, int]

    def number(self, one: Object) -> int:
        """The number of the card that an object is, or that the source of an emblem is."""
        source = one.emblem.source if one.emblem is not None else one.ongoing.source if one.ongoing is not None else one
        return self.by_key.get(source.base.card, 0)


def card_numbers() -> CardNumbers:
    """The numbers of the cards that are known here."""
    return _card_numbers(Collection.known())


@cache
def _card_numbers(known: Collection) -> CardNumbers:
    ids = {one.id for one in known.printed}
    written = {token for one in known.printed if one.notation is not None for token in one.notation.tokens()}
    tokens = {token.split('"')[1] for token in written}
    keys = ("", *sorted(ids), *sorted(tokens))
    return CardNumbers(keys, {key: number for number, key in enumerate(keys) if number})


def table(point: Point, seat: Player, cards: CardNumbers) -> Numbers:
    """The cards on the table, a row for each place.

    Arguments:
        seat: from where it is seen.
        cards: the numbers of the cards.
    """
    found = np.zeros((PLACES, len(OF_A_CARD)), np.int16)
    view = View(point.state, point.rules)
    about = point.question.about if point.question is not None else None
    for place, one in laid(point.state, seat):
        if not knows(point.state, seat, one, point.rules):
            found[place, :2] = 1, 0
            found[place, OF_A_CARD.index(Status.EXHAUSTED.name.lower())] = one.exhausted
            continue
        found[place] = _bounded(_card(one, view, seat, cards, one.id == about))
    return found


def _card(one: Object, view: View, seat: Player, cards: CardNumbers, asks: bool) -> tuple[int, ...]:
    base = one.base
    in_expedition = one.zone is Zone.EXPEDITION and one.type is Type.CHARACTER
    statistics = view.statistics(one) if in_expedition else base.statistics or (0, 0, 0)
    boosts = one.count(BOOST)
    return (
        1,
        1,
        cards.number(one),
        1 + tuple(Type).index(one.type),
        1 if one.owner == seat else 2,
        base.hand_cost or 0,
        base.reserve_cost or 0,
        *statistics,
        *(one.has(status) for status in Status),
        boosts,
        sum(count for _, count in one.counters) - boosts,
        one.token,
        one.face_down,
        knows(view.state, 1 - seat, one, view.rules),
        0 if one.region is None else 1 + one.region,
        asks,
    )


def game(point: Point, seat: Player) -> Numbers:
    """The game beside its cards, as a row.

    Arguments:
        seat: from where it is seen.
    """
    state, question = point.state, point.question
    view = View(state, point.rules)
    sides = (seat, 1 - seat)
    players = [
        (
            side in state.passed,
            len(state.of(Zone.HAND, side)),
            len(state.of(Zone.DECK, side)),
            len(state.of(Zone.MANA, side)),
            sum(not orb.exhausted for orb in state.of(Zone.MANA, side)),
        )
        for side in sides
    ]
    expeditions = [
        (state.distance(*one), one in state.moved, one in state.ascended, *strengths(view, one).values())
        for side in sides
        for one in ((side, expedition) for expedition in Expedition)
    ]
    unseen: tuple[int, ...] = (0,) * (1 + len(Terrain))
    regions = [
        (1, *(one in region.terrains for one in Terrain)) if region.face_up else unseen for region in state.regions
    ]
    regions = [*regions, *[unseen] * REGIONS][:REGIONS]
    parts = [
        question is not None and question.player == seat,
        0 if question is None else QUESTIONS.index(question.kind) if question.kind in QUESTIONS else 0,
        state.day,
        tuple(Phase).index(state.phase),
        state.turn == seat,
        state.first_player == seat,
        state.arena,
    ]
    return _bounded([*parts, *(part for row in (*players, *expeditions, *regions) for part in row)])


def _bounded(numbers: object) -> Numbers:
    return np.clip(np.array(numbers, np.int64), 0, MOST).astype(np.int16)
