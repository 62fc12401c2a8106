"""By which laws conditions (6.5) are met, or are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import (
    Ascended,
    Condition,
    ExpeditionIs,
    InContact,
    InRegion,
    InTerrain,
    Phrase,
    Standing,
    Where,
)
from judge.game.state.adventure import Side
from judge.game.view.asked_expeditions import is_each_asked, sides_meant
from judge.game.view.conditions import is_met
from judge.game.view.expeditions import why_places
from judge.game.view.moment import Moment
from judge.game.view.phrases import objects_meant
from judge.game.view.presence import presence
from judge.game.view.standings import (
    CONSIDERED_BEHIND,
    CONSIDERED_IN_CONTACT,
    STANDINGS,
    considered,
    standing,
)
from judge.law.laws import day, overview, vocabulary
from judge.law.laws.law import Law

if TYPE_CHECKING:
    from judge.game.view.view import View


def deciding(condition: Condition, moment: Moment) -> tuple[Law, ...]:
    """The laws, beside that of conditions, by which a condition is met or is not.

    Arguments:
        moment: when and about what it is asked.
    """
    view = moment.view
    match condition:
        case ExpeditionIs(where):
            found = ((side, standing(view, side)) for side in sorted(sides_meant(where, moment)))
            return (*(_why_standing(view, side, one) for side, one in found if one), *_why_there(where, moment))
        case InContact(what):
            return (
                *_why_considered(what, moment),
                *(_why_there(what, moment) if isinstance(what, Where) else ()),
                *(() if is_met(condition, moment) else _what_contact_is(what, view)),
            )
        case InRegion(where) | InTerrain(Where() as where) | Ascended(Where() as where):
            return _why_there(where, moment)
    return ()


def _what_contact_is(what: Where | Phrase, view: View) -> tuple[Law, ...]:
    """What it is to be In Contact: by that, an expedition or an object is not."""
    laws = (vocabulary.EXPEDITION_IN_CONTACT, *(() if isinstance(what, Where) else (vocabulary.OBJECT_IN_CONTACT,)))
    return tuple(law for law in laws if view.rules.holds(law))


def _why_considered(what: Where | Phrase, moment: Moment) -> tuple[Law, ...]:
    """The law by which a card says that an expedition is In Contact, where it alone says so."""
    view, context = moment.view, moment.context
    if isinstance(what, Where):
        sides = sides_meant(what, moment)
    else:
        there = objects_meant(what, view, context, context.player)
        sides = frozenset(side for one in there for side in presence(view, one))
    said = any(CONSIDERED_IN_CONTACT in considered(view, side) for side in sides)
    return (overview.SPECIFIC_BEATS_GENERAL,) if said else ()


def _why_standing(view: View, side: Side, found: Standing) -> Law:
    """The law that says how an expedition stands."""
    if CONSIDERED_BEHIND in considered(view, side):
        return overview.SPECIFIC_BEATS_GENERAL
    return day.ALL_TIED_IN_ARENA if view.state.arena else STANDINGS[found]


def _why_there(where: object, moment: Moment) -> tuple[Law, ...]:
    """The laws that say which expeditions are meant, and that each of them must be as a condition says."""
    view, bearer = moment.view, moment.context.source
    every = is_each_asked(where, moment) and view.rules.holds(vocabulary.GIGANTIC_EVERY_ONE)
    return (*((vocabulary.GIGANTIC_EVERY_ONE,) if every else ()), *why_places(view, where, bearer))
