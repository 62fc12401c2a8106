"""``judge law import`` and ``judge law forget-official``, and the copy in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typing_judge import judge

TEXT = "2.1.b The things are made of paper and that is that.\nA Heading\n9.9.z This is in another edition.\n"


def test_a_text_is_taken_in_shown_found_and_forgotten(
    data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.finder.scenario_documents", lambda edition: ())
    path = tmp_path / "mine.txt"
    path.write_text(TEXT, encoding="utf-8")
    result = judge("law", "import", str(path), "--lang", "en", "--edition", "1.0", "--json")
    assert result.exit_code == 1
    report = json.loads(result.output)
    assert (report["articles"], report["new"], report["known"], report["edition"]) == (1, 1, 1, "1.0")
    assert [one["line"] for one in report["unplaced"]] == [2, 3]
    again = judge("law", "import", str(path), "--lang", "en", "--edition", "1.0")
    assert f"{path}:3: " in again.output and "0 new, 0 changed" in again.output
    shown = judge("rule", "2.1.b", "--edition", "1.0")
    assert "official wording, your copy" in shown.output and "made of paper" in shown.output
    assert "made of paper" in judge("search", "things made of paper", "--edition", "1.0").output
    assert json.loads(judge("rule", "2.1.b", "--edition", "1.0", "--json").output)["official"]["text"].startswith(
        "The things"
    )
    assert judge("law", "forget-official").exit_code == 0
    assert "made of paper" not in judge("rule", "2.1.b", "--edition", "1.0").output
    assert list(data_folder.iterdir()) == []


def test_what_cannot_be_taken_in_is_said(data_folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("2.1.a The thing is in the box.\n2.1.a The box is in the thing.\n", encoding="utf-8")
    for arguments in (
        (str(path), "--lang", "en"),
        (str(tmp_path), "--lang", "fr"),
        ("a\0b", "--lang", "en"),
        (str(path),),
    ):
        result = judge("law", "import", *arguments)
        assert result.exit_code == 2 and "Traceback" not in result.output
    assert not data_folder.exists()
