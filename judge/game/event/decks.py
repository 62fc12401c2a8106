"""The Deck (3.2.2): a pile in a fixed order, but a shuffled part of it has none until one of its cards is needed.

Cards that were shuffled together bear the same number, `shuffled`. Each has a place in the pile, yet which of them lies
at which of their places is undecided: when one place matters, chance decides among all of them, equal cards counting as
one answer of greater weight.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from judge.game.event.choices import Option, Question
from judge.game.rules import Rules
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Zone
from judge.law.laws import zones
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.state.draft import Draft
    from judge.game.state.state import State


@dataclass
class Pile:
    """A Deck as a step finds it.

    Arguments:
        cards: its cards from top to bottom; of a shuffled part, in no order that means anything.
        rules: the rules of the run.
    """

    cards: list[Object]
    rules: Rules
    _taken: set[int] = field(default_factory=set)

    def card(self, position: int, *, bottom: bool = False) -> Generator[Question, Option, tuple[Object, Object] | None]:
        """Find the card at a position.

        Arguments:
            position: how many cards lie between it and the end from which is counted.
            bottom: whether is counted from the bottom.

        Returns:
            the card, and the one whose place in the pile it takes; None if there is no such position.
        """
        if position >= len(self.cards):
            return None
        if bottom is self.rules.holds(zones.DECK_POSITION):
            position = len(self.cards) - 1 - position
        place = self.cards[position]
        among = self._may_lie_at(place)
        card = (yield from pick_by_chance(among, (zones.DECK_ORDER,))) if place.shuffled or len(among) > 1 else place
        other = next(number for number, one in enumerate(self.cards) if one is card)
        self.cards[position], self.cards[other] = card, place
        self._taken.add(card.id)
        return card, place

    def _may_lie_at(self, place: Object) -> list[Object]:
        """The cards of which any may lie where a card was thought to lie."""
        if place.id in self._taken:
            return [place]
        left = [one for one in self.cards if one.id not in self._taken] if self._taken else self.cards
        if not self.rules.holds(zones.DECK_ORDER):
            return left
        shuffle = place.shuffled
        return [one for one in left if one.shuffled == shuffle] if shuffle else [place]


def pick_by_chance(cards: Sequence[Object], laws: Laws) -> Generator[Question, Option, Object]:
    """One of some cards, picked by chance.

    Arguments:
        cards: the cards, each as likely as any other.
        laws: the laws that leave it to chance.
    """
    firsts: dict[str, Object] = {}
    alike: dict[str, int] = {}
    for card in cards:
        name = card.base.card
        if name in alike:
            alike[name] += 1
        else:
            firsts[name], alike[name] = card, 1
    if len(alike) == 1:
        return cards[0]
    options = tuple([_draw(firsts[name].id, count) for name, count in alike.items()])
    answer = yield Question("draw", None, options, laws)
    return next(card for card in firsts.values() if card.id == answer.object)


@lru_cache(maxsize=1_024)
def _draw(card: int, weight: int) -> Option:
    return Option("draw", card, weight=weight)


def in_no_order(objects: Iterable[Object]) -> tuple[Object, ...]:
    """Objects in their order, but the cards of each shuffled part at its places by their names, as it has no order."""
    there = list(objects)
    parts: dict[int, list[int]] = {}
    for place, one in enumerate(there):
        if one.shuffled:
            parts.setdefault(one.shuffled, []).append(place)
    for places in parts.values():
        cards = sorted((there[place] for place in places), key=lambda one: (one.base.card, one.id))
        for place, card in zip(places, cards, strict=True):
            there[place] = card
    return tuple(there)


def shuffle(deck: Draft, cards: Iterable[Object], number: int) -> None:
    """Shuffle cards of a Deck together: nobody knows any more which of them lies where.

    Arguments:
        deck: where they lie.
        number: a number that no other shuffle has.
    """
    for card in cards:
        deck.put(changed(card, shuffled=number, known_by=frozenset()))


def shuffled(state: State, cards: Iterable[Object]) -> State:
    """The state after cards of a Deck were shuffled together."""
    deck = state.objects.draft()
    shuffle(deck, cards, state.clock + 1)
    return changed(state, objects=deck.done(), clock=state.clock + 1)


def lower(deck: Draft, player: Player, position: int, *, bottom: bool, rules: Rules) -> tuple[Object, ...]:
    """The cards of a Deck that will lie below one that is put at a position, from the highest down.

    Arguments:
        deck: where the Deck lies, without the card.
        player: whose Deck.
        position: how many cards shall lie between the new card and the end from which is counted.
        bottom: whether is counted from the bottom.
        rules: the rules of the run.
    """
    cards = deck.of(Zone.DECK, player)
    if position > len(cards) and not rules.holds(zones.DECK_TOO_SMALL):
        position = 0
    above = len(cards) - position if bottom else position
    return cards[min(max(above, 0), len(cards)) :]


def exchange(deck: Draft, card: int, place: int) -> None:
    """Settle that a card lies where another of its shuffled part was thought to lie."""
    if card != place:
        deck.swap(deck[card], deck[place])
