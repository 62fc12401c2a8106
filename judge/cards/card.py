"""A printed card: its numbers, its name in both languages, and its abilities as one tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from judge.cards.language.declined import Declined
from judge.cards.printed import Printed
from judge.game.terms import Type
from judge.messages import Language
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability import Ability


@value(frozen=True, slots=True)
class Card:
    """One version of a card.

    Arguments:
        id: its identifier, such as ``ALT_CORE_B_YZ_15_R1``; of a scenario's own card, its English name.
        name: its name per language.
        rarity: ``common`` or ``rare``.
        faction: its faction's two letters, or "" for none.
        home_faction: the faction of the common version; differs from `faction` on a shifted card.
        subtypes: its sub-types.
        hand_cost: its Hand Cost, or None.
        reserve_cost: its Reserve Cost, or None.
        statistics: Forest, Mountain, Water, or None.
        abilities: its abilities in printed order, support abilities last.
        reserve_limit: of a Hero.
        landmark_limit: of a Hero.
        feminine: whether French speaks of the card in the feminine.
        expedition_permanent: of a Permanent, whether its zone type is Expedition, rather than Landmark.
        printed: what stands on it; None of a scenario's own card.
        declined: why its text is not understood; then it has no abilities and nothing may play it.
        forged: whether a visitor made it, in a link or at the desk; it is marked wherever it is shown.
    """

    id: str
    name: Mapping[Language, str]
    rarity: str
    faction: str
    home_faction: str
    type: Type
    subtypes: tuple[str, ...]
    hand_cost: int | None
    reserve_cost: int | None
    statistics: tuple[int, int, int] | None
    abilities: tuple[Ability, ...]
    reserve_limit: int | None = None
    landmark_limit: int | None = None
    feminine: bool = False
    expedition_permanent: bool = False
    printed: Printed | None = field(default=None, repr=False)
    declined: Declined | None = None
    forged: bool = False
