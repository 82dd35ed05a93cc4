import { describe, expect, it } from 'vitest';
import { countSteps } from './count-up';

describe('countSteps', () => {
  it.each([1, 2, 20, 100, 999, 80_000_000])('rises to %d and ends there', (amount) => {
    const steps = countSteps(amount);

    expect(steps.at(-1)).toBe(amount);
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
    expect(steps.length).toBeLessThanOrEqual(24);
    expect(steps.every(Number.isInteger)).toBe(true);
  });
});
