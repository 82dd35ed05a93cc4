import { expect, it } from 'vitest';
import { coinsPath, hasOwnPage } from './coins-path';

it('is the own page of a game that has one', () => {
  const game = { id: 'hk-slots', launchPath: '/games/PlayHKSlots' };

  expect(hasOwnPage(game)).toBe(true);
  expect(coinsPath(game)).toBe('/games/PlayHKSlots');
});

it('is the page of the demo with a parameter for any other game', () => {
  const game = { id: 'neon-tiger', launchPath: '/games/neon-tiger' };

  expect(hasOwnPage(game)).toBe(false);
  expect(coinsPath(game)).toBe('/games/neon-tiger?play=coins');
});
