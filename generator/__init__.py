"""Print-and-play generator: game definitions in, printable sheets and rulebooks out."""

__version__ = "0.1.0"
