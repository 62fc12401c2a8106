"""A told scenario as plain data: what the page draws, the JSON holds and the terminal prints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Literal

from judge.law.typography import one_line
from judge.telling.table import BoardView, CardFace
from judge.value import value

Verdict = Literal["holds", "differs", "open", "unplayed", "unreadable"]


@value(frozen=True, slots=True)
class StoryStep:
    """One thing that the engine did, and the laws that decided it.

    Arguments:
        number: its place in the whole story, from 1; ``?step=`` names it.
        text: what happened, one sentence.
        laws: the numbers of the articles that decided it, the main one first.
        card: the printed ability that asked for it, or an empty string.
        reason: why in more words, or an empty string.
        board: the board after it; an empty one where it is not drawn.
        noted: those of its laws at which a note of the rule book says which reading holds.
    """

    number: int
    text: str
    laws: tuple[str, ...]
    card: str
    reason: str
    board: BoardView
    noted: tuple[str, ...] = ()


@value(frozen=True, slots=True)
class StoryMove:
    """What a player did or chose, and the steps that followed.

    Arguments:
        number: its place in the story, from 1.
        text: the sentence of the move.
        teacher: what the teacher says under it, as Markdown by an unknown hand.
        steps: what followed, in order.
        changed: in a twin, whether the main form has another move here, or none.
        line: its line in the file; 0 for what happens before the first one.
    """

    number: int
    text: str
    teacher: tuple[str, ...] = ()
    steps: tuple[StoryStep, ...] = ()
    changed: bool = False
    line: int = 0


@value(frozen=True, slots=True)
class StoryFault:
    """A line of the file that is wrong, or that the run contradicts.

    Arguments:
        file: the file, relative to the folder of the scenarios.
        line: the line, from 1.
        message: what is wrong, in the story's language.
    """

    file: str
    line: int
    message: str


@value(frozen=True, slots=True)
class ChangedFact:
    """A fact of the board that a twin changes.

    Arguments:
        player: whose fact it is; empty for neither player's.
        before: what the main form says; empty where it says nothing of the kind.
        after: what the twin says.
    """

    player: str
    before: str
    after: str


@value(frozen=True, slots=True)
class ReadingNote:
    """What the rule book's notes say of the reading of an article.

    Arguments:
        number: the article.
        notes: the notes, as Markdown.
    """

    number: str
    notes: tuple[str, ...]


@value(frozen=True, slots=True)
class UnplayedLine:
    """A line of a card on the board that the engine does not play: where it would apply, the run stops.

    Arguments:
        card: the card's name.
        line: what it says, in quotation marks.
        reason: why it is not played.
    """

    card: str
    line: str
    reason: str


@value(frozen=True, slots=True)
class Story:
    """A finished run of a scenario, or of one of its twins, made ready to show in one language.

    Arguments:
        title: the scenario's title.
        path: its file relative to the folder of the scenarios, without ``.md``.
        edition: the edition of the rules that it names.
        topics: its topics in words.
        teacher: what the teacher says before the first move, as Markdown by an unknown hand.
        verdict: whether the file's outcome holds, with that of its twins; of a twin, whether its own does.
        mistakes: where and how it differs or cannot be read; empty when it holds.
        moves: the moves in order.
        before: the board before the first move.
        summary: one sentence for lists and pasted links.
        twins: the same situation with one fact changed.
        changed: of a twin, the facts that it changes.
        same_outcome: of a twin, whether it expects the outcome of the main form because it says none of its own.
        readings: the notes at the laws that decide in it, in the order in which they first decide.
        unplayed: the lines of cards on the board that the engine does not play.
        stopped: where the run came to one of them, what the program says of it; "" elsewhere.
        mended: the slips in the texts of the file's own cards, which were read as they are meant.
        seats: the players' names.
        seat: the name of the player from whose seat it is told; "" for the judge's.
        faces: what stands on the cards that are known from there, in all forms; of a twin, none.
        elsewhere: of a file that names several editions, the file as each of the others rules it.
        apart: whether the file says of this form what its edition makes of it, other than the one that it names first.
    """

    title: str
    path: str
    edition: str
    topics: tuple[str, ...]
    teacher: tuple[str, ...]
    verdict: Verdict
    mistakes: tuple[StoryFault, ...]
    moves: tuple[StoryMove, ...]
    before: BoardView
    summary: str = ""
    twins: tuple[Story, ...] = ()
    changed: tuple[ChangedFact, ...] = ()
    same_outcome: bool = False
    readings: tuple[ReadingNote, ...] = ()
    unplayed: tuple[UnplayedLine, ...] = ()
    stopped: str = ""
    mended: tuple[StoryFault, ...] = ()
    seats: tuple[str, ...] = ()
    seat: str = ""
    faces: tuple[CardFace, ...] = ()
    elsewhere: tuple[Story, ...] = ()
    apart: bool = False

    @property
    def forms(self) -> tuple[Story, ...]:
        """The main form and the twins."""
        return (self, *self.twins)

    def by(self, edition: str) -> Story | None:
        """The file as an edition that it names rules it; None where it does not name it, or cannot be played."""
        return next((one for one in (self, *self.elsewhere) if one.edition == edition), None)

    @property
    def steps(self) -> tuple[StoryStep, ...]:
        """Every step of every move, in order; those of the twins come last and go on counting."""
        return tuple(step for form in self.forms for step in form.own_steps)

    @property
    def own_steps(self) -> tuple[StoryStep, ...]:
        """The steps of this form, without those of its twins."""
        return tuple(step for move in self.moves for step in move.steps)

    def rewritten(self, change: Callable[[str], str]) -> Story:
        """This form with every text that its file says in its own words changed; what happens stays as it is told.

        Arguments:
            change: gives the new text for the old one.
        """
        moves = (replace(move, teacher=tuple(map(change, move.teacher))) for move in self.moves)
        if self.verdict == "unreadable":
            moves = (replace(move, text=change(move.text)) for move in moves)
        return replace(
            self,
            title=change(self.title),
            topics=tuple(map(change, self.topics)),
            teacher=tuple(map(change, self.teacher)),
            summary=change(self.summary),
            mistakes=tuple(replace(fault, message=change(fault.message)) for fault in self.mistakes),
            moves=tuple(moves),
            changed=tuple(replace(fact, before=change(fact.before), after=change(fact.after)) for fact in self.changed),
        )

    def form_of(self, number: int) -> Story:
        """The form to which a step belongs; the main one for 0.

        Arguments:
            number: the step's number.
        """
        later = (form for form in self.twins if form.own_steps and form.own_steps[0].number <= number)
        return max(later, key=lambda form: form.own_steps[0].number, default=self)

    def data(self) -> dict[str, object]:
        """The story as JSON data."""
        return {
            "scenario": self.path,
            "title": self.title,
            "edition": self.edition,
            "verdict": self.verdict,
            "seat": self.seat,
            "unplayed": [{"card": one.card, "line": one.line, "reason": one.reason} for one in self.unplayed],
            "stopped": self.stopped,
            "steps": self._steps(),
            "twins": [twin._twin() for twin in self.twins],
            "readings": {reading.number: [one_line(note) for note in reading.notes] for reading in self.readings},
            "mistakes": [asdict(fault) for fault in self.mistakes],
            "mended": [asdict(fault) for fault in self.mended],
            **({"elsewhere": [one._elsewhere() for one in self.elsewhere]} if self.elsewhere else {}),
        }

    def _elsewhere(self) -> dict[str, object]:
        told = {"edition": self.edition, "verdict": self.verdict, "apart": self.apart}
        steps = {"stopped": self.stopped, "steps": self._steps()}
        return {**told, **steps, "twins": [twin._twin() for twin in self.twins]}

    def _twin(self) -> dict[str, object]:
        changed = [{"player": fact.player, "before": fact.before, "after": fact.after} for fact in self.changed]
        return {
            "title": self.title,
            "verdict": self.verdict,
            "changed": changed,
            "same_outcome": self.same_outcome,
            "stopped": self.stopped,
            "steps": self._steps(),
        }

    def _steps(self) -> list[dict[str, object]]:
        return [
            {
                "number": step.number,
                "move": move.text,
                "text": step.text,
                "laws": list(step.laws),
                "card": step.card,
                "noted": list(step.noted),
            }
            for move in self.moves
            for step in move.steps
        ]
