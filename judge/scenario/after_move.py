"""What lines under a move say of the moment after it, beside what has happened: what is so, what is not, what comes."""

from __future__ import annotations

from judge.scenario.coming import Coming
from judge.scenario.condition import Condition
from judge.scenario.not_activated import NotActivated
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.sight import Sight
from judge.scenario.still_sacrificed import StillSacrificed
from judge.scenario.truth import Truth


class AfterMove:
    """Reads such lines, and tells whether what they say is so.

    Arguments:
        performance: the scenario as it was played.
    """

    def __init__(self, performance: Performance) -> None:
        self._readers = (
            Sight(performance),
            Condition(performance),
            Coming(performance),
            NotActivated(performance),
            StillSacrificed(performance),
        )

    def judge_sentence(self, text: str, played: PlayedMove) -> Truth | None:
        """Whether what a line says is so after a move.

        Arguments:
            text: the line without its laws.

        Returns:
            None if it is no such line.
        """
        found = (reader.judge_sentence(text, played) for reader in self._readers)
        return next((one for one in found if one is not None), None)
