"""Zones and Expeditions as people call them in passing: “to Reserve”, “her Hero Expedition”, “dans sa Réserve”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from judge.wording.text import plain

_WHOSE = r"(?:the|a|her|his|their|its|my|our|your)"
_OWNERS = r"(?:owner's )?"
_SON = r"(?:le|la|son|sa|ma|mon|leur|votre|ton|ta)"

PLAINER: Sequence[tuple[re.Pattern[str], str]] = tuple(
    (re.compile(words, re.IGNORECASE), instead)
    for words, instead in (
        (rf"\b{_WHOSE}(?: own)? (hero|companion) expedition\b", r"the \1 Expedition"),
        (r"\b([\w-]+)'s (hero|companion) expedition\b", r"the \2 Expedition of \1"),
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

_OF_SUBJECT: Sequence[re.Pattern[str]] = tuple(
    re.compile(words, re.IGNORECASE)
    for words in (
        r"\b(?:her|his)(?: own)? (?P<which>hero|companion) expedition\b",
        r"\bson (?:propre )?expédition (?P<which>(?:du )?(?:héros|compagnon))\b",
    )
)
_OF_OTHER: Sequence[re.Pattern[str]] = tuple(
    re.compile(words, re.IGNORECASE)
    for words in (
        r"\b(?:the|her|his|their) (?:opposing|opponent's) (?P<which>hero|companion) expedition\b",
        r"\bl'expédition (?P<which>(?:du )?(?:héros|compagnon)) (?:adverse|de (?:son|l')\s?adversaire)",
    )
)


def plainer(line: str, players: tuple[str, str]) -> str:
    """A line with the zones and Expeditions in it as the table of sentences calls them.

    Arguments:
        line: the line, as `plain` leaves it.
        players: the names of the players; what one of them does in “her Expedition” is done in theirs.
    """
    for player, other in (players, players[::-1]):
        if line.lower().startswith(f"{plain(player).lower()} "):
            for patterns, owner in ((_OF_SUBJECT, player), (_OF_OTHER, other)):
                for words in patterns:
                    line = words.sub(partial(_of, owner), line)
    for words, instead in PLAINER:
        line = words.sub(instead, line)
    return line


def _of(owner: str, found: re.Match[str]) -> str:
    """An Expedition with the name of whose it is."""
    which = found["which"]
    return f"l'Expédition {which} de {owner}" if found[0][0] in "sSlL" else f"the {which} Expedition of {owner}"
