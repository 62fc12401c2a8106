"""The rules of an edition, for commands that play or cite them."""

from __future__ import annotations

from judge.cli.options import refuse
from judge.editions import EditionNotPlayedError, rules_of
from judge.game.rules import Rules
from judge.messages import Language


def open_rules(edition: str, language: Language) -> Rules:
    """The rules of an edition; one that is not played is refused with those that are."""
    try:
        return rules_of(edition)
    except EditionNotPlayedError as error:
        refuse(error.message, language)
