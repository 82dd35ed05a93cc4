import { describe, expect, it } from 'vitest';
import { landingPath } from './landing-path';

describe('landingPath', () => {
  it.each([
    ['an admin without a requested page', null, true, '/Dashboard'],
    ['an admin who came from Home', '/', true, '/Dashboard'],
    ['an admin who requested a page', '/RewardsStore', true, '/RewardsStore'],
    ['an admin with an address of another site', 'https://elsewhere.test/', true, '/Dashboard'],
    ['a player without a requested page', null, false, '/'],
    ['a player who requested a page', '/Coins', false, '/Coins'],
  ])('leads %s', (_who, next, isAdmin, path) => {
    expect(landingPath(next, { isAdmin })).toBe(path);
  });
});
