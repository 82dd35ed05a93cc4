import { describe, expect, it } from 'vitest';
import { clockLabel } from './time-left';

describe('clockLabel', () => {
  it.each([
    [0, '0:00:00'],
    [59, '0:00:59'],
    [3_600, '1:00:00'],
    [18_429, '5:07:09'],
    [86_399, '23:59:59'],
    [86_400, '1 d'],
    [2 * 86_400 + 5 * 3_600 + 59, '2 d 5 h'],
  ])('formats %i seconds as %s', (seconds, label) => expect(clockLabel(seconds)).toBe(label));
});
