"""What the press knows about a code: the page that ``pnp explain`` shows, and machines are told."""

from msgspec import Struct

from generator.diagnostic import Severity


class CodePage(Struct, frozen=True, kw_only=True):
    """A code, what it is about in a sentence, and a page about it if there is more to say."""

    code: str
    about: str
    name: str = ""
    severity: Severity = Severity.ERROR
    page: str = ""
