"""A game written down as a scenario file, which plays the same game again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.cards.collection import Collection
from judge.game.state.objects import Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Phase, Zone
from judge.games.game import Game
from judge.law.citation import cite
from judge.messages import LANGUAGES, Language, Message, message
from judge.scenario.answers import written
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import Day, Fact, InZone, Listed, Setup, Wins
from judge.scenario.form import OPEN
from judge.scenario.headings import SECTIONS
from judge.scenario.observed import named, side_facts
from judge.scenario.written import RULES
from judge.wording.names import Names
from judge.wording.table import sentence

SHOWN = (Zone.HERO, Zone.HAND, Zone.RESERVE, Zone.LANDMARK, Zone.DISCARD)
"""What the outcome tells of each player, besides expeditions and mana."""


def record(game: Game, seed: int, language: Language) -> str:
    """The scenario file of a game.

    Arguments:
        language: the language of its sentences; its title and what the teacher says are in both.
    """
    return as_scenario(game, message("Game {seed}", seed=seed), ENDINGS[game.ending], language)


def as_scenario(game: Game, title: Message, teacher: Message, language: Language, *, ends: bool = True) -> str:
    """The scenario file of a game, with words of its own.

    Arguments:
        title: what it is called.
        teacher: what the teacher says first.
        language: the language of its sentences.
        ends: whether it is written how the table lies in the end.
    """
    names = Names(game.start.players, Collection.known())
    outcome = ([f"## {SECTIONS['outcome'][language]}"], *sides(_outcome(game.end), names, language))
    parts = [
        *head(title, game.rules.edition.name, language),
        [f"> {one.upper()} {teacher.say(one)}" for one in LANGUAGES],
        *_begun(game.start, names, language),
        list(_play(game, names, language)),
        *(outcome if ends else ()),
    ]
    return joined(parts)


def record_of_opening(start: State, edition: str, language: Language) -> str:
    """The scenario file of a game that is to begin.

    Arguments:
        start: the state before the setup.
        edition: the edition that it names.
        language: the language of its sentences; its title is in both.
    """
    names = Names(start.players, Collection.known())
    first = head(message("A game of two decks"), edition, language)
    return joined([*first, *_begun(start, names, language)])


def head(title: Message, edition: str, language: Language) -> list[list[str]]:
    """The first parts of a file: its title in both languages, and its edition.

    Arguments:
        title: what it is called.
        edition: the edition that it names.
        language: the language of its sentences.
    """
    return [[f"# {' / '.join(title.say(one) for one in LANGUAGES)}"], [f"- {RULES[language].format(edition=edition)}"]]


def _begun(start: State, names: Names, language: Language) -> Iterator[list[str]]:
    """The board, and the heading of the moves."""
    yield [f"## {SECTIONS['board'][language]}"]
    yield from sides(_board(start), names, language)
    yield [f"## {SECTIONS['play'][language]}"]


def joined(parts: Iterable[list[str]]) -> str:
    """The parts of a file, each of some lines, as its text; a part without lines is left out."""
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def data(game: Game, seed: int, language: Language) -> dict[str, object]:
    """A game as JSON data.

    Arguments:
        language: the language of its sentences.
    """
    names = Names(game.start.players, Collection.known())
    return {
        "seed": seed,
        "ending": game.ending,
        "winner": names.players[game.end.winner] if game.end.winner is not None else None,
        "laws": [cite(law, game.rules.edition.name).article for law in game.laws],
        "days": game.end.day,
        "steps": game.steps,
        "actions": game.actions,
        "moves": list(moves(game, names, language)),
        "scenario": record(game, seed, language),
    }


def moves(game: Game, names: Names, language: Language) -> Iterator[str]:
    """What was decided, as the lines of a scenario.

    Arguments:
        names: the names of players and cards.
    """
    for one in game.decisions:
        lines = (line for option, line in written(one.question, one.state, names, language) if option is one.option)
        yield next(lines)


def _play(game: Game, names: Names, language: Language) -> Iterator[str]:
    yield from (f"1. {line}" for line in moves(game, names, language))
    if game.went_on:
        yield f"1. {sentence('move', 'go_on').write({'phase': _later(game.end.phase)}, names, language)}"
    if game.ending == "open":
        laws = ", ".join(cite(law, game.rules.edition.name).article for law in game.laws)
        yield f"   - {OPEN[LANGUAGES.index(language)]} [{laws}]"


def _later(phase: Phase) -> Phase:
    """The phase after one."""
    phases = tuple(Phase)
    return phases[(phases.index(phase) + 1) % len(phases)]


ENDINGS = {
    "won": message("A game of two decks by chance."),
    "open": message("A game of two decks by chance, as far as the rules settle it."),
    "unfinished": message("A game of two decks by chance, stopped before its end because it is so long."),
}


Side = tuple[Player | None, list[Fact]]


def sides(facts: Iterable[Side], names: Names, language: Language) -> Iterator[list[str]]:
    """Facts as the lines of a board or an outcome, in parts between which a line stays empty.

    Arguments:
        facts: whose facts, and which; None for nobody's.
        names: the names of players and cards.
    """
    for player, said in facts:
        yield [f"### {names.players[player]}"] if player is not None else []
        yield [f"- {write_fact(fact, names, language)}" for fact in said]


def _board(start: State) -> Iterator[Side]:
    yield None, [Setup()]
    for player, brought in zip(SEATS, start.brought, strict=True):
        hero = (Listed(named(brought.hero)),) if brought.hero is not None else ()
        yield (
            player,
            [
                InZone(Zone.HERO, None, hero),
                InZone(Zone.DECK, None, tuple(Listed(named(card)) for card in brought.cards), in_order=False),
            ],
        )


def _outcome(state: State) -> Iterator[Side]:
    yield None, [Day(state.day), *([Wins(state.winner)] if state.winner is not None else [])]
    for player in SEATS:
        yield player, list(side_facts(state, player, SHOWN))
