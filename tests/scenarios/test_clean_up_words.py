"""What leaves at Clean-up: by 5.0 a Landmark is sacrificed and is said to be, a card of the Reserve is discarded."""

from __future__ import annotations

import pytest

from judge.scenario.answers import lines
from judge.scenario.file import read_bytes
from judge.scenario.verdict import Judgement, judge

FILE = """# Too many

- Rules: {edition}

## Board

### Ann

- {zone}: {three}
- Passed

### Ben

- First player

## Play

1. Ben passes
2. the game goes on until Morning
3. Ann {verb} {first}
"""
LANDMARKS = ("Landmarks", "Ordis Carrier; Axiom Reprocessor; Haven, Bravos Bastion")
RESERVE = ("Reserve", "Red; Kappa; Parvati")


def judged(edition: str, zone: str, three: str, verb: str) -> Judgement:
    """The file, with one of three things let go."""
    text = FILE.format(edition=edition, zone=zone, three=three, verb=verb, first=three.split(";")[0])
    return judge(read_bytes(text.encode(), "clean-up"))


@pytest.mark.parametrize(
    ("edition", "things", "verb", "is_read"),
    [
        ("5.0", LANDMARKS, "sacrifices", True),
        ("5.0", LANDMARKS, "discards", True),
        ("5.0", RESERVE, "discards", True),
        ("5.0", RESERVE, "sacrifices", False),
        ("1.0", LANDMARKS, "discards", True),
        ("1.0", LANDMARKS, "sacrifices", False),
    ],
)
def test_which_word_is_read(edition: str, things: tuple[str, str], verb: str, is_read: bool) -> None:
    assert (judged(edition, *things, verb).verdict == "holds") is is_read


@pytest.mark.parametrize(("language", "line"), [("en", "Ann sacrifices"), ("fr", "Ann sacrifie")])
def test_a_landmark_is_offered_as_what_is_sacrificed(language: str, line: str) -> None:
    run = judged("5.0", *LANDMARKS, "discards").performance
    assert run is not None
    put = run.questions[-1]
    said = list(lines(put.question, put.state, run.names, "fr" if language == "fr" else "en"))
    assert said and all(one.startswith(line) for one in said)
