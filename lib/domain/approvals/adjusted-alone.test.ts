import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { type AdjustedAlone, countAdjustedAlone, mostAdjustedAlone } from './adjusted-alone';

const day = (text: string) => text as LocalDay;
const today = day('2026-11-21');
const sweeps = (units: number) => ({ account: 'player:sweeps-redeemable', amount: amount(units) }) as const;
const needed = { code: 'approvals/required', most: mostAdjustedAlone };

describe('countAdjustedAlone', () => {
  it.each([
    ['exactly the most that is given', 10_000, { day: today, sweeps: 10_000 }],
    ['exactly the most that is taken', -10_000, { day: today, sweeps: 10_000 }],
    ['one more that is given', 10_001, needed],
    ['one more that is taken', -10_001, needed],
  ])('decides about %s', (_what, units, counted) => {
    expect(countAdjustedAlone(undefined, sweeps(units), today)).toEqual(counted);
  });

  it('counts no Gold Coins, however many', () => {
    const gold = { account: 'player:gold', amount: amount(1_000_000) } as const;

    expect(countAdjustedAlone(undefined, gold, today)).toBeNull();
  });

  it('lets no number of small adjustments of a day pass for a large one, whatever they give and take', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -12_000, max: 12_000 })), (adjustments) => {
        let counted: AdjustedAlone | undefined;
        let moved = 0;
        for (const units of adjustments) {
          const after = countAdjustedAlone(counted, sweeps(units), today);
          if (!after || 'code' in after) continue;
          counted = after;
          moved += Math.abs(units);
        }

        expect(moved).toBeLessThanOrEqual(mostAdjustedAlone);
        expect(counted?.sweeps ?? 0).toBe(moved);
      }),
    );
  });

  it('begins anew with the next day, and not where a clock is behind', () => {
    const counted = { day: today, sweeps: amount(10_000) };

    expect(countAdjustedAlone(counted, sweeps(1), day('2026-11-22'))).toEqual({
      day: '2026-11-22',
      sweeps: 1,
    });
    expect(countAdjustedAlone(counted, sweeps(1), day('2026-11-20'))).toEqual(needed);
  });
});
