"""Which option of a question a move of a scenario means, and which line is written for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from judge.game.event.choices import Option, Question
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import Zone
from judge.messages import Language
from judge.scenario.alike import look, looking_different, told_apart
from judge.wording.names import NamedCard, Names
from judge.wording.table import ParsedSentence, sentence

KINDS: Mapping[str, tuple[str, str]] = {
    "play": ("turn", "play"),
    "play_character": ("turn", "play"),
    "decline_card": ("turn", "decline card"),
    "pass": ("turn", "pass"),
    "quick_action": ("turn", "quick action"),
    "decline_quick_action": ("turn", "decline quick action"),
    "mode": ("mode", "mode"),
    "mode_no_more": ("mode", "no more"),
    "amount": ("amount", "amount"),
    "die": ("die", "die"),
    "ignore_die": ("ignore", "ignore"),
    "apply_ability": ("modify", "ability"),
    "apply_rule": ("modify", "rule"),
    "target_player": ("target_player", "player"),
    "expedition": ("expedition", "expedition"),
    "scout": ("scout", "scout"),
    "scout_none": ("scout", "no scout"),
    "resolve": ("reaction", "resolve"),
    "resolve_of": ("reaction", "resolve"),
    "choose": ("choose", "choose"),
    "choose_no_more": ("choose", "no more"),
    "target": ("target", "choose"),
    "target_no_more": ("target", "no more"),
    "target_no_more_expeditions": ("target_expedition", "no more"),
    "target_expedition": ("target_expedition", "expedition"),
    "target_region": ("target_region", "region"),
    "yes": ("may", "yes"),
    "no": ("may", "no"),
    "pay": ("pay", "pay"),
    "decline": ("pay", "decline"),
    "expand": ("expand", "expand"),
    "keep": ("expand", "keep"),
    "clean_up": ("clean up", "clean up"),
    "clean_up_sacrifice": ("clean up", "sacrifice"),
    "draw": ("draw", "draw"),
    "order": ("order", "order"),
    "swap": ("swap", "swap"),
    "swap_none": ("swap", "no"),
    "tumult": ("tumult", "tumult"),
    "first_player": ("first player", "first player"),
    "bring": ("deck", "bring"),
    "present": ("present", "present"),
    "present_none": ("present", "no"),
}
"""For each sentence of a move: the kind of question it answers, and the kind of option it means."""

DETAILS = {
    "amount": "mana",
    "die": "result",
    "ignore_die": "result",
    "target_player": "other",
    "target_region": "region",
}
"""For some sentences of a move, the slot that tells which option is meant."""


def fitting(
    said: ParsedSentence, question: Question, state: State, names: Names, *, begun: bool = False
) -> list[Option]:
    """The options that a move means; several where the line does not tell them apart.

    Where there is only one object of a name, a number behind the name counts the equal Reactions of that object.

    Arguments:
        said: the move's meaning.
        state: the state in which it is asked.
        names: the names of players and cards.
        begun: whether the words of an effect need only begin as the line says.
    """
    asked, kind = KINDS.get(said.sentence.key, ("", ""))
    if asked != question.kind:
        return []
    kinds = (kind, "sacrifice") if kind == "clean up" else (kind,)  # what a rule sacrifices is discarded by that
    options = [option for option in question.conceivable if option.kind in kinds and _speaks(said, option, question)]
    found = [option for option in options if _fits(said, option, question, state, names, begun=begun)]
    named = said.values.get("card")
    if isinstance(named, NamedCard) and named.copy is not None and question.kind == "reaction":
        whichever = ParsedSentence(said.sentence, {**said.values, "card": replace(named, copy=None)})
        equal = looking_different(
            [option for option in options if _fits(whichever, option, question, state, names)], state
        )
        bearers = {_named_object(state.objects[one.object]).copy for one in equal if one.object is not None}
        if len(bearers) == 1:
            return equal[named.copy - 1 : named.copy]
    return told_apart(found, state)


def expedition_of(said: ParsedSentence, question: Question) -> Option | None:
    """The answer that “plays ... in the Hero Expedition” also gives to the question for the expedition."""
    if question.kind != "expedition" or said.sentence.key != "play_character":
        return None
    return next((option for option in question.options if _is_in(said.values["expedition"], option, question)), None)


def _speaks(said: ParsedSentence, option: Option, question: Question) -> bool:
    """Whether a move is that of the player who would answer with an option."""
    return question.player is None or said.values.get("player", question.player) == _who(option, question)


def _who(option: Option, question: Question) -> object:
    return question.player if option.player is None else option.player


def _fits(
    said: ParsedSentence, option: Option, question: Question, state: State, names: Names, *, begun: bool = False
) -> bool:
    values = said.values
    one = state.objects.get(option.object) if option.object is not None else None
    named = values.get("card")
    if isinstance(named, NamedCard) and (one is None or not named.fits(_named_object(one))):
        return False
    if "zone_from" in values and (one is None or one.zone is not values["zone_from"]):
        return False
    orb = values.get("orb")
    if isinstance(orb, NamedCard) and not orb.fits(state.objects[int(str(option.detail))]):
        return False
    if said.sentence.key == "play_character" and (one is None or not one.base.joins_expedition):
        return False
    if "about" in values and (one is None or not _speaks_of(one, values["about"], state)):
        return False
    if "effect" in values:
        says = names.begins if begun else names.says
        return says(_effect(option, one), str(values["effect"]))
    if said.sentence.key in DETAILS:
        return option.detail == values[DETAILS[said.sentence.key]]
    if said.sentence.key == "target_expedition":
        player, expedition = _pair(values["expedition"])
        return option.detail == (said.values["player"] if player is None else player, expedition)
    if said.sentence.key == "expedition":
        return _is_in(values["expedition"], option, question)
    if said.sentence.key in ("tumult", "first_player"):
        return option.detail == values["tumult" if said.sentence.key == "tumult" else "player"]
    return True


def _is_in(named: object, option: Option, question: Question) -> bool:
    """Whether an option is the expedition that a line names; without an owner it is the player's own."""
    player, expedition = _pair(named)
    if isinstance(option.detail, tuple):
        return option.detail == (question.player if player is None else player, expedition)
    return option.detail == expedition and player in (None, question.player)


def _speaks_of(one: Object, named: object, state: State) -> bool:
    """Whether a Reaction speaks of everything that a line names behind it."""
    assert isinstance(named, tuple)
    return all(any(name.fits(spoken) for spoken in _spoken_of(one, state)) for name in named)


def _spoken_of(one: Object, state: State) -> tuple[Object, ...]:
    return one.emblem.spoken_of(state.objects) if one.emblem is not None else ()


def _named_object(one: Object) -> Object:
    return one.emblem.source if one.emblem is not None else one


def _effect(option: Option, one: Object | None) -> object:
    """What an option is about: a quick action, a Reaction, or a mode."""
    return one.emblem.reaction if one is not None and one.emblem is not None else option.detail


def _pair(value: object) -> tuple[int | None, object]:
    assert isinstance(value, tuple)
    return value[0], value[1]


def lines(question: Question, state: State, names: Names, language: Language) -> Iterator[str]:
    """The options of a question as the very lines to write; objects of one name that differ are told apart.

    Arguments:
        state: the state in which it is asked.
        names: the names of players and cards.
    """
    return (line for _, line in written(question, state, names, language))


def written(question: Question, state: State, names: Names, language: Language) -> Iterator[tuple[Option, str]]:
    """The options of a question, of those that look the same the first, each with the line that means it.

    What only a law that is switched off allows, and no line means, is left out.

    Arguments:
        state: the state in which it is asked.
        names: the names of players and cards.
    """
    question = replace(question, options=tuple(option for option in question.options if _key(question, option)))
    said = [(option, _line(question, option, state, names, language)) for option in question.options]
    for option in question.allowed:
        text = next(line for one, line in said if one is option)
        same = [one for one, line in said if line == text]
        looks = [look(one, state) for one in same]
        if looks.index(look(option, state)) != same.index(option):
            continue
        yield option, text if len(set(looks)) == 1 else _apart(question, option, same, state, names, language)


def _apart(
    question: Question, option: Option, same: list[Option], state: State, names: Names, language: Language
) -> str:
    """The line of an option that tells it from others: by its whole ability, by its number, by what it speaks of."""
    objects = [state.objects[one.object] for one in same if one.object is not None]
    reactions = {one.emblem.reaction for one in objects if one.emblem is not None}
    spoken = {one.emblem.it for one in objects if one.emblem is not None}
    told = names.apart(state, speaks=len(spoken) > 1) if len(objects) > 1 else names
    return _line(question, option, state, told, language, whole=len(reactions) > 1)


def _line(
    question: Question, option: Option, state: State, names: Names, language: Language, *, whole: bool = False
) -> str:
    one = state.objects.get(option.object) if option.object is not None else None
    values: dict[str, object] = {"player": _who(option, question), "card": one, "expedition": option.detail}
    if one is not None:
        values["zone_from"] = one.zone if one.zone in (Zone.HAND, Zone.RESERVE, Zone.DISCARD) else None
        values["card"] = _named_object(one)
    values["about"] = _spoken_of(one, state) if one is not None else ()
    values["effect"] = names.of_ability(_effect(option, one), language) if whole else _effect(option, one)
    values.update(mana=option.detail, result=option.detail, other=option.detail, region=option.detail)
    if question.kind == "expedition":
        values["expedition"] = option.detail if isinstance(option.detail, tuple) else (None, option.detail)
    if question.kind == "swap" and isinstance(option.detail, int):
        values["orb"] = state.objects[option.detail]
    if question.kind in ("tumult", "first player"):
        values.update(tumult=option.detail, player=option.detail)
    return sentence("move", _key(question, option)).write(values, names, language)


def _key(question: Question, option: Option) -> str:
    """The sentence of the lines that mean an option; "" where there is none."""
    if option.kind == "play":
        return "play"
    if option.kind == "resolve":
        return "resolve_of"
    return next((key for key, kinds in KINDS.items() if kinds == (question.kind, option.kind)), "")
