import { type Period, periods } from './windows';

/** What a player can limit: stakes and losses of each coin in its smallest unit, purchases in cents, time in milliseconds. */
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
  /** Null while there is none: only a first limit to come looks so. */
  readonly most: number | null;
  /** A looser limit that was asked for, and the instant from which it holds; `most` null for no limit at all. */
  readonly next: { readonly most: number | null; readonly from: Date } | null;
}

export type LimitName = `${LimitedThing} ${Period}`;

/** The limits of a player; those that were never set are left out. */
export type Limits = Readonly<Partial<Record<LimitName, Limit>>>;

/** Every limit that there can be. */
export const limitNames: readonly LimitName[] = limitedThings.flatMap((thing) =>
  periods.map((period) => `${thing} ${period}` as const),
);

/** What holds at an instant: the most, or null for no limit. */
export function mostAt(limit: Limit | undefined, now: Date): number | null {
  if (!limit) return null;
  return limit.next && limit.next.from <= now ? limit.next.most : limit.most;
}

/**
 * Sets a limit. A stricter one holds at once; a looser one, or none, only after a time to think it over, and asking again starts
 * that time anew. Asking for what holds already takes back what was to come.
 *
 * @param asked.most     zero or more, null for no limit
 * @param coolingMs      how long a looser limit has to wait, in milliseconds
 */
export function setLimit(
  limits: Limits,
  asked: { name: LimitName; most: number | null },
  now: Date,
  coolingMs: number,
): Limits {
  const { [asked.name]: before, ...others } = limits;
  const most = mostAt(before, now);
  if (!isLooser(asked.most, most)) {
    return asked.most === null ? others : { ...others, [asked.name]: { most: asked.most, next: null } };
  }
  const next = { most: asked.most, from: new Date(now.getTime() + coolingMs) };
  return { ...others, [asked.name]: { most, next } };
}

/** Null is no limit, which nothing is looser than. */
function isLooser(asked: number | null, most: number | null): boolean {
  if (most === null) return false;
  return asked === null || asked > most;
}
