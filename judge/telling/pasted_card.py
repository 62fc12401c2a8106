"""A pasted card told: what stands on it, what it does word for word, what was mended, what is not understood."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from judge.cards.explanation import ExplanationPart, explain
from judge.cards.language.amounts import Unsayable
from judge.cards.playing import unplayable
from judge.editions import rules_of
from judge.messages import Language, Message, Mistake, message
from judge.scenario.pasted_card import PastedCard
from judge.telling.card import numbers
from judge.telling.card_face import card_face
from judge.telling.table import CardFace
from judge.value import value


@value(frozen=True, slots=True)
class PastedStory:
    """A pasted card, told in one language.

    Arguments:
        face: what stands on it; None where it is not understood.
        parts: its abilities in plain words.
        reason: why the engine does not play it; None if it does, or where it is not understood.
    """

    found: PastedCard
    face: CardFace | None
    parts: tuple[ExplanationPart, ...]
    reason: Message | None

    def data(self, language: Language, edition: str) -> dict[str, Any]:
        """The card as JSON data."""
        return {
            "understood": self.face is not None,
            "face": asdict(self.face) if self.face is not None else None,
            "explanation": [
                {"text": part.text, "depth": part.depth, "laws": numbers(part, edition)} for part in self.parts
            ],
            "mended": _lines(self.found.mended, language),
            "mistakes": _lines(self.found.mistakes, language),
            "playable": self.face is not None and self.reason is None,
            "reason": self.reason.say(language) if self.reason is not None else "",
            "lines": list(self.found.lines),
        }


def tell_pasted(found: PastedCard, language: Language, edition: str) -> PastedStory:
    """Tell a pasted card.

    Arguments:
        found: the card as it is understood.
        edition: the edition whose articles are named.
    """
    if found.card is None:
        return PastedStory(found, None, (), None)
    reason = unplayable(found.card, rules_of(edition).edition)
    try:
        parts = explain(found.card.abilities, language, edition)
    except Unsayable:
        parts = ()
        reason = reason or message("this text is understood, but no plain words are known for a part of it")
    return PastedStory(found, card_face(found.card, language), parts, reason)


def _lines(mistakes: tuple[Mistake, ...], language: Language) -> list[dict[str, Any]]:
    return [{"line": one.line, "message": one.message.say(language)} for one in mistakes]
