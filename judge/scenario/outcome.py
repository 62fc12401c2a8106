"""The outcome of a scenario: its facts, held against the state at the end."""

from __future__ import annotations

from judge.game.event.decks import in_no_order
from judge.game.rules import Rules
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import Phase, Zone
from judge.messages import LANGUAGES, Message, message, pasted
from judge.scenario.coming import comes, next_question, what_comes
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import (
    Adventure,
    AreAscended,
    Awaited,
    Day,
    Distance,
    Fact,
    FirstPlayer,
    HasMarkers,
    InArena,
    InPhase,
    InZone,
    Mana,
    Passed,
    Setup,
    ToAct,
    Turn,
    UnreadableError,
    Wins,
    read_fact,
)
from judge.scenario.file import SourceLine
from judge.scenario.findings import Findings
from judge.scenario.labels import belongs_to_a_player
from judge.scenario.listed import all_fit
from judge.scenario.marked_regions import markers_of
from judge.scenario.observed import ascended, held
from judge.scenario.play import Performance
from judge.scenario.situation import Situation, adventure, in_phase
from judge.wording.names import Names
from judge.wording.players import UnknownPlayer

WON = ("wins", "wins the game", "gagne", "gagne la partie")
"""What stands under the name of a player who has won."""


def check_outcome(performance: Performance, findings: Findings) -> None:
    """Hold the facts of the outcome against the state at the end; where the run broke off before it, only read them.

    Arguments:
        performance: the scenario as it was played.
        findings: takes what is wrong.
    """
    for part in performance.scenario.outcome:
        player = None
        if part.name:
            try:
                player = performance.names.player(part.name)
            except UnknownPlayer as error:
                findings.cannot_read(part.line, error.message)
                continue
        for line in part.facts:
            _check(line, player, performance, findings)


def _check(line: SourceLine, player: int | None, performance: Performance, findings: Findings) -> None:
    try:
        won = player is not None and line.text.strip().rstrip(".").lower() in WON
        fact = Wins(player) if won and player is not None else read_fact(line.text, performance.names)
    except UnreadableError as error:
        findings.cannot_read(line.number, message("{reason}", reason=error.message))
        return
    reason = why_not(fact, player, performance)
    if reason is not None and not performance.disagreements:
        findings.differs(line.number, reason)


def why_not(fact: Fact, player: int | None, performance: Performance) -> Message | None:
    """What to say where a fact does not hold at the end of a run; None where it does.

    Arguments:
        player: whose fact it is; None for a fact of the table.
        performance: the run.
    """
    if isinstance(fact, Turn | Awaited):
        question = next_question(performance)
        so = comes(question, fact.player, is_turn=isinstance(fact, Turn))
        return None if so else what_comes(question, performance.names)
    if isinstance(fact, ToAct) and player is not None:
        question = next_question(performance)
        if question is not None and question.kind == "turn":
            return None if question.player == player else what_comes(question, performance.names)
    return why_not_in(fact, player, performance.state, performance.names, performance.rules)


def why_not_in(fact: Fact, player: int | None, state: State, names: Names, rules: Rules) -> Message | None:
    """What to say where a fact does not hold in a state; None where it does.

    Arguments:
        fact: not one of what comes next, which no state shows.
        player: whose fact it is; None for a fact of the table.
        state: any state of a run.
        rules: the rules of the run.
    """
    match fact:
        case Wins(winner):
            return None if state.winner == winner else message("that player has not won")
        case Day(number):
            return None if state.day == number else _really(Day(state.day), names)
        case InPhase() | Adventure() | InArena() | Setup():
            return _situation(fact, state, names, rules)
        case InZone(Zone.LIMBO, _, cards) if player is None:
            return None if not cards and not state.of(Zone.LIMBO) else message("Limbo is not empty")
        case _ if player is None:
            return belongs_to_a_player(names.players)
        case FirstPlayer():
            return None if state.first_player == player else message("that player is not the first player")
        case ToAct():
            to_act = state.phase is Phase.AFTERNOON and state.turn == player
            return None if to_act else message("that player is not to act")
        case Passed(False):
            return None if player not in state.passed else message("that player has passed")
        case Passed():
            return None if player in state.passed else message("that player has not passed")
        case Distance(expedition, regions):
            real = state.distance(player, expedition)
            return None if real == regions else _really(Distance(expedition, real), names)
        case AreAscended(expeditions):
            there_are = ascended(state, player).expeditions
            return None if there_are == expeditions else _really(AreAscended(there_are), names)
        case HasMarkers(laid):
            own = markers_of(state, player)
            return None if sorted(own.markers, key=str) == sorted(laid, key=str) else _really(own, names)
        case Mana():
            real_orbs = state.of(Zone.MANA, player)
            there = Mana(len(real_orbs), sum(orb.exhausted for orb in real_orbs))
            return None if there == fact else _really(there, names)
        case InZone():
            return _zone(fact, player, state, names)
    return None


def _really(fact: Fact, names: Names) -> Message:
    """What to say where another fact of the kind is true."""
    said = {language: write_fact(fact, names, language) for language in LANGUAGES}
    return message("what is there is “{fact}”", fact=pasted(said))


def _situation(fact: Situation, state: State, names: Names, rules: Rules) -> Message | None:
    real: Situation | None = None
    match fact:
        case Setup() | InArena():
            there = bool(state.brought) if isinstance(fact, Setup) else state.arena
            return None if there else message("that is not so")
        case InPhase(_, part) if not state.brought:
            real = in_phase(state, rules) if part is not None else InPhase(state.phase)
        case InPhase():
            real = InPhase(state.phase)
        case Adventure():
            real = adventure(state)
    if real == fact:
        return None
    return _really(real, names) if real is not None else message("that is not so")


def _zone(fact: InZone, player: int, state: State, names: Names) -> Message | None:
    there = [one for one in state.of(fact.zone, player) if one.expedition is fact.expedition]
    if fact.zone is Zone.DECK and fact.in_order and fact.cards:
        return _deck(fact, there, names)
    if all_fit(fact.cards, there):
        return None
    numbered = any(card.named is not None and card.named.copy is not None for card in fact.cards)
    return _really(held(fact.zone, fact.expedition, there, numbered=numbered), names)


def _deck(fact: InZone, there: list[Object], names: Names) -> Message | None:
    """A Deck whose order the fact tells; of a shuffled part, the order is whatever the fact says."""
    settled = in_no_order(there)
    parts: dict[int, list[Object]] = {}
    for one in settled:
        parts.setdefault(one.shuffled or -one.id, []).append(one)
    fits = len(there) == len(fact.cards)
    for place, listed in zip(settled, fact.cards, strict=False):
        part = parts[place.shuffled or -place.id]
        found = next((one for one in part if listed.fits(one)), None)
        fits = fits and found is not None
        if found is not None:
            part.remove(found)
    return None if fits else _really(held(Zone.DECK, None, settled), names)
