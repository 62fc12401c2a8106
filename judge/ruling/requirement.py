"""The first requirement that fails of what is asked about: a card in the Deck, or a card played from Reserve."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.event.modifiers.rules import FROM_RESERVE, PERMANENT_FROM_RESERVE
from judge.game.event.trace import Happening
from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.terms import Status
from judge.law.laws import playing
from judge.law.laws.law import Law
from judge.ruling.question import Happens, happenings_of
from judge.scenario.performance import Performance
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence

FROM_DECK = frozenset({"draws", "resupplies"})
"""The happenings that take a card from a player’s Deck."""


def failed_requirement(question: Happens, run: Performance) -> Iterator[Law]:
    """The laws by which what is asked about needs something that is not there.

    Arguments:
        question: asks of something that does not happen.
        run: the form as it was played by all the rules.
    """
    for said in question.said:
        if said.sentence.key in FROM_DECK:
            yield from _no_card_left(said, run)
        elif said.sentence.key == "gains_status" and said.values["status"] is Status.FLEETING:
            yield from _not_from_reserve(said, run)


def _no_card_left(said: ParsedSentence, run: Performance) -> Iterator[Law]:
    """Why a player takes no card from the Deck, where none was there."""
    for one in happenings_of(run):
        if one.sentence == "no_such_card" and one.values["player"] == said.values["player"]:
            yield from one.laws


def _not_from_reserve(said: ParsedSentence, run: Performance) -> Iterator[Law]:
    """Why a card that is played gains no Fleeting: it is not played from Reserve, or is of another type."""
    for card in (_played(one, said.values["card"]) for one in happenings_of(run)):
        if card is not None:
            laws = _giving_fleeting(card)
            yield from (law for law in laws if run.rules.holds(law))
            if not laws:
                yield run.rules.of(playing.LANDMARK_OF_PLAYER, playing.RESOLVED_CARD_JOINS)


def _giving_fleeting(card: Object) -> Laws:
    """The laws by which a card that is played from Reserve gains Fleeting."""
    return PERMANENT_FROM_RESERVE if card.base.expedition_permanent else FROM_RESERVE.get(card.base.type, ())


def _played(one: Happening, named: object) -> Object | None:
    """The card of which a step tells that it goes to Limbo to be played, where it is the one that is meant."""
    card = one.values.get("card")
    if one.sentence != "goes_to_limbo" or not isinstance(card, Object) or not isinstance(named, NamedCard):
        return None
    return card if named.fits(card) else None
