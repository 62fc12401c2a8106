"""Bringing cards in: from a file or a checkout, all that is good and nothing else, in one step."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from own_cards import MAKER, RARE, SHIFTED, written

from judge.cards import store
from judge.cards.card_fields import NoCard, read_printed
from judge.cards.collection import Collection, UnknownCard
from judge.cards.importing import NothingToImport, import_cards
from judge.cards.lines import LONGEST_LINE
from judge.cards.sources import size
from judge.editions import rules_of
from judge.messages import LANGUAGES

ANYTHING = st.none() | st.booleans() | st.integers() | st.text()


def community(card: dict[str, Any], language: str) -> dict[str, Any]:
    """A card in the form of the community database."""
    elements = {
        "MAIN_COST": str(card["hand"]),
        "RECALL_COST": f"#{card['reserve']}#",
        "FOREST_POWER": str(card["forest"]),
        "MOUNTAIN_POWER": str(card["mountain"]),
        "OCEAN_POWER": str(card["water"]),
        "MAIN_EFFECT": card["text"][language],
    }
    return {
        "@id": f"/cards/{card['id']}",
        "reference": card["id"],
        "name": card["name"][language],
        "cardType": {"reference": card["type"], "name": "?"},
        "cardSubTypes": [{"reference": one, "name": "?"} for one in card["subtypes"]],
        "cardSet": {"reference": card["set"]},
        "rarity": {"reference": card["rarity"]},
        "mainFaction": {"reference": card["faction"]},
        "elements": elements,
    }


def put(path: Path, data: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False), encoding="utf-8")


def says(path: Path) -> list[str]:
    return [mistake.say() for mistake in import_cards(path, path.name).mistakes]


def test_a_file_is_brought_in(data_folder: Path, tmp_path: Path) -> None:
    found = import_cards(written(tmp_path / "cards.jsonl", MAKER, RARE, SHIFTED), "cards.jsonl")
    played = found.played(rules_of("1.0").edition)
    assert (found.cards, found.new, found.changed, found.understood, played) == (3, 3, 0, 3, 3)
    known = Collection.known()
    assert known.find("elan maker").id == MAKER["id"]
    assert known.find("Faiseuse d'élan (rare)").id == RARE["id"]
    assert known.find("Élan Maker (rare, Ordis)").id == SHIFTED["id"]
    assert known.find("alt_test_b_ax_901_r2").faction == "OR"
    assert [path.name for path in data_folder.iterdir()] == [store.FILE]


def test_a_second_import_updates_and_a_running_program_sees_it(data_folder: Path, tmp_path: Path) -> None:
    with pytest.raises(UnknownCard):
        Collection.known().find("Élan Maker")
    import_cards(written(tmp_path / "cards.jsonl", MAKER), "cards.jsonl")
    assert Collection.known().find("Élan Maker").hand_cost == 2
    found = import_cards(written(tmp_path / "cards.jsonl", {**MAKER, "hand": 5}, RARE), "cards.jsonl")
    assert (found.cards, found.new, found.changed, found.known) == (2, 1, 1, 2)
    assert Collection.known().find("Élan Maker").hand_cost == 5
    again = import_cards(tmp_path / "cards.jsonl", "cards.jsonl")
    assert (again.new, again.changed, again.known) == (0, 0, 2)


@pytest.mark.parametrize("place", ["CARDS", "SETS"])
def test_a_checkout_is_brought_in(data_folder: Path, tmp_path: Path, place: str) -> None:
    printing = {**MAKER, "id": "ALT_TESTKS_B_AX_901_C", "set": "TESTKS"}
    for language in LANGUAGES:
        for card in (printing, MAKER, RARE):
            file = f"{language.upper()}/{card['set']}/AX/{card['id']}.json"
            if place == "CARDS":
                put(tmp_path / "db" / "CARDS" / file, community(card, language))
        if place == "SETS":
            put(
                tmp_path / "db" / "SETS" / "TEST" / f"TEST_{language.upper()}.json",
                [community(card, language) for card in (MAKER, RARE)],
            )
            put(
                tmp_path / "db" / "SETS" / "TESTKS" / f"TESTKS_{language.upper()}.json", [community(printing, language)]
            )
    put(tmp_path / "db" / place / "DE" / "TEST" / "broken.json", "not read")
    found = import_cards(tmp_path / "db", "db")
    assert found.mistakes == []
    assert found.cards == 2
    made = Collection.known().find("Faiseuse d’Élan")
    assert (made.id, made.hand_cost, made.reserve_cost, made.statistics) == (MAKER["id"], 2, 1, (1, 2, 0))
    assert made.subtypes == ("Engineer",)
    assert made.printed is not None and made.printed.text == MAKER["text"]
    assert Collection.known().find(printing["id"]) is made


def test_a_broken_file_is_named_and_the_rest_goes_in(data_folder: Path, tmp_path: Path) -> None:
    good, broken = (tmp_path / "db" / "CARDS" / "EN" / "TEST" / "AX" / f"{name}.json" for name in ("good", "broken"))
    put(good, community(MAKER, "en"))
    broken.write_text('{\n  "reference": "ALT_TEST_B_AX_902_C",\n  "name"')
    good.with_name("folder.json").mkdir()
    found = import_cards(tmp_path / "db", "db")
    assert found.cards == 1
    assert found.without == {"fr": 1}
    places = [("db/CARDS/EN/TEST/AX/broken.json", 3), ("db/CARDS/EN/TEST/AX/folder.json", 1)]
    assert [(one.file, one.line) for one in found.mistakes] == places
    assert Collection.known().find("Élan Maker").name["fr"] == "Élan Maker"


def test_a_broken_card_of_a_set_is_named_with_its_line(data_folder: Path, tmp_path: Path) -> None:
    bad = {**community(RARE, "en"), "rarity": {"reference": "SHINY"}}
    put(tmp_path / "SETS" / "TEST" / "TEST_EN.json", [community(MAKER, "en"), bad])
    source = (tmp_path / "SETS" / "TEST" / "TEST_EN.json").read_text()
    line = source[: source.index(f"/cards/{RARE['id']}")].count("\n")
    found = import_cards(tmp_path, "db")
    assert [mistake.say() for mistake in found.mistakes] == [
        f"db/SETS/TEST/TEST_EN.json:{line}: “SHINY” is no rarity; write one of COMMON, RARE, UNIQUE, EXALTED"
    ]
    assert found.cards == 1


@pytest.mark.parametrize(
    ("line", "mistake"),
    [
        ('{"id": "ALT_TEST_B_AX_902_C", "na', "cut off"),
        ('{"id": ALT}', "is no JSON from line 1, column 8 on"),
        ("[1, 2]", "this is no card; write a JSON object"),
        ("[" * 50_000, "cannot be read as JSON"),
        ("x" * (LONGEST_LINE + 5), f"longer than {LONGEST_LINE} bytes"),
        (json.dumps({**MAKER, "name": {"en": "<b>Big</b>"}}), "the name “<b>Big</b>” holds “<”"),
        (json.dumps({**MAKER, "name": {"en": "Up\u202edown"}}), "holds “U+202E”"),
        (json.dumps({**MAKER, "name": {}}), "has no name"),
        (json.dumps({**MAKER, "name": "Maker"}), "“name” is no pair of texts"),
        (json.dumps({**MAKER, "id": "../../etc/passwd"}), "“../../etc/passwd” is no identifier"),
        (json.dumps({**MAKER, "id": 7}), "“7” is no identifier"),
        (json.dumps({**MAKER, "hand": -1}), "“-1” is no number for “hand”; write 0 to 99"),
        (json.dumps({**MAKER, "hand": 10**40}), "is no number for “hand”"),
        (json.dumps({**MAKER, "type": "EMPEROR"}), "“EMPEROR” is no type"),
        (json.dumps({**MAKER, "subtypes": ["<i>"]}), "“<i>” is no word for “subtypes”"),
        (json.dumps({**MAKER, "text": {"en": "x" * 20_000}}), "“text” is longer than 10000 characters"),
        (json.dumps(MAKER), "ALT_TEST_B_AX_901_C stands in line 1 already"),
    ],
)
def test_a_bad_line_is_named(data_folder: Path, tmp_path: Path, line: str, mistake: str) -> None:
    path = written(tmp_path / "cards.jsonl", MAKER)
    path.write_text(f"{path.read_text(encoding='utf-8')}{line}\n{json.dumps(RARE)}\n", encoding="utf-8")
    found = import_cards(path, "cards.jsonl")
    assert found.cards == 2
    assert len(found.mistakes) == 1
    said = found.mistakes[0].say()
    assert said.startswith("cards.jsonl:2: ") and mistake in said and ";" in said
    assert "{" not in found.mistakes[0].say("fr")


def test_what_is_no_file_of_cards_is_refused(data_folder: Path, tmp_path: Path) -> None:
    import_cards(written(tmp_path / "cards.jsonl", MAKER), "cards.jsonl")
    before = (data_folder / store.FILE).read_bytes()
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\xff\xfe\n" * 2_000)
    (tmp_path / "empty").mkdir()
    for path in (picture, tmp_path / "empty", tmp_path / "nowhere", Path("/dev/null")):
        with pytest.raises(NothingToImport) as refused:
            import_cards(path, path.name)
        assert path.name in refused.value.message.say("fr")
    assert (data_folder / store.FILE).read_bytes() == before


def test_an_interrupted_import_leaves_what_was_there(
    data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_cards(written(tmp_path / "cards.jsonl", MAKER), "cards.jsonl")
    before = (data_folder / store.FILE).read_bytes()

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    for place in ("fsync", "replace"):
        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            patch.setattr(os if place == "fsync" else Path, place, stop)
            import_cards(written(tmp_path / "cards.jsonl", RARE), "cards.jsonl")
        assert (data_folder / store.FILE).read_bytes() == before
        assert [path.name for path in data_folder.iterdir()] == [store.FILE]


def test_a_damaged_store_breaks_nothing(data_folder: Path, tmp_path: Path) -> None:
    import_cards(written(tmp_path / "cards.jsonl", MAKER, RARE), "cards.jsonl")
    path = data_folder / store.FILE
    path.write_bytes(path.read_bytes()[:-40] + b"\xff\n{}\n")
    assert Collection.known().find("Élan Maker").id == MAKER["id"]


def test_a_shipped_card_wins_over_an_imported_one(data_folder: Path, tmp_path: Path) -> None:
    mine = Collection.shipped().find("Kitsune")
    other = {**MAKER, "id": "ALT_TEST_B_MU_905_C", "faction": "MU", "name": {"en": "Kitsune", "fr": "Kitsune"}}
    import_cards(written(tmp_path / "cards.jsonl", {**MAKER, "id": mine.id}, other), "cards.jsonl")
    known = Collection.known()
    assert known.find("Kitsune").id == mine.id == known.find(mine.id).id
    assert known.find(mine.id).hand_cost == mine.hand_cost
    assert [one.id for one in known.versions("kitsune")] == [mine.id, "ALT_TEST_B_MU_905_C"]


def test_an_ambiguous_name_lists_the_versions(data_folder: Path, tmp_path: Path) -> None:
    other = {**MAKER, "id": "ALT_TEST_B_AX_902_C"}
    import_cards(written(tmp_path / "cards.jsonl", MAKER, other), "cards.jsonl")
    with pytest.raises(UnknownCard) as unknown:
        Collection.known().find("Élan Maker")
    assert "ALT_TEST_B_AX_901_C · ALT_TEST_B_AX_902_C" in unknown.value.message.say("en")


def test_a_card_is_written_as_it_is_read() -> None:
    for printed in Collection.shipped().printed:
        assert read_printed(json.loads(json.dumps(printed.line()))) == printed


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda part: st.lists(part) | st.dictionaries(st.text(), part),
        max_leaves=8,
    ),
    st.sampled_from(sorted(MAKER)),
)
def test_whatever_a_field_holds_it_is_a_card_or_a_message(value: object, field: str) -> None:
    for data in (value, {**MAKER, field: value}):
        try:
            card = read_printed(data)
        except NoCard as error:
            assert error.message.say("fr")
        else:
            assert read_printed(card.line()) == card


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(
    st.recursive(ANYTHING, lambda part: st.lists(part) | st.dictionaries(st.text(), part), max_leaves=6),
    st.sampled_from(sorted(community(MAKER, "en"))),
)
def test_whatever_a_checkout_holds_the_rest_goes_in(
    data_folder: Path, tmp_path: Path, value: object, field: str
) -> None:
    other = {**MAKER, "id": "ALT_TEST_B_AX_903_C", "name": {"en": "Other", "fr": "Autre"}}
    bad = {**community(MAKER, "en"), field: value}
    put(tmp_path / "db" / "SETS" / "TEST" / "TEST_EN.json", [bad, value, community(other, "en")])
    found = import_cards(tmp_path / "db", "db")
    assert found.cards + len(found.mistakes) in (2, 3)
    assert all(mistake.say("fr") for mistake in found.mistakes)
    assert Collection.known().find("Other").id == other["id"]


def test_the_size_is_what_is_read(data_folder: Path, tmp_path: Path) -> None:
    path = written(tmp_path / "cards.jsonl", MAKER, RARE)
    done: list[int] = []
    import_cards(path, "cards.jsonl", done.append)
    assert sum(done) == size(path)
