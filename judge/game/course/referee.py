"""The one driver: it lets the game go on, unit by unit, until a question needs an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from judge.game.ability import AtPhase, events_of
from judge.game.course import setup
from judge.game.course.day import END_OF_TURN, TURN, UNITS, Unit
from judge.game.course.emblems import play_reaction, waits
from judge.game.course.refill import around
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError, stop_where_one_works
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.run import Asking, GameOverError, Run
from judge.game.event.trace import Happening
from judge.game.rules import Rules
from judge.game.state.object_actions import Cease
from judge.game.state.objects import Emblem, Object
from judge.game.state.state import SEATS, State
from judge.game.state.steps import Change
from judge.game.terms import Phase, Zone
from judge.game.view.view import View
from judge.law.laws import day, playing
from judge.law.laws.law import Law
from judge.value import changed, value

PHASES = tuple(Phase)


@value(frozen=True, slots=True)
class Done:
    """A unit has ended.

    Arguments:
        state: the state after it.
        happenings: what happened.
        changes: what changed.
        events: how many events there were.
    """

    state: State
    happenings: tuple[Happening, ...]
    changes: tuple[Change, ...] = ()
    events: int = 0


@value(frozen=True, slots=True)
class Needs:
    """A unit waits for an answer.

    Arguments:
        question: what is asked.
        state: the state in which it is asked.
        happenings: what has happened so far.
    """

    question: Question
    state: State
    happenings: tuple[Happening, ...]


def advance(state: State, rules: Rules, answers: Sequence[Option] = ()) -> Done | Needs:
    """Let the next unit happen.

    Arguments:
        state: a state between two units.
        rules: the rules of the run.
        answers: the answers to the unit's questions so far, each one that its question permits.

    Returns:
        the state after the unit, or the first question without an answer.

    Raises:
        ValueError: an answer is not allowed, or there are more answers than questions.
        OpenRulingError: the rules do not settle what happens next; it tells how far the unit came.
        NotPlayedError: the engine does not play what happens next; it tells how far the unit came.
    """
    run = Run(state, rules)
    asking = _unit(run)
    given = list(answers)
    try:
        question = next(asking)
        while given:
            answer = given.pop(0)
            if not question.permits(answer):
                raise ValueError(f"{answer} does not answer {question.kind}")
            question = asking.send(answer)
    except StopIteration:
        if given:
            raise ValueError("more answers than questions") from None
        return Done(run.state, tuple(run.happenings), tuple(run.changes), run.event)
    except (NotPlayedError, OpenRulingError) as error:
        error.reached = run.state, tuple(run.happenings)
        raise
    return Needs(question, run.state, tuple(run.happenings))


def let_happen(
    state: State,
    rules: Rules,
    choose: Callable[[Question, State], Option],
    *,
    traced: bool = True,
    view: View | None = None,
) -> Done:
    """Let the next unit happen from its start to its end, each question answered as it comes.

    Arguments:
        state: a state between two units.
        rules: the rules of the run.
        choose: gives an allowed option of each question in the state in which it is asked.
        traced: whether what happens is told.
        view: how the state is seen by these rules, where it has been looked at before.

    Raises:
        OpenRulingError: the rules do not settle what happens next; it tells how far the unit came.
        NotPlayedError: the engine does not play what happens next; it tells how far the unit came.
    """
    run = Run(state, rules, traced=traced, seen=view)
    asking = _unit(run)
    try:
        question = next(asking)
        while True:
            question = asking.send(choose(question, run.state))
    except StopIteration:
        return Done(run.state, tuple(run.happenings), tuple(run.changes), run.event)
    except (NotPlayedError, OpenRulingError) as error:
        error.reached = run.state, tuple(run.happenings)
        raise


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.winner is not None


def reactions_wait(state: State) -> bool:
    """Whether an Emblem-Reaction in Limbo waits to be played."""
    return any(waits(one) for player in SEATS for one in state.objects.of(Zone.LIMBO, player))


def agenda(state: State, rules: Rules) -> tuple[str, ...]:
    """The units of a phase by name; a Noon in which a law switched off lets the players take turns has an Afternoon’s.

    Arguments:
        state: a state after the setup.
        rules: the rules of the run.
    """
    phase = state.phase
    has_turns = phase is Phase.NOON and not rules.holds(day.NOON_WITHOUT_TURNS)
    return rules.edition.agenda[Phase.AFTERNOON if has_turns else phase]


def _unit(run: Run) -> Asking:
    try:
        yield from _next(run)
    except GameOverError:
        return


def _next(run: Run) -> Asking:
    if run.state.objects.unplayed:
        stop_where_one_works(run.view)
    waiting = _waiting(run)
    if waiting and _are_checked(run):
        yield from _check_reactions(run, waiting)
        if _is_done(run) and not is_over(run.state) and not (run.holds(day.CHECKED_AGAIN) and _waiting(run)):
            _next_phase(run)
        if run.holds(day.CHECKED_AGAIN):
            return
    if run.rules.altered and _is_done(run):
        _next_phase(run)
        return
    if run.state.phase is Phase.MORNING and run.state.stage > 0 and not run.state.brought:
        yield from around(_unit_at(run))(run)
    else:
        yield from _unit_at(run)(run)
    if not is_over(run.state):
        _go_on(run)


def _is_done(run: Run) -> bool:
    """Whether every unit of a phase is over, and its last Reactions alone keep the next one from beginning."""
    return not run.state.brought and run.state.stage == len(agenda(run.state, run.rules))


def _are_checked(run: Run) -> bool:
    """Whether reactions are checked before the unit that comes next."""
    state = run.state
    if state.phase is not Phase.AFTERNOON and state.stage > 1 and not run.holds(day.NEXT_DAILY_EFFECT):
        return False
    return state.stage == 0 or run.holds(day.REACTIONS_CHECKED)


def _unit_at(run: Run) -> Unit:
    """The unit of the setup, or of the phase, that comes next."""
    if run.state.brought:
        return setup.UNITS[run.rules.edition.setup[run.state.stage]]
    return UNITS[agenda(run.state, run.rules)[run.state.stage]]


def _place(run: Run, unit: str) -> int:
    """Where a unit stands in the agenda of an Afternoon."""
    return run.rules.edition.agenda[Phase.AFTERNOON].index(unit)


def _has_turns(state: State, rules: Rules) -> bool:
    """Whether the players take turns in this phase."""
    return state.phase is Phase.AFTERNOON or (state.phase is Phase.NOON and not rules.holds(day.NOON_WITHOUT_TURNS))


def _waiting(run: Run) -> tuple[Object, ...]:
    """The Emblem-Reactions of the first player, in initiative order, who controls any."""
    if not run.state.objects.emblems:
        return ()
    order = run.state.initiative if run.holds(day.REACTION_ORDER) else run.state.initiative[::-1]
    for player in order:
        emblems = tuple(filter(waits, run.state.objects.of(Zone.LIMBO, player)))
        if emblems:
            return emblems
    return ()


def _check_reactions(run: Run, waiting: tuple[Object, ...]) -> Asking:
    must = run.holds(playing.REACTION_MUST_BE_PLAYED)
    options = (*(Option("resolve", one.id) for one in waiting), *(() if must else (Option("leave"),)))
    laws = (day.REACTION_ORDER, playing.REACTION_MUST_BE_PLAYED)
    answer = yield Question("reaction", waiting[0].holder, options, laws)
    if answer.object is None:
        yield from run.perform(Cease(one.id, (playing.REACTION_MUST_BE_PLAYED,)) for one in waiting)
        return
    emblem = run.state.objects[answer.object]
    assert emblem.emblem is not None
    run.tell(
        "resolves",
        (*laws, *_why_now(run, waiting, emblem.emblem)),
        source=emblem.emblem.source,
        player=emblem.holder,
        effect=emblem.emblem.reaction,
        card=emblem.emblem.source,
        about=emblem.emblem.spoken_of(run.state.objects),
    )
    yield from play_reaction(run, emblem)
    if run.turn_over:
        run.change(stage=_place(run, END_OF_TURN))


def _why_now(run: Run, waiting: tuple[Object, ...], chosen: Emblem) -> Iterator[Law]:
    """The laws by which a Reaction is played just now."""
    yield day.REACTIONS_CHECKED
    if len(waiting) > 1:
        yield day.CHECKED_AGAIN
    if run.state.stage > 1 and not _has_turns(run.state, run.rules) and not _is_done(run):
        yield day.NEXT_DAILY_EFFECT
        if run.state.phase is Phase.NIGHT and AtPhase(Phase.NIGHT) in events_of(chosen.reaction.trigger):
            yield day.AFTER_REST


def _go_on(run: Run) -> None:
    """Which unit comes next."""
    stage = run.state.stage + 1
    if stage < len(run.rules.edition.setup if run.state.brought else agenda(run.state, run.rules)):
        run.state = changed(run.state, stage=stage)
    elif run.state.brought:
        setup.end(run)
    elif _has_turns(run.state, run.rules) and not _afternoon_over(run):
        run.change(stage=_place(run, TURN))
    else:
        run.change(stage=stage)
        if not _waiting(run) or not _are_checked(run):
            _next_phase(run)


def _afternoon_over(run: Run) -> bool:
    needed = len(SEATS) if run.holds(day.UNTIL_ALL_PASSED) else 1
    return len(run.state.passed) >= needed


def _next_phase(run: Run) -> None:
    place = PHASES.index(run.state.phase)
    last = place == len(PHASES) - 1 or (run.state.phase is Phase.AFTERNOON and not run.holds(day.PHASES))
    if last:
        for one in run.state.of(Zone.EXPEDITION):
            if one.carried:
                run.state = run.state.with_object(changed(one, carried=False))
    phase = Phase.MORNING if last else PHASES[place + 1]
    run.state = changed(
        run.state,
        phase=phase,
        stage=0,
        day=run.state.day + last,
        passed=frozenset(),
        activated={} if last else run.state.activated,
        moved=frozenset() if last else run.state.moved,
        of_a_name={} if last else run.state.of_a_name,
        turn=run.state.first_player if run.holds(day.FIRST_TURN) else 1 - run.state.first_player,
    )
