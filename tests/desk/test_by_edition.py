"""A text as one of its editions rules it comes to what the file says of that edition."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.desk.by_edition import by_edition
from judge.desk.sheet import read
from judge.place import SCENARIOS
from judge.scenario.about import editions_of
from judge.scenario.verdict import judge

BY_TWO = [path for path in sorted(SCENARIOS.glob("*/*.md")) if len(editions_of(read(path.read_text("utf-8")))) > 1]
APART = [path for path in BY_TWO if "\n## Under " in path.read_text("utf-8")]

TEXT = """# One / Une

- Rules: 1.0, 5.0
- Outcomes: 3 in 4 lines

> EN What is said of the first.

## Board

### Lithium

- Mana: 5
- First player

### Ninette

## Play

1. Lithium passes
   - Lithium passes for the day [5.1.1.c; 5.0: 4.2.3.d, 4.2.3.e]

## Ruling

- Lithium passes [5.2.3.b]

## Under 5.0 / Selon la 5.0

> EN What is said of the other.

### Lithium

- Mana: 3

## But if she begins / Mais si elle commence

### Ninette

- First player

## Under 5.0

### Ninette

- Mana: 2

## Play

1. Ninette passes

## Outcome

- Turn: Lithium
"""


def test_what_an_edition_says_stands_in_the_place_of_what_the_first_says() -> None:
    assert by_edition(TEXT, "1.0") == TEXT == by_edition(TEXT, "9.9")
    assert (
        by_edition(TEXT, "5.0")
        == """# One / Une

- Rules: 5.0

> EN What is said of the other.

## Board

### Lithium

- First player
- Mana: 3

### Ninette

## Play

1. Lithium passes
   - Lithium passes for the day [4.2.3.d, 4.2.3.e]

## Ruling

- Lithium passes [6.5.b]

## But if she begins / Mais si elle commence

### Ninette

- First player
- Mana: 2

## Play

1. Ninette passes

## Outcome

- Turn: Lithium
"""
    )


@pytest.mark.parametrize("path", sorted({*BY_TWO[::29], *APART[::9]}), ids=lambda path: path.stem)
def test_a_shipped_text_ends_as_the_file_says_of_the_edition(path: Path) -> None:
    text = path.read_text("utf-8")
    told = judge(read(text)).elsewhere
    assert told
    for before in told:
        alone = judge(read(by_edition(text, before.edition)))
        assert (alone.edition, alone.verdict, alone.elsewhere) == (before.edition, before.verdict, ())
        for one, other in zip((alone, *alone.twins), (before, *before.twins), strict=True):
            moves = [[move.line.text for move in form.scenario.moves] for form in (one, other)]
            assert moves[0] == moves[1]
