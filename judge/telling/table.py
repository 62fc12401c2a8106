"""What lies on the table at one moment, as plain data: cards, expeditions, the halves of the board, the Adventure."""

from __future__ import annotations

from judge.value import value


@value(frozen=True, slots=True)
class CardView:
    """A card, token or hero as it lies on the board.

    Arguments:
        name: its name in the story's language.
        type: its type in words, such as ``Character`` or ``Personnage``.
        detail: its version, such as ``common`` or ``rare, Ordis``; may be empty.
        statistics: ``forest/mountain/water`` as they are now, such as ``2/1/2``; empty where it has none.
        statuses: its statuses in words, such as ``Fleeting``.
        counters: its counters: what so many of the kind are called, such as ``boosts``, and how many.
        new: whether the step shown put it where it is.
        unplayed: the lines of it that the engine does not play, each with the reason.
    """

    name: str
    type: str
    detail: str = ""
    statistics: str = ""
    statuses: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    new: bool = False
    unplayed: tuple[str, ...] = ()


@value(frozen=True, slots=True)
class ExpeditionView:
    """One expedition of a player.

    Arguments:
        title: ``Hero Expedition`` or ``Companion Expedition`` in the story's language.
        region: how many regions it has moved forward; 0 is its start.
        cards: the cards in it, oldest first.
    """

    title: str
    region: int
    cards: tuple[CardView, ...] = ()


@value(frozen=True, slots=True)
class SideView:
    """A player's half of the board.

    Arguments:
        name: the player's name.
        first_player: whether the player holds the first player marker.
        active: whether it is the player's turn.
        hero: the player's hero, if the board has one.
        expeditions: the Hero Expedition, then the Companion Expedition.
        landmarks: the Landmark zone.
        discard: the Discard pile, top card last.
        mana_ready: ready Mana orbs.
        mana_exhausted: exhausted Mana orbs.
        hand: how many cards are in Hand.
        known_hand: those of them that are known from the seat from which is told.
        deck: how many cards are in the Deck.
    """

    name: str
    first_player: bool = False
    active: bool = False
    hero: CardView | None = None
    expeditions: tuple[ExpeditionView, ...] = ()
    landmarks: tuple[CardView, ...] = ()
    reserve: tuple[CardView, ...] = ()
    discard: tuple[CardView, ...] = ()
    mana_ready: int = 0
    mana_exhausted: int = 0
    hand: int = 0
    known_hand: tuple[CardView, ...] = ()
    deck: int = 0


@value(frozen=True, slots=True)
class ExpeditionCounter:
    """An expedition counter on a region.

    Arguments:
        player: whose it is, by seat.
        name: the player's name.
        title: ``Hero Expedition`` or ``Companion Expedition`` in the story's language.
        hero: whether it is that of the Hero Expedition.
    """

    player: int
    name: str
    title: str
    hero: bool


@value(frozen=True, slots=True)
class RegionView:
    """A region of the Adventure as it is now.

    Arguments:
        name: ``Hero Region``, ``region 1`` ... ``Companion Region``, or ``Arena``, in the story's language.
        terrains: the terrains that it has now, each as ``forest``, ``mountain`` or ``water`` and in words.
        face_up: whether its face is up.
        here: the expedition counters on it.
    """

    name: str
    terrains: tuple[tuple[str, str], ...] = ()
    face_up: bool = True
    here: tuple[ExpeditionCounter, ...] = ()


@value(frozen=True, slots=True)
class BoardView:
    """Everything that lies on the table at one moment.

    Arguments:
        players: the halves of the board, in the order of the file; the first is drawn nearest to the reader.
        limbo: the objects in Limbo, in the order in which they came.
        regions: the Adventure, from the Hero Region to the Companion Region; or the Arena.
        day: the day; 0 where there is none.
        phase: the phase in words, such as ``Afternoon``; empty where there is none.
    """

    players: tuple[SideView, ...] = ()
    limbo: tuple[CardView, ...] = ()
    regions: tuple[RegionView, ...] = ()
    day: int = 0
    phase: str = ""
