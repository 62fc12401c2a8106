"""Who moves forward? Two expeditions that face each other at Dusk: every way in which it could end, and why not so.

Where no run without a law ends in one of these ways, the sums rule it out, as the engine holds them against each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.course.progress import chances, strength
from judge.game.event.moving import moves
from judge.game.event.restrictions import forbidden
from judge.game.state.adventure import SIGNS
from judge.game.state.objects import Player
from judge.game.state.state import SEATS
from judge.game.terms import Expedition, Phase, Zone
from judge.game.view.presence import facing
from judge.game.view.terrains import terrains_of
from judge.game.view.view import TERRAINS, View
from judge.law.citation import cite
from judge.law.laws import day
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Message, message
from judge.school.question import FEWEST_ANSWERS, Answer, SchoolQuestion, level_of, offered, steps_of
from judge.school.reasons import AGAINST, HELD, MOVES, NOT_ENOUGH, SO, in_words, without
from judge.school.runs import FormRun, FormRuns, Text, WordedStep
from judge.wording.slots import EXPEDITIONS

NEITHER = message("Neither of the two.")
BOTH = message("Both of them.")
ONE = message("Only that of {player}.")

Movers = frozenset[Player]
"""The players whose expeditions move forward."""

WAYS: tuple[Movers, ...] = (frozenset(SEATS), *(frozenset({seat}) for seat in SEATS), frozenset())
"""Every way in which it could end."""

IN_PROGRESS = frozenset({day.PROGRESS, day.TIE_NOT_ENOUGH, day.POSITIVE_SUM, day.FAILS_TO_MOVE})
"""The laws of the steps with which Progress is told."""


def questions(lived: FormRuns, path: str, form: int) -> Iterator[SchoolQuestion]:
    """The questions about each Dusk of a form.

    Arguments:
        lived: the form, and what becomes of it without each of its laws.
        path: the scenario's path.
        form: which form it is.
    """
    for move, steps in enumerate(lived.run.steps):
        begins = dusk_of(steps)
        if begins is None:
            continue
        for expedition in Expedition:
            question = _question(lived, path, form, move, begins, expedition)
            if question is not None:
                yield question


def _question(
    lived: FormRuns, path: str, form: int, move: int, begins: int, expedition: Expedition
) -> SchoolQuestion | None:
    """The question about the two expeditions of a title; None where nobody is in them, or too little else could be."""
    steps = lived.run.steps[move]
    board = steps[begins].happening
    if board is None or not any(one.expedition is expedition for one in board.state.where(_in_an_expedition)):
        return None
    about = [step for step in steps[begins + 1 :] if _about(step, expedition)]
    cited = [law for step in about for law in step.laws]
    right = movers_of(lived.run, move, expedition)
    if right is None or not about:
        return None
    wrong: dict[Movers, Answer] = {}
    for law, run in sorted(_comparable(lived, move, begins), key=lambda one: one[0] not in cited):
        movers = movers_of(run, move, expedition)
        if movers is not None and movers != right and movers not in wrong:
            citation = cite(law, lived.edition)
            wrong[movers] = Answer(movers_in_words(movers, lived), citation.article, without(SO, citation))
    view = _at_progress(lived, steps, begins)
    if view is not None and right == frozenset(seat for seat in SEATS if _moves(view, seat, expedition)):
        for movers in WAYS:
            answer = _ruled_out(lived, move, view, expedition, movers, right)
            if movers != right and movers not in wrong and answer is not None:
                wrong[movers] = answer
    answers = offered(
        f"region:{path}:{form}:{move + 1}:{expedition}", Answer(movers_in_words(right, lived)), wrong.values()
    )
    if len(answers) < FEWEST_ANSWERS:
        return None
    return SchoolQuestion(
        kind="region",
        path=path,
        form=form,
        move=move + 1,
        asks=asks_about(expedition),
        given=begins + 1,
        answers=answers,
        resolution=steps_of(about, lived.edition),
        laws=tuple(dict.fromkeys(cite(law, lived.edition).article for step in about for law in step.laws[:1])),
        level=level_of(law for step in steps[begins:] for law in step.laws),
    )


def asks_about(expedition: Expedition) -> Text:
    """The question about the expeditions of a title."""
    title: Text = {language: EXPEDITIONS[expedition][language][0] for language in LANGUAGES}
    return in_words(message("Which {expedition} moves forward?", expedition=title))


def _ruled_out(
    lived: FormRuns, move: int, view: View, expedition: Expedition, movers: Movers, right: Movers
) -> Answer | None:
    """A way in which it does not end, by the sums of one of the two: one that would have to move, if there is one.

    Returns:
        None where neither of the two stays, or moves, for one single reason.
    """
    for seat in (*sorted(movers - right), *sorted(right - movers)):
        law, reason = _by_sums(view, seat, expedition)
        run = lived.without.get(law)
        otherwise = movers_of(run, move, expedition) if run is not None else None
        if otherwise is None or (law is not day.PROGRESS and seat not in otherwise):
            continue
        told = {
            language: ", ".join(one.say(language) for one in sums(view, seat, expedition)) for language in LANGUAGES
        }
        why = in_words(reason.filled(player=lived.names.players[seat], sums=told))
        return Answer(movers_in_words(movers, lived), cite(law, lived.edition).article, why)
    return None


def _by_sums(view: View, player: Player, expedition: Expedition) -> tuple[Law, Message]:
    """The law by which an expedition moves forward in Progress or does not, and how its sums say so."""
    found = chances(view, (player, expedition))
    if not found.won:
        return day.TIE_NOT_ENOUGH if found.tied else day.POSITIVE_SUM if found.zero else day.PROGRESS, NOT_ENOUGH
    held = _held(view, player, expedition)
    return (held[0], HELD) if held else (day.PROGRESS, MOVES)


def sums(view: View, player: Player, expedition: Expedition) -> Iterator[Message]:
    """The sums of an expedition that its region asks for, each against the one that it faces.

    Arguments:
        view: the state.
        player: whose expedition.
        expedition: which of the two.
    """
    side = player, expedition
    for terrain in TERRAINS:
        if terrain in terrains_of(view, side):
            yield AGAINST.filled(
                terrain=SIGNS[terrain],
                mine=_number(strength(view, side, terrain)),
                theirs=_number(strength(view, facing(side), terrain)),
            )


def _number(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def _moves(view: View, player: Player, expedition: Expedition) -> bool:
    """Whether an expedition moves forward in Progress."""
    return bool(chances(view, (player, expedition)).won) and not _held(view, player, expedition)


def _held(view: View, player: Player, expedition: Expedition) -> tuple[Law, ...]:
    """The laws by which an expedition cannot move forward; none if it can."""
    side = player, expedition
    won = chances(view, side).won
    refusals = (forbidden(view, one) for one in moves(view, side, (day.PROGRESS,), 1, won))
    return next((refusal.laws for refusal in refusals if refusal is not None), ())


def _at_progress(lived: FormRuns, steps: Sequence[WordedStep], begins: int) -> View | None:
    """What Progress finds; None where it is not told, or in tie-breakers."""
    told = (place for place, step in enumerate(steps) if place > begins and IN_PROGRESS.intersection(step.laws))
    first = next(told, None)
    before = steps[first - 1].happening if first is not None else None
    if before is None or before.state.arena:
        return None
    return View(before.state, lived.run.performance.rules)


def _comparable(lived: FormRuns, move: int, begins: int) -> Iterator[tuple[Law, FormRun]]:
    """The runs without a law that go on like the run with it until Dusk begins."""
    for parting in lived.partings:
        if (parting.move, parting.step) >= (move, begins):
            yield parting.law, parting.run


def dusk_of(steps: Sequence[WordedStep]) -> int | None:
    """The place of the step with which Dusk begins; None where it does not."""
    for place, step in enumerate(steps):
        happening = step.happening
        if happening is not None and happening.sentence == "phase_begins" and happening.values["phase"] is Phase.DUSK:
            return place
    return None


def movers_of(run: FormRun, move: int, expedition: Expedition) -> Movers | None:
    """Whose expeditions of a title move forward in a move; None where one moves more than once.

    Arguments:
        move: the place of the move, from 0.
    """
    found = [
        step.happening.values["player"]
        for step in run.steps[move]
        if step.happening is not None and step.happening.sentence == "moves_forward" and _about(step, expedition)
    ]
    return frozenset(player for player in SEATS if player in found) if len(found) == len(set(found)) else None


def _about(step: WordedStep, expedition: Expedition) -> bool:
    happening = step.happening
    if happening is None or "expedition" not in happening.values:
        return False
    value = happening.values["expedition"]
    return value is expedition or (isinstance(value, tuple) and expedition in value)


def movers_in_words(movers: Movers, lived: FormRuns) -> Text:
    """An answer that says whose expeditions move forward.

    Arguments:
        lived: the form, for the players' names.
    """
    if len(movers) != 1:
        return in_words(BOTH if movers else NEITHER)
    return in_words(ONE.filled(player=lived.names.players[next(iter(movers))]))


def _in_an_expedition(one: object) -> bool:
    return getattr(one, "zone", None) is Zone.EXPEDITION
