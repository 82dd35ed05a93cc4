/**
 * The games of the chosen ids, or all of them when none is chosen.
 *
 * @throws Error for an id without a game
 */
export function chooseGames<Game extends { readonly id: string }>(
  games: readonly Game[],
  ids: readonly string[],
): readonly Game[] {
  const known = new Set(games.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there are ${[...known].join(', ')}.`);
  return ids.length === 0 ? games : games.filter(({ id }) => ids.includes(id));
}
