"""Reports, and pictures for translators, in a browser: they bar nobody, light or dark."""

from pathlib import Path

import pytest
from generator.build import BuildRequest, DiskWorkspace, Silence
from generator.build.catalogs import extract_templates
from generator.build.fit_page import write_fit_page
from generator.build.fits import report_fits
from generator.build.playtest_page import write_playtest_page
from generator.play import work_out
from playwright.sync_api import Browser
from tests.browser.opening import open_for_everybody
from tests.build.projects import TEMPLATES, make_project
from tests.play.test_report import BATCH, SETUP


@pytest.fixture
def playtest(tmp_path: Path) -> Path:
    found = work_out(SETUP, BATCH)
    place = tmp_path / "report.html"
    place.write_text(write_playtest_page([found, found], DiskWorkspace(TEMPLATES.parent)), encoding="utf-8")
    return place


@pytest.fixture
def fit(tmp_path: Path) -> Path:
    project = make_project(tmp_path / "project")
    found = report_fits(BuildRequest(root=project, out=project / "out", jobs=1), Silence())
    place = tmp_path / "fit.html"
    place.write_text(write_fit_page(found.slots, DiskWorkspace(project)), encoding="utf-8")
    return place


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    project = make_project(tmp_path / "project")
    extract_templates(project)
    return project / "out/translate/harbour.html"


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_pictures_for_translators_open_for_everybody(
    browser: Browser, pictures: Path, width: int, scheme: str
) -> None:
    open_for_everybody(browser, pictures, width, scheme)


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_playtest_opens_for_everybody(browser: Browser, playtest: Path, width: int, scheme: str) -> None:
    open_for_everybody(browser, playtest, width, scheme)


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_fit_opens_for_everybody(browser: Browser, fit: Path, width: int, scheme: str) -> None:
    open_for_everybody(browser, fit, width, scheme)
