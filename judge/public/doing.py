"""A move done: a line answers what is asked, or one of three errors says why it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from judge.exploring.course import Point
from judge.game.event.choices import Option, Question, Refusal
from judge.law.citation import cite
from judge.messages import Language, message
from judge.public.errors import ChoiceNeededError, IllegalMoveError, UnreadableTextError
from judge.scenario.answers import expedition_of, fitting, lines
from judge.scenario.attempts import attempt_out_of_turn
from judge.scenario.disagreement import reason_of
from judge.scenario.form import MoveLine, SourceLine
from judge.scenario.repeated import repeated
from judge.scenario.unknown import unknown_move
from judge.wording.names import Names
from judge.wording.table import ParsedSentence, SentenceReader


def once_each(line: str) -> Iterator[str]:
    """The lines that a line stands for: as many as it says where it ends with “100 times”, else itself."""
    return (one.line.text for one in repeated([MoveLine(SourceLine(1, line))]))


def do_line(point: Point, line: str, names: Names, language: Language) -> Point:
    """The point to which a line leads.

    Arguments:
        line: a move as a scenario file writes it.
        names: the names of players and cards.
        language: the language of what is said if it cannot be done.

    Raises:
        UnreadableTextError: it is no move that is known.
        IllegalMoveError: the rules do not allow it.
        ChoiceNeededError: it can mean several things, or does not answer what is asked.
    """
    meanings = tuple(SentenceReader("move", names).read(line))
    if not meanings:
        raise UnreadableTextError([unknown_move(SourceLine(1, line), names).say(language)])
    if point.question is None:
        raise IllegalMoveError(message("nothing can be done here any more").say(language), ())
    said, option = _meant(point, point.question, line, meanings, names, language)
    after = _answer(point, option, names, language)
    for question in after.unasked:
        there = expedition_of(said, question)
        if there is not None and there.refusal is not None:
            raise _illegal(there.refusal, point, names, language)
    also = expedition_of(said, after.question) if after.question is not None else None
    return after if also is None else _answer(after, also, names, language)


def _answer(point: Point, option: Option, names: Names, language: Language) -> Point:
    if option.refusal is not None:
        raise _illegal(option.refusal, point, names, language)
    return point.answer(option)


def _meant(
    point: Point,
    question: Question,
    line: str,
    meanings: Sequence[ParsedSentence],
    names: Names,
    language: Language,
) -> tuple[ParsedSentence, Option]:
    """The option that a line means, and what it says."""
    found = {option: said for said in meanings for option in fitting(said, question, point.state, names)}
    if len(found) == 1:
        ((option, said),) = found.items()
        return said, option
    if found:
        meant = tuple(replace(one, refusal=None) for one in question.conceivable if one in found)
        choices = lines(replace(question, options=meant, unlisted=()), point.state, names, language)
        raise ChoiceNeededError(message("“{move}” can mean several things", move=line).say(language), choices)
    tried = attempt_out_of_turn(meanings, question, point.state, names, point.rules)
    if tried is not None:
        raise _illegal(tried.refusal, point, names, language)
    what = message("“{move}” does not answer what is asked here", move=line)
    raise ChoiceNeededError(what.say(language), lines(question, point.state, names, language))


def _illegal(refusal: Refusal, point: Point, names: Names, language: Language) -> IllegalMoveError:
    return refused(refusal, names, point.rules.edition.name, language)


def refused(refusal: Refusal, names: Names, edition: str, language: Language) -> IllegalMoveError:
    """The error that says why something is not allowed.

    Arguments:
        names: the names of players and cards.
        edition: the edition whose articles are named.
    """
    why = message("Not allowed: {reason}", reason=reason_of(refusal, names))
    return IllegalMoveError(why.say(language), (cite(law, edition).article for law in refusal.laws))
