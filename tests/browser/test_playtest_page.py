"""The report of a playtest in a browser: it asks for nothing, fits a phone, bars nobody, light or dark."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from generator.build import DiskWorkspace
from generator.build.playtest_page import write_playtest_page
from generator.play import work_out
from playwright.sync_api import Browser
from tests.build.projects import TEMPLATES
from tests.play.test_report import BATCH, SETUP


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = work_out(SETUP, BATCH)
    place = tmp_path / "report.html"
    place.write_text(write_playtest_page([found, found], DiskWorkspace(TEMPLATES.parent)), encoding="utf-8")
    return place


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_it_opens_for_everybody(browser: Browser, path: Path, width: int, scheme: str) -> None:
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type]
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: heard.append(request.url))
    page.goto(path.as_uri())
    assert heard == [path.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.close()
