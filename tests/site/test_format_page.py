"""The page on how a scenario file is written."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from markupsafe import escape

from judge.messages import LANGUAGES, Language
from judge.telling.file_format import chapters, data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_lists_everything(client: FlaskClient, language: Language) -> None:
    answer = client.get(f"/{language}/scenarios/format")
    assert answer.status_code == 200
    for chapter in chapters("1.0"):
        assert f'<h2 id="{chapter.key}">{escape(chapter.title.say(language))}</h2>' in answer.text
        assert str(escape(chapter.words.say(language))) in answer.text
        for entry in chapter.entries:
            forms = [form for said in entry.forms.values() for form in said]
            for words in (*forms, *entry.example.values()):
                assert f"<code>{escape(words)}</code>" in answer.text, entry.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_as_data(client: FlaskClient, language: Language) -> None:
    assert client.get(f"/{language}/scenarios/format.json").get_json() == data(language, "1.0")


def test_it_is_found_from_where_one_writes(client: FlaskClient) -> None:
    for page in ("scenarios", "desk", "api", ""):
        assert 'href="/en/scenarios/format"' in client.get(f"/en/{page}").text
