/** More writes than the rate allows. */
export interface TooManyWrites {
  readonly code: 'request/too-many';
  /** Whole seconds until one more write fits, at least 1. */
  readonly retryAfterSeconds: number;
}

/** A token bucket: it holds at most one second's worth of writes and refills steadily. */
export interface WriteAllowance {
  /** Writes left, possibly a fraction, at the instant of `countedAt`. */
  readonly left: number;
  readonly countedAt: Date;
}

/**
 * Takes one write from the allowance. A clock that runs backwards refills nothing, then or when it has caught up.
 *
 * @param allowance        null for somebody who has not written yet, whose bucket is full
 * @param writesPerSecond  rate of refill and size of the bucket, above zero
 * @returns the allowance afterwards, or how long to wait
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
