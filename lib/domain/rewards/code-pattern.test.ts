import { describe, expect, it } from 'vitest';
import { longestPattern, matchesPattern, parseCodePattern } from './code-pattern';

describe('matchesPattern', () => {
  it.each([
    ['AAAA-9999', 'TEAB-0042', true],
    ['AAAA-9999', 'teab-0042', true],
    ['AAAA-9999', 'TEAB-004', false],
    ['AAAA-9999', 'TEAB-00420', false],
    ['AAAA-9999', 'T3AB-0042', false],
    ['AAAA-9999', 'bad code ###', false],
    ['****', 'a1B2', true],
    ['****', 'a-B2', false],
    ['GIFT.99', 'GIFT.12', true],
    ['GIFT.99', 'GIFTX12', false],
    ['\\A99', 'A12', true],
    ['\\A99', 'B12', false],
    ['A9', 'é1', false],
  ])('with %j for %j is %s', (pattern, code, isMatch) => {
    expect(matchesPattern(code, pattern)).toBe(isMatch);
  });

  it('is true for every code without a pattern', () => {
    expect(matchesPattern('bad code ###', null)).toBe(true);
  });
});

describe('parseCodePattern', () => {
  it.each([
    ['without a placeholder', 'GIFT'],
    ['that is empty', ''],
    ['that ends with an escape', 'A9\\'],
    ['that is longer than a code', 'A'.repeat(longestPattern + 1)],
  ])('returns null for a pattern %s', (_what, pattern) => {
    expect(parseCodePattern(pattern)).toBeNull();
  });
});
