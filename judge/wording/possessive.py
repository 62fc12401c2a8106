"""Zones and Expeditions as people call them in passing: “to Reserve”, “her Hero Expedition”, “dans sa Réserve”."""

from __future__ import annotations

import re
from collections.abc import Sequence

_WHOSE = r"(?:the|a|her|his|their|its|my|our|your)"
_OWNERS = r"(?:owner's )?"
_SON = r"(?:le|la|son|sa|ma|mon|leur|votre|ton|ta)"

PLAINER: Sequence[tuple[re.Pattern[str], str]] = tuple(
    (re.compile(words, re.IGNORECASE), instead)
    for words, instead in (
        (rf"\b{_WHOSE}(?: own)? (hero|companion) expedition\b", r"the \1 Expedition"),
        (
            rf"\bto (?:{_WHOSE} )?{_OWNERS}(reserve|hand|deck|discard pile|mana zone)$",
            r"to the \1",
        ),
        (rf"\bfrom (?:{_WHOSE} )?(?:own )?(reserve|hand)\b", r"from \1"),
        (r"\b(?:dans|en) son expédition\b", "dans l'Expédition"),
        (r"\bson expédition\b", "l'Expédition"),
        (rf"\b(?:dans {_SON}|en) (réserve|main|défausse|zone de mana)$", r"dans la \1"),
        (r"\bdepuis (?:sa|ma|leur) (réserve|main)\b", r"depuis la \1"),
        (r"\bde (?:sa|ma|leur) (réserve|main)\b", r"depuis la \1"),
        (r"\b(?:his|her)\b", "their"),
    )
)


def plainer(line: str) -> str:
    """A line with the zones and Expeditions in it as the table of sentences calls them.

    Arguments:
        line: the line, as `plain` leaves it.
    """
    for words, instead in PLAINER:
        line = words.sub(instead, line)
    return line
