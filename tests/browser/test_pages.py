"""Every page that the press makes, opened on a phone, at a desk, on paper, with a screen reader."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 900}
GAMES = {
    "sea-shells": ("rulebook", "bga"),
    "littoral": ("seed", "table"),
    "dune-to-open-sea": ("1.00", "1.01"),
}
TAGS = {"en": "en", "fr": "fr", "pt": "pt-BR"}
# What differs between editions is a number here and there, which a browser does not mind.
ONE_EDITION = [f"{game}/{editions[0]}/{language}" for game, editions in GAMES.items() for language in TAGS]


def book(pressed: Path, rulebook: str) -> Path:
    return pressed / rulebook / "rulebook.html"


def page_paths(pressed: Path) -> list[Path]:
    catalogue = pressed / "dune-to-open-sea" / "1.00" / "fr" / "catalogue.html"
    return [pressed / "index.html", catalogue, *(book(pressed, rulebook) for rulebook in ONE_EDITION)]


def open_page(browser: Browser, path: Path, viewport: dict[str, int]) -> tuple[Page, list[str], list[str]]:
    """Open a file; return the page, its console errors, and every request that left the file."""
    page = browser.new_page(viewport=viewport)  # type: ignore[arg-type]
    errors: list[str] = []
    requests: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: requests.append(request.url))
    page.goto(path.as_uri())
    page.evaluate("document.fonts.ready")
    return page, errors, requests


@pytest.mark.browser
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_pages_open_without_fault_and_never_scroll_sideways(
    browser: Browser, pressed: Path, viewport: dict[str, int]
) -> None:
    for path in page_paths(pressed):
        page, errors, _ = open_page(browser, path, viewport)
        assert errors == [], path
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= viewport["width"], f"{path} is {width} px wide"
        page.close()


@pytest.mark.browser
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing(browser: Browser, pressed: Path, viewport: dict[str, int]) -> None:
    # At a desk in every language; a phone lays all of them out alike.
    paths = [path for path in page_paths(pressed) if viewport is DESK or "/fr/" in str(path)]
    for path in paths:
        page, _, _ = open_page(browser, path, viewport)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}\n{found.generate_report()}"
        page.close()


@pytest.mark.browser
def test_a_rulebook_is_one_file_that_asks_for_nothing(browser: Browser, pressed: Path) -> None:
    for rulebook in ONE_EDITION:
        path = book(pressed, rulebook)
        page, _, requests = open_page(browser, path, DESK)
        assert [url for url in requests if not url.startswith("data:")] == [path.as_uri()]
        assert page.get_attribute("html", "lang") == TAGS[rulebook.rpartition("/")[2]]
        assert page.locator("h1").count() == 1
        assert page.locator("img:not([alt]), svg[role=img]:not([aria-label])").count() == 0
        page.close()


@pytest.mark.browser
def test_a_rulebook_prints_on_paper_without_cutting_anything(browser: Browser, pressed: Path) -> None:
    for rulebook in ONE_EDITION:
        path = book(pressed, rulebook)
        page, _, _ = open_page(browser, path, DESK)
        page.emulate_media(media="print")
        printed = page.pdf(prefer_css_page_size=True)
        assert printed.startswith(b"%PDF-")
        # The widest element must fit the printed measure, or the printer would cut it.
        page.set_viewport_size({"width": 560, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= 560
        page.close()
