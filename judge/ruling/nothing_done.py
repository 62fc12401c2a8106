"""The happenings that tell what does not happen."""

from __future__ import annotations

from judge.scenario.not_activated import NOT_ACTIVATED

UNDONE = frozenset(
    {
        NOT_ACTIVATED,
        "already_exhausted",
        "bearer_is_gone",
        "cannot_be_played",
        "cannot_move",
        "cannot_pay",
        "cannot_play_more",
        "cannot_play_such",
        "cannot_target",
        "condition_not_met",
        "card_too_dear",
        "cannot_be_targeted",
        "declines",
        "declines_card",
        "declines_cost",
        "does_not_count",
        "fails_to_move",
        "has_no_cost",
        "no_moves",
        "no_such_card",
        "nobody_wins",
        "nothing_happens",
        "nothing_happens_to",
        "short_of_counters",
        "short_of_mana",
        "short_of_objects",
        "stays",
        "target_too_dear",
        "tie",
        "zero",
    }
)
"""The happenings that tell what does not happen."""

FAILED = frozenset({"condition_not_met", "declines", "declines_card", "declines_cost", "nothing_happens"})
"""Those after which the rest of an effect may stay undone."""
