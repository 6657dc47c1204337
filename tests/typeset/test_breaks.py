import pytest
from generator.typeset.breaks import breaks_in, leans_on_next, words_of

NB, NN = "\u00a0", "\u202f"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("take two  cards\tnow", ["take", "two", "cards", "now"]),
        (f"a{NB}b c{NN}! d", [f"a{NB}b", f"c{NN}!", "d"]),
        ("Oui ! Non ?", [f"Oui{NB}!", f"Non{NB}?"]),
        ("il dit : « oui » (enfin )", ["il", f"dit{NB}:", f"«{NB}oui{NB}»", f"(enfin{NB})"]),
        ("wait … **really** **!**", [f"wait{NB}…", f"**really**{NB}**!**"]),
        ("sand – and sea", [f"sand{NB}–", "and", "sea"]),
        ("pay 3 {icon:coin} now", ["pay", f"3{NB}{{icon:coin}}", "now"]),
        ("pay **3** {icon:coin}", ["pay", f"**3**{NB}{{icon:coin}}"]),
        ("a 2 × 3 grid", ["a", f"2{NB}×{NB}3", "grid"]),
        ("pay {icon:coin} 3 now", ["pay", f"{{icon:coin}}{NB}3", "now"]),
        ("{icon:coin} **3**", [f"{{icon:coin}}{NB}**3**"]),
        ("or {icon:coin}", ["or", "{icon:coin}"]),
    ],
)
def test_lines_break_at_plain_spaces_only_where_it_reads_well(line: str, words: list[str]) -> None:
    assert words_of(line) == words


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("well-known", ["well-|known"]),
        ("and/or", ["and/|or"]),
        ("sand—and", ["sand—|and"]),
        ("one-by-one", ["one-|by-one", "one-by-|one"]),
        ("e-mail", []),
        ("2-5", []),
        ("2–5", []),
        ("1/2", []),
        ("-5", []),
        ("well-)", []),
        ("{icon:sand-dollar}", []),
        ("{icon:coin}{icon:card}", ["{icon:coin}|{icon:card}"]),
        ("well-**known**", ["well-|**known**"]),
        ("sea\u200bshell", ["sea|shell"]),
        ("sea\u00adshell", ["sea-|shell"]),
    ],
)
def test_breaks_that_the_author_wrote(word: str, parts: list[str]) -> None:
    assert [f"{b.head}|{b.tail}" for b in breaks_in(word, "")] == parts


@pytest.mark.parametrize(
    ("word", "dictionary", "parts"),
    [
        ("example", "en_GB", ["ex-|ample"]),
        ("beginning", "en_GB", ["be-|ginning", "begin-|ning"]),
        ("“beginning,”", "en_GB", ["“be-|ginning,”", "“begin-|ning,”"]),
        ("**beginning**", "en_GB", ["**be-|ginning**", "**begin-|ning**"]),
        ("coquillage", "fr", ["co-|quillage"]),
        ("l’océanique", "fr", ["l’océa-|nique"]),
        ("couldn’t", "en_GB", []),
        ("BEGINNING", "en_GB", []),
        ("{icon:beginning}", "en_GB", []),
        ("be\u00adginning", "en_GB", ["be-|ginning"]),
        ("beginning", "", []),
        ("beginning", "xx", []),
    ],
)
def test_hyphenation_by_language(word: str, dictionary: str, parts: list[str]) -> None:
    assert [f"{b.head}|{b.tail}" for b in breaks_in(word, dictionary)] == parts


@pytest.mark.parametrize("word", ["extraordinary", "immediately", "anticonstitutionnellement", "shell"])
@pytest.mark.parametrize("dictionary", ["en_GB", "fr", "pt_BR"])
def test_at_least_two_letters_stay_and_three_follow(word: str, dictionary: str) -> None:
    for found in breaks_in(word, dictionary):
        assert len(found.head.rstrip("-")) >= 2
        assert len(found.tail) >= 3


@pytest.mark.parametrize(
    ("word", "leans"),
    [
        ("a", True),
        ("À", True),
        ("(a", True),
        ("**a**", True),
        ("a,", False),
        ("3", True),
        ("il", False),
        ("12", True),
        ("120", False),
        ("3.", False),
        (f"fin{NB}à", True),
    ],
)
def test_words_that_belong_to_the_next_one(word: str, leans: bool) -> None:
    assert leans_on_next(word) is leans
