"""A report is opened: it asks for nothing, fits the window, and axe finds nothing."""

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser


def open_for_everybody(browser: Browser, path: Path, width: int, scheme: str) -> None:
    """Open a page on disk in a window of that width in px, light or dark, and assert that all is well."""
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
