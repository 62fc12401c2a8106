"""What an import reads, in all its forms, and what it says of bad ones: each source has its expected words beside it.

``JUDGE_REFRESH=1`` writes the ``.expected`` files anew, English first; read the diff.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from own_cards import MAKER, RARE, written

from judge.cards import store
from judge.cards.collection import Collection
from judge.cards.importing import MOST_MISTAKES, NothingToImport, import_cards
from judge.messages import LANGUAGES

SOURCES = sorted(path for path in Path(__file__).with_name("imports").iterdir() if path.suffix != ".expected")
OTHER = {**MAKER, "id": "ALT_TEST_B_AX_902_C", "name": {"en": "Other", "fr": "Autre"}}


def said(path: Path) -> str:
    try:
        found = import_cards(path, path.name)
    except NothingToImport as error:
        told = [*(one.say(language) for language in LANGUAGES for one in error.mistakes)]
        return "".join(f"{line}\n" for line in (*told, *(error.message.say(one) for one in LANGUAGES)))
    told = [one.say(language) for language in LANGUAGES for one in found.mistakes]
    return "".join(f"{line}\n" for line in (*told, f"{found.cards} in"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_says_what_is_wrong_in_both_languages(data_folder: Path, path: Path) -> None:
    expected = path.with_name(f"{path.name}.expected")
    if "JUDGE_REFRESH" in os.environ:
        expected.write_text(said(path), encoding="utf-8")
    assert said(path) == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "form", ["array", "one card", "one line", "a card a line", "a folder", "with a mark at its head"]
)
def test_every_form_is_read(data_folder: Path, tmp_path: Path, form: str) -> None:
    source = tmp_path / "cards.json"
    cards: list[Any] = [MAKER] if form in ("one card", "one line") else [MAKER, RARE]
    match form:
        case "one card":
            source.write_text(json.dumps(MAKER, indent=2), encoding="utf-8")
        case "one line":
            source.write_text(json.dumps(MAKER), encoding="utf-8")
        case "a folder":
            (tmp_path / "cards" / "deep").mkdir(parents=True)
            written(tmp_path / "cards" / "deep" / "some.jsonl", MAKER)
            (tmp_path / "cards" / "other.json").write_text(json.dumps([RARE]), encoding="utf-8")
            source = tmp_path / "cards"
        case "a card a line":
            written(source, *cards)
        case _:
            encoding = "utf-8-sig" if form == "with a mark at its head" else "utf-8"
            source.write_text(json.dumps(cards, indent=1), encoding=encoding)
    found = import_cards(source, source.name)
    assert (found.cards, found.mistakes) == (len(cards), [])


def test_thousands_of_bad_lines_do_not_lose_the_good_ones(data_folder: Path, tmp_path: Path) -> None:
    source = tmp_path / "cards.jsonl"
    bad = "{}\n" * (MOST_MISTAKES + 500)
    source.write_text(f"{bad}{json.dumps(MAKER)}\n", encoding="utf-8")
    found = import_cards(source, "cards.jsonl")
    assert (found.cards, len(found.mistakes), found.more) == (1, MOST_MISTAKES, 500)
    assert Collection.known().find("Élan Maker").id == MAKER["id"]


def test_printings_remove_no_other_card(data_folder: Path, tmp_path: Path) -> None:
    shipped = Collection.shipped().find("Kitsune").id
    claiming = {**MAKER, "printings": [OTHER["id"], shipped]}
    import_cards(written(tmp_path / "first.jsonl", OTHER), "first.jsonl")
    import_cards(written(tmp_path / "second.jsonl", claiming), "second.jsonl")
    known = Collection.known()
    assert known.find("Other").id == OTHER["id"] == known.find(OTHER["id"]).id
    assert known.find("Kitsune").id == shipped == known.find(shipped).id
    assert known.find("Élan Maker").id == MAKER["id"]


def test_a_printing_of_the_same_card_leaves_its_name_to_it(data_folder: Path, tmp_path: Path) -> None:
    printing = {**MAKER, "id": "ALT_TESTKS_B_AX_901_C"}
    import_cards(written(tmp_path / "first.jsonl", printing), "first.jsonl")
    import_cards(written(tmp_path / "second.jsonl", {**MAKER, "printings": [printing["id"]]}), "second.jsonl")
    assert Collection.known().find("Élan Maker").id == MAKER["id"]
    assert Collection.known().find(printing["id"]).id == printing["id"]


@pytest.mark.parametrize("name", ["TST-007-C", "tst-7-c", "TST-007-C-FR", " TST-007-C-en "])
def test_a_collector_number_is_a_name(data_folder: Path, tmp_path: Path, name: str) -> None:
    import_cards(written(tmp_path / "cards.jsonl", {**MAKER, "number": "TST-007-C"}), "cards.jsonl")
    assert Collection.known().find(name).id == MAKER["id"]


def test_every_shipped_card_has_a_collector_number() -> None:
    for printed in Collection.shipped().printed:
        assert Collection.shipped().find(printed.number).id == printed.id


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed so here")
@pytest.mark.parametrize("wait", [0.0, 0.02, 0.05, 0.1, 0.2])
def test_a_kill_leaves_the_old_cards_or_the_new_ones(data_folder: Path, tmp_path: Path, wait: float) -> None:
    import_cards(written(tmp_path / "old.jsonl", MAKER), "old.jsonl")
    before = (data_folder / store.FILE).read_bytes()
    many = [{**OTHER, "id": f"ALT_TEST_B_AX_{number}_C"} for number in range(1_000, 3_000)]
    new = written(tmp_path / "new.jsonl", *many)
    keep = (
        "import json, sys; from judge.cards import store; from judge.cards.card_fields import read_printed\n"
        "cards = [read_printed(json.loads(line)) for line in open(sys.argv[1], encoding='utf-8')]\n"
        "print('ready', flush=True)\n"
        "with store.alone():\n"
        "    while True: store.keep(cards)\n"
    )
    with subprocess.Popen([sys.executable, "-c", keep, str(new)], stdout=subprocess.PIPE) as importing:
        assert importing.stdout is not None and importing.stdout.readline()
        time.sleep(wait)
        importing.kill()
    left = (data_folder / store.FILE).read_bytes()
    assert left == before or len(left.splitlines()) == len(many)
    assert len(store.imported()) in (1, len(many))
    assert [path.name for path in data_folder.iterdir()] == [store.FILE]


def test_what_a_killed_program_left_is_taken_away(data_folder: Path, tmp_path: Path) -> None:
    import_cards(written(tmp_path / "cards.jsonl", MAKER), "cards.jsonl")
    left = data_folder / "importing-cards-12345.jsonl"
    left.write_text("half", encoding="utf-8")
    import_cards(written(tmp_path / "cards.jsonl", RARE), "cards.jsonl")
    assert not left.exists()
    left.write_text("half", encoding="utf-8")
    (data_folder / store.FILE).touch()
    assert store.imported()
    assert not left.exists()
