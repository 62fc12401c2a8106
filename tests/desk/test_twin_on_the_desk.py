"""A twin becomes a text of its own that says and does what the twin did."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.desk.sheet import Unfit, read
from judge.desk.twins import with_twin
from judge.place import SCENARIOS
from judge.scenario.asked import asked_line
from judge.scenario.twin import whole
from judge.scenario.verdict import judge

TWINNED = [path for path in sorted(SCENARIOS.glob("*/*.md")) if read(path.read_text(encoding="utf-8")).twins]

TEXT = """# One / Une

- Rules: 1.0
- Outcomes: 3 in 4 lines

> EN What is said of the first.

## Cards

### Own / Propre

- Type: Character

## Board

### Lithium

- Mana : 5
- First player

### Ninette

## Play

1. Lithium passes
   - Lithium passes for the day [5.1.1.c]

## Outcome

- Turn: Ninette

## But if she begins / Mais si elle commence

> EN What is said of the other.

- Day: 2

### Lithium

- Mana: 3
- Hand: Kuwat, the Dissenter

### Ninette

- First player

## Outcome

- Turn: Lithium
"""


def test_a_twin_takes_from_the_main_form_what_it_does_not_change() -> None:
    assert (
        with_twin(TEXT, 1)
        == """# One – But if she begins / Une – Mais si elle commence

- Rules: 1.0

> EN What is said of the other.

## Cards

### Own / Propre

- Type: Character

## Board

- Day: 2

### Lithium

- Mana : 3
- Hand: Kuwat, the Dissenter

### Ninette

- First player

## Play

1. Lithium passes

## Outcome

- Turn: Lithium
"""
    )


@pytest.mark.parametrize("path", TWINNED[::19], ids=lambda path: path.stem)
def test_a_shipped_twin_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    scenario = read(text)
    for number, twin in enumerate(scenario.twins, 1):
        taken = read(with_twin(text, number))
        assert (taken.twins, taken.mistakes) == ([], [])
        assert [move.line.text for move in taken.moves] == [move.line.text for move in whole(scenario, twin).moves]
        assert judge(taken).own in ("holds", "open")
        asked, kept = asked_line(whole(scenario, twin)), asked_line(taken)
        assert asked is not None and kept is not None
        assert (kept.text, kept.laws) == (asked.text, asked.laws)


@pytest.mark.parametrize("number", [0, 2, -1])
def test_only_a_twin_that_there_is_can_be_taken(number: int) -> None:
    with pytest.raises(Unfit, match="this text has 1"):
        with_twin(TEXT, number)
