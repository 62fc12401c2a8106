"""Writes what happened under each move of a scenario file; laws stay for a person to type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.event.trace import Happening
from judge.messages import Language
from judge.scenario.after_move import AfterMove
from judge.scenario.file import SourceLine
from judge.scenario.form import NOT_ALLOWED, OPEN
from judge.scenario.matching import Matcher
from judge.scenario.play import Performance, PlayedMove
from judge.scenario.verdict import Judgement
from judge.wording.table import sentence


def bless(source: str, judgement: Judgement, language: Language) -> str:
    """The text of a scenario file with what happened under each move, in its main form and in the twins' own moves.

    A bullet that still holds keeps its words and its laws; what does not happen any more goes. Under a move that is
    made in several editions stands what happens in each of them.

    Arguments:
        source: the text of the file.
        judgement: the scenario, judged.
        language: the language of new sentences.
    """
    lines = source.splitlines()
    typed = frozenset(lines)
    written: dict[int, list[str]] = {}
    dropped: set[int] = set()
    for performance in _performances(judgement):
        matcher, made = Matcher(performance), dict[int, list[str]]()
        for played in performance.played:
            if played.move is None:
                continue
            made[played.move.line.number] = _bullets(played, performance, matcher, language, lines)
            dropped |= {fact.number for fact in played.move.facts}
        for number, bullets in made.items():
            written[number] = _in_both(written.get(number, bullets), bullets, typed)
    result = []
    for number, line in enumerate(lines, 1):
        if number not in dropped:
            result.append(line)
        result += written.get(number, [])
    return "\n".join(result) + "\n"


def _in_both(first: list[str], second: list[str], typed: frozenset[str]) -> list[str]:
    """The lines that stand in both, in the order that both have them in; what a person typed goes before other lines,
    and what has laws before all."""
    best: list[tuple[int, list[str]]] = [(0, [])] * (len(second) + 1)
    for line in first:
        worth = (len(first) + 1) ** ((line in typed) + (line in typed and line.endswith("]")))
        row = [(0, list[str]())]
        for place, other in enumerate(second):
            taken = (best[place][0] + worth, [*best[place][1], line]) if line == other else (0, [])
            row.append(max(taken, best[place + 1], row[place], key=lambda one: one[0]))
        best = row
    return best[-1][1]


def _performances(judgement: Judgement) -> Iterator[Performance]:
    """What was played of the moves that a file writes down: a twin may have none of its own."""
    for one in (judgement, *judgement.elsewhere):
        twins = (twin for twin, form in zip(one.twins, one.scenario.twins, strict=True) if form.plays)
        yield from (form.performance for form in (one, *twins) if form.performance is not None)


def _bullets(
    played: PlayedMove, performance: Performance, matcher: Matcher, language: Language, lines: list[str]
) -> list[str]:
    assert played.move is not None
    kept: dict[int, str] = {}
    endings, seen = [], dict[int, list[str]]()
    after_move = AfterMove(performance)
    for fact in played.move.facts:
        words = fact.words
        known = after_move.judge_sentence(fact.text, played)
        if known is not None:
            seen.setdefault(max(kept, default=-1), []).extend([lines[fact.number - 1]] if known.holds else [])
            continue
        if words in NOT_ALLOWED and played.refusal is None:
            continue
        if words in (*NOT_ALLOWED, *OPEN):
            endings.append((words, lines[fact.number - 1]))
            continue
        place = _place(fact, played.happenings, max(kept, default=-1) + 1, matcher)
        if place is not None:
            kept[place] = lines[fact.number - 1]
    bullets = seen.get(-1, [])
    for place, (happening, names) in enumerate(played.told_apart(performance.names)):
        told = sentence("trace", happening.sentence).write(happening.values, names, language)
        bullets += [kept.get(place, f"   - {told}"), *seen.get(place, [])]
    bullets += [line for _, line in endings]
    said = {words for words, _ in endings}
    if played.refusal is not None and not said & {*NOT_ALLOWED}:
        bullets.append(f"   - {NOT_ALLOWED[0] if language == 'en' else NOT_ALLOWED[1]}")
    if performance.open and played is performance.played[-1] and not said & {*OPEN}:
        bullets.append(f"   - {OPEN[0] if language == 'en' else OPEN[1]}")
    return bullets


def _place(fact: SourceLine, happenings: Sequence[Happening], first: int, matcher: Matcher) -> int | None:
    """The place of the happening of which a line speaks, from a place on; one that its laws decided comes first."""
    fitting = [place for place in matcher.fitting(matcher.meanings(fact), happenings) if place >= first]
    decided = (place for place in fitting if matcher.decided(fact, happenings[place].laws))
    return next(decided, fitting[0] if fitting else None)
