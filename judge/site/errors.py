"""Pages for what went wrong: what it was, and where the visitor may have wanted to go."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask, Response, jsonify, make_response, render_template, request, url_for
from flask_babel import gettext
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from judge.bounds.errors import BrokenError, OutOfBoundsError
from judge.messages import LANGUAGES
from judge.site.addresses import elsewhere
from judge.site.language import NAMES, spoken

Offer = tuple[str, str]
"""What an address leads to, in words, and the address."""

LONGEST_SHOWN = 60


class NoPage(HTTPException):
    """A page that does not exist, with the nearest ones.

    Arguments:
        description: what does not exist, in the visitor's language.
        offers: the nearest pages.
    """

    code = 404

    def __init__(self, description: str, offers: Iterable[Offer] = ()) -> None:
        super().__init__(description)
        self.offers = tuple(offers)


class Refused(NoPage):
    """A request that cannot be understood, with what to ask instead."""

    code = 400


class TooLarge(NoPage):
    """A body that is longer than is read."""

    code = 413


class Meaningless(NoPage):
    """A request that is well formed, but what it says cannot be: a text that is no situation, a move that is none."""

    code = 422


class WrongType(NoPage):
    """A body of a type that is not read, with the types that are."""

    code = 415


class TooOften(HTTPException):
    """An address has asked for too many computations.

    Arguments:
        seconds: when it may ask again.
    """

    code = 429

    def __init__(self, seconds: int) -> None:
        super().__init__()
        self.seconds = seconds


def shortened(text: str) -> str:
    """A visitor's own words, short and printable enough to be shown back."""
    printable = "".join(character if character.isprintable() else " " for character in text[:LONGEST_SHOWN])
    return printable + ("…" if len(text) > LONGEST_SHOWN else "")


def install(app: Flask) -> None:
    """Give an application its error pages."""

    @app.errorhandler(HTTPException)
    def known(error: HTTPException) -> Response:
        if error.code is None or error.code < 400:
            return error.get_response()  # type: ignore[return-value]
        offers: Iterable[Offer] = error.offers if isinstance(error, NoPage) else ()
        allowed = (error.valid_methods or ()) if isinstance(error, MethodNotAllowed) else ()
        said = error.description if isinstance(error, NoPage) else status_text(error.code, allowed)
        if error.code == 404 and not isinstance(error, NoPage):
            offers = _other_languages()
        response = _page(error.code, said or "", offers)
        if isinstance(error, TooOften):
            response.headers["Retry-After"] = str(error.seconds)
        response.headers.update({name: value for name, value in error.get_headers() if name == "Allow"})
        return response

    @app.errorhandler(OutOfBoundsError)
    def out_of_bounds(error: OutOfBoundsError) -> Response:
        again = error.passes and request.method == "GET"
        code = 500 if isinstance(error, BrokenError) else 503
        response = _page(code, error.message.say(spoken()), (), again=again)
        if error.seconds:
            response.headers["Retry-After"] = str(error.seconds)
        if again and response.mimetype == "text/html":
            response.headers["Refresh"] = str(error.seconds)
        return response

    @app.errorhandler(Exception)
    def unknown(error: Exception) -> Response:
        app.logger.exception("a page failed")
        return _page(500, status_text(500), ())


def _page(code: int, said: str, offers: Iterable[Offer], *, again: bool = False) -> Response:
    said = _sentence(said.encode("utf-8", "replace").decode())
    if request.path.endswith(".json"):
        answer = jsonify(error=said, nearest=[address for _, address in offers])
    else:
        answer = make_response(render_template("errors/error.html", code=code, said=said, offers=offers, again=again))
    answer.status_code = code
    return answer


def _sentence(said: str) -> str:
    """What is said, as people read it: with a capital and a full stop."""
    whole = said.endswith((".", "!", "?", "…"))
    return said[:1].upper() + said[1:] + ("" if whole else ".")


def status_text(code: int, allowed: Iterable[str] = ()) -> str:
    """What is said of an error that says nothing of its own.

    Arguments:
        code: its number.
        allowed: the methods to which the address answers.
    """
    if code == 404:
        words = gettext("There is no page at this address.")
    elif code == 405 and "GET" not in allowed:
        words = gettext("This address only answers to what is sent to it.")
    elif code == 405 and "POST" not in allowed:
        words = gettext("This address only answers to reading.")
    elif code in (413, 414, 431):
        words = gettext("That is longer than this site reads. Please ask in fewer words.")
    elif code == 429:
        words = gettext("That was a great deal to compute at once. Please wait a little and ask again.")
    elif code < 500:
        words = gettext("This request cannot be understood.")
    else:
        words = gettext("Something broke on our side. It has been written down.")
    return str(words)


def _other_languages() -> list[Offer]:
    first = request.path.split("/", 2)[1]
    if first in LANGUAGES:
        return [
            (gettext("The rules"), url_for("rules.contents")),
            (gettext("The scenarios"), url_for("scenarios.listing")),
            (gettext("The glossary"), url_for("glossary.glossary")),
        ]
    return [(NAMES[language], elsewhere(language) or url_for("home.home", language=language)) for language in LANGUAGES]
