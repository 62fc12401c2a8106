"""Types the command ``judge``: in this process, or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from click.testing import CliRunner, Result

from judge.cli import main

PROGRAM = [sys.executable, "-c", "from judge.cli import main; main(prog_name='judge')"]


def judge(*arguments: str, colour: bool = False) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(main, list(arguments), color=colour, prog_name="judge")


def program(*arguments: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a program of its own, its output not a terminal."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
    )
