import type { LocalDay } from '#domain/player/local-day';
import type { ResidencyRules } from '#domain/player/residency';

/** The numbers behind all limits. */
export interface PlayRules extends ResidencyRules {
  /** The shortest time from one round to the next, in milliseconds; 0 for no bound. */
  readonly shortestCycleMs: number;
  /** How long a looser limit has to wait, in milliseconds. */
  readonly coolingMs: number;
  /** After how long without a round a new session starts, in milliseconds. */
  readonly restMs: number;
}

const since = (day: string) => day as LocalDay;

/**
 * What the product starts with. States that forbade dual-coin play by statute stand with the day on which that began; those that
 * never allowed it, with a day before the product.
 */
export const defaultRules: Omit<PlayRules, 'shortestCycleMs'> = {
  minimumAge: 21,
  coolingMs: 24 * 3_600_000,
  restMs: 5 * 60_000,
  blockedStates: [
    { state: 'CA', since: since('2026-01-01') },
    { state: 'CT', since: since('2025-10-01') },
    { state: 'ID', since: since('2025-01-01') },
    { state: 'MI', since: since('2025-01-01') },
    { state: 'MT', since: since('2025-10-01') },
    { state: 'NV', since: since('2025-06-06') },
    { state: 'NJ', since: since('2025-08-15') },
    { state: 'NY', since: since('2025-12-05') },
    { state: 'WA', since: since('2025-01-01') },
  ],
};
