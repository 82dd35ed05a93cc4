import { expect, it } from 'vitest';
import { fill } from './play-fab-ops';

it('fill replaces braces with encoded values', () => {
  expect(fill('/games/{id}/rounds', { path: { id: 'a/b c' } })).toBe('/games/a%2Fb%20c/rounds');
});

it('fill appends the given query parameters and leaves out the others', () => {
  const path = fill('/wallet/transactions', { query: { limit: 25, before: undefined } });

  expect(path).toBe('/wallet/transactions?limit=25');
});

it('fill returns the plain path when there is nothing to replace or append', () => {
  expect(fill('/wallet', { query: { before: undefined } })).toBe('/wallet');
});

it('fill throws for a brace without a value', () => {
  expect(() => fill('/games/{id}/rounds', {})).toThrow('needs "id"');
});
