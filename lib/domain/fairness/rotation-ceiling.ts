/** How often a player may have a server seed revealed: each rotation stays in the ledger for good. */
export interface RotationCeiling {
  /** So many at once. */
  readonly mostAtOnce: number;
  /** After this long one more is open again. */
  readonly everyMinutes: number;
}

export const rotationCeiling: RotationCeiling = { mostAtOnce: 20, everyMinutes: 30 };

/** The player has rotated as often as one may for now. */
export interface TooManyRotations {
  readonly code: 'fairness/too-many-rotations';
  readonly most: number;
  /** When the next rotation is open. */
  readonly resetsAt: Date;
}

/**
 * Takes one rotation. What was taken is kept as the instant at which all of it is open again.
 *
 * @param usedUntil  as the rotation before left it; null before the first
 * @returns that instant afterwards, or when the next rotation is open
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
