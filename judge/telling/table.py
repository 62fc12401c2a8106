"""What lies on the table at one moment, as plain data: cards, expeditions, the halves of the board, the Adventure."""

from __future__ import annotations

from typing import Literal

from judge.value import value

Mark = Literal["", "new", "gone", "changed"]
"""How a thing on the table differs from what was there before; "" where it does not."""


@value(frozen=True, slots=True)
class CardFace:
    """What stands on a card, in one language; symbols stand in it as ``{J}`` or ``{3}``.

    Arguments:
        key: by what it is told from other cards: its id, or the name of a token or of a file's own card.
        kind: its type, its sub-types, its faction and which version it is.
        faction: the two letters of its faction; "" for none.
        hand: its Hand Cost, if it has one.
        reserve: its Reserve Cost, if it has one.
        statistics: ``forest/mountain/water``, such as ``2/1/2``; "" where it has none.
        lines: its abilities, one a line.
        page: the id under which the site shows it; "" for a card that a file brings and for a token.
        forged: whether a visitor made it, so that it says so.
    """

    key: str
    name: str
    kind: str = ""
    faction: str = ""
    hand: int | None = None
    reserve: int | None = None
    statistics: str = ""
    lines: tuple[str, ...] = ()
    page: str = ""
    forged: bool = False


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
        unplayed: the lines of it that the engine does not play, each with the reason.
        object: the number of the object, which it keeps as long as it stays what it is.
        card: the key of its face; "" where it has none.
        mark: how it differs from what was there before, where that is marked.
        was: what it was before, where it is another now.
        exhausted: whether it is exhausted.
    """

    name: str
    type: str
    detail: str = ""
    statistics: str = ""
    statuses: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    unplayed: tuple[str, ...] = ()
    object: int = 0
    card: str = ""
    mark: Mark = ""
    was: CardView | None = None
    exhausted: bool = False


@value(frozen=True, slots=True)
class ExpeditionView:
    """One expedition of a player.

    Arguments:
        title: ``Hero Expedition`` or ``Companion Expedition`` in the story's language.
        region: how many regions it has moved forward; 0 is its start.
        cards: the cards in it, oldest first.
        statuses: its own statuses in words, such as ``Ascended``.
    """

    title: str
    region: int
    cards: tuple[CardView, ...] = ()
    statuses: tuple[str, ...] = ()


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
        was: the player's half before, without its cards, where its numbers or badges were others and that is marked.
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
    was: SideView | None = None


@value(frozen=True, slots=True)
class ExpeditionCounter:
    """An expedition counter on a region.

    Arguments:
        player: whose it is, by seat.
        name: the player's name.
        title: ``Hero Expedition`` or ``Companion Expedition`` in the story's language.
        hero: whether it is that of the Hero Expedition.
        mark: whether it has just come to a region, or left it, where that is marked.
    """

    player: int
    name: str
    title: str
    hero: bool
    mark: Mark = ""


@value(frozen=True, slots=True)
class RegionView:
    """A region of the Adventure as it is now.

    Arguments:
        name: ``Hero Region``, ``region 1`` ... ``Companion Region``, or ``Arena``, in the story's language.
        terrains: the terrains that it has now, each as ``forest``, ``mountain`` or ``water`` and in words.
        face_up: whether its face is up.
        here: the expedition counters on it.
        mark: whether its terrains or its face have changed, where that is marked.
        markers: the Terrain Markers on it, oldest first, each by its name.
    """

    name: str
    terrains: tuple[tuple[str, str], ...] = ()
    face_up: bool = True
    here: tuple[ExpeditionCounter, ...] = ()
    mark: Mark = ""
    markers: tuple[str, ...] = ()


@value(frozen=True, slots=True)
class BoardView:
    """Everything that lies on the table at one moment.

    Arguments:
        players: the halves of the board, in the order of the file; the first is drawn nearest to the reader.
        limbo: the objects in Limbo, in the order in which they came.
        regions: the Adventure, from the Hero Region to the Companion Region; or the Arena.
        day: the day; 0 where there is none.
        phase: the phase in words, such as ``Afternoon``; empty where there is none.
        later: whether it is another day or phase than before, where that is marked.
    """

    players: tuple[SideView, ...] = ()
    limbo: tuple[CardView, ...] = ()
    regions: tuple[RegionView, ...] = ()
    day: int = 0
    phase: str = ""
    later: bool = False
