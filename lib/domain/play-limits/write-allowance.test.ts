import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeWrite, type WriteAllowance } from './write-allowance';

const cases = { numRuns: 1000, seed: 8308 };
const start = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);

/** Number of writes allowed. */
function countAllowed(instantsMs: readonly number[], writesPerSecond: number): number {
  let allowance: WriteAllowance | null = null;
  let allowed = 0;
  for (const ms of instantsMs) {
    const taken: ReturnType<typeof takeWrite> = takeWrite(allowance, later(ms), writesPerSecond);
    if ('code' in taken) continue;
    allowance = taken;
    allowed += 1;
  }
  return allowed;
}

describe('takeWrite', () => {
  it("allows exactly one second's worth at one instant", () => {
    expect(
      countAllowed(
        Array.from({ length: 50 }, () => 0),
        20,
      ),
    ).toBe(20);
  });

  it('returns the seconds to wait', () => {
    const refused = takeWrite({ left: 0, countedAt: start }, start, 20);

    expect(refused).toEqual({ code: 'request/too-many', retryAfterSeconds: 1 });
  });

  it('refills nothing when the clock runs backwards', () => {
    const refused = takeWrite({ left: 0, countedAt: later(10_000) }, start, 20);

    expect(refused).toHaveProperty('code', 'request/too-many');
  });

  it('never counts the same time twice, with clocks in any order', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 100, maxLength: 200 });

    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 10 }), (instantsMs, writesPerSecond) => {
        const spanMs = Math.max(...instantsMs) - Math.min(...instantsMs);

        const allowed = countAllowed(instantsMs, writesPerSecond);

        expect(allowed).toBeLessThanOrEqual(
          Math.floor(writesPerSecond + (spanMs / 1000) * writesPerSecond + 1e-6),
        );
      }),
      cases,
    );
  });

  it('never allows more than capacity and refill', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 });

    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 50 }), (gapsMs, writesPerSecond) => {
        let elapsed = 0;
        const instants = gapsMs.map((gap) => (elapsed += gap));

        const allowed = countAllowed(instants, writesPerSecond);

        expect(allowed).toBeLessThanOrEqual(
          Math.floor(writesPerSecond + (elapsed / 1000) * writesPerSecond + 1e-6),
        );
      }),
      cases,
    );
  });
});
