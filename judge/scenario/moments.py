"""What must follow a move: the bullets under it, held against the trace and its laws."""

from __future__ import annotations

from judge.game.event.trace import Happening
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Pasted, message
from judge.scenario.after_move import AfterMove
from judge.scenario.file import MoveLine, SourceLine
from judge.scenario.findings import Findings
from judge.scenario.form import NOT_ALLOWED, OPEN
from judge.scenario.matching import Matcher
from judge.scenario.play import Performance, PlayedMove
from judge.scenario.truth import Truth
from judge.scenario.typed import articles_exist, in_words
from judge.scenario.unknown import unknown_fact
from judge.wording.table import sentence


def check_moments(performance: Performance, findings: Findings) -> None:
    """Hold the facts under every move against what followed it.

    Of a move that leads to something that is not played, nobody knows what would have followed.

    Arguments:
        performance: the scenario as it was played.
        findings: takes what is wrong.
    """
    checker = _MomentChecker(performance, findings)
    *before, last = performance.played
    for played in before:
        checker.check(played)
    if performance.unplayed is None:
        checker.check(last)
    else:
        cut_short = Findings(findings.file)
        _MomentChecker(performance, cut_short).check(last)
        findings.unreadable += cut_short.unreadable
    for move in performance.unreached:
        checker.can_be_read(move)


class _MomentChecker:
    def __init__(self, performance: Performance, findings: Findings) -> None:
        self.performance = performance
        self.matcher = Matcher(performance)
        self.after_move = AfterMove(performance)
        self.findings = findings

    def check(self, played: PlayedMove) -> None:
        """Hold the facts under one move against what followed it."""
        waiting = list(played.happenings)
        opened = False
        for line in played.move.facts if played.move else ():
            articles_exist(line, self.performance.scenario, self.findings)
            words = line.words
            if words in NOT_ALLOWED:
                self._refused(line, played)
            elif words in OPEN:
                opened = True
                self._open(line)
            elif (found := self.after_move.judge_sentence(line.text, played)) is not None:
                self._so(line, found)
            else:
                waiting = self._must_follow(line, waiting, played)
        if self.performance.unfinished:
            return
        if self.performance.open and played is self.performance.played[-1] and not opened and played.move is not None:
            laws = self._list(self.performance.open)
            self.findings.differs(
                played.move.line.number, message("the rules do not settle this; the nearest are {laws}", laws=laws)
            )

    def can_be_read(self, move: MoveLine) -> None:
        """Look at the facts under a move that was not reached."""
        for line in move.facts:
            articles_exist(line, self.performance.scenario, self.findings)
            fixed = line.words in (*NOT_ALLOWED, *OPEN)
            fixed = fixed or self.after_move.judge_sentence(line.text, self.performance.played[-1]) is not None
            if not fixed and not self.matcher.meanings(line):
                self._unknown(line)

    def _must_follow(self, line: SourceLine, waiting: list[Happening], played: PlayedMove) -> list[Happening]:
        meanings = self.matcher.meanings(line)
        if not meanings:
            self._unknown(line)
            return waiting
        fitting = self.matcher.fitting(meanings, waiting)
        for place in fitting:
            if self.matcher.decided(line, waiting[place].laws):
                return waiting[place + 1 :]
        if fitting:
            laws = self._list(waiting[fitting[0]].laws)
            self.findings.differs(
                line.number,
                message("this happens by {laws}, not by {typed}", laws=laws, typed=self._typed(line)),
            )
        elif played.happenings:
            self.findings.differs(
                line.number, message("this does not happen; what happens is: {told}", told=self._told(played))
            )
        else:
            self.findings.differs(line.number, message("this does not happen; nothing follows this move"))
        return waiting

    def _so(self, line: SourceLine, truth: Truth) -> None:
        """Hold what a line says of the moment after the move against what is so."""
        if not truth.holds:
            self.findings.differs(line.number, truth.instead or message("at this moment it is not so"))
        elif line.laws and not truth.laws:
            typed = self._typed(line)
            self.findings.differs(
                line.number, message("nothing in this move decides that; leave [{typed}] out", typed=typed)
            )
        elif not self.matcher.decided(line, truth.laws):
            said = self._list(truth.laws)
            self.findings.differs(
                line.number,
                message("this is so by {laws}, not by {typed}", laws=said, typed=self._typed(line)),
            )

    def _told(self, played: PlayedMove) -> Pasted:
        told = [
            (sentence("trace", one.sentence), one.values, names)
            for one, names in played.told_apart(self.performance.names)
        ]
        return Pasted(
            {
                language: tuple(said.write(values, names, language) for said, values, names in told)
                for language in LANGUAGES
            }
        )

    def _refused(self, line: SourceLine, played: PlayedMove) -> None:
        if played.refusal is None:
            self.findings.differs(line.number, message("this move is allowed; write what follows it instead"))
        elif not self.matcher.decided(line, played.refusal.laws):
            laws = self._list(played.refusal.laws)
            self.findings.differs(
                line.number,
                message(
                    "it is refused by {laws}, not by {typed}",
                    laws=laws,
                    typed=self._typed(line),
                ),
            )

    def _open(self, line: SourceLine) -> None:
        if not self.performance.open:
            self.findings.differs(line.number, message("the rules settle this; write what happens instead"))
        elif not self.matcher.decided(line, self.performance.open):
            self.findings.differs(
                line.number,
                message("the nearest articles are others than {typed}", typed=self._typed(line)),
            )

    def _list(self, laws: tuple[Law, ...]) -> str:
        return ", ".join(cite(law, self.performance.rules.edition.name).article for law in laws)

    def _typed(self, line: SourceLine) -> str:
        return in_words(line, self.performance.scenario)

    def _unknown(self, line: SourceLine) -> None:
        self.findings.cannot_read(line.number, unknown_fact(line, self.performance.names))
