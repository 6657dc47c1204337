"""Figures of playtests → one HTML page, in tables and plots. It fetches nothing and runs nothing."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from generator.build.plots import plot_scores, plot_shares, plot_wins
from generator.play import Figures
from generator.play.report import (
    NUMBER_HEAD,
    SEAT_HEAD,
    number_rows,
    percent,
    seat_rows,
    share_table,
    stuck,
    ties,
)
from generator.workspace import Workspace
from generator.write.page import compile_page

TEMPLATE = "templates/playtest/playtest.html.j2"
STYLE = "templates/playtest/playtest.css"


def write_playtest_page(found: Sequence[Figures], workspace: Workspace) -> str:
    """Write a page with a section for each setup.

    Errors:
        WorkspaceError: a file of the design cannot be read.
        jinja2.TemplateError: the design cannot be filled in.
    """
    page = compile_page(workspace.read_text(TEMPLATE))
    return page.render(
        title=", ".join(dict.fromkeys(figures.setup.game for figures in found)),
        style=Markup(workspace.read_text(STYLE)),
        sections=[_section(number, figures) for number, figures in enumerate(found, 1)],
    )


def _section(number: int, found: Figures) -> Mapping[str, object]:
    return {
        "id": f"setup-{number}",
        "title": str(found.setup),
        "games": f"{found.games:,}",
        "fair": percent(found.fair),
        "remarks": f"{ties(found)} {stuck(found)}",
        "wins": Markup(plot_wins(found)),
        "scores": Markup(plot_scores(found)),
        "seats": {"head": SEAT_HEAD, "rows": seat_rows(found)},
        "numbers": {"head": ("figure", *NUMBER_HEAD[1:]), "rows": number_rows(found)},
        "tables": [_table(name, rows) for name, rows in found.tables.items()],
    }


def _table(name: str, rows: Mapping[str, Mapping[str, int]]) -> Mapping[str, object]:
    head, body = share_table(rows)
    return {
        "name": name,
        "head": (name, *head),
        "rows": body,
        "marks": tuple(zip(head[1::2], head[2::2], strict=False)),
        "plot": Markup(plot_shares(name, rows)),
    }
