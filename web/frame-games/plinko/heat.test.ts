import { describe, expect, it } from 'vitest';
import { heatOf } from './heat';

describe('heatOf', () => {
  it('rises with the multiple', () => {
    expect([10, 95, 100, 199, 200, 999, 1_000, 9_999, 10_000, 100_000].map(heatOf)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
  });
});
