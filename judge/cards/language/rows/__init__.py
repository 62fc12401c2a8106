"""The phrasebook of the card language: rows that are read and written in both languages."""

from judge.cards.language.rows import (
    acts,
    amounts,
    clauses,
    comparisons,
    conditions,
    counters,
    counts,
    expeditions,
    one_and_rest,
    statements,
    triggers,
)
from judge.cards.language.rows.row import Row, Wording, WordingPart, build, unify

ROWS: tuple[Row, ...] = (
    *(*acts.ROWS, *amounts.ROWS, *clauses.ROWS, *conditions.ROWS, *counters.ROWS, *counts.ROWS),
    *(*comparisons.ROWS, *expeditions.ROWS, *one_and_rest.ROWS, *statements.ROWS, *triggers.ROWS),
)
"""Every row; its place is its number in the grammars."""

__all__ = ["ROWS", "Row", "Wording", "WordingPart", "build", "unify"]
