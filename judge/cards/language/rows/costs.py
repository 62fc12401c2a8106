"""How it is said that cards cost less or more."""

from collections.abc import Iterator
from typing import Any

from judge.cards.language.for_each import FOR_EACH
from judge.cards.language.rows.amounts import FOR_EVERY
from judge.cards.language.rows.expeditions import PLAYED_INTO
from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.such_expeditions import marked
from judge.game import ability as tree
from judge.game.ability import Such, Where, Who
from judge.game.terms import Zone

ME = tree.Me()
KIND, NUMBER, LEAST, MOST = slot("kind"), slot("number"), slot("least"), slot("most")

COST_ME, ME_COÛTE = ("I cost", "play me for"), ("je coûte", "jouez-moi pour")
"""How it is said of the bearer that it costs something else."""

DOWN_TO = (", down to a minimum of {least:mana}", ", jusqu'à un minimum de {least:mana}")
"""How it is said that it costs no less than so much, however many there are of something."""

Said = tuple[str, ...]

THAN = (("mana", "less", "de moins"), ("more_mana", "more", "de plus"))
"""How it is said that something costs less, and that it costs more: the slot of how much, and the words behind it."""

PER, PAR = ("per", "for each"), ("par", "pour chaque")

PLAYED_BY: tuple[tuple[Who, Said, Said], ...] = (
    (
        Who.EACH_OPPONENT,
        ("your opponents play", "opponents play"),
        ("(joués/jouées)@kind par vos adversaires", "que vos adversaires jouent", "que jouent vos adversaires"),
    ),
)
"""Who plays what costs something else, where it is not "you" alone."""

TARGETED: tuple[tuple[Who, Said, Said], ...] = (
    (
        Who.TARGET_OPPONENT,
        ("target opponent plays",),
        ("(joués/jouées)@kind par un adversaire ciblé", "qu'un adversaire ciblé joue"),
    ),
)
"""Who is targeted, where it costs something else for a while."""

PLAYED_FROM: tuple[tuple[Zone | None, Said, Said], ...] = (
    (None, ("",), ("",)),
    (
        Zone.RESERVE,
        (" from Reserve", " from their Reserve"),
        (" depuis la Réserve", " depuis leur Réserve", " de leur Réserve", " depuis sa Réserve", " de sa Réserve"),
    ),
    (
        Zone.HAND,
        (" from hand", " from their hand"),
        (" depuis la main", " depuis leur main", " de leur main", " depuis sa main", " de sa main"),
    ),
)
"""From where it is played."""


def _i_cost(less: Any, each: Said = ("",), chaque: Said = ("",)) -> tuple[Row, ...]:
    """How it is said that the bearer costs less, or more, where that is all or for each of something.

    Arguments:
        less: how much less.
        each: what is said of it behind the mana.
        chaque: the same in French.
    """
    return (
        *(
            row(
                "statement",
                tree.CostsLess(ME, less),
                tuple(f"{one} {{number:{mana}}} {than}{per}" for one in COST_ME for per in each),
                tuple(f"{un} {{number:{mana}}} {que}{par}" for un in ME_COÛTE for par in chaque),
            )
            for mana, than, que in THAN
        ),
        row(
            "statement",
            tree.CostsLess(ME, less, minimum=LEAST),
            tuple(f"{one} {{number:mana}} less{per}{DOWN_TO[0]}" for one in COST_ME for per in each),
            tuple(f"{un} {{number:mana}} de moins{par}{DOWN_TO[1]}" for un in ME_COÛTE for par in chaque),
        ),
    )


def _played_from(*players: tuple[Who, Said, Said]) -> Iterator[tuple[Who, Zone | None, Said, Said]]:
    """By whom something is played and from where, and how each language says both."""
    for who, english, french in players:
        for zone, places, lieux in PLAYED_FROM:
            they = tuple(f"{play}{place}" for play in english for place in places)
            yield who, zone, they, tuple(f"{joués}{lieu}" for joués in french for lieu in lieux)


def _theirs_cost(less: Any, each: Said = ("",), chaque: Said = ("",)) -> Iterator[Row]:
    """How it is said that what others play costs less, or more.

    Arguments:
        less: how much less.
        each: what is said of it behind the mana.
        chaque: the same in French.
    """
    for who, zone, they, ils in _played_from(*PLAYED_BY):
        for mana, than, que in reversed(THAN):
            yield row(
                "statement",
                tree.CostsLess(tree.All(KIND), less, who, zone),
                tuple(f"{{kind:all}} {one} cost {{number:{mana}}} {than}{per}" for one in they for per in each),
                tuple(f"{{kind:all}} {un} coûtent {{number:{mana}}} {que}{par}" for un in ils for par in chaque),
            )


def _theirs_cost_for_a_while() -> Iterator[Row]:
    """How it is said that what others play costs less, or more, until the end of a turn, an Afternoon or a Day."""
    for who, zone, they, ils in _played_from(*PLAYED_BY, *TARGETED):
        for mana, than, que in reversed(THAN):
            yield row(
                "clause",
                tree.Lasting(tree.CostsLess(tree.All(KIND), NUMBER, who, zone), slot("until")),
                (
                    *(f"{{until:this_day}} {{kind:all}} {one} cost {{number:{mana}}} {than}" for one in they),
                    *(f"{{kind:all}} {one} {{until:until}} cost {{number:{mana}}} {than}" for one in they),
                    *(f"{{kind:all}} {one} cost {{number:{mana}}} {than} {{until:lasting}}" for one in they),
                ),
                (
                    *(f"{{until:this_day}} {{kind:all}} {un} coûtent {{number:{mana}}} {que}" for un in ils),
                    *(f"{{kind:all}} {un} {{until:until}} coûtent {{number:{mana}}} {que}" for un in ils),
                    *(f"{{kind:all}} {un} coûtent {{number:{mana}}} {que} {{until:lasting}}" for un in ils),
                ),
            )


ROWS: tuple[Row, ...] = (
    row(
        "statement",
        tree.CostsAtLeast(Who.EACH_OPPONENT, KIND, NUMBER),
        "{kind:all} your opponents play can't cost less than {number:mana}",
        "{kind:all} (joués/jouées)@kind par vos adversaires ne peuvent pas coûter moins de {number:mana}",
    ),
    *_i_cost(NUMBER),
    *_i_cost(
        tree.Per(NUMBER, tree.NumberOf(KIND)),
        tuple(f" {per} {{kind:bare}}" for per in PER),
        tuple(f" {par} {{kind:bare}}" for par in PAR),
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.NumberOf(KIND), MOST)),
        tuple(
            f"{one} {{number:mana}} less {per} {{kind:bare}}, up to a {most} of {{most:mana}}"
            for one in COST_ME
            for per in ("per", "for each")
            for most in ("maximum", "max")
        ),
        tuple(
            f"{un} {{number:mana}} de moins {par} {{kind:bare}}, jusqu'à un {most} de {{most:mana}}"
            for un in ME_COÛTE
            for par in ("par", "pour chaque")
            for most in ("maximum", "max")
        ),
    ),
    *_i_cost(
        tree.Per(NUMBER, tree.Scaled(tree.NumberOf(KIND), by=slot("every"))),
        (" for every {every:word} {kind:plural}",),
        tuple(f" {par} {{every:word}} {{kind:plural}}" for par in FOR_EVERY),
    ),
    *_i_cost(
        tree.Per(NUMBER, tree.CountersOn(tree.All(KIND), slot("name"))),
        tuple(f" {per} {{name:counter}} on {{kind:every}}" for per in PER),
        tuple(f" {par} {{name:counter}} sur {{kind:every}}" for par in PAR),
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER, into=Such(Where.ANY, starting=True)),
        "<pay> {number:more_mana} more to play me in a starting region",
        "<pay> {number:more_mana} de plus pour me jouer dans une région de départ",
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER, into=Such(Where.ANY, without=tree.Contained.CHARACTER)),
        (
            "I cost {number:mana} less to play in an Expedition with no Characters",
            "if there are no Characters in the Expedition I'm played in: I cost {number:mana} less",
            "if there are no Characters in the Expedition I'm played in, I cost {number:mana} less",
        ),
        (
            "je coûte {number:mana} de moins à jouer dans une Expédition où il n'y a aucun Personnage",
            "s'il n'y a aucun Personnage dans l'Expédition où je suis joué : je coûte {number:mana} de moins",
            "s'il n'y a aucun Personnage dans l'Expédition où je suis joué, je coûte {number:mana} de moins",
        ),
    ),
    *(
        row(
            "statement",
            tree.CostsLess(ME, NUMBER, into=into),
            tuple(
                f"{one} {{number:mana}} less{to_play} {there}"
                for one, to_play in (("you may play me for", ""), ("I cost", ""), ("I cost", " to play"))
                for there in english
            ),
            tuple(
                f"{un} {{number:mana}} de moins{à_jouer} {là}"
                for un, à_jouer in (("vous pouvez me jouer pour", ""), ("je coûte", ""), ("je coûte", " à jouer"))
                for là in french
            ),
        )
        for into, english, french in PLAYED_INTO
        if into.without is not tree.Contained.CHARACTER
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.Expeditions(Such(Where.EACH_OF_YOURS, contact=True)))),
        "play me for {number:mana} less per Expedition [In Contact] that you control",
        "jouez-moi pour {number:mana} de moins par Expédition [En Contact] que vous contrôlez",
    ),
    *(
        each
        for counted, said in FOR_EACH.items()
        for each in _i_cost(
            tree.Per(NUMBER, counted),
            tuple(f" {marked(one)}" for one in said["en"]),
            tuple(f" {marked(un)}" for un in said["fr"]),
        )
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.OthersPlayed())),
        (
            "play me for {number:mana} less per other card you played this turn",
            "I cost {number:mana} less for each other card you played this turn",
        ),
        tuple(
            f"{un} {{number:mana}} de moins {par} autre carte que vous avez jouée ce tour{ci}"
            for un in reversed(ME_COÛTE)
            for par in ("par", "pour chaque")
            for ci in ("", "-ci")
        ),
    ),
    *_i_cost(
        tree.Per(NUMBER, slot("times")),
        tuple(f" {per} {{times:played_times}}" for per in reversed(PER)),
        tuple(f" {par} {{times:played_times}}" for par in reversed(PAR)),
    ),
    *(
        row(
            "statement",
            tree.CostsLess(tree.All(KIND), NUMBER, Who.EACH, zone, least),
            (),
            tuple(
                f"{{kind:all}} (joués/jouées)@kind{lieu} coûtent {{number:{mana}}} {que}{pas_moins}" for lieu in lieux
            ),
        )
        for zone, _, lieux in PLAYED_FROM
        if zone is not None
        for mana, _, que in THAN
        for least, pas_moins in ((None, ""), (LEAST, DOWN_TO[1]))
    ),
    *_theirs_cost(NUMBER),
    *_theirs_cost(
        tree.Per(NUMBER, tree.NumberOf(slot("counted"))),
        tuple(f" {per} {{counted:bare}}" for per in reversed(PER)),
        tuple(f" {par} {{counted:bare}}" for par in reversed(PAR)),
    ),
    *_theirs_cost_for_a_while(),
    row(
        "statement",
        tree.CostsLess(tree.All(KIND), NUMBER, Who.EACH_OPPONENT),
        tuple(
            f"{{kind:all_facing}} {they} play in the Expedition facing me cost {{number:more_mana}} more"
            for they in ("your opponents", "opponents")
        ),
        tuple(
            f"{{kind:all_facing}} que {ils} jouent dans l'Expédition qui me fait face coûtent {{number:more_mana}}"
            " de plus"
            for ils in ("vos adversaires", "les adversaires")
        ),
    ),
)
