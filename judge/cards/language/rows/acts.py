"""How steps are said that somebody does; the first verb is inflected."""

from judge.cards.language.for_each import FOR_EACH
from judge.cards.language.rows.amounts import FOR_EVERY
from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.such_expeditions import aimed, marked, such_of
from judge.game import ability as tree
from judge.game.ability import Where, Who, Whose
from judge.game.terms import Status, Zone

WHAT, NUMBER, COUNT, KIND = slot("what"), slot("number"), slot("count"), slot("kind")
IT = tree.It()
YOUR_DISCARD = tree.Kind(zone=Zone.DISCARD, whose=Whose.YOURS)

THIS_WAY = (
    ("card discarded", "carte défaussée"),
    ("card exhausted", "carte épuisée"),
    ("boost lost", "boost perdu"),
    ("boost removed", "boost retiré"),
    ("boost spent", "boost dépensé"),
    ("card sacrificed", "carte sacrifiée"),
    ("Permanent sacrificed", "Permanent sacrifié"),
    ("Character sacrificed", "Personnage sacrifié"),
)
"""What the step before did to some things, of which a card is drawn for each."""

ROWS: tuple[Row, ...] = (
    row("act", tree.Sacrifice(WHAT), "<sacrifice> {what:obj}", "<sacrifice> {what:obj}"),
    row(
        "act",
        tree.Discard(tree.Target(KIND, COUNT, up_to=True)),
        "<discard> up to {count:word} targets, {kind:targets}",
        "<discard> jusqu'à {count:word} cibles, {kind:targets}",
    ),
    row(
        "act",
        tree.Discard(tree.Some(tree.Kind(zone=Zone.HAND, whose=Whose.THEIRS))),
        "<discard> a card from their hand",
        "se <discard> d'une carte de sa main",
    ),
    row(
        "act",
        tree.Discard(tree.Some(tree.Kind(zone=Zone.HAND, whose=Whose.YOURS), random=True)),
        "<discard> a random card from your hand",
        "<discard> une carte au hasard de votre main",
    ),
    row("act", tree.Discard(WHAT), "<discard> {what:obj}", "<discard> {what:obj}"),
    row(
        "act",
        tree.Put(WHAT, Zone.DECK, position=3),
        "<put> {what:obj} third from the top of its owner's deck",
        "<put> {what:obj} en troisième position du deck de son propriétaire",
    ),
    row("act", tree.GainStatus(WHAT, Status.EXHAUSTED), "<exhaust> {what:obj}", "<exhaust> {what:obj}"),
    row("act", tree.LoseStatus(WHAT, Status.EXHAUSTED), "<ready> {what:obj}", "<ready> {what:obj}"),
    row("act", tree.Draw(COUNT), "<draw> {count:cards}", "<draw> {count:cards}"),
    row(
        "act",
        tree.Draw(tree.Per(1, tree.NumberOf(KIND))),
        ("<draw> a card per {kind:bare}", "<draw> a card for each {kind:bare}"),
        ("<draw> une carte par {kind:bare}", "<draw> une carte pour chaque {kind:bare}"),
    ),
    row(
        "act",
        tree.Draw(tree.Per(1, tree.NumberOf(KIND), slot("most"))),
        tuple(
            f"<draw> a card {per} {{kind:bare}}, up to {most} {{most:word}}"
            for per in ("per", "for each")
            for most in ("a maximum of", "a max of")
        ),
        tuple(
            f"<draw> une carte {par} {{kind:bare}}, jusqu'à {most} {{most:word}}"
            for par in ("par", "pour chaque")
            for most in ("un maximum de", "un max de")
        ),
    ),
    row(
        "act",
        tree.Draw(tree.Per(1, slot("borne"))),
        ("<draw> a card for each {borne:borne}", "<draw> a card per {borne:borne}"),
        ("<draw> une carte pour chaque {borne:borne}", "<draw> une carte par {borne:borne}"),
    ),
    *(
        row(
            "act",
            tree.Draw(tree.Per(1, counted)),
            tuple(f"<draw> a card {marked(each)}" for each in said["en"]),
            tuple(f"<draw> une carte {marked(each)}" for each in said["fr"]),
        )
        for counted, said in FOR_EACH.items()
    ),
    row(
        "act",
        tree.Draw(tree.Per(1, slot("times"))),
        ("<draw> a card for each {times:played_times}", "<draw> a card per {times:played_times}"),
        ("<draw> une carte pour chaque {times:played_times}", "<draw> une carte par {times:played_times}"),
    ),
    row(
        "act",
        tree.Draw(tree.Per(1, slot("done"))),
        ("<draw> a card for each {done:this_way}", "<draw> a card per {done:this_way}"),
        ("<draw> une carte pour chaque {done:this_way}", "<draw> une carte par {done:this_way}"),
    ),
    row("act", tree.Draw(COUNT), "<draw> {count:letter} cards", "<draw> {count:letter} cartes"),
    row(
        "act",
        tree.Draw(tree.Per(1, tree.Scaled(tree.NumberOf(KIND), by=NUMBER))),
        "<draw> a card for every {number:word} {kind:plural}",
        tuple(f"<draw> une carte {par} {{number:word}} {{kind:plural}}" for par in FOR_EVERY),
    ),
    row(
        "act",
        tree.Draw(tree.ThatMany()),
        (
            "<draw> that many cards",
            *(f"<draw> a card {per} {one} this way" for one, _ in THIS_WAY for per in ("for each", "per")),
        ),
        (
            "<draw> le même nombre de cartes",
            "<draw> autant de cartes",
            *(f"<draw> une carte {par} {un} de cette façon" for _, un in THIS_WAY for par in ("pour chaque", "par")),
        ),
    ),
    row("act", tree.Put(WHAT, Zone.HAND, "draw"), "<draw> {what:it}", "<draw> {what:it}"),
    row("act", tree.Resupply(), "[<resupply>]", "[<resupply>]"),
    row("act", tree.Resupply(exhausted=True), "[<exhausted_resupply>]", "[<exhausted_resupply>]"),
    row("act", tree.Sabotage(), "[<sabotage>]", "[<sabotage>]"),
    row("act", tree.Sabotage(kind=KIND), "[<sabotage>] {kind:a}", "[<sabotage>] {kind:a}"),
    row("act", tree.Complete(WHAT), "<complete> {what:obj}", "<complete> {what:obj}"),
    row(
        "act",
        tree.PlaceMarker(),
        "<place> one of my Markers on target visible region",
        "<place> l'un de mes marqueurs sur une région visible ciblée",
    ),
    *(
        row(
            "act",
            tree.PlaceMarker(terrain, where, moved),
            f"<move> a {named}Terrain Marker from any region to {english}",
            f"<move> un marqueur Terrain {named}de n'importe quelle région vers {french}",
        )
        for terrain, named in ((None, ""), (slot("terrain"), "{terrain:terrain} "))
        for where, english, french, moved in (
            (None, "target visible region", "une région visible ciblée", True),
            (Where.MINE, "my region", "ma région", terrain is None),
            *(
                (where, f"the region of {expedition}", f"la région de {une}", terrain is None)
                for where, expedition, une in (
                    (Where.FACING_ME, "the Expedition facing me", "l'Expédition qui me fait face"),
                    (Where.MY_OTHER, "your other Expedition", "votre autre Expédition"),
                    (Where.HERO, "your Hero Expedition", "votre Expédition Héros"),
                    (Where.COMPANION, "your Companion Expedition", "votre Expédition Compagnon"),
                )
            ),
        )
    ),
    row("act", tree.ReceiveGift(), "also <receive_it>", "<receive_it> aussi"),
    row("act", tree.Pay(tree.Paid()), "<pay> {X}", "<pay> {X}"),
    row("act", tree.Pay(NUMBER), "<pay> {number:mana}", "<pay> {number:mana}"),
    row(
        "act",
        tree.TakeControl(IT),
        "<take> control of it",
        ("en <take> le contrôle", "<take> le contrôle de celui-ci"),
    ),
    row(
        "act",
        tree.TakeControl(WHAT, Where.MINE),
        "<take> control of {what:np}, putting it in my Expedition if it's an Expedition Permanent",
        (
            "<take> le contrôle {what:of} en le mettant dans mon Expédition si c'est un Permanent d'Expédition",
            "<take> le contrôle {what:of}, en le plaçant dans mon Expédition si c'est un Permanent d'Expédition",
        ),
    ),
    row("act", tree.TakeControl(WHAT), "<take> control of {what:np}", "<take> le contrôle {what:of}"),
    row("act", tree.Pick(WHAT), "<choose> {what:np}", "<choose> {what:np}"),
    row("act", tree.Reveal(WHAT, look=True), "<look> at {what:top}", "<look> {what:top}"),
    row(
        "act",
        tree.Reveal(tree.Some(tree.Kind(zone=Zone.HAND, whose=Whose.THEIRS), random=True)),
        "<reveal> a random card from their hand",
        ("<reveal> une carte au hasard de sa main", "<reveal> une carte aléatoire de sa main"),
    ),
    row(
        "act",
        tree.Exchange(WHAT, tree.Some(tree.Kind(zone=Zone.HAND, whose=Whose.YOURS))),
        ("<exchange> {what:np} with a card from your hand", "<exchange> a card from your hand with {what:np}"),
        (
            "<exchange> {what:np} contre une carte de votre main",
            "<exchange> {what:np} avec une carte de votre main",
            "<exchange> une carte de votre main contre {what:np}",
            "<exchange> une carte de votre main avec {what:np}",
        ),
    ),
    row(
        "act",
        tree.Exchange(WHAT, slot("other")),
        "<exchange> {what:np} with {other:of_hand}",
        ("<exchange> {what:np} contre {other:of_hand}", "<exchange> {what:np} avec {other:of_hand}"),
    ),
    row("act", tree.Augment(WHAT), "[<augment>] {what:obj}", "[<augment>] {what:obj}"),
    row("act", tree.Aim(Where.TARGET), "<aim> an Expedition", "<aim> une Expédition"),
    *(
        row(
            "act",
            tree.Aim(such),
            tuple(f"<aim> {marked(aimed(one, 'en'))}" for one in english),
            tuple(f"<aim> {marked(aimed(une, 'fr'))}" for une in french),
        )
        for such, (english, french) in such_of(Where.TARGET).items()
    ),
    row(
        "act",
        tree.Reveal(tree.All(tree.Kind(zone=Zone.HAND, whose=Whose.THEIRS))),
        "<reveal> their hand",
        "<reveal> sa main",
    ),
    row(
        "act",
        tree.Reveal(tree.All(tree.Kind(zone=Zone.HAND, whose=Whose.YOURS))),
        "<reveal> your hand",
        "<reveal> votre main",
    ),
    *(
        row(
            "act",
            tree.MoveExpedition(slot("where"), regions),
            tuple(f"<have> {{where:expedition}} move {way} one region" for way in english),
            f"<have> {french} {{where:expedition}} d'une région",
        )
        for regions, english, french in ((1, ("forward",), "avancer"), (-1, ("backwards", "backward"), "reculer"))
    ),
    row(
        "act",
        tree.Ascend(slot("where")),
        "<have> {where:expedition} [Ascend]",
        "<have> [s'Élever] {where:expedition}",
    ),
    row("act", tree.AfterYou(), "[After You]", "[Après vous]"),
    row(
        "act",
        tree.Activate(IT, slot("zone")),
        "<activate> its {zone:symbol} abilities",
        "<activate> ses capacités {zone:symbol}",
    ),
    row(
        "act",
        tree.Activate(WHAT, slot("zone")),
        "<activate> the {zone:symbol} abilities of {what:np}",
        "<activate> les capacités {zone:symbol} {what:of}",
    ),
    row("act", tree.Aim(WHAT), "<aim> {what:aimed}", "<aim> {what:aimed}"),
    row("act", tree.Reveal(WHAT), "<reveal> {what:top}", "<reveal> {what:top}"),
    row("act", tree.Reveal(WHAT), "<reveal> {what:of_hand}", "<reveal> {what:of_hand}"),
    row(
        "act",
        tree.Steps((tree.Pick(WHAT), tree.Put(IT, Zone.EXPEDITION, where=tree.Where.EACH_OF_YOURS))),
        "<choose> {what:np} and put them in your Expeditions",
        "<choose> {what:np} et mettez-les dans vos Expéditions",
    ),
    row("act", tree.Pass(), ("<pass>", "immediately <pass>"), ("<pass>", "<pass> immédiatement")),
    row(
        "act",
        tree.Steps((tree.Put(tree.All(YOUR_DISCARD), Zone.DECK, position=1), tree.Shuffle())),
        "<shuffle> your discard pile into your deck",
        "<shuffle> votre défausse dans votre deck",
    ),
    row("act", tree.Shuffle(), "<shuffle> your deck", "<shuffle> votre deck"),
    row(
        "act",
        tree.Put(WHAT, Zone.DECK, position=1, ordered=True),
        tuple(
            f"<put> {{what:it}} back{on_top} in any order"
            for on_top in (" on top of your deck", " on top of it", " on top", "")
        ),
        tuple(
            f"<put_back> {{what:it}}{over} {order}"
            for over in (" au-dessus de votre deck", " au-dessus", "")
            for order in ("dans n'importe quel ordre", "dans l'ordre de votre choix")
        ),
    ),
    row("act", tree.Shuffle(Who.THEY), "<shuffle> their deck", "<shuffle> son deck"),
)
