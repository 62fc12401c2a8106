"""A judged scenario told as a story, for the page, the JSON and the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from pathlib import Path

from judge.game.event.choices import Refusal
from judge.game.event.trace import Happening
from judge.game.state.objects import Player
from judge.game.state.state import State
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.law.readings import readings
from judge.messages import Language, message
from judge.place import SCENARIOS
from judge.scenario.about import topics_of
from judge.scenario.file import read_file
from judge.scenario.in_edition import is_apart
from judge.scenario.play import Performance, PlayedMove
from judge.scenario.verdict import Judgement, judge
from judge.telling.board import Painter
from judge.telling.card_face import faces_of
from judge.telling.changes import changed_facts
from judge.telling.heading import faults, path_of, summary_of, title_of
from judge.telling.moves import told_move, told_step
from judge.telling.seat import SeatView
from judge.telling.table import BoardView
from judge.telling.unplayed import stop, unplayed_lines
from judge.telling.view import ReadingNote, Story, StoryMove, StoryStep
from judge.wording.names import Names
from judge.wording.table import sentence


class UnknownSeat(Exception):
    """Nobody of that name sits at the table.

    Arguments:
        players: who does.

    Attributes:
        message: what to say to people.
    """

    def __init__(self, name: str, players: Sequence[str]) -> None:
        super().__init__(name)
        self.message = (
            message("there is no player “{name}”; the players are {known}", name=name[:40], known=", ".join(players))
            if players
            else message("the board cannot be read, so nobody sits there; leave out the seat to see what is wrong")
        )


def seat_named(name: str, players: Sequence[str]) -> Player:
    """The seat of a player.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    for seat, known in enumerate(players):
        if known.lower() == name.strip().lower():
            return seat
    raise UnknownSeat(name, players)


def story(path: Path, language: Language, edition: str | None = None, seat: str = "") -> Story:
    """Run a scenario file and tell it.

    Arguments:
        path: the file.
        edition: the edition; None for the one that the file names.
        seat: the name of the player from whose seat it is told; "" for the judge's.

    Raises:
        OSError: the file cannot be opened.
        UnknownSeat: nobody of that name sits there.
    """
    name = path.relative_to(SCENARIOS).as_posix() if path.is_relative_to(SCENARIOS) else str(path)
    return tell_story(judge(read_file(path, name), edition), language, seat)


def tell_story(judgement: Judgement, language: Language, seat: str = "", undrawn: int = 0) -> Story:
    """Tell a judged scenario, its twins behind it.

    Arguments:
        judgement: the scenario, judged.
        seat: the name of the player from whose seat it is told; "" for the judge's.
        undrawn: how many steps, the first ones, are told with an empty board.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    seats = judgement.performance.names.players if judgement.performance is not None else ()
    player = seat_named(seat, seats) if seat else None
    told = _story_of_all_forms(judgement, language, player, undrawn)
    performances = (one.performance for one in (judgement, *judgement.twins) if one.performance is not None)
    elsewhere = tuple(tell_story(other, language, seat) for other in judgement.elsewhere)
    told = replace(told, faces=faces_of(performances, player, language), elsewhere=elsewhere)
    if judgement.performance is None or player is None:
        return replace(told, seats=seats)
    twins = zip(told.twins, judgement.twins, strict=True)
    return replace(
        _veiled(told, list(_all_forms(judgement)), player, language),
        twins=tuple(_veiled(twin, [judged], player, language) for twin, judged in twins),
        seats=seats,
        seat=seats[player],
    )


def _all_forms(judgement: Judgement) -> Iterator[Judgement]:
    """The forms of a file in each of its editions, the main form by its first one before the others."""
    for one in (judgement, *judgement.elsewhere):
        yield one
        yield from one.twins


def _veiled(told: Story, judged: Sequence[Judgement], player: Player, language: Language) -> Story:
    """A form whose own words name no card that the player never comes to know.

    Arguments:
        told: the form.
        judged: the form as it was judged, and others whose mistakes stand in it.
    """
    form, *others = [SeatView(one.performance, player) for one in judged if one.performance is not None]

    def veiled(text: str) -> str:
        return form.text(text, language)

    def of_all(text: str) -> str:
        for seat in (form, *others):
            text = seat.mistake(text, language)
        return text

    mistakes = tuple(replace(fault, message=of_all(fault.message)) for fault in told.mistakes)
    return replace(told, mistakes=mistakes).rewritten(veiled)


def _story_of_all_forms(judgement: Judgement, language: Language, player: Player | None, undrawn: int) -> Story:
    """The main form and its twins, as they are seen from a seat; what the file says in its own words is unchanged."""
    told = _story_of_form(judgement, language, 0, player, undrawn)
    twins: list[Story] = []
    number = len(told.steps)
    for judged, written in zip(judgement.twins, judgement.scenario.twins, strict=True):
        twin = _story_of_form(judged, language, number, player)
        number += len(twin.steps)
        moves = _marked(told.moves, twin.moves) if written.plays else twin.moves
        changed = tuple(changed_facts(judgement, written, language))
        same = not written.concludes and any(part.facts for part in judgement.scenario.outcome)
        twins.append(replace(twin, moves=moves, changed=changed, same_outcome=same))
    told = replace(told, verdict=judgement.verdict, mistakes=faults(judgement.mistakes, language), twins=tuple(twins))
    told = replace(told, mended=faults(judgement.scenario.mended, language))
    noted = dict.fromkeys(number for step in told.steps for number in step.noted)
    edition = judgement.edition
    said = ((number, readings(edition, number, language, left_open=True)) for number in noted)
    return replace(told, readings=tuple(ReadingNote(*one) for one in said))


def _story_of_form(
    judgement: Judgement, language: Language, number: int, player: Player | None, undrawn: int = 0
) -> Story:
    """Tell one form.

    Arguments:
        judgement: the form, judged.
        number: the number of the last step before it.
        player: from whose seat; None for the judge's.
        undrawn: the number of the last step that has an empty board.
    """
    scenario = judgement.scenario
    performance = judgement.performance
    teller = _StoryWriter(performance, language, number, player, undrawn) if performance else None
    return Story(
        title=title_of(scenario, language),
        path=path_of(scenario),
        edition=judgement.edition,
        topics=topics_of(scenario, language),
        teacher=scenario.taught(language),
        verdict=judgement.own,
        mistakes=faults(judgement.own_mistakes, language),
        moves=teller.moves() if teller else (),
        before=teller.start() if teller else BoardView(),
        summary=summary_of(scenario, language),
        unplayed=unplayed_lines(performance, SeatView(performance, player), language) if performance else (),
        stopped=stop(performance, language) if performance else "",
        apart=is_apart(scenario),
    )


def _marked(main: Sequence[StoryMove], twin: Sequence[StoryMove]) -> tuple[StoryMove, ...]:
    """The moves of a twin, those marked that the main form has not."""
    pairs = SequenceMatcher(None, [move.text for move in main], [move.text for move in twin], autojunk=False)
    same = {place for block in pairs.get_matching_blocks() for place in range(block.b, block.b + block.size)}
    return tuple(replace(move, changed=place not in same) for place, move in enumerate(twin))


class _StoryWriter:
    """Tells one performance in one language, from one seat."""

    def __init__(
        self, performance: Performance, language: Language, number: int, player: Player | None, undrawn: int = 0
    ) -> None:
        self._undrawn = undrawn
        self._performance = performance
        self._language: Language = language
        self._seat = SeatView(performance, player)
        self._painter = Painter(performance.names, performance.rules, language, self._seat)
        self._number = number

    def start(self) -> BoardView:
        """The board before the first move."""
        return self._painter.board(self._performance.start)

    def moves(self) -> tuple[StoryMove, ...]:
        """The moves, each with the steps that followed."""
        told: list[StoryMove] = []
        for played in self._performance.played:
            steps = tuple(self._steps(played))
            teacher = played.move.taught(self._language) if played.move else ()
            line = played.move.line.number if played.move else 0
            if played.move is not None or steps:
                told.append(
                    StoryMove(
                        len(told) + 1,
                        told_move(played, self._performance.names, self._seat, self._language),
                        teacher,
                        steps,
                        line=line,
                    )
                )
        return tuple(told)

    def _steps(self, played: PlayedMove) -> list[StoryStep]:
        steps = []
        before = played.before
        for happening, names in played.told_apart(self._performance.names):
            steps.append(self._step(happening, names))
            before = happening.state
        if played.refusal is not None:
            steps.append(self._refused(played.refusal, played, before))
        if self._performance.open and played is self._performance.played[-1]:
            text = message("The rules do not settle what happens here")
            steps.append(self._made(text.say(self._language), self._performance.open, "", before, left_open=True))
        if self._performance.unplayed and played is self._performance.played[-1]:
            steps.append(self._made(stop(self._performance, self._language), (), "", before))
        return steps

    def _step(self, happening: Happening, names: Names) -> StoryStep:
        text, card = told_step(happening, names, self._seat, self._language)
        return self._made(text, happening.laws, card, happening.state)

    def _refused(self, refusal: Refusal, played: PlayedMove, state: State) -> StoryStep:
        names = self._performance.names.among(state)
        said, values = sentence("refusal", refusal.sentence), self._seat.refused(refusal.values, played)
        reason = (said.within if self._language == "fr" else said.write)(values, names, self._language)
        text = message("Not allowed: {reason}", reason=reason)
        return self._made(text.say(self._language), refusal.laws, "", state)

    def _made(self, text: str, laws: tuple[Law, ...], card: str, state: State, *, left_open: bool = False) -> StoryStep:
        self._number += 1
        edition = self._performance.rules.edition.name
        numbers = tuple(dict.fromkeys(cite(law, edition).article for law in laws))
        noted = tuple(number for number in numbers if readings(edition, number, self._language, left_open=left_open))
        board = self._painter.board(state) if self._number > self._undrawn else BoardView()
        return StoryStep(self._number, text, numbers, card, "", board, noted)
