import type { Figures } from '#stores/figure-totals';

/** A total that is not what the ledger says. */
export interface Difference {
  readonly figure: string;
  readonly total: string;
  readonly recorded: number;
  readonly recounted: number;
}

/** Every total in which figures of the same rows differ, by figure and name. */
export function differencesBetween(recorded: Figures, recounted: Figures): Difference[] {
  return namesOf(recorded, recounted).flatMap((figure) => {
    const [kept, counted] = [recorded[figure] ?? {}, recounted[figure] ?? {}];
    return namesOf(kept, counted)
      .map((total) => ({ figure, total, recorded: kept[total] ?? 0, recounted: counted[total] ?? 0 }))
      .filter((each) => each.recorded !== each.recounted);
  });
}

function namesOf(...records: readonly object[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
}
