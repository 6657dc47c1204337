"""The frozen vocabulary that every stage speaks. No behaviour beyond look-up."""

from generator.model.catalogue import Catalogue, Fact, Plot, catalogue_texts, map_catalogue_texts
from generator.model.conditions import Constraint, Goal, LoopSource
from generator.model.cutting import USUAL_CUTTING, BleedMode, Cutting, GridSize, Marks, Registration
from generator.model.effects import EFFECTS_DECLARED, ICONS, NUMBER, ArgumentKind, EffectKind
from generator.model.game import (
    ICONS_DECLARED,
    Edition,
    Game,
    Icon,
    LocalizedGame,
    Phrase,
)
from generator.model.paper import Duplex, Paper, Preset, Printer, PrintProfiles, Stock, paper_id
from generator.model.piece import (
    Art,
    Box,
    Component,
    Effect,
    Fill,
    Grain,
    Member,
    Outline,
    Piece,
    Region,
    Side,
    Value,
)
from generator.model.text import Language, Text
from generator.model.theme import FontKey, TextStyle, Theme, Tone

__all__ = [
    "EFFECTS_DECLARED",
    "ICONS",
    "ICONS_DECLARED",
    "NUMBER",
    "USUAL_CUTTING",
    "ArgumentKind",
    "Art",
    "BleedMode",
    "Box",
    "Catalogue",
    "Component",
    "Constraint",
    "Cutting",
    "Duplex",
    "Edition",
    "Effect",
    "EffectKind",
    "Fact",
    "Fill",
    "FontKey",
    "Game",
    "Goal",
    "Grain",
    "GridSize",
    "Icon",
    "Language",
    "LocalizedGame",
    "LoopSource",
    "Marks",
    "Member",
    "Outline",
    "Paper",
    "Phrase",
    "Piece",
    "Plot",
    "Preset",
    "PrintProfiles",
    "Printer",
    "Region",
    "Registration",
    "Side",
    "Stock",
    "Text",
    "TextStyle",
    "Theme",
    "Tone",
    "Value",
    "catalogue_texts",
    "map_catalogue_texts",
    "paper_id",
]
