import { describe, expect, it } from 'vitest';
import { amountLabel, chipLabel } from './amounts';

const gold = { coin: 'gold', locale: 'en-US' } as const;
const sweeps = { coin: 'sweeps', locale: 'en-US' } as const;

describe('amountLabel', () => {
  it.each([
    [1_500, gold, '1,500 GC'],
    [20, sweeps, '0.20 SC'],
  ])('formats %i with its coin', (units, money, label) => {
    expect(amountLabel(units, money)).toBe(label);
  });
});

describe('chipLabel', () => {
  it.each([
    [100, gold, '100'],
    [1_500, gold, '1.5K'],
    [50_000, gold, '50K'],
    [20, sweeps, '0.20'],
    [500, sweeps, '5'],
  ])('abbreviates %i', (units, money, label) => {
    expect(chipLabel(units, money)).toBe(label);
  });
});
