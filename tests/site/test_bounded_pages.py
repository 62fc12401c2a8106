"""What a visitor reads when a computation was ended at its bounds."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from judge.bounds.errors import (
    BeginningError,
    BrokenError,
    BusyError,
    NotStartedError,
    OutOfBoundsError,
    TooLargeError,
    TooLongError,
)
from judge.site import create_app

ERRORS: dict[str, OutOfBoundsError] = {
    "long": TooLongError(2.0),
    "large": TooLargeError(),
    "busy": BusyError(),
    "unstarted": NotStartedError(),
    "beginning": BeginningError(),
    "broken": BrokenError(),
}


@pytest.fixture(scope="module")
def visitor() -> FlaskClient:
    """A visitor of a site whose computations all end badly."""
    app: Flask = create_app(public_url="")

    @app.get("/<language:language>/compute/<name>")
    @app.get("/<language:language>/compute/<name>.json")
    def compute(language: str, name: str) -> str:
        raise ERRORS[name]

    return app.test_client()


@pytest.mark.parametrize(
    ("name", "status", "words"),
    [
        ("long", 503, "longer than 2 seconds"),
        ("large", 503, "memory"),
        ("busy", 503, "again"),
        ("unstarted", 503, "could not be started"),
        ("beginning", 503, "only just begun"),
        ("broken", 500, "own"),
    ],
)
def test_the_reason_is_said_on_the_page_and_in_the_data(
    visitor: FlaskClient, name: str, status: int, words: str
) -> None:
    page, data = visitor.get(f"/en/compute/{name}"), visitor.get(f"/en/compute/{name}.json")
    assert (page.status_code, data.status_code) == (status, status)
    assert words in page.text
    assert words in data.get_json()["error"]
    assert ("Retry-After" in page.headers) == (name in ("beginning", "busy", "unstarted"))
    assert page.headers.get("Refresh") == ("5" if name == "beginning" else None)
    assert ("loads again by itself" in page.text) == (name == "beginning")
    assert "Refresh" not in data.headers
