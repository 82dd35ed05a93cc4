import type { CatalogGame } from '#web/lib/games/game-catalog';
import { type Followed, onEvent } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the game of the day. Games rotate daily by the UTC calendar, the same for everyone. */
export function gameOfDay(games: readonly CatalogGame[], day: number): CatalogGame | null {
  return games[day % games.length] ?? null;
}

/** The days since 1970 in UTC. A page that was open overnight updates when it becomes visible again. */
const today: Followed<number | null> = {
  read: () => Math.floor(Date.now() / dayMs),
  subscribe: onEvent(() => document, 'visibilitychange'),
  inHtml: () => null,
};

/** Returns the days since 1970 in UTC; null in prerendered HTML. */
export function useToday(): number | null {
  return useStore(today);
}
