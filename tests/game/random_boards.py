"""Random small boards of shipped cards, and the random games that are played from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.cards.playing import unplayable
from judge.editions import rules_of
from judge.game.course.referee import Done, advance, is_over
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.trace import Happening
from judge.game.state.state import State
from judge.game.terms import BOOST, Expedition, Phase, Status, Type, Zone
from judge.scenario.board import BoardBuilder
from judge.scenario.facts import Distance, Fact, FirstPlayer, InPhase, InZone, Listed, Mana, Passed
from judge.wording.names import NamedCard, Names

RULES = rules_of("1.0")
NAMES = Names(("Lithium", "Ninette"), Collection.shipped())
PLAYED = [
    card for card in Collection.shipped() if not card.expedition_permanent and unplayable(card, RULES.edition) is None
]
STATUSES = (Status.ANCHORED, Status.ASLEEP, Status.FLEETING)
MOST_UNITS = 25


def _of(*types: Type) -> list[Card]:
    return [card for card in PLAYED if card.type in types]


def _listed(cards: list[Card], most: int, *, marked: bool = False) -> st.SearchStrategy[tuple[Listed, ...]]:
    statuses = st.frozensets(st.sampled_from(STATUSES)) if marked else st.just(frozenset())
    boosts = st.integers(0, 2) if marked else st.just(0)
    one = st.builds(
        lambda card, status, count: Listed(
            NamedCard(card.id, frozenset({card.id})), status, ((BOOST, count),) if count else ()
        ),
        st.sampled_from(cards),
        statuses,
        boosts,
    )
    return st.lists(one, max_size=most).map(tuple)


ANY = _of(Type.CHARACTER, Type.PERMANENT, Type.SPELL)
ZONES = [
    (Zone.HAND, None, _listed(ANY, 3)),
    (Zone.RESERVE, None, _listed(ANY, 3)),
    (Zone.DECK, None, _listed(ANY, 4)),
    (Zone.DISCARD, None, _listed(ANY, 3)),
    (Zone.LANDMARK, None, _listed(_of(Type.PERMANENT), 3)),
    (Zone.EXPEDITION, Expedition.HERO, _listed(_of(Type.CHARACTER), 2, marked=True)),
    (Zone.EXPEDITION, Expedition.COMPANION, _listed(_of(Type.CHARACTER), 2, marked=True)),
    (Zone.HERO, None, _listed(_of(Type.HERO), 1)),
]


@st.composite
def boards(draw: st.DrawFn) -> State:
    """A board such as a scenario could have."""
    board = BoardBuilder(NAMES, RULES)
    board.take(InPhase(draw(st.sampled_from(list(Phase)))), None)
    for player in (0, 1):
        facts: list[Fact] = [InZone(zone, expedition, draw(cards)) for zone, expedition, cards in ZONES]
        orbs = draw(st.integers(0, 7))
        facts.append(Mana(orbs, draw(st.integers(0, orbs))))
        facts += [Distance(expedition, draw(st.integers(0, 3))) for expedition in Expedition]
        for fact in facts:
            board.take(fact, player)
    if draw(st.booleans()):
        board.take(FirstPlayer(), 1)
    if board.state.phase is Phase.AFTERNOON and draw(st.booleans()):
        board.take(Passed(), 1 - board.state.turn)
    return board.finish()


@dataclass(frozen=True)
class Moment:
    """A part of a random game: a unit that ended, or a question in it."""

    before: State
    answers: tuple[Option, ...]
    after: State
    happenings: tuple[Happening, ...]
    question: Question | None = None


def games(start: State, draw: st.DataObject) -> Iterator[Moment]:
    """A random game, unit by unit and question by question, with every answer drawn from the allowed ones."""
    state, answers = start, list[Option]()
    units = 0
    while units < MOST_UNITS and not is_over(state):
        try:
            result = advance(state, RULES, answers)
        except (NotPlayedError, OpenRulingError):
            return
        if isinstance(result, Done):
            yield Moment(state, tuple(answers), result.state, result.happenings)
            state, answers, units = result.state, [], units + 1
        else:
            yield Moment(state, tuple(answers), result.state, result.happenings, result.question)
            answers.append(draw.draw(st.sampled_from(result.question.allowed)))
