"""What is due, in words: who must decide what, for which card; and how far the game may go on by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.game.event.choices import Question
from judge.game.state.state import State
from judge.game.terms import Phase
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.messages import Language, Message, message
from judge.telling.seat import SeatView
from judge.value import value
from judge.wording.names import Names
from judge.wording.table import sentence

CHANCE = "chance"
"""Who decides where nobody at the table does."""


@value(frozen=True, slots=True)
class OfferedLine:
    """A line that may be played next, or why it may not.

    Arguments:
        line: the line of a scenario.
        refusal: why it is not allowed; "" where it is.
        laws: the articles that do not allow it.
        weight: of an answer of chance, how many equally likely cases it stands for.
        card: the card of which it speaks; "" where it speaks of none.
    """

    line: str
    refusal: str = ""
    laws: tuple[str, ...] = ()
    weight: int = 1
    card: str = ""

    def refused(self) -> dict[str, Any]:
        """Why it may not be played, as JSON data."""
        return {
            "line": self.line,
            "text": self.line,
            "refusal": self.refusal,
            "laws": list(self.laws),
            "card": self.card,
        }


@value(frozen=True, slots=True)
class PendingDecision:
    """What the game waits for.

    Arguments:
        asks: who must do what, in words.
        player: who; `CHANCE` where nobody at the table does; "" where the game only has to go on.
        laws: the laws that put the question.
        edition: the edition of the rules.
        options: the lines that may be played.
        refused: those that may not.
        says: where a target is chosen, what stands on the card that asks for it, an ability a line.
    """

    asks: str
    player: str
    laws: tuple[Law, ...]
    edition: str
    options: tuple[OfferedLine, ...]
    refused: tuple[OfferedLine, ...]
    says: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """What is due as JSON data."""
        return {
            "asks": self.asks,
            "player": self.player,
            "laws": [cite(law, self.edition).article for law in self.laws],
            "options": [
                {"line": one.line, "text": one.line, "weight": one.weight, "card": one.card} for one in self.options
            ],
            "refused": [one.refused() for one in self.refused],
            "says": list(self.says),
        }


ASKED: Mapping[str, Message] = {
    "turn": message("It is the turn of {player}: play a card, play a quick action, or pass"),
    "expedition": message("{player} chooses the expedition"),
    "scout": message("{player} plays the card with Scout or without it"),
    "target": message("{player} chooses a target"),
    "target_expedition": message("{player} chooses an expedition as the target"),
    "target_player": message("{player} chooses a player as the target"),
    "choose": message("{player} makes the choice that the effect asks for"),
    "may": message("{player} may let it happen or not"),
    "pay": message("{player} pays the cost or declines it"),
    "mode": message("{player} chooses what the effect does"),
    "amount": message("{player} chooses how much mana is paid for X"),
    "reaction": message("{player} chooses which Reaction is played next"),
    "ignore": message("{player} chooses which die does not count"),
    "modify": message("{player} chooses what is applied first"),
    "order": message("{player} chooses the order"),
    "swap": message("{player} may swap Mana Orbs"),
    "expand": message("{player} may put a card of the Hand in the Mana zone"),
    "clean up": message("{player} chooses what leaves at Clean-up"),
    "present": message("{player} presents the card beside the deck"),
    "deck": message("{player} brings a deck"),
    "die": message("Chance: what does the die show?"),
    "draw": message("Chance: which card is it?"),
    "tumult": message("Chance: which Tumult card is laid?"),
    "first player": message("Chance: who is the first player?"),
}
"""What each kind of question asks, as people say it at the table."""


def question_text(question: Question, state: State, names: Names, seat: SeatView, language: Language) -> str:
    """Who must do what, for which card, in words.

    Arguments:
        question: what is asked.
        state: the state in which it is asked.
        names: the names of players and cards.
        seat: from where it is told.
    """
    player = names.players[question.player] if question.player is not None else ""
    asked = ASKED[question.kind].filled(player=player)
    about = state.objects.get(question.about) if question.about is not None else None
    if about is None or not seat.sees(about, state):
        return asked.say(language)
    return message("{asked} ({card})", asked=asked, card=names.among(state).of_object(about, language)).say(language)


def onward(phase: Phase, names: Names, language: Language) -> Iterator[str]:
    """The lines that let the game go on from a phase to each of the others, the next one first.

    Arguments:
        names: the names of players and cards.
    """
    phases = tuple(Phase)
    place = phases.index(phase) + 1
    for later in (*phases[place:], *phases[: place - 1]):
        yield sentence("move", "go_on").write({"phase": later}, names, language)
