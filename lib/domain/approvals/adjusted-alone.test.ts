import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { type AdjustedAlone, countAdjustedAlone, mostAdjustedAlone, sweepsAdjusted } from './adjusted-alone';

const day = (text: string) => text as LocalDay;
const today = day('2026-11-21');
const sweeps = (units: number) =>
  sweepsAdjusted({ account: 'player:sweeps-redeemable', amount: amount(units) });
const needed = { code: 'approvals/required', most: mostAdjustedAlone };

describe('countAdjustedAlone', () => {
  it.each([
    ['exactly the most that is given', 10_000, { day: today, sweeps: 10_000 }],
    ['exactly the most that is taken', -10_000, { day: today, sweeps: 10_000 }],
    ['one more that is given', 10_001, needed],
    ['one more that is taken', -10_001, needed],
  ])('applies the daily limit to %s', (_what, units, counted) => {
    expect(countAdjustedAlone(undefined, sweeps(units), today)).toEqual(counted);
  });

  it('returns null for Gold Coins of any amount', () => {
    const gold = { account: 'player:gold', amount: amount(1_000_000) } as const;

    expect(countAdjustedAlone(undefined, sweepsAdjusted(gold), today)).toBeNull();
  });

  it('limits the sum of all adjustments of a day, credits and debits alike', () => {
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

  it('restarts on the next day, but not when the clock runs behind', () => {
    const counted = { day: today, sweeps: amount(10_000) };

    expect(countAdjustedAlone(counted, sweeps(1), day('2026-11-22'))).toEqual({
      day: '2026-11-22',
      sweeps: 1,
    });
    expect(countAdjustedAlone(counted, sweeps(1), day('2026-11-20'))).toEqual(needed);
  });
});
