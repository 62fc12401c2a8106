"""The scenario files that a command line names: found, listed, written back as they were written."""

from __future__ import annotations

import codecs
from collections.abc import Callable
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


def scenarios(typed: str) -> list[Path]:
    """The scenario that a person named, or those in the folder that a person named, in alphabetical order.

    A ``README.md`` is no scenario, and hidden folders are not entered.

    Raises:
        Unopened: there is nothing of that name, or no scenario in the folder.
    """
    path = named(typed)
    if not path.is_dir():
        return [path]
    found = sorted(
        file
        for file in path.rglob("*.md")
        if file.name.casefold() != "readme.md" and not any(part[0] == "." for part in file.relative_to(path).parts)
    )
    if not found:
        raise Unopened(typed, LookupError())
    return found


def shelf_name(path: Path) -> str:
    """How mistakes name a file: those that come with the program by their place on the shelf."""
    return path.relative_to(SCENARIOS).as_posix() if path.is_relative_to(SCENARIOS) else str(path)


def rewrite(path: Path, change: Callable[[str], str]) -> bool:
    """Change a text file; its byte order mark and its line ends stay as they are.

    Arguments:
        path: the file, in UTF-8.
        change: gives the new text for the old one.

    Returns:
        whether the file is different now.

    Raises:
        Unopened: it cannot be read or written.
    """
    try:
        before = path.read_bytes()
        mark = codecs.BOM_UTF8 if before.startswith(codecs.BOM_UTF8) else b""
        end = "\r\n" if b"\r\n" in before else "\n"
        text = before.decode("utf-8-sig").replace("\r\n", "\n")
        after = mark + change(text).replace("\n", end).encode("utf-8")
        if after != before:
            path.write_bytes(after)
    except OSError as error:
        raise Unopened(path, error) from None
    return after != before


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


def unread(path: str, error: Exception) -> Message:
    """What to say of a text file, not of a scenario, that cannot be opened.

    Arguments:
        path: the file as the person named it.
        error: why.
    """
    reason = getattr(error, "strerror", "") or type(error).__name__
    return message(
        "{path}: this file cannot be read ({reason}); write the path of a text file",
        path=path[:LONGEST_NAME],
        reason=reason,
    )
