"""Which sentences tell an event: one for each thing that changed, like things together."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.event.events import KEEPING_COUNTERS, LOSING_COUNTERS
from judge.game.rules import Rules
from judge.game.state.actions import RollDice
from judge.game.state.card_actions import Enter, Missing, Move, RefillDeck, RevealCard, ShuffleDeck
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import (
    AscendExpedition,
    EnterRegion,
    FailToMove,
    LoseAscended,
    MoveMarker,
    TurnUp,
)
from judge.game.state.knowledge import EVERYONE
from judge.game.state.object_actions import (
    AddCounters,
    AddStatus,
    Cease,
    ChangeControl,
    CreateEmblem,
    CreateToken,
    RemoveCounters,
    RemoveStatus,
    StaySacrificed,
    Switch,
)
from judge.game.state.objects import Object, Ongoing
from judge.game.state.state import SEATS, State
from judge.game.state.steps import Change
from judge.game.terms import HIDDEN, Status, Type, Zone
from judge.law.laws import objects as laws

Sentence = tuple[str, Laws, dict[str, object]]


def sentences(changes: tuple[Change, ...], state: State, rules: Rules) -> Iterator[Sentence]:
    """The sentences that tell what changed.

    Arguments:
        changes: what changed in one event.
        state: the state after it.
        rules: the rules of the run.
    """
    yield from _orbs(changes)
    for change in changes:
        yield from _sentences(change, state, rules)


def _orbs(changes: tuple[Change, ...]) -> Iterator[Sentence]:
    orbs = [change for change in changes if change.before is not None and change.before.type is Type.MANA_ORB]
    for sentence, kind in (("exhausts_orbs", AddStatus), ("readies_orbs", RemoveStatus)) if orbs else ():
        for player in SEATS:
            found = [one for one in orbs if isinstance(one.action, kind) and one.before and one.before.holder == player]
            if found:
                yield sentence, found[0].action.laws, {"player": player, "orbs": len(found)}


def _sentences(change: Change, state: State, rules: Rules) -> Iterator[Sentence]:
    before, after = change.before, change.after
    match change.action:
        case Move(laws=why, verb=verb, ceases=ceases) if after is None:
            assert before is not None
            if verb == "sacrifice":
                yield "sacrificed", why, {"player": before.holder, "card": before}
            yield "ceases", (*ceases, *why), {"card": before}
        case Move() as move:
            assert before is not None and after is not None
            yield _moved(change, move)
            for status, why in move.entering:
                yield "gains_status", why, {"card": after, "status": status}
            lost = sorted(before.statuses - after.statuses)
            for status in lost:
                if after.zone not in HIDDEN and rules.holds(laws.NO_STATUS_IN_NEW_ZONE):
                    yield "no_longer", (laws.NO_STATUS_IN_NEW_ZONE,), {"card": after, "status": status}
            if before.counters and not after.counters:
                left = _why_lost(before, after, rules)
                hidden = (laws.HIDDEN_CARD_NO_OBJECT,) if after.zone in HIDDEN else ()
                yield "loses_counters", (*left, *hidden), {"card": after}
            elif before.counters and before.zone in KEEPING_COUNTERS:
                yield "keeps_counters", (laws.COUNTERS_KEPT,), {"card": after}
            elif before.counters and before.zone in LOSING_COUNTERS and after.zone in LOSING_COUNTERS:
                yield "keeps_counters", (laws.COUNTERS_KEPT_IN_PLAY,), {"card": after}
        case Enter(zone=Zone.HERO, player=player, laws=why):
            yield "reveals_hero", why, {"player": player, "card": after}
            for counters in after.counters if after is not None else ():
                yield "gains_counters", (laws.HERO_BEGINS_WITH_COUNTERS,), {"card": after, "counters": counters}
        case CreateToken(laws=why, expedition=None, holder=holder):
            assert after is not None
            yield "creates_landmark", why, {"player": after.owner, "card": after, "other": holder}
        case CreateToken(laws=why):
            assert after is not None
            yield (
                "creates_token",
                why,
                {"player": after.owner, "card": after, "expedition": (after.holder, after.expedition)},
            )
        case AddCounters(name=name, count=count, laws=why):
            yield "gains_counters", why, {"card": after, "counters": (name, count)}
        case RemoveCounters(name=name, count=count, laws=why):
            yield "loses_some_counters", why, {"card": after, "counters": (name, count)}
        case StaySacrificed(laws=why):
            assert before is not None
            yield "still_sacrificed", why, {"player": before.holder, "card": before}
        case Switch(expedition=expedition, laws=why):
            yield "switches", why, {"card": after, "expedition": expedition}
        case ChangeControl(holder=holder, expedition=expedition, laws=why, verb=verb):
            if verb == "take":
                yield "takes_control", why, {"player": holder, "card": after}
            else:
                yield "defects", why, {"card": after}
            if expedition is not None:
                yield "joins_expedition", why, {"card": after, "expedition": (holder, expedition)}
        case RollDice(player=player, results=results, laws=why):
            for result in results:
                yield "rolls", why, {"player": player, "result": result}
        case CreateEmblem(emblem=Ongoing() as emblem, laws=why):
            yield "lasts", why, {"effect": emblem.content, "card": emblem.source}
        case AddStatus(status=status, laws=why):
            if after is not None and after.type is not Type.MANA_ORB:
                yield "gains_status", why, {"card": after, "status": status}
        case RemoveStatus(status=status, laws=why):
            if after is not None and after.type is not Type.MANA_ORB:
                ready = status is Status.EXHAUSTED
                yield (
                    ("is_readied", why, {"card": after})
                    if ready
                    else ("loses_status", why, {"card": after, "status": status})
                )
        case Cease(laws=why):
            assert before is not None
            yield _ceases(before, state, why)
        case EnterRegion(player=player, expedition=expedition, laws=why, backward=backward):
            moves = "moves_backward" if backward else "moves_forward"
            yield moves, why, {"player": player, "expedition": expedition}
        case MoveMarker(region=region, laws=why):
            yield "marker_moves", why, {"card": after, "region": region}
        case AscendExpedition(player=player, expedition=expedition, laws=why):
            yield "ascends", why, {"player": player, "expedition": expedition}
        case LoseAscended(player=player, expedition=expedition, laws=why):
            yield "no_longer_ascended", why, {"player": player, "expedition": expedition}
        case FailToMove(player=player, expedition=expedition, laws=why, concerns=True):
            yield "fails_to_move", why, {"player": player, "expedition": expedition}
        case TurnUp(laws=why):
            yield "turns_up", why, {}
        case RefillDeck(player=player, laws=why):
            yield "refills_deck", why, {"player": player}
        case Missing(player=player, laws=why):
            yield "no_such_card", why, {"player": player}
        case ShuffleDeck(player=player, laws=why):
            yield "shuffles_deck", why, {"player": player}
        case RevealCard(to=to, laws=why):
            shown = to == EVERYONE
            yield "reveals" if shown else "looks", why, {"card": after, **({} if shown else {"player": min(to)})}


def _why_lost(before: Object, after: Object, rules: Rules) -> Laws:
    """The law by which an object lost its counters as it left, rather than as it arrived; none where none did."""
    if after.zone is Zone.DISCARD and rules.holds(laws.NO_COUNTERS_IN_DISCARD):
        return (laws.NO_COUNTERS_IN_DISCARD,)
    return () if before.zone in KEEPING_COUNTERS and after.zone in HIDDEN else (laws.COUNTERS_LOST,)


def _ceases(before: Object, state: State, why: Laws) -> Sentence:
    if before.ongoing is not None:
        return "lasting_ends", why, {"effect": before.ongoing.content, "card": before.ongoing.source}
    if before.emblem is None:
        return "ceases", why, {"card": before}
    about = before.emblem.spoken_of(state.objects)
    return "emblem_ceases", why, {"effect": before.emblem.reaction, "card": before.emblem.source, "about": about}


def _moved(change: Change, move: Move) -> Sentence:
    before, after = change.before, change.after
    assert before is not None and after is not None
    match move.verb, after.zone:
        case "draw", _:
            return "draws", move.laws, {"player": after.holder}
        case "expand", _:
            return "expands", move.laws, {"player": after.holder}
        case "sacrifice", Zone.DISCARD:
            return "sacrificed", move.laws, {"player": before.holder, "card": before, "zone_to": after.zone}
        case _, Zone.EXPEDITION:
            return "joins_expedition", move.laws, {"card": after, "expedition": after.expedition}
        case _, Zone.LANDMARK:
            return "joins_landmarks", move.laws, {"card": after}
        case _, Zone.LIMBO:
            return "goes_to_limbo", move.laws, {"card": after}
        case "resupply", _:
            return "resupplies", move.laws, {"player": after.holder, "card": after, "zone_to": after.zone}
        case _:
            return "goes", move.laws, {"card": after, "zone_to": after.zone}
