"""Expeditions that a text describes by how they stand, in all ways to say it: "target Expedition that's ahead"."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability import Where

Said = tuple[str, ...]


def _such(english: str, french: str, such: str, tel: str) -> tuple[Said, Said]:
    """ "target Expedition that's ahead", in all ways to say it."""
    return (
        (f"{english} that's {such}", f"{english} that is {such}"),
        (f"{french} qui est {tel}", f"{french} {tel}"),
    )


SUCH: Mapping[Where, tuple[Said, Said]] = {
    **{
        where: _such("target Expedition", "une Expédition ciblée", english, french)
        for where, english, french in (
            (Where.TARGET_AHEAD, "ahead", "en avance"),
            (Where.TARGET_BEHIND, "behind", "en retard"),
            (Where.TARGET_TIED, "tied", "à égalité"),
            (Where.TARGET_IN_CONTACT, "In Contact", "En Contact"),
            (Where.TARGET_AHEAD_IN_CONTACT, "ahead and In Contact", "en avance et En Contact"),
            (Where.TARGET_BEHIND_IN_CONTACT, "behind and In Contact", "en retard et En Contact"),
        )
    },
    **{
        where: _such("each of your Expeditions", "chacune de vos Expéditions", english, french)
        for where, english, french in (
            (Where.EACH_OF_YOURS_AHEAD, "ahead", "en avance"),
            (Where.EACH_OF_YOURS_BEHIND, "behind", "en retard"),
            (Where.EACH_OF_YOURS_TIED, "tied", "à égalité"),
            (Where.EACH_OF_YOURS_BEHIND_OR_TIED, "behind or tied", "en retard ou à égalité"),
            (Where.EACH_OF_YOURS_IN_CONTACT, "In Contact", "En Contact"),
        )
    },
    **{
        where: (
            (f"each of your Expeditions in {symbol}", f"each of your Expeditions that's in {symbol}"),
            tuple(f"chacune de vos Expéditions {en} {symbol}" for en in ("en", "dans", "qui est en", "qui est dans")),
        )
        for where, symbol in (
            (Where.EACH_OF_YOURS_IN_FOREST, "{V}"),
            (Where.EACH_OF_YOURS_IN_MOUNTAIN, "{M}"),
            (Where.EACH_OF_YOURS_IN_WATER, "{O}"),
        )
    },
    Where.EACH_OF_YOURS_ASCENDED: (
        ("each of your Ascended Expeditions", "each of your Expeditions that's Ascended", "your Ascended Expeditions"),
        ("chacune de vos Expéditions Élevées", "chacune de vos Expéditions qui est Élevée", "vos Expéditions Élevées"),
    ),
    Where.EACH_OF_YOURS_WITHOUT_TOKEN: (
        (
            *("each of your Expeditions that doesn't contain a token", "each of your Expeditions without a token"),
            *("each of your Expeditions with no tokens", "each of your Expeditions that contains no tokens"),
        ),
        (
            *("chacune de vos Expéditions qui ne contient pas de jeton", "chacune de vos Expéditions sans jeton"),
            "chacune de vos Expéditions qui ne contient aucun jeton",
        ),
    ),
    **{
        where: _such("one of your Expeditions", "l'une de vos Expéditions", english, french)
        for where, english, french in (
            (Where.YOURS_AHEAD, "ahead", "en avance"),
            (Where.YOURS_BEHIND, "behind", "en retard"),
            (Where.YOURS_TIED, "tied", "à égalité"),
        )
    },
}
"""The English ways to say it, and the French ones; the first of each is the one that is printed."""
