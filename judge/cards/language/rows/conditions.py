"""How the other conditions are said, after "if": of objects, of players, of what was done."""

from judge.cards.language.rows.held import HELD
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Where, Who, Whose
from judge.game.terms import Phase, Zone

KIND, NUMBER, STATUS = slot("kind"), slot("number"), slot("status")
ME, IT, YOU = tree.Me(), tree.It(), Who.YOU
THAT_PLAYER = Who.TARGET_PLAYER
Said = tuple[str, ...]
LIMITED = (Zone.RESERVE, Zone.LANDMARK)
"""Zones that have a limit, and so could be full."""

NOW = (
    (Phase.MORNING, "Morning", ("c'est le Matin", "ce n'est pas le Matin")),
    (Phase.NOON, "Noon", ("c'est Midi", "ce n'est pas Midi", "il est Midi", "il n'est pas Midi")),
    (Phase.AFTERNOON, "Afternoon", ("c'est l'Après-midi", "ce n'est pas l'Après-midi")),
    (Phase.DUSK, "Dusk", ("c'est le Crépuscule", "ce n'est pas le Crépuscule")),
    (Phase.NIGHT, "Night", ("c'est la Nuit", "ce n'est pas la Nuit", "il fait Nuit", "il ne fait pas Nuit")),
)
"""How it is said which phase it is, and which it is not, in turn."""


def _empty_or_full(zone: Zone, whose: Whose, english: Said, french: Said, full: bool) -> tuple[Row, Row]:
    """ "your Reserve is empty", "your Reserve isn't full"."""
    many = zone is Zone.LANDMARK
    so, tel = ("full", "pleins" if many else "pleine") if full else ("empty", "vides" if many else "vide")
    are, sont = ("are", "sont") if many else ("is", "est")
    said = tree.IsFull(zone, whose) if full else tree.IsEmpty(zone, whose)
    return (
        row(
            *("condition", said),
            tuple(f"{one} {are}{also} {so}" for also in ("", " also") for one in english),
            (
                *(f"{un} {sont}{aussi} {tel}" for aussi in ("", " aussi", " également") for un in french),
                *(f"{un} {sont} {tel} {aussi}" for aussi in ("aussi", "également") for un in french),
            ),
        ),
        row(
            "condition",
            tree.Not(said),
            tuple(f"{one} {are}{no} {so}" for one in english for no in ("n't", " not")),
            tuple(f"{un} {'ne' if many else 'n'}{' ' if many else chr(39)}{sont} pas {tel}" for un in french),
        ),
    )


def _is_now(phase: Phase, english: str, french: Said) -> tuple[Row, Row]:
    """ "it's Night", "it isn't Night"."""
    said = tree.IsPhase(phase)
    return (
        row("condition", said, (f"it's {english}", f"it is {english}"), french[::2]),
        row(
            "condition",
            tree.Not(said),
            tuple(f"{no} {english}" for no in ("it's not", "it is not", "it isn't")),
            french[1::2],
        ),
    )


ROWS: tuple[Row, ...] = (
    row(
        "condition",
        tree.HasStatus(ME, STATUS),
        ("I'm {status:status}", "I am {status:status}"),
        "je suis {status:status}",
    ),
    row(
        "condition",
        tree.HasStatus(ME, STATUS, has=False),
        ("I'm not {status:status}", "I am not {status:status}"),
        "je ne suis pas {status:status}",
    ),
    row("condition", tree.HasStatus(ME, STATUS, before=True), "I was {status:status}", "j'étais {status:status}"),
    row(
        "condition",
        tree.HasStatus(ME, STATUS, has=False, before=True),
        "I was not {status:status}",
        "je n'étais pas {status:status}",
    ),
    row(
        "condition",
        tree.HasStatus(IT, STATUS, before=True),
        "it was {status:status}",
        ("il était {status:status}", "elle était {status:status}"),
    ),
    row(
        "condition",
        tree.HasStatus(IT, STATUS, has=False),
        ("it's not {status:status}", "it is not {status:status}", "it isn't {status:status}"),
        ("il n'est pas {status:status}", "elle n'est pas {status:status}"),
    ),
    row(
        "condition",
        tree.Not(tree.IsKind(IT, KIND)),
        ("it's not {kind:a}", "it is not {kind:a}", "it isn't {kind:a}"),
        "ce n'est pas {kind:a}",
    ),
    row("condition", tree.IsKind(IT, tree.Kind(whose=Whose.YOURS)), "you control it", "vous le contrôlez"),
    row(
        "condition",
        tree.IsKind(IT, tree.Kind(whose=Whose.YOURS, zone=Zone.RESERVE)),
        "it's in your Reserve",
        ("elle est dans votre Réserve", "il est dans votre Réserve"),
    ),
    row(
        "condition",
        tree.IsKind(IT, tree.Kind(where=Where.FACING_ME)),
        ("it's facing me", "it is facing me"),
        ("il me fait face", "elle me fait face"),
    ),
    *(
        row(
            "condition",
            turned(tree.IsKind(IT, tree.Kind(sign=slot("sign")))),
            f"it {has} a {{sign:sign}} ability",
            tuple(f"{il} {a} {{sign:sign}}" for il in ("il", "elle")),
        )
        for turned, has, a in (
            (lambda one: one, "has", "a une capacité"),
            (tree.Not, "doesn't have", "n'a pas de capacité"),
        )
    ),
    row(
        "condition",
        tree.IsKind(IT, KIND),
        ("it's {kind:a}", "it is {kind:a}"),
        "c'est {kind:a}",
    ),
    row(
        "condition",
        tree.AllOf((tree.Controls(YOU, slot("first"), 1), tree.Controls(YOU, slot("second"), 1))),
        "you control {first:a} and {second:a}",
        "vous contrôlez {first:a} et {second:a}",
    ),
    row(
        "condition",
        tree.ControlsEach(YOU, (slot("first"), slot("second"), slot("third"))),
        "you control {first:a}, {second:a} and yet {third:a}",
        "vous contrôlez {first:a}, {second:a}, et encore {third:still}",
    ),
    row(
        "condition",
        tree.IsFirstPlayer(),
        ("you are the first player", "you are first player", "you're first player", "you're the first player"),
        ("vous êtes le premier joueur", "vous êtes premier joueur"),
    ),
    row(
        "condition",
        tree.Not(tree.IsFirstPlayer()),
        tuple(
            f"you{no} {first}"
            for no in (" are not", " aren't", "'re not")
            for first in ("the first player", "first player")
        ),
        ("vous n'êtes pas le premier joueur", "vous n'êtes pas premier joueur"),
    ),
    row(
        "condition",
        tree.IsFirstPlayer(Who.OPPONENT),
        ("your opponent is first player", "your opponent is the first player"),
        ("votre adversaire est premier joueur", "votre adversaire est le premier joueur"),
    ),
    row(
        "condition",
        tree.IsTurn(),
        ("it's your turn", "it is your turn", "this is your turn"),
        ("c'est votre tour",),
    ),
    row(
        "condition",
        tree.Not(tree.IsTurn()),
        ("it's not your turn", "it isn't your turn", "it is not your turn"),
        "ce n'est pas votre tour",
    ),
    row(
        "condition",
        tree.IsTurn(Who.OPPONENT),
        ("it's your opponent's turn", "it's an opponent's turn"),
        ("c'est le tour de votre adversaire", "c'est le tour d'un adversaire"),
    ),
    row("condition", tree.Did(), "you do", "vous le faites"),
    row(
        "condition",
        tree.DidTo("discard", KIND),
        "you discarded {kind:a} this way",
        "vous avez défaussé {kind:a} de cette façon",
    ),
    row(
        "condition",
        tree.DidTo("discard", KIND, NUMBER),
        "you discarded {number:word} or more {kind:several} this way",
        "vous avez défaussé au moins {number:word} {kind:several} de cette façon",
    ),
    row("condition", tree.Not(tree.Did()), "you don't", "vous ne le faites pas"),
    row("condition", tree.Not(tree.Did(able=True)), "you can't", ("vous ne pouvez pas le faire", "vous ne pouvez pas")),
    row(
        "condition",
        tree.WasPlayedFrom(IT, Zone.HAND),
        ("played from your hand", "you play it from your hand"),
        ("il est joué de votre main", "vous le jouez de votre main", "vous la jouez de votre main"),
    ),
    row(
        "condition",
        tree.WasPlayedFrom(ME, Zone.RESERVE),
        "I was played from Reserve",
        "j'ai été (joué/jouée) depuis la Réserve",
    ),
    row(
        "condition",
        tree.WasPlayedFrom(ME, Zone.HAND),
        "I was played from your hand",
        "j'ai été (joué/jouée) de votre main",
    ),
    row(
        "condition",
        tree.WasActivated(slot("sign")),
        "{sign:was_activated}",
        "{sign:was_activated}",
    ),
    row(
        "condition",
        slot("was"),
        "you discarded {was:was_discarded}",
        "vous avez défaussé {was:was_discarded}",
    ),
    row(
        "condition",
        tree.HasStatus(IT, STATUS),
        ("it is {status:status}", "it's {status:status}"),
        ("il est {status:status}", "elle est {status:status}"),
    ),
    row("condition", tree.IsKind(IT, KIND, before=True), "its {kind:was}", "{kind:was}"),
    row("condition", tree.IsKind(IT, KIND, before=True), "it was {kind:a}", "c'était {kind:a}"),
    row("condition", tree.IsKind(IT, KIND), "its {kind:is_of}", "{kind:is_of}"),
    row(
        "condition",
        tree.IsOnly(KIND),
        "I'm the only {kind:bare}",
        "je suis (le seul/la seule)@kind {kind:bare}",
    ),
    row(
        "condition",
        tree.IsOnly(tree.Kind(zone=Zone.RESERVE, whose=Whose.THEIRS), IT),
        "it was the only card in their Reserve",
        ("c'était la seule carte de sa Réserve", "c'était la seule carte dans sa Réserve"),
    ),
    row(
        "condition",
        tree.IsOnly(KIND, IT),
        ("it's the only {kind:bare}", "it is the only {kind:bare}"),
        "c'est (le seul/la seule)@kind {kind:bare}",
    ),
    *(
        one
        for verb, there, la in (
            ("put", "in Reserve", "en Réserve"),
            ("take", "in your hand", "dans votre main"),
        )
        for one in (
            row(
                "condition",
                tree.DidTo(verb, KIND),
                f"you put {{kind:a}} {there} this way",
                (f"vous mettez {{kind:a}} {la} de cette façon", f"vous avez mis {{kind:a}} {la} de cette façon"),
            ),
            row(
                "condition",
                tree.DidTo(verb, KIND, NUMBER),
                f"you put {{number:word}} or more {{kind:several}} {there} this way",
                f"vous mettez au moins {{number:word}} {{kind:several}} {la} de cette façon",
            ),
        )
    ),
    *(
        one
        for zone, whose, said, dit in HELD
        for full in (False, True)
        if not full or zone in LIMITED
        for one in _empty_or_full(zone, whose, said, dit, full)
    ),
    *(one for phase, english, french in NOW for one in _is_now(phase, english, french)),
)
