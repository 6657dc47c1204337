"""The codes of what can be wrong with a rulebook. Codes are permanent. Part of rulebook."""

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, str] = MappingProxyType(
    {
        "B101": "HTML in a rulebook.",
        "B102": "A block of code in a rulebook.",
        "B103": "A heading that skips a level.",
        "B104": "A heading without words.",
        "B105": "A link to a heading that is not there.",
        "B106": "A link to something else than a heading or a web page.",
        "B107": "An unknown word in braces, where the press is to write something.",
        "B108": "A picture's address that cannot be read.",
        "B109": "A picture without alternative text.",
        "B110": "An unknown icon.",
        "B111": "An expression in double braces that means nothing.",
        "B112": "A passage inside too many others.",
        "B113": "A link in a heading.",
        "B114": "A value in single braces, which print as they stand.",
        "B115": "A bold or italic stretch that is never closed.",
        "B116": "A link or picture that Markdown takes for words.",
        "B117": "A rulebook without a word.",
        "B118": "A row of a table that has another number of cells.",
        "B121": "A character that no font has.",
        "B122": "A picture of a component or piece that is not there.",
        "B123": "A picture of a back that is not there.",
        "B131": "Something that Typst refuses or warns of.",
        "B132": "A design of the press that cannot be read.",
        "B133": "A picture that cannot be printed.",
        "B141": "An example without a name of its own.",
        "B142": "An example in the book of a game that has no executable rules.",
        "B143": "A figure of an example that there is not.",
    }
)
