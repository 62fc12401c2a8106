"""A moment of a match as a situation for the desk: the board as one seat knows it, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judge.cards.collection import Collection
from judge.exploring.course import Point
from judge.game.rules import Rules
from judge.game.state.adventure import TUMULT_CARDS, Tumult
from judge.game.state.knowledge import knows
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Phase, Zone
from judge.games.record import Side, head, joined, sides
from judge.messages import LANGUAGES, Language, message
from judge.playing.replaying import MatchCourse
from judge.scenario.answers import written
from judge.scenario.facts import Adventure, Day, Fact, FirstPlayer, InZone, Listed, Passed, Turn
from judge.scenario.headings import SECTIONS
from judge.scenario.observed import listed, side_facts
from judge.scenario.situation import adventure, in_phase
from judge.wording.names import Names

TITLE = message("A moment of a game, day {day}")
SAID = message(
    "Seen from the seat of {player}. What is hidden from there is not named; a Tumult card that lies face down lies "
    "here as it may."
)
CUT_SHORT = message(
    "This is the turn that began last. Of the moves since then, those that follow a draw, a roll or a move of a hidden "
    "card are left out, and so are the Reactions that wait in Limbo due to them: no board can say them."
)
"""Said where the moment itself cannot be reached."""

VISIBLE = (Zone.HERO, Zone.LANDMARK, Zone.RESERVE, Zone.DISCARD)


def moment(course: MatchCourse, seat: Player, language: Language) -> str | None:
    """The moment at which a match is, as the text of a situation; None before a board can say it.

    The board is that of the last turn that began with nothing in Limbo; the moves since then follow it, up to the first
    that holds something hidden from the seat.

    Arguments:
        seat: from where it is seen.
        language: the language of the text.
    """
    points = [*(one.point for one in course.decisions), course.point]
    first = last_turn(points)
    if first is None:
        return None
    names = Names(course.start.players, Collection.known())
    lines = list(_seen_lines(course, first, seat, names, language))
    short = len(lines) < len(course.decisions) - first
    return situation(course, points[first].unit, seat, lines, language, short=short)


def last_turn(points: Sequence[Point]) -> int | None:
    """The place of the last turn that began with nothing in Limbo, which a board can say; None where there is none.

    Arguments:
        points: where the game has waited.
    """
    return next((place for place in range(len(points) - 1, -1, -1) if _can_be_laid(points[place])), None)


def situation(
    course: MatchCourse,
    state: State,
    seat: Player | None,
    lines: Iterable[str],
    language: Language,
    *,
    short: bool = False,
) -> str:
    """A state of a match as the board of a situation, with moves that follow.

    Arguments:
        state: the state, at the beginning of a turn.
        seat: from where it is seen; None for the judge’s, who sees everything.
        lines: the moves.
        language: the language of the text.
        short: whether some of the moves that followed are left out.
    """
    names = Names(course.start.players, Collection.known())
    board, play = (SECTIONS[section][language] for section in ("board", "play"))
    title = TITLE.filled(day=state.day)
    said = SAID.filled(player=names.players[seat]) if seat is not None else title
    parts = [
        *head(title, course.rules.edition.name, language),
        [f"> {one.upper()} {said.say(one)}" + (f" {CUT_SHORT.say(one)}" if short else "") for one in LANGUAGES],
        [f"## {board}"],
        *sides(_board(state, seat, course.rules), names, language),
        [f"## {play}"],
        [f"1. {line}" for line in lines],
    ]
    return joined(parts)


def _can_be_laid(point: Point) -> bool:
    state = point.unit
    laid = not state.brought and not state.of(Zone.LIMBO) and not point.given and not state.arena
    return laid and state.phase is Phase.AFTERNOON and point.question is not None and point.question.kind == "turn"


def _seen_lines(course: MatchCourse, first: int, seat: Player, names: Names, language: Language) -> Iterator[str]:
    """The moves since a decision, up to the first by chance or of a card that the seat does not know."""
    for one in course.decisions[first:]:
        question, state = one.point.question, one.point.state
        card = state.objects.get(one.option.object) if one.option.object is not None else None
        hidden = card is not None and one.option.kind != "play" and not knows(state, seat, card, course.rules)
        if question is None or question.player is None or hidden:
            return
        yield next(line for option, line in written(question, state, names, language) if option == one.option)


def _board(state: State, seat: Player | None, rules: Rules) -> Iterator[Side]:
    lies = adventure(state)
    table: list[Fact] = [
        Day(state.day),
        in_phase(state, rules),
        *([lies if seat is None else _as_it_may(lies)] if lies is not None else []),
    ]
    yield None, [*table, *([Turn(state.turn)] if state.phase is Phase.AFTERNOON else [])]
    for player in SEATS:
        seen = [fact for fact in side_facts(state, player, VISIBLE) if not isinstance(fact, InZone) or fact.cards]
        hidden = [_hidden(zone, state.of(zone, player), state, seat, rules) for zone in (Zone.HAND, Zone.DECK)]
        first = [FirstPlayer()] if state.first_player == player else []
        passed = [Passed()] if player in state.passed else []
        yield player, [*first, *passed, *seen, *hidden]


def _hidden(zone: Zone, cards: Sequence[Object], state: State, seat: Player | None, rules: Rules) -> InZone:
    """A hidden zone, with the names of the cards that the seat knows; a Deck in an order that tells nothing."""
    if seat is None:
        return InZone(zone, None, tuple(map(listed, cards)), in_order=zone is not Zone.DECK)
    known = [one for one in cards if zone is Zone.HAND and knows(state, seat, one, rules)]
    return InZone(zone, None, (*map(listed, known), *((Listed(None),) * (len(cards) - len(known)))))


def _as_it_may(lies: Adventure) -> Adventure:
    """The Adventure with the cards that nobody may see in an order that tells nothing."""
    seen = {card for card, up in lies.cards if up}
    left = iter([card for card in TUMULT_CARDS if card not in seen and card.turned not in seen])
    cards: list[tuple[Tumult, bool]] = [(card, True) if up else (next(left), False) for card, up in lies.cards]
    return Adventure(tuple(cards))
