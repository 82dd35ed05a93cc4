/** The outcome of a wheel. */
export interface Segment {
  /** Zero-based index. */
  readonly segment: number;
  /** Payout as a multiple of the stake. */
  readonly multiple: number;
}

/** @throws TypeError for the outcome of another game */
export function readSegment(outcome: unknown): Segment {
  const { family, segment, multiple } = outcome as { family?: unknown } & Partial<Segment>;
  if (family !== 'wheel' || typeof segment !== 'number' || typeof multiple !== 'number')
    throw new TypeError('This is no outcome of a wheel.');
  return { segment, multiple };
}
