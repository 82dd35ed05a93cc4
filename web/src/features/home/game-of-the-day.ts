import { useSyncExternalStore } from 'react';
import type { CatalogGame } from '#web/lib/games/game-catalog';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the game of the day. Games rotate daily by the UTC calendar, the same for everyone. */
export function gameOfDay(games: readonly CatalogGame[], day: number): CatalogGame | null {
  return games[day % games.length] ?? null;
}

/** Returns the days since 1970 in UTC; null in prerendered HTML. */
export function useToday(): number | null {
  return useSyncExternalStore(subscribe, today, () => null);
}

function today(): number {
  return Math.floor(Date.now() / dayMs);
}

/** Updates a page that was open overnight when it becomes visible again. */
function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
