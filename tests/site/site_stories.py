"""Stories made up for the tests of the site, so that they need no engine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from judge.messages import Language
from judge.place import SCENARIOS
from judge.telling.shelf import ScenarioShelf
from judge.telling.table import BoardView, CardFace, CardView, ExpeditionView, SideView
from judge.telling.view import ChangedFact, Story, StoryFault, StoryMove, StoryStep

PARTING = (SCENARIOS / "cards" / "nothing-left-to-draw.md").read_text(encoding="utf-8")
"""A file in which two editions part."""

RARE = "ALT_CORE_B_YZ_15_R1"
KUWAT = CardView(
    "Kuwat, the Dissenter", "Character", "rare", "4/3/2", ("Fleeting",), (("boost", 1),), object=7, card=RARE
)
HAVEN = CardView("Haven, Bravos Bastion", "Permanent", "common", object=2)
HERO = CardView("Kojo & Booda", "Hero", object=1)
FACES = (
    CardFace(
        RARE, "Kuwat, the Dissenter", "Character · rare", "YZ", 4, 3, "5/5/5", ("{J} Sacrifice a Character.",), RARE
    ),
    CardFace("Sly <b>Fox</b>", "Sly <b>Fox</b>", "Character", lines=("<script>alert(1)</script>",)),
)


def _board(in_expedition: bool, in_limbo: bool = False) -> BoardView:
    lithium = SideView(
        "Lithium",
        first_player=True,
        active=True,
        hero=HERO,
        expeditions=(
            ExpeditionView("Hero Expedition", 2, (KUWAT,) if in_expedition else ()),
            ExpeditionView("Companion Expedition", 1),
        ),
        landmarks=(HAVEN,),
        discard=() if in_expedition else (replace(KUWAT, statuses=(), counters=(), object=8),),
        mana_ready=3,
        mana_exhausted=2,
        hand=4,
        deck=29,
    )
    ninette = SideView(
        "Ninette",
        expeditions=(ExpeditionView("Hero Expedition", 1), ExpeditionView("Companion Expedition", 3)),
        reserve=(CardView("Anubis", "Character", "common", "2/2/2", object=3),),
        mana_ready=5,
        hand=5,
        deck=28,
    )
    return BoardView((ninette, lithium), (CardView("Haven’s Reaction", "Emblem", object=9),) if in_limbo else ())


def kuwat(language: Language, hostile: str = "Look at **what** is left, see [2.1.c].") -> Story:
    """A story of two moves and three steps."""
    return Story(
        title={"en": "Kuwat sacrificed before the boost", "fr": "Kuwat sacrifié avant le boost"}[language],
        path="reactions/kuwat",
        edition="1.0",
        topics=("reactions", "new objects"),
        teacher=("Both reactions trigger on the same event. What does the boost find?",),
        verdict="holds",
        mistakes=(),
        moves=(
            StoryMove(
                1,
                "Lithium plays Kuwat, the Dissenter from Reserve in the Hero Expedition",
                steps=(
                    StoryStep(1, "Kuwat, the Dissenter gains Fleeting", ("2.4.6.a",), "", "", _board(True)),
                    StoryStep(
                        2, "The Reaction {J} triggers", ("6.3.d",), "{J} Sacrifice a Character.", "", _board(True, True)
                    ),
                ),
            ),
            StoryMove(
                2,
                "Lithium resolves “I gain 1 boost”",
                teacher=(hostile,),
                steps=(StoryStep(3, "Nothing happens", ("2.1.c", "9.9.z"), "", "the object is gone", _board(False)),),
            ),
        ),
        before=_board(False),
        twins=(_twin(language),),
        faces=FACES,
        summary="The boost finds nothing: the card in the Discard pile is a new object.",
    )


def _twin(language: Language) -> Story:
    """The story of the twin: one move and one step."""
    return Story(
        title={"en": "But if Haven is gone", "fr": "Mais si le Havre n’est plus là"}[language],
        path="reactions/kuwat",
        edition="1.0",
        topics=(),
        teacher=("Then only one reaction is left.",),
        verdict="holds",
        mistakes=(),
        moves=(
            StoryMove(1, "Lithium passes", steps=(StoryStep(4, "Lithium passes", ("4.2.3.c",), "", "", _board(True)),)),
        ),
        before=_board(False),
        changed=(ChangedFact("Lithium", "Landmarks: Haven", "Landmarks: empty"),),
    )


def differing(language: Language) -> Story:
    """A story that differs from its file."""
    return replace(
        kuwat(language),
        title="A wrong outcome",
        path="wrong",
        verdict="differs",
        mistakes=(StoryFault("wrong.md", 12, "the Discard pile holds Kuwat; the file says <nothing>"),),
    )


class TestShelf(ScenarioShelf):
    """A shelf of made-up stories."""

    __test__ = False

    def __init__(self, folder: Path, hostile: str | None = None) -> None:
        (folder / "reactions").mkdir(parents=True, exist_ok=True)
        for path, text in (("reactions/kuwat", "# made up\n"), ("wrong", PARTING)):
            (folder / f"{path}.md").write_text(text, encoding="utf-8")

        def tell(path: Path, language: Language, seat: str) -> Story:
            if path.stem == "wrong":
                return differing(language)
            return kuwat(language, hostile) if hostile is not None else kuwat(language)

        super().__init__(folder, tell)
