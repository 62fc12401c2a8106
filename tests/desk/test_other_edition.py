"""What another edition would say of a situation at the desk."""

from __future__ import annotations

import pytest

from judge.desk.other_edition import compare_situation
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS

TIRED = """# Tired / Fatigué

- Rules: {edition}

## Board

### Lithium

- Mana: 5
- Reserve: Kappa, Exhausted
- First player

### Ninette

- Mana: 5

## Play

1. {move}
"""


def tired(edition: str, move: str) -> str:
    return TIRED.format(edition=edition, move=move)


@pytest.mark.parametrize("edition", ["1.0", "5.0"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_one_edition_refuses_is_where_they_part(edition: str, language: Language) -> None:
    told = compare_situation(tired(edition, "Lithium plays Kappa from Reserve in the Hero Expedition"), language)
    assert told.editions == (edition, {"1.0": "5.0", "5.0": "1.0"}[edition])
    (form,) = told.forms
    assert not form.alike and not told.faults
    refused = next(side for side in form.sides if side.edition == "5.0")
    assert refused.laws == ("2.4.6.c",) and refused.ruling is not None


@pytest.mark.parametrize("edition", ["1.0", "5.0"])
def test_where_both_say_the_same_the_ruling_of_each_is_told(edition: str) -> None:
    (form,) = compare_situation(tired(edition, "Lithium passes"), "en").forms
    assert form.alike
    for side in form.sides:
        assert side.outcome is not None and side.outcome.edition == side.edition


def test_what_is_asked_at_the_end_can_be_another_thing() -> None:
    source = (SCENARIOS / "playing" / "paid-if-you-do.md").read_text(encoding="utf-8")
    before, play, moves = source.partition("## Play\n")
    first = moves.strip().splitlines()[0]
    (form,) = compare_situation(f"{before}{play}\n{first}\n", "en").forms
    assert not form.alike
    assert len({side.text for side in form.sides}) == 2


@pytest.mark.parametrize("text", ["", "# Nothing", "- Rules: 9.9", "## Board\n### A\n### B\n## Play\n1. what?"])
def test_what_cannot_be_played_says_why(text: str) -> None:
    told = compare_situation(text, "fr")
    assert told.forms == () and told.faults
