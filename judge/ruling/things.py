"""What has become of the cards and tokens: of each that lies in sight it can be asked why."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cards.collection import UnknownCard
from judge.game.state.objects import Object
from judge.game.terms import Zone
from judge.messages import Language, message
from judge.ruling.offered import OfferedQuestion
from judge.ruling.question import Becomes
from judge.scenario.fact_writer import write_fact
from judge.scenario.observed import held
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView
from judge.wording.text import NBSP, plain

ALWAYS = (Zone.EXPEDITION, Zone.LANDMARK)
"""The zones whose cards and tokens can be asked about even if nothing has become of them."""

CHANGED = (Zone.RESERVE, Zone.DISCARD, Zone.HAND)
"""The zones of which it is what came there that can be asked about."""

MOST = 24
"""So many are offered at most."""


def things(run: Performance, seat: SeatView, language: Language) -> tuple[OfferedQuestion, ...]:
    """The cards and tokens of which it can be asked what has become of them; none that is not known.

    Arguments:
        run: the form as it was played.
        seat: from where it is told.
    """
    names = run.names.among(run.start, run.state)
    found: dict[Becomes, OfferedQuestion] = {}
    for one in (*_there(run, seat), *_gone(run, seat)):
        question = Becomes(one.base.card, one.copy)
        if question not in found:
            line = names.of_object(one, language)
            found[question] = OfferedQuestion(where(question, line, run, language), question, line)
    return tuple(found.values())[:MOST]


def thing_called(line: str, run: Performance, seat: SeatView, language: Language) -> tuple[Becomes, str] | None:
    """What has become of the one card or token that a line names; None where it names none, or several.

    Arguments:
        line: its name, with its number where there are several.
        run: the form as it was played.
        seat: from where it is told; what is not known there has no name.
    """
    try:
        named = run.names.read_card(plain(line).rstrip(".?"))
    except UnknownCard:
        return None
    states = (run.state, run.start)
    seen = (one for state in states for one in state.where(named.fits) if one.base.card and seat.sees(one, state))
    found = {Becomes(one.base.card, one.copy): run.names.among(*states).of_object(one, language) for one in seen}
    return next(iter(found.items())) if len(found) == 1 else None


def where(question: Becomes, line: str, run: Performance, language: Language) -> str:
    """Where and how a card or token is at the end, in words.

    Arguments:
        question: which one.
        line: what it is called.
        run: the form as it was played, by all the rules or without a law.
    """
    names = run.names.among(run.start, run.state)
    one = question.there(run)
    if one is None:
        return message("{card}: nowhere", card=line).say(language)
    fact = held(one.zone, one.expedition, (one,), numbered=bool(names.number(one)))
    owner = run.names.players[one.holder] + (f"{NBSP}: " if language == "fr" else ": ")
    return owner + write_fact(fact, run.names, language)


def _there(run: Performance, seat: SeatView) -> Iterator[Object]:
    """Those in sight at the end; in some zones only what was not there like that at the start."""
    before = {(one.base.card, one.copy, one.zone) for one in run.start.objects.in_order}
    for one in run.state.objects.in_order:
        came = one.zone in CHANGED and (one.base.card, one.copy, one.zone) not in before
        if one.base.card and (came or one.zone in ALWAYS) and seat.sees(one, run.state):
            yield one


def _gone(run: Performance, seat: SeatView) -> Iterator[Object]:
    """Those in play at the start that are nowhere at the end."""
    for one in run.start.objects.in_order:
        known = one.base.card and one.zone in ALWAYS and seat.sees(one, run.start)
        if known and Becomes(one.base.card, one.copy).there(run) is None:
            yield one
