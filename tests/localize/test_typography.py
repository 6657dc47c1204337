import pytest
from generator.localize import apply_typography
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
