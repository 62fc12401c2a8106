"""Which cards a visitor wants to see: a query as it is typed, and a plain form beside it."""

from __future__ import annotations

from flask import request, url_for
from flask_babel import gettext

from judge.cards.collection import Collection
from judge.cards.language.words import FACTIONS
from judge.cards.printed import Printed
from judge.cards.search.fields import KEYWORD_NAMES, TYPES, UNDERSTOOD
from judge.cards.search.index import index_of
from judge.cards.search.query import find_cards
from judge.editions import rules_of
from judge.site.errors import Refused, shortened
from judge.site.request_fields import one_of, words_sought
from judge.value import value

_UNDERSTOOD = {"yes": "is:understood", "no": "-is:understood", "played": "is:played"}


@value(frozen=True, slots=True)
class CardChoice:
    """What a visitor wants to see.

    Arguments:
        query: what was typed.
        type: one of `TYPES`; "" for any.
        faction: two letters; "" for any.
        cost: a Hand Cost; None for any.
        keyword: one of `KEYWORD_NAMES`; "" for any.
        understood: one of `UNDERSTOOD`; "" for any.
    """

    query: str = ""
    type: str = ""
    faction: str = ""
    cost: int | None = None
    keyword: str = ""
    understood: str = ""

    def found(self, known: Collection, edition: str) -> tuple[Printed, ...]:
        """The cards that fit.

        Arguments:
            known: the cards that are known.
            edition: the edition by which it is asked what is played.

        Raises:
            CardQueryError: the query cannot be answered.
        """
        return find_cards(self.query, index_of(known), rules_of(edition).edition, *self.terms)

    @property
    def terms(self) -> tuple[str, ...]:
        """What was chosen in the form, as terms of a query."""
        said = (("t:", self.type), ("f:", self.faction), ("c=", self.cost), ("kw:", self.keyword))
        chosen = ((name, str(value)) for name, value in said if value not in ("", None))
        terms = [f'{name}"{value}"' if " " in value else f"{name}{value}" for name, value in chosen]
        return (*terms, _UNDERSTOOD[self.understood]) if self.understood else tuple(terms)

    @property
    def line(self) -> str:
        """Everything as one query; "" where nothing was chosen in the form."""
        if not self.terms:
            return ""
        several = any(word in self.query.casefold().split() for word in ("or", "ou"))
        return " ".join(filter(None, (f"({self.query})" if several else self.query, *self.terms)))

    def asked(self) -> dict[str, str | int]:
        """What stands behind the question mark of its address."""
        asked = {
            "q": self.query,
            "type": self.type,
            "faction": self.faction,
            "cost": self.cost,
            "keyword": self.keyword,
            "understood": self.understood,
        }
        return {name: value for name, value in asked.items() if value not in ("", None)}


def card_choice() -> CardChoice:
    """What the visitor who asks wants to see.

    Raises:
        Refused: something is none of what can be chosen.
    """
    arguments, offers = request.args, [(gettext("All cards"), url_for("cards.listing"))]
    cost = arguments.get("cost", "")
    if cost and not (cost.isascii() and cost.isdigit() and len(cost) <= 2):
        raise Refused(gettext("“%(value)s” is no cost; write a number.", value=shortened(cost)))
    return CardChoice(
        query=words_sought(arguments),
        type=one_of(arguments, "type", tuple(TYPES), offers),
        faction=one_of(arguments, "faction", tuple(FACTIONS), offers),
        cost=int(cost) if cost else None,
        keyword=one_of(arguments, "keyword", tuple(KEYWORD_NAMES), offers),
        understood=one_of(arguments, "understood", tuple(UNDERSTOOD), offers),
    )
