"""A situation as the desk shows it: its mistakes, its moves told step by step, what is due, whether it has ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Literal

from judge.desk.asking import CHANCE, OfferedLine, PendingDecision, onward, question_text
from judge.desk.link import marks_of
from judge.desk.passed_over import PassedOver, passed_over, reasons_on
from judge.desk.sheet import read
from judge.exploring.answer_lines import in_expedition
from judge.exploring.course import Point, begin
from judge.exploring.possible import Choice, possible
from judge.game.course.referee import is_over
from judge.game.event.choices import Question
from judge.law.citation import cite
from judge.law.laws import day
from judge.law.laws.law import Law
from judge.messages import Language, Mistake, message
from judge.ruling.asking import UnknownAskedError, asked
from judge.ruling.idle import idle_abilities
from judge.ruling.offered import OfferedQuestion
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import MOST_AT_ONCE, ruling
from judge.ruling.things import things
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.about import edition_of
from judge.scenario.asked import asked_line
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement, judge
from judge.telling.board import Painter
from judge.telling.seat import SeatView
from judge.telling.story import seat_named, tell_story
from judge.telling.table import BoardView
from judge.telling.view import Story
from judge.value import value
from judge.wording.names import Names

MOST_DRAWN = 25_000
"""How many cards and other things are drawn on all boards of the steps together."""

Ended = Literal["won", "open", "not played"]


@value(frozen=True, slots=True)
class DeskView:
    """A situation as the desk shows it.

    Arguments:
        text: the whole situation.
        edition: the edition of the rules.
        mistakes: what cannot be read or played, by line.
        differs: where what the text expects does not happen, by line.
        mended: the slips in the texts of its own cards, which were read as they are meant, by line.
        story: the moves as they are told.
        now: the board at which something is due.
        due: what the game waits for; None where it waits for nothing, or where something is wrong.
        ended: how it ended; None where it goes on.
        nearest: the articles that come nearest, where the rules do not settle what happens.
        reason: why the engine plays no further, where it does not.
        ruling: on what the text asks, or else on what the last move comes to; None before the first move.
        twins: what the text’s twins are called; each can be taken to the desk in the place of the main form.
        marks: the marks of its steps, for a link.
        passed_over: of each step that targets something, by its number, what was no target.
        idle: the abilities that did nothing, in words.
        things: where and how the cards and tokens are that can be asked about, in words.
    """

    text: str
    edition: str
    mistakes: tuple[Mistake, ...]
    differs: tuple[Mistake, ...]
    mended: tuple[Mistake, ...]
    story: Story
    now: BoardView
    due: PendingDecision | None
    ended: Ended | None
    nearest: tuple[str, ...]
    reason: str
    ruling: Ruling | None
    twins: tuple[str, ...]
    marks: tuple[bytes, ...]
    passed_over: Mapping[int, PassedOver] = field(default_factory=dict)
    idle: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


def sit(text: str, language: Language, seat: str = "") -> DeskView:
    """Play a situation’s moves and tell everything that the desk shows.

    Arguments:
        seat: the name of the player from whose seat it is told; "" for the judge’s.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    written = read(text)
    judgement = judge(replace(written, twins=[]), edition_of(written), unfinished=True)
    performance = judgement.performance
    point = reached(judgement)
    story = tell_story(judgement, language, seat, _undrawn(performance) if performance is not None else 0)
    watcher, due, now, ruled = None, None, story.before, None
    if performance is not None:
        watcher = SeatView(performance, seat_named(seat, performance.names.players) if seat else None)
        due = _due(performance, point, watcher, language) if point is not None else None
        now = Painter(performance.names, performance.rules, language, watcher).board(performance.state)
        asks = (due.asks, due.laws) if due is not None else None
        ruled = ruling_at_the_end(judgement, performance, watcher, language, asks)
    wrong = judgement.own == "unreadable"
    return DeskView(
        text=text,
        edition=judgement.edition,
        mistakes=tuple(judgement.own_mistakes) if wrong else (),
        differs=() if wrong else tuple(judgement.own_mistakes),
        mended=tuple(judgement.scenario.mended),
        story=story,
        now=now,
        due=due,
        ended=_ended(performance) if performance is not None else None,
        nearest=_numbers(performance.open, judgement.edition) if performance is not None else (),
        reason=performance.unplayed.say(language) if performance is not None and performance.unplayed else "",
        ruling=ruled,
        twins=tuple(twin.title[language] for twin in written.twins),
        marks=marks_of(performance) if performance is not None else (),
        passed_over=passed_over(performance, watcher, language) if performance is not None and watcher else {},
        idle=_offered(performance, idle_abilities(performance, watcher, language)) if performance and watcher else (),
        things=_offered(performance, things(performance, watcher, language)) if performance and watcher else (),
    )


def ruling_at_the_end(
    judgement: Judgement,
    performance: Performance,
    watcher: SeatView,
    language: Language,
    due: tuple[str, Sequence[Law]] | None = None,
) -> Ruling | None:
    """The ruling on what a situation asks, or else on what its last move comes to; None before the first move.

    Arguments:
        judgement: the situation, judged.
        performance: the situation as it was played, and gone on with.
        due: what is due after it, in words, and the laws that ask it; None where nothing is.
    """
    asked = _ruled(judgement, performance, watcher, language)
    return asked or ruling(performance, watcher, language, go_on, due, MOST_AT_ONCE)


def _ruled(judgement: Judgement, performance: Performance, watcher: SeatView, language: Language) -> Ruling | None:
    """The ruling on what the text asks; None where it asks nothing, or is not played as its question supposes."""
    line = asked_line(judgement.scenario)
    if line is None or judgement.own != "holds":
        return None
    try:
        question, words = asked(line.text, performance, watcher, language)
    except UnknownAskedError:
        return None
    return RulingWriter(Trials(performance, go_on, MOST_AT_ONCE), watcher, language).rule(question, words)


def _offered(performance: Performance, offered: Sequence[OfferedQuestion]) -> tuple[str, ...]:
    """What can be asked about a situation in which something has happened, in words."""
    return tuple(one.text for one in offered) if any(played.happenings for played in performance.played) else ()


def _undrawn(performance: Performance) -> int:
    """How many steps, the first ones, go without a board, so that no more things are drawn than an answer may hold."""
    left = MOST_DRAWN
    sizes = [len(happening.state.objects) for played in performance.played for happening in played.happenings]
    for count, size in zip(range(len(sizes), 0, -1), reversed(sizes), strict=True):
        left -= size
        if left < 0:
            return count
    return 0


def reached(judgement: Judgement) -> Point | None:
    """Where the game goes on after the last move; None where something is wrong before it, or nothing comes after it.

    What lies between the last move and the next turn belongs to the move.

    Arguments:
        judgement: the situation, judged.
    """
    if judgement.performance is None or judgement.scenario.mistakes:
        return None
    return go_on(judgement.performance)


def go_on(performance: Performance) -> Point | None:
    """Let what lies between the last move and the next turn happen; where the game goes on after it.

    Arguments:
        performance: the situation as it was played.
    """
    if performance.disagreements or performance.open or performance.unplayed is not None:
        return None
    if is_over(performance.state):
        return None
    performance.continued = go_on
    point = begin(performance.unit or performance.start, performance.rules, performance.answers)
    if not performance.waits and _is_near(performance, point):
        performance.played[-1].happenings += point.happenings
        performance.open, performance.unplayed = point.laws, point.reason
        performance.state, performance.waits = point.state, point.question is not None
    return point if performance.waits or not (point.laws or point.reason) else None


def _is_near(performance: Performance, point: Point) -> bool:
    """Whether what comes next comes by itself: a turn of the same Afternoon, or the first question of a game."""
    if performance.state.brought:
        return True
    here, there = performance.state, point.state
    turn = point.question is None or point.question.kind == "turn"
    return turn and (here.day, here.phase) == (there.day, there.phase) and not is_over(there)


def _due(performance: Performance, point: Point, seat: SeatView, language: Language) -> PendingDecision:
    names, edition = performance.names, performance.rules.edition.name
    question = point.question
    if question is None or not performance.waits:
        lines = tuple(OfferedLine(line) for line in onward(performance.state.phase, names, language))
        return PendingDecision(message("The game goes on").say(language), "", (day.PHASES,), edition, lines, ())
    player = names.players[question.player] if question.player is not None else CHANCE
    asked = question_text(question, point.state, names, seat, language)
    if seat.player is not None and question.player not in (None, seat.player):
        return PendingDecision(asked, player, question.laws, edition, (), ())
    found = possible(point, names, language, seat.player if question.player is not None else None)
    about = point.state.objects.get(question.about) if question.about is not None else None
    asked_for = {option.kind for option in question.options}
    return PendingDecision(
        asked,
        player,
        question.laws,
        edition,
        tuple(choice for one in found if one.legal for choice in _choices(one, question, point, performance, language)),
        tuple(
            OfferedLine(one.line, one.refusal, one.laws, card=_card(one, point, names, language))
            for one in sorted(found, key=lambda one: one.option.kind not in asked_for)
            if not one.legal
        ),
        reasons_on(about, performance, seat, point.state, language) if question.kind == "target" else (),
    )


def _choices(
    one: Choice, question: Question, point: Point, performance: Performance, language: Language
) -> tuple[OfferedLine, ...]:
    """The lines with which an option is chosen: a Character is played in one expedition or in the other."""
    said = OfferedLine(one.line, weight=one.weight, card=_card(one, point, performance.names, language))
    card = point.state.objects.get(one.option.object) if one.option.object is not None else None
    if (question.kind, one.option.kind) != ("turn", "play") or card is None or not card.base.joins_expedition:
        return (said,)
    after = point.answer(one.option)
    if after.question is None or after.question.kind != "expedition" or after.question.about != card.id:
        return (said,)
    return tuple(
        replace(said, line=one.line + in_expedition(option, performance.names, language))
        for option in after.question.allowed
    )


def _card(one: Choice, point: Point, names: Names, language: Language) -> str:
    """The card of which an option speaks."""
    found = point.state.objects.get(one.option.object) if one.option.object is not None else None
    if found is None:
        return ""
    return names.of_object(found.emblem.source if found.emblem is not None else found, language)


def _ended(performance: Performance) -> Ended | None:
    if performance.open:
        return "open"
    if performance.unplayed is not None:
        return "not played"
    return "won" if is_over(performance.state) else None


def _numbers(laws: Sequence[Law], edition: str) -> tuple[str, ...]:
    return tuple(cite(law, edition).article for law in laws)
