"""What pages need is there before the first visitor comes: afterwards no page computes it in the server’s process."""

from __future__ import annotations

import pytest
from flask import Flask

from judge.bounds import pool
from judge.cards.language import reader
from judge.finder import Finder
from judge.site import ready
from judge.site.ready import fetch, make_ready
from judge.telling import differences

PAGES = (
    "",
    "search?q=boost",
    "rules/5.0/2.1.c",
    "coverage",
    "scenarios",
    "scenarios/objects/kuwat-and-haven",
    "scenarios/objects/kuwat-and-haven?seat=Ninette",
    "cards",
    "cards?understood=no",
    "cards/differences",
    "desk",
    "learn",
    "learn/mana",
    "learn/today",
    "learn/practice?seed=3",
)


def refuse(*_: object, **__: object) -> None:
    """What must not be done here."""
    raise AssertionError("computed in the server’s process")


@pytest.mark.usefixtures("nobody_is_sent_away")
def test_afterwards_nothing_is_read_or_told_here(whole: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    make_ready(whole, lambda what: told.append(what.say("fr")))
    assert told
    monkeypatch.setattr(reader, "grammar", refuse)
    monkeypatch.setattr("judge.telling.loading.judged_entry", refuse)
    monkeypatch.setattr("judge.telling.loading.told_stories", refuse)
    monkeypatch.setattr("judge.school.bank.runs_of_form", refuse)
    monkeypatch.setattr(differences, "differing_cards", refuse)
    visitor = whole.test_client()
    for language in ("en", "fr"):
        for page in PAGES:
            assert visitor.get(f"/{language}/{page}").status_code == 200, page


def test_then_searches_come_into_memory(app: Flask, finder: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "PAUSE", 0.0)
    bringing = fetch(app)
    bringing.join(60)
    assert not bringing.is_alive()
    known = finder._remembered.cache_info().misses
    assert finder.search("Zones", "fr").results
    assert finder._remembered.cache_info().misses == known


def test_differences_are_looked_for_in_a_child(whole: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def bounded(function: object, **how: object) -> tuple[()]:
        asked.append((function, how))
        return ()

    monkeypatch.setattr(differences, "_found", None)
    monkeypatch.setattr(differences, "bounded", bounded)
    for _ in range(2):
        assert whole.test_client().get("/en/cards/differences").status_code == 200
    assert asked == [(differences.differing_cards, {"seconds": differences.SECONDS, "slow": True})]


def test_a_start_waits_for_every_child() -> None:
    pool.close()
    assert pool.start()
    for slow in (False, True):
        assert len(pool._open().lane(slow)._idle) == pool.workers()
