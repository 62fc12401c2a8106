"""What an effect asks of an object that is gone is decided by the law on what was last known of it."""

from __future__ import annotations

import pytest
from test_proof import played, proof

from judge.law.laws import objects
from judge.ruling.question import happenings_of
from judge.ruling.trials import Trials


@pytest.mark.parametrize(
    ("name", "about"),
    [
        ("events/diocles-comes-back", "the Hero Expedition of Lithium moves forward"),
        ("zones/back-to-its-owner", "Lithium creates Manaseed in the Landmarks of Lithium"),
    ],
)
def test_where_it_was_and_whose_it_was_is_the_first_thing_that_decides(name: str, about: str) -> None:
    assert proof(name, about).deciders[0].laws == (objects.LAST_KNOWN,)


def test_how_many_counters_it_bore_is_unknown_without_that_law() -> None:
    run = played("objects/the-excavator-remembers")
    without = Trials(run).without(objects.LAST_KNOWN)
    assert without is not None
    gained = [one for one in happenings_of(without) if one.sentence == "gains_counters"]
    assert gained == []
    assert [one for one in happenings_of(run) if objects.LAST_KNOWN in one.laws] != []
