import pytest
from generator.geometry import Size
from generator.model import FontKey, Language, TextStyle, Tone
from generator.typeset import FontBook, IconArt, Setting, load_fonts
from tests.fakes import MemoryWorkspace

COIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50"/></svg>'
BANNER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M0 0h200v100z"/></svg>'


@pytest.fixture(scope="session")
def fonts() -> FontBook:
    return load_fonts(MemoryWorkspace({}))


@pytest.fixture(scope="session")
def noto() -> FontKey:
    return FontKey(family="Noto Sans")


@pytest.fixture(scope="session")
def vollkorn() -> FontKey:
    return FontKey(family="Vollkorn")


@pytest.fixture(scope="session")
def style(noto: FontKey) -> TextStyle:
    return TextStyle(font=noto, size_pt=10, min_size_pt=8, leading=1.2)


def _setting(fonts: FontBook, language: Language) -> Setting:
    palette = {"ink": Tone("#aaaaaa", "#2b2a33", "#000000"), "sand": Tone("#f8ebcd", "#f0dcb0", "#cfb078")}
    return Setting(
        fonts,
        language,
        palette,
        {
            "coin": IconArt(COIN, Size(100, 100), "coin"),
            "banner": IconArt(BANNER, Size(200, 100), "banner"),
        },
    )


@pytest.fixture(scope="session")
def english(fonts: FontBook) -> Setting:
    language = Language(code="en", tag="en", name="English", hyphenation="en_GB", quotes=("“", "”"))
    return _setting(fonts, language)


@pytest.fixture(scope="session")
def french(fonts: FontBook) -> Setting:
    language = Language(code="fr", tag="fr", name="Français", hyphenation="fr", quotes=("« ", " »"))
    return _setting(fonts, language)
