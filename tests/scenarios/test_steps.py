"""What is told of every shipped scenario and its twins, move for move with its articles, stays what it is.

``steps.txt`` has a line for each file: how many steps its forms have together, and a mark of all that
``judge run --json`` prints of it, in English and in French. After a change that is meant, or a new scenario,
``JUDGE_REFRESH=1 pytest -n0 tests/scenarios/test_steps.py`` writes it anew; run the files whose lines differ before and
after, and read what has changed in them.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from shipped import FILES, ShippedScenario, name_of

from judge.messages import LANGUAGES
from judge.ruling.files import run_judged
from judge.scenario.verdict import Judgement

GOLDEN = Path(__file__).with_name("steps.txt")
NAMES = sorted(name_of(path).removesuffix(".md") for path in FILES)


def told(judgement: Judgement) -> str:
    """The number of steps of a file that was judged, and the marks of what is told of it."""
    said: list[str] = []
    for language in LANGUAGES:
        story, rulings = run_judged(judgement, language)
        run: dict[str, Any] = json.loads(json.dumps(rulings.told_with(story.data())))
        said = said or [str(sum(len(form["steps"]) for form in (run, *run["twins"])))]
        said.append(hashlib.sha256(json.dumps(run, sort_keys=True).encode()).hexdigest()[:12])
    return " ".join(said)


def golden() -> dict[str, str]:
    lines = (line.partition(" ") for line in GOLDEN.read_text(encoding="utf-8").splitlines())
    return {name: rest for name, _, rest in lines}


def test_each_step_is_told_as_it_was(shipped: ShippedScenario) -> None:
    name, now = name_of(shipped.path).removesuffix(".md"), told(shipped.judgement)
    if "JUDGE_REFRESH" in os.environ:
        kept = {one: line for one, line in golden().items() if one in NAMES} | {name: now}
        GOLDEN.write_text("".join(f"{one} {line}\n" for one, line in sorted(kept.items())), encoding="utf-8")
    assert now == golden().get(name), f"read what “judge run {name}” tells now"


def test_no_line_is_of_a_file_that_is_gone() -> None:
    assert sorted(golden()) == NAMES
