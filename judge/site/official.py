"""Who may see the user's own copy of the official text: they alone, because showing it to others republishes it."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from flask import Flask, Response, g, request

from judge.law.official import store
from judge.law.official.wording import Wording
from judge.messages import LANGUAGES, Language
from judge.place import Stamp
from judge.site.setting import setting

if TYPE_CHECKING:
    from judge.finder import Finder

FORWARDED = (
    "Forwarded",
    "Via",
    "X-Real-Ip",
    "X-Client-Ip",
    "X-Cluster-Client-Ip",
    "True-Client-Ip",
    "Cf-Connecting-Ip",
)
"""Headers by which a proxy gives itself away, besides all that begin with ``X-Forwarded``."""


def install(app: Flask) -> None:
    """Teach an application that what holds the official text is kept nowhere on its way."""

    @app.after_request
    def guard(response: Response) -> Response:
        if g.get("official"):
            response.headers["Cache-Control"] = "no-store, private"
        return response


def loopback(host: str) -> bool:
    """Whether a host is this very machine and nobody else can mean it."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def wordings(edition: str, number: str) -> Mapping[Language, Wording]:
    """The official wording of an article in each language that there is; nothing for those who may not see it."""
    if stamp() is None:
        return {}
    texts = store.imported()
    there = {language: texts.get((edition, language), {}).get(number) for language in LANGUAGES}
    return {language: wording for language, wording in there.items() if wording is not None}


def finder(edition: str) -> Finder | None:
    """The search that also covers the official text; None for those who may not see it."""
    state = stamp()
    if state is None:
        return None
    from judge.finder import official_finder

    return official_finder(edition, state)


def stamp() -> Stamp | None:
    """The state of the official text that this visitor may see; None where there is none for them."""
    if not _may_see():
        return None
    state = store.stamp()
    if state is not None:
        g.official = True
    return state


def _may_see() -> bool:
    allowed = setting().official
    return allowed == "all" or (allowed == "here" and _comes_from_here())


def _comes_from_here() -> bool:
    """Whether a request was made on this machine and through no proxy.

    A page elsewhere whose name was bent to this machine still names its own host, and a proxy that hides itself mostly
    speaks the old version of the protocol, which no browser does.
    """
    headers = request.headers
    return (
        loopback(request.remote_addr or "")
        and loopback(urlsplit(f"//{request.environ.get('HTTP_HOST', '')}").hostname or "")
        and request.environ.get("SERVER_PROTOCOL") != "HTTP/1.0"
        and not any(name in headers for name in FORWARDED)
        and not any(name.lower().startswith("x-forwarded") for name, _ in headers)
    )
