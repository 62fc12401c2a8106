"""A move as it was played, and a step that followed it, told in the sentences of a language."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability import QuickAction
from judge.game.event.trace import Happening
from judge.messages import Language, message
from judge.scenario.performance import PlayedMove
from judge.telling.seat import SeatView
from judge.wording.names import Names
from judge.wording.table import sentence

UNSEEN = ("tumult",)
"""The sentences of moves by which chance decides what lies face down for everybody."""


def told_move(played: PlayedMove, names: Names, seat: SeatView, language: Language) -> str:
    """A move in words; as it is written where it means nothing that could be told.

    Arguments:
        names: the names of players and cards.
        seat: from where it is told.
    """
    if played.move is None:
        return message("Before the first move").say(language)
    said = played.said
    if said is not None and said.sentence.key in UNSEEN and seat.player is not None:
        return message("Chance decides what nobody may see").say(language)
    if said is None or ("card" in said.values and played.option is None):
        return seat.text(played.move.line.text, language)
    values = seat.chosen(_values(played, said.values), played)
    return said.sentence.write(values, names.among(played.before), language)


def told_step(happening: Happening, names: Names, seat: SeatView, language: Language) -> tuple[str, str]:
    """A step in words, and the card whose ability asked for it; "" where none did, or it is not known from the seat.

    Arguments:
        names: the names of players and cards.
        seat: from where it is told.
    """
    values = seat.values(happening.values, happening.state)
    source = happening.source
    seen = source is not None and seat.sees(source, happening.state)
    card = names.of_object(source, language) if source is not None and seen else ""
    return sentence("trace", happening.sentence).write(values, names, language), card


def _values(played: PlayedMove, typed: Mapping[str, object]) -> dict[str, object]:
    """The values of a move's sentence, with the objects that were meant in place of their names."""
    values = dict(typed)
    if played.option is None:
        return values
    if played.option.kind == "mode":
        values["effect"] = played.option.detail
    if played.option.object is None:
        return values
    one = played.before.objects[played.option.object]
    if one.emblem is not None:
        values["effect"] = one.emblem.reaction
        values["about"] = one.emblem.spoken_of(played.before.objects)
    if isinstance(played.option.detail, QuickAction):
        values["effect"] = played.option.detail
    if "card" in values:
        values["card"] = one.emblem.source if one.emblem is not None else one
    if "orb" in values:
        values["orb"] = played.before.objects[int(str(played.option.detail))]
    return values
