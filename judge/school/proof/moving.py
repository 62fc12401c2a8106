"""Proves whose expedition moves forward: each other way by a law, or by the sums that the law speaks of."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.course.progress import strength
from judge.game.state.objects import Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Expedition, Phase
from judge.game.view.presence import facing
from judge.game.view.terrains import terrains_of
from judge.game.view.view import View
from judge.law.citation import cite
from judge.law.laws.day import PROGRESS
from judge.law.laws.law import Law
from judge.messages import Message
from judge.school.kinds.region import BOTH, IN_PROGRESS, NEITHER, sums
from judge.school.proof.proving import Proving
from judge.school.question import Answer, SchoolQuestion
from judge.school.reasons import HELD, MOVES, NOT_ENOUGH, SO, without
from judge.school.runs import FormRun


def region(question: SchoolQuestion, here: Proving) -> Iterator[str]:
    """What does not hold of a question that asks whose expedition moves forward.

    Arguments:
        here: its form, played anew.
    """
    expedition = Expedition.HERO if "Hero" in question.asks["en"] else Expedition.COMPANION
    truth = _movers(here.run(), question, expedition)
    for answer in question.answers:
        said = _claimed_movers(answer, here)
        if answer.right:
            if said != truth:
                yield f"“{answer.text['en']}” is not so"
            continue
        if said == truth:
            yield f"“{answer.text['en']}” is so"
        law = here.law(answer)
        there = _movers(here.run(law), question, expedition)
        if answer.why == without(SO, cite(law, here.edition)):
            if said != there:
                yield f"“{answer.text['en']}” is not so without {answer.law}"
        elif not any(_sums_hold(answer, law, seat, said, truth, there, question, here, expedition) for seat in SEATS):
            yield f"the sums do not rule out “{answer.text['en']}”"


def _sums_hold(
    answer: Answer,
    law: Law,
    seat: Player,
    said: frozenset[int],
    truth: frozenset[int],
    there: frozenset[int],
    question: SchoolQuestion,
    here: Proving,
    expedition: Expedition,
) -> bool:
    """Whether the sums of a player's expedition rule an answer out, as it says, and its law decides there."""
    view = _at_progress(question, here)
    told = ", ".join(one.say("en") for one in sums(view, seat, expedition))
    name = here.run().performance.names.players[seat]

    def says(reason: Message) -> bool:
        return answer.why is not None and answer.why["en"] == reason.filled(player=name, sums=told).say("en")

    pairs = [
        (strength(view, (seat, expedition), terrain), strength(view, facing((seat, expedition)), terrain))
        for terrain in terrains_of(view, (seat, expedition))
    ]
    enough = any(mine > max(theirs, 0) for mine, theirs in pairs)
    if says(MOVES):
        return enough and seat in truth - said and seat not in there
    if seat in truth or seat not in said:
        return False
    if says(HELD):
        return enough and seat in there
    return says(NOT_ENOUGH) and not enough and (seat in there) == (law is not PROGRESS)


def _movers(run: FormRun, question: SchoolQuestion, expedition: Expedition) -> frozenset[int]:
    """Whose expedition is further ahead when Dusk is over than when it began."""
    steps = [step.happening for step in run.steps[question.move - 1] if step.happening is not None]
    before: State = steps[question.given - 1].state if len(steps) >= question.given else run.performance.start
    dusk = [step.state for step in steps if step.state.phase is Phase.DUSK and not step.state.arena] or [before]
    after = dusk[-1]
    return frozenset(one for one in SEATS if after.distance(one, expedition) > before.distance(one, expedition))


def _claimed_movers(answer: Answer, here: Proving) -> frozenset[int]:
    if answer.text["en"] in (NEITHER.say("en"), BOTH.say("en")):
        return frozenset(SEATS if answer.text["en"] == BOTH.say("en") else ())
    names = here.run().performance.names.players
    return frozenset(seat for seat in SEATS if answer.text["en"].endswith(f"of {names[seat]}."))


def _at_progress(question: SchoolQuestion, here: Proving) -> View:
    """What Progress finds in the move that a question is about."""
    steps = here.run().steps[question.move - 1]
    first = next(place for place in range(question.given, len(steps)) if IN_PROGRESS.intersection(steps[place].laws))
    before = steps[first - 1].happening
    assert before is not None
    return View(before.state, here.run().performance.rules)
