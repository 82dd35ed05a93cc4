/** Rate limit of seed rotations, because the ledger keeps each one permanently. */
export interface RotationCeiling {
  /** Burst size. */
  readonly mostAtOnce: number;
  /** Minutes until one more rotation is allowed. */
  readonly everyMinutes: number;
}

export const rotationCeiling: RotationCeiling = { mostAtOnce: 20, everyMinutes: 30 };

/** The rate limit of rotations is reached. */
export interface TooManyRotations {
  readonly code: 'fairness/too-many-rotations';
  readonly most: number;
  /** When the next rotation is allowed. */
  readonly resetsAt: Date;
}

/**
 * Takes one rotation from the rate limit. The state is the instant at which the full burst is available again.
 *
 * @param usedUntil  state after the previous rotation; null before the first
 * @returns the new state, or the refusal
 */
export function takeRotation(
  usedUntil: Date | null,
  now: Date,
  { mostAtOnce, everyMinutes }: RotationCeiling,
): Date | TooManyRotations {
  const everyMs = everyMinutes * 60_000;
  const after = Math.max(usedUntil?.getTime() ?? 0, now.getTime()) + everyMs;
  const opensAt = after - mostAtOnce * everyMs;
  if (opensAt > now.getTime())
    return { code: 'fairness/too-many-rotations', most: mostAtOnce, resetsAt: new Date(opensAt) };
  return new Date(after);
}
