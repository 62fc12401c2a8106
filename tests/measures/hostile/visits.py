"""Visits to every address of the site: found in its map, filled with what is really asked, then spoilt."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

from flask import Flask
from werkzeug.routing import Rule

from judge.cards.collection import Collection
from judge.desk.link import link
from judge.law.book import book, editions
from judge.messages import LANGUAGES
from judge.site.language import ASKED
from judge.site.setting import setting
from tests.measures.hostile.spoiling import data_bytes, spoil_body, spoil_data, spoil_link, spoil_text, spoil_word

METHODS = ("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
FORMS = "application/x-www-form-urlencoded"
DATA = "application/json"
KINDS = ("", "text/plain", "multipart/form-data; boundary=x", f"{DATA}; charset=utf-16", "x/" * 50)
UNTIL = ("decision", "turn", "phase", "day")
QUERIES = (
    "boost",
    "can I play a spell from reserve",
    "2.1.c",
    '"token reserve"',
    "éphémère réserve",
    "kuwat",
    "expediton",
    "who chooses first",
)
HEADERS: Mapping[str, Sequence[str]] = {
    "Accept-Language": ("fr", "de-DE,de;q=0.9", "*", "x" * 3000, "fr;q=nan", ",;,;"),
    "Accept-Encoding": ("br", "gzip", "gzip;q=x", "br, *;q=0.1", "identity;q=0"),
    "Accept": ("*/*", "application/json", "text/html;level=1", "x"),
    "If-None-Match": ('"a"', "*", "W/", '"' * 50),
    "If-Modified-Since": ("yesterday", "Sat, 21 Nov 2026 12:00:00 GMT"),
    "Range": ("bytes=0-", "bytes=9999999-", "bytes=5-1", "x"),
    "Cookie": ("a=b", "session=" + "x" * 2000),
    "X-Forwarded-For": ("203.0.113.9", "x"),
    "Content-Encoding": ("gzip", "br"),
    "Origin": ("null", "https://elsewhere.example"),
    "Referer": ("javascript:alert(1)",),
}


@dataclass(frozen=True)
class Visit:
    """One request.

    Arguments:
        method: how it asks.
        path: the address, ready to be sent.
        query: what is asked in the address.
        body: what is sent.
    """

    method: str
    path: str
    query: str = ""
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        query = f"?{self.query[:300]}" if self.query else ""
        return f"{self.method} {self.path[:300]}{query} {self.body[:300]!r} {dict(self.headers)!r:.300}"


@dataclass(frozen=True)
class Corpus:
    """What is really asked of a site.

    Arguments:
        texts: scenarios.
        links: share links of them.
        words: for each gap of an address, what may stand there.
        tables: boards as the desk's form knows them.
    """

    texts: Sequence[str]
    links: Sequence[str]
    words: Mapping[str, Sequence[str]]
    tables: Sequence[Any]

    @property
    def any_word(self) -> Sequence[str]:
        """What may stand somewhere in an address."""
        return [word for words in self.words.values() for word in words[:40]]


def corpus(app: Flask) -> Corpus:
    """What is really asked of a site, taken from the site itself.

    Arguments:
        app: the site.
    """
    with app.app_context():
        shelf, edition = setting().shelf, setting().edition
        paths = shelf.paths
        texts = [(shelf.folder / f"{path}.md").read_text(encoding="utf-8") for path in paths]
    numbers = (*book(edition).numbers, *book(edition).texts["en"].sections)
    words = {
        "language": LANGUAGES,
        "number": numbers,
        "edition": editions(),
        "path": paths,
        "card_id": [printed.id for printed in Collection.known().printed[:200]],
        "filename": ("book.css", "symbols.svg", "icon.svg", "search.js"),
    }
    links = [link(text, edition, ()) for text in texts[::7]]
    return Corpus(texts, links, words, _tables(app, texts[::40]))


def visits(app: Flask, held: Corpus, count: int, seed: int) -> Iterator[Visit]:
    """Some visits, always the same for the same seed; every address has its turn.

    Arguments:
        app: the site.
        held: what is really asked of it.
        count: how many.
        seed: decides which.
    """
    chance = random.Random(seed)
    rules = sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule)
    computing = [rule for rule in rules if "POST" in (rule.methods or ())]
    for number in range(count):
        rule = rules[number // 2 % len(rules)] if number % 2 or not computing else chance.choice(computing)
        yield _visit(rule, held, chance)


def _visit(rule: Rule, held: Corpus, chance: random.Random) -> Visit:
    allowed = sorted((rule.methods or set()) - {"HEAD", "OPTIONS"})
    method = chance.choice(allowed) if chance.random() < 0.93 else chance.choice(METHODS)
    headers: dict[str, str] = {}
    body = b""
    if method in ("POST", "PUT"):
        body, headers["Content-Type"] = _body(rule.rule, held, chance)
    for name, values in HEADERS.items():
        if chance.random() < 0.06:
            headers[name] = chance.choice(values)
    return Visit(method, _path(rule, held, chance), _query(held, chance), body, headers)


def _path(rule: Rule, held: Corpus, chance: random.Random) -> str:
    """The address of a rule, its gaps filled; one of them is spoilt now and then."""
    parts = []
    for gap, said in rule._trace:
        if not gap:
            parts.append(quote(said.replace("|", ""), safe="/.-_"))
            continue
        known = held.words.get(said) or held.any_word
        word = chance.choice(known)
        if (said != "language" and chance.random() < 0.4) or chance.random() < 0.02:
            word = spoil_word(word, known, chance)
        parts.append(quote(word, safe="/:", errors="surrogatepass"))
    path = "".join(parts)
    if chance.random() < 0.03:
        path = chance.choice((path + "/", path.upper(), path.replace("/", "//"), path + "%0d%0aX:y", path + ".json"))
    return path


def _query(held: Corpus, chance: random.Random) -> str:
    asked: list[tuple[str, str]] = []
    for _ in range(chance.choice((0, 0, 1, 1, 2, 5))):
        name = chance.choice((*ASKED, "seat", "s", "s", "zone", "v", "q", "q", "question", "level", "date"))
        asked.append((name, _asked(name, held, chance)))
    return urlencode(asked, errors="surrogatepass")[:120_000]


def _asked(name: str, held: Corpus, chance: random.Random) -> str:
    if name == "s":
        known = chance.choice(held.links)
        return known if chance.random() < 0.2 else spoil_link(known, chance)
    words: Mapping[str, Sequence[str]] = {
        "from": held.words["path"],
        "seat": ("Lithium", "Ninette", "nobody"),
        "step": ("0", "1", "3", "999"),
        "until": UNTIL,
        "zone": ("hand", "reserve", "hero", "landmarks"),
        "chapter": ("1", "2", "4.2"),
    }
    known = chance.choice(words.get(name, QUERIES))
    return known if chance.random() < 0.3 else spoil_word(known, QUERIES, chance)


def _body(rule: str, held: Corpus, chance: random.Random) -> tuple[bytes, str]:
    """What is sent to an address, and of what kind it says to be."""
    text = chance.choice(held.texts)
    if chance.random() < 0.85:
        text = spoil_text(text, held.texts, chance)
    line = chance.choice(chance.choice(held.texts).split("\n")).lstrip("0123456789. ")
    data: dict[str, Any] = {"text": text}
    for name, value in (
        ("line", line),
        ("until", chance.choice(UNTIL)),
        ("seat", "Lithium"),
        ("table", chance.choice(held.tables) if held.tables else {}),
        ("list", f"3 ALT_CORE_B_BR_09_C\n{line}"),
    ):
        if chance.random() < 0.5:
            data[name] = value
    data |= chance.choice(({}, {}, {"undo": True}, {"keep": chance.choice((0, 1, 5))}))
    if chance.random() < 0.3:
        data = spoil_data(data, chance)
    if rule.endswith(".json") == (chance.random() < 0.97):
        body, kind = data_bytes(data), DATA
    else:
        fields = data if isinstance(data, dict) else {"text": data}
        body, kind = urlencode(fields, errors="surrogatepass").encode(), FORMS
    if chance.random() < 0.04:
        body = spoil_body(body, chance)
    if chance.random() < 0.02:
        kind = chance.choice(
            ("", "text/plain", "multipart/form-data; boundary=x", f"{DATA}; charset=utf-16", "x/" * 50)
        )
    return body, kind


def _tables(app: Flask, texts: Sequence[str]) -> list[Any]:
    """Boards as the desk's form knows them, as the desk itself gives them."""
    client = app.test_client()
    answers = [client.post("/en/desk/situation.json", json={"text": text}).get_json(silent=True) for text in texts]
    return [answer["table"] for answer in answers if isinstance(answer, dict) and answer.get("table")]
