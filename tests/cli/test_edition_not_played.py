"""An edition whose text alone is there: to ask for play in it is a mistake, told with its line, in every place."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from typing_judge import judge

from judge.desk.view import sit
from judge.editions import PLAYED, EditionNotPlayedError, rules_of
from judge.law.book import book, editions
from judge.messages import LANGUAGES, Language
from judge.place import RULES
from judge.site import create_app
from judge.telling.shelf import ScenarioShelf
from judge.telling.story import story

SOURCE = """# Nothing / Rien

- Topics: boosts
- Rules: 9.9

## Board

### Lithium

### Ninette

## Play

## But if Lithium has a Kelon / Mais si Lithium a un Kelon

### Lithium

- Mana: 1
"""
SAID: dict[Language, str] = {
    "en": "the judge does not apply edition 9.9 of the rules, only its text is here; write one of 1.0 · 5.0",
    "fr": "le programme n’applique pas l’édition 9.9 des règles, seul son texte est ici\u00a0; "
    "écrivez l’une de celles-ci\u00a0: 1.0 · 5.0",
}


@pytest.fixture(autouse=True)
def _text_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An edition 9.9 beside the others, with their text and without citations."""
    rules = tmp_path / "rules"
    shutil.copytree(RULES / "1.0", rules / "1.0")
    shutil.copytree(RULES / "1.0", rules / "9.9", ignore=shutil.ignore_patterns("citations.toml"))
    monkeypatch.setattr("judge.law.book.RULES", rules)
    book.cache_clear()
    yield
    book.cache_clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario of that edition."""
    target = tmp_path / "scenarios" / "nothing.md"
    target.parent.mkdir()
    target.write_text(SOURCE, encoding="utf-8")
    return target


def test_the_text_is_there_and_it_is_not_played() -> None:
    assert editions() == ("1.0", "9.9") and PLAYED == ("1.0", "5.0")
    with pytest.raises(EditionNotPlayedError, match="does not apply edition"):
        rules_of("9.9")
    with pytest.raises(EditionNotPlayedError, match=r"there is no edition 9\.8"):
        rules_of("9.8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["run", "check", "explore", "options"])
def test_a_scenario_of_it_is_refused_on_its_line(command: str, language: Language, file: Path) -> None:
    done = judge(command, str(file), "--lang", language)
    assert done.exit_code == 2, done.output
    assert f"nothing.md:4: {SAID[language]}" in done.output


def test_it_is_refused_as_an_option_too(file: Path) -> None:
    file.write_text(SOURCE.replace("9.9", "1.0"), encoding="utf-8")
    assert judge("check", str(file)).exit_code == 0
    done = judge("check", str(file), "--edition", "9.9")
    assert done.exit_code == 2 and f"nothing.md:4: {SAID['en']}" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("play",), ("selfplay", "--games", "1")])
def test_no_game_is_played_by_it(command: tuple[str, ...], language: Language) -> None:
    done = judge(*command, "--seed", "1", "--edition", "9.9", "--lang", language)
    assert (done.exit_code, done.output.strip()) == (2, SAID[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_site_shows_the_mistake_in_its_place(language: Language, file: Path) -> None:
    shelf = ScenarioShelf(file.parent, lambda path, language, seat: story(path, language, seat=seat))
    client = create_app(edition="1.0", shelf=lambda: shelf).test_client()
    told = client.get(f"/{language}/scenarios/nothing.json").get_json()
    assert (told["verdict"], told["edition"]) == ("unreadable", "9.9")
    assert {(one["line"], one["message"]) for one in told["mistakes"]} == {(4, SAID[language])}
    page = client.get(f"/{language}/scenarios/nothing")
    assert page.status_code == 200 and SAID[language] in page.text
    assert client.get(f"/{language}/scenarios").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desk_says_it(language: Language) -> None:
    sitting = sit(SOURCE, language)
    assert [(one.line, one.message.say(language)) for one in sitting.mistakes] == [(4, SAID[language])]
    assert (sitting.edition, sitting.due) == ("9.9", None)
