"""The frozen vocabulary that every stage speaks. No behaviour beyond look-up."""

from generator.model.catalogue import Catalogue, Fact, Plot, catalogue_texts, map_catalogue_texts
from generator.model.conditions import Constraint, Goal, LoopSource
from generator.model.effects import EFFECTS_DECLARED, ICONS, NUMBER, ArgumentKind, EffectKind
from generator.model.game import (
    ICONS_DECLARED,
    Edition,
    Game,
    Icon,
    LocalizedGame,
    Phrase,
)
from generator.model.paper import Duplex, Paper, Preset, PrintProfiles, Stock
from generator.model.piece import Art, Box, Component, Effect, Grain, Member, Outline, Piece, Side, Value
from generator.model.text import Language, Text
from generator.model.theme import FontKey, TextStyle, Theme, Tone

__all__ = [
    "EFFECTS_DECLARED",
    "ICONS",
    "ICONS_DECLARED",
    "NUMBER",
    "ArgumentKind",
    "Art",
    "Box",
    "Catalogue",
    "Component",
    "Constraint",
    "Duplex",
    "Edition",
    "Effect",
    "EffectKind",
    "Fact",
    "FontKey",
    "Game",
    "Goal",
    "Grain",
    "Icon",
    "Language",
    "LocalizedGame",
    "LoopSource",
    "Member",
    "Outline",
    "Paper",
    "Phrase",
    "Piece",
    "Plot",
    "Preset",
    "PrintProfiles",
    "Side",
    "Stock",
    "Text",
    "TextStyle",
    "Theme",
    "Tone",
    "Value",
    "catalogue_texts",
    "map_catalogue_texts",
]
