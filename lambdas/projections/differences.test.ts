import { expect, it } from 'vitest';
import { differencesBetween } from './differences';

it('differencesBetween returns each total that differs, and treats a missing one as 0', () => {
  const recorded = {
    house: { same: 1, more: 3, 'only here': 2, nothing: 0 },
    'a game that nobody played': { rounds: 1 },
  };
  const recounted = { house: { same: 1, more: 2, 'only there': -4 }, unheard: { rounds: 2 } };

  expect(differencesBetween(recorded, recounted)).toEqual([
    { metric: 'a game that nobody played', total: 'rounds', recorded: 1, recounted: 0 },
    { metric: 'house', total: 'more', recorded: 3, recounted: 2 },
    { metric: 'house', total: 'only here', recorded: 2, recounted: 0 },
    { metric: 'house', total: 'only there', recorded: 0, recounted: -4 },
    { metric: 'unheard', total: 'rounds', recorded: 0, recounted: 2 },
  ]);
});
