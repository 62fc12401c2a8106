"""One address for each page: a slash too many or too few, or a language that is not spoken here, leads to it."""

from __future__ import annotations

from urllib.parse import quote

from flask import Flask, Response, current_app, redirect, request
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as BaseResponse

from judge.law.book import book, editions, read_number
from judge.messages import LANGUAGES, Language
from judge.site.setting import setting


def install(app: Flask) -> None:
    """Teach an application to lead from an address with a wrong slash at its end to the right one."""

    @app.before_request
    def straighten() -> BaseResponse | Response | None:
        path = request.path
        if path.split("/", 2)[1] not in LANGUAGES:
            return None
        other = path.rstrip("/") if path.endswith("/") else f"{path}/"
        if request.url_rule and request.url_rule.rule.endswith("/") == path.endswith("/"):
            return None
        if not is_page(other) or not (request.url_rule or path.endswith("/")):
            return None
        asked = request.query_string.decode("latin-1")
        address = request.script_root + quote(other) + (f"?{quote(asked, safe='%&=+')}" if asked else "")
        return redirect(address, 308)


def elsewhere(language: Language) -> str | None:
    """The page of a language that an address without a known language may have meant, or None."""
    path = request.path
    for rest in (path.partition("/")[2].partition("/")[2], path[1:]):
        address = f"/{language}/{rest}"
        if rest.rstrip("/") and is_page(address):
            return request.script_root + quote(address)
    return None


def is_page(path: str) -> bool:
    """Whether a page or its data lies at a path of this site."""
    try:
        _, values = current_app.url_map.bind("").match(path, method="GET")
    except HTTPException:
        return False
    number, books = values.get("number"), [one for one in editions() if values.get("edition", one) == one]
    known = any(number is None or number in editions() or _is_rule(one, number) for one in books)
    return known and ("path" not in values or values["path"] in setting().shelf)


def _is_rule(edition: str, number: str) -> bool:
    return number in book(edition) or read_number(number) in book(edition)
