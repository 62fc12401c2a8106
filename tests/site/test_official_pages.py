"""The user's own copy of the official text on the site: beside ours for its owner, and for nobody else in any way."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner
from flask import Flask
from flask.testing import FlaskClient

from judge.cli import main, serve
from judge.cli.listening import bind
from judge.finder import Finder
from judge.law.book import book
from judge.law.official import store
from judge.law.official.importing import import_official
from judge.site import create_app
from judge.site.official import loopback
from judge.site.setting import Official, setting

SECRET = "quintessential"
ARTICLE = "/en/rules/1.0/2.1.c"
ADDRESSES = (ARTICLE, "/en/rules/1.0/2.1.c", f"{ARTICLE}.json", "/fr/rules/1.0/2.1.c", f"/en/search?q={SECRET}")
FORWARDED = ({"X-Forwarded-For": "10.0.0.1"}, {"Forwarded": "for=10.0.0.1"}, {"Via": "1.1 proxy"}, {"X-Real-IP": "::1"})


def bring_in(folder: Path) -> None:
    """Import words of ours as if they were the official ones."""
    source = folder / "mine.txt"
    source.write_text(
        f"2.1.c The {SECRET} thing is <b>not</b> the thing that it was, and that is that.\nRemark. It is by the sea.\n",
        encoding="utf-8",
    )
    import_official(source, "mine.txt", book("1.0"), "en")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a copy, whose search is made once, without the scenarios."""
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("judge.finder.scenario_documents", lambda edition: ())
        with pytest.MonkeyPatch.context() as while_importing:
            while_importing.setenv("JUDGE_DATA", str(folder))
            bring_in(folder)
        yield folder


@pytest.fixture
def copy(kept: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy that was imported, in words of ours."""
    monkeypatch.setenv("JUDGE_DATA", str(kept))
    return kept


def site(finder: Finder, official: Official) -> FlaskClient:
    app = create_app(public_url="", edition="1.0", finder=lambda edition: finder, official=official)
    app.testing = True
    return app.test_client()


def test_its_owner_sees_it_beside_our_own_words(copy: Path, finder: Finder) -> None:
    visitor = site(finder, "here")
    for address in (ARTICLE, "/fr/rules/1.0/2.1.c"):
        page = visitor.get(address)
        own = page.text.partition('<section class="official"')[2].partition("</section>")[0]
        assert "Official wording, your copy" in own and f"The {SECRET} thing is &lt;b&gt;not" in own
        assert "It is by the sea." in own
        assert page.headers["Cache-Control"] == "no-store, private"
    data = visitor.get(f"{ARTICLE}.json").json
    assert data is not None and SECRET in data["official"]["en"]["text"]
    results = visitor.get(f"/en/search?q={SECRET}").text
    assert "official wording, your copy" in results and f"<mark>{SECRET}</mark>" in results
    assert 'href="/en/rules/1.0/2.1.c"' in visitor.get(f"/en/search?q={SECRET}&kind=official").text
    assert 'class="official"' not in visitor.get("/en/rules/1.0/2.1.d").text


def test_an_article_in_both_wordings_is_found_once(copy: Path, finder: Finder) -> None:
    data = site(finder, "here").get("/en/search.json?q=thing that changes zones is a new object").json
    assert data is not None
    numbers = [one["number"] for one in data["results"] if one["kind"] in ("rule", "official")]
    assert len(numbers) == len(set(numbers)) and "2.1.c" in numbers


@pytest.mark.parametrize("address", ADDRESSES)
def test_nobody_else_sees_it(copy: Path, finder: Finder, address: str) -> None:
    here = site(finder, "here")
    assert SECRET in here.get(address).text
    strangers = [
        here.get(address, environ_overrides={"REMOTE_ADDR": "10.0.0.1"}),
        here.get(address, headers={"Host": "judge.example"}),
        here.get(address, environ_overrides={"SERVER_PROTOCOL": "HTTP/1.0"}),
        *(here.get(address, headers=headers) for headers in FORWARDED),
        site(finder, "never").get(address),
    ]
    for answer in strangers:
        assert f"The {SECRET}" not in answer.text and f"<mark>{SECRET}" not in answer.text
        assert 'class="official"' not in answer.text and "no-store" not in answer.headers["Cache-Control"]
    assert SECRET in here.get(address).text
    assert SECRET in site(finder, "all").get(address, environ_overrides={"REMOTE_ADDR": "10.0.0.1"}).text


def test_neither_previews_nor_suggestions_nor_sections_hold_it(copy: Path, finder: Finder) -> None:
    visitor = site(finder, "here")
    for address in (
        "/en/previews/1.0/2.1.c",
        "/en/suggest.json?q=quintess",
        "/en/rules/1.0/2.1",
        "/en/rules/1.0/2.1.json",
    ):
        assert SECRET not in visitor.get(address).text, address


def test_a_visitor_who_may_not_see_it_cannot_choose_its_kind(copy: Path, finder: Finder) -> None:
    answer = site(finder, "never").get("/en/search?q=thing&kind=official")
    assert answer.status_code == 400 and "official" not in answer.text.partition("choose one of")[2].partition("<")[0]


def test_a_running_site_notices_an_import_and_that_it_is_forgotten(data_folder: Path, finder: Finder) -> None:
    visitor = site(finder, "here")
    assert SECRET not in visitor.get(ARTICLE).text
    data_folder.mkdir()
    bring_in(data_folder)
    assert SECRET in visitor.get(ARTICLE).text
    store.index_folder().mkdir()
    assert store.forget()
    for address in ADDRESSES:
        assert f"The {SECRET}" not in visitor.get(address).text
    assert not store.index_folder().exists()


@pytest.mark.parametrize(
    ("host", "is_one"),
    [
        *((host, True) for host in ("127.0.0.1", "127.8.9.1", "::1", "[::1]", "localhost")),
        *((host, False) for host in ("0.0.0.0", "::", "10.0.0.1", "localhost.example", "")),
    ],
)
def test_which_hosts_are_this_very_machine(host: str, is_one: bool) -> None:
    assert loopback(host) is is_one


@pytest.mark.parametrize(
    ("arguments", "official"),
    [
        ((), "here"),
        (("--host", "::1"), "here"),
        (("--host", "0.0.0.0"), "never"),
        (("--behind-proxy",), "never"),
        (("--public-url", "https://judge.example"), "never"),
        (("--host", "0.0.0.0", "--official"), "all"),
    ],
)
def test_the_command_decides_who_sees_it(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], official: Official
) -> None:
    chosen: list[Official] = []

    class NoListener:
        def run(self) -> None: ...

    def listener(app: Flask, *rest: object) -> NoListener:
        with app.app_context():
            chosen.append(setting().official)
        return NoListener()

    monkeypatch.setattr(serve, "listener", listener)
    monkeypatch.setattr(serve, "open_pages", lambda app, said: None)
    monkeypatch.setattr(serve, "prepare", lambda app, first: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert CliRunner().invoke(main, ["serve", "--port", "0", "--processes", "1", *arguments]).exit_code == 0
    assert chosen == [official]


@pytest.fixture
def port(copy: Path, finder: Finder) -> Iterator[int]:
    """A real server, made as the command makes it."""
    app = create_app(public_url="", edition="1.0", finder=lambda edition: finder, official="here")
    sockets = bind("127.0.0.1", 0, "en")
    listening = serve.listener(app, sockets, False)
    Thread(target=listening.run, daemon=True).start()
    yield sockets[0].getsockname()[1]
    listening.close()


def test_the_server_lets_the_headers_of_a_proxy_through_to_be_seen(port: int) -> None:
    for headers, seen in (({}, True), *((headers, False) for headers in FORWARDED)):
        connection = HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request("GET", ARTICLE, headers=headers)
        assert bool(re.search(SECRET, connection.getresponse().read().decode())) is seen, headers
        connection.close()


def test_help_says_what_serving_it_to_others_is() -> None:
    assert "republishing" in CliRunner().invoke(main, ["serve", "--help"]).output
