"""Bad scenario files get clear messages: each file of the folder ``bad`` has its expected ones beside it.

``JUDGE_REFRESH=1 pytest tests/scenarios/test_bad_files.py`` writes the ``.errors`` files anew, the English lines first;
read the diff. A file without any mistake, such as one saved by Windows, has an empty one.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judge.messages import LANGUAGES
from judge.scenario.file import read_bytes, read_file
from judge.scenario.source import MOST_BYTES
from judge.scenario.verdict import Judgement, judge

BAD = Path(__file__).with_name("bad")
FILES = sorted(BAD.glob("*.md"))
HARMLESS = ("windows",)
DIFFERENT = (
    "another-copy",
    "answer-by-the-wrong-player",
    "differs",
    "endless",
    "facts-that-are-not-so",
    "illegal-move",
    "missing-answer",
    "move-after-the-end",
    "no-such-copy",
    "not-open",
    "not-refused",
    "option-that-is-not-there",
    "outcome-without",
    "refused-by-other-laws",
    "twin-that-differs",
    "twin-with-illegal-move",
    "twin-without-outcome",
    "unused-answer",
    "unused-choice",
    "wrong-answer",
    "wrong-article",
)
"""Files that can be read and say something else than what happens."""


def said(path: Path) -> str:
    judgement = judge(read_file(path, path.name))
    lines = [mistake.say(language) for language in LANGUAGES for mistake in judgement.mistakes]
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_says_what_is_wrong_in_both_languages(path: Path) -> None:
    expected = path.with_suffix(".errors")
    if "JUDGE_REFRESH" in os.environ:
        expected.write_text(said(path), encoding="utf-8")
    assert said(path) == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_is_no_scenario_that_holds(path: Path) -> None:
    judgement = judge(read_file(path, path.name))
    if path.stem in HARMLESS:
        assert judgement.verdict == "holds"
    else:
        assert judgement.verdict == ("differs" if path.stem in DIFFERENT else "unreadable")
        assert judgement.mistakes


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_message_is_translated(path: Path) -> None:
    for mistake in judge(read_file(path, path.name)).mistakes:
        assert mistake.say("en") != mistake.say("fr")


def test_every_expected_message_belongs_to_a_file() -> None:
    assert {path.stem for path in BAD.glob("*.errors")} == {path.stem for path in FILES}


def test_a_mistake_names_a_line_of_the_file() -> None:
    for path in FILES:
        lines = max(len(path.read_bytes().splitlines()), 1)
        assert all(1 <= mistake.line <= lines for mistake in judge(read_file(path)).mistakes), path.name


def test_a_file_of_ten_megabytes_is_refused_without_being_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.md"
    with huge.open("wb") as stream:
        stream.truncate(10_000_000)
    assert _messages(judge(read_file(huge, "huge.md"))) == [
        f"huge.md:1: the file is larger than {MOST_BYTES} bytes; make the scenario smaller"
    ]


def test_a_file_of_very_many_lines_is_refused() -> None:
    assert "lines" in _messages(judge(read_bytes(b"-\n" * 40_000, "long.md")))[0]


def test_a_scenario_of_ten_thousand_moves_is_refused() -> None:
    moves = "".join(f"{number}. A passes\n" for number in range(1, 10_001))
    source = f"# A / B\n## Board\n### A\n### B\n## Play\n{moves}"
    judgement = judge(read_bytes(source.encode(), "long.md"))
    assert judgement.verdict == "unreadable"
    assert [mistake.line > 0 for mistake in judgement.mistakes] == [True]


@pytest.mark.parametrize(
    "source",
    [
        b"\x00" * 1000,
        b"\xff\xfe#\x00 \x00A\x00",
        b"# A / B\n\n## Board\n\n### A\n### B\n\n## Play\n\n1.\n1. \n- \n-\n>\n> EN\n[\n- [2.1.c\n1. x [",
        "# \u202e / \u2028\n## Board\n### \x1b[31m\n### {0}\n## Play\n1. {0} passes\n".encode(),
        b"# A / B\n## Board\n### A\n- Hand: ;;;,,,((((\n- Hand: " + b"(" * 900 + b"\n### B\n## Play\n1. A passes\n",
        b"# A / B\n## Board\n### A.*\n### (B\n## Play\n1. A.* passes\n2. (B passes\n",
        b"# A / B\n## Cards\n- Type: Hero\n### X\n### X\n- Type: Spell\n- Text: {J}\n## Board\n### A\n### B\n## Play\n",
        b"# A / B\n## Board\n### A\n### B\n## Play\n1. A plays " + b"from in the plays " * 50 + b"\n",
    ],
)
def test_nonsense_never_raises(source: bytes) -> None:
    judgement = judge(read_bytes(source, "nonsense.md"))
    assert judgement.verdict in ("unreadable", "differs", "holds")


def _messages(judgement: Judgement) -> list[str]:
    return [mistake.say() for mistake in judgement.mistakes]
