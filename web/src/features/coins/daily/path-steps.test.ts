import { expect, it } from 'vitest';
import { pathSteps } from './path-steps';

const steps = [20, 20, 30, 30, 40, 60, 100];

function statesAt(step: number, claimed: boolean): string {
  return pathSteps({ step, steps, claimed })
    .map(({ state }) => state)
    .join(' ');
}

it.each([
  [0, false, 'today later later later later later later'],
  [2, false, 'claimed claimed today later later later later'],
  [6, false, 'claimed claimed claimed claimed claimed claimed today'],
  [0, true, 'claimed next later later later later later'],
  [5, true, 'claimed claimed claimed claimed claimed claimed next'],
  [6, true, 'claimed claimed claimed claimed claimed claimed claimed'],
])('returns the states at step %i, claimed %s', (step, claimed, states) => {
  expect(statesAt(step, claimed)).toBe(states);
});

it('numbers the steps from 1 and keeps their amounts', () => {
  const path = pathSteps({ step: 0, steps, claimed: false });

  expect(path.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(path.map(({ sweeps }) => sweeps)).toEqual(steps);
});
