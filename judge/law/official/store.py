"""Where a person's own copy of the official text lies: one file in their data folder, written beside and moved."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from judge.law.official.wording import Wording, read_language, read_wording
from judge.messages import Language
from judge.place import Stamp, data_folder, replace_lines, stamp_of

FILE, INDEX = "official.jsonl", "official-search"
MOST_BYTES = 20_000_000

Key = tuple[str, Language]
"""An edition and a language."""

Texts = Mapping[Key, Mapping[str, Wording]]
"""The wordings of each edition and language, by number."""


def store_file() -> Path:
    """The file of the imported texts."""
    return data_folder() / FILE


def index_folder() -> Path:
    """The folder for the search of the imported texts."""
    return data_folder() / INDEX


def stamp() -> Stamp | None:
    """What tells one state of the imported texts from another; None where there are none."""
    return stamp_of(store_file())


def imported() -> Texts:
    """The imported texts as they are at this moment; the file is read again only when it has changed."""
    now = stamp()
    return _read(now) if now is not None else {}


def keep(texts: Texts) -> None:
    """Put these texts in the place of all that were imported: all of them, or on any mistake none.

    Raises:
        OSError: the folder cannot be made or written to.
    """
    replace_lines(
        store_file(),
        (
            json.dumps({"edition": edition, "language": language, **wording.data()}, ensure_ascii=False)
            for (edition, language), wordings in texts.items()
            for wording in wordings.values()
        ),
    )


def forget() -> bool:
    """Remove the imported texts and their search.

    Returns:
        whether there were any.

    Raises:
        OSError: the file cannot be removed.
    """
    there = stamp() is not None
    store_file().unlink(missing_ok=True)
    shutil.rmtree(index_folder(), ignore_errors=True)
    _read.cache_clear()
    return there


@lru_cache(maxsize=1)
def _read(state: Stamp) -> Texts:
    """The texts of the file; a line that somebody has damaged is left out."""
    path, _, size, _ = state
    if size > MOST_BYTES:
        return {}
    found: dict[Key, dict[str, Wording]] = {}
    try:
        with path.open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                try:
                    data = json.loads(line)
                    wording, language = read_wording(data), read_language(data["language"])
                    edition = str(data["edition"])
                except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                    continue
                found.setdefault((edition, language), {})[wording.number] = wording
    except OSError:
        return {}
    return found
