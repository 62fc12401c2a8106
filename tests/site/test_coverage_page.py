"""The overview of what is played: every article with its state and its scenarios."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from judge.law.book import book
from judge.site import create_app
from judge.telling.coverage import STATUSES, coverage


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_article_stands_there_with_its_state(client: FlaskClient, language: str) -> None:
    page = client.get(f"/{language}/coverage").text
    for number, state in coverage("1.0").articles.items():
        row = page.partition(f'<li id="{number}">')[2].partition("</li>")[0]
        assert f'href="/{language}/rules/1.0/{number}"' in row
        assert f"state-{state.status.replace(' ', '-')}" in row
        assert all(f'data-rule="{other}"' in row for other in state.sums_up)


def test_the_figures_stand_at_the_top(client: FlaskClient) -> None:
    top = client.get("/en/coverage").text.partition('<ul class="figures">')[2].partition("</ul>")[0]
    counts = [coverage("1.0").count(status) for status in STATUSES]
    assert [count for count in counts if count] == [int(part.partition("<")[0]) for part in top.split("</span>")[1:]]


def test_an_article_is_linked_with_the_scenarios_that_show_it() -> None:
    client = create_app(edition="1.0").test_client()
    row = client.get("/fr/coverage").text.partition('<li id="2.1.c">')[2].partition("</li>")[0]
    assert 'href="/fr/scenarios/objects/kuwat-and-haven"' in row
    page = client.get("/fr/rules/1.0/2.1.c").text
    assert "Kuwat" in page.partition("state-shown")[2]


def test_a_summary_says_what_it_sums_up_and_has_its_scenarios() -> None:
    client = create_app(edition="1.0").test_client()
    state = coverage("1.0").articles["1.4.4.a"]
    assert state.summary and state.sums_up == ("2.1.c",)
    assert state.status == "shown"
    assert set(coverage("1.0").scenarios_of("2.1.c")) <= set(state.scenarios)
    for page in ("coverage", "rules/1.0/1.4.4.a"):
        assert 'class="sums-up"' in client.get(f"/en/{page}").text


def test_the_overview_as_data(client: FlaskClient) -> None:
    data = client.get("/fr/coverage.json").get_json()
    assert [row["number"] for row in data["articles"]] == list(book("1.0").numbers)
    assert sum(data["counts"].values()) == len(data["articles"])


@pytest.mark.parametrize("page", ["rules", "scenarios"])
def test_it_is_linked_from_the_contents_and_the_foot_of_every_page(client: FlaskClient, page: str) -> None:
    text = client.get(f"/en/{page}").text
    assert 'href="/en/coverage"' in text.partition("<footer")[2]
    assert ('href="/en/coverage"' in text.partition("<main")[2].partition("<footer")[0]) == (page == "rules")
