"""The slots of mana: how much, how many Mana Orbs, and how few somebody has."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.messages import Language
from judge.wording.names import Names
from judge.wording.slot_format import SlotFormat, in_either
from judge.wording.text import plain


def _write_orbs(value: object, names: Names, language: Language) -> str:
    if language == "en":
        return f"{value} Mana Orb{'s' * (value != 1)}"
    return f"{value} Orbe{'s' * (value not in (0, 1))} de Mana"


def _few(words: Mapping[Language, tuple[str, str]]) -> SlotFormat:
    """The slot for how few Mana Orbs somebody has, as what follows their name.

    Arguments:
        words: how it is said of some, and of none.
    """

    def write(value: object, names: Names, language: Language) -> str:
        some, none = words[language]
        return some.format(orbs=_write_orbs(value, names, language), s="s" * (value != 1)) if value else none

    def read(text: str, names: Names, language: Language) -> int:
        count = re.search(r"\d+", text)
        return int(count[0]) if count else 0

    patterns = {
        language: f"{plain(some).format(orbs=rf'(?:{ORBS})', s='s?')}|{plain(none)}"
        for language, (some, none) in words.items()
    }
    return SlotFormat(write=write, pattern=patterns, read=read)


ORBS = r"\d+ (?:Mana Orbs?|Orbes? de Mana)"

MANA_SLOTS: Mapping[str, SlotFormat] = {
    "orbs": SlotFormat(
        write=_write_orbs,
        pattern=in_either(ORBS),
        read=lambda text, names, language: int(text.split()[0]),
    ),
    "ready": _few(
        {
            "en": ("has only {orbs} ready", "has no Mana Orb ready"),
            "fr": ("n’a que {orbs} prêt{s}", "n’a aucun Orbe de Mana prêt"),
        }
    ),
    "left": _few(
        {
            "en": ("has only {orbs} left", "has no Mana Orb left"),
            "fr": ("n’a plus que {orbs}", "n’a plus d’Orbe de Mana"),
        }
    ),
    "mana": SlotFormat(
        write=lambda value, names, language: str(value),
        pattern=in_either(r"\d+"),
        read=lambda text, names, language: int(text),
    ),
}
"""The slots by their names."""

MANA_EXAMPLES: Mapping[str, Mapping[Language, str]] = {
    "orbs": {"en": "2 Mana Orbs", "fr": "2 Orbes de Mana"},
    "ready": {"en": "has only 2 Mana Orbs ready", "fr": "n’a que 2 Orbes de Mana prêts"},
    "left": {"en": "has only 2 Mana Orbs left", "fr": "n’a plus que 2 Orbes de Mana"},
    "mana": {"en": "2", "fr": "2"},
}
"""What each may hold."""
