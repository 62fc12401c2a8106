"""Attempts: what a player tries though it is not among what is allowed, and by which law it is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.course.out_of_turn import out_of_turn
from judge.game.event.choices import Option, Question, Refusal
from judge.game.rules import Rules
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.view.view import View
from judge.law.laws import events
from judge.scenario.answers import KINDS, fitting
from judge.scenario.performance import PlayedMove
from judge.value import value
from judge.wording.names import NamedCard, Names
from judge.wording.table import ParsedSentence

TARGETS = frozenset({"target", "target_expedition", "target_player"})
"""The kinds of questions for a target, which players do not tell apart when they try."""

TOLD = {"target_too_dear": "cannot_pay_tough", "cannot_be_targeted": "cannot_be_targeted"}
"""What is told where nothing can be targeted, and the reason for which it is refused as a target."""


@value(frozen=True, slots=True)
class Attempt:
    """What a line tries, and why it may not be done.

    Arguments:
        said: what the line means.
        refusal: why it may not be done.
        option: what is tried; None where there is no such thing on the table.
    """

    said: ParsedSentence
    refusal: Refusal
    option: Option | None


def attempt_out_of_turn(
    meanings: Sequence[ParsedSentence], question: Question, state: State, names: Names, rules: Rules
) -> Attempt | None:
    """What a line tries, if somebody who is not asked might think of doing it now, and may not.

    Arguments:
        meanings: what the line can mean.
        question: the question that it does not answer.
        state: the state in which it is asked.
        names: the names of players and cards.
        rules: the rules of the run.
    """
    for imagined in out_of_turn(View(state, rules), question):
        for said in meanings:
            for option in fitting(said, imagined, state, names):
                if option.refusal is not None:
                    return Attempt(said, option.refusal, option)
    return None


def told_refused(meanings: Sequence[ParsedSentence], played: PlayedMove) -> Attempt | None:
    """What a line would target, if the move under way has told why that cannot be targeted and has put no question.

    Arguments:
        meanings: what the line can mean.
        played: the move under way.
    """
    for said in meanings:
        named = said.values.get("card")
        if said.sentence.key not in ("target", "choose") or not isinstance(named, NamedCard):
            continue
        for one in played.happenings:
            card = one.values.get("card")
            if one.sentence in TOLD and isinstance(card, Object) and named.fits(card):
                refusal = Refusal(TOLD[one.sentence], one.laws, one.values)
                return Attempt(said, refusal, Option("choose", card.id, refusal=refusal))
    return None


def attempt(
    meanings: Sequence[ParsedSentence], question: Question, state: State, names: Names, rules: Rules
) -> Attempt | None:
    """What a line that is to be refused tries: the question is put, and this is none of its answers.

    Arguments:
        meanings: what the line can mean; None is returned where it means nothing.
        question: the question that it does not answer.
        state: the state in which it is asked.
        names: the names of players and cards.
        rules: the rules of the run.
    """
    found = attempt_out_of_turn(meanings, question, state, names, rules)
    if found is not None or not meanings:
        return found
    said = next((one for one in meanings if answers_kind(one, question)), meanings[0])
    if answers_kind(said, question) and said.sentence.key == "amount" and rules.holds(events.COST_IN_FULL):
        refusal = _short_of_mana(said, question, View(state, rules))
    elif answers_kind(said, question):
        refusal = Refusal("no_such_choice", question.laws)
    elif _is_of_kind(said, question) and question.player is not None:
        refusal = Refusal("another_decides", question.laws, {"player": question.player})
    else:
        refusal = Refusal("not_asked", question.laws)
    return Attempt(said, refusal, next(_tried(said, refusal, state), None))


def _short_of_mana(said: ParsedSentence, question: Question, view: View) -> Refusal:
    """Why so much cannot be paid for X: what it takes and what is there, where it is more than that already."""
    laws, mana, player = (events.COST_IN_FULL, *question.laws), said.values["mana"], question.player
    ready = len(view.ready_orbs(player)) if player is not None else 0
    if not isinstance(mana, int) or mana <= ready:
        return Refusal("cannot_pay_in_full", laws)
    return Refusal("short_of_mana", laws, {"mana": mana, "player": player, "ready": ready})


def answers_kind(said: ParsedSentence, question: Question) -> bool:
    """Whether a line means to answer questions of a kind, whatever it answers, and is its player's.

    Arguments:
        said: what the line means.
    """
    return _is_of_kind(said, question) and said.values.get("player", question.player) == question.player


def _is_of_kind(said: ParsedSentence, question: Question) -> bool:
    kind = KINDS.get(said.sentence.key, ("", ""))[0]
    return kind == question.kind or {kind, question.kind} <= TARGETS


def _tried(said: ParsedSentence, refusal: Refusal, state: State) -> Iterator[Option]:
    """The thing of which the line speaks, where there is one."""
    named = said.values.get("card")
    kind = KINDS.get(said.sentence.key, ("", ""))[1]
    if isinstance(named, NamedCard):
        yield from (Option(kind, one.id, refusal=refusal) for one in state.where(named.fits))
