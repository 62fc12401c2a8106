"""Cards read ahead in child processes: who looks at them afterwards needs no grammar, and does not wait for one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from threading import Lock

from judge.bounds.errors import BusyError
from judge.bounds.pool import bounded
from judge.cards.collection import Collection
from judge.cards.language.declined import Declined
from judge.cards.language.reader import keys, read_text
from judge.cards.language.tree_cache import shared_cache
from judge.cards.printed import Printed
from judge.messages import LANGUAGES, Language

AT_ONCE = 25
"""So many cards are read in one call."""

LONGEST = 1.0
"""How many seconds that call may take, unless there is more time for all of them."""

SECONDS = 1.5
"""How long a visitor waits for all of them once the children are there."""

_one_at_a_time = Lock()
_read: Collection | None = None


def known_cards(seconds: float | None = None) -> Collection:
    """The cards that are known at this moment, each of them read in both languages.

    Arguments:
        seconds: how long to wait for those that nobody has read yet; None for as long as a visitor waits.

    Raises:
        OutOfBoundsError: they were not read in time; those that were are kept, so that asking again helps.
    """
    global _read
    known = Collection.known()
    if known is _read:
        return known
    until = 0.0
    with _one_at_a_time:
        unread = (printed for printed in known.printed if not all(map(shared_cache().holds, _keys(printed))))
        while some := tuple(islice(unread, AT_ONCE)):
            shared_cache().take(bounded(read_lines, some, seconds=max(LONGEST, seconds or 0.0)))
            until = until or time.monotonic() + (SECONDS if seconds is None else seconds)
            if time.monotonic() > until:
                raise BusyError
        shared_cache().save()
        _read = known
    return known


def read_lines(cards: tuple[Printed, ...]) -> dict[str, str]:
    """What is to be kept of the lines of some cards."""
    for printed in cards:
        for text, language, support in _texts(printed):
            with suppress(Declined):
                read_text(text, language, printed.kind, support)
    return {key: shared_cache().lines[key] for printed in cards for key in _keys(printed) if shared_cache().holds(key)}


def _texts(printed: Printed) -> Iterator[tuple[str, Language, bool]]:
    for language in () if printed.is_in_own_words else LANGUAGES:
        yield printed.text[language], language, False
        yield printed.support[language], language, True


def _keys(printed: Printed) -> Iterator[str]:
    for text, language, support in _texts(printed):
        yield from keys(text, language, printed.kind, support)
