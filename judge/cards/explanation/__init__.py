"""Abilities explained in plain words, each part with its article."""

from judge.cards.explanation.abilities import explain
from judge.cards.explanation.part import ExplanationPart

__all__ = ["ExplanationPart", "explain"]
