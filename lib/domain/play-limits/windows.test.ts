import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { dayShown, neighborsOf, nextStart, numberOf, places, spanOf } from '#domain/player/calendar-fixture';
import { type LocalDay, localDay, moveTo, timeZone } from '#domain/player/local-day';
import {
  count,
  emptyWindows,
  nothing,
  periods,
  resetsAt,
  type Sums,
  type Windows,
  windowsOn,
} from './windows';

const cases = { numRuns: 1000, seed: 8305 };
const hourMs = 3_600_000;
const on = (text: string) => text as LocalDay;
const one: Sums = { ...nothing, purchasedCents: 1 };
const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const moments = fc.constantFrom(...places).chain((place) => {
  const { from, to } = spanOf(place);
  return fc.record({ place: fc.constant(place), at: fc.date({ min: from, max: to, noInvalidDate: true }) });
});

describe('resetsAt', () => {
  it("returns the start of the next day, week or month in the player's zone", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...periods), ({ place, at }, period) => {
        const window = emptyWindows(on(dayShown(place, at)))[period];

        const dayAt = (instant: Date) => dayShown(place, instant);
        const than = numberOf(period, dayAt(at));
        expect(resetsAt(period, window, timeZone(place))).toEqual(
          nextStart(period, dayAt, { after: at, than }),
        );
      }),
      cases,
    );
  });
});

describe('windowsOn', () => {
  it('restarts a window exactly at its reset', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...periods), ({ place, at }, period) => {
        const zone = timeZone(place);
        const windows = count(emptyWindows(localDay(zone, at)), one);
        const reset = resetsAt(period, windows[period], zone);

        const [before, then] = [later(reset, -1), reset].map(
          (instant) => windowsOn(windows, localDay(zone, instant))[period],
        );

        expect(before).toEqual(windows[period]);
        expect(then?.sums).toEqual(nothing);
        expect(then?.from).toBe(period === 'day' ? dayShown(place, reset) : then?.from);
      }),
      cases,
    );
  });

  it('restarts nothing when the clock runs behind', () => {
    fc.assert(
      fc.property(moments, fc.nat({ max: 2000 }), ({ place, at }, hours) => {
        const zone = timeZone(place);
        const windows = count(emptyWindows(localDay(zone, at)), one);

        expect(windowsOn(windows, localDay(zone, later(at, -hours * hourMs)))).toEqual(windows);
      }),
      cases,
    );
  });

  it('never repeats a day, week or month for a player who moves, with any clock', () => {
    const steps = fc.array(
      fc.record({
        which: fc.nat({ max: 20 }),
        hours: fc.integer({ min: -8, max: 40 }),
        moves: fc.nat({ max: 2 }),
      }),
      { minLength: 3, maxLength: 9 },
    );

    fc.assert(
      fc.property(moments, steps, ({ place, at }, taken) => {
        const near = [place, ...neighborsOf(place)];
        let [zone, now] = [timeZone(place), at];
        let windows: Windows = emptyWindows(localDay(zone, now));
        const started = { day: [windows.day.from], week: [windows.week.from], month: [windows.month.from] };
        for (const { which, hours, moves } of taken) {
          now = later(now, hours * hourMs);
          if (moves === 0) zone = moveTo(zone, near[which % near.length]!, now);
          windows = windowsOn(count(windows, one), localDay(zone, now));
          for (const period of periods) {
            const { from, sums } = windows[period];
            if (sums.purchasedCents === 0) started[period].push(from);
            else expect(from).toBe(started[period].at(-1));
          }
        }

        for (const period of periods) {
          const numbers = started[period].map((day) => numberOf(period, day));
          expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
        }
      }),
      cases,
    );
  });
});

describe('count', () => {
  it('adds to every window', () => {
    const units = fc.nat({ max: 1_000_000 });
    const sums = fc
      .record({ gold: units, sweeps: units, cents: units, ms: units, won: units })
      .map(({ gold, sweeps, cents, ms, won }): Sums => ({
        staked: { gold: amount(gold), sweeps: amount(sweeps) },
        lost: { gold: amount(gold - won), sweeps: amount(sweeps - won) },
        purchasedCents: cents,
        playedMs: ms,
      }));

    fc.assert(
      fc.property(moments, sums, sums, ({ place, at }, first, second) => {
        const empty = emptyWindows(on(dayShown(place, at)));

        const counted = count(count(empty, first), second);

        for (const period of periods) {
          expect(counted[period].from).toBe(empty[period].from);
          expect(counted[period].sums).toEqual({
            staked: {
              gold: first.staked.gold + second.staked.gold,
              sweeps: first.staked.sweeps + second.staked.sweeps,
            },
            lost: {
              gold: first.lost.gold + second.lost.gold,
              sweeps: first.lost.sweeps + second.lost.sweeps,
            },
            purchasedCents: first.purchasedCents + second.purchasedCents,
            playedMs: first.playedMs + second.playedMs,
          });
        }
      }),
      cases,
    );
  });
});
