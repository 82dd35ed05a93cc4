import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import {
  afterRound,
  checkReality,
  playedSince,
  realityCheckMinutes,
  type Session,
  sessionAt,
} from './session';

const cases = { numRuns: 1000, seed: 8303 };
const start = new Date('2026-11-21T12:00:00Z');
const restMs = 300_000;
const later = (ms: number) => new Date(start.getTime() + ms);
const session = sessionAt(null, null, start, restMs);
const rounds = fc.array(
  fc.record({
    coin: fc.constantFrom<Coin>('gold', 'sweeps'),
    stake: fc.integer({ min: 1, max: 1000 }).map(amount),
    payout: fc.nat({ max: 5000 }).map(amount),
    gapMs: fc.oneof(fc.nat({ max: 2 * restMs }), fc.constantFrom(restMs - 1, restMs, restMs + 1)),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('sessionAt and afterRound', () => {
  it('starts a session with the first round and after a rest, and adds up its rounds', () => {
    fc.assert(
      fc.property(rounds, (played) => {
        let current: Session | null = null;
        let lastRoundAt: Date | null = null;
        let atMs = 0;
        let since = 0;
        const instants: number[] = [];
        for (const [index, { gapMs, ...round }] of played.entries()) {
          atMs += gapMs;
          const now = later(atMs);
          if (index > 0 && gapMs >= restMs) since = index;
          instants.push(atMs);
          current = afterRound(sessionAt(current, lastRoundAt, now, restMs), round);
          lastRoundAt = now;

          const own = played.slice(since, index + 1);
          const sumOf = (coin: Coin, what: 'stake' | 'payout') =>
            own.filter((each) => each.coin === coin).reduce((total, each) => total + each[what], 0);
          expect(current).toEqual({
            startedAt: later(instants[since]!),
            checkedAt: later(instants[since]!),
            rounds: own.length,
            staked: { gold: sumOf('gold', 'stake'), sweeps: sumOf('sweeps', 'stake') },
            paid: { gold: sumOf('gold', 'payout'), sweeps: sumOf('sweeps', 'payout') },
          });
        }
      }),
      cases,
    );
  });

  it('keeps the session when the clock runs backwards', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 * restMs }), (ms) => {
        expect(sessionAt(session, start, later(-ms), restMs)).toBe(session);
        expect(playedSince(start, later(-ms), restMs)).toBe(0);
      }),
      cases,
    );
  });
});

describe('playedSince', () => {
  it('returns the time since the previous round, or 0 after a rest', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 * restMs }), (ms) => {
        expect(playedSince(start, later(ms), restMs)).toBe(ms < restMs ? ms : 0);
        expect(playedSince(null, later(ms), restMs)).toBe(0);
      }),
      cases,
    );
  });
});

describe('checkReality', () => {
  it('is due to the millisecond after the chosen minutes without a confirmation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...realityCheckMinutes),
        fc.nat({ max: 3_600_000 }),
        fc.nat({ max: 90 * 60_000 }),
        (minutes, confirmedMs, ms) => {
          const confirmed = { ...session, checkedAt: later(confirmedMs) };
          const due = { code: 'play-limits/reality-check-due', session: confirmed };

          expect(checkReality(confirmed, later(confirmedMs + ms), minutes)).toEqual(
            ms >= minutes * 60_000 ? due : null,
          );
          expect(checkReality(confirmed, later(confirmedMs + minutes * 60_000 - 1), minutes)).toBeNull();
          expect(checkReality(confirmed, later(confirmedMs + minutes * 60_000), minutes)).toEqual(due);
          expect(checkReality(confirmed, later(confirmedMs - ms), minutes)).toBeNull();
        },
      ),
      cases,
    );
  });

  it('is not due after a rest', () => {
    const rested = sessionAt(session, later(60 * 60_000), later(60 * 60_000 + restMs), restMs);

    expect(checkReality(rested, later(60 * 60_000 + restMs), 15)).toBeNull();
    expect(rested.rounds).toBe(0);
  });
});
