"""The abilities of a pasted card: in which language each is written, and what of them is not understood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.mending import mended
from judge.cards.language.reader import read_text
from judge.cards.printing import print_text
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language, Mistake, message
from judge.scenario.card_bullets import BULLETS
from judge.scenario.file import MOST_CHARACTERS
from judge.scenario.form import Scenario, SourceLine
from judge.scenario.pasted_facts import SUPPORT, TEXT

_SUPPORTS = re.compile(r"[\s#\[]*(?:\{[DI]\}|(?:Completed|Accomplie?)\b)")
_BULLET_WIDTH = 20


@dataclass
class PastedAbility:
    """An ability as it is pasted, with its options.

    Arguments:
        lines: its lines with their numbers.
        key: under which label it stands; text where it stands under none.
        language: the language that understands it; None for neither.
        read: what it says.
        stops: where it is not understood, per language.
    """

    lines: list[tuple[int, str]]
    key: str = TEXT
    language: Language | None = None
    read: tuple[Ability, ...] = ()
    stops: dict[Language, Declined] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """Its words, a line each as it is pasted."""
        return "\n".join(words for _, words in self.lines)


def read_abilities(
    abilities: Sequence[PastedAbility], language: Language, type_: Type, scenario: Scenario
) -> list[Mistake]:
    """Read each ability in the language that understands it; gives what was mended.

    Arguments:
        language: the one that is tried first.
        type_: that of the card.
        scenario: takes what is not understood.
    """
    for one in abilities:
        for known in sorted(LANGUAGES, key=lambda known: known != language):
            try:
                one.key, one.read = _read(one, known, type_)
                one.language = known
                break
            except Declined as declined:
                one.stops[known] = declined
    understood = [one.language for one in abilities if one.language is not None]
    usual = max(LANGUAGES, key=lambda known: (understood.count(known), known == language))
    notes = []
    for one in abilities:
        if one.language is None:
            far = one.stops[max(LANGUAGES, key=lambda known: (one.stops[known].position, known == usual))]
            before = one.text[: far.position].count("\n")
            number = one.lines[min(before, len(one.lines) - 1)][0]
            scenario.mistakes.append(Mistake(scenario.name, number, far.pointed))
            continue
        for note in mended(one.text, one.language).notes:
            notes.append(Mistake(scenario.name, one.lines[0][0], message("mended: {note}", note=note)))
    return notes


def ability_lines(abilities: Sequence[PastedAbility]) -> Iterator[SourceLine]:
    """The bullets of the abilities that are understood: the texts and the support texts of each language."""
    for language in LANGUAGES:
        for key in (TEXT, SUPPORT):
            here = [one for one in abilities if one.language == language and one.key == key]
            if here:
                label = language if key == TEXT else f"{language} support"
                yield SourceLine(here[0].lines[0][0], bullet_of(label, _written(here, language), language))


def bullet_of(key: str, value: str, language: Language) -> str:
    """A bullet as a file writes it.

    Arguments:
        key: its name among `BULLETS`.
    """
    label = BULLETS[key][language].partition(":")[0]
    return f"{label}: {value}"


def _read(one: PastedAbility, language: Language, type_: Type) -> tuple[str, tuple[Ability, ...]]:
    """Whether an ability is a text or a support text, and what it says."""
    if one.key == SUPPORT or _SUPPORTS.match(one.text):
        return SUPPORT, read_text(one.text, language, type_, support=True)
    return TEXT, read_text(one.text, language, type_)


def _written(abilities: Sequence[PastedAbility], language: Language) -> str:
    """Abilities as a bullet holds them; printed anew where their words are too long or would not be read the same."""
    said = re.sub(r"\s*\n\s*", " ", "\f".join(one.text for one in abilities)).replace("\f", "  ").replace("#", "")
    said = re.sub(r"\[\[?|\]?\]", "", said) if said.endswith("]") else said
    if len(said) < MOST_CHARACTERS - _BULLET_WIDTH:
        return said
    try:
        return print_text(tuple(read for one in abilities for read in one.read), language)
    except Unsayable:
        return said
