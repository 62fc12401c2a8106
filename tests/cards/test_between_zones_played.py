"""Cards that go between one's zones are waited for by where they come from; two things given; texts in doubt."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import PLAYED, ann_and_bob, unlike

from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.game.terms import Type

TO_RESERVE = (
    "{H} Put a card from your hand in Reserve.",
    "{H} Mettez une carte de votre main en Réserve.",
)
TO_HAND = (
    "{H} Return a card from your Reserve to your hand.",
    "{H} Renvoyez une carte de votre Réserve dans votre main.",
)


@pytest.mark.parametrize(
    ("waits", "attend", "zone"),
    [
        ("a card goes to Reserve from your hand", "une carte va en Réserve depuis votre main", "Reserve"),
        ("a card goes from your Reserve to your hand", "une carte va dans votre main depuis votre Réserve", "Hand"),
        ("a Spell goes to Reserve from your hand", "un Sort va en Réserve depuis votre main", None),
        ("a card goes to Reserve from your deck", "une carte va en Réserve depuis votre deck", None),
    ],
)
@pytest.mark.parametrize("moved", ["Reserve", "Hand"])
def test_where_it_comes_from_and_goes_matters(
    tmp_path: Path, waits: str, attend: str, zone: str | None, moved: str
) -> None:
    act, geste = TO_RESERVE if moved == "Reserve" else TO_HAND
    text = (f"When {waits} — I gain 1 boost.  {act}", f"Lorsqu'{attend} — Je gagne 1 boost.  {geste}")
    board = f"### Ann\n\n- Mana: 1\n- Hand: Speaker{'; Red' if moved == 'Reserve' else ''}"
    board += "\n- Reserve: Red" if moved == "Hand" else ""
    boosts = ", 1 boost" if zone == moved else ", no boosts"
    outcome = f"### Ann\n\n- Hero Expedition: Speaker{boosts}"
    assert unlike(tmp_path, text, f"{board}\n\n### Bob", PLAYED, outcome) == ""


def test_a_status_and_boosts_are_given_together(tmp_path: Path) -> None:
    text = (
        "{J} Give another target Character Fleeting and 2 boosts.",
        "{J} Donnez Fugace et 2 boosts à un autre Personnage ciblé.",
    )
    board = ann_and_bob("- Companion Expedition: Kappa")
    outcome = "### Ann\n\n- Companion Expedition: Kappa, Fleeting, 2 boosts"
    assert unlike(tmp_path, text, board, PLAYED, outcome) == ""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "At Noon on your turn — Draw a card."),
        ("fr", "À Midi pendant votre tour — Piochez une carte."),
        ("en", "{J} You may target a Character in your other Expedition. We both switch Expeditions."),
        (
            "fr",
            "{J} Vous pouvez cibler un Personnage dans votre autre Expédition. "
            "Nous changeons tous les deux d'Expédition.",
        ),
        ("en", "When both of your Expeditions move forward — If it's [[In Contact]], draw a card."),
        ("fr", "Lorsqu'une de vos Expéditions avance — S'il est [[En Contact]], piochez une carte."),
    ],
)
def test_what_is_in_doubt_is_declined(language: str, text: str) -> None:
    with pytest.raises(Declined):
        read_text(text, language, Type.CHARACTER)
