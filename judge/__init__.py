"""Altered Judge: the rules of a card game, searched, and resolved law by law.

What is public stands in ``__all__``, and each name is imported when it is first used, so that ``import judge`` itself
reads nothing. The guide, ``judge/public/guide/en.md``, shows all of it, and says what may change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.cards.card import Card
    from judge.exploring.possible import Choice
    from judge.exploring.report import ExplorationReport, OutcomeSummary
    from judge.law.article import Article
    from judge.learning.making import environment
    from judge.public.books import EDITIONS, article, card, find_cards, find_rules, read_card
    from judge.public.errors import ChoiceNeededError, IllegalMoveError, UnreadableTextError
    from judge.public.position import Position
    from judge.public.steps import PlayedStep
    from judge.ruling.ruling import DecidingLaw, Ruling
    from judge.scenario.pasted_card import PastedCard
    from judge.search.results import SearchResult

__all__ = [
    "EDITIONS",
    "Article",
    "Card",
    "Choice",
    "ChoiceNeededError",
    "DecidingLaw",
    "ExplorationReport",
    "IllegalMoveError",
    "OutcomeSummary",
    "PastedCard",
    "PlayedStep",
    "Position",
    "Ruling",
    "SearchResult",
    "UnreadableTextError",
    "article",
    "card",
    "environment",
    "find_cards",
    "find_rules",
    "read_card",
]

_PLACES = {
    "judge.cards.card": ("Card",),
    "judge.exploring.possible": ("Choice",),
    "judge.exploring.report": ("ExplorationReport", "OutcomeSummary"),
    "judge.law.article": ("Article",),
    "judge.learning.making": ("environment",),
    "judge.public.books": ("EDITIONS", "article", "card", "find_cards", "find_rules", "read_card"),
    "judge.public.errors": ("ChoiceNeededError", "IllegalMoveError", "UnreadableTextError"),
    "judge.public.position": ("Position",),
    "judge.public.steps": ("PlayedStep",),
    "judge.ruling.ruling": ("DecidingLaw", "Ruling"),
    "judge.scenario.pasted_card": ("PastedCard",),
    "judge.search.results": ("SearchResult",),
}
"""The modules in which the public names are at home."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, when it is first used."""
        from importlib import import_module

        for module, names in _PLACES.items():
            if name in names:
                found = globals()[name] = getattr(import_module(module), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__]
