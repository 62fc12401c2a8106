"""Imported by the server that starts children: a child whose server is gone ends without a word.

The program ends the server first and then takes away what it shares with its children; a child that is just being
started finds nothing of it, and nobody is left to be told.
"""

from __future__ import annotations

import os
import sys
from types import TracebackType

SERVER = os.getpid()
"""The process that imported this first; a copy of it keeps the number."""


def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print an error of a child that could not be started, unless its server is gone."""
    if os.getppid() == SERVER or os.getpid() == SERVER:
        sys.__excepthook__(kind, error, trace)


sys.excepthook = tell
