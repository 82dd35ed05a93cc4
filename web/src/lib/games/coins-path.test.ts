import { expect, it } from 'vitest';
import { coinsPath, gameLink, hasOwnPage } from './coins-path';

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

it('links a listed game by its name to the page for coins, and any other to Home', () => {
  const games = [{ id: 'hk-slots', name: 'Hong Kong Harbour', launchPath: '/games/PlayHKSlots' }];

  expect(gameLink(games, 'hk-slots')).toEqual({ name: 'Hong Kong Harbour', path: '/games/PlayHKSlots' });
  expect(gameLink(games, 'closed')).toEqual({ name: 'closed', path: '/' });
});
