import { expect, it } from 'vitest';
import { entryCopy } from './entry-copy';

it('returns the way and state of a credited entry', () => {
  expect(entryCopy({ way: 'letter', state: 'credited', reason: null })).toEqual({
    way: 'By mail',
    state: 'Credited',
    text: null,
  });
});

it('returns the reason for a refused entry', () => {
  expect(entryCopy({ way: 'online', state: 'refused', reason: 'player/state-blocked' })).toEqual({
    way: 'Online form',
    state: 'Not credited',
    text: 'Sweeps Coins are not available in your state.',
  });
});
