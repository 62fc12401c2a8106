"""The edition that the school teaches, and the editions by which it asks about a scenario."""

from __future__ import annotations

from judge.editions import why_not_played
from judge.scenario.about import edition_of, editions_of
from judge.scenario.form import Scenario

TAUGHT = "5.0"
"""The edition that lessons and questions teach, whatever the site means where no edition is named."""

EARLIER = "1.0"
"""The edition of which lessons remark where it differs."""


def asked_in(scenario: Scenario, edition: str) -> str:
    """The edition by which is asked about a scenario: the wanted one, or the first that its file names.

    Arguments:
        scenario: the file as read.
        edition: the wanted one.
    """
    return edition if edition in editions_of(scenario) else edition_of(scenario)


def other_editions(scenario: Scenario, edition: str) -> tuple[str, ...]:
    """The other editions that a file names, those that are played."""
    return tuple(one for one in editions_of(scenario) if one != edition and why_not_played(one) is None)
