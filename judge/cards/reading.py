"""From what stands on a card to the card: its abilities are read, or it says why they are not understood."""

from __future__ import annotations

from judge.cards.card import Card
from judge.cards.language.declined import Declined
from judge.cards.language.phrases import Unsayable
from judge.cards.language.reader import read_text
from judge.cards.printed import Printed
from judge.cards.printing import print_text
from judge.game.ability import Ability
from judge.messages import Language


def read_card(printed: Printed) -> Card:
    """A card with its abilities, as its English text gives them, or the French one where there is no English.

    Arguments:
        printed: what stands on it.
    """
    abilities: tuple[Ability, ...] = ()
    declined: Declined | None = None
    try:
        abilities = read_abilities(printed, "en" if printed.says("en") else "fr")
    except Declined as error:
        declined = error
    return Card(
        id=printed.id,
        name=printed.name,
        rarity=printed.rarity,
        faction=printed.faction,
        home_faction=printed.home_faction,
        type=printed.kind,
        subtypes=_subtypes(printed),
        hand_cost=printed.hand,
        reserve_cost=printed.reserve,
        statistics=printed.statistics,
        abilities=abilities,
        reserve_limit=printed.reserve_limit,
        landmark_limit=printed.landmark_limit,
        feminine=_is_feminine(abilities, f"{printed.text['fr']}  {printed.support['fr']}".strip()),
        expedition_permanent=printed.is_expedition_permanent,
        printed=printed,
        declined=declined,
    )


def read_abilities(printed: Printed, language: Language) -> tuple[Ability, ...]:
    """The abilities that a card's texts say in one language, support abilities last.

    Arguments:
        printed: what stands on it.

    Raises:
        Declined: a text is not understood.
    """
    main = read_text(printed.text[language], language, printed.kind)
    return main + read_text(printed.support[language], language, printed.kind, support=True)


def _subtypes(printed: Printed) -> tuple[str, ...]:
    """The sub-types of a card; a later printing says in the type of a Permanent that it is a Landmark."""
    if printed.type == "LANDMARK_PERMANENT" and "Landmark" not in printed.subtypes:
        return ("Landmark", *printed.subtypes)
    return printed.subtypes


def _is_feminine(abilities: tuple[Ability, ...], french: str) -> bool:
    if not abilities or not french:
        return False
    try:
        masculine, feminine = (print_text(abilities, "fr", gender) for gender in (False, True))
    except Unsayable:
        return False
    return masculine != feminine and feminine.replace("\u00a0", " ") == french.replace("\u00a0", " ")
