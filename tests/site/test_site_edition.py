"""The edition that addresses without one mean: one setting, whatever it is."""

from __future__ import annotations

import pytest

from judge.site import create_app
from judge.site.setting import Setting

PAGES = (
    "rules",
    "rules.json",
    "rules/2.1.e",
    "rules/7.4",
    "rules/1.0/2.1.c",
    "glossary",
    "search?q=token",
    "suggest.json?q=tok",
    "coverage",
    "learn",
    "learn/day-sheet",
    "scenarios",
    "scenarios/format",
    "offline",
    "decks",
)


def test_the_environment_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(edition: str | None = None) -> str:
        setting: Setting = create_app(edition=edition).extensions["judge"]
        return setting.edition

    monkeypatch.delenv("JUDGE_EDITION", raising=False)
    assert chosen() == "1.0"
    monkeypatch.setenv("JUDGE_EDITION", "5.0")
    assert chosen() == "5.0"
    assert chosen("1.0") == "1.0"
    monkeypatch.setenv("JUDGE_EDITION", "9.9")
    with pytest.raises(KeyError, match=r"9\.9"):
        chosen()


def test_another_edition_may_be_chosen_for_the_whole_site() -> None:
    client = create_app(edition="5.0").test_client()
    for page in PAGES:
        assert client.get(f"/en/{page}").status_code == 200, page
    assert "Edition 5.0" in client.get("/en/rules").text
    assert client.get("/en/rules/2.1.e.json").get_json()["edition"] == "5.0"
    assert client.get("/en/glossary.json").get_json()["edition"] == "5.0"
    sheet = client.get("/en/learn/day-sheet").text
    assert 'href="/en/rules/4.2.5.d"' in sheet and 'href="/en/rules/1.0/' not in sheet
    found = client.get("/en/search.json?q=token+ceases+to+exist").get_json()
    assert (found["edition"], found["results"][0]["edition"]) == ("5.0", "5.0")
    assert found["results"][0]["also"][0]["edition"] == "1.0"
    assert found["results"][0]["also"][0]["address"].startswith("/en/rules/1.0/")
    assert client.get("/en/rules/1.0/2.1.c").status_code == 200
