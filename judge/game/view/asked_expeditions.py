"""Conditions (6.5) on Expeditions: which are asked about, and whether one must be as they say, or each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Ascended, ExpeditionIs, InContact, InRegion, InTerrain, Standing, Where
from judge.game.state.adventure import Side
from judge.game.view.expeditions import places
from judge.game.view.gigantic import asks_of_each
from judge.game.view.phrases import in_play_or_last
from judge.game.view.presence import presence
from judge.game.view.standings import in_contact, lead, standing
from judge.game.view.such_expeditions import is_such
from judge.game.view.terrains import terrains_of
from judge.law.laws import vocabulary

if TYPE_CHECKING:
    from judge.game.view.moment import Moment
    from judge.game.view.view import View

OnExpeditions = ExpeditionIs | InRegion | InTerrain | InContact | Ascended

EVERY = (Where.MINE, Where.ITS, Where.EACH_OF_YOURS)
"""Expeditions of which every one must be as a condition says; of others, one is enough."""

ANY_OF = (Where.YOURS, Where.OPPONENTS)
"""Expeditions of which a text asks for one, whichever it is."""


def sides_meant(where: Where, moment: Moment) -> frozenset[Side]:
    """The expeditions that a condition asks about; "its Expedition" is that of what was spoken of before.

    Arguments:
        where: the phrase.
        moment: when and about what it is asked.
    """
    view, context = moment.view, moment.context
    if where not in (Where.SPOKEN_OF, Where.ITS):
        return places(view, where, context.source)
    if context.place is not None:
        return places(view, context.place, context.source)
    if where is Where.SPOKEN_OF:
        return frozenset()
    one = in_play_or_last(view, context)
    return presence(view, one) if one is not None else frozenset()


def are_so(condition: OnExpeditions, where: Where, moment: Moment) -> bool:
    """Whether the expeditions that a condition asks about are as it says: one of them, or each.

    Arguments:
        condition: how an expedition stands or lies, or what it is.
        where: the phrase for them.
        moment: when and about what it is asked.
    """
    sides = sides_meant(where, moment)
    each = where not in ANY_OF if isinstance(condition, ExpeditionIs) else where in EVERY
    every = all if each and not _one_is_enough(where, moment) else any
    return bool(sides) and every(_is_so(moment, side, condition) for side in sorted(sides))


def _is_so(moment: Moment, side: Side, condition: OnExpeditions) -> bool:
    """Whether one expedition is what a condition asks."""
    match condition:
        case ExpeditionIs(_, standings, by):
            return standing(moment.view, side) in standings and _is_so_far(moment.view, side, standings, by)
        case InRegion(_, region):
            return is_such(moment.view, region, side, moment.context.player)
        case InTerrain(_, terrain):
            return terrain in terrains_of(moment.view, side)
        case InContact():
            return in_contact(moment.view, side)
    return side in moment.view.state.ascended


def _is_so_far(view: View, side: Side, standings: tuple[Standing, ...], by: int) -> bool:
    """Whether an expedition is ahead, or behind, by so many regions."""
    regions = lead(view, side)
    return not by or (regions if Standing.AHEAD in standings else -regions) >= by


def _one_is_enough(where: Where, moment: Moment) -> bool:
    """Whether a condition on “its Expedition” is met by one of two, as no law asks it of both."""
    return moment.view.rules.is_switched_off(vocabulary.GIGANTIC_EVERY_ONE) and is_each_asked(where, moment)


def is_each_asked(where: object, moment: Moment) -> bool:
    """Whether a condition asks something of each of two expeditions, as the object is Gigantic whose they are.

    Arguments:
        where: the phrase.
        moment: when and about what it is asked.
    """
    whose = in_play_or_last(moment.view, moment.context) if where is Where.ITS else moment.context.source
    return whose is not None and asks_of_each(moment.view, where, whose)
