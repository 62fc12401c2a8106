"""Plays a scenario: sets its board, lets its moves answer the game's questions, and keeps what follows each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from judge.cards.collection import Collection
from judge.game.ability import Ability
from judge.game.event.appearing import left
from judge.game.event.choices import Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.victory import has_arrived, in_every_event
from judge.game.rules import Rules
from judge.game.state.state import SEATS, State
from judge.law.laws import objects, zones
from judge.messages import Mistake, message
from judge.scenario.board import BoardBuilder
from judge.scenario.cards import read_cards
from judge.scenario.facts import AreAscended, Fact, HasMarkers, UnreadableError, read_fact
from judge.scenario.file import BulletGroup, Scenario
from judge.scenario.labels import NAME
from judge.scenario.performance import Performance, PlayedMove, QuestionKey
from judge.scenario.stage import MOST_UNITS, Stage
from judge.scenario.waiting_moves import DayPhase, day_phase
from judge.value import changed
from judge.wording.names import Names

__all__ = ["Performance", "PlayedMove", "QuestionKey", "perform", "play_again"]


def perform(
    scenario: Scenario,
    rules: Rules,
    *,
    strict: bool = True,
    unfinished: bool = False,
    most: int = MOST_UNITS,
    names: Names | None = None,
    lacking: tuple[str, Ability] | None = None,
    wish: int = 0,
    made: Mapping[int, DayPhase] = MappingProxyType({}),
    until: Question | None = None,
) -> Performance | None:
    """Play a scenario; what cannot be read or is not allowed is noted in its mistakes.

    Arguments:
        scenario: the file as read.
        rules: by which rules.
        strict: whether a missing or an unused answer is a mistake; a run with a law switched off is not strict.
        unfinished: whether the moves may end while the game waits for an answer.
        most: after so many units it is stopped.
        names: what its players and cards are called, where it was played before; lines read by them are read once.
        lacking: an ability that the cards and tokens of a key have not, to see what it changes.
        wish: which of the options that do something is chosen where a run that is not strict needs an answer and the
            file has none, from 1; as little as may be is done if 0.
        made: when the moves were made where it was played before, by their lines.
        until: the question at which it ended where it was played before, none of its moves having answered it.

    Returns:
        the performance; None if there is no board to begin with.
    """
    if scenario.mistakes:
        return None
    names = names or _names(scenario)
    start = _board(scenario, names, rules)
    if scenario.mistakes:
        return None
    if lacking is not None:
        rules = replace(rules, lacking=lacking)
        start = _lacking(start, rules)
    performance = Performance(scenario, rules, names, start, start, unfinished=unfinished)
    stage = Stage(performance, strict, unfinished, most, wish, made, until)
    try:
        stage.play()
    except OpenRulingError as error:
        performance.open = error.laws
    except NotPlayedError as error:
        performance.unplayed = error.what
    return performance


def play_again(
    run: Performance,
    rules: Rules,
    *,
    scenario: Scenario | None = None,
    most: int = MOST_UNITS,
    lacking: tuple[str, Ability] | None = None,
    wish: int = 0,
) -> Performance | None:
    """Play a form that was played before by other rules, or with a change; what a file lacks is no mistake then.

    Arguments:
        run: the form as it was played.
        rules: by which rules it is played now.
        scenario: the form with other moves; None for the same ones.
        most: after so many units it is stopped.
        lacking: an ability that the cards and tokens of a key have not.
        wish: which of the options that do something is chosen where the file has no answer; as little as may be if 0.
    """
    form = replace(run.scenario if scenario is None else scenario, mistakes=[], mended=[])
    return perform(
        form,
        rules,
        strict=False,
        unfinished=run.unfinished,
        most=most,
        names=run.names,
        lacking=lacking,
        wish=wish,
        until=run.unanswered if scenario in (None, run.scenario) else None,
        made={one.move.line.number: day_phase(one.before) for one in run.played if one.move is not None},
    )


def _lacking(state: State, rules: Rules) -> State:
    """A board on which cards have not the ability without which the run is played."""
    for one in state.where(lambda one: left(one.base, rules) != one.base):
        state = state.with_object(changed(one, base=left(one.base, rules)))
    return state


def _names(scenario: Scenario) -> Names:
    players = [part for part in scenario.board if part.name]
    own = read_cards(scenario)
    known = Collection.known()
    collection = known.with_cards(own) if own else known
    if len(players) != 2:
        line = players[2].line if len(players) > 2 else (scenario.board[0].line if scenario.board else 1)
        scenario.complain(
            line,
            message("a board has two players; write “{heading}” once for each", heading=NAME),
        )
        return Names(("?", "??"), collection)
    first, second = (part.name.strip() for part in players)
    if first.lower() == second.lower():
        scenario.complain(
            players[1].line, message("both players are called “{name}”; give them different names", name=first)
        )
    return Names((first, second), collection)


def _is_unknown(fact: Fact, rules: Rules) -> bool:
    """Whether a fact is of what the edition of a run does not have, so that it changes nothing in that run."""
    match fact:
        case AreAscended(expeditions):
            return bool(expeditions) and objects.ASCENDED_TIE.name in rules.edition.absent
        case HasMarkers(markers):
            return bool(markers) and zones.TERRAIN_MARKERS.name in rules.edition.absent
    return False


def _board(scenario: Scenario, names: Names, rules: Rules) -> State:
    board = BoardBuilder(names, rules)
    if scenario.mistakes:
        return board.state
    parts: list[BulletGroup] = sorted(scenario.board, key=lambda part: bool(part.name))
    for part in parts:
        player = names.player(part.name) if part.name else None
        for line in part.facts:
            try:
                fact = read_fact(line.text, names)
                board.take(fact, player)
                if _is_unknown(fact, rules):
                    edition = rules.edition.name
                    what = message("edition {edition} has no such thing: this changes nothing", edition=edition)
                    scenario.mended.append(Mistake(scenario.name, line.number, what))
            except UnreadableError as error:
                scenario.complain(line.number, message("{reason}", reason=error.message))
    try:
        state = board.finish()
    except UnreadableError as error:
        scenario.complain(parts[0].line, message("{reason}", reason=error.message))
        return board.state
    if in_every_event(rules) and not state.brought and any(has_arrived(state, player) for player in SEATS):
        scenario.complain(
            parts[0].line,
            message("on this board the expeditions of a player have met already; the distances add up to 6 at most"),
        )
    return state
