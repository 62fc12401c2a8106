"""How it is said what cannot happen: "I can't be sacrificed", "Characters facing me can't gain boosts"."""

from collections.abc import Callable, Iterator
from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Until, Who
from judge.game.terms import BOOST, Status

Said = tuple[str, ...]
OPPONENTS = ("opponents", "your opponents")
ME, KIND, STATUS, NUMBER = tree.Me(), slot("kind"), slot("status"), slot("number")


CANNOT_PLAY = (
    (
        Who.EACH_OPPONENT,
        ("your opponents can't", "opponents can't"),
        ("vos adversaires ne peuvent pas", "les adversaires ne peuvent pas"),
    ),
    (Who.EACH, ("players can't",), ("les joueurs ne peuvent pas",)),
    (Who.YOU, ("you can't",), ("vous ne pouvez pas",)),
)
"""Who cannot play something."""

EACH_TIME = ((Until.DAY, "Jour"), (Until.AFTERNOON, "Après-midi"), (Until.TURN, "tour"))
"""In which time no more than so many can be played, as French says after "par"."""


def _cannot_play() -> Iterator[Row]:
    """ "Your opponents can't play Spells", "players can't play more than one Spell each Day"."""
    for who, english, french in CANNOT_PLAY:
        yield row(
            "statement",
            tree.CannotPlay(who, KIND),
            tuple(f"{one} play {{kind:counted}}" for one in english),
            tuple(f"{un} jouer {{kind:of_counted}}" for un in french),
        )
        yield row(
            "statement",
            tree.CannotPlayActions(who, slot("sign")),
            tuple(f"{one} activate {{sign:sign}} abilities" for one in english),
            tuple(f"{un} activer de capacités {{sign:sign}}" for un in french),
        )
        for number, many, plusieurs in (
            (1, "one {kind:bare_then}", "(plus d'un/plus d'une)@kind {kind:bare_then}"),
            (NUMBER, "{number:word} {kind:several_then}", "plus de {number:word} {kind:several_then}"),
        ):
            for until, time in EACH_TIME:
                barred = tree.CannotPlay(who, KIND, number, until)
                yield row("statement", barred, (), tuple(f"{un} jouer {plusieurs} par {time}" for un in french))
            yield row(
                "statement",
                tree.CannotPlay(who, KIND, number, slot("until")),
                tuple(f"{one} play more than {many} {{until:each_time}}" for one in english),
                tuple(f"{un} jouer {plusieurs} {{until:each_time}}" for un in french),
            )


def _cannot_be(trigger: Callable[[Any], Any], english: Said, french: str, by: Said = ("",)) -> tuple[Row, Row]:
    """ "I can't be sacrificed", "Characters you control can't be sacrificed"."""
    return (
        row(
            "statement",
            tree.Cannot(trigger(ME)),
            tuple(f"I {cannot} be {one}" for cannot in ("can't", "cannot") for one in english),
            tuple(f"je ne peux pas être ({french}/{french}e){par}" for par in by),
        ),
        row(
            "statement",
            tree.Cannot(trigger(tree.All(KIND))),
            tuple(f"{{kind:every}} {cannot} be {one}" for cannot in ("can't", "cannot") for one in english),
            tuple(f"{{kind:every}} ne peuvent pas être ({french}s/{french}es)@kind{par}" for par in by),
        ),
    )


DENIED: tuple[tuple[Callable[[Any], Any], str, str], ...] = (
    (lambda kind: tree.CannotGainCounters(kind, BOOST), "gain boosts", "gagner de boosts"),
    (lambda kind: tree.CannotGainCounters(kind), "gain counters", "gagner de compteurs"),
    (lambda kind: tree.Cannot(tree.Switches(tree.All(kind))), "switch Expeditions", "changer d'Expédition"),
    (
        *(lambda kind: tree.Cannot(tree.Sacrificed(tree.All(kind))), "be sacrificed"),
        "être (sacrifiés/sacrifiées)@kind",
    ),
    (lambda kind: tree.Cannot(tree.Discarded(tree.All(kind))), "be discarded", "être (défaussés/défaussées)@kind"),
)
"""What objects cannot do, or what cannot happen to them, for a while."""

BOTH_DENIED = ((0, 2), (2, 0), (3, 4))
"""Which of these are said together: "can't gain boosts and can't switch Expeditions"."""

CANNOT, UNTIL = ("can't", "cannot"), slot("until")


def _for_a_while(node: Any, english: Said, french: Said) -> Row:
    """What is denied for a while to objects of a kind, or to those in the Expedition spoken of."""
    return row(
        "clause",
        node,
        tuple(
            said
            for one in english
            for said in (
                f"{{until:this_day}} {{kind:every}} {one}",
                f"{{kind:every}} {one} {{until:lasting}}",
                f"{{until:this_day}} its {{kind:several_its}} {one}",
                f"its {{kind:several_its}} {one} {{until:lasting}}",
            )
        ),
        tuple(
            said
            for un in french
            for said in (
                f"{{until:this_day}} {{kind:every}} {un}",
                f"{{kind:every}} {un} {{until:lasting}}",
                f"{{until:this_day}} ses {{kind:several_its}} {un}",
                f"ses {{kind:several_its}} {un} {{until:lasting}}",
            )
        ),
    )


WHILE: tuple[Row, ...] = (
    *(
        _for_a_while(
            tree.Lasting(denied(KIND), UNTIL),
            tuple(f"{cannot} {english}" for cannot in CANNOT),
            (f"ne peuvent pas {french}",),
        )
        for denied, english, french in DENIED
    ),
    *(
        _for_a_while(
            tree.Steps(tuple(tree.Lasting(DENIED[one][0](KIND), UNTIL) for one in both)),
            tuple(
                f"can't {DENIED[both[0]][1]} {also} {DENIED[both[1]][1]}" for also in ("and can't", "or", "and cannot")
            ),
            tuple(
                said.format(*(DENIED[one][2] for one in both))
                for said in ("ne peuvent ni {} ni {}", "ne peuvent pas {} et ne peuvent pas {}")
            ),
        )
        for both in BOTH_DENIED
    ),
)
"""How it is said that something is impossible for a while."""

ROWS: tuple[Row, ...] = (
    *_cannot_play(),
    *(
        one
        for trigger, english, *french in (
            (tree.Sacrificed, ("sacrificed",), "sacrifié"),
            (tree.Discarded, ("discarded",), "défaussé"),
            (
                *(lambda what: tree.Discarded(what, Who.OPPONENT), tuple(f"discarded by {one}" for one in OPPONENTS)),
                *("défaussé", tuple(f" par {des} adversaires" for des in ("des", "les", "vos"))),
            ),
            (tree.Targeted, ("targeted",), "ciblé"),
            (
                *(lambda what: tree.Targeted(what, Who.OPPONENT), tuple(f"targeted by {one}" for one in OPPONENTS)),
                *("ciblé", tuple(f" par {des} adversaires" for des in ("des", "les", "vos"))),
            ),
            (
                *(lambda what: tree.Targeted(what, by=slot("by")), ("targeted by {by:plural}",)),
                *("ciblé", (" par des {by:plural}",)),
            ),
            (
                lambda what: tree.Targeted(what, Who.OPPONENT, slot("by")),
                ("targeted by {by:plural} your opponents play", "targeted by {by:plural} an opponent plays"),
                "ciblé",
                (
                    *(
                        " par les {by:plural} que jouent vos adversaires",
                        " par les {by:plural} que vos adversaires jouent",
                    ),
                    " par les {by:plural} de vos adversaires",
                ),
            ),
            (lambda what: tree.GainsStatus(what, Status.EXHAUSTED), ("exhausted",), "épuisé"),
        )
        for one in _cannot_be(trigger, english, *french)
    ),
    row(
        "statement",
        tree.Cannot(tree.GainsStatus(ME, STATUS)),
        "I can't gain {status:status}",
        "je ne peux pas gagner {status:status}",
    ),
    row(
        "statement",
        tree.Cannot(tree.GainsStatus(tree.All(KIND), STATUS)),
        "{kind:every} can't gain {status:status}",
        "{kind:every} ne peuvent pas gagner {status:status}",
    ),
    *WHILE,
    row(
        "statement",
        tree.Cannot(tree.Switches(ME)),
        "I can't switch Expeditions",
        "je ne peux pas changer d'Expédition",
    ),
    row(
        "statement",
        tree.Cannot(tree.Switches(tree.All(KIND))),
        "{kind:every} can't switch Expeditions",
        "{kind:every} ne peuvent pas changer d'Expédition",
    ),
    row(
        "statement",
        tree.CannotGainCounters(KIND, BOOST),
        "{kind:every} can't gain boosts",
        "{kind:every} ne peuvent pas gagner de boosts",
    ),
    row(
        "statement",
        tree.CannotGainCounters(KIND),
        "{kind:every} can't gain counters",
        "{kind:every} ne peuvent pas gagner de compteurs",
    ),
)
