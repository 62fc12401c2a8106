"""``judge bless``: it writes what happened, and leaves to people what is theirs."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from shipped import FILES, name_of, some_of
from typing_judge import judge

from judge.place import SCENARIOS

TOO_LONG = "events/a-name-a-thousand-times.md"
BLESSED = [file for file in FILES if file != SCENARIOS / TOO_LONG]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Some of the scenarios that can be blessed."""
    if "shipped" in metafunc.fixturenames:
        metafunc.parametrize("shipped", some_of(BLESSED, metafunc.config), ids=name_of)


def typed(text: str) -> list[str]:
    """The laws that stand in brackets in a file."""
    return re.findall(r"\[[\d.a-z, ]+\]", text)


def bare(text: str) -> str:
    """A scenario without what must follow its moves, and without its ruling."""
    text = re.split(r"(?m)^## (?:Under|Selon)", text)[0].replace("- Rules: 1.0, 5.0", "- Rules: 1.0")
    before, play, after = re.split(r"(?m)^(?=## (?:Play|Partie|Outcome|Résultat))", text)
    return before + re.sub(r"(?m)^ +- .*\n", "", play) + after.partition("\n## Ruling")[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_writes_what_happens_and_that_holds(kuwat: Path, language: str) -> None:
    kuwat.write_text(bare(kuwat.read_text(encoding="utf-8")), encoding="utf-8")
    done = judge("bless", str(kuwat), "--lang", language)
    assert done.exit_code == 0, done.output
    assert str(kuwat) in done.stdout and done.stderr == ""
    text = kuwat.read_text(encoding="utf-8")
    assert ("joins the Hero Expedition" if language == "en" else "rejoint l’Expédition Héros") in text
    assert typed(text) == []
    assert judge("check", str(kuwat)).exit_code == 0


def unnamed(kuwat: Path) -> str:
    """A scenario that names no edition."""
    text = re.sub(r"(?m)^- Rules: .*\n", "", bare(kuwat.read_text(encoding="utf-8")))
    kuwat.write_text(text, encoding="utf-8")
    return text


@pytest.mark.parametrize("edition", ["1.0", "5.0"])
def test_it_names_the_edition_of_a_file_that_names_none(kuwat: Path, edition: str) -> None:
    unnamed(kuwat)
    noted = judge("check", str(kuwat))
    assert noted.exit_code == 0 and f"{kuwat}:1: this file names no edition of the rules, so 1.0 holds" in noted.stderr
    done = judge("bless", str(kuwat), "--edition", edition)
    assert done.exit_code == 0, done.output
    assert kuwat.read_text(encoding="utf-8").splitlines().count(f"- Rules: {edition}") == 1
    checked = judge("check", str(kuwat))
    assert (checked.exit_code, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("edition", "said"),
    [("5.0", "it names edition 1.0 already; change that line by hand"), ("7.7", "there is no edition 7.7")],
)
def test_an_edition_that_cannot_be_named_changes_nothing(kuwat: Path, edition: str, said: str) -> None:
    kuwat.write_text(bare(kuwat.read_text(encoding="utf-8")), encoding="utf-8")
    before = kuwat.read_bytes()
    done = judge("bless", str(kuwat), "--edition", edition)
    assert done.exit_code == 2 and said in done.stderr
    assert kuwat.read_bytes() == before


def test_a_file_that_cannot_be_read_is_given_no_edition(kuwat: Path) -> None:
    kuwat.write_text(unnamed(kuwat).replace("## Play", "## Ploy"), encoding="utf-8")
    before = kuwat.read_bytes()
    assert judge("bless", str(kuwat), "--edition", "5.0").exit_code == 2
    assert kuwat.read_bytes() == before


def test_what_no_file_can_hold_is_not_written(tmp_path: Path) -> None:
    file = Path(shutil.copy(SCENARIOS / TOO_LONG, tmp_path))
    done = judge("bless", str(file))
    assert done.exit_code == 2 and "larger than 100000 bytes; make the run shorter" in done.stderr
    assert file.read_bytes() == (SCENARIOS / TOO_LONG).read_bytes()


def test_twice_is_as_good_as_once(shipped: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(shipped, tmp_path))
    before = file.read_text(encoding="utf-8")
    first = judge("bless", str(file))
    once = file.read_text(encoding="utf-8")
    again = judge("bless", str(file))
    assert first.exit_code == again.exit_code
    assert "nothing to change" in again.stdout
    assert file.read_text(encoding="utf-8") == once
    assert typed(once) == typed(before)
    assert [line for line in once.splitlines() if not line.startswith("   - ")] == [
        line for line in before.splitlines() if not line.startswith("   - ")
    ]


def test_every_sentence_that_it_writes_is_read_back(shipped: Path, tmp_path: Path) -> None:
    language = ("en", "fr")[FILES.index(shipped) % 2]
    file = tmp_path / shipped.name
    told = re.compile(r"   - (?!not allowed|interdit|open|ouvert)")
    lines = shipped.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not told.match(line)), encoding="utf-8")
    expected = judge("bless", str(file), "--lang", language).exit_code
    assert expected in (0, 3)
    assert judge("check", str(file)).exit_code == expected


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_that_nobody_names_is_read_back(language: str, tmp_path: Path) -> None:
    spell = "- Type: Spell\n- Hand Cost: 1\n- Reserve Cost: 1\n- Text: Discard one of your Mana Orbs."
    board = "### Lithium\n\n- Mana: 3\n- Hand: Burn\n- First player\n\n### Ninette\n\n- Mana: 1\n"
    play = "1. Lithium plays Burn from Hand\n2. Lithium chooses a card #1\n"
    file = tmp_path / "orbs.md"
    text = f"# Orbs / Orbes\n\n## Cards\n\n### Burn / Brûler\n\n{spell}\n\n## Board\n\n{board}\n## Play\n\n{play}"
    file.write_text(text, encoding="utf-8")
    assert judge("bless", str(file), "--lang", language).exit_code == 0
    said = "A card goes to the Discard pile" if language == "en" else "Une carte va dans la Défausse"
    assert said in file.read_text(encoding="utf-8")
    assert judge("check", str(file)).exit_code == 0


def test_it_replaces_what_does_not_happen(kuwat: Path) -> None:
    text = kuwat.read_text(encoding="utf-8")
    kuwat.write_text(text.replace("joins the Hero Expedition [", "joins the Companion Expedition ["), encoding="utf-8")
    assert judge("check", str(kuwat)).exit_code == 1
    assert judge("bless", str(kuwat)).exit_code == 0
    assert "joins the Companion Expedition" not in kuwat.read_text(encoding="utf-8")


def test_an_outcome_is_not_its_business(differing: Path) -> None:
    done = judge("bless", str(differing))
    assert done.exit_code == 1
    assert "1 boost" in differing.read_text(encoding="utf-8").partition("## Outcome")[2]
    assert re.search(r":\d+: ", done.stderr)


def test_an_unreadable_file_is_left_alone(unreadable: Path) -> None:
    before = unreadable.read_bytes()
    assert judge("bless", str(unreadable)).exit_code == 2
    assert unreadable.read_bytes() == before


def test_a_windows_file_stays_one(kuwat: Path) -> None:
    text = bare(kuwat.read_text(encoding="utf-8"))
    kuwat.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode("utf-8"))
    assert judge("bless", str(kuwat)).exit_code == 0
    blessed = kuwat.read_bytes()
    assert blessed.startswith(b"\xef\xbb\xbf#")
    assert blessed.count(b"\n") == blessed.count(b"\r\n")
    assert b"joins the Hero Expedition" in blessed


def test_a_shipped_scenario_is_not_blessed_by_its_name() -> None:
    done = judge("bless", "objects/kuwat-and-haven")
    assert done.exit_code == 2
    assert "there is no such file" in done.stderr


def test_a_file_that_cannot_be_written(kuwat: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kuwat.write_text(bare(kuwat.read_text(encoding="utf-8")), encoding="utf-8")

    def refuse(path: Path, content: bytes) -> int:
        raise PermissionError(13, os.strerror(13), str(path))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    done = judge("bless", str(kuwat), "--lang", "fr")
    assert done.exit_code == 2
    assert "vous n’avez pas le droit" in done.stderr or "this file may not be opened" in done.stderr
