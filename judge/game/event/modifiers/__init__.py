"""What changes a step before it becomes an event (6.2): rules and passive abilities, one at a time."""

from judge.game.event.modifiers.dice import increases, more_dice
from judge.game.event.modifiers.order import Instead, Modified, modify

__all__ = ["Instead", "Modified", "increases", "modify", "more_dice"]
