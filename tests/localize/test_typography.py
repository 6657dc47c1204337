import pytest
from generator.localize import apply_typography
from generator.model import Language
from hypothesis import given
from hypothesis import strategies as st
from tests.localize.sample import EN, FR, PT

NARROW, NO_BREAK = "\u202f", "\u00a0"


def marked(text: str) -> str:
    """Write the tables below with · for a narrow no-break space and ~ for a no-break space."""
    return text.replace("·", NARROW).replace("~", NO_BREAK)


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        # Marks: a space that is there becomes narrow, one that is missing is added.
        ("Attention : prenez une carte ; puis ?", "Attention·: prenez une carte·; puis·?"),
        ("Attention: prenez une carte; puis?", "Attention·: prenez une carte·; puis·?"),
        ("Attention~: prenez", "Attention·: prenez"),
        ("Attention\u202f: prenez", "Attention·: prenez"),
        ("Quoi ?!", "Quoi·?!"),
        ("Vraiment…?", "Vraiment…·?"),
        ("à 100 %;", "à 100~%·;"),
        # Not where the mark ends nothing, or begins something.
        ("à 12:30, score 3:1", "à 12:30, score 3:1"),
        ("(?) et [!]", "(?) et [!]"),
        # Quotes, typed straight or as French ones with any space.
        ('Dites "oui".', "Dites «·oui·»."),
        ("Dites «oui» !", "Dites «·oui·»·!"),
        ("« Oui? » dit-il", "«·Oui·?·» dit-il"),
        ('"Oui", dit-elle: "non".', "«·Oui·», dit-elle·: «·non·»."),
        ("d'« herbe »", "d’«·herbe·»"),
        ('5" de large', '5" de large'),
        # Apostrophes.
        ("l'objet d'aujourd'hui", "l’objet d’aujourd’hui"),
        ("l'**objet**", "l’**objet**"),
        # Emphasis: the space stays outside what is bold.
        ("**Attention** : x", "**Attention**·: x"),
        ("**Attention**: x", "**Attention**·: x"),
        ("**Attention :** x", "**Attention·:** x"),
        ("Gagné **!**", "Gagné **!**"),
        ("gagné**!**", "gagné·**!**"),
        # Numbers with their units and signs.
        ("3 mm et 20 °C", "3~mm et 20~°C"),
        ("40 × 1", "40~×~1"),
        ("5 manches", "5 manches"),
        # Placeholders, icons, addresses, link targets and code stay; the marks after them do not.
        ("{icon:coin}: {coins(3)} ;", "{icon:coin}·: {coins(3)}·;"),
        ('{{ cards["a:b"] }}: l\'as', '{{ cards["a:b"] }}·: l’as'),
        ("{n} mm × {n}", "{n}~mm~×~{n}"),
        ("voir https://x.org/a?b=c: là", "voir https://x.org/a?b=c·: là"),
        ("[La balade](#l'été): fin", "[La balade](#l'été)·: fin"),
        ('![Vue](figure:plan "L\'île: vue")', '![Vue](figure:plan "L\'île: vue")'),
        ("Un ![Vue](figure:plan)", "Un ![Vue](figure:plan)"),
        ("`a: 'b'` &nbsp;", "`a: 'b'` &nbsp;"),
        ("ligne:\nsuite", "ligne·:\nsuite"),
    ],
)
def test_french(typed: str, set_: str) -> None:
    assert apply_typography(marked(typed), FR) == marked(set_)


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Stop! Why? One: two;", "Stop! Why? One: two;"),
        ('She said "take two".', "She said “take two”."),
        ("the players' turns, don't, '90s, 'tis", "the players’ turns, don’t, ’90s, ’tis"),
        ("the 'beach' tile", "the ‘beach’ tile"),
        ("5' 10\" tall", "5' 10\" tall"),
        ("40 × 1 and 3 mm", "40~×~1 and 3~mm"),
        ("«quoted» : x", "«quoted» : x"),
    ],
)
def test_english(typed: str, set_: str) -> None:
    assert apply_typography(typed, EN) == marked(set_)


def test_portuguese_takes_curly_quotes_and_no_space_before_marks() -> None:
    assert apply_typography('Pegue a "garrafa-d\'água"! 3 cm', PT) == marked("Pegue a “garrafa-d’água”! 3~cm")


@given(st.text("ab1 '\"*_:;!?«»×%{}\n\u202f\u00a0mm(", max_size=30), st.sampled_from([EN, FR, PT]))
def test_doing_it_twice_changes_nothing_more(text: str, language: object) -> None:
    once = apply_typography(text, language)  # type: ignore[arg-type]
    assert apply_typography(once, language) == once  # type: ignore[arg-type]


@given(st.text("ab1 '\":;!?«»×", max_size=20))
def test_what_stands_in_braces_is_never_touched(text: str) -> None:
    braced = "{" + text + "}"
    assert braced in apply_typography(f"x {braced}: y", FR)


def test_braces_without_end_take_no_time() -> None:
    text = "{{ 'a' " * 20_000
    assert apply_typography(text, EN).count("{") == 40_000


def habits(code: str, **said: object) -> Language:
    """Return a language with curly quotes and the given habits."""
    usual = {"tag": code, "name": code, "hyphenation": "", "quotes": ("“", "”")}
    return Language(**{"code": code, **usual, **said})  # type: ignore[arg-type]


GERMAN = habits("de", quotes=("„", "“"), inner_quotes=("‚", "‘"))
POLISH = habits("pl", quotes=("„", "”"), short_words=("a", "i", "w", "z"))
BRAZILIAN = habits("pt", ordinals=(("o", "º"), ("a", "ª")))
SPANISH = habits("es", ordinals=((".o", ".º"), (".a", ".ª")))


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ('Er sagte: "nimm zwei".', "Er sagte: „nimm zwei“."),
        ("Das 'Meer' hier", "Das ‚Meer‘ hier"),
        ("\"Sag 'halt' zu Ana\"", "„Sag ‚halt‘ zu Ana“"),
        ("Wie geht's? Ana's 'Bob's' Turm", "Wie geht’s? Ana’s ‚Bob’s‘ Turm"),
    ],
)
def test_german_has_quotes_of_its_own_within_quotes(typed: str, set_: str) -> None:
    assert apply_typography(typed, GERMAN) == set_


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Idź w morze i z muszlą", "Idź w~morze i~z~muszlą"),
        ("A teraz {w morze} i ty", "A~teraz {w morze} i~ty"),
        ("lew i", "lew i"),
        ("na-w wodzie", "na-w wodzie"),
    ],
)
def test_short_words_do_not_end_a_line(typed: str, set_: str) -> None:
    assert apply_typography(typed, POLISH) == marked(set_)


@pytest.mark.parametrize(
    ("language", "typed", "set_"),
    [
        (BRAZILIAN, "o 1o lugar, a 2a carta", "o 1º lugar, a 2ª carta"),
        (BRAZILIAN, "b1o, 1.2o, 3os, 1 o", "b1o, 1.2o, 3os, 1 o"),
        (SPANISH, "el 1.o y la 2.a", "el 1.º y la 2.ª"),
        (EN, "1o and 2a", "1o and 2a"),
    ],
)
def test_ordinals(language: Language, typed: str, set_: str) -> None:
    assert apply_typography(typed, language) == set_


def test_words_part_where_the_game_says() -> None:
    french = habits("fr", hyphenated=("bé-cas-seau", "du-ne"))
    assert apply_typography("Le Bécasseau et la DUNE, bécasseaux", french) == (
        "Le Bé\u00adcas\u00adseau et la DU\u00adNE, bécasseaux"
    )


@given(
    st.text("ab1oiwz. '\"’\u00ad\u00a0{}", max_size=30), st.sampled_from([GERMAN, POLISH, BRAZILIAN, SPANISH])
)
def test_own_habits_twice_change_nothing_more(text: str, language: Language) -> None:
    once = apply_typography(text, language)
    assert apply_typography(once, language) == once
