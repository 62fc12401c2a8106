"""The cards that examples and notes of the rule book name: each leads to its page, and shows what stands on it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from flask import url_for

from judge.cards.collection import Collection
from judge.messages import Language
from judge.site.card_links import LinkedName
from judge.value import value

PLAYERS = frozenset({"Alice"})
"""Cards whose name an example gives to a player too; where a name may mean another, it is no link."""


@value(frozen=True, slots=True)
class QuotedCards:
    """The cards that come with the program, by their names in a language."""

    language: Language

    def found(self, text: str) -> Sequence[LinkedName]:
        """The cards that a text names by their whole names, or by the part before a comma once the whole has stood."""
        read = text.replace("'", "’").replace("\u00a0", " ")
        ids = {name: one for name, one in _ids(self.language).items() if name in read}
        ids |= {name.partition(", ")[0]: one for name, one in ids.items()}
        if not ids:
            return ()
        pattern = "|".join(re.escape(name) for name in sorted(ids, key=len, reverse=True))
        return [
            LinkedName(match.start(), match.end(), self._attributes(ids[match[0]]))
            for match in re.finditer(rf"(?<!\w)(?:{pattern})(?!\w)", read)
        ]

    def _attributes(self, card: str) -> dict[str, str]:
        address = url_for("cards.card", language=self.language, card_id=card)
        return {"class": "card-link", "href": address, "data-card": card}


@cache
def _ids(language: Language) -> dict[str, str]:
    """For each name the id of the first of the cards that bear it."""
    printed = sorted((one for one in Collection.shipped().printed if not one.is_token), key=lambda one: one.id)
    found: dict[str, str] = {}
    for one in printed:
        found.setdefault(one.name[language].replace("'", "’"), one.id)
    return {name: one for name, one in found.items() if name not in PLAYERS}
