"""The project's own tables (TOML): what was read in one is kept as JSON by the content of its text, so read only once.

It came with the program or lies in the user's cache: whatever is missing or damaged there is read again, and nothing is
taken from a folder to which others can write.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from judge.place import MADE, cache_folder, own

WORTH_KEEPING = 2_000
"""A shorter text is read as soon as what is kept of it."""

OLD = 14 * 24 * 3600
"""After how many seconds what is kept of other texts is thrown away."""


def read_toml(text: str) -> dict[str, Any]:
    """What a table holds.

    Arguments:
        text: the text of the file.

    Raises:
        ValueError: it is no TOML.
    """
    name = f"table-{hashlib.sha256(text.encode()).hexdigest()[:24]}.json"
    worth = len(text) >= WORTH_KEEPING
    found = (_kept(MADE / name) or _kept(_own_folder() / name)) if worth else None
    if found is None:
        import tomllib

        found = tomllib.loads(text)
        if worth:
            _keep(name, found)
    return found


def _own_folder() -> Path:
    """The user's cache; an empty place where it is not the user's own."""
    with suppress(OSError):
        own(cache_folder())
        return cache_folder()
    return MADE


def _kept(place: Path) -> dict[str, Any] | None:
    with suppress(OSError, ValueError, RecursionError):
        found = json.loads(place.read_bytes())
        return found if isinstance(found, dict) else None
    return None


def _keep(name: str, table: dict[str, Any]) -> None:
    """Write what was read; where that cannot be done, or JSON cannot hold it, nothing is written."""
    folder = _own_folder()
    if folder == MADE:
        return
    with suppress(OSError, TypeError):
        text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
        handle, beside = tempfile.mkstemp(prefix="keeping-", dir=folder)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(beside).replace(folder / name)
        finally:
            Path(beside).unlink(missing_ok=True)
        for other in folder.glob("table-*.json"):
            if other.stat().st_mtime < time.time() - OLD:
                other.unlink(missing_ok=True)
