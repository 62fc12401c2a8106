"""Small rule books with mistakes: each is named with its file and line, all at once, in both languages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main
from judge.law.checks import check
from judge.messages import LANGUAGES, Language

BOOKS = Path(__file__).parent / "books"
GOOD = BOOKS / "good"
BAD = sorted(folder for folder in BOOKS.iterdir() if folder != GOOD)


@pytest.fixture
def spoiled(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The good book with the files of a bad one laid over it."""
    bad: Path = request.param
    folder = tmp_path / "book"
    shutil.copytree(GOOD, folder)
    shutil.copytree(bad, folder, dirs_exist_ok=True)
    absent = bad / "absent.txt"
    for name in absent.read_text(encoding="utf-8").split() if absent.exists() else ():
        (folder / name).unlink()
    return folder


def test_the_good_book_has_no_mistake() -> None:
    assert check(GOOD) == []


@pytest.mark.parametrize("spoiled", BAD, indirect=True, ids=[bad.name for bad in BAD])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_of_a_bad_book_is_named(spoiled: Path, language: Language) -> None:
    said = "".join(f"{mistake.say(language)}\n" for mistake in check(spoiled))
    assert said == (spoiled / f"expected.{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("spoiled", BAD, indirect=True, ids=[bad.name for bad in BAD])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_all_of_them_and_leaves_with_2(spoiled: Path, language: Language) -> None:
    ran = CliRunner().invoke(main, ["law", "check", str(spoiled), "--lang", language])
    expected = (spoiled / f"expected.{language}.txt").read_text(encoding="utf-8")
    assert ran.stderr == "".join(f"{spoiled}/{line}\n" for line in expected.splitlines())
    assert (ran.exit_code, ran.stdout) == (2, "")


def test_the_command_says_nothing_of_a_good_book() -> None:
    ran = CliRunner().invoke(main, ["law", "check", str(GOOD)])
    assert (ran.exit_code, ran.output) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_is_no_edition_is_refused(tmp_path: Path, language: Language) -> None:
    ran = CliRunner().invoke(main, ["law", "check", str(tmp_path / "none"), "--lang", language])
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"{tmp_path / 'none'}")
    assert "Traceback" not in ran.stderr
