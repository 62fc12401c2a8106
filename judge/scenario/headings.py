"""The headings of a scenario file: which sections and forms they begin, and what is written in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judge.messages import LANGUAGES, Language, Pasted, pasted
from judge.scenario.form import TWIN, UNDER

SECTIONS: Mapping[str, Mapping[Language, str]] = {
    "cards": {"en": "Cards", "fr": "Cartes"},
    "board": {"en": "Board", "fr": "Plateau"},
    "play": {"en": "Play", "fr": "Partie"},
    "outcome": {"en": "Outcome", "fr": "Résultat"},
    "ruling": {"en": "Ruling", "fr": "Décision"},
}
"""What the headings of the sections are called."""

HEADINGS = {name.lower(): section for section, names in SECTIONS.items() for name in names.values()}
"""The sections by their headings."""

HEADING = re.compile(r"(#{1,3}) +(.*?) *#*")
_FRENCH_TWIN = re.compile(rf"(?:{TWIN['fr']}|{TWIN['fr'][:-1]}['’]ils?)\b.*", re.IGNORECASE)
_TWIN = re.compile(rf"{TWIN['en']}\b.*|{_FRENCH_TWIN.pattern}", re.IGNORECASE)
_UNDER = re.compile(rf"(?:{'|'.join(UNDER.values())}) +(\d+\.\d+)\b.*", re.IGNORECASE)


def begins_twin(words: str) -> bool:
    """Whether a heading of two marks begins a twin."""
    return _TWIN.fullmatch(words) is not None


def edition_in(words: str) -> str | None:
    """The edition under which a heading of two marks puts what follows it; None for any other heading."""
    found = _UNDER.fullmatch(words)
    return found[1] if found is not None else None


def under(edition: str) -> dict[Language, str]:
    """The words of the heading under which stands what an edition rules otherwise."""
    return {language: f"{words} {edition}" for language, words in UNDER.items()}


def heading(*sections: str) -> Pasted:
    """The headings of some sections as they are written."""
    return pasted(*({language: f"## {name}" for language, name in SECTIONS[one].items()} for one in sections))


def language_of(lines: Sequence[str]) -> Language | None:
    """The language of a file's headings; None where it has none, or as many in either."""
    titles = [found[2].strip().lower() for line in lines if (found := HEADING.fullmatch(line)) is not None]
    english, french = (
        sum(title == name[one].lower() for title in titles for name in SECTIONS.values()) for one in LANGUAGES
    )
    return None if english == french else "en" if english > french else "fr"


def in_both(words: str) -> dict[Language, str]:
    """A title in each language; one in one language alone stands for both. English is first, unless a twin’s is not."""
    english, _, french = (part.strip() for part in words.partition(" / "))
    if _FRENCH_TWIN.fullmatch(english):
        english, french = french, english
    return {"en": english or french, "fr": french or english}
