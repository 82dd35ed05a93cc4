import { describe, expect, it } from 'vitest';
import { unitsTyped } from './units-typed';

describe('unitsTyped', () => {
  it.each([
    ['500', 'gold', 500],
    ['-500', 'gold', -500],
    ['−1.5', 'sweeps', -150],
    ['2.05', 'sweeps', 205],
    ['+3', 'sweeps', 300],
    ['0.00', 'sweeps', null],
    ['1.5', 'gold', null],
    ['1.005', 'sweeps', null],
    ['1e3', 'gold', null],
    ['', 'gold', null],
  ] as const)('reads %s of %s as %s', (typed, coin, units) => {
    expect(unitsTyped(typed, coin)).toBe(units);
  });
});
