"""The scenario files that a command line names: listed, written back as they were written."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from pathlib import Path

from judge.messages import Message, message
from judge.scenario.named_file import LONGEST_NAME, Unopened, named


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
