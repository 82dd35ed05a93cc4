import type { GameFamily } from '#domain/games/game';

/** The shortest time from one round to the next. The server holds it; here it only keeps players from running into it. */
export function shortestCycleMs(family: GameFamily): number {
  return family === 'slots' ? 2_500 : 5_000;
}
