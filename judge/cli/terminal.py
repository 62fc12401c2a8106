"""What leaves through the terminal: text that it can show and cannot be commanded by, JSON that any reader can read."""

from __future__ import annotations

import codecs
import gc
import io
import json
import os
import sys
import unicodedata

import click

PLAIN = {
    "“": '"',
    "”": '"',
    "«": "<<",
    "»": ">>",
    "’": "'",
    "…": "...",
    "–": "-",
    "—": "-",
    "›": ">",
    "·": "-",
    "→": "->",
    "œ": "oe",
    "Œ": "Oe",
}
BROKEN, STOPPED, CUT_OFF = 70, 130, 141
"""Exit statuses: it broke, a person stopped it with Ctrl-C, the reader of its output went away."""


RARELY = (50_000, 20, 20)
"""How often memory is looked through for rubbish: a command that soon ends makes little."""


def prepare() -> None:
    """Let every line be printed: what a terminal's encoding lacks is written in plainer letters; and lose no time."""
    gc.set_threshold(*RARELY)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="judge-plain")


def colours() -> bool | None:
    """Whether to print colours: never if ``NO_COLOR`` is set, otherwise only on a terminal."""
    return False if os.environ.get("NO_COLOR") else None


def shown(text: str) -> str:
    """A text by an unknown hand without the characters that command a terminal."""
    return "".join(" " if unicodedata.category(one) in ("Cc", "Cf", "Cs", "Zl", "Zp") else one for one in text)


def shown_lines(text: str, encoding: str | None = None) -> str:
    """A text like `shown`, its lines kept apart; a caret on a line of its own stands below its word.

    Arguments:
        text: the text; as many characters stand before a caret as before the word above it.
        encoding: that of the terminal, which may write some letters otherwise.
    """
    lines = text.split("\n")
    above = ("", *lines)
    return "\n".join(
        _caret(line, above[place], encoding or "utf-8") if line.strip(" ") == "^" else shown(line)
        for place, line in enumerate(lines)
    )


def _caret(caret: str, line: str, encoding: str) -> str:
    """The line of a caret, below the word to which it points in the line above."""
    before = shown(line[: len(caret) - 1]).encode(encoding, "judge-plain").decode(encoding)
    return " " * sum(map(_columns, before)) + "^"


def _columns(letter: str) -> int:
    """How many columns a letter takes up on a terminal."""
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def echo_json(data: object, indent: int | None = None) -> None:
    """Print JSON, escaped where the output cannot hold every letter.

    Arguments:
        data: what to print.
        indent: how far to indent; None prints one line.
    """
    every = codecs.lookup(getattr(sys.stdout, "encoding", None) or "utf-8").name.startswith("utf")
    click.echo(json.dumps(data, ensure_ascii=not every, indent=indent))


def leave_quietly() -> None:
    """Let go of an output that nobody reads any more, so that nothing complains when the program ends."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            except (OSError, ValueError):
                continue


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(map(_plain, letters)), error.end


def _plain(letter: str) -> str:
    if letter in PLAIN:
        return PLAIN[letter]
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in parts if part.isascii()) or "?"


codecs.register_error("judge-plain", _plainer)
