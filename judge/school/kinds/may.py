"""May she do that, and by which article? The engine's legal and refused options at a move of a scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from judge.exploring.course import Point, begin
from judge.exploring.possible import Possible, possible
from judge.game.choices import Option
from judge.game.rules import Rules
from judge.law.book import book
from judge.law.citations import events, objects, overview, playing, vocabulary
from judge.law.citations.law import Law
from judge.messages import LANGUAGES, Language, message
from judge.school.kinds.moment import Moment, moments
from judge.school.question import Answer, Question, Step, chance_of, in_words, level_of, offered
from judge.school.runs import Lived, Text

YES = message("Yes.")
NO = message("No: {number}, “{words}”")

REFUSING: Mapping[str, tuple[Law, ...]] = {
    "play": (
        playing.HAND_OR_RESERVE,
        overview.CANNOT_BEATS_CAN,
        objects.ONLY_WITH_HAND_COST,
        objects.ONLY_WITH_RESERVE_COST,
        events.COST_IN_FULL,
    ),
    "quick action": (
        vocabulary.STATUS_NOT_TWICE,
        objects.SUPPORT_IN_RESERVE,
        objects.ABILITIES_IN_PLAY,
        playing.QUICK_ACTION_LIMIT,
    ),
    "choose": (objects.TYPE_MEANS_IN_PLAY, vocabulary.TOUGH),
}
"""For each kind of option, the laws by which the engine refuses it in some scenario, the most telling first."""

MOST_OTHERS = 2
"""So many articles are offered that do not refuse it."""

MOST_REASONS = 5
"""So many reasons for one refusal are looked for, one behind the other."""

LONGEST_WORDS = 170
"""So much of an article stands in an answer."""


@dataclass(frozen=True, slots=True)
class _Case:
    """An option at a moment, in words.

    Arguments:
        option: the option.
        line: the line that chooses it.
        refusal: why it is refused; None where it is allowed.
    """

    option: Option
    line: Text
    refusal: Text | None


def questions(lived: Lived, path: str, form: int) -> Iterator[Question]:
    """The questions about what may be done before each move of a form; each option is asked about once.

    Arguments:
        lived: the form.
        path: the scenario's path.
        form: which form it is.
    """
    asked: set[tuple[str, bool]] = set()
    for moment in moments(lived):
        cases = [case for case in _cases(moment.point, lived) if case.option.kind in REFUSING]
        refused = [case for case in cases if case.refusal is not None]
        kinds = {case.option.kind for case in refused}
        allowed = [case for case in cases if case.refusal is None and case.option.kind in kinds]
        for case in (*refused, *allowed[:1]):
            name = (case.line["en"], case.refusal is None)
            if name not in asked:
                question = _question(lived, path, form, moment, case, refused)
                if question is not None:
                    asked.add(name)
                    yield question


def _question(lived: Lived, path: str, form: int, moment: Moment, case: _Case, refused: list[_Case]) -> Question | None:
    player = moment.point.question.player if moment.point.question is not None else None
    if player is None:
        return None
    name = f"may:{path}:{form}:{moment.move}:{case.line['en']}"
    others = chance_of(name).shuffled(REFUSING[case.option.kind])
    resolution: tuple[Step, ...]
    if case.option.refusal is None:
        near = dict.fromkeys(law for one in refused for law in _telling(one.option))
        offers = dict.fromkeys((*near, *others))
        wrong = [_no(law, lived.edition) for law in offers][:MOST_OTHERS]
        right = Answer(in_words(YES))
        laws = moment.laws
        resolution = ()
    else:
        telling = _telling(case.option)
        allowing = next((law for law in case.option.refusal.laws if _allowed(moment, case.option, law)), None)
        if not telling or allowing is None:
            return None
        reasons = _reasons(moment, case.option)
        wrong = [_no(law, lived.edition) for law in others if law not in reasons][:MOST_OTHERS]
        wrong.insert(0, Answer(in_words(YES), allowing.number(lived.edition), allowing.without))
        right = Answer(_no(telling[0], lived.edition).text)
        laws = case.option.refusal.laws
        text: Text = {
            language: message("Not allowed: {reason}", reason=(case.refusal or {})[language]).say(language)
            for language in LANGUAGES
        }
        resolution = (Step(text, tuple(law.number(lived.edition) for law in laws)),)
    answers = offered(name, right, wrong)
    if len(answers) < 2:
        return None
    return Question(
        kind="may",
        path=path,
        form=form,
        move=moment.move,
        asks=in_words(message("May {player} do this, and by which article?", player=lived.names.players[player])),
        about=case.line,
        answers=answers,
        resolution=resolution,
        laws=tuple(law.number(lived.edition) for law in laws),
        level=level_of((*laws, *moment.before)),
    )


def _cases(point: Point, lived: Lived) -> Iterator[_Case]:
    told: dict[Language, tuple[Possible, ...]] = {
        language: possible(point, lived.names, language) for language in LANGUAGES
    }
    for place, one in enumerate(told["en"]):
        if len(told["fr"]) != len(told["en"]) or told["fr"][place].option is not one.option:
            continue
        line: Text = {language: told[language][place].line for language in LANGUAGES}
        refusal: Text = {language: told[language][place].refusal for language in LANGUAGES}
        yield _Case(one.option, line, None if one.legal else refusal)


def _telling(option: Option) -> list[Law]:
    """The laws of a refusal that say most about it, the most telling first."""
    laws = option.refusal.laws if option.refusal is not None else ()
    return [law for law in REFUSING[option.kind] if law in laws]


def _allowed(moment: Moment, option: Option, law: Law) -> bool:
    """Whether an option would be allowed without a law."""
    found = _without(moment, option, moment.point.rules.without(law))
    return found is not None and found.refusal is None


def _reasons(moment: Moment, option: Option) -> set[Law]:
    """Every law that refuses an option: those by which the engine does, and those that would if these did not."""
    rules, reasons = moment.point.rules, set[Law]()
    found: Option | None = option
    for _ in range(MOST_REASONS):
        if found is None or found.refusal is None:
            break
        reasons.update(found.refusal.laws)
        for law in found.refusal.laws:
            rules = rules.without(law)
        found = _without(moment, option, rules)
    return reasons


def _without(moment: Moment, option: Option, rules: Rules) -> Option | None:
    """What becomes of an option under other rules; None where it is not there, or where the game cannot come to it."""
    try:
        question = begin(moment.unit, rules, moment.given).question
    except Exception:
        return None
    options = question.options if question is not None else ()
    same = (option.kind, option.object, option.detail)
    return next((one for one in options if (one.kind, one.object, one.detail) == same), None)


def _no(law: Law, edition: str) -> Answer:
    number = law.number(edition)
    text: Text = {
        language: NO.filled(number=number, words=_operative(law, edition, language)).say(language)
        for language in LANGUAGES
    }
    return Answer(text, number)


def _operative(law: Law, edition: str, language: Language) -> str:
    """The sentence of a law's article that holds its operative words."""
    text = " ".join(book(edition).article(law.number(edition), language).text.split())
    sentences = re.split(r"(?<=[.!?]) (?=[A-ZÀ-Ý«“*])", text)
    found = next((one for one in sentences if law.words[language] in one), sentences[0])
    plain = re.sub(r" ?\(?\[[^]]*\]\)?", "", found).replace("*", "")
    return plain if len(plain) <= LONGEST_WORDS else plain[:LONGEST_WORDS].rsplit(" ", 1)[0] + " …"
