"""Where links lead: pages hold dozens of the same few addresses, so each is worked out once."""

from __future__ import annotations

from functools import lru_cache

from flask import Flask, request, url_for

from judge.messages import Language
from judge.site.language import spoken

MOST = 4096
"""How many addresses are kept."""

LONGEST = 200
"""How long what an address holds may be for it to be kept."""


def install(app: Flask) -> None:
    """Let the templates of an application find their addresses here."""
    app.jinja_env.globals.update(url_for=way, asset=asset)


def way(endpoint: str, **values: object) -> str:
    """The address of a page in the language of this one, unless it names another.

    Arguments:
        endpoint: the name of the page.
        values: what its address holds.

    Raises:
        werkzeug.routing.BuildError: there is no such page.
    """
    if sum(len(str(value)) for value in values.values()) > LONGEST:
        return url_for(endpoint, **values)  # type: ignore[arg-type]
    return _way(request.script_root, spoken(), endpoint, tuple(values.items()))


def asset(name: str) -> str:
    """The address of a static file."""
    return way("static", filename=name)


@lru_cache(maxsize=MOST)
def _way(root: str, language: Language, endpoint: str, values: tuple[tuple[str, object], ...]) -> str:
    return url_for(endpoint, **dict(values))  # type: ignore[arg-type]
