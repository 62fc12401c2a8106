"""The lines of an outcome are a scenario that comes to it; laws are those that decide; a summary says what changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from shipped import ShippedScenario
from small_boards import board, sentinels

from judge.exploring.answer_lines import lines, retell
from judge.exploring.exploration import Outcome, explore
from judge.exploring.horizon import Horizon
from judge.exploring.report import ExplorationReport, report
from judge.exploring.scene import ScenarioPosition, scene
from judge.game.course.referee import Done, advance, is_over
from judge.game.event.choices import Option
from judge.game.state.canonical import canonical
from judge.game.state.state import State
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS
from judge.scenario.alike import all_alike
from judge.scenario.file import MoveLine, SourceLine, read_file
from judge.scenario.play import perform


def told(start: ScenarioPosition, language: Language = "en", until: Horizon = Horizon.DECISION) -> ExplorationReport:
    return report(explore(start.unit, start.rules, start.given, until), start.names, language)


def run_on(state: State, start: ScenarioPosition, until: Horizon) -> State:
    """Let the game go on, as long as nobody is asked anything, to where explorations end."""
    while not is_over(state) and (state is start.unit or not until.reached(start.unit, state, start.rules)):
        result, answers = advance(state, start.rules), list[Option]()
        while not isinstance(result, Done):
            assert all_alike(result.question, result.state)
            answers.append(result.question.allowed[0])
            result = advance(state, start.rules, answers)
        state = result.state
    return state


def comes_to(start: ScenarioPosition, outcome: Outcome, answers: tuple[str, ...]) -> bool:
    """Whether lines, written under the board as a scenario, come to an outcome."""
    moves = [MoveLine(SourceLine(number, text)) for number, text in enumerate(answers, 1)]
    played = replace(start.scenario, moves=moves, outcome=[], twins=[], mistakes=[])
    performance = perform(played, start.rules, unfinished=True)
    assert performance is not None
    assert not played.mistakes, [mistake.say() for mistake in played.mistakes]
    if outcome.laws:
        return performance.open == outcome.laws
    return canonical(run_on(performance.state, start, Horizon.DECISION)) == canonical(outcome.state)


def test_the_lines_of_an_outcome_are_a_scenario_that_comes_to_it(explored_one: ShippedScenario) -> None:
    start, exploration = explored_one.explored
    for outcome in exploration.outcomes[::5][:4]:
        for language in LANGUAGES:
            answers = lines(retell(exploration, outcome), start.names, language)
            assert comes_to(start, outcome, answers), answers


def test_the_laws_are_those_of_the_questions_where_lines_part_and_of_steps_that_differ() -> None:
    start = scene(read_file(SCENARIOS / "objects" / "kuwat-and-haven.md"), after=1)
    exploration = told(start)
    assert exploration.exhausted
    (only,) = exploration.outcomes
    assert only.laws == (), "nothing decides where there is one outcome"
    assert only.lines == 2
    before = told(scene(read_file(SCENARIOS / "objects" / "kuwat-and-haven.md"), after=0))
    played = before.outcomes[-1]
    assert played.answers == (
        "Lithium plays Kuwat, the Dissenter from Reserve in the Hero Expedition",
        "Lithium resolves “Sacrifice a Character” of Kuwat, the Dissenter",
    )
    assert "7.3.19.a" in played.laws and "4.2.3.c" in played.laws
    assert "7.3.19.a" not in before.outcomes[0].laws


def test_the_summary_tells_the_facts_that_have_changed() -> None:
    start = scene(read_file(SCENARIOS / "objects" / "kuwat-and-haven.md"), after=0)
    english, french = (told(start, language).outcomes[-1].summary for language in LANGUAGES)
    assert english == ("Lithium — Mana: 5 (3 exhausted) · Reserve: empty · Discard pile: Kuwat, the Dissenter (rare)")
    assert french.startswith("Lithium — Mana\u00a0: 5 (3 épuisés)")
    assert told(start).outcomes[0].summary == "Lithium — Passed"


def test_open_outcomes_name_their_articles() -> None:
    outcomes = told(scene(read_file(SCENARIOS / "playing" / "target-no-longer-suitable.md"), after=0)).outcomes
    opens = [outcome for outcome in outcomes if outcome.open]
    assert opens and all(outcome.laws[:2] == ("5.2.3.b", "6.5.f") for outcome in opens)
    assert all("[5.2.3.b, 6.5.f]" in outcome.summary for outcome in opens)


def test_the_json_has_what_is_promised() -> None:
    data = told(sentinels(2)).data()
    assert {"outcomes", "exhausted", "positions"} <= set(data)
    outcomes: Any = data["outcomes"]
    (outcome,) = outcomes
    assert {"answers", "summary", "laws", "lines"} <= set(outcome)
    assert outcome["lines"] == 2


def test_a_line_without_any_decision_lets_the_game_go_on() -> None:
    (outcome,) = told(board(facts=("Phase: Dusk",))).outcomes
    assert outcome.answers == ("The game goes on until Afternoon",)
