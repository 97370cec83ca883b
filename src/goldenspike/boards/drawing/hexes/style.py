"""The style sheet of a board of hexes: that of all boards, and rules for what only hexes have."""

from __future__ import annotations

from string import Template
from typing import Final

from goldenspike.boards.drawing import style
from goldenspike.boards.drawing.hexes.words import COLORS

RULES: Final = """
.gsb-beyond{fill:${beyond}}
.gsb-lake-water{fill:${water}}
.gsb-shore{fill:none;stroke:${soft};stroke-width:.9;stroke-linejoin:round}
.gsb-shoal{fill:${land};fill-opacity:.38}
.gsb-wash-hills{fill:${hills};fill-opacity:.34}
.gsb-wash-mountains{fill:${hills};fill-opacity:.72}
.gsb-face{fill:${soft};fill-opacity:.5}
.gsb-rivers .gsb-bank,.gsb-legend .gsb-bank{stroke:${bank};stroke-width:5.6;
stroke-opacity:.85}
.gsb-rivers .gsb-river,.gsb-legend .gsb-river{stroke:${river};stroke-width:3.8}
.gsb-canal-bank{fill:none;stroke:${bank};stroke-width:5.6;stroke-linejoin:round}
.gsb-canal{fill:none;stroke:${river};stroke-width:3.2;stroke-dasharray:9 2.5;
stroke-linejoin:round}
.gsb-grid{fill:none;stroke:${soft};stroke-width:1;stroke-opacity:.42;stroke-linejoin:round}
.gsb-edge{fill:none;stroke:${soft};stroke-width:2.2;stroke-opacity:.75;stroke-linejoin:round}
.gsb-bar{fill:none;stroke:${ink};stroke-width:6.4;stroke-linecap:round}
.gsb-bar-teeth{fill:none;stroke:${raised};stroke-width:2.6;stroke-dasharray:4 4}
.gsb-town-rim{fill:${raised};stroke:${ink};stroke-width:2}
.gsb-town-dot{fill:${ink}}
.gsb-city-rim{fill:${raised};stroke:${ink};stroke-width:1.6;stroke-linejoin:round}
.gsb-city-line{fill:none;stroke:${ink};stroke-width:.9;stroke-linejoin:round}
.gsb-strokes{fill:none;stroke-linecap:round}
.gsb-band{fill:${raised};stroke:${ink};stroke-width:1}
.gsb-badge,.gsb-block,.gsb-port{fill:${raised};stroke:${ink};stroke-width:1.1}
.gsb-anchor{fill:none;stroke:${ink};stroke-width:1.3;stroke-linecap:round}
.gsb-figure{font-family:${text};font-weight:700;fill:${ink};text-anchor:middle}
.gsb-figures{font-family:${text};font-weight:700;fill:${ink}}
.gsb-name-city{font-weight:700;stroke:none}
.gsb-name-town{font-weight:500;stroke-width:3.4}
"""

COLOR_RULES: Final = """
.gsb-${color} .gsb-good{fill:${good}}
.gsb-strokes-${color}{stroke:${on};stroke-width:${width};stroke-opacity:${strength}}
"""

# By colour: how wide and how strong the strokes of its pattern are.
STROKES: Final = {
    "red": (1.5, 0.3),
    "blue": (1.3, 0.36),
    "yellow": (3.0, 0.3),
    "purple": (1.1, 0.34),
    "black": (1.4, 0.3),
}


def style_sheet(standalone: bool, dark: bool) -> str:
    """Returns the rules, in names of the theme or, standing alone, in colours and with letters."""
    names = style.names(standalone, dark)
    rules = Template(RULES).substitute(names)
    for color in COLORS:
        width, strength = STROKES[color]
        rules += Template(COLOR_RULES).substitute(
            color=color,
            good=names[f"cube-{color}"],
            on=names[f"on-cube-{color}"],
            width=width,
            strength=strength,
        )
    return style.style_sheet(standalone, dark) + rules.replace("\n", "")
