import { useSyncExternalStore } from 'react';
import type { CatalogGame } from '#web/lib/game-catalog';

const dayMs = 24 * 60 * 60 * 1000;

/** The games take turns, a day each, by the calendar of UTC: everybody has the same, and nobody chose it. */
export function gameOfDay(games: readonly CatalogGame[], day: number): CatalogGame | null {
  return games[day % games.length] ?? null;
}

/** Days since 1970, by the calendar of UTC; null in HTML that is rendered for any day. */
export function useToday(): number | null {
  return useSyncExternalStore(subscribe, today, () => null);
}

function today(): number {
  return Math.floor(Date.now() / dayMs);
}

/** A page that was left open overnight looks at the calendar when its reader comes back. */
function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
