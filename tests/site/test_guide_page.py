"""The page of the guide to the library."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from markupsafe import escape

from judge.messages import LANGUAGES, Language
from judge.public.chapters import guide


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_every_example_as_it_is(client: FlaskClient, language: Language) -> None:
    answer = client.get(f"/{language}/library")
    assert answer.status_code == 200
    for number, chapter in enumerate(guide(language)):
        heading = f'<h2 id="part-{number}">{chapter.title}</h2>' if number else f"<h1>{chapter.title}</h1>"
        assert heading in answer.text
        for part in chapter.parts:
            assert part.kind == "words" or f"<code>{escape(part.text)}</code>" in answer.text
    assert answer.text.count("<pre") == sum(part.kind != "words" for one in guide(language) for part in one.parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_as_data(client: FlaskClient, language: Language) -> None:
    told = client.get(f"/{language}/library.json").get_json()
    assert [(one["title"], [part["text"] for part in one["parts"]]) for one in told["chapters"]] == [
        (chapter.title, [part.text for part in chapter.parts]) for chapter in guide(language)
    ]


def test_it_is_found_from_every_page(client: FlaskClient) -> None:
    assert 'href="/en/library"' in client.get("/en/").text
