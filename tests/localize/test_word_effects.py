"""Effects in words: plural forms, grammatical forms of members, icons, lists; and faults of translations."""

from collections.abc import Mapping

import pytest
from generator.localize import localize_game
from generator.model import (
    ArgumentKind,
    Edition,
    Effect,
    EffectKind,
    Game,
    Icon,
    Language,
    LocalizedGame,
    Member,
    Piece,
    Text,
    Value,
)
from msgspec.structs import replace
from tests.localize.sample import EDITION, EN, FR, GAME, GAME_FILE, HEADER, ITEMS, PT, origin, workspace

NUMBER, ICON, ICONS = ArgumentKind("number"), ArgumentKind("icons"), ArgumentKind("icons", many=True)
ZONE, ZONES = ArgumentKind("zones"), ArgumentKind("zones", many=True)


def zone(id_: str, name: str, of: str) -> Member:
    """Return a zone with the form that goes with a card: "card of the dune"."""
    context = f"sets/zones/{id_}"
    fields = {"name": Text(f"{context}.name", name), "of": Text(f"{context}.of", of)}
    return Member(id=id_, fields=fields)


DUNE, BEACH, FORESHORE = (
    zone("dune", "Dune", "of the dune"),
    zone("beach", "Beach", "of the beach"),
    zone("foreshore", "Foreshore", "of the foreshore"),
)


def kind(
    id_: str, one: str, other: str | None = None, meaning: str = "", **arguments: ArgumentKind
) -> EffectKind:
    """Return a kind of effect, whose first argument is counted if there are two forms."""
    context = f"effects/{id_}"
    return EffectKind(
        id=id_,
        arguments=arguments,
        count="" if other is None else next(iter(arguments)),
        text=Text(context, one),
        plural=None if other is None else Text(context, other),
        meaning=Text(f"{context}.meaning", meaning) if meaning else None,
        origin=origin(GAME_FILE, 30, text=31, meaning=32),
    )


SHELLS = ("Gain a shell.", "Gain {n} shells.")
CARD, CARDS = "{n} card {zone.of}: {per}.", "{n} cards {zone.of}: {per}."
KINDS = (
    kind("gain", *SHELLS, "Take {pay} at most.", shells=NUMBER),
    kind("each", CARD, CARDS, cards=NUMBER, zone=ZONE, per=ICON),
    kind("set", "Show {set}.", set=ICONS),
    kind("both", "Both: {set[0]} or {set[1].name}.", set=ICONS),
    kind("zones", "Cards of {zones}, {zones.of}.", zones=ZONES),
    kind("wage", "Pays {coins(n)}: {coins_each} each.", "Pays {coins(n)}!", coins_each=NUMBER),
    kind("sign", "{n} {icon:coin}", "{n} {icon:coin}", n_=NUMBER),
)  # fmt: skip
FRENCH = (
    ("sets/zones/dune.name", "Dune", "Dune"),
    ("sets/zones/beach.name", "Beach", "Plage"),
    ("sets/zones/foreshore.name", "Foreshore", "Estran"),
    ("sets/zones/dune.of", "of the dune", "de la dune"),
    ("sets/zones/beach.of", "of the beach", "de la plage"),
    ("sets/zones/foreshore.of", "of the foreshore", "de l'estran"),
    ("icons/crab.name", "crab", "crabe"),
    ("effects/gain.meaning", "Take {pay} at most.", "Prenez-en {pay} au plus."),
    ("effects/set", "Show {set}.", "Montrez {set}."),
    ("effects/both", "Both: {set[0]} or {set[1].name}.", "Les deux: {set[1].name} ou {set[0]}."),
    ("effects/zones", "Cards of {zones}, {zones.of}.", "Cartes {zones.of}: {zones}."),
)
FRENCH_PLURALS = (
    ("phrases/coins", "{n} coin", "{n} coins", "{n} pièce", "{n} pièces"),
    ("effects/gain", *SHELLS, "Gagnez {n} coquillage.", "Gagnez {n} coquillages."),
    ("effects/each", CARD, CARDS, "{n} carte {zone.of}: {per}.", "{n} cartes {zone.of}: {per}."),
    (
        "effects/wage",
        "Pays {coins(n)}: {coins_each} each.",
        "Pays {coins(n)}!",
        "Rapporte {coins(n)}!",
        "Rapporte {coins(n)}!",
    ),
)  # fmt: skip


def catalog(*lines: tuple[str, ...]) -> str:
    """Return PO entries: context, source, translation; or context, one, other, and both translations."""
    entries = []
    for line in lines:
        if len(line) == 3:
            entries.append('msgctxt "{}"\nmsgid "{}"\nmsgstr "{}"\n'.format(*line))
        else:
            text = 'msgctxt "{}"\nmsgid "{}"\nmsgid_plural "{}"\nmsgstr[0] "{}"\nmsgstr[1] "{}"\n'
            entries.append(text.format(*line))
    return HEADER + "\n".join(entries)


def game(*effects: Effect) -> Game:
    """Return a game of one piece, which has these effects."""
    piece = Piece(id="card", count=1, fields={"name": Text("items/card.name", "7"), "does": effects})
    items = replace(ITEMS, pieces=(piece,))
    edition = replace(EDITION, components=(items,))
    crab = replace(GAME.icons["coin"], id="crab", name=Text("icons/crab.name", "crab"))
    icons: Mapping[str, Icon] = {**GAME.icons, "crab": crab}
    return replace(
        GAME,
        sets={"zones": (DUNE, BEACH, FORESHORE)},
        icons=icons,
        editions=(edition,),
        effects={one.id: one for one in KINDS},
    )


def localize(
    language: Language, *effects: Effect, french: str | None = None
) -> tuple[LocalizedGame, list[str]]:
    """Return the game in a language, and what is said about effects on the way."""
    of = game(*effects)
    edition: Edition = of.editions[0]
    text = catalog(*FRENCH, *FRENCH_PLURALS) if french is None else french
    localized, faults = localize_game(workspace(text), of, edition, language)
    assert localized is not None
    return localized, [str(fault) for fault in faults if "effects/" in str(fault)]


def words(language: Language, kind_: str, **arguments: Value) -> str:
    """Return an effect in words."""
    localized, faults = localize(language, Effect(kind=kind_, arguments=arguments))
    assert faults == [] or language is PT
    (effect,) = localized.edition.components[0].pieces[0].effects
    assert effect.kind == kind_
    return str(effect)


@pytest.mark.parametrize(
    ("language", "number", "shown"),
    [
        (EN, 0, "Gain 0 shells."),
        (EN, 1, "Gain a shell."),
        (EN, 2, "Gain 2 shells."),
        (EN, 1.5, "Gain 1.5 shells."),
        (FR, 0, "Gagnez 0 coquillage."),
        (FR, 1, "Gagnez 1 coquillage."),
        (FR, 1.5, "Gagnez 1,5 coquillage."),
        (FR, 2, "Gagnez 2 coquillages."),
    ],
)
def test_the_number_chooses_the_form_by_the_rules_of_the_language(
    language: Language, number: float, shown: str
) -> None:
    assert words(language, "gain", shells=number) == shown


def test_a_member_is_said_in_the_form_that_the_phrase_asks_for() -> None:
    assert words(EN, "each", cards=1, zone=DUNE, per="crab") == "1 card of the dune: {icon:crab}."
    shown = [words(FR, "each", cards=2, zone=zone, per="coin") for zone in (DUNE, BEACH, FORESHORE)]
    assert shown == [
        "2 cartes de la dune\u202f: {icon:coin}.",
        "2 cartes de la plage\u202f: {icon:coin}.",
        "2 cartes de l’estran\u202f: {icon:coin}.",
    ]


def test_portuguese_agrees_too() -> None:
    portuguese = catalog(
        ("sets/zones/dune.of", "of the dune", "da duna"),
        ("sets/zones/foreshore.of", "of the foreshore", "do entremarés"),
        ("effects/each", CARD, CARDS, "{n} carta {zone.of}: {per}.", "{n} cartas {zone.of}: {per}."),
    )
    effects = [
        Effect(kind="each", arguments={"cards": number, "zone": zone, "per": "crab"})
        for number, zone in ((0, DUNE), (1, FORESHORE), (2, FORESHORE))
    ]
    files = workspace(None).files | {"content/shore/locale/pt.po": portuguese}
    of = game(*effects)
    localized, _ = localize_game(type(workspace())(files), of, of.editions[0], PT)
    assert localized is not None
    assert [str(effect) for effect in localized.edition.components[0].pieces[0].effects] == [
        "0 carta da duna: {icon:crab}.",
        "1 carta do entremarés: {icon:crab}.",
        "2 cartas do entremarés: {icon:crab}.",
    ]


def test_icons_stand_side_by_side_or_as_the_phrase_wants() -> None:
    assert (
        words(EN, "set", set=("crab", "coin", "crab"))
        == "Show {icon:crab}\u202f{icon:coin}\u202f{icon:crab}."
    )
    assert words(EN, "both", set=("coin", "crab")) == "Both: {icon:coin} or crab."
    assert words(FR, "both", set=("coin", "crab")) == "Les deux\u202f: crabe ou {icon:coin}."


def test_names_are_listed_as_the_language_does() -> None:
    assert words(EN, "zones", zones=(DUNE, BEACH)) == "Cards of Dune and Beach, of the dune and of the beach."
    assert words(FR, "zones", zones=(DUNE, BEACH, FORESHORE)) == (
        "Cartes de la dune, de la plage et de l’estran\u202f: Dune, Plage et Estran."
    )


def test_a_phrase_may_call_phrases_and_name_what_every_text_can() -> None:
    assert words(EN, "wage", coins_each=1) == "Pays 1 coin: 1 each."
    assert words(EN, "wage", coins_each=4) == "Pays 4 coins!"
    assert words(FR, "wage", coins_each=4) == "Rapporte 4 pièces\u202f!"


def test_a_phrase_without_words_needs_no_translation() -> None:
    assert words(FR, "sign", n_=3) == "3 {icon:coin}"


def test_meanings_are_translated_and_filled_in() -> None:
    localized, faults = localize(FR)
    assert faults == []
    assert str(localized.game.effects["gain"].meaning) == "Prenez-en 3 au plus."
    assert localized.game.effects["set"].meaning is None


def test_arguments_show_in_the_language_too_and_equal_effects_are_one_object() -> None:
    each = Effect(kind="each", arguments={"cards": 1, "zone": BEACH, "per": "coin"})
    again = Effect(kind="each", arguments={"cards": 1, "zone": BEACH, "per": "coin"})
    localized, _ = localize(FR, each, again)
    first, second = localized.edition.components[0].pieces[0].effects
    assert first is second
    beach = first.arguments["zone"]
    assert isinstance(beach, Member)
    assert str(beach.fields["name"]) == "Plage"


def test_where_a_translation_is_wrong_is_said_once() -> None:
    shells = [Effect(kind="gain", arguments={"shells": number}) for number in (1, 2)]
    wrong = catalog(("effects/gain", *SHELLS, "Gagnez.", "Gagnez {m}."))
    localized, faults = localize(FR, *shells, french=wrong)
    about_gain = [fault for fault in faults if '"effects/gain"' in fault]
    assert about_gain == [
        'content/shore/locale/fr.po:10:1: error T201: the translation of "effects/gain" into Français lacks'
        " {n} and has {m} too much (a translation keeps what stands in braces, letter for letter,"
        " in any order)"
    ]
    # Until it is mended, the source is shown.
    assert [str(effect) for effect in localized.edition.components[0].pieces[0].effects] == [
        "Gain a shell.",
        "Gain 2 shells.",
    ]


def test_a_missing_translation_is_said_once_where_the_phrase_is_written() -> None:
    shells = [Effect(kind="gain", arguments={"shells": number}) for number in (1, 2)]
    _, faults = localize(FR, *shells, french=catalog(*FRENCH, *FRENCH_PLURALS[2:]))
    assert faults == [
        f'{GAME_FILE}:31:9: warning T102: "effects/gain" is not translated into Français: “Gain a shell.”'
        ' ("pnp translate" enters it in content/shore/locale/fr.po; until then another language is shown)'
    ]


def test_what_cannot_be_filled_in_is_said_once_and_where_the_phrase_is_written() -> None:
    lists = [
        Effect(kind="both", arguments={"set": ("coin",)}),
        Effect(kind="both", arguments={"set": ("crab",)}),
    ]
    _, faults = localize(EN, *lists)
    assert faults == [
        f'{GAME_FILE}:31:9: error T203: "effects/both" cannot be filled in: the list has no item 1'
        " (items are numbered from 0 to 0)"
    ]


def test_a_phrase_is_no_message_of_the_rulebook() -> None:
    localized, _ = localize(FR)
    assert not [context for context, _ in localized.translations if context.startswith("effects/")]
