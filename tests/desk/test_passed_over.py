"""At every step that targets something the desk tells what else was there, and by which article it was no target."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.desk.sheet import blank, with_move
from judge.desk.view import DeskView, sit
from judge.messages import Language
from judge.place import SCENARIOS

SHIPPED = sorted(SCENARIOS.glob("*/*.md"))
KELON = (
    blank("en", "1.0")
    .replace("- First player", "- Hand: Kelon Burst\n- First player")
    .replace(
        "### Ninette\n",
        "### Ninette\n\n- Hero Expedition: Achilles\n- Companion Expedition: Red\n- Landmarks: Haven, Bravos Bastion",
    )
)
SENT = "Send to Reserve target Character with Hand Cost {4} or less"


def others(sitting: DeskView) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    """What was no target, by the words of the step."""
    words = {step.number: step.text for step in sitting.story.steps}
    return {
        words[number]: [(one.line, one.refusal, one.laws) for one in found.others]
        for number, found in sitting.passed_over.items()
    }


@pytest.mark.parametrize(
    ("language", "step", "told"),
    [
        (
            "en",
            "Lithium targets Red, the only target there is",
            [
                ("Lithium targets Achilles", "The text does not let Achilles be targeted", ("5.2.3.b",)),
                (
                    "Lithium targets Haven, Bravos Bastion",
                    "The text does not let Haven, Bravos Bastion be targeted",
                    ("5.2.3.b",),
                ),
            ],
        ),
        (
            "fr",
            "Lithium cible Red, la seule cible possible",
            [
                ("Lithium cible Achille", "Le texte ne permet pas de cibler Achille", ("5.2.3.b",)),
                (
                    "Lithium cible Havre, Bastion Bravos",
                    "Le texte ne permet pas de cibler Havre, Bastion Bravos",
                    ("5.2.3.b",),
                ),
            ],
        ),
    ],
)
def test_of_the_only_target_it_is_told_why_there_was_no_other(
    language: Language, step: str, told: list[tuple[str, str, tuple[str, ...]]]
) -> None:
    sitting = sit(
        with_move(with_move(KELON, "Lithium plays Kelon Burst from Hand"), f'Lithium chooses "{SENT}"'), language
    )
    assert len(sitting.story.moves) == 2, "nobody was asked for the target"
    assert others(sitting) == {step: told}
    (found,) = sitting.passed_over.values()
    assert any("{4}" in line for line in found.asks), "the card’s own text stands beside it"


def test_what_would_cost_too_much_says_so() -> None:
    board = blank("en", "1.0").replace("- Mana: 5\n- First player", "- Mana: 4\n- Hand: Banishing Gate\n- First player")
    board = board.replace("### Ninette\n", "### Ninette\n\n- Hero Expedition: Achilles; Kappa")
    found = others(sit(with_move(board, "Lithium plays Banishing Gate from Hand"), "en"))
    assert found == {
        "Lithium targets Kappa, the only target there is": [
            (
                "Lithium targets Achilles",
                "Targeting Achilles costs 1 more, and Lithium has no Mana Orb left",
                ("7.4.5.c", "6.4.c"),
            )
        ]
    }


@pytest.mark.parametrize("path", SHIPPED[::12], ids=lambda path: path.stem)
def test_every_step_that_targets_an_object_is_told(path: Path) -> None:
    sitting = sit(path.read_text(encoding="utf-8"), "en")
    players = ("Lithium", "Ninette")
    targeting = {step.number for step in sitting.story.own_steps if " targets " in step.text}
    seats = {
        step.number
        for step in sitting.story.own_steps
        if step.text.partition(" targets ")[2].partition(",")[0] in players or " targets the " in step.text
    }
    assert sitting.passed_over.keys() == targeting - seats
