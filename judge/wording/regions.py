"""How the regions of the Adventure are named in sentences and facts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.game.state.state import LAST_REGION
from judge.messages import LANGUAGES, Language
from judge.wording.slot_format import SlotFormat
from judge.wording.text import plain

ENDS: Mapping[int, Mapping[Language, str]] = {
    0: {"en": "the Hero Region", "fr": "la Région du Héros"},
    LAST_REGION: {"en": "the Companion Region", "fr": "la Région du Compagnon"},
}
"""The regions that have a name, by their places; the others are numbered from the Hero Region on."""

NUMBERED: Mapping[Language, str] = {"en": "region", "fr": "la région"}


def write_region(place: int, language: Language) -> str:
    """A region in words.

    Arguments:
        place: its place in the Adventure.
    """
    return ENDS[place][language] if place in ENDS else f"{NUMBERED[language]} {place}"


def read_region(text: str, language: Language) -> int:
    """The place of the region that some words name, which fit `REGION_WORDS`."""
    said = {plain(forms[language]).lower(): place for place, forms in ENDS.items()}
    return said[text.lower()] if text.lower() in said else int(text.rpartition(" ")[2])


def _words(language: Language) -> str:
    ends = "|".join(re.escape(plain(forms[language])) for forms in ENDS.values())
    return rf"{ends}|{NUMBERED[language]} [1-{LAST_REGION - 1}]"


REGION_WORDS: Mapping[Language, str] = {language: _words(language) for language in LANGUAGES}
"""How a region can be written."""

REGION_SLOTS: Mapping[str, SlotFormat] = {
    "region": SlotFormat(
        write=lambda value, names, language: write_region(int(str(value)), language),
        pattern=REGION_WORDS,
        read=lambda text, names, language: read_region(text, language),
    ),
}

REGION_EXAMPLES: Mapping[str, Mapping[Language, str]] = {
    "region": {language: write_region(3, language) for language in LANGUAGES},
}
