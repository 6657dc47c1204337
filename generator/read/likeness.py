"""Components that are like others: which one each takes its pieces from, and in what order to read them.

Invariant: a component comes after the one that it is like, and none is like itself, by whatever way.
"""

from collections.abc import Mapping

from generator.diagnostic import suggestion
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document
from generator.read.scalars import as_word

_OF_PIECES = ("fields", "defaults", "pieces")


def reading_order(documents: Mapping[str, Document], *, is_complete: bool, faults: Faults) -> dict[str, str]:
    """Return what each component is like, or nothing, in an order in which they can be read.

    Those that are like nothing that there is are left out. Unless all files could be read (``is_complete``),
    what is missing may be in one that could not.
    """
    likes = {id_: _like(document, faults) for id_, document in documents.items()}
    order: dict[str, str] = {}
    for id_ in documents:
        chain = _chain(id_, likes)
        last = chain[-1]
        if likes[last] == id_:
            by_way = f", by way of {', '.join(chain[1:])}" if len(chain) > 1 else ""
            message = f'the component "{id_}" is like itself{by_way}'
            _report(documents[id_], message, "let one of them have the pieces", faults)
        elif likes[last] and last == id_ and is_complete:
            others = [other for other in documents if other != id_]
            message = f'there is no component "{likes[last]}" to be like'
            _report(documents[id_], message, suggestion(likes[last], others), faults)
        elif not likes[last]:
            order |= {one: likes[one] for one in reversed(chain)}
    return order


def _chain(id_: str, likes: Mapping[str, str]) -> list[str]:
    """Return a component, the one it is like, and so on, as far as there are any that were not met yet."""
    chain = [id_]
    while likes[chain[-1]] in likes and likes[chain[-1]] not in chain:
        chain.append(likes[chain[-1]])
    return chain


def _like(document: Document, faults: Faults) -> str:
    """Return what a component says it is like, or nothing; it then says nothing of pieces itself."""
    node = document.root.entries.get("like")
    if node is None:
        return ""
    for key in _OF_PIECES:
        if key in document.root.entries:
            message = f'a component that is like another one has its pieces, and no "{key}" of its own'
            way_out = f'leave out "{key}", or "like"'
            faults.add("S110", document.key(document.root, key), message, way_out)
    try:
        return as_word(node)
    except ContentError as error:
        faults.add_error(error, document.span(node))
        return ""


def _report(document: Document, message: str, way_out: str, faults: Faults) -> None:
    faults.add("R017", document.span(document.root.entries["like"]), message, way_out)
