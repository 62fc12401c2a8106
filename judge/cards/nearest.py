"""The names that are called nearly as one that nobody knows."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from judge.cards.card import Card
from judge.cards.naming import as_asked, folded
from judge.cards.printed import Printed
from judge.messages import LANGUAGES, Pasted, pasted

SURELY, PERHAPS = 0.8, 0.6
"""How alike a name is to one that was surely meant, and to one that may have been."""

MOST_NEAR = 3
"""So many of the nearest names are named where no card is meant."""


def nearest_names(name: str, known: Mapping[str, tuple[Card | Printed, ...]]) -> Pasted | None:
    """The names that may have been meant; None where nothing comes near.

    Arguments:
        name: what nobody is called.
        known: the cards by their names, as they are looked for.
    """
    asked = folded(name.split("(")[0])
    heads = {name.split(",")[0]: name for name in reversed([*known]) if "," in name}
    within = [name for name in known if asked and asked in name]
    near = _like(asked, {name: name for name in known} | heads, SURELY)
    near = near or [*_like(asked, {name: name for name in known}, PERHAPS), *within] or _like(asked, heads, PERHAPS)
    near = list(dict.fromkeys(near))[:MOST_NEAR]
    if not near:
        return None
    meant = {known[folded][0].id: (known[folded][0], folded) for folded in reversed(near)}
    return pasted(
        *(
            {language: as_asked(card, folded, language) for language in LANGUAGES}
            for card, folded in reversed(meant.values())
        )
    )


def _like(asked: str, names: Mapping[str, str], least: float) -> list[str]:
    """The names that are called nearly as somebody asks, the nearest first."""
    return [names[one] for one in get_close_matches(asked, list(names), n=MOST_NEAR, cutoff=least)]
