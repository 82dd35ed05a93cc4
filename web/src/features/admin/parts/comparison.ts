import { countLabel, shareLabel } from '#web/lib/format/numbers';

/** How a total compares with the one of the period before. */
export interface Comparison {
  readonly direction: 'up' | 'down' | 'same';
  readonly text: string;
}

/**
 * Compares a total with the one of the period before: by the share of its change, or by the change alone where there is nothing to take a
 * share of.
 *
 * @param write  formats a total
 */
export function compare(
  value: number,
  before: number,
  write: (value: number) => string = countLabel,
): Comparison {
  if (value === before) return { direction: 'same', text: `Unchanged from ${write(before)}` };
  const change = value - before;
  const direction = change > 0 ? 'up' : 'down';
  // A share of nothing or of a loss says nothing.
  if (before <= 0) return { direction, text: `${write(before)} before` };
  const share = shareLabel(Math.abs(change) / before, { most: 1 });
  return { direction, text: `${share} ${direction} from ${write(before)}` };
}
