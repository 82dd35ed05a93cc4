import { describe, expect, it } from 'vitest';
import { sizeLabel, unitLabel } from './units';

describe('sizeLabel', () => {
  it.each([
    [1, '1 byte'],
    [512, '512 bytes'],
    [1_000, '1 kB'],
    [999_400, '999 kB'],
    [1_234_567, '1.23 MB'],
  ])('formats %i bytes as %s', (bytes, label) => {
    expect(sizeLabel(bytes)).toBe(label);
  });
});

describe('unitLabel', () => {
  it.each([
    [1, 'hour', 'en-US', '1 hour'],
    [3, 'day', 'en-US', '3 days'],
    [45, 'minute', 'de-DE', '45 Minuten'],
  ] as const)('formats %i of %s in %s as %s', (value, unit, locale, label) => {
    expect(unitLabel(value, unit, locale)).toBe(label);
  });
});
