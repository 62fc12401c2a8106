"""How conditions are said of what has happened before: "you made a Gift this turn", "you played no Spells this Day".

The file is long because it says every event that is asked about once in each language.
"""

from collections.abc import Callable, Iterator
from typing import Any

from judge.cards.language.rows.expedition_triggers import MOVING
from judge.cards.language.rows.player_triggers import OR_HIGHER, OU_PLUS
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Compare, Until, Where, Who
from judge.game.terms import Zone

KIND, UNTIL, NUMBER = slot("kind"), slot("until"), slot("number")
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

MOVED = (Where.YOURS, Where.HERO, Where.COMPANION, Where.MINE, Where.MY_OTHER, Where.FACING_ME, Where.OPPONENTS)


def _happened(trigger: Any) -> Any:
    return tree.Compares(tree.Times(trigger, UNTIL), Compare.AT_LEAST, 1)


def _never(trigger: Any) -> Any:
    return tree.Compares(tree.Times(trigger, UNTIL), Compare.AT_MOST, 0)


def _often(trigger: Any) -> Any:
    return tree.Compares(tree.Times(trigger, UNTIL), Compare.AT_LEAST, NUMBER)


def _past(subject: str, participle: str) -> str:
    """ "you drew", "you have drawn"."""
    first, _, rest = participle.partition(" ")
    done = first if subject.endswith(("have", "'ve")) else DREW.get(first, first)
    return f"{subject} {done} {rest}".strip()


def _with_objects(trigger: Any, english: Said, french: Said, none: tuple[Said, Said], verbs: Verbs) -> Iterator[Row]:
    """All rows of what somebody does with objects of a kind."""
    past, plain, fait, source, depuis = verbs
    yield row(
        "condition",
        _happened(trigger),
        tuple(f"{one} {past} {{kind:a_then}}{source} {{until:until}}" for one in english),
        tuple(f"{one} {fait} {{kind:a_then}}{depuis} {{until:until}}" for one in french),
    )
    yield row(
        "condition",
        _often(trigger),
        tuple(f"{one} {past} {{number:word}} or more {{kind:several_then}}{source} {{until:until}}" for one in english),
        tuple(f"{one} {fait} au moins {{number:word}} {{kind:several_then}}{depuis} {{until:until}}" for one in french),
    )
    yield row(
        "condition",
        _never(trigger),
        (
            *(f"{one} {past} {{kind:a_then}}{source} {{until:until}}" for one in none[0]),
            *(f"{one} {past} no {{kind:several_then}}{source} {{until:until}}" for one in english),
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
                _happened(event(who)),
                tuple(f"{_past(one, what)} {{until:until}}" for one in english for what in done),
                tuple(f"{one} {quoi} {{until:until}}" for one in french for quoi in fait),
            )
            yield row(
                "condition",
                _never(event(who)),
                tuple(f"{one} {what} {{until:until}}" for one in none[0] for what in not_done),
                tuple(f"{one} {quoi} {{until:until}}" for one in none[1] for quoi in pas_fait),
            )


def _by_expeditions() -> Iterator[Row]:
    """What Expeditions have done, and have not done."""
    for where, english, french in MOVING:
        if where not in MOVED:
            continue
        done = (
            (tree.Moves(where), "moved forward", "moved forward", "a avancé", "n'a pas avancé"),
            (
                *(tree.Moves(where, backward=True), "moved backwards", "moved backwards"),
                *("a reculé", "n'a pas reculé"),
            ),
            (tree.Ascends(where), "[Ascended]", "[Ascended]", "s'est [Élevée]", "ne s'est pas [Élevée]"),
        )
        for event, did, not_did, a_fait, pas_fait in done:
            yield row(
                "condition",
                _happened(event),
                tuple(f"{one} {did} {{until:until}}" for one in english),
                tuple(f"{one} {a_fait} {{until:until}}" for one in french),
            )
            if where is Where.YOURS:
                yield row(
                    "condition",
                    _never(event),
                    tuple(
                        f"{none} of your Expeditions {has}{not_did} {{until:until}}"
                        for none in ("neither", "none")
                        for has in ("", "has ", "have ")
                    ),
                    f"aucune de vos Expéditions {pas_fait.replace(' pas', '')} {{until:until}}",
                )
            if where in (Where.YOURS, Where.OPPONENTS):
                continue
            yield row(
                "condition",
                _never(event),
                tuple(f"{one} {no} {not_did} {{until:until}}" for one in english for no in ("hasn't", "has not")),
                tuple(f"{one} {pas_fait} {{until:until}}" for one in french),
            )


def _both() -> Iterator[Row]:
    """What both Expeditions have done."""
    for event, did, ont_fait in (
        (tree.Moves, "moved forward", "ont avancé"),
        (lambda where: tree.Moves(where, backward=True), "moved backwards", "ont reculé"),
        (tree.Ascends, "[Ascended]", "se sont [Élevées]"),
    ):
        yield row(
            "condition",
            tree.AllOf((_happened(event(Where.HERO)), _happened(event(Where.COMPANION)))),
            tuple(
                f"both{of} your Expeditions {have}{did} {{until:until}}" for have in ("", "have ") for of in (" of", "")
            ),
            f"vos deux Expéditions {ont_fait} {{until:until}}",
        )


def _failed(where: Where) -> Any:
    return tree.Compares(tree.Times(tree.FailsToMove(where), Until.DAY), Compare.AT_LEAST, 1)


def _failing() -> Iterator[Row]:
    """Which Expeditions have failed to move forward; as that happens in Progress alone, no text says on which Day."""
    dusk, crepuscule = (" during Dusk", ""), " pendant le Crépuscule"
    yield row(
        "condition",
        tree.AllOf((_failed(Where.HERO), _failed(Where.COMPANION))),
        tuple(f"both of your Expeditions failed to move forward{then}" for then in dusk),
        tuple(
            f"{fails}{crepuscule}"
            for fails in ("aucune de vos Expéditions n'a avancé", "vos deux Expéditions n'ont pas avancé")
        ),
    )
    for where, english, french in MOVING:
        if where in MOVED and where not in (Where.YOURS, Where.OPPONENTS):
            yield row(
                "condition",
                _failed(where),
                tuple(f"{one} failed to move forward{then}" for one in english for then in dusk),
                tuple(f"{one} n'a pas avancé{crepuscule}" for one in french),
            )


ROWS: tuple[Row, ...] = (
    *_by_players(),
    *_by_expeditions(),
    *_both(),
    *_failing(),
    *(
        row(
            "condition",
            _happened(tree.Rolls(YOU, NUMBER, highest)),
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
        _often(tree.Draws(YOU)),
        ("you drew {number:more_cards} {until:until}", "you have drawn {number:more_cards} {until:until}"),
        "vous avez pioché {number:more_cards} {until:until}",
    ),
    row(
        "condition",
        _happened(tree.Sacrificed(slot("what"))),
        ("you sacrificed {what:some_then} {until:until}", "you have sacrificed {what:some_then} {until:until}"),
        "vous avez sacrifié {what:some_then} {until:until}",
    ),
    row(
        "condition",
        _often(tree.Sacrificed(slot("what"))),
        tuple(f"{one} sacrificed {{number:word}} or more {{what:somes_then}} {{until:until}}" for one in PLAYERS[0][1]),
        "vous avez sacrifié au moins {number:word} {what:somes_then} {until:until}",
    ),
    row(
        "condition",
        _never(tree.Sacrificed(slot("what"))),
        ("you haven't sacrificed {what:some_then} {until:until}",),
        "vous n'avez pas sacrifié {what:some_then} {until:until}",
    ),
    row(
        "condition",
        _happened(tree.Sacrificed(tree.Some(KIND))),
        ("{kind:a} was sacrificed {until:until}", "{kind:a} has been sacrificed {until:until}"),
        "{kind:a} a été (sacrifié/sacrifiée)@kind {until:until}",
    ),
    row(
        "condition",
        _often(tree.Sacrificed(tree.Some(KIND))),
        (
            "{number:word} or more {kind:several} were sacrificed {until:until}",
            "{number:word} or more {kind:several} have been sacrificed {until:until}",
        ),
        "au moins {number:word} {kind:several} ont été (sacrifiés/sacrifiées)@kind {until:until}",
    ),
    row(
        "condition",
        _never(tree.Sacrificed(tree.Some(KIND))),
        "no {kind:several} were sacrificed {until:until}",
        "(aucun/aucune)@kind {kind:bare} n'a été (sacrifié/sacrifiée)@kind {until:until}",
    ),
    row(
        "condition",
        _happened(tree.Leaves(tree.Some(KIND), Zone.RESERVE)),
        ("{kind:a_of_yours} left your Reserve {until:until}", "{kind:a_of_yours} has left your Reserve {until:until}"),
        "{kind:a_of_yours} a quitté votre Réserve {until:until}",
    ),
    *(
        row(
            "condition",
            _happened(tree.Joins(KIND)),
            (
                f"{{kind:{there}}} joined {english} {{until:until}}",
                f"{{kind:{there}}} has joined {english} {{until:until}}",
            ),
            f"{{kind:{there}}} a rejoint {french} {{until:until}}",
        )
        for there, english, french in (
            ("a_in_yours", "your Expeditions", "vos Expéditions"),
            ("a_in_hero", "your Hero Expedition", "votre Expédition Héros"),
            ("a_in_companion", "your Companion Expedition", "votre Expédition Compagnon"),
            ("a_in_landmarks", "your Landmarks", "vos Repères"),
        )
    ),
)
