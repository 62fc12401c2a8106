"""Cards of which a line is not played: they stand on the board, and the run stops where that line would apply.

Each file of the folder ``unplayed`` has what is told of it beside it; ``JUDGE_REFRESH=1`` writes it anew.
The main form of each holds: the line does not apply in it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cards.card import Card
from judge.cards.card_fields import read_printed
from judge.cards.collection import Collection
from judge.cards.marked import marked
from judge.cards.playing import unplayable
from judge.cards.reading import read_card
from judge.cli import main
from judge.editions import rules_of
from judge.game.event.not_played import unplayed_parts
from judge.messages import LANGUAGES
from judge.scenario.file import read_bytes, read_file
from judge.scenario.verdict import Judgement, judge
from judge.telling import text
from judge.telling.story import tell_story

FILES = sorted(Path(__file__).with_name("unplayed").glob("*.md"))
FIRST = rules_of("1.0").edition
REAL = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl"

files = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def told(path: Path) -> Iterator[str]:
    judgement = judge(read_file(path, path.name))
    for language in LANGUAGES:
        yield from (line for role, line in text.lines(tell_story(judgement, language), language) if role != "note")


@files
def test_is_told_so(path: Path) -> None:
    expected = path.with_suffix(".told")
    found = "".join(f"{line}\n" for line in told(path))
    if "JUDGE_REFRESH" in os.environ:
        expected.write_text(found, encoding="utf-8")
    assert found == expected.read_text(encoding="utf-8")


@files
def test_stops_only_where_the_line_would_apply(path: Path) -> None:
    judgement = judge(read_file(path, path.name))
    assert judgement.own == "holds"
    assert judgement.verdict == "unplayed" and not judgement.mistakes
    for twin in judgement.twins:
        stopped = twin.performance is not None and twin.performance.unplayed is not None
        assert (twin.own == "unplayed") is stopped


def test_has_its_own_exit_status() -> None:
    result = CliRunner().invoke(main, ["run", str(FILES[0])])
    assert result.exit_code == 4
    result = CliRunner().invoke(main, ["check", *map(str, FILES)])
    assert result.exit_code == 4


def test_is_told_as_data() -> None:
    (path,) = (path for path in FILES if path.stem == "reaction")
    data = tell_story(judge(read_file(path, path.name)), "en").data()
    assert data["unplayed"] == [
        {"card": "Climber", "line": "“{R} Target Expedition Ascends.”", "reason": "needs edition 5.0: Ascend"}
    ]
    assert data["stopped"] == ""
    twins = data["twins"]
    assert isinstance(twins, list)
    assert twins[0]["stopped"].startswith("Here the run stops: “{R} Target Expedition Ascends.” of Climber applies")


def differing(path: Path) -> Judgement:
    source = path.read_text(encoding="utf-8").replace(
        "   - Climber joins the Hero Expedition", "   - Kappa joins the Hero Expedition"
    )
    return judge(read_bytes(source.encode(), path.name))


def test_what_differs_before_the_stop_still_differs() -> None:
    (path,) = (path for path in FILES if path.stem == "reaction")
    assert differing(path).own == "differs"


def cards() -> Iterator[Card]:
    yield from Collection.shipped()
    if REAL.is_file():
        with REAL.open(encoding="utf-8") as file:
            yield from map(read_card, map(read_printed, map(json.loads, file)))


def test_a_card_is_marked_exactly_where_it_is_not_played() -> None:
    for card in cards():
        if card.printed is not None and card.printed.is_token:
            continue
        found = marked(card, FIRST)
        assert bool(found.lines) is (unplayable(card, FIRST) is not None), card.id
        assert bool(unplayed_parts(found.abilities)) is bool(found.lines), card.id
        if not found.lines:
            assert found.abilities == card.abilities
