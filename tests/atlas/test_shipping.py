"""What ships is made of the files of sweeps: of several together, and of nothing that no sweep has written."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.atlas import shipped
from judge.atlas.drawing import Meetings
from judge.atlas.file import SweepReport, write
from judge.atlas.parts import sweep
from judge.atlas.shipping import lines_of
from judge.cli import atlas as command
from judge.cli import main
from judge.jobs.running import alone

pytestmark = pytest.mark.usefixtures("found_in_order")


def swept(path: Path, places: range) -> Path:
    report = SweepReport(1, places)
    for one in sweep(1, places, alone()):
        report.add(one)
    write(path, report, Meetings.shipped())
    return path


def test_shards_together_are_the_whole(tmp_path: Path) -> None:
    places = (range(3), range(3, 7), range(7))
    first, second, whole = (swept(tmp_path / f"{one.start}-{one.stop}", one) for one in places)
    assert lines_of([first, second]) == lines_of([whole])
    head, *finds = map(json.loads, lines_of([whole]))
    assert head["count"] == 7 and finds and {kind for kind, *_ in finds} <= {"nothing", "editions", "order", "open"}


def test_the_command_writes_what_the_site_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, ships = swept(tmp_path / "swept", range(3)), tmp_path / "finds.jsonl"
    monkeypatch.setattr(command, "FILE", ships)
    said = CliRunner().invoke(main, ["atlas", str(file)])
    assert said.exit_code == 0 and said.stdout == f"{ships}: 3 finds\n"
    assert shipped.read(ships.read_text(encoding="utf-8")).counts["count"] == 3


@pytest.mark.parametrize(
    "forged",
    [
        "PRAGMA application_id = 7",
        "CREATE VIEW more AS SELECT 1",
        "CREATE TRIGGER more AFTER INSERT ON finds BEGIN SELECT 1; END",
        "DELETE FROM about",
        "UPDATE about SET value = '[' WHERE name = 'report'",
        "UPDATE about SET value = '{}' WHERE name = 'report'",
        """UPDATE about SET value = '{"count": -1, "boards": 1, "unfinished": 0}' WHERE name = 'report'""",
        "UPDATE finds SET first = 'ALT_NONE'",
        "UPDATE finds SET second = x'00'",
        "UPDATE finds SET kind = 'wrong'",
        "UPDATE finds SET layout = 'moon'",
        "UPDATE finds SET editions = '9.9'",
        "UPDATE finds SET editions = ''",
        "UPDATE finds SET about = '{}'",
        "UPDATE finds SET about = '[1]'",
        "UPDATE finds SET about = '[' || char(34) || hex(zeroblob(2000)) || char(34) || ']'",
        "UPDATE finds SET about = zeroblob(2000000)",
    ],
)
def test_a_forged_file_ships_nothing(forged: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, ships = swept(tmp_path / "swept", range(1)), tmp_path / "finds.jsonl"
    with closing(sqlite3.connect(file)) as data, data:
        data.execute(forged)
    monkeypatch.setattr(command, "FILE", ships)
    said = CliRunner().invoke(main, ["atlas", str(file)])
    assert said.exit_code == 2 and "this is no file of a sweep" in said.stderr and not ships.exists()


@pytest.mark.parametrize("kind", ["text", "folder", "nowhere"])
def test_what_is_no_file_of_a_sweep_is_told(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "swept"
    if kind == "text":
        file.write_text("no database, but long enough to be looked at " * 40, encoding="utf-8")
    elif kind == "folder":
        file.mkdir()
    said = CliRunner().invoke(main, ["atlas", str(file)])
    assert said.exit_code == 2 and "this is no file of a sweep" in said.stderr
