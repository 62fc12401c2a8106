"""What stands on a card, before its abilities are read: the form in which cards are stored and handed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from judge.cards.language.words import FACTIONS
from judge.cards.own_words import Notation, OwnWords
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language
from judge.value import value

KINDS: Mapping[str, Type] = {
    "CHARACTER": Type.CHARACTER,
    "SPELL": Type.SPELL,
    "HERO": Type.HERO,
    "PERMANENT": Type.PERMANENT,
    "LANDMARK_PERMANENT": Type.PERMANENT,
    "EXPEDITION_PERMANENT": Type.PERMANENT,
    "TOKEN": Type.CHARACTER,
    "TOKEN_LANDMARK_PERMANENT": Type.PERMANENT,
    "TOKEN_MANA": Type.MANA_ORB,
}
"""The types that files give, and what they are in the rules: every Permanent is one kind there."""

Texts = Mapping[Language, str]


@value(frozen=True, slots=True)
class Printed:
    """One version of a card as it is printed.

    Arguments:
        id: its identifier, such as ``ALT_CORE_B_YZ_15_R1``.
        name: its name per language; where one language has none, the other's.
        set: the set that it belongs to.
        faction: its faction's two letters, or "" for none.
        rarity: ``common``, ``rare``, ``unique`` or ``exalted``.
        type: its type as files name it; one of `KINDS`.
        subtypes: its sub-types by their English names.
        text: its main abilities per language; "" where a language has none.
        support: its support ability per language.
        hand: its Hand Cost.
        reserve: its Reserve Cost.
        statistics: Forest, Mountain, Water.
        reserve_limit: of a Hero.
        landmark_limit: of a Hero.
        printings: other identifiers of the same card.
        number: its collector number as it is printed, without the language, such as ``BTG-037-C``; "" where none is
            known.
        notation: what ships of its abilities; None of a card that does not ship.
    """

    id: str
    name: Texts
    set: str
    faction: str
    rarity: str
    type: str
    subtypes: tuple[str, ...]
    text: Texts
    support: Texts
    hand: int | None = None
    reserve: int | None = None
    statistics: tuple[int, int, int] | None = None
    reserve_limit: int | None = None
    landmark_limit: int | None = None
    printings: tuple[str, ...] = ()
    number: str = ""
    notation: Notation | None = field(default=None, compare=False)

    @property
    def is_in_own_words(self) -> bool:
        """Whether its texts are not those of the printed card, but printed from its abilities."""
        return isinstance(self.text, OwnWords)

    def worded(self, other: Printed) -> Printed:
        """This card with the words that another copy of it bears."""
        return replace(self, text=other.text, support=other.support)

    def is_printing_of(self, other: Printed) -> bool:
        """Whether another card names this one as a printing of itself, and it is the same card.

        Arguments:
            other: the other card.
        """
        alike = (self.name, self.rarity, self.faction, self.kind) == (
            other.name,
            other.rarity,
            other.faction,
            other.kind,
        )
        return alike and self.id in other.printings

    @property
    def home_faction(self) -> str:
        """The faction of the common version, which differs from its own on a shifted card."""
        home = self.id.split("_")[3]
        return home if home in FACTIONS else ""

    @property
    def kind(self) -> Type:
        """What it is in the rules."""
        return KINDS[self.type]

    @property
    def is_expedition_permanent(self) -> bool:
        """Whether it is a Permanent that joins an expedition; in the first set all are Landmarks, whatever it says."""
        return self.type == "EXPEDITION_PERMANENT" and self.set != "CORE"

    @property
    def is_token(self) -> bool:
        """Whether it is no card of a deck, but what effects create."""
        return self.type.startswith("TOKEN") and self.type != "TOKEN_MANA"

    def says(self, language: Language) -> bool:
        """Whether its abilities, if it has any, stand there in a language."""
        if self.is_in_own_words:
            return True
        said = {one: bool((self.text[one] + self.support[one]).strip()) for one in LANGUAGES}
        return said[language] or not any(said.values())

    def line(self) -> dict[str, Any]:
        """The card as data; `read_printed` reads it again."""
        forest, mountain, water = self.statistics or (None, None, None)
        data = {
            "id": self.id,
            "set": self.set,
            "faction": self.faction,
            "rarity": self.rarity.upper(),
            "type": self.type,
            "subtypes": [name.upper().replace(" ", "_") for name in self.subtypes],
            "hand": self.hand,
            "reserve": self.reserve,
            "forest": forest,
            "mountain": mountain,
            "water": water,
            "reserve_limit": self.reserve_limit,
            "landmark_limit": self.landmark_limit,
            "name": dict(self.name),
            "text": dict(self.text),
            "support": dict(self.support),
            "printings": list(self.printings),
            "number": self.number or None,
        }
        return {name: value for name, value in data.items() if value is not None}
