"""Rules T301 to T310: one fault each, at its line, and what is no fault."""

import pytest
from generator.check import run_rules, translations_of
from generator.localize.catalog import check_catalog
from generator.model import Language
from tests.localize.sample import EN, FR, HEADER

FILE = "content/shore/locale/fr.po"
ES = Language(
    code="es",
    tag="es",
    name="Español",
    hyphenation="es",
    quotes=("«", "»"),
    opening_marks=(("?", "¿"), ("!", "¡")),
)
EL = Language(code="el", tag="el", name="Ελληνικά", hyphenation="el", quotes=("«", "»"))
TERM = 'msgctxt "terms/bucket"\nmsgid "bucket|buckets"\nmsgstr "seau|seaux"\n\n'


def judge(text: str, language: Language = FR) -> list[str]:
    """Return what rules say of the entries of a catalog, whose first line is line 1."""
    catalog, faults = check_catalog(text, FILE, language)
    assert faults == ()
    return [str(fault).removeprefix(f"{FILE}:") for fault in run_rules(translations_of(catalog, "en"))]


def of(source: str, translation: str, language: Language = FR, comment: str = "") -> list[str]:
    """Return the codes of what rules say of one entry."""
    text = f'{comment}msgctxt "a"\nmsgid "{source}"\nmsgstr "{translation}"\n'
    return [fault.split()[2].rstrip(":") for fault in judge(text, language)]


@pytest.mark.parametrize(
    ("source", "translation", "codes"),
    [
        # Numbers.
        ("Take 3 shells.", "Prenez 2 coquillages.", ["T302"]),
        ("Take 3 shells, 2.5 each.", "Prenez 3 coquillages, 2,5 chacun.", []),
        ("Take {n} of 2.", "Prenez {n} sur 2.", []),
        ("Take {n} of 2.", "Prenez 3 sur 2.", []),
        ("Take {players[2]} of them.", "Prenez-en {players[2]}.", []),
        # Markup.
        ("Take **all**.", "Prenez tout.", ["T303"]),
        ("Take **all**.", "Prenez *tout*.", ["T303"]),
        ("Take **all** *now*.", "Prenez *ici* **tout**.", []),
        ("See [below](#end).", "Voir [plus bas](#fin).", ["T303"]),
        # Spaces.
        ("Take one.", "Prenez-en un. ", ["T304"]),
        ("Take one.", "Prenez  un.", ["T304"]),
        ("Price: ", "Prix : ", []),
        # The end.
        ("Take one.", "Prenez-en un", ["T305"]),
        ("Shell", "Coquillage.", ["T305"]),
        ("Say “stop.”", "Dites « stop. »", []),
        ("**Take one.**", "**Prenez-en un.**", []),
        ("Done?", "Fini ?", []),
        ("Take {coins(3)}.", "Prenez {coins(3)}.", []),
        # The same, and doubled.
        ("Take one shell.", "Take one shell.", ["T306"]),
        ("Littoral", "Littoral", []),
        ("{n} × {icon:coin}", "{n} × {icon:coin}", []),
        ("Take the shell.", "Prenez le le coquillage.", ["T307"]),
        ("We meet.", "Nous nous voyons.", []),
        ("Of {icon:sun} of {icon:sea}", "De {icon:sun} de {icon:sea}", []),
        ("It goes tap-tap.", "Ça fait tap-tap.", []),
    ],
)
def test_one_entry(source: str, translation: str, codes: list[str]) -> None:
    language = Language(
        code="fr", tag="fr", name="Français", hyphenation="fr", quotes=("«", "»"), doubled_words=("nous",)
    )
    assert of(source, translation, language) == codes


@pytest.mark.parametrize(
    ("translation", "codes"),
    [("¿Quién empieza?", []), ("Quién empieza?", ["T309"]), ("¡Bien! ¿Y ahora?", [])],
)
def test_spanish_questions_have_a_mark_at_their_beginning(translation: str, codes: list[str]) -> None:
    end = "?" if translation.endswith("?") else "!"
    assert of(f"Who begins{end}", translation, ES) == codes


def test_a_greek_question_ends_with_a_semicolon() -> None:
    assert of("Who begins?", "Ποιος ξεκινά;", EL) == []
    assert of("Who begins?", "Qui commence;", FR) == ["T305"]


def test_a_missed_term_is_told_with_what_to_write() -> None:
    assert judge(TERM + 'msgctxt "a"\nmsgid "Move both Buckets."\nmsgstr "Déplacez les baquets."\n') == [
        '7:1: warning T301: the translation of "a" has none of “seau”, “seaux” for “Buckets” (use one, or '
        'add the form it has here to terms/bucket on line 3, or say why above the entry: "# T301: …")'
    ]


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("Move the Bucket.", "Déplacez le Seau."),
        ("Two buckets", "Deux seaux"),
        ("A bucketful", "Un plein baquet"),
        ("{bucket.name}", "{bucket.name}"),
    ],
)
def test_a_term_in_any_form_is_fine(source: str, translation: str) -> None:
    assert judge(f'{TERM}msgctxt "a"\nmsgid "{source}"\nmsgstr "{translation}"\n') == []


def test_a_star_in_a_term_stands_for_any_letters() -> None:
    term = TERM.replace("seau|seaux", "seau*")
    assert judge(f'{term}msgctxt "a"\nmsgid "Two buckets"\nmsgstr "Deux seaux"\n') == []


def test_the_same_source_translated_otherwise_is_a_note() -> None:
    entry = 'msgctxt "{}"\nmsgid "{}"\nmsgstr "{}"\n\n'
    text = entry.format("a", "Big shell", "Grand coquillage") + entry.format(
        "b", "Big shell", "Gros coquillage"
    )
    assert judge(text) == [
        '7:1: note T308: the translation of "b" is another one than that of "a" on line 3 '
        '(make them alike, or say why above the entry: "# T308: …")'
    ]
    # In capitals it is the same; one word may well differ by what it stands beside.
    assert (
        judge(entry.format("a", "Big shell", "Gros lot") + entry.format("b", "Big shell", "gros lot")) == []
    )
    assert judge(entry.format("a", "All", "Tous") + entry.format("b", "All", "Toutes")) == []


def test_an_excuse_with_a_reason_silences_one_rule_and_an_idle_one_is_told() -> None:
    assert of("Take 3.", "Prenez-en trois.", FR, "# T302: in words\n") == []
    assert of("Take 3.", "Prenez-en trois", FR, "# T302: in words\n") == ["T305"]
    assert of("Take 3.", "Prenez-en trois.", FR, "# T302\n") == ["T302"]
    assert of("Take 3.", "Prenez-en 3.", FR, "# T302: in words\n") == ["T310"]


def test_each_form_of_a_plural_is_judged_at_its_line_but_for_its_numbers() -> None:
    plural = 'msgctxt "c"\nmsgid "{n} coin."\nmsgid_plural "{n} coins."\n'
    plural += 'msgstr[0] "1 pièce."\nmsgstr[1] "{n} pièces"\n'
    assert judge(HEADER + plural) == [
        '10:1: warning T305: the translation of "c" ends with no full stop or other mark, its source with '
        'a full stop (end it as its source, or say why above the entry: "# T305: …")'
    ]


def test_what_is_not_used_is_not_judged() -> None:
    catalog, _ = check_catalog('#, fuzzy\nmsgctxt "a"\nmsgid "Take 3."\nmsgstr "Prenez 2."\n', FILE, FR)
    assert translations_of(catalog, "en").entries == ()


def test_a_variant_of_the_source_may_be_the_same() -> None:
    american = Language(code="en-US", tag="en-US", name="English", hyphenation="en_US", quotes=EN.quotes)
    assert of("Take one shell.", "Take one shell.", american) == []
