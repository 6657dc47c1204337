"""The order of names in an index."""

import pytest
from generator.localize import sort_key
from generator.model import Language


def ordered(names: str, alphabet: str = "") -> str:
    language = Language(
        code="x", tag="x", name="x", hyphenation="", quotes=("“", "”"), alphabet=tuple(alphabet.split())
    )
    words = names.split(", ")
    assert words != sorted(words, key=lambda name: sort_key(name, language)), "give them in another order"
    return ", ".join(sorted(words, key=lambda name: sort_key(name, language)))


@pytest.mark.parametrize(
    ("alphabet", "names", "order"),
    [
        # Source for the alphabets: CLDR's tailorings of the root collation.
        ("", "zèbre, Étoile, étang, eau", "eau, étang, Étoile, zèbre"),
        ("", "cote, côté, Cote, coté, côte", "cote, Cote, coté, côte, côté"),
        ("", "sea-holly, sea, seagull, sea horse", "sea, sea horse, seagull, sea-holly"),
        ("", "œuf, oder, ofen", "oder, œuf, ofen"),
        ("", "Straße, Strasse, Strand", "Strand, Strasse, Straße"),
        ("a b n ñ o z", "zo, ño, nz, nao", "nao, nz, ño, zo"),
        ("a c d h ch i z", "zi, chi, ci, hi", "ci, hi, chi, zi"),
        ("a o z å ä ö", "öa, za, äa, åa, oa", "oa, za, åa, äa, öa"),
        ("a b ı i z", "izi, Iz, ız, İb", "ız, Iz, İb, izi"),
        ("а е ж и й к", "ка, йа, иж, аа", "аа, иж, йа, ка"),
    ],
)
def test_order(alphabet: str, names: str, order: str) -> None:
    assert ordered(names, alphabet) == order
