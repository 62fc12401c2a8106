"""A person's own copy of the official text: read in both its forms, kept whole or not at all.

The texts of the folder ``official`` are ours, in the form of the official ones. Those of the official text are only
read where they lie beside the checkout, and counted. ``JUDGE_REFRESH=1 pytest tests/law/test_official.py`` writes the
``.errors`` files anew; read the diff.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from judge.law.book import book
from judge.law.official import importing, store
from judge.law.official.importing import NothingImported, import_official
from judge.law.official.reader import LONGEST_ARTICLE, OfficialText, read_official
from judge.messages import LANGUAGES, Language

TEXTS = Path(__file__).with_name("official")
BAD = sorted(TEXTS.glob("bad-*.txt"))
SEEDS = Path(__file__).resolve().parents[3] / "shared" / "seeds"
PAGE = "this belongs to the page, not to the rules"
NO_ARTICLE = "this belongs to no article"

PLACED: dict[str, tuple[Language, int, dict[str, int]]] = {
    "000": ("en", 177, {NO_ARTICLE: 4}),
    "001": ("fr", 148, {NO_ARTICLE: 5}),
    "002": ("en", 77, {PAGE: 7, NO_ARTICLE: 10}),
    "003": ("en", 91, {PAGE: 7, NO_ARTICLE: 49}),
    "004": ("en", 62, {}),
}
"""How many articles each official text holds, and how many of its lines stand at none: words of the page around it, and
what players say and how boosters are played, which have no numbers."""


def spoken(path: Path) -> Language:
    return next(one for one in LANGUAGES if f".{one}." in path.name)


def read(name: str) -> OfficialText:
    path = TEXTS / name
    return read_official(path.read_text(encoding="utf-8"), name, book("1.0"), spoken(path))


def test_lines_that_follow_each_other_closely() -> None:
    found = read("close.en.txt")
    assert not found.mistakes
    assert list(found.articles) == ["2.1.a", "2.1.b", "2.1.c", "1.4.1.a", "5.1.2.b", "5.1.2.c"]
    one, mixed, lists = (found.articles[number] for number in ("2.1.a", "2.1.c", "5.1.2.b"))
    assert one.text.endswith("by the look of them.")
    assert mixed.text == (
        "A thing that is in a box, when it is put on the table with the mark , is a new thing . It has the marks , , "
        "…, in the order of the table."
    )
    (_, asleep), (kind, marked) = mixed.quotes
    assert kind == "example" and asleep.endswith(
        'in the box " It sleeps". When the fox is woken by the noise, then it is not the Fox that Ann has in her box.'
    )
    assert marked.startswith("The text of this card") and marked.endswith("known.") and "++" not in marked
    assert lists.text.splitlines()[1:] == ["1. Show the card;", "2. Say the name of the card;", "3. Pay."]
    assert found.articles["1.4.1.a"].title == "No beats yes"
    assert [kind for kind, _ in found.articles["1.4.1.a"].quotes] == ["remark"]
    assert [(one.line, one.reason.say()) for one in found.unplaced] == [(25, NO_ARTICLE), (26, NO_ARTICLE)]


def test_paragraphs_that_blank_lines_part() -> None:
    found = read("parted.fr.txt")
    assert not found.mistakes
    assert list(found.articles) == ["2.1.a", "2.1.b", "5.1.2.b"]
    assert found.articles["2.1.a"].title == "Les choses"
    assert found.articles["2.1.a"].quotes == (("remark", "La table est une table."),)
    assert found.articles["5.1.2.b"].text.count("\n") == 2 and len(found.articles["5.1.2.b"].quotes) == 1
    assert [one.line for one in found.unplaced] == [1, 3, 5, 6, 7, 26, 28, 30, 32, 34]
    assert [one.line for one in found.unplaced if one.numbered] == [26]


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_what_is_no_text_of_this_edition_changes_nothing(data_folder: Path, path: Path) -> None:
    import_official(TEXTS / "close.en.txt", "close.en.txt", book("1.0"), "en")
    before = store.store_file().read_bytes()
    with pytest.raises(NothingImported) as refused:
        import_official(path, path.name, book("1.0"), spoken(path))
    said = "".join(f"{mistake.say('en')}\n" for mistake in refused.value.mistakes)
    assert all(mistake.say("fr") for mistake in refused.value.mistakes)
    expected = path.with_suffix(".errors")
    if "JUDGE_REFRESH" in os.environ:
        expected.write_text(said, encoding="utf-8")
    assert said == expected.read_text(encoding="utf-8")
    assert store.store_file().read_bytes() == before


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (b"2.1.a The thing is in the box.\n" * 100_000, "larger than 2000000 bytes"),
        (b"\x7fELF\0\0\0" * 100, "no plain text"),
        (b"%PDF-1.7\n2.1.a The thing is in the box.\n", "no plain text"),
        (b"2.1.a The thing is in the box.\n\xff\xfe", "secret.txt:2: this is not UTF-8"),
        (b"", "no numbered article"),
        (b"2.1.a The thing is in the box. " + b"the box " * (LONGEST_ARTICLE // 7), "longer than 20000 characters"),
        (b"\x1b[31m\n++\n++++\n", "reads neither"),
    ],
)
def test_hostile_files_are_refused(data_folder: Path, tmp_path: Path, source: bytes, says: str) -> None:
    path = tmp_path / "secret.txt"
    path.write_bytes(source)
    with pytest.raises(NothingImported, match=re.escape(says)):
        import_official(path, "secret.txt", book("1.0"), "en")
    assert not data_folder.exists()


def test_a_second_import_updates_and_both_languages_lie_side_by_side(data_folder: Path, tmp_path: Path) -> None:
    import_official(TEXTS / "close.en.txt", "close.en.txt", book("1.0"), "en")
    import_official(TEXTS / "parted.fr.txt", "parted.fr.txt", book("1.0"), "fr")
    update = tmp_path / "update.txt"
    update.write_text("2.1.b The things are of stone.\n2.1.d The stone is not in the box.\n", encoding="utf-8")
    again = import_official(update, "update.txt", book("1.0"), "en")
    assert (again.articles, again.new, again.changed, again.known) == (2, 1, 1, 7)
    texts = store.imported()
    assert texts["1.0", "en"]["2.1.b"].text == "The things are of stone."
    assert set(texts["1.0", "fr"]) == {"2.1.a", "2.1.b", "5.1.2.b"}
    with store.store_file().open("a", encoding="utf-8") as stream:
        stream.write('{"number": 3}\nnot JSON\n[]\n')
    assert set(store.imported()) == set(texts)
    assert store.forget() and not store.forget() and store.imported() == {}


def test_an_import_that_cannot_be_kept_changes_nothing(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(texts: object) -> None:
        raise OSError(28, "No space left on device", "somewhere")

    monkeypatch.setattr(importing, "keep", full)
    with pytest.raises(NothingImported, match="No space left"):
        import_official(TEXTS / "close.en.txt", "close.en.txt", book("1.0"), "en")


@pytest.mark.parametrize("name", PLACED)
def test_every_article_of_the_official_texts_finds_its_place(name: str) -> None:
    path = next(iter(SEEDS.glob(f"{name}_*.txt")), None)
    if path is None:
        pytest.skip(f"the official text ../shared/seeds/{name}_*.txt is not there")
    language, articles, unplaced = PLACED[name]
    text = path.read_text(encoding="utf-8")
    found = read_official(text, path.name, book("1.0"), language)
    numbered = set(re.findall(r"^(\d(?:\.\d+){1,2}\.[a-z])\b", text, re.MULTILINE))
    assert found.mistakes == [] and set(found.articles) == numbered and len(numbered) == articles
    reasons = [one.reason.say() for one in found.unplaced]
    assert {reason: reasons.count(reason) for reason in reasons} == unplaced


def test_all_of_them_together_hold_255_articles() -> None:
    paths = sorted(SEEDS.glob("*.txt"))
    if not paths:
        pytest.skip("the official texts ../shared/seeds are not there")
    numbers: set[str] = set()
    for path in paths:
        language = PLACED[path.name[:3]][0]
        numbers |= set(read_official(path.read_text(encoding="utf-8"), path.name, book("1.0"), language).articles)
    assert len(numbers) == 255
