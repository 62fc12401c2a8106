"""What was spoken of before is what a text asks about, counts and acts on, each time with a board where it is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tried_text import PLAYED, ann_and_bob, unlike

from judge.cards.language.declined import Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.game.terms import Type

DUSK = "- Phase: Dusk\n\n### Ann\n\n- First player\n"
UNTIL_NIGHT = "1. the game goes on until Night"


@pytest.mark.parametrize(("condition", "si"), [("I'm in {M}", "je suis"), ("I'm not in {M}", "je ne suis pas")])
@pytest.mark.parametrize("marker", ["{M}", "{V}"])
def test_what_was_sacrificed_is_asked_where_it_was(tmp_path: Path, condition: str, si: str, marker: str) -> None:
    text = (
        f"{{T}}, Sacrifice me: If {condition}, draw two cards.",
        f"{{T}}, Sacrifiez-moi : Si {si} en {{M}}, piochez deux cartes.",
    )
    mine = f"- Hero Expedition: Speaker\n- Deck: 4 Red\n- Terrain Markers: {marker} on the Hero Region"
    board = f"### Ann\n\n{mine}\n\n### Bob"
    play = f"1. Ann plays the quick action “If {condition}, draw two cards” of Speaker"
    met = (marker == "{M}") == ("not" not in condition)
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hand: {'2 Red' if met else 'empty'}") == ""


@pytest.mark.parametrize(
    ("text", "ann", "bob"),
    [
        (
            (
                "{H} Each player discards their hand, then draws that many cards.",
                "{H} Chaque joueur défausse sa main, puis pioche le même nombre de cartes.",
            ),
            "3 Red",
            "Kappa",
        ),
        (
            (
                "{H} Each player discards their hand. Draw that many cards.",
                "{H} Chaque joueur défausse sa main. Piochez autant de cartes.",
            ),
            "4 Red",
            "empty",
        ),
    ],
)
def test_that_many_is_what_each_did_or_all_together(tmp_path: Path, text: tuple[str, str], ann: str, bob: str) -> None:
    mine = "### Ann\n\n- Mana: 1\n- Hand: Speaker; 3 Red\n- Deck: 6 Red"
    board = f"{mine}\n\n### Bob\n\n- Hand: Kappa\n- Deck: 6 Kappa"
    outcome = f"### Ann\n\n- Hand: {ann}\n\n### Bob\n\n- Hand: {bob}"
    assert unlike(tmp_path, text, board, PLAYED, outcome) == ""


SACRIFICED = (
    "{J} Sacrifice any number of other Characters. I gain [[Anchored]]. Draw a card for each Character sacrificed this "
    "way.",
    "{J} Sacrifiez n'importe quel nombre d'autres Personnages. Je gagne [[Ancré]]. Piochez une carte pour chaque "
    "Personnage sacrifié de cette façon.",
)


def test_a_step_between_is_not_what_was_done_this_way(tmp_path: Path) -> None:
    board = ann_and_bob("- Companion Expedition: 3 Kappa\n- Deck: 4 Red")
    chosen = "\n".join(f"{place}. Ann chooses Kappa" for place in (2, 3, 4))
    assert unlike(tmp_path, SACRIFICED, board, f"{PLAYED}\n{chosen}", "### Ann\n\n- Hand: 3 Red") == ""


IN_RESERVE = (
    "{J} Target Character in play or in Reserve gains 1 boost. If it's in your Reserve, draw a card.",
    "{J} Un Personnage ciblé en jeu ou en Réserve gagne 1 boost. S'il est dans votre Réserve, piochez une carte.",
)


@pytest.mark.parametrize(("where", "hand"), [("Reserve", "Red"), ("Companion Expedition", "empty")])
def test_where_it_is_is_asked_too(tmp_path: Path, where: str, hand: str) -> None:
    board = ann_and_bob(f"- {where}: Kappa\n- Deck: 6 Red")
    play = f"{PLAYED}\n2. Ann targets Kappa"
    assert unlike(tmp_path, IN_RESERVE, board, play, f"### Ann\n\n- Hand: {hand}") == ""


def test_in_it_is_in_the_expedition_that_ascends(tmp_path: Path) -> None:
    text = (
        "{J} Target Expedition [Ascends], then each Character in it gains 1 boost.",
        "{J} Une Expédition ciblée s'[Élève], puis chaque Personnage qui s'y trouve gagne 1 boost.",
    )
    board = ann_and_bob("- Companion Expedition: Kappa")
    play = f"{PLAYED}\n2. Ann targets the Companion Expedition of Ann"
    outcome = "### Ann\n\n- Hero Expedition: Speaker\n- Companion Expedition: Kappa, 1 boost"
    assert unlike(tmp_path, text, board, play, outcome) == ""


def test_in_it_is_in_my_expedition_that_moves(tmp_path: Path) -> None:
    text = (
        "{J} My Expedition moves forward one region, then create an [Ordis Recruit 1/1/1] Soldier token in it.",
        "{J} Mon Expédition avance d'une région, puis créez-y un jeton Soldat [1/1/1 Recrue Ordis].",
    )
    outcome = "### Ann\n\n- Hero Expedition: Speaker; Ordis Recruit"
    assert unlike(tmp_path, text, ann_and_bob(), PLAYED, outcome) == ""


@pytest.mark.parametrize(("others", "hand"), [("Kappa", "Red"), ("3 Kappa", "empty"), ("empty", "empty")])
def test_each_expedition_is_counted_by_itself(tmp_path: Path, others: str, hand: str) -> None:
    text = (
        "{J} If there is only one Character in each of your Expeditions, draw a card.",
        "{J} S'il n'y a qu'un seul Personnage dans chacune de vos Expéditions, piochez une carte.",
    )
    board = ann_and_bob(f"- Companion Expedition: {others}\n- Deck: 4 Red")
    assert unlike(tmp_path, text, board, PLAYED, f"### Ann\n\n- Hand: {hand}") == ""


@pytest.mark.parametrize(
    ("ascended", "hand"), [("Hero Expedition", "empty"), ("Hero Expedition; Companion Expedition", "Red")]
)
def test_both_expeditions_of_a_gigantic_character_must_be_so(tmp_path: Path, ascended: str, hand: str) -> None:
    text = (
        "When you play a Character — If its Expedition is [Ascended], draw a card.",
        "Lorsque vous jouez un Personnage — Si son Expédition est [Élevée], piochez une carte.",
    )
    board = (
        "### Ann\n\n- Mana: 9\n- Hand: Three Little Pigs\n- Hero Expedition: Speaker\n"
        f"- Ascended: {ascended}\n- Deck: 4 Red\n\n### Bob"
    )
    play = (
        "1. Ann plays Three Little Pigs from Hand in the Companion Expedition\n"
        "2. Ann resolves “If its Expedition is Ascended, draw a card”\n3. Ann resolves “If you control”"
    )
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hand: {hand}") == ""


@pytest.mark.parametrize(("ascended", "hand"), [("Hero", "Red"), ("Companion", "empty")])
def test_it_is_the_expedition_that_moved(tmp_path: Path, ascended: str, hand: str) -> None:
    text = (
        "When one of your Expeditions moves forward — If it's [Ascended], draw a card.",
        "Lorsqu'une de vos Expéditions avance — Si elle est [Élevée], piochez une carte.",
    )
    board = f"{DUSK}- Hero Expedition: Speaker\n- Ascended: {ascended} Expedition\n- Deck: 4 Red\n\n### Bob"
    assert unlike(tmp_path, text, board, UNTIL_NIGHT, f"### Ann\n\n- Hand: {hand}") == ""


def test_targets_are_in_the_expedition_that_moved(tmp_path: Path) -> None:
    text = (
        "When one of your Expeditions moves forward — Target Character in it gains 1 boost.",
        "Lorsque l'une de vos Expéditions avance — Un Personnage ciblé dans celle-ci gagne 1 boost.",
    )
    board = f"{DUSK}- Hero Expedition: Speaker; Red\n- Companion Expedition: Kappa, Asleep\n\n### Bob"
    outcome = "### Ann\n\n- Hero Expedition: Speaker, 1 boost; Red"
    assert unlike(tmp_path, text, board, f"{UNTIL_NIGHT}\n2. Ann targets Speaker", outcome) == ""
    refused = unlike(tmp_path, text, board, f"{UNTIL_NIGHT}\n2. Ann targets Kappa", outcome)
    assert "Kappa" in refused


@pytest.mark.parametrize("boost", ["1 boost", ""])
def test_a_card_drawn_in_passing_was_never_boosted(tmp_path: Path, boost: str) -> None:
    text = (
        "When another Character you control leaves the Expedition zone — Draw a card. If it was [[Boosted]], I gain 1 "
        "boost.",
        "Lorsqu'un autre Personnage que vous contrôlez quitte la zone d'Expédition — Piochez une carte. S'il était "
        "[[Boosté]], je gagne 1 boost.",
    )
    kappa = ", ".join(filter(None, ("Kappa", boost)))
    mine = f"- First player\n- Hero Expedition: Speaker, Anchored; {kappa}\n- Deck: 4 Red"
    outcome = f"### Ann\n\n- Hero Expedition: {', '.join(filter(None, ('Speaker', boost)))}"
    board = f"- Phase: Night\n\n### Ann\n\n{mine}\n\n### Bob"
    assert unlike(tmp_path, text, board, "1. the game goes on until Morning", outcome) == ""


@pytest.mark.parametrize(
    "text",
    [
        "When you play a Character — You may sacrifice a Permanent. If you do, that Character gains 1 boost.",
        "{J} Target Character gains 1 boost. Discard a card from your hand. That Character gains Anchored.",
        "When one of your Expeditions moves forward — You may discard target Character. If you do, create a "
        "[Brassbug 2/2/2] Robot token in its Expedition.",
        "{H} Put target Character on the bottom of its owner's deck, then shuffle their deck.",
        "{J} Discard any number of cards from your hand. Roll a die. I gain 1 boost per card discarded this way.",
        "{J} Roll a die. You may exhaust any number of target cards in Reserve, then I gain that many boosts.",
        "{J} Create a Boosted Ordis Recruit 1/1/1 Soldier token in my Expedition.",
        "{J} If there are more Characters in your Hero Expedition than in your Companion Expedition, create a Brassbug "
        "2/2/2 Robot token in that Expedition.",
        "{J} If you control a Character in each of your Expeditions that's [In Contact], draw a card.",
        "{J} Create a Brassbug 2/2/2 Robot token in target Expedition. If I'm the only Character in my Expedition, "
        "create another one.",
        "{J} Target Character gains 1 boost. It [Ascends].",
        "When a Character joins my Expedition — It [Ascends].",
    ],
)
def test_what_could_be_one_or_the_other_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        read_text(lines(text, "en")[0].text, "en", Type.CHARACTER)


@pytest.mark.parametrize(("card", "hand"), [("Daughter of Yggdrasil", "Red"), ("Kappa", "empty")])
def test_what_a_card_was_is_asked_where_it_lay(tmp_path: Path, card: str, hand: str) -> None:
    text = (
        "{R} Put a card from your Reserve in your Mana zone (as an exhausted Mana Orb). If it was a Plant, draw a "
        "card.",
        "{R} Mettez une carte de votre Réserve dans votre zone de Mana (en tant qu'Orbe de Mana épuisé). Si c'était "
        "une Plante, piochez une carte.",
    )
    board = f"### Ann\n\n- Mana: 1\n- Reserve: Speaker; {card}\n- Deck: 4 Red\n\n### Bob"
    play = "1. Ann plays Speaker from Reserve in the Hero Expedition"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n- Hand: {hand}") == ""


@pytest.mark.parametrize(("distance", "reserve"), [(0, "Speaker; Red"), (1, "Speaker")])
def test_what_leaves_is_asked_whether_it_was_in_contact(tmp_path: Path, distance: int, reserve: str) -> None:
    text = (
        "When I leave the Expedition zone — If I was [In Contact], [Resupply].",
        "Lorsque je quitte la zone d'Expédition — Si j'étais [En Contact], [Ravitaillez].",
    )
    mine = f"- First player\n- Distance of the Hero Expedition: {distance}\n- Hero Expedition: Speaker\n- Deck: 4 Red"
    board = f"- Phase: Night\n\n### Ann\n\n{mine}\n\n### Bob"
    assert unlike(tmp_path, text, board, "1. the game goes on until Morning", f"### Ann\n\n- Reserve: {reserve}") == ""


@pytest.mark.parametrize("there", ["that Expedition", "it"])
@pytest.mark.parametrize(("distance", "ascended"), [(1, "Hero Expedition"), (0, "none")])
def test_what_ascends_is_the_expedition_of_the_condition(
    tmp_path: Path, there: str, distance: int, ascended: str
) -> None:
    elle = "elle" if there == "it" else "cette Expédition"
    text = (
        f"{{J}} If my Expedition is behind, {there} [Ascends].",
        f"{{J}} Si mon Expédition est en retard, {elle} [s'Élève].",
    )
    board = ann_and_bob("", f"- Distance of the Hero Expedition: {distance}")
    assert unlike(tmp_path, text, board, PLAYED, f"### Ann\n\n- Ascended: {ascended}") == ""


@pytest.mark.parametrize(("distance", "hand"), [(1, "Red"), (0, "empty")])
def test_what_failed_to_move_is_asked_how_it_stands(tmp_path: Path, distance: int, hand: str) -> None:
    text = (
        "When one of your Expeditions fails to move forward during Dusk — If it's ahead, draw a card.",
        "Lorsqu'une de vos Expéditions n'avance pas pendant le Crépuscule — Si elle est en avance, piochez une carte.",
    )
    mine = (
        f"- First player\n- Distance of the Hero Expedition: {distance}\n- Companion Expedition: Speaker\n- Deck: 4 Red"
    )
    board = f"- Phase: Dusk\n\n### Ann\n\n{mine}\n\n### Bob"
    assert unlike(tmp_path, text, board, UNTIL_NIGHT, f"### Ann\n\n- Hand: {hand}") == ""


@pytest.mark.parametrize(
    ("text", "paid", "outcome"),
    [
        (
            (
                "When you play a Character — You may discard a card from your hand. If you do, it gains 1 boost.",
                "Lorsque vous jouez un Personnage — Vous pouvez défausser une carte de votre main. Si vous le faites, "
                "il gagne 1 boost.",
            ),
            "- Hand: Kappa; Red",
            "- Hero Expedition: Speaker; Kappa, 1 boost\n- Discard pile: Red",
        ),
        (
            (
                "When another Character joins your Expeditions — You may sacrifice a Permanent. If you do, sacrifice "
                "it.",
                "Lorsqu'un autre Personnage rejoint vos Expéditions — Vous pouvez sacrifier un Permanent. Si vous le "
                "faites, sacrifiez-le.",
            ),
            "- Hand: Kappa\n- Landmarks: Aether Shard",
            "- Hero Expedition: Speaker\n- Discard pile: Aether Shard; Kappa",
        ),
    ],
)
def test_it_is_what_something_can_still_be_done_to(
    tmp_path: Path, text: tuple[str, str], paid: str, outcome: str
) -> None:
    board = f"### Ann\n\n- Mana: 4\n{paid}\n- Hero Expedition: Speaker\n\n### Bob"
    play = "1. Ann plays Kappa from Hand in the Hero Expedition\n2. Ann accepts"
    assert unlike(tmp_path, text, board, play, f"### Ann\n\n{outcome}") == ""


@pytest.mark.parametrize(("boosts", "hand"), [(", 1 boost", "Red"), ("", "empty")])
def test_it_was_is_said_of_what_was_sacrificed(tmp_path: Path, boosts: str, hand: str) -> None:
    text = (
        "When you play a Character — Sacrifice another Character. If it was [[Boosted]], draw a card.",
        "Lorsque vous jouez un Personnage — Sacrifiez un autre Personnage. S'il était [[Boosté]], piochez une carte.",
    )
    mine = f"- Mana: 4\n- Hand: Kappa\n- Companion Expedition: Red{boosts}\n- Hero Expedition: Speaker\n- Deck: 2 Red"
    play = "1. Ann plays Kappa from Hand in the Hero Expedition\n2. Ann sacrifices Red"
    assert unlike(tmp_path, text, f"### Ann\n\n{mine}\n\n### Bob", play, f"### Ann\n\n- Hand: {hand}") == ""
