"""Situations with real cards, ruled by readers who had not seen the program's answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.cards.importing import import_cards
from judge.scenario.file import read_file
from judge.scenario.verdict import judge

HERE = Path(__file__).parent
SHARED = HERE.resolve().parents[2] / "shared"
CARDS = SHARED / "cards" / "cards.jsonl"
OURS = sorted(path for path in HERE.glob("*.md") if path.stem != "README")
THEIRS = sorted((SHARED / "situations").glob("[HRV][0-9]*.md"))
THOSE_OF_5 = sorted(path for path in (HERE / "5.0").glob("*.md"))
NOT_PLAYED = frozenset(
    {
        "a-gear-from-reserve-is-discarded-when-its-expedition-moves",
        "an-impossible-move-cannot-be-made-longer",
        "don-juan-goes-over-at-rest",
    }
)
"""Situations that come to a card which the engine does not play yet; README says why."""
LEFT_OPEN = frozenset({"a-spell-out-of-the-opponents-hand", "the-afternoon-draws-what-is-there"})
"""Situations that the text lets be read in two ways, of which the reader had one."""
NOT_THERE = {"H10": "Undine", "H10b": "Undine"}
"""Situations that name a card which the file of real cards does not hold."""


@pytest.fixture(scope="module", autouse=True)
def real_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """All real cards are known."""
    if not CARDS.is_file():
        pytest.skip("the card file ../shared/cards/cards.jsonl is not there")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGE_DATA", str(tmp_path_factory.mktemp("data")))
        import_cards(CARDS, CARDS.name)
        yield


@pytest.mark.parametrize("path", [*OURS, *THEIRS], ids=lambda path: path.stem)
def test_the_program_rules_as_the_reader_did(path: Path) -> None:
    judgement = judge(read_file(path, path.name))
    said = [mistake.say() for mistake in judgement.mistakes]
    if path.stem in NOT_THERE:
        assert judgement.verdict == "unreadable" and all(NOT_THERE[path.stem] in one for one in said)
    else:
        assert judgement.verdict == "holds", said


@pytest.mark.parametrize("path", THOSE_OF_5, ids=lambda path: path.stem)
def test_the_program_rules_by_5_0_as_the_reader_did(path: Path) -> None:
    judgement = judge(read_file(path, path.name))
    said = [mistake.say() for mistake in judgement.mistakes]
    if path.stem in NOT_PLAYED:
        assert judgement.verdict in ("holds", "unplayed"), said
    else:
        assert judgement.verdict == ("open" if path.stem in LEFT_OPEN else "holds"), said
