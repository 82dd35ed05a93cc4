/** The write rate is exceeded. */
export interface TooManyWrites {
  readonly code: 'request/too-many';
  /** Whole seconds until the next write is allowed, at least 1. */
  readonly retryAfterSeconds: number;
}

/** A token bucket with a capacity of one second's worth of writes and a steady refill. */
export interface WriteAllowance {
  /** Writes left at `countedAt`, possibly a fraction. */
  readonly left: number;
  readonly countedAt: Date;
}

/**
 * Takes one write from the allowance. A clock that runs backwards never refills it, not even after it has caught up.
 *
 * @param allowance        null before the first write, which means a full bucket
 * @param writesPerSecond  refill rate and capacity, above zero
 * @returns the new allowance, or how long to wait
 */
export function takeWrite(
  allowance: WriteAllowance | null,
  now: Date,
  writesPerSecond: number,
): WriteAllowance | TooManyWrites {
  const left = allowance ? refill(allowance, now, writesPerSecond) : writesPerSecond;
  if (left < 1) {
    const retryAfterSeconds = Math.max(1, Math.ceil((1 - left) / writesPerSecond));
    return { code: 'request/too-many', retryAfterSeconds };
  }
  const isBehind = allowance !== null && allowance.countedAt > now;
  return { left: left - 1, countedAt: isBehind ? allowance.countedAt : now };
}

function refill(allowance: WriteAllowance, now: Date, writesPerSecond: number): number {
  const elapsedMs = Math.max(0, now.getTime() - allowance.countedAt.getTime());
  return Math.min(writesPerSecond, allowance.left + (elapsedMs / 1000) * writesPerSecond);
}
