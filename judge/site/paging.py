"""Long lists, a page at a time: which page was asked for, and what stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from flask import request, url_for
from flask_babel import gettext

from judge.site.errors import NoPage, shortened
from judge.value import value

A_PAGE = 40

Listed = TypeVar("Listed")


@value(frozen=True, slots=True)
class Page:
    """A page of a list.

    Arguments:
        number: which page; the first is 1.
        last: the number of the last page.
    """

    number: int
    last: int

    def of(self, listed: Sequence[Listed]) -> Sequence[Listed]:
        """What stands on it."""
        return listed[(self.number - 1) * A_PAGE : self.number * A_PAGE]


def page_asked(count: int) -> Page:
    """The page of a list that the visitor asks for with ``?page=``; without it the first.

    Arguments:
        count: how much the list holds.

    Raises:
        NoPage: the list has no such page.
    """
    last = max(1, -(-count // A_PAGE))
    typed = request.args.get("page", "")
    if not typed:
        return Page(1, last)
    if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= last):
        raise NoPage(
            gettext("There is no page “%(page)s” of this list.", page=shortened(typed)),
            [(gettext("The first page"), url_for(request.endpoint or "home.home"))],
        )
    return Page(int(typed[:6]), last)
