"""What goes wrong in three ways: it cannot be read, a law refuses it, or a choice has to be made first."""

from __future__ import annotations

from collections.abc import Iterable


class UnreadableTextError(ValueError):
    """What was given cannot be understood: a scenario, a move, a deck, a card, a query, a number, a name.

    Attributes:
        mistakes: what is wrong and what to write instead, a sentence each.
    """

    mistakes: tuple[str, ...]

    def __init__(self, mistakes: Iterable[str]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(self.mistakes))


class IllegalMoveError(ValueError):
    """A move is understood, and the rules do not allow it.

    Attributes:
        laws: the articles that refuse it; none where the game has ended.
    """

    laws: tuple[str, ...]

    def __init__(self, why: str, laws: Iterable[str]) -> None:
        self.laws = tuple(laws)
        super().__init__(f"{why} [{', '.join(self.laws)}]" if self.laws else why)


class ChoiceNeededError(ValueError):
    """A move is understood, but can mean several things, or something else has to be decided first.

    Attributes:
        choices: the lines of which one is to be chosen.
    """

    choices: tuple[str, ...]

    def __init__(self, why: str, choices: Iterable[str]) -> None:
        self.choices = tuple(choices)
        super().__init__(why)
