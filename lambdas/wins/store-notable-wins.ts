import { isNotableWin, listedSince } from '#domain/games/notable-win';
import type { CountMovements } from '#lambdas/projections/follow-players';
import type { Movement } from '#lambdas/projections/movement';
import type { Win, WinStore } from './stores/win-store';

interface StoreWinsDependencies {
  readonly wins: Pick<WinStore, 'put'>;
  readonly now: () => Date;
}

/**
 * Stores the notable wins among players' movements. A repeated row stores the same item, and rows of a replay that are too old to be listed
 * store none.
 *
 * @returns the players whose wins could not be stored, with the errors
 */
export async function storeNotableWins(
  { wins, now }: StoreWinsDependencies,
  moved: Parameters<CountMovements>[0],
): ReturnType<CountMovements> {
  const failures = new Map<string, unknown>();
  await Promise.all(moved.map(storeWinsOf));
  return failures;

  async function storeWinsOf({ player, movements }: (typeof moved)[number]): Promise<void> {
    const since = listedSince(now());
    const found = movements.map(winOf).filter((win) => win !== null);
    try {
      await Promise.all(found.filter(({ at }) => at > since).map(wins.put));
    } catch (error) {
      failures.set(player, error);
    }
  }
}

function winOf({ player, sequence, at, round }: Movement): Win | null {
  if (!round || !isNotableWin(round)) return null;
  const { gameId, coin, stake, payout } = round;
  return { player, sequence, at: new Date(at), gameId, coin, stake, payout };
}
