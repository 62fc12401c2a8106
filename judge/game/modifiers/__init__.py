"""What changes a step before it becomes an event (6.2): rules and passive abilities, one at a time."""

from judge.game.modifiers.dice import more_dice
from judge.game.modifiers.order import Modified, modify

__all__ = ["Modified", "modify", "more_dice"]
