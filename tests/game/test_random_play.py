"""Random legal play never breaks the rules' bookkeeping, and everything that happens can be said and read back."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from random_boards import NAMES, RULES, Moment, boards, games

from judge.game.course.referee import Done, advance
from judge.game.event.choices import Question, Refusal
from judge.game.state.canonical import canonical
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import HIDDEN, Type, Zone
from judge.messages import LANGUAGES, Language
from judge.scenario.answers import fitting, lines
from judge.wording.names import NamedCard
from judge.wording.slots import SLOTS
from judge.wording.table import ParsedSentence, SentenceReader, sentence, sentences
from judge.wording.text import plain

TRACE, MOVES = SentenceReader("trace", NAMES), SentenceReader("move", NAMES)

random_play = settings(
    max_examples=40,
    phases=[Phase.explicit, Phase.generate],
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@random_play
@given(start=boards(), draw=st.data())
def test_the_state_stays_whole(start: State, draw: st.DataObject) -> None:
    owned = _owned(start)
    for moment in games(start, draw):
        _is_whole(moment.after)
        if moment.question is None:
            assert _owned(moment.after) == owned
            assert pickle.loads(pickle.dumps(moment.after)) == moment.after
        else:
            assert moment.question.allowed, "a question without any answer"


@random_play
@given(start=boards(), draw=st.data())
def test_the_same_answers_give_the_same_game_and_change_no_state(start: State, draw: st.DataObject) -> None:
    for moment in games(start, draw):
        if moment.question is not None:
            continue
        objects = dict(moment.before.objects)
        again = advance(moment.before, RULES, moment.answers)
        assert isinstance(again, Done)
        assert again.state == moment.after
        assert canonical(again.state) == canonical(moment.after)
        assert again.happenings == moment.happenings
        assert dict(moment.before.objects) == objects


@random_play
@given(start=boards(), draw=st.data())
def test_whatever_happens_is_said_and_read_back(start: State, draw: st.DataObject) -> None:
    for moment in games(start, draw):
        for happening in moment.happenings if moment.question is None else ():
            assert happening.laws
            told = sentence("trace", happening.sentence)
            assert told.slots() <= set(happening.values), happening.sentence
            for language in LANGUAGES:
                line = told.write(happening.values, NAMES, language)
                meanings = list(TRACE.read(line))
                assert [one.sentence.key for one in meanings] == [happening.sentence], line
                assert _fits(meanings[0], happening.values, language), line


@random_play
@given(start=boards(), draw=st.data())
def test_every_option_has_a_line_that_means_it(start: State, draw: st.DataObject) -> None:
    for moment in games(start, draw):
        if moment.question is None:
            continue
        refusals = [option.refusal for option in moment.question.options if option.refusal is not None]
        assert [one for one in refusals if not _is_said(one)] == []
        for language in LANGUAGES:
            written = list(lines(moment.question, moment.after, NAMES, language))
            assert written and len(written) == len(set(written))
            assert [line for line in written if not _means_one_option(line, moment, moment.question)] == []


def _means_one_option(line: str, moment: Moment, question: Question) -> bool:
    """Whether a line means one single option, which is allowed."""
    found = {option for said in MOVES.read(line) for option in fitting(said, question, moment.after, NAMES)}
    return len(found) == 1 and found <= set(question.allowed)


def _is_said(refusal: Refusal) -> bool:
    """Whether a refusal has laws, and words in every language for which nothing is missing."""
    said = sentence("refusal", refusal.sentence)
    whole = bool(refusal.laws) and said.slots() <= set(refusal.values)
    return whole and all(said.write(refusal.values, NAMES, language) for language in LANGUAGES)


def _is_whole(state: State) -> None:
    stamps = [one.timestamp for one in state.objects.values()]
    assert len(stamps) == len(set(stamps))
    for key, one in state.objects.items():
        assert key == one.id <= state.clock
        assert one.timestamp <= state.clock
        assert (one.expedition is not None) == (one.zone is Zone.EXPEDITION)
        assert not one.token or one.zone is Zone.EXPEDITION
        assert (one.emblem is None) or one.zone is Zone.LIMBO
        assert one.face_down == (one.zone is Zone.MANA)
        if one.zone in HIDDEN:
            assert not one.statuses and not one.counters
        if one.zone is not Zone.EXPEDITION and one.type is not Type.EMBLEM and one.zone is not Zone.LIMBO:
            assert one.holder == one.owner


def _owned(state: State) -> list[tuple[int, str]]:
    cards = (one for one in state.objects.values() if not one.token and one.type is not Type.EMBLEM)
    return sorted((one.owner, one.base.card) for one in cards)


def _fits(said: ParsedSentence, values: object, language: Language) -> bool:
    assert isinstance(values, dict)
    for slot, read in said.values.items():
        happened = values[slot]
        if isinstance(read, NamedCard):
            assert isinstance(happened, Object) and read.fits(happened)
        elif slot == "effect":
            assert str(read).lower() in plain(SLOTS["effect"].write(happened, NAMES, language)).lower()
        elif slot == "expedition":
            real = happened if isinstance(happened, tuple) else (None, happened)
            assert read == real
        else:
            assert read == happened
    return True


def test_every_sentence_has_the_same_slots_in_all_its_wordings() -> None:
    import re

    for one in sentences():
        slots = {frozenset(re.findall(r"\{(\w+)\}", form)) for language in LANGUAGES for form in one.forms[language]}
        assert len(slots) == 1, one.key
        assert one.slots() <= set(SLOTS), one.key


@pytest.mark.parametrize("use", ["move", "trace", "refusal"])
def test_no_two_sentences_have_one_wording(use: str) -> None:
    forms = [form for one in sentences() if one.use == use for language in LANGUAGES for form in one.forms[language]]
    assert len(forms) == len(set(forms))
