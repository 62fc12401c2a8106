"""The names that sentences use: players, cards and tokens, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import copy
from functools import cached_property, lru_cache
from itertools import product

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.cards.language.words import NO_CARDS
from judge.cards.plural_names import is_plural
from judge.cards.printing import print_ability, print_effect
from judge.game.ability import Ability, Effect, QuickAction, Reaction, SpellEffect, Unplayed
from judge.game.state.objects import Characteristics, Object
from judge.game.state.state import State
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language, Message, message, pasted
from judge.value import value
from judge.wording.equals import has_equal_reactions, several
from judge.wording.name_index import Masked, NameIndex
from judge.wording.players import seat_of
from judge.wording.text import plain, priced, quoted, spoken, unquoted

A_CARD: Mapping[Language, str] = {"en": "a card", "fr": "une carte"}
"""What a card is called that nobody names."""

NAMELESS = frozenset({""})
"""The key that objects carry whose card nobody names."""

_REMINDER = re.compile(r"\s*\([^()]*\)")
_COPY = re.compile(r"(.*?)(?: #(\d{1,3}))?")


@value(frozen=True, slots=True)
class NamedCard:
    """A card as a line names it.

    Arguments:
        text: the name as it is written.
        keys: the cards that bear the name, by the key that objects carry.
        copy: which of the cards and tokens of that name, by their numbers; None where the line does not say.
    """

    text: str
    keys: frozenset[str]
    copy: int | None = None

    def fits(self, one: Object) -> bool:
        """Whether an object bears the name, and the number where the line says one."""
        return one.base.card in self.keys and self.copy in (None, one.copy)


class Names:
    """What players and cards are called.

    Arguments:
        players: the players' names by seat.
        collection: the cards.

    Attributes:
        speaks: whether it is said of which objects Reactions speak, to tell equal ones apart.
    """

    def __init__(self, players: tuple[str, str], collection: Collection) -> None:
        self.players = players
        self.collection = collection
        self.speaks = False
        self._is_numbered: Callable[[str], bool] = lambda name: False

    def among(self, *states: State) -> Names:
        """What players and cards are called where several of one name, and equal Reactions, are to be told apart.

        Arguments:
            states: the states of which is spoken.
        """
        equal = frozenset(name for state in states for name in several(state))
        return self._telling_apart(equal.__contains__, speaks=any(map(has_equal_reactions, states)))

    def apart(self, state: State, *, speaks: bool = False) -> Names:
        """What players and cards are called where all copies are numbered, wherever they lie.

        Arguments:
            state: the state of which is spoken.
            speaks: whether it is said of what Reactions speak.
        """
        count = Counter(one.base.name for one in state.objects.values())
        return self._telling_apart(lambda name: count[name] > 1, speaks=speaks)

    def _telling_apart(self, is_numbered: Callable[[str], bool], *, speaks: bool) -> Names:
        made = copy(self)
        made.speaks, made._is_numbered = speaks, is_numbered
        return made

    @property
    def _plain(self) -> Mapping[str, frozenset[str]]:
        return _plain_keys(self.collection)

    @cached_property
    def _index(self) -> NameIndex:
        return NameIndex(self.players, _index(self.collection))

    def mask(self, line: str) -> Masked:
        """A line in which every name is replaced by a mark.

        Arguments:
            line: the line, as `plain` leaves it.
        """
        return self._index.mask(line)

    def replaced(self, line: str, other: Callable[[str], str]) -> str:
        """A line as it is written, with other names in it.

        Arguments:
            other: gives the name to write for each name that stands there.
        """
        return self._index.replaced(line, other)

    def player(self, name: str) -> int:
        """A player's seat.

        Raises:
            UnknownPlayer: nobody has that name.
        """
        return seat_of(name, self.players)

    def has(self, text: str) -> bool:
        """Whether a text, as `plain` leaves it, is the name of a card and nothing more."""
        return text.lower() in self._plain

    def read_card(self, text: str) -> NamedCard:
        """The cards that a name in a line means.

        Arguments:
            text: the name, with a mark such as ``(rare)`` and a number such as ``#2`` if need be.

        Raises:
            UnknownCard: no card has that name.
        """
        match = _COPY.fullmatch(text)
        assert match is not None
        copy = int(match[2]) if match[2] else None
        if match[1].lower() in A_CARD.values():
            return NamedCard(match[1], NAMELESS, copy)
        keys = self._plain.get(match[1].lower()) or frozenset({self.collection.find(match[1]).id})
        return NamedCard(match[1], keys, copy)

    def pick(self, named: NamedCard) -> Card:
        """The one card that a name means on a board.

        Raises:
            UnknownCard: it means none, or a token.
        """
        return self.collection.find(named.text)

    def unknown(self, text: str) -> Message:
        """What to say of a name that is not written as any card's name."""
        try:
            card = self.collection.find(text)
        except UnknownCard as error:
            return error.message
        return message("write the name as “{name}”", name=pasted(card.name))

    def of_object(self, one: Object, language: Language) -> str:
        """What an object is called."""
        if one.emblem is not None:
            return quoted(self.of_effect(one.emblem.reaction.effect, language), language)
        if one.ongoing is not None:
            return quoted(self.of_effect(one.ongoing.content, language), language)
        return self.of_card(one.base, language) + self.number(one)

    def number(self, one: Object) -> str:
        """What stands behind the name of an object to tell it from others; "" where nothing need be said."""
        return f" #{one.copy}" if one.copy and self._is_numbered(one.base.name) else ""

    def of_card(self, base: Characteristics, language: Language) -> str:
        """What a card or a token with some base characteristics is called."""
        if base.card in NO_CARDS:
            return NO_CARDS[base.card].say(language)
        return self.collection.find(base.card).name[language] if base.card else A_CARD[language]

    def is_plural(self, value: object) -> bool:
        """Whether the name of an object, or of a card with some base characteristics, is plural."""
        base = value.base if isinstance(value, Object) else value
        if not isinstance(base, Characteristics) or not base.card or base.card in NO_CARDS:
            return False
        return is_plural(self.collection.find(base.card).name)

    def of_effect(self, effect: object, language: Language) -> str:
        """The words of an effect; of a Reaction or a quick action, of the effect that it has; of words, themselves."""
        if isinstance(effect, str):
            return unquoted(effect, language)
        said = effect.effect if isinstance(effect, Reaction | QuickAction) else effect
        return said.words[language] if isinstance(said, Unplayed) else unquoted(print_effect(said, language), language)

    def of_ability(self, ability: object, language: Language) -> str:
        """The words of a whole ability, as a card says it; of what no card says as a whole, of its effect."""
        try:
            return unquoted(print_ability(ability, language, marks=False), language)
        except Unsayable:
            return self.of_effect(ability, language)

    def says(self, effect: object, text: str) -> bool:
        """Whether a text names an effect in either language; of marks that nobody speaks, none matters.

        Arguments:
            effect: the effect, or the Reaction or quick action that has it.
            text: its words; of a Reaction or a quick action, also the whole ability as a card says it.
        """
        words = spoken(text)
        said = [spoken(self.of_effect(effect, language)) for language in LANGUAGES]
        if words in said or _REMINDER.sub("", words) in (_REMINDER.sub("", one) for one in said):
            return True
        if not isinstance(effect, Reaction | QuickAction):
            return effect in _effects(text)
        whole = (spoken(self.of_ability(effect, language)) for language in LANGUAGES)
        return words in whole or effect in _abilities(text) or effect.effect in _effects(text)

    def begins(self, effect: object, text: str) -> bool:
        """Whether the words of an effect begin with a text in either language.

        Arguments:
            effect: the effect, or the Reaction or quick action that has it.
            text: the words, at least three.
        """
        words = spoken(text)
        wholes = (spoken(self.of_effect(effect, language)) for language in LANGUAGES)
        return len(words.split()) >= 3 and any(one.startswith(f"{words} ") for one in wholes)


@lru_cache(maxsize=1_024)
def _abilities(text: str) -> frozenset[Ability]:
    """The abilities that a text says as a card would, whether in play or in Reserve; none where it says none."""
    found: set[Ability] = set()
    for language, support in product(LANGUAGES, (False, True)):
        with suppress(Declined):
            found.update(read_text(f"{priced(text).rstrip('.')}.", language, Type.CHARACTER, support))
    return frozenset(found)


_LISTED = {"en": "Choose one:  • {}  • Draw a card.", "fr": "Choisissez l'un :  • {}  • Piochez une carte."}
"""How a line with a cost of its own stands on a card, which says it in a list alone."""


@lru_cache(maxsize=1_024)
def _effects(text: str) -> frozenset[Effect]:
    """The effects that a text says as a Spell would; none where it says none."""
    found: set[Effect] = set()
    for language in LANGUAGES:
        with suppress(Declined):
            said = read_text(f"{priced(text).rstrip('.')}.", language, Type.SPELL, False)
            found.update(one.effect for one in said if isinstance(one, SpellEffect))
        if "{T}" in text:
            with suppress(Declined):
                said = read_text(_LISTED[language].format(f"{priced(text).rstrip('.')}."), language, Type.SPELL, False)
                found.update(mode for one in said for mode in one.effect.modes[:1])  # type: ignore[union-attr]
    return frozenset(found)


@lru_cache(maxsize=8)
def _keys(collection: Collection) -> Mapping[str, frozenset[str]]:
    """The cards of a collection by their names: the common ones, which are looked through once, and its own."""
    found: dict[str, frozenset[str]] = {}
    if collection.common is collection:
        nouns = ((noun.en, {language: noun.say(language) for language in LANGUAGES}) for noun in NO_CARDS.values())
        named = [*collection.called(), *nouns]
    else:
        found |= _keys(collection.common)
        named = [(card.id, card.name) for card in collection.own]
    for (id_, name), language in product(named, LANGUAGES):
        found[name[language]] = found.get(name[language], frozenset()) | {id_}
    return found


@lru_cache(maxsize=8)
def _plain_keys(collection: Collection) -> Mapping[str, frozenset[str]]:
    if collection.common is collection:
        return {plain(name).lower(): keys for name, keys in _keys(collection).items()}
    keys, own = _keys(collection), (name for card in collection.own for name in card.name.values())
    return {**_plain_keys(collection.common), **{plain(name).lower(): keys[name] for name in own}}


@lru_cache(maxsize=8)
def _index(collection: Collection) -> NameIndex:
    if collection.common is collection:
        return NameIndex(_keys(collection))
    return NameIndex((name for card in collection.own for name in card.name.values()), _index(collection.common))
