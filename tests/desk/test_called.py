"""On the desk a card bears its name in the language of the page; the text goes on saying what it says."""

from __future__ import annotations

from judge.cards.collection import Collection
from judge.desk.answers import situation
from judge.desk.board import read_board
from judge.desk.card_faces import card_faces
from judge.desk.sheet import blank
from judge.messages import Language
from judge.telling.table import CardFace

OWN = """
## Cards

### Night Runner / Coureuse de Nuit

- Type: Character
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: I am Fleeting.
- Texte: Je suis Fugace.
"""


def names(cards: str, language: Language, own: str = "") -> dict[str, CardFace]:
    """What the cards of a Hand and a token are called."""
    text = blank("en", "5.0").replace(
        "- First player", f"- Hand: {cards}\n- Hero Expedition: Ordis Recruit\n- First player"
    )
    board = read_board(text.replace("## Board", f"{own}\n## Board") if own else text)
    assert board is not None
    return card_faces(board[0], board[1].collection, language)


def test_a_name_in_the_other_language_is_said_in_this_one() -> None:
    english = "Ordis Trooper; Kuwat, the Dissenter (rare); Haven, Bravos Bastion"
    found = names(english, "fr")
    assert {name: one.name for name, one in found.items()} == {
        "Ordis Trooper": "Troupière Ordis",
        "Kuwat, the Dissenter (rare)": "Kuwat, le Dissident (rare)",
        "Haven, Bravos Bastion": "Havre, Bastion Bravos",
        "Ordis Recruit": "Recrue Ordis",
    }
    assert [one.name for one in names("Havre, Bastion Bravos", "en").values()] == [
        "Haven, Bravos Bastion",
        "Ordis Recruit",
    ]


def test_a_card_written_by_its_id_is_called_by_its_name() -> None:
    card = next(
        card for card in Collection.shipped() if card.name["fr"] == "Kuwat, le Dissident" and card.rarity == "rare"
    )
    found = names(card.id, "fr")[card.id]
    assert found.name == "Kuwat, le Dissident (rare)"
    assert found.page == card.id
    assert found.lines == ("{J} Sacrifiez un Personnage.",)


def test_a_card_of_the_text_itself_says_what_it_does() -> None:
    found = names("Night Runner", "fr", OWN)["Night Runner"]
    assert (found.key, found.name, found.page) == ("Night Runner", "Coureuse de Nuit", "")
    assert found.kind == "Personnage"
    assert (found.hand, found.reserve, found.statistics) == (1, 1, "1/1/1")
    assert "Fugace" in found.lines[0]
    assert names("Night Runner", "fr", OWN)["Ordis Recruit"].kind.startswith("Jeton · ")


def test_a_name_that_nobody_knows_stays_and_names_nothing() -> None:
    assert "Nobody at All" not in names("Nobody at All", "fr")


def test_the_situation_tells_the_names_and_its_text_keeps_its_own() -> None:
    text = blank("en", "5.0").replace("- First player", "- Hand: Ordis Trooper\n- First player")
    found = situation(text, None, "", "", "fr")
    assert isinstance(found, dict)
    assert found["text"] == text
    assert found["table"]["players"][0]["zones"]["hand"][0]["name"] == "Ordis Trooper"
    assert found["cards"]["Ordis Trooper"]["name"] == "Troupière Ordis"
