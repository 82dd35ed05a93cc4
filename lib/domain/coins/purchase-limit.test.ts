import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPurchase, newPlayState, type PlayState, windowsAt } from '#domain/play-limits/play-state';
import { periods } from '#domain/play-limits/windows';
import { timeZone } from '#domain/player/local-day';
import { uncountPurchase } from './purchase-limit';

const noon = new Date('2026-11-21T12:00:00Z');
const utc: PlayState = {
  ...newPlayState(noon),
  residency: { bornOn: null, state: null, timeZone: timeZone('UTC') },
};
const sumsOf = (state: PlayState, now: Date) =>
  periods.map((period) => windowsAt(state, now)[period].sums.purchasedCents);

describe('uncountPurchase', () => {
  it('subtracts the purchase on the same day', () => {
    const counted = countPurchase(countPurchase(utc, 499, noon), 1_999, noon);

    const state = uncountPurchase(counted, { cents: 1_999, begunAt: noon }, new Date('2026-11-21T13:00:00Z'));

    expect(sumsOf(state, noon)).toEqual([499, 499, 499]);
  });

  it('leaves a day that began later unchanged', () => {
    const next = new Date('2026-11-22T00:30:00Z');
    const counted = countPurchase(countPurchase(utc, 499, noon), 199, next);

    const state = uncountPurchase(counted, { cents: 499, begunAt: noon }, next);

    expect(sumsOf(state, next)).toEqual([199, 199, 199]);
  });

  it('leaves a week and a month that began later unchanged', () => {
    const inDecember = new Date('2026-12-01T00:30:00Z');
    const counted = countPurchase(utc, 499, noon);

    const state = uncountPurchase(counted, { cents: 499, begunAt: noon }, inDecember);

    expect(sumsOf(state, inDecember)).toEqual([0, 0, 0]);
  });

  it('returns every sum to 0 when all purchases are subtracted', () => {
    const event = fc.record({
      cents: fc.integer({ min: 1, max: 30_000 }),
      hours: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), fc.integer({ min: 0, max: 900 }), (events, endHours) => {
        const instant = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
        const begins = [...events].sort((left, right) => left.hours - right.hours);
        const end = instant(Math.max(endHours, begins.at(-1)?.hours ?? 0));
        let state = utc;
        for (const { cents, hours } of begins) state = countPurchase(state, cents, instant(hours));
        for (const { cents, hours } of begins)
          state = uncountPurchase(state, { cents, begunAt: instant(hours) }, end);
        expect(sumsOf(state, end)).toEqual([0, 0, 0]);
      }),
    );
  });
});
