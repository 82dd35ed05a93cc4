import { takeWrite, type TooManyWrites, type WriteAllowance } from '#domain/play-limits/write-allowance';

/** Takes one read from a player's allowance. */
export type TakeRead = (player: string) => TooManyWrites | null;

const mostPlayers = 10_000;

/**
 * Limits how often each player asks for anything, by the same token bucket as writes. It counts what one container sees and forgets
 * whoever has been away longest when it knows too many, so it is a brake on floods, never a rule that anything relies on.
 *
 * @param readsPerSecond  rate of refill and size of each bucket, above zero
 * @param atMost          players that are remembered
 */
export function createReadLimiter(
  readsPerSecond: number,
  now: () => Date,
  atMost: number = mostPlayers,
): TakeRead {
  /** In the order of the last read, the oldest first. */
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
