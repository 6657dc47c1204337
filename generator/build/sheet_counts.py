"""Games → a table of how many sheets each stock takes on each paper, beside the area of its pieces."""

from collections.abc import Iterable, Iterator, Sequence

from generator.impose import Wording, plan_sheets, sheets_by_area
from generator.model import Component, Duplex, Game, Paper, PrintProfiles, Side

_NO_WORDS = Wording(
    game="", edition="", language="", page="", front="", back="", both="", fronts_only="", part=""
)
_ABOUT = """\
Sheets of each stock, turned over along the long edge, with crop marks and their own bleed; beside it, in
sheets, the area of the pieces with their bleed, which no packing can go below. Posters show
what overlaps twice.
"""


def sheet_counts(games: Iterable[Game], profiles: PrintProfiles, papers: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a table in Markdown, a row for each game, edition and stock.

    Editions whose pieces are those of the one before are left out.
    """
    shown = [profiles.papers[name] for name in papers]
    yield from _ABOUT.splitlines()
    yield ""
    heads = ("game", "edition", "stock", "pieces", *(f"{paper.name} | by area" for paper in shown))
    yield f"| {' | '.join(heads)} |"
    yield f"|---|---|---{'|--:' * (1 + 2 * len(shown))}|"
    for game in games:
        before: tuple[object, ...] = ()
        for edition in game.editions:
            rows = tuple(_rows(edition.components, profiles, shown))
            if rows != before:
                yield from (f"| {game.slug} | {edition.id} | {row} |" for row in rows)
            before = rows


def _rows(components: Sequence[Component], profiles: PrintProfiles, papers: Sequence[Paper]) -> Iterator[str]:
    for stock in profiles.stocks:
        of_stock = [one for one in components if one.stock == stock and one.total]
        if of_stock:
            pieces = sum(one.total for one in of_stock)
            cells = " | ".join(_cells(of_stock, paper) for paper in papers)
            yield f"{stock} | {pieces} | {cells}"


def _cells(components: Sequence[Component], paper: Paper) -> str:
    plan, _ = plan_sheets(components, paper, Duplex.LONG, _NO_WORDS)
    sheets = "–" if plan is None else sum(page.side is Side.FRONT for page in plan.pages)
    return f"{sheets} | {sheets_by_area(components, paper):.2f}"
