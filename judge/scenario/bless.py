"""Writes what happened under each move of a scenario file; laws stay for a person to type."""

from __future__ import annotations

from judge.messages import Language
from judge.scenario.moments import NOT_ALLOWED, OPEN
from judge.scenario.play import Performance, Played
from judge.wording.table import sentence
from judge.wording.text import plain


def bless(source: str, performance: Performance, language: Language) -> str:
    """The text of a scenario file with what happened under each move.

    A bullet that still holds keeps its words and its laws; what does not happen any more goes.

    Arguments:
        source: the text of the file.
        performance: the scenario as it was played.
        language: the language of new sentences.
    """
    lines = source.splitlines()
    written: dict[int, list[str]] = {}
    dropped: set[int] = set()
    for played in performance.played:
        if played.move is None:
            continue
        written[played.move.line.number] = _bullets(played, performance, language, lines)
        dropped |= {fact.number for fact in played.move.facts}
    result = []
    for number, line in enumerate(lines, 1):
        if number not in dropped:
            result.append(line)
        result += written.get(number, [])
    return "\n".join(result) + "\n"


def _bullets(played: Played, performance: Performance, language: Language, lines: list[str]) -> list[str]:
    assert played.move is not None
    old = {plain(fact.text).rstrip(".").lower(): lines[fact.number - 1] for fact in played.move.facts}
    bullets = []
    for happening in played.happenings:
        told = {
            each: sentence("trace", happening.sentence).write(happening.values, performance.names, each)
            for each in ("en", "fr")
        }
        kept = next((old[key] for key in (plain(text).lower() for text in told.values()) if key in old), None)
        bullets.append(kept or f"   - {told[language]}")
    bullets += [line for key, line in old.items() if key in (*NOT_ALLOWED, *OPEN)]
    if played.refusal is not None and not any(key in NOT_ALLOWED for key in old):
        bullets.append(f"   - {NOT_ALLOWED[0] if language == 'en' else NOT_ALLOWED[1]}")
    return bullets
