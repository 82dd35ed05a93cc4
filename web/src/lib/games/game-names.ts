import { games } from 'virtual:catalog';

/** The name of a game by its id; the id itself for a game that is no longer in the catalog. */
export function gameNameOf(id: string): string {
  return games.find((game) => game.id === id)?.name ?? id;
}
