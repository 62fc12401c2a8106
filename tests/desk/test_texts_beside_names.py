"""What stands on the cards of a play: of those that are known from the seat from which it is seen."""

from __future__ import annotations

import pytest

from judge.desk.sheet import blank
from judge.desk.view import sit
from judge.messages import Language


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_in_the_hand_of_another_is_read_by_nobody_else(language: Language) -> None:
    text = blank("en", "5.0").replace("- First player", "- Hand: Anubis\n- Reserve: Red\n- First player")
    read = {seat: {face.key for face in sit(text, language, seat).story.faces} for seat in ("", "Lithium", "Ninette")}
    assert len(read[""]) == 2
    assert read["Lithium"] == read[""]
    assert read["Ninette"] < read[""]
    (red,) = (face for face in sit(text, language, "Ninette").story.faces)
    assert red.key in read["Ninette"]
    assert red.name in {"Red", "Rouge"}
    assert red.statistics
    assert red.page == red.key


def test_a_token_and_each_version_have_their_own_text() -> None:
    cards = "- Reserve: Kuwat, the Dissenter; Kuwat, the Dissenter (rare)\n- Hero Expedition: Ordis Recruit\n"
    text = blank("en", "5.0").replace("- First player", f"{cards}- First player")
    faces = sit(text, "en").story.faces
    assert [(face.name, bool(face.page)) for face in faces] == [
        ("Kuwat, the Dissenter", True),
        ("Kuwat, the Dissenter", True),
        ("Ordis Recruit", False),
    ]
    common, rare, token = faces
    assert (common.lines, common.hand, common.statistics) != (rare.lines, rare.hand, rare.statistics)
    assert (common.faction, token.faction, token.hand) == ("YZ", "", None)
    assert token.kind.startswith("Token · ")
