"""Ways to spoil what a visitor sends: words, texts, data and links."""

from __future__ import annotations

import base64
import json
import random
import zlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

MARK = "<hostile-mark>"
"""Stands in what is sent; where it comes back in a page as it is, a text has become markup."""

ODD = (
    MARK,
    '"><script>alert(1)</script>',
    "\x00",
    "\x01" + "0" + "\x01",
    "\u202e\u2066",
    "\ufeff",
    "’«»\u00a0",
    "e\u0301" * 40,
    "😀🏳️‍🌈",
    "\ud800",
    "%00%ff%fe",
    "../../../../etc/passwd",
    "{{ 7 * 7 }} {% for x in y %}",
    "{language} {0.__class__} %s %(name)s",
    "-1",
    "999999999999999999999999",
    "٣",
    "0" * 5000,
    "a" * 1100,
    "(" * 900,
    "[" * 900,
    "#" * 400 + " ",
    "a?" * 500 + "a" * 500,
    "1 " * 3000,
    "'; DROP TABLE cards; --",
    "*" * 200,
    "\r\nSet-Cookie: a=b",
    " ",
    "",
)

BOMB = 20_000_000
"""How many bytes a bomb unfolds to."""

DEEP = 20_000


def spoil_text(text: str, others: Sequence[str], chance: random.Random) -> str:
    """A text with some of its lines and words changed.

    Arguments:
        others: texts from which lines and words are taken.
        chance: decides how.
    """
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        text = chance.choice(_TEXT)(text, others, chance)
    return text[:400_000]


def spoil_word(word: str, others: Sequence[str], chance: random.Random) -> str:
    """A word of an address, changed."""
    ways: tuple[Callable[[], str], ...] = (
        lambda: chance.choice(ODD),
        lambda: word + chance.choice(ODD),
        lambda: chance.choice(others) if others else word,
        lambda: word.swapcase(),
        lambda: word[: chance.randrange(len(word) + 1)],
        lambda: _letter(word, chance),
        lambda: word * chance.choice((2, 50, 500)),
    )
    return chance.choice(ways)()


def spoil_data(data: Any, chance: random.Random) -> Any:
    """Data with one of its parts changed, added or taken away."""
    if isinstance(data, dict) and data and chance.random() < 0.8:
        key = chance.choice(list(data))
        rest = {name: part for name, part in data.items() if name != key}
        way = chance.randrange(4)
        if way == 0:
            return rest
        if way == 1:
            return {**data, chance.choice(ODD): _anything(chance)}
        return {**rest, key: spoil_data(data[key], chance)}
    if isinstance(data, list) and data and chance.random() < 0.8:
        place = chance.randrange(len(data))
        way = chance.randrange(4)
        if way == 0:
            return data[:place] + data[place + 1 :]
        if way == 1:
            return data * 30
        return [*data[:place], spoil_data(data[place], chance), *data[place + 1 :]]
    if isinstance(data, str) and chance.random() < 0.5:
        return _letter(data, chance) if data else chance.choice(ODD)
    return _anything(chance)


def spoil_body(body: bytes, chance: random.Random) -> bytes:
    """The bytes of a body, changed."""
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: body[: chance.randrange(len(body) + 1)],
        lambda: b"[" * DEEP,
        lambda: b'{"text":' * DEEP,
        lambda: b"\xff\xfe" + body,
        lambda: b"NaN",
        lambda: b"1" * 6000,
        lambda: bytes(chance.randrange(256) for _ in range(200)),
        lambda: body + body,
        lambda: b"",
        lambda: zlib.compress(bytes(1_000_000)),
        lambda: b'{"text": "\\ud800"}',
        lambda: b" " * 130_000,
    )
    return chance.choice(ways)()


def spoil_link(link: str, chance: random.Random) -> str:
    """A share link, changed; often its check sum is right nevertheless."""
    try:
        whole = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
    except ValueError:
        return spoil_word(link, (), chance)
    inner = bytearray(whole[:-4])
    way = chance.randrange(7)
    if way == 0:
        return _letter(link, chance)
    if way == 1:
        return link[: chance.randrange(len(link))]
    if way == 2:
        return link + chance.choice(("=", "A", "%", "é", " "))
    if way == 3:
        head = inner[: chance.randrange(1, 9)]
        inner = bytearray(head + _bomb()[: chance.choice((5000, 10**7))])
    elif way == 4:
        inner[chance.randrange(min(len(inner), 12))] = chance.randrange(256)
    elif way == 5:
        inner = inner[: chance.randrange(len(inner) + 1)]
    else:
        for _ in range(chance.choice((1, 3, 30))):
            inner[chance.randrange(len(inner))] = chance.randrange(256)
    signed = bytes(inner) + zlib.crc32(inner).to_bytes(4, "big")
    return base64.urlsafe_b64encode(signed).rstrip(b"=").decode()[:90_000]


def data_bytes(data: Any) -> bytes:
    """Data as the body of a request."""
    return json.dumps(data).encode("utf-8", "surrogatepass")


@cache
def _bomb() -> bytes:
    return zlib.compress(bytes(BOMB), 9)


def _anything(chance: random.Random) -> Any:
    deep: Any = []
    for _ in range(chance.choice((3, 400))):
        deep = [deep]
    values: tuple[Any, ...] = (
        None,
        True,
        False,
        0,
        -1,
        10**30,
        1.5,
        1e308,
        [],
        {},
        [None] * 3000,
        {"a": {"b": {}}},
        deep,
    )
    return chance.choice((*values, *ODD))


def _letter(text: str, chance: random.Random) -> str:
    if not text:
        return text
    place = chance.randrange(len(text))
    put = chance.choice(("", chr(chance.randrange(32, 0x250)), chance.choice("[]{}<>#;,:/&?=%\"'\\\n")))
    return text[:place] + put + text[place + 1 :]


Spoil = Callable[[str, Sequence[str], random.Random], str]


def _without_line(text: str, others: Sequence[str], chance: random.Random) -> str:
    lines = text.split("\n")
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def _line_often(text: str, others: Sequence[str], chance: random.Random) -> str:
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    return "\n".join([*lines[:place], *[lines[place]] * chance.choice((2, 30, 1500)), *lines[place + 1 :]])


def _lines_swapped(text: str, others: Sequence[str], chance: random.Random) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _foreign_line(text: str, others: Sequence[str], chance: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(chance.randrange(len(lines) + 1), chance.choice(chance.choice(others).split("\n")))
    return "\n".join(lines)


def _odd_word(text: str, others: Sequence[str], chance: random.Random) -> str:
    words = text.split(" ")
    words[chance.randrange(len(words))] = chance.choice(ODD)
    return " ".join(words)


def _foreign_word(text: str, others: Sequence[str], chance: random.Random) -> str:
    words = text.split(" ")
    words[chance.randrange(len(words))] = chance.choice(chance.choice(others).split(" "))
    return " ".join(words)


def _other_number(text: str, others: Sequence[str], chance: random.Random) -> str:
    places = [place for place, letter in enumerate(text) if letter.isdigit()]
    if not places:
        return text
    place = chance.choice(places)
    return text[:place] + chance.choice(("0", "-1", "150", "9999", "10000000000", "1.5", "")) + text[place + 1 :]


def _cut(text: str, others: Sequence[str], chance: random.Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def _one_letter(text: str, others: Sequence[str], chance: random.Random) -> str:
    return _letter(text, chance)


def _joined(text: str, others: Sequence[str], chance: random.Random) -> str:
    return text + "\n" + chance.choice(others)


_TEXT: tuple[Spoil, ...] = (
    _without_line,
    _line_often,
    _lines_swapped,
    _foreign_line,
    _foreign_line,
    _odd_word,
    _foreign_word,
    _foreign_word,
    _other_number,
    _cut,
    _one_letter,
    _joined,
)
