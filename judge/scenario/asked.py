"""What is asked of a form: the line under “Ruling”, what it means, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping

from judge.messages import Language, Message, message, pasted
from judge.scenario.facts import Fact, UnreadableError, read_fact
from judge.scenario.findings import Findings
from judge.scenario.form import Form, SourceLine
from judge.scenario.performance import Performance
from judge.scenario.typed import articles_exist, check_counterparts
from judge.value import value
from judge.wording.names import Names
from judge.wording.players import UnknownPlayer
from judge.wording.table import ParsedSentence, SentenceReader
from judge.wording.text import plain

AS_ABOVE: Mapping[Language, str] = {"en": "as above", "fr": "comme ci-dessus"}
"""What stands under a twin that is asked what its main form is asked."""

MOST_LAWS = 2
"""So many articles decide at most."""

STATEMENTS = ("sight", "condition", "coming", "not_activated")
"""The uses of the sentences that say what is so at a moment."""


@value(frozen=True, slots=True)
class AskedMove:
    """Whether a move of the form is allowed.

    Arguments:
        line: the line of the file where it stands.
    """

    line: int


@value(frozen=True, slots=True)
class AskedSentence:
    """Whether something happens, is so at the end, or could be done.

    Arguments:
        said: what the line can mean, all of one use.
    """

    said: tuple[ParsedSentence, ...]

    @property
    def use(self) -> str:
        """The use of its sentences."""
        return self.said[0].sentence.use


@value(frozen=True, slots=True)
class AskedFact:
    """Whether a fact holds at the end.

    Arguments:
        player: whose fact it is; None for a fact of the table.
    """

    fact: Fact
    player: int | None


Asked = AskedMove | AskedSentence | AskedFact


def asked_line(form: Form) -> SourceLine | None:
    """The line that asks; None where nothing is asked of a form."""
    return next((line for part in form.ruling for line in part.facts), None)


def is_as_above(line: SourceLine) -> bool:
    """Whether a line asks what the main form is asked."""
    return line.words in AS_ABOVE.values()


def read_asked(line: str, run: Performance) -> Asked | None:
    """What a line asks of a form; None where it asks nothing.

    Arguments:
        line: the line without its laws.
        run: the form as it was played.
    """
    moves = {plain(move.line.text).lower(): move.line.number for move in run.scenario.moves}
    if (number := moves.get(plain(line).lower())) is not None:
        return AskedMove(number)
    if happens := read_sentence("trace", line, run.names):
        return happens
    if (fact := _fact(line, run.names)) is not None:
        return fact
    found = (read_sentence(use, line, run.names) for use in (*STATEMENTS, "move"))
    return next((one for one in found if one is not None), None)


def why_unasked(line: str, run: Performance) -> Message:
    """What to say of a line that asks nothing of a form.

    Arguments:
        line: the line without its laws.
        run: the form as it was played.
    """
    return message(
        "“{line}” asks nothing of this scenario; write what happens, as under a move, a fact of the end, the name "
        "of a card or token, with its number where there are several, or one of its moves: {moves}",
        line=line[:200],
        moves=pasted(*(move.line.text for move in run.scenario.moves)),
    )


def check_asked(run: Performance, findings: Findings) -> None:
    """Look whether what is asked of a form can be read.

    Arguments:
        run: the form as it was played.
        findings: takes what is wrong.
    """
    for part in run.scenario.ruling:
        if part.name:
            findings.cannot_read(part.line, message("“{words}” asks nothing; leave this heading out", words=part.name))
    lines = [line for part in run.scenario.ruling for line in part.facts]
    if run.scenario.ruling and not lines:
        _asks_nothing(run, findings)
    for place, line in enumerate(lines):
        articles_exist(line, run.scenario, findings)
        check_counterparts(line, run.scenario, findings)
        if place:
            findings.cannot_read(
                line.number,
                message("a form is asked one question; the first is in line {first}", first=lines[0].number),
            )
        elif is_as_above(line):
            findings.cannot_read(
                line.number,
                message("nothing is asked above; write the question here, such as “{line}”", line=_example(run)),
            )
        elif read_asked(line.text, run) is None:
            findings.cannot_read(line.number, why_unasked(line.text, run))
        if len(line.laws) > MOST_LAWS:
            findings.cannot_read(
                line.number,
                message(
                    "{count} articles stand here; write {most} at most, the one to be read out first before the other",
                    count=len(line.laws),
                    most=MOST_LAWS,
                ),
            )


def _asks_nothing(run: Performance, findings: Findings) -> None:
    what = message("nothing is asked here; write a question under it, such as “- {line}”", line=_example(run))
    findings.cannot_read(run.scenario.ruling[0].line, what)


def _example(run: Performance) -> str:
    """A line that could be asked: the last move, or that the first player wins."""
    moves = run.scenario.moves
    return moves[-1].line.text if moves else f"{run.names.players[0]}: Hand: empty"


def read_sentence(use: str, line: str, names: Names) -> AskedSentence | None:
    """What a line asks in the sentences of one use; None where it is none of them.

    Arguments:
        line: the line without its laws.
    """
    said = tuple(SentenceReader(use, names).read(line))
    return AskedSentence(said) if said else None


def _fact(line: str, names: Names) -> AskedFact | None:
    """A fact of the end, with its player before it where it is one’s own."""
    name, colon, words = line.partition(":")
    player = None
    if colon:
        try:
            player, line = names.player(name.strip()), words.strip()
        except UnknownPlayer:
            player = None
    try:
        return AskedFact(read_fact(line, names), player)
    except UnreadableError:
        return None
