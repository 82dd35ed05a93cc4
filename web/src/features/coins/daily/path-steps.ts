import type { DailyView } from '../coins-views';

/** A step of the path, as it is drawn. */
export interface PathStep {
  /** As people count: 1 to 7. */
  readonly number: number;
  readonly sweeps: number;
  readonly state: 'claimed' | 'today' | 'next' | 'later';
}

/**
 * The path of the daily bonus: what lies behind, what is today's, what comes next. On a day whose step was claimed, the one after it
 * is next; after the last one the path begins again, so all of it lies behind.
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
