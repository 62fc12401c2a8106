"""What an outcome comes to: the facts that are no longer as they were at the start."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Expedition, Zone
from judge.messages import Language, message
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import Day, Distance, Fact, FirstPlayer, InPhase, InZone, Listed, Mana, Passed, Wins
from judge.scenario.marked_regions import markers_of
from judge.scenario.observed import ascended, listed
from judge.wording.names import Names

ZONES = (Zone.HERO, Zone.HAND, Zone.RESERVE, Zone.LANDMARK, Zone.DISCARD)

Said = tuple[Player | None, Fact]


def changed(start: State, end: State) -> tuple[Said, ...]:
    """The facts of a position that were not facts at the start, each with the player whom it is about.

    Arguments:
        start: the state at the start.
        end: the position.
    """
    before = set(facts_of(start))
    return tuple(said for said in facts_of(end) if said not in before)


def summary(start: State, end: State, names: Names, language: Language) -> str:
    """What has changed, as facts of a scenario in one line.

    Arguments:
        start: the state at the start.
        end: the position.
        names: the names of players and cards.
    """
    found: list[str] = []
    speaking: Player | None = None
    for player, fact in changed(start, end):
        words = write_fact(fact, names, language)
        found.append(words if player in (None, speaking) else f"{names.players[player or 0]} — {words}")
        speaking = player
    return " · ".join(found) or message("Nothing has changed").say(language)


def facts_of(state: State) -> Iterator[Said]:
    """The facts of a position, each with the player whom it is about.

    Arguments:
        state: the position.
    """
    if state.winner is not None:
        yield None, Wins(state.winner)
    yield None, Day(state.day)
    yield None, InPhase(state.phase)
    for player in SEATS:
        yield from ((player, fact) for fact in _of(state, player))


def _of(state: State, player: Player) -> Iterator[Fact]:
    if state.first_player == player:
        yield FirstPlayer()
    if player in state.passed:
        yield Passed()
    orbs = state.of(Zone.MANA, player)
    yield Mana(len(orbs), sum(orb.exhausted for orb in orbs))
    for expedition in Expedition:
        there = (one for one in state.of(Zone.EXPEDITION, player) if one.expedition is expedition)
        yield InZone(Zone.EXPEDITION, expedition, _listed(there))
        if state.positions.get((player, expedition)) is not None:
            yield Distance(expedition, state.distance(player, expedition))
    if (up := ascended(state, player)).expeditions:
        yield up
    if (laid := markers_of(state, player)).markers:
        yield laid
    for zone in ZONES:
        yield InZone(zone, None, _listed(state.of(zone, player)))
    deck = state.of(Zone.DECK, player)
    if not any(card.shuffled for card in deck):
        yield InZone(Zone.DECK, None, tuple(map(listed, deck)))


def _listed(objects: Iterator[Object] | tuple[Object, ...]) -> tuple[Listed, ...]:
    """Cards as a fact lists them, in an order that says nothing of when they came."""
    return tuple(sorted(map(listed, objects), key=_words))


def _words(card: Listed) -> tuple[object, ...]:
    return card.named.text if card.named else "", sorted(card.statuses), card.counters
