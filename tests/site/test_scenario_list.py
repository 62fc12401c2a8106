"""The list of the scenarios: searched, filtered, leafed through."""

from __future__ import annotations

import html
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient


@pytest.mark.parametrize("language", ["en", "fr"])
def test_scenarios_are_searched_and_filtered_and_topics_are_links(whole: Flask, language: str) -> None:
    client = whole.test_client()

    def found(**asked: str) -> list[str]:
        data = client.get(f"/{language}/scenarios.json", query_string=asked)
        paths: list[str] = []
        page = client.get(f"/{language}/scenarios", query_string=asked)
        while True:
            assert page.status_code == data.status_code == 200
            paths += re.findall(rf'<h3><a href="/{language}/scenarios/([^"]*)"', page.text)
            further = re.search(r'<a rel="next" href="([^"]*)"', page.text)
            if further is None:
                break
            page = client.get(html.unescape(further[1]))
        assert sorted(paths) == sorted(one["scenario"] for one in data.get_json()["scenarios"])
        return paths

    whole_list = client.get(f"/{language}/scenarios").text
    more = re.findall(rf'<p class="more"><a href="/{language}/scenarios\?chapter=(\w+)"', whole_list)
    tastes = re.findall(rf'<h3><a href="/{language}/scenarios/([^"]*)"', whole_list)
    every = {*tastes, *(path for part in more for path in found(chapter=part))}
    assert len(tastes) < len(every) == len(client.get("/en/scenarios.json").get_json()["scenarios"])
    assert "events/anubis" in found(q="anubis")
    assert "events/anubis" in found(q="ANUBIS sacrif")
    assert found(q="anubis zzz") == []
    deciding = found(q="7.3.36.a")
    assert "events/anubis" in deciding
    assert len(deciding) < len(every)
    assert set(deciding) <= set(found(q="7.3.36"))
    topic = {"en": "simultaneous", "fr": "simultané"}
    assert found(topic=topic["en"]) == found(topic=topic["fr"]), "a topic means the same in the other language"
    assert "events/anubis" in found(topic=topic[language], chapter="6", verdict="holds")
    assert found(chapter="cards", topic=topic[language]) != found(topic=topic[language])
    page = client.get(f"/{language}/scenarios/events/anubis").text
    link = re.search(r'<a class="topic" href="([^"]*)">([^<]*)</a>', page)
    assert link is not None
    assert 'href="/' + language + '/scenarios/events/anubis"' in client.get(link[1]).text
    listed = client.get(link[1]).text
    assert f'value="{link[2]}"' in listed
    assert f'<a href="/{language}/scenarios">' in listed, "a way back to all of them"
    other = {"en": "fr", "fr": "en"}[language]
    assert link[1].replace(f"/{language}/", f"/{other}/", 1) in listed, "the other language asks the same"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"q": "x" * 201}, 400),
        ({"chapter": "9"}, 400),
        ({"verdict": "nice"}, 400),
        ({"topic": '"><script>'}, 200),
        ({"q": "((((*+?\\"}, 200),
        ({"topic": "x" * 5000}, 200),
        ({"page": "2"}, 404),
        ({"topic": "x", "page": "0"}, 404),
        ({"page": "²"}, 404),
    ],
)
def test_what_scenarios_cannot_be_searched_by(client: FlaskClient, asked: dict[str, str], code: int) -> None:
    answer = client.get("/en/scenarios", query_string=asked)
    assert answer.status_code == code
    assert "<script>" not in answer.text.partition("<main")[2]
