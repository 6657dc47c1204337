"""From Dune to Open Sea, an edition → all that its rules work with.

Invariant: cards are numbered in the order of their ids, so numbers sort as the actions that name them do.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from generator.model import Edition, Game, Member, Piece, Value
from generator.play.dune.card import Card, read_card, whole, words_of
from generator.play.dune.effects import find_fault
from generator.play.dune.tally import AREAS
from generator.play.engine import UnplayableError

RIVER, STARTERS, ZONE_CARDS = "river", "starters", "zone-cards"


class Deck(Struct, frozen=True, kw_only=True):
    """The cards and numbers of an edition. Zones, and so rows, are numbered from land to water.

    ``hand`` is how many starters everyone is dealt, one of each zone; ``face_up`` the size of a river;
    ``shells`` what everyone has at the start.
    """

    cards: tuple[Card, ...]
    zones: tuple[str, ...]
    zone_names: tuple[str, ...]
    icons: tuple[str, ...]
    signs: Mapping[str, str]
    columns: int
    rounds: int
    hand: int
    face_up: int
    shells: int

    def numbers(self, zone: int, *, starters: bool) -> tuple[int, ...]:
        """Return the starters or the river cards of a zone by number, each as often as there are copies."""
        found = ((n, card) for n, card in enumerate(self.cards) if card.is_starter == starters)
        return tuple(number for number, card in found if card.zone == zone for _ in range(card.count))


def open_deck(game: Game, edition: Edition) -> Deck:
    """Return the cards and numbers of an edition.

    Errors:
        UnplayableError: an effect has no rules, or what the files say does not fit together.
    """
    _check_vocabulary(game)
    parts = {part.id: part.pieces for part in edition.components}
    pieces = {name: [piece for piece in parts[name] if piece.count] for name in (RIVER, STARTERS)}
    icons = _find_icons(game, [*pieces[RIVER], *pieces[STARTERS]])
    zones = {zone.id: row for row, zone in enumerate(game.sets["zones"])}
    order = {icon: number for number, icon in enumerate(icons)}
    cards = [
        read_card(piece, zones, order, is_starter=name == STARTERS)
        for name in pieces
        for piece in pieces[name]
    ]
    numbers = edition.parameters
    deck = Deck(
        cards=tuple(sorted(cards, key=lambda card: card.id)),
        zones=tuple(zones),
        zone_names=tuple(str(zone.fields["name"]) for zone in game.sets["zones"]),
        icons=icons,
        signs={icon.id: str(icon.name) for icon in game.icons.values()},
        columns=_columns(numbers["grid"]),
        rounds=whole(numbers["rounds"], "rounds"),
        hand=whole(numbers["hand"], "hand"),
        face_up=whole(numbers["face_up"], "face_up"),
        shells=whole(numbers["start"], "start"),
    )
    _check(deck, parts[ZONE_CARDS])
    return deck


def _check_vocabulary(game: Game) -> None:
    faults = [fault for kind in game.effects.values() if (fault := find_fault(kind))]
    faults += [f'the rules know no area "{area.id}"' for area in game.sets["areas"] if area.id not in AREAS]
    if faults:
        raise UnplayableError("; ".join(faults))


def _check(deck: Deck, zone_cards: Iterable[Piece]) -> None:
    """Refuse numbers that do not fit each other."""
    twice = [name for name, number in Counter(card.id for card in deck.cards).items() if number > 1]
    if twice:
        raise UnplayableError(f"several cards are called {', '.join(twice)}")
    turned = {str(_zone(piece)): piece.count for piece in zone_cards}
    if turned != dict.fromkeys(deck.zones, deck.columns):
        raise UnplayableError(f"each zone needs {deck.columns} zone cards, as many as there are columns")
    if deck.rounds != deck.columns * len(deck.zones) or deck.hand != len(deck.zones):
        raise UnplayableError("the game needs a round for each space of a grid, and a starter for each zone")


def _find_icons(game: Game, pieces: Iterable[Piece]) -> tuple[str, ...]:
    """Return the icons that cards show or count, in the game's order."""
    found: set[str] = set()
    for piece in pieces:
        found.update(words_of(piece.fields["icons"]))
        for effect in piece.effects:
            found.update(word for value in effect.arguments.values() for word in words_of(value))
    return tuple(icon for icon in game.icons if icon in found)


def _columns(grid: Value) -> int:
    return whole(grid["columns"] if isinstance(grid, Mapping) else grid, "grid.columns")


def _zone(piece: Piece) -> Value:
    zone = piece.fields["zone"]
    return zone.id if isinstance(zone, Member) else zone
