import { describe, expect, it } from 'vitest';
import { totalsToAllow } from './totals-to-allow';

describe('totalsToAllow', () => {
  it('rises from twenty of the lowest chips to what the table takes', () => {
    expect(totalsToAllow(100, 100_000)).toEqual([2_000, 5_000, 10_000, 20_000, 50_000, 100_000]);
    expect(totalsToAllow(20, 500)).toEqual([400, 500]);
  });

  it('offers no more than the table takes', () => {
    expect(totalsToAllow(100, 1_500)).toEqual([1_500]);
  });
});
