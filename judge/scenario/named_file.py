"""The scenario file that somebody names: found, also among those that come with the program, or why it is not."""

from __future__ import annotations

from pathlib import Path

from judge.messages import Message, message
from judge.place import SCENARIOS

LONGEST_NAME = 200


class Unopened(Exception):
    """A file that cannot be opened.

    Arguments:
        path: the file as the person named it.
        error: why.

    Attributes:
        name: the file's name, cut if it is too long to be shown.
        reason: why, for people.
        message: both.
    """

    def __init__(self, path: str | Path, error: Exception) -> None:
        super().__init__(str(path))
        self.name = str(path)[:LONGEST_NAME]
        self.reason = _reason(path, error)
        self.message = message("{path}: {reason}", path=self.name, reason=self.reason)


def named(typed: str, shipped: bool = True) -> Path:
    """The file that a person named.

    Arguments:
        typed: what the person typed.
        shipped: whether it may be the name of a scenario that comes with the program, such as
            ``objects/kuwat-and-haven``; a file of that name in the person's own folder comes first.

    Raises:
        Unopened: there is nothing of that name.
    """
    path = Path(typed)
    try:
        if typed and path.exists():
            return path
        if typed and shipped and not path.is_absolute() and ".." not in path.parts:
            for own in (SCENARIOS / path, SCENARIOS / f"{typed}.md"):
                if own.exists():
                    return own
    except (OSError, ValueError) as error:
        raise Unopened(typed, error) from None
    raise Unopened(typed, FileNotFoundError())


def shelf_name(path: Path) -> str:
    """How mistakes name a file: those that come with the program by their place on the shelf."""
    return path.relative_to(SCENARIOS).as_posix() if path.is_relative_to(SCENARIOS) else str(path)


def _reason(path: str | Path, error: Exception) -> Message:
    if isinstance(error, FileNotFoundError):
        return message("there is no such file; write the path of a .md file")
    if isinstance(error, LookupError):
        return message("there is no scenario in this folder; write the path of a .md file")
    if isinstance(error, IsADirectoryError) or (isinstance(error, PermissionError) and Path(path).is_dir()):
        return message("this is a folder; write the path of a .md file in it")
    if isinstance(error, PermissionError):
        return message("this file may not be opened; let yourself read and write it")
    return message("this file cannot be opened: {reason}", reason=getattr(error, "strerror", "") or str(error))
