"""Pages of the rules T…, which localization sees to while it reads catalogs and shows texts."""

from generator.check.registry import Rule, reported
from generator.diagnostic import Severity

RULES: tuple[Rule, ...] = (
    reported(
        "T001",
        "unreadable-catalog",
        Severity.ERROR,
        """A catalog cannot be read as text.

        Why: catalogs are in UTF-8, the one encoding that every translation program can write.

        Bad: a fr.po that was saved as ISO-8859-1 or Windows-1252.

        Good: the same file, saved as UTF-8.
        """,
    ),
    reported(
        "T002",
        "catalog-syntax",
        Severity.ERROR,
        """A line of a catalog is not PO.

        Why: what cannot be read cannot be trusted; half a text on a card is worse than none.

        Bad:
            msgid "Bottle"
            msgstr "Bouteille

        Good:
            msgid "Bottle"
            msgstr "Bouteille"
        """,
    ),
    reported(
        "T003",
        "catalog-charset",
        Severity.ERROR,
        """A catalog's header names another character set than UTF-8.

        Why: translation programs believe the header, and would write the file in that character set.

        Bad:
            "Content-Type: text/plain; charset=ISO-8859-1\\n"

        Good:
            "Content-Type: text/plain; charset=UTF-8\\n"
        """,
    ),
    reported(
        "T004",
        "wrong-plural-forms",
        Severity.ERROR,
        """The Plural-Forms in a catalog's header are not those of its language.

        Why: they tell which wording goes with which number. In French, 0 is singular; with the English line,
        "0 pièces" would be printed.

        Bad, in fr.po:
            "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        Good:
            "Plural-Forms: nplurals=2; plural=(n > 1);\\n"
        """,
    ),
    reported(
        "T005",
        "duplicate-entry",
        Severity.ERROR,
        """A catalog translates the same message twice.

        Why: only one of the two can be printed, and translation programs refuse the file.

        Bad: two entries with the same msgctxt and msgid.

        Good: one of them.
        """,
    ),
    reported(
        "T006",
        "fuzzy-entry",
        Severity.WARNING,
        """A translation is marked fuzzy.

        Why: it was made for an earlier wording of the source, or guessed. Until somebody has looked at it,
        the text is shown in another language rather than wrongly.

        Bad:
            #, fuzzy
            #| msgid "Fossil"
            msgid "Fossil head"
            msgstr "Fossile"

        Good:
            msgid "Fossil head"
            msgstr "Tête de fossile"
        """,
    ),
    reported(
        "T007",
        "plural-form-count",
        Severity.ERROR,
        """A plural entry has too few or too many forms.

        Why: a number without a wording of its own would be printed with a wrong one.

        Bad, in fr.po:
            msgid "{n} coin"
            msgid_plural "{n} coins"
            msgstr[0] "{n} pièce"

        Good:
            msgid "{n} coin"
            msgid_plural "{n} coins"
            msgstr[0] "{n} pièce"
            msgstr[1] "{n} pièces"
        """,
    ),
    reported(
        "T008",
        "catalog-language",
        Severity.ERROR,
        """A catalog's header names another language than its file.

        Why: mostly the file was copied from another language, or has the wrong name.

        Bad, in fr.po:
            "Language: de\\n"

        Good, in fr.po:
            "Language: fr\\n"
        """,
    ),
    reported(
        "T009",
        "press-words",
        Severity.ERROR,
        """The press's own words cannot be read.

        Why: templates/words.yaml has the words on every sheet, such as "page". Nothing can be set without.

        Bad:
            page: [page, pages]

        Good:
            page: page
        """,
    ),
    reported(
        "T010",
        "faulty-hyphenation",
        Severity.ERROR,
        """A catalog's header names words to part that are no words with hyphens.

        Why: X-Hyphenation tells where words of the game part that no dictionary knows. Anything else there
        would be left out in silence.

        Bad:
            "X-Hyphenation: bécasseau sand--piper\\n"

        Good:
            "X-Hyphenation: bé-cas-seau sand-piper\\n"
        """,
    ),
    reported(
        "T101",
        "missing-catalog",
        Severity.WARNING,
        """A language of the game has no catalog.

        Why: the game says that it is in this language; all its texts are shown in another one.

        Bad: languages [en, fr], and no locale/fr.po.

        Good: locale/fr.po, made by "pnp translate" and filled in.
        """,
    ),
    reported(
        "T102",
        "missing-translation",
        Severity.WARNING,
        """A text is not in the catalog.

        Why: it is shown in another language. It is new since the catalog was last brought up to date.

        Bad: a piece "bottle" in items.yaml, and no entry items/bottle.name in fr.po.

        Good:
            msgctxt "items/bottle.name"
            msgid "Bottle"
            msgstr "Bouteille"
        """,
    ),
    reported(
        "T103",
        "untranslated",
        Severity.WARNING,
        """An entry of a catalog is empty.

        Why: the text is shown in another language until somebody translates it.

        Bad:
            msgid "Bottle"
            msgstr ""

        Good:
            msgid "Bottle"
            msgstr "Bouteille"
        """,
    ),
    reported(
        "T104",
        "changed-source",
        Severity.WARNING,
        """A text has changed since it was translated.

        Why: its old translation may now be wrong, so another language is shown. "pnp translate" keeps the old
        translation as a guess, marked fuzzy, beside the new source.

        Bad: the source is "Fossil head", the catalog still has "Fossil".

        Good: the entry has the new source, and a translation that fits it.
        """,
    ),
    reported(
        "T105",
        "texts-in-another-language",
        Severity.WARNING,
        """Some texts of a catalog are shown in another language.

        Why: one line tells how much of a game is not translated, and what is shown instead: the languages
        that the language falls back on, nearest first, and last the one that the game is written in.

        Bad: es-MX.po with half of its entries, and no es.po.

        Good: all entries translated, or es.po, in which the others are.
        """,
    ),
    reported(
        "T201",
        "placeholder-mismatch",
        Severity.ERROR,
        """A translation has other placeholders or icons than its source.

        Why: a number or an icon would be missing from a card in one language only, where the author of the
        game does not see it.

        Bad:
            msgid "Pays {coins(fossil_pair)}."
            msgstr "Rapporte 3 pièces."

        Good:
            msgid "Pays {coins(fossil_pair)}."
            msgstr "Rapporte {coins(fossil_pair)}."
        """,
    ),
    reported(
        "T202",
        "faulty-placeholder",
        Severity.ERROR,
        """A placeholder in a translation cannot be read.

        Why: a brace without its partner, or words in braces that are no expression, cannot be filled in.

        Bad:
            msgstr "Rapporte {coins(fossil_pair)."

        Good:
            msgstr "Rapporte {coins(fossil_pair)}."
        """,
    ),
    reported(
        "T203",
        "unfilled-text",
        Severity.ERROR,
        """A text cannot be filled in.

        Why: one of its placeholders has no value in this edition.

        Bad:
            rule: "Pays {coins(fossil_pear)}."

        Good:
            rule: "Pays {coins(fossil_pair)}."
        """,
    ),
)
