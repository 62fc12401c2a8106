"""What browsers may do with the pages, and where absolute links come from."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from judge.site import create_app
from judge.site.setting import read_public_url

PAGES = (
    "/en/",
    "/fr/rules",
    "/en/rules/1.0/2.1",
    "/fr/rules/1.0/2.1.c",
    "/en/search?q=boost",
    "/en/glossary",
    "/en/scenarios",
    "/en/scenarios/reactions/kuwat",
    "/en/nothing",
)


@pytest.mark.parametrize("path", [*PAGES, "/static/book.css", "/healthz", "/en/rules.json"])
def test_headers(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"]
    assert headers["Permissions-Policy"]


@pytest.mark.parametrize(
    ("address", "secure"), [("https://judge.example.org", True), ("http://judge.example.org", False), ("", False)]
)
def test_browsers_come_back_by_https_only_where_the_site_has_it(address: str, secure: bool) -> None:
    visitor = create_app(public_url=address).test_client()
    for path in ("/en/", "/static/book.css", "/healthz", "/en/nothing"):
        assert ("Strict-Transport-Security" in visitor.get(path).headers) == secure


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_inline_and_nothing_comes_from_elsewhere(client: FlaskClient, path: str) -> None:
    page = client.get(path).text
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"<[^>]+\s(?:style|on[a-z]+)=", page)
    for address in re.findall(r'<(?:script|img|use|link rel="stylesheet")[^>]*(?:src|href)="([^"]+)"', page):
        assert address.startswith("/static/"), address


def test_links_never_come_from_the_host_header(client: FlaskClient) -> None:
    hostile = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
    for path in ("/", *PAGES):
        answer = client.get(path, headers=hostile)
        assert "evil.example" not in answer.text
        assert "evil.example" not in answer.headers.get("Location", "")


@pytest.mark.parametrize(
    "path",
    [
        "/en",
        "/en//rules",
        "/en/rules/",
        "/en/rules/1.0/2.1c",
        "/en/search?q=2.1.c",
        "/en/search?q=boost&_external=1&_scheme=javascript&_anchor=x&endpoint=y&language=de&self=z",
        "/en/scenarios/reactions/kuwat?_external=1&values=x",
        "/favicon.ico",
    ],
)
def test_no_way_through_makes_links_from_the_host_header(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Host": "evil.example"})
    assert answer.status_code in (200, 302, 308, 404)
    assert "evil.example" not in answer.text
    assert "evil.example" not in answer.headers.get("Location", "")
    assert "javascript:" not in answer.text


def test_without_a_public_address_no_absolute_links(finder: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGE_PUBLIC_URL", raising=False)
    page = create_app().test_client().get("/en/rules/1.0/2.1.c").text
    assert 'rel="canonical" href="/en/rules/1.0/2.1.c"' in page
    assert "og:url" not in page


def test_the_environment_may_name_the_public_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_PUBLIC_URL", "https://other.example/")
    page = create_app().test_client().get("/en/rules/1.0/2.1.c").text
    assert 'property="og:url" content="https://other.example/en/rules/1.0/2.1.c"' in page


@pytest.mark.parametrize(
    "address", ["judge.example", "ftp://x", "https://", "https://x/path", "https://u:p@x", "https://x?q", "https://x y"]
)
def test_what_is_no_public_address(address: str) -> None:
    with pytest.raises(ValueError, match=re.escape(address)):
        read_public_url(address)


def test_a_page_that_has_not_changed_is_not_sent_again(client: FlaskClient) -> None:
    first = client.get("/en/rules/1.0/2.1.c")
    again = client.get("/en/rules/1.0/2.1.c", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_static_files_are_kept_by_browsers_under_the_address_that_changes_with_them(app: Flask) -> None:
    client = app.test_client()
    assert "max-age=31536000" in client.get("/static/book.css?v=1").headers["Cache-Control"]
    assert client.get("/static/desk/words.js").headers["Cache-Control"] == "no-cache"
