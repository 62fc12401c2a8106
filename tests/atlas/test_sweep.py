"""The sweep: every pair once, the same bytes however it is cut, and what is kept is what two cards bring about."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.atlas import looking, parts
from judge.atlas.drawing import Meetings, drawn
from judge.atlas.file import SweepReport, write
from judge.atlas.finding import Found, MeetingFinder
from judge.atlas.looking import FindKind
from judge.atlas.meeting import Layout, Meeting
from judge.atlas.parts import read_swept, sweep
from judge.cards.collection import Collection
from judge.cli import main
from judge.editions import rules_of
from judge.exploring.scene import scene
from judge.game.state.canonical import canonical
from judge.games.opening import PLAYERS
from judge.jobs.here import Here
from judge.jobs.running import Workforce
from judge.scenario.file import read_bytes
from judge.wording.names import Names

MEETINGS = Meetings.shipped()
FINDER = MeetingFinder(MEETINGS)
KUWAT, HAVEN = "ALT_CORE_B_YZ_15_C", "ALT_CORE_B_BR_30_C"


def meeting(first: str, second: str, layout: Layout, *, opposite: bool = False) -> Meeting:
    known = Collection.shipped()
    return Meeting(known.find(first), known.find(second), opposite, layout)


def found(first: str, second: str, layout: Layout, *, opposite: bool = False) -> Found:
    return FINDER.find(meeting(first, second, layout, opposite=opposite))


@pytest.mark.parametrize("count", [1, 2, 7, 64, 1000])
def test_a_seed_draws_each_once(count: int) -> None:
    for seed in (1, 2):
        assert sorted(drawn(seed, place, count) for place in range(count)) == list(range(count))


def test_another_seed_draws_in_another_order() -> None:
    first, second = ([drawn(seed, place, 1000) for place in range(1000)] for seed in (1, 2))
    assert first != second


def test_every_two_cards_meet_on_either_side() -> None:
    assert MEETINGS.pairs == len(MEETINGS.cards) ** 2
    last = MEETINGS.numbered(len(MEETINGS) - 1)
    assert (last.first, last.second, last.opposite) == (MEETINGS.cards[-1], MEETINGS.cards[-1], True)
    assert not MEETINGS.numbered(0).opposite and MEETINGS.numbered(0).layout.fits(MEETINGS.numbered(0).first)


def test_what_both_bring_about_is_found_and_not_what_one_does() -> None:
    both = found("Kuwat, the Dissenter", "Haven, Bravos Bastion", Layout.RESERVE)
    (find,) = both.finds
    assert (find.kind, find.editions) == (FindKind.NOTHING, ("1.0", "5.0"))
    assert find.about == (f"{KUWAT}: IMPOSSIBLE_PART NEW_ZONE_NEW_OBJECT",)
    assert found("Kuwat, the Dissenter", "Ordis Trooper", Layout.RESERVE).finds == ()
    assert found("Kuwat, the Dissenter", "Haven, Bravos Bastion", Layout.HAND).finds == ()


def test_what_a_player_does_not_want_was_not_promised() -> None:
    kinds = [one.kind for one in found("Celestial Blast", "Ordis Trooper", Layout.RESERVE).finds]
    assert FindKind.NOTHING not in kinds, "up to two may be none"
    alone = found("ALT_ALIZE_B_YZ_42_R1", "ALT_CYCLONE_B_AX_77_R2", Layout.HAND).alone
    assert FindKind.NOTHING in alone, "an Expedition without Characters may be the target"


def test_what_happens_without_the_other_card_is_not_found_with_it() -> None:
    lantern = found("ALT_ALIZE_B_YZ_44_C", "Charge!", Layout.RESERVE)
    assert (lantern.finds, lantern.alone) == ((), (FindKind.NOTHING,)), "there is nobody to sacrifice"
    here = meeting("Kappa", "Haven, Bravos Bastion", Layout.HAND)
    both, one = (list(what.facts(MEETINGS.plain)) for what in (here, replace(here, lone=True)))
    assert len(one) == len(both) - 1


def test_what_the_engine_breaks_at_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(looking, "explore", breaks)
    (find,) = MeetingFinder(MEETINGS).find(meeting("Kappa", "Ordis Trooper", Layout.HAND)).finds
    assert (find.kind, find.about) == (FindKind.FAILS, ("ZeroDivisionError: a fault",))


def test_what_takes_too_long_is_counted_and_holds_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "SECONDS", 1e-9)
    here = meeting("Kuwat, the Dissenter", "Haven, Bravos Bastion", Layout.RESERVE)
    none = MeetingFinder(MEETINGS).find(here)
    assert (none.finds, none.alone, none.unfinished) == ((), (), none.editions)


@pytest.mark.parametrize("layout", Layout)
@pytest.mark.parametrize("opposite", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_text_is_its_board(layout: Layout, opposite: bool, language: Any) -> None:
    names, rules = Names(PLAYERS, Collection.shipped()), rules_of("5.0")
    for first, second in (("Kappa", "Haven, Bravos Bastion"), ("Kuwat, the Dissenter", "Magical Training")):
        here = meeting(first, second, layout, opposite=opposite)
        text = here.text(names, MEETINGS.plain, "5.0", language)
        read = scene(read_bytes(text.encode(), "atlas.md"))
        assert canonical(read.unit) == canonical(here.board(names, rules, MEETINGS.plain))


def test_the_same_bytes_however_it_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = range(145, 152)
    for size in (2, 7):
        monkeypatch.setattr(parts, "AT_ONCE", size)
        report = SweepReport(1, places)
        for one in sweep(1, places, Workforce(Here(), size)):
            report.add(one)
        write(tmp_path / f"{size}.sqlite", report, MEETINGS)
        assert report.counts["count"] == len(places) and report.seconds > 0
    assert (tmp_path / "2.sqlite").read_bytes() == (tmp_path / "7.sqlite").read_bytes()


@pytest.mark.usefixtures("found_in_order")
def test_the_command_writes_what_it_says(tmp_path: Path) -> None:
    file = tmp_path / "found.sqlite"
    asked = ["sweep", "--pairs", "3", "--seed", "1", "--first", "0", "--into", str(file)]
    said = CliRunner().invoke(main, [*asked, "--json"])
    told = json.loads(said.stdout)
    assert said.exit_code == 0 and told["count"] == 3 and sum(told["found"].values()) > 0
    with closing(sqlite3.connect(file)) as data:
        kinds = Counter(row[0] for row in data.execute("SELECT kind FROM finds"))
    assert kinds == {kind: count for kind, count in told["found"].items() if count}
    plain = CliRunner().invoke(main, asked).stdout
    assert all(f"workers: {count}; hours for all {MEETINGS.pairs} pairs" in plain for count in (1, 10, 100))
    french = CliRunner().invoke(main, [*asked, "--lang", "fr"]).stdout
    assert "paires\u00a0: 3" in french and "les éditions diffèrent" in french


GOOD = {
    "count": 1,
    "boards": 2,
    "unfinished": 0,
    "visited": 9,
    "alone": {"open": 1},
    "finds": [[7, "open", ["5.0"], ["LAW"]]],
    "seconds": 0.1,
}


@pytest.mark.parametrize(
    "bad",
    [
        {"count": -1},
        {"count": "1"},
        {"alone": {"wrong": 1}},
        {"seconds": -1},
        {"finds": [[-7, "open", ["5.0"], []]]},
        {"finds": [[10**12, "open", ["5.0"], []]]},
        {"finds": [[7, "wrong", ["5.0"], []]]},
        {"finds": [[7, "open", ["9.0"], []]]},
        {"finds": [[7, "open", ["5.0"], [1]]]},
        {"finds": [[7, "open", ["5.0"], ["x" * 2001]]]},
        {"finds": [[7, "open"]]},
    ],
)
def test_what_is_no_result_is_refused(bad: dict[str, Any]) -> None:
    assert read_swept(GOOD).finds[0].find.kind is FindKind.OPEN
    with pytest.raises((ValueError, TypeError, LookupError)):
        read_swept({**GOOD, **bad})
