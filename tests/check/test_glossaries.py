"""What pieces show and the rulebook explains: the rules about it, and ``explained(…)`` in constraints."""

import pytest
from generator.check import run_rules
from generator.diagnostic import Origin, Span
from generator.model import ArgumentKind, Art, Effect, EffectKind, Game, Icon, Member, Text, Value
from msgspec.structs import replace
from tests.check.sample import GAME_FILE, component, constraint, game, piece

BOOK = "content/shore/rulebook.md:1:1"


def icon(id_: str) -> Icon:
    return Icon(id=id_, name=Text("", id_), art=Art(name="sign/coin"), meaning=Text("", "What it is."))


def kind(id_: str, text: str, meaning: str = "", **arguments: ArgumentKind) -> EffectKind:
    return EffectKind(
        id=id_,
        arguments=arguments,
        text=Text(f"effects/{id_}", text),
        meaning=Text("", meaning) if meaning else None,
    )


GAIN = kind("gain", "Gain {icon:shell} for each {per}.", "Take it.", per=ArgumentKind("icons"))
DRAW = kind("draw", "Draw.")
PLACES = Origin(
    Span(GAME_FILE), {}, {"effects.gain": Span(GAME_FILE, 30, 3), "effects.draw": Span(GAME_FILE, 34, 3)}
)


def shore(
    *glossaries: str,
    kinds: tuple[EffectKind, ...] = (GAIN,),
    rulebook: str | None = "rulebook.md",
    it: Value = None,
) -> Game:
    """Return a game whose only piece has this field, with a rulebook that holds these glossaries."""
    of = game(constraint("explained(icons)"), constraint("explained(effects)", line=41))
    edition = replace(of.editions[0], components=(component(piece("card", "Card", it=it)),))
    return replace(
        of,
        editions=(edition,),
        icons={id_: icon(id_) for id_ in ("crab", "shell", "sun")},
        effects={one.id: one for one in kinds},
        glossaries=frozenset(glossaries),
        rulebook=rulebook,
        origin=PLACES,
    )


def verdicts(of: Game, *codes: str) -> list[str]:
    return [str(verdict) for verdict in run_rules(of) if verdict.code in codes]


def gain(per: str) -> tuple[Effect, ...]:
    return (Effect(kind="gain", arguments={"per": per}),)


@pytest.mark.parametrize(
    ("shown", "value"),
    [
        ("sun", Text("", "Worth {icon:sun}.")),
        ("sun", ("sun", "other")),
        ("sun", "sun"),
        ("crab", Member(id="dune", fields={"main": "crab"})),
        ("shell, crab", gain("crab")),
        ("shell, sun", gain("sun")),
    ],
)
def test_icons_are_seen_wherever_a_piece_shows_them(shown: str, value: Value) -> None:
    assert verdicts(shore(it=value), "G301") == [
        f"{BOOK}: warning G301: pieces show icons ({shown}), but the rulebook does not explain them"
        " (write {icons} as a paragraph of its own where they shall stand)"
    ]
    assert verdicts(shore("icons", it=value), "G301") == []


def test_without_icons_or_without_a_rulebook_there_is_nothing_to_explain() -> None:
    assert verdicts(shore(it=Text("", "Worth {{icon:sun.")), "G301") == []
    assert verdicts(shore(rulebook=None, it="sun"), "G301") == []


def test_effects_want_a_meaning_and_a_glossary() -> None:
    both = (*gain("sun"), Effect(kind="draw", arguments={}))
    assert verdicts(shore(kinds=(GAIN, DRAW), it=both), "G302") == [
        f'{GAME_FILE}:34:3: warning G302: the effect "draw" is on pieces, but has no meaning'
        " (add meaning: …, for the glossary)",
        f"{BOOK}: warning G302: pieces have effects (gain, draw), but the rulebook does not explain them"
        " (write {effects} as a paragraph of its own where they shall stand)",
    ]
    assert verdicts(shore("effects", it=gain("sun")), "G302") == []
    # What no piece has needs no meaning.
    assert verdicts(shore("effects", kinds=(GAIN, DRAW), it=gain("sun")), "G302") == []


def test_a_kind_that_no_piece_has_is_reported() -> None:
    assert verdicts(shore(kinds=(GAIN, DRAW), it=gain("sun")), "G303") == [
        f'{GAME_FILE}:34:3: warning G303: no piece has the effect "draw"'
        " (give it to a piece, or take it away)"
    ]


def test_constraints_can_ask_whether_all_is_explained() -> None:
    assert verdicts(shore("icons", "effects", it=gain("sun")), "G101", "G102") == []
    assert verdicts(shore(it=None), "G101", "G102") == []


@pytest.mark.parametrize(
    ("of", "reasons"),
    [
        (shore("icons", it=gain("sun")), {41: "the rulebook has no {effects}"}),
        (shore("effects", it=gain("sun")), {40: "the rulebook has no {icons}"}),
        (shore(rulebook=None, it="sun"), {40: "there is no rulebook"}),
        (
            shore("icons", "effects", kinds=(DRAW,), it=(Effect(kind="draw", arguments={}),)),
            {41: 'the effect "draw" has no meaning'},
        ),
    ],
)
def test_a_constraint_tells_what_is_not_explained(of: Game, reasons: dict[int, str]) -> None:
    names = {40: "icons", 41: "effects"}
    assert verdicts(of, "G101") == [
        f'{GAME_FILE}:{line}:13: error G101: in edition "first": explained({names[line]}) is false'
        f" ({reason}): it must"
        for line, reason in reasons.items()
    ]


def test_explained_takes_a_glossary_and_nothing_else() -> None:
    of = replace(shore(), constraints=(constraint("explained(colours)"), constraint("explained()")))
    assert [verdict.rpartition('"first": ')[2] for verdict in verdicts(of, "G102")] == [
        "explained takes icons or effects (for example explained(icons))"
    ]
