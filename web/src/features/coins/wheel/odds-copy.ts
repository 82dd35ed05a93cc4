import { decimalLabel } from '#web/lib/format/numbers';

/** Formats the expected value of a turn in SC, without rounding. */
export function meanLabel({ sum, of }: { sum: number; of: number }): string {
  return decimalLabel(sum / of / 100, { least: 2, most: 6 });
}
