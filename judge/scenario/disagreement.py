"""Where a file's moves and the game's questions part: what the file says there, and what the game asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.event.choices import Option, Question, Refusal
from judge.game.rules import Rules
from judge.game.state.state import State
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Language, Message, Pasted, message, pasted
from judge.scenario.answers import lines
from judge.scenario.form import NOT_ALLOWED, SourceLine
from judge.wording.names import Names
from judge.wording.table import ParsedSentence, sentence
from judge.wording.text import quotable


class UnansweredQuestion:
    """A question that the next line of a file does not answer.

    Arguments:
        question: what is asked.
        state: the state in which it is asked.
        names: the names of players and cards.
        rules: the rules of the run.
    """

    def __init__(self, question: Question, state: State, names: Names, rules: Rules) -> None:
        self._question = question
        self._state = state
        self._names = names
        self._rules = rules

    def nothing_written(self) -> Message:
        """The file ends, and the game asks on."""
        return message(
            "an answer is missing after this: the game asks on, by {laws}; write one of: {choices}",
            laws=self._articles(self._question.laws),
            choices=self._choices(),
        )

    def something_else(self, line: SourceLine, said: ParsedSentence) -> Message:
        """The file answers what is not asked, or lets somebody answer who is not asked.

        Arguments:
            line: the line of the file.
            said: what it means.
        """
        asked, laws = self._question.player, self._articles(self._question.laws)
        if asked is not None and said.values.get("player", asked) != asked:
            return message(
                "the file says “{said}”, but it is {player} who answers here, by {laws}; write one of: {choices}",
                said=quotable(line.text),
                player=self._names.players[asked],
                laws=laws,
                choices=self._choices(),
            )
        return message(
            "the file says “{said}”, but that is not what is asked here, by {laws}; write one of: {choices}",
            said=quotable(line.text),
            laws=laws,
            choices=self._choices(),
        )

    def not_allowed(self, refusal: Refusal) -> Message:
        """The file does what a law refuses."""
        why = not_allowed(refusal, self._names, self._rules.edition.name)
        return message("{why}, or one of: {choices}", why=why, choices=self._choices())

    def ambiguous(self, options: set[Option]) -> Message:
        """The file's line can mean several options.

        Arguments:
            options: what it can mean.
        """
        meant = tuple(replace(one, refusal=None) for one in self._question.conceivable if one in options)
        choices = self._choices(replace(self._question, options=meant))
        return message("this can mean several objects; write one of: {choices}", choices=choices)

    def _choices(self, question: Question | None = None) -> Pasted:
        asked = question or self._question
        return Pasted({language: tuple(lines(asked, self._state, self._names, language)) for language in LANGUAGES})

    def _articles(self, laws: tuple[Law, ...]) -> str:
        return ", ".join(cite(law, self._rules.edition.name).article for law in laws)


def not_allowed(refusal: Refusal, names: Names, edition: str) -> Message:
    """That a file does what a law refuses, and what to write if that is what it shows.

    Arguments:
        names: the names of players and cards.
        edition: the edition whose articles are named.
    """
    return message(
        "this move is not allowed: {reason} [{laws}]; write “{refused}” under it if that is what you show",
        reason=reason_of(refusal, names),
        refused=pasted({"en": f"- {NOT_ALLOWED[0]}", "fr": f"- {NOT_ALLOWED[1]}"}),
        laws=", ".join(cite(law, edition).article for law in refusal.laws),
    )


def reason_of(refusal: Refusal, names: Names) -> Mapping[Language, str]:
    """Why something is not allowed, in each language.

    Arguments:
        names: the names of players and cards.
    """
    why = sentence("refusal", refusal.sentence)
    return {language: why.within(refusal.values, names, language) for language in LANGUAGES}
