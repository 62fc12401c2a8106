"""Makes what ships of the atlas from the files of sweeps."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from judge.atlas.looking import FindKind
from judge.atlas.meeting import PLAIN
from judge.atlas.shipped import Line

COUNTED = ("count", "boards", "unfinished")

FINDS = "SELECT kind, first, second, layout, opposite, editions, about FROM finds ORDER BY number, kind"


def lines_of(files: Iterable[Path]) -> list[str]:
    """The lines of the file that ships.

    Arguments:
        files: those of sweeps, which looked at different meetings.

    Raises:
        sqlite3.Error: one of them is none, or not there.
    """
    counts: Counter[str] = Counter()
    finds: dict[tuple[str, ...], Line] = {}
    for file in files:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as data:
            ((report,),) = data.execute("SELECT value FROM about WHERE name = 'report'").fetchall()
            counts.update({name: json.loads(report)[name] for name in COUNTED})
            for kind, first, second, layout, opposite, editions, about in data.execute(FINDS):
                if kind != FindKind.FAILS and not (kind == FindKind.NOTHING and PLAIN in (first, second)):
                    line = kind, first, second, layout, bool(opposite), editions.split(), json.loads(about)
                    finds.setdefault((kind, *sorted((first, second))), line)
    ordered = [finds[key] for key in sorted(finds)]
    return [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in (dict(counts), *ordered)]
