"""Pages that cannot change are written once."""

from __future__ import annotations

import zlib

import pytest
from flask import Flask, redirect
from werkzeug.wrappers import Response

from judge.site.page_cache import LONGEST, QUICKLY, cached_page
from judge.site.setting import Setting

ROOM_FOR_TWO = 2 * len(zlib.compress(b"a", QUICKLY))


@pytest.fixture
def written() -> tuple[Flask, list[str]]:
    app, log = Flask("kept"), []
    app.extensions["judge"] = Setting.of("", "1.0", None, None)

    @app.get("/<name>")
    @cached_page(ROOM_FOR_TWO)
    def page(name: str) -> str | Response:
        log.append(name)
        return redirect("/a") if name == "away" else name

    return app, log


def test_a_page_is_written_once(written: tuple[Flask, list[str]]) -> None:
    app, log = written
    client = app.test_client()
    assert [client.get("/a").text, client.get("/a").text, client.get("/a?q=1").text] == ["a", "a", "a"]
    assert log == ["a", "a"]


def test_the_oldest_gives_way(written: tuple[Flask, list[str]]) -> None:
    app, log = written
    for name in ("a", "b", "a", "c", "a", "b"):
        assert app.test_client().get(f"/{name}").text == name
    assert log == ["a", "b", "c", "b"]


def test_a_page_larger_than_its_room_is_not_kept(written: tuple[Flask, list[str]]) -> None:
    app, log = written
    name = "".join(map(chr, range(97, 123)))
    for _ in range(2):
        assert app.test_client().get(f"/{name}").text == name
    assert log == [name, name]


def test_a_redirect_is_not_kept(written: tuple[Flask, list[str]]) -> None:
    app, log = written
    for _ in range(2):
        assert app.test_client().get("/away").status_code == 302
    assert log == ["away", "away"]


def test_a_page_with_a_very_long_question_is_not_kept(written: tuple[Flask, list[str]]) -> None:
    app, log = written
    for _ in range(2):
        assert app.test_client().get("/a?x=" + "x" * LONGEST).text == "a"
    assert log == ["a", "a"]
