"""A game of two decks as an environment of PettingZoo, whose agents take their turns: chance decides by a seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from judge.cards.collection import Collection
from judge.editions import rules_of
from judge.exploring.course import Point, begin
from judge.game.event.choices import Option
from judge.game.state.objects import Player
from judge.games.chance import Chance
from judge.games.deck import Deck
from judge.games.game import by_weight
from judge.games.opening import opening
from judge.learning.actions import ACTIONS, numbered
from judge.learning.observing import MOST, OF_A_CARD, OF_THE_GAME, QUESTIONS, Numbers, card_numbers, game, table
from judge.learning.places import PLACES, place_names
from judge.public.doing import refused
from judge.scenario.answers import written
from judge.wording.names import Names

AGENTS = ("player_0", "player_1")
"""The agents by seat; which of them begins the first day is left to chance."""

MOST_DECISIONS = 5_000
"""After so many decisions a game is stopped, and both agents are truncated."""

MOST_SEED = 2**63 - 1

Observation = dict[str, Numbers | NDArray[np.int8]]


class GameEnvironment(AECEnv):  # type: ignore[misc]
    """A game of two decks for two agents.

    An observation is a dictionary: ``observation`` has a row for each place on the table (`OF_A_CARD`), ``game`` a row
    (`OF_THE_GAME`), both from the agent’s own seat and without anything that it may not know; ``action_mask`` says
    which actions are allowed, none to an agent who has nothing to decide. Who wins has a reward of 1, who loses one of
    -1. Where the rules leave open what happens, or a line of a card would apply that the judge cannot apply yet, both
    agents are truncated, and ``infos`` says why.

    Arguments:
        decks: what the players bring, by seat.
        edition: the edition of the rules.

    Attributes:
        rules: the rules of its games.
        cards: the ids of the cards and the names of the tokens, each at its number in the observation.
        places: what each row of ``observation`` is about.
        columns: what each of its columns says.
        game_columns: what each number of ``game`` says.
        questions: what may be asked, each at its number in ``game``.
        drawn: what chance has brought in this game.
        decisions: how many decisions there have been.
    """

    places, columns, game_columns, questions = place_names(), OF_A_CARD, OF_THE_GAME, QUESTIONS
    metadata = {"name": "altered_judge_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, decks: tuple[Deck, Deck], edition: str) -> None:
        self.possible_agents = [*AGENTS]
        self.agents: list[str] = []
        self.render_mode = None
        self.rules = rules_of(edition)
        self._start = opening(decks, self.rules)
        self._cards = card_numbers()
        self.cards = self._cards.keys
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (PLACES, len(OF_A_CARD)), np.int16),
                "game": spaces.Box(0, MOST, (len(OF_THE_GAME),), np.int16),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces: dict[str, Any] = dict.fromkeys(AGENTS, seen)
        self.action_spaces: dict[str, Any] = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of what an agent does."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        Arguments:
            seed: what decides all that is left to chance; one by chance if None.
            options: under ``chance``, what chance brings first in place of what the seed decides: of each of its
                answers its place among those that are allowed, as `drawn` tells them of another game.
        """
        self._chance = Chance(secrets.randbelow(MOST_SEED) if seed is None else seed & MOST_SEED)
        self._script: Iterator[int] = iter((options or {}).get("chance", ()))
        self.agents = [*AGENTS]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in AGENTS}
        self.drawn: list[int] = []
        self.decisions = 0
        self.agent_selection = AGENTS[0]
        self._reach(begin(self._start, self.rules))

    def step(self, action: int | None) -> None:
        """Do what the agent whose decision is due has chosen.

        Arguments:
            action: the number of an action; None of an agent for whom the game is over.

        Raises:
            IllegalMoveError: the rules do not allow it; the error names the articles.
            ValueError: it answers nothing here.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        option = self._open.get(-1 if action is None else int(action))
        if option is None:
            raise ValueError(f"the action {action} answers nothing here; the mask says which do")
        if option.refusal is not None:
            raise refused(option.refusal, self._names, self.rules.edition.name, "en")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._reach(self._point.answer(option))
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do."""
        seat = AGENTS.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection:
            mask[[number for number, option in self._open.items() if option.refusal is None]] = 1
        return {
            "observation": table(self._point, seat, self._cards),
            "game": game(self._point, seat),
            "action_mask": mask,
        }

    def close(self) -> None:
        """Nothing is held."""

    @property
    def lines(self) -> dict[int, str]:
        """The line of a scenario for each action that is allowed; of actions that come to the same, for the first."""
        question = self._point.question
        if question is None:
            return {}
        lines = {id(option): line for option, line in written(question, self._point.state, self._names, "en")}
        return {number: lines[id(option)] for number, option in self._open.items() if id(option) in lines}

    @property
    def point(self) -> Point:
        """Where the game waits, for programs of the project."""
        return self._point

    @property
    def options(self) -> Mapping[int, Option]:
        """The answers to what is asked by their numbers, allowed and refused, for programs of the project."""
        return self._open

    @property
    def _names(self) -> Names:
        return Names(self._start.players, Collection.known())

    def _reach(self, point: Point) -> None:
        """Let chance decide, up to the next decision of an agent or the end."""
        while point.question is not None and point.question.player is None:
            point = point.answer(self._draw(point))
        self._point = point
        self._open: dict[int, Option] = {}
        if point.question is not None and self.decisions < MOST_DECISIONS:
            seat: Player = point.question.player or 0
            self.decisions += 1
            self._open = dict(numbered(point.question, point.state, seat))
            self.agent_selection = AGENTS[seat]
            return
        winner = point.state.winner
        for seat, agent in enumerate(AGENTS):
            self.terminations[agent] = winner is not None
            self.truncations[agent] = winner is None
            self.rewards[agent] = 0.0 if winner is None else 1.0 if winner == seat else -1.0
            self.infos[agent] = {} if winner is not None else {"stopped": _why_stopped(point)}

    def _draw(self, point: Point) -> Option:
        """What chance brings."""
        assert point.question is not None
        said = next(self._script, None)
        options: Sequence[Option] = point.question.allowed
        option = by_weight(point.question, self._chance) if said is None else options[said]
        self.drawn.append(options.index(option))
        return option


def _why_stopped(point: Point) -> str:
    """Why a game goes no further though nobody has won."""
    if point.laws:
        return "open"
    return "too long" if point.reason is None else point.reason.say("en")
