import { capitalOf, type Capital } from '../capital';
import { eventOf, type Choice } from '../../hex/choices';
import { ACTION_TILES, type ActionTile, type View } from '../view';

/** One way to take a tile. */
export interface Take {
  choice: Choice;
  cost: number;
  capital: Capital | null;
}

/** An action tile as it is offered. */
export interface TileOffer {
  tile: ActionTile;
  /** Who has taken it; null while it is to be had. */
  holder: number | null;
  /** Taking it and using its action, where that can be done. */
  use: Take | null;
  /** Taking it and passing its action, where that may be done. */
  pass: Take | null;
}

/** Returns the action tiles in the order of their values, each with the ways to take it. */
export function tileOffers(choices: readonly Choice[], view: View): TileOffer[] {
  const take = (tile: ActionTile, use: boolean): Take | null => {
    const choice = choices.find(({ action }) => action['tile'] === tile && action['use'] === use);
    if (!choice) return null;
    const cost = eventOf(choice, 'tile_taken')?.['cost'] as number | undefined;
    return { choice, cost: cost ?? 0, capital: capitalOf(choice) };
  };
  return ACTION_TILES.map((tile) => {
    const holder = view.players.findIndex((player) => player.tile === tile);
    return {
      tile,
      holder: holder < 0 ? null : holder,
      use: take(tile, true),
      pass: take(tile, false),
    };
  });
}
