"""A run that need not be strict, as those without a law are, is the same as the strict one."""

from __future__ import annotations

from pathlib import Path

import pytest
from shipped import ShippedScenario

from judge.game.state.canonical import canonical
from judge.scenario.file import read_file
from judge.scenario.performance import Performance
from judge.scenario.play import play_again
from judge.scenario.switch import undisturbed
from judge.scenario.verdict import judge

DUSK = """# Boots at Dusk

- Rules: 5.0

> EN The Boots take Fleeting off before Rest.

## Board

### Lithium

- Hero Expedition: Red, Fleeting; Technical Boots
- First player

### Ninette

- Passed

## Play

1. Lithium passes
2. Lithium targets Red
3. the game goes on until Morning

## Outcome

### Lithium

- Reserve: Red; Technical Boots
"""

TWO_DAYS = """# Two days

- Rules: 5.0

> EN What is played on the second day is played.

## Board

### Lithium

- Mana: 1
- Hand: Magical Training
- Deck: 9 Kappa
- First player
- Passed

### Ninette

- Deck: 9 Kappa

## Play

1. Ninette passes
2. Ninette keeps their Hand
3. Lithium keeps their Hand
4. Ninette passes
5. Lithium plays Magical Training from Hand

## Outcome

### Lithium

- Reserve: Magical Training
"""


def _told(run: Performance) -> list[tuple[int, list[str]]]:
    """What follows each line, by the sentences that tell it."""
    return [(one.move.line.number if one.move else 0, [step.sentence for step in one.happenings]) for one in run.played]


def test_a_run_that_need_not_be_strict_is_the_same_as_the_strict_one(shipped: ShippedScenario) -> None:
    judgement = shipped.judgement
    for edition in (judgement, *judgement.elsewhere):
        for form in (edition, *edition.twins):
            strict, loose = form.performance, undisturbed(form.scenario)
            assert strict is not None and loose is not None
            assert strict.rules is loose.rules
            assert canonical(strict.state) == canonical(loose.state), (edition.edition, form.scenario.title["en"])
            assert strict.asked == loose.asked, (edition.edition, form.scenario.title["en"])


@pytest.mark.parametrize("text", [DUSK, TWO_DAYS])
def test_what_is_played_again_by_the_same_rules_follows_the_same_lines(tmp_path: Path, text: str) -> None:
    path = tmp_path / "played.md"
    path.write_text(text, encoding="utf-8")
    run = judge(read_file(path)).performance
    assert run is not None
    again = play_again(run, run.rules)
    assert again is not None
    assert _told(again) == _told(run)
    assert _told(run)[-1][1]
