import { describe, expect, it } from 'vitest';
import { refusedWorthLabel } from './worth-label';

const allowed = { least: 600, most: 1_000 };

describe('refusedWorthLabel', () => {
  it('names the lowest allowed value for odds that are worth too little', () => {
    expect(refusedWorthLabel(599.5, allowed, 'en')).toBe(
      'The expected value is below the lowest that one person may publish. Allowed: 6.00 to 10.00 SC.',
    );
  });

  it('names the highest allowed value for odds that are worth too much', () => {
    expect(refusedWorthLabel(1_001, allowed, 'en')).toBe(
      'The expected value is above the highest that one person may publish. Allowed: 6.00 to 10.00 SC.',
    );
  });
});
