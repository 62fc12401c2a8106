"""Which happenings are worth a word in a ruling, and which of them is the one that people ask about."""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.event.trace import Happening
from judge.law.laws import events, playing
from judge.law.laws.law import Law

ROUTINE = frozenset(
    {
        "goes_to_limbo",
        "exhausts_orbs",
        "emblem_ceases",
        "characteristics_change",
        "triggers",
        "phase_begins",
        "shuffles_deck",
        "no_longer",
        "announces",
    }
)
"""The happenings of which one speaks only where there is nothing else to speak of."""

AFTERWARDS = frozenset({playing.SPELL_DONE})
"""The laws of what follows every Spell, of which one speaks no more than of those."""

TELLING = frozenset(
    {
        "nothing_happens",
        "nothing_happens_to",
        "does_not_trigger",
        "condition_not_met",
        "cannot_move_forward",
        "target_too_dear",
        "short_of_mana",
        "short_of_counters",
        "short_of_objects",
        "bearer_is_gone",
        "already_exhausted",
        "declaration_fails",
        "no_such_card",
        "fails_to_move",
        "cannot_move",
        "stays",
        "keeps_counters",
        "does_not_count",
        "tie",
        "zero",
        "no_moves",
        "nobody_wins",
        "tie_breakers",
        "wins_terrain",
        "wins",
    }
)
"""The happenings that people ask a judge about: that something does not happen, or that the game is decided."""

CAUSES = frozenset({"tie", "zero", "cannot_move_forward"})
"""The happenings that tell why an expedition fails to move forward."""

CONSEQUENCES = frozenset({"fails_to_move", "loses_counters", "lasting_ends"})
"""The happenings that follow from others: where one of those is told too, it decides."""


def worth_telling(happenings: Sequence[Happening]) -> list[Happening]:
    """The happenings that are worth a word; where it is told why an expedition fails, not that it does.

    Arguments:
        happenings: what followed a move.
    """
    found = [one for one in happenings if _is_telling(one)]
    causes = {_about(one) for one in found if one.sentence in CAUSES}
    found = [one for one in found if one.sentence != "fails_to_move" or _about(one) not in causes]
    return found or list(happenings)


def deciding(told: Sequence[Happening]) -> tuple[Law, ...]:
    """The laws that decide, the main one first, right behind it those of what follows from it.

    Arguments:
        told: the happenings that are told, at least one.
    """
    causes = [one for one in told if one.sentence not in CONSEQUENCES] or told
    found = next((one for one in reversed(causes) if one.sentence in TELLING), causes[-1])
    main, *others = found.laws
    follows = (one.laws[0] for one in told if one.sentence in CONSEQUENCES)
    return tuple(dict.fromkeys((main, *follows, *others)))


def _is_telling(one: Happening) -> bool:
    if events.REACTION_COST_DECLINED in one.laws:
        return True
    return one.sentence not in ROUTINE and AFTERWARDS.isdisjoint(one.laws)


def _about(one: Happening) -> tuple[object, object]:
    """The expedition of which a happening speaks."""
    return one.values.get("player"), one.values.get("expedition")
