import { expect, it } from 'vitest';
import { differencesBetween } from './differences';

it('tells each total that is not the same on both sides, and takes a missing one for 0', () => {
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
