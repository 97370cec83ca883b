/** The games by what the ids of their rules begin with. */
const GAMES = { SD: 'steel-driver', ST: 'steam', BA: 'steam-barons' };

/**
 * Returns the game whose rules hold one of such an id, or null. A game may name rules of
 * another: track in Steam Barons follows Steam.
 *
 * @param {string} id such as ST-4.2
 * @returns {string | null}
 */
export function gameOfRule(id) {
  return Object.entries(GAMES).find(([prefix]) => id.startsWith(`${prefix}-`))?.[1] ?? null;
}
