"""Abilities explained in plain words, each part with its article."""

from judge.cards.explanation.abilities import explain
from judge.cards.explanation.part import Part

__all__ = ["Part", "explain"]
