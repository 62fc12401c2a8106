"""What happens instead of what would happen, written out."""

from __future__ import annotations

from dataclasses import replace

from judge.cards.language import destinations, places, times
from judge.cards.language.amounts import Unsayable, number
from judge.cards.language.clauses.lists import shown_range
from judge.cards.language.clauses.pronouns import of_trigger
from judge.cards.language.clauses.sentences import SentenceWriter
from judge.cards.language.clauses.steps import goes_on, one_effect
from judge.cards.language.clauses.text_writer import capital
from judge.game import ability as tree
from judge.game.ability import Effect, Who
from judge.game.terms import Phase, Zone


def would(ability: tree.Would, writer: SentenceWriter) -> str:
    """An ability that replaces what would happen, with its full stop.

    Arguments:
        writer: what writes the phrases.

    Raises:
        Unsayable: no card text says it.
    """
    match ability:
        case tree.Would(tree.Moves(tree.Where.MINE, None), tree.PayTo() as paid, True, None, None):
            return _would_move(paid, writer)
        case tree.Would(tree.Moves(where, None, False), effect, False, None, during) if not _is_row(effect):
            return f"{_if_it_moved(where, during, writer)} {_farther_for(effect, writer)}"
        case tree.Would(
            tree.Rolls(Who.YOU, 1, None), tree.PayTo(cost, tree.IncreaseResult(by), Who.YOU), False, None, None
        ):
            price = writer.price(cost)
            return writer.pick(
                f"If you would roll a die, you may {price} to add {by} to its result.",
                f"Si vous deviez lancer un dé, vous pouvez {price} pour ajouter {by} au résultat.",
            )
        case tree.Would(tree.Leaves(tree.Me(), Zone.EXPEDITION, None), effect, True, condition, None):
            said = writer.pick("If I would leave the Expedition zone", "Si je devais quitter la zone d'Expédition")
            return _would_go(said, effect, condition, writer)
        case tree.Would(tree.Goes(tree.Me(), Zone.RESERVE, (Zone.EXPEDITION,), False), effect, True, None, None):
            said = writer.pick(
                "If I would go to Reserve from the Expedition zone",
                "Si je devais aller en Réserve depuis la zone d'Expédition",
            )
            return _would_go(said, effect, None, writer)
        case tree.Would(
            tree.Sacrificed() | tree.Discarded() | tree.Goes(tree.Me(), Zone.DISCARD) as trigger,
            effect,
            True,
            None,
            None,
        ):
            said = f"{writer.pick('If', 'Si')} {writer.row('would', trigger)}"
            return _would_go(said, effect, None, writer)
        case tree.Would(tree.GainsCounters() | tree.GainsStatus() as trigger, effect, True, None, None):
            said = f"{writer.pick('If', 'Si')} {writer.row('would', trigger)}"
            return _would_go(said, effect, None, replace(writer, it=of_trigger(trigger)))
        case tree.Would(tree.Leaves(tree.Some()) | tree.Goes(tree.Some()) as trigger, effect, True, None, None) if not (
            _is_said_whole(ability, writer)
        ):
            said = f"{writer.pick('If', 'Si')} {writer.row('would', trigger)}"
            return _would_go(said, effect, None, replace(writer, it=of_trigger(trigger)))
        case tree.Would(tree.Resupplies(Who.YOU), effect, True, None, None):
            word = writer.pick("Resupply", "Ravitailler")
            marked = f"[{word}]" if writer.marks else word
            first, *then = [f"{said}." for said in writer.sentences(effect)]
            said = writer.pick(f"If you would {marked}, instead", f"Si vous deviez {marked}, à la place,")
            return " ".join([said, first, *map(capital, then)])
    return f"{capital(writer.row('statement', ability))}."


def _is_said_whole(ability: tree.Would, writer: SentenceWriter) -> bool:
    """Whether the phrasebook says what would happen and what is done instead in one row."""
    try:
        writer.row("statement", ability)
    except Unsayable:
        return False
    return True


def _would_move(paid: tree.PayTo, writer: SentenceWriter) -> str:
    if paid.who is not Who.YOU:
        raise Unsayable(paid)
    steps = paid.effect.steps if isinstance(paid.effect, tree.Steps) else (paid.effect,)
    first, *then = steps
    price, done = writer.price(paid.cost), writer.sentences(tree.PayTo(paid.cost, first))[0]
    done = done.split(f"{price} {writer.pick('to', 'pour')} ", 1)[1]
    rest = [f"{capital(said)}." for said in writer.sentences(tree.Steps(tuple(then)))] if then else []
    if writer.language == "en":
        said = f"If my Expedition would move forward, you may {price} instead to {done}."
    else:
        said = f"Si mon Expédition devait avancer, vous pouvez {price} à la place pour {done}."
    return " ".join([said, *rest])


def _would_go(said: str, effect: Effect, condition: tree.Condition | None, writer: SentenceWriter) -> str:
    steps = effect.steps if isinstance(effect, tree.Steps) else (effect,)
    if condition is not None:
        if not isinstance(condition, tree.HasStatus) or condition != tree.HasStatus(tree.Me(), condition.status):
            raise Unsayable(condition)
        said += f" {writer.pick('while I’m', 'en étant').replace('’', chr(39))} {writer.row_status(condition.status)}"
    together = next((place for place, step in enumerate(steps) if place and not goes_on(steps[:1], step)), len(steps))
    first, orb = _without_orb(one_effect(steps[:together]))
    done = writer.sentences(first)
    as_orb = "" if orb is None else f" {destinations.AS_ORBS[orb][writer.language][0]}"
    said += f", {done[0]} {writer.pick('instead', 'à la place')}{as_orb}."
    rest = [*done[1:], *(writer.sentences(tree.Steps(steps[together:])) if len(steps) > together else ())]
    return " ".join([said, *(f"{capital(one)}." for one in rest)])


def _without_orb(effect: Effect) -> tuple[Effect, bool | None]:
    if isinstance(effect, tree.Put):
        return replace(effect, exhausted=None), effect.exhausted
    if isinstance(effect, tree.May) and isinstance(effect.effect, tree.Put):
        return replace(effect, effect=replace(effect.effect, exhausted=None)), effect.effect.exhausted
    return effect, None


def _if_it_moved(where: tree.Where, during: Phase | None, writer: SentenceWriter) -> str:
    """ "If my Expedition would move forward during Dusk,"."""
    if where not in (tree.Where.MINE, tree.Where.YOURS) or during not in (None, *times.DURING):
        raise Unsayable(where)
    which = places.EXPEDITIONS[where][writer.language][0]
    when = "" if during is None else f" {times.DURING[during][writer.language]}"
    return writer.pick(f"If {which} would move forward{when},", f"Si {which} devait avancer{when},")


def _farther(move: tree.MoveExpedition, writer: SentenceWriter, moves: str) -> str:
    """ "move forward one more region"."""
    if move.where is not tree.Where.ITS or move.regions < 1:
        raise Unsayable(move)
    count = number(move.regions, writer.language, feminine=True)
    if writer.language == "en":
        return f"{moves}{count} more region{'s' * (move.regions > 1)}"
    many = "s" * (move.regions > 1)
    by = f"de {count}" if many else "d'une"
    return f"{moves}{by} région{many} supplémentaire{many}"


def _rolled(results: tuple[tree.Branch, ...], writer: SentenceWriter) -> str:
    """ "roll a die. On a 4+: it moves forward one more region instead."."""
    roll = writer.pick("roll a die.", "lancez un dé.")
    if len(results) == 1:
        return f"{roll} {writer.pick('On a', 'Sur')} {_result(results[0], writer)}"
    listed = "\n".join(f"• {_result(one, writer)}" for one in results)
    return f"{roll} {writer.pick('On a:', 'Sur :')}\n{listed}"


def _result(branch: tree.Branch, writer: SentenceWriter) -> str:
    """ "4+, it moves forward one more region instead."."""
    done = writer.pick("it doesn't move", "elle n'avance pas")
    if isinstance(branch.effect, tree.MoveExpedition):
        done = _farther(branch.effect, writer, writer.pick("it moves forward ", "elle avance "))
    elif not isinstance(branch.effect, tree.Stay):
        raise Unsayable(branch)
    return f"{shown_range(branch)}, {done} {writer.pick('instead', 'à la place')}."


def _is_row(effect: Effect) -> bool:
    """Whether nothing is paid or rolled for it: the phrasebook says it."""
    return isinstance(effect, tree.MoveExpedition)


def _farther_for(effect: Effect, writer: SentenceWriter) -> str:
    """What is paid, or rolled, so that an Expedition moves farther."""
    match effect:
        case tree.PayTo(cost, tree.MoveExpedition() as farther, Who.YOU):
            price, instead = writer.price(cost), writer.pick("instead", "à la place")
            offered = writer.pick(f"you may {price} to make it", f"vous pouvez {price} pour l'avancer")
            return f"{offered} {_farther(farther, writer, writer.pick('move forward ', ''))} {instead}."
        case tree.Steps((tree.Roll(1), tree.OnResult(results))):
            return _rolled(results, writer)
    raise Unsayable(effect)
