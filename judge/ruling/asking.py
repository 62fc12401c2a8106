"""What a line asks of a form: something that happens, is so or could be, a move of the form, or a fact of the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.messages import Language
from judge.ruling.contrast import contrast
from judge.ruling.in_words import in_words
from judge.ruling.influence import changes_asked, changes_in_words
from judge.ruling.possible import IsPossible
from judge.ruling.question import Follows, Happens, IsAllowed, IsSo, RulingQuestion
from judge.ruling.statement import IsTrue
from judge.ruling.things import thing_called
from judge.ruling.untold import untold
from judge.scenario.asked import Asked, AskedFact, AskedMove, AskedSentence, read_asked, read_sentence, why_unasked
from judge.scenario.form import NOT_ALLOWED, SourceLine
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView

CHOSEN = frozenset(
    {
        "announces",
        "chooses_mode",
        "declines",
        "declines_card",
        "declines_cost",
        "declines_quick_action",
        "targets",
        "targets_expedition",
        "targets_only",
        "targets_only_player",
        "targets_player",
    }
)
"""The happenings that tell what a player has chosen: by them a form differs from another one as by its moves."""


class UnknownAskedError(Exception):
    """Nothing can be asked of a form in such words.

    Attributes:
        message: what to say to people.
    """

    def __init__(self, line: str, run: Performance) -> None:
        super().__init__(line)
        self.message = why_unasked(line, run)


def asked(
    line: str, run: Performance, seat: SeatView | None = None, language: Language = "en"
) -> tuple[RulingQuestion, str]:
    """What a line asks of a form, and the line in the sentences of a language.

    Arguments:
        line: the line without its laws; a name alone asks what has become of that card or token.
        run: the form as it was played by all the rules.
        seat: from where it is told; the judge’s, who sees all, if None.

    Raises:
        UnknownAskedError: it cannot be read.
    """
    seat = seat or SeatView(run, None)
    influence = changes_asked(line, run, seat)
    if influence is not None:
        return influence, seat.text(changes_in_words(influence, run, language), language)
    found = read_asked(line, run)
    if found is not None:
        return _question(found, line, run), in_words(line, found, run, seat, language)
    thing = thing_called(line, run, seat, language)
    if thing is None:
        raise UnknownAskedError(line, run)
    return thing


def happening(
    line: str, run: Performance, seat: SeatView | None = None, language: Language = "en"
) -> tuple[RulingQuestion, str]:
    """Whether a line that says what has happened happens, though a move may stand in the same words; and the line in
    the sentences of a language.

    Arguments:
        line: the line without its laws.
        run: the form as it was played by all the rules.
        seat: from where it is told; the judge’s, who sees all, if None.

    Raises:
        UnknownAskedError: it says nothing that can happen.
    """
    found = read_sentence("trace", line, run.names)
    if found is None:
        raise UnknownAskedError(line, run)
    return _question(found, line, run), in_words(line, found, run, seat or SeatView(run, None), language)


def following(
    move: int, run: Performance, seat: SeatView | None = None, language: Language = "en"
) -> tuple[RulingQuestion, str]:
    """What follows a move of a form, and the move in the sentences of a language.

    Arguments:
        move: its place, from 1.
        run: the form as it was played by all the rules.
        seat: from where it is told; the judge’s, who sees all, if None.

    Raises:
        UnknownAskedError: there is no such move.
    """
    moves = run.scenario.moves
    if not 1 <= move <= len(moves):
        raise UnknownAskedError(str(move), run)
    line = moves[move - 1].line
    return Follows(line.number), in_words(line.text, AskedMove(line.number), run, seat or SeatView(run, None), language)


def stated(
    run: Performance, seat: SeatView, language: Language, others: Sequence[Performance] = ()
) -> tuple[RulingQuestion, str] | None:
    """What a file that asks nothing says last under a move, a line that tells the form from another one before one that
    does not, and one that cites laws before one that cites none; else whether whoever has won wins; else the last fact
    of the outcome that tells the form from another one; None where there is nothing of that sort.

    Arguments:
        run: the form as it was played by all the rules.
        seat: from where it is told.
        others: the other forms of the scenario.
    """
    lines = sorted(_under_moves(run, seat, language), key=lambda one: bool(one[0].laws))
    said = [question for _, question in lines]
    if said:
        return _telling_apart(said, run, others) or said[-1]
    if run.state.winner is not None:
        return asked(f"{run.names.players[run.state.winner]} wins the game", run, seat, language)
    return _telling_apart(list(_outcome(run, seat, language)), run, others)


def _under_moves(
    run: Performance, seat: SeatView, language: Language
) -> Iterator[tuple[SourceLine, tuple[RulingQuestion, str]]]:
    """The lines under the moves that ask something, each with what it asks."""
    for place, move in enumerate(run.scenario.moves, start=1):
        for line in move.facts:
            if line.words in NOT_ALLOWED:
                yield line, following(place, run, seat, language)
            elif read_asked(line.text, run) is not None:
                yield line, asked(line.text, run, seat, language)


def _outcome(run: Performance, seat: SeatView, language: Language) -> Iterator[tuple[RulingQuestion, str]]:
    """What the facts of the outcome ask."""
    for part in run.scenario.outcome:
        for line in part.facts:
            words = f"{part.name}: {line.text}" if part.name else line.text
            if isinstance(read_asked(words, run), AskedFact):
                yield asked(words, run, seat, language)


def _telling_apart(
    said: Sequence[tuple[RulingQuestion, str]], run: Performance, others: Sequence[Performance]
) -> tuple[RulingQuestion, str] | None:
    """The last of several questions, but for those on what was chosen, to which another form gives another answer; None
    where none does."""
    return next((one for one in reversed(said) if not _is_chosen(one[0]) and contrast(one[0], run, others)), None)


def _is_chosen(question: RulingQuestion) -> bool:
    return isinstance(question, Happens) and CHOSEN.issuperset(said.sentence.key for said in question.said)


def _question(found: Asked, line: str, run: Performance) -> RulingQuestion:
    match found:
        case AskedMove(number):
            return IsAllowed(number)
        case AskedFact(fact, player):
            return IsSo(fact, player)
        case AskedSentence(said) if found.use == "trace":
            return untold(said, line, run) or Happens(said)
        case AskedSentence(said) if found.use == "move":
            return IsPossible(said)
    return IsTrue(line)
