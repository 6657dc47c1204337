import pytest
from generator.diagnostic import Span
from generator.localize import localize_game
from generator.model import Game, LocalizedGame, Member, Text
from msgspec.structs import replace
from tests.localize.sample import (
    COMPLETE,
    EDITION,
    EN,
    FOSSIL,
    FR,
    FRENCH,
    GAME,
    GAME_FILE,
    HEADER,
    ITEMS,
    ITEMS_FILE,
    PT,
    SECOND,
    YELLOW,
    workspace,
)

RULE = "Pays {coins(pay)}: {icon:coin} × {pay}!"


def localize(
    french: str | None = COMPLETE, language: object = FR, game: Game = GAME, **more: str
) -> tuple[LocalizedGame, list[str]]:
    localized, faults = localize_game(workspace(french, **more), game, game.editions[0], language)  # type: ignore[arg-type]
    assert localized is not None
    return localized, [str(fault) for fault in faults]


def rule_of(localized: LocalizedGame) -> str:
    return str(localized.edition.components[0].pieces[0].fields["rule"])


def test_every_text_is_shown_in_the_language() -> None:
    localized, faults = localize()
    assert faults == []
    assert str(localized.title) == "Le Rivage"
    assert str(localized.edition.name) == "Première édition"
    assert [str(edition.name) for edition in localized.game.editions] == [
        "Première édition",
        "Seconde édition",
    ]
    assert str(localized.game.icons["coin"].meaning) == "Un point."
    component = localized.edition.components[0]
    assert str(component.name) == "Tuiles"
    assert str(component.pieces[0].fields["name"]) == "Pétoncle jaune"
    colour = component.pieces[0].fields["colour"]
    assert isinstance(colour, Member)
    assert [str(colour.fields[name]) for name in ("name", "letter")] == ["Jaune", "J"]
    assert localized.words == {"page": "page", "front": "recto"}


def test_placeholders_are_filled_and_the_text_is_set_by_the_habits_of_the_language() -> None:
    assert rule_of(localize()[0]) == "Rapporte 3 pièces\u202f: {icon:coin}\u00a0×\u00a03\u202f!"
    assert rule_of(localize(language=EN)[0]) == "Pays 3 coins: {icon:coin}\u00a0×\u00a03!"


def test_each_edition_fills_in_its_own_parameters() -> None:
    localized, _ = localize_game(workspace(), GAME, SECOND, FR)
    assert localized is not None
    assert rule_of(localized) == "Rapporte 1 pièce\u202f: {icon:coin}\u00a0×\u00a01\u202f!"


def test_the_source_language_needs_no_catalog() -> None:
    localized, faults = localize(french=None, language=EN)
    assert faults == []
    assert localized.title is GAME.title


def test_what_does_not_change_stays_the_same_object() -> None:
    localized, _ = localize(language=EN)
    assert localized.game.sets["colours"][0] is YELLOW
    assert localized.edition.components[0].pieces[1] is FOSSIL
    french, _ = localize()
    colour = french.edition.components[0].pieces[0].fields["colour"]
    assert colour is french.game.sets["colours"][0]


def test_a_game_without_anything_to_fill_in_shares_its_components() -> None:
    component = replace(ITEMS, pieces=(FOSSIL,))
    edition = replace(EDITION, components=(component,))
    localized, _ = localize(language=EN, game=replace(GAME, editions=(edition,)))
    assert localized.edition.components[0] is component


def test_messages_of_the_rulebook_are_handed_on_with_their_placeholders() -> None:
    localized, _ = localize()
    assert localized.translations == {("rulebook#aim", "Take {{ coins(pay) }}."): "Prenez {{ coins(pay) }}."}


def test_every_translation_that_is_used_is_known_by_its_place() -> None:
    localized, _ = localize()
    title = localized.title
    assert localized.place_of(title, Span("x")) == Span(FRENCH, 8)
    assert COMPLETE.split("\n")[7] == 'msgstr "Le Rivage"'
    assert localized.places["rulebook#aim", "Take {{ coins(pay) }}."] == Span(FRENCH, 48)
    english, _ = localize(language=EN)
    assert english.place_of(title, Span("x")) == Span("x")


def test_members_and_components_are_named_in_the_language() -> None:
    rule = Text("items/scallop-yellow.rule", "{colours.yellow.name}, {items.name}, {count(items)}")
    piece = replace(ITEMS.pieces[0], fields={**ITEMS.pieces[0].fields, "rule": rule})
    component = replace(ITEMS, pieces=(piece, FOSSIL))
    game = replace(GAME, editions=(replace(EDITION, components=(component,)),))
    localized, _ = localize(game=game)
    assert rule_of(localized) == "Jaune, Tuiles, 5"


UNTIL = "until then another language is shown"


def without(line: str) -> str:
    """Return the complete catalog without the entry that has this msgid."""
    entries = COMPLETE.split("\n\n")
    kept = [entry for entry in entries if f'msgid "{line}"' not in entry]
    assert len(kept) == len(entries) - 1
    return "\n\n".join(kept)


def test_a_missing_translation_shows_the_source_and_warns_where_the_source_is_written() -> None:
    localized, faults = localize(without(RULE))
    assert faults == [
        f'{ITEMS_FILE}:13:9: warning T102: "items/scallop-yellow.rule" is not translated into Français: '
        f'“{RULE}” ("pnp translate" enters it in {FRENCH}; {UNTIL})'
    ]
    # The phrase in it is translated; the text itself keeps the habits of its own language.
    assert rule_of(localized) == "Pays 3 pièces: {icon:coin}\u00a0×\u00a03!"


def test_a_text_is_reported_once_however_many_pieces_show_it() -> None:
    _, faults = localize(without("Yellow"))
    assert faults == [
        f'{GAME_FILE}:8:9: warning T102: "sets/colours/yellow.name" is not translated into Français: '
        f'“Yellow” ("pnp translate" enters it in {FRENCH}; {UNTIL})'
    ]


def test_a_missing_phrase_is_reported() -> None:
    _, faults = localize(without("{n} coin"))
    assert faults == [
        f'{GAME_FILE}:18:9: warning T102: "phrases/coins" is not translated into Français: “{{n}} coin” '
        f'("pnp translate" enters it in {FRENCH}; {UNTIL})'
    ]


def test_a_changed_source_is_named_as_such() -> None:
    _, faults = localize(COMPLETE.replace('msgid "The Shore"', 'msgid "The Coast"'))
    assert faults == [
        f'{GAME_FILE}:1:9: warning T104: "game.title" has changed since it was translated into Français: '
        f'“The Shore” ("pnp translate" enters it in {FRENCH}; {UNTIL})'
    ]


def test_a_text_without_words_needs_no_translation() -> None:
    _, faults = localize()
    assert 'msgid "7"' not in COMPLETE
    assert faults == []


def test_a_missing_catalog_is_one_warning_not_one_for_each_text() -> None:
    localized, faults = localize(french=None)
    assert len(faults) == 1
    assert "T101" in faults[0]
    assert str(localized.title) == "The Shore"


def test_a_fallback_language_comes_before_the_source() -> None:
    brazilian = replace(PT, fallbacks=(FR, EN))
    own = 'msgctxt "game.title"\nmsgid "The Shore"\nmsgstr "A Praia"\n'
    files = {"content/shore/locale/pt.po": own, "templates/locale/pt.po": own}
    localized, _ = localize(language=brazilian, **files)
    assert str(localized.title) == "A Praia"
    assert str(localized.edition.name) == "Première édition"
    assert rule_of(localized) == "Rapporte 3 pièces: {icon:coin}\u00a0×\u00a03!"
    assert localized.words["front"] == "recto"


def test_a_fallback_keeps_its_own_name_and_plural_rules() -> None:
    # "br" names the folder; as a tag it would mean Breton, which has five plural forms.
    brazilian = replace(PT, code="br")
    catalog = HEADER + (
        'msgctxt "phrases/coins"\nmsgid "{n} coin"\nmsgid_plural "{n} coins"\n'
        'msgstr[0] "{n} moeda"\nmsgstr[1] "{n} moedas"\n\n'
        'msgctxt "game.title"\nmsgid "The Shore"\nmsgstr "A Praia de {pay}"\n'
    )
    files = {"content/shore/locale/br.po": catalog}
    localized, faults = localize(french=HEADER, language=replace(FR, fallbacks=(brazilian,)), **files)
    assert rule_of(localized) == "Pays 3 moedas: {icon:coin}\u00a0×\u00a03!"
    assert [fault for fault in faults if "T201" in fault] == [
        'content/shore/locale/br.po:14:1: error T201: the translation of "game.title" into Português '
        f"has {{pay}} too much ({KEEP})"
    ]


KEEP = "a translation keeps what stands in braces, letter for letter, in any order"


@pytest.mark.parametrize(
    ("translation", "message"),
    [
        (
            "Rapporte {coins(pay)} × {pay}!",
            f'{FRENCH}:44:1: error T201: the translation of "items/scallop-yellow.rule" into Français '
            f"lacks {{icon:coin}} ({KEEP})",
        ),
        (
            "Rapporte {coins(pay)}: {icon:coin} × {pay} {pay}!",
            f'{FRENCH}:44:1: error T201: the translation of "items/scallop-yellow.rule" into Français '
            f"has {{pay}} too much ({KEEP})",
        ),
        (
            "Rapporte {pieces(pay)}: {icon:coin} × {pay}!",
            f'{FRENCH}:44:1: error T201: the translation of "items/scallop-yellow.rule" into Français '
            f"lacks {{coins(pay)}} and has {{pieces(pay)}} too much ({KEEP})",
        ),
        (
            "Rapporte {coins(pay): {icon:coin} × {pay}!",
            f'{FRENCH}:44:1: error T202: the translation of "items/scallop-yellow.rule" into Français '
            'has a faulty placeholder: this "{" is never closed '
            '(close it with "}"; for a literal brace write "{{")',
        ),
    ],
)
def test_a_translation_with_other_placeholders_is_an_error(translation: str, message: str) -> None:
    localized, faults = localize(COMPLETE.replace("Rapporte {coins(pay)}: {icon:coin} × {pay}!", translation))
    assert faults == [message]
    assert rule_of(localized).startswith("Pays ")


def test_placeholders_may_change_places_and_spaces() -> None:
    text = "{icon:coin} × {pay} soit {coins( pay )}"
    localized, faults = localize(COMPLETE.replace("Rapporte {coins(pay)}: {icon:coin} × {pay}!", text))
    assert faults == []
    assert rule_of(localized) == "{icon:coin}\u00a0×\u00a03 soit 3 pièces"


def test_the_rulebook_has_its_placeholders_in_double_braces() -> None:
    localized, faults = localize(COMPLETE.replace("Prenez {{ coins(pay) }}", "Prenez {{ coins(play) }}"))
    assert faults == [
        f'{FRENCH}:48:1: error T201: the translation of "rulebook#aim" into Français '
        f"lacks {{{{ coins(pay) }}}} and has {{{{ coins(play) }}}} too much ({KEEP})"
    ]
    assert localized.translations == {("rulebook#aim", "Take {{ coins(pay) }}."): ""}


def test_a_plural_form_keeps_the_number() -> None:
    _, faults = localize(COMPLETE.replace('{n} pièce"', 'une pièce"'))
    assert faults == [
        f'{FRENCH}:53:1: error T201: the translation of "phrases/coins" into Français lacks {{n}} ({KEEP})'
    ]


def test_a_text_that_cannot_be_filled_in_is_reported_where_it_is_written() -> None:
    rule = Text("items/scallop-yellow.rule", "Pays {pax}.")
    piece = replace(ITEMS.pieces[0], fields={"rule": rule})
    game = replace(GAME, editions=(replace(EDITION, components=(replace(ITEMS, pieces=(piece,)),)),))
    localized, faults = localize(language=EN, game=game)
    assert faults == [
        f'{ITEMS_FILE}:13:9: error T203: "items/scallop-yellow.rule" cannot be filled in: '
        'nothing is called "pax" here (did you mean "pay"?)'
    ]
    assert rule_of(localized) == "Pays {pax}."


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            "page: [a, b]\n",
            "templates/words.yaml:1:7: error T009: the press's words cannot be read: this is not one word or "
            "line (a line is, for example, page: page)",
        ),
        (
            'page: "open\n',
            "templates/words.yaml:2:1: error T009: the press's words cannot be read: found unexpected end of "
            "stream (a line is, for example, page: page)",
        ),
    ],
)
def test_without_the_presss_words_nothing_is_localized(words: str, message: str) -> None:
    project = workspace(**{"templates/words.yaml": words})
    localized, faults = localize_game(project, GAME, EDITION, FR)
    assert localized is None
    assert [str(fault) for fault in faults] == [message]


def test_a_word_that_a_catalog_lacks_is_reported() -> None:
    _, faults = localize(**{"templates/words.yaml": "page: page\nfront: front\nback: back\n"})
    assert faults == [
        'templates/words.yaml:3:1: warning T102: "back" is not translated into Français: “back” '
        '("pnp translate" enters it in templates/locale/fr.po; until then another language is shown)'
    ]


def test_words_part_where_the_catalog_or_for_the_source_the_game_says() -> None:
    header = '"Content-Type: text/plain; charset=UTF-8\\n"\n'
    french = COMPLETE.replace(header, header + '"X-Hyphenation: Ri-va-ge\\n"\n')
    localized, faults = localize(french)
    assert faults == []
    assert (str(localized.title), localized.language.hyphenated) == ("Le Ri\u00adva\u00adge", ("Ri-va-ge",))
    source, _ = localize_game(workspace(), replace(GAME, hyphenated=("Sho-re",)), EDITION, EN)
    assert source is not None
    assert str(source.title) == "The Sho\u00adre"
