import type { GameFamily } from '#domain/games/game';

/** Shortest time from one round to the next. The server enforces it; the client follows it to avoid refusals. */
export function shortestCycleMs(family: GameFamily): number {
  return family === 'slots' ? 2_500 : 5_000;
}
