import { type Period, periods } from './windows';

/** What a player can limit: stakes and losses per coin in its smallest unit, purchases in cents, time in milliseconds. */
export const limitedThings = [
  'stake-gold',
  'stake-sweeps',
  'loss-gold',
  'loss-sweeps',
  'purchase',
  'time',
] as const;
export type LimitedThing = (typeof limitedThings)[number];

/** One limit of a player. */
export interface Limit {
  /** The limit in force; null only while the first limit is pending. */
  readonly most: number | null;
  /** A pending looser limit and when it takes effect; a `most` of null removes the limit. */
  readonly next: { readonly most: number | null; readonly from: Date } | null;
}

export type LimitName = `${LimitedThing} ${Period}`;

/** A player's limits; a limit that was never set is absent. */
export type Limits = Readonly<Partial<Record<LimitName, Limit>>>;

/** Every possible limit. */
export const limitNames: readonly LimitName[] = limitedThings.flatMap((thing) =>
  periods.map((period) => `${thing} ${period}` as const),
);

/** The limit in force at an instant, or null. */
export function mostAt(limit: Limit | undefined, now: Date): number | null {
  if (!limit) return null;
  return limit.next && limit.next.from <= now ? limit.next.most : limit.most;
}

/**
 * Sets a limit. A stricter limit takes effect at once. A looser one, or none, takes effect after a cooling-off period, which a repeated
 * request restarts. A request for the current limit cancels a pending change.
 *
 * @param requested.most  zero or more, null for no limit
 * @param coolingMs   cooling-off period in milliseconds
 */
export function setLimit(
  limits: Limits,
  requested: { name: LimitName; most: number | null },
  now: Date,
  coolingMs: number,
): Limits {
  const { [requested.name]: before, ...others } = limits;
  const most = mostAt(before, now);
  if (!isLooser(requested.most, most)) {
    return requested.most === null
      ? others
      : { ...others, [requested.name]: { most: requested.most, next: null } };
  }
  const next = { most: requested.most, from: new Date(now.getTime() + coolingMs) };
  return { ...others, [requested.name]: { most, next } };
}

/**
 * Sets a limit on a player's behalf, which only ever makes it stricter. The limit in force is accepted while a looser one is pending, since
 * it cancels the change.
 *
 * @param requested.most  zero or more
 * @returns null for a limit that is not stricter than the one in force
 */
export function tightenLimit(
  limits: Limits,
  { name, most }: { name: LimitName; most: number },
  now: Date,
): Limits | null {
  const { [name]: before, ...others } = limits;
  const current = mostAt(before, now);
  const isPending = Boolean(before?.next && before.next.from > now);
  const isStricter = current === null || most < current || (most === current && isPending);
  return isStricter ? { ...others, [name]: { most, next: null } } : null;
}

/** Null means no limit, which is the loosest. */
function isLooser(requested: number | null, most: number | null): boolean {
  if (most === null) return false;
  return requested === null || requested > most;
}
