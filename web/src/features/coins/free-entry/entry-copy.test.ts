import { expect, it } from 'vitest';
import { entryLabel } from './entry-copy';

it('says how an entry came in and that it was credited', () => {
  expect(entryLabel({ way: 'letter', state: 'credited', reason: null })).toEqual({
    way: 'Letter',
    state: 'Credited',
    text: null,
  });
});

it('says why an entry was not credited', () => {
  expect(entryLabel({ way: 'online', state: 'refused', reason: 'player/state-blocked' })).toEqual({
    way: 'Online form',
    state: 'Not credited',
    text: 'No Sweeps Coins where you live.',
  });
});
