"""The tokens that the effects of cards describe, so that a board may have them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.game.ability import TOKEN_PERMANENTS, Token
from judge.game.event.appearing import of_token
from judge.game.state.objects import Characteristics
from judge.wording.names import NamedCard


def token_named(named: NamedCard, collection: Collection) -> Characteristics | None:
    """The token that a name means; None where it means none that an effect of a card creates.

    Arguments:
        named: the name.
        collection: the cards whose effects are known.
    """
    for token in _tokens(collection):
        if token.name in named.keys:
            return of_token(token)
    return None


@lru_cache(maxsize=8)
def _tokens(collection: Collection) -> tuple[Token, ...]:
    return tuple(dict.fromkeys((*_created_by(collection.own), *_common_tokens(collection.common))))


@lru_cache(maxsize=8)
def _common_tokens(collection: Collection) -> tuple[Token, ...]:
    return tuple(dict.fromkeys(_created_by(collection.creating())))


def _created_by(cards: Iterable[Card]) -> Iterator[Token]:
    for token in (token for card in cards for token in _described(card.abilities)):
        if token.statistics is not None or token.name in TOKEN_PERMANENTS:
            yield token


def _described(node: object) -> Iterator[Token]:
    """The tokens in a tree of effects."""
    if isinstance(node, Token):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from _described(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from _described(getattr(node, field.name))
