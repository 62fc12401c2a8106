"""From what stands on a card to the card: its abilities are read, or it says why they are not understood."""

from __future__ import annotations

from contextlib import suppress

from judge.cards.card import Card
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.cards.notation import UNKNOWN_WORDS, is_unknown, read_tree
from judge.cards.own_words import Notation, own_lines
from judge.cards.printed import Printed
from judge.cards.printing import print_text
from judge.game.ability import Ability
from judge.messages import LANGUAGES, Language, message

NOT_SHIPPED = message(
    "the judge does not understand this part of the card yet, and its words do not come with the judge; “judge cards "
    "import” brings them in"
)


def read_card(printed: Printed) -> Card:
    """A card with its abilities, as its English text gives them, or the French one where there is no English.

    Arguments:
        printed: what stands on it.
    """
    abilities: tuple[Ability, ...] = ()
    declined: Declined | None = None
    try:
        abilities = _abilities(printed)
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
        feminine=is_feminine(abilities, printed) if printed.notation is None else printed.notation.feminine,
        expedition_permanent=printed.is_expedition_permanent,
        printed=printed,
        declined=declined,
    )


def _abilities(printed: Printed) -> tuple[Ability, ...]:
    """What a card is played by; of a card that ships, its own abilities, where its words say them in any language."""
    if printed.notation is not None and not printed.is_in_own_words:
        with suppress(Declined):
            shipped = shipped_abilities(printed.notation, "en")
            if any(_says(printed, language, shipped) for language in LANGUAGES):
                return shipped
    return read_abilities(printed, "en" if printed.says("en") else "fr")


def _says(printed: Printed, language: Language, abilities: tuple[Ability, ...]) -> bool:
    try:
        return printed.says(language) and read_abilities(printed, language) == abilities
    except Declined:
        return False


def read_abilities(printed: Printed, language: Language) -> tuple[Ability, ...]:
    """The abilities that a card's texts say in one language, support abilities last.

    Arguments:
        printed: what stands on it.

    Raises:
        Declined: a text is not understood.
    """
    if printed.notation is not None and printed.is_in_own_words:
        return shipped_abilities(printed.notation, language)
    main = read_text(printed.text[language], language, printed.kind)
    return main + read_text(printed.support[language], language, printed.kind, support=True)


def shipped_abilities(notation: Notation, language: Language) -> tuple[Ability, ...]:
    """The abilities of a card that ships, support abilities last.

    Arguments:
        notation: what ships of them.
        language: the language whose card is meant, where the two do not say the same.

    Raises:
        Declined: something of them is not understood.
    """
    lines = [*notation.lines(language, False), *notation.lines(language, True)]
    found = tuple(map(read_tree, lines))
    if any(map(is_unknown, found)):
        text = "  ".join(own_lines(tuple(lines), language, notation.feminine))
        raise Declined(text, text.index(UNKNOWN_WORDS[language]), NOT_SHIPPED)
    return found


def _subtypes(printed: Printed) -> tuple[str, ...]:
    """The sub-types of a card; a later printing says in the type of a Permanent that it is a Landmark."""
    if printed.type == "LANDMARK_PERMANENT" and "Landmark" not in printed.subtypes:
        return ("Landmark", *printed.subtypes)
    return printed.subtypes


def is_feminine(abilities: tuple[Ability, ...], printed: Printed) -> bool:
    """Whether French speaks of a card in the feminine.

    Arguments:
        abilities: the abilities that its French text says.
    """
    french = f"{printed.text['fr']}  {printed.support['fr']}".strip()
    if not abilities or not french:
        return False
    try:
        masculine, feminine = (print_text(abilities, "fr", gender) for gender in (False, True))
    except Unsayable:
        return False
    return masculine != feminine and feminine.replace("\u00a0", " ") == french.replace("\u00a0", " ")
