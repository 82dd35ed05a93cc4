import { describe, expect, it } from 'vitest';
import { wheelParSheet } from './par-sheet';
import { listWheels } from './wheels';

describe.each(listWheels().map((wheel) => [wheel.id, wheel] as const))('%s', (_, wheel) => {
  it('returns 95 to 96 percent', () => {
    const { basisPoints } = wheelParSheet(wheel).rtp.total;

    expect(basisPoints).toBeGreaterThanOrEqual(9_500);
    expect(basisPoints).toBeLessThanOrEqual(9_600);
  });

  it('gives every segment the same weight', () => {
    expect(new Set(wheel.segments.map(({ weight }) => weight))).toEqual(new Set([1]));
  });

  it('places no two segments that pay more than the stake side by side', () => {
    const { segments } = wheel;
    const crowded = segments.filter(
      ({ multiple }, at) => multiple > 1 && (segments[(at + 1) % segments.length]?.multiple ?? 0) > 1,
    );

    expect(crowded).toEqual([]);
  });

  it('offers the house range of stakes and whole multiples', () => {
    const { gold, sweeps } = wheel.stakes;

    expect([gold[0], gold.at(-1), sweeps[0], sweeps.at(-1)]).toEqual([100, 100_000, 20, 500]);
    for (const each of [gold, sweeps]) expect(each).toEqual(each.toSorted((one, other) => one - other));
    expect(wheel.segments.every(({ multiple }) => Number.isInteger(multiple))).toBe(true);
  });
});
