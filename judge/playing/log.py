"""What has happened in a match, told to one seat: moves with their steps, and of chance what is seen there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from judge.game.state.objects import Player
from judge.messages import Language
from judge.scenario.performance import Performance, PlayedMove
from judge.telling.view import Story, StoryMove, StoryStep
from judge.wording.names import A_CARD

CARRIED = ("play", "play_character", "quick_action", "decline_card")
"""The sentences of moves that stand over what follows the choices that belong to them."""


def log(story: Story, performance: Performance, language: Language, known: int = 0) -> list[dict[str, Any]]:
    """What has happened, as JSON data.

    Arguments:
        story: the match as it is told from a seat.
        performance: the match as it was played.
        known: how many entries, the first ones, are known already and left out.
    """
    told = [one for one in performance.played if one.move is not None or one.happenings]
    return list(_entries(story.moves, told, language))[known:]


def _entries(moves: Sequence[StoryMove], played: Sequence[PlayedMove], language: Language) -> Iterator[dict[str, Any]]:
    entry: dict[str, Any] | None = None
    carried: tuple[Player | None, str] | None = None
    for move, one in zip(moves, played, strict=True):
        key, seat = one.said.sentence.key if one.said is not None else "", _who(one)
        draws = key == "draw" and A_CARD[language] not in move.text
        text = move.text if seat is not None or draws else ""
        steps = [_step(step) for step in move.steps]
        if not steps:
            carried = (seat, text) if key in CARRIED else carried
            continue
        if carried is not None and seat in (carried[0], None):
            (seat, text), carried = carried, None
        if entry is not None and not text and not entry["text"]:
            entry["steps"] += steps
            continue
        if entry is not None:
            yield entry
        entry = {"seat": seat, "text": text, "day": one.before.day, "steps": steps}
    if entry is not None:
        yield entry
    if carried is not None:
        yield {"seat": carried[0], "text": carried[1], "day": played[-1].before.day, "steps": []}


def _step(step: StoryStep) -> dict[str, Any]:
    return {"number": step.number, "text": step.text, "laws": list(step.laws), "card": step.card}


def _who(played: PlayedMove) -> Player | None:
    """Who has made a move; None for chance, and before the first one."""
    if played.said is None or "player" not in played.said.values or played.said.sentence.key == "first_player":
        return None
    player = played.said.values["player"]
    return player if isinstance(player, int) else None
