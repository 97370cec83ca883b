"""The sentences of transcripts: what each event of each game says in English.

A sentence by event type; a variant is named after a slash by what tells it apart: a reason, or a
field that is given or true.
"""

from __future__ import annotations

from typing import Final

TRACK: Final = {
    # in every game with hexes
    "link_taken": "The link {ends} belongs to {owner} now.",
    "link_completed": "The link {ends} of {owner} is complete.",
    "link_lost": "The link {ends} of {owner} belongs to nobody now.",
}

STEEL_DRIVER: Final = {
    # auctions and turns of Steel Driver
    "turn_began": "Turn {turn}. Order of play: {order}.",
    "nominated": "{seat} nominates {company} and bids {bid}.",
    "marker_passed": "{seat} passes the Active Player marker to {to}.",
    "marker_passed/unasked": "{seat} has no cubes; the Active Player marker goes to {to}.",
    "bid": "{seat} bids {amount} for {company}.",
    "passed": "{seat} passes on {company}.",
    "passed/unasked": "{seat} cannot bid more for {company}.",
    "won": "{seat} wins {company} for {amount}.",
    "auctions_over": "The auctions are over; unsold: {unsold}.",
    # track and profits
    "built": "{company} builds {from} - {to} for {cost}, gaining ${gain}: ${profit}, {cubes} left.",
    "transcontinental": "{builder} completes the transcontinental link, {chain}: {bonus}.",
    "company_passed/no_controller": "{company} passes: nobody controls it.",
    "company_passed/no_cubes": "{company} passes: no route is cheap enough.",
    "company_passed/no_route": "{company} passes: there is no route for it.",
    "company_passed/no_links": "{company} passes: all its links are laid.",
    "profit_taken": "{seat} takes ${amount} from {company}.",
    # the final profit determination
    "goods_placed": "Goods are placed: {goods}.",
    "final_control": "{seat} controls {company} in the end.",
    "claimed": "{company} claims {color} from {location}.",
    "claim_passed": "{company} can claim nothing more.",
    "company_valued": "{company} makes ${value}: {sets}.",
    "shares_paid": "{seat} takes ${amount} for {shares} of {company}.",
    "game_over": "The game is over.",
}

STEAM: Final = {
    **TRACK,
    # set-up and phases
    "dealt": "Cubes are dealt: {cities}. Supply: {supply}.",
    "order_drawn": "The order is drawn: {seats}. Money: {money}.",
    "turn_began": "Turn {turn} of {turns}. Order of play: {order}.",
    "phase_began": "Phase {phase}: {order}.",
    # money and auctions
    "capital_raised": "{seat} raises capital, {steps} x $5: ${money}, income {income}, {vp} VP.",
    "capital_declined": "{seat} buys no capital.",
    "income": "{seat} settles an income of {amount}: ${money}, income {income}, {vp} VP.",
    "bankrupt": "{seat} is bankrupt.",
    "bid": "{seat} bids ${amount}.",
    "passed": "{seat} passes.",
    "passed/unasked": "{seat} cannot raise the bid.",
    "passed/free": "{seat} passes without leaving.",
    "place_taken": "{seat} takes place {place} for ${paid}.",
    "order_set": "The order of play is {order}.",
    # action tiles
    "tile_taken": "{seat} takes {tile} for ${cost}.",
    "tile_taken/unused": "{seat} takes {tile} and passes its action.",
    "locomotive_improved": "{seat} improves the locomotive to level {level}.",
    # track and cities
    "laid": "{seat} lays {track} on {hex} for ${cost} ({change}).",
    "laid/spurs": "{seat} lays spurs {spurs} in {hex} for ${cost} ({change}).",
    "urbanized": "{seat} founds a {color} city in {hex} with {cubes}.",
    "link_removed": "The link {ends} is gone.",
    "city_grew": "{seat} lets {hex} grow by {cubes}.",
    "build_ended": "{seat} ends the build turn.",
    "build_ended/unasked": "{seat} can build nothing more.",
    # goods
    "delivered": "{seat} delivers {color} from {from} to {to} by {route}: {points}.",
    "scored": "{seat} puts {points} on {as}, {lost} lost: income {income}, {vp} VP.",
    "move_passed": "{seat} passes in round {round}.",
    "move_passed/unasked": "{seat} can do nothing in round {round}.",
    "game_over": "The game is over.",
}

STEAM_BARONS: Final = {
    **TRACK,
    # set-up and phases
    "dealt": "Cubes are dealt: {cities}; {towns}. Taken out again: {removed}.",
    "order_drawn": "The companies act in the order {companies}.",
    "first_player_drawn": "{player} is the first player.",
    "round_began": "Round {round}. Order of the companies: {order}.",
    "phase_began": "Phase {phase}: {order}.",
    # shares
    "bid": "{seat} bids ${amount} for {company}.",
    "passed": "{seat} passes on {company}.",
    "passed/unasked": "{seat} cannot bid for {company}.",
    "auction_ended": "The auction of {company} ends: {winner}, ${price}.",
    "auction_ended/nobody": "Nobody bids for {company}.",
    "bought": "{seat} buys {count} of {company} at ${price}.",
    "control_passed": "Control of {company} passes from {from} to {to}.",
    "first_player_moved": "{to} is the first player now.",
    "sale_chosen": "{seat} has chosen what to sell of a company; {left} to go.",
    "sold": "Shares of {company} are sold at ${price}: {counts}.",
    # track
    "laid": "{company} lays {track} on {hex} for ${cost} ({change}).",
    "laid/spurs": "{company} lays spurs {spurs} in {hex} for ${cost} ({change}).",
    "connected": "{company} connects {hexes} for ${cost}.",
    "shares_issued": "{company} issues {count}: {display} on display, ${treasury}.",
    "build_ended": "{company} ends its build turn.",
    "build_ended/unasked": "{company} can build nothing more.",
    # goods and dividends
    "delivered": "{company} delivers {color} from {from} to {to} by {route}, now {performance}.",
    "move_passed": "{company} passes on the {cube} cube.",
    "move_passed/unasked": "{company} can do nothing with the {cube} cube.",
    "dividend_paid": "{company} earns ${profit} for {performance}, ${dividend} a share: {paid}.",
    "dividend_paid/bonus": "{company} earns ${profit} for {performance}, "
    "${dividend} a share: {paid}; {controller} takes ${bonus} more.",
    "prices_moved": "Prices move by {stacks}: {moves}.",
    "company_bankrupt": "{company} is bankrupt.",
    "game_over": "The game is over.",
}

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "steel-driver": STEEL_DRIVER,
    "steam": STEAM,
    "steam-barons": STEAM_BARONS,
}
"""By game."""
