"""The style sheet of a drawing: colours by name, so that a page can put on its own.

Inside the web client the names are custom properties of its theme. A drawing that is a
file of its own carries the colours themselves, and the letters too.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from importlib.resources import files
from string import Template
from typing import Final

LIGHT: Final = {
    "paper": "#f3ead6",
    "raised": "#fbf6e9",
    "ink": "#2a2017",
    "soft": "#5d4d3b",
    "line": "#d2c19d",
    "brass": "#7d560c",
    "bright": "#b98a2e",
    "water": "#c9dbe0",
    "land": "#f6eed9",
    "white": "#fdfaf1",
    "on-white": "#2a2017",
    "black": "#2e2a28",
    "on-black": "#ffffff",
    "silver": "#b7bdc4",
    "on-silver": "#2a2017",
    "orange": "#e08427",
    "on-orange": "#2a2017",
    "red": "#b0281f",
    "on-red": "#ffffff",
    "cube-red": "#b0281f",
    "on-cube-red": "#ffffff",
    "cube-blue": "#1f5799",
    "on-cube-blue": "#ffffff",
    "cube-yellow": "#e3b21c",
    "on-cube-yellow": "#2a2017",
    "cube-purple": "#6c3a8d",
    "on-cube-purple": "#ffffff",
    "cube-black": "#2e2a28",
    "on-cube-black": "#ffffff",
    "river": "#6fa3bd",
    "bank": "#4b7d97",
    "hills": "#cfa968",
    "beyond": "#d3ceb9",
}
DARK: Final = {
    "paper": "#131a25",
    "raised": "#1c2534",
    "ink": "#ede4d0",
    "soft": "#b9af9c",
    "line": "#344052",
    "brass": "#dcb264",
    "bright": "#c99b45",
    "water": "#0e1a2a",
    "land": "#232c39",
    "white": "#f4efe2",
    "on-white": "#1b1408",
    "black": "#08090b",
    "on-black": "#ffffff",
    "silver": "#a9b0b9",
    "on-silver": "#1b1408",
    "orange": "#e08a34",
    "on-orange": "#1b1408",
    "red": "#c63d33",
    "on-red": "#ffffff",
    "cube-red": "#c63d33",
    "on-cube-red": "#ffffff",
    "cube-blue": "#3872c0",
    "on-cube-blue": "#ffffff",
    "cube-yellow": "#e6bb3a",
    "on-cube-yellow": "#1b1408",
    "cube-purple": "#8d55b4",
    "on-cube-purple": "#ffffff",
    "cube-black": "#08090b",
    "on-cube-black": "#ffffff",
    "river": "#4f87a6",
    "bank": "#27506a",
    "hills": "#6d5a38",
    "beyond": "#1a212b",
}
GOODS: Final = ("white", "black", "silver", "orange", "red")
"""The goods of Steel Driver."""
CUBES: Final = ("red", "blue", "yellow", "purple", "black")
"""The colours of cities in Steam and Steam Barons."""
PROPERTIES: Final = {
    "paper": "--paper",
    "raised": "--paper-raised",
    "ink": "--ink",
    "soft": "--ink-soft",
    "line": "--line",
    "brass": "--brass",
    "bright": "--brass-bright",
    "water": "--water",
    "land": "--land",
    "river": "--river",
    "bank": "--river-bank",
    "hills": "--hills",
    "beyond": "--beyond",
    **{color: f"--good-{color}" for color in GOODS},
    **{f"on-{color}": f"--on-good-{color}" for color in GOODS},
    **{f"cube-{color}": f"--cube-{color}" for color in CUBES},
    **{f"on-cube-{color}": f"--on-cube-{color}" for color in CUBES},
}
"""The custom properties of the web client's theme, by the names used here."""

# Around the value runs a ring that tells the goods without their colour.
RINGS: Final = {
    "white": "fill:none;stroke:${on};stroke-width:1.1;stroke-opacity:.45",
    "black": "fill:none;stroke:${on};stroke-width:2.6;stroke-opacity:.9",
    "silver": "fill:none;stroke:${on};stroke-width:3;stroke-dasharray:1.4 2.6;stroke-opacity:.75",
    "orange": "fill:none;stroke:${on};stroke-width:3;stroke-dasharray:0 5.2;stroke-linecap:round;"
    "stroke-opacity:.85",
    "red": "fill:none;stroke:${on};stroke-width:2.4;stroke-dasharray:8 4;stroke-opacity:.9",
}

RULES: Final = """
.gsb text{font-kerning:normal}
.gsb-sheet{fill:${paper}}
.gsb-water,.gsb-lake{fill:${water}}
.gsb-lake{stroke:${soft};stroke-width:.7;stroke-opacity:.7}
.gsb-shade{fill:none;stroke:${soft};stroke-linejoin:round;stroke-opacity:.07}
.gsb-shade-1{stroke-width:26}.gsb-shade-2{stroke-width:16}.gsb-shade-3{stroke-width:7}
.gsb-abroad{fill:${land};fill-opacity:.5}
.gsb-home{fill:${land}}
.gsb-coast{fill:none;stroke:${soft};stroke-width:.9;stroke-linejoin:round}
.gsb-border{fill:none;stroke:${soft};stroke-width:1;stroke-opacity:.65;stroke-dasharray:9 3 2 3}
.gsb-state{fill:none;stroke:${soft};stroke-width:.8;stroke-opacity:.38;stroke-dasharray:1 3;
stroke-linecap:round}
.gsb-bank{fill:none;stroke:${soft};stroke-width:2.6;stroke-opacity:.42;stroke-linejoin:round;
stroke-linecap:round}
.gsb-river{fill:none;stroke:${water};stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
.gsb-hill{fill:${land};stroke:${soft};stroke-width:.9;stroke-linejoin:round;
stroke-linecap:round;stroke-opacity:.6}
.gsb-slope{fill:none;stroke:${soft};stroke-width:.7;stroke-linecap:round;stroke-opacity:.5}
.gsb-tint{stroke-width:1}
.gsb-tint-white{fill:${white};stroke:${white}}
.gsb-tint-black{fill:${black};stroke:${black}}
.gsb-tint-silver{fill:${silver};stroke:${silver}}
.gsb-tint-orange{fill:${orange};stroke:${orange}}
.gsb-tint-red{fill:${red};stroke:${red}}
.gsb-neat{fill:none;stroke:${ink};stroke-width:1.2}
.gsb-neat-thick{fill:none;stroke:${ink};stroke-width:3.2}
.gsb-neat-ticks{fill:none;stroke:${ink};stroke-width:4}
.gsb-far{font-family:${display};font-weight:500;fill:${soft};fill-opacity:.62}
.gsb-card{fill:${raised};stroke:${ink};stroke-width:1.3}
.gsb-card-line{fill:none;stroke:${bright};stroke-width:1.2}
.gsb-title{font-family:${display};font-weight:700;fill:${ink}}
.gsb-kicker{font-family:${display};font-weight:500;fill:${brass}}
.gsb-small{font-family:${text};font-weight:500;fill:${soft}}
.gsb-key{font-family:${text};font-weight:500;fill:${ink}}
.gsb-rose-dark{fill:${ink};stroke:${ink};stroke-width:.6;stroke-linejoin:round}
.gsb-rose-light{fill:${raised};stroke:${ink};stroke-width:.6;stroke-linejoin:round}
.gsb-rose-ring{fill:none;stroke:${soft};stroke-width:.9}
.gsb-scale{fill:none;stroke:${ink};stroke-width:1}
.gsb-scale-bar{fill:${ink}}
.gsb-rail{fill:none;stroke:${ink};stroke-linecap:butt}
.gsb-bed{fill:none;stroke:${raised};stroke-linecap:butt}
.gsb-plaque{fill:${raised};stroke:${ink};stroke-width:1.3}
.gsb-cost{font-family:${text};font-weight:700;fill:${ink};text-anchor:middle}
.gsb-rim{fill:${raised};stroke:${ink};stroke-width:1.4}
.gsb-value{font-family:${text};font-weight:700;text-anchor:middle}
.gsb-name{font-family:${display};fill:${ink};stroke:${land};stroke-width:3;stroke-opacity:.85;
stroke-linejoin:round;paint-order:stroke}
.gsb-name-start{font-weight:700}.gsb-name-regular{font-weight:500}
"""

GOODS_RULES: Final = """
.gsb-${color} .gsb-disc{fill:${good};stroke:${soft};stroke-width:.8}
.gsb-${color} .gsb-ring{${ring}}
.gsb-${color} .gsb-value{fill:${on}}
"""

FACES: Final = {
    "display": ("Besley Variable", "Clarendon, Rockwell, serif", "besley"),
    "text": (
        "Libre Franklin Variable",
        "'Franklin Gothic', system-ui, sans-serif",
        "libre-franklin",
    ),
}


def names(standalone: bool, dark: bool) -> dict[str, str]:
    """Returns what stands for each name in the rules."""
    if standalone:
        said = dict(DARK if dark else LIGHT)
    else:
        said = {name: f"var({PROPERTIES[name]},{color})" for name, color in LIGHT.items()}
    for name, (family, fallback, _) in FACES.items():
        fonts = f"'{family}',{fallback}"
        said[name] = fonts if standalone else f"var(--{name},{fonts})"
    return said


def style_sheet(standalone: bool, dark: bool) -> str:
    """Returns the rules, in names of the theme or, standing alone, in colours and with letters."""
    said = names(standalone, dark)
    rules = Template(RULES).substitute(said)
    for color in GOODS:
        on = said[f"on-{color}"]
        rules += Template(GOODS_RULES).substitute(
            said,
            color=color,
            good=said[color],
            on=on,
            ring=Template(RINGS[color]).substitute(on=on),
        )
    return (_letters() if standalone else "") + rules.replace("\n", "")


@cache
def _letters() -> str:
    faces = []
    for family, _, file in FACES.values():
        data = b64encode((files(__package__) / f"{file}.woff2").read_bytes()).decode()
        faces.append(
            f"@font-face{{font-family:'{family}';font-weight:500 700;"
            f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
        )
    return "".join(faces)
