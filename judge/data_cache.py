"""What was worked out from the project's own texts, kept as JSON under a name that changes with them and with the code.

It came with the program or lies in the user's cache: whatever is missing or damaged there is worked out again, and
nothing is taken from a folder to which others can write.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from judge.place import MADE, cache_folder, files_below, own

OLD = 14 * 24 * 3600
"""After how many seconds what was worked out from other texts is thrown away."""

Kind = TypeVar("Kind")


def name_of(kind: str, sources: Iterable[bytes | Path]) -> str:
    """The name under which something is kept.

    Arguments:
        kind: what it is, such as ``table``.
        sources: what it is worked out from: texts, and the files of others and of the code, which may be missing.
    """
    digest = hashlib.sha256()
    for source in sources:
        digest.update(sum_of(source))
    return f"{kind}-{digest.hexdigest()[:24]}.json"


def sum_of(source: bytes | Path) -> bytes:
    """What changes with a text or with the content of a file, which may be missing."""
    if isinstance(source, bytes):
        return hashlib.sha256(source).digest()
    try:
        with source.open("rb", buffering=0) as file:
            return hashlib.sha256(file.read()).digest()
    except FileNotFoundError:
        return b"missing"


def mark_of(places: Iterable[Path], kinds: tuple[str, ...] = ("",), without: Iterable[Path] = ()) -> str:
    """What changes with the names and the contents of files.

    Arguments:
        places: files, and folders with all that is below them.
        kinds: how the names end of those that count.
        without: folders that do not count.
    """
    digest, others = hashlib.sha256(), frozenset(without)
    for place in places:
        files = {"": place} if place.is_file() else files_below(place)
        for path, file in files.items():
            if file.name.endswith(kinds) and (not others or others.isdisjoint(file.parents)):
                digest.update(f"{place.name}/{path}\0".encode())
                digest.update(sum_of(file))
    return digest.hexdigest()


def find_data(name: str, read: Callable[[Any], Kind]) -> Kind | None:
    """What is kept under a name; None where nothing is, or nothing that can be read.

    Arguments:
        read: makes it of plain data; what has not the form of such data may break it in any way.
    """
    for folder in (MADE, _own_folder()):
        with suppress(OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
            return read(json.loads((folder / name).read_bytes()))
    return None


def keep_data(name: str, data: Any) -> None:
    """Keep plain data under a name; where that cannot be done, or JSON cannot hold it, nothing is written."""
    folder = _own_folder()
    if folder == MADE:
        return
    with suppress(OSError, TypeError, ValueError):
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        handle, beside = tempfile.mkstemp(prefix="keeping-", dir=folder)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(beside).replace(folder / name)
        finally:
            Path(beside).unlink(missing_ok=True)
        for other in folder.glob(f"{name.partition('-')[0]}-*.json"):
            if other.stat().st_mtime < time.time() - OLD:
                other.unlink(missing_ok=True)


def _own_folder() -> Path:
    """The user's cache; that which came with the program where it is not the user's own."""
    with suppress(OSError):
        own(cache_folder())
        return cache_folder()
    return MADE
