"""A visitor who wishes us no good finds no address that breaks."""

from __future__ import annotations

import random

import pytest
from flask import Flask

from judge.desk.link import BrokenLink, link, opened
from judge.desk.sheet import blank
from judge.site import create_app
from tests.measures.hostile.attack import attack
from tests.measures.hostile.spoiling import spoil_link, spoil_text
from tests.measures.hostile.visits import Corpus, corpus, visits


@pytest.fixture(scope="module")
def site() -> Flask:
    """The whole site, as it is served."""
    return create_app(public_url="")


@pytest.fixture(scope="module")
def held(site: Flask) -> Corpus:
    """What is really asked of it."""
    return corpus(site)


def test_nothing_breaks_and_nothing_becomes_markup(site: Flask, held: Corpus) -> None:
    report = attack(site, held, 80, 7)
    faults = [fault for fault in report.faults if "seconds" not in fault[0]]
    assert faults == []
    assert sum(report.statuses.values()) == 80


def test_every_address_is_visited(site: Flask, held: Corpus) -> None:
    rules = {rule.rule.partition("<number")[0].partition("<scenario")[0] for rule in site.url_map.iter_rules()}
    asked = {visit.path for visit in visits(site, held, 400, 1)}
    for rule in rules:
        _, _, rest = rule.rpartition(">")
        assert any(rest in path for path in asked), rule


def test_the_same_seed_makes_the_same_visits(site: Flask, held: Corpus) -> None:
    assert list(visits(site, held, 30, 3)) == list(visits(site, held, 30, 3))


def test_spoilt_links_are_refused_or_hold_a_text() -> None:
    chance = random.Random(1)
    known = link(blank("en", "5.0"), "1.0", ())
    refused = 0
    for _ in range(500):
        try:
            assert len(opened(spoil_link(known, chance)).text) <= 100_016
        except BrokenLink:
            refused += 1
    assert refused > 400


def test_spoiling_changes_a_text() -> None:
    chance = random.Random(1)
    text = blank("en", "5.0")
    assert sum(spoil_text(text, [text], chance) != text for _ in range(50)) > 30
