"""The card language: one grammar per language over one vocabulary of trees."""

from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text

__all__ = ["Declined", "read_text"]
