"""Questions: the right answer is what the engine does, each wrong one what it would do without the article it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from judge.editions import PLAYED, rules_of
from judge.law.citation import citations, cite
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.scenario.file import read_file
from judge.school.bank import KINDS as MAKERS
from judge.school.bank import Bank, bank
from judge.school.draw import CHAPTERS
from judge.school.index import LONGEST, rows, write_index
from judge.school.kinds.may import REFUSING
from judge.school.kinds.order import WHERE
from judge.school.kinds.stop import changed_form
from judge.school.lesson import KINDS
from judge.school.proof import faults
from judge.school.proof.proving import Proving
from judge.school.question import LEVELS, SchoolQuestion
from judge.school.question_context import question_context
from judge.school.reasons import by_edition
from judge.school.runs import Text, play_form, runs_of_form
from judge.school.taught import EARLIER, TAUGHT
from judge.telling.story import story

SAMPLE = (
    "day/both-arrive",
    "objects/kuwat-and-haven",
    "playing/cost-not-payable",
    "events/anubis",
    "vocabulary/seasoned",
)
"""Scenarios that together give questions of every kind; `judge school prove` goes through all."""


def sample() -> Iterator[SchoolQuestion]:
    for path in SAMPLE:
        yield from bank().questions(path)


def one_of(kind: str) -> SchoolQuestion:
    return next(question for question in sample() if question.kind == kind)


def test_there_are_questions_of_every_kind() -> None:
    assert {question.kind for question in sample()} == set(KINDS)


@pytest.mark.parametrize("path", SAMPLE)
def test_every_answer_is_proved_anew(path: str) -> None:
    proving = Proving(bank().scenario(path), 0, bank().edition(path))
    assert {question.key: list(faults(question, proving)) for question in bank().questions(path)} == {
        question.key: [] for question in bank().questions(path)
    }


@pytest.mark.parametrize("kind", KINDS)
def test_a_false_answer_does_not_pass_the_proof(kind: str) -> None:
    question = one_of(kind)
    proving = Proving(bank().scenario(question.path), question.form, question.edition)
    right, wrong = (next(one for one in question.answers if one.right is right) for right in (True, False))
    swapped = {right.text["en"]: wrong.text, wrong.text["en"]: right.text}
    answers = tuple(replace(one, text=swapped.get(one.text["en"], one.text)) for one in question.answers)
    assert list(faults(replace(question, answers=answers), proving))
    assert list(faults(replace(question, answers=(right, right)), proving))


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_ruled_out_by_its_own_article_and_reason_alone(kind: str) -> None:
    question = one_of(kind)
    proving = Proving(bank().scenario(question.path), question.form, question.edition)
    wrong = next(one for one in question.answers if not one.right)
    assert wrong.why is not None
    other_article = replace(wrong, law="7.4.1.b")
    other_reason = replace(wrong, why={"en": "It is so.", "fr": "C’est ainsi."})
    for false in (other_article, other_reason):
        answers = tuple(false if one is wrong else one for one in question.answers)
        assert list(faults(replace(question, answers=answers), proving)), false


def found(mark: str, edition: str = TAUGHT) -> SchoolQuestion:
    """The question that a line of a lesson asks."""
    path = mark.split()[2]
    forms = range(bank(edition).forms(path))
    return next(one for form in forms for one in bank(edition).questions(path, form) if one.mark == mark)


@pytest.mark.parametrize(
    ("mark", "by_five", "by_one"),
    [
        ("@question may objects/tired-in-reserve move 1", "No: 2.4.6.c", "Yes."),
        ("@question next objects/token-at-rest move 4 case 3", "Brassbug ceases", "Brassbug goes to the Reserve."),
        ("@question end day/expeditions-meet", "Lithium — Hero Expedition: empty", "Phase: Dusk"),
        ("@question end playing/fleeting-comes-after twin 1", "Phase: Afternoon", "Lithium — Hand: empty"),
    ],
)
def test_an_answer_that_is_another_by_edition_1_0_is_told_and_proved(mark: str, by_five: str, by_one: str) -> None:
    question = found(mark)
    assert question.edition == TAUGHT and question.right.text["en"].startswith(by_five)
    ((edition, text),) = question.elsewhere
    assert edition == EARLIER and text["en"].startswith(by_one) and text["fr"]
    assert by_edition(edition, text).say("en").startswith(f"By edition 1.0 the answer is: {by_one}")
    proving = Proving(bank().scenario(question.path), question.form, TAUGHT)
    assert list(faults(question, proving)) == []
    noon: Text = {"en": "Phase: Noon", "fr": "Phase : Midi"}
    for false in (question.right.text, noon):
        assert list(faults(replace(question, elsewhere=((EARLIER, false),)), proving))


def test_where_both_editions_answer_alike_nothing_is_said_of_the_other() -> None:
    for path in ("day/tie", "lessons/a-whole-day"):
        assert all(one.elsewhere == () for one in bank().questions(path))


def test_a_question_is_asked_by_the_edition_taught_or_by_that_of_its_file(tmp_path: Path) -> None:
    source = (SCENARIOS / "day" / "tie.md").read_text(encoding="utf-8")
    for name, named in (("both", "1.0, 5.0"), ("one", "1.0"), ("five", "5.0")):
        text = source.replace("- Rules: 1.0, 5.0", f"- Rules: {named}")
        (tmp_path / f"{name}.md").write_text(text, encoding="utf-8")
    editions = {path: {one.edition for one in Bank(tmp_path).questions(path)} for path in ("both", "one", "five")}
    assert editions == {"both": {TAUGHT}, "one": {EARLIER}, "five": {TAUGHT}}
    assert {one.edition for one in bank(EARLIER).questions("day/tie")} == {EARLIER}
    assert found("@question region day/tie move 2", EARLIER).laws != found("@question region day/tie move 2").laws


def test_a_question_is_not_proved_by_another_edition() -> None:
    question = found("@question region day/tie move 2")
    assert list(faults(question, Proving(bank().scenario("day/tie"), 0, EARLIER)))


def test_a_form_whose_story_tells_other_steps_asks_nothing() -> None:
    assert bank().questions("day/ascended") == ()
    assert bank().questions("day/ascended", 1) != ()


def test_every_question_offers_three_answers_or_four_and_says_of_each_wrong_one_why() -> None:
    for question in sample():
        assert 3 <= len(question.answers) <= 4
        assert all(bool(one.why) == bool(one.law) == (not one.right) for one in question.answers)
        assert all(one.why is None or all(one.why[language] for language in LANGUAGES) for one in question.answers)


def test_the_right_answer_is_the_step_that_the_story_tells() -> None:
    for language in LANGUAGES:
        for question in sample():
            if question.kind == "next":
                here = question_context(question, story(SCENARIOS / f"{question.path}.md", language, question.edition))
                right = next(one for one in question.answers if one.right)
                told = [step.text for step in here.after[:1]]
                assert told in ([right.text[language]], [right.text[language].removesuffix(".")], [])
                assert [step.text[language] for step in question.resolution] == [step.text for step in here.after]


def test_the_ends_of_a_choice_are_told_side_by_side() -> None:
    question = next(one for one in bank().questions("cards/any-number") if one.asks["en"] == WHERE.say("en"))
    for language in LANGUAGES:
        named = [re.sub(r"\s?:[^·]*", "", answer.text[language]) for answer in question.answers]
        assert len(named) >= 3 and len(set(named)) == 1, named
    assert list(faults(question, Proving(bank().scenario(question.path), 0, question.edition))) == []


def test_what_an_article_quotes_stands_in_single_quotation_marks() -> None:
    question = next(one for one in bank().questions("objects/banishing-gate") if one.kind == "may")
    assert any("says ‘a type’," in answer.text["en"] for answer in question.answers)
    assert all(answer.text["fr"].count("«") == answer.text["fr"].count("»") <= 1 for answer in question.answers)


def test_a_question_is_the_same_each_time() -> None:
    first = bank().questions("day/tie")
    again = type(bank())(SCENARIOS).questions("day/tie")
    assert first == again


def test_there_is_no_question_where_nothing_else_could_be() -> None:
    assert bank().question("next", "day/tie", 0, 1) is None
    assert bank().question("next", "no/such-scenario", 0, 1) is None
    assert bank().questions("day/tie", form=9) == ()


def test_a_run_without_a_law_ends_even_if_the_game_does_not() -> None:
    without = runs_of_form(bank().scenario("cards/sierra-and-oddball"), 0, TAUGHT)
    assert without is not None
    assert all(run.settled for run in without.without.values())
    assert "CHECKED_AGAIN" in {law.name for law in without.laws}


def test_what_is_offered_as_refusing_refuses_somewhere() -> None:
    typed = {
        number
        for path in bank().paths
        for form in bank().scenario(path).forms
        for move in form.moves
        for fact in move.facts
        if fact.text.lower().startswith(("not allowed", "pas permis", "interdit"))
        for number in fact.laws
    }
    refusing = {law for laws in REFUSING.values() for law in laws}
    known = {
        law: {citations(edition)[law.name].article for edition in PLAYED if law.name in citations(edition)}
        for law in refusing
    }
    assert {law.name for law in refusing if not known[law] & typed} == set()


@pytest.mark.parametrize(
    "key", ["", "next", "next:day/tie:0:0", "next:day/tie:0:0:x", "next:no/such:0:1:1", "a" * 999, "next:../x:0:1:1"]
)
def test_what_names_no_question_gives_none(key: str) -> None:
    assert bank().named(key) is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_found_again_by_its_name(kind: str) -> None:
    assert bank().named(one_of(kind).key) == one_of(kind)


def test_the_change_that_stops_a_step_is_one_of_the_board_and_each_other_leaves_it() -> None:
    question = one_of("stop")
    form = bank().scenario(question.path)
    for answer in question.answers:
        run = play_form(changed_form(form, answer.text["en"]), rules_of(question.edition))
        assert run is not None
        there = [step.text for step in run.steps[question.move - 1]]
        assert (question.about in there) != answer.right, answer.text["en"]


def test_without_the_article_that_decides_a_step_it_does_not_happen() -> None:
    question = one_of("why")
    lived = runs_of_form(bank().scenario(question.path), question.form, question.edition)
    assert lived is not None and question.about is not None
    for answer in question.answers:
        number = answer.text["en"].partition(",")[0]
        runs = [run for law, run in lived.without.items() if cite(law, question.edition).article == number]
        told = [any(step.text == question.about for step in run.steps[question.move - 1]) for run in runs]
        assert told and (all(told) if not answer.right else not all(told)), number


def test_questions_that_take_long_are_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("objects/kuwat-and-haven", "day/at-noon"):
        file = tmp_path / f"{path}.md"
        file.parent.mkdir()
        file.write_bytes((SCENARIOS / f"{path}.md").read_bytes())
    two = Bank(tmp_path)
    monkeypatch.setattr("judge.school.index.INDEX", tmp_path / "index.json")
    processor = iter((0.0, LONGEST + 0.1, 10.0, 10.1))
    monkeypatch.setattr("judge.school.index.time", SimpleNamespace(process_time=lambda: next(processor)))
    write_index(two, lambda path: None)
    assert {row.path for row in rows(two)} == {"objects/kuwat-and-haven"}


def test_the_list_of_questions_is_fresh_enough_to_draw_from() -> None:
    listed = rows(bank())
    fresh = {row.path for row in listed}
    assert len(fresh) > 0.8 * len(bank().paths), "write the list anew with `judge school index`"
    assert {row.kind for row in listed} == set(KINDS)
    assert {row.chapter for row in listed} >= set(CHAPTERS)
    assert {row.level for row in listed} == set(LEVELS)


@pytest.mark.parametrize("error", [KeyError, AttributeError, TypeError])
def test_a_question_that_cannot_be_made_is_a_mistake_of_the_program(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise error("the program is wrong")

    for place in ("judge.school.runs.perform", "judge.school.kinds.moment.begin", "judge.school.kinds.order._explored"):
        with monkeypatch.context() as broken, pytest.raises(error):
            forms = [runs_of_form(read_file(SCENARIOS / f"{path}.md", path), 0, TAUGHT) for path in SAMPLE]
            broken.setattr(place, breaks)
            for path, form in zip(SAMPLE, forms, strict=True):
                assert form is not None
                for kind in MAKERS:
                    list(kind(form, path, 0))


def test_reactions_that_wait_at_the_end_of_a_phase_stop_nothing_without_the_law_that_they_are_checked() -> None:
    assert list(bank().questions("cards/auraq-and-kibble"))
