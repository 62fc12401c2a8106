"""Where imported cards lie: one file in the user's data folder, written beside and moved into place.

Who changes what is there holds the folder meanwhile, so that two imports at once follow one another.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path

from judge.cards.card_fields import NoCard, read_printed
from judge.cards.printed import Printed
from judge.place import IMPORTED_CARDS, Stamp, data_folder, leftovers, replace_lines, stamp_of

try:
    import fcntl
except ImportError:  # a system on which a folder cannot be held
    fcntl = None  # type: ignore[assignment]

FILE = IMPORTED_CARDS
MOST_BYTES = 200_000_000
PATIENCE = 30.0
"""How many seconds to wait for another program that changes the imported cards."""

PAUSE = 0.05


def store_file() -> Path:
    """The file of the imported cards."""
    return data_folder() / FILE


def stamp() -> Stamp | None:
    """What tells one state of the imported cards from another; None where there are none."""
    return stamp_of(store_file())


def imported() -> tuple[Printed, ...]:
    """The imported cards as they are at this moment; the file is read again only when it has changed."""
    now = stamp()
    return _read(now) if now is not None else ()


class Busy(Exception):
    """Another program is changing the imported cards, and does not end."""


@contextmanager
def alone(patience: float = PATIENCE) -> Iterator[None]:
    """Hold the folder of the imported cards: another program that would change them waits until this one is done.

    Arguments:
        patience: how many seconds to wait for another program.

    Raises:
        OSError: the folder cannot be made or read.
        Busy: another program still holds the folder after that time.
    """
    folder = store_file().parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if fcntl is None:
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        _hold(held, time.monotonic() + patience)
        yield
    finally:
        os.close(held)


def _hold(folder: int, until: float) -> None:
    while True:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= until:
                raise Busy from None
            time.sleep(PAUSE)
        else:
            return


def keep(cards: Iterable[Printed]) -> None:
    """Put these cards in the place of those that were imported: all of them, or on any mistake none.

    Whoever calls it holds the folder.

    Arguments:
        cards: the cards, in the order in which they shall be known.

    Raises:
        OSError: the folder cannot be made or written to.
    """
    _tidy()
    replace_lines(store_file(), (json.dumps(card.line(), ensure_ascii=False) for card in cards))


def remove() -> int:
    """Remove what was imported.

    Returns:
        how many cards there were.

    Raises:
        OSError: the file cannot be removed.
        Busy: another program is changing it.
    """
    if stamp() is None:
        return 0
    with alone():
        count = len(imported())
        _tidy()
        store_file().unlink(missing_ok=True)
    return count


def _tidy() -> None:
    """Take away what a killed program has left; whoever calls it holds the folder."""
    for left in leftovers(store_file()):
        left.unlink(missing_ok=True)


@lru_cache(maxsize=2)
def _read(state: Stamp) -> tuple[Printed, ...]:
    """The cards of the file; a line that somebody has damaged is left out."""
    path, _, size, _ = state
    if leftovers(path):
        with suppress(Busy, OSError), alone(patience=0):
            _tidy()
    if size > MOST_BYTES:
        return ()
    found: dict[str, Printed] = {}
    try:
        with path.open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                try:
                    card = read_printed(json.loads(line))
                except (NoCard, ValueError, RecursionError):
                    continue
                found[card.id] = card
    except OSError:
        return ()
    return tuple(found.values())
