"""Parsers that were built before, kept on disk by their grammars, since building one takes seconds.

The folder is the user's cache: whatever stands there may be missing, old or damaged, and is then built anew. Nothing is
taken from a folder to which others can write, and nothing but plain data and the parser's own tokens is read.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

from lark import Lark, __version__

from judge.cards.language.fingerprint import fingerprint
from judge.cards.language.lalr import PLUGINS
from judge.messages import Language
from judge.place import cache_folder, own

Samples = Mapping[str, tuple[str, ...]]

LARGEST = 20_000_000
"""How large a file is still read, in bytes."""

DIGEST = 32
"""How many bytes at the beginning of a file tell whether the others are whole."""

TOKEN = ("lark.lexer", "Token")
"""The one class of which a kept parser holds objects: a piece of text with its place."""


def is_kept(language: Language) -> bool:
    """Whether a parser of a language is kept, be it whole or damaged."""
    return _place(language).is_file()


def cached_parser(language: Language) -> tuple[Lark, Samples] | None:
    """The parser of a language and how its terminals can be written, if they are kept."""
    try:
        path = _place(language)
        own(path.parent)
        if path.stat().st_size > LARGEST:
            return None
        kept = path.read_bytes()
        if hashlib.sha256(kept[DIGEST:]).digest() != kept[:DIGEST]:
            return None
        samples, parser = _read(kept[DIGEST:])
        parser["data"]["options"]["_plugins"] = PLUGINS
        return Lark.load(parser), samples
    except Exception:
        return None


def store_parser(parser: Lark, samples: Samples, language: Language) -> None:
    """Keep a parser; where that cannot be done, nothing is written.

    Arguments:
        samples: how its terminals can be written.
    """
    packed = BytesIO()
    parser.save(packed, ("edit_terminals", "_plugins"))
    kept = pickle.dumps((dict(samples), _read(packed.getvalue())), pickle.HIGHEST_PROTOCOL)
    with suppress(OSError):
        path = _place(language)
        own(path.parent)
        handle, beside = tempfile.mkstemp(prefix="keeping-", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(kept).digest() + kept)
            for other in path.parent.glob(f"parser-{language}-*"):
                other.unlink(missing_ok=True)
            Path(beside).replace(path)
        finally:
            Path(beside).unlink(missing_ok=True)


class _Plain(pickle.Unpickler):
    """Reads plain data and tokens; whatever else a file holds is refused."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) != TOKEN:
            raise pickle.UnpicklingError(f"{module}.{name}")
        return super().find_class(module, name)


def _read(packed: bytes) -> Any:
    return _Plain(BytesIO(packed)).load()


def _place(language: Language) -> Path:
    made_by = f"{__version__}-{sys.version_info.major}.{sys.version_info.minor}"
    return cache_folder() / f"parser-{language}-{fingerprint()}-{made_by}"
