import type { Metrics } from '#lambdas/metrics/stores/metric-totals';

/** A total that differs from the ledger. */
export interface Difference {
  readonly metric: string;
  readonly total: string;
  readonly recorded: number;
  readonly recounted: number;
}

/** Every total in which two sets of metrics differ, by metric and name. */
export function differencesBetween(recorded: Metrics, recounted: Metrics): Difference[] {
  return namesOf(recorded, recounted).flatMap((metric) => {
    const kept = recorded[metric] ?? {};
    const counted = recounted[metric] ?? {};
    return namesOf(kept, counted)
      .map((total) => ({ metric, total, recorded: kept[total] ?? 0, recounted: counted[total] ?? 0 }))
      .filter((each) => each.recorded !== each.recounted);
  });
}

function namesOf(...records: readonly object[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
}
