"""Write, books: the template of an HTML page, in Jinja's sandbox; what is filled in is escaped."""

from functools import lru_cache

from jinja2 import StrictUndefined, Template
from jinja2.sandbox import SandboxedEnvironment


@lru_cache(maxsize=4)
def compile_page(template: str) -> Template:
    """Return the Jinja2 source of a page, compiled once. Errors: jinja2.TemplateError."""
    environment = SandboxedEnvironment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.from_string(template)
