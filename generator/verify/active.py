"""Verify, safety: an open PDF in; what in it runs, starts, loads or carries something out, with its page."""

import re
from collections.abc import Iterator
from typing import Any

import pikepdf

# Only what names one of these is looked into; a name reads the same however it is escaped.
_SUSPECT = re.compile(
    rb"/(?:JS|JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|URI|Movie|Sound|Trans3D|GoTo3DView|AA"
    rb"|OpenAction|EmbeddedFiles?|EF|AcroForm|XFA|RichMedia|RichMediaExecute|FileAttachment|Filespec|Screen|3D)\b"
)
_ACTIONS = {
    "/JavaScript": "JavaScript",
    "/Launch": "a command to launch",
    "/SubmitForm": "a form that sends itself",
    "/ImportData": "a form that loads data",
    "/GoToR": "a link to another file",
    "/GoToE": "a link to an attachment",
    "/URI": "a link to the web",
    "/Rendition": "a film or sound",
    "/Movie": "a film",
    "/Sound": "a sound",
    "/RichMediaExecute": "a film or animation",
    "/GoTo3DView": "a model",
}
_KEYS = {
    "/JS": "JavaScript",
    "/JavaScript": "JavaScript",
    "/OpenAction": "an action when it is opened",
    "/AA": "an action at an event",
    "/EmbeddedFile": "an attachment",
    "/EmbeddedFiles": "an attachment",
    "/EF": "an attachment",
    "/AcroForm": "a form",
    "/XFA": "a form",
}
_SUBTYPES = {
    "/FileAttachment": "an attachment",
    "/RichMedia": "a film or animation",
    "/Screen": "a film or sound",
    "/Movie": "a film",
    "/Sound": "a sound",
    "/3D": "a model",
}


def active_parts(pdf: pikepdf.Pdf) -> tuple[tuple[str, int], ...]:
    """Return what a file does besides being shown: in words, with the page it belongs to, or 0."""
    found: dict[tuple[str, int], None] = {}
    pages: dict[tuple[int, int], int] | None = None
    for thing in pdf.objects:
        if not isinstance(thing, pikepdf.Dictionary | pikepdf.Array | pikepdf.Stream):
            continue
        whole = thing.stream_dict if isinstance(thing, pikepdf.Stream) else thing
        if not _SUSPECT.search(whole.unparse(resolved=True)):
            continue
        for what in _inside(whole):
            pages = pages if pages is not None else _owners(pdf)
            found[what, pages.get(thing.objgen, 0)] = None
    return tuple(found)


def _inside(thing: Any) -> Iterator[str]:
    """Yield what an object holds itself; what it refers to is looked at in its own turn."""
    todo: list[Any] = [thing]
    while todo:
        one = todo.pop()
        if isinstance(one, pikepdf.Array):
            todo += (item for item in list(one) if not getattr(item, "is_indirect", False))
        elif isinstance(one, pikepdf.Dictionary):
            keys = set(one.keys())
            # The tree of a document's parts may name some "S", but never so.
            yield from {_KEYS[key] for key in keys & set(_KEYS) if key != "/OpenAction" or _acts(one[key])}
            if str(one.get("/S", "")) in _ACTIONS and "/K" not in keys:
                yield _ACTIONS[str(one.S)]
            if str(one.get("/Subtype", "")) in _SUBTYPES and "/Rect" in keys:
                yield _SUBTYPES[str(one.Subtype)]
            todo += (one[key] for key in keys if not getattr(one[key], "is_indirect", False))


def _acts(entry: Any) -> bool:
    """Tell whether what happens at opening is more than to show a place in the file."""
    return not isinstance(entry, pikepdf.Array) and str(entry.get("/S", "")) != "/GoTo"


def _owners(pdf: pikepdf.Pdf) -> dict[tuple[int, int], int]:
    """Return the page of each page object and of each of its annotations, by their numbers."""
    owners: dict[tuple[int, int], int] = {}
    for number, page in enumerate(pdf.pages, start=1):
        owners[page.obj.objgen] = number
        annotations = page.obj.get("/Annots")
        if isinstance(annotations, pikepdf.Array):
            for annotation in list(annotations):
                owners[annotation.objgen] = number
                action = annotation.get("/A") if isinstance(annotation, pikepdf.Dictionary) else None
                if isinstance(action, pikepdf.Dictionary):
                    owners[action.objgen] = number
    owners.pop((0, 0), None)
    return owners
