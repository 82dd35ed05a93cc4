import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countLabel,
  decimalLabel,
  dollarsLabel,
  oddsLabels,
  oneInLabel,
  percentLabel,
  shareLabel,
} from './numbers';

describe('countLabel', () => {
  it.each([
    [0, 'en-US', '0'],
    [64_149_360, 'en-US', '64,149,360'],
    [2_000.5, 'en-US', '2,000.5'],
    [-1_234, 'en-US', '-1,234'],
    [64_149_360, 'de-DE', '64.149.360'],
    [64_149_360, 'en-IN', '6,41,49,360'],
  ])('formats %d in %s as %s', (count, locale, label) => {
    expect(countLabel(count, locale)).toBe(label);
  });

  it('formats every integer like Intl.NumberFormat', () => {
    const intl = new Intl.NumberFormat('en-US');
    fc.assert(fc.property(fc.maxSafeInteger(), (count) => countLabel(count, 'en-US') === intl.format(count)));
  });
});

describe('decimalLabel', () => {
  it.each([
    [0.354, { least: 2, most: 6 }, '0.354'],
    [1_234.5, { least: 2, most: 2 }, '1,234.50'],
    [59.999, { most: 1 }, '60'],
  ])('formats %d with decimals %j as %s', (value, decimals, label) => {
    expect(decimalLabel(value, decimals, 'en-US')).toBe(label);
  });
});

describe('percentLabel', () => {
  it.each([
    [0, '0.00%'],
    [9_559, '95.59%'],
    [9_550, '95.50%'],
    [10_000, '100.00%'],
  ])('formats %d basis points as %s', (basisPoints, label) => {
    expect(percentLabel(basisPoints)).toBe(label);
  });
});

describe('shareLabel', () => {
  it.each([
    [0.955, { least: 2, most: 2 }, 'en-US', '95.50%'],
    [0.955, { most: 1 }, 'en-US', '95.5%'],
    [0.95, { most: 1 }, 'en-US', '95%'],
    [0.955, { least: 2, most: 2 }, 'de-DE', '95,50\u00a0%'],
  ])('formats %d with decimals %j in %s as %s', (share, decimals, locale, label) => {
    expect(shareLabel(share, decimals, locale)).toBe(label);
  });
});

describe('oneInLabel', () => {
  it.each([
    { oneIn: 3.26, words: '1 in 3.3' },
    { oneIn: '133', words: '1 in 133' },
    { oneIn: '64149360', words: '1 in 64,149,360' },
    { oneIn: Infinity, words: 'never' },
    { oneIn: '3.73e+223', words: '1 in a 224-digit number' },
  ])('returns "$words"', ({ oneIn, words }) => {
    expect(oneInLabel(oneIn, 'en')).toBe(words);
  });
});

describe('oddsLabels', () => {
  it.each([
    [10_000, '100%', '1 in 1'],
    [4_000, '40%', '1 in 2.5'],
    [3_333, '33.33%', '1 in 3'],
    [1_500, '15%', '1 in 6.67'],
    [250, '2.5%', '1 in 40'],
    [220, '2.2%', '1 in 45.5'],
    [10, '0.1%', '1 in 1,000'],
    [1, '0.01%', '1 in 10,000'],
  ])('formats %i of 10,000 as %s, %s', (weight, share, oneIn) => {
    expect(oddsLabels(weight, 10_000)).toEqual({ share, oneIn });
  });
});

describe('dollarsLabel', () => {
  it.each([
    [999, { locale: 'en-US' }, '$9.99'],
    [123_456_700, { locale: 'en-US' }, '$1,234,567.00'],
    [-498, { locale: 'en-US' }, '-$4.98'],
    [498, { locale: 'en-US', isSigned: true }, '+$4.98'],
    [0, { locale: 'en-US', isSigned: true }, '$0.00'],
    [1_250, { locale: 'en-US', isWhole: true }, '$13'],
    [999, { locale: 'de-DE' }, '9,99\u00a0$'],
  ])('formats %i cents with %j as %s', (cents, options, label) => {
    expect(dollarsLabel(cents, options)).toBe(label);
  });
});
