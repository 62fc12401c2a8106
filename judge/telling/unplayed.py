"""What a story says of lines that the engine does not play: which lie on the board, and where the run stops at one."""

from __future__ import annotations

from judge.cards.card import Card
from judge.cards.language.declined import QUOTED
from judge.cards.marked import marked
from judge.game.edition import Edition
from judge.game.event.not_played import unplayed_parts
from judge.messages import Language, message
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView
from judge.telling.view import UnplayedLine


def unplayed_lines(performance: Performance, seat: SeatView, language: Language) -> tuple[UnplayedLine, ...]:
    """The lines that are not played of the cards that are there from the start, and that can be seen from a seat.

    Arguments:
        performance: the scenario as it was played.
        seat: from where it is seen.
    """
    state, collection = performance.start, performance.names.collection
    there = (one for one in state.objects.in_order if one.base.card and seat.sees(one, state))
    cards = dict.fromkeys(one.base.card for one in there if unplayed_parts(one.base.abilities))
    return tuple(
        line for card in map(collection.find, cards) for line in lines_of(card, performance.rules.edition, language)
    )


def lines_of(card: Card, edition: Edition, language: Language) -> tuple[UnplayedLine, ...]:
    """The lines of a card that are not played by an edition."""
    name, quoted = card.name[language], QUOTED[language]
    return tuple(
        UnplayedLine(name, quoted.format(line.words[language]), line.reason.say(language))
        for line in marked(card, edition).lines
    )


def stop(performance: Performance, language: Language) -> str:
    """The sentence that says where the run stops at something that is not played; "" where it does not.

    Arguments:
        performance: the scenario as it was played.
    """
    if performance.unplayed is None:
        return ""
    return message("Here the run stops: {what}", what=performance.unplayed).say(language)
