"""A match is its decks, its seed and its moves: it can be played again, taken back, and told nothing that is none."""

from __future__ import annotations

from dataclasses import replace

import pytest
from matches import BRAVOS_AGAINST_MUNA, course_of

from judge.game.course.referee import is_over
from judge.games.deck import UnreadableDeck
from judge.messages import Message
from judge.playing import answers, replaying
from judge.playing.match import MOST_MOVES, BadMatch, MatchRecord, match_of
from judge.playing.replaying import PERSON, MatchCourse, choices, replayed

FRESH = BRAVOS_AGAINST_MUNA.data()


def test_a_match_is_played_again_to_the_same_end() -> None:
    course = course_of(BRAVOS_AGAINST_MUNA)
    assert is_over(course.point.state)
    again = replayed(match_of(course.match.data()))
    assert again.point.state == course.point.state
    assert again.match == course.match


def test_numbers_may_be_written_with_a_point() -> None:
    assert match_of({**FRESH, "seed": 7.0, "moves": [0.0, 1]}).moves == (0, 1)


def test_another_seed_is_another_match() -> None:
    one, other = (MatchCourse(replace(BRAVOS_AGAINST_MUNA, seed=seed)) for seed in (1, 2))
    assert one.match.mark != other.match.mark


def test_the_other_order_of_two_reactions_is_another_match() -> None:
    moves = tuple(map(int, "33112100101001315014011111000000010"))
    match = MatchRecord("5.0", ("ordis", "yzmir"), 7299136999974823, "chance", moves)
    one, other = (MatchCourse(replace(match, moves=(*moves[:-1], last))) for last in (0, 1))
    assert [course.decisions[-1].option.kind for course in (one, other)] == ["resolve", "resolve"]
    assert one.match.mark != other.match.mark


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {},
        {**FRESH, "edition": "9.9"},
        {**FRESH, "edition": ["5.0"]},
        {**FRESH, "decks": ["bravos"]},
        {**FRESH, "decks": ["bravos", 3]},
        {**FRESH, "decks": ["bravos", "x" * 10_001]},
        {**FRESH, "seed": -1},
        {**FRESH, "seed": 2**53},
        {**FRESH, "seed": True},
        {**FRESH, "seed": 1.5},
        {**FRESH, "opponent": "nobody"},
        {**FRESH, "opponent": {}},
        {**FRESH, "moves": "0"},
        {**FRESH, "moves": [0, "0"]},
        {**FRESH, "moves": [-1]},
        {**FRESH, "moves": [0] * (MOST_MOVES + 1)},
        {**FRESH, "mark": "é"},
        {**FRESH, "engine": "x" * 41},
        {**FRESH, "more": 1},
    ],
)
def test_what_is_no_match_is_refused(wrong: object) -> None:
    with pytest.raises(BadMatch):
        match_of(wrong)


@pytest.mark.parametrize("moves", [(6,), (0, 0, 0, 900), (0,) * MOST_MOVES])
def test_moves_that_were_never_open_are_refused(moves: tuple[int, ...]) -> None:
    with pytest.raises(BadMatch):
        replayed(replace(BRAVOS_AGAINST_MUNA, moves=moves))


def test_a_deck_that_may_not_be_played_is_refused_with_its_line() -> None:
    match = replace(BRAVOS_AGAINST_MUNA, decks=("1 Kojo & Booda\n3 Nobody at all\n", "muna"))
    with pytest.raises(UnreadableDeck):
        replayed(match)
    said = answers.played(match, (), False, 0, "en")
    assert isinstance(said, Message) and "line 2" in said.say("en")


def test_a_changed_match_is_said_to_be_damaged() -> None:
    match = course_of(BRAVOS_AGAINST_MUNA, 12).match
    forged = replace(match, moves=(*match.moves[:-1],))
    with pytest.raises(BadMatch, match="do not go together"):
        replayed(forged)


def test_another_engine_goes_on_where_it_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = course_of(BRAVOS_AGAINST_MUNA, 12).match
    monkeypatch.setattr(replaying, "playing_fingerprint", lambda: "another")
    assert replayed(match).match.engine == "another"


@pytest.mark.parametrize("how", ["another mark", "a choice that is gone"])
def test_another_engine_that_plays_it_otherwise_says_so_and_stops(how: str) -> None:
    match = replace(course_of(BRAVOS_AGAINST_MUNA, 12).match, engine="0123456789")
    other = replace(match, mark="0" * 12) if how == "another mark" else replace(match, moves=(900,))
    with pytest.raises(BadMatch, match="another version of the engine"):
        replayed(other)


def test_only_the_person_decides_for_the_person() -> None:
    course = course_of(replace(BRAVOS_AGAINST_MUNA, opponent="chance"), 20)
    while course.asked == PERSON:
        course.decide(0)
    said = answers.played(course.match, (0,), False, 0, "en")
    assert said == answers.NOT_YOURS


def test_what_is_taken_back_is_the_last_choice_of_the_person() -> None:
    course = course_of(BRAVOS_AGAINST_MUNA, 30)
    taken = answers.played(course.match, (), True, 0, "en")
    assert isinstance(taken, dict) and taken["due"] is not None
    before = match_of(taken["match"])
    assert before.moves == course.match.moves[: len(before.moves)]
    assert len(before.moves) < len(course.match.moves)
    last = next(one for one in reversed(course.decisions) if one.player == PERSON and one.option.kind != "expedition")
    assert last.point.question is not None and taken["due"]["kind"] == last.point.question.kind
    for _ in range(len(before.moves)):
        taken = answers.played(match_of(taken["match"]), (), True, 0, "en")
        if isinstance(taken, Message):
            break
    assert taken == answers.NOTHING_TO_TAKE_BACK


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_choice_that_is_offered_can_be_made(language: str) -> None:
    for moves in (0, 6, 17, 33):
        course = course_of(replace(BRAVOS_AGAINST_MUNA, opponent="chance"), moves)
        told = answers.played(course.match, (), False, 0, language)  # type: ignore[arg-type]
        assert isinstance(told, dict) and told["due"] is not None
        for option in told["due"]["options"]:
            after = answers.played(match_of(told["match"]), tuple(option["moves"]), False, 0, language)  # type: ignore[arg-type]
            assert isinstance(after, dict), option
        asked = replayed(match_of(told["match"]))
        offered = {option["moves"][0] for option in told["due"]["options"]}
        assert offered == set(range(len(choices(asked.point))))
