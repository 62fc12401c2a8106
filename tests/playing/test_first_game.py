"""The first game is won by whoever follows the coach, and goes on sensibly for whoever does not."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from judge.game.course.referee import is_over
from judge.law.typography import slips
from judge.messages import LANGUAGES, Language
from judge.playing import answers
from judge.playing.coach import coached
from judge.playing.match import BadMatch, MatchRecord, match_of
from judge.playing.program import answer_for_program
from judge.playing.replaying import PERSON, MatchCourse, choices, replayed
from judge.playing.script import SCRIPTED, ScriptReading, edition_of_situation, script_of
from judge.scenario.stage import LEAST

MOST_MOVES, MOST_MINUTES = 60, 12
WORDS_A_MINUTE, SECONDS_A_CHOICE = 120, 25
"""How fast somebody reads who is slow, and how long a choice takes who has never seen the game."""

FIRST = MatchRecord("5.0", ("", ""), 1, SCRIPTED, situation="first-game")
SENTENCE = re.compile(r"[.!?](?=\s|$)")
ARTICLE = re.compile(r"\d\.\d")


def begun(match: MatchRecord = FIRST) -> MatchCourse:
    course = MatchCourse(match)
    answer_for_program(course, 60.0)
    return course


def follow(course: MatchCourse) -> int | None:
    """What the script has the person choose; None where it has nothing."""
    reading = ScriptReading(script_of(course.situation))
    for one in course.decisions:
        reading.take(one.point, one.option, late=one.player != PERSON)
    expected = reading.expected(course.point, late=False)
    return choices(course.point).index(expected[1]) if expected is not None else None


def decided(course: MatchCourse, choice: int) -> MatchCourse:
    """The match after a choice of the person and what the program makes of it; the match itself stays as it was."""
    after = MatchCourse(course.match)
    after.decide(choice)
    answer_for_program(after, 60.0)
    return after


def by_themselves(course: MatchCourse) -> int:
    """The choice of somebody who does what is lit, and passes where nothing is."""
    options = choices(course.point)
    return next((place for place, one in enumerate(options) if one.kind not in LEAST), 0)


def test_every_move_of_the_person_is_introduced_briefly_in_both_languages() -> None:
    script = script_of("first-game")
    for line in script.lines:
        assert len(line.words["en"]) == len(line.words["fr"])
        assert bool(line.words["en"]) == (line.player == PERSON), line.said
    for words in (*(line.words for line in script.lines), script.ends):
        for language in LANGUAGES:
            for thought in words[language]:
                assert len(SENTENCE.findall(thought)) <= 2 and len(thought) < 210, thought
                assert not ARTICLE.search(thought), thought
                assert [slip.say() for slip in slips(thought, language)] == []


def test_whoever_follows_the_coach_wins_a_short_game() -> None:
    course, lines = begun(), []
    while not is_over(course.point.state):
        said = coached(course, "first-game", "en")
        assert said["aside"] == "" and said["words"] and said["forecast"] == ""
        choice = follow(course)
        assert choice is not None
        lines.append(said["line"])
        course = decided(course, choice)
    assert course.point.state.winner == PERSON
    assert len(course.moves) <= MOST_MOVES
    places = [place + 1 for place, line in enumerate(script_of("first-game").lines) if line.player == PERSON]
    assert list(dict.fromkeys(lines)) == places
    assert "won" in coached(course, "first-game", "en")["words"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_twelve_minutes_at_most_even_to_a_slow_reader(language: Language) -> None:
    script = script_of("first-game")
    thoughts = [*(words for line in script.lines for words in line.words[language]), *script.ends[language]]
    reading = sum(len(words.split()) for words in thoughts) / WORDS_A_MINUTE
    choosing = sum(line.player == PERSON for line in script.lines) * SECONDS_A_CHOICE / 60
    assert reading + choosing <= MOST_MINUTES


def test_whoever_leaves_the_script_is_told_why_and_comes_to_an_end_all_the_same() -> None:
    """At each choice of the script every other one is made once; then the game goes on without the coach."""
    course, others = begun(), 0
    while not is_over(course.point.state):
        meant = follow(course)
        assert meant is not None
        for choice in range(len(choices(course.point))):
            if choice == meant:
                continue
            others += 1
            other = decided(course, choice)
            assert is_over(other.point.state) or coached(other, "first-game", "fr")["aside"]
            _comes_to_an_end(other)
        course = decided(course, meant)
    assert others > 20


def _comes_to_an_end(course: MatchCourse) -> None:
    while not is_over(course.point.state):
        assert course.asked == PERSON and len(course.decisions) <= 3 * MOST_MOVES
        course.decide(by_themselves(course))
        answer_for_program(course, 60.0)
    assert sum(one.player == PERSON for one in course.decisions) <= MOST_MOVES
    assert coached(course, "first-game", "en")["words"]


def test_whoever_only_passes_loses_and_is_told_so() -> None:
    course = begun()
    while not is_over(course.point.state):
        options = choices(course.point)
        course = decided(course, next((place for place, one in enumerate(options) if one.kind in LEAST), 0))
    assert course.point.state.winner != PERSON
    assert "Begin again" in coached(course, "first-game", "en")["words"][0]


def test_what_would_come_of_the_day_is_what_comes_of_it() -> None:
    course = begun()
    wait = next(place for place, one in enumerate(choices(course.point)) if one.kind == "pass")
    after = decided(course, wait)
    said = coached(after, "first-game", "en")
    assert said["aside"].startswith("You may pass")
    play = next(place for place, one in enumerate(choices(course.point)) if one.kind == "play")
    off = decided(decided(course, play), 1)
    assert "would take a step" in coached(off, "first-game", "en")["forecast"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_answered_with_the_coach(language: Language) -> None:
    answer = answers.played(FIRST, (), False, 0, language)
    assert isinstance(answer, dict)
    coach: dict[str, Any] = answer["coach"]
    assert coach["object"] in [card["object"] for card in answer["board"]["players"][0]["known_hand"]]
    assert isinstance(answers.file(FIRST, language), dict)
    chosen = next(one for one in answer["due"]["options"] if coach["object"] in one["objects"])
    after = answers.played(match_of(answer["match"]), tuple(chosen["moves"]), False, 0, language)
    assert isinstance(after, dict)
    back = answers.played(match_of(after["match"]), (), True, 0, language)
    assert isinstance(back, dict) and back["coach"]["words"] == coach["words"]
    number = after["log"][-1]["steps"][0]["number"]
    assert isinstance(answers.why(match_of(after["match"]), "step", number, language), dict)


@pytest.mark.parametrize(
    "wrong", [{"situation": "nowhere"}, {"situation": 3}, {"edition": "1.0"}, {"opponent": "greedy"}, {"situation": ""}]
)
def test_a_situation_is_not_to_be_tampered_with(wrong: dict[str, object]) -> None:
    assert edition_of_situation("first-game") == "5.0"
    with pytest.raises(BadMatch):
        match_of({**FIRST.data(), **wrong})


def test_a_change_of_the_moves_is_found_out() -> None:
    course = decided(begun(), 0)
    with pytest.raises(BadMatch):
        replayed(replace(course.match, moves=course.match.moves[:-1]))
