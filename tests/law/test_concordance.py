"""What became of each article from one edition to the next: read and held against both editions."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judge.law import concordance as module
from judge.law.book import book, read_book
from judge.law.concordance import FILE, ONE_RULE, ChangeKind, concordance, read_concordance
from judge.law.concordance_checks import concordance_mistakes
from judge.law.same_words import differing
from judge.place import RULES

SOURCE = (RULES / "5.0" / FILE).read_text(encoding="utf-8")
CHANGED = '["1.1.1.a"]\nkind = "changed"\nen = "Another."\nfr = "Un autre."\n'
FIRST = '["1.1.1.a"]\nkind = "same"\nfrom = ["1.1.1.a"]\n'


def test_the_first_edition_has_none_before_it() -> None:
    assert concordance("1.0") is None


def test_every_article_stands_in_it_with_what_it_comes_from() -> None:
    whole = concordance("5.0")
    assert whole is not None and whole.earlier == "1.0"
    assert list(whole.changes) == list(book("5.0").numbers)
    assert whole.changes["2.1.d"].kind is ChangeKind.SPLIT
    assert whole.changes["2.1.d"].earlier == ("2.1.c",)
    assert whole.successors("2.1.c") == ("2.1.c", "2.1.d")
    assert whole.dropped["2.4.1.f"].kind is ChangeKind.DROPPED
    assert whole.successors("2.4.1.f") == ()


def test_one_rule_has_one_article_in_each_edition() -> None:
    whole = concordance("5.0")
    assert whole is not None
    pairs = {number: change.earlier for number, change in whole.changes.items() if change.kind in ONE_RULE}
    assert len(pairs) == 345
    assert all(len(earlier) == 1 for earlier in pairs.values())
    assert len(set(pairs.values())) == len(pairs)


SPOILED = {
    "no edition": ('earlier = "1.0"', "", 1, ("“earlier” is no text",)),
    "no table": (FIRST, '"1.1.1.a" = 1\n', 7, ("1.1.1.a is no table",)),
    "no number": ('["1.1.1.a"]', '["1.1.1"]', 7, ("“1.1.1” is no article number", "does not come from these")),
    "unknown key": (FIRST, f"{FIRST}why = 1\n", 7, ("unknown key “why”",)),
    "unknown kind": ('kind = "same"', 'kind = "sme"', 7, ("1.1.1.a has no kind of change; write one of same, moved,",)),
    "kind of another": ('kind = "same"', 'kind = "dropped"', 7, ("1.1.1.a has no kind of change",)),
    "no list": ('from = ["1.1.1.a"]', 'from = "1.1.1.a"', 7, ("“from” is no list",)),
    "same but moved": ('from = ["1.1.1.a"]', 'from = ["1.1.1.b"]', 7, ("1.1.1.a does not come from these",)),
    "moved but same": ('kind = "same"', 'kind = "moved"', 7, ("1.1.1.a does not come from these",)),
    "merged of one": ('kind = "same"', 'kind = "merged"', 7, ("1.1.1.a does not come from these",)),
    "new with an old": ('kind = "same"', 'kind = "new"', 7, ("1.1.1.a does not come from these",)),
    "changed of none": (FIRST, CHANGED, 7, ("1.1.1.a does not come from these",)),
    "no line": ('kind = "same"', 'kind = "changed"', 7, ("1.1.1.a is “changed” and does not say what changed",)),
    "no French": (FIRST, f'{FIRST}en = "It tells more."\n', 7, ("1.1.1.a needs its line in both languages",)),
    "no TOML": ('["1.1.1.a"]', '["1.1.1.a"', 7, ("the table cannot be read",)),
}


@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_mistake_is_named_with_its_line(spoiled: str, tmp_path: Path) -> None:
    old, new, line, expected = SPOILED[spoiled]
    path = _written(tmp_path, old, new)
    _, mistakes = read_concordance(path, FILE)
    assert [mistake.line for mistake in mistakes] == [line] * len(expected)
    for mistake, words in zip(mistakes, expected, strict=True):
        assert words in mistake.say("en")
        assert mistake.say("fr") != mistake.say("en")


DISCORDANT = {
    "unknown edition": ('earlier = "1.0"', 'earlier = "0.9"', 5, "there is no edition 0.9 to compare with"),
    "unknown article": ('["1.1.1.a"]\nkind = "same"', '["1.1.1.z"]\nkind = "moved"', 7, "edition 5.0 has no 1.1.1.z"),
    "missing article": (FIRST, "", 5, "1.1.1.a is not there; write what it comes from"),
    "unknown earlier": (FIRST, f'{CHANGED}from = ["1.1.1.z"]\n', 7, "edition 1.0 has no 1.1.1.z"),
    "nothing comes of it": (FIRST, f'{CHANGED}from = ["1.1.1.b"]\n', 5, "what became of 1.1.1.a; write"),
    "dropped and kept": ('[dropped."2.4.1.f"]', '[dropped."1.1.1.a"]', 7, "1.1.1.a is dropped, and an article"),
    "typography": (FIRST, f'{FIRST}en = "It\'s so."\nfr = "Voilà."\n', 7, "’"),
}


@pytest.mark.parametrize("discordant", DISCORDANT)
def test_what_does_not_fit_the_editions_is_named(discordant: str, tmp_path: Path) -> None:
    old, new, line, words = DISCORDANT[discordant]
    path = _written(tmp_path / "5.0", old, new)
    (tmp_path / "1.0").symlink_to(RULES / "1.0")
    mistakes = list(concordance_mistakes(path, book("5.0")))
    assert (line, True) in [(mistake.line, words in mistake.say("en")) for mistake in mistakes]
    assert all(mistake.say("fr") != mistake.say("en") for mistake in mistakes)


def test_one_rule_is_told_in_the_same_words() -> None:
    whole = concordance("5.0")
    assert whole is not None
    assert list(differing(whole, book("5.0"), book("1.0"))) == []


OTHER_WORDS = {
    "a word": ("en/2-objects.md", "All visible zones can hold", "Every visible zone can hold", "2.1.a", "en"),
    "a reference": (
        "fr/4-game.md",
        "après chaque effet de tour ([4.4])",
        "après chaque effet de tour ([4.3])",
        "4.2.g",
        "fr",
    ),
}


@pytest.mark.parametrize("spoiled", OTHER_WORDS)
def test_one_rule_in_other_words_is_a_mistake(spoiled: str, tmp_path: Path) -> None:
    file, old, new, number, language = OTHER_WORDS[spoiled]
    folder = tmp_path / "5.0"
    shutil.copytree(RULES / "5.0", folder)
    (tmp_path / "1.0").symlink_to(RULES / "1.0")
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    (mistake,) = concordance_mistakes(folder / FILE, read_book(folder))
    line = SOURCE.splitlines().index(f'["{number}"]') + 1
    said = f"{FILE}:{line}: {number} is one rule with that of 1.0, but is told in other words ({language})"
    assert mistake.say("en") == said
    assert mistake.say("fr") != said


def test_a_concordance_with_mistakes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _written(tmp_path / "9.9", 'kind = "same"', 'kind = "sme"')
    monkeypatch.setattr(module, "RULES", tmp_path)
    with pytest.raises(ValueError, match=f"9.9/{FILE}:7: 1.1.1.a has no kind"):
        concordance("9.9")


def _written(folder: Path, old: str, new: str) -> Path:
    assert old in SOURCE
    folder.mkdir(exist_ok=True)
    path = folder / FILE
    path.write_text(SOURCE.replace(old, new, 1), encoding="utf-8")
    return path
