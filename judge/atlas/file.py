"""The file of a sweep: SQLite with what was found and the counts, the same bytes for the same meetings."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from judge.atlas.drawing import Meetings
from judge.atlas.looking import FindKind
from judge.atlas.parts import NumberedFind, Swept
from judge.jobs.engine import engine_mark

APPLICATION = 0x6A756461
"""Says of a file that it is one of these."""

SCHEMA = (
    "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE finds (number INTEGER NOT NULL, kind TEXT NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL, "
    "opposite INTEGER NOT NULL, layout TEXT NOT NULL, editions TEXT NOT NULL, about TEXT NOT NULL, "
    "PRIMARY KEY (number, kind)) WITHOUT ROWID",
)


@dataclass
class SweepReport:
    """What a sweep comes to.

    Arguments:
        seed: that of its order; None where each card met the plain one.
        places: those of the meetings in that order.

    Attributes:
        counts: of the meetings, the boards, and those at which there was too much to look.
        found: how many finds there are of each kind.
        alone: how many meetings one card alone makes worth knowing, by kind.
        seconds: how long it took of a processor.
    """

    seed: int | None
    places: range
    counts: Counter[str] = field(default_factory=Counter)
    found: Counter[FindKind] = field(default_factory=Counter)
    alone: Counter[FindKind] = field(default_factory=Counter)
    finds: list[NumberedFind] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, swept: Swept) -> None:
        """Count some meetings more."""
        for name in ("count", "boards", "unfinished", "visited"):
            self.counts[name] += getattr(swept, name)
        self.found.update(one.find.kind for one in swept.finds)
        self.alone.update(swept.alone)
        self.finds += swept.finds
        self.seconds += swept.seconds

    def hours(self, meetings: int, workers: int) -> float:
        """How long some meetings would take so many workers, as these ones were."""
        return self.seconds / max(1, self.counts["count"]) * meetings / workers / 3_600

    def data(self) -> dict[str, object]:
        """The report as JSON, the same for the same meetings."""
        return {
            "seed": self.seed,
            "first": self.places.start,
            **{name: self.counts[name] for name in ("count", "boards", "unfinished", "visited")},
            "found": {kind.value: self.found[kind] for kind in FindKind},
            "alone": {kind.value: self.alone[kind] for kind in FindKind},
        }


def write(path: Path, report: SweepReport, meetings: Meetings) -> None:
    """Write the file of a sweep; what was there is replaced in the end.

    Arguments:
        path: the file.
        report: what was found.
        meetings: those that there are.

    Raises:
        OSError: it cannot be written.
        sqlite3.Error: likewise.
    """
    made = path.with_name(path.name + ".new")
    made.unlink(missing_ok=True)
    with closing(sqlite3.connect(made, isolation_level=None)) as data:
        data.execute("PRAGMA journal_mode = OFF")
        data.execute(f"PRAGMA application_id = {APPLICATION}")
        data.execute("BEGIN")
        for table in SCHEMA:
            data.execute(table)
        about = {"engine": engine_mark(), "report": json.dumps(report.data())}
        data.executemany("INSERT INTO about VALUES (?, ?)", sorted(about.items()))
        data.executemany("INSERT INTO finds VALUES (?, ?, ?, ?, ?, ?, ?, ?)", _rows(report.finds, meetings))
        data.execute("COMMIT")
    made.replace(path)


def _rows(finds: Iterable[NumberedFind], meetings: Meetings) -> Iterator[tuple[int | str, ...]]:
    for one in sorted(finds, key=lambda one: (one.number, one.find.kind)):
        meeting = meetings.numbered(one.number)
        yield (
            one.number,
            one.find.kind.value,
            meeting.first.id,
            meeting.second.id,
            int(meeting.opposite),
            meeting.layout.value,
            " ".join(one.find.editions),
            json.dumps(one.find.about, ensure_ascii=False),
        )
