"""``judge atlas``: what ships of the atlas, written anew from files of sweeps."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from judge.atlas.shipped import FILE
from judge.atlas.shipping import lines_of
from judge.cli.options import language, refuse
from judge.cli.terminal import shown
from judge.messages import Language, message
from judge.place import replace_lines


@click.command("atlas")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@language
def ship(files: tuple[Path, ...], language: Language) -> None:
    """Write anew what ships of the atlas, from FILES that `judge sweep --into` has written."""
    try:
        lines = lines_of(files)
        replace_lines(FILE, lines)
    except (sqlite3.Error, OSError, ValueError, TypeError, LookupError, RecursionError) as error:
        named = ", ".join(map(str, files))
        refuse(message("{path}: this is no file of a sweep ({kind})", path=named, kind=type(error).__name__), language)
    click.echo(shown(message("{path}: {count} finds", path=FILE, count=len(lines) - 1).say(language)))
