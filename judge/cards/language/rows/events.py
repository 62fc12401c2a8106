"""Conditions that ask how often an event has happened in a time."""

from typing import Any

from judge.cards.language.rows.row import slot
from judge.game import ability as tree
from judge.game.ability import Compare

UNTIL, NUMBER = slot("until"), slot("number")


def happened(trigger: Any) -> Any:
    """The condition that an event has happened in a time.

    Arguments:
        trigger: which event.
    """
    return tree.Compares(tree.Times(trigger, UNTIL), Compare.AT_LEAST, 1)


def never(trigger: Any) -> Any:
    """The condition that an event has not happened in a time.

    Arguments:
        trigger: which event.
    """
    return tree.Compares(tree.Times(trigger, UNTIL), Compare.AT_MOST, 0)


def often(trigger: Any) -> Any:
    """The condition that an event has happened so often, or more often, in a time.

    Arguments:
        trigger: which event.
    """
    return tree.Compares(tree.Times(trigger, UNTIL), Compare.AT_LEAST, NUMBER)
