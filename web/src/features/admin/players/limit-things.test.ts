import { describe, expect, it } from 'vitest';
import { limitLabel, limitTyped } from './limit-things';

describe('limitTyped', () => {
  it.each([
    ['purchase', '25', 2_500],
    ['purchase', '1,250.5', 125_050],
    ['loss-sweeps', '0', 0],
    ['stake-gold', '10000', 10_000],
    ['stake-gold', '1.5', null],
    ['time', '90', 90],
    ['time', '-1', -1],
    ['purchase', '', null],
    ['purchase', '1.234', null],
  ] as const)('reads a limit of %s typed as %j as %j', (thing, typed, units) => {
    expect(limitTyped(thing, typed)).toBe(units);
  });
});

describe('limitLabel', () => {
  it.each([
    ['purchase', 2_500, '$25.00'],
    ['loss-sweeps', 150, '1.50 SC'],
    ['stake-gold', 10_000, '10,000 GC'],
    ['time', 90, '90 min'],
    ['time', null, 'no limit'],
  ] as const)('writes a limit of %s of %j as %j', (thing, units, label) => {
    expect(limitLabel(thing, units)).toBe(label);
  });
});
