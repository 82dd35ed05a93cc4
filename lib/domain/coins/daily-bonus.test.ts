import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay, timeZone } from '#domain/player/local-day';
import { assertDoubleEntry } from '#domain/wallet/posting';
import { bonusPostings, dailyBonus, isPaused, nextStep, stepToday } from './daily-bonus';
import { type DailyMark, markedOn, neverYet } from './once-a-day';

const zone = timeZone('UTC');
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const first = '2026-11-02' as LocalDay;

describe('daily bonus', () => {
  it('gives 3.00 SC in seven steps, with 1,500 GC each', () => {
    expect(dailyBonus).toEqual({ gold: 1500, steps: [20, 20, 30, 30, 40, 60, 100] });
    expect(dailyBonus.steps.reduce((sum, sweeps) => sum + sweeps, 0)).toBe(300);
  });

  it('advances one step per claim, regardless of missed days, and restarts after the last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }), (gaps) => {
        let mark = neverYet;
        let day = first;
        gaps.forEach((gap, claims) => {
          expect(nextStep(mark)).toBe(claims % 7);
          day = addDays(day, gap);
          mark = markedOn(mark, day);
        });
        expect(mark.times).toBe(gaps.length);
      }),
      { seed: 9102 },
    );
  });

  it('shows the claimed step until midnight, then the next', () => {
    const mark: DailyMark = { day: first, times: 7 };

    expect(stepToday(neverYet, zone, noonOf('2026-11-02'))).toBe(0);
    expect(stepToday(mark, zone, noonOf('2026-11-02'))).toBe(6);
    expect(stepToday(mark, zone, noonOf('2026-11-03'))).toBe(0);
  });

  it.each([
    ['2026-11-02', false],
    ['2026-11-03', false],
    ['2026-11-04', true],
  ])('on %s, after a claim on 2 November, is paused: %s', (day, paused) => {
    expect(isPaused({ day: first, times: 3 }, zone, noonOf(day))).toBe(paused);
    expect(isPaused(neverYet, zone, noonOf(day))).toBe(false);
  });
});

describe('bonusPostings', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('posts gold and sweeps of step %i in one double entry', (step) => {
    const postings = bonusPostings(step, { withSweeps: true });

    assertDoubleEntry(postings);
    expect(postings).toEqual([
      { account: 'player:gold', coin: 'gold', amount: 1500 },
      { account: 'house:promotions', coin: 'gold', amount: -1500 },
      { account: 'player:sweeps-unplayed', coin: 'sweeps', amount: dailyBonus.steps[step] },
      { account: 'house:promotions', coin: 'sweeps', amount: -dailyBonus.steps[step]! },
    ]);
  });

  it('posts gold only for a player without Sweeps Coins', () => {
    expect(bonusPostings(6, { withSweeps: false }).map(({ account }) => account)).toEqual([
      'player:gold',
      'house:promotions',
    ]);
  });

  it('throws for a step out of range', () => {
    expect(() => bonusPostings(7, { withSweeps: true })).toThrow(RangeError);
  });
});
