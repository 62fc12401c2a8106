"""The ruling on a position: a scenario at its end is ruled as a file, any other position as a situation of the desk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.desk.view import go_on, reached, ruling_at_the_end
from judge.exploring.scene import ScenarioPosition
from judge.game.state.objects import Player
from judge.messages import Language
from judge.public.errors import UnreadableTextError
from judge.ruling.asking import UnknownAskedError, asked, following
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.form import MoveLine, Scenario, SourceLine
from judge.scenario.verdict import judge
from judge.telling.seat import SeatView


def rule(
    scene: ScenarioPosition,
    lines: Sequence[str],
    player: Player | None,
    language: Language,
    about: str,
    move: int | None,
) -> Ruling | None:
    """The ruling on a position; None where nothing has happened that could be ruled on.

    Arguments:
        scene: the scene from which it was reached.
        lines: the moves since then.
        player: from whose seat it is told; None for the judge’s.
        about: what is asked, as under “Ruling” of a file; "" for nothing.
        move: the move of which it is asked what follows, from 1; None for none.

    Raises:
        UnreadableTextError: nothing can be asked in such words.
    """
    edition, asks = scene.rules.edition.name, about or move is not None
    if not asks and not lines and scene.moves == len(scene.scenario.moves):
        whole = judge(replace(scene.scenario, mistakes=[], mended=[]), edition)
        ruled = ruling_of_form(whole, language, "" if player is None else scene.names.players[player], whole.twins)
        if ruled is not None:
            return ruled
    judgement = judge(_form(scene, lines), edition, unfinished=True)
    reached(judgement)
    run = judgement.performance
    if run is None:
        return None
    seat = SeatView(run, player)
    if not asks:
        return ruling_at_the_end(judgement, run, seat, language)
    try:
        question = asked(about, run, seat, language) if move is None else following(move, run, seat, language)
    except UnknownAskedError as error:
        raise UnreadableTextError([error.message.say(language)]) from None
    return RulingWriter(Trials(run, go_on), seat, language).rule(*question)


def _form(scene: ScenarioPosition, lines: Sequence[str]) -> Scenario:
    """The board and the moves that were made; what the file says of its own end is left out."""
    moves = scene.scenario.moves[: scene.moves]
    last = max((move.line.number for move in moves), default=0)
    since = [MoveLine(SourceLine(number, line)) for number, line in enumerate(lines, last + 1)]
    return replace(scene.scenario, moves=[*moves, *since], outcome=[], ruling=[], twins=[], mistakes=[], mended=[])
