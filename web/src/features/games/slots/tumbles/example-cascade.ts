import { lanternCascade } from '#domain/games/slots/lantern-cascade/machine';
import { hopeOf } from '../motion/anticipation';
import type { ReelsAt } from '../reels-at';
import type { Cascade, CascadeStep } from './cascade-steps';

const at: ReelsAt = { strips: lanternCascade.reels, stops: [], hope: hopeOf(lanternCascade, 0) };

/** A step builder for tests: the first window, which pays 120; `change` overrides it. */
function exampleCascadeStep(change: Partial<CascadeStep> = {}): CascadeStep {
  return {
    ...{ at: { ...at }, after: { ...at }, tumbles: 0, multiplier: 1, cells: [], countFrom: 0, countTo: 120 },
    wins: [{ symbol: 'red-lantern', count: 3, ways: 2, payout: 120 }],
    ...change,
  };
}

/** A cascade builder for tests: two windows that pay 120 and 1,180. */
export function exampleCascade(): Cascade {
  const second = exampleCascadeStep({
    ...{ tumbles: 1, multiplier: 2, countFrom: 120, countTo: 1_300 },
    wins: [
      { symbol: 'star-lantern', count: 4, ways: 1, payout: 1_000 },
      { symbol: 'jade-lantern', count: 3, ways: 3, payout: 180 },
    ],
  });
  return { steps: [exampleCascadeStep(), second], rest: { ...at }, window: [], isCelebrated: true };
}
