"""The shipped game, and tables of it laid out by hand."""

from collections.abc import Mapping, Sequence
from functools import cache

from generator.build import DiskWorkspace
from generator.model import Effect, Game, Piece
from generator.play.dune import DuneRules, open_rules
from generator.play.dune.state import Phase, Player, State
from generator.play.dune.tally import EMPTY
from generator.read import read_game
from msgspec.structs import replace
from tests.conftest import ROOT

EDITIONS = ("1.00", "1.01")
ZONES = ("dune", "beach", "foreshore", "sea")
SLUG = "dune-to-open-sea"
# One starter of each zone, none with a main icon, for up to four players.
HANDS = (
    ("kestrel", "flag", "limpet", "cormorant"),
    ("dune-snail", "scallop", "razor-clam", "buoy"),
    ("feather", "sand-dollar", "samphire", "fog"),
    ("signpost", "beach-ball", "boots", "squall"),
)
RIVERS = (
    ("hares-tail", "sea-holly", "lizard", "rabbit"),
    ("driftwood", "kite", "parasol", "little-tern"),
    ("edible-crab", "cockle", "mussels", "goby"),
    ("sunfish", "trawler", "sardine", "jellyfish"),
)


@cache
def shipped() -> Game:
    game, _ = read_game(DiskWorkspace(ROOT), SLUG)
    assert game is not None
    return game


@cache
def rules(edition: str = "1.00", players: int = 2, **options: bool) -> DuneRules:
    return rules_of(shipped(), edition, players, **options)


def rules_of(game: Game, edition: str = "1.00", players: int = 2, **options: bool) -> DuneRules:
    chosen = next(one for one in game.editions if one.id == edition)
    return open_rules(game, chosen, players, options)


def changed(cards: Mapping[str, Mapping[str, object]]) -> Game:
    """Return the game with other fields on some of its cards. Effects are (kind, arguments) here."""
    game = shipped()

    def change(piece: Piece) -> Piece:
        said = dict(cards.get(piece.id, {}))
        if "effects" in said:
            said["effects"] = tuple(effect(kind, told) for kind, told in said["effects"])  # type: ignore[attr-defined]
        fields = {**piece.fields, **said}
        return replace(piece, fields=fields, count=said.get("count", piece.count))

    editions = tuple(
        replace(
            edition,
            components=tuple(
                replace(part, pieces=tuple(map(change, part.pieces))) for part in edition.components
            ),
        )
        for edition in game.editions
    )
    return replace(game, editions=editions)


def effect(kind: str, told: Mapping[str, object]) -> Effect:
    """Return an effect; zones and areas are told by their ids."""
    members = {member.id: member for name in ("zones", "areas") for member in shipped().sets[name]}
    arguments = {
        name: members.get(value, value) if isinstance(value, str) else value for name, value in told.items()
    }
    return Effect(kind=kind, arguments=arguments)  # type: ignore[arg-type]


def numbers(play: DuneRules, ids: Sequence[str]) -> tuple[int, ...]:
    """Return cards by number; "" is an empty space."""
    order = {card.id: number for number, card in enumerate(play.worth.deck.cards)}
    return tuple(order[one] if one else EMPTY for one in ids)


def grid(play: DuneRules, *rows: Sequence[str]) -> tuple[int, ...]:
    """Return a grid of four rows; what is not said is empty."""
    spaces = [name for row in (*rows, *([()] * (4 - len(rows)))) for name in (*row, *([""] * (4 - len(row))))]
    return numbers(play, spaces)


def table(
    play: DuneRules,
    zone: str,
    *,
    hands: Sequence[Sequence[str]] = HANDS,
    rivers: Sequence[Sequence[str]] = RIVERS,
    grids: Sequence[tuple[int, ...]] = (),
    shells: int = 10,
    turned: int = 1,
) -> State:
    """Return a table at the beginning of a round. Cards that lie nowhere are in the decks."""
    deck = play.worth.deck
    lying = [numbers(play, river) for river in rivers]
    nothing = (EMPTY,) * deck.rounds
    players = tuple(
        Player(shells, tuple(sorted(numbers(play, hands[seat]))), grids[seat] if grids else nothing)
        for seat in range(play.players)
    )
    used = {card for cards in (*lying, *(p.hand + p.grid for p in players)) for card in cards}
    decks = [tuple(c for c in deck.numbers(z, starters=False) if c not in used) for z in range(len(ZONES))]
    return State(
        phase=Phase.BUY, players=players, rivers=tuple(lying), decks=tuple(decks), starters=(),
        zone_cards=(deck.columns,) * len(ZONES), turned=turned, zone=ZONES.index(zone),
    )  # fmt: skip


def play_on(play: DuneRules, state: State, *actions: str) -> State:
    for action in actions:
        state = play.apply(state, action)
    return state
