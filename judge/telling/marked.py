"""One board in the place of two: the board after a step, marked with what the step has changed."""

from __future__ import annotations

from dataclasses import replace

from judge.telling.table import BoardView, CardView, ExpeditionCounter, ExpeditionView, RegionView, SideView
from judge.telling.view import Story


def board_at(form: Story, place: int) -> BoardView:
    """The board of a form after a step, marked with what the step has changed; at the start for 0.

    Arguments:
        place: the place of the step among those of the form.
    """
    boards = (form.before, *(step.board for step in form.own_steps))
    return marked(boards[place - 1], boards[place]) if place else form.before


def marked(before: BoardView, after: BoardView) -> BoardView:
    """A board on which is marked what has changed; what has left a zone stands where it was, marked as gone.

    Arguments:
        before: the board as it was; with an empty one nothing is marked.
        after: the board as it is.
    """
    if not before.players or not after.players:
        return after
    regions = after.regions
    if before.regions != regions and len(before.regions) == len(regions):
        regions = tuple(map(_region, before.regions, regions))
    return replace(
        after,
        players=tuple(map(_side, before.players, after.players)),
        limbo=_zone(before.limbo, after.limbo),
        regions=regions,
        later=(before.day, before.phase) != (after.day, after.phase),
    )


def _side(before: SideView, after: SideView) -> SideView:
    if before == after:
        return after
    hero = _zone(() if before.hero is None else (before.hero,), () if after.hero is None else (after.hero,))
    return replace(
        after,
        hero=next(iter(hero), None),
        expeditions=tuple(map(_expedition, before.expeditions, after.expeditions)),
        landmarks=_zone(before.landmarks, after.landmarks),
        reserve=_zone(before.reserve, after.reserve),
        discard=_zone(before.discard, after.discard),
        known_hand=_zone(before.known_hand, after.known_hand),
        was=_bare(before) if _bare(before) != _bare(after) else None,
    )


def _bare(side: SideView) -> SideView:
    """A half of the board without its cards."""
    return replace(side, hero=None, expeditions=(), landmarks=(), reserve=(), discard=(), known_hand=())


def _expedition(before: ExpeditionView, after: ExpeditionView) -> ExpeditionView:
    return after if before == after else replace(after, cards=_zone(before.cards, after.cards))


def _zone(before: tuple[CardView, ...], after: tuple[CardView, ...]) -> tuple[CardView, ...]:
    if before == after:
        return after
    earlier = {card.object: card for card in before}
    there = {card.object for card in after}
    gone = (replace(card, mark="gone") for card in before if card.object not in there)
    return (*(_card(earlier.get(card.object), card) for card in after), *gone)


def _card(before: CardView | None, after: CardView) -> CardView:
    if before is None:
        return replace(after, mark="new")
    return after if _worn(before) == _worn(after) else replace(after, mark="changed", was=before)


def _worn(card: CardView) -> tuple[object, ...]:
    """What can change on a card that stays where it is."""
    return card.statistics, card.statuses, card.counters


def _region(before: RegionView, after: RegionView) -> RegionView:
    def named(one: ExpeditionCounter) -> tuple[int, bool]:
        return one.player, one.hero

    was, there = set(map(named, before.here)), set(map(named, after.here))
    here = (one if named(one) in was else replace(one, mark="new") for one in after.here)
    gone = (replace(one, mark="gone") for one in before.here if named(one) not in there)
    turned = (before.terrains, before.face_up) != (after.terrains, after.face_up)
    return replace(after, here=(*here, *gone), mark="changed" if turned else "")
