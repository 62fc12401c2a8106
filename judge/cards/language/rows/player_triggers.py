"""How triggers are said of what players do, each with every player who may do it."""

from collections.abc import Callable, Iterator
from typing import Any

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Who
from judge.game.terms import Zone

KIND, YOU = slot("kind"), Who.YOU
PLAYERS = (
    (YOU, ("you",), ("vous",)),
    (Who.OPPONENT, ("an opponent", "your opponent"), ("un adversaire", "votre adversaire")),
    (Who.EACH, ("a player", "any player"), ("un joueur", "n'importe quel joueur")),
)
"""Who does what a trigger waits for."""

Said = tuple[str, ...]
OR_HIGHER: Said = ("a {number:plus}", "a {number:digits} or higher", "a {number:digits} or more")
OU_PLUS: Said = ("{number:digits} ou plus", "{number:digits} ou plus sur un dé", "un {number:digits} ou plus")
DONE: tuple[tuple[Callable[[Who], Any], str, Said, str, str, Said], ...] = (
    (lambda who: tree.Plays(who, KIND), "play", ("{kind:a}",), "jouez", "joue", ("{kind:a}",)),
    (
        *(lambda who: tree.Plays(who, KIND, Zone.RESERVE), "play", ("{kind:a} from Reserve",)),
        *("jouez", "joue", ("{kind:a} depuis la Réserve", "{kind:a} depuis sa Réserve", "{kind:a} de la Réserve")),
    ),
    (
        *(lambda who: tree.Plays(who, KIND, Zone.HAND), "play", ("{kind:a} from hand",)),
        *("jouez", "joue", ("{kind:a} depuis la main", "{kind:a} depuis sa main")),
    ),
    (lambda who: tree.Creates(who, KIND), "create", ("{kind:a}",), "créez", "crée", ("{kind:a}",)),
    (lambda who: tree.Exhausts(who, KIND), "exhaust", ("{kind:a}",), "épuisez", "épuise", ("{kind:a}",)),
    (tree.Rolls, "roll", ("one or more dice",), "lancez", "lance", ("au moins un dé",)),
    (
        *(lambda who: tree.Rolls(who, slot("number")), "roll", ("a {number:plus} on a die", *OR_HIGHER)),
        *("obtenez", "obtient", ("{number:plus} sur un dé", "{number:plus}", *OU_PLUS)),
    ),
    (
        *(
            lambda who: tree.Rolls(who, slot("number"), slot("number")),
            "roll",
            ("a {number:digits} on a die", "a {number:digits}"),
        ),
        *("obtenez", "obtient", ("{number:digits} sur un dé", "un {number:digits} sur un dé", "un {number:digits}")),
    ),
    (tree.Draws, "draw", ("one or more cards",), "piochez", "pioche", ("au moins une carte",)),
    (lambda who: tree.Draws(who, each=True), "draw", ("a card",), "piochez", "pioche", ("une carte",)),
    (tree.Rushes, "[Rush]", ("",), "[Foncez]", "[Fonce]", ("",)),
    (tree.Sabotages, "[Sabotage]", ("",), "[Sabotez]", "[Sabote]", ("",)),
    (lambda who: tree.Completes(who, KIND), "complete", ("{kind:a}",), "accomplissez", "accomplit", ("{kind:a}",)),
    (
        *(lambda who: tree.ActivatesAbility(who, slot("sign")), "activate", ("{sign:a_sign}",)),
        *("activez", "active", ("{sign:a_sign}",)),
    ),
    (tree.MakesGift, "make", ("a [Gift]",), "faites", "fait", ("un [Don]",)),
    (tree.Resupplies, "[Resupply]", ("",), "[Ravitaillez]", "[Ravitaille]", ("",)),
    (
        *(tree.BecomesFirst, "become", ("first player", "the first player")),
        *("devenez", "devient", ("premier joueur", "le premier joueur")),
    ),
    (tree.Passes, "pass", ("",), "passez", "passe", ("",)),
)
"""What players do, in both languages: the verb with "you", and with anybody else."""

IN_TURN = (
    (
        *(tree.Passes(YOU, first=True), ("you pass first", "you pass before your opponents")),
        ("vous passez en premier", "vous passez en premier lieu", "vous passez avant vos adversaires"),
    ),
    (
        *(tree.Passes(YOU, last=True), ("you pass after your opponents", "you pass last")),
        ("vous passez après vos adversaires", "vous passez en dernier"),
    ),
    (
        *(tree.Passes(Who.OPPONENT, first=True), ("an opponent passes before you", "an opponent passes first")),
        ("un adversaire passe avant vous", "un adversaire passe en premier"),
    ),
    (tree.Passes(Who.OPPONENT, last=True), ("an opponent passes after you",), ("un adversaire passe après vous",)),
)
"""Who passes before whom."""


def _done_by_players() -> Iterator[Row]:
    """What each player can do, each said with every subject."""
    for event, verb, what, jouez, joue, quoi in DONE:
        for who, english, french in PLAYERS:
            does, fait = (verb, jouez) if who is YOU else (_third(verb), joue)
            yield row(
                "trigger",
                event(who),
                tuple(f"{one} {does} {rest}".strip() for one in english for rest in what),
                tuple(f"{one} {fait} {rest}".strip() for one in french for rest in quoi),
            )


def _third(verb: str) -> str:
    if verb.endswith("]"):
        return f"{_third(verb.removesuffix(']'))}]"
    if verb.endswith("ply"):
        return f"{verb.removesuffix('y')}ies"
    return f"{verb}es" if verb.endswith(("s", "sh")) else f"{verb}s"


TIMES = ("each_time", "until")
NTH = (
    (YOU, ("you play your",), ("vous jouez votre",)),
    (
        *(Who.OPPONENT, ("an opponent plays their", "your opponent plays their")),
        ("un adversaire joue (son/sa)@kind", "votre adversaire joue (son/sa)@kind"),
    ),
)
"""Who plays a card that is the second of a time."""


ROWS: tuple[Row, ...] = (
    *(
        row(
            "trigger",
            tree.Plays(who, KIND, None, slot("nth"), slot("until")),
            tuple(f"{one} {{nth:ordinal}} {{kind:bare_then}} {{until:{time}}}" for one in english for time in TIMES),
            tuple(f"{one} {{nth:ordinal}} {{kind:bare_then}} {{until:{time}}}" for one in french for time in TIMES),
        )
        for who, english, french in NTH
    ),
    *(
        row(
            "trigger",
            tree.Plays(who, KIND, None, slot("nth"), slot("until")),
            tuple(f"{one} the {{nth:ordinal}} {{kind:bare_then}} {{until:each_time}}" for one in english),
            tuple(f"{un} (le/la)@kind {{nth:ordinal}} {{kind:bare_then}} {{until:each_time}}" for un in french),
        )
        for who, english, french in (
            (YOU, ("you play",), ("vous jouez",)),
            (Who.OPPONENT, ("an opponent plays",), ("un adversaire joue",)),
        )
    ),
    *_done_by_players(),
    *(row("trigger", passes, english, french) for passes, english, french in IN_TURN),
)
