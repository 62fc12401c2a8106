"""Facts of the table that belong to no zone of a player: the Adventure, how far the day or the setup has come."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.cards.language.words import PHASES, TERRAINS
from judge.editions import PLAYED, rules_of
from judge.game.course.referee import agenda
from judge.game.edition import Edition
from judge.game.rules import Rules
from judge.game.state.adventure import SIGNS, TUMULT_CARDS, Tumult
from judge.game.state.state import Region, State
from judge.game.terms import Format, Phase
from judge.messages import LANGUAGES, Language, message, pasted
from judge.scenario.unreadable import UnreadableError
from judge.value import value
from judge.wording.text import plain

SETUP = ("the game begins", "la partie commence")
BEGUN = ("the game has begun", "la partie a commencé")
ARENA = ("arena", "arène")
TO_ACT = ("to act", "à son tour")
FACE_DOWN = {"en": "face down", "fr": "face cachée"}
FORMATS: Mapping[Format, Mapping[Language, str]] = {
    Format.CONSTRUCTED: {"en": "constructed", "fr": "construit"},
    Format.LIMITED: {"en": "limited", "fr": "limité"},
}
PARTS: Mapping[Phase, Mapping[str, Mapping[Language, str]]] = {
    Phase.MORNING: {
        "succeed": {"en": "Succeed", "fr": "Succéder"},
        "prepare": {"en": "Prepare", "fr": "Préparer"},
        "draw": {"en": "Draw", "fr": "Piocher"},
        "expand": {"en": "Expand", "fr": "Développer"},
    },
    Phase.DUSK: {"progress": {"en": "Progress", "fr": "Progresser"}},
    Phase.NIGHT: {
        "rest": {"en": "Rest", "fr": "Repos"},
        "clean_up": {"en": "Clean-up", "fr": "Nettoyage"},
        "check_victory": {"en": "Check Victory", "fr": "Vérifiez la victoire"},
    },
}
"""The daily effects of each phase by the names of their units; a board may begin at one."""

_LABELS = ("phase", "adventure", "aventure", "format")
_PHASE = re.compile(r"([^,]+?)(?: ?, ?(.+))?")
_FACE_DOWN = re.compile(r"(.*?),? (?:face down|face cachée)", re.IGNORECASE)


@value(frozen=True, slots=True)
class Setup:
    """Nothing is on the table yet: the game begins; or it has begun.

    Arguments:
        yes: whether it only begins.
    """

    yes: bool = True


@value(frozen=True, slots=True)
class InFormat:
    """For which kind of play the decks are built."""

    format: Format


@value(frozen=True, slots=True)
class InPhase:
    """Which phase it is; and which of its daily effects comes next, where the fact says so."""

    phase: Phase
    part: str | None = None

    def stage(self, rules: Rules) -> int:
        """Which unit of the phase comes next; an Afternoon has begun.

        Raises:
            UnreadableError: the edition has no such daily effect.
        """
        units = rules.edition.agenda[self.phase]
        if self.part is not None and self.part not in units:
            parts = PARTS[self.phase]
            raise UnreadableError(
                message(
                    "edition {edition} has no “{part}” in this phase; write one of: {known}",
                    edition=rules.edition.name,
                    part=parts[self.part],
                    known=pasted(*(names for name, names in parts.items() if name in units)),
                )
            )
        if self.part is not None:
            return units.index(self.part)
        return 1 if self.phase is Phase.AFTERNOON else 0


@value(frozen=True, slots=True)
class Adventure:
    """How the Tumult cards lie, from the Hero Region on; and which of them are face up."""

    cards: tuple[tuple[Tumult, bool], ...]

    @property
    def regions(self) -> tuple[Region, ...]:
        """The regions of these cards."""
        return tuple(Region(half, up) for card, up in self.cards for half in (card.left, card.right))


@value(frozen=True, slots=True)
class InArena:
    """The tie-breakers have begun."""


@value(frozen=True, slots=True)
class ToAct:
    """It is the player's turn."""


Situation = Setup | InFormat | InPhase | Adventure | InArena | ToAct


PLAIN: Mapping[type[Setup | InArena | ToAct], tuple[str, str]] = {Setup: SETUP, InArena: ARENA, ToAct: TO_ACT}
"""The facts that are said without a label."""


def read_situation(words: str) -> Situation | None:
    """The meaning of a bullet about the situation; None where it is none.

    Arguments:
        words: the bullet's words, made plain.

    Raises:
        UnreadableError: it has the label of one, but says nothing.
    """
    if words.lower() in BEGUN:
        return Setup(False)
    for kind, forms in PLAIN.items():
        if words.lower() in forms:
            return kind()
    label, colon, value = (part.strip() for part in words.partition(":"))
    if not colon or label.lower() not in _LABELS:
        return None
    if label.lower() == "phase":
        return Setup() if value.lower() in ("setup", "mise en place") else _phase(value)
    return _format(value) if label.lower() == "format" else _adventure(value)


def subject(words: str) -> type | None:
    """What such a bullet speaks of; None where it is none.

    Arguments:
        words: the bullet's words, made plain.
    """
    low = words.lower()
    if low in BEGUN:
        return Setup
    for kind, forms in PLAIN.items():
        if low in forms:
            return kind
    kinds = {"phase": InPhase, "adventure": Adventure, "aventure": Adventure, "format": InFormat}
    return kinds.get(low.partition(":")[0].strip()) if ":" in low else None


def write_situation(fact: Situation, language: Language) -> str:
    """The words of such a fact."""
    colon = ":" if language == "en" else "\u00a0:"
    match fact:
        case Setup(yes):
            return (SETUP if yes else BEGUN)[language == "fr"].capitalize()
        case InArena():
            return ARENA[language == "fr"].capitalize()
        case ToAct():
            return TO_ACT[language == "fr"].capitalize()
        case InFormat(kind):
            return f"Format{colon} {FORMATS[kind][language]}"
        case InPhase(phase, part):
            told = f", {PARTS[phase][part][language]}" if part is not None else ""
            return f"Phase{colon} {PHASES[phase].say(language)}{told}"
        case Adventure(cards):
            said = "; ".join(card.name + ("" if up else f", {FACE_DOWN[language]}") for card, up in cards)
            return f"{'Adventure' if language == 'en' else 'Aventure'}{colon} {said}"


def in_phase(state: State, rules: Rules) -> InPhase:
    """The phase of a state, and which of its daily effects comes next; none once its last Reactions alone are left."""
    part = next(iter(agenda(state, rules)[state.stage :]), None)
    return InPhase(state.phase, part if part in PARTS.get(state.phase, {}) else None)


def adventure(state: State) -> Adventure | None:
    """How the Tumult cards lie in a state; None before they are all laid."""
    inner = state.regions[1:-1]
    if len(inner) != 2 * len(TUMULT_CARDS):
        return None
    halves = zip(inner[::2], inner[1::2], strict=True)
    return Adventure(tuple((Tumult(left.terrains, right.terrains), left.face_up) for left, right in halves))


def _phase(value: str) -> InPhase:
    match = _PHASE.fullmatch(value)
    if match is not None:
        for phase, noun in PHASES.items():
            if match[1].lower() in _forms({language: noun.say(language) for language in LANGUAGES}):
                return InPhase(phase, _part(phase, match[2]) if match[2] else None)
    raise UnreadableError(
        message(
            "“{value}” is no phase; write one of: {known}",
            value=value,
            known=pasted(*(_both(noun) for noun in PHASES.values())),
        )
    )


def _part(phase: Phase, value: str) -> str:
    parts = PARTS.get(phase, {})
    for part, names in parts.items():
        if value.lower() in _forms(names):
            return part
    if not parts:
        raise UnreadableError(
            message("this phase has no parts; write “{phase}” alone", phase=pasted(_both(PHASES[phase])))
        )
    everywhere = (names for part, names in parts.items() if all(part in one.agenda[phase] for one in _editions()))
    raise UnreadableError(
        message("“{value}” is no part of this phase; write one of: {known}", value=value, known=pasted(*everywhere))
    )


def _editions() -> tuple[Edition, ...]:
    return tuple(rules_of(edition).edition for edition in PLAYED)


def _format(value: str) -> InFormat:
    for kind, names in FORMATS.items():
        if value.lower() in _forms(names):
            return InFormat(kind)
    raise UnreadableError(
        message("“{value}” is no kind of play; write one of: {known}", value=value, known=pasted(*FORMATS.values()))
    )


def _adventure(value: str) -> Adventure:
    cards = []
    for text in filter(None, (part.strip() for part in value.split(";"))):
        hidden = _FACE_DOWN.fullmatch(text)
        cards.append((_tumult(hidden[1] if hidden else text), hidden is None))
    if {min((card.left, card.right), key=len) for card, _ in cards} != {frozenset({one}) for one in SIGNS} or len(
        cards
    ) != len(TUMULT_CARDS):
        laid = "; ".join(card.name for card in TUMULT_CARDS)
        known = pasted({"en": f"Adventure: {laid}", "fr": f"Aventure\u00a0: {laid}"})
        raise UnreadableError(message("the Adventure has three different Tumult cards; write “{known}”", known=known))
    return Adventure(tuple(cards))


def _tumult(text: str) -> Tumult:
    halves = [_terrains(half) for half in text.split("|")]
    for card in TUMULT_CARDS:
        for way in (card, card.turned):
            if halves == [way.left, way.right]:
                return way
    known = pasted(*(card.name for card in TUMULT_CARDS))
    raise UnreadableError(message("“{text}” is no Tumult card; write one of: {known}", text=text, known=known))


def _terrains(text: str) -> frozenset[object]:
    """The terrains of a half, in symbols or words; unknown words belong to no card."""
    signs = {sign.lower(): terrain for terrain, sign in SIGNS.items()}
    words = {form: terrain for terrain, noun in TERRAINS.items() for form in _forms(_both(noun))}
    parts = re.findall(r"\{\w\}|[^\s,{}]+", text.lower())
    return frozenset(signs.get(part) or words.get(part) or part for part in parts)


def _both(noun: object) -> dict[Language, str]:
    return {language: noun.say(language) for language in LANGUAGES}  # type: ignore[attr-defined]


def _forms(names: Mapping[Language, str]) -> set[str]:
    return {plain(name).lower() for name in names.values()}
