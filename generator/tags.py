"""Names that the press writes into its PDFs, so that a finished file can be read back and proved."""

PIECE_TAG = "PNP_Piece"
"""The marked content around each placed piece."""

MARK_TAG = "PNP_Mark_"
"""The marked content around all marks of a kind; the kind's name follows."""

SHEETS_KEY = "PNP_Sheets"
"""The entry of a file's catalog that says what its sheets hold; see ``write/record.py``."""

BOOKLET_KEY = "PNP_Booklet"
"""The entry of a file's catalog that says how many pages of which size a booklet was made from."""
