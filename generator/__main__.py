"""``python -m generator`` does the same as ``pnp``."""

import sys

from generator.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
