"""How conditions are said of Expeditions, and of the terrains that something is in."""

from collections.abc import Callable
from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.such_expeditions import STANDING, marked, such_of
from judge.game import ability as tree
from judge.game.ability import Standing, Such, Where

WHERE, TERRAIN, NUMBER = slot("where"), slot("terrain"), slot("number")
ME, IT = tree.Me(), tree.It()

STATES: tuple[tuple[Callable[[Any], tree.Condition], str, tuple[str, ...]], ...] = (
    (lambda of: tree.InTerrain(of, TERRAIN), "{terrain:in_terrain}", ("{terrain:in_terrain}",)),
    (tree.InContact, "[In Contact]", ("[En Contact]",)),
    (tree.Ascended, "[Ascended]", ("[Élevée]", "[Élevées]")),
)
"""What an Expedition can be beside how it stands, and how that is said."""

PLAYED_INTO: tuple[tuple[Such, tuple[str, ...], tuple[str, ...]], ...] = tuple(
    (such, tuple(f"in {marked(one)}" for one in english), tuple(f"dans {marked(une)}" for une in french))
    for such, (english, french) in such_of(Where.ANY).items()
)
"""Expeditions in which it matters for a card whether it is played in them."""

REGIONS = (
    (Such(Where.ANY, single_terrain=True), "single-terrain region", "région mono-terrain"),
    (Such(Where.ANY, starting=True), "starting region", "région de départ"),
)
"""Regions that a text describes in which the Expedition of an object is."""

IN_REGION: tuple[tuple[Any, Callable[[Any], tree.Condition], tuple[str, ...], tuple[str, ...]], ...] = (
    (ME, lambda one: one, ("I'm", "I am"), ("je suis",)),
    (ME, tree.Not, ("I'm not", "I am not"), ("je ne suis pas",)),
    (IT, lambda one: one, ("it's", "it is"), ("il est", "elle est")),
    (IT, tree.Not, ("it's not", "it isn't"), ("il n'est pas", "elle n'est pas")),
)
"""What is in such a region, or is not."""

FACING = (
    "an Expedition facing me is {terrain:in_terrain}",
    "I'm facing an Expedition {terrain:in_terrain}",
    "I am facing an Expedition {terrain:in_terrain}",
)


BESIDE = (
    *(
        (where, f"{english} and the Expedition facing me", f"{french} et l'Expédition qui me fait face")
        for where, english, french in ((Where.MINE, "my Expedition", "mon Expédition"),)
    ),
    *(
        (where, f"{english} and the Expedition facing it", f"{french} et l'Expédition qui lui fait face")
        for where, english, french in (
            (Where.MY_OTHER, "your other Expedition", "votre autre Expédition"),
            (Where.HERO, "your Hero Expedition", "votre Expédition Héros"),
            (Where.COMPANION, "your Companion Expedition", "votre Expédition Compagnon"),
        )
    ),
)
"""Expeditions of which a text names the one that faces them too."""


def _other_than(standings: tuple[Standing, ...]) -> tuple[Standing, ...]:
    return tuple(one for one in Standing if one not in standings)


ROWS: tuple[Row, ...] = (
    row(
        "condition",
        tree.InTerrain(Where.FACING_ME, TERRAIN),
        FACING,
        (
            "une Expédition qui me fait face est {terrain:in_terrain}",
            "je suis face à une Expédition {terrain:in_terrain}",
            "je fais face à une Expédition {terrain:in_terrain}",
        ),
    ),
    row(
        "condition",
        tree.Not(tree.InTerrain(Where.FACING_ME, TERRAIN)),
        "I'm not facing an Expedition {terrain:in_terrain}",
        (
            "je ne suis pas face à une Expédition {terrain:in_terrain}",
            "je ne fais pas face à une Expédition {terrain:in_terrain}",
        ),
    ),
    row(
        "condition",
        tree.Ascended(Where.FACING_ME),
        ("I'm facing an [Ascended] Expedition", "I am facing an [Ascended] Expedition"),
        ("je suis face à une Expédition [Élevée]", "je fais face à une Expédition [Élevée]"),
    ),
    *(
        row("condition", tree.ExpeditionIs(WHERE, standings), f"{{where:asked}} {english}", f"{{where:asked}} {french}")
        for standings, english, french in STANDING
    ),
    *(
        row(
            "condition",
            tree.ExpeditionIs(WHERE, _other_than(standings)),
            f"{{where:denied}} {english}",
            f"{{where:denied}} {french}",
        )
        for standings, english, french in STANDING
    ),
    *(
        row(
            "condition",
            tree.Not(tree.ExpeditionIs(WHERE, standings)),
            f"{{where:denied_all}} {english}",
            f"{{where:denied_all}} {french}",
        )
        for standings, english, french in STANDING
    ),
    *(
        row(
            "condition",
            turned(tree.ExpeditionIs(Where.SPOKEN_OF, standings)),
            tuple(f"{one} {english}" for one in it),
            tuple(f"{une} {french}" for une in elle),
        )
        for standings, english, french in STANDING
        for turned, it, elle in (
            (lambda one: one, ("it's", "it is", "that Expedition is"), ("elle est", "cette Expédition est")),
            (
                *(tree.Not, ("it's not", "it isn't", "it is not", "that Expedition isn't")),
                ("elle n'est pas", "cette Expédition n'est pas"),
            ),
        )
    ),
    *(
        row(
            "condition",
            turned(of(Where.SPOKEN_OF)),
            f"that Expedition {is_} {english}",
            tuple(f"cette Expédition {est} {one}" for one in french),
        )
        for of, english, french in STATES
        for turned, is_, est in ((lambda one: one, "is", "est"), (tree.Not, "isn't", "n'est pas"))
    ),
    *(
        row(
            "condition",
            tree.ExpeditionIs(WHERE, (standing,), NUMBER),
            (
                f"{{where:asked}} {{number:word}} or more regions {english}",
                f"{{where:asked}} at least {{number:word}} regions {english}",
            ),
            f"{{where:leads}} au moins {{number:word}} régions {french}",
        )
        for standing, english, french in (
            (Standing.AHEAD, "ahead", "d'avance"),
            (Standing.BEHIND, "behind", "de retard"),
        )
    ),
    *(
        row("condition", of(WHERE), f"{{where:asked}} {english}", tuple(f"{{where:asked}} {one}" for one in french))
        for of, english, french in STATES
    ),
    *(
        row(
            "condition",
            tree.Not(of(WHERE)),
            f"{{where:{denied}}} {english}",
            tuple(f"{{where:{denied}}} {one}" for one in french),
        )
        for of, english, french in STATES
        for denied in ("denied_alone", "denied_all")
    ),
    *(
        row(
            "condition",
            turned(tree.ExpeditionIs(where, (Standing.TIED,))),
            f"{english} {are} tied",
            f"{french} {sont} à égalité",
        )
        for where, english, french in BESIDE
        for turned, are, sont in ((lambda one: one, "are", "sont"), (tree.Not, "aren't", "ne sont pas"))
    ),
    row(
        "condition",
        tree.InContact(Where.YOURS),
        "you control at least one Expedition [In Contact]",
        "vous contrôlez au moins une Expédition [En Contact]",
    ),
    row(
        "condition",
        tree.Ascended(Where.YOURS),
        "you control an [Ascended] Expedition",
        ("vous contrôlez une Expédition [Élevée]", "vous contrôlez au moins une Expédition [Élevée]"),
    ),
    row("condition", tree.Ascended(Where.ITS), "it's [Ascended]", "elle est [Élevée]"),
    row("condition", tree.Not(tree.Ascended(Where.ITS)), "it's not [Ascended]", "elle n'est pas [Élevée]"),
    *(
        row("condition", of, f"{english} in an [Ascended] Expedition", f"{french} dans une Expédition [Élevée]")
        for of, english, french in (
            (tree.Ascended(ME), "I'm", "je suis"),
            (tree.Not(tree.Ascended(ME)), "I'm not", "je ne suis pas"),
            (tree.Ascended(IT), "it's", "il est"),
            (tree.Not(tree.Ascended(IT)), "it's not", "il n'est pas"),
        )
    ),
    row("condition", tree.InTerrain(ME, TERRAIN), "I'm {terrain:in_terrain}", "je suis {terrain:in_terrain}"),
    row(
        "condition",
        tree.Not(tree.InTerrain(ME, TERRAIN)),
        ("I'm not {terrain:in_terrain}", "neither of my Expeditions is {terrain:in_terrain}"),
        ("je ne suis pas {terrain:in_terrain}", "aucune de mes Expéditions n'est {terrain:in_terrain}"),
    ),
    row("condition", tree.InTerrain(IT, TERRAIN), "it's {terrain:in_terrain}", "il est {terrain:in_terrain}"),
    row(
        "condition",
        tree.Not(tree.InTerrain(IT, TERRAIN)),
        ("it's not {terrain:in_terrain}", "it isn't {terrain:in_terrain}"),
        "il n'est pas {terrain:in_terrain}",
    ),
    row(
        "condition",
        tree.InTerrain(IT, TERRAIN, before=True),
        "it was {terrain:in_terrain}",
        "il était {terrain:in_terrain}",
    ),
    row(
        "condition",
        tree.Not(tree.InTerrain(IT, TERRAIN, before=True)),
        "it wasn't {terrain:in_terrain}",
        "il n'était pas {terrain:in_terrain}",
    ),
    row(
        "condition",
        tree.InZeroTerrain(IT),
        "it's in a terrain where its base statistic is 0",
        "il est dans un terrain où sa statistique de base est 0",
    ),
    row("condition", tree.InContact(ME), "I'm [In Contact]", "je suis [En Contact]"),
    row("condition", tree.Not(tree.InContact(ME)), "I'm not [In Contact]", "je ne suis pas [En Contact]"),
    row("condition", tree.InContact(IT), "it's [In Contact]", ("il est [En Contact]", "elle est [En Contact]")),
    *(
        row(
            "condition",
            turned(tree.InContact(IT, before=True)),
            f"it {was} [In Contact]",
            tuple(f"{il} {était} [En Contact]" for il in ("il", "elle")),
        )
        for turned, was, était in (
            (lambda one: one, "was", "était"),
            (tree.Not, "wasn't", "n'était pas"),
        )
    ),
    row("condition", tree.InContact(ME, before=True), "I was [In Contact]", "j'étais [En Contact]"),
    row(
        "condition",
        tree.Not(tree.InContact(ME, before=True)),
        ("I wasn't [In Contact]", "I was not [In Contact]"),
        "je n'étais pas [En Contact]",
    ),
    *(
        row(
            "condition",
            of(tree.IsKind(what, tree.Kind(where=such))),
            tuple(f"{one} in a {region}" for one in english),
            tuple(f"{un} dans une {région}" for un in french),
        )
        for such, region, région in REGIONS
        for what, of, english, french in IN_REGION
    ),
    *(
        row(
            "condition",
            of(tree.InRegion(WHERE, such)),
            f"{{where:{asked}}} in a {region}",
            f"{{where:{asked}}} dans une {région}",
        )
        for such, region, région in REGIONS
        for asked, of in (
            ("asked", lambda one: one),
            ("denied_alone", tree.Not),
            ("denied_all", tree.Not),
        )
    ),
    *(
        row(
            "condition",
            of(tree.InRegion(Where.SPOKEN_OF, such)),
            f"that Expedition {is_} in a {region}",
            f"cette Expédition {est} dans une {région}",
        )
        for such, region, région in REGIONS
        for of, is_, est in ((lambda one: one, "is", "est"), (tree.Not, "isn't", "n'est pas"))
    ),
)
