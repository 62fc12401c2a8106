"""Makes a ruling: finds what is asked, proves which laws decide it, and puts it in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.terms import HIDDEN
from judge.law.laws.law import Law
from judge.messages import Language, Message, message
from judge.ruling.contrast import Contrast, contrast, only_there
from judge.ruling.forged import forged_sentence
from judge.ruling.grounds import applied, grounds
from judge.ruling.inactive import kept_from
from judge.ruling.possible import IsPossible
from judge.ruling.proof import Decider, Proof, prove
from judge.ruling.question import (
    AmountsPaid,
    Becomes,
    Follows,
    Happens,
    IsAllowed,
    IsSo,
    RulingQuestion,
    happenings_of,
)
from judge.ruling.reason import not_here, reason
from judge.ruling.ruling import (
    MOST_BESIDE,
    DecidingLaw,
    Ruling,
    article_in_words,
    decisive_words,
    numbers_of,
    why_sentence,
)
from judge.ruling.statement import IsTrue
from judge.ruling.things import where
from judge.ruling.told import about, told, without_those_of
from judge.ruling.trials import Trials
from judge.scenario.outcome import why_not
from judge.scenario.performance import Performance, PlayedMove
from judge.telling.seat import SeatView
from judge.wording.table import sentence
from judge.wording.text import unquoted

MOST_NAMED = 1 + MOST_BESIDE
"""So many articles are named."""


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
        line = unquoted(line, self._language)
        others = list(others)
        differs = contrast(question, self._run, others, self._trials.most)
        beside = differs.run if differs is not None else None
        kept = kept_from(question, self._run, beside)
        proof = prove(question, self._trials, kept, differs)
        decisive = self._decisive(differs) if differs is not None and not proof.deciders else ()
        elsewhere = not_here(decisive, self._run)
        paid = question.instead(self._run) if isinstance(question, Happens) else None
        if paid is not None and not proof.deciders and not elsewhere:
            proof = prove(paid, self._trials)
        deciding = [(law, one) for one in proof.deciders for law in one.laws]
        if deciding:
            beside_them = applied(paid or question, self._run)
        else:
            apart = (law for other in others[:1] for law in only_there(self._run, beside or other))
            beside_them = (*grounds(question, self._run, beside, elsewhere), *decisive, *apart)
        nearest = self._named([law for law, _ in deciding], beside_them)
        return Ruling(
            self._say(_asks(question, line)),
            self._say(self._answer(question, line, proof)),
            reason(proof, nearest, elsewhere, self._run, self._language, kept),
            tuple(
                DecidingLaw(
                    numbers_of((law,), self._edition)[0],
                    decisive_words(law, self._edition, self._language),
                    self._without(paid or question, line, one),
                )
                for law, one in deciding
            ),
            numbers_of(nearest, self._edition),
            numbers_of(proof.tried, self._edition),
            len(proof.untried),
            self._edition,
            self._forged,
        )

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
        asked = self._say(_follows(unquoted(line, self._language)))
        return Ruling(
            asked, self._say(what), said, (), numbers_of(laws, self._edition), (), 0, self._edition, self._forged
        )

    def _answer(self, question: RulingQuestion, line: str, proof: Proof) -> Message:
        """The answer, in a sentence."""
        match question:
            case Follows() | IsAllowed():
                refused = self._refusal(question)
                if refused:
                    return message("“{move}” is not allowed: {reason}.", move=line, reason=refused)
                steps = self._asked_steps(question)
                if isinstance(question, IsAllowed) or not steps:
                    return message("“{move}” is allowed.", move=line)
                here = [one for one in proof.deciders if not one.there]
                changed = without_those_of(steps, happenings_of(here[0].without)) if here else steps
                said = told(changed or steps, self._seat, self._run.names, self._language)
                return message("{what}.", what=said[0].upper() + said[1:])
            case Happens():
                count = len(question.steps(self._run))
                if count > 1:
                    return message("Yes, {count} times: “{line}”.", count=count, line=line)
                paid = question.instead(self._run)
                if paid is not None:
                    what = told(self._asked_steps(paid), self._seat, self._run.names, self._language)
                    return message("No: {what}.", what=what)
                return message("Yes: “{line}”.", line=line) if count else _no(line)
            case IsSo(fact, player):
                why = why_not(fact, player, self._run)
                return message("Yes: “{line}”.", line=line) if why is None else message("No: {reason}.", reason=why)
            case IsTrue():
                truth = question.truth(self._run)
                if truth.holds:
                    return message("Yes: “{line}”.", line=line)
                return _no(line) if truth.instead is None else message("No: {reason}.", reason=truth.instead)
            case Becomes():
                return message("At the end: “{fact}”.", fact=where(question, line, self._run, self._language))
            case IsPossible():
                return message("Yes: “{line}”.", line=line) if question.answer(self._run) else _no(line)
        raise TypeError(question)

    def _refusal(self, question: Follows | IsAllowed) -> str:
        """Why the move is refused, in words; "" where it is not."""
        for played in self._run.played:
            if played.refusal is not None and played.move is not None and played.move.line.number == question.line:
                values = self._seat.refused(played.refusal.values, played)
                return sentence("refusal", played.refusal.sentence).within(values, self._run.names, self._language)
        return ""

    def _decisive(self, differs: Contrast) -> tuple[Law, ...]:
        """The laws that decide in another form, where the answer is another."""
        deciders = prove(differs.question, differs.trials).deciders
        return tuple(law for one in deciders for law in one.laws)

    def _named(self, deciding: Sequence[Law], others: Sequence[Law]) -> tuple[Law, ...]:
        """Of laws that could be named beside those that decide, those for which there is room, each article once."""
        taken = numbers_of(deciding, self._edition)
        named: dict[str, Law] = {}
        for law in others:
            named.setdefault(numbers_of((law,), self._edition)[0], law)
        free = [law for number, law in named.items() if number not in taken]
        return tuple(free[: max(0, MOST_NAMED - len(taken))])

    def _without(self, question: RulingQuestion, line: str, decider: Decider) -> str:
        """What would happen without what decides, in a sentence."""
        numbers = numbers_of(decider.laws, self._edition)
        number = (
            self._say(message("{one} and {other}", one=numbers[0], other=numbers[-1])) if numbers[1:] else numbers[0]
        )
        if decider.there:
            return self._say(message("Without {number} the other form would come to the same.", number=number))
        other = decider.without
        if isinstance(question, Follows | IsAllowed):
            before, after = (
                _is_refused(question, self._trials.run.played),
                _is_refused(question, other.played),
            )
            if before and after is False:
                return self._say(message("Without {number} it would be allowed.", number=number))
            if after and not before:
                return self._say(message("Without {number} “{move}” would not be allowed.", number=number, move=line))
        if isinstance(question, Becomes) and self._may_be_seen(question, other):
            fact = where(question, line, other, self._language)
            return self._say(message("Without {number} it would be “{fact}”.", number=number, fact=fact))
        new = without_those_of(happenings_of(decider.without), happenings_of(self._run))
        new = [one for one in new if self._may_be_told(one)]
        mine = {key for one in self._asked_steps(question) for key in about(one)}
        new = [one for one in new if mine & about(one)] or new
        if not new and isinstance(question, AmountsPaid):
            return self._say(message("Without {number} no mana would be paid.", number=number))
        if not new:
            return self._say(message("Without {number} this would not happen.", number=number))
        seat = SeatView(other, self._seat.player)
        what = told(new[:1], seat, other.names, self._language)
        return self._say(message("Without {number} this would happen instead: {what}.", number=number, what=what))

    def _may_be_seen(self, question: Becomes, other: Performance) -> bool:
        """Whether one knows from the seat where a card or token would be in a run that never was."""
        one = question.there(other)
        return one is None or (one.zone not in HIDDEN and SeatView(other, self._seat.player).sees(one, other.state))

    def _may_be_told(self, one: Happening) -> bool:
        """Whether a step of a run that never was speaks only of cards that are known from the seat as it was."""
        spoken = {value.base.card for value in one.values.values() if isinstance(value, Object)} - {""}
        return self._seat.player is None or spoken <= self._seat.known_cards

    def _asked_steps(self, question: RulingQuestion) -> list[Happening]:
        steps = happenings_of(self._run)
        return [steps[place] for place in question.steps(self._run)]

    def _say(self, what: Message) -> str:
        return what.say(self._language)


def _asks(question: RulingQuestion, line: str) -> Message:
    """What a question asks, in words."""
    match question:
        case IsAllowed():
            return message("Is “{line}” allowed?", line=line)
        case Happens():
            return message("Does it happen: “{line}”?", line=line)
        case IsSo() | IsTrue():
            return message("Is it so at the end: “{line}”?", line=line)
        case Becomes():
            return message("What has become of {card}?", card=line)
        case IsPossible():
            return message("Could it be done: “{line}”?", line=line)
    return _follows(line)


def _follows(line: str) -> Message:
    return message("What follows “{move}”?", move=line)


def _no(line: str) -> Message:
    return message("No: not “{line}”.", line=line)


def _is_refused(question: Follows | IsAllowed, played: Sequence[PlayedMove]) -> bool | None:
    """Whether the move is refused; None where the run never comes to it."""
    there = [one for one in played if one.move is not None and one.move.line.number == question.line]
    return any(one.refusal is not None for one in there) if there else None
