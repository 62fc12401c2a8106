"""Where results are kept as they come, so that work can go on later: a file of SQLite that is read as hostile."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from judge.jobs.errors import WorkError
from judge.messages import Message, message

APPLICATION = 0x6A756467
"""Says of a file that it is one of these."""

SCHEMA = (
    "CREATE TABLE about (work TEXT NOT NULL)",
    "CREATE TABLE results (part TEXT PRIMARY KEY, answer TEXT NOT NULL) WITHOUT ROWID",
)

LONGEST = 64_000_000
"""No text in it has more bytes."""


class Checkpoint:
    """A file with the results of some work, by part.

    Arguments:
        path: the file; it is made if it is not there.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._data: sqlite3.Connection | None = None

    def open(self, work: str) -> None:
        """Take up the results of some work, or begin with none.

        Arguments:
            work: what tells it from all other work.

        Raises:
            WorkError: the file is no such file, or holds the results of other work, or cannot be written.
        """
        key = hashlib.sha256(work.encode("utf-8", "surrogatepass")).hexdigest()
        self.close()
        try:
            new = not self._path.exists() or self._path.stat().st_size == 0
            data = self._data = sqlite3.connect(self._path, isolation_level=None)
            data.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
            data.execute("PRAGMA trusted_schema = OFF")
            data.execute("PRAGMA cell_size_check = ON")
            if new:
                data.execute("BEGIN IMMEDIATE")
                data.execute(f"PRAGMA application_id = {APPLICATION}")
                for table in SCHEMA:
                    data.execute(table)
                data.execute("INSERT INTO about VALUES (?)", (key,))
                data.execute("COMMIT")
            self._check(data, key)
        except (sqlite3.Error, OSError, UnicodeError) as error:
            self.close()
            raise self._wrong(message("it cannot be used ({kind})", kind=type(error).__name__)) from None

    def find(self, part: str) -> str | None:
        """The answer for a part; None where there is none.

        Raises:
            WorkError: the file is damaged.
        """
        assert self._data is not None
        try:
            with closing(self._data.execute("SELECT answer FROM results WHERE part = ?", (part,))) as found:
                row = found.fetchone()
        except (sqlite3.Error, UnicodeError) as error:
            raise self._wrong(message("it cannot be used ({kind})", kind=type(error).__name__)) from None
        return row[0] if row is not None and isinstance(row[0], str) else None

    def keep(self, part: str, answer: str) -> None:
        """Keep the answer for a part.

        Raises:
            WorkError: it cannot be written.
        """
        assert self._data is not None
        try:
            self._data.execute("INSERT OR REPLACE INTO results VALUES (?, ?)", (part, answer))
        except (sqlite3.Error, UnicodeError) as error:
            raise self._wrong(message("it cannot be used ({kind})", kind=type(error).__name__)) from None

    def close(self) -> None:
        """Close the file."""
        if self._data is not None:
            with suppress(sqlite3.Error):
                self._data.close()
            self._data = None

    def _check(self, data: sqlite3.Connection, key: str) -> None:
        """Whether it is such a file, of this work."""
        made = [sql for (sql,) in data.execute("SELECT sql FROM sqlite_master ORDER BY name") if sql is not None]
        if data.execute("PRAGMA application_id").fetchone() != (APPLICATION,) or made != list(SCHEMA):
            self.close()
            raise self._wrong(message("it holds something else"))
        if data.execute("SELECT work FROM about LIMIT 2").fetchall() != [(key,)]:
            self.close()
            raise self._wrong(message("it holds the results of other work, or of another engine"))

    def _wrong(self, what: Message) -> WorkError:
        return WorkError(
            message("{path}: {what}; name another file after “--resume”, or none", path=self._path, what=what)
        )
