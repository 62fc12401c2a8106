"""What a move answers that is said in the words of another question: “plays” for a card that an effect has played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.game.event.choices import Option, Question
from judge.game.state.state import State
from judge.game.terms import Zone
from judge.law.laws import playing, vocabulary
from judge.scenario.answers import fitting
from judge.scenario.form import MoveLine
from judge.scenario.performance import Performance
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence, sentence

ALIKE: Mapping[str, tuple[str, str]] = {
    "yes": ("pay", "pay"),
    "pay": ("may", "yes"),
    "no": ("pay", "decline"),
    "decline": ("may", "no"),
    "choose": ("target", "target"),
    "target": ("choose", "choose"),
    "choose_no_more": ("target", "target_no_more"),
    "target_no_more": ("choose", "choose_no_more"),
    "expedition": ("target_expedition", "target_expedition"),
    "target_expedition": ("expedition", "expedition"),
}
"""For a move: another kind of question that it answers as well, and as which move."""

DONE = {"clean_up": vocabulary.DISCARD, "clean_up_sacrifice": vocabulary.SACRIFICE}
"""For a move that says what is done to a card: the law of the question for the card to which that is done."""

PLAYED = frozenset({playing.PLAYED_BY_EFFECT, playing.SEVERAL_CARDS, vocabulary.RUSH})
"""The laws of the questions for a card that an effect lets a player play."""


def answers_otherwise(
    performance: Performance,
    move: MoveLine,
    meanings: Sequence[ParsedSentence],
    question: Question,
    state: State,
    *,
    anew: bool,
) -> list[tuple[ParsedSentence, Option]]:
    """What a line chooses that answers a question to which other words belong; the file keeps which lines do.

    Arguments:
        performance: the scenario as it is played.
        move: the line.
        meanings: what it can say.
        question: what is asked.
        state: the state in which it is asked.
        anew: whether it is tried with every line; else with those that have answered so before.
    """
    lines = performance.scenario.otherwise
    if move.is_refused or not (anew or move.line.number in lines):
        return []
    meant = [(said, said_otherwise(said, question, state)) for said in meanings]
    names = performance.names
    found = [(said, option) for said, one in meant if one for option in fitting(one, question, state, names)]
    begun = [(said, option) for said in meanings for option in fitting(said, question, state, names, begun=True)]
    found = found or (begun if len({option for _, option in begun}) == 1 else [])
    if found:
        lines.add(move.line.number)
    return found


def said_otherwise(said: ParsedSentence, question: Question, state: State) -> ParsedSentence | None:
    """As which move a line answers a question to which other words belong.

    Arguments:
        said: what the line says.
        question: what is asked.
        state: the state in which it is asked.

    Returns:
        None if it answers no such question.
    """
    key = said.sentence.key
    if key in ("play", "play_character"):
        return _of_a_play(said, question, state)
    if key in DONE:
        asked = question.kind == "choose" and DONE[key] in question.laws
        return ParsedSentence(sentence("move", "choose"), said.values) if asked else None
    kind, move = ALIKE.get(key, ("", ""))
    return ParsedSentence(sentence("move", move), said.values) if kind == question.kind else None


def _of_a_play(said: ParsedSentence, question: Question, state: State) -> ParsedSentence | None:
    """A card that an effect lets a player play: which one, or where, if there is only one."""
    if question.kind == "choose" and not PLAYED.isdisjoint(question.laws):
        return ParsedSentence(sentence("move", "choose"), said.values)
    if question.kind != "expedition" or said.sentence.key != "play_character":
        return None
    card = state.objects.get(question.about) if question.about is not None else None
    named, zone = said.values["card"], said.values["zone_from"]
    if card is None or not isinstance(named, NamedCard) or not named.fits(card):
        return None
    there = card.zone is zone or card.zone is Zone.LIMBO
    return ParsedSentence(sentence("move", "expedition"), said.values) if there else None
