import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayShown, neighborsOf, places, spanOf } from '#domain/player/calendar-fixture';
import { addDays, type LocalDay, localDay, moveTo, timeZone } from '#domain/player/local-day';
import { type DailyMark, isOpenToday, markedOn, neverYet, nextOpening } from './once-a-day';

const cases = { numRuns: 600, seed: 9101 };
const hourMs = 3_600_000;
const on = (text: string) => text as LocalDay;
const newYork = timeZone('America/New_York');

/** A place, an instant before a move, and the delay of the request. */
const moves = fc.constantFrom(...places).chain((from) => {
  const { from: min, to: max } = spanOf(from);
  return fc.record({
    from: fc.constant(from),
    to: fc.constantFrom(from, ...neighborsOf(from)),
    at: fc.date({ min, max: new Date(max.getTime() - 96 * hourMs), noInvalidDate: true }),
    laterMs: fc.integer({ min: 0, max: 72 * hourMs }),
  });
});

describe('once-a-day claim', () => {
  it('is open before the first claim, and again from midnight after one', () => {
    const at = new Date('2026-11-21T12:00:00Z');
    const had = markedOn(neverYet, localDay(newYork, at));

    expect(isOpenToday(neverYet, newYork, at)).toBe(true);
    expect(had).toEqual({ day: '2026-11-21', times: 1 });
    expect(isOpenToday(had, newYork, at)).toBe(false);
    expect(isOpenToday(had, newYork, new Date('2026-11-22T04:59:59.999Z'))).toBe(false);
    expect(isOpenToday(had, newYork, new Date('2026-11-22T05:00:00Z'))).toBe(true);
  });

  it.each([
    ['23 hours', '2026-03-08T12:00:00Z', '2026-03-09T04:00:00.000Z'],
    ['25 hours', '2026-11-01T12:00:00Z', '2026-11-02T05:00:00.000Z'],
  ])('opens at midnight after a day of %s', (_length, at, next) => {
    expect(nextOpening(neverYet, newYork, new Date(at)).toISOString()).toBe(next);
  });

  it('stays closed for a player who moved west into a day already claimed', () => {
    const had: DailyMark = { day: on('2026-11-22'), times: 5 };
    // Kiritimati is a day ahead of Midway.
    const moved = moveTo(timeZone('Pacific/Kiritimati'), 'Pacific/Midway', new Date('2026-11-21T12:00:00Z'));
    const arrived = new Date('2026-11-22T12:00:00Z');

    expect(localDay(moved, new Date('2026-11-22T10:30:00Z'))).toBe('2026-11-23');
    expect(localDay(moved, arrived)).toBe('2026-11-22');
    expect(isOpenToday(had, moved, arrived)).toBe(false);
    expect(nextOpening(had, moved, arrived).toISOString()).toBe('2026-11-23T11:00:00.000Z');
  });

  it('is open exactly when the local day is later than the claimed one, in any zone', () => {
    fc.assert(
      fc.property(moves, fc.integer({ min: -2, max: 2 }), ({ from, to, at, laterMs }, days) => {
        const zone = moveTo(timeZone(from), to, at);
        const requestedAt = new Date(at.getTime() + laterMs);
        const place = zone.next && zone.next.from <= requestedAt ? to : from;
        const mark = { day: addDays(on(dayShown(from, at)), days), times: 1 };

        expect(isOpenToday(mark, zone, requestedAt)).toBe(dayShown(place, requestedAt) > mark.day);
      }),
      cases,
    );
  });

  it('opens exactly at nextOpening', () => {
    fc.assert(
      fc.property(moves, fc.boolean(), ({ from, to, at, laterMs }, isLater) => {
        const zone = moveTo(timeZone(from), to, at);
        const requestedAt = new Date(at.getTime() + (isLater ? laterMs : 0));
        const had = markedOn(neverYet, localDay(zone, requestedAt));

        const next = nextOpening(had, zone, requestedAt);

        expect(next > requestedAt).toBe(true);
        expect(isOpenToday(had, zone, next)).toBe(true);
        expect(isOpenToday(had, zone, new Date(next.getTime() - 1))).toBe(false);
      }),
      cases,
    );
  });
});
