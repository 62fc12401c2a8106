"""What a deck must be before a game begins (1.1.4 and 1.1.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from judge.game.event.choices import Refusal
from judge.game.rules import Rules
from judge.game.state.objects import Characteristics
from judge.game.terms import Format, Rarity, Type
from judge.law.laws import overview as laws

CONSTRUCTED_CARDS = 39
SAME_NAME = 3
RARES = 15
UNIQUES = 3
EXALTED = 3
LIMITED_CARDS = 29
FACTIONS = 3
ALWAYS_THERE = "Mana Convergence"
"""Of this card a player of limited play may add as many as they like."""


def faults(
    deck: Sequence[Characteristics],
    played: Format,
    rules: Rules,
    pool: Sequence[Characteristics] | None = None,
) -> tuple[Refusal, ...]:
    """Why a deck may not be played; empty if it may.

    Arguments:
        deck: its cards, the Hero among them.
        played: what kind of play it is for.
        rules: the rules of the run.
        pool: in limited play, the cards that its player received; None where nothing says which.
    """
    if played is Format.CONSTRUCTED:
        found = _constructed(deck, rules.edition.parameters.most_constructed)
    else:
        found = chain(_limited(deck, rules.edition.parameters.fewest_limited), _outside(deck, pool))
    return tuple(fault for fault in found if all(rules.holds(law) for law in fault.laws))


def _constructed(deck: Sequence[Characteristics], largest: int) -> Iterator[Refusal]:
    heroes, cards = _parted(deck)
    if len(heroes) != 1:
        yield Refusal("heroes_in_deck", (laws.ONE_HERO,), {"count": len(heroes)})
    if len(cards) < CONSTRUCTED_CARDS:
        yield Refusal("deck_too_small", (laws.CONSTRUCTED_SIZE,), {"count": len(cards), "most": CONSTRUCTED_CARDS})
    if 0 < largest < len(cards):
        yield Refusal("deck_too_large", (laws.CONSTRUCTED_SIZE,), {"count": len(cards), "most": largest})
    for hero in heroes[:1]:
        for card in _each(cards):
            if card.faction != hero.faction:
                yield Refusal("other_faction", (laws.HEROS_FACTION,), {"card": card})
    for name, count in Counter(card.name for card in cards).items():
        if count > SAME_NAME:
            card = next(one for one in cards if one.name == name)
            yield Refusal("too_many_of_name", (laws.THREE_OF_A_NAME,), {"card": card, "count": count})
    for rarity, most, law in (
        (Rarity.RARE, RARES, laws.FIFTEEN_RARES),
        (Rarity.UNIQUE, UNIQUES, laws.THREE_UNIQUES),
        (Rarity.EXALTED, EXALTED, laws.THREE_EXALTED),
    ):
        count = sum(card.rarity is rarity for card in cards)
        if count > most:
            yield Refusal(f"too_many_{rarity}", (law,), {"count": count, "most": most})


def _limited(deck: Sequence[Characteristics], fewest: int) -> Iterator[Refusal]:
    heroes, cards = _parted(deck)
    if len(heroes) > 1:
        yield Refusal("heroes_in_deck", (laws.LIMITED_HERO,), {"count": len(heroes)})
    if fewest and len(deck) < fewest:
        yield Refusal("limited_too_small", (laws.LIMITED_SIZE,), {"count": len(deck), "most": fewest})
    elif not fewest and len(cards) < LIMITED_CARDS:
        yield Refusal("deck_too_small", (laws.LIMITED_SIZE,), {"count": len(cards), "most": LIMITED_CARDS})
    factions = {card.faction for card in deck if card.faction is not None}
    if len(factions) > FACTIONS:
        yield Refusal("too_many_factions", (laws.THREE_FACTIONS,), {"count": len(factions), "most": FACTIONS})


def _outside(deck: Sequence[Characteristics], pool: Sequence[Characteristics] | None) -> Iterator[Refusal]:
    if pool is None:
        return
    left = Counter(card.card for card in pool)
    for card in _each(deck):
        count = sum(one.card == card.card for one in deck)
        if count > left[card.card] and card.name != ALWAYS_THERE:
            yield Refusal("not_in_pool", (laws.LIMITED_POOL,), {"card": card})


def _parted(deck: Sequence[Characteristics]) -> tuple[list[Characteristics], list[Characteristics]]:
    return [card for card in deck if card.type is Type.HERO], [card for card in deck if card.type is not Type.HERO]


def _each(cards: Sequence[Characteristics]) -> Iterator[Characteristics]:
    """Each version once, in order."""
    return iter({card.card: card for card in cards}.values())
