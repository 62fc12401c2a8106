"""The cards that scenarios define themselves, read ahead in one process, so that no other one needs a grammar."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from judge.cards.language.tree_cache import shared_cache
from judge.scenario.cards import read_cards
from judge.scenario.file import read_bytes
from judge.scenario.source import read_source


def read_own_cards(files: Iterable[Path]) -> dict[str, Any]:
    """Read the cards of some scenarios; what is wrong with a file is said when it is judged.

    Arguments:
        files: the scenarios’ files.

    Returns:
        the lines of cards that are known then, as `TreeCache.take` takes them.
    """
    for file in files:
        with suppress(OSError):
            read_cards(read_bytes(read_source(file), file.name))
    return shared_cache().lines
