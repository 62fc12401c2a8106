"""The verdict on a scenario: whether what its file says is what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from judge.game.objects import Object
from judge.game.rules import Rules
from judge.game.state import State
from judge.game.terms import Zone
from judge.game.trace import Happening
from judge.law.book import DEFAULT_EDITION, Book, book, editions, read_number
from judge.law.citations.law import Law
from judge.messages import Message, Mistake, message
from judge.scenario.facts import (
    Day,
    Distance,
    Fact,
    FirstPlayer,
    InPhase,
    InZone,
    Mana,
    Passed,
    UnreadableError,
    Wins,
    read_fact,
)
from judge.scenario.file import Line, Scenario
from judge.scenario.play import Performance, Played, perform
from judge.wording.table import Reader, Said, sentence
from judge.wording.text import plain

Verdict = Literal["holds", "differs", "open", "unreadable"]

NOT_ALLOWED = ("not allowed", "interdit", "pas permis")
OPEN = ("open", "ouvert", "question ouverte")
EDITION = ("rules", "règles")
TOPICS = ("topics", "thèmes")


@dataclass
class Judgement:
    """A scenario, judged.

    Arguments:
        scenario: the file as read.
        edition: the edition by which it is judged.
        verdict: ``holds``, ``differs``, ``open`` or ``unreadable``.
        mistakes: where and how it differs or cannot be read.
        performance: how it was played; None if it could not be.
    """

    scenario: Scenario
    edition: str
    verdict: Verdict
    mistakes: list[Mistake] = field(default_factory=list)
    performance: Performance | None = None


def judge(scenario: Scenario, edition: str | None = None, rules: Rules | None = None) -> Judgement:
    """Play a scenario and hold what its file says against what happened.

    Arguments:
        scenario: the file as read.
        edition: the edition; None for the one that the file names, or the default one.
        rules: the rules, to play it with a law switched off.
    """
    edition = edition or edition_of(scenario)
    if edition not in editions():
        scenario.complain(
            1, "there is no edition {edition}; write one of {known}", edition=edition, known=", ".join(editions())
        )
        return Judgement(scenario, DEFAULT_EDITION, "unreadable", scenario.mistakes)
    performance = perform(scenario, rules or Rules(edition))
    if performance is None or scenario.mistakes:
        return Judgement(scenario, edition, "unreadable", sorted(scenario.mistakes, key=_line), performance)
    checker = _Checker(performance, book(edition))
    checker.check()
    if checker.unreadable:
        return Judgement(scenario, edition, "unreadable", sorted(checker.unreadable, key=_line), performance)
    if checker.differences:
        return Judgement(scenario, edition, "differs", sorted(checker.differences, key=_line), performance)
    return Judgement(scenario, edition, "open" if performance.open else "holds", [], performance)


def edition_of(scenario: Scenario) -> str:
    """The edition that a file names, or the default one."""
    return next((value for key, value in _about(scenario) if key in EDITION), DEFAULT_EDITION)


def topics_of(scenario: Scenario) -> tuple[str, ...]:
    """The topics that a file names."""
    topics = next((value for key, value in _about(scenario) if key in TOPICS), "")
    return tuple(topic.strip() for topic in topics.split(",") if topic.strip())


def _about(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for line in scenario.facts:
        key, _, value = line.text.partition(":")
        yield plain(key).lower(), value.strip()


def _line(mistake: Mistake) -> int:
    return mistake.line


class _Checker:
    """Holds facts under moves and outcomes against what happened."""

    def __init__(self, performance: Performance, rulebook: Book) -> None:
        self.performance = performance
        self.book = rulebook
        self.reader = Reader("trace", performance.names)
        self.unreadable: list[Mistake] = []
        self.differences: list[Mistake] = []

    def check(self) -> None:
        """Check everything that the file says must follow."""
        for played in self.performance.played:
            self._moment(played)
        for part in self.performance.scenario.outcome:
            player = None
            if part.name:
                try:
                    player = self.performance.names.player(part.name)
                except KeyError:
                    known = ", ".join(self.performance.names.players)
                    text = "there is no player “{name}”; the players are {known}"
                    self._cannot_read(part.line, text, name=part.name, known=known)
                    continue
            for line in part.facts:
                self._outcome(line, player)

    def _moment(self, played: Played) -> None:
        waiting = list(played.happenings)
        refused = opened = False
        for line in played.move.facts if played.move else ():
            self._laws_exist(line)
            words = plain(line.text).rstrip(".").lower()
            if words in NOT_ALLOWED:
                refused = True
                self._refused(line, played)
            elif words in OPEN:
                opened = True
                self._open(line)
            else:
                waiting = self._must_follow(line, waiting, played)
        if played.refusal is not None and not refused and played.move is not None:
            self._illegal(played.move.line, played)
        if self.performance.open and played is self.performance.played[-1] and not opened and played.move is not None:
            laws = ", ".join(law.number(self.performance.rules.edition) for law in self.performance.open)
            self._differs(played.move.line.number, "the rules do not settle this; the nearest are {laws}", laws=laws)

    def _must_follow(self, line: Line, waiting: list[Happening], played: Played) -> list[Happening]:
        meanings = list(self.reader.read(line.text))
        if not meanings:
            self._unknown(line)
            return waiting
        wrong_laws: Happening | None = None
        for place, happening in enumerate(waiting):
            if any(self._same(said, happening) for said in meanings):
                if set(line.laws) <= self._numbers(happening.laws):
                    return waiting[place + 1 :]
                wrong_laws = wrong_laws or happening
        if wrong_laws is not None:
            laws = ", ".join(law.number(self.performance.rules.edition) for law in wrong_laws.laws)
            self._differs(line.number, "this happens by {laws}, not by {typed}", laws=laws, typed=", ".join(line.laws))
        else:
            self._differs(line.number, "this does not happen; what happens is: {told}", told=self._told(played))
        return waiting

    def _told(self, played: Played) -> dict[str, str]:
        return {
            language: " · ".join(
                sentence("trace", one.sentence).write(one.values, self.performance.names, language)
                for one in played.happenings
            )
            or "—"
            for language in ("en", "fr")
        }

    def _same(self, said: Said, happening: Happening) -> bool:
        if said.sentence.key != happening.sentence:
            return False
        return all(self._fits(slot, value, happening.values[slot]) for slot, value in said.values.items())

    def _fits(self, slot: str, typed: object, happened: object) -> bool:
        match slot:
            case "card":
                return isinstance(happened, Object) and typed.fits(happened)
            case "effect":
                names = self.performance.names
                known = (plain(names.of_effect(happened, language)).rstrip(".").lower() for language in ("en", "fr"))
                return str(typed).rstrip(".").lower() in known
            case "expedition":
                player, expedition = typed if isinstance(typed, tuple) else (None, typed)
                real = happened if isinstance(happened, tuple) else (None, happened)
                return expedition == real[1] and (player is None or real[0] in (None, player))
        return typed == happened

    def _refused(self, line: Line, played: Played) -> None:
        if played.refusal is None:
            self._differs(line.number, "this move is allowed")
        elif not set(line.laws) <= self._numbers(played.refusal.laws):
            laws = ", ".join(law.number(self.performance.rules.edition) for law in played.refusal.laws)
            self._differs(line.number, "it is refused by {laws}, not by {typed}", laws=laws, typed=", ".join(line.laws))

    def _open(self, line: Line) -> None:
        if not self.performance.open:
            self._differs(line.number, "the rules settle this")
        elif not set(line.laws) <= self._numbers(self.performance.open):
            self._differs(line.number, "the nearest articles are others than {typed}", typed=", ".join(line.laws))

    def _illegal(self, line: Line, played: Played) -> None:
        assert played.refusal is not None
        refusal = played.refusal
        written = {
            language: sentence("refusal", refusal.sentence).write(refusal.values, self.performance.names, language)
            for language in ("en", "fr")
        }
        laws = ", ".join(law.number(self.performance.rules.edition) for law in refusal.laws)
        text = "this move is not allowed: {reason} [{laws}]; write “- not allowed” under it if that is what you show"
        self._cannot_read(line.number, text, reason=written, laws=laws)

    def _numbers(self, laws: tuple[Law, ...]) -> set[str]:
        edition = self.performance.rules.edition
        return {number for law in laws for number in (law.number(edition), *law.summaries)}

    def _laws_exist(self, line: Line) -> None:
        for number in line.laws:
            if (read_number(number) or "") not in self.book:
                near = ", ".join(self.book.nearest(number)) or "1.1.1.a"
                self._cannot_read(line.number, "there is no {number}; did you mean {near}?", number=number, near=near)

    def _unknown(self, line: Line) -> None:
        word = self.reader.unknown_word(line.text)
        if word is not None and word[0] == "card":
            self._cannot_read(line.number, "{reason}", reason=self.performance.names.unknown(word[1]))
            return
        near = self.reader.nearest(line.text)
        self._cannot_read(line.number, "this sentence is not known; did you mean “{near}”?", near=(near or ["—"])[0])

    def _outcome(self, line: Line, player: int | None) -> None:
        try:
            fact = read_fact(line.text, self.performance.names)
        except UnreadableError as error:
            self._cannot_read(line.number, "{reason}", reason=error.message)
            return
        reason = self._wrong(fact, player)
        if reason is not None:
            self.differences.append(Mistake(self.performance.scenario.name, line.number, reason))

    def _wrong(self, fact: Fact, player: int | None) -> Message | None:
        state = self.performance.state
        match fact:
            case Wins(winner):
                return None if state.winner == winner else message("that player has not won")
            case Day(number):
                return None if state.day == number else message("it is day {day}", day=state.day)
            case InPhase(phase):
                return None if state.phase is phase else message("it is {phase}", phase=state.phase.value)
            case InZone(Zone.LIMBO, _, cards) if player is None:
                return None if not cards and not state.of(Zone.LIMBO) else message("Limbo is not empty")
            case _ if player is None:
                return message("this fact belongs to a player; write it under “### Name”")
            case FirstPlayer():
                return None if state.first_player == player else message("that player is not the first player")
            case Passed():
                return None if player in state.passed else message("that player has not passed")
            case Distance(expedition, regions):
                real = state.distance(player, expedition)
                return None if real == regions else message("it is {count} regions away", count=real)
            case Mana(orbs, exhausted):
                return self._mana(state, player, orbs, exhausted)
            case InZone():
                return self._zone(fact, player)
        return None

    def _mana(self, state: State, player: int, orbs: int, exhausted: int) -> Message | None:
        real = state.of(Zone.MANA, player)
        tired = sum(orb.exhausted for orb in real)
        if (len(real), tired) == (orbs, exhausted):
            return None
        return message("there are {orbs} Mana Orbs, {exhausted} of them Exhausted", orbs=len(real), exhausted=tired)

    def _zone(self, fact: InZone, player: int) -> Message | None:
        there = [one for one in self.performance.state.of(fact.zone, player) if one.expedition is fact.expedition]
        left = list(there)
        for listed in fact.cards:
            found = next((one for one in left if listed.fits(one)), None)
            if found is None:
                break
            left.remove(found)
        else:
            if not left:
                return None
        names = self.performance.names
        held = {
            language: "; ".join(self._described(one, names.of_object(one, language), language) for one in there) or "—"
            for language in ("en", "fr")
        }
        return message("what is there is: {held}", held=held)

    def _described(self, one: Object, name: str, language: str) -> str:
        from judge.cards.language.words import STATUSES

        words = [STATUSES[status].say(language) for status in sorted(one.statuses)]  # type: ignore[arg-type]
        return ", ".join([name, *words, *(f"{count} {counter}" for counter, count in one.counters)])

    def _cannot_read(self, line: int, template: str, **values: object) -> None:
        self.unreadable.append(Mistake(self.performance.scenario.name, line, message(template, **values)))

    def _differs(self, line: int, template: str, **values: object) -> None:
        self.differences.append(Mistake(self.performance.scenario.name, line, message(template, **values)))
