"""A page that changes only when cards are imported is written once and kept; the oldest make room for new ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

from flask import current_app, request

from judge.cards.store import stamp
from judge.place import Stamp
from judge.site import official

MOST = 512
"""How many pages are kept."""

LONGEST = 2_000
"""How long the question in an address may be for its page to be kept."""

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


Address = tuple[str, str, bytes, Stamp | None, Stamp | None]
"""Where a page lies, what was asked of it, the state of the imported cards, and of the official text it may show."""


class Pages:
    """The pages of one site by their addresses."""

    def __init__(self) -> None:
        self._pages: OrderedDict[Address, str] = OrderedDict()
        self._lock = Lock()

    def get(self, address: Address) -> str | None:
        """The page at an address, if it is kept."""
        with self._lock:
            page = self._pages.get(address)
            if page is not None:
                self._pages.move_to_end(address)
            return page

    def keep(self, address: Address, page: str) -> None:
        """Keep the page at an address; the one that was asked for longest ago gives way."""
        with self._lock:
            self._pages[address] = page
            while len(self._pages) > MOST:
                self._pages.popitem(last=False)


def kept(view: Callable[Asked, Answer]) -> Callable[Asked, Answer | str]:
    """Let a view write each of its pages once; redirects and refusals are not kept.

    Arguments:
        view: a view whose pages depend on their address and the cards alone.
    """

    @wraps(view)
    def answer(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer | str:
        pages: Pages = current_app.extensions.setdefault("judge-pages", Pages())
        address = (request.script_root, request.path, request.query_string, stamp(), official.stamp())
        page = pages.get(address)
        if page is not None:
            return page
        made = view(*args, **kwargs)
        if isinstance(made, str) and len(request.query_string) <= LONGEST:
            pages.keep(address, made)
        return made

    return answer
