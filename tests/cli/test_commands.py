"""The list of the commands is what they say of themselves, and asking for it imports none of them."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest
from typing_judge import judge

from judge.cli import COMMANDS, main


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_listed_as_it_describes_itself(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None and command.name == name
    assert command.get_short_help_str(100) == COMMANDS[name][2]
    assert f"  {name} " in judge("--help").output


def test_the_list_imports_no_room() -> None:
    asked = "import sys; from judge.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    imported = done.stdout.splitlines()[-1].split()
    own = {name.split(".")[1] for name in imported if name.startswith("judge.")}
    assert own == {"cli", "elision", "messages", "place", "value"}
