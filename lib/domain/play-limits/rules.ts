import { brand } from '#domain/operator/brand';
import type { LocalDay } from '#domain/player/local-day';
import type { ResidencyRules } from '#domain/player/residency';

/** Parameters of all limits. */
export interface PlayRules extends ResidencyRules {
  /** Shortest time between rounds, in milliseconds; 0 for none. */
  readonly shortestCycleMs: number;
  /** Cooling-off period of a looser limit, in milliseconds. */
  readonly coolingMs: number;
  /** Time without a round or a decision after which a new session starts, in milliseconds. */
  readonly restMs: number;
}

const since = (day: string) => day as LocalDay;

/**
 * Initial rules. A state that banned dual-coin play by statute is blocked from the effective date; a state that never allowed it, from a
 * date before the launch.
 */
export const defaultRules: Omit<PlayRules, 'shortestCycleMs'> = {
  minimumAge: brand.minimumAge,
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
