"""Effects, written out in either language: one clause for each step, sentences for the whole."""

from judge.cards.language.clauses.sentences import SentenceWriter
from judge.cards.language.clauses.steps import aims

__all__ = ["SentenceWriter", "aims"]
