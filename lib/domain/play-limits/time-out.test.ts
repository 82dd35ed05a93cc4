import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakDays, checkTimeOut, exclude, exclusionMonths, takeBreak, type TimeOut } from './time-out';

const cases = { numRuns: 1000, seed: 8302 };
const dayMs = 86_400_000;
const start = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const endOf = (timeOut: TimeOut | null) => (timeOut ? (timeOut.until?.getTime() ?? Infinity) : -Infinity);

/** A sequence of breaks and exclusions. */
const requests = fc.array(
  fc.record({
    request: fc.oneof(
      fc.constantFrom(...breakDays).map((days) => ({ days })),
      fc.constantFrom(...exclusionMonths).map((months) => ({ months })),
    ),
    afterDays: fc.oneof(fc.nat({ max: 40 }), fc.nat({ max: 900 })),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('time-out', () => {
  it('is only ever prolonged, by any sequence of requests', () => {
    fc.assert(
      fc.property(requests, (requested) => {
        let timeOut: TimeOut | null = null;
        let day = 0;
        for (const { request, afterDays } of requested) {
          day += afterDays;
          const now = later(day * dayMs);
          const before: TimeOut | null = timeOut;
          timeOut =
            'days' in request ? takeBreak(before, request.days, now) : exclude(before, request.months, now);

          const requestedUntil =
            'days' in request ? now.getTime() + request.days * dayMs : monthsLater(now, request.months);
          expect(endOf(timeOut)).toBe(Math.max(endOf(before), requestedUntil));
          const wasExcluded = before?.kind === 'exclusion' && endOf(before) > now.getTime();
          expect(timeOut.kind).toBe(wasExcluded || 'months' in request ? 'exclusion' : 'break');
          expect(timeOut.since.getTime()).toBe(
            endOf(timeOut) === endOf(before) && timeOut.kind === before?.kind
              ? before.since.getTime()
              : now.getTime(),
          );
        }
      }),
      cases,
    );
  });

  it('refuses until its last millisecond, or permanently', () => {
    const timeOuts = fc.oneof(
      fc.constantFrom(...breakDays).map((days) => takeBreak(null, days, start)),
      fc.constantFrom(...exclusionMonths).map((months) => exclude(null, months, start)),
    );

    fc.assert(
      fc.property(
        timeOuts,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (timeOut, share) => {
          const { kind, until } = timeOut;
          const refused = { code: kind === 'break' ? 'play-limits/on-break' : 'play-limits/excluded', until };
          const lastsMs = (until ?? later(400 * 365 * dayMs)).getTime() - start.getTime();

          expect(checkTimeOut(timeOut, later(Math.floor(share * lastsMs)))).toEqual(refused);
          expect(checkTimeOut(timeOut, later(lastsMs - 1))).toEqual(refused);
          expect(checkTimeOut(timeOut, later(lastsMs))).toEqual(until === null ? refused : null);
        },
      ),
      cases,
    );
  });

  it('refuses nothing when null', () => {
    expect(checkTimeOut(null, start)).toBeNull();
  });
});

describe('exclude', () => {
  it.each([
    ['2026-08-31T23:59:59.999Z', 6, '2027-02-28T23:59:59.999Z'],
    ['2027-08-31T10:00:00.000Z', 6, '2028-02-29T10:00:00.000Z'],
    ['2027-08-29T10:00:00.000Z', 6, '2028-02-29T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 36, '2031-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 60, '2033-02-28T10:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', 6, '2027-06-30T10:00:00.000Z'],
    ['2026-11-21T12:00:00.000Z', 12, '2027-11-21T12:00:00.000Z'],
  ] as const)('from %s for %i months lasts until %s', (from, months, until) => {
    expect(exclude(null, months, new Date(from)).until?.toISOString()).toBe(until);
  });

  it('turns a break into an exclusion', () => {
    const onBreak = takeBreak(null, 30, start);

    expect(exclude(onBreak, 6, later(dayMs))).toEqual({
      kind: 'exclusion',
      since: later(dayMs),
      until: new Date('2027-05-22T12:00:00Z'),
    });
  });
});

describe('takeBreak', () => {
  it('prolongs an exclusion that ends earlier, which remains an exclusion', () => {
    const excluded = exclude(null, 6, start);
    const lastDay = new Date(excluded.until!.getTime() - dayMs);

    const prolonged = takeBreak(excluded, 7, lastDay);

    expect(prolonged).toEqual({
      kind: 'exclusion',
      since: lastDay,
      until: new Date(lastDay.getTime() + 7 * dayMs),
    });
    expect(checkTimeOut(prolonged, lastDay)).toHaveProperty('code', 'play-limits/excluded');
  });
});

/** Adds months by calendar arithmetic, limited to the last day of the month. */
function monthsLater(from: Date, months: number | null): number {
  if (months === null) return Infinity;
  const count = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const year = Math.floor(count / 12);
  const month = count % 12;
  const lastDate = new Date(Date.UTC(year, month + 1, 1) - dayMs).getUTCDate();
  const timeOfDay = from.getTime() % dayMs;
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDate)) + timeOfDay;
}
