"""A page that changes only when cards are imported is written once and kept; the oldest make room for new ones.

Pages are kept packed, each kind in a room of its own, so that searches that nobody repeats displace no scenario.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

from flask import current_app, request

from judge.cards.store import stamp
from judge.place import Stamp

QUICKLY = 1
"""How thoroughly pages are packed."""

LONGEST = 2_000
"""How long the question in an address may be for its page to be kept."""

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


Address = tuple[str, str, bytes, Stamp | None, Stamp | None]
"""Where a page lies, what was asked of it, the state of the imported cards, and of what else it shows."""


class PageCache:
    """The pages of one kind by their addresses.

    Arguments:
        room: how many bytes they may take.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken = 0
        self._pages: OrderedDict[Address, bytes] = OrderedDict()
        self._lock = Lock()

    def get(self, address: Address) -> str | None:
        """The page at an address, if it is kept."""
        with self._lock:
            packed = self._pages.get(address)
            if packed is None:
                return None
            self._pages.move_to_end(address)
        return zlib.decompress(packed).decode("utf-8", "surrogatepass")

    def keep(self, address: Address, page: str) -> None:
        """Keep the page at an address; those that were asked for longest ago give way."""
        packed = zlib.compress(page.encode("utf-8", "surrogatepass"), QUICKLY)
        with self._lock:
            self._taken += len(packed) - len(self._pages.pop(address, b""))
            self._pages[address] = packed
            while self._taken > self._room:
                self._taken -= len(self._pages.popitem(last=False)[1])


def _nothing() -> None:
    """What else a page shows that depends on its address and the cards alone."""


def cached_page(
    room: int, shown: Callable[[], Stamp | None] = _nothing
) -> Callable[[Callable[Asked, Answer]], Callable[Asked, Answer | str]]:
    """Let a view write each of its pages once; redirects and refusals are not kept.

    Arguments:
        room: how many bytes its pages may take.
        shown: gives the state of what its pages show beside their address and the cards.
    """

    def keeping(view: Callable[Asked, Answer]) -> Callable[Asked, Answer | str]:
        @wraps(view)
        def answer(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer | str:
            rooms: dict[str, PageCache] = current_app.extensions.setdefault("judge-pages", {})
            pages = rooms.setdefault(view.__qualname__, PageCache(room))
            address = (request.script_root, request.path, request.query_string, stamp(), shown())
            page = pages.get(address)
            if page is not None:
                return page
            made = view(*args, **kwargs)
            if isinstance(made, str) and len(request.query_string) <= LONGEST:
                pages.keep(address, made)
            return made

        return answer

    return keeping
