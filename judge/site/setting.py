"""What the whole site shares while it runs: its address, its edition, its search, its scenarios."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Literal, cast
from urllib.parse import urlsplit

from flask import current_app

from judge.data_cache import mark_of
from judge.editions import PLAYED
from judge.law.book import Book, book
from judge.place import STATIC
from judge.telling import shelf as shelves
from judge.value import value

if TYPE_CHECKING:
    from judge.finder import Finder
    from judge.telling.shelf import ScenarioShelf


Official = Literal["never", "here", "all"]


@value(frozen=True, slots=False)
class Setting:
    """The site's setting.

    Arguments:
        public_url: the site's address without a slash at its end, or an empty string.
        edition: the edition that addresses without one mean.
        finder: gives the search of an edition.
        open_shelf: gives the shelf of scenarios.
        official: to whom the user's own copy of the official text is shown: to nobody, to visitors from this very
            machine, or to all.
    """

    public_url: str
    edition: str
    finder: Callable[[str], Finder]
    open_shelf: Callable[[], ScenarioShelf]
    official: Official = "never"

    @classmethod
    def of(
        cls,
        public_url: str,
        edition: str,
        finder: Callable[[str], Finder] | None,
        shelf: Callable[[], ScenarioShelf] | None,
        official: Official = "never",
    ) -> Setting:
        """A setting; what is not given is the project's own."""
        return cls(public_url, edition, finder or _own_finder, shelf or shelves.visitors_shelf, official)

    @property
    def book(self) -> Book:
        """The rule book of the default edition."""
        return book(self.edition)

    @property
    def played(self) -> str:
        """The edition by which is played where none is named: the default one, or while it has its text alone, the
        latest that is played."""
        return self.edition if self.edition in PLAYED else PLAYED[-1]

    @property
    def shelf(self) -> ScenarioShelf:
        """The shelf of scenarios."""
        return self.open_shelf()

    @cached_property
    def stamp(self) -> str:
        """A short hash of the static files; it stands in their addresses so that browsers may keep them."""
        return mark_of((STATIC,))[:12]


def setting() -> Setting:
    """The setting of the running site."""
    return cast(Setting, current_app.extensions["judge"])


def read_public_url(address: str) -> str:
    """An address in the one form in which links are made from it.

    Raises:
        ValueError: it is no address of the form ``https://judge.example.org``.
    """
    if not address:
        return ""
    parts = urlsplit(address)
    path = parts.path.rstrip("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or path or parts.query or parts.fragment:
        raise ValueError(address)
    if parts.username or parts.password or not address.isprintable() or " " in address:
        raise ValueError(address)
    return f"{parts.scheme}://{parts.netloc}"


def _own_finder(edition: str) -> Finder:
    from judge.finder import finder

    return finder(edition)
