"""How conditions are said of what players have done: "you made a Gift this turn", "you played no Spells this Day"."""

from collections.abc import Callable, Iterator
from typing import Any

from judge.cards.language.rows.events import NUMBER, happened, never, often
from judge.cards.language.rows.player_triggers import OR_HIGHER, OU_PLUS
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Who
from judge.game.terms import Zone

KIND = slot("kind")
YOU = Who.YOU

Said = tuple[str, ...]
PLAYERS: tuple[tuple[Who, Said, Said, Said, Said], ...] = (
    (
        *(YOU, ("you", "you have", "you've", "you have already", "you've already", "you already")),
        ("vous avez", "vous avez déjà"),
        *(("you haven't", "you have not"), ("vous n'avez",)),
    ),
    (
        *(Who.OPPONENT, ("an opponent", "your opponent"), ("un adversaire a", "votre adversaire a")),
        *(("no opponent has", "your opponent hasn't"), ("votre adversaire n'a",)),
    ),
)
"""Who has done something, and who has not, in both languages."""

Verbs = tuple[str, str, str, str, str]
OF_OBJECTS: tuple[tuple[Callable[[Who], Any], Verbs], ...] = (
    (lambda who: tree.Plays(who, KIND), ("played", "play", "joué", "", "")),
    (
        lambda who: tree.Plays(who, KIND, Zone.RESERVE),
        ("played", "play", "joué", " from Reserve", " depuis la Réserve"),
    ),
    (lambda who: tree.Plays(who, KIND, Zone.HAND), ("played", "play", "joué", " from hand", " depuis la main")),
    (lambda who: tree.Creates(who, KIND), ("created", "create", "créé", "", "")),
)
"""What players do with objects of a kind: the trigger; its participle and the verb after "didn't", the French
participle, and from where, in both languages."""

ALONE: tuple[tuple[Callable[[Who], Any], Said, Said, Said, Said], ...] = (
    (
        *(tree.MakesGift, ("made a [Gift]",), ("made a [Gift]", "made any [Gift]")),
        *(("fait un [Don]",), ("fait aucun [Don]", "pas fait de [Don]")),
    ),
    (
        *(tree.Rolls, ("rolled one or more dice", "rolled a die"), ("rolled a die", "rolled any dice")),
        *(("lancé au moins un dé", "lancé un dé"), ("lancé aucun dé", "pas lancé de dé")),
    ),
    (
        *(tree.Draws, ("drawn one or more cards", "drawn a card"), ("drawn a card", "drawn any cards")),
        *(("pioché au moins une carte", "pioché une carte"), ("pioché aucune carte", "pas pioché de carte")),
    ),
    (
        *(tree.Resupplies, ("[Resupplied]",), ("[Resupplied]",)),
        *(("[Ravitaillé]",), ("pas [Ravitaillé]",)),
    ),
)
"""What players do alone, said of who has done it and of who has not, in both languages."""

DREW = {"drawn": "drew"}
"""The past of an English verb where it is no participle."""


def past(subject: str, participle: str) -> str:
    """ "you drew", "you have drawn".

    Arguments:
        subject: who did it, with "have" or without.
        participle: what was done.
    """
    first, _, rest = participle.partition(" ")
    done = first if subject.endswith(("have", "'ve")) else DREW.get(first, first)
    return f"{subject} {done} {rest}".strip()


def _with_objects(trigger: Any, english: Said, french: Said, none: tuple[Said, Said], verbs: Verbs) -> Iterator[Row]:
    """All rows of what somebody does with objects of a kind."""
    done, plain, fait, source, depuis = verbs
    yield row(
        "condition",
        happened(trigger),
        tuple(f"{one} {done} {{kind:a_then}}{source} {{until:until}}" for one in english),
        tuple(f"{one} {fait} {{kind:a_then}}{depuis} {{until:until}}" for one in french),
    )
    yield row(
        "condition",
        often(trigger),
        tuple(f"{one} {done} {{number:word}} or more {{kind:several_then}}{source} {{until:until}}" for one in english),
        tuple(f"{one} {fait} au moins {{number:word}} {{kind:several_then}}{depuis} {{until:until}}" for one in french),
    )
    yield row(
        "condition",
        never(trigger),
        (
            *(f"{one} {done} {{kind:a_then}}{source} {{until:until}}" for one in none[0]),
            *(f"{one} {done} no {{kind:several_then}}{source} {{until:until}}" for one in english),
            *(f"{one} didn't {plain} {{kind:a_then}}{source} {{until:until}}" for one in english if " " not in one),
        ),
        (
            *(f"{one} {fait} (aucun/aucune)@kind {{kind:bare_then}}{depuis} {{until:until}}" for one in none[1]),
            *(
                f"{one} pas {fait} {de} {{kind:bare_then}}{depuis} {{until:until}}"
                for one in none[1]
                for de in ("de", "d'")
            ),
        ),
    )


def _by_players() -> Iterator[Row]:
    """What players have done, and have not done."""
    for who, english, french, *none in PLAYERS:
        for event, verbs in OF_OBJECTS:
            yield from _with_objects(event(who), english, french, (none[0], none[1]), verbs)
        for event, done, not_done, fait, pas_fait in ALONE:
            yield row(
                "condition",
                happened(event(who)),
                tuple(f"{past(one, what)} {{until:until}}" for one in english for what in done),
                tuple(f"{one} {quoi} {{until:until}}" for one in french for quoi in fait),
            )
            yield row(
                "condition",
                never(event(who)),
                tuple(f"{one} {what} {{until:until}}" for one in none[0] for what in not_done),
                tuple(f"{one} {quoi} {{until:until}}" for one in none[1] for quoi in pas_fait),
            )


ROWS: tuple[Row, ...] = (
    *_by_players(),
    *(
        row(
            "condition",
            happened(tree.Rolls(YOU, NUMBER, highest)),
            tuple(f"{one} rolled {result} {{until:until}}" for one in PLAYERS[0][1] for result in english),
            tuple(f"vous avez obtenu {result} {{until:until}}" for result in french),
        )
        for highest, english, french in (
            (NUMBER, ("a {number:digits}",), ("un {number:digits}", "{number:digits}")),
            (None, OR_HIGHER, ("{number:plus}", *OU_PLUS)),
        )
    ),
    row(
        "condition",
        often(tree.Draws(YOU)),
        ("you drew {number:more_cards} {until:until}", "you have drawn {number:more_cards} {until:until}"),
        "vous avez pioché {number:more_cards} {until:until}",
    ),
)
