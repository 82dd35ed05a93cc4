import { expect, it } from 'vitest';
import { fill } from './play-fab-ops';

it('fills braces with encoded values', () => {
  expect(fill('/games/{id}/rounds', { path: { id: 'a/b c' } })).toBe('/games/a%2Fb%20c/rounds');
});

it('appends what is given of the query and leaves out the rest', () => {
  const path = fill('/wallet/transactions', { query: { limit: 25, before: undefined } });

  expect(path).toBe('/wallet/transactions?limit=25');
});

it('is a plain path when nothing is to be filled or appended', () => {
  expect(fill('/wallet', { query: { before: undefined } })).toBe('/wallet');
});

it('refuses to call a route with a hole in it', () => {
  expect(() => fill('/games/{id}/rounds', {})).toThrow('needs "id"');
});
