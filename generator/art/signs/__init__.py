"""Art: small pictures for running text. They must read at 3 mm: the dark line is bold, the forms are few."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.signs import shore, tideline
from generator.art.signs.coins import draw_coin, draw_one, draw_ten, draw_three
from generator.art.signs.finds import draw_bottle, draw_fossil, draw_sand_dollar, draw_shell
from generator.art.signs.play import draw_card, draw_colour, draw_player, draw_shape, draw_turn
from generator.art.signs.things import draw_basket, draw_bucket, draw_shovel, draw_sun, draw_towel

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "sign/coin": Motif(draw=draw_coin, about="A coin struck with a sand dollar.", colour="gold"),
        "sign/coin-1": Motif(draw=draw_one, about="A bronze coin with one shell.", colour="bronze"),
        "sign/coin-3": Motif(draw=draw_three, about="A silver coin with three shells.", colour="silver"),
        "sign/coin-10": Motif(draw=draw_ten, about="A gold coin with ten shells.", colour="gold"),
        "sign/shape": Motif(
            draw=draw_shape, about="The outline of a scallop: any shell of a shape.", colour="paper"
        ),
        "sign/colour": Motif(draw=draw_colour, about="A wheel of six colours.", colour="paper"),
        "sign/card": Motif(draw=draw_card, about="Two cards, face down: a closed eye.", colour="sea"),
        "sign/turn": Motif(draw=draw_turn, about="An arrow that goes round.", colour="coral"),
        "sign/player": Motif(draw=draw_player, about="Someone in a straw hat.", colour="sun"),
        "sign/shell": Motif(draw=draw_shell, about="A periwinkle: any shell.", colour="coral"),
        "sign/fossil": Motif(draw=draw_fossil, about="A whole fish in two stones.", colour="stone"),
        "sign/sand-dollar": Motif(draw=draw_sand_dollar, about="A sand dollar.", colour="foam"),
        "sign/bottle": Motif(draw=draw_bottle, about="A bottle with a letter in it.", colour="sea"),
        "sign/bucket": Motif(draw=draw_bucket, about="A striped bucket.", colour="coral"),
        "sign/sun": Motif(draw=draw_sun, about="A sun.", colour="sun"),
        "sign/shovel": Motif(draw=draw_shovel, about="A shovel.", colour="coral"),
        "sign/basket": Motif(draw=draw_basket, about="A basket with a hoop.", colour="wood"),
        "sign/towel": Motif(draw=draw_towel, about="A striped towel.", colour="sea"),
        "sign/isopod": Motif(draw=shore.draw_isopod, about="A sea slater.", colour="slate"),
        "sign/crab": Motif(draw=shore.draw_crab, about="A crab.", colour="coral"),
        "sign/flower": Motif(draw=tideline.draw_flower, about="A flower of five petals.", colour="petal"),
        "sign/gull": Motif(draw=tideline.draw_gull, about="A gull on the wing.", colour="mantle"),
        "sign/fish": Motif(draw=tideline.draw_fish, about="A fish.", colour="scale"),
        "sign/seaweed": Motif(draw=tideline.draw_seaweed, about="A tuft of bladder wrack.", colour="wrack"),
        "sign/sail": Motif(draw=tideline.draw_sail, about="A boat under sail.", colour="rust"),
        "sign/find": Motif(draw=tideline.draw_find, about="A bottle in the sand.", colour="leaf"),
        "sign/sandpiper": Motif(draw=shore.draw_sandpiper, about="A sandpiper.", colour="plumage"),
        "sign/rock": Motif(draw=shore.draw_rock, about="A rock in the surf.", colour="rock"),
        "sign/beach": Motif(draw=shore.draw_beach, about="A dune above the sea.", colour="sand"),
        "sign/wave": Motif(draw=shore.draw_wave, about="A wave about to break.", colour="sea"),
        "sign/bag": Motif(draw=shore.draw_bag, about="A bag, drawn shut.", colour="wood"),
    }
)
