"""In how many situations a law speaks is counted over all that ship, and kept."""

from __future__ import annotations

import json
import os
from collections import Counter

from judge.editions import rules_of
from judge.place import SCENARIOS
from judge.ruling.generality import FILE
from judge.scenario.about import edition_of
from judge.scenario.file import read_file
from judge.scenario.play import perform
from judge.scenario.twin import whole_forms


def counted() -> dict[str, dict[str, int]]:
    """How many forms of the shipped scenarios cite each law, by edition."""
    found: dict[str, Counter[str]] = {}
    for path in sorted(SCENARIOS.glob("*/*.md")):
        for form in whole_forms(read_file(path, path.name)):
            edition = edition_of(form)
            run = perform(form, rules_of(edition), strict=False)
            if run is None:
                continue
            steps = (happening.laws for played in run.played for happening in played.happenings)
            refusals = (played.refusal.laws for played in run.played if played.refusal is not None)
            laws = {law.name for said in (*steps, *refusals) for law in said}
            found.setdefault(edition, Counter()).update(laws)
    return {edition: dict(sorted(count.items())) for edition, count in found.items()}


def test_the_counts_are_those_of_the_scenarios_that_ship() -> None:
    found = counted()
    if os.environ.get("JUDGE_REFRESH"):
        FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == found
