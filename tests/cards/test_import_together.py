"""Two imports at once into one folder: both bring in their cards, or one says why it does not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from own_cards import MAKER, written

from judge.cards import importing, store
from judge.cards.importing import NothingToImport, import_cards

EACH = 40


def made(first: int) -> list[dict[str, object]]:
    return [
        {**MAKER, "id": f"ALT_TEST_B_AX_{number}_C", "name": {"en": f"Maker {number}", "fr": f"Faiseuse {number}"}}
        for number in range(first, first + EACH)
    ]


def test_two_programs_import_at_once(data_folder: Path, tmp_path: Path) -> None:
    sources = [written(tmp_path / f"{first}.jsonl", *made(first)) for first in (100, 500)]
    command = "import sys; from judge.cli import main; main(['cards', 'import', sys.argv[1], '--json'])"
    running = [
        subprocess.Popen([sys.executable, "-c", command, str(source)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for source in sources
    ]
    told = [(one.communicate(timeout=120), one.returncode) for one in running]
    assert [code for _, code in told] == [0, 0], told
    reports = [json.loads(out) for (out, _), _ in told]
    assert sorted(report["known"] for report in reports) == [EACH, 2 * EACH]
    assert len(store.imported()) == 2 * EACH
    assert [path.name for path in data_folder.iterdir()] == [store.FILE]


def test_an_import_does_not_wait_for_ever(data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = written(tmp_path / "cards.jsonl", MAKER)
    monkeypatch.setattr(importing, "alone", lambda: store.alone(patience=0))
    with store.alone(), pytest.raises(NothingToImport, match="another import is under way"):
        import_cards(source, "cards.jsonl")
    assert store.imported() == ()
    assert import_cards(source, "cards.jsonl").known == 1
