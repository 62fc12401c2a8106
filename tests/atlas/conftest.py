"""An order of meetings in which those that are known to be finds come first."""

from __future__ import annotations

import pytest

from judge.atlas import parts, shipped
from judge.atlas.drawing import Meetings


@pytest.fixture
def found_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed whose order begins with the meetings of finds that ship."""
    meetings = Meetings.shipped()
    cards = {card.id: place for place, card in enumerate(meetings.cards)}
    ways = {(card.id, layout): place for place, (card, layout) in enumerate(meetings.ways)}
    numbers = [
        2 * (ways[one.first, one.layout] * len(cards) + cards[one.second]) + one.opposite
        for one in shipped.atlas().finds[:7]
    ]
    monkeypatch.setattr(parts, "drawn", lambda seed, place, count: numbers[place])
