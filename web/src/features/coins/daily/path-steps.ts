import type { DailyView } from '../coins-views';

/** A step of the path for display. */
export interface PathStep {
  /** From 1 to 7. */
  readonly number: number;
  readonly sweeps: number;
  readonly state: 'claimed' | 'today' | 'next' | 'later';
}

/**
 * Returns the steps of the daily bonus as claimed, today, next or later. After today's claim the following step is next; after the last
 * step all are claimed, because the path starts over the next day.
 */
export function pathSteps({
  step,
  steps,
  claimed,
}: Pick<DailyView, 'step' | 'steps' | 'claimed'>): PathStep[] {
  const next = claimed ? step + 1 : step;
  return steps.map((sweeps, index) => ({
    number: index + 1,
    sweeps,
    state: stateOf(index, next, claimed),
  }));
}

function stateOf(index: number, next: number, claimed: boolean): PathStep['state'] {
  if (index < next) return 'claimed';
  if (index > next) return 'later';
  return claimed ? 'next' : 'today';
}
