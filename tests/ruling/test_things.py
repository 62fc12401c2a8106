"""Of the cards and tokens it can be asked what has become of them: the answer is their place, and the law is proved."""

from __future__ import annotations

import pytest
from test_proof import played

from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.ruling.files import rule_file, rule_step
from judge.ruling.things import MOST, things
from judge.telling.seat import SeatView


def told(name: str, twin: int = 0, seat: int | None = None) -> list[str]:
    run = played(name, twin)
    return [one.text for one in things(run, SeatView(run, seat), "en")]


def test_what_came_and_what_lies_in_play_is_offered_and_a_token_that_is_gone() -> None:
    assert told("playing/coppelia") == [
        "Lithium: Hero Expedition: Brassbug",
        "Lithium: Companion Expedition: Coppélia, Asleep, Fleeting",
    ]
    assert told("day/sacrificed-at-clean-up")[-1] == "Ninette: Discard pile: Old Shrine"


def test_from_a_seat_nothing_is_named_that_is_not_known_there() -> None:
    run = played("lessons/a-whole-day", 0)
    whole = set(told("lessons/a-whole-day"))
    for player in (0, 1):
        assert set(told("lessons/a-whole-day", seat=player)) < whole, "the cards in the other hand are left out"
        assert run.names.players[1 - player] + ": Hand" not in " ".join(told("lessons/a-whole-day", seat=player))


def test_the_ruling_says_where_it_would_be_without_the_law() -> None:
    path = "playing/coppelia.md"
    ruling = rule_step(SCENARIOS / path, path, 2, "en", kind="thing")
    assert ruling is not None and ruling.question == "What has become of Coppélia?"
    assert "5.1.1.d" in ruling.laws
    without = {one.number: one.without for one in ruling.deciding}
    assert without["5.1.1.d"] == "Without 5.1.1.d it would be “Lithium: Reserve: Coppélia, Asleep”."
    token = rule_step(SCENARIOS / path, path, 1, "fr", kind="thing")
    assert token is not None and token.deciding[0].without.replace("\xa0", " ").endswith("« Scarabot : nulle part ».")


@pytest.mark.parametrize("path", ["vocabulary/gift.md", "day/sacrificed-at-clean-up.md"])
def test_each_has_its_ruling(path: str) -> None:
    for language in LANGUAGES:
        found = rule_file(SCENARIOS / path, path, language)
        assert len(found.things) == len(found.forms)
        lines = [line for form in found.things for line in form]
        assert 0 < len(lines) <= MOST * len(found.forms)
        rulings = [
            rule_step(SCENARIOS / path, path, number, language, kind="thing") for number in range(1, len(lines) + 1)
        ]
        for line, ruling in zip(lines, rulings, strict=True):
            assert ruling is not None and line in ruling.answer
        assert any(one is not None and one.deciding for one in rulings)
        assert rule_step(SCENARIOS / path, path, len(lines) + 1, language, kind="thing") is None
