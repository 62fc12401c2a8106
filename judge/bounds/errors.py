"""Why a bounded computation gave no result; each says it in words for people."""

from __future__ import annotations

from judge.messages import Message, message


class OutOfBoundsError(Exception):
    """A bounded computation that gave no result.

    Arguments:
        said: what to say to people.

    Attributes:
        message: the same.
        seconds: when to ask again; 0 where asking again does not help.
        passes: whether it surely ends by itself, as what the program begins with becomes ready.
    """

    seconds = 0
    passes = False

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.message = said


class TooLongError(OutOfBoundsError):
    """It was ended at its bound of time.

    Arguments:
        seconds: the bound.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(
            message(
                "That takes longer than {seconds} seconds; ask for less, or run it on your own machine with "
                "judge explore",
                seconds=f"{seconds:g}",
            )
        )


class TooLargeError(OutOfBoundsError):
    """It was ended at its bound of memory, or its result is too large."""

    def __init__(self) -> None:
        super().__init__(
            message(
                "That takes more memory than there is here; ask for less, or run it on your own machine with "
                "judge explore"
            )
        )


class BusyError(OutOfBoundsError):
    """Too many others are waiting.

    Arguments:
        said: what to say to people, if not that.
    """

    seconds = 2

    def __init__(self, said: Message | None = None) -> None:
        many = message("Many people are asking at this moment; please ask again in a few seconds")
        super().__init__(many if said is None else said)


class BeginningError(BusyError):
    """The first children are still being made ready."""

    seconds = 5
    passes = True

    def __init__(self) -> None:
        super().__init__(
            message(
                "The judge has only just begun here and is still being made ready, which takes a minute or less; "
                "please ask again in a few seconds"
            )
        )


class EndingError(BusyError):
    """The program is about to end, so that nothing more is computed."""


class BeingPlayedError(OutOfBoundsError):
    """What is asked for needs all scenarios, which are played for the first time."""

    seconds = 5
    passes = True

    def __init__(self) -> None:
        super().__init__(
            message(
                "The judge has only just begun here and plays its scenarios for the first time, which takes a minute "
                "or less; this page needs all of them, so please ask again in a few seconds"
            )
        )


class NotStartedError(OutOfBoundsError):
    """No child process could be started for it; why is written in the log."""

    seconds = 5

    def __init__(self) -> None:
        super().__init__(
            message(
                "What works this out could not be started, and that is the site’s own mistake; it has been written "
                "down, and is tried again in a few seconds"
            )
        )


class BrokenError(OutOfBoundsError):
    """The program itself broke on it; where is written in the log."""

    def __init__(self) -> None:
        super().__init__(message("The program broke on this, and that is its own mistake; it has been written down"))
