"""The project's own tables (TOML): what was read in one is kept by its text, so read only once."""

from __future__ import annotations

from typing import Any

from judge.data_cache import find_data, keep_data, name_of

WORTH_KEEPING = 2_000
"""A shorter text is read as soon as what is kept of it."""


def read_toml(text: str) -> dict[str, Any]:
    """What a table holds.

    Arguments:
        text: the text of the file.

    Raises:
        ValueError: it is no TOML.
    """
    worth = len(text) >= WORTH_KEEPING
    name = name_of("table", (text.encode(),)) if worth else ""
    found = find_data(name, _table) if worth else None
    if found is None:
        import tomllib

        found = tomllib.loads(text)
        if worth:
            keep_data(name, found)
    return found


def _table(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise TypeError(data)
    return data
