"""The bytes of a scenario file, as many as are read."""

from __future__ import annotations

from pathlib import Path

MOST_BYTES = 100_000


def read_source(path: Path) -> bytes:
    """The bytes of a scenario file, or a little more than the most that is read.

    Raises:
        OSError: the file cannot be opened.
    """
    with path.open("rb") as stream:
        return stream.read(MOST_BYTES + 1)
