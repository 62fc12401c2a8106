"""What changed for rulings: read and held against both editions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from judge.law import mechanisms as module
from judge.law.book import book
from judge.law.concordance import FILE as CONCORDANCE
from judge.law.mechanism_checks import mechanism_mistakes
from judge.law.mechanisms import FILE, Frequency, MechanismKind, mechanisms, read_mechanisms
from judge.messages import LANGUAGES
from judge.place import RULES

SOURCE = (RULES / "5.0" / FILE).read_text(encoding="utf-8")
START = SOURCE[: SOURCE.index("[[mechanism]]")].count("\n") + 1
FIRST = "[[mechanism]]" + SOURCE.split("[[mechanism]]")[1]


def test_the_first_edition_has_none() -> None:
    assert mechanisms("1.0") == ()


def test_all_are_there_those_that_matter_most_first() -> None:
    found = mechanisms("5.0")
    often = Counter(one.frequency for one in found)
    assert [often[one] for one in Frequency] == [16, 22, 20, 5]
    targets = found[0]
    assert (targets.name, targets.kind, targets.by_reading) == ("targets", MechanismKind.CHANGED, False)
    assert targets.earlier == ("5.1.2.b", "5.2.3.b", "5.2.3.e", "5.2.3.f")
    assert "6.5.b" in targets.later
    assert targets.texts["fr"].title == "Quand on choisit les cibles"


def test_what_is_new_has_articles_in_the_later_edition_and_nothing_repeats_itself() -> None:
    for one in mechanisms("5.0"):
        assert one.later, one.name
        assert one.earlier or one.kind is MechanismKind.NEW, one.name
        for language in LANGUAGES:
            assert one.texts[language].before != one.texts[language].now, one.name
    for language in LANGUAGES:
        titles = [one.texts[language].title for one in mechanisms("5.0")]
        assert len(set(titles)) == len(titles)


SPOILED = {
    "unknown key": ('name = "targets"', 'name = "targets"\nwhy = 1', "unknown key “why”"),
    "no name": ('name = "targets"', 'name = "The Targets"', "“name” is no name"),
    "frequency": ('often = "every-game"', 'often = "always"', "“often” is none of every-game, decks"),
    "kind": ('kind = "changed"', 'kind = "other"', "“kind” is none of changed, new"),
    "mark": ('mark = "differs"', 'mark = "unlike"', "“mark” is none of differs, new, open, same"),
    "no scenario": ('scenario = "playing/boom"\n', "", "what is not the same is shown by a scenario"),
    "scenario": ('scenario = "playing/boom"', "scenario = 1", "a text is missing"),
    "numbers": ('from = ["5.1.2.b"', 'from = [1, "5.1.2.b"', "“from” is no list of texts"),
    "reading": ('kind = "changed"', 'kind = "changed"\nreading = "yes"', "“reading” is true or false"),
    "one language": ("[mechanism.fr]", "[mechanism.de]", "write title, before, now in both languages"),
    "a key in one": ('title = "Quand', 'doubt = "Ah ?"\ntitle = "Quand', "“doubt” in both or in none"),
    "no text": ('title = "Quand on choisit les cibles"', "title = 1", "a text is missing"),
    "no list": ("[[mechanism]]", "[mechanism]", "“mechanism” is no list of tables"),
}


@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_mistake_is_named_with_its_line(spoiled: str, tmp_path: Path) -> None:
    old, new, words = SPOILED[spoiled]
    path = _written(tmp_path, FIRST, old, new)
    _, mistakes = read_mechanisms(path, FILE)
    assert {mistake.line for mistake in mistakes} == {1}
    assert [mistake for mistake in mistakes if words in mistake.say("en")]
    assert all(mistake.say("fr") != mistake.say("en") for mistake in mistakes)


DISCORDANT = {
    "unknown earlier": ('from = ["5.1.2.b"', 'from = ["5.1.2.z"', "edition 1.0 has no 5.1.2.z"),
    "unknown later": ('to = ["1.2.6.c"', 'to = ["1.2.6.z"', "edition 5.0 has no 1.2.6.z"),
    "order": ('to = ["1.2.6.c", "5.1.2.c"', 'to = ["5.1.2.c", "1.2.6.c"', "stand in another order: 1.2.6.c, 5.1.2.c"),
    "twice": ('to = ["1.2.6.c"', 'to = ["1.2.6.c", "1.2.6.c"', "an article of 5.0 stands twice"),
    "unknown scenario": ('scenario = "playing/boom"', 'scenario = "no/such"', "there is no scenario “no/such”"),
    "typography": ("When targets are chosen", "It's so", "’"),
}


@pytest.mark.parametrize("discordant", DISCORDANT)
def test_what_does_not_fit_the_editions_is_named(discordant: str, tmp_path: Path) -> None:
    old, new, words = DISCORDANT[discordant]
    found = _checked(tmp_path, _written(tmp_path / "5.0", SOURCE, old, new))
    assert [(line, words in said) for line, said in found] == [(START, True)]


def test_names_and_order_are_held(tmp_path: Path) -> None:
    rare = FIRST.replace("every-game", "rarely")
    found = _checked(tmp_path, _written(tmp_path / "5.0", rare + FIRST, "", ""))
    line = rare.count("\n") + 1
    assert [number for number, _ in found] == [line, line]
    assert "names another mechanism too" in found[0][1]
    assert "matters more often" in found[1][1]


def test_the_edition_before_must_be_there(tmp_path: Path) -> None:
    path = _written(tmp_path / "5.0", SOURCE, "", "")
    assert [mistake.line for mistake in mechanism_mistakes(path, book("5.0"))] == [1]


def test_a_file_with_mistakes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _written(tmp_path / "9.9", FIRST, 'kind = "changed"', 'kind = "other"')
    monkeypatch.setattr(module, "RULES", tmp_path)
    with pytest.raises(ValueError, match=f"9.9/{FILE}:1: “kind” is none"):
        mechanisms("9.9")


def _checked(folder: Path, path: Path) -> list[tuple[int, str]]:
    (folder / "1.0").symlink_to(RULES / "1.0")
    (path.parent / CONCORDANCE).symlink_to(RULES / "5.0" / CONCORDANCE)
    found = list(mechanism_mistakes(path, book("5.0")))
    assert all(mistake.say("fr") != mistake.say("en") for mistake in found)
    return [(mistake.line, mistake.say("en")) for mistake in found]


def _written(folder: Path, source: str, old: str, new: str) -> Path:
    assert old in source
    folder.mkdir(exist_ok=True)
    path = folder / FILE
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    return path
