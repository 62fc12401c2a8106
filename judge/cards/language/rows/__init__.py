"""The phrasebook of the card language: rows that are read and written in both languages."""

from judge.cards.language.rows import (
    acts,
    amounts,
    changing_counters,
    clauses,
    comparisons,
    conditions,
    costs,
    counters,
    counts,
    dice,
    doers,
    expedition_triggers,
    expeditions,
    facing_it,
    gaining_more,
    going_triggers,
    happened,
    held,
    how_often,
    impossible,
    of_them,
    one_and_rest,
    one_or_more,
    passed,
    player_triggers,
    playing,
    regions,
    replacing,
    statements,
    statuses,
    terrains,
    triggers,
)
from judge.cards.language.rows.row import Row, Wording, WordingPart, build, unify

ROWS: tuple[Row, ...] = (
    *(*acts.ROWS, *dice.ROWS, *playing.ROWS, *changing_counters.ROWS),
    *(*amounts.ROWS, *gaining_more.ROWS, *clauses.ROWS, *doers.ROWS, *conditions.ROWS, *costs.ROWS, *counters.ROWS),
    *(
        *comparisons.ROWS,
        *counts.ROWS,
        *expeditions.ROWS,
        *facing_it.ROWS,
        *happened.ROWS,
        *held.ROWS,
        *how_often.ROWS,
        *impossible.ROWS,
        *of_them.ROWS,
        *one_and_rest.ROWS,
        *passed.ROWS,
        *regions.ROWS,
    ),
    *(*player_triggers.ROWS, *replacing.ROWS, *statements.ROWS, *statuses.ROWS, *terrains.ROWS),
    *(*triggers.ROWS, *going_triggers.ROWS, *expedition_triggers.ROWS, *one_or_more.ROWS),
)
"""Every row; its place is its number in the grammars."""

__all__ = ["ROWS", "Row", "Wording", "WordingPart", "build", "unify"]
