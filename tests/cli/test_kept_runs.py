"""A file is run once: what is shown again is the same, and needs no engine."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typing_judge import judge, program

KUWAT = "objects/kuwat-and-haven"
WITHOUT_TEXTS = "cards/a-cost-of-zero"
"""A scenario that defines no card of its own, so that no text is read."""

ENGINE = """
import sys
from judge.cli import main
try:
    main(["run", *sys.argv[1:]], prog_name="judge")
finally:
    print(*(name for name in sys.modules if name.startswith(("judge.game.course", "lark"))), file=sys.stderr)
"""

pytestmark = pytest.mark.usefixtures("own_cache")


@pytest.mark.parametrize("options", [(), ("--json",), ("--short",), ("--short", "--json"), ("--lang", "fr")])
def test_what_is_shown_again_is_the_same(options: tuple[str, ...], differing: Path, unreadable: Path) -> None:
    asked = ("run", KUWAT, str(differing), str(unreadable), *options)
    first, again = judge(*asked), judge(*asked)
    assert first.exit_code == again.exit_code == 2
    assert (again.stdout, again.stderr) == (first.stdout, first.stderr)
    assert first.stdout


def test_rulings_on_the_twins_are_there_when_they_are_asked_for() -> None:
    judge("run", KUWAT)
    after = judge("run", KUWAT, "--json").stdout
    assert after == judge("run", KUWAT, "--json").stdout
    assert after.count('"ruling": {') > 1


def test_a_seat_or_an_edition_is_asked_anew() -> None:
    whole = judge("run", KUWAT).stdout
    for options in (("--seat", "Ninette"), ("--edition", "5.0")):
        assert judge("run", KUWAT, *options).stdout != whole
    assert judge("run", KUWAT).stdout == whole


def test_a_changed_file_is_run_anew(kuwat: Path) -> None:
    before = judge("run", str(kuwat))
    kuwat.write_text(kuwat.read_text(encoding="utf-8").replace("no boosts", "1 boost"), encoding="utf-8")
    after = judge("run", str(kuwat))
    assert (before.exit_code, after.exit_code) == (0, 1)


@pytest.mark.parametrize("harm", [b"", b"rubbish"])
def test_what_is_damaged_is_run_anew(own_cache: Path, harm: bytes) -> None:
    before = judge("run", KUWAT).stdout
    for file in own_cache.glob("told-*/*"):
        file.write_bytes(harm)
    assert judge("run", KUWAT).stdout == before


def test_what_is_shown_again_needs_no_engine() -> None:
    first, again = (
        subprocess.run([sys.executable, "-c", ENGINE, WITHOUT_TEXTS], capture_output=True, text=True, check=False)
        for _ in range(2)
    )
    assert (first.returncode, again.returncode) == (0, 0)
    assert again.stdout == first.stdout
    assert "judge.game.course" in first.stderr and again.stderr.strip() == ""


def test_where_nothing_can_be_kept_it_is_run_each_time(own_cache: Path) -> None:
    shutil.rmtree(own_cache)
    own_cache.write_text("no folder")
    first, again = program("run", WITHOUT_TEXTS), program("run", WITHOUT_TEXTS)
    assert first.returncode == 0
    assert again.stdout == first.stdout
