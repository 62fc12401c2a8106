"""How triggers are said that wait for objects that come or go: they join, leave, go to Reserve, are discarded."""

from collections.abc import Iterator

from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.sources import YOU_PLAY
from judge.game import ability as tree
from judge.game.ability import Where, Who
from judge.game.terms import Zone

KIND = slot("kind")
ME, YOU = tree.Me(), Who.YOU

JOINED = (
    ("yours", "your Expeditions", "vos Expéditions"),
    ("mine", "my Expedition", "mon Expédition"),
    ("hero", "your Hero Expedition", "votre Expédition Héros"),
    ("companion", "your Companion Expedition", "votre Expédition Compagnon"),
    ("other", "your other Expedition", "votre autre Expédition"),
    ("facing_me", "the Expedition facing me", "l'Expédition qui me fait face"),
    ("landmarks", "your Landmarks", "vos Repères"),
    ("either", "your Expeditions or Landmarks", "vos Expéditions ou Repères"),
)
"""What objects join."""

ONE = (
    ("one of your Expeditions", "an Expedition you control"),
    ("l'une de vos Expéditions", "une de vos Expéditions", "une Expédition que vous contrôlez"),
)
"""One of two Expeditions, each of which is joined and left by who goes from the one to the other."""


PLAYED_FROM = (
    (Zone.RESERVE, ("from Reserve", "from your Reserve"), ("depuis la Réserve", "de votre Réserve")),
    (Zone.HAND, ("from hand", "from your hand"), ("depuis la main", "de votre main")),
)
"""From where objects are played that join."""

LEFT = (
    (Where.EACH_OF_YOURS, "your Expeditions", "vos Expéditions"),
    (Where.MINE, "my Expedition", "mon Expédition"),
    (Where.HERO, "your Hero Expedition", "votre Expédition Héros"),
    (Where.COMPANION, "your Companion Expedition", "votre Expédition Compagnon"),
    (Where.MY_OTHER, "your other Expedition", "votre autre Expédition"),
    (Where.FACING_ME, "the Expedition facing me", "l'Expédition qui me fait face"),
    (None, "the Expedition zone", "la zone d'Expédition"),
)
"""The Expeditions that objects leave."""

WENT_FROM = (
    ((Zone.HAND,), "hand", ("votre main",)),
    ((Zone.RESERVE,), "Reserve", ("votre Réserve",)),
    ((Zone.DISCARD,), "discard pile", ("votre défausse",)),
    ((Zone.DECK,), "deck", ("votre deck",)),
    ((Zone.HAND, Zone.DECK), "hand or deck", ("votre main ou votre deck",)),
)
WENT_TO = (
    (Zone.RESERVE, ("Reserve", "your Reserve"), ("en Réserve", "dans votre Réserve")),
    (Zone.HAND, ("your hand",), ("dans votre main",)),
)
"""Your zones between which cards go."""


def _went(what: tree.Phrase, english: str, french: str) -> Iterator[Row]:
    """How it is said that cards go from one of your zones to another: "goes to your hand from your Reserve"."""
    for zone, places, lieux in WENT_TO:
        for sources, there, là in WENT_FROM:
            if zone in sources:
                continue
            froms = (f"from your {there}", *(("from Reserve",) if sources == (Zone.RESERVE,) else ()))
            depuis = (*(f"depuis {one}" for one in là), *(("depuis la Réserve",) if len(froms) > 1 else ()))
            yield row(
                "trigger",
                tree.Goes(what, zone, sources),
                (
                    *(f"{english} to {place} {source}" for source in froms for place in places),
                    *(f"{english} {source} to {place}" for source in froms for place in places),
                ),
                (
                    *(f"{french} {lieu} {source}" for source in depuis for lieu in lieux),
                    *(f"{french} {source} {lieu}" for source in depuis for lieu in lieux),
                ),
            )


ROWS: tuple[Row, ...] = (
    row("trigger", tree.Leaves(ME, Zone.EXPEDITION), "I leave the Expedition zone", "je quitte la zone d'Expédition"),
    row(
        "trigger",
        tree.Leaves(ME, Zone.LANDMARK),
        "I leave your Landmark zone",
        "je quitte votre zone de Repères",
    ),
    *(
        row(
            "trigger",
            tree.Joins(KIND),
            f"{{kind:a_in_{where}}} <join> {english}",
            f"{{kind:a_in_{where}}} <join> {french}",
        )
        for where, english, french in JOINED
    ),
    *(
        row(
            "trigger",
            tree.Joins(KIND, source),
            tuple(f"{{kind:a_in_{where}}} {play} {zone} joins {english}" for zone in zones for play in YOU_PLAY["en"]),
            tuple(f"{{kind:a_in_{where}}} {joue} {zone} rejoint {french}" for zone in lieux for joue in YOU_PLAY["fr"]),
        )
        for where, english, french in JOINED[:5]
        for source, zones, lieux in PLAYED_FROM
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        tuple(f"{{kind:a_in_one}} <join> {one}" for one in ONE[0]),
        tuple(f"{{kind:a_in_one}} <join> {une}" for une in ONE[1]),
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, Where.YOURS),
        tuple(f"{{kind:a}} leaves {one}" for one in ONE[0]),
        tuple(f"{{kind:a}} quitte {une}" for une in ONE[1]),
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.LANDMARK),
        ("{kind:a_of_yours} leaves your Landmarks", "{kind:a_of_yours} leaves your Landmark zone"),
        ("{kind:a_of_yours} quitte vos Repères", "{kind:a_of_yours} quitte votre zone de Repères"),
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.RESERVE),
        "{kind:a_of_yours} leaves your Reserve",
        "{kind:a_of_yours} quitte votre Réserve",
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.RESERVE),
        ("{kind:a_of_theirs} leaves an opponent's Reserve", "{kind:a_of_theirs} leaves your opponent's Reserve"),
        (
            "{kind:a_of_theirs} quitte la Réserve d'un adversaire",
            "{kind:a_of_theirs} quitte la Réserve de votre adversaire",
        ),
    ),
    *(
        row(
            "trigger",
            tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, where),
            f"{{kind:a}} leaves {english}",
            f"{{kind:a}} quitte {french}",
        )
        for where, english, french in LEFT
    ),
    *_went(ME, "I go", "je vais"),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.EXPEDITION,)),
        ("I go to Reserve from the Expedition zone", "I'm sent to Reserve from the Expedition zone"),
        (
            "je vais en Réserve depuis la zone d'Expédition",
            "je suis (envoyé/envoyée) en Réserve depuis la zone d'Expédition",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE),
        ("I go to Reserve from anywhere", "I go to Reserve"),
        ("je vais en Réserve depuis n'importe où", "je vais en Réserve"),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.EXPEDITION,), yours=True),
        ("I go to your Reserve from your Expeditions", "I go to your Reserve from the Expedition zone"),
        (
            "je vais dans votre Réserve depuis vos Expéditions",
            "je vais dans votre Réserve depuis la zone d'Expédition",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD),
        tuple(
            f"I {go} the discard pile{there}"
            for there in (" from anywhere", "")
            for go in ("go to", "join", "am put in")
        ),
        tuple(
            f"je {vais} la défausse{where}"
            for where in (" depuis n'importe où", "")
            for vais in ("vais dans", "rejoins", "vais à")
        ),
    ),
    *(
        row(
            "trigger",
            tree.Goes(what, Zone.DISCARD, (Zone.EXPEDITION,)),
            tuple(f"{they} the discard pile from the Expedition zone" for they in english),
            tuple(f"{ils} la défausse depuis la zone d'Expédition" for ils in french),
        )
        for what, english, french in (
            (ME, ("I go to", "I join", "I'm put in"), ("je vais dans", "je rejoins", "je suis (mis/mise) dans")),
            (tree.Some(KIND), ("{kind:a} goes to", "{kind:a} joins"), ("{kind:a} va dans", "{kind:a} rejoint")),
        )
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD, (Zone.HAND,)),
        "I'm discarded from your hand",
        (
            "je suis (défaussé/défaussée) de votre main",
            "je suis (défaussé/défaussée) depuis votre main",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD, (Zone.RESERVE,)),
        ("I'm discarded from your Reserve", "I'm discarded from Reserve"),
        (
            "je suis (défaussé/défaussée) de votre Réserve",
            "je suis (défaussé/défaussée) depuis votre Réserve",
            "je suis (défaussé/défaussée) de la Réserve",
            "je suis (défaussé/défaussée) depuis la Réserve",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD, (Zone.HAND, Zone.RESERVE)),
        ("I'm discarded from your hand or Reserve", "I'm discarded from your hand or your Reserve"),
        (
            "je suis (défaussé/défaussée) de votre main ou de votre Réserve",
            "je suis (défaussé/défaussée) depuis votre main ou votre Réserve",
        ),
    ),
    *(
        row(
            "trigger",
            tree.Goes(tree.Some(KIND), Zone.DISCARD, (zone,)),
            f"{{kind:a_of_yours}} is discarded from your {there}",
            (
                f"{{kind:a_of_yours}} est (défaussé/défaussée)@kind de votre {la}",
                f"{{kind:a_of_yours}} est (défaussé/défaussée)@kind depuis votre {la}",
            ),
        )
        for zone, there, la in ((Zone.HAND, "hand", "main"), (Zone.RESERVE, "Reserve", "Réserve"))
    ),
    row(
        "trigger",
        tree.PutsInReserve(YOU, KIND),
        "you put {kind:a_moved}",
        "vous mettez {kind:a_moved}",
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.DISCARD),
        tuple(
            f"{{kind:a}} {goes} the discard pile{there}"
            for goes in ("joins", "goes to")
            for there in ("", " from anywhere")
        ),
        tuple(
            f"{{kind:a}} {va} la défausse{where}"
            for va in ("va dans", "rejoint")
            for where in ("", " depuis n'importe où")
        ),
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.RESERVE, (Zone.EXPEDITION,)),
        "{kind:a} goes to Reserve from the Expedition zone",
        "{kind:a} va en Réserve depuis la zone d'Expédition",
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.HAND),
        ("{kind:a} is returned to its owner's hand", "{kind:a} is returned to hand"),
        (
            "{kind:a} est (renvoyé/renvoyée)@kind dans la main de son propriétaire",
            "{kind:a} est (renvoyé/renvoyée)@kind en main",
        ),
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.RESERVE, (Zone.DECK, Zone.HAND)),
        "{kind:a_of_yours} goes from your deck or hand to Reserve",
        "{kind:a_of_yours} va en Réserve depuis votre deck ou votre main",
    ),
    *_went(tree.Some(KIND), "{kind:a_of_yours} goes", "{kind:a_of_yours} va"),
)
