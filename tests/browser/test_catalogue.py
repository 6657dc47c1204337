"""The page of a catalogue in use: filtered, sorted, followed from a link, printed, and without its script."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect
from tests.catalogue.quay import bound

ALL = ["Eel", "Bollard × 2", 'Ånchor <b>"', "Net", "Tub × 3"]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("quay") / "catalogue.html"
    file.write_text(bound().html, encoding="utf-8")
    return file


@pytest.fixture
def page(browser: Browser, path: Path) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(path.as_uri())
    return page


def shown(page: Page) -> list[str]:
    return [" ".join(name.split()) for name in page.locator(".card:visible h3").all_text_contents()]


def box(page: Page, name: str) -> Locator:
    return page.get_by_role("checkbox", name=name, exact=True)


def status(page: Page) -> str:
    return page.get_by_role("status").inner_text()


@pytest.mark.browser
@pytest.mark.parametrize("width", [360, 800, 1280])
def test_it_opens_without_fault_request_or_sideways_scroll(browser: Browser, path: Path, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    faults: list[str] = []
    requests: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: requests.append(request.url))
    page.goto(path.as_uri())
    for fold in page.locator("summary").all():
        if not fold.evaluate("one => one.parentElement.open"):
            fold.click()
    assert faults == []
    assert [url for url in requests if not url.startswith("data:")] == [path.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.browser
def test_filters_narrow_the_cards_and_tell_how_many_are_left(page: Page) -> None:
    assert (shown(page), status(page)) == (ALL, "5 of 5 shown")
    box(page, "Quay").check()
    assert (shown(page), status(page)) == (ALL[1:4], "3 of 5 shown")
    page.locator("[name='price.to']").fill("2")
    assert shown(page) == ALL[2:4]
    box(page, "coin").check()
    assert (shown(page), status(page)) == ([ALL[2]], "1 of 5 shown")
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".card:visible")).to_have_count(5)
    assert status(page) == "5 of 5 shown"


@pytest.mark.browser
def test_one_of_several_boxes_is_enough(page: Page) -> None:
    box(page, "Coins").check()
    assert shown(page) == ["Eel"]
    box(page, "Cards").check()
    assert shown(page) == ["Eel", ALL[2]]


@pytest.mark.browser
def test_a_search_looks_at_all_words_and_not_at_accents(page: Page) -> None:
    search = page.get_by_role("searchbox")
    search.fill("anchor")
    assert shown(page) == [ALL[2]]
    search.fill("draw sea")
    assert shown(page) == ["Eel"]
    search.fill("whale")
    assert (shown(page), status(page)) == ([], "Nothing passes these filters.")


@pytest.mark.browser
def test_cards_are_sorted_by_name_and_by_number_either_way(page: Page) -> None:
    page.get_by_role("combobox").select_option(".name")
    assert shown(page) == [ALL[2], "Bollard × 2", "Eel", "Net", "Tub × 3"]
    page.get_by_role("combobox").select_option("price")
    assert shown(page) == ["Eel", ALL[2], "Net", "Tub × 3", "Bollard × 2"]
    box(page, "Reversed").check()
    assert shown(page) == ["Bollard × 2", "Tub × 3", "Net", ALL[2], "Eel"]


@pytest.mark.browser
def test_what_is_asked_for_is_in_the_address(page: Page, browser: Browser, path: Path) -> None:
    box(page, "Quay").check()
    page.locator("[name='price.from']").fill("2")
    page.get_by_role("combobox").select_option(".name")
    assert page.url == f"{path.as_uri()}#zone=quay&price.from=2&.sort=.name"
    other = browser.new_page()
    other.goto(page.url)
    assert (shown(other), status(other)) == (["Bollard × 2"], "1 of 5 shown")
    assert box(other, "Quay").is_checked()
    other.goto(f"{path.as_uri()}#zone=sea,quay&.q=%C3%A5nchor&nothing=%E0")
    assert shown(other) == [ALL[2]]
    other.goto(f"{path.as_uri()}#charts")  # A link to a place asks for nothing.
    assert shown(other) == [ALL[2]]


@pytest.mark.browser
def test_the_keyboard_reaches_and_works_the_filters(page: Page) -> None:
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert shown(page) == ALL[1:4]
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert shown(page) == ALL


@pytest.mark.browser
def test_without_its_script_everything_is_there(browser: Browser, path: Path) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(path.as_uri())
    assert shown(page) == ALL
    assert not page.locator("#filters").is_visible()
    assert page.locator("svg.panel").count() == 7
    page.locator("summary", has_text="The same in numbers").first.click()
    assert page.get_by_role("table").first.is_visible()


@pytest.mark.browser
def test_on_paper_there_are_cards_and_numbers_but_no_filters(page: Page) -> None:
    page.emulate_media(media="print")
    assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF-")
    assert not page.locator("#filters").is_visible()
    assert shown(page) == ALL
    page.set_viewport_size({"width": 690, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= 690
