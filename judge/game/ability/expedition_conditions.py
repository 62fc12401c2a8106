"""Conditions on Expeditions and their regions: terrains, contact, who is ahead."""

from __future__ import annotations

from judge.game.ability.expeditions import Standing, Such, Where
from judge.game.ability.phrases import Phrase
from judge.game.ability.roles import AboutObjects
from judge.game.terms import Terrain
from judge.value import value


@value(frozen=True, slots=True)
class InTerrain(AboutObjects):
    """ "I'm in {O}": the region of the object's expedition, or of the expedition itself, has the terrain.

    Arguments:
        what: the object, or the expedition.
        before: whether the phrase is in the past tense.
    """

    what: Phrase | Where
    terrain: Terrain
    before: bool = False


@value(frozen=True, slots=True)
class InRegion:
    """ "my Expedition is in a starting region", "one of your Expeditions is in a single-terrain region".

    Arguments:
        where: the expeditions asked about.
        region: what their region must be.
    """

    where: Where
    region: Such


@value(frozen=True, slots=True)
class InZeroTerrain(AboutObjects):
    """ "it's in a terrain where its base statistic is 0".

    Arguments:
        what: the object.
    """

    what: Phrase


@value(frozen=True, slots=True)
class InContact(AboutObjects):
    """ "I'm In Contact" (a later edition's word).

    Arguments:
        what: the object, or the expeditions, asked about.
        before: whether the phrase is in the past tense ("it was In Contact").
    """

    what: Phrase | Where
    before: bool = False


@value(frozen=True, slots=True)
class Ascended(AboutObjects):
    """ "I'm in an Ascended Expedition", "my Expedition is Ascended" (a later edition's word).

    Arguments:
        what: the object whose Expedition, or the expeditions, asked about.
    """

    what: Phrase | Where


@value(frozen=True, slots=True)
class ExpeditionIs:
    """ "my Expedition is behind", "each of your Expeditions is behind or tied".

    Arguments:
        where: the expeditions; every one of them must stand so.
        standing: how, one of these.
        by: by how many regions at the least ("three or more regions ahead"); 0 where no number is named.
    """

    where: Where
    standing: tuple[Standing, ...]
    by: int = 0


ExpeditionCondition = InTerrain | InRegion | InZeroTerrain | InContact | Ascended | ExpeditionIs
