"""Which happening a line under a move speaks of, in whatever words and language it is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.scenario.file import SourceLine
from judge.scenario.performance import Performance
from judge.scenario.typed import typed_articles
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence, SentenceReader

MOVED = "goes"
"""The sentence that also fits a sacrifice and a resupply, which say with a word of their own where the card goes."""

SAID_PLAINLY: Mapping[str, tuple[str, ...]] = {
    "joins_expedition": ("creates_token", "switches"),
    "targets": ("targets_only",),
    "targets_player": ("targets_only_player",),
    "cannot_target": ("target_too_dear", "cannot_be_targeted"),
    "declaration_fails": ("card_too_dear",),
    "nothing_happens": ("no_such_card", "nothing_happens_to", "condition_not_met"),
    "cannot_pay": ("short_of_mana", "short_of_counters", "short_of_objects", "bearer_is_gone", "already_exhausted"),
}
"""Sentences that also fit others, which say the same and why."""


class Matcher:
    """Reads the lines under the moves of a performance.

    Arguments:
        performance: the scenario as it was played.
    """

    def __init__(self, performance: Performance) -> None:
        self._performance = performance
        self.reader = SentenceReader("trace", performance.names)

    def meanings(self, line: SourceLine) -> list[ParsedSentence]:
        """What a line can mean; empty if it is no known sentence."""
        return list(self.reader.read(line.text))

    def fitting(self, meanings: Sequence[ParsedSentence], happenings: Sequence[Happening]) -> list[int]:
        """The places of the happenings of which a line can speak, laws aside."""
        return [place for place, one in enumerate(happenings) if any(self._same(said, one) for said in meanings)]

    def decided(self, line: SourceLine, laws: tuple[Law, ...]) -> bool:
        """Whether the laws in a line's brackets are among those that decided."""
        numbers = self.numbers(laws)
        return all(not numbers.isdisjoint(one) for one in typed_articles(line, self._performance.scenario))

    def numbers(self, laws: tuple[Law, ...]) -> set[str]:
        """The articles of some laws, those that only sum them up with them."""
        edition = self._performance.rules.edition.name
        cited = (cite(law, edition) for law in laws)
        return {number for citation in cited for number in (citation.article, *citation.summaries)}

    def _same(self, said: ParsedSentence, happening: Happening) -> bool:
        plainly = said.sentence.key == MOVED and "zone_to" in happening.values
        plainly = plainly or happening.sentence in SAID_PLAINLY.get(said.sentence.key, ())
        if said.sentence.key != happening.sentence and not plainly:
            return False
        return all(self._fits(slot, value, happening.values[slot]) for slot, value in said.values.items())

    def _fits(self, slot: str, typed: object, happened: object) -> bool:
        match slot:
            case "card" | "bearer":
                return isinstance(happened, Object) and isinstance(typed, NamedCard) and typed.fits(happened)
            case "about":
                return _all_spoken_of(typed, happened)
            case "effect":
                return self._performance.names.says(happened, str(typed))
            case "expedition":
                player, expedition = typed if isinstance(typed, tuple) else (None, typed)
                real = happened if isinstance(happened, tuple) else (None, happened)
                return expedition == real[1] and (player is None or real[0] in (None, player))
        return typed == happened


def _all_spoken_of(typed: object, objects: object) -> bool:
    """Whether each of some names is borne by one of some objects."""
    assert isinstance(typed, tuple) and isinstance(objects, tuple)
    return all(any(named.fits(one) for one in objects) for named in typed)
