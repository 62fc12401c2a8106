"""Makes a ruling: finds what is asked, proves which laws decide it, and puts it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from judge.game.event.choices import Refusal
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.messages import Language, Message, message
from judge.ruling.asked_in_words import asked_in_words, what_follows
from judge.ruling.at_rest import keeping_at_rest
from judge.ruling.choices import not_allowed
from judge.ruling.contrast import Contrast, asked_there, contrast, only_there
from judge.ruling.counterfactual import Counterfactual
from judge.ruling.elsewhere import changed_elsewhere
from judge.ruling.forged import forged_sentence
from judge.ruling.grounds import applied, asked_for, failed_beside, grounds
from judge.ruling.in_words import happening_in_words
from judge.ruling.inactive import kept_from
from judge.ruling.influence import ChangesWhatHappens, changes_in_words, unmet_condition, unmet_in_words
from judge.ruling.instead import in_another_measure, told_instead
from judge.ruling.possible import IsPossible
from judge.ruling.proof import Proof, prove
from judge.ruling.question import (
    Becomes,
    Follows,
    Happens,
    InAnotherMeasure,
    IsAllowed,
    IsSo,
    RulingQuestion,
    asked_steps,
    happenings_of,
)
from judge.ruling.reason import not_here, reason
from judge.ruling.ruling import (
    MOST_NAMED,
    DecidingLaw,
    Ruling,
    article_in_words,
    decisive_words,
    named_beside,
    numbers_of,
    why_sentence,
)
from judge.ruling.statement import IsTrue
from judge.ruling.things import where
from judge.ruling.told import all_that_say_so, told, without_those_of
from judge.ruling.trials import Trials
from judge.ruling.untold import IsSoUntold
from judge.ruling.waited_for import SUITING, suits_elsewhere, waited_for
from judge.scenario.outcome import why_not
from judge.scenario.performance import Performance, PlayedMove
from judge.telling.seat import SeatView
from judge.wording.moods import Mood
from judge.wording.table import sentence
from judge.wording.text import unquoted


class RulingWriter:
    """Rules on one form, from one seat, in one language.

    Arguments:
        trials: the form as it was played, and plays it again without laws.
        seat: from where the ruling is told.
    """

    def __init__(self, trials: Trials, seat: SeatView, language: Language) -> None:
        self._trials = trials
        self._run = trials.run
        self._seat = seat
        self._language: Language = language
        self._edition = trials.run.rules.edition.name
        self._forged = forged_sentence(trials.run, seat, language)

    def rule(self, question: RulingQuestion, line: str, others: Iterable[Performance] = ()) -> Ruling:
        """The ruling on a question.

        Arguments:
            line: the move, or the line that asks, in words.
            others: other forms of the scenario, to see what makes the difference where nothing decides here.
        """
        run, line, others = self._run, unquoted(line, self._language), list(others)
        differs = contrast(question, run, others, self._trials.most)
        beside = differs.run if differs is not None else None
        kept = question.asked_by(run) if isinstance(question, IsPossible) else kept_from(question, run, beside)
        rests_on = kept if question.steps(run) else (*kept, *not_allowed(run))
        proof = prove(question, self._trials, rests_on, differs, keeping_at_rest(question, run))
        first = proof.deciders[0].laws if proof.deciders else ()
        open_to_others = len(numbers_of(proof.laws, self._edition)) < MOST_NAMED or SUITING.issuperset(first)
        decisive = self._decisive(differs) if differs is not None and open_to_others else ()
        elsewhere = not_here(decisive, run)
        nothing = not proof.deciders and not elsewhere
        measured = in_another_measure(question, run, nothing and not grounds(question, run, beside))
        if measured is not None and nothing:
            proof = prove(measured, self._trials)
        deciding = [(law, one) for one in proof.deciders for law in one.laws]
        alike = self._decisive_alike(question, others) if differs is None and nothing else ()
        apart = [law for other in others[:1] for law in only_there(run, beside or other)] if not deciding else []
        away = applied(differs.question, differs.run) if differs is not None and not question.steps(run) else ()
        there = not_here((*elsewhere, *alike, *apart, *away), run)
        failed = failed_beside(question, run, kept, proof.laws)
        beside_them = (*applied(measured or question, run), *failed, *away, *elsewhere, *asked_for(question, run))
        if not deciding:
            beside_them = (*grounds(question, run, beside, elsewhere), *decisive, *alike, *apart)
        first = proof.deciders[0].laws if proof.deciders else tuple(beside_them[:1])
        waits = waited_for(question, run, kept, first) or suits_elsewhere(question, run, first, elsewhere)
        taken, free = ((*waits, *proof.laws), beside_them) if deciding else ((), (*waits, *beside_them))
        nearest = named_beside(taken, free, self._edition)
        return Ruling(
            self._say(self._asks(question, line)),
            self._say(self._answer(question, line, proof, measured)),
            self._why(question, proof, nearest, elsewhere, there, kept, waits if deciding else ()),
            tuple(
                DecidingLaw(
                    numbers_of((law,), self._edition)[0],
                    decisive_words(law, self._edition, self._language),
                    Counterfactual(self._run, one, self._seat, self._language).sentence(measured or question, line),
                )
                for law, one in deciding
            ),
            numbers_of(nearest, self._edition),
            numbers_of(proof.tried, self._edition),
            len(proof.untried),
            self._edition,
            self._forged,
            elsewhere=changed_elsewhere(proof, self._trials, self._seat, self._language),
            waited_for=numbers_of(waits, self._edition) if deciding else (),
        )

    def _why(
        self,
        question: RulingQuestion,
        proof: Proof,
        nearest: Sequence[Law],
        elsewhere: Sequence[Law],
        there: Sequence[Law],
        kept: Sequence[Law],
        waits: Sequence[Law],
    ) -> str:
        """Why the answer is what it is, in a sentence."""
        if isinstance(question, ChangesWhatHappens) and not proof.deciders and not nearest:
            return self._say(message("It was played again without this ability, and all was as it is."))
        only_there = [law for law in there if law not in kept]
        why = reason(proof, nearest, elsewhere, self._run, self._language, only_there, waits)
        unmet = unmet_condition(question, self._run) if isinstance(question, ChangesWhatHappens) and kept else None
        return why if unmet is None else f"{self._say(unmet_in_words(unmet, self._language))} {why}"

    def _asks(self, question: RulingQuestion, line: str) -> Message:
        """What a question asks, in words."""
        if isinstance(question, ChangesWhatHappens):
            words = self._seat.text(changes_in_words(question, self._run, self._language, "asks"), self._language)
            return message("{question}?", question=words[0].upper() + words[1:])
        if isinstance(question, Happens | IsSoUntold):
            said = happening_in_words(question.said, self._run, self._seat, self._language)
            return message("Is it true that {what}?", what=said)
        return asked_in_words(question, line)

    def open(self, last: PlayedMove, line: str) -> Ruling:
        """The ruling where the rules do not settle what happens.

        Arguments:
            last: the last move.
            line: that move in words.
        """
        if last.move is None:
            what = message("The rules of edition {edition} do not settle what happens here.", edition=self._edition)
        else:
            what = message(
                "The rules of edition {edition} do not settle what happens after “{move}”.",
                edition=self._edition,
                move=unquoted(line, self._language),
            )
        near = [article_in_words(law, self._edition, self._language) for law in self._run.open[:MOST_NAMED]]
        joined = message("{one} and {other}", one=near[0], other=near[1]).say(self._language) if near[1:] else near[0]
        return self._unproved(line, what, message("What comes nearest is {articles}.", articles=joined), self._run.open)

    def not_played(self, reason: Message, line: str) -> Ruling:
        """The ruling where the engine does not play what comes.

        Arguments:
            reason: why it does not.
            line: the last move in words.
        """
        what = message("The judge cannot apply what comes here: {reason}.", reason=reason)
        return self._unproved(line, what, message("So there is no ruling on it; what happens before it stands."), ())

    def only_chosen(self, line: str, asked: str, laws: Sequence[Law]) -> Ruling:
        """The ruling on a choice that only leads to another.

        Arguments:
            line: the last move in words.
            asked: what is due after it, in words.
            laws: the laws that ask it.
        """
        what = message(
            "“{move}” is allowed; nothing has happened yet, and this comes next: {asked}.",
            move=unquoted(line, self._language),
            asked=asked,
        )
        return self._unproved(line, what, why_sentence(laws, self._edition, self._language), laws)

    def _unproved(self, line: str, what: Message, why: Message | str, laws: Sequence[Law]) -> Ruling:
        said = why if isinstance(why, str) else self._say(why)
        asked = self._say(what_follows(unquoted(line, self._language)))
        return Ruling(
            asked, self._say(what), said, (), numbers_of(laws, self._edition), (), 0, self._edition, self._forged
        )

    def _answer(self, question: RulingQuestion, line: str, proof: Proof, measured: InAnotherMeasure | None) -> Message:
        """The answer, in a sentence; how much it is, or whereto it goes, where another amount or place is asked."""
        match question:
            case Follows() | IsAllowed():
                refused = self._refusal(question)
                if refused:
                    return message("“{move}” is not allowed: {reason}.", move=line, reason=refused)
                steps = asked_steps(question, self._run)
                if isinstance(question, IsAllowed) or not steps:
                    return message("“{move}” is allowed.", move=line)
                here = [one for one in proof.deciders if not one.there]
                changed = without_those_of(steps, happenings_of(here[0].without)) if here else steps
                said = told(all_that_say_so(changed or steps, steps), self._seat, self._language)
                return message("{what}.", what=said[0].upper() + said[1:])
            case Happens():
                count = len(question.steps(self._run))
                if count > 1:
                    return message("Yes, {count} times: “{line}”.", count=count, line=line)
                if measured is not None:
                    steps = asked_steps(measured, self._run)
                    return message("No: {what}.", what=told(steps, self._seat, self._language))
                mood: Mood = "is" if count else "is_not"
                said = happening_in_words(question.said, self._run, self._seat, self._language, mood)
                first = next(iter(proof.deciders), None)
                others = told_instead(question, first.laws, self._run, first.without) if first is not None else []
                if others:
                    instead = told(others, self._seat, self._language)
                    return message("No: {what}; instead, {instead}.", what=said, instead=instead)
                if not count and self._run.unanswered is not None:
                    return message("Not so far: {what}; the game waits for an answer.", what=said)
                return message("Yes: {what}.", what=said) if count else message("No: {what}.", what=said)
            case IsSo(fact, player):
                why = why_not(fact, player, self._run)
                return message("Yes: “{line}”.", line=line) if why is None else message("No: {reason}.", reason=why)
            case IsSoUntold() if question.instead(self._run):
                said = happening_in_words(question.said, self._run, self._seat, self._language)
                instead = told(question.instead(self._run), self._seat, self._language)
                return message("Yes: {what}, even if this happens instead: {instead}.", what=said, instead=instead)
            case IsTrue() | IsSoUntold():
                truth = question.truth(self._run)
                if truth.holds:
                    return message("Yes: “{line}”.", line=line)
                if truth.instead is None:
                    return message("No, it is not so: “{line}”.", line=line)
                return message("No: {reason}.", reason=truth.instead)
            case Becomes():
                return message("At the end: “{fact}”.", fact=where(question, line, self._run, self._language))
            case IsPossible():
                if question.answer(self._run):
                    return message("Yes: “{line}”.", line=line)
                refusal = question.refusal(self._run)
                if refusal is not None:
                    return message("No: {reason}.", reason=self._in_words(refusal, refusal.values, self._run.state))
                return message("No, it could not be done: “{line}”.", line=line)
            case ChangesWhatHappens():
                key = "changes_nothing" if question.answer(self._run) is False else "changes"
                words = self._seat.text(changes_in_words(question, self._run, self._language, key), self._language)
                return message("Yes: {what}.", what=words) if key == "changes" else message("No: {what}.", what=words)
        raise TypeError(question)

    def _refusal(self, question: Follows | IsAllowed) -> str:
        """Why the move is refused, in words; "" where it is not."""
        for played in self._run.played:
            if played.refusal is not None and played.move is not None and played.move.line.number == question.line:
                return self._in_words(played.refusal, self._seat.refused(played.refusal.values, played), played.after)
        return ""

    def _in_words(self, refusal: Refusal, values: Mapping[str, object], state: State) -> str:
        """Why a move is refused, in words; no card is named that is never known from the seat."""
        words = sentence("refusal", refusal.sentence).within(values, self._run.names.among(state), self._language)
        return self._seat.text(words, self._language)

    def _decisive(self, differs: Contrast) -> tuple[Law, ...]:
        """The laws that decide in another form, where the answer is another, whatever is targeted there."""
        deciders = prove(differs.question, differs.trials).deciders
        return tuple(law for one in deciders if not one.targets for law in one.laws)

    def _decisive_alike(self, question: RulingQuestion, others: Sequence[Performance]) -> tuple[Law, ...]:
        """The laws that decide in the first other form, where the answer is the same, and that nothing here cites."""
        for other in others[:1]:
            there = asked_there(question, self._run, other)
            if there.answer(other) == question.answer(self._run):
                found = prove(there, Trials(other, most=self._trials.most)).deciders
                return not_here((law for one in found if not one.targets for law in one.laws), self._run)
        return ()

    def _say(self, what: Message) -> str:
        return what.say(self._language)
