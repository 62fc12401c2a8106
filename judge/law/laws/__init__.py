"""Every law that the engine enforces, by name; no article number stands here, nor anywhere else in the code."""

from __future__ import annotations

from judge.law.laws import day, events, objects, overview, playing, vocabulary, zones
from judge.law.laws.law import Law

LAWS: dict[str, Law] = {
    found.name: found
    for chapter in (overview, objects, zones, day, playing, events, vocabulary)
    for found in vars(chapter).values()
    if isinstance(found, Law)
}
"""The laws by name, in the order of the rule book."""
