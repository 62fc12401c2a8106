"""The slots of mana: how much, how many Mana Orbs, and how few somebody has."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.messages import Language
from judge.wording.names import Names
from judge.wording.slot_format import SlotFormat, in_either


def _write_orbs(value: object, names: Names, language: Language) -> str:
    if language == "en":
        return f"{value} Mana Orb{'s' * (value != 1)}"
    return f"{value} Orbe{'s' * (value not in (0, 1))} de Mana"


def _write_ready(value: object, names: Names, language: Language) -> str:
    """How few Mana Orbs somebody has ready, as what follows their name."""
    if language == "en":
        return f"has only {_write_orbs(value, names, 'en')} ready" if value else "has no Mana Orb ready"
    return (
        f"n’a que {_write_orbs(value, names, 'fr')} prêt{'s' * (value != 1)}"
        if value
        else "n’a aucun Orbe de Mana prêt"
    )


def _write_left(value: object, names: Names, language: Language) -> str:
    """How few Mana Orbs somebody has left, as what follows their name."""
    if language == "en":
        return f"has only {_write_orbs(value, names, 'en')} left" if value else "has no Mana Orb left"
    return f"n’a plus que {_write_orbs(value, names, 'fr')}" if value else "n’a plus d’Orbe de Mana"


def _read_few(text: str, names: Names, language: Language) -> int:
    count = re.search(r"\d+", text)
    return int(count[0]) if count else 0


MANA_SLOTS: Mapping[str, SlotFormat] = {
    "orbs": SlotFormat(
        write=_write_orbs,
        pattern=in_either(r"\d+ (?:Mana Orbs?|Orbes? de Mana)"),
        read=lambda text, names, language: int(text.split()[0]),
    ),
    "ready": SlotFormat(
        write=_write_ready,
        pattern={
            "en": r"has (?:only \d+ Mana Orbs?|no Mana Orb) ready",
            "fr": r"n'a (?:que \d+ Orbes? de Mana prêts?|aucun Orbe de Mana prêt)",
        },
        read=_read_few,
    ),
    "left": SlotFormat(
        write=_write_left,
        pattern={
            "en": r"has (?:only \d+ Mana Orbs?|no Mana Orb) left",
            "fr": r"n'a plus (?:que \d+ Orbes? de Mana|d'Orbe de Mana)",
        },
        read=_read_few,
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
