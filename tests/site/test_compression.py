"""What travels is compressed, is asked for again only when it changed, and is small."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urljoin

import brotli
import pytest
from flask.testing import FlaskClient

MOST, MOST_OF_A_GAME = 100_000, 60_000
PAGES = (
    "",
    "rules",
    "rules/1.0/2.1.c",
    "search?q=boost",
    "scenarios",
    "scenarios/reactions/kuwat",
    "cards",
    "coverage",
    "desk",
    "play",
    "first-game",
)


def unpacked(encoding: str, body: bytes) -> bytes:
    """A body as it was before it was compressed."""
    return bytes(brotli.decompress(body)) if encoding == "br" else gzip.decompress(body)


@pytest.mark.parametrize("path", ["/en/rules", "/fr/search.json?q=boost", "/static/book.css", "/static/symbols.svg"])
@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_a_compressed_answer_is_the_same_and_has_a_mark_of_its_own(
    client: FlaskClient, path: str, encoding: str
) -> None:
    plain = client.get(path)
    packed = client.get(path, headers={"Accept-Encoding": encoding})
    assert packed.headers["Content-Encoding"] == encoding
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert len(packed.data) < len(plain.data) / 2
    assert unpacked(encoding, packed.data) == plain.data
    assert packed.headers["ETag"] != plain.headers["ETag"]
    for answer, asked in ((plain, {}), (packed, {"Accept-Encoding": encoding})):
        again = client.get(path, headers={"If-None-Match": answer.headers["ETag"], **asked})
        assert (again.status_code, again.data) == (304, b"")
    other = client.get(path, headers={"If-None-Match": plain.headers["ETag"] + "x", "Accept-Encoding": encoding})
    assert other.status_code == 200


def test_who_takes_nothing_compressed_gets_nothing_compressed(client: FlaskClient) -> None:
    for asked in ("", "identity", "zstd"):
        answer = client.get("/en/rules", headers={"Accept-Encoding": asked})
        assert "Content-Encoding" not in answer.headers
        assert answer.data.startswith(b"<!doctype html>")


def assets(client: FlaskClient, page: str) -> dict[str, int]:
    """The assets of a page, and all that its scripts import, each with its compressed size."""
    found = set(re.findall(r'(?:href|src)="(/static/[^"#?]+)', client.get(f"/en/{page}").text))
    sizes: dict[str, int] = {}
    while found:
        one = found.pop()
        sizes[one] = len(client.get(one, headers={"Accept-Encoding": "br"}).data)
        if one.endswith(".js"):
            imported = re.findall(r'^import .* from "(\.[^"]+)";$', client.get(one).text, re.MULTILINE)
            found |= {urljoin(one, address) for address in imported} - set(sizes)
    return sizes


@pytest.mark.parametrize("page", PAGES)
def test_a_page_s_own_assets_are_small(client: FlaskClient, page: str) -> None:
    sizes = assets(client, page)
    assert sizes and sum(sizes.values()) < MOST, sizes


def test_what_the_game_brings_beside_what_every_page_has_is_smaller_still(client: FlaskClient) -> None:
    everywhere, game = assets(client, "rules"), assets(client, "play")
    own = {one: size for one, size in game.items() if one not in everywhere}
    assert any(one.endswith("/play/play.js") for one in own) and any(one.endswith("/desk/board.js") for one in own)
    assert sum(own.values()) <= MOST_OF_A_GAME, own
