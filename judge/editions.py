"""The editions that are played, by name; others that the project holds have a text alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from judge.game.edition import Declaration, Edition, Parameters
from judge.game.rules import Rules
from judge.game.terms import Phase
from judge.law.book import editions
from judge.law.citation import citations
from judge.law.laws import LAWS
from judge.messages import Message, message, pasted

AGENDA: Mapping[Phase, tuple[str, ...]] = {
    Phase.MORNING: ("begin", "succeed", "prepare", "draw", "expand"),
    Phase.NOON: ("begin",),
    Phase.AFTERNOON: ("begin", "turn", "turn", "end_turn"),
    Phase.DUSK: ("begin", "progress"),
    Phase.NIGHT: ("begin", "rest", "clean_up"),
}

"""The units of each phase, in their order; turns come again until all have passed: a turn’s first act, and what follows
a quick action in the same turn."""


SETUP = ("ends", "tumult", "counters", "present", "first_player", "reveal", "shuffle", "deal")
"""The units of the beginning of a game, in their order."""


def _first() -> Edition:
    return Edition(
        name="1.0",
        absent=_absent("1.0"),
        parameters=Parameters(
            cards_drawn=2,
            free_of_all_costs=False,
            free_without_tough=True,
            victory_in_every_event=True,
            landmarks_sacrificed=False,
            reserve_readied=False,
            tokens_join=True,
            most_constructed=0,
            fewest_limited=0,
        ),
        setup=SETUP,
        agenda=AGENDA,
        modifiers=("replace", "add"),
        declared=Declaration(targets=True, modes=True),
    )


def _fifth() -> Edition:
    return Edition(
        name="5.0",
        absent=_absent("5.0"),
        parameters=Parameters(
            cards_drawn=2,
            free_of_all_costs=True,
            free_without_tough=False,
            victory_in_every_event=False,
            landmarks_sacrificed=True,
            reserve_readied=True,
            tokens_join=False,
            most_constructed=59,
            fewest_limited=30,
        ),
        setup=("ends", "tumult", "counters", "present", "reveal", "first_player", "shuffle", "deal"),
        agenda={**AGENDA, Phase.NIGHT: (*AGENDA[Phase.NIGHT], "check_victory")},
        modifiers=("replace", "add"),
        declared=Declaration(targets=False, modes=False),
    )


_PLAYED = {"1.0": _first, "5.0": _fifth}

PLAYED: tuple[str, ...] = tuple(_PLAYED)
"""The names of the editions that are played."""


class EditionNotPlayedError(ValueError):
    """Play is asked for in an edition that is not played.

    Arguments:
        message: why it is not, and which are.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def why_not_played(edition: str) -> Message | None:
    """Why an edition is not played: the project does not hold it, or its text alone; None where it is."""
    if edition not in editions():
        return message("there is no edition {edition}; write one of: {known}", edition=edition, known=pasted(*PLAYED))
    if edition not in _PLAYED:
        return message(
            "the judge does not apply edition {edition} of the rules, only its text is here; write one of {played}",
            edition=edition,
            played=pasted(*PLAYED),
        )
    return None


@cache
def rules_of(edition: str) -> Rules:
    """The rules of an edition, all its laws in force.

    Raises:
        EditionNotPlayedError: the edition is not played.
    """
    why = why_not_played(edition)
    if why is not None:
        raise EditionNotPlayedError(why)
    return Rules(_PLAYED[edition]())


def _absent(edition: str) -> frozenset[str]:
    return frozenset(LAWS) - set(citations(edition))
