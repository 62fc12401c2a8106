"""A deck that was checked, made ready to show: its list in one order, its curve, its figures, all of it as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from judge.cards.language.words import FACTIONS, RARITIES
from judge.cards.naming import display_name, folded
from judge.cards.search.fields import TYPES
from judge.game.terms import Type
from judge.games.deck_check import DeckCheck
from judge.games.deck_list import Copies
from judge.messages import Language, Message, message
from judge.value import value

HIGHEST = 10
"""From this cost on, cards stand in one column."""

_ORDER = (Type.HERO, Type.CHARACTER, Type.SPELL, Type.PERMANENT)


@value(frozen=True, slots=True)
class Column:
    """The cards of one cost.

    Arguments:
        cost: the cost; the last column also holds what costs more.
        more: whether it does.
        hand: how many cards have it as their Hand Cost.
        reserve: how many have it as their Reserve Cost.
    """

    cost: int
    more: bool
    hand: int
    reserve: int

    @property
    def label(self) -> str:
        """What stands under it."""
        return f"{self.cost}+" if self.more else str(self.cost)


@value(frozen=True, slots=True)
class DeckFigure:
    """How many cards are of one kind.

    Arguments:
        name: the kind.
        count: how many cards.
    """

    name: str
    count: int


def curve(found: DeckCheck) -> tuple[Column, ...]:
    """The deck's cards by their costs; empty if none has any."""
    costs = {*found.hand, *found.reserve}
    if not costs:
        return ()
    last = min(max(costs), HIGHEST)
    return tuple(
        Column(cost, cost == last < max(costs), _at(found.hand, cost, last), _at(found.reserve, cost, last))
        for cost in range(last + 1)
    )


def _at(costs: Mapping[int, int], column: int, last: int) -> int:
    return sum(count for cost, count in costs.items() if min(cost, last) == column)


def figures(found: DeckCheck, language: Language) -> Iterator[tuple[str, tuple[DeckFigure, ...]]]:
    """How many cards are of each type, faction and rarity; what there is none of is left out."""
    yield (
        "types",
        tuple(
            DeckFigure(_type(one).say(language), count)
            for one, count in sorted(found.types.items(), key=lambda item: _place(item[0]))
        ),
    )
    yield (
        "factions",
        tuple(
            DeckFigure(FACTIONS.get(letters) or message("no faction").say(language), count)
            for letters, count in sorted(found.factions.items(), key=lambda item: (-item[1], item[0]))
        ),
    )
    yield (
        "rarities",
        tuple(
            DeckFigure(RARITIES[rarity].say(language, feminine=True) if rarity in RARITIES else rarity, count)
            for rarity, count in sorted(found.rarities.items())
        ),
    )


def by_ids(found: DeckCheck) -> str:
    """The list by ids, a line a card, ready to be pasted elsewhere."""
    return "\n".join(f"{one.count} {one.card.id}" for one in in_order(found))


def by_names(found: DeckCheck, language: Language) -> str:
    """The list by names, a line a card; a unique card goes by its id."""
    return "\n".join(
        f"{one.count} {one.card.id if one.card.rarity == 'unique' else display_name(one.card, language)}"
        for one in in_order(found)
    )


def in_order(found: DeckCheck) -> tuple[Copies, ...]:
    """Each card once: the Hero first, then by type, Hand Cost and name."""
    cards: dict[str, Copies] = {}
    for one in found.list.copies:
        there = cards.get(one.card.id)
        cards[one.card.id] = one if there is None else replace(there, count=there.count + one.count)
    return tuple(sorted(cards.values(), key=_order))


def _order(one: Copies) -> tuple[int, int, str, str]:
    card = one.card
    return _place(card.kind), -1 if card.hand is None else card.hand, folded(card.name["en"]), card.id


def _place(type_: Type) -> int:
    return _ORDER.index(type_) if type_ in _ORDER else len(_ORDER)


def _type(type_: Type) -> Message:
    return TYPES.get(type_.lower()) or message("Mana Orb")


def data(found: DeckCheck, language: Language) -> dict[str, object]:
    """A deck that was checked, as JSON data.

    Arguments:
        found: what is to be said of it.
        language: the language of what is said.
    """
    return {
        "format": found.format.value,
        "allowed": found.allowed,
        "cards": found.count,
        "mistakes": [{"line": one.line, "message": one.message.say(language)} for one in found.list.mistakes],
        "faults": [
            {"line": one.line, "message": one.reason[language], "articles": list(one.articles)} for one in found.faults
        ],
        "notes": [note.say(language) for note in found.notes],
        "curve": [{"cost": one.label, "hand": one.hand, "reserve": one.reserve} for one in curve(found)],
        "without_costs": found.without_costs,
        **{name: [{"name": one.name, "count": one.count} for one in parts] for name, parts in figures(found, language)},
        "list": [
            {"count": one.count, "id": one.card.id, "name": display_name(one.card, language)} for one in in_order(found)
        ],
    }
