import type { GameModule } from './types';

/** The games this client can show, each loaded when a table needs it. */
const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  'steel-driver': () => import('./steel-driver'),
  steam: () => import('./steam'),
  'steam-barons': () => import('./steam-barons'),
};

/** Returns the module of a game, or null when this client does not know it. */
export async function gameModule(id: string): Promise<GameModule | null> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return load ? (await load()).default : null;
}
