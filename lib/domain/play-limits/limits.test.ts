import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LimitName, limitNames, type Limits, mostAt, setLimit, tightenLimit } from './limits';

const cases = { numRuns: 1000, seed: 8301 };
const start = new Date('2026-11-21T12:00:00Z');
const coolingMs = 24 * 3_600_000;
const later = (ms: number) => new Date(start.getTime() + ms);
const name: LimitName = 'loss-sweeps day';
const most = fc.option(fc.nat({ max: 5 }), { freq: 4 });

describe('setLimit', () => {
  it('applies stricter limits at once and looser ones after the cooling-off period, as an independent log does', () => {
    const requests = fc.array(fc.record({ most, afterHours: fc.integer({ min: 0, max: 30 }) }), {
      minLength: 1,
      maxLength: 12,
    });

    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 30 }), (request, hours) => {
        let limits: Limits = {};
        const log: { most: number; atHour: number }[] = [];
        let hour = 0;
        for (const { most, afterHours } of request) {
          hour += afterHours;
          limits = setLimit(limits, { name, most }, later(hour * 3_600_000), coolingMs);
          log.push({ most: most ?? Infinity, atHour: hour });
        }

        hour += hours;
        expect(mostAt(limits[name], later(hour * 3_600_000)) ?? Infinity).toBe(mostByLog(log, hour));
      }),
      cases,
    );
  });

  it('never allows more within the cooling-off period than before', () => {
    const requests = fc.array(fc.record({ most, afterMs: fc.nat({ max: coolingMs }) }), { maxLength: 8 });

    fc.assert(
      fc.property(fc.nat({ max: 5 }), requests, (first, request) => {
        let limits = setLimit({}, { name, most: first }, start, coolingMs);
        let [held, at] = [first, 0];
        for (const { most, afterMs } of request) {
          const atOnce = Math.min(at + afterMs, coolingMs - 1);
          limits = setLimit(limits, { name, most }, later(atOnce), coolingMs);
          const holds = mostAt(limits[name], later(coolingMs - 1))!;
          expect(holds).toBe(Math.min(held, most ?? Infinity));
          [held, at] = [holds, atOnce];
        }
      }),
      cases,
    );
  });

  it('leaves other limits unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...limitNames), most, most, (other, first, request) => {
        fc.pre(other !== name);
        const others = setLimit({}, { name: other, most: 7 }, start, coolingMs);
        const before = setLimit(others, { name, most: first }, start, coolingMs);

        const { [name]: _changed, ...rest } = setLimit(before, { name, most: request }, start, coolingMs);

        expect(rest).toEqual(others);
      }),
      cases,
    );
  });

  it('applies a looser limit to the millisecond, restarts the wait on repetition, and cancels it on request', () => {
    const first = setLimit({}, { name, most: 100 }, start, coolingMs);
    const looser = setLimit(first, { name, most: 200 }, later(0), coolingMs);
    const again = setLimit(looser, { name, most: 200 }, later(1000), coolingMs);
    const takenBack = setLimit(looser, { name, most: 100 }, later(1000), coolingMs);

    expect(looser[name]).toEqual({ most: 100, next: { most: 200, from: later(coolingMs) } });
    expect([later(coolingMs - 1), later(coolingMs)].map((at) => mostAt(looser[name], at))).toEqual([
      100, 200,
    ]);
    expect(again[name]).toEqual({ most: 100, next: { most: 200, from: later(coolingMs + 1000) } });
    expect(takenBack[name]).toEqual({ most: 100, next: null });
  });

  it('removes a limit only after the cooling-off period', () => {
    const limited = setLimit({}, { name, most: 0 }, start, coolingMs);
    const leaving = setLimit(limited, { name, most: null }, start, coolingMs);

    expect(leaving[name]).toEqual({ most: 0, next: { most: null, from: later(coolingMs) } });
    expect(mostAt(leaving[name], later(coolingMs))).toBeNull();
    expect(setLimit(leaving, { name, most: null }, later(coolingMs), coolingMs)).toEqual({});
    expect(setLimit({}, { name, most: null }, start, coolingMs)).toEqual({});
  });
});

describe('limitNames', () => {
  it('contains stakes and losses of each coin, purchases and time, per day, week and month', () => {
    expect(new Set(limitNames).size).toBe(18);
    expect(limitNames).toContain('stake-gold day');
    expect(limitNames).toContain('time month');
  });
});

/** The limit in force according to the log, evaluated hour by hour. */
function mostByLog(log: readonly { most: number; atHour: number }[], hour: number): number {
  let [held, pending] = [Infinity, { most: Infinity, fromHour: Infinity }];
  for (let each = 0; each <= hour; each += 1) {
    if (pending.fromHour <= each) [held, pending] = [pending.most, { most: Infinity, fromHour: Infinity }];
    for (const request of log.filter(({ atHour }) => atHour === each)) {
      const isLooser = request.most > held;
      pending = isLooser
        ? { most: request.most, fromHour: each + 24 }
        : { most: Infinity, fromHour: Infinity };
      if (!isLooser) held = request.most;
    }
  }
  return held;
}

describe('tightenLimit', () => {
  it('never allows more than before, at any later time', () => {
    const limit = fc.option(
      fc.record({ most, next: fc.option(fc.record({ most, from: fc.nat({ max: 48 }) })) }),
    );

    fc.assert(
      fc.property(limit, fc.nat({ max: 5 }), fc.nat({ max: 60 }), (before, requested, hours) => {
        const limits: Limits = before
          ? {
              [name]: {
                most: before.most,
                next: before.next && {
                  most: before.next.most,
                  from: later((before.next.from + 1) * 3_600_000),
                },
              },
            }
          : {};

        const tightened = tightenLimit(limits, { name, most: requested }, start);

        const at = later(hours * 3_600_000);
        if (tightened) {
          expect(mostAt(tightened[name], at)).toBe(requested);
          expect(requested).toBeLessThanOrEqual(mostAt(limits[name], start) ?? Infinity);
        } else expect(requested).toBeGreaterThanOrEqual(mostAt(limits[name], start) ?? Infinity);
      }),
      cases,
    );
  });

  it('cancels a pending looser limit by the limit in force', () => {
    const limits: Limits = { [name]: { most: 5, next: { most: null, from: later(1) } } };

    expect(tightenLimit(limits, { name, most: 5 }, start)).toEqual({ [name]: { most: 5, next: null } });
    expect(tightenLimit({ [name]: { most: 5, next: null } }, { name, most: 5 }, start)).toBeNull();
  });
});
