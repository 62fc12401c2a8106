"""The format of scenario files: nothing of the tables is missing in it, and all that it shows is read."""

from __future__ import annotations

import pytest

from judge.cards.collection import Collection
from judge.cards.language.words import COUNTERS, PHASES, STATUSES
from judge.cli import COMMANDS
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS
from judge.scenario.card_bullets import LABELS as CARD_LABELS
from judge.scenario.cards import read_cards
from judge.scenario.facts import read_fact
from judge.scenario.file import read_bytes
from judge.scenario.headings import HEADINGS
from judge.scenario.labels import BULLETS
from judge.scenario.listed import read_listed
from judge.scenario.situation import PARTS
from judge.scenario.verdict import judge
from judge.telling.file_format import PLAYERS, chapters
from judge.telling.format_document import document
from judge.telling.format_parts import Chapter, FormatEntry
from judge.wording.names import Names
from judge.wording.table import SentenceReader, sentences
from judge.wording.text import plain

NAMES = Names(PLAYERS, Collection.shipped())
USES = tuple(dict.fromkeys(one.use for one in sentences()))
BOARD = "## Board\n### Lithium\n### Ninette\n## Play\n"


def chapter(key: str) -> Chapter:
    return next(one for one in chapters("1.0") if one.key == key)


def examples(*keys: str) -> list[tuple[FormatEntry, Language]]:
    return [(entry, language) for key in keys for entry in chapter(key).entries for language in LANGUAGES]


def forms(key: str) -> set[str]:
    return {form for entry in chapter(key).entries for language in LANGUAGES for form in entry.forms[language]}


def test_every_sentence_of_the_table_stands_in_it() -> None:
    for one in sentences():
        (entry,) = (entry for entry in chapter(one.use).entries if entry.key == one.key)
        assert entry.forms == one.singular


def test_every_heading_label_and_word_stands_in_it() -> None:
    assert {form.removeprefix("## ").lower() for form in forms("sections")} >= HEADINGS.keys()
    assert {plain(form.partition(":")[0]).lower() for form in forms("cards")} == CARD_LABELS.keys()
    told = {entry.key for key in ("table", "player", "outcome") for entry in chapter(key).entries}
    assert told == {bullet.key for bullet in BULLETS}
    words = forms("names")
    for language in LANGUAGES:
        assert {form for word in STATUSES.values() for form in word.forms(language)} <= words
        assert {noun.say(language) for noun in PHASES.values()} <= words
        assert {part[language] for parts in PARTS.values() for part in parts.values()} <= words
    assert {*COUNTERS, *COUNTERS.values()} <= words


@pytest.mark.parametrize("use", USES)
def test_every_example_of_a_sentence_is_read_as_that_sentence(use: str) -> None:
    reader = SentenceReader(use, NAMES)
    for entry, language in examples(use):
        said = [one.sentence.key for one in reader.read(entry.example[language])]
        assert entry.key in said, (entry.key, entry.example[language])


def test_every_example_of_a_fact_is_read() -> None:
    for entry, language in examples("table", "player", "outcome"):
        assert read_fact(entry.example[language], NAMES)
    for entry, language in examples("words"):
        assert read_listed(f"Red, {entry.example[language]}", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_a_head_a_card_and_a_heading_is_read(language: Language) -> None:
    for entry in chapter("head").entries[1:]:
        source = f"# A\n- {entry.example[language]}\n{BOARD}"
        assert judge(read_bytes(source.encode(), "x.md")).mistakes == [], entry.key
    for entry in chapter("cards").entries:
        kind = "" if entry.key == "type" else "- Type: Character\n"
        scenario = read_bytes(f"# A\n## Cards\n### Troll\n{kind}- {entry.example[language]}\n{BOARD}".encode(), "x.md")
        assert read_cards(scenario) and scenario.mistakes == [], entry.key
    title, *_ = chapter("head").entries
    (quote,) = chapter("teacher").entries
    heads = {entry.key: entry.example[language] for entry in chapter("sections").entries}
    lines = (title.example[language], quote.example[language], heads["cards"], heads["board"], heads["player"])
    twin = (heads["twin"], heads["player"], "- Mana: 0", heads["outcome"])
    source = "\n".join((*lines, "### Ninette", heads["play"], "1. Lithium passes", "2. Ninette passes", *twin))
    judgement = judge(read_bytes(source.encode(), "x.md"))
    assert [mistake.say() for mistake in judgement.mistakes] == []
    assert judgement.scenario.language == language


def test_the_marks_under_a_move_are_read() -> None:
    for entry, language in examples("marks"):
        source = f"# A\n{BOARD}1. Lithium passes\n   {entry.example[language]}\n"
        said = " ".join(mistake.say() for mistake in judge(read_bytes(source.encode(), "x.md")).mistakes)
        assert "is not known" not in said and ("settle" in said or "is allowed" in said)


def test_the_document_beside_the_scenarios_is_what_the_command_prints() -> None:
    assert (SCENARIOS / "README.md").read_text(encoding="utf-8") == document("en", "5.0"), (
        "judge format > scenarios/README.md"
    )
    assert "format" in COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_holds_everything(language: Language) -> None:
    written = document(language, "1.0").replace("\\|", "|")
    for one in chapters("1.0"):
        assert f"## {one.title.say(language)}\n" in written and one.words.say(language) in written
        for entry in one.entries:
            assert all(f"`{form}`" in written for said in entry.forms.values() for form in said), entry.key
            assert all(f"`{entry.example[said]}`" in written for said in LANGUAGES), entry.key
