"""``terms.yaml``: the words that mean one thing in a game, and where its words part at the end of a line."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.model import Term, Text
from generator.read.document import read_document
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document
from generator.read.scalars import check_id
from generator.read.schema import Shape, Word, read_shape
from generator.read.schema import Text as TextKey
from generator.workspace import Workspace

TERMS = "terms.yaml"


class _TermsShape(Shape):
    terms: Mapping[str, TextKey] = MappingProxyType({})
    hyphenation: tuple[Word, ...] = ()


def read_terms(workspace: Workspace, folder: str, faults: Faults) -> tuple[tuple[Term, ...], tuple[str, ...]]:
    """Return the terms of a game and its words with hyphens; a game need not have any."""
    path = f"{folder}/{TERMS}"
    if path not in workspace.list_files(folder, TERMS):
        return (), ()
    document = read_document(workspace, path, faults)
    shape = read_shape(_TermsShape, document, document.root, faults) if document is not None else None
    if document is None or shape is None:
        return (), ()
    _check(document, shape, faults)
    origin = document.origin(document.root)
    terms = (
        Term(id=id_, text=Text(f"terms/{id_}", forms), origin=origin) for id_, forms in shape.terms.items()
    )
    return tuple(terms), shape.hyphenation


def _check(document: Document, shape: _TermsShape, faults: Faults) -> None:
    origin = document.origin(document.root)
    for id_, forms in shape.terms.items():
        try:
            check_id(id_)
        except ContentError as error:
            faults.add_error(error, origin.key(f"terms.{id_}"))
        if not all(form.strip("* ") for form in forms.split("|")):
            way_out = "all forms of the word, with | between: bucket|buckets"
            faults.add("S107", origin.at(f"terms.{id_}"), f'"{forms}" has an empty form', way_out)
    for number, word in enumerate(shape.hyphenation):
        if "-" not in word or not all(part.isalpha() for part in word.split("-")):
            way_out = "a word with a hyphen at each place where it may part: sand-pi-per"
            faults.add("S107", origin.at(f"hyphenation.{number}"), f'"{word}" is no word', way_out)
