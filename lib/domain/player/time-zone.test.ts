import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayShown, neighborsOf, nextMidnight, type Place, places, spanOf } from './calendar-fixture';
import { addDays, localDay, moveTo, startOf, type TimeZone, timeZone } from './local-day';

const cases = { numRuns: 1000, seed: 8202 };
const hourMs = 3_600_000;
const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** Two places whose tables cover the same time, and an instant. */
const moves = fc.constantFrom(...places).chain((from) => {
  const { from: min, to: max } = spanOf(from);
  return fc.record({
    from: fc.constant(from),
    to: fc.constantFrom(...neighborsOf(from)),
    at: fc.date({ min, max, noInvalidDate: true }),
  });
});

describe('moveTo', () => {
  it('takes effect at the later of both midnights', () => {
    fc.assert(
      fc.property(moves, fc.integer({ min: -60, max: 60 }), ({ from, to, at }, hours) => {
        const moved = moveTo(timeZone(from), to, at);

        const midnights = [nextMidnight(from, at), nextMidnight(to, at)].map((each) => each.getTime());
        const change = new Date(Math.max(...midnights));
        expect(moved).toEqual({ name: from, next: { name: to, from: change } });
        for (const instant of [later(change, -1), change, later(change, hours * hourMs)])
          expect(localDay(moved, instant)).toBe(dayShown(instant < change ? from : to, instant));
      }),
      cases,
    );
  });

  it('is canceled by moving back before it takes effect', () => {
    fc.assert(
      fc.property(moves, fc.double({ min: 0, max: 0.999, noNaN: true }), ({ from, to, at }, share) => {
        const moved = moveTo(timeZone(from), to, at);
        const before = later(at, Math.floor(share * (moved.next!.from.getTime() - at.getTime())));

        expect(moveTo(moved, from, before)).toEqual(timeZone(from));
      }),
      cases,
    );
  });

  it('applies a second move to the zone in effect at that time', () => {
    fc.assert(
      fc.property(moves, fc.integer({ min: 0, max: 90 }), ({ from, to, at }, hours) => {
        const moved = moveTo(timeZone(from), to, at);
        const again = later(at, hours * hourMs);
        const isThere = again >= moved.next!.from;

        const second = moveTo(moved, 'UTC', again);

        const current = isThere ? to : from;
        expect(second).toEqual(current === 'UTC' ? timeZone('UTC') : moveTo(timeZone(current), 'UTC', again));
        expect(moveTo(moved, to, again)).toEqual(isThere ? timeZone(to) : moveTo(timeZone(from), to, again));
      }),
      cases,
    );
  });
});

describe('startOf', () => {
  it('is the first instant at which the local day of a moving player is that day or later', () => {
    fc.assert(
      fc.property(moves, fc.integer({ min: -2, max: 4 }), ({ from, to, at }, days) => {
        const moved = moveTo(timeZone(from), to, at);
        const day = addDays(localDay(moved, at), days);

        const start = startOf(moved, day);

        expect(shownTo(moved, start) >= day).toBe(true);
        const halfHours = Array.from({ length: 150 }, (_each, index) => later(start, -1 - index * 1_800_000));
        expect(halfHours.filter((instant) => shownTo(moved, instant) >= day)).toEqual([]);
      }),
      cases,
    );
  });
});

function shownTo({ name, next }: TimeZone, at: Date): string {
  return dayShown((next && at >= next.from ? next.name : name) as Place, at);
}
