"""A link is the whole situation: it opens forever, breaks in words, and says what another engine makes of it."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.desk import link as links
from judge.desk.link import LONGEST_ADDRESS, BrokenLink, LinkContent, changed, link, opened
from judge.desk.sheet import blank, cut_after, with_move
from judge.desk.view import sit
from judge.place import PACKAGE, SCENARIOS
from judge.scenario.source import MOST_BYTES

KEPT = [json.loads(line) for line in Path(__file__).with_name("links_1.jsonl").read_text(encoding="utf-8").splitlines()]
"""Links of version 1 as they were given out; they must open as long as the program lives."""

KUWAT = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["title"])
def test_a_link_of_the_first_version_still_opens(kept: dict[str, str]) -> None:
    found = opened(kept["link"])
    assert (found.text, found.edition, found.engine) == (kept["text"], kept["edition"], kept["engine"])
    assert b"".join(found.marks).hex() == kept["marks"]


def test_the_words_of_the_first_version_never_change() -> None:
    words = (PACKAGE / "desk" / "words_1.txt").read_bytes()
    assert hashlib.sha256(words).hexdigest() == "9c67f1ed7db4a1f716758c1c59e4d4ecc2a4f3fe2948e2edcac37b63258af14a"


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=2_000), st.lists(st.binary(min_size=2, max_size=2), max_size=64))
def test_any_text_comes_back_as_it_was(text: str, marks: list[bytes]) -> None:
    found = opened(link(text, "1.0", marks))
    assert (found.text, found.marks) == (text, tuple(marks))


def test_nearly_every_shipped_scenario_fits_in_an_address() -> None:
    lengths = [len(link(path.read_text(encoding="utf-8"), "1.0", [b"xx"] * 64)) for path in SCENARIOS.glob("*/*.md")]
    assert max(lengths) < LONGEST_ADDRESS - 100


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_link_that_was_changed_is_broken_and_nothing_else(data: st.DataObject) -> None:
    whole = link(KUWAT, "1.0", (b"ab",))
    place = data.draw(st.integers(0, len(whole) - 1))
    kind = data.draw(st.sampled_from(("cut", "drop", "put", "change", "double")))
    letter = data.draw(st.characters())
    broken = {
        "cut": whole[:place],
        "drop": whole[:place] + whole[place + 1 :],
        "put": whole[:place] + letter + whole[place:],
        "change": whole[:place] + letter + whole[place + 1 :],
        "double": whole + whole[place:],
    }[kind]
    if broken != whole:
        with pytest.raises(BrokenLink):
            opened(broken)


@pytest.mark.parametrize("said", ["", "=", "AA", "A" * 9_000, "é", "AQ==", "../../etc/passwd", "\x00"])
def test_nonsense_is_no_link(said: str) -> None:
    with pytest.raises(BrokenLink):
        opened(said)


def forged(deflated: bytes, version: int = 1, marks: int = 0) -> str:
    """A link whose checksum is right, whatever it holds."""
    whole = bytes((version,)) + b"\0" * 5 + bytes((marks,)) + deflated
    return base64.urlsafe_b64encode(whole + zlib.crc32(whole).to_bytes(4, "big")).rstrip(b"=").decode()


def deflated(held: bytes) -> bytes:
    """Bytes as a link holds them."""
    deflating = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, links._words(1))
    return deflating.compress(held) + deflating.flush()


@pytest.mark.parametrize(
    "said",
    [
        forged(deflated(b"1.0\n" + b"x" * (MOST_BYTES + 20))),
        forged(deflated(b"1.0\n" + b"\0" * 5_000_000)),
        forged(deflated(b"1.0\n\xff\xfe")),
        forged(deflated(b"no edition")),
        forged(deflated("¹.⁰\nx".encode())),
        forged(deflated(b"1.0\nx") + b"more"),
        forged(deflated(b"1.0\nx")[:-3]),
        forged(zlib.compress(b"1.0\nx")[:-2]),
        forged(b""),
        forged(deflated(b"1.0\nx"), marks=200),
        forged(deflated(b"1.0\nx"), marks=64),
        forged(deflated(b"1.0\nx"), version=0),
        forged(deflated(b"1.0\nx"), version=2),
    ],
)
def test_a_link_that_somebody_forged_is_no_danger(said: str) -> None:
    with pytest.raises(BrokenLink):
        opened(said)


def test_a_newer_version_is_called_newer() -> None:
    with pytest.raises(BrokenLink) as broken:
        opened(forged(b"anything", version=9))
    assert "newer version" in broken.value.message.say("en")


def linked(text: str, engine: str, marks: tuple[bytes, ...] | None = None) -> LinkContent:
    """A link that another engine has made."""
    return LinkContent(text, "1.0", engine, sit(text, "en").marks if marks is None else marks)


def test_the_same_engine_changes_nothing() -> None:
    marks = sit(KUWAT, "en").marks
    assert changed(opened(link(KUWAT, "1.0", marks)), marks) is None


def test_another_engine_says_whether_the_result_is_the_same() -> None:
    marks = sit(KUWAT, "en").marks
    assert len(marks) == len(sit(KUWAT, "fr").story.steps)

    def words(before: tuple[bytes, ...]) -> str:
        found = changed(linked(KUWAT, "0000000000", before), marks)
        assert found is not None
        return found.say("en")

    assert words(marks).endswith("the result is the same.")
    assert words((*marks[:3], b"??", *marks[4:])).endswith("it differs from step 4 on.")
    assert words(marks[:-2]).endswith(f"it differs from step {len(marks) - 1} on.")
    assert words(()).endswith("the situation is played anew.")


def test_the_marks_tell_what_lies_where_and_by_which_law() -> None:
    text = cut_after(KUWAT, 1)
    assert sit(text, "en").marks == sit(text, "fr").marks
    changed_board = text.replace("- Mana: 5", "- Mana: 6", 1)
    assert sit(text, "en").marks[0] != sit(changed_board, "en").marks[0]


def test_a_long_play_has_few_marks() -> None:
    text = blank("en", "5.0")
    for _ in range(4):
        for line in ("Lithium passes", "Ninette passes", "The game goes on until Afternoon"):
            text = with_move(text, line)
        for line in ("Ninette passes", "Lithium passes", "The game goes on until Afternoon"):
            text = with_move(text, line)
    sitting = sit(text, "en")
    assert sitting.mistakes == ()
    assert len(sitting.story.steps) > 64
    assert len(sitting.marks) == 64
