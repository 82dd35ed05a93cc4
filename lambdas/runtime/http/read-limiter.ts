import { takeWrite, type TooManyWrites, type WriteAllowance } from '#domain/play-limits/write-allowance';

/** Takes one read from a player's allowance. */
export type TakeRead = (player: string) => TooManyWrites | null;

const mostPlayers = 10_000;

/**
 * Limits the requests of each player with the same token bucket as writes. It counts per container and evicts the least recent players, so
 * it slows down floods but guarantees no limit.
 *
 * @param readsPerSecond  refill rate and size of each bucket, above zero
 * @param atMost          most players to remember
 */
export function createReadLimiter(
  readsPerSecond: number,
  now: () => Date,
  atMost: number = mostPlayers,
): TakeRead {
  /** Sorted by last read, oldest first. */
  const allowances = new Map<string, WriteAllowance>();

  return (player) => {
    const allowance = allowances.get(player) ?? null;
    const taken = takeWrite(allowance, now(), readsPerSecond);
    const isRefused = 'code' in taken;
    remember(player, isRefused ? allowance : taken);
    return isRefused ? taken : null;
  };

  function remember(player: string, allowance: WriteAllowance | null): void {
    if (!allowance) return;
    allowances.delete(player);
    allowances.set(player, allowance);
    const [oldest] = allowances.keys();
    if (allowances.size > atMost && oldest !== undefined) allowances.delete(oldest);
  }
}
